# 問い

## 偶然

chance-galaxy = 銀河を作るための数を決めます。
chance-draw-tile = 星系タイルを山から引きます。
chance-deal-tile = 星系タイルを配ります。
chance-deal-race = 種族を配ります。
chance-first-speaker = 最初のスピーカーを決めます。
chance-set-aside = 目的カードを1枚脇に置きます。
chance-deal-secret = シークレットの目的カードを配ります。
chance-reveal = 次の目的カードを引きます。
chance-die = { $unit }のダイスを振ります。

## 準備

ask-start-dock = スペースドックをどの惑星に置きますか？
ask-choose-race = どの種族を使いますか
ask-draft-race = 配られた2つの種族のどちらを使いますか
ask-lay-tile = どの星系タイルを置きますか
ask-lay-at = { $system }をどこに置きますか
ask-start-pds = PDSをどの惑星に置きますか？
ask-start-forces = 陸軍をどの惑星に分けて置きますか？

## CCと支払い

ask-gain-counters = 得たCCをどのエリアに置きますか？
ask-pay-goods = TGを何個払いますか？支払いは{ $price }（{ $money }）です。
ask-pay-planets = どの惑星を枯渇させて支払いますか？（{ $money }）

## ストラテジーカード

ask-take-card = どのストラテジーカードを取りますか？
ask-bonus-goods = 「{ $card }」のボーナスカウンターのうち、いくつをTGにしますか？残りはCCになります。
ask-play-card = どのストラテジーカードを使いますか？
ask-secondary = 「{ $card }」の副能力を使いますか？
ask-choose-ability = 「{ $card }」のどちらの能力を使いますか？
ask-truce-with = 誰と、互いのユニットがいる星系を活性化しないことにしますか？
ask-counters-at = 対戦相手はどの星系にCCを置きますか？
ask-annex = どの惑星を支配しますか？
ask-refresh = どの惑星を表にしますか？（{ $card }）
ask-speaker-to = スピーカートークンを誰に渡しますか？
ask-buy-counters = CCを1個{ $price } 人口で何個買いますか？（{ $card }）
ask-counter-back = どの星系のCCを戻しますか？
ask-card-move = どの宇宙船を動かしますか？（{ $card }）
ask-card-move-to = どこへ動かしますか？（{ $mover }）
ask-high-alert = ハイアラートトークンをどの星系に置きますか？
ask-alert-follows = ハイアラートトークンも{ $hex }へ動かしますか？
ask-produce-at = どの星系で生産しますか？
ask-gain-tech = どの技術を得ますか？
ask-buy-second = もう1つの技術を{ $price } 資源で買いますか？
ask-turn-up = どちらの目的カードを公開しますか？もう1枚は戻します。

## アクションフェイズ

ask-turn = どのアクションを行いますか？
ask-again = もう1回、戦術アクションを行いますか？
ask-transit-from = どの惑星から陸軍を移しますか？
ask-transit-forces = { $planet }から陸軍を何個移しますか？
ask-transit-to = どの惑星へ移しますか？

## 活性化と移動

ask-activate = どの星系を活性化しますか？
ask-move-ship = { $hex }へどの宇宙船を動かしますか？
ask-load-forces = { $planet }の陸軍を何個搭載しますか？（{ $mover }）
ask-load-pds = { $planet }のPDSを何個搭載しますか？（{ $mover }）
ask-load-fighters = { $hex }の戦闘機を何個搭載しますか？（{ $mover }）
ask-keep-forces = 搭載中の陸軍を何個運びますか？（{ $mover }）
ask-keep-pds = 搭載中のPDSを何個運びますか？（{ $mover }）

## 輸送アクション

ask-transfer-one = 輸送アクション：1つ目の星系はどこですか？
ask-transfer-other = { $hex }とどの星系の間で輸送しますか？
ask-transfer-build = 2つの星系のどちらで生産しますか？

## 被害と戦闘

ask-excess = { $hex }の宇宙船が艦隊補給の限界を超えています。どれを取り除きますか？
ask-pds-fire = { $planet }のPDSのうち、何個が{ $hex }の艦隊を射撃しますか？
ask-lose = どれを失いますか？（残りの被害 { $hits }）
ask-withdraw = このラウンドの後に撤退・退却すると宣言しますか？
ask-withdraw-to = 艦隊をどこへ撤退・退却させますか？

## 着陸と侵略

ask-land-forces = { $planet }に陸軍を何個着陸させますか？
ask-land-pds = { $planet }にPDSを何個降ろしますか？
ask-land-fighters = { $planet }への着陸に戦闘機を何個加えますか？
ask-bombard = { $vessel }でどの惑星を爆撃しますか？
ask-bacteria = { $planet }にX-89細菌兵器を使いますか？
ask-invade = どの惑星の侵略戦闘を先に行いますか？
ask-lose-fighter = 陸軍の代わりに戦闘機を失いますか？（残りの被害 { $hits }）

## 生産

