## The browser: the log of a table

ui-log-earlier = Show earlier moves
