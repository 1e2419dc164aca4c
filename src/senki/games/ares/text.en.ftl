# The Ares Project: names, questions and log lines.

## The game

game-title = The Ares Project
game-blurb = Play each card as what it shows or, face down, as a resource. Raise an army behind your screen, hold the frontier of Mars, and strike when the other side is not ready.
option-mode = Game
option-mode-basic = Basic game (Terran against Kahoum)
option-mode-full = Full game (with three or four: melee)
option-mode-teams = Team game (four players)
option-faction = Faction
option-faction-terran = Terran
option-faction-kahoum = Kahoum
option-faction-xenos = Xenos
option-faction-colossus = Colossus
mode-full = full game
mode-teams = team game
mode-basic = basic game

## Factions

faction-terran = Terran
faction-kahoum = Kahoum
faction-xenos = Xenos
faction-colossus = Colossus

## Types of units

type-infantry = infantry
type-armour = armour
type-air = air
type-building = building

## Kinds of cards

kind-building = building
kind-special-building = special building
kind-special = special card
kind-standard = attack
kind-raid = attack
kind-attack = special attack
kind-start = start building
kind-mat = on the base mat

## Groups of special cards, what they attach to, slots of the Colossus

group-technology = Technology
group-order = Order
group-obelisk = Obelisk
group-veil = Veil
group-brain = Brain
group-evolve = Evolve
group-mutation = Mutation
group-upgrade = Upgrade
attach-any = to any building
attach-ground = to a building that makes infantry or armour
attach-infantry = to a building that makes infantry
attach-armour = to a building that makes armour
attach-air = to a building that makes air
attach-weapon = to a weapon
attach-body = to the Body
slot-arm = arm
slot-shoulder = shoulder
slot-chest = chest
slot-legs = legs
slot-back = back
slot-any = any slot

## Values and abilities

short-cost = cost
short-initiative = initiative
short-infantry = infantry
short-armour = armour
short-air = air
short-building = building
short-tough = tough
short-shield = shield
short-scouting = scouting
short-deep_strike = deep strike
short-base_defence = base defence
short-no_flanking = no flanking

## Texts of units

text-dropship = In a deep strike each unit lets one infantry force of yours without deep strike take part.
text-ascend = May ascend in construction: 2 power, every two units become one of the card's other unit.
text-acolyte = May become Acolytes in construction.

## Units

# Terran

unit-turret = Turret
unit-militia = Militia
unit-trooper = Trooper
unit-mecha = Mecha
unit-rocket = Rocket
unit-stealth = Stealth
unit-heavy-tank = Heavy Tank
unit-tank = Tank
unit-mobile-aa = Mobile AA
unit-scout-car = Scout Car
unit-predator = Predator
unit-dropship = Dropship
unit-bomber = Bomber
unit-interceptor = Interceptor
unit-minefield = Minefield
unit-flak-battery = Flak Battery

# Kahoum

unit-novice-basic = Novice
unit-novice = Novice
unit-pebble = Pebble
unit-boulder = Boulder
unit-ember = Ember
unit-inferno = Inferno
unit-zephyr = Zephyr
unit-cyclone = Cyclone
unit-void-rip = Void Rip
unit-void-maw = Void Maw
unit-mist = Mist
unit-maelstrom = Maelstrom
unit-guardian = Guardian
unit-ward-stone = Ward Stone

# Xenos

unit-larva = Larva
unit-queen = Queen
unit-razor = Razor
unit-soldier = Soldier
unit-slicer = Slicer
unit-stinger = Stinger
unit-behemoth = Behemoth
unit-rover = Rover
unit-lurker = Lurker
unit-tunneler = Tunneler
unit-poison-ivy = Poison Ivy
unit-spore-tower = Spore Tower
unit-leviathan = Leviathan
unit-gorgon = Gorgon

# Colossus

unit-iron-fist = Iron Fist
unit-mortis-cannon = Mortis Cannon
unit-shrapnel-gun = Shrapnel Gun
unit-cutter = Cutter
unit-crusher = Crusher
unit-skylance = Skylance
unit-rocket-storm = Rocket Storm
unit-hornet = Hornet
unit-spotter = Spotter
unit-annihilator = Annihilator
unit-lance = Lance
unit-stomper = Stomper
unit-ram = Ram
unit-flak-net = Flak Net
unit-repulsor = Repulsor

## Cards

# Terran

card-barracks = Barracks
card-heavy-barracks = Heavy Barracks
card-factory = Factory
card-motor-pool = Motor Pool
card-heliport = Heliport
card-airfield = Airfield
card-base-defense = Base Defense
card-power-plant = Power Plant
card-nuclear-plant = Nuclear Plant
card-advanced-optics = Advanced Optics
card-composite-armour = Composite Armour
card-smart-ammunition = Smart Ammunition
card-rapid-loader = Rapid Loader
card-cloaking-field = Cloaking Field
card-field-hospital = Field Hospital
card-resupply = Resupply
card-satellite-scan = Satellite Scan
card-terran-standard = Standard Attack
card-terran-raid = Raid Attack
card-tactical-nuke = Tactical Nuke
card-blitz = Blitz Attack
card-combined-arms = Combined Arms Attack
card-turret-start = Turret
card-militia-start = Militia
card-workers = Workers

