## The browser: the log of a table

ui-log-earlier = これより前を表示
