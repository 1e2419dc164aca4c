# アレス・プロジェクト：名称・問い・経過の文

## ゲーム

game-title = アレス・プロジェクト
game-blurb = カードは表にすれば建物や攻撃、裏にすればリソース。スクリーンの陰で軍団を育て、火星の国境地帯を押さえ、相手の備えがないうちに攻め込みます。
option-mode = ゲームの種類
option-mode-basic = 基本ゲーム（テラン対カフーム）
option-mode-full = 総合ゲーム（3～4人なら乱戦）
option-mode-teams = チーム戦（4人専用）
option-factions = 席順の勢力
option-factions-terran-kahoum-xenos-colossus = テラン、カフーム、ゼノス、コロッサス（人数分）
option-factions-terran-xenos = テラン、ゼノス
option-factions-terran-colossus = テラン、コロッサス
option-factions-kahoum-terran = カフーム、テラン
option-factions-kahoum-xenos = カフーム、ゼノス
option-factions-kahoum-colossus = カフーム、コロッサス
option-factions-xenos-terran = ゼノス、テラン
option-factions-xenos-kahoum = ゼノス、カフーム
option-factions-xenos-colossus = ゼノス、コロッサス
option-factions-colossus-terran = コロッサス、テラン
option-factions-colossus-kahoum = コロッサス、カフーム
option-factions-colossus-xenos = コロッサス、ゼノス
option-factions-terran-kahoum-colossus = テラン、カフーム、コロッサス
option-factions-terran-xenos-colossus = テラン、ゼノス、コロッサス
option-factions-kahoum-xenos-colossus = カフーム、ゼノス、コロッサス
option-factions-terran-xenos-kahoum-colossus = テラン、ゼノス、カフーム、コロッサス
option-factions-terran-colossus-kahoum-xenos = テラン、コロッサス、カフーム、ゼノス
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
card-base-defense = 基地防衛
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
effect-cloaking-field = 歩兵か装甲を生み出す建物につけます。建造、パワー2：この戦闘中、この軍団の偵察値は＋2され、深攻能力を持ちます。
effect-field-hospital = 歩兵を生み出す建物につけます。建造、パワー1：戦闘後、このカードがその戦闘で失った部隊を2つまで戻します。
effect-resupply = 指令。自分の建造で、リソースが部隊になる前に捨てます：ボーナスリソースを3得ます。
effect-satellite-scan = 指令。プレイ時に対戦相手1人の基地を見ます。両者の建造後に捨てます：この戦闘中、偵察値＋1。
effect-terran-standard = 追加のルールはありません。
effect-terran-raid = 襲撃を行います。3ラウンド、双方1軍団ずつで戦います。勝ったら異なる報酬を2つ選びます：防御側の得点カードを1枚奪う／ボーナスリソースを3得る／防御側の空き建物を1つ破壊する。
effect-tactical-nuke = 軍団の配置後、建造で残したパワー2を払います：戦線の敵軍団1つに3ヒット、その列にいる自分の軍団に1ヒットを与えます。払わなければ効果はありません。
effect-blitz = 第1ラウンドの間、自分の全軍団のイニシアチブは＋1されます。
effect-combined-arms = 軍団の配置後：戦線にいる自分の軍団の部隊タイプ1種類につき、ふり直しを1回得ます。
effect-workers = 労働者はコスト1、最大4つ。建造のたびに、それぞれパワー1を生み出すか、ふり直し欄に置きます。ふり直し欄の労働者は、戻すことで自分のダイス1個をふり直せます。

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
effect-evolve-rooting = 装甲を生み出す建物につけます。その部隊は建物になり、軍団のシールドは＋2され、側面不可を持ちます。
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
effect-queen-mat = 自分の建造のたびに、無償の卵1個と、置かれたリソース1につき卵1個を産みます。卵は最大4個。卵1個は、建造で部隊に足りないリソース1の代わりになり、いつでもパワー1になります。

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
effect-refit = 指令。自分の建造で捨てます：武装1つを反対側の向きにします。その部隊を取り除き、コスト全額分をボーナスリソースとしてその上に置きます。
effect-colossus-standard = 追加のルールはありません。
effect-colossus-raid = 襲撃を行います。3ラウンド、双方1軍団ずつで戦います。勝ったら異なる報酬を2つ選びます：防御側の得点カードを1枚奪う／ボーナスリソースを3得る／防御側の空き建物を1つ破壊する。
effect-overdrive = 各ラウンド、どの軍団も発砲する前に、装甲殻トークンを1個取り除けます：このラウンド、武装1つのX以外の全攻撃レートとイニシアチブは＋1されます。
effect-orbital-drop = 深攻作戦のとき：すべての武装が参加できます。
effect-rampage = 武装が基地カードに2ヒット以上を与えたら、空き建物を2つまで破壊します。国境地帯での戦闘では、代わりにふり直しを2回得ます。
effect-hull = 装甲殻トークンはコスト2、最大4個。イニシアチブグループの損害を取り除く前に2個まで外せます：1個につき武装への1ヒットを無効にします。
effect-core = 建造：アップグレード1枚にパワー1を置きます。
effect-body = 胴体用アップグレードを3枚までつけられます。それらは破壊されません。

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
choice-card-deep-strike = 深攻作戦
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
ask-use-effect = どのカードの効果を使いますか？
ask-effect-force = 「{ $card }」：どの軍団を対象にしますか？
ask-effect-type = 「{ $card }」：どの部隊タイプを指定しますか？
ask-effect-place = 「{ $card }」：どのカードを対象にしますか？
ask-swap-force = どの軍団の位置を入れ替えますか？
ask-swap-with = どの軍団と入れ替えますか？
ask-joins = 深攻作戦に参加させる軍団を選んでください（{ $least }～{ $most }つ）。
ask-workers = 労働者をいくつ「ふり直し」欄に置きますか？ 残りは1つにつきパワー1を生み出します。
ask-power-up = どの建物に必要なパワーを割り振りますか？
ask-acolytes = 修練者をいくつ信徒にしますか？
ask-ascends = パワー2で、どのカードを昇華させますか？
ask-eggs = 卵1個をどの建物のリソースとして使いますか？
ask-evolve-off = どの進化カードを捨てますか？
ask-swarm-on = どの建物で卵を部隊にしますか？
ask-swarm-count = 卵を何個使いますか？
ask-discard-weapon = 部位を空けるために、どの武装を捨てますか？
ask-charge = どのアップグレードにパワー1を置きますか？

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
event-gives-way = { $seat }は基地を守り、国境地帯を明け渡しました。
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
event-points = { $seat }の得点：{ $points }ポイント
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
event-hatched = { $seat }が卵1個を{ $unit }に使いました。
event-unevolved = { $seat }が「{ $card }」を捨てました。
event-weapon-discarded = { $seat }が武装「{ $card }」を捨てました。
event-charged = { $seat }が「{ $card }」にパワー1を置きました。
event-queen-comes = { $seat }の女王が戦闘に加わりました。
event-queen-falls = { $seat }の女王が倒れ、卵はすべて失われました。
event-healed = { $seat }に{ $unit }が{ $count }つ戻りました。
event-raiders = 襲撃：{ $unit }対{ $foe }
event-reward-taken = { $seat }の報酬：{ $reward }
event-stolen = { $seat }が得点カード「{ $card }」を奪いました。
event-player-out = { $seat }はゲームから退場しました。
event-frontier-neutral = 国境地帯は中立に戻りました。

