# アレス・プロジェクト：名称・問い・経過の文

## ゲーム

game-title = アレス・プロジェクト
game-blurb = カードは表にすれば建物や攻撃、裏にすればリソース。スクリーンの陰で軍団を育て、火星の国境地帯を押さえ、相手の備えがないうちに攻め込みます。
option-mode = ゲームの種類
option-mode-basic = 基本ゲーム（テラン対カフーム）
option-mode-full = 総合ゲーム（3～4人なら乱戦）
option-mode-teams = チーム戦（4人専用）
option-faction = 勢力
option-faction-terran = テラン
option-faction-kahoum = カフーム
option-faction-xenos = ゼノス
option-faction-colossus = コロッサス
mode-full = 総合ゲーム
mode-teams = チーム戦
mode-basic = 基本ゲーム

## 勢力

faction-terran = テラン
faction-kahoum = カフーム
faction-xenos = ゼノス
faction-colossus = コロッサス

## 部隊タイプ

type-infantry = 歩兵
type-armour = 装甲
type-air = 航空
type-building = 建物

## カードの種類

kind-building = 建物
kind-special-building = 特殊建物
kind-special = 特殊カード
kind-standard = 攻撃
kind-raid = 攻撃
kind-attack = 特殊攻撃
kind-start = 初期建物
kind-mat = 基地マット

## 特殊カードの分類・つける先・コロッサスの部位

group-technology = テクノロジー
group-order = 指令
group-obelisk = 方尖塔
group-veil = 帳
group-brain = 頭脳
group-evolve = 進化
group-mutation = 変異
group-upgrade = アップグレード
attach-any = 任意の建物
attach-ground = 歩兵か装甲を生み出す建物
attach-infantry = 歩兵を生み出す建物
attach-armour = 装甲を生み出す建物
attach-air = 航空を生み出す建物
attach-weapon = 武装
attach-body = 胴体
slot-arm = 腕部
slot-shoulder = 肩部
slot-chest = 胸部
slot-legs = 脚部
slot-back = 背部
slot-any = 任意の部位

## 数値と能力

short-cost = コスト
short-initiative = イニシアチブ
short-infantry = 対歩兵
short-armour = 対装甲
short-air = 対航空
short-building = 対建物
short-tough = 頑強
short-shield = シールド
short-scouting = 偵察
short-deep_strike = 深攻
short-base_defence = 基地防衛
short-no_flanking = 側面不可

## 部隊の特殊テキスト

text-dropship = 深攻作戦では、この部隊1つにつき、深攻能力を持たない自分の歩兵軍団1つも参加できます。
text-ascend = 建造で昇華できます：パワー2で、部隊2つにつき、このカードのもう一方の部隊1つになります。
text-acolyte = 建造で信徒になれます。

## 部隊

# テラン

unit-turret = 砲塔
unit-militia = 民間兵
unit-trooper = 戦闘兵
unit-mecha = 機械兵
unit-rocket = ロケット兵
unit-stealth = ステルス兵
unit-heavy-tank = 重戦車
unit-tank = 戦車
unit-mobile-aa = 機動対空砲
unit-scout-car = 偵察車
unit-predator = プレデター
unit-dropship = 投下船
unit-bomber = 爆撃機
unit-interceptor = 迎撃機
unit-minefield = 地雷原
unit-flak-battery = 高射砲座

# カフーム

unit-novice-basic = 修練者
unit-novice = 修練者
unit-pebble = 小石
unit-boulder = 巨岩
unit-ember = 熾火
unit-inferno = 業火
unit-zephyr = 西風
unit-cyclone = 大嵐
unit-void-rip = 虚空裂
unit-void-maw = 虚空顎
unit-mist = 霧
unit-maelstrom = 渦潮
unit-guardian = 守人
unit-ward-stone = 結界石

# ゼノス

unit-larva = 幼生
unit-queen = 女王
unit-razor = レイザー
unit-soldier = ソルジャー
unit-slicer = スライサー
unit-stinger = 毒針
unit-behemoth = ベヒモス
unit-rover = ローヴァー
unit-lurker = 潜伏獣
unit-tunneler = 穿孔獣
unit-poison-ivy = ポイズン・アイヴィ
unit-spore-tower = 胞子塔
unit-leviathan = 巨獣
unit-gorgon = 翼竜

# コロッサス

unit-iron-fist = 鉄拳
unit-mortis-cannon = モーティス砲
unit-shrapnel-gun = 散弾砲
unit-cutter = 切断刃
unit-crusher = 圧砕機
unit-skylance = 対空誘導弾
unit-rocket-storm = 噴進弾
unit-hornet = 戦闘無人機
unit-spotter = 偵察無人機
unit-annihilator = 殲滅光線
unit-lance = 収束光線
unit-stomper = 踏砕脚
unit-ram = 衝角
unit-flak-net = 対空網
unit-repulsor = 斥力場

## カード

# テラン

card-barracks = 兵舎
card-heavy-barracks = 重兵舎
card-factory = 工場
card-motor-pool = 車両基地
card-heliport = ヘリポート
card-airfield = 飛行場
card-base-defense = 基地防衛（建物）
card-power-plant = 電力炉
card-nuclear-plant = 原子炉
card-advanced-optics = 高性能照準
card-composite-armour = 複合装甲
card-smart-ammunition = 誘導弾薬
card-rapid-loader = 速射装置
card-cloaking-field = 遮蔽装置
card-field-hospital = 救護班
card-resupply = 再供給
card-satellite-scan = 衛星走査
card-terran-standard = 標準攻撃
card-terran-raid = 襲撃（攻撃）
card-tactical-nuke = 戦術核（攻撃）
card-blitz = 電撃攻撃
card-combined-arms = 連携攻撃
card-turret-start = 砲塔
card-militia-start = 民間兵
card-workers = 労働者

# カフーム

card-quake = 地鳴
card-pyre = 紅蓮
card-gale = 疾風
card-abyss = 奈落
card-tide = 潮
card-sanctum = 聖域
card-obelisk-fire = 火の方尖塔
card-obelisk-earth = 地の方尖塔
card-obelisk-wind = 風の方尖塔
card-obelisk-water = 水の方尖塔
card-obelisk-void = 虚の方尖塔
card-elemental-veil = 元素の帳
card-rite-of-ascension = 昇華の儀
card-meditation = 瞑想
card-foresight = 予見
card-kahoum-standard = 標準攻撃
card-kahoum-raid = 襲撃（攻撃）
card-eclipse = 蝕の攻撃
card-convergence = 合一の攻撃
card-starwalk = 星渡りの攻撃
card-novice-start-basic = 修練者（基本ゲーム）
card-novice-start = 修練者
card-acolytes = 信徒

