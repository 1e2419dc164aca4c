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
ask-lead-letter = Into which base card does your lead mech { $lead } go? The wing mech goes into the other one.
ask-extra-side = The number of actions of { $unit } is odd. Which side gets the extra initiative card?
ask-defend-with = You are under attack by { $attacker }. Which of your mechs takes the attack?
ask-reroll = Choose the dice to roll again (up to { $most }).
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
event-parts-out = Parts left over and discarded: { $count }.
event-fitting = All players now fit their parts and choose their mechs' letters in secret.
event-fitted = { $seat } has finished fitting.
event-deck-built = The initiative deck is shuffled: { $count } cards.

## What happened: battle

event-card-shown = Initiative: { $card }.
event-card-dead = There is no attack, because { $unit } is destroyed. Draw on.
event-attack = Attack by { $unit } on { $seat }.
event-defends = The attack is taken by { $unit }.
event-turned-up = Out of standby and face up: { $unit }, { $mech }.
event-rolled = Roll of { $unit }: { $dice } (hits on { $aim } or less).
event-rerolled = After the reroll of { $unit }: { $dice } (hits on { $aim } or less).
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
zone-lead = Lead mechs drafted
zone-wing = Wing mechs drafted
zone-units = Mechs
zone-units-mech = Mechs by letter
zone-units-mech-known = Mech of the letter known
zone-parts = Parts drafted
zone-units-fitted = Parts fitted
zone-units-face-up = Turned up
zone-units-extra = Side of the extra initiative card
zone-units-extra-known = Side of the extra card known
zone-units-damage = Damage
zone-units-destroyed = Destroyed
zone-units-souls = Souls
zone-units-bonds = Bonds
zone-bond-used = Bond inheritance used
zone-deck = Initiative deck
zone-shown = Initiative cards shown
zone-units-removed = Initiative cards out of the game
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
either = { $lead } or { $wing }
team = (team { $number })
status-destroyed = destroyed
status-standby = (standby)
status-standby-unfitted = (standby, values without parts)
status-unfitted = (values without parts)
status-bond = (bond: AIM +1, HP +1)
status-out = out of the game
die-hit = shows { $face }: a hit
die-miss = shows { $face }: a miss

## Figures: what the rules work out

figure-sp = SP
figure-hp = HP
figure-aim = AIM
figure-dice = Dice
figure-rerolls = Rerolls
figure-mech-sp = SP of the { $thing }
figure-mech-hp = HP of the { $thing }
figure-mech-aim = AIM of the { $thing }
figure-mech-dice = Dice of the { $thing }
figure-mech-rerolls = Rerolls of the { $thing }
figure-slot-right = Right-hand parts on the { $thing }
figure-slot-left = Left-hand parts on the { $thing }
figure-slot-backpack = Backpacks on the { $thing }
figure-parts = Parts that can be fitted
figure-same-slot = Parts for this slot, of which two can be fitted
figure-cards-right = Right initiative cards
figure-cards-left = Left initiative cards
figure-mech-cards-right = Right initiative cards of the { $thing }
figure-mech-cards-left = Left initiative cards of the { $thing }
figure-mech-odd = Extra initiative card of the { $thing }, side to be chosen
figure-left = HP left
figure-destroyed = Chance of being destroyed
figure-average = Average damage
figure-attack-aim = Attacker's AIM
figure-attack-dice = Attacker's dice
figure-attack-rerolls = Attacker's rerolls
figure-hits = Hits so far
figure-die-hits = Chance that a rerolled die hits
term-soul = soul of { $thing }
term-bond = bond
term-damage = damage
term-hidden = not known: { $thing } is on standby
term-certain = whatever { $thing } turns out to be
term-half = half of the actions
term-odd = odd action
term-hits =
    { $thing ->
        [one] one hit
       *[other] { $thing } hits
    }
term-dice = dice, rerolls included
term-aim = AIM or less on a die

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
skin-about-sp = So many initiative cards go into the deck: so often it attacks.
skin-about-hp = Destroyed when its damage reaches this number.
skin-about-dice = Dice rolled in an attack.
skin-about-aim = A die that shows this number or less hits.
skin-about-rerolls = So many dice may be rolled again after the roll.
skin-left-neighbour = left neighbour
skin-right-neighbour = right neighbour
skin-both-neighbours = opponent
skin-opposite = opposite
skin-partner = partner
skin-standby = standby
skin-either = either of { $mechs }
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
skin-unknown-attack = On standby, mech and parts unknown: { $dice } dice, hits on { $aim } or less
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
skin-attacker-unknown = Which mech attacks, and with what parts, is unknown.
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
skin-cards = { $count } initiative cards
skin-even = { $count } cards, half to each side
skin-fit-help = Nobody else sees your mechs and their parts until they are turned up. Both mechs need SP, HP and AIM above zero.
skin-confirm = Confirm the fit
skin-confirm-note = face down, on standby
skin-undecided =
    { $count ->
        [one] one part has no place yet
       *[other] { $count } parts have no place yet
    }
