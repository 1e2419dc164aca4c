# トレード合意・取引・約束

## 選択肢と言葉

option-deals = プレイヤー間の取引
option-deals-all = TGと約束
option-deals-goods = TGのみ（約束なし）
option-deals-none = トレード合意のみ
deals-all = TGと約束
deals-goods = TGのみ（約束なし）
deals-none = トレード合意のみ
action-deal = 取引を持ちかける
action-break-agreement = 合意を破棄する
ability-trade-goods = 3 TGを得る
ability-break-agreements = 合意を破棄させる
deal-agreement = トレード合意
deal-give = 自分が渡すTG
deal-want = 自分がもらうTG
deal-promise = 自分がする約束
deal-ask-promise = 相手に求める約束
deal-give-card = 自分が渡すアクションカード
deal-want-card = 自分がもらうアクションカード
promise-peace = このラウンドの終わりまで攻撃しない
promise-long-peace = 次のラウンドの終わりまで攻撃しない
promise-leave-card = ストラテジーカードを取らない
promise-agreement = 次の交渉でトレード合意を結ぶ
promise-vote = 決めたとおりに投票する

## 問い

ask-break-up = 誰とのトレード合意を破棄しますか？
ask-break-agreements = どのトレード合意を破棄させますか？（{ $card }）
ask-deal-with = 誰に取引を持ちかけますか？
ask-deal-terms = { $partner }との取引に何を含めますか？
ask-deal-contract = { $partner }とのトレード合意：価値いくつの契約を渡しますか？
ask-deal-contract-back = { $partner }とのトレード合意：価値いくつの契約を受け取りますか？
ask-deal-give = { $partner }にTGを何個渡しますか？
ask-deal-want = { $partner }からTGを何個もらいますか？
ask-deal-promise = { $partner }に何を約束しますか？
ask-deal-ask-promise = { $partner }に何を約束してもらいますか？
ask-deal-leave = どのストラテジーカードを取らないと約束しますか？
ask-deal-ask-leave = { $partner }にどのストラテジーカードを取らないでもらいますか？
ask-deal-vote = 「{ $card }」：{ $voter }は何に投票すると約束しますか？
ask-deal-vote-player = 「{ $card }」：{ $voter }は誰に投票すると約束しますか？
ask-deal-vote-planet = 「{ $card }」：{ $voter }はどの惑星に投票すると約束しますか？
ask-deal-vote-law = 「{ $card }」：{ $voter }はどの法律に投票すると約束しますか？
ask-deal-vote-colour = 「{ $card }」：{ $voter }はどの色に投票すると約束しますか？
ask-deal-vote-objective = 「{ $card }」：{ $voter }はどの目的カードに投票すると約束しますか？
ask-deal-card = { $player }にどのアクションカードを渡しますか？
ask-deal-agree = { $offerer }が{ $partner }に取引を持ちかけました。同意しますか？

## 経過

event-negotiations = トレード交渉を始めます。新しい合意は{ $seat }が承認します。
event-agreement-made = { $seat }と{ $other }がトレード合意を結びました。{ $seat }は価値{ $given }の契約を渡し、価値{ $taken }の契約を受け取ります。
event-agreement-broken = { $seat }と{ $other }のトレード合意が破棄されました。
event-deal-made = { $seat }と{ $other }の取引が成立しました。
event-deal-refused = { $other }の取引を{ $seat }が断りました。
event-goods-given = { $seat }が{ $other }に{ $count } TGを渡しました。
event-promised = { $seat }が{ $other }に約束しました：{ $promise }。
event-promised-card = { $seat }が{ $other }に約束しました：次のストラテジーフェイズに「{ $card }」を取らない。
event-promised-vote-for = { $seat }が{ $other }に約束しました：「{ $card }」に賛成する。
event-promised-vote-against = { $seat }が{ $other }に約束しました：「{ $card }」に反対する。
event-promised-vote-player = { $seat }が{ $other }に約束しました：「{ $card }」で{ $player }に投票する。
event-promised-vote-planet = { $seat }が{ $other }に約束しました：「{ $card }」で{ $planet }に投票する。
event-promised-vote-law = { $seat }が{ $other }に約束しました：「{ $card }」で「{ $law }」に投票する。
event-promised-vote-colour = { $seat }が{ $other }に約束しました：「{ $card }」で{ $colour }に投票する。
event-promised-vote-objective = { $seat }が{ $other }に約束しました：「{ $card }」で「{ $objective }」に投票する。
event-promise-kept = { $seat }は{ $other }との約束を守りました：{ $promise }。
event-promise-broken = { $seat }が{ $other }との約束を破りました：{ $promise }。
event-promise-lapsed = { $seat }の{ $other }への約束は無効になりました：{ $promise }。
event-card-traded = { $seat }が{ $other }に「{ $card }」を渡しました。

## 盤面

zone-deals = プレイヤー間の取引
zone-contracts = トレード契約の持ち主
zone-unpaid = まだ収入にならない契約
zone-negotiator = 合意を承認する人
zone-dealt = この手番に取引を持ちかけた相手
zone-offer = 返事を待つ取引
zone-market = アクションカードの取引
zone-owed = これから渡すアクションカード
zone-promises = 有効な約束
zone-promises-kind = 約束
zone-promises-seat = 約束した人
zone-promises-other = 相手
zone-promises-card = ストラテジーカード
zone-promises-choice = 投票先
zone-promises-until = 最後のラウンド
zone-kept = 守った約束
zone-broken = 破った約束

## ブラウザーと端末

skin-action-deal = TGや約束のやり取り。そのあとでアクション
skin-action-break-agreement = そのあとでアクション
skin-enough-deal-with = 持ちかけない
skin-enough-break-up = 破棄しない
skin-enough-deal-terms = 以上
skin-trade-line = トレード：{ $seat }が持つ契約 { $contracts }
skin-trade-held = { $seat }の価値{ $value }の契約
skin-promise-line = 約束：{ $seat }から{ $other }へ：{ $promise }
skin-tab-trade = トレード
skin-trade-agreements = トレード合意
skin-trade-matrix = 横の列は、その人が持つ契約
skin-trade-own = まだ渡していない自分の契約
skin-trade-income = 収入
skin-trade-new = 次回から収入になる
skin-trade-offer = 取引の申し出
skin-trade-gives = { $seat }が渡すもの
skin-trade-nothing = なし
skin-trade-contract = 価値{ $value }の契約
skin-trade-goods = { $count } TG
skin-trade-leave = 「{ $card }」を取らない
skin-trade-card = アクションカード1枚
skin-trade-vote = 「{ $card }」で投票：{ $choice }
skin-trade-market = { $seat }の取引にはアクションカードを含められます。
skin-trade-approval = { $seat }の承認が必要です。
skin-trade-open = 交渉中
skin-trade-promises = 約束
skin-trade-no-promises = 有効な約束はありません。
skin-trade-until = 第{ $round }ラウンドの終わりまで
skin-trade-word = 守った約束と破った約束
skin-trade-kept = 守った { $count }
skin-trade-broken = 破った { $count }
figure-income = トレード収入
term-contracts = ほかのプレイヤーの契約
