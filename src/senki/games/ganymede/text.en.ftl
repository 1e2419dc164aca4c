# The War Chronicles of Ganymede ZERO: names, questions and log lines.

## The game

game-title = The War Chronicles of Ganymede ZERO
game-blurb = Draft two mechs and four parts, fit them out in secret, and fight until one squad is left on Jupiter's moon. A quick duel of drafting, nerve and dice for two to four.
option-mode = Mode
option-mode-royale = Battle royale
option-mode-team = Team battle (four players)

## Mechs

mech-grey-heron = Grey Heron
mech-basalt-ox = Basalt Ox
mech-cross-lynx = Cross Lynx
mech-ember-scorpion = Ember Scorpion
mech-ladybird = Ladybird
mech-teal-swift = Teal Swift
mech-tree-frog = Tree Frog
mech-dusk-turtle = Dusk Turtle

## Parts

part-missile-shield = Missile Shield
part-shield = Shield
part-bayonet = Bayonet
part-shield-claw = Shield Claw
part-pile-bunker = Pile Bunker
part-hero-shield = Hero Shield
part-rifle = Rifle
part-gatling-gun = Gatling Gun
part-mega-launcher = Mega Launcher
part-twin-rifle = Twin Rifle
part-hammer = Hammer
part-scatter-gun = Scatter Gun
part-rail-lance = Rail Lance
part-mega-cannon = Mega Cannon
part-missile-pod = Missile Pod
part-combat-cannon = Combat Cannon
part-cannon = Cannon
part-mega-booster = Mega Booster
part-high-booster = High Booster
part-thruster-pack = Thruster Pack

## Slots, places, sides and the dice of a roll

slot-right = right hand
slot-left = left hand
slot-backpack = backpack
place-0 = lead mech
place-1 = wing mech
place-2 = left off
side-0 = right
side-1 = left
die-0 = die 1
die-1 = die 2
die-2 = die 3
die-3 = die 4
die-4 = die 5
die-5 = die 6
die-6 = die 7
die-7 = die 8
die-8 = die 9
die-9 = die 10
die-10 = die 11
die-11 = die 12

## Mech cards

seat-0 = Red
seat-1 = Green
seat-2 = Black
seat-3 = Purple
unit-0 = red A
unit-1 = red B
unit-2 = green X
unit-3 = green Y
unit-4 = black S
unit-5 = black T
unit-6 = purple E
unit-7 = purple F

## Initiative cards: unit * 2 + side

initiative-0 = red A, right
initiative-1 = red A, left
initiative-2 = red B, right
initiative-3 = red B, left
initiative-4 = green X, right
initiative-5 = green X, left
initiative-6 = green Y, right
initiative-7 = green Y, left
initiative-8 = black S, right
initiative-9 = black S, left
initiative-10 = black T, right
initiative-11 = black T, left
initiative-12 = purple E, right
initiative-13 = purple E, left
initiative-14 = purple F, right
initiative-15 = purple F, left

## Questions to a player

ask-draft-lead = Choose a lead mech.
ask-draft-wing = Choose a wing mech.
ask-draft-part = Choose a part.
ask-fit-part = Where does this part go: { $part }?
ask-extra-side = The number of actions of { $unit } is odd. Which side gets the extra initiative card?
ask-defend-with = You are under attack by { $attacker }. Which of your mechs takes the attack?
ask-reroll = Choose the dice to roll again ({ $least } to { $most }).
ask-bond-mech = Your partner has fallen. Which of your partner's mechs do you take along?
ask-bond-bearer = Which of your mechs carries the bond?

## Questions about real dice and cards

chance-start-player = Who is the start player?
chance-initiative = Which initiative card was turned over?
chance-die = What does the die show?
chance-die-again = What does the die show when rolled again?

## What happened: building

event-start-player = The start player is { $seat }.
event-drafted-mech = { $seat } takes { $mech }.
event-drafted-part = { $seat } takes { $part }.
event-start-moves = The start player is now { $seat }.
event-parts-out = Parts left over that leave the game: { $count }.
event-fitting = All players now fit their parts in secret.
event-fitted = { $seat } has finished fitting.
event-deck-built = The initiative deck is shuffled: { $count } cards.

## What happened: battle

event-card-shown = Initiative: { $card }.
event-card-dead = There is no attack, because { $unit } is destroyed. Draw on.
event-attack = Attack by { $unit } on { $seat }.
event-defends = The attack is taken by { $unit }.
event-turned-up = Out of standby and face up: { $unit }.
event-rolled = Roll of { $unit }: { $dice }.
event-rerolled = After the reroll of { $unit }: { $dice }.
event-hits =
    { $count ->
        [one] One hit on { $unit }.
       *[other] { $count } hits on { $unit }.
    }
event-missed = No hits: { $unit } misses.
event-destroyed = Destroyed: { $unit }.
event-soul = Soul inheritance: the soul of { $unit } passes to { $bearer } (+1 AIM, +1 HP).
event-bond = Bond inheritance: the bond with { $unit } passes to { $bearer } (+1 AIM, +1 HP).
event-bond-passed = The bond carried by { $unit } passes on to { $bearer }.
event-out = { $seat } has no mechs left and is out of the game.
event-deck-reset = The initiative deck is shuffled anew: { $count } cards.
event-won = { $seat } wins the game.
event-team-won = { $seat } and { $partner } win the game together.