## 場にあるもの

zone-players = プレイヤー数
zone-mode = ゲームの種類
zone-faction = 勢力
zone-turn = 手番
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
zone-site = 基地のカード
zone-turned = 上になっている向き
zone-resources = 置かれたリソース
zone-units = 置かれた部隊
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
zone-shield = シールド
zone-damaged = ダメージ状態の部隊
zone-hits = 除去前のヒット
zone-rerolls = ふり直し
zone-shooter = 発砲する軍団
zone-target = 目標
zone-to-hit = 命中値
zone-dice = ダイス
zone-rolled-again = ふり直したダイス
zone-under = 下に敷かれたリソース
zone-attached = つけられたカード
zone-bearer = つけられた場所
zone-charge = つけられたカードの上のリソース
zone-stored = つけられたカードの上のパワー
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
zone-lost = この戦闘で失った部隊
zone-powered = パワーを割り振った建物
zone-own-rerolls = 軍団ごとのふり直し
zone-free-rerolls = 今回のふり直し
zone-healing = 部隊が戻る軍団
zone-joined = 深攻作戦に加わる軍団
zone-boosts = 続いている効果
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

## 描かれた場のための言葉

skin-choose = 選べます。
skin-here = ここ
skin-take = 選ぶ
skin-picked = 選択中
skin-play = プレイ
skin-use = 使う
skin-again = 振り直す
skin-against = 相手にする
skin-fires = 射撃する
skin-fire-at = 射撃
skin-fired = 射撃済
skin-is-shooter = 射撃中
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
skin-score-label = 得点カード{ $cards }枚、国境地帯を含めて{ $points }点
skin-score-secret = 得点カードの枚数は公開されません。
skin-holds = 国境地帯を支配
skin-turn = 手番
skin-partner = 味方
skin-out = 脱落
skin-own-screen = スクリーンの裏（前の公開から{ $count }枚）
skin-partner-base = 味方の基地（あなたには見えます）
skin-plans = 予定：{ $card }（{ $use }）
skin-open = スクリーンは外されています
skin-seen = 最後に見えた状態（その後{ $count }枚プレイ）
skin-stack = リソースの山
skin-stack-what = 建物のないリソースです。この枚数を建設コストとする建物を上に置けます。
skin-new-stack = 新しい山
skin-free-slot = 空きスロット：{ $slot }
skin-other-side = カードの反対側（向きは変えられません）
skin-building-cost = 建設コスト{ $count }
skin-basic-attack = 攻撃：国境地帯の確保、攻撃、または得点。裏向きならリソース。
skin-basic-resource = 基本ゲームでは裏向きのリソースにしかなりません。
skin-opening-title = { $faction }：最初のカード
skin-opening-what = デッキから2枚を選びます。誰にも見えません。3枚目は引き、標準攻撃カード1枚がデッキの底に置かれます。
skin-frontier = 国境地帯
skin-neutral = 中立：誰も支配していません。
skin-held-by = { $seat }が支配
skin-frontier-worth = 終了時に2点。攻撃カードは支配者の得点になります
skin-last-battle = 前の戦闘
skin-course = この戦闘の経過
skin-defend-frontier = 国境地帯を守る
skin-defend-base = 基地を守る
skin-build = 表向き：{ $unit }を作る
skin-use-resource = 建物の上へ。部隊のコスト分のリソースが1部隊になります。
skin-use-take-frontier = 建造を行い、基地防衛でない部隊があれば国境地帯を支配します。
skin-use-normal-attack = 6ラウンド。基地防衛を除くすべての軍団が参加します。
skin-use-deep-strike = 3ラウンド。深攻できる軍団だけで基地を直接攻撃します。
skin-use-score = 戦闘をせずに得点カードにします（1点）。
skin-use-face-up = 基地全体のために働きます。
skin-use-attach = 建物の下に置き、その部隊を変えます。
skin-use-order = スクリーンの裏に置き、一度だけ使います。
skin-use-look = ほかの基地の今の様子を見ます。
skin-use-raid = 3ラウンド。双方1軍団だけで戦い、勝てば報酬2つ。
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
skin-step-redeploy = 再配置
skin-step-retreat = 撤退
skin-step-fire = 射撃
skin-no-enemy = 敵なし
skin-nobody = なし
skin-place-here = ここに配置
skin-flank-here = 側面攻撃
skin-base = 基地
skin-base-label = 基地カード（空の建物{ $count }）。
skin-empties = 空の建物{ $count }
skin-to-hit = 命中値
skin-to-hit-label = 命中値{ $number }以下。
skin-breakdown = 命中値の内訳
skin-fires-at = { $unit }の目標
skin-or-less = 以下
skin-six-misses = 6は必ず外れ
skin-zero-rule = 2部隊につきダイス1個、1で命中
skin-term-printed = { $type }に対する{ $unit }
skin-term-acid = 酸吐き
skin-term-boost = 使用中の効果
skin-term-flank = 側面攻撃
skin-term-no-flank = 側面攻撃不可
skin-term-position = 越える敵の列：{ $count }
skin-dice = ダイス{ $count }個
skin-expected = 期待値{ $hits }ヒット
skin-fire-dice = ダイス{ $count }個で射撃

