# Texts that all games share: names, the terminal, headings.

## Names

choice-yes = yes
choice-no = no
choice-enough = no more
choice-pass = pass
seat = Seat { $number }
your-seat = { $seat } (you)
chance = Chance
none = none
hidden = hidden
hidden-count = { $count } hidden
several = { $count } × { $name }
list-joiner = { ", " }
list-joiner-wide = { "; " }
labelled = { $label }: { $text }
heading = { $label }:
rule = rule { $id }

## How the game stands

waiting-for = To choose now: { $seats }
winners =
    { $count ->
        [one] { $seats } has won.
       *[other] { $seats } have won together.
    }
no-winner = Nobody has won.
you-won = You have won!
you-lost = You have lost.

## The terminal

playing = You are { $seat } of { $count }. Opponents: { $opponents }.
promise = The dice are fixed by a secret seed. Its fingerprint: { $commitment }
help-hint = Type a number to choose, h for help.
several-hint = Type all numbers at once, for example 1 3.
order-hint = Type the numbers in order, for example 2 1 3.
share-hint = Type a number as often as it shall get a point, for example 1 1 2.
picked-so-far = So far: { $names }
sealed-choice = All players choose at the same time, in secret. Until the others have chosen, u lets you begin again.
only-choice = Only one choice: { $option }
table = Table
log = Log
since-last = What happened
result = Result
nothing-yet = Nothing has happened yet.
input-mark = { "> " }
end-of-game = The game is over.
seed-told = The fingerprint was { $commitment }, the secret seed { $seed }
check-dice = Every die and card can be checked now: senki verify { $file }
saved = Saved: { $file }
go-on = To go on: { $command }
undone = Taken back.
help =
    a number    choose that option (several: 1 3)
    ?           show the rule of this question
    ? C2        show another rule
    u           take back your last choice
    v           show everything you can see
    l           show the log
    s FILE      save to a file
    q           save and leave
    h           this help

## What is wrong

bad-number = Choose a number from 1 to { $count }, or type h for help.
bad-word = { $word } is not understood; type h for help.
choose-one = Choose one number only.
choose-between =
    { $least ->
        [0] Choose at most { $most } different numbers.
       *[other] Choose from { $least } to { $most } different numbers.
    }
not-with-others = "{ $option }" cannot be chosen together with others.
not-twice = Each number only once.
cannot-undo = Nothing can be taken back here: never past a die, a card shown, or another player's choice.
not-allowed = { $option } cannot be chosen any more here.
no-rule = There is no rule { $id }.
no-rules = This game has no rules text.
save-where = Say where to: s FILE
cannot-save = Not saved to { $file }: { $reason }
no-browser = The browser client is not there yet; playing in the terminal.