## What lies on the table

zone-players = Players
zone-teams = Team battle
zone-start = Start player
zone-leads = Lead mechs on offer
zone-wings = Wing mechs on offer
zone-offer = Parts on offer
zone-mech = Mechs
zone-parts = Parts drafted
zone-fitted = Parts fitted
zone-face-up = Turned up
zone-extra = Side of the extra initiative card
zone-extra-known = Side of the extra card known
zone-damage = Damage
zone-destroyed = Destroyed
zone-souls = Souls
zone-bonds = Bonds
zone-bond-used = Bond inheritance used
zone-deck = Initiative deck
zone-shown = Initiative cards shown
zone-removed = Initiative cards out of the game
zone-dice = Dice
zone-attacker = Attacking mech
zone-defender = Defending mech
zone-out = Players out

## For the table in words

short-sp = SP
short-hp = HP
short-aim = AIM
short-dice = dice
short-rerolls = rerolls
unit-line = { $unit }: { $mech }
team = (team { $number })
status-destroyed = destroyed
status-standby = (standby)
status-standby-unknown = (standby, parts unknown)
status-out = out of the game
die-hit = shows { $face }: a hit
die-miss = shows { $face }: a miss

## The drawn table

skin-slot-right = R
skin-slot-left = L
skin-slot-backpack = B
skin-lead = lead mech
skin-wing = wing mech
skin-part = part { $number }
skin-none = none
skin-values = Actions { $sp }, HP { $left } of { $hp }, dice { $dice }, accuracy { $aim }, rerolls { $rerolls }.
skin-value-sp = Actions (SP)
skin-value-hp = Hit points (HP)
skin-value-aim = Accuracy (AIM)
skin-value-dice = Attack (dice)
skin-value-rerolls = Rerolls
skin-left-neighbour = left neighbour
skin-right-neighbour = right neighbour
skin-both-neighbours = opponent
skin-opposite = opposite
skin-partner = partner
skin-standby = standby
skin-team = team { $number }
skin-destroyed = { $letter } destroyed
skin-destroyed-label = { $unit }: destroyed
skin-soul = Soul { $letter }
skin-bond = Bond { $letter }
skin-inherited = AIM +1 HP +1
skin-attacking = attacks
skin-defending = defends
skin-choose = choose { $letter }
skin-take = take
skin-loose = Parts drafted whose mech is not known yet
skin-deck = Deck
skin-shown = Shown
skin-initiative = Initiative and attack
skin-to-left = left
skin-to-right = right
skin-left-defends = left neighbour defends
skin-right-defends = right neighbour defends
skin-not-rolled = not rolled yet
skin-count-hits =
    { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }
skin-or-less = hits on { $aim } or less
skin-rerolls =
    { $count ->
        [one] may reroll one die
       *[other] may reroll { $count } dice
    }
skin-hidden-attack = On standby, parts unknown: { $dice } dice, hits on { $aim } or less
skin-last = Last:
skin-damage =
    { $hits ->
        [0] no damage
       *[other] { $hits } damage
    }
skin-begin = The battle begins.
skin-before = The start player is being drawn.
skin-your-mechs = Your mechs
skin-your-squad = Your squad
skin-tray-defend = Choose a glowing card: it takes the attack.
skin-tray-bearer = Choose the mech that carries the bond.
skin-tray-bond = Choose one of your partner's fallen mechs on the table above.
skin-tray-reroll = Pick dice on the table above, then press the yellow button.
skin-take-attack = { $letter } takes it
skin-risk = destroyed
skin-risk-label = Chance of being destroyed: { $chance }
skin-average = average { $damage } damage
skin-hp-left = { $hp } HP left.
skin-attacker-hidden = The attacker's parts are unknown.
skin-turns-up = Taking the attack turns it face up.
skin-soul-goes = If destroyed, its soul goes to { $letter }.
skin-last-mech = Your last mech.
skin-soul-lies = Its soul lies under { $letter } (AIM +1, HP +1).
skin-cards-left = { $left } of { $all } initiative cards in the deck
skin-starts = starts
skin-chooses = choosing
skin-fitting = fitting
skin-ready = ready
skin-third = two already; a third cannot be fitted
skin-place-parts = Where do your parts go?
skin-drag = Click, or drag a part to a mech.
skin-slot-twice = Two parts for one slot: { $slot }.
skin-too-low = { $value } would be { $number }; it must stay above zero.
skin-odd = Side of the extra initiative card of { $letter }
skin-odd-short = Odd: one more on the
skin-even = { $count } cards, half to each side
skin-fit-help = Nobody sees your fit until a mech is turned up. Both mechs need SP, HP and AIM above zero.
skin-confirm = Confirm the fit
skin-confirm-note = face down, on standby
skin-undecided =
    { $count ->
        [one] one part has no place yet
       *[other] { $count } parts have no place yet
    }
skin-illegal = a mech is not legal (see above)
skin-choose-side = choose the side of the extra card
skin-fit-done = Your mechs are fitted and wait face down.
skin-over = The battle is over
skin-you-win = Victory
skin-you-lose = Defeat
skin-wins = { $seat } wins
skin-team-wins = { $seat } win
