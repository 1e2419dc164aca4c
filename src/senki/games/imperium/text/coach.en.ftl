# What the lessons say.

## The map and a planet

coach-map-goal-title = The galaxy
coach-map-goal = Each hex is a system, with planets or with nothing but space. In the middle lies Mecatol Rex. Point at a system to read it beside the map; a wheel or two fingers zoom in.
coach-map-home-title = Your home
coach-map-home = You lead Sol; your home is Jord. Green are its resources, red its influence. On it stand five ground forces and a space dock; two carriers and a destroyer lie in space.
coach-map-turn-title = Your turn
coach-map-turn = A turn is one action. Take a tactical action: you activate one system, and everything happens there.
coach-map-activate-title = Where to?
coach-map-activate = Choose New Albion and Starpoint, the system with the ring: two planets that nobody holds, next to your home.
coach-map-move-title = A carrier and its troops
coach-map-move = All ships that can come are listed with their systems. Put one carrier in with +, and four ground forces below it: it has room for six. One force stays at home to guard the dock. Then press Move.
coach-map-land-title = Landing
coach-map-land = Nobody is there: one ground force is enough to take a planet. Put two on each of the two planets, then press Land.
coach-map-taken-title = Yours
coach-map-taken = The rings have your colour. The planets are hatched: they come exhausted, and pay for nothing until they are refreshed at the end of the round.
coach-map-counter-title = Your counter
coach-map-counter = The triangle is the command counter that you paid. While it lies there your ships cannot leave, and you cannot activate the system again this round.
coach-map-end-title = That was a tactical action
coach-map-end = Activate, move, land: so you take most of your planets. The next lesson is about the counters that it costs, and how many ships may lie together.

## Counters and Fleet Supply

coach-supply-areas-title = Three areas
coach-supply-areas = Your command counters lie in three areas. Command Pool: one for each activation. Fleet Supply: so many ships may lie in one system. Strategy: for the abilities of others' strategy cards.
coach-supply-turn-title = One from the Command Pool
coach-supply-turn = You have three there. Begin with a tactical action.
coach-supply-activate-title = Centauri and Gral
coach-supply-activate = Activate the system with the ring. It lies next to your home and to Arinam, where a destroyer of yours waits.
coach-supply-move-title = From two sides
coach-supply-move = Put in the cruiser from your home and the destroyer from Arinam and Meer. The pips below count your Fleet Supply: 2 of 2. Of the carrier the list says why it cannot come too. Then press Move.
coach-supply-full-title = Full
coach-supply-full = Your Fleet Supply is 2, so the carrier could not come: no more than two ships in one system. Fighters do not count, if there is room for them aboard.
coach-supply-again-title = Once more
coach-supply-again = The others have passed, so you go on. Take another tactical action.
coach-supply-near-title = Next door
coach-supply-near = Activate New Albion and Starpoint. Centauri, where your two ships lie, is next to it.
coach-supply-pinned-title = Held by your own counter
coach-supply-pinned = Only the carrier at home may come. Open “Ships that cannot come”: ships do not leave a system with a counter of their own player. Think about the order of your actions. Move the carrier, or send no ships.
coach-supply-pass-title = Pass
coach-supply-pass = A counter in the pool may be kept for later, but this round is over for you: pass. When all have passed, the Status Phase comes.
coach-supply-status-title = New counters
coach-supply-status = The counters have come off the map, and you got two new ones. Say how many are to lie in Fleet Supply: with 3 your fleets may grow.
coach-supply-rest-title = And the rest
coach-supply-rest = A few for Strategy; what is left goes to the Command Pool, where three or four actions are a good round.
coach-supply-end-title = Counters decide the pace
coach-supply-end = Actions, fleets, abilities: all of it from the same counters. The next lesson builds ships.

## Production and payment