# ゼノス

card-nest = 巣（ネスト）
card-hive = 巣（ハイヴ）
card-brood = 抱卵
card-burrow = 巣穴
card-thicket = 茂み
card-titan-pit = 巨獣窟
card-tactical-brain = 作戦頭脳
card-hunter-brain = 狩猟頭脳
card-fury-brain = 激情頭脳
card-brood-brain = 繁殖頭脳
card-evolve-wings = 進化：翼
card-evolve-carapace = 進化：甲殻
card-evolve-grounding = 進化：着地
card-evolve-rooting = 進化：根付き
card-evolve-moulting = 進化：脱皮
card-ground-pound = 地上砲撃
card-venom-glands = 毒腺
card-acid-spit = 酸吐き
card-great-spawning = 大産卵
card-xenos-standard = 標準攻撃
card-xenos-raid = 襲撃（攻撃）
card-queen-attack = 女王攻撃
card-swarm = 群襲攻撃
card-ambush = 地中奇襲攻撃
card-larva-pool = 幼生池
card-queen-mat = 女王
card-queen-card = 女王

# コロッサス

card-explosive-gun = 炸裂銃
card-blade-arm = 刃腕
card-missile-rack = 弾庫
card-drone-bay = 無人機庫
card-beam-core = 光線炉
card-treads = 履帯
card-point-defence = 近接防御
card-auxiliary-reactor = 補助炉
card-targeting-computer = 照準機
card-overcharger = 過給器
card-reactive-armour = 反応装甲
card-servo-joint = 高速関節
card-jump-jets = 跳躍機
card-sensor-array = 探知機
card-nanoforge = 修復炉
card-salvage = 回収
card-refit = 換装
card-colossus-standard = 標準攻撃
card-colossus-raid = 襲撃（攻撃）
card-overdrive = 全力駆動攻撃
card-orbital-drop = 軌道降下攻撃
card-rampage = 蹂躙攻撃
card-iron-fists = 鉄拳
card-hull = 装甲殻
card-core = 炉心
card-body = 胴体

## カードの効果

# テラン

effect-base-defense = 地雷原にはパワー1が必要です。割り振らなければ、その戦闘では地雷原を建造できません。
effect-power-plant = 建造：パワー2を生み出します。
effect-nuclear-plant = 建造：パワー4を生み出します。
effect-advanced-optics = 任意の建物につけます。建造、パワー1：この戦闘中、この軍団は自身のダイスだけに使えるふり直しを2回得ます。
effect-composite-armour = 歩兵か装甲を生み出す建物につけます。建造、パワー1：この戦闘中、この軍団のシールドは＋2されます。
effect-smart-ammunition = 任意の建物につけます。建造、パワー1：部隊タイプを1つ指定します。この戦闘中、そのタイプに対するこの軍団の攻撃レートは＋1されます。Xは変わりません。
effect-rapid-loader = 任意の建物につけます。建造、パワー1：この戦闘中、この軍団のイニシアチブは＋1されます。
effect-cloaking-field = 歩兵か装甲を生み出す建物につけます。建造、パワー2：この戦闘中、この軍団は偵察値が＋2され、深攻能力を持ちます。
effect-field-hospital = 歩兵を生み出す建物につけます。建造、パワー1：戦闘後、このカードがその戦闘で失った部隊を2つまで戻します。
effect-resupply = 指令。自分の建造で、リソースが部隊になる前に捨てます：ボーナスリソースを3得ます。
effect-satellite-scan = 指令。プレイ時に対戦相手1人の基地を見ることができます。両者の建造後に捨てます：この戦闘中、偵察値＋1。
effect-terran-standard = 追加のルールはありません。
effect-terran-raid = 襲撃を行います。3ラウンド、双方1軍団ずつで戦います。勝ったら異なる報酬を2つ選びます：防御側の得点カードを1枚奪う／ボーナスリソースを3得る／防御側の空き建物を1つ破壊する。
effect-tactical-nuke = 軍団の配置後、建造で残したパワー2を払います：戦線の敵軍団1つに3ヒット、その列にいる自分の軍団に1ヒットを与えます。払わなければ効果はありません。
effect-blitz = 第1ラウンドの間、自分の全軍団のイニシアチブは＋1されます。
effect-combined-arms = 軍団の配置後：戦線にいる自分の軍団の部隊タイプ1種類につき、ふり直しを1回得ます。
effect-workers = 労働者はコスト1、最大4つ。建造のたびに、それぞれパワー1を生み出すか、ふり直し欄に置きます。ふり直し欄の労働者1つを戻すと、自分のダイス1個をふり直せます。

# カフーム

effect-obelisk-fire = 建造：パワー1を生み出します。各ラウンド1回、どの軍団も発砲する前、パワー1：このラウンド、自分の軍団1つのX以外の全攻撃レートは＋1されます。
effect-obelisk-earth = 建造：パワー1を生み出します。各ラウンド1回、イニシアチブグループの損害を取り除く前、パワー1：自分の軍団への1ヒットを無効にします。
effect-obelisk-wind = 建造：パワー1を生み出します。各ラウンド1回、再配備後、パワー1：隣り合う列、または前後にいる自分の軍団2つの位置を入れ替えます。
effect-obelisk-water = 建造：パワー1を生み出します。各ラウンド1回、どの軍団も発砲する前、パワー1：このラウンド、敵軍団1つのイニシアチブは－1されます。
effect-obelisk-void = 建造：パワー1を生み出します。各ラウンド1回、どの軍団も発砲する前、パワー2：このラウンド、敵軍団1つの全攻撃レートは－1されます。
effect-elemental-veil = 任意の建物につけます。その軍団のシールドは、すべての戦闘でパワーなしに＋1されます。
effect-rite-of-ascension = 指令。自分の建造で捨てます：自分のカード1枚を、パワーを払わずに昇華させます。
effect-meditation = 指令。自分の建造で捨てます：ボーナスリソース2とパワー1を得ます。
effect-foresight = プレイ時に、対戦相手1人の基地を見てこれを捨てるか、指令として残すかを選びます。指令は両者の建造後に捨てます：この戦闘中、偵察値＋2。
effect-kahoum-standard = 追加のルールはありません。
effect-kahoum-raid = 襲撃を行います。3ラウンド、双方1軍団ずつで戦います。勝ったら異なる報酬を2つ選びます：防御側の得点カードを1枚奪う／ボーナスリソースを3得る／防御側の空き建物を1つ破壊する。
effect-eclipse = この戦闘中、敵の偵察値は0とみなします。第1ラウンドの間、敵の全軍団のイニシアチブは－1されます。
effect-convergence = この戦闘中、各方尖塔は毎ラウンド2回まで使えます。パワーはそのつど払います。
effect-starwalk = 深攻作戦のとき：深攻能力を持たない自分の軍団2つも参加できます。
effect-acolytes = 信徒はコスト1、最大4つ。建造のたびに、それぞれパワー1を生み出します。

