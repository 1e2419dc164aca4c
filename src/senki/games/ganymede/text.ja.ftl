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
ask-lead-letter = 長機メック「{ $lead }」をどちらの台紙カードに入れますか？ 僚機メックはもう一方に入ります。
ask-extra-side = { $unit }の行動回数は奇数です。左右どちらのイニシアチブカードを1枚多く入れますか？
ask-defend-with = { $attacker }から攻撃されます。どのメックで受けますか？
ask-reroll = 振り直すサイコロを選んでください（{ $most }個まで）。
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
event-fitting = 全員がひそかにパーツを装着し、2台をどちらの台紙カードに入れるかを決めます。
event-fitted = { $seat }が装着を終えました。
event-deck-built = イニシアチブカード{ $count }枚を混ぜて山札にしました。

## 経過：戦闘フェイズ

event-card-shown = イニシアチブ：{ $card }
event-card-dead = { $unit }はすでに破壊されています。続けて次のカードを引きます。
event-attack = { $unit }が{ $seat }を攻撃します。
event-defends = { $unit }が攻撃を受けます。
event-turned-up = { $unit }が待機状態から表向きになりました：{ $mech }
event-rolled = { $unit }の出目：{ $dice }（{ $aim }以下で命中）
event-rerolled = { $unit }の振り直し後の出目：{ $dice }（{ $aim }以下で命中）
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
zone-lead = 獲得した長機メック
zone-wing = 獲得した僚機メック
zone-units = メックカード
zone-units-mech = メックカードのメック
zone-units-mech-known = どのメックか判明
zone-parts = 獲得したパーツ
zone-units-fitted = 装着したパーツ
zone-units-face-up = 表向き
zone-units-extra = イニシアチブカードが1枚多い側
zone-units-extra-known = 1枚多い側が判明
zone-units-damage = ダメージ
zone-units-destroyed = 破壊
zone-units-souls = 継承した魂
zone-units-bonds = 継承した絆
zone-bond-used = 絆の継承を使用済み
zone-deck = イニシアチブの山札
zone-shown = 公開済みのイニシアチブカード
zone-units-removed = 除外されたイニシアチブカード
zone-dice = サイコロ
zone-attacker = 攻撃側のメック
zone-defender = 防御側のメック
zone-out = 脱落したプレイヤー

## 文字による場の表示

short-sp = SP
short-hp = HP
short-aim = AIM
short-dice = サイコロ
short-rerolls = リロール
either = { $lead }または{ $wing }
team = （チーム{ $number }）
status-destroyed = 破壊
status-standby = （待機）
status-standby-unfitted = （待機・装備前の値）
status-unfitted = （装備前の値）
status-bond = （絆：AIM＋1、HP＋1）
status-out = 脱落
die-hit = 出目{ $face }：命中
die-miss = 出目{ $face }：外れ

## ルールが計算する数値

figure-sp = SP
figure-hp = HP
figure-aim = AIM
figure-dice = サイコロ
figure-rerolls = リロール
figure-mech-sp = { $thing }のSP
figure-mech-hp = { $thing }のHP
figure-mech-aim = { $thing }のAIM
figure-mech-dice = { $thing }のサイコロ
figure-mech-rerolls = { $thing }のリロール
figure-slot-right = { $thing }の右手のパーツ
figure-slot-left = { $thing }の左手のパーツ
figure-slot-backpack = { $thing }のバックパック
figure-parts = 装着できるパーツ
figure-same-slot = この部位のパーツ（2枚まで装着可）
figure-cards-right = 右のイニシアチブカード
figure-cards-left = 左のイニシアチブカード
figure-mech-cards-right = { $thing }の右のイニシアチブカード
figure-mech-cards-left = { $thing }の左のイニシアチブカード
figure-mech-odd = { $thing }の左右を選ぶイニシアチブカード
figure-left = 残りHP
figure-destroyed = 破壊される確率
figure-average = 平均ダメージ
figure-attack-aim = 攻撃側のAIM
figure-attack-dice = 攻撃側のサイコロ
figure-attack-rerolls = 攻撃側のリロール
figure-hits = 現在の命中数
figure-die-hits = 振り直したサイコロが命中する確率
term-soul = { $thing }の魂
term-bond = 絆
term-damage = ダメージ
term-hidden = { $thing }は待機中のため不明
term-certain = { $thing }の正体によらず同じ
term-half = 行動回数の半分
term-odd = 奇数の分
term-hits = 命中{ $thing }個
term-dice = サイコロ（リロールを含む）
term-aim = AIM以下の出目

## 描いた卓

