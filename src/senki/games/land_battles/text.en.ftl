# Modern Land Battles: names, questions and log lines.

## The game

game-title = Modern Land Battles
game-blurb = Pick a force of 25 victory points, line it up in rows, and spend your cards as attacks, answers, manoeuvres or reinforcements. The first to gain 25 points wins.
option-nation = Nation
option-nation-usa = USA
option-nation-china = China
option-nation-ussr = USSR
option-nation-uk = United Kingdom
option-nation-israel = Israel
option-nation-arab = Arab multinational
option-nation-insurgent = Insurgents
option-same-nation = Both play the first nation
option-same-nation-off = no
option-same-nation-on = yes
option-long-range = Long-range defence
option-long-range-off = off
option-long-range-on = on
option-reserve-cards = Reserve of action cards
option-reserve-cards-off = off
option-reserve-cards-on = on
option-second-hand = Second player draws two cards more
option-second-hand-off = off
option-second-hand-on = on
option-open-hands = Open hands in a team
option-open-hands-off = off
option-open-hands-on = on
option-lesson = The lesson: forces, hands and dice lie ready
option-lesson-off = no
option-lesson-on = yes

## Nations, types and weapons

nation-usa = USA
nation-china = China
nation-ussr = USSR
nation-uk = United Kingdom
nation-israel = Israel
nation-arab = Arab multinational
nation-insurgent = Insurgents
type-mbt = main battle tank
type-light-tank = light tank
type-recon = reconnaissance
type-ifv = infantry fighting vehicle
type-apc = armoured carrier
type-light-vehicle = light vehicle
type-infantry = infantry
type-atgm-carrier = missile carrier
type-artillery = artillery
type-rocket-artillery = rocket artillery
type-headquarters = headquarters
weapon-small-arms = small arms
weapon-cannon = cannon
weapon-missile = missile
weapon-artillery = artillery
area-flank = flank area
area-breakthrough = breakthrough area
area-terrain = terrain area
row-1 = row 1
row-2 = row 2
row-3 = row 3
spot-1 = row 1
spot-2 = row 2
spot-3 = row 3
spot-stay = as it stands
direction-own = to your own side
direction-enemy = to the enemy
way-own = my own choice
way-random = at random
way-mixed = ready made: a bit of everything
way-armour = ready made: heavy armour
way-mobile = ready made: quick and many
perk-none = no perk
perk-refresh = take acted counters off
perk-draw = draw cards
perk-repair = take damage off one unit
perk-superior = gain superior counters
perk-reserve = bring in a cheap unit
perk-strike = an air strike

## What to do

deed-prepare = prepare
deed-reinforce = reinforce
deed-flank = flanking manoeuvre
deed-terrain = terrain manoeuvre
deed-artillery = artillery attack
deed-assault = play Assault
deed-barrage = play Barrage
deed-cannon = play Cannon
deed-close-air-support = play Close Air Support
deed-combined-arms = play Combined Arms
deed-counter-fire = play Counter Fire
deed-cover = play Cover
deed-cover-fire = play Cover Fire
deed-engineers = play Engineers
deed-minefield = play Minefield
deed-missile = play Missile
deed-overrun = play Overrun
deed-overwatch = play Overwatch
deed-pull-back = play Pull Back
deed-raid = play Raid
deed-reaction-force = play Reaction Force
deed-recon-drone = play Recon Drone
deed-regroup = play Regroup
deed-screening-force = play Screening Force
deed-small-arms = play Small Arms

## Force cards