## チュートリアル

coach-goal-title = アレス・プロジェクト
coach-goal = 互いに見えないところで軍隊を育てます。敵の基地を占領するか、すべてのカードを使い切ったときに点が多ければ勝ちです。得点カードは1点、国境地帯は2点です。
coach-opening-title = カードを2枚選ぶ
coach-opening = 建物は部隊を作ります。気に入った部隊の建物などを2枚選びましょう。小さな図形は、歩兵（四角）、装甲（丸）、航空（三角）、建物（五角形）への当てやすさです。Xは決して命中しません。
coach-base-title = あなたの基地
coach-base = スクリーンの裏にあります。相手に見えるのはカードをプレイしたことだけで、基地は最後に公開されたときの様子しか知りません。一つの建物には4部隊まで置けます。
coach-frontier-title = 国境地帯
coach-frontier = 支配する人が攻撃カードを得点カードとして受け取り、終了時に2点を得ます。中立のうちは、攻撃カードと基地防衛でない部隊が一つあれば確保できます。
coach-hand-title = 手札
coach-hand = 手番ごとに1枚プレイし、補充します。表向きなら書かれているとおりに、裏向きならリソースとして使います。どのカードもリソースになります。
coach-first-building-title = 最初の建物
coach-first-building = 建物カードをプレイしましょう。まだなければ、カードを裏向きにして開始建物の上にリソースとして置きます。
coach-use-title = 表向きか裏向きか
coach-use = 表向きなら、どちらの側を上にするか選びます。そこで作る部隊はもう変わりません。裏向きならリソースです。
coach-use-attack-title = 攻撃カードの使い道
coach-use-attack = 通常攻撃には基地防衛を除く全軍団が参加します。深攻作戦は国境地帯を越えて基地へ向かい、その能力のある部隊だけが参加します。裏向きなら攻撃カードもリソースです。
coach-put-title = どの建物に置く？
coach-put = リソースは次の建造で部隊になります。コスト分で1部隊です。箱の印の横に、置かれた枚数とコストが出ています。
coach-feed-title = 軍隊を育てる
coach-feed = 建物を増やすか、建物の上にリソースを置きましょう。部隊が作られるのは、戦闘が始まるときと国境地帯を確保するときだけです。
coach-claim-title = 国境地帯を確保する
coach-claim = 攻撃カードがあり、基地を出られる部隊も作れます。国境地帯はまだ中立です。攻撃カードで確保しましょう。
coach-strike-title = 攻める
coach-strike = 攻撃カードと軍団があります。いま通常攻撃をすると国境地帯へ向かいます。まだ弱いと思えば、建設を続けましょう。
coach-storm-title = 国境地帯はあなたのもの
coach-storm = ここからの攻撃は敵の基地へ向かい、勝てばゲームに勝ちます。戦わずに攻撃カードを得点にして1点を得ることもできます。
coach-battle-title = 戦闘
coach-battle = スクリーンが外されます。まずリソースが部隊になり、攻撃カードが公開され、参加できる軍団はすべて参加します。上のマーカーが残りラウンドです。なくなれば攻撃は失敗です。
coach-defend-title = 国境地帯か基地か
coach-defend = 国境地帯では基地防衛は戦えません。基地に残って国境地帯を攻撃されると、戦わずに失います。国境地帯を守って深攻作戦を受けると奇襲になります。
coach-place-title = 軍団の配置
coach-place = 軍団は列ごとに向かい合います。よく当たり、相手からは当てられにくい敵の前に置きましょう。
coach-place-end-title = どちらの端？
coach-place-end = 戦線の端に新しい列ができます。遠い列は当てにくく、敵のいる列を一つ越えるごとに命中値が1下がります。
coach-line-title = 戦線
coach-line = 1枚が一つの軍団です。部隊の数、枠の中のイニシアチブ、四つの攻撃レートがわかります。イニシアチブの高い順に射撃し、損害は組ごとに取り除きます。
coach-emergency-title = 緊急防衛
coach-emergency = 基地を守っているので、手札を基地防衛の建物に置けます。すぐに部隊になります。パスもできます。
coach-redeploy-title = 再配置
coach-redeploy = 前に敵のいない軍団は動けます。交戦中の味方の背後に回れば+1（側面攻撃）、または自分の列を作ります。
coach-retreat-title = 撤退する？
coach-retreat = 撤退する側はこのラウンドは射撃せず、その後戦闘を離れます。残りを救えますが、戦闘には負けます。
coach-fire-title = どれが射撃する？
coach-fire = このイニシアチブの軍団のうち、次に射撃するものを選びます。
coach-target-title = 目標を選ぶ
coach-target = 黄色の数字が命中値で、ダイスの目がそれ以下なら命中です。内訳には攻撃レート、側面攻撃、越える敵の列が出ます。目標を指して比べてみましょう。
coach-dice-title = ダイス
coach-dice = 部隊1つにつきダイス1個。枠のついた目が命中です。命中ごとに部隊かシールドが一つ減り、頑丈な部隊は2回で倒れます。
coach-wait-title = お待ちください
coach-wait = 相手が考えています。
coach-wait-attack-title = 攻撃は続きます
coach-wait-attack = 相手が決めています。また尋ねられます。
coach-wait-defend-title = 防衛は続きます
coach-wait-defend = 相手が決めています。ラウンドが終わるまで持ちこたえましょう。
coach-after-title = 最初の戦闘が終わりました
coach-after = 失った部隊は戻りません。残った部隊は建物の上にとどまり、スクリーンが元に戻ります。これで繰り返し起こることはひととおり体験しました。ここからは自由に進めてください。新しいことが起きたときだけお知らせします。
coach-end-title =
    { $won ->
        [yes] お見事！
       *[other] 今回は負け
    }
coach-end = 完全ゲームでは、パワー、特殊カード、独自のルールを持つ4つの陣営、襲撃が加わります。準備ができたら最初のページの「今すぐ対戦」へどうぞ。