skin-slot-right = 右
skin-slot-left = 左
skin-slot-backpack = 背
skin-lead = 長機
skin-wing = 僚機
skin-part = パーツ { $number }
skin-none = なし
skin-values = 行動回数{ $sp }、HP{ $hp }のうち残り{ $left }、サイコロ{ $dice }個、命中精度{ $aim }、リロール{ $rerolls }。
skin-value-sp = 行動回数（SP）
skin-value-hp = ヒットポイント（HP）
skin-value-aim = 命中精度（AIM）
skin-value-dice = 攻撃力（サイコロ）
skin-value-rerolls = リロール
skin-about-sp = この数だけイニシアチブカードを山札に入れます。つまり攻撃できる回数です。
skin-about-hp = ダメージがこの数に達すると破壊されます。
skin-about-dice = 攻撃のときに振るサイコロの数です。
skin-about-aim = 出目がこの数以下のサイコロが命中です。
skin-about-rerolls = 振った後、この数までサイコロを振り直せます。
skin-left-neighbour = 左どなり
skin-right-neighbour = 右どなり
skin-both-neighbours = 対戦相手
skin-opposite = 向かい
skin-partner = 相方
skin-standby = 待機
skin-either = { $mechs } のどちらか
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
skin-loose = 獲得したパーツ（どちらのメックに装着したかはまだ不明）
skin-deck = 山札
skin-shown = 公開
skin-initiative = イニシアチブと攻撃
skin-to-left = 左どなりへ
skin-to-right = 右どなりへ
skin-left-defends = 左どなりが防御
skin-right-defends = 右どなりが防御
skin-not-rolled = まだ振っていません
skin-count-hits =
    { $hits ->
        [0] 命中なし
       *[other] { $hits } 個命中
    }
skin-or-less = { $aim } 以下で命中
skin-rerolls = 振り直し { $count } 個
skin-hidden-attack = 待機中で装備は不明：サイコロ { $dice } 個、{ $aim } 以下で命中
skin-unknown-attack = 待機中でメックも装備も不明：サイコロ { $dice } 個、{ $aim } 以下で命中
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
skin-tray-bond = 盤面で光っている、相方の破壊されたメックを選びます
skin-tray-reroll = 上の場で振り直すサイコロを選び、黄色のボタンで決めてください。
skin-take-attack = { $letter } で受ける
skin-risk = で破壊される
skin-risk-label = 破壊される確率 { $chance }
skin-average = 平均 { $damage } ダメージ
skin-hp-left = 残り HP { $hp }。
skin-attacker-hidden = 攻撃側の装備は不明です。
skin-attacker-unknown = 攻撃側がどちらのメックか、装備が何かは不明です。
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
skin-place-parts = パーツをどこに装着しますか
skin-drag = クリックするか、メックへドラッグします
skin-slot-twice = { $slot }のパーツが2枚あります。
skin-too-low = { $value }が { $number } になります。1以上でなければなりません。
skin-odd = { $letter }：1枚多く入れる側
skin-odd-short = 奇数：1枚多い側
skin-cards = イニシアチブカード { $count } 枚
skin-even = 左右半分ずつ、計 { $count } 枚
skin-fit-help = メックが表になるまで、メックも装備もほかのプレイヤーには見えません。どちらのメックも SP・HP・AIM を1以上にします。
skin-confirm = 装着を決める
skin-confirm-note = 裏向きで待機します
skin-undecided = 装着先が決まっていないパーツが { $count } 枚
skin-illegal = ルールに合わないメックがあります（上を参照）
skin-short = あと { $count } 枚装着できます。装着できるパーツは残せません
skin-letters = メックの文字
skin-letter-pair = 長機 { $lead }・僚機 { $wing }
skin-to-lead = 長機
skin-to-wing = 僚機
skin-choose-letters = メックの文字を選んでください
skin-choose-side = 1枚多い側を選んでください
skin-fit-done = 装着が終わり、メックは裏向きで待機しています。
skin-over = 戦闘終了
skin-you-win = 勝利
skin-you-lose = 敗北
skin-wins = { $seat } の勝ち
skin-team-wins = { $seat } の勝ち

## 案内つきの最初のゲーム