# ゼノス

effect-tactical-brain = 各ラウンド1回、再配備後、パワー1：戦線にいる自分の軍団2つの位置を入れ替えます。
effect-hunter-brain = 両者の建造後、パワー1：この戦闘中、偵察値＋2。
effect-fury-brain = 各ラウンド1回、どの軍団も発砲する前、パワー1：このラウンド、自分の軍団1つのイニシアチブは＋1されます。
effect-brood-brain = 自分の建造のたびに、女王は無償の卵をもう1個産みます。
effect-evolve-wings = 歩兵を生み出す建物につけます。その部隊は航空になります。対歩兵の攻撃レートは1下がりますが、0未満にはなりません。
effect-evolve-carapace = 歩兵を生み出す建物につけます。その部隊は装甲になります。
effect-evolve-grounding = 航空を生み出す建物につけます。その部隊は装甲になり、対歩兵の攻撃レートは＋1されます。
effect-evolve-rooting = 装甲を生み出す建物につけます。その部隊は建物になり、軍団はシールドが＋2され、側面不可を持ちます。
effect-evolve-moulting = 装甲を生み出す建物につけます。その部隊は歩兵になり、イニシアチブは＋1されます。
effect-ground-pound = 任意の建物につけます。対歩兵＋1、対航空－1。Xは変わりません。
effect-venom-glands = 任意の建物につけます。対装甲＋1、対建物－1。Xは変わりません。
effect-acid-spit = 任意の建物につけます。建造、パワー1：この戦闘中、対航空がXなら1になり、それ以外なら＋1されます。
effect-great-spawning = 指令。自分の建造で捨てます：ボーナスリソースを3得て、すべて女王に置きます。戦闘が終わるまで、女王は5個以上の卵を持てます。
effect-xenos-standard = 追加のルールはありません。
effect-xenos-raid = 襲撃を行います。3ラウンド、双方1軍団ずつで戦います。勝ったら異なる報酬を2つ選びます：防御側の得点カードを1枚奪う／ボーナスリソースを3得る／防御側の空き建物を1つ破壊する。
effect-queen-attack = 女王が1部隊の軍団としてこの戦闘に加わります。深攻作戦にも参加できます。女王が破壊されると卵はすべて失われ、次の自分の建造では無償の卵を産みません。
effect-swarm = 各ラウンドの再配備前に、戦線に軍団がいる自分の建物1つの上で、卵をリソースとして使えます。それらはただちに部隊になります。
effect-ambush = 最初の配置では、防御側が全軍団を置き終えてから自分の軍団を置きます。その後の再配備では通常どおり偵察値に従います。
effect-queen-mat = 自分の建造のたびに、無償の卵を1個産み、続いて置かれたリソース1枚につき卵が1個になります。卵は最大4個。卵1個は、建造で部隊に足りないリソース1枚の代わりになり、いつでもパワー1になります。

# コロッサス

effect-auxiliary-reactor = 背部専用。建造：アップグレードを2枚まで選び、それぞれにパワー1を置きます。
effect-targeting-computer = 武装用。各ラウンド1回、この武装がダイスをふった後、パワー1：そのダイスを2個までふり直します。
effect-overcharger = 武装用。各ラウンド1回、どの軍団も発砲する前、パワー1：このラウンド、この武装のX以外の全攻撃レートは＋1されます。
effect-reactive-armour = 武装用。建造、パワー1：この戦闘中、シールド＋2。
effect-servo-joint = 武装用。各ラウンド1回、どの軍団も発砲する前、パワー1：このラウンド、イニシアチブ＋2。
effect-jump-jets = 胴体用。建造、パワー2：この戦闘中、武装3つまでが深攻能力を持ちます。
effect-sensor-array = 胴体用。両者の建造後、パワー1：この戦闘中、偵察値＋2。
effect-nanoforge = 胴体用。各ラウンド1回、ラウンド終了時、パワー2：この戦闘で失った部隊1つをまだ戦線にいる武装に戻すか、装甲殻トークンを1個戻します。
effect-salvage = 指令。自分の建造で捨てます：ボーナスリソースを2得ます。自分の直前の戦闘で敵部隊を4つ以上破壊していたなら4得ます。
effect-refit = 指令。自分の建造で捨てます：武装1つを反対向きにします。その部隊を取り除き、コスト全額分のボーナスリソースを（捨て札の枚数まで）その上に置いてから建造します。
effect-colossus-standard = 追加のルールはありません。
effect-colossus-raid = 襲撃を行います。3ラウンド、双方1軍団ずつで戦います。勝ったら異なる報酬を2つ選びます：防御側の得点カードを1枚奪う／ボーナスリソースを3得る／防御側の空き建物を1つ破壊する。
effect-overdrive = 各ラウンド、どの軍団も発砲する前に、装甲殻トークンを1個取り除けます：このラウンド、武装1つのX以外の全攻撃レートとイニシアチブは＋1されます。
effect-orbital-drop = 深攻作戦のとき：すべての武装が参加できます。
effect-rampage = 武装が基地カードに2ヒット以上を与えたら、空き建物を2つまで破壊します。国境地帯での戦闘では、代わりにふり直しを2回得ます。
effect-hull = 装甲殻トークンはコスト2、最大4個。イニシアチブグループの損害を取り除く前に2個まで（襲撃では1個まで）外せます：1個につき武装への1ヒットを無効にします。
effect-core = 建造：アップグレード1枚にパワー1を置きます。
effect-body = 胴体用アップグレードを3枚までつけられます。それらは破壊されません。

