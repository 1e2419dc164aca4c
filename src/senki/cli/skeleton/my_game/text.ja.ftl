# My Game：名称・問い・経過の文

## ゲーム

game-title = My Game
game-blurb = 全員が同時に1枚を伏せ、一番大きい数を出した人が勝つ、3ラウンドの読み合いです。2～4人用。

## カード

card-0 = 1
card-1 = 2
card-2 = 3
card-3 = 4
card-4 = 5
card-5 = 6
card-6 = 7
card-7 = 8
card-8 = 9
card-9 = 10
card-10 = 11
card-11 = 12

## 置き場

zone-deck = 山札
zone-hands = 手札
zone-chosen = 伏せたカード
zone-shown = 使ったカード
zone-points = 得点

## 問い

ask-choose = どのカードを伏せますか？
chance-deal = 引くカード

## 経過

event-drawn = { $seat }がカードを引きました：{ $card }
event-played = { $seat }が{ $card }を出しました。
event-won = { $seat }がこのラウンドに勝ちました。
