# ガニメデ戦記 ZERO：名称・問い・経過の文

## ゲーム

game-title = ガニメデ戦記 ZERO
game-blurb = 2台のメックと4枚のパーツを選び、装備をひそかに組み上げ、木星の衛星で最後の1部隊になるまで戦います。ドラフトと駆け引き、そしてサイコロで決着をつける、2～4人用の短時間ゲームです。
option-mode = ゲームモード
option-mode-royale = バトルロイヤル
option-mode-team = チームバトル（4人専用）

## メック

mech-grey-heron = グレイヘロン
mech-basalt-ox = バサルトオックス
mech-cross-lynx = クロスリンクス
mech-ember-scorpion = エンバースコーピオン
mech-ladybird = レディバード
mech-teal-swift = ティールスウィフト
mech-tree-frog = ツリーフロッグ
mech-dusk-turtle = ダスクタートル

## パーツ

part-missile-shield = ミサイルシールド
part-shield = シールド
part-bayonet = バヨネット
part-shield-claw = シールドクロー
part-pile-bunker = パイルバンカー
part-hero-shield = ヒーローシールド
part-rifle = ライフル
part-gatling-gun = ガトリングガン
part-mega-launcher = メガランチャー
part-twin-rifle = ツインライフル
part-hammer = ハンマー
part-scatter-gun = スキャッターガン
part-rail-lance = レールランス
part-mega-cannon = メガキャノン
part-missile-pod = ミサイルポッド
part-combat-cannon = コンバットキャノン
part-cannon = キャノン
part-mega-booster = メガブースター
part-high-booster = ハイブースター
part-thruster-pack = スラスターパック

## 部位・配置・左右・振ったサイコロ

slot-right = 右手
slot-left = 左手
slot-backpack = バックパック
place-0 = 長機メック
place-1 = 僚機メック
place-2 = 装着しない
side-0 = 右
side-1 = 左
die-0 = 1個目のサイコロ
die-1 = 2個目のサイコロ
die-2 = 3個目のサイコロ
die-3 = 4個目のサイコロ
die-4 = 5個目のサイコロ
die-5 = 6個目のサイコロ
die-6 = 7個目のサイコロ
die-7 = 8個目のサイコロ
die-8 = 9個目のサイコロ
die-9 = 10個目のサイコロ
die-10 = 11個目のサイコロ
die-11 = 12個目のサイコロ

## メックカード

seat-0 = 赤
seat-1 = 緑
seat-2 = 黒
seat-3 = 紫
unit-0 = 赤A
unit-1 = 赤B
unit-2 = 緑X
unit-3 = 緑Y
unit-4 = 黒S
unit-5 = 黒T
unit-6 = 紫E
unit-7 = 紫F

## イニシアチブカード：メック番号×2＋左右

initiative-0 = 赤A・右
initiative-1 = 赤A・左
initiative-2 = 赤B・右
initiative-3 = 赤B・左
initiative-4 = 緑X・右
initiative-5 = 緑X・左
initiative-6 = 緑Y・右
initiative-7 = 緑Y・左
initiative-8 = 黒S・右
initiative-9 = 黒S・左
initiative-10 = 黒T・右
initiative-11 = 黒T・左
initiative-12 = 紫E・右
initiative-13 = 紫E・左
initiative-14 = 紫F・右
initiative-15 = 紫F・左

## プレイヤーへの問い

ask-draft-lead = 長機メックを1枚選んでください。
ask-draft-wing = 僚機メックを1枚選んでください。
ask-draft-part = パーツを1枚選んでください。
ask-fit-part = 「{ $part }」をどこに装着しますか？
ask-extra-side = { $unit }の行動回数は奇数です。左右どちらのイニシアチブカードを1枚多く入れますか？
ask-defend-with = { $attacker }から攻撃されます。どのメックで受けますか？
ask-reroll = 振り直すサイコロを選んでください（{ $least }～{ $most }個）。
ask-bond-mech = 相方の部隊が全滅しました。相方のどちらのメックを引き継ぎますか？
ask-bond-bearer = 絆をどのメックに継承させますか？

