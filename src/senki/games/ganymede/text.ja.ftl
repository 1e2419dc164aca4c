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
