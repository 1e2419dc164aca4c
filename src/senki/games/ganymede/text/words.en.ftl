## The table in words, as sentences

words-between = { " " }
words-unit = { $unit } is { $mech }. { $values }
words-carries = It carries { $parts }.
words-standby = It is on standby.
words-destroyed = { $unit } is destroyed.
words-hidden = { $unit } lies face down: { $lead } or { $wing }.
words-drafted = { $seat } has drafted { $things }.
words-drafted-nothing = { $seat } has drafted nothing yet.
words-out = { $seat } is out of the game.
words-offer = { $what }: { $things }.
words-start = The start player is { $seat }.
words-deck =
    { $count ->
        [one] One initiative card is still face down.
       *[other] { $count } initiative cards are still face down.
    }
words-shown = Turned over so far: { $cards }.
words-attack = { $attacker } attacks { $target }.