# Kahoum

card-quake = Quake
card-pyre = Pyre
card-gale = Gale
card-abyss = Abyss
card-tide = Tide
card-sanctum = Sanctum
card-obelisk-fire = Obelisk of Fire
card-obelisk-earth = Obelisk of Earth
card-obelisk-wind = Obelisk of Wind
card-obelisk-water = Obelisk of Water
card-obelisk-void = Obelisk of the Void
card-elemental-veil = Elemental Veil
card-rite-of-ascension = Rite of Ascension
card-meditation = Meditation
card-foresight = Foresight
card-kahoum-standard = Standard Attack
card-kahoum-raid = Raid Attack
card-eclipse = Eclipse Attack
card-convergence = Convergence Attack
card-starwalk = Starwalk Attack
card-novice-start-basic = Novice (basic game)
card-novice-start = Novice
card-acolytes = Acolytes

# Xenos

card-nest = Nest
card-hive = Hive
card-brood = Brood
card-burrow = Burrow
card-thicket = Thicket
card-titan-pit = Titan Pit
card-tactical-brain = Tactical Brain
card-hunter-brain = Hunter Brain
card-fury-brain = Fury Brain
card-brood-brain = Brood Brain
card-evolve-wings = Evolve: Wings
card-evolve-carapace = Evolve: Carapace
card-evolve-grounding = Evolve: Grounding
card-evolve-rooting = Evolve: Rooting
card-evolve-moulting = Evolve: Moulting
card-ground-pound = Ground Pound
card-venom-glands = Venom Glands
card-acid-spit = Acid Spit
card-great-spawning = Great Spawning
card-xenos-standard = Standard Attack
card-xenos-raid = Raid Attack
card-queen-attack = Queen Attack
card-swarm = Swarm Attack
card-ambush = Ambush Attack
card-larva-pool = Larva Pool
card-queen-mat = Queen
card-queen-card = Queen

# Colossus

card-explosive-gun = Explosive Gun
card-blade-arm = Blade Arm
card-missile-rack = Missile Rack
card-drone-bay = Drone Bay
card-beam-core = Beam Core
card-treads = Treads
card-point-defence = Point Defence
card-auxiliary-reactor = Auxiliary Reactor
card-targeting-computer = Targeting Computer
card-overcharger = Overcharger
card-reactive-armour = Reactive Armour
card-servo-joint = Servo Joint
card-jump-jets = Jump Jets
card-sensor-array = Sensor Array
card-nanoforge = Nanoforge
card-salvage = Salvage
card-refit = Refit
card-colossus-standard = Standard Attack
card-colossus-raid = Raid Attack
card-overdrive = Overdrive Attack
card-orbital-drop = Orbital Drop Attack
card-rampage = Rampage Attack
card-iron-fists = Iron Fists
card-hull = Hull
card-core = Core
card-body = Body

## Texts of cards

# Terran

effect-base-defense = The Minefield needs 1 power: without it no Minefields are built in this battle.
effect-power-plant = Construction: makes 2 power.
effect-nuclear-plant = Construction: makes 4 power.
effect-advanced-optics = Attach to any building. Construction, 1 power: this force has 2 rerolls in this battle, for its own dice only.
effect-composite-armour = Attach to a building that makes infantry or armour. Construction, 1 power: this force has shield +2 in this battle.
effect-smart-ammunition = Attach to any building. Construction, 1 power: name one unit type. In this battle this force has +1 on its rating against that type. An X stays X.
effect-rapid-loader = Attach to any building. Construction, 1 power: this force has initiative +1 in this battle.
effect-cloaking-field = Attach to a building that makes infantry or armour. Construction, 2 power: this force has scouting +2 and deep strike in this battle.
effect-field-hospital = Attach to a building that makes infantry. Construction, 1 power: after this battle put back up to 2 units that this card lost in it.
effect-resupply = Order. Discard it in your construction, before resources become units: gain 3 bonus resources.
effect-satellite-scan = Order. When you play it, you may look at an opponent's base. Discard it after both constructions: scouting +1 in this battle.
effect-terran-standard = No extra rule.
effect-terran-raid = A raid: three rounds, one force on each side. If you win, choose two different rewards: take 1 scoring card from the defender; gain 3 bonus resources; destroy 1 empty building of the defender's.
effect-tactical-nuke = After placement, for 2 power left over from construction: one enemy force in the line takes 3 hits, and your own force in that column takes 1. Without the power there is no effect.
effect-blitz = In the first round all your forces have initiative +1.
effect-combined-arms = After placement: gain 1 reroll for each different unit type among your forces in the line.
effect-workers = Workers cost 1, at most 4. In construction each makes 1 power or goes to the reroll box. From there it may go back to reroll one of your dice.

# Kahoum

