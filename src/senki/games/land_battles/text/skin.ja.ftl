# 描かれた『近代陸戦』の卓に出る言葉。

skin-acted = 行動済み
skin-area-flank = 側面
skin-area-breakthrough = 突破
skin-area-terrain = 地形
skin-areas = エリア
skin-row = { $row }列目
skin-own-row = 自軍{ $row }列目
skin-enemy-row = 敵軍{ $row }列目
skin-stay = そのまま
skin-unit-in-row = { $unit }（{ $row }列目）
skin-vp = { $count } VP
skin-vp-unit = VP
skin-goal = 勝利
skin-hits = { $count }ヒット
skin-units = { $count }部隊

# 記号
skin-armour = 装甲
skin-missile = ミサイル
skin-cannon = 火砲
skin-small-arms = 小火器
skin-artillery = 砲兵
skin-manoeuvre = 機動
skin-headquarters = 司令部
skin-hit = ヒット
skin-die = 残りダイス
skin-superior = 優勢カウンター
skin-control = 制圧カウンター
skin-reaction = リアクション
skin-reinforcement = 増援
skin-perk = 特典
skin-armour-label = 装甲{ $number }
skin-weapon-label = { $weapon } { $amount }
skin-artillery-label = 砲兵 { $amount }、射程{ $range }
skin-manoeuvre-label = 機動{ $number }
skin-about-armour = 修正後のダイスがこの値以上ならヒットする。
skin-about-missile = 1・2列目から敵の1・2列目を撃てる。数はダイスに加える。
skin-about-cannon = 距離1・2の敵を撃てる。数はダイスに加える。
skin-about-small-arms = 距離1、つまり1列目どうしで撃てる。数はダイスに加える。
skin-about-artillery = カードなしで距離{ $range }まで攻撃できる。数はダイスに加える。
skin-about-manoeuvre = 機動のとき、{ $number }以上のダイスが成功になる。
skin-no-manoeuvre = 機動できない。
skin-about-headquarters = 場にある間、手札の上限が8枚になる。
skin-about-vp = 撃破した敵が得る点で、編成の費用でもある。
skin-about-hits = 1ヒットごとに4個のダイスが1個減り、4ヒットで撃破される。
skin-about-acted = 持ち主が準備するまで、行動もリアクションもできない。
skin-about-superior = 1個につき、突破エリアでの自軍の攻撃ダイスに+1。側面での成功1つで敵のを1個除くか、なければ自軍に1個置く。
skin-about-breakthrough = 主戦場。ここに部隊がなくなった側の負け。
skin-about-control = 成功の数だけ自軍側へ動く。端を越えるとそのカードを確保する。
skin-about-modifier = 機動の前に捨てると、必要な目が{ $amount }下がる。
skin-about-reinforcement = 捨てると、予備の部隊{ $amount } VP分の支払いになる。
skin-legend-armour = ダイスがこの値以上でヒット。
skin-legend-missile = 1・2列目から敵の1・2列目へ。
skin-legend-cannon = 距離1・2。
skin-legend-small-arms = 距離1。
skin-legend-artillery = 射程、次に修正。カードは要らない。
skin-legend-manoeuvre = 丸の中の数は必要な目。アクションカードでは加える数。
skin-legend-headquarters = 手札が1枚多い。
skin-legend-hit = ダイスが1個減る。4つで撃破。
skin-legend-die = ヒットを受けた部隊が振れるダイス。
skin-legend-acted = 行動した印。準備すると外れる。
skin-legend-superior = 突破エリアでの攻撃に+1。
skin-legend-reaction = 敵がダイスを振った後に使う。
skin-legend-reinforcement = アクションカードで部隊に払える値。
skin-legend-vp = 勝利ポイント。部隊の費用でもある。

# エリア
skin-breakthrough-note = 空＝敗北
skin-own-attacks = あなたの攻撃
skin-enemy-attacks = 敵の攻撃
skin-superior-short = 中央の攻撃+{ $count }
skin-superior-label = { $side ->
    [own] 自軍の優勢カウンター{ $count }個
    [enemy] 敵軍の優勢カウンター{ $count }個
   *[none] 優勢カウンターなし
}
skin-superior-strip = { $side ->
    [own] 自軍 +{ $count }
    [enemy] 敵軍 +{ $count }
   *[none] 互角
}
skin-to-secure = あと{ $count }成功で確保
skin-strip-secure = あと{ $count }
skin-no-terrain = { $left ->
    [0] 地形なし
   *[other] 次のカードはこのあと
}
skin-terrains-left = 残りの地形カードは{ $count }枚。
skin-control-label = 制圧カウンターは{ $steps }のうち{ $space }（正の数が自軍側）
skin-perk-none = なし
skin-perk-refresh = 自軍{ $count }部隊の行動済みを外す
skin-perk-draw = { $count }枚引く
skin-perk-repair = 1部隊のヒットを{ $count }除く
skin-perk-superior = 側面機動に{ $count }回成功
skin-perk-reserve = 予備から{ $count } VP以下の1部隊
skin-perk-strike = どの敵にも{ $count }個、7以上でヒット

