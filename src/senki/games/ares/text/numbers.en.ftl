## The numbers of the card data, for whoever changes them

table-rules = Rules
table-unit = Units
table-card = Cards

column-hand = hand size
column-cost = cost
column-initiative = initiative
column-infantry = against infantry
column-armour = against armour
column-air = against air
column-building = against buildings
column-tough = tough
column-shield = shield
column-scouting = scouting
column-deep-strike = deep strike
column-base-defence = base defence
column-no-flanking = no flanking
column-copies = copies
column-need-first = of the first unit
column-need-second = of the second unit
column-power = power
column-eggs = eggs
column-token-cost = cost in tokens
column-basic = in the basic game
column-full = in the full game
column-price = price
column-amount = amount
column-hull-tokens = hull tokens
column-no-enemy-scouting = no enemy scouting
column-obelisk-uses = uses of the Obelisk
column-destroys = destroys
column-carries = carries
column-worth = worth to the computer