effect-obelisk-fire = Construction: makes 1 power. Once per round, before any force fires, 1 power: one force of yours has +1 on all ratings but X this round.
effect-obelisk-earth = Construction: makes 1 power. Once per round, before the losses of an initiative group are removed, 1 power: cancel 1 hit on a force of yours.
effect-obelisk-wind = Construction: makes 1 power. Once per round, after redeployment, 1 power: swap two forces of yours that stand in neighbouring columns or one behind the other.
effect-obelisk-water = Construction: makes 1 power. Once per round, before any force fires, 1 power: one enemy force has initiative -1 this round.
effect-obelisk-void = Construction: makes 1 power. Once per round, before any force fires, 2 power: one enemy force has -1 on all ratings this round.
effect-elemental-veil = Attach to any building. Its force has shield +1 in every battle, without power.
effect-rite-of-ascension = Order. Discard it in your construction: one card of yours ascends without paying power.
effect-meditation = Order. Discard it in your construction: gain 2 bonus resources and 1 power.
effect-foresight = When you play it, either look at an opponent's base and discard it, or keep it as an Order. Discard the Order after both constructions: scouting +2 in this battle.
effect-kahoum-standard = No extra rule.
effect-kahoum-raid = A raid: three rounds, one force on each side. If you win, choose two different rewards: take 1 scoring card from the defender; gain 3 bonus resources; destroy 1 empty building of the defender's.
effect-eclipse = Enemy scouting counts as 0 in this battle. In the first round all enemy forces have initiative -1.
effect-convergence = In this battle each Obelisk may be used twice per round. The power is paid each time.
effect-starwalk = In a deep strike: two of your forces without deep strike may take part.
effect-acolytes = Acolytes cost 1, at most 4. Each makes 1 power in every construction.

# Xenos

effect-tactical-brain = Once per round, after redeployment, 1 power: swap two forces of yours in the line.
effect-hunter-brain = After both constructions, 1 power: scouting +2 in this battle.
effect-fury-brain = Once per round, before any force fires, 1 power: one force of yours has initiative +1 this round.
effect-brood-brain = The Queen lays 1 more free egg in each of your constructions.
effect-evolve-wings = Attach to a building that makes infantry. Its units are air. Their infantry rating is 1 lower, but not below 0.
effect-evolve-carapace = Attach to a building that makes infantry. Its units are armour.
effect-evolve-grounding = Attach to a building that makes air. Its units are armour and have +1 against infantry.
effect-evolve-rooting = Attach to a building that makes armour. Its units are buildings; the force has shield +2 and no flanking.
effect-evolve-moulting = Attach to a building that makes armour. Its units are infantry and have initiative +1.
effect-ground-pound = Attach to any building. +1 against infantry, -1 against air. An X stays X.
effect-venom-glands = Attach to any building. +1 against armour, -1 against buildings. An X stays X.
effect-acid-spit = Attach to any building. Construction, 1 power: in this battle an air rating of X becomes 1, any other gets +1.
effect-great-spawning = Order. Discard it in your construction: gain 3 bonus resources, all on the Queen. She may hold more than 4 eggs until the battle ends.
effect-xenos-standard = No extra rule.
effect-xenos-raid = A raid: three rounds, one force on each side. If you win, choose two different rewards: take 1 scoring card from the defender; gain 3 bonus resources; destroy 1 empty building of the defender's.
effect-queen-attack = The Queen joins this battle as a force of one unit, also in a deep strike. If she is destroyed, all eggs are lost and she lays no free egg in your next construction.
effect-swarm = In each round, before redeployment, you may turn eggs into resources on one building whose force is in the line. They become units at once.
effect-ambush = In the first placement the defender places all forces before you place any. Later redeployments follow scouting as usual.
effect-queen-mat = Each of your constructions: 1 free egg, and 1 egg for each resource on her, at most 4 eggs. In construction an egg stands in for 1 resource that a unit lacks; it is 1 power at any time.

# Colossus

effect-auxiliary-reactor = Back slot only. Construction: put 1 power on each of up to two Upgrades.
effect-targeting-computer = Weapon upgrade. Once per round, after this weapon's roll, 1 power: reroll up to 2 of its dice.
effect-overcharger = Weapon upgrade. Once per round, before any force fires, 1 power: this weapon has +1 on all ratings but X this round.
effect-reactive-armour = Weapon upgrade. Construction, 1 power: shield +2 in this battle.
effect-servo-joint = Weapon upgrade. Once per round, before any force fires, 1 power: initiative +2 this round.
effect-jump-jets = Body upgrade. Construction, 2 power: up to three weapons have deep strike in this battle.
effect-sensor-array = Body upgrade. After both constructions, 1 power: scouting +2 in this battle.
effect-nanoforge = Body upgrade. Once per round, at its end, 2 power: put back 1 unit lost in this battle on a weapon still in the line, or 1 Hull token.
effect-salvage = Order. Discard it in your construction: gain 2 bonus resources, or 4 if your last battle destroyed at least 4 enemy units.
effect-refit = Order. Discard it in your construction: turn one weapon to its other side. Its units are removed, their full cost goes onto it as bonus resources, as far as your discard pile reaches, and it then builds.
effect-colossus-standard = No extra rule.
effect-colossus-raid = A raid: three rounds, one force on each side. If you win, choose two different rewards: take 1 scoring card from the defender; gain 3 bonus resources; destroy 1 empty building of the defender's.
effect-overdrive = In each round, before any force fires, you may remove 1 Hull token: one weapon has +1 on all ratings but X and initiative +1 this round.
effect-orbital-drop = In a deep strike: every weapon may take part.
effect-rampage = A weapon that hits a Base card with 2 hits or more destroys up to 2 empty buildings. In a battle on the frontier: gain 2 rerolls instead.
effect-hull = Hull tokens cost 2, at most 4. Before the losses of an initiative group are removed you may take off up to 2 tokens (in a raid 1): each cancels 1 hit on a weapon.
effect-core = Construction: put 1 power on one Upgrade.
effect-body = Carries up to 3 body upgrades, which cannot be destroyed.