## 効果のタイミング

window-orders = 建造の始め
window-spend = 建造
window-gathering = 軍団が集まるとき
window-deep-strike = 深攻作戦
window-beginning = 戦闘の始め
window-placement = 配置
window-after-constructions = 両者の建造後
window-after-placement = 配置後
window-round-start = ラウンド開始時
window-after-redeploy = 再配備後
window-before-fire = どの軍団も発砲する前
window-after-roll = ダイスをふった後
window-before-losses = 損害を取り除く前
window-round-end = ラウンド終了時

## カードの使い方

use-resource = 裏向き：リソースにする
use-first-side = 表向き：1つ目の部隊を生み出す向き
use-second-side = 表向き：2つ目の部隊を生み出す向き
use-take-frontier = 中立の国境地帯を確保する
use-normal-attack = 攻撃する：通常攻撃
use-deep-strike = 攻撃する：深攻作戦
use-score = 攻撃せずに得点にする
use-face-up = 表向き：特殊建物として置く
use-attach = 表向き：建物につける
use-order = 表向き：指令として置く
use-look = 表向き：相手の基地を見る
use-raid = 攻撃する：襲撃
choice-card-normal-attack = 通常攻撃
choice-card-deep-strike = 深攻作戦/襲撃
stand-frontier = 国境地帯
stand-base = 基地
stand-raid = 襲撃
end-left = 左端
end-right = 右端
redeploy-stay = 動かさない
redeploy-move = 軍団を動かす
reward-scoring-card = 得点カードを1枚奪う
reward-resources = ボーナスリソースを3得る
reward-destroy = 空き建物を1つ破壊する

## プレイヤーへの問い

ask-opening = 最初の手札にするカードを、自分のデッキから2枚選んでください。
ask-play = プレイするカードを選んでください。
ask-use-as = 「{ $card }」をどう使いますか？
ask-put-on = 「{ $card }」をどこに置きますか？
ask-attack-whom = どの対戦相手に対して使いますか？
ask-defend = 攻撃を受けます。どちらを防御しますか？
ask-place-against = 敵軍団「{ $foe }」に、どの軍団を合わせますか？
ask-match-whom = すべての敵軍団に合わせるには軍団が足りません。どの敵軍団に合わせますか？
ask-place-next = 次にどの軍団を配置しますか？
ask-place-end = 戦線のどちらの端に配置しますか？
ask-emergency = 緊急防衛：どの建物に手札をリソースとしてプレイしますか？
ask-emergency-card = 緊急防衛：どのカードをリソースとしてプレイしますか？
ask-redeploy = 再配備：接敵していない軍団を動かしますか？
ask-move-force = 再配備：どの軍団を動かしますか？
ask-move-to = 「{ $unit }」をどこに動かしますか？
ask-retreat = 撤退を宣言しますか？ 宣言すると、このラウンドは発砲できません。
ask-fire = 次にどの軍団が発砲しますか？
ask-target = 「{ $unit }」はどれを目標に発砲しますか？
ask-reroll = 「{ $unit }」のどのダイスをふり直しますか？
ask-destroy = どの空き建物を破壊しますか？
ask-raider = どの軍団で襲撃の戦闘を行いますか？
ask-rewards = 襲撃に成功しました。報酬を{ $least }つ選んでください。
ask-put-bonus = ボーナスリソースをどこに置きますか？
ask-use-effect = どのカードの効果を使いますか（{ $when }）？
ask-effect-force = 「{ $card }」：どの軍団を対象にしますか？
ask-effect-type = 「{ $card }」：どの部隊タイプを指定しますか？
ask-effect-place = 「{ $card }」：どのカードを対象にしますか？
ask-swap-force = どの軍団の位置を入れ替えますか？
ask-swap-with = どの軍団と入れ替えますか？
ask-joins = 深攻作戦に参加させる軍団を選んでください（{ $most }つまで）。
ask-workers = 労働者をいくつ「ふり直し」欄に置きますか？ 残りは1つにつきパワー1を生み出します。
ask-power-up = どの建物に必要なパワーを割り振りますか？
ask-acolytes = 修練者をいくつ信徒にしますか？
ask-ascends = パワー2で、どのカードを昇華させますか？
ask-eggs = どの建物で、部隊1つ分に足りないリソースの代わりに卵を使いますか？
ask-evolve-off = どの進化カードを捨てますか？
ask-swarm-on = どの建物で卵を部隊にしますか？
ask-swarm-count = そこで部隊をいくつ建造しますか？ 足りないリソースの数だけ卵を使います。
ask-discard-weapon = 部位を空けるために、どの武装やリソースの山を捨てますか？
ask-charge = どのアップグレードにパワー1を置きますか？
ask-whose-force = 次はどちらのプレイヤーの軍団の番にしますか？

## 実物のダイスやカードの結果入力

chance-start-player = 先攻は誰ですか？
chance-draw = どのカードを引きましたか？
chance-die = ダイスの目はいくつですか？
chance-die-again = ふり直したダイスの目はいくつですか？

## 経過：ターン

event-start-player = 先攻は{ $seat }です。
event-opened = { $seat }が最初のカードを2枚選びました。
event-drew = { $seat }がカードを引きました（{ $card }）。
event-passed = { $seat }はカードがないのでパスします。
event-played = { $seat }が基地にカードを1枚プレイしました。
event-scored = { $seat }は攻撃せずに「{ $card }」を得点にしました。
event-attacks = { $seat }が{ $foe }への攻撃を宣言しました。
event-claims = { $seat }が「{ $card }」をプレイし、中立の国境地帯の確保を宣言しました。
event-frontier-taken = { $seat }が国境地帯を支配しました。
event-frontier-not-taken = { $seat }には国境地帯を確保できる部隊がありません。国境地帯は中立のままです。

## 経過：戦闘の準備