ask-build-dock = スペースドックを建造しますか？（4 資源）
ask-build = { $hex }で何を生産しますか？
ask-built-where = どの惑星に登場させますか？（{ $unit }）
ask-built-in = どの星系に登場させますか？（{ $unit }）
ask-built-aboard = 惑星ではなく宇宙船に積みますか（{ $unit }）

## 種族

ask-recruit-on = 徴募した陸軍をどの惑星に置きますか
ask-use-primary = { $card }の主能力を使いますか
ask-rob = 誰から1 TGを奪いますか
ask-spy-on = 誰のアクションカードを見ますか
ask-forge-at = どの星系で鍛造しますか
ask-forged = { $hex }で何を鍛造しますか
ask-swap-values = どの惑星の資源と人口を入れ替えますか

## 目的カードとステータスフェイズ

ask-claim = どの目的カードを達成しますか？
ask-claim-secret = シークレットの目的カードを達成しますか（公開します）
ask-spend = 「{ $objective }」に何を払いますか？
ask-spend-counters = どのエリアのCCを払いますか？
ask-refresh-gain = { $planet }を枯渇させて利益を得ますか？
ask-scuttle = どのユニットを自沈させますか？
ask-redistribute = このエリアにCCを何個置きますか？（{ $area }）

## 評議会

chance-draw-political = 政治カードを引きます。
chance-who-leads = 首位を無作為に決めます。
ask-discard-political = 政治カードは5枚までです。どれを捨てますか？
ask-play-agenda = どの政治カードを議題にしますか？
ask-agenda-by = 誰が政治カードを議題に出しますか？
ask-put-on-top = どの政治カードを山札の上に戻しますか？ほかは山札の下に入ります。
ask-vote = 「{ $card }」にどう投票しますか？
ask-vote-player = どのプレイヤーに投票しますか？（{ $card }）
ask-vote-planet = どの惑星に投票しますか？（{ $card }）
ask-vote-law = どの法律に投票しますか？（{ $card }）
ask-vote-colour = どの色に投票しますか？（{ $card }）
ask-vote-objective = どの目的カードに投票しますか？（{ $card }）
ask-decide = 同数です。スピーカーとして、どちらに決めますか？（{ $card }）
ask-veto-power = 「拒否権」を捨てて、「{ $card }」を無効にしますか？
ask-accept = 「{ $card }」の効果を使いますか？
ask-name-seat = どのプレイヤーを選びますか？（{ $card }）
ask-name-planet = どの惑星を選びますか？（{ $card }）
ask-name-law = どの法律を捨てますか？（{ $card }）
ask-exhaust-planets = どの惑星を枯渇させますか？（{ $card }）
ask-give-up-ship = どの宇宙船を失いますか？（{ $card }）
ask-place-forces = 陸軍をどこに置きますか？（{ $card }）
ask-place-at = どの星系に置きますか？（{ $card }）
ask-own-secondary = 自分のどのストラテジーカードの副能力を、コストなしで使いますか？
ask-pass-on-card = 「{ $card }」を誰に渡しますか？
ask-focus-gain = CCの代わりにTGを得ますか？
ask-pay-tariff = { $hex }の通行税です。どの惑星を枯渇させますか？代わりにTGでも払えます。
ask-minister-hit = 「戦争大臣」で1命中を与えますか？ストラテジー用エリアのCC 1個を払います。
ask-sell-tech = どの技術を手放してTGを得ますか？
ask-pay-cards = 支払いは残り{ $price }です。どの政治カードをTGの代わりに捨てますか？
## アクションカード

chance-draw-card = アクションカードを1枚引きます。
chance-steal-card = アクションカードを1枚、無作為に奪います。
ask-react = { $player }に対して何か使いますか？（{ $window }）
ask-own-card = どのカードを使いますか？（{ $window }）
ask-discard = どのアクションカードを捨てますか？
ask-discard-of = { $player }のどのカードを捨てさせますか？
ask-take-out = 山札からどのカードを取りますか？
ask-exchange-card = どのアクションカードを新しいカードと取り替えますか？
ask-target-seat = 「{ $card }」を誰に使いますか？
ask-target-planet = 「{ $card }」をどの惑星に使いますか？
ask-target-hex = 「{ $card }」をどの星系に使いますか？
ask-target-ship = 「{ $card }」をどの宇宙船に使いますか？
ask-target-tech = 「{ $card }」をどの技術に使いますか？
ask-target-strategy = 「{ $card }」をどのストラテジーカードに使いますか？
ask-target-card = 「天才のひらめき」をどのカードとして使いますか？
ask-target-number = 「{ $card }」の数はいくつですか？
ask-share-tech = トレード合意の相手のどの技術を得ますか？
ask-open-card = 表向きのアクションカードのどれを取りますか？
ask-hand-out = { $player }にどのカードを渡しますか？
ask-transport-forces = { $planet }から陸軍を何個移しますか？
ask-exhaust-half = どの惑星を枯渇させますか？
ask-target-agreement = 「{ $card }」をどのトレード合意に使いますか？
ask-target-ability = このラウンド、どの種族能力を持ちますか？
