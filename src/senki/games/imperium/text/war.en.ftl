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