unit-ar-t72m = T-72M
unit-ar-m60a1 = M60A1
unit-ar-t62 = T-62
unit-ar-t55 = T-55
unit-ar-amx30 = AMX-30S
unit-ar-aml90 = AML-90
unit-ar-bmp1 = BMP-1
unit-ar-btr60 = BTR-60PB
unit-ar-walid = Walid
unit-ar-commando = Commando Battalion
unit-ar-9p133 = 9P133 Sagger
unit-ar-d30 = D-30 Howitzer
unit-ar-auf1 = GCT AUF1
unit-ar-acrv = BTR-50PU Command
unit-cn-type99 = Type 99
unit-cn-type96 = Type 96
unit-cn-type80 = Type 80
unit-cn-type59 = Type 59
unit-cn-type62 = Type 62
unit-cn-type86 = Type 86 / WZ501
unit-cn-yw531 = YW531
unit-cn-wz523 = WZ-523
unit-cn-wz550at = WZ550-AT
unit-cn-type83 = Type-83
unit-cn-type81 = Type 81 MRL
unit-cn-yw701 = YW701 Command
unit-in-t55 = Captured T-55
unit-in-bmp1 = Captured BMP-1
unit-in-mtlb = Captured MT-LB
unit-in-tech-mg = Technical (DShK)
unit-in-tech-rr = Technical (SPG-9)
unit-in-hmmwv = Captured HMMWV
unit-in-fighters = Fighter Cell
unit-in-rpg = RPG-7 Team
unit-in-atgm = Kornet Team
unit-in-mortar = 82mm Mortar Team
unit-in-type63 = 107mm Rocket Technical
unit-in-hq = Cell Commander
unit-il-merkava4 = Merkava Mk IV
unit-il-merkava1 = Merkava Mk I
unit-il-magach6 = Magach 6
unit-il-shot = Sho't Kal
unit-il-tiran5 = Tiran-5
unit-il-achzarit = Achzarit
unit-il-zelda = M113 Zelda
unit-il-halftrack = M3 Half-track
unit-il-golani = Golani Infantry
unit-il-jeeptow = M151 TOW Jeep
unit-il-pereh = Pereh
unit-il-m109 = M109 Rochev
unit-il-l33 = Soltam L-33 Ro'em
unit-il-lar160 = LAR-160
unit-il-mugaf = M577 Mugaf
unit-uk-challenger2 = Challenger 2
unit-uk-challenger1 = Challenger 1
unit-uk-chieftain = Chieftain Mk 5
unit-uk-scorpion = FV101 Scorpion
unit-uk-scimitar = FV107 Scimitar
unit-uk-warrior = FV510 Warrior
unit-uk-fv432 = FV432
unit-uk-wmik = Land Rover WMIK
unit-uk-para = Parachute Regiment
unit-uk-striker = FV102 Striker
unit-uk-abbot = FV433 Abbot
unit-uk-as90 = AS-90
unit-uk-l118 = L118 Light Gun
unit-uk-sultan = FV105 Sultan
unit-usa-m1a2 = M1A2 Abrams
unit-usa-m1a1 = M1A1 Abrams
unit-usa-m60a3 = M60A3 Patton
unit-usa-m551 = M551 Sheridan
unit-usa-bradley = M2 Bradley
unit-usa-stryker = Stryker
unit-usa-m113 = M113
unit-usa-hmmwv = HMMWV
unit-usa-airborne = 82nd Airborne Infantry
unit-usa-m901 = M901 ITV
unit-usa-m109 = M109
unit-usa-m270 = M270 MLRS
unit-usa-m577 = M577 Command Post
unit-ussr-t80u = T-80U
unit-ussr-t64b = T-64B
unit-ussr-t72 = T-72
unit-ussr-t62 = T-62
unit-ussr-bmp2 = BMP-2
unit-ussr-bmp1 = BMP-1
unit-ussr-bmd1 = BMD-1 (VDV)
unit-ussr-btr60 = BTR-60PB
unit-ussr-btr80 = BTR-80
unit-ussr-brdm2 = BRDM-2
unit-ussr-9p148 = 9P148 Konkurs
unit-ussr-2s1 = 2S1 Gvozdika
unit-ussr-2s3 = 2S3 Akatsiya
unit-ussr-bm21 = BM-21 Grad
unit-ussr-btr60pu = BTR-60PU Command

## Action cards

card-assault = Assault
card-barrage = Barrage
card-cannon = Cannon
card-close-air-support = Close Air Support
card-combined-arms = Combined Arms
card-counter-fire = Counter Fire
card-cover = Cover
card-cover-fire = Cover Fire
card-engineers = Engineers
card-minefield = Minefield
card-missile = Missile
card-overrun = Overrun
card-overwatch = Overwatch
card-pull-back = Pull Back
card-raid = Raid
card-reaction-force = Reaction Force
card-recon-drone = Recon Drone
card-regroup = Regroup
card-screening-force = Screening Force
card-small-arms = Small Arms

## What action cards do

card-text-assault = Move to another area and attack there with cannon or small arms: +1 die.
card-text-barrage = Attack with cannon. Reaction (act, cannon): stop 1 hit or 1 success.
card-text-cannon = Attack with cannon; +1 die in the breakthrough area.
card-text-close-air-support = Reaction: after an enemy unit acted, 3 dice at it, each 7+ is a hit.
card-text-combined-arms = Attack with cannon, small arms or missile.
card-text-counter-fire = Reaction: after an artillery attack, 2 hits on that artillery.
card-text-cover = Reaction: stop 1 hit. No unit is needed.
card-text-cover-fire = Attack with small arms. Reaction (act, small arms): stop up to 2 hits or 2 successes.
card-text-engineers = No action: move the control counter one space either way.
card-text-minefield = Reaction: after a manoeuvre, 1 hit on that unit for each success.
card-text-missile = Attack with missile; +1 die in the breakthrough area.
card-text-overrun = After you destroyed an enemy unit: one more action.
card-text-overwatch = Attack with missile. Reaction (act, missile): stop 1 hit or 1 success.
card-text-pull-back = Reaction (act): the unit that was hit, in row 1 or 2, goes one row back; stop up to 2 hits.
card-text-raid = Attack with small arms from row 1 at any row of the area.
card-text-reaction-force = Reaction (act): a unit of row 2 or 3 moves to row 1 of the attacked area; stop up to 3 hits.
card-text-recon-drone = After you secured a terrain card: one more action.
card-text-regroup = A unit goes to the rear row and loses all its hits.
card-text-screening-force = Reaction: all hits go to another own unit of the same area and row.
card-text-small-arms = Attack with small arms; +1 die in the breakthrough area.

