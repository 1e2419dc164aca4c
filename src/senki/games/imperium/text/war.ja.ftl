# 戦争：種族やカードが宇宙戦闘と侵略に加えるもの

## 質問

ask-reroll = ストラテジー用エリアのCCを1個払って、外れたダイス{ $dice }個を振り直しますか？
ask-ambush = 奇襲：どの宇宙船が先に撃ちますか？（2隻まで）
ask-early-retreat = 戦闘が始まる前に退却しますか？
ask-munitions = 2 TGを払って、このラウンドの弾薬を増やしますか？
ask-suicide = どの宇宙船を犠牲にしますか？
ask-suicide-target = 敵のどの宇宙船に被害を与えますか？
ask-convert = { $planet }の陸軍を寝返らせようと試みますか？

## 経過

event-die-rerolled = { $seat }の{ $unit }の振り直し：{ $face }（{ $needed }以上で命中）
event-force-converted = { $planet }の陸軍1個が{ $seat }に寝返りました。
event-ground-round = { $planet }の侵略戦闘 第{ $count }ラウンド

## 盤面

vessel-damaged-cruiser = 損傷した巡洋艦
zone-defender = 防御側
zone-battle-planet = 侵略中の惑星
zone-dice = ダイス
zone-dice-seat = 振った人
zone-dice-unit = ユニット
zone-dice-face = 出目
zone-dice-needed = 命中の目
zone-hits = 受ける被害
zone-hurt = 被害を受けたばかりの宇宙船
zone-hurt-seat = 持ち主
zone-hurt-vessel = 宇宙船
zone-hurt-lost = 破壊された
zone-fallen = 破壊された陸軍

ask-terror = ただちに戦闘から離れますか？離れなければ2ダメージを受けます。
ask-foresight-to = どこに戻しますか？（{ $unit }）
ask-target-die = どのダイスを振り直しますか？（{ $card }）

event-hits-cancelled = { $seat }が被害を{ $count }つ取り消しました。
event-ship-kept = { $seat }の{ $vessel }をカードの上に置きました。
event-ship-returned = { $seat }の{ $unit }が{ $hex }に戻りました。

zone-aimed-hits = 宇宙船への被害
zone-again = 使用機会をもう一度
zone-hurt-avenged = 反撃済み

## ブラウザーの戦闘パネル

skin-invasion = 侵略戦闘
skin-step-before = 戦闘前
skin-step-announce = 宣言
skin-step-dice = 判定
skin-step-losses = 被害
skin-hurt = 損傷
skin-fallen = これまでに破壊された陸軍：{ $count }

event-aimed-at-die = { $seat }の対象は{ $player }のダイスです（{ $unit }、出目{ $face }）。
shown-0 = 出目0
shown-1 = 出目1
shown-2 = 出目2
shown-3 = 出目3
shown-4 = 出目4
shown-5 = 出目5
shown-6 = 出目6
shown-7 = 出目7
shown-8 = 出目8
shown-9 = 出目9
shown-10 = 出目10
