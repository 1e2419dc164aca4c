# The page that `senki report` writes.

report-language = English
report-kind-sim = Simulation
report-kind-match = Match of two players
report-kind-ladder = Ladder of players
report-kind-compare = Comparison of two packs
report-kind-screen = What the numbers are worth
report-kind-regret = What choices cost
report-stopped = This run was stopped before its end. All figures are of the games played until then.

## What was played

report-players = players
report-seats = seats
report-setting = option
report-games = games
report-blocks = blocks
report-blocks-value =
    { $size ->
        [1] { $blocks }, one game each
       *[other] { $blocks } of { $size } games
    }
report-draws = won by several sides
report-pack = card data
report-rules = rules
report-changes = changed
report-base = compared with
report-games-each = games with each

## Headings of tables and plots

report-player = player
report-wins = wins
report-rate = share of games won
report-interval = 95 %
report-share = share
report-elo = Elo
report-skill = openskill mu
report-sigma = sigma
report-seat = seat
report-advantage = against an even share
report-above = above it
report-below = below it
report-not-shown = no difference shown
report-least = least
report-quarter = a quarter up to
report-middle = half up to
report-three-quarters = three quarters up to
report-most = most
report-mean = mean
report-decisions = decisions in a game
report-decisions-a-game = decisions a game
report-decision-number = number of the decision in its game
report-options = options
report-question = question
report-option = option
report-offered = offered
report-taken = taken
report-not-taken = not taken
report-rate-of-taking = taken when offered
report-card = card
report-rate-taken = won when taken
report-rate-not-taken = won when not taken
report-worth = difference
report-score = score
report-figures = Figures
report-more = … and { $count } more options
report-claim = claim
report-verdict = verdict

report-with = with
report-without = without
report-difference = difference
report-advantage-shown = shown?
report-shown = yes
report-figure = figure
report-value = value
report-opening = opening
report-events = events in a game
report-lead-changes = changes of the lead in a game
report-decided = part of the game after which the winner led to the end
report-comeback = games won from far behind

report-numbers = numbers shaken
report-tried = tried
report-lost = lost by a choice
report-lost-a-game = lost in a game
report-matters = how often it matters
report-best = better was
report-times = times

## Claims

report-claims-title = Claims
report-claims-text = Each claim was tested game by game until it was decided.
report-claim-text = { $first } takes more than { $p0 } of the games from { $second }
report-claim-risks = Tested against { $p1 }; where the share is no more than claimed it is taken in about { $alpha } of such tests, where it is { $p1 } or more rejected in about { $beta }.
report-verdict-H1 = holds
report-verdict-H0 = does not hold
report-verdict-open = not decided
report-verdict-same-player = the same player
report-verdict-not-begun = not begun
report-ratings-title = Ratings
report-ratings-text = All players on one scale, the first being 0: Elo fitted to all games by maximum likelihood, and openskill.

## Sections

report-wins-title = Who wins
report-wins-text = The share of games won, with its interval. The dashed line is the share of one side among equals.
report-seats-title = Seats
report-seats-text = How often each seat wins, whoever sits there. Players change seats, so strength falls out of it.
report-length-title = Length
report-length-text = How many decisions the players make in a game.
report-scores-title = Scores
report-scores-text = How the final scores are spread: the box holds the middle half, the line in it is the middle, the diamond the mean.
report-no-scores = This game knows only winning and losing, and no scores beside it.
report-branching-title = Choices
report-branching-text = How many options a decision has in the course of a game: the line is the mean, the band the middle half of all games.
report-cards-title = Cards and winning
report-cards-text = Seats that took a card at some time in a game, compared with seats that were offered it and never took it. Each player is measured by its own average, so that the better player's taste does not count as the card's worth. This shows what goes together with winning, not what causes it.
report-no-cards = No question of this game asks for cards.
report-quality-title = How good a game it is
report-quality-text = Who leads is judged by the game's own estimate of the position, on the true table: a side leads that stands clearly above all others. A comeback is a game whose winner once had half of the leader's prospects, or less. How often a choice matters is tried with `--choices`, and question by question with `senki regret`.
report-no-judgement = This game has no estimate of a position, so nothing can be said about the lead.
report-openings-title = Openings
report-openings-text = The first two cards that each seat chose, the most frequent ones.
report-dead-title = Dead cards
report-dead-text = Cards that fewer than 2 % of the seats ever took to which they were offered.
report-no-dead = None.
report-compared-wins-title = Who wins
report-compared-wins-text = How the share of games won changes, with its interval. The same dice, cards, seats and players were played with both packs, so luck falls out of the difference.
report-compared-course-title = How the game goes
report-compared-course-text = Length and lead, with the change and without it.
report-compared-cards-text = What the change does to these { $count } cards. Many intervals are looked at here, so each is wide enough for those of all cards to hold at once in 95 % of such runs.
report-compared-win = Won when taken
report-compared-pick = Picked when offered
report-compared-use = Times a game
report-screen-columns-title = What +1 is worth
report-screen-columns-text = In every block all numbers were moved by one up, one down or not at all. Here is what +1 in a column is worth on every card that a seat holds, in points of the share of games won. The intervals of all columns hold at once in 95 % of such runs.
report-screen-cards-title = What a card is worth
report-screen-cards-text = Having taken the card, rather than the average one. The intervals of all cards hold at once in 95 % of such runs. This shows what goes together with winning; what a change does is measured by `senki compare`.
report-regret-title = What choices cost
report-regret-text = At some decisions every option was played out on the true table with the same dice. One half of the playouts found the best option, the other says how much more it wins than the one taken. What nobody could know is part of the cost. A choice matters where the best option lies above the mean of all by more than two standard errors.
report-better-title = What would have been better
report-better-text = Decisions at which another option won more than the one taken, by more than noise.
report-uses-title = What is chosen
report-uses-text = How often each option was taken when it was offered.

## Method

report-method-title = How to read this
report-method-1 = Games are played in blocks: the same dice and cards, and the players change seats until each has had each. Games of one block resemble each other, so the block is the unit of every interval.
report-method-2 = Intervals are of 95 %, by Student's distribution over blocks, with one block's worth of doubt added to rates. About one such interval in 20 misses the true value, so of many cards some will stand out by luck alone. Several claims on one page each carry their own risk.
report-method-3 = Sides that win together share a game equally. Partners have their side's share in full.
report-method-4 = Claims are tested by Wald's sequential test on blocks. The interval beside a verdict is that of a fixed number of games, and a little too favourable after a test that stopped early.
report-method-5 = The same seed gives the same games and the same page, for any number of processes.
report-method-6 = Where many figures are looked at together, their intervals are widened (Bonferroni, by Student's distribution at the smaller risk), so that all of them hold at once in 95 % of such runs.
