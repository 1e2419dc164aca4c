# ブラウザーの盤面の言葉

## 場所

skin-map = 銀河の地図
skin-place = { $name }（{ $hex }）
skin-mover = { $place }の{ $vessel }
skin-planet = { $name }（資源{ $resources }・人口{ $influence }）
skin-count = { $name }{ $count }
skin-fleet-of = { $seat }の艦隊：{ $units }
skin-fleet = { $seat }の艦隊
skin-aboard = 搭載中の{ $unit }
skin-home-of = { $seat }のホームワールド
skin-wormhole = ワームホール{ $letter }
skin-counters-of = { $seats }が活性化済み
skin-activated-by = 活性化済み：
skin-ready = 表向き
skin-exhausted = 枯渇
skin-neutral = 誰も支配していない
skin-station = トレードステーション
skin-values = 資源・人口
skin-refresh-trade-good = リフレッシュ：{ $count } TG
skin-refresh-fighter = リフレッシュ：戦闘機{ $count }
skin-refresh-ground-force = リフレッシュ：陸軍{ $count }
skin-empty-space = 何もない宇宙空間です。
skin-pick-system = 星系を選ぶと内容を表示します。
skin-about-asteroid-field = 移動を終えることはできません。
skin-about-nebula = 通過できません。防御側は戦闘判定+1です。
skin-about-supernova = 入ることはできません。
skin-about-ion-storm = 通過できず、PDS射撃も届きません。

## プレイヤーとカード

skin-players = イニシアティブ順のプレイヤー
skin-seat-line = { $seat }（{ $race }）{ $points }勝利点、CC：ストラテジー{ $strategy }・艦隊補給{ $fleet }・コマンドプール{ $command }、TG{ $goods }、技術：{ $techs }
skin-card-line = { $card }：{ $owner }、{ $state }、ボーナスカウンター{ $bonus }
skin-goals-line = 公開された目的カード：{ $goals }
skin-points-short = 勝利点
skin-points = { $points }勝利点
skin-short-strategy = 戦略
skin-short-fleet = 艦隊
skin-short-command = 指揮
skin-short-techs = 技術
skin-short-actions = 行動
skin-short-politics = 政治
skin-short-planets = 惑星
skin-technologies = 技術の数
skin-acting = 実行中
skin-passed = パス済み
skin-played = 使用済み
skin-unplayed = 未使用
skin-cards = ストラテジーカード
skin-take = 取る
skin-play = 使う
skin-claim = 選ぶ
skin-gain = 得る
skin-secondary = 副能力（CC { $counters }・人口 { $influence }）：
skin-and = {"・"}
skin-or = {"か"}
skin-no-goals = 公開された目的カードはまだありません。
skin-spendable = 使える

## 盤面

skin-views = 表示の切り替え
skin-tab-map = 地図
skin-tab-system = 星系
skin-tab-race = 種族
skin-take-race = 使う
skin-no-race = まだ種族が決まっていません。
skin-no-abilities = このゲームでは種族の能力は働きません（完全なゲームだけ）。
skin-secret = シークレット
skin-lay = 置く
skin-laying = 置くところ
skin-tab-cards = カード
skin-tab-hand = 手札
skin-tab-techs = 技術
skin-tab-goals = 目的
skin-round-short = 第{ $round }ラウンド（全4ラウンド）・最後に惑星が最も多い人の勝ち
skin-round = 第{ $round }ラウンド・{ $goal }勝利点まで
skin-choose-hex = { $place }に決める
skin-tap-hex = 地図で光っている{ $count }個の星系から選んでください。
skin-enough-move-ship = 移動を終える
skin-enough-build = これで生産する
skin-enough-build-dock = 建造しない
skin-action-strategic = ストラテジーカードを使う
skin-action-tactical = 星系を活性化して移動・戦闘・着陸・生産
skin-action-transfer = 自分の2つの星系の間で動かす
skin-action-transit = 陸軍を別の惑星へ移す
skin-action-pass = このラウンドはもう行動しない
skin-action-recruit = ストラテジーのCC1個で、惑星に陸軍2個を置く
skin-action-forge = ストラテジーのCC1個で、駆逐艦1隻か戦闘機2機を置く
skin-action-swap = 枯渇していない惑星の資源と人口を入れ替える
skin-action-stall = 何もせず、パスもしない
skin-action-card = アクションカードを見る