event-screen-down = { $seat }がスクリーンを外し、建造を行います。
event-built = { $seat }が{ $unit }を{ $count }つ建造しました。
event-stands = { $seat }は{ $stand }を防御します。
event-revealed = { $seat }が「{ $card }」（{ $choice }）を公開しました。
event-card-scored = 攻撃カード「{ $card }」は{ $seat }の得点カードになりました。
event-surprise = { $seat }は奇襲を受けました！
event-gives-way = { $seat }は基地を防御し、国境地帯を明け渡しました。
event-no-forces = { $seat }には戦闘に参加できる軍団がありません。
event-placed = { $seat }が{ $unit }を戦線に配置しました。
event-placed-against = { $seat }が{ $unit }を{ $foe }に合わせて配置しました。
event-base-cards = { $seat }が戦線の両端に基地カードを置きました。

## 経過：戦闘ラウンド

event-round = 残り戦闘ラウンド：{ $left }
event-emergency-played = 緊急防衛：{ $seat }が「{ $card }」に手札をプレイしました。
event-redeployed = { $seat }が{ $unit }を再配備しました。
event-both-redeploy = 双方に接敵していない軍団があるので、配置し直します。
event-retreats = { $seat }が撤退を宣言しました。
event-rolled = { $unit }のダイス：{ $dice }
event-rerolled = { $unit }のふり直し後のダイス：{ $dice }
event-shot =
    { $unit }が{ $at }に発砲（命中値{ $hit }）：{ $hits ->
        [0] 外れ
       *[other] { $hits }ヒット
    }
event-shot-at-base =
    { $unit }が基地カードに発砲（命中値{ $hit }）：{ $hits ->
        [0] 外れ
       *[other] { $hits }ヒット
    }
event-losses = { $seat }は{ $unit }を{ $count }つ失いました。
event-force-gone = { $seat }の{ $unit }の軍団は全滅し、カードは基地に戻ります。
event-moves-up = { $seat }の{ $unit }が前線に出ました。
event-destroyed = { $seat }の空き建物「{ $card }」が破壊されました。
event-battle-won = { $seat }が戦闘に勝利しました。

## 経過：ゲームの終了

event-base-taken = { $seat }が{ $foe }の基地を制圧しました！
event-points = { $seat }：{ $points }ポイント
event-won = { $seat }の勝利です！
event-drawn-game = 引き分けです。

## 経過：総合ゲーム

event-looks = { $seat }が「{ $card }」をプレイし、{ $foe }の基地を見ました。
event-wrong-count = { $seat }の「{ $card }」は建物コストが正しくないので捨てられます。
event-stack-destroyed = { $seat }のリソースの山（{ $count }枚）が破壊されました。
event-bonus = { $seat }がボーナスリソースを1枚置きました。
event-effect-used = { $seat }が「{ $card }」を使いました。
event-effect-on = 「{ $card }」の対象：{ $unit }。
event-swapped = { $unit }と{ $other }の位置が入れ替わりました。
event-made-power = { $seat }のパワーは{ $count }です。
event-powered = { $seat }が「{ $card }」にパワーを割り振りました。
event-new-acolytes = { $seat }の修練者{ $count }つが信徒になりました。
event-ascended = 昇華：{ $seat }の部隊が{ $unit }{ $count }つになりました。
event-made-eggs = { $seat }の卵は{ $count }個です。
event-hatched = { $seat }が卵を使い、{ $unit }を1つ建造しました。
event-unevolved = { $seat }が「{ $card }」を捨てました。
event-weapon-discarded = { $seat }が武装「{ $card }」を捨てました。
event-stack-discarded = { $seat }がリソースの山（{ $count }枚）を捨て、部位を空けました。
event-charged = { $seat }が「{ $card }」にパワー1を置きました。
event-queen-comes = { $seat }の女王が戦闘に加わりました。
event-queen-falls = { $seat }の女王が倒れ、卵はすべて失われました。
event-healed = { $seat }の{ $unit }が{ $count }つ戻りました。
event-raiders = 襲撃：{ $unit }対{ $foe }
event-reward-taken = { $seat }の報酬：{ $reward }
event-stolen = { $seat }が得点カード「{ $card }」を奪いました。
event-player-out = { $seat }はゲームから退場しました。
event-frontier-neutral = 国境地帯は中立に戻りました。

## 場にあるもの

zone-players = プレイヤー数
zone-mode = ゲームの種類
zone-faction = 勢力
zone-turn = ターンのプレイヤー
zone-holder = 国境地帯の支配
zone-victor = 基地を制圧したプレイヤー
zone-out = 退場したプレイヤー
zone-deck = デッキ
zone-bottom = デッキの一番下のカード
zone-hand = 手札
zone-aside = このターンのために選んだカード
zone-team = スクリーンの内側を見られる席
zone-laid = ほかのプレイヤーが見ていないカード
zone-spent = 捨て札のリソース
zone-discard = 捨て札（表向き）
zone-scored = 得点カード
zone-opening = 最初に選んだカード
zone-plan = 選択中のプレイ
zone-sight = 見えている基地
zone-unseen = 最後に公開されてからプレイした枚数
zone-base = 基地
zone-base-card = 建物
zone-base-turned = 上になっている向き
zone-base-under = 下に敷かれたリソース
zone-base-resources = 置かれたリソース
zone-base-units = 置かれた部隊
zone-attached = つけられたカード
zone-attached-card = つけられたカード
zone-attached-bearer = つけられた場所
zone-attached-charge = カードの上のリソース
zone-attached-stored = カードの上のパワー
zone-forces = この戦闘の軍団
zone-forces-force = 軍団
zone-forces-shield = シールド
zone-forces-damaged = ダメージ状態の部隊
zone-forces-hits = 除去前のヒット
zone-forces-lost = この戦闘で失った部隊
zone-forces-powered = パワーを割り振った建物
zone-forces-own-rerolls = この軍団のふり直し
zone-boosts = 続いている効果
zone-boosts-force = 対象の軍団
zone-boosts-side = 対象の側
zone-boosts-what = 効果の内容
zone-boosts-against = 対象のタイプ
zone-boosts-amount = 効果の大きさ
zone-boosts-until = 効果の期間
zone-attacker = 攻撃側
zone-defender = 防御側
zone-declared = 攻撃カード
zone-choice = 戦闘選択カード
zone-stand = 防御する場所
zone-battleground = 戦闘の場所
zone-rounds-left = 残り戦闘ラウンド
zone-reserve = 未配置の軍団
zone-front = 前線軍団
zone-flank = 側面攻撃軍団
zone-behind = 側面攻撃軍団の列
zone-fired = 発砲済みの軍団
zone-retreating = 撤退する側
zone-rerolls = ふり直し
zone-shooter = 発砲する軍団
zone-target = 目標
zone-to-hit = 命中値
zone-dice = ダイス
zone-rolled-again = ふり直したダイス
zone-orders = 指令
zone-power = パワー
zone-exhausted = 女王が無償の卵を産まない
zone-kills = 直前の戦闘で破壊した敵部隊
zone-attack-sight = 攻撃カードを見られる席
zone-revealed = 最後に公開した攻撃カード
zone-revealed-choice = 一緒に公開した戦闘選択カード
zone-special = この戦闘の攻撃カード
zone-raider = 襲撃軍団
zone-raider-shown = 襲撃軍団公開済み
zone-round = 戦闘ラウンド
zone-free-rerolls = 今回のふり直し
zone-healing = 部隊が戻る軍団
zone-joined = 深攻作戦に加わる軍団
zone-used = 使ったカード

