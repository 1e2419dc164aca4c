## The numbers of the card data, for whoever changes them

table-resource = Resource cards
table-character = Characters
table-event = Event cards
table-rules = Rules

column-value = value
column-ready = value, ready
column-exhausted = value, exhausted
column-capacity = capacity
column-objective = objective
column-vp = victory points
column-influence = influence
column-points-to-win = points to win
