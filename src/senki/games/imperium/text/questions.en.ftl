# What is asked.

## Chance

chance-galaxy = A number is drawn to make the galaxy from.
chance-draw-tile = A tile is drawn from its pile.
chance-deal-tile = A tile is dealt.
chance-deal-race = A race is dealt.
chance-first-speaker = The first Speaker is drawn.
chance-set-aside = An objective is set aside.
chance-deal-secret = A secret objective is dealt.
chance-reveal = The next objective is drawn.
chance-die = A die is rolled for: { $unit }.

## Set-up

ask-start-dock = On which planet does your space dock stand?
ask-choose-race = Which race do you play?
ask-draft-race = Which of the two races dealt to you do you play?
ask-lay-tile = Which of your tiles do you lay?
ask-lay-at = Where do you lay { $system }?
ask-start-pds = On which planets do your PDS stand?
ask-start-forces = How are your ground forces divided among your planets?

## Counters and payment

ask-gain-counters = Where do your new command counters go?
ask-pay-goods = How many trade goods do you pay? The price is { $price } ({ $money }).
ask-pay-planets = Which planets do you exhaust to pay ({ $money })?

## Strategy cards

ask-take-card = Which strategy card do you take?
ask-bonus-goods = How many of the bonus counters on { $card } become trade goods? The others become command counters.
ask-play-card = Which strategy card do you play?
ask-secondary = Do you use the secondary ability of { $card }?
ask-choose-ability = Which ability of { $card } do you use?
ask-truce-with = With whom do you agree that neither of you activates systems with units of the other?
ask-counters-at = In which system do your opponents each put a counter?
ask-annex = Which planet do you take?
ask-refresh = Which planets do you refresh ({ $card })?
ask-speaker-to = Who gets the Speaker token?
ask-buy-counters = How many command counters do you buy for { $price } influence each ({ $card })?
ask-counter-back = Which counter do you take back?
ask-card-move = Which ships do you move ({ $card })?
ask-card-move-to = Where does it go: { $mover }?
ask-high-alert = Where do you put the High Alert token?
ask-alert-follows = Does the High Alert token go along to { $hex }?
ask-produce-at = At which system do you build?
ask-gain-tech = Which technology do you gain?
ask-buy-second = Do you buy a second technology for { $price } resources?
ask-turn-up = Which objective is turned up? The other goes back.

## Action Phase

ask-turn = What do you do?
ask-again = Do you carry out a second tactical action?
ask-transit-from = From which planet do ground forces leave?
ask-transit-forces = How many ground forces leave { $planet }?
ask-transit-to = To which planet do they go?

## Activation and movement

ask-activate = Which system do you activate?
ask-move-ship = Which ships move to { $hex }?
ask-load-forces = How many ground forces of { $planet } does it take aboard: { $mover }?
ask-load-pds = How many PDS of { $planet } does it take aboard: { $mover }?
ask-load-fighters = How many fighters in { $hex } does it take aboard: { $mover }?
ask-keep-forces = How many of the ground forces aboard go along: { $mover }?
ask-keep-pds = How many of the PDS aboard go along: { $mover }?

## Transfer

ask-transfer-one = Which is the first system of the transfer?
ask-transfer-other = With which system is { $hex } linked?
ask-transfer-build = In which of the two systems do you build?

## Losses and battle

ask-excess = Too many ships in { $hex } for your Fleet Supply. Which one is removed?
ask-pds-fire = How many PDS on { $planet } fire at the fleet in { $hex }?
ask-lose = Which unit is lost? (hits left: { $hits })
ask-withdraw = Do you announce that you withdraw after this round?
ask-withdraw-to = Where does your fleet withdraw to?

## Landing and invasion

ask-land-forces = How many ground forces land on { $planet }?
ask-land-pds = How many PDS do you set down on { $planet }?
ask-land-fighters = How many fighters join the landing on { $planet }?
ask-bombard = Which planet does it bombard: { $vessel }?
ask-bacteria = Do you use the X-89 Bacterial Weapon on { $planet }?
ask-invade = Which planet is invaded first?
ask-lose-fighter = Is a fighter lost instead of a ground force? (hits left: { $hits })

## Production