coach-goal-title = ガニメデでの最初の戦い
coach-goal = あなたは2体のメックを率います。相手のメックを2体とも破壊すれば勝利です。まず交互にメックとパーツを選び、次に相手に見せずに装着し、それからサイコロで戦います。その場その場で説明します。
coach-values-title = メックの値
coach-values = 二重の矢印は攻撃できる回数、ハートは耐えられるダメージ、サイコロは振る個数、丸い的の印は命中精度で、この目以下なら命中です。リロールできるメックもあります。カードにカーソルを合わせるか長押しすると、言葉で読めます。
coach-lead-title = 長機メックを選ぶ
coach-lead = 4体から1体を選びます。外れはありません。何度も攻撃できるもの、打たれ強いもの、よく命中するものがあります。値はあとでパーツによって変わります。
coach-wing-title = 次は僚機メック
coach-wing = 2体目のメックです。2体は別々に戦います。攻撃を受けたとき、どちらで受けるかはあなたが決めます。
coach-slots-title = パーツと部位
coach-slots = パーツには右手、左手、バックパックのどれかの部位があります。1体のメックに装着できるのは部位ごとに1つです。同じ部位のパーツは2体に1つずつで、3つ目は装着できません。緑の数字は上がる値、赤の数字は下がる値です。
coach-part-title = パーツ { $number }／{ $of }
coach-part = パーツを1つ選びます。サイコロや命中精度が増えれば攻めに、ヒットポイントが増えれば守りに強くなります。行動回数が増えれば攻撃の機会が増えます。部位が偏らないようにしましょう。
coach-wait-title = 相手が選んでいます
coach-wait = 交互に選びます。すぐにまたあなたの番が来ます。
coach-fitting-title = 相手に見せずに装着する
coach-fitting = 左右にあなたのメックが並び、装着した場合の値が出ています。間にあるのがあなたのパーツです。相手には何も見えず、相手も同時に決めています。
coach-places-title = どちらに装着する？
coach-places = パーツごとに「長機」か「僚機」を押すか、メックの上へドラッグします。値はすぐに変わります。1体を集中して強くしても、2体をそろえても、どちらでも勝てます。
coach-wrong-title = この装着はできません
coach-wrong = 赤い行に理由が出ています。同じ部位に2つある、値が0以下になる、装着できるパーツが残っている、のどれかです。パーツを置き直しましょう。
coach-letters-title = どちらをAにする？
coach-letters = メックは裏向きで戦場に出るので、相手には文字しかわかりません。どちらの文字にどちらのメックを入れるかを選びます。
coach-confirm-title = 準備完了
coach-confirm = 問題なく装着できています。黄色のボタンを押して、部隊を戦場に送りましょう。
coach-wait-fit-title = 装着しました
coach-wait-fit = あなたのメックは準備完了です。相手の準備が終わると戦いが始まります。
coach-standby-title = 裏向きの待機状態
coach-standby = これがあなたの2体のメックです。値はあなたにだけ見えています。攻撃するか攻撃されるまで、どの文字がどのメックなのか、ほかの人にはわかりません。
coach-deck-title = 攻撃するメックはカードで決まる
coach-deck = この山札には、各メックのイニシアチブカードが行動回数と同じ枚数だけ入っています。一番上のカードのメックが攻撃します。選ぶことはできません。行動回数が多いほど、出番が多くなります。
coach-attack-title = 受けるメックは防御側が選ぶ
coach-attack = 攻撃するメックが決まると、防御プレイヤーがどのメックで受けるかを選びます。傷ついたメックや、山札にまだカードの多いメックを守りましょう。
coach-turned-up-title = 表向きになる
coach-turned-up = この攻撃に加わるメックは表向きになります。ここからは、どのメックで何を装着しているかが全員に見えます。
coach-dice-title = サイコロ
coach-dice = 攻撃側がサイコロを振ります。命中精度以下の目が命中で、命中1つがダメージ1です。いくつ以下で命中だったかは、サイコロの横と経過に出ています。
coach-damage-title = ダメージ
coach-damage = ダメージは残り、ヒットポイントに達したメックは破壊されます。残りはカードの棒でわかります。
coach-soul-title = 魂の継承
coach-soul = 破壊されたメックは、もう1体に魂を残します。命中精度＋1、ヒットポイント＋1です。最後に残った1体は手ごわくなります。
coach-reset-title = 山札のリセット
coach-reset = カードがなくなりました。破壊されたメックのカードを除外し、残りをシャッフルします。どちらかのメックがいなくなるまで続きます。
coach-defend-title = どちらで受ける？
coach-defend = 光っているカードから選びます。破壊される確率と平均ダメージが書いてあります。
coach-reroll-title = 振り直す？
coach-reroll = 1回だけ、いくつかのサイコロを振り直せます。外れた目を選び、黄色のボタンを押します。新しい目が結果になります。
coach-watch-title = 見守る
coach-watch = 次の攻撃はカードで決まります。決めることがあれば質問が出ます。盤面をクリックすると先へ進みます。
coach-watch-mine-title = あなたの攻撃
coach-watch-mine = あなたのメックが攻撃します。どちらで受けるかは相手が選び、結果はサイコロで決まります。
coach-end-title =
    { $won ->
        [yes] 初勝利です
       *[other] 敗れました
    }
coach-end = これでゲームの流れがわかりました。最初のページの「今すぐ対戦」で強いコンピューターに挑むか、卓を作って3人や4人、友だちと、チームバトルで遊びましょう。

## 終わった対戦の数字

tally-damage = 与ダメージ { $count }
tally-destroyed = 破壊 { $count }