coach-production-dock-title = A space dock
coach-production-dock = The dock on Jord builds in your home system: as many units as the planet has resources, and two more. That is six.
coach-production-turn-title = Building is an action too
coach-production-turn = Docks build at the end of a tactical action in their system. Take one.
coach-production-activate-title = At home
coach-production-activate = Activate your own home system. No ship needs to move.
coach-production-build-title = The basket
coach-production-build = Put in a carrier for 3 and two fighters: two fighters cost 1, and so do two ground forces. Below stand the price of it all and how many units your docks may build. Then press Build.
coach-production-goods-title = Trade goods
coach-production-goods = A trade good pays for one resource or one influence. Keep it: pay 0.
coach-production-pay-title = Planets pay
coach-production-pay = Jord pays 4, Starpoint 3, New Albion 1. What a planet has too much is lost, so choose what fits best.
coach-production-paid-title = Exhausted
coach-production-paid = Planets that have paid are hatched. They are refreshed in the Status Phase, and then pay once more. Their influence is spent with their resources: a planet gives one or the other.
coach-production-again-title = A second dock
coach-production-again = You have held Starpoint since before this round. There you may build a dock of your own: another tactical action.
coach-production-near-title = At Starpoint
coach-production-near = Activate the system with the ring.
coach-production-new-dock-title = Four resources
coach-production-new-dock = A dock costs 4. Build it on Starpoint: the planet pays 3, and your trade good the rest.
coach-production-end-title = It builds from the next round on
coach-production-end = A new dock rests in its first round. Docks near the front save long ways. The next lesson is a battle.

## A space battle

coach-battle-enemy-title = An enemy fleet
coach-battle-enemy = Letnev holds the space of Centauri with a carrier, a cruiser and two fighters. Whoever wants to land there must win the space first.
coach-battle-turn-title = Attack
coach-battle-turn = Take a tactical action.
coach-battle-activate-title = Into their system
coach-battle-activate = Activate Centauri and Gral, the system with the ring.
coach-battle-move-title = The whole fleet
coach-battle-move = Put in the dreadnought, both cruisers and the destroyer: four ships, and your Fleet Supply is 5. Below stands how likely you hold the space, by rule of thumb. Then press Move.
coach-battle-barrage-title = The first shots
coach-battle-barrage = Before the first round each destroyer fires two dice at fighters: 9 and 4, and it hits on 9. One fighter is gone. Then all ships roll at once, round by round: first you, then they; the brighter dice have hit.
coach-battle-lose-title = A hit for you
coach-battle-lose = You choose what is lost. The dreadnought sustains damage: it stays, and fights on. So choose it, not a cruiser or the destroyer.
coach-battle-won-title = Won
coach-battle-won = In the second round two hits were enough. The battle panel told each round with dice, hits and losses. Damage is repaired in the Status Phase.
coach-battle-retreat-title = Retreat
coach-battle-retreat = Whoever expects to lose may announce before the dice of a round that the fleet retreats: after the round, if it lives, to a system next door that holds a counter of its own player and no enemy. You are asked only when there is such a system.
coach-battle-end-title = The space is yours
coach-battle-end = Now troops may land. What happens when somebody defends the planet is the next lesson.

## An invasion

coach-invasion-enemy-title = Two defended planets
coach-invasion-enemy = Letnev has two ground forces on New Albion and a PDS, a gun that fires from the planet, on Starpoint. No ship guards them.
coach-invasion-turn-title = Go there
coach-invasion-turn = Take a tactical action.
coach-invasion-activate-title = New Albion and Starpoint
coach-invasion-activate = Activate the system with the ring.
coach-invasion-move-title = Guns and troops
coach-invasion-move = Put in the dreadnought, which will bombard, and the carrier with four ground forces. Then press Move.
coach-invasion-pds-title = PDS fire
coach-invasion-pds = When ships have come, each PDS may fire at them: 7, and 6 or more hits. Let the dreadnought take it: it is damaged only.
coach-invasion-land-title = Three against two, one against a gun
coach-invasion-land = Put three ground forces on New Albion and one on Starpoint, where only a PDS stands. Each planet says how likely it falls. Then press Land.
coach-invasion-first-title = Which first?
coach-invasion-first = Planets are fought for one after the other. Begin with New Albion.
coach-invasion-story-title = What happened
coach-invasion-story = The dreadnought bombarded New Albion: 6, one defender fell. It cannot do so where a PDS stands. Then each ground force rolled a die and hit on 8 or more: your 9 was enough. On Starpoint the PDS fired at your landing: 3, a miss.
coach-invasion-taken-title = Taken
coach-invasion-taken = Both planets are yours, exhausted. The PDS was destroyed: buildings are never captured.
coach-invasion-end-title = Space, then ground
coach-invasion-end = Move, PDS fire, space battle, bombardment, invasion: always in this order. The next lesson plays a whole round with strategy cards.

