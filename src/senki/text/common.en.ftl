# Texts that all games share: names, the terminal, headings.

## Names

choice-yes = yes
choice-no = no
choice-enough = no more
choice-pass = pass
seat = Seat { $number }
seat-named = { $seat } ({ $name })
your-seat = { $seat } (you)
chance = Chance
none = none
hidden = hidden
hidden-count = { $count } hidden
several = { $count } × { $name }
list-joiner = { ", " }
list-joiner-wide = { "; " }
pair = { $first } { $second }
labelled = { $label }: { $text }
heading = { $label }:
rule = rule { $id }
by-rule = { " " }({ $rule })

## Opponents

opponent-level = computer, level { $level } ({ $name })
opponent-random = computer that chooses at random
opponent-greedy = computer that looks one step ahead
opponent-sensible = computer that does what seems sensible
opponent-other = computer ({ $name })

## How the game stands

waiting-for = To choose now: { $seats }
reactions-open = Reactions are open; these could react: { $seats }
winners =
    { $count ->
        [one] { $seats } has won.
       *[other] { $seats } have won together.
    }
no-winner = Nobody has won.
you-won = You have won!
you-lost = You have lost.

## The terminal

playing = You are { $seat }, of { $count } seats. Opponents: { $opponents }.
promise = The dice are fixed by a secret seed. Its fingerprint: { $commitment }
help-hint = Type a number to choose, h for help.
several-hint = Type all numbers at once, for example 1 3.
order-hint = Type the numbers in order, for example 2 1 3.
share-hint = Type a number as often as it shall get a point, for example 1 1 2.
amounts-hint = Type a number as often as you take it, for example 1 1 2.
payment-hint = Type what you pay with, for example 1 1 2. It ends by itself when the price is covered.
still-to-pay = Still to pay: { $value }
option-worth = worth { $value }
option-limit = { $count } there
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
hint = Hint
hint-by = Level { $level } would choose: { $option }
hint-why = because of this: { $why }
hint-share = { $option }: expects to win { $share }
odds = Odds
odds-of = { $option }: win { $low } to { $high } (95 %, by games played out)
odds-exact = What happens next (exact):
odds-about = What happens next (about, 95 %, tried { $count } times):
odds-open = Nothing is decided yet.
odds-shared = The win is shared.
why = Why
why-note = { $name } { $total }
why-range = { $least }–{ $most }
why-breaks = { $total } (not allowed: { $rule })
why-limit = { $total } of { $limit }
why-term = { $amount } { $name } ({ $rule })
why-figure = { $name }: { $total } = { $terms }
why-cause = { $name } ({ $rule })
why-bounds = { $name }: { $total }; { $terms }
why-nothing = { $option }: the rules work out no figures for it.
undone = Taken back.
help =
    a number    choose that option (several: 1 3)
    ?           show the rule of this question
    ? C2        show another rule
    u           take back your last choice
    t           ask the computer for a hint
    o           show the odds of each choice
    w           how the rules work out the figures of each choice
    w 2         the same of choice 2
    v           show everything you can see
    l           show the log
    s FILE      save to a file
    q           save and leave
    h           this help

## What is wrong

bad-number = Choose a number from 1 to { $count }, or type h for help.
bad-word = { $word } is not understood; type h for help.
choose-one = Choose one number only.
choose-exactly = Choose { $count } different numbers.
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
no-browser = --seed, --save, --resume and --pack are for the terminal: playing there.

## The browser: places

ui-home = Home
ui-nav = Pages
ui-nav-play = Play
ui-nav-rules = Rules
ui-nav-about = About
ui-skip = Skip to the content
ui-loading = Loading…
ui-close = Close
ui-cancel = Cancel
ui-menu = Menu
ui-copy = Copy
ui-copied = Copied.
ui-not-found = Nothing here
ui-not-found-what = This page does not exist.
ui-no-table = There is no such table, or you may not see it.

## The browser: home

