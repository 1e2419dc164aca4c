# 今は選べないものを押した時に、その脇で言う言葉。
ui-refused = 今はこれを選べません。{ $prompt }
ui-refused-turn = 今はあなたの番ではありません。{ $names }を待っています。
ui-refused-wait = 今はあなたの番ではありません。
ui-refused-over = ゲームは終わりました。
# 卓の設定。値だけでは意味が分からないもの。
ui-setting = { $name }：{ $value }
