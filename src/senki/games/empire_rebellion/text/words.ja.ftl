## 卓の様子を文章で

words-round = 第{ $count }ラウンドです。バランス・トークンは{ $seat }が持っています。
words-event = イベントは{ $event }です。収容力{ $capacity }、目標値{ $objective }、勝利ポイント{ $vp }、影響力{ $influence }。
words-side = { $seat }は勝利ポイントを{ $goal }のうち{ $points }、影響力を{ $influence }持っています。
words-area = プレイ・エリア（総リソース値{ $total }）：{ $cards }。
words-area-empty = プレイ・エリアにカードはありません。
words-deck = デッキは残り{ $count }枚です。
words-deck-top = 一番上は{ $card }です。
words-discards = 捨て札：{ $things }。
words-reserve = 予備：{ $things }。
words-chosen = このラウンドの戦略：{ $things }。
words-used = 使用済みの戦略：{ $things }。
