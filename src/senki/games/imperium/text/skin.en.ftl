# Words of the drawing in the browser.

## Places

skin-map = Map of the galaxy
skin-place = { $name } ({ $hex })
skin-mover = { $vessel } from { $place }
skin-planet = { $name }: { $resources } resources, { $influence } influence
skin-count = { $name } × { $count }
skin-fleet-of = fleet of { $seat }: { $units }
skin-fleet = Fleet of { $seat }
skin-aboard = { $unit } aboard
skin-home-of = home of { $seat }
skin-wormhole = wormhole { $letter }
skin-counters-of = activated by { $seats }
skin-activated-by = Activated by
skin-ready = ready
skin-exhausted = exhausted
skin-neutral = nobody controls it
skin-station = trade station
skin-values = resources, influence
skin-refresh-trade-good = refresh: { $count } TG
skin-refresh-fighter = refresh: { $count } fighters
skin-refresh-ground-force = refresh: { $count } ground forces
skin-empty-space = Nothing but space.
skin-pick-system = Click a system to look at it.
skin-about-asteroid-field = No ship may stop here.
skin-about-nebula = Stops ships; the defender has +1.
skin-about-supernova = Cannot be entered.
skin-about-ion-storm = Stops ships and PDS fire.

## Players and cards

skin-players = Players in order of initiative
skin-seat-line = { $seat }, { $race }: { $points } points; counters: Strategy { $strategy }, Fleet { $fleet }, Command { $command }; TG { $goods }; technologies: { $techs }
skin-card-line = { $card }: { $owner }, { $state }, bonus counters { $bonus }
skin-goals-line = Public objectives: { $goals }
skin-points-short = VP
skin-points = { $points } VP
skin-short-strategy = Str
skin-short-fleet = Flt
skin-short-command = Cmd
skin-short-techs = Tech
skin-short-actions = Act
skin-short-politics = Pol
skin-short-planets = Plan
skin-technologies = Technologies
skin-acting = acting
skin-passed = passed
skin-played = played
skin-unplayed = not yet played
skin-cards = Strategy cards
skin-take = take
skin-play = play
skin-claim = choose
skin-gain = gain
skin-secondary = Others (CC { $counters }, influence { $influence }):
skin-and = {", "}
skin-or = {" or "}
skin-no-goals = No objective is public yet.
skin-spendable = to spend

## The table

skin-views = What is shown
skin-tab-map = Map
skin-tab-system = System
skin-tab-race = Races
skin-take-race = Play
skin-no-race = No race yet.
skin-no-abilities = Without race abilities: they work in the full game only.
skin-secret = Secret
skin-lay = Lay
skin-laying = Being laid
skin-tab-cards = Cards
skin-tab-hand = Hand
skin-tab-techs = Tech
skin-tab-goals = Goals
skin-round-short = Round { $round } of 4: whoever has most planets at the end wins
skin-round = Round { $round }, to { $goal } VP
skin-choose-hex = Choose { $place }
skin-tap-hex = Choose one of the { $count } glowing systems on the map.
skin-enough-move-ship = No more ships
skin-enough-build = Build these
skin-enough-build-dock = No dock
skin-action-strategic = play a strategy card
skin-action-tactical = activate a system: move, fight, land, build
skin-action-transfer = move between two systems of yours
skin-action-transit = send ground forces to another planet
skin-action-pass = no more actions this round
skin-action-recruit = for a counter of Strategy Allocation: two ground forces on a planet
skin-action-forge = for a counter of Strategy Allocation: a destroyer or two fighters
skin-action-swap = a ready planet's resources and influence change places
skin-action-stall = do nothing, and stay in the game
skin-action-card = look at your action cards

## Plans

skin-plan-to = To { $place }
skin-plan-from = { $name } from { $from }
skin-plan-sum = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
  }, { $cargo } aboard
skin-plan-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
  }
skin-plan-price = costs { $price }
skin-plan-own = yours
skin-plan-neutral = nobody there
skin-plan-defended = { $seat }: ground forces { $forces }, PDS { $pds }
skin-plan-kept = Ships that cannot come: { $count }
skin-plan-why-T5 = held by your own counter there
skin-plan-why-T6 = no way through
skin-plan-why-T13 = too far
skin-plan-why-F1 = Fleet Supply is full
skin-plan-why-T9 = no room aboard
skin-plan-why-none = not now
skin-plan-less = One fewer: { $name }
skin-plan-more = One more: { $name }
skin-plan-all = All or none
skin-plan-all-of = { $name }: { $count } of { $limit }, all or none
skin-plan-clear = Start again
skin-plan-send-move-ship = Move
skin-plan-send-build = Build
skin-plan-send-land-forces = Land
skin-plan-skip-move-ship = No ships
skin-plan-skip-build = Build nothing
skin-plan-skip-land-forces = Land nowhere

## Action cards

skin-action-hand = Your action cards
skin-action-others = Action cards of others
skin-cards-held = { $count } cards
skin-cards-known = seen
skin-card-announced = { $seat } announces { $card }
skin-card-cancelled = { $card } of { $seat } is cancelled
skin-card-text = { $card } ({ $window }): { $text }
skin-said-line = Announced by { $seat }: { $card }
skin-hand-line = Action cards held: { $seat } { $count }
skin-play-none = Play none
skin-nothing-fits = None of your cards fits here: the game goes on by itself.

## Battle

skin-battle = Space battle
skin-battle-round = round { $count }
skin-attacker = attacks
skin-defender = defends
skin-hits = hits { $hits }
skin-hits-of = { $hits } hits with { $dice } dice
skin-was-hit = { $name } damaged
skin-was-lost = { $name } lost
skin-rounds = The battle so far
skin-needed = { $needed }+
skin-battle-odds = By rule of thumb, cards and retreats left out
skin-won = Battle won
skin-hide-battle = Hide the battle
skin-show-battle = Show the battle

## The council

skin-tab-council = Council
skin-agenda = Agenda
skin-agenda-law = Agenda, a law
skin-vote = vote
skin-votes = { $count } votes
skin-votes-in-order = Votes in their order
skin-vote-for-me = For you, at once:
skin-vote-nothing = nothing that can be counted now
skin-vote-open = Your votes: { $own }. Still to come: { $rest }.
skin-speaker-last = Speaker, last
skin-no-agenda = Nothing is before the council.
skin-laws = Laws in force
skin-no-laws = No law is in force.
skin-political-hand = Your political cards
skin-no-political-hand = You hold none.
skin-choose = choose
skin-enough-vote-player = Abstain
skin-enough-vote-planet = Abstain
skin-enough-vote-law = Abstain
skin-enough-vote-colour = Abstain
skin-enough-vote-objective = Abstain
skin-enough-pay-cards = Discard none
skin-enough-pay-tariff = Pay a trade good