# 山と列
skin-victory-points = 勝利ポイント
skin-points-of = { $seat }：{ $goal } VPのうち{ $points } VP
skin-victory-pile = 勝利パイル
skin-reserve = 予備
skin-enemy-pile = 敵の勝利パイル
skin-own-pile = あなたの勝利パイル
skin-enemy-reserve = 敵の予備
skin-own-reserve = あなたの予備
skin-hand = 手札 { $count }枚
skin-piles = 山札 { $deck }・捨て札 { $discard }
skin-no-cards = 手札なし

# 準備
skin-choose-force = 25 VPの部隊をどう決めますか？
skin-way-own = 部隊を自分で選ぶ。
skin-way-random = 25 VPに達するまで、くじで引く。
skin-way-mixed = 何でもそろう。最初の一戦に。
skin-way-armour = 重い戦車を前に。少ないが硬い。
skin-way-mobile = 側面と地形を狙う速い部隊。
skin-force-tip = 目安：小火器の部隊2〜3、火砲1〜2、ミサイル1〜2、砲兵1。
skin-field-force = この編成で出撃
skin-bring-units = この部隊を出す
skin-choose-rows = { $row }列目に置く部隊を選んでください
skin-row-tip-3 = まず後方から。砲兵と司令部はここが安全です。ほかはひとまず前に残ります。
skin-row-tip-2 = ミサイルは2列目からも届き、火砲はここから敵の1列目に届きます。
skin-row-tip-1 = 残りは前に立ちます。
skin-row-note-1 = 敵に最も近い
skin-row-note-2 = その後ろ
skin-row-note-3 = 後方

# 手番
skin-deeds = 行動
skin-deed-prepare = 行動済みを外し手札を補充
skin-deed-reinforce = カードで部隊を出す
skin-deed-flank = 優勢カウンターを得る
skin-deed-terrain = 地形カードを狙う
skin-deed-artillery = カード不要
skin-cap-act = 使う
skin-cap-after = 使う
skin-cap-unit = 行動
skin-cap-target = 撃つ
skin-cap-move-to = ここ
skin-cap-manoeuvre = 機動
skin-cap-modifier = 加える
skin-cap-discard = 捨てる
skin-cap-pay = 払う
skin-cap-bring = 出す
skin-cap-buy = 買う
skin-cap-call-up = 呼ぶ
skin-cap-refresh = 戻す
skin-cap-repair = 直す
skin-cap-strike = 撃つ
skin-cap-put-in-row = この列へ
skin-cap-react = 使う
skin-cap-react-with = 行動
skin-cap-screen = 引き受ける
skin-cap-picked = 選択中
skin-no-modifier = 加えない
skin-manoeuvre-chip = 機動 +{ $amount }
skin-reinforcement-chip = 増援 { $amount }
skin-odds = 見込み
skin-odds-destroyed = 撃破
skin-odds-secures = 確保
skin-otherwise = 他

# 振られたダイス
skin-incident = 起きたこと
skin-ten-sided = 10面
skin-die-hit = { $face }：成功
skin-die-miss = { $face }：失敗
skin-hits-left = { $count }ヒット
skin-successes-left = { $count }成功
skin-fate = いま{ $now }ヒット、このままなら4のうち{ $after }
skin-fate-destroyed = { $unit }は撃破される
skin-fate-survives = { $unit }は{ $count }ヒットで残る
skin-reply-destroyed = 撃破
skin-reply-survives = 残る
skin-reply-unhurt = 被害なし
skin-take-it = リアクションしない

# 言葉で
skin-words-seat = { $seat }（{ $nation }）：{ $points } VP、優勢カウンター{ $superior }、手札{ $cards }枚、予備{ $reserve }部隊
skin-words-terrain = 地形：{ $terrain }、{ $points } VP、特典：{ $perk }、{ $control }

