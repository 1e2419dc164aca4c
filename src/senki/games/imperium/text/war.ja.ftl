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