## Terrain cards

terrain-open-ground = Open Ground
terrain-crossroads = Crossroads
terrain-farmland = Farmland
terrain-forest = Forest
terrain-ridge = Ridge Line
terrain-village = Village
terrain-bridge = Bridge
terrain-supply-depot = Supply Depot
terrain-airfield = Airfield
terrain-hill = Commanding Hill
terrain-city = City

## Zones

zone-players = Players
zone-long-range = Long-range defence
zone-reserve-cards = Reserve of action cards
zone-second-hand = Larger second hand
zone-lesson = Lesson
zone-rolled = Dice of the lesson rolled
zone-nation = Nation
zone-first = First player
zone-turn = Turn
zone-winner = Winner
zone-way = Way to a force
zone-picked = Units chosen
zone-pick-sight = Who sees the choice
zone-buying = Cards bought
zone-buy-sight = Who sees the cards bought
zone-station = Rows chosen
zone-team = Team
zone-rows = Rows
zone-reserve = Reserve
zone-acted = Acted
zone-damage = Damage
zone-superior = Superior counters
zone-terrain = Terrain card
zone-terrain-deck = Terrain deck
zone-control = Control counter
zone-points = Victory points
zone-victory = Destroyed units
zone-secured = Secured terrain
zone-deck = Action deck
zone-discard = Discard pile
zone-aside = Cards being played
zone-hand = Hand
zone-hand-sight = Who sees the hand
zone-kept = Reserve of action cards
zone-reactions = Reaction chosen
zone-deed = Action
zone-actor = Acting unit
zone-target = Target
zone-weapon = Weapon
zone-played = Card of the action
zone-needed = Needed
zone-dice = Dice
zone-successes = Hits or successes
zone-reply = Reaction
zone-replier = Who reacted
zone-has-destroyed = A unit was destroyed
zone-has-secured = Terrain was secured
zone-actions = Actions so far
zone-idle = Actions without effect
zone-changed = Something has changed

## Questions

ask-force = How do you find your force?
ask-pick = Choose a unit ({ $spent } of 25 VP so far).
ask-buy = Buy an action card for your reserve ({ $spent } of 25 VP so far)?
chance-random-unit = A unit by chance
ask-put-in-row = Which units go to { $row } of the { $area }?
chance-first-player = First player
chance-draw = Action card drawn
chance-open-terrain = Terrain card turned up
ask-act = What do you do?
ask-after = Another card after the action?
ask-discard = Which cards do you discard?
ask-pay = Discard cards for reinforcements (value so far: { $paid }).
ask-bring = Which unit comes in ({ $left } VP left)?
ask-rearrange = Do you put your units in other rows?
ask-unit = Which unit? ({ $deed })
ask-weapon = Which weapon of { $unit }?
ask-target = Which target? ({ $unit }, { $weapon })
ask-move-to = Where does { $unit } stand in the { $area }?
ask-modifier = Throw in a card for the manoeuvre of { $unit } ({ $area })?
chance-die = Die
ask-direction = Which way does the control counter go?
ask-use-perk = Use the perk of { $terrain }?
ask-refresh = { $terrain }: take acted counters off which units?
ask-repair = { $terrain }: take damage off which unit?
ask-call-up = { $terrain }: which unit of the reserve comes in?
ask-strike = { $terrain }: strike at which enemy unit?
ask-react = React to { $unit } (hits or successes: { $successes })?
ask-react-with = { $card } against { $unit }: with which unit?
ask-screen = { $card }: which unit takes the hits?

## Log