## When effects are used

window-orders = at the start of construction
window-spend = construction
window-gathering = when forces gather
window-deep-strike = in a deep strike
window-beginning = at the start of the battle
window-placement = at placement
window-after-constructions = after both constructions
window-after-placement = after placement
window-round-start = at the start of the round
window-after-redeploy = after redeployment
window-before-fire = before any force fires
window-after-roll = after a roll
window-before-losses = before losses are removed
window-round-end = at the end of the round

## What a card is used for

use-resource = face down, as a resource
use-first-side = face up, first side
use-second-side = face up, second side
use-take-frontier = take the neutral frontier
use-normal-attack = attack: Normal Attack
use-deep-strike = attack: Deep Strike
use-score = score it without attacking
use-face-up = face up, as a special building
use-attach = face up, attached to a building
use-order = face up, as an Order
use-look = face up, to look at a base
use-raid = attack: Raid
choice-card-normal-attack = Normal Attack
choice-card-deep-strike = Deep Strike/Raid
stand-frontier = the frontier
stand-base = the base
stand-raid = a raid
end-left = left end
end-right = right end
redeploy-stay = stay
redeploy-move = move a force
reward-scoring-card = take 1 scoring card
reward-resources = 3 bonus resources
reward-destroy = destroy 1 empty building

## Questions to a player

ask-opening = Choose two cards from your deck for your opening hand.
ask-play = Choose a card to play.
ask-use-as = How do you play this card: { $card }?
ask-put-on = Where do you put this card: { $card }?
ask-attack-whom = Which opponent do you play it against?
ask-defend = You are attacked. What do you defend?
ask-place-against = Which force do you set against this enemy force: { $foe }?
ask-match-whom = You have too few forces for all of them. Against which enemy force do you set one?
ask-place-next = Which force do you place next?
ask-place-end = At which end of the battle line?
ask-emergency = Emergency defence: on which building do you play a card?
ask-emergency-card = Emergency defence: which card do you play as a resource?
ask-redeploy = Redeployment: do you move a force that is out of contact?
ask-move-force = Redeployment: which force do you move?
ask-move-to = Where does this force go: { $unit }?
ask-retreat = Do you declare a retreat? You then do not fire this round.
ask-fire = Which force fires next?
ask-target = What does this force fire at: { $unit }?
ask-reroll = Which die of this force do you roll again: { $unit }?
ask-destroy = Which empty building is destroyed?
ask-raider = Which force fights the raid?
ask-rewards = The raid has succeeded. Choose your rewards, { $least } in all.
ask-put-bonus = Where do you put the bonus resource?
ask-use-effect = Which effect do you use now ({ $when })?
ask-effect-force = { $card }: which force does it act on?
ask-effect-type = { $card }: against which type of unit?
ask-effect-place = { $card }: which of your cards does it act on?
ask-swap-force = Which force do you swap?
ask-swap-with = With which force does it change places?
ask-joins = Which forces join the deep strike (up to { $most })?
ask-workers = How many Workers stand by for rerolls? Each of the others makes 1 power.
ask-power-up = On which building do you put the power that it needs?
ask-acolytes = How many Novices become Acolytes?
ask-ascends = Which card ascends, for 2 power?
ask-eggs = On which building do eggs stand in for the resources that a unit lacks?
ask-evolve-off = Which Evolve card do you discard?
ask-swarm-on = On which building do the eggs hatch?
ask-swarm-count = How many units do you build there? Each takes as many eggs as it lacks resources.
ask-discard-weapon = Do you discard a weapon or a stack to free its slot?
ask-charge = On which Upgrade do you put 1 power?
ask-whose-force = Whose force is next?

## Questions about real dice and cards

chance-start-player = Who goes first?
chance-draw = Which card was drawn?
chance-die = What does the die show?
chance-die-again = What does the die show when rolled again?

## What happened: turns

event-start-player = { $seat } goes first.
event-opened = { $seat } has chosen two cards.
event-drew = { $seat } draws a card ({ $card }).
event-passed = { $seat } has no cards left and passes.
event-played = { $seat } plays a card into the base.
event-scored = { $seat } scores { $card } without attacking.
event-attacks = { $seat } attacks { $foe }.
event-claims = { $seat } plays { $card } to take the neutral frontier.
event-frontier-taken = { $seat } now holds the frontier.
event-frontier-not-taken = { $seat } has no unit that can hold the frontier. It stays neutral.

## What happened: before the fight

