## The numbers of the card data, for whoever changes them

table-force = Force cards
table-action = Action cards
table-terrain = Terrain cards

column-copies = copies
column-armour = armour
column-manoeuvre = manoeuvre
column-small-arms = small arms
column-cannon = cannon
column-missile = missile
column-artillery = artillery
column-range = range
column-headquarters = headquarters
column-vp = victory points
column-reinforcement = reinforcement
column-extra-dice = extra dice
column-breakthrough-dice = dice in the breakthrough
column-other-area = another area
column-any-row = any row
column-stop = hits stopped
column-stop-successes = successes stopped
column-dice = dice
column-need = needed
column-hits = hits
column-steps = steps
column-n = number
