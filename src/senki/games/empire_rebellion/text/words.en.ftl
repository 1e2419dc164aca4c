## The table in words, as sentences

words-round = It is round { $count }; { $seat } has the balance token.
words-event = The event is { $event }: capacity { $capacity }, objective { $objective }, { $vp } victory points, { $influence } influence.
words-side = { $seat } has { $points } of { $goal } victory points and { $influence } influence.
words-area = In play, with a total of { $total }: { $cards }.
words-area-empty = Nothing is in play.
words-deck = The deck has { $count } cards.
words-deck-top = On top of it lies { $card }.
words-discards = Discarded: { $things }.
words-reserve = In reserve: { $things }.
words-chosen = The strategy of this round: { $things }.
words-used = Strategies used: { $things }.