## 文字による場の表示

base-now = { $seat }（{ $faction }）の基地
base-seen = { $seat }（{ $faction }）の基地（最後に見えた状態。その後プレイされたカード：{ $unseen }枚）
site-makes = { $card }（{ $unit }）
site-line = { $site }：部隊{ $units }、リソース{ $resources }
site-tokens = { $site }：トークン{ $units }、リソース{ $resources }
site-under = { $site }、下のリソース{ $under }
site-stack = リソースの山：{ $under }
site-new-stack = 新しいリソースの山
site-in-slot = { $slot }：{ $site }
site-attached = { $site }、つけられたカード：{ $attached }
attached-charged = { $card }（リソース{ $charge }、パワー{ $stored }）
force-line = { $seat }の{ $unit }×{ $units }
force-marked = { $force }（{ $marks }）
unit-values = { $type }・コスト{ $cost }・イニシアチブ{ $initiative }・攻撃レート { $ratings }
mark-shield = シールド
mark-damaged = ダメージ状態
mark-hits = ヒット
battle-line = 戦線（攻撃側／防御側）
column-line = { $number }列目：{ $attackers }／{ $defenders }
spot-behind = { $number }列目の軍団の背後（側面攻撃）
spot-between = { $left }列目と{ $right }列目の間
base-card = 近い側の基地カード
die-shows = 出目{ $face }
force-short = { $unit }×{ $units }
force-column = { $force }（{ $number }列目）
force-flank = { $force }（{ $number }列目の側面）
option-die = 出目{ $face }のダイス
option-twin = { $name }（{ $number }つ目）

## ルールが計算する数値

figure-to-hit = 命中値
figure-best-to-hit = 最も高い命中値
figure-dice = ダイス
figure-chance = ヒットする確率
figure-average = ヒットの期待値
figure-die-hits = ふり直したダイスがヒットする確率
figure-rerolls = 残りのふり直し
figure-targets = 狙える目標
figure-initiative = イニシアチブ
figure-units = 建造後の部隊
figure-ready = 建造を終えた時の部隊
figure-hopeless = 参加できる部隊
figure-missing = 次の1つに足りないリソース
figure-tokens = 建造後のトークン
figure-needs-power = この建物に必要なパワー
figure-stack = 山のリソース
figure-under = 建物の下のリソース
figure-charge = アップグレードの上のリソース
figure-price = パワー
figure-own-scouting = 自軍の偵察値
figure-enemy-scouting = 敵軍の偵察値
figure-scouting = 偵察値
figure-points = ポイント
figure-type = 部隊のタイプの番号
figure-empties = 空き建物
figure-rounds = 戦闘ラウンド
figure-needed = ヒットする最大の目
figure-hits = ヒット
figure-hit = このダイスのヒット
term-against-infantry = 歩兵に対する{ $thing }
term-against-armour = 装甲に対する{ $thing }
term-against-air = 航空に対する{ $thing }
term-against-building = 建物に対する{ $thing }
term-x-against-infantry = X：歩兵に対する{ $thing }
term-x-against-armour = X：装甲に対する{ $thing }
term-x-against-air = X：航空に対する{ $thing }
term-x-against-building = X：建物に対する{ $thing }
term-acid = 酸吐き
term-boost = 使用中の効果
term-first-round = 第1ラウンドの効果
term-flank = 側面攻撃
term-no-flank = 側面不可の部隊の後ろ
term-position = 飛ばす敵の列：{ $thing }
term-units = 部隊：{ $thing }
term-halved = 発砲しない部隊
term-hits = { $thing }ヒット
term-dice = ダイス{ $thing }個
term-needed = { $thing }以下
term-left = 未使用
term-reached = この位置から
term-printed-initiative = { $thing }
term-there = 現在
term-made = 新しく{ $thing }
term-no-force = 今も建造後も部隊なし
term-cost = コスト
term-lying = 置かれているリソース
term-put = このカード
term-power = パワー
term-eclipse = 蝕の攻撃
term-scored = 得点カード
term-frontier = 国境地帯
term-evolved = 進化による変更
term-empty = 部隊なし
term-battle = この戦闘
term-to-hit = 命中値
term-six = 6の目は常に外れ
term-one = 1の目はヒット

## 描かれた場のための言葉

