# The table page: its one row of tools.
ui-tools = Help at the table
ui-retell-short = Again
ui-unfold = Show the whole hand
ui-fold = Fold the hand
