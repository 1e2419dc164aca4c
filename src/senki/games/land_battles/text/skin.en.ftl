# What stands on the drawn table of Modern Land Battles.

skin-acted = acted
skin-area-flank = Flank
skin-area-breakthrough = Centre
skin-area-terrain = Terrain
skin-areas = Areas
skin-row = Row { $row }
skin-own-row = Your row { $row }
skin-enemy-row = Enemy row { $row }
skin-stay = Stay
skin-unit-in-row = { $unit } (row { $row })
skin-vp = { $count } VP
skin-vp-unit = VP
skin-goal = win at
skin-hits = { $count } { $count ->
    [one] hit
   *[other] hits
}
skin-units = { $count } { $count ->
    [one] unit
   *[other] units
}

# signs
skin-armour = Armour
skin-missile = Missile
skin-cannon = Cannon
skin-small-arms = Small arms
skin-artillery = Artillery
skin-manoeuvre = Manoeuvre
skin-headquarters = Headquarters
skin-hit = Hit
skin-die = Dice left
skin-superior = Superior counter
skin-control = Control counter
skin-reaction = Reaction
skin-reinforcement = Reinforcement
skin-perk = Perk
skin-armour-label = armour { $number }
skin-weapon-label = { $weapon } { $amount }
skin-artillery-label = artillery { $amount }, range { $range }
skin-manoeuvre-label = manoeuvre { $number }
skin-about-armour = A die with all modifiers must reach it to hit the unit.
skin-about-missile = From rows 1 and 2 at rows 1 and 2; the number is added to each die.
skin-about-cannon = At distance 1 or 2; the number is added to each die.
skin-about-small-arms = At distance 1, from front row to front row; the number is added to each die.
skin-about-artillery = Attacks without a card up to distance { $range }; the number is added to each die.
skin-about-manoeuvre = On a manoeuvre each die of { $number } or more is a success.
skin-no-manoeuvre = It cannot manoeuvre.
skin-about-headquarters = While it is in play the hand has eight cards.
skin-about-vp = What the enemy gets for destroying it, and what it costs.
skin-about-hits = Each hit takes one of its four dice; four destroy it.
skin-about-acted = It cannot act or react until its player prepares.
skin-about-superior = Each adds 1 to every die of its side's attacks in the breakthrough area. A success on the flank takes one from the enemy, or adds one.
skin-about-breakthrough = Most of the fighting is here. Who has no unit left in it has lost.
skin-about-control = Successes pull it to the own side; past the end the card is secured.
skin-about-modifier = Thrown in before a manoeuvre it lowers the number needed by { $amount }.
skin-about-reinforcement = Discarded it pays { $amount } VP for units from the reserve.
skin-legend-armour = What a die must reach to hit the unit.
skin-legend-missile = Rows 1 and 2 against rows 1 and 2.
skin-legend-cannon = Distance 1 or 2.
skin-legend-small-arms = Distance 1.
skin-legend-artillery = Range, then modifier; it needs no card.
skin-legend-manoeuvre = In the ring: what a die must reach. On an action card: what it adds.
skin-legend-headquarters = One card more in hand.
skin-legend-hit = One die less; four destroy the unit.
skin-legend-die = Dice that a damaged unit still rolls.
skin-legend-acted = Has acted; ready again when its player prepares.
skin-legend-superior = Adds 1 to attacks in the breakthrough area.
skin-legend-reaction = Played after the enemy has rolled.
skin-legend-reinforcement = What an action card pays for units.
skin-legend-vp = Victory points; also the price of a unit.

# areas
skin-breakthrough-note = Empty: defeat
skin-own-attacks = Your attacks
skin-enemy-attacks = Enemy attacks
skin-superior-short = +{ $count } in the centre
skin-superior-label = { $side ->
    [own] you have { $count } superior counters
    [enemy] the enemy has { $count } superior counters
   *[none] no superior counters
}
skin-superior-strip = { $side ->
    [own] you +{ $count }
    [enemy] enemy +{ $count }
   *[none] even
}
skin-to-secure = { $count } more to secure it
skin-strip-secure = { $count } to go
skin-no-terrain = { $left ->
    [0] No terrain left
   *[other] Next card follows
}
skin-terrains-left = { $count ->
    [one] 1 terrain card is
   *[other] { $count } terrain cards are
} still to come.
skin-control-label = control counter at { $space } of { $steps }, positive on your way
skin-perk-none = none
skin-perk-refresh = { $count } of your units may act again
skin-perk-draw = draw { $count } cards
skin-perk-repair = take { $count } hits off a unit
skin-perk-superior = { $count } { $count ->
    [one] success
   *[other] successes
} on the flank
skin-perk-reserve = a unit of up to { $count } VP from the reserve
skin-perk-strike = { $count } dice at any enemy unit, 7+ hits