event-screen-down = { $seat } takes the screen away and constructs.
event-built = { $seat } builds { $count } × { $unit }.
event-stands = { $seat } defends { $stand }.
event-revealed = { $seat } reveals { $card }, { $choice }.
event-card-scored = The attack card goes to { $seat } as a scoring card: { $card }.
event-surprise = { $seat } is taken by surprise!
event-gives-way = { $seat } keeps to the base and gives up the frontier.
event-no-forces = { $seat } has no force that can take part.
event-placed = { $seat } places { $unit } in the battle line.
event-placed-against = { $seat } sets { $unit } against { $foe }.
event-base-cards = { $seat } puts the two Base cards at the ends of the line.

## What happened: combat rounds

event-round = Rounds left: { $left }.
event-emergency-played = Emergency defence: { $seat } plays a card on { $card }.
event-redeployed = { $seat } moves { $unit }.
event-both-redeploy = Both sides have forces out of contact and place them anew.
event-retreats = { $seat } retreats.
event-rolled = { $unit } rolls: { $dice }.
event-rerolled = { $unit } after the reroll: { $dice }.
event-shot =
    { $unit } fires at { $at }, to hit { $hit }: { $hits ->
        [0] no hits.
        [one] one hit.
       *[other] { $hits } hits.
    }
event-shot-at-base =
    { $unit } fires at the base, to hit { $hit }: { $hits ->
        [0] no hits.
        [one] one hit.
       *[other] { $hits } hits.
    }
event-losses = { $seat } loses { $count } × { $unit }.
event-force-gone = { $seat } has no { $unit } left in the line.
event-moves-up = { $unit } of { $seat } moves up to the front.
event-destroyed = An empty building of { $seat } is destroyed: { $card }.
event-battle-won = { $seat } wins the battle.

## What happened: the end

event-base-taken = { $seat } takes the base of { $foe }.
event-points =
    { $seat } has { $points ->
        [one] one point.
       *[other] { $points } points.
    }
event-won = { $seat } wins the game.
event-drawn-game = The game is a draw.

## What happened: the full game

event-looks = { $seat } plays { $card } and looks at the base of { $foe }.
event-wrong-count = { $card } of { $seat } was not paid for rightly and is discarded.
event-stack-destroyed =
    A resource stack of { $seat } is destroyed: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
event-bonus = { $seat } puts a bonus resource into the base.
event-effect-used = { $seat } uses { $card }.
event-effect-on = { $card } acts on { $unit }.
event-swapped = { $unit } and { $other } change places.
event-made-power = { $seat } has { $count } power.
event-powered = { $seat } puts power on { $card }.
event-new-acolytes = Novices of { $seat } that become Acolytes: { $count }.
event-ascended = Ascension: { $seat } now has { $count } × { $unit }.
event-made-eggs =
    { $seat } has { $count ->
        [one] one egg.
       *[other] { $count } eggs.
    }