## 実物のサイコロやカードの結果入力

chance-start-player = スタートプレイヤーは誰ですか？
chance-initiative = どのイニシアチブカードがめくられましたか？
chance-die = サイコロの出目はいくつですか？
chance-die-again = 振り直したサイコロの出目はいくつですか？

## 経過：構築フェイズ

event-start-player = スタートプレイヤーは{ $seat }です。
event-drafted-mech = { $seat }がメック「{ $mech }」を選びました。
event-drafted-part = { $seat }がパーツ「{ $part }」を選びました。
event-start-moves = スタートプレイヤーが{ $seat }に移りました。
event-parts-out = 残ったパーツ{ $count }枚を捨て札にしました。
event-fitting = 全員がひそかにパーツを装着します。
event-fitted = { $seat }が装着を終えました。
event-deck-built = イニシアチブカード{ $count }枚を混ぜて山札にしました。

## 経過：戦闘フェイズ

event-card-shown = イニシアチブ：{ $card }
event-card-dead = { $unit }はすでに破壊されています。続けて次のカードを引きます。
event-attack = { $unit }が{ $seat }を攻撃します。
event-defends = { $unit }が攻撃を受けます。
event-turned-up = { $unit }が待機状態から表向きになりました。
event-rolled = { $unit }の出目：{ $dice }
event-rerolled = { $unit }の振り直し後の出目：{ $dice }
event-hits = { $unit }に{ $count }ダメージを与えました。
event-missed = { $unit }の攻撃は外れました。
event-destroyed = { $unit }が破壊されました。
event-soul = 魂の継承：{ $unit }の魂を{ $bearer }が受け継ぎました（命中精度＋1、ヒットポイント＋1）。
event-bond = 絆の継承：{ $unit }との絆を{ $bearer }が受け継ぎました（命中精度＋1、ヒットポイント＋1）。
event-bond-passed = { $unit }が継承していた絆を{ $bearer }が受け継ぎました。
event-out = { $seat }はすべてのメックを失い、脱落しました。
event-deck-reset = 山札をリセットしました（{ $count }枚）。
event-won = { $seat }の勝利です！
event-team-won = { $seat }と{ $partner }のチームの勝利です！

## 場にあるもの

zone-players = プレイヤー数
zone-teams = チームバトル
zone-start = スタートプレイヤー
zone-leads = 場の長機メック
zone-wings = 場の僚機メック
zone-offer = 場のパーツ
zone-mech = メック
zone-parts = 獲得したパーツ
zone-fitted = 装着したパーツ
zone-face-up = 表向き
zone-extra = イニシアチブカードが1枚多い側
zone-extra-known = 1枚多い側が判明
zone-damage = ダメージ
zone-destroyed = 破壊
zone-souls = 継承した魂
zone-bonds = 継承した絆
zone-bond-used = 絆の継承を使用済み
zone-deck = イニシアチブの山札
zone-shown = 公開済みのイニシアチブカード
zone-removed = 取り除かれたイニシアチブカード
zone-dice = サイコロ
zone-attacker = 攻撃側のメック
zone-defender = 防御側のメック
zone-out = 脱落したプレイヤー

## 文字による場の表示

short-sp = SP
short-hp = HP
short-aim = AIM
short-dice = ダイス
short-rerolls = リロール
unit-line = { $unit }：{ $mech }
team = （チーム{ $number }）
status-destroyed = 破壊
status-standby = （待機）
status-standby-unknown = （待機・装備不明）
status-out = 脱落
die-hit = 出目{ $face }：命中
die-miss = 出目{ $face }：外れ

## 描いた卓