ui-hero = Tonight's battle,{"\u000A"}without opening the rulebook.
ui-hero-text = What you may do glows; what you may not do tells you why, with the rule. The computer's seats see no more than you would.
ui-play-now = Play now
ui-play-now-what = { $game }, against the computer
ui-tutorial = Tutorial
ui-coach-step = { $at } of { $of }
ui-coach-next = Next
ui-coach-end = Finish
ui-coach-do = Your turn: do it on the table
ui-coach-close = Put the tutorial away
ui-coach-open = Show the tutorial again
ui-new-with-friends = Table with friends
ui-new-with-friends-what = No sign-up, invite by link
ui-join-by-link = Join by an invite link
ui-join = Join
ui-join-bad = That is not a link to a table.
ui-my-tables = My tables
ui-my-turns =
    { $count ->
        [one] your turn at 1 table
       *[other] your turn at { $count } tables
    }
ui-all = All
ui-fewer = Fewer
ui-no-tables = Your games will stand here, with whose turn it is.
ui-over = Finished
ui-your-turn = Your turn
ui-waiting-players = Waiting for players
ui-all-seated = All are seated
ui-turn-of = { $name } to play
ui-playing = Under way
ui-see-replay = See the replay
ui-five-games = Five wars
ui-how-to-play = How to play
ui-players = { $range } players
ui-in-preparation = In preparation
ui-in-preparation-what = Not yet playable here.
ui-broken = Broken
ui-broken-what = It cannot be loaded here. The server's log says why.
ui-make-table = Make a table
ui-import = Load a game file
ui-import-what = A saved game goes on; a finished one becomes a replay.
ui-choose-file = Choose a file
ui-unofficial = Unofficial fan project. Names belong to their owners.
ui-game-ganymede = The War Chronicles of Ganymede ZERO
ui-game-ganymede-other = ガニメデ戦記 ZERO
ui-game-ganymede-line = Build your mechs and trade fire with your neighbours.
ui-game-ganymede-players = 2–4 players
ui-game-ganymede-time = 20 min
ui-game-ganymede-weight = light
ui-game-empire-rebellion = Empire vs. Rebellion
ui-game-empire-rebellion-other = 帝国軍 vs. 反乱軍
ui-game-empire-rebellion-line = A duel of bluff for influence.
ui-game-empire-rebellion-players = 2 players
ui-game-empire-rebellion-time = 30 min
ui-game-empire-rebellion-weight = light
ui-game-ares = The Ares Project
ui-game-ares-other = アレス・プロジェクト
ui-game-ares-line = Build face down, then strike at once.
ui-game-ares-players = 2–4 players
ui-game-ares-time = 60 min
ui-game-ares-weight = medium
ui-game-land-battles = Modern Land Battles
ui-game-land-battles-other = モダンランドバトルズ
ui-game-land-battles-line = Buy your forces and win by range.
ui-game-land-battles-players = 2, 4, 6 players
ui-game-land-battles-time = 30 min
ui-game-land-battles-weight = medium
ui-game-imperium = Twilight Imperium, 3rd edition
ui-game-imperium-other = トワイライトインペリウム 3版
ui-game-imperium-line = A grand struggle for the galaxy's throne.
ui-game-imperium-players = 3–6 players
ui-game-imperium-time = 4 hours +
ui-game-imperium-weight = heavy

## The browser: a new table

