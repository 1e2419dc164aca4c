## Tournaments

ui-nav-tournaments = Tournaments
ui-tournaments = Tournaments
ui-tournaments-what = Somebody opens one, others join by its link, and each round makes its tables. Results count as the games end; after the last round it closes by itself.
ui-tournaments-none = No tournament is open or running at the moment.
ui-tournaments-past = Past tournaments
ui-tournament-new = Open a tournament
ui-tournament-name = Name of the tournament
ui-tournament-open-it = Open it
ui-tournament-host = opened by { $name }
ui-tournament-open = open to join
ui-tournament-over = over
ui-tournament-joined = you take part
ui-tournament-won = Winner: { $names }
ui-tournament-open-what = { $count } of at most { $most } players so far. It begins when the host says so.
ui-tournament-my-table = To your game
ui-tournament-join = Take part
ui-tournament-begin = Begin
ui-tournament-alone = nobody else takes part yet
ui-tournament-leave = Withdraw
ui-tournament-leave-sure = Withdraw from this tournament?
ui-tournament-end = End it
ui-tournament-end-sure = End the tournament now? Only what has been played counts.
ui-tournament-players = Players
ui-tournament-left = withdrawn
ui-tournament-opened = Opened { $when }
ui-no-tournament = There is no such tournament here.
ui-form = Form
ui-form-round-robin = Round robin
ui-form-round-robin-what = Everybody meets everybody once. For 2 to 10 players.
ui-form-swiss = Swiss
ui-form-swiss-what = In each round those with like scores meet, nobody twice while that is possible. For up to 32 players.
ui-rounds = Rounds
ui-round-days = A round lasts at most
ui-round-n = Round { $number }
ui-round-of = Round { $number } of { $of }
ui-round-until = until { $day } at the latest
ui-standings = Standings
ui-standings-what = A win is 1 point, a draw ½, a bye 1; a game that is not over when its round ends counts for nobody. Ties are broken by the opponents' points (Buchholz), then by the points of those beaten, with half of those drawn (Sonneborn-Berger), then by wins.
ui-points = Points
ui-buchholz = Buchholz
ui-buchholz-what = The points of all opponents
ui-beaten = S.-B.
ui-beaten-what = Sonneborn-Berger: the points of those beaten, and half of those drawn
ui-won-drawn-lost = W–D–L
ui-bye = bye (1 point)
ui-versus = against
ui-tournament-seats = Players at a table
ui-tournament-tables = tables of { $count }
ui-tournament-filled =
    and { $count ->
        [one] a computer
       *[other] { $count } computers
    }
ui-form-tables-what = In each round those with like scores share a table, first with those they have met least often. Computers take seats that are left over. For up to 32 players.
ui-standings-tables-what = Winning a table is 1 point, sharing the win ½, a bye 1; a game that is not over when its round ends counts for nobody. Ties are broken by the points of all opponents (Buchholz), then by the points of those beaten at the table (Sonneborn-Berger), then by wins.
