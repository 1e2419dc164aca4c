## 卓の様子を文章で

words-between = { "" }
words-unit = { $unit }は{ $mech }です。{ $values }
words-carries = { $parts }を装着しています。
words-standby = 待機中です。
words-destroyed = { $unit }は破壊されました。
words-hidden = { $unit }は伏せられています。{ $lead }か{ $wing }のどちらかです。
words-drafted = { $seat }が獲得したもの：{ $things }。
words-drafted-nothing = { $seat }はまだ何も獲得していません。
words-out = { $seat }は脱落しました。
words-offer = { $what }：{ $things }。
words-start = スタートプレイヤーは{ $seat }です。
words-deck = 伏せたイニシアチブカードは残り{ $count }枚です。
words-shown = これまでにめくられたカード：{ $cards }。
words-attack = { $attacker }が{ $target }を攻撃しています。
