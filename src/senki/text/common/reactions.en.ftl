## The browser: how reactions are asked for at a new table

ui-reacting = Reactions
ui-reacting-usual = Usual
ui-reacting-usual-what = With a bell of 3 seconds; in games of days by standing orders.
ui-reacting-bell = Long bell
ui-reacting-bell-what = Whoever could react has 15 seconds, and may stop the bell.
ui-reacting-orders = Standing orders
ui-reacting-orders-what = Nobody is waited for: what was ordered before is played.
ui-reacting-everyone = Everyone answers
ui-reacting-everyone-what = All who could react are asked, and the game waits for them.