event-force-chosen = { $seat } has chosen a force.
event-fielded = { $seat } fields { $units } ({ $points } VP).
event-cards-bought = { $seat } has { $count ->
    [one] 1 action card
   *[other] { $count } action cards
} in reserve.
event-rows-chosen = { $seat } has put the units in rows.
event-lined-up = { $seat }, { $row }: { $units }.
event-first-player = { $seat } begins.
event-terrain-opened = The terrain card is { $terrain }.
event-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
event-prepares = { $seat } prepares; acted counters taken off: { $refreshed }.
event-discarded = { $seat } discards { $cards }.
event-reshuffled = The discard pile becomes the new deck.
event-paid = { $seat } pays { $cards } (value { $total }).
event-reinforced = { $seat } brings in { $units }.
event-plays = { $seat } plays { $card }.
event-moved = { $unit } moves to { $row } of the { $area }.
event-manoeuvres = { $unit } manoeuvres in the { $area } and needs { $needed } or more.
event-modified = { $seat } throws in { $card } (+{ $amount }).
event-succeeded = { $unit }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}.
event-control-moved = The control counter moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} towards { $seat }.
event-control-pushed-back = { $seat } moves the control counter { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} towards the enemy.
event-secured = { $seat } secures { $terrain } ({ $points } VP).
event-superior-changed = { $removed ->
    [0] { $seat } puts down { $added ->
        [one] 1 superior counter
       *[other] { $added } superior counters
    }.
   *[other] { $seat } takes { $removed ->
        [one] 1 superior counter
       *[other] { $removed } superior counters
    } off the enemy{ $added ->
        [0] {""}
       *[other] {" "}and puts down { $added }
    }.
}
event-refreshed = { $units }: acted counters taken off.
event-repaired = { $unit }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} taken off.
event-attacks = { $unit } attacks { $target } ({ $weapon }) and needs { $needed } or more.
event-rolled = Dice: { $dice } ({ $needed } or more counts).
event-hits-rolled = { $target }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} rolled.
event-hit = { $unit } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
event-missed = { $unit } takes no hit.
event-destroyed = { $unit } is destroyed; { $seat } gains { $points } VP.
event-regrouped = { $unit } regroups and loses { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
event-reacts = { $seat } reacts with { $card }.
event-reacts-with = { $unit } acts for it.
event-stopped-hits = { $seat } stops { $stopped ->
    [one] 1 hit
   *[other] { $stopped } hits
}; left: { $left }.
event-stopped-successes = { $seat } stops { $stopped ->
    [one] 1 success
   *[other] { $stopped } successes
}; left: { $left }.
event-screened = { $unit } takes the hits instead.
event-acts-again = { $seat } plays { $card } and acts again.
event-won-by-points = { $seat } has { $points } VP and wins.
event-broken-through = The enemy breakthrough area is empty: { $seat } wins.
event-stalemate = Nothing changes any more after { $actions } actions: the game ends.
event-won-stalemate = { $seat } is ahead and wins.
event-drawn-game = The game is drawn.

## Figures

figure-to-hit = needs to hit
figure-to-succeed = needs to succeed
figure-dice = dice
figure-destroyed = destroyed
figure-hopeless = chance to hit
figure-average = on average
figure-secures = secures the terrain
figure-distance = distance
figure-left = left
figure-strikes = hits on it
figure-spent = spent
figure-paid = value
figure-rest = VP left
figure-draws = cards drawn
figure-value = value of the hand
figure-points = victory points of { $thing }
figure-hand-size = hand size of { $thing }
figure-unit-dice = dice of { $thing }
figure-steps = steps for { $thing } to secure
term-armour = armour of { $thing }
term-modifier = weapon of { $thing }
term-superior = superior counters
term-depth = row of the target
term-fixed = as printed
term-manoeuvre = manoeuvre of { $thing }
term-card = { $thing }
term-four = four dice
term-hits = hits on { $thing }
term-extra = { $thing }
term-printed = as printed
term-hit-count = { $thing } hits
term-no-face = no face of the die is { $thing }
term-rolled-dice = { $thing } dice
term-success-count = { $thing } successes
term-own-row = rows in front of it
term-enemy-row = enemy row
term-rolled = rolled
term-stopped = { $thing }
term-given = hits
term-so-far = so far
term-price = price
term-worth = value
term-hand = hand
term-in-hand = in hand
term-units = destroyed units
term-terrain = secured terrain
term-headquarters = headquarters
term-track = track of { $thing }
term-progress = control counter

## The table in words

board-terrain = Terrain: { $terrain } ({ $points } VP, { $steps } steps, { $perk }); control { $control }
board-no-terrain = No terrain card is face up.
board-side = { $seat } ({ $nation }): { $points } of { $goal } VP, superior { $superior }, hand { $hand }
board-row = { $area }, { $row }: { $units }
board-unit = { $unit } [{ $values }]
board-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
board-acted = acted
board-armour = armour { $value }
board-manoeuvre = manoeuvre { $value }
board-weapon = { $weapon } { $value }
board-range = range { $value }
board-vp = { $value } VP
board-headquarters = headquarters
board-card = manoeuvre +{ $manoeuvre }, value { $value }: { $text }

## In the numbers of a finished game

tally-destroyed = destroyed { $count }
tally-points = for { $count } VP