## Strategy cards and a round

coach-round-goal-title = Ten points
coach-round-goal = Whoever has ten victory points first wins. They come from objectives: each card says what it asks for and how far you are. One may be claimed each round.
coach-round-take-title = Strategy Phase
coach-round-take = Each round begins with these cards. The number says how early you act, the text what you will be able to do. The Speaker chooses first: that is you. Leadership brings counters, Technology a technology.
coach-round-take-second-title = A second card
coach-round-take-second = With three players everybody has two. Your numbers are added up, and the lowest sum acts first.
coach-round-turn-title = Action Phase
coach-round-turn = In turn everybody does one action, again and again: a strategy card, a tactical action, or, once both cards are played, pass.
coach-round-play-title = Primary ability
coach-round-play = You use the primary ability of your card; after you each of the others may use the secondary one.
coach-round-secondary-title = Secondary ability
coach-round-secondary = Somebody has played a strategy card. For a counter of Strategy, where the card names one, you may do the smaller thing that it says.
coach-round-tech-title = A technology
coach-round-tech = The tree shows what builds on what. What glows you may have now; the others have a mark where they own it.
coach-round-activate-title = Now for planets
coach-round-activate = As in the first lessons: a system with planets that nobody holds is a good aim. Many objectives count planets.
coach-round-claim-title = Claim an objective
coach-round-claim = You fulfil what this card asks for. Claim it: the points are yours for good.
coach-round-status-title = Status Phase
coach-round-status = Planets are refreshed, damage is repaired, counters come back. Divide them for the next round.
coach-round-end-title = A whole round
coach-round-end = Strategy Phase, Action Phase, Status Phase: so it goes on until somebody has ten points. You may play on here, or learn about trade and the council.

## Council, trade, objectives

coach-council-goal-title = Your secret objective
coach-council-goal = In the full game you have an objective that only you see, worth two points and claimed once. Under Goals it stands with a question mark.
coach-council-hand-title = Your cards
coach-council-hand = Action cards lie in your hand; each says when it may be played. Political cards are what the council votes on.
coach-council-take-title = Take Assembly
coach-council-take = Take Assembly, number 3: it brings cards, and calls the council. Trade II would open negotiations.
coach-council-take-second-title = And another
coach-council-take-second = Production or Leadership help in every first round.
coach-council-react-title = A reaction
coach-council-react = Everybody who could play a card at this moment is asked, in secret. You may play one that fits, or none.
coach-council-deal-title = An offer
coach-council-deal = Players may exchange trade agreements, goods and promises. An agreement pays both sides goods whenever somebody plays Trade, until one attacks the other.
coach-council-turn-title = Your turn
coach-council-turn = Play Assembly as soon as you like: choose the strategy card.
coach-council-play-title = Assembly
coach-council-play = You draw cards, pass on or take the Speaker token, and a political card comes before the council.
coach-council-speaker-title = The Speaker
coach-council-speaker = The Speaker votes last, decides ties, and chooses first in the next Strategy Phase. Who gives the token away chooses the agenda.
coach-council-agenda-title = Your agenda
coach-council-agenda = Choose what the council votes on: read both outcomes.
coach-council-vote-title = The vote
coach-council-vote = Your votes are the influence of your ready planets. For each outcome the panel lists what it would change for you at once, and the bar shows the votes so far and those still to come.
coach-council-decided-title = Decided
coach-council-decided = A law lies on the table from now on and changes the rules for all; anything else works once.
coach-council-secret-title = Objectives
coach-council-secret = You fulfil this objective: claim it. A secret one is shown to all when it is claimed.
coach-council-status-title = Status Phase
coach-council-status = You get counters and an action card. Divide the counters.
coach-council-end-title = You know the game
coach-council-end = Ten points from objectives win; if nobody has them when Imperium Rex is turned up, most points do. Play on here, or begin a game against computers: the Hint button says what one of them would do.