ui-new-table = New table
ui-game = Game
ui-seat-count = Players
ui-seats = Seats
ui-random = Random
ui-kind-me = Me
ui-kind-open = Open, by invite link
ui-kind-open-what = You get a link to send.
ui-kind-computer = Computer
ui-kind-hotseat = Someone at this screen
ui-level = Strength
ui-level-of = Level { $level }
ui-level-1 = Beginner
ui-level-1-what = Often careless. For a first game.
ui-level-2 = Easy
ui-level-2-what = Thinks a little, and slips now and then.
ui-level-3 = Fair
ui-level-3-what = A match for somebody who knows the game.
ui-level-4 = Strong
ui-level-4-what = Makes few mistakes.
ui-level-5 = Strongest
ui-level-5-what = The best we have. Takes up to five seconds for a move.
ui-level-fair = No level sees more than a player in its seat would.
ui-level-change = How well the computer plays here
ui-level-from-next = It holds from the computer's next choice on.
ui-opponent-level = The computer's strength
ui-name = Name
ui-your-name = Your name
ui-player-n = Player { $number }
ui-clock = Time
ui-clock-none = No clock
ui-clock-quick = 10 min + 10 s
ui-clock-long = 30 min + 30 s
ui-clock-days = 3 days a move
ui-more-settings = More settings
ui-older-tables = Older games
ui-public = Public: anybody may watch and take open seats
ui-word = A word of yours for the dice (optional)
ui-word-what = It is mixed into the shuffle, so that nobody can have chosen the dice beforehand.
ui-guest = Guest
ui-guest-name = Guest

## The browser: the table

ui-picked =
    { $least ->
        [0] { $count } chosen, up to { $most }
       *[other] { $count } chosen of { $least } needed (at most { $most })
    }
