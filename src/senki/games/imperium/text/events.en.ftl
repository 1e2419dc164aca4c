# What is told.

## Set-up and Strategy Phase

event-galaxy-made = The galaxy is laid out, made by chance.
event-galaxy-built = The galaxy is complete.
event-tile-laid = { $seat } lays { $system } at { $hex }.
event-race-taken = { $seat } plays { $race }.
event-start-placed = { $seat } has placed the starting units.
event-round-begins = Round { $count } begins.
event-speaker = { $seat } is Speaker.
event-card-taken = { $seat } takes { $card }.
event-bonus-placed = Bonus counters on { $card }: { $count }.

## Counters, goods, planets

event-counters-gained = { $seat } gains command counters: { $count } ({ $area }).
event-counters-lost = { $seat } gives up command counters: { $count } ({ $area }).
event-goods-gained = { $seat } gains trade goods: { $count }.
event-goods-paid = { $seat } pays trade goods: { $count }.
event-planet-exhausted = { $seat } exhausts { $planet }.
event-planet-refreshed = { $seat } refreshes { $planet }.
event-planet-taken = { $seat } takes control of { $planet }.
event-station-taken = { $seat } takes the trade station { $planet }.

## Actions

event-order-of-play = Order of play: { $seats }.
event-passed = { $seat } passes.
event-primary = { $seat } plays { $card }.
event-secondary = { $seat } uses the secondary ability of { $card }.
event-card-done = { $card } is turned down.
event-truce = { $seat } and { $other } do not activate systems with units of each other in this phase.
event-counter-placed = { $seat } puts a counter on { $hex }.
event-counter-taken-back = { $seat } takes the counter back from { $hex }.
event-alert-placed = { $seat } puts the High Alert token on { $hex }.
event-tech-gained = { $seat } gains { $tech }.
event-forces-transported = { $seat } sends ground forces from { $planet } to { $target }: { $count }.

## Movement

event-activated = { $seat } activates { $hex }.
event-transfer = { $seat } begins a transfer between { $hex } and { $other }.
event-ship-moved = { $seat }: { $vessel } moves from { $hex } to { $target }.
event-loaded = { $seat } takes aboard in { $hex }: { $unit } × { $count }.
event-fighters-lost = { $seat } loses fighters without room in { $hex }: { $count }.
event-excess-removed = { $seat } removes a ship too many in { $hex }: { $vessel }.

## PDS fire and space battle

event-pds-fires = { $seat }: PDS on { $planet } fire at { $hex } ({ $count }).
event-dock-fires = { $seat }: the space dock in { $hex } fires at { $target } ({ $count }).
event-dice-rolled = { $seat }, { $unit }: { $faces }. Needed { $needed }, hits { $hits }.
event-battle-begins = Space battle in { $hex }: { $seat } attacks { $defender }.
event-battle-round = Round { $count } of the battle.
event-ship-destroyed = { $seat } loses: { $vessel }.
event-ship-damaged = { $seat }: { $vessel } is damaged.
event-load-lost = { $seat } loses what was aboard: ground forces { $forces }, PDS { $pds }.
event-withdrawal-announced = { $seat } announces a withdrawal.
event-withdrawn = { $seat } withdraws to { $hex }.
event-battle-won = { $seat } wins the space battle in { $hex }.
event-battle-drawn = The space battle in { $hex } ends without a winner.

## Landing and invasion

event-landed = { $seat } lands on { $planet }: { $unit } × { $count }.
event-invasion-begins = { $seat } invades { $planet } with ground forces: { $count }.
event-forces-lost = { $seat } loses ground forces on { $planet }: { $count }.
event-forces-return = { $seat }: ground forces return to { $planet }: { $count }.
event-planet-conquered = { $seat } conquers { $planet }.
event-planet-held = { $planet } holds out.
event-buildings-destroyed = { $seat } loses on { $planet }: PDS { $pds }, docks { $docks }.

## Production

event-dock-built = { $seat } builds a space dock on { $planet }.
event-built = { $seat } builds in { $hex }: { $unit } × { $count }.

## Races

event-robbed = { $seat } takes a trade good from { $other }.
event-spied = { $seat } looks at the action cards of { $other }.
event-stalled = { $seat } passes over the turn.
event-dock-moved = { $seat } moves a space dock from { $hex } to { $target }.
event-dock-sunk = { $seat } loses the space dock in { $hex }.
event-values-swapped = { $seat } swaps resources and influence of { $planet } for this round.