## 計画

skin-plan-to = { $place }へ
skin-plan-from = { $from }の{ $name }
skin-plan-sum = 宇宙船{ $ships }・搭載{ $cargo }
skin-plan-units = ユニット{ $count }
skin-plan-price = コスト{ $price }
skin-plan-own = 自分の惑星
skin-plan-neutral = 誰もいない
skin-plan-defended = { $seat }：陸軍{ $forces }・PDS{ $pds }
skin-plan-kept = 来られない宇宙船：{ $count }
skin-plan-why-T5 = 自分のCCがある
skin-plan-why-T6 = 通れる道がない
skin-plan-why-T13 = 遠すぎる
skin-plan-why-F1 = 艦隊補給がいっぱい
skin-plan-why-T9 = 搭載の空きがない
skin-plan-why-none = 今はできない
skin-plan-less = { $name }を1つ減らす
skin-plan-more = { $name }を1つ増やす
skin-plan-all = 全部か0
skin-plan-all-of = { $name }：{ $limit }のうち{ $count }、全部か0
skin-plan-clear = 選び直す
skin-plan-send-move-ship = 移動する
skin-plan-send-build = 生産する
skin-plan-send-land-forces = 着陸する
skin-plan-skip-move-ship = 動かさない
skin-plan-skip-build = 生産しない
skin-plan-skip-land-forces = 着陸しない

## アクションカード

skin-action-hand = 自分のアクションカード
skin-action-others = ほかのプレイヤーのアクションカード
skin-cards-held = { $count }枚
skin-cards-known = 見たカード
skin-card-announced = { $seat }が「{ $card }」を宣言
skin-card-cancelled = { $seat }の「{ $card }」は打ち消された
skin-card-text = { $card }({ $window }): { $text }
skin-said-line = { $seat }が宣言: { $card }
skin-hand-line = アクションカードの手札: { $seat } { $count }枚
skin-play-none = 使わない
skin-nothing-fits = 今使えるカードはありません。自動で先に進みます。

## 戦闘

skin-battle = 宇宙戦闘
skin-battle-round = 第{ $count }ラウンド
skin-attacker = 攻撃側
skin-defender = 防御側
skin-hits = 命中 { $hits }
skin-hits-of = ダイス{ $dice }個で命中{ $hits }
skin-was-hit = { $name }が損傷
skin-was-lost = { $name }を失った
skin-rounds = ここまでの戦闘
skin-needed = { $needed }+
skin-battle-odds = 勝つ見込みの目安（カードと撤退は含まない）
skin-won = 勝利
skin-hide-battle = 戦闘を隠す
skin-show-battle = 戦闘を表示

## 評議会

skin-tab-council = 評議会
skin-agenda = 議題
skin-agenda-law = 議題・法律
skin-vote = 投票
skin-votes = { $count }票
skin-votes-in-order = 投票の順番
skin-vote-for-me = あなたにすぐ起きる変化：
skin-vote-nothing = 今数えられる変化はない
skin-vote-open = あなたの票 { $own }、これから投じられる票 { $rest }。
skin-speaker-last = スピーカー・最後
skin-no-agenda = 議題はありません。
skin-laws = 有効な法律
skin-no-laws = 法律はありません。
skin-political-hand = 自分の政治カード
skin-no-political-hand = 持っていません。
skin-choose = 選ぶ
skin-enough-vote-player = 棄権
skin-enough-vote-planet = 棄権
skin-enough-vote-law = 棄権
skin-enough-vote-colour = 棄権
skin-enough-vote-objective = 棄権
skin-enough-pay-cards = 捨てない
skin-enough-pay-tariff = TGで払う
