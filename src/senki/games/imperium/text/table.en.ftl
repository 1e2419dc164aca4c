# The game, its options, the table and its words.

## The game

game-title = Twilight Imperium
game-blurb = Send fleets through a galaxy of hexes, take planets, research and build, and be the first to gain ten victory points: with fourteen races, action cards, trade and a galactic council.
option-mode = Game
option-mode-core = Without race abilities, cards, council and trade
option-mode-full = Full game: race abilities, cards, council and trade
option-mode-explore = Exploration: most planets after four rounds
mode-core = without cards, council and trade
mode-full = full game
mode-explore = exploration

## Actions

action-strategic = Strategic action
action-tactical = Tactical action
action-transfer = Transfer action
action-transit = Transit Diodes
action-pass = Pass
action-card = Action card
action-recruit = Recruits
action-forge = Forge
action-swap = Devotion
action-stall = Pass over this turn

## What cards let choose between

ability-counters = Opponents put counters on a system of yours
ability-annex = Take a planet without units
ability-take-speaker = Take the Speaker token
ability-give-speaker = Give the Speaker token to another
ability-score = Claim any number of objectives this round
ability-build = Build at a dock, alone
area-strategy = Strategy Allocation
area-fleet = Fleet Supply
area-command = Command Pool
money-resources = resources
money-influence = influence

## Classes of ships

vessel-fighter = fighter
vessel-destroyer = destroyer
vessel-cruiser = cruiser
vessel-carrier = carrier
vessel-dreadnought = dreadnought
vessel-war-sun = war sun
vessel-damaged-dreadnought = damaged dreadnought
vessel-damaged-war-sun = damaged war sun
vessel-floating-dock = space dock

## Hexes

hex-0 = Mecatol Rex
hex-1 = A1
hex-2 = A2
hex-3 = A3
hex-4 = A4
hex-5 = A5
hex-6 = A6
hex-7 = B1
hex-8 = B2
hex-9 = B3
hex-10 = B4
hex-11 = B5
hex-12 = B6
hex-13 = B7
hex-14 = B8
hex-15 = B9
hex-16 = B10
hex-17 = B11
hex-18 = B12
hex-19 = C1
hex-20 = C2
hex-21 = C3
hex-22 = C4
hex-23 = C5
hex-24 = C6
hex-25 = C7
hex-26 = C8
hex-27 = C9
hex-28 = C10
hex-29 = C11
hex-30 = C12
hex-31 = C13
hex-32 = C14
hex-33 = C15
hex-34 = C16
hex-35 = C17
hex-36 = C18

## Fields of the table

zone-players = Players
zone-mode = Game
zone-goal = Victory points to win
zone-round-limit = Rounds at most
zone-by-chance = The galaxy is made by chance
zone-sum-initiative = Initiative by the sum of both cards
zone-silent-fighters = Fighters do not roll in ion storms
zone-inclusive-rolls = All dice are combat rolls
zone-all-open = All objectives lie open
zone-round = Round
zone-speaker = Speaker
zone-active = Active player
zone-winners = Winners
zone-race = Races
zone-home = Home systems
zone-goods = Trade goods
zone-points = Victory points
zone-claims = Objectives claimed
zone-scored = Objectives claimed (bits)
zone-techs = Technologies (bits)
zone-counters = Command counters on the sheet
zone-passed = Passed
zone-out = Eliminated
zone-initiative = Initiative
zone-registers = Deeds of this round
zone-systems = Systems by hex
zone-activated = Counters in the galaxy
zone-planets = Planets
zone-planets-hex = Place
zone-planets-owner = Controlled by
zone-planets-ready = Ready
zone-planets-forces = Ground forces
zone-planets-pds = PDS
zone-planets-dock = Space dock
zone-planets-since = Held since round
zone-fleet-owner = Fleets
zone-ships = Ships by fleet
zone-loads = Ships with units aboard
zone-loads-fleet = Fleet
zone-loads-vessel = Ship
zone-loads-forces = Ground forces aboard
zone-loads-pds = PDS aboard
zone-high-alert = High Alert
zone-high-alert-of = High Alert belongs to
zone-journeys = How ships have come
zone-journeys-hex = From
zone-journeys-vessel = Ship
zone-journeys-forces = Ground forces aboard
zone-journeys-pds = PDS aboard
zone-journeys-fighters = Fighters brought
zone-alert-from = High Alert came from
zone-effects = In force
zone-effects-kind = Effect
zone-effects-seat = For
zone-effects-other = With
zone-effects-until = Lasts
zone-effects-thing = About
zone-effects-amount = Amount
zone-effects-source = Ends with card
zone-effects-last = Last round
zone-taken-by = Strategy cards taken
zone-face-down = Strategy cards played
zone-bonus = Bonus counters
zone-last-initiative = Had Initiative last round
zone-o-first = Objectives of stage I left
zone-o-second = Objectives of stage II left
zone-o-unused = Objectives set aside
zone-o-top = Objectives looked at
zone-o-known = Who has seen objectives
zone-o-public = Public objectives
zone-o-secret = Secret objectives not dealt
zone-secrets = Secret objective
zone-o-shown = Secret objectives claimed
zone-act-hex = Activated system
zone-act-other = Second system
zone-battle-round = Round of battle
zone-landed = Landing ground forces
zone-landed-fighters = Landing fighters
zone-aimed = Bombarding ships
zone-basket = Being bought
zone-choice = Secret choice
zone-scrap = Units to be scuttled

## The council

stance-for = For
stance-against = Against
stance-abstain = Abstain
zone-c-deck = Political deck
zone-c-top = Political card on top of the deck
zone-c-under = Political cards under the deck
zone-c-known = Who has seen political cards
zone-c-hand = Political cards in hand
zone-c-look = Political cards looked at
zone-c-discard = Political cards discarded
zone-c-laws = Laws in force
zone-c-holder = Holders of laws
zone-c-elected = What laws were elected for
zone-c-second = Second of two elected
zone-agenda = Agenda
zone-ballots = Votes for
zone-votes = Votes
zone-sole-voter = Only votes that count
zone-free-secondaries = Free secondary abilities are due
zone-agendas-due = Agendas to come
zone-revoted = Law voted on again
## Action cards

zone-a-deck = Action deck
zone-a-hand = Action cards in hand
zone-a-known = Who has seen action cards
zone-a-look = Action cards looked through
zone-a-discard = Action cards discarded
zone-a-board = Action cards on the table
zone-said = Action cards announced
zone-said-card = Card
zone-said-play = Works as
zone-said-seat = Of
zone-said-occasion = Occasion
zone-said-cancelled = Cancelled
zone-said-first = First target
zone-said-second = Second target
zone-said-third = Third target
zone-said-fourth = Fourth target
zone-occasions = Windows open
zone-occasions-window = Window
zone-occasions-seat = Of
zone-occasions-other = Other player
zone-occasions-thing = About
zone-occasions-closed = Closed
zone-used = Used on an occasion
zone-used-occasion = Occasion
zone-used-seat = Of
zone-used-play = Used
zone-reactions = Reaction chosen
zone-last-played = Last card announced
zone-declined = Declined in this turn
zone-a-open = Open action cards
course-planets = Planets
course-ships = Ships