## Objectives, Status Phase, end

event-objective-revealed = Objective revealed: { $objective }.
event-objective-put-back = { $seat } puts an objective back ({ $objective }).
event-secret-dealt = { $seat } gets a secret objective: { $objective }.
event-objective-claimed = { $seat } claims { $objective }: victory points { $points }.
event-points-gained = { $seat } gains victory points: { $points }.
event-status-begins = The Status Phase begins.
event-repaired = { $seat } repairs in { $hex }: { $vessel } × { $count }.
event-counters-removed = All counters leave the galaxy.
event-refresh-gained = { $seat } uses the refresh ability of { $planet }.
event-scuttled = { $seat } scuttles in { $hex }: { $unit }.
event-redistributed = { $seat } redistributes the counters: Strategy { $strategy }, Fleet { $fleet }, Command { $command }.
event-eliminated = { $seat } is eliminated.
event-game-ends = The game ends.

## The council

event-political-drawn = { $seat } draws a political card: { $card }.
event-political-discarded = { $seat } discards the political card { $card }.
event-political-looked-at = { $seat } looks at the next political cards: { $count }.
event-agenda-played = { $seat } brings { $card } before the council.
event-agenda-read = The agenda is read: { $card }.
event-agenda-replaced = { $card } has nobody to elect; another card is drawn.
event-agenda-dropped = { $card } is no longer the agenda.
event-votes-added = { $seat } has more votes: { $count }.
event-voted-for = { $seat } votes for { $card }: { $count }.
event-voted-against = { $seat } votes against { $card }: { $count }.
event-voted-player = { $seat } votes on { $card } for { $other }: { $count }.
event-voted-planet = { $seat } votes on { $card } for { $planet }: { $count }.
event-voted-law = { $seat } votes on { $card } for { $law }: { $count }.
event-voted-colour = { $seat } votes on { $card } for { $colour }: { $count }.
event-voted-objective = { $seat } votes on { $card } for { $objective }: { $count }.
event-abstained = { $seat } abstains.
event-vote-tied = The votes are tied; the Speaker, { $seat }, decides.
event-decided-for = { $card } is voted for, with { $count } votes.
event-decided-against = { $card } is voted against, with { $count } votes.
event-elected-player = { $other } is elected: { $card }, { $count } votes.
event-elected-planet = { $planet } is elected: { $card }, { $count } votes.
event-elected-law = { $law } is elected: { $card }, { $count } votes.
event-elected-colour = { $colour } is elected: { $card }, { $count } votes.
event-elected-objective = { $objective } is elected: { $card }, { $count } votes.
event-law-passed = { $card } is a law now.
event-law-given = { $seat } holds { $card }.
event-law-discarded = { $card } is discarded.
event-fleet-sent-back = { $seat } discards Minister of Peace: the fleet of { $other } goes back ({ $hex }).
event-points-lost = { $seat } loses victory points: { $points }.
event-planet-turned-neutral = Nobody controls { $planet } any more.
event-units-placed = { $seat } places in { $hex }: { $unit } × { $count }.
event-units-destroyed = { $seat } loses in { $hex }: { $unit } × { $count }.
event-tech-lost = { $seat } gives up { $tech }.
## Action cards

event-card-drawn = { $seat } drew { $card }.
event-deck-shuffled = The discards of the action cards became the new deck.
event-card-discarded = { $seat } discarded { $card }.
event-card-announced = { $seat } announces { $card }.
event-copy-announced = { $seat } uses { $card } as { $play }.
event-card-works = { $card } of { $seat } takes effect.
event-card-cancelled = { $card } of { $seat } is cancelled.
event-aimed-at-seat = { $seat } names { $target }.
event-aimed-at-planet = { $seat } names { $planet }.
event-aimed-at-system = { $seat } names { $hex }.
event-aimed-at-ship = { $seat } names: { $vessel } at { $hex }.
event-aimed-at-tech = { $seat } names { $tech }.
event-aimed-at-strategy = { $seat } names { $card }.
event-aimed-at-number = { $seat } names { $count }.
event-aimed-at-agreement = { $seat } names the agreement of { $one } and { $other }.
event-card-stolen = { $seat } took { $card } from { $other }.
event-card-handed-out = { $seat } gave { $card } to { $other }.
event-card-taken-back = { $seat } rolled { $face } and takes the card back.
event-dock-shipped = { $seat } moved a space dock from { $planet } to { $target }.
event-aimed-at-ability = { $seat } names { $ability }.
