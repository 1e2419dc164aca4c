# Said beside a thing that was clicked and cannot be chosen now.
ui-refused = That cannot be chosen now. { $prompt }
ui-refused-turn = Nothing is asked of you now. Waiting for { $names }.
ui-refused-wait = Nothing is asked of you now.
ui-refused-over = The game is over.
# What a table was set up with, where the value alone says nothing.
ui-setting = { $name }: { $value }