ask-build-dock = Where do you build a space dock (4 resources)?
ask-build = What do you build in { $hex }?
ask-built-where = On which planet does it appear: { $unit }?
ask-built-in = In which system does it appear: { $unit }?
ask-built-aboard = Does it go aboard a ship, instead of on a planet: { $unit }?

## Races

ask-recruit-on = On which planet do the recruits gather?
ask-use-primary = Do you use the primary ability of { $card }?
ask-rob = Whom do your pirates rob of a trade good?
ask-spy-on = At whose action cards do you look?
ask-forge-at = In which system do you forge?
ask-forged = What do you forge in { $hex }?
ask-swap-values = Of which planet do resources and influence change places?

## Objectives and Status Phase

ask-claim = Which objective do you claim?
ask-claim-secret = Do you claim your secret objective? It is shown then.
ask-spend = What do you spend for { $objective }?
ask-spend-counters = From which areas do you spend counters?
ask-refresh-gain = Do you exhaust { $planet } again for its gain?
ask-scuttle = Which of your units do you scuttle?
ask-redistribute = How many of your counters lie in this area: { $area }?

## The council

chance-draw-political = A political card is drawn.
chance-who-leads = Chance says who leads.
ask-discard-political = You hold more than five political cards: which one do you discard?
ask-play-agenda = Which political card do you bring before the council?
ask-agenda-by = Who brings a political card before the council?
ask-put-on-top = Which of these political cards goes back on top of the deck? The others go under it.
ask-vote = How do you vote on { $card }?
ask-vote-player = Which player do you elect? ({ $card })
ask-vote-planet = Which planet do you elect? ({ $card })
ask-vote-law = Which law do you elect? ({ $card })
ask-vote-colour = Which colour do you elect? ({ $card })
ask-vote-objective = Which objective do you elect? ({ $card })
ask-decide = The votes are tied, and you are Speaker: which side wins? ({ $card })
ask-veto-power = Do you discard Veto Power, so that { $card } goes without effect?
ask-accept = Do you do what { $card } lets you do?
ask-name-seat = Which player do you name? ({ $card })
ask-name-planet = Which planet do you choose? ({ $card })
ask-name-law = Which law do you discard? ({ $card })
ask-exhaust-planets = Which planets do you exhaust? ({ $card })
ask-give-up-ship = Which ship do you give up? ({ $card })
ask-place-forces = Where do you place ground forces? ({ $card })
ask-place-at = In which system do you place it? ({ $card })
ask-own-secondary = Whose secondary ability among your strategy cards do you use, free?
ask-pass-on-card = To whom do you give { $card }?
ask-focus-gain = Do you take trade goods instead of a command counter?
ask-pay-tariff = For { $hex } you pay a tariff: which planet do you exhaust? Or pay a trade good.
ask-minister-hit = Does your Minister of War strike? It costs a counter of Strategy Allocation.
ask-sell-tech = Which technology do you give up for trade goods?
ask-pay-cards = { $price } to pay: which political card do you discard as a trade good?
## Action cards

chance-draw-card = An action card is drawn.
chance-steal-card = An action card is taken at random.
ask-react = Do you react to { $player }? ({ $window })
ask-own-card = Which card do you play? ({ $window })
ask-discard = Which action card do you discard?
ask-discard-of = Which of the cards of { $player } is discarded?
ask-take-out = Which card do you take from the deck?
ask-exchange-card = Which action card do you exchange for a new one?
ask-target-seat = Whom does { $card } concern?
ask-target-planet = Which planet does { $card } concern?
ask-target-hex = Which system does { $card } concern?
ask-target-ship = Which ship does { $card } concern?
ask-target-tech = Which technology does { $card } concern?
ask-target-strategy = Which strategy card does { $card } concern?
ask-target-card = As which card does Touch of Genius work?
ask-target-number = Which number for { $card }?
ask-share-tech = Which technology of a partner do you gain?
ask-open-card = Which of the open action cards do you take?
ask-hand-out = Which card does { $player } get?
ask-transport-forces = How many ground forces leave { $planet }?
ask-exhaust-half = Which planets do you exhaust?
ask-target-agreement = Which trade agreement does { $card } concern?
ask-target-ability = Which race ability do you have in this round?