skin-illegal = a mech is not legal (see above)
skin-short =
    { $count ->
        [one] One more part can be fitted; it may not be left off
       *[other] { $count } more parts can be fitted; they may not be left off
    }
skin-letters = Letters
skin-letter-pair = lead { $lead }, wing { $wing }
skin-to-lead = Lead
skin-to-wing = Wing
skin-choose-letters = choose the mechs' letters
skin-choose-side = choose the side of the extra card
skin-fit-done = Your mechs are fitted and wait face down.
skin-over = The battle is over
skin-you-win = Victory
skin-you-lose = Defeat
skin-wins = { $seat } wins
skin-team-wins = { $seat } win

## The guided first game

coach-goal-title = Your first battle on Ganymede
coach-goal = You lead two mechs. Whoever destroys both enemy mechs wins. First you draft mechs and parts in turn, then you fit them in secret, and then the dice speak. I explain each thing when it comes.
coach-values-title = What a mech can do
coach-values = The double arrow is how often it attacks, the heart how much damage it stands, the dice how many it rolls, and the cross-hair up to which number a die hits. Some may roll dice again. Point at a card, or press it long, to read it all in words.
coach-lead-title = Choose a lead mech
coach-lead = Take one of the four. There is no bad one: one attacks often, another stands a lot, another hits surely. Parts will change its values.
coach-wing-title = And a wing mech
coach-wing = Your second mech. Each of the two fights by itself, and you will decide which of them takes an attack.
coach-slots-title = Parts and their slots
coach-slots = Each part belongs in one slot: right hand, left hand or backpack. A mech has one of each. So of two parts for one slot each mech gets one, and a third cannot be fitted at all. Green numbers help, red ones cost.
coach-part-title = Part { $number } of { $of }
coach-part = Take a part. More dice and a better aim hurt the enemy; more hit points keep you alive; more actions mean more attacks. Mix the slots.
coach-wait-title = The other side chooses
coach-wait = You take turns. You will be asked again in a moment.
coach-fitting-title = Fit your mechs in secret
coach-fitting = Your mechs stand left and right, with their values as they would be; your parts lie between them. The other player cannot see any of this, and decides at the same time.
coach-places-title = Where does each part go?
coach-places = Press "Lead" or "Wing" beside each part, or drag it to a mech. The numbers change at once. One strong mech and a weak one, or two even ones: both can win.
coach-wrong-title = That does not fit
coach-wrong = The red line says which rule is broken: two parts in one slot, a value at zero, or a part left off that could be fitted. Put a part elsewhere.
coach-letters-title = Which is A, which is B?
coach-letters = Your mechs go into the battle face down, known by a letter only. Choose which letter hides which mech: the enemy has to guess.
coach-confirm-title = Ready
coach-confirm = Everything fits. Press the yellow button to send your squad into battle.
coach-wait-fit-title = Fitted
coach-wait-fit = Your mechs are ready. The battle begins when the other side is ready too.
coach-standby-title = Face down, on standby
coach-standby = Here are your two mechs, with values that only you see. Nobody else knows which letter is which mech until it attacks or is attacked.
coach-deck-title = Cards decide who attacks
coach-deck = Every mech has put one card into this deck for each of its actions. The top card says who attacks now. Nobody chooses that: more actions simply mean more cards.
coach-attack-title = The defender chooses
coach-attack = The attacker is known, and the defender decides which mech takes the attack. So protect the damaged one, or the one that still has many cards in the deck.
coach-turned-up-title = Turned up
coach-turned-up = Both mechs in this attack are turned face up. From now on everybody sees what they are and what they carry.
coach-dice-title = The dice
coach-dice = The attacker rolls its dice. Each die that shows the accuracy or less is a hit, and each hit is one damage. What was needed stands beside the dice and in the log.
coach-damage-title = Damage
coach-damage = Damage stays. When it reaches the hit points, the mech is destroyed. The bars on the cards show how much is left.
coach-soul-title = A soul passes on
coach-soul = A destroyed mech leaves its soul to its partner: +1 accuracy and +1 hit point. So the last mech of a squad is dangerous.
coach-reset-title = The deck begins again
coach-reset = All cards were drawn. Cards of destroyed mechs are taken out, the rest is shuffled, and it goes on until one side has no mech left.
coach-defend-title = Which mech takes it?
coach-defend = Choose a glowing card. Each says how likely it is to be destroyed and how much damage comes on average.
coach-reroll-title = Roll again?
coach-reroll = You may roll some dice again, once. Pick those that missed, then press the yellow button. What comes then stands.
coach-watch-title = Watch
coach-watch = The cards bring the next attack. You are asked when there is something to decide. A click on the table skips ahead.
coach-watch-mine-title = Your attack
coach-watch-mine = Your mech attacks. The other side chooses who takes it, and the dice do the rest.
coach-end-title =
    { $won ->
        [yes] You have won your first battle
       *[other] The battle is lost
    }
coach-end = Now you know the game. Choose "Play now" on the first page for a stronger computer, or make a table for three or four players, with friends, or in teams of two.

## In the numbers of a finished game

tally-damage = damage { $count }
tally-destroyed = destroyed { $count }