skin-choose = 選べます。
skin-here = ここ
skin-take = 選ぶ
skin-picked = 選択中
skin-play = プレイ
skin-use = 使う
skin-against = 相手にする
skin-fires = 発砲する
skin-fire-at = 発砲
skin-fired = 発砲済み
skin-is-shooter = 発砲中
skin-is-target = 目標
skin-your-hand = あなたの手札
skin-cards = { $count }枚
skin-no-cards = 手札はありません。
skin-hand = 手札
skin-deck = デッキ
skin-discard = 捨て札
skin-discard-label = { $seat }の捨て札：{ $count }枚
skin-discard-of = { $seat }の捨て札
skin-discard-down = 使ったリソース（裏向き）：{ $count }枚
skin-score = 得点カード
skin-score-label = 得点カード{ $cards }枚、国境地帯を含めて{ $points }ポイント
skin-score-secret = 得点カードの枚数は公開されません。
skin-holds = 国境地帯を支配
skin-turn = ターン中
skin-partner = チームメイト
skin-out = 退場
skin-own-screen = スクリーンの陰（前の公開後に{ $count }枚プレイ）
skin-partner-base = チームメイトの基地（あなたには見えます）
skin-plans = 予定：{ $card }（{ $use }）
skin-open = スクリーンは外されています
skin-seen = 最後に見えた状態（その後{ $count }枚プレイ）
skin-stack = リソースの山
skin-stack-what = 上に建物のないリソースです。建物コストがこの枚数と同じ建物を上に置けます。
skin-stack-what-slot = 上に武装のないリソースです。建物コストがこの枚数と同じで、この部位に合う武装を上に置けます。いらなくなったら、建造のときに捨てて部位を空けられます。
skin-new-stack = 新しいリソースの山
skin-free-slot = 空いた部位：{ $slot }
skin-other-side = カードの反対側（向きは変えられません）
skin-building-cost = 建物コスト{ $count }
skin-basic-attack = 攻撃：国境地帯の確保、攻撃、または得点。裏向きならリソース。
skin-basic-resource = 基本ゲームでは裏向きのリソースにしかなりません。
skin-rating = 命中の目
skin-speed-0 = （最後）
skin-speed-1 = （遅い）
skin-speed-2 = （中）
skin-speed-3 = （速い）
skin-about-type = このタイプの部隊。数字の横の同じ図形は、そのタイプに対する攻撃レートを表します。
skin-about-cost = 建物の上のリソースがこの数だけそろうと、建造で部隊1つになります。
skin-about-initiative = 大きいほど先に発砲します。
skin-about-rating = 部隊1つにつきダイスを1個ふり、目標のタイプに対してこの数以下の目でヒットします。6は常に外れ、Xは決してヒットしません。
skin-about-tough = 部隊1つを破壊するには2ヒットが必要です。
skin-about-shield = 軍団への最初の{ $count }ヒットを吸収します。
skin-about-scouting = 偵察に{ $count }を加えます。偵察の高い側が後から軍団を配置します。
skin-about-deep-strike = 深攻作戦に参加し、敵の基地を直接攻撃できます。
skin-about-base-defence = 自分の基地を防御するときにだけ戦います。
skin-about-no-flanking = ほかの軍団の背後に置けず、背後の味方に＋1も与えません。
skin-opening-title = { $faction }：最初のカード
skin-opening-what = デッキから2枚を選びます。誰にも見えません。3枚目はデッキから引きます。標準攻撃のカード1枚がデッキの一番下に置かれます。
skin-opening-pair = 最初におすすめの2枚：
skin-opening-take-pair = この2枚にする
skin-opening-all = 全{ $count }種類から選ぶ
skin-opening-only-pair = おすすめの2枚だけ見る
skin-frontier = 国境地帯
skin-neutral = 中立：誰も支配していません。
skin-held-by = { $seat }が支配
skin-frontier-worth = 終了時に2ポイント。攻撃カードは支配者の得点カードになります
skin-last-battle = 前の戦闘
skin-course = この戦闘の経過
skin-defend-frontier = 国境地帯を防御する
skin-defend-base = 基地を防御する
skin-build = 表向き：{ $unit }を生み出す
skin-use-resource = 建物の上に置きます。部隊のコストと同じ数のリソースが部隊1つになります。
skin-use-take-frontier = 建造を行い、基地防衛でない部隊があれば国境地帯を支配します。
skin-use-normal-attack = 6ラウンド。基地防衛を除くすべての軍団が参加します。
skin-use-deep-strike = 3ラウンド。深攻能力を持つ軍団だけで基地を直接攻撃します。1つもなければ敗北します。
skin-use-score = 戦闘を行わずに得点カードにします（1ポイント）。
skin-use-face-up = 基地に置きます。部隊は生み出しませんが、パワーや能力を与えます。
skin-use-attach = 建物の下に敷き、その軍団を強化します。
skin-use-order = スクリーンの陰に置き、一度だけ使います。
skin-use-look = ほかの基地の今の様子を見ます。
skin-use-raid = 3ラウンド。双方1軍団だけで戦い、勝てば報酬を2つ得ます。
skin-attack-frontier = が国境地帯を攻撃
skin-attack-base = が基地を攻撃
skin-attack-raid = が襲撃
skin-attack-hidden = が攻撃（場所はまだ伏せられています）
skin-claims = が中立の国境地帯を確保
skin-attacks = 攻撃側
skin-defends = 防御側
skin-retreats = 撤退
skin-reserve = まだ配置していない軍団：{ $seat }
skin-step-construction = 建造
skin-step-placement = 配置
skin-step-emergency = 緊急防衛
skin-step-redeploy = 再配備
skin-step-retreat = 撤退
skin-step-fire = 発砲
skin-no-enemy = 敵なし
skin-nobody = なし
skin-place-here = ここに配置
skin-flank-here = 側面攻撃
skin-base = 基地
skin-base-label = 基地カード（空き建物{ $count }）。
skin-empties = 空き建物{ $count }
skin-to-hit = 命中値
skin-to-hit-label = 命中値{ $number }以下。
skin-breakdown = 命中値の内訳
skin-fires-at = { $unit }の目標
skin-or-less = 以下
skin-six-misses = 6の目は常に外れ
skin-zero-rule = 部隊2つにつきダイス1個、1の目がヒット
skin-dice = ダイス{ $count }個
skin-expected = 期待値{ $hits }ヒット
skin-fire-dice = ダイス{ $count }個で発砲

## チュートリアル

