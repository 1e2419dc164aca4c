## The browser: players and clubs

ui-just-now = just now
ui-took-seconds = { $count } s
ui-took-minutes = { $count } min
ui-took-hours = { $count } h
ui-took-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
ui-computer-of = computer ({ $level })
ui-against = against { $names }
ui-alone = alone
ui-result-won = Won
ui-result-lost = Lost
ui-result-drawn = Drawn
ui-rematch-of = { $game }: play again
ui-my-record = My record
ui-lobby = Public tables
ui-lobby-count = { $free } with a free seat, { $watch } to watch
ui-lobby-none = No public table is open at the moment.
ui-lobby-open-one = Open one
ui-all-games = All games
ui-free-only = With a free seat only
ui-hosted-by = { $name }'s table
ui-just-watch-short = Watch
ui-pace = { $minutes } min + { $seconds } s
ui-pace-days =
    { $count ->
        [one] 1 day a move
       *[other] { $count } days a move
    }
ui-pace-none = no clock
ui-nav-ranking = Ranking
ui-ranking = Ranking
ui-ranking-what = From games among people with accounts. Everybody begins at 1500; the ± shrinks with every game. The order is by the strength that is almost certain: the rating less one and a half times its ±.
ui-ranking-none = Nobody is ranked in this game yet. Play it with others who have an account.
ui-private-server = This server is private: it has no pages of other players.
ui-place = Place
ui-rating = Rating
ui-rating-what = Strength from games with people; ± is the 95 % range
ui-rating-games = { $count } rated
ui-games-n = Games
ui-player-page = Player
ui-since = since { $day }
ui-guest-record = With an account the same record is there in other browsers too.
ui-opponent = Opponent
ui-people = people
ui-won-n = Won
ui-drawn-n = Drawn
ui-lost-n = Lost
ui-won-share = Share won
ui-history = Games so far
ui-no-games-yet = No finished game yet.
ui-choose-name = Choose a name
ui-rated = rated
ui-moves-in =
    { $count ->
        [one] 1 move, { $time }
       *[other] { $count } moves, { $time }
    }
ui-invited-by = { $name } invites you
ui-invited-gone = This invitation cannot be used
ui-takes = Takes about
ui-your-seat-here = your seat
ui-read-rules = Read the rules
ui-qr = QR code
ui-qr-title = Invite by QR code
ui-qr-what = Read it with a camera: it opens the invitation to this seat.
ui-analysis = Analysis
ui-analysis-what = The strongest computer goes through the choices of this game one by one. It takes a minute or two.
ui-analyse = Analyse
ui-analysis-curve = The expected share of a win at each choice
ui-analysing = Analysing: { $done } of { $of }
ui-turning-points = Turning points
ui-turning-played = Played: { $option } (expects to win { $share })
ui-turning-best = Best: { $option } (expects to win { $share })
ui-turning-none = No choice cost much.
ui-analysis-how = As with hints, what the computer of level { $level } expects to win, from what the seat could see.
ui-move-n = Move { $number }
ui-move-of = move { $number } of { $of }
ui-link-to-move = Copy a link to this move
ui-spectator = spectator
ui-watched-by =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
ui-you-watch = You are a spectator, one of { $count }
ui-luck = luck { $luck }
ui-luck-what = Luck: how much better dice and cards made the position than they do on average, by the game's own judgement, added up
ui-swings = What changed most
ui-swing = Move { $move }: { $name } { $before } → { $after }
ui-standing-curve = How everybody stood, move by move
ui-course-scores = Score
ui-course-what = Course of the game: { $what }
ui-standing-what = How the game itself judges the position, as shares of a win.
ui-invite-elsewhere = A link made in another browser keeps working until you make a new one.
ui-invite-new = New link
ui-invited-gone-what = Somebody has used it, or the host has made a newer one. Ask for a new link.