# piles
skin-victory-points = Victory points
skin-points-of = { $seat }: { $points } of { $goal } VP
skin-victory-pile = Victory pile
skin-reserve = Reserve
skin-enemy-pile = Enemy victory pile
skin-own-pile = Your victory pile
skin-enemy-reserve = Enemy reserve
skin-own-reserve = Your reserve
skin-hand = Hand: { $count }
skin-piles = Deck { $deck } · discards { $discard }
skin-no-cards = No cards

# set-up
skin-choose-force = How do you find your force of 25 VP?
skin-way-own = Choose the units yourself.
skin-way-random = Chance draws units until 25 VP are full.
skin-way-mixed = Some of everything: a sound first force.
skin-way-armour = Heavy tanks in front, few but hard.
skin-way-mobile = Fast units for flank and terrain.
skin-force-tip = Sound forces have two or three units with small arms, one or two with a cannon, one or two with missiles and one artillery.
skin-field-force = Field this force
skin-bring-units = Bring these in
skin-choose-rows = Which units stand in row { $row }?
skin-row-tip-3 = First the rear: artillery and headquarters are safest here. All others stay in front for now.
skin-row-tip-2 = Missiles reach from row 2, a cannon reaches enemy row 1 from here.
skin-row-tip-1 = All others stand in front.
skin-row-note-1 = nearest the enemy
skin-row-note-2 = behind it
skin-row-note-3 = the rear

# a turn
skin-deeds = What to do
skin-deed-prepare = units ready, hand full
skin-deed-reinforce = cards for new units
skin-deed-flank = for superior counters
skin-deed-terrain = for the terrain card
skin-deed-artillery = no card needed
skin-cap-act = play
skin-cap-after = play
skin-cap-unit = acts
skin-cap-target = fire
skin-cap-move-to = here
skin-cap-manoeuvre = manoeuvre
skin-cap-modifier = add
skin-cap-discard = discard
skin-cap-pay = pay
skin-cap-bring = bring in
skin-cap-buy = buy
skin-cap-call-up = call up
skin-cap-refresh = ready
skin-cap-repair = repair
skin-cap-strike = strike
skin-cap-put-in-row = to this row
skin-cap-react = react
skin-cap-react-with = reacts
skin-cap-screen = takes the hits
skin-cap-picked = chosen
skin-no-modifier = No card
skin-manoeuvre-chip = Man +{ $amount }
skin-reinforcement-chip = Reinf { $amount }
skin-odds = What may come of it
skin-odds-destroyed = kill
skin-odds-secures = secures
skin-otherwise = else

# what was rolled
skin-incident = What happened
skin-ten-sided = on d10
skin-die-hit = { $face }: a success
skin-die-miss = { $face }: no success
skin-hits-left = { $count } { $count ->
    [one] hit
   *[other] hits
}
skin-successes-left = { $count } { $count ->
    [one] success
   *[other] successes
}
skin-fate = hits now { $now }, then { $after } of 4
skin-fate-destroyed = { $unit } would be destroyed
skin-fate-survives = { $unit } takes { $count } and survives
skin-reply-destroyed = destroyed
skin-reply-survives = survives
skin-reply-unhurt = no new hits
skin-take-it = No reaction

# in words
skin-words-seat = { $seat } ({ $nation }): { $points } VP, { $superior } superior counters, { $cards } cards, { $reserve } units in reserve
skin-words-terrain = Terrain: { $terrain }, { $points } VP, perk: { $perk }; { $control }