event-hatched = { $seat } uses eggs and builds 1 × { $unit }.
event-unevolved = { $seat } discards { $card }.
event-weapon-discarded = { $seat } discards a weapon: { $card }.
event-stack-discarded =
    { $seat } frees a slot and discards a resource stack: { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
event-charged = { $seat } puts 1 power on { $card }.
event-queen-comes = The Queen of { $seat } joins the battle.
event-queen-falls = The Queen of { $seat } falls, and all eggs are lost.
event-healed = { $seat } gets { $count } × { $unit } back.
event-raiders = The raid: { $unit } against { $foe }.
event-reward-taken = Reward for { $seat }: { $reward }.
event-stolen = { $seat } takes a scoring card: { $card }.
event-player-out = { $seat } is out of the game.
event-frontier-neutral = The frontier is neutral again.

## What lies on the table

zone-players = Players
zone-mode = Game
zone-faction = Factions
zone-turn = Turn
zone-holder = Holder of the frontier
zone-victor = Took the base
zone-out = Players out
zone-deck = Decks
zone-bottom = Bottom card of the deck
zone-hand = Hands
zone-aside = Card set aside for this turn
zone-team = Who may look behind the screens
zone-laid = Cards that the others have not seen
zone-spent = Resources in the discard pile
zone-discard = Discard pile, face up
zone-scored = Scoring cards
zone-opening = Cards chosen before the game
zone-plan = Play under way
zone-sight = Bases in sight
zone-unseen = Cards played since the base was last seen
zone-base = Bases
zone-base-card = Building
zone-base-turned = Side turned up
zone-base-under = Resources under it
zone-base-resources = Resources on it
zone-base-units = Units on it
zone-attached = Attached cards
zone-attached-card = Attached card
zone-attached-bearer = Place of its building
zone-attached-charge = Resources on it
zone-attached-stored = Power on it
zone-forces = Forces in this battle
zone-forces-force = Force
zone-forces-shield = Shield
zone-forces-damaged = Damaged unit
zone-forces-hits = Hits to be removed
zone-forces-lost = Units lost in this battle
zone-forces-powered = Has its power
zone-forces-own-rerolls = Rerolls of its own
zone-boosts = Effects under way
zone-boosts-force = On this force
zone-boosts-side = On this side
zone-boosts-what = What changes
zone-boosts-against = Against this type
zone-boosts-amount = By how much
zone-boosts-until = How long
zone-attacker = Attacker
zone-defender = Defender
zone-declared = Attack card
zone-choice = Combat choice card
zone-stand = Defended
zone-battleground = Place of the battle
zone-rounds-left = Rounds left
zone-reserve = Forces not yet placed
zone-front = Front line
zone-flank = Flanking forces
zone-behind = Columns of the flanking forces
zone-fired = Have fired
zone-retreating = Retreating side
zone-rerolls = Rerolls
zone-shooter = Firing force
zone-target = Target
zone-to-hit = To hit
zone-dice = Dice
zone-rolled-again = Dice rolled again
zone-orders = Orders
zone-power = Power
zone-exhausted = Queen lays no free egg
zone-kills = Enemy units destroyed in the last battle
zone-attack-sight = Who sees the attack cards
zone-revealed = Attack card last shown
zone-revealed-choice = Combat choice card shown with it
zone-special = Attack card of this battle
zone-raider = Forces chosen for the raid
zone-raider-shown = Raid forces shown
zone-round = Round
zone-free-rerolls = Rerolls for this roll
zone-healing = Forces that get units back
zone-joined = Forces that join the deep strike
zone-used = Cards used

## For the table in words

base-now = { $seat }, { $faction }: base
base-seen = { $seat }, { $faction }: base as last seen; cards played since: { $unseen }
site-makes = { $card } ({ $unit })
site-line = { $site }: units { $units }, resources { $resources }
site-tokens = { $site }: tokens { $units }, resources { $resources }
site-under = { $site }; resources under it: { $under }
site-stack = resource stack: { $under }
site-new-stack = a new resource stack
site-in-slot = { $slot }: { $site }
site-attached = { $site }; attached: { $attached }
attached-charged = { $card } (resources { $charge }, power { $stored })
force-line = { $units } × { $unit } of { $seat }
force-marked = { $force } ({ $marks })
unit-values = { $type }, cost { $cost }, initiative { $initiative }, ratings { $ratings }
mark-shield = shield
mark-damaged = damaged
mark-hits = hits
battle-line = Battle line (attackers / defenders)
column-line = column { $number }: { $attackers } / { $defenders }
spot-behind = behind the force in column { $number }, flanking
spot-between = between columns { $left } and { $right }
base-card = the nearer Base card
die-shows = shows { $face }
force-short = { $units } × { $unit }
force-column = { $force } (column { $number })
force-flank = { $force } (flanking in column { $number })
option-die = the die that shows { $face }
option-twin = { $name } (no. { $number })

## Figures: what the rules work out

figure-to-hit = To hit
figure-best-to-hit = Best to-hit number
figure-dice = Dice
figure-chance = Chance of a hit
figure-average = Hits expected
figure-die-hits = Chance that the die hits
figure-rerolls = Rerolls left
figure-targets = Targets in reach
figure-initiative = Initiative
figure-units = Units after construction
figure-ready = Units once construction is done
figure-hopeless = Forces that can take part
figure-missing = Resources missing for the next one
figure-tokens = Tokens after construction
figure-needs-power = Power that the building needs
figure-stack = Resources in the stack
figure-under = Resources under the building
figure-charge = Resources on the Upgrade
figure-price = Power
figure-own-scouting = Own scouting
figure-enemy-scouting = Enemy scouting
figure-scouting = Scouting
figure-points = Points
figure-type = Type of the units, by number
figure-empties = Empty buildings
figure-rounds = Combat rounds
figure-needed = Highest face that hits
figure-hits = Hits
figure-hit = This die hits
term-against-infantry = { $thing } against infantry
term-against-armour = { $thing } against armour
term-against-air = { $thing } against air
term-against-building = { $thing } against buildings
term-x-against-infantry = X: { $thing } against infantry
term-x-against-armour = X: { $thing } against armour
term-x-against-air = X: { $thing } against air
term-x-against-building = X: { $thing } against buildings
term-acid = Acid Spit
term-boost = effects in use
term-first-round = effects in the first round
term-flank = flanking
term-no-flank = behind a unit with no flanking
term-position = columns with an enemy passed over: { $thing }
term-units = units: { $thing }
term-halved = units that do not fire
term-hits =
    { $thing ->
        [one] one hit
       *[other] { $thing } hits
    }
term-dice = with { $thing } dice
term-needed = { $thing } or less
term-left = still unused
term-reached = from this place
term-printed-initiative = { $thing }
term-there = there now
term-made = new ones: { $thing }
term-no-force = no unit now, and none by construction
term-cost = cost
term-lying = lying there
term-put = this card
term-power = power
term-eclipse = Eclipse Attack
term-scored = scoring cards
term-frontier = frontier
term-evolved = changed by Evolve
term-empty = without units
term-battle = of this battle
term-to-hit = to-hit number
term-six = a 6 always misses
term-one = a 1 still hits

## For the drawn table

skin-choose = May be chosen.
skin-here = here
skin-take = take
skin-picked = taken
skin-play = play
skin-use = use
skin-against = against
skin-fires = fires
skin-fire-at = fire
skin-fired = fired
skin-is-shooter = fires
skin-is-target = target
skin-your-hand = Your hand
skin-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
skin-no-cards = No cards in hand.
skin-hand = hand
skin-deck = deck
skin-discard = discarded
skin-discard-label = Discard pile of { $seat }: { $count }
skin-discard-of = Discard pile of { $seat }
skin-discard-down = Used resources, face down: { $count }
skin-score = scoring cards
skin-score-label = Scoring cards: { $cards }; points with the frontier: { $points }
skin-score-secret = The number of scoring cards is not told.
skin-holds = holds the frontier
skin-turn = to move
skin-partner = partner
skin-out = out of the game
skin-own-screen = behind your screen; new: { $count }
skin-partner-base = your partner's base, open to you
skin-plans = plans: { $card } ({ $use })
skin-open = the screen is down
skin-seen = as last seen; played since: { $count }
skin-stack = Stack
skin-stack-what = Resources without a building. A building with that building cost may be put on them.
skin-stack-what-slot = Resources without a weapon. A weapon with that building cost that fits the slot may be put on them. If you need them no more, discard them in construction to free the slot.
skin-new-stack = New stack
skin-free-slot = free slot: { $slot }
skin-other-side = The other side of the card; it is not turned.
skin-building-cost = building cost { $count }
skin-basic-attack = An attack: take the frontier, strike, or score. Or a resource, face down.
skin-basic-resource = In the basic game only a resource, face down.
skin-rating = to hit
skin-speed-0 = (last)
skin-speed-1 = (slow)
skin-speed-2 = (medium)
skin-speed-3 = (fast)
skin-about-type = A unit of this type; the same shape beside a number is the rating against it.
skin-about-cost = So many resources on the building become one unit when you construct.
skin-about-initiative = Higher fires first.
skin-about-rating = One die for each unit; it hits with this number or less against a target of that type. A 6 always misses, X never hits.
skin-about-tough = It takes two hits to destroy one unit.
skin-about-shield =
    { $count ->
        [one] The first hit on the force is absorbed.
       *[other] The first { $count } hits on the force are absorbed.
    }
skin-about-scouting = Adds { $count } to your scouting: the better side places its forces second.
skin-about-deep-strike = May join a deep strike, straight at the enemy's base.
skin-about-base-defence = Fights only in the defence of your own base.
skin-about-no-flanking = Never stands behind another force, and gives no +1 to a force behind it.
skin-opening-title = { $faction }: your first cards
skin-opening-what = Take two cards out of your deck. Nobody sees them. A third is drawn, and a Standard attack lies at the bottom of the deck.
skin-opening-pair = A good pair to begin with:
skin-opening-take-pair = Take these two
skin-opening-all = Choose from all { $count } cards
skin-opening-only-pair = Only the advised pair
skin-frontier = The frontier
skin-neutral = Neutral: nobody holds it.
skin-held-by = Held by { $seat }
skin-frontier-worth = 2 points at the end; attack cards score for its holder
skin-last-battle = Last battle
skin-course = What has happened in this battle
skin-defend-frontier = Defend the frontier
skin-defend-base = Defend the base
skin-build = Face up: makes { $unit }
skin-use-resource = Onto a building: so many resources as a unit costs become a unit.
skin-use-take-frontier = You construct; with a unit that is no base defence you hold the frontier.
skin-use-normal-attack = Six rounds, with all forces but base defence.
skin-use-deep-strike = Three rounds, straight at the base, with deep strikers only; without one it is lost.
skin-use-score = It lies with your scoring cards: 1 point, no battle.
skin-use-face-up = It lies in your base. It makes no units, but gives power or an ability.
skin-use-attach = It lies under a building and strengthens its force.
skin-use-order = It waits behind your screen and is used up once.
skin-use-look = You see a base as it is now.
skin-use-raid = Three rounds, one force on each side, for two rewards.
skin-attack-frontier = attacks the frontier
skin-attack-base = attacks the base
skin-attack-raid = raids
skin-attack-hidden = attacks; where, is not revealed yet
skin-claims = takes the neutral frontier
skin-attacks = attacks
skin-defends = defends
skin-retreats = retreats
skin-reserve = Not yet placed: { $seat }
skin-step-construction = Construction
skin-step-placement = Placement
skin-step-emergency = Emergency
skin-step-redeploy = Redeploy
skin-step-retreat = Retreat
skin-step-fire = Fire
skin-no-enemy = no enemy
skin-nobody = nobody
skin-place-here = your force goes here
skin-flank-here = flank
skin-base = Base
skin-base-label = Base card; empty buildings: { $count }.
skin-empties = empty: { $count }
skin-to-hit = to hit
skin-to-hit-label = To hit: { $number } or less.
skin-breakdown = How the target is hit
skin-fires-at = { $unit } fires at
skin-or-less = or less
skin-six-misses = a 6 always misses
skin-zero-rule = one die for two units; a 1 hits
skin-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
skin-expected = { $hits } hits expected
skin-fire-dice =
    { $count ->
        [one] Fire 1 die
       *[other] Fire { $count } dice
    }

## The guided first game

coach-goal-title = The Ares Project
coach-goal = Two armies are raised in secret. You win by taking the enemy base, or by having more points when all cards are used up: each scoring card is a point, the frontier is worth two.
coach-opening-title = Choose two cards
coach-opening = Buildings make units; look for units that suit you and take two cards. Small shapes show how well a unit hits infantry (square), armour (circle), air (triangle) and buildings (pentagon). An X never hits.
coach-base-title = Your base
coach-base = It lies behind your screen. The other player sees only that you play cards, and knows your base as it was when last shown. Each building holds up to four units.
coach-frontier-title = The frontier
coach-frontier = Whoever holds it gets the attack cards as scoring cards, and two points at the end. While it is neutral it can simply be taken, with an attack card and one unit that is not base defence.
coach-hand-title = Your hand
coach-hand = Each turn you play one card, then draw. Face up it is what is printed on it; face down it is a resource. Every card can be a resource.
coach-first-building-title = A first building
coach-first-building = Play a building card. If you have none yet, play a card face down as a resource onto your start building.
coach-use-title = Face up or face down?
coach-use = Face up you choose which side is up: that unit is made there for good. Face down the card is a resource.
coach-use-attack-title = What the attack is for
coach-use-attack = A normal attack uses all forces but base defence. A deep strike goes past the frontier to the base, and only units with that ability take part. Face down even an attack card is a resource.
coach-put-title = Onto which building?
coach-put = Resources become units in your next construction: as many as the unit costs for one unit. The number beside the cube shows how many lie there and the price.
coach-feed-title = Raise your army
coach-feed = Add buildings, or put resources on those you have. Units are only built when a battle begins or the frontier is taken.
coach-claim-title = Take the frontier
coach-claim = You have an attack card and can build a unit that may leave the base, and the frontier is neutral. Play the attack card and take it.
coach-strike-title = Strike
coach-strike = You have an attack card and some forces. A normal attack now goes at the frontier. If you are not strong enough yet, go on building.
coach-storm-title = You hold the frontier
coach-storm = An attack from here goes at the enemy base, and winning it wins the game. Or score the attack card without a battle, for a point.
coach-battle-title = A battle
coach-battle = The screens come down. The defender's resources become units first; then the attack card is revealed, and the attacker constructs. All forces that can take part must do so. The marker above counts the rounds: when they are over, the attack has failed.
coach-battle-told-title = A battle was fought
coach-battle-told = The screens came down, both sides built units, and it was fought out without a choice of yours. "Last battle" on the frontier tells its course; "What happened since my last move" at the top plays it again.
coach-no-forces-title = Nobody who can fight
coach-no-forces = A side has no force that can take part: base defence never leaves the base, and a deep strike needs units with that ability. So that side loses at once, without a fight. Look at your forces before you attack.
coach-defend-title = Frontier or base?
coach-defend = On the frontier your base defence does not fight. If you stay at the base and the attack goes at the frontier, you lose the frontier without a fight. If you guard the frontier and a deep strike comes, you are taken by surprise.
coach-place-title = Placing a force
coach-place = Forces stand opposite each other in columns. Set a force against an enemy that it hits well, and that hits it badly.
coach-place-end-title = Which end?
coach-place-end = A new column is opened at an end of the line. Far columns are harder to hit: each enemy that is passed over lowers the number by one.
coach-line-title = The battle line
coach-line = Each card is a force: its units, its initiative in the box, and its four ratings. The highest initiative fires first; losses are removed after each group.
coach-emergency-title = Emergency defence
coach-emergency = You defend the base: cards from your hand may go onto base defence now and become units at once. Or pass.
coach-redeploy-title = Redeployment
coach-redeploy = Forces without an enemy in front may move: behind one of yours that is engaged, for +1 (flanking), or into a column of their own.
coach-retreat-title = Retreat?
coach-retreat = Who retreats does not fire this round and then leaves the battle. An attacker saves what is left; the fight is lost.
coach-fire-title = Who fires?
coach-fire = Choose which of your forces of this initiative fires next.
coach-target-title = Choose a target
coach-target = The yellow number is what a die may show at most to hit. The sheet tells where it comes from: the rating, flanking, and enemies passed over. Point at a target to compare.
coach-dice-title = The dice
coach-dice = One die for each unit; framed dice are hits. Each hit removes a unit, a shield, or half of a tough one.
coach-wait-title = A moment
coach-wait = The other player is at work.
coach-wait-attack-title = Your attack goes on
coach-wait-attack = The other side decides. You will be asked again.
coach-wait-defend-title = Your defence goes on
coach-wait-defend = The other side decides. Hold out until the rounds are over.
coach-after-title = Your first battle is over
coach-after = Lost units are gone; what is left stays on its buildings, and the screens go back up. You now know everything that comes again: play on by yourself. I only speak up when something new happens.
coach-end-title =
    { $won ->
        [yes] Well fought!
       *[other] Lost this time
    }
coach-end = The full game adds power, special cards, four factions with rules of their own, and raids. Choose "Play now" on the first page when you are ready.

## In the numbers of a finished game

tally-lost = units lost { $count }
