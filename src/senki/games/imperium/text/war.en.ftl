# War: what races and cards bring to battles and invasions.

## Asked

ask-reroll = Do you pay a counter of Strategy Allocation to roll again the dice that missed? ({ $dice })
ask-ambush = Ambush: which of your ships fire first (two at most)?
ask-early-retreat = Does your fleet retreat before the battle begins?
ask-munitions = Do you pay 2 trade goods for munitions in this round?
ask-suicide = Which of your ships is given up for a hit?
ask-suicide-target = Which enemy ship takes the hit?
ask-convert = Do you try to win over a ground force on { $planet }?

## What happened

event-die-rerolled = { $seat } rolls again for: { $unit }. { $face } ({ $needed } or more hits).
event-force-converted = A ground force on { $planet } goes over to { $seat }.
event-ground-round = { $planet }: round { $count } of the invasion combat.

## On the table

vessel-damaged-cruiser = damaged cruiser
zone-defender = Defender
zone-battle-planet = Planet fought for
zone-dice = Dice
zone-dice-seat = Rolled by
zone-dice-unit = Unit
zone-dice-face = Number
zone-dice-needed = Needed
zone-hits = Hits to take
zone-hurt = Ships just hit
zone-hurt-seat = Belongs to
zone-hurt-vessel = Ship
zone-hurt-lost = Destroyed
zone-fallen = Ground forces destroyed

ask-terror = Do you leave the battle at once? Otherwise you take two hits.
ask-foresight-to = Where does it come back: { $unit }?
ask-target-die = Which die is rolled again ({ $card })?

event-hits-cancelled = { $seat } cancels { $count } hits.
event-ship-kept = A ship of { $seat } lies on the card: { $vessel }.
event-ship-returned = { $seat }: { $unit } comes back at { $hex }.

zone-aimed-hits = Hits on ships
zone-again = Window opens again
zone-hurt-avenged = Avenged

## The panel in the browser

skin-invasion = Invasion
skin-step-before = before
skin-step-announce = announce
skin-step-dice = dice
skin-step-losses = losses
skin-hurt = hit
skin-fallen = Ground forces destroyed so far: { $count }

event-aimed-at-die = { $seat } aims at a die of { $player }: { $unit }, { $face }.
shown-0 = shows 0
shown-1 = shows 1
shown-2 = shows 2
shown-3 = shows 3
shown-4 = shows 4
shown-5 = shows 5
shown-6 = shows 6
shown-7 = shows 7
shown-8 = shows 8
shown-9 = shows 9
shown-10 = shows 10