# action cards, in short
skin-own-assault = Move to another area and attack: cannon or small arms, +1 die
skin-own-barrage = Attack, cannon
skin-own-cannon = Attack, cannon; +1 die in the breakthrough area
skin-own-combined-arms = Attack: cannon, missile or small arms
skin-own-cover-fire = Attack, small arms
skin-own-engineers = No action: move the control counter 1
skin-own-missile = Attack, missile; +1 die in the breakthrough area
skin-own-overrun = After a kill: one more action
skin-own-overwatch = Attack, missile
skin-own-raid = Small arms from row 1 at any enemy row
skin-own-recon-drone = After securing terrain: one more action
skin-own-regroup = A unit goes to the rear and loses all hits
skin-own-small-arms = Attack, small arms; +1 die in the breakthrough area
skin-reaction-barrage = a cannon unit stops 1
skin-reaction-close-air-support = 3 dice at the unit that acted, 7+ hits
skin-reaction-counter-fire = 2 hits on the artillery that fired
skin-reaction-cover = stop 1 hit; no unit needed
skin-reaction-cover-fire = a small-arms unit stops up to 2
skin-reaction-minefield = as many hits on the unit as it had successes
skin-reaction-overwatch = a missile unit stops 1
skin-reaction-pull-back = the target falls back a row: stop up to 2 hits
skin-reaction-reaction-force = a rear unit comes to row 1: stop up to 3 hits
skin-reaction-screening-force = another unit of the row takes all hits

# short names for the cards
skin-short-ar-acrv = BTR-50PU HQ
skin-short-ar-commando = Commandos
skin-short-ar-d30 = D-30
skin-short-cn-type86 = Type 86
skin-short-cn-yw701 = YW701 HQ
skin-short-in-bmp1 = BMP-1
skin-short-in-hmmwv = HMMWV
skin-short-in-mortar = 82mm Mortar
skin-short-in-mtlb = MT-LB
skin-short-in-t55 = T-55
skin-short-in-tech-mg = Technical MG
skin-short-in-tech-rr = Technical RR
skin-short-in-type63 = 107mm Rocket
skin-short-il-l33 = Soltam L-33
skin-short-il-golani = Golani
skin-short-il-jeeptow = TOW Jeep
skin-short-uk-challenger1 = Challenger 1
skin-short-uk-wmik = WMIK
skin-short-uk-para = Paras
skin-short-usa-airborne = 82nd Abn.
skin-short-usa-m1a1 = M1A1
skin-short-usa-m1a2 = M1A2
skin-short-usa-m577 = M577 HQ
skin-short-usa-m60a3 = M60A3
skin-short-ussr-btr60pu = BTR-60PU HQ

# figures of a plan, and of an attack
figure-force = Force
figure-bought = Reinforcements
figure-with-small-arms = Small arms
figure-with-cannon = Cannon
figure-with-missile = Missiles
figure-with-artillery = Artillery
figure-with-manoeuvre = Manoeuvre
figure-with-headquarters = Headquarters
figure-goal = Points to win
figure-fate = Hits on { $thing }
term-no-units = no unit
term-points-to-win = for each enemy player
term-has = hits on it
term-comes = rolled
term-at-most = never more

# units with long names
skin-short-ar-aml90 = AML-90
skin-short-ar-auf1 = GCT AUF1
skin-short-ar-walid = Walid
skin-short-cn-type81 = Type 81
skin-short-cn-type83 = Type 83
skin-short-cn-wz523 = WZ-523
skin-short-cn-wz550at = WZ550-AT
skin-short-cn-yw531 = YW531
skin-short-il-achzarit = Achzarit
skin-short-il-halftrack = M3 Half-track
skin-short-il-lar160 = LAR-160
skin-short-il-mugaf = M577 HQ
skin-short-il-shot = Sho't Kal
skin-short-in-atgm = Kornet Team
skin-short-in-fighters = Fighter Cell
skin-short-uk-abbot = Abbot
skin-short-uk-as90 = AS-90
skin-short-uk-fv432 = FV432
skin-short-uk-l118 = L118
skin-short-uk-scimitar = Scimitar
skin-short-uk-scorpion = Scorpion
skin-short-uk-striker = Striker
skin-short-uk-sultan = Sultan HQ
skin-short-uk-warrior = Warrior
skin-short-usa-bradley = M2 Bradley
skin-short-usa-m109 = M109
skin-short-usa-m113 = M113
skin-short-usa-m551 = M551
skin-short-ussr-2s1 = 2S1
skin-short-ussr-2s3 = 2S3
skin-short-ussr-9p148 = 9P148
skin-short-ussr-bmd1 = BMD-1
skin-short-ussr-brdm2 = BRDM-2