# アクションカードの短い説明
skin-own-assault = 別のエリアへ移って火砲か小火器で攻撃、ダイス+1
skin-own-barrage = 火砲で攻撃
skin-own-cannon = 火砲で攻撃。突破エリアならダイス+1
skin-own-combined-arms = 火砲・ミサイル・小火器で攻撃
skin-own-cover-fire = 小火器で攻撃
skin-own-engineers = 行動なし：制圧カウンターを1動かす
skin-own-missile = ミサイルで攻撃。突破エリアならダイス+1
skin-own-overrun = 撃破した後：もう1回行動
skin-own-overwatch = ミサイルで攻撃
skin-own-raid = 1列目から小火器で、どの列の敵も攻撃
skin-own-recon-drone = 地形を確保した後：もう1回行動
skin-own-regroup = 部隊を後列へ下げ、ヒットを全部除く
skin-own-small-arms = 小火器で攻撃。突破エリアならダイス+1
skin-reaction-barrage = 火砲の部隊が1つ無効にする
skin-reaction-close-air-support = 行動した敵へ3個、7以上でヒット
skin-reaction-counter-fire = 砲撃した敵に2ヒット
skin-reaction-cover = 1ヒット無効にする（部隊不要）
skin-reaction-cover-fire = 小火器の部隊が2つまで無効にする
skin-reaction-minefield = 機動した敵に成功と同じ数のヒット
skin-reaction-overwatch = ミサイルの部隊が1つ無効にする
skin-reaction-pull-back = 目標が1列下がり、2ヒットまで無効にする
skin-reaction-reaction-force = 後ろの部隊が1列目へ出て、3ヒットまで無効にする
skin-reaction-screening-force = 同じ列の味方が全ヒットを引き受ける

# カードに載る短い名前
skin-short-ar-acrv = BTR-50PU指揮
skin-short-ar-commando = コマンド
skin-short-ar-d30 = D-30榴弾砲
skin-short-cn-type86 = 86式歩戦車
skin-short-cn-yw701 = YW701指揮
skin-short-in-bmp1 = 鹵獲BMP-1
skin-short-in-hmmwv = 鹵獲ハンヴィー
skin-short-in-mortar = 82mm迫撃砲
skin-short-in-mtlb = 鹵獲MT-LB
skin-short-in-t55 = 鹵獲T-55
skin-short-in-tech-mg = 機銃テクニカル
skin-short-in-tech-rr = 砲テクニカル
skin-short-in-type63 = 107mmロケット
skin-short-il-l33 = ソルタムL-33
skin-short-il-golani = ゴラニ歩兵
skin-short-il-jeeptow = TOWジープ
skin-short-uk-challenger1 = チャレンジャー1
skin-short-uk-wmik = WMIK
skin-short-uk-para = パラ連隊
skin-short-usa-airborne = 82空挺歩兵
skin-short-usa-m1a1 = M1A1
skin-short-usa-m1a2 = M1A2
skin-short-usa-m577 = M577指揮車
skin-short-usa-m60a3 = M60A3
skin-short-ussr-btr60pu = BTR-60PU指揮

# 編成と攻撃の数
figure-force = 編成
figure-bought = 増援
figure-with-small-arms = 小火器
figure-with-cannon = 火砲
figure-with-missile = ミサイル
figure-with-artillery = 砲兵
figure-with-manoeuvre = 機動
figure-with-headquarters = 司令部
figure-goal = 勝利に必要な点
figure-fate = { $thing }のヒット
term-no-units = 部隊なし
term-points-to-win = 対戦相手1人ごと
term-has = すでに受けたヒット
term-comes = 出たヒット
term-at-most = それ以上にはならない

# 長い名前の部隊
skin-short-ar-aml90 = AML-90
skin-short-ar-auf1 = GCT AUF1
skin-short-ar-walid = ワリード
skin-short-cn-type81 = 81式ロケット
skin-short-cn-type83 = 83式自走砲
skin-short-cn-wz523 = WZ-523
skin-short-cn-wz550at = WZ550-AT
skin-short-cn-yw531 = YW531
skin-short-il-achzarit = アチザリット
skin-short-il-halftrack = M3半装軌車
skin-short-il-lar160 = LAR-160
skin-short-il-mugaf = M577指揮
skin-short-il-shot = ショット・カル
skin-short-in-atgm = コルネット班
skin-short-in-fighters = 武装戦闘員
skin-short-uk-abbot = アボット
skin-short-uk-as90 = AS-90
skin-short-uk-fv432 = FV432
skin-short-uk-l118 = L118軽砲
skin-short-uk-scimitar = シミター
skin-short-uk-scorpion = スコーピオン
skin-short-uk-striker = ストライカー
skin-short-uk-sultan = サルタン指揮
skin-short-uk-warrior = ウォーリア
skin-short-usa-bradley = ブラッドレー
skin-short-usa-m109 = M109自走砲
skin-short-usa-m113 = M113
skin-short-usa-m551 = シェリダン
skin-short-ussr-2s1 = 2S1
skin-short-ussr-2s3 = 2S3
skin-short-ussr-9p148 = コンクールス
skin-short-ussr-bmd1 = BMD-1
skin-short-ussr-brdm2 = BRDM-2