coach-goal-title = アレス・プロジェクト
coach-goal = 互いに見えないところで軍団を育てます。敵の基地を制圧するか、すべてのカードがなくなったときにポイントが多ければ勝利です。得点カードは1枚につき1ポイント、国境地帯は2ポイントです。
coach-opening-title = カードを2枚選ぶ
coach-opening = 建物は部隊を生み出します。気に入った部隊の建物などを2枚選びましょう。小さな図形の数字は、歩兵（四角）、装甲（丸）、航空（三角）、建物（五角形）に対する攻撃レートです。Xは決してヒットしません。
coach-base-title = あなたの基地
coach-base = スクリーンの陰にあります。相手に見えるのはカードをプレイしたことだけで、基地については最後に公開されたときの様子しか知りません。1つの建物には部隊を4つまで置けます。
coach-frontier-title = 国境地帯
coach-frontier = 支配しているプレイヤーが攻撃カードを得点カードとして受け取り、終了時に2ポイントを得ます。中立のうちは、攻撃カードと基地防衛でない部隊が1つあれば確保できます。
coach-hand-title = 手札
coach-hand = ターンごとに1枚プレイし、引いて補充します。表向きなら書かれているとおりに、裏向きならリソースとして使います。どのカードもリソースになります。
coach-first-building-title = 最初の建物
coach-first-building = 建物カードをプレイしましょう。手札になければ、カードを裏向きにして、初期建物の上にリソースとして置きます。
coach-use-title = 表向きか裏向きか
coach-use = 表向きなら、どちらの向きにするかを選びます。そこで生み出す部隊はもう変わりません。裏向きならリソースです。
coach-use-attack-title = 攻撃カードの使い道
coach-use-attack = 通常攻撃には、基地防衛を除く全軍団が参加します。深攻作戦は国境地帯を越えて基地へ向かい、深攻能力を持つ軍団だけが参加します。裏向きなら攻撃カードもリソースです。
coach-put-title = どの建物に置く？
coach-put = リソースは次の建造で部隊になります。コストと同じ数で部隊1つです。箱の印の横に、置かれた枚数とコストが出ています。
coach-feed-title = 軍団を育てる
coach-feed = 建物を増やすか、建物の上にリソースを置きましょう。部隊が建造されるのは、戦闘が始まるときと国境地帯を確保するときだけです。
coach-claim-title = 国境地帯を確保する
coach-claim = 攻撃カードがあり、基地を出られる部隊も建造できます。国境地帯はまだ中立です。攻撃カードで確保しましょう。
coach-strike-title = 攻める
coach-strike = 攻撃カードと軍団があります。いま通常攻撃をすると国境地帯へ向かいます。まだ弱いと思えば、軍団を育て続けましょう。
coach-storm-title = 国境地帯はあなたのもの
coach-storm = ここからの攻撃は敵の基地へ向かい、勝てばゲームに勝利します。戦わずに攻撃カードを得点カードにして、1ポイントを得ることもできます。
coach-battle-title = 戦闘
coach-battle = スクリーンが外されます。まず防御側のリソースが部隊になり、次に攻撃カードが公開されて、攻撃側も建造を行います。参加できる軍団はすべて参加します。上のマーカーが残りのラウンド数です。なくなれば攻撃側の敗北です。
coach-battle-told-title = 戦闘がありました
coach-battle-told = スクリーンが外され、双方が部隊を建造し、あなたが選ぶ場面のないまま決着しました。経過は国境地帯の「前の戦闘」で読めます。上の「前に選んでからの出来事を見る」で、もう一度見ることもできます。
coach-no-forces-title = 参加できる軍団がない
coach-no-forces = 戦闘に参加できる軍団がありません。基地防衛の軍団は基地を離れず、深攻作戦には深攻能力が必要です。その側は戦わずに敗北となります。攻撃の前に軍団を確かめましょう。
coach-defend-title = 国境地帯か基地か
coach-defend = 国境地帯では基地防衛の軍団は戦えません。基地を防御して国境地帯を攻撃されると、戦わずに失います。国境地帯を防御して深攻作戦を受けると、奇襲になります。
coach-place-title = 軍団の配置
coach-place = 軍団は列ごとに向かい合います。自分の攻撃が当たりやすく、相手の攻撃が当たりにくい敵の正面に置きましょう。
coach-place-end-title = どちらの端？
coach-place-end = 戦線の端に新しい列ができます。遠い列ほど当てにくく、敵のいる列を1つ飛ばすごとに命中値が1下がります。
coach-line-title = 戦線
coach-line = カード1枚が1つの軍団です。部隊の数、枠の中のイニシアチブ、4つの攻撃レートがわかります。イニシアチブの高い順に発砲し、損害はイニシアチブグループごとに取り除きます。
coach-emergency-title = 緊急防衛
coach-emergency = 基地を防御しているので、手札を基地防衛の建物にリソースとしてプレイできます。ただちに部隊になります。パスもできます。
coach-redeploy-title = 再配備
coach-redeploy = 正面に敵のいない軍団は動かせます。接敵している自分の軍団の背後に置けば＋1（側面攻撃）、または新しい列を作ります。
coach-retreat-title = 撤退する？
coach-retreat = 撤退する側はこのラウンドに発砲せず、その後戦闘を離れます。残りの軍団は助かりますが、戦闘には敗北します。
coach-fire-title = どれが発砲する？
coach-fire = このイニシアチブの軍団のうち、次に発砲するものを選びます。
coach-target-title = 目標を選ぶ
coach-target = 黄色の数字が命中値で、ダイスの目がそれ以下ならヒットです。内訳には攻撃レート、側面攻撃、位置修正が出ます。目標にカーソルを合わせると比べられます。
coach-dice-title = ダイス
coach-dice = 部隊1つにつきダイスを1個ふります。枠のついた目がヒットです。1ヒットごとに部隊かシールドが1つ減ります。頑強な部隊は2ヒットで破壊されます。
coach-wait-title = お待ちください
coach-wait = 相手が考えています。
coach-wait-attack-title = 攻撃は続きます
coach-wait-attack = 相手が決めています。このあとまた選ぶ番が来ます。
coach-wait-defend-title = 防御は続きます
coach-wait-defend = 相手が決めています。ラウンドが終わるまで持ちこたえましょう。
coach-after-title = 最初の戦闘が終わりました
coach-after = 失った部隊は戻りません。残った部隊は建物の上にとどまり、スクリーンが戻されます。繰り返し起こることは、これでひととおり体験しました。ここからは自由に進めてください。新しいことが起きたときだけお知らせします。
coach-end-title =
    { $won ->
        [yes] お見事！
       *[other] 今回は敗北です
    }
coach-end = 総合ゲームでは、パワー、特殊カード、独自のルールを持つ4つの勢力、襲撃が加わります。準備ができたら最初のページの「今すぐ対戦」へどうぞ。

## 終わった対戦の数字

tally-lost = 失った部隊 { $count }