skin-slot-right = 右
skin-slot-left = 左
skin-slot-backpack = 背
skin-lead = 長機
skin-wing = 僚機
skin-part = パーツ { $number }
skin-none = なし
skin-values = 行動{ $sp }、HP{ $hp }のうち残り{ $left }、サイコロ{ $dice }個、命中{ $aim }、リロール{ $rerolls }。
skin-value-sp = 行動回数（SP）
skin-value-hp = ヒットポイント（HP）
skin-value-aim = 命中精度（AIM）
skin-value-dice = 攻撃力（サイコロ）
skin-value-rerolls = リロール
skin-left-neighbour = 左隣
skin-right-neighbour = 右隣
skin-both-neighbours = 対戦相手
skin-opposite = 向かい
skin-partner = 味方
skin-standby = 待機
skin-team = チーム{ $number }
skin-destroyed = { $letter } 破壊
skin-destroyed-label = { $unit }：破壊
skin-soul = { $letter } の魂
skin-bond = { $letter } の絆
skin-inherited = 命中+1 HP+1
skin-attacking = 攻撃中
skin-defending = 防御中
skin-choose = { $letter } を選ぶ
skin-take = 取る
skin-loose = 取得済みで、どちらの機体にあるかまだ分からないパーツ
skin-deck = 山札
skin-shown = 公開
skin-initiative = イニシアチブと攻撃
skin-to-left = 左隣へ
skin-to-right = 右隣へ
skin-left-defends = 左隣が防御
skin-right-defends = 右隣が防御
skin-not-rolled = まだ振っていません
skin-count-hits =
    { $hits ->
        [0] 命中なし
       *[other] { $hits } 個命中
    }
skin-or-less = 命中 { $aim } 以下
skin-rerolls = 振り直し { $count } 個
skin-hidden-attack = 待機中で装備は不明：サイコロ { $dice } 個、命中 { $aim } 以下
skin-last = 直前
skin-damage =
    { $hits ->
        [0] ダメージなし
       *[other] { $hits } ダメージ
    }
skin-begin = 戦闘が始まります。
skin-before = スタートプレイヤーを決めています。
skin-your-mechs = あなたのメック
skin-your-squad = あなたの部隊
skin-tray-defend = 光っているカードを選ぶと、そのメックが攻撃を受けます
skin-tray-bearer = 絆を受け継ぐメックを選びます
skin-tray-bond = 盤面で光っている、味方の破壊されたメックを選びます
skin-tray-reroll = 上の場で振り直すサイコロを選び、黄色のボタンで決めてください。
skin-take-attack = { $letter } で受ける
skin-risk = で破壊される
skin-risk-label = 破壊される確率 { $chance }
skin-average = 平均 { $damage } ダメージ
skin-hp-left = 残り HP { $hp }。
skin-attacker-hidden = 攻撃側の装備は不明です。
skin-turns-up = 受けると表になり、装備が全員に見えます。
skin-soul-goes = 破壊されると { $letter } に魂が移ります。
skin-last-mech = 最後のメックです。
skin-soul-lies = 魂は { $letter } の下にあります（命中+1・HP+1）。
skin-cards-left = 山札にイニシアチブ { $all } 枚中 { $left } 枚
skin-starts = スタート
skin-chooses = 選択中
skin-fitting = 装着中
skin-ready = 完了
skin-third = すでに2枚。3枚目は装着できません
skin-place-parts = パーツをどこに付けますか
skin-drag = クリックするか、メックへドラッグします
skin-slot-twice = { $slot }のパーツが2枚あります。
skin-too-low = { $value }が { $number } になります。1以上でなければなりません。
skin-odd = { $letter } の1枚多いイニシアチブの向き
skin-odd-short = 奇数：1枚多い側
skin-even = 左右半分ずつ、計 { $count } 枚
skin-fit-help = メックが表になるまで、装備は誰にも見えません。どちらのメックも SP・HP・AIM を1以上にします。
skin-confirm = 装着を決める
skin-confirm-note = 裏向きで待機します
skin-undecided = 行き先の決まらないパーツが { $count } 枚
skin-illegal = 規則に合わないメックがあります（上を参照）
skin-choose-side = 1枚多い側を選んでください
skin-fit-done = 装着が終わり、メックは裏向きで待機しています。
skin-over = 戦闘終了
skin-you-win = 勝利
skin-you-lose = 敗北
skin-wins = { $seat } の勝ち
skin-team-wins = { $seat } の勝ち