ui-picked-exactly = { $count } of { $most } chosen
ui-search-found =
    { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
ui-not-allowed = Not allowed by rule
ui-legend = Key to the signs
ui-rule-chip = Rule { $id }
ui-rule-in-book = Open in the rules
ui-wait = One moment…
ui-wait-for = Waiting for { $names }.
ui-waiting-for-players = Waiting for players
ui-invite-what = Send each friend a link. Whoever opens it sits down, without an account.
ui-wait-what = The game begins when all seats are taken.
ui-invite-link = Invite link
ui-copy-link = Copy link
ui-fill-computer = Seat a computer
ui-take-seat = Sit down
ui-seated = seated
ui-invited = You are invited
ui-invited-what = Choose a name and sit down. No account is needed.
ui-just-watch = Only watch
ui-seat-open = Open seat
ui-seat-free = free
ui-seat-menu = Change this seat
ui-clockwise = clockwise
ui-you = you
ui-to-act = your turn
ui-turn = turn
ui-ready = ready
ui-choosing = choosing
ui-winner = winner
ui-present = online
ui-away = away
ui-thinking = thinking
ui-thinking-names =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
ui-thinking-line =
    { $place ->
        [1] (next in line)
        [2] (2nd in line)
        [3] (3rd in line)
       *[other] (number { $place } in line)
    }
ui-thinking-less = (less than usual: many games wait)
ui-seconds = { $count } s
ui-team = team { $number }
ui-look-as = look
ui-tab-board = Board
ui-hand = Your side
ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-chat-say = Say something…
ui-hopeless = This cannot succeed
ui-hopeless-what = { $option }: by the rules nothing can come of it as the table stands.
ui-hopeless-back = Choose something else
ui-hopeless-go = Do it all the same
ui-see-step = See the table at step { $number }
ui-looking-back = You see step { $number }.
ui-back-to-now = Back to now
ui-skip-story = Skip
ui-keys = Keys
ui-key-choose = choose what bears the sign
ui-key-move = go through the choices
ui-key-enter = take the choice, or send what was chosen
ui-key-escape = back to the present, or one step back
ui-key-undo = undo
ui-key-hint = hint
ui-key-log = to the log
ui-key-rule = the rule of the question
ui-retell = What happened since my last move
ui-retell-what = Plays what has happened since your last move once more
ui-go-on = Go on
ui-read-first = Here is the result.
ui-undo = Undo
ui-undo-no = Not possible now
ui-undo-nothing = Nothing to take back
ui-undo-nothing-has-been-answered-yet = Nothing to take back
ui-undo-a-die-was-rolled-or-a-card-was-drawn = A die or card has come
ui-undo-seat-has-answered-since = Someone else has chosen
ui-undo-something-hidden-has-been-shown = Something was revealed
ui-event-undone = { $seat } takes the last choice back.
ui-hint = Hint
ui-hinted = the computer's choice
ui-hint-by = Level { $level } would choose
ui-hint-share = expects to win { $share }
ui-hint-others = Compared with
ui-hint-only = It has not weighed anything else.
ui-hint-how = From what you can see alone. "Thought" is how much of its search went there.
ui-hint-thought = thought { $share }
ui-odds = Odds
ui-odds-what = What each choice leads to, from what you can see.
ui-odds-win = wins in trials
ui-odds-about-win = wins about { $chance } in trials
ui-odds-between = 95 %: { $low }–{ $high }
ui-odds-next = What happens next
ui-odds-exact = exact
ui-odds-exact-what = All dice and cards that may come were counted.
ui-odds-about = about, 95 %
ui-odds-about-what = Tried { $count } times: it hangs on hidden things, on others' choices, or on too many dice.
ui-odds-open = Nothing is decided before the next choice.
ui-odds-rest = anything else
ui-odds-won = You win.
ui-odds-lost = You lose.
ui-odds-shared = The win is shared.
ui-odds-gain = position { $gain }
ui-odds-gain-what = How you stand right after it, compared with the average of your choices, in the game's own judgement.
ui-odds-how =
    { $count ->
        [one] Win: 1 game played out for each choice, sensibly.
       *[other] Win: { $count } games played out for each choice, sensibly.
    }
ui-advice = Hint and odds
ui-no-odds = There are no odds for this question.
ui-options = Choices
ui-options-count = { $count } possible
ui-done = Done
ui-none = None of them
ui-clear = Begin again
ui-picked-short = { $count } of { $most } chosen
ui-earlier = { $name }: earlier
ui-later = { $name }: later
ui-remove = Take out { $name }
ui-one-more = One more for { $name }
ui-up-to = up to { $count }
ui-worth = worth { $value }
ui-owed = { $value ->
    [0] The price is covered.
   *[other] Still to pay: { $value }
  }
ui-one-less = One less for { $name }
ui-number = Number
ui-choose-n = Choose { $name }
ui-sealed = All choose in secret.
ui-sealed-what = Nobody sees your choice until all are ready.
ui-sealed-mine = Your choice: { $pick }
ui-sealed-wait = You have chosen. Waiting for { $names }.
ui-reactions-open = Reactions are open: { $names }
ui-reactions-bell = Reactions: { $seconds } s left
ui-reactions-all = Reactions: all who could react are asked
ui-reactions-chosen = You have chosen { $pick }. You may change it.
ui-reactions-held = Stopped by { $names }
ui-hold-on = Hold on
ui-order-pass = Always pass here
ui-change-pick = Change my choice
ui-offline = The line is broken; trying again. Nothing is lost.
ui-offline-pending = The line is broken. Your choice is kept and will be sent.
ui-hand-over = Hand the screen to { $name }
ui-hand-over-what = Nothing secret is shown until then.
ui-hand-over-ready = I am { $name }
ui-leave-table = Leave for now
ui-leave-table-what = The game is kept; you find it under "My tables".
ui-text-view = The table in words
ui-plain-board = Plain board
ui-drawn-board = Drawn board
ui-copy-watch = Copy a link for spectators
ui-save-file = Save file
ui-hand-to-computer = Hand the seat to the computer
ui-hand-to-computer-what = It sees only what this seat sees. You can come back.
ui-played-for-you = The computer plays for you.
ui-come-back = Take my seat back
ui-open-seat = Leave the seat open

## The browser: the end and the replay

ui-result = Result
ui-replay = Replay
ui-rematch = Rematch
ui-steps-count = { $count } steps
ui-verify = Check the dice
ui-verify-what = The dice were fixed before the game began. Check that nobody changed them.
ui-verify-ok = All { $count } dice and cards follow from the seed whose fingerprint was shown at the start.
ui-verify-bad = The dice do not match the fingerprint.
ui-run = Play
ui-pause = Pause
ui-replay-speed = Speed
ui-to-start = To the start
ui-to-end = To the end
ui-step-back = One step back
ui-step-on = One step on
ui-jump = Jump to a step
ui-perspective = Seen by
ui-see-all = Everything open
ui-what-if = What if?
ui-what-if-what = A new table starts from step { $number }, you against the computer. Which seat do you take?
ui-what-if-seat = Your seat
ui-what-if-go = Play on from here
ui-to-table = To the table

## The browser: rules, about, account

ui-search = Search
ui-search-rules = Search the rules
ui-contents = Contents
ui-about-title = About senki
ui-about-lead = War games for the table, complete and with all their rules, in the browser: tonight against the computer, or over days with friends.
ui-about-games-title = The games on this server
ui-about-unofficial-title = Unofficial
ui-about-unofficial = senki is an unofficial fan project. It has no connection to the publishers or authors of these games and is not endorsed by them. The names of the games belong to their owners. All drawings and texts are our own; no publisher's are used. If you like a game, please buy it.
ui-about-owners = The War Chronicles of Ganymede ZERO: © 2023 Toshiki Sato, Makoto Takami (Sunwing, Sato-Familia). Empire vs. Rebellion: Fantasy Flight Games (Star Wars and its names: Lucasfilm Ltd.). The Ares Project: Brian and Geoffrey Engelstein, Z-Man Games. Modern Land Battles: Dan Verssen, DVG. Twilight Imperium, 3rd edition: Fantasy Flight Games.
ui-about-fair-title = Dice that you can check
ui-about-fair = Before the first die the server shows a fingerprint of a secret seed from which all dice and shuffles follow. When the game is over the seed is revealed, and everybody can work out every die again.
ui-about-computer-title = Computers that do not peek
ui-about-computer = A computer seat is given what a person in that seat would see, and nothing else. Hints and odds are made in the same way.
ui-about-keys-title = Keys
ui-about-credits-title = Made with
ui-about-credits = senki itself is under the MIT licence. It stands on these free libraries:
ui-account = Account
ui-guest-what = You can play without an account. This browser remembers you.
ui-save-name = Save
ui-saved = Saved.
ui-account-optional = An account, if you like
ui-account-what = With an account you find your games on every device. Those that you play now come along.
ui-account-name = Account name
ui-account-of = Account { $name }
ui-register = Register
ui-registered = Registered.
ui-login = Log in
ui-logged-in = Logged in.
ui-logout = Log out
ui-logged-out = Logged out.
ui-password = Password (8 characters or more)
ui-password-old = Present password
ui-password-new = New password
ui-password-change = Change the password
ui-notify-title = Notices
ui-notify-what = The browser can tell you when it is your turn while you look elsewhere.
ui-notify-ask = Shall the browser tell you when it is your turn?
ui-notify-yes = Yes, tell me
ui-notify-no = No

## The browser: what is wrong

ui-error-unknown = Something went wrong.
ui-error-offline = The server does not answer.
ui-error-not-found = That does not exist.
ui-error-bad-request = The server did not understand: { $message }
ui-error-not-yours = That is not yours to do.
ui-error-not-asked = You are not asked anything now.
ui-error-illegal = The rules do not allow that now.
ui-error-stale = The table has moved on; please choose again.
ui-error-over = The game is over.
ui-error-full = There is no free seat.
ui-error-too-fast = Too fast; please wait a moment.
ui-error-too-large = That is too large.
ui-error-bad-origin = This page may not do that.
ui-error-unauthorised = Please log in.
ui-error-exists = That name is taken.
ui-error-wrong-password = Name or password is wrong.
ui-error-cannot-undo = That cannot be taken back: never past a die, a card shown, or another player's choice.
ui-error-busy = The server is busy; please try again.
