# Star Wars: Empire vs. Rebellion: names, powers, questions and log lines.

## The game

game-title = Star Wars: Empire vs. Rebellion
game-blurb = Fight over one event after another with troops, heroes and a secret strategy. Come close to the objective, but never go over it. A duel of nerve and bluff for two.
option-mode = Mode
option-mode-full = Full game (7 victory points)
option-mode-tutorial = Tutorial (one struggle)
seat-0 = Rebellion
seat-1 = Empire

## Ordinary resources

resource-rebel-military-2 = Rebel Military 2
resource-rebel-military-3 = Rebel Military 3
resource-rebel-military-4 = Rebel Military 4
resource-rebel-military-5 = Rebel Military 5
resource-rebel-force-2 = Rebel Force 2
resource-rebel-force-3 = Rebel Force 3
resource-rebel-force-4 = Rebel Force 4
resource-rebel-force-5 = Rebel Force 5
resource-rebel-diplomacy-2 = Rebel Diplomacy 2
resource-rebel-diplomacy-3 = Rebel Diplomacy 3
resource-rebel-diplomacy-4 = Rebel Diplomacy 4
resource-rebel-diplomacy-5 = Rebel Diplomacy 5
resource-rebel-recon-2 = Rebel Recon 2
resource-rebel-recon-3 = Rebel Recon 3
resource-rebel-recon-4 = Rebel Recon 4
resource-rebel-recon-5 = Rebel Recon 5
resource-imperial-military-2 = Imperial Military 2
resource-imperial-military-3 = Imperial Military 3
resource-imperial-military-4 = Imperial Military 4
resource-imperial-military-5 = Imperial Military 5
resource-imperial-force-2 = Imperial Force 2
resource-imperial-force-3 = Imperial Force 3
resource-imperial-force-4 = Imperial Force 4
resource-imperial-force-5 = Imperial Force 5
resource-imperial-diplomacy-2 = Imperial Diplomacy 2
resource-imperial-diplomacy-3 = Imperial Diplomacy 3
resource-imperial-diplomacy-4 = Imperial Diplomacy 4
resource-imperial-diplomacy-5 = Imperial Diplomacy 5
resource-imperial-recon-2 = Imperial Recon 2
resource-imperial-recon-3 = Imperial Recon 3
resource-imperial-recon-4 = Imperial Recon 4
resource-imperial-recon-5 = Imperial Recon 5

## Characters

resource-chewbacca = Chewbacca
resource-han-solo = Han Solo
resource-lando-calrissian = Lando Calrissian
resource-leia-organa = Leia Organa
resource-luke-skywalker = Luke Skywalker
resource-obi-wan-kenobi = Obi-Wan Kenobi
resource-r2-d2-and-c-3po = R2-D2 and C-3PO
resource-yoda = Yoda
resource-admiral-piett = Admiral Piett
resource-boba-fett = Boba Fett
resource-darth-vader = Darth Vader
resource-emperor-palpatine = Emperor Palpatine
resource-general-veers = General Veers
resource-grand-moff-tarkin = Grand Moff Tarkin
resource-ig-88 = IG-88
resource-jabba-the-hutt = Jabba the Hutt

## Kinds of ordinary resources

kind-military = Military
kind-force = The Force
kind-diplomacy = Diplomacy
kind-recon = Recon

## What resources do

power-military = Discard 1 opposing resource.
power-force = Exhaust 1 ready resource of either player.
power-diplomacy = Discard this card or another of your resources.
power-recon = Look at the top 2 cards of either deck. Discard 1 and put the other back on top.
power-exhaust-two = Exhaust up to 2 opposing resources.
power-play-from-deck = Search your deck for a card and play it, then shuffle the deck.
power-replace = Discard any number of your resources, then play as many from your deck.
power-call-reserve = Choose a character of your reserve: play it, or shuffle it into your deck.
power-discard-both-sides = Discard 1 of your resources and/or 1 opposing resource.
power-play-from-discard = Play a card from your discard pile.
power-change-own-strategy = Discard your chosen strategy and choose another.
power-gain-influence = Gain 1 influence.
power-discard-to-deck = Put a card from either discard pile on top of its owner's deck.
power-discard-and-exhaust = Discard 1 opposing resource and/or exhaust 1 ready resource of either player.
power-discard-exhausted = Discard 1 exhausted resource of either player. A character goes to its owner's reserve instead.
power-change-opposing-strategy = Your opponent discards the chosen strategy and chooses another.
power-discard-lower = Discard the top card of your deck, then every opposing resource of lower value.
power-take-influence = Your opponent loses 2 influence.
power-search-two = Search either deck for 2 cards: discard 1, shuffle the deck, put the other on top.
power-look-and-play = Look at your top card. You may discard 1 of your resources, and you may play that card.

## Strategies

strategy-rebel-bureaucracy = Bureaucracy
strategy-rebel-deception = Deception
strategy-rebel-direct-assault = Direct Assault
strategy-rebel-infiltration = Infiltration
strategy-rebel-support = Support
strategy-imperial-bureaucracy = Bureaucracy
strategy-imperial-deception = Deception
strategy-imperial-direct-assault = Direct Assault
strategy-imperial-infiltration = Infiltration
strategy-imperial-support = Support

## What strategies do

strategy-effect-loser-gains = If you lose the event, gain 2 influence.
strategy-effect-loser-wins = If neither total is over the objective, the player who would lose wins.
strategy-effect-raise-total = Add 2 to your total.
strategy-effect-choose-opposing-strategy = Next round you choose your opponent's strategy.
strategy-effect-add-character = When revealed: you may add a character of your reserve to your deck.

## Events

event-card-acquire-the-death-star-plans = Acquire the Death Star Plans
event-card-attack-on-echo-base = Attack on Echo Base
event-card-balance-of-the-force = Balance of the Force
event-card-battle-of-endor = Battle of Endor
event-card-battle-of-hoth = Battle of Hoth
event-card-battle-of-yavin = Battle of Yavin
event-card-control-of-endor = Control of Endor
event-card-create-a-diversion = Create a Diversion
event-card-destroy-the-shield-generator = Destroy the Shield Generator
event-card-diplomatic-freedom = Diplomatic Freedom
event-card-display-of-power = Display of Power
event-card-duel-on-cloud-city = Duel on Cloud City
event-card-escape-from-tatooine = Escape From Tatooine
event-card-evacuation-of-echo-base = Evacuation of Echo Base
event-card-fall-of-a-hero = Fall of a Hero
event-card-heart-of-the-empire = Heart of the Empire
event-card-locate-the-rebel-base = Locate the Rebel Base
event-card-most-desperate-hour = Most Desperate Hour
event-card-negotiate-with-the-hutts = Negotiate With the Hutts
event-card-occupation-of-cloud-city = Occupation of Cloud City
event-card-rebel-uprising = Rebel Uprising
event-card-rescue-mission-to-cloud-city = Rescue Mission to Cloud City
event-card-securing-the-rebel-base-on-yavin-4 = Securing the Rebel Base on Yavin 4
event-card-ultimate-power-in-the-universe = Ultimate Power in the Universe

## What events do

effect-none = No effect.
effect-no-diplomacy = Diplomacy does nothing this round.
effect-no-force = The Force does nothing this round.
effect-no-recon = Recon does nothing this round.
effect-no-military = Military does nothing this round.
effect-no-characters = Powers of characters do nothing this round, except those of Luke Skywalker and Darth Vader.
effect-loser-loses-influence = The loser loses 2 influence.
effect-add-character = The winner may add a character of their reserve to their deck.
effect-loser-to-reserve = The loser moves one of their characters from the deck to the reserve.
effect-winner-to-reserve = The winner moves one of their characters from the deck to the reserve.
effect-reorder-events = The winner may look at the top 3 events and put them back in any order.
effect-random-strategy = The loser's next strategy is drawn at random.
effect-discard-strategy = The loser discards an unused strategy that the winner chooses.
effect-show-strategy = Next round the loser chooses first and shows the strategy.
effect-take-back-strategies = The winner takes back all used strategies.

## What to do on a turn

action-play = play a card
action-power = use a power
action-influence = spend influence
action-pass = pass
choice-enough = no card

## Questions to a player

ask-choose-characters = Choose four characters for your deck. The others are your reserve.
ask-choose-strategy = Choose your strategy for this round.
ask-infiltrate = Infiltration: choose your opponent's strategy for this round.
ask-turn = Your turn. What do you do?
ask-use-power = Which card do you exhaust for its power?
ask-ready = Which card do you make ready for 1 influence?
ask-military = Military: which opposing resource is discarded?
ask-force = The Force: which ready resource is exhausted?
ask-diplomacy = Diplomacy: which of your resources do you discard?
ask-recon-deck = Recon: whose deck do you look at?
ask-recon-discard = Recon: which card is discarded? The other goes back on top of the deck of { $deck }.
ask-chewbacca = Chewbacca: which opposing resources are exhausted (up to { $most })?
ask-han-solo = Han Solo: which card of your deck do you play?
ask-lando = Lando Calrissian: which of your resources do you discard? As many are played from your deck.
ask-leia-play = Leia Organa: do you play a character of your reserve? If not, you shuffle one into your deck.
ask-leia = Leia Organa: which character of your reserve?
ask-luke-own = Luke Skywalker: which of your resources do you discard?
ask-luke-opposing = Luke Skywalker: which opposing resource is discarded?
ask-obi-wan = Obi-Wan Kenobi: which card of your discard pile do you play?
ask-piett = Admiral Piett: which discarded card goes on top of its owner's deck?
ask-boba-discard = Boba Fett: which opposing resource is discarded?
ask-boba-exhaust = Boba Fett: which ready resource is exhausted?
ask-vader = Darth Vader: which exhausted resource is discarded? A character goes to the reserve.
ask-ig-88-deck = IG-88: whose deck do you search?
ask-ig-88-discard = IG-88: which card of the deck of { $deck } is discarded?
ask-ig-88-top = IG-88: which card goes on top of the shuffled deck of { $deck }?
ask-jabba-discard = Jabba the Hutt: which of your resources do you discard, if any?
ask-jabba-play = Jabba the Hutt: do you play the card you looked at?
ask-new-strategy = Your strategy was discarded. Choose another.
ask-add-character = Which character of your reserve do you add to your deck, if any?
ask-to-reserve = Which of your characters goes from the deck to the reserve?
ask-order-events = In which order do these events go back? The first will be on top.
ask-discard-strategy = Display of Power: which unused strategy does your opponent discard?

## Questions about real cards and the real token

chance-balance = Which face of the balance token shows?
chance-reveal-event = Which event was turned over?
chance-random-strategy = Which strategy was drawn?
chance-draw = Which card was drawn?
chance-look-at-event = Which event lies next in the deck?

## Numbers of a choice

figure-total = Total of { $thing }
figure-cards = Cards in play, { $thing }
figure-influence = Influence of { $thing }
figure-if-lost = Influence of { $thing } if the event is lost
figure-points = Victory points of { $thing } if it ended so
figure-added = Added to the total of { $thing }
figure-room = Room in the play area, { $thing }
figure-value = Value of { $thing }
figure-stopped = Power that does nothing: { $thing }
figure-ahead = Ahead: { $thing }
figure-to-win = Victory points to go, { $thing }
term-no-card = no card in play
term-played = { $thing } comes into play
term-drawn = a card of the deck
term-discarded = { $thing } leaves play
term-exhausted = { $thing } is exhausted
term-readied = { $thing } is ready again
term-total = total
term-in-play = cards in play
term-come = played
term-gone = leave play
term-held = now
term-spent = spent
term-gained = gained
term-lost = lost
term-capacity = capacity
term-ready = ready
term-event = by the event
term-goal = needed to win

## What happened: setting up and planning

event-characters-chosen = { $seat } has chosen four characters.
event-tutorial-begins = The event is { $card }: capacity { $capacity }, objective { $objective }.
event-token = The balance token shows { $seat }.
event-round = Round { $count } begins.
event-revealed = The event of this round: { $card }.
event-strategy-laid = { $seat } has laid down a strategy: { $strategy }.
event-strategy-infiltrated = Infiltration: { $seat } has chosen the strategy of { $owner }: { $strategy }.
event-strategy-drawn = The strategy of { $seat } is drawn at random: { $strategy }.
event-strategy-shown = { $seat } must show the strategy: { $strategy }.

## What happened: the struggle

event-played = { $seat } plays { $card }.
event-stands =
    { $over ->
        [0] Total of { $seat }: { $count } of { $objective }.
       *[other] Total of { $seat }: { $count } of { $objective }, { $over } over.
    }
event-power-used = { $seat } uses the power of { $card }.
event-nothing-happens = The power of { $card } does nothing.
event-readied = { $seat } spends 1 influence, and { $card } is ready again.
event-passed = { $seat } passes.
event-struggle-ends = Both have passed: the struggle is over.
event-discarded = Discarded: { $card }.
event-exhausted = Exhausted: { $card }.
event-reshuffled = { $seat } shuffles the discard pile into the deck.
event-looked-at-two = { $seat } looks at the top two cards of the deck of { $deck }: { $first }, { $second }.
event-looked-at-top = { $seat } looks at the top card of the deck: { $card }.
event-put-back = On top of the deck of { $deck } now: { $card }.
event-searched = { $seat } searches the deck of { $deck }.
event-shuffled = The deck of { $deck } is shuffled.
event-power-gains = { $card }: { $seat } gains { $count } influence.
event-power-takes =
    { $count ->
        [0] { $card }: { $seat } has no influence to lose.
       *[other] { $card }: { $seat } loses { $count } influence.
    }
event-strategy-discarded = { $seat } discards the strategy { $strategy }.
event-strategies-back = { $seat } takes all used strategies back.
event-sent-to-reserve = { $card } goes to the reserve.
event-moved-to-reserve = { $seat } moves a character from the deck to the reserve: { $card }.
event-added = { $seat } adds a character to the deck: { $card }.

## What happened: dominance

event-total = The total of { $seat } is { $count }.
event-strategy-revealed = { $seat } reveals { $strategy }.
event-strategy-off = The total of { $seat } is over the objective: { $strategy } has no effect.
event-raised = Direct Assault raises the total of { $seat } to { $count }.
event-deceptions-cancel = Two Deceptions: neither has an effect.
event-higher-total = Neither total is over the objective, and that of { $seat } is the higher.
event-only-one-within = Only the total of { $seat } is not over the objective.
event-token-decides = The totals are equal, and the balance token shows { $seat }.
event-equal-totals = The totals are equal.
event-both-over = Both totals are over the objective.
event-deceived = Deception: { $seat } wins instead.
event-won-event = { $seat } wins { $card }.
event-nobody-wins = Both totals are over the objective. Nobody wins { $card }; it goes under the event deck.
event-influence-gained = { $card }: { $seat } gains { $count } influence.
event-bureaucracy-gains = Bureaucracy: { $seat } gains { $count } influence.
event-event-takes =
    { $count ->
        [0] { $card }: { $seat } has no influence to lose.
       *[other] { $card }: { $seat } loses { $count } influence.
    }
event-infiltrates = Infiltration: { $seat } will choose the opponent's next strategy.
event-looked-at-events = { $seat } looks at the top three events: { $first }, { $second }, { $third }.
event-diverted = The next strategy of { $seat } will be random.
event-exposed = { $seat } must choose first and show the strategy next round.
event-gathered = { $seat } shuffles all resources into a new deck.
event-game-won = { $seat } has { $count } victory points and wins the game.
event-tutorial-won = { $seat } wins the struggle.
event-tutorial-drawn = The struggle is a draw.

## What lies on the table

zone-tutorial = Tutorial
zone-rounds = Round
zone-balance = Balance token
zone-winner = Winner of the game
zone-points = Victory points
zone-influence = Influence
zone-event = Event
zone-event-top = Events put back on top
zone-event-known = Events looked at
zone-event-deck = Event deck
zone-event-bottom = Events under the deck
zone-won = Events won
zone-round-winner = Winner of the round
zone-unused = Unused strategies
zone-chosen = Strategy of this round
zone-strategy-seen = Who knows the strategy of this round
zone-used = Used strategies
zone-infiltrated = Strategy chosen by the opponent
zone-diverted = Strategy drawn at random
zone-exposed = Strategy shown first
zone-decks = Deck
zone-deck-seen = Who knows what is in the deck
zone-peeked = Top card looked at
zone-peekers = Who knows the top card
zone-stacked = Cards put on top openly
zone-area = Play area
zone-exhausted = Exhausted
zone-discards = Discard pile
zone-reserve = Reserve
zone-looked = Cards being looked at
zone-known = Who knows the card
zone-picked = Characters chosen
zone-met = Characters seen
zone-spied = Characters seen by one player
zone-glimpses = Cards of the other deck seen
zone-moved-out = Characters moved to the reserve in secret
zone-moved-in = Characters added in secret
zone-passes = Passes in a row
zone-gifts = Yoda's influence in a row

## For the table in words

board-round = Round { $count }. The balance token shows { $seat }.
board-event = { $event } ({ $numbers })
board-event-numbers = capacity { $capacity }, objective { $objective }, VP { $points }, influence { $influence }
board-seat = { $seat }: VP { $points }, influence { $influence }
board-area = In play, total { $total }: { $cards }
board-deck =
    { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
board-deck-top =
    { $count ->
        [one] Deck: 1 card, { $card }
       *[other] Deck: { $count } cards, on top { $card }
    }
board-character = { $card } ({ $value })
board-exhausted = { $card } (exhausted)
board-exhausted-character = { $card } (exhausted, { $value })
board-target-ready = ready, value { $value }
board-target-exhausted = exhausted, value { $value }
board-target-lower = exhausted, value { $value } (ready { $ready })
board-influence-left = you have { $count }
board-switched-off = does nothing this round
board-ends-struggle = ends the struggle
board-infiltrated = { $seat } chooses the next strategy (Infiltration)
board-diverted = The next strategy is random (Create a Diversion)
board-exposed = The next strategy is chosen first and shown (Locate the Rebel Base)

## The drawn table

skin-letter-0 = R
skin-letter-1 = E
skin-side-0 = Rebellion
skin-side-1 = Empire
skin-kind-military = M
skin-kind-force = F
skin-kind-diplomacy = D
skin-kind-recon = R
skin-kind-character = C
skin-objective = Objective
skin-capacity = Capacity
skin-vp = VP
skin-influence = influence
skin-points = Victory points
skin-points-label = { $points } of { $goal } victory points
skin-no-events = No event won yet
skin-influence-label = Influence: { $count }
skin-reserve = Reserve
skin-round = Round { $number }
skin-events-left =
    { $count ->
        [one] 1 event in the deck
       *[other] { $count } events in the deck
    }
skin-no-event = The event is being turned over.
skin-totals = Totals against the objective
skin-total-under = { $left } to go
skin-total-exact = exactly on it
skin-total-over = over by { $over }
skin-total-mixed = may go over
skin-total-stays-under = stays under
skin-total-label = { $seat }: total { $total }, objective { $objective }, { $state }
skin-passed = One pass: a second ends the struggle
skin-balance = Balance
skin-balance-what = The balance token: this side acts first and wins ties
skin-infiltrated = The opponent chooses the next strategy
skin-diverted = Next strategy is random
skin-exposed = Must show the next strategy first
skin-strategy-used = { $strategy }, used
skin-strategy-chosen = { $strategy }, chosen for this round
skin-strategy-hidden = a strategy, face down
skin-strategy-used-short = used
skin-strategy-chosen-short = this round
skin-used-up = Used. It comes back when none is left.
skin-this-round = Chosen for this round
skin-your-strategies = Your strategies
skin-your-reserve = Your reserve
skin-hidden-from-other = your opponent sees only how many
skin-deck = Deck
skin-deck-label = Deck of { $seat }: { $count } cards.
skin-discards = Discards
skin-discards-label = Discard pile of { $seat }: { $count } cards. Open it.
skin-discards-of = Discard pile of { $seat }
skin-no-discards = No card lies here.
skin-area-label = Play area of { $seat }
skin-slot = a free place
skin-top = on top
skin-top-known = top card: you know
skin-top-open = On top of the deck: { $card }
skin-top-secret = Only you know the top card: { $card }
skin-only-you = Only you see this card
skin-looking =
    { $count ->
        [one] One card of this deck is being looked at
       *[other] { $count } cards of this deck are being looked at
    }
skin-ready = ready
skin-exhausted = exhausted
skin-card-label = { $card }, counts { $value }, { $state }.
skin-values-character = Character: { $ready } ready, { $exhausted } exhausted
skin-values-ordinary = Counts { $value }, ready or exhausted
skin-power = Power: { $text }
skin-power-off = This event switches the power off.
skin-choose = Choose this.
skin-target = choose
skin-picked = chosen
skin-take = take
skin-verb-play = play
skin-verb-power = power
skin-verb-ready = ready
skin-verb-pass = pass
skin-pass-what = do nothing this turn
skin-pass-ends = ends the struggle
skin-none = none of them
skin-do-play = Play the top card.
skin-do-power = Exhaust it and use its power.
skin-do-ready = Spend 1 influence to make it ready.
skin-setup-title = Choose your characters
skin-setup-what = Four go into your deck, the other four are your reserve. Your opponent sees neither.
skin-setup-wait = Your characters are chosen. Waiting for your opponent.
skin-setup-others = Both players are choosing their characters in secret.
skin-dominance = The struggle is over
skin-side-wins = { $side } wins the event
skin-wins-event = wins
skin-nobody = Nobody wins the event
skin-draw = A draw
skin-is-over = over the objective
skin-no-effect = no effect
skin-continue = Go on
skin-see-table = See the table
skin-see-result = See the result

## The tutorial

coach-event-title = The event
coach-event = You and the Empire fight over this event. Its objective is { $objective }: whoever comes closer to { $objective } without going over it wins.
coach-capacity-title = Capacity
coach-capacity = This is your play area. The event's capacity is { $capacity }, so each side may have at most { $capacity } cards in play. The dashed places are still free.
coach-play-title = Play a card
coach-play = You have no card in play, so you must play one. Click your deck: its top card is turned up and goes into your play area.
coach-total-title = Your total
coach-total = Your card counts { $value }. The bar shows your total on the way to { $objective }; the white line is the objective. Point at anything that glows and the bar shows what your total would become.
coach-power-title = Powers
coach-power = Every card has a power. To use it you exhaust the card: it is turned sideways and cannot be used again. It stays in play and its value still counts. Point at a card (or press it long) to read what it does.
coach-kind-military-title = Military
coach-kind-military = A Military card has turned up. { $power } A strong answer when the other side has come close to { $objective }.
coach-kind-force-title = The Force
coach-kind-force = A Force card has turned up. { $power } An exhausted card can no longer use its own power, so this stops a dangerous card.
coach-kind-diplomacy-title = Diplomacy
coach-kind-diplomacy = A Diplomacy card has turned up. { $power } It saves you when your total goes over { $objective }, and makes room for another card.
coach-kind-recon-title = Recon
coach-kind-recon = A Recon card has turned up. { $power } With it you know what you play next, or spoil what the other side plays.
coach-turn-title = Your turn
coach-turn = On each turn you do exactly one thing: play a card, use a power or pass. Click your deck, one of your cards, or Pass; the buttons at the top do the same.
coach-pass-title = Passing
coach-pass = Pass when you like your total. You may still act on later turns. When both sides pass one directly after the other, the struggle is over and the totals are compared.
coach-exhausted-title = Exhausted
coach-exhausted = This card is turned sideways: it is exhausted. Its value still counts, but its power is spent for this struggle.
coach-discards-title = Discarded
coach-discards = A card of yours was discarded from your play area, so it no longer counts. Discarded cards lie open; click the pile to look through it.
coach-thrown-title = Thrown off the deck
coach-thrown = A card was thrown off your deck before you could play it. It was never in play, so your total stays as it is. Discarded cards lie open; click the pile to look through it.
coach-more-title = What now?
coach-more = Your total is { $total }, with { $left } to go; the Empire has { $foe }. Cards count 2 to 5. Another card may bring you closer, or take you over { $objective }. You may also use a power, or pass.
coach-close-title = Very close
coach-close = Only { $left } to go. Any further card takes you over { $objective }, since every card counts at least 2. Passing may be best, or a power that hurts the Empire.
coach-exact-title = On the spot
coach-exact = Your total is exactly { $objective }. Nobody can do better, so you may want to pass.
coach-over-title = Over the objective
coach-over = Your total is over { $objective } by { $over }. As it stands you cannot win. You need to lose a card, for example by a power; or hope that the Empire goes over as well.
coach-over-tool-title = Over the objective
coach-over-tool = Your total is over { $objective } by { $over }. Use the power of this Diplomacy card to discard one of your cards.
coach-full-title = No room
coach-full = You have { $cards } of { $capacity } cards in play, so you cannot play another. Use a power, or pass if you like your total of { $total }.
coach-last-ahead-title = The Empire has passed
coach-last-ahead = If you pass now, the struggle ends: you have { $total }, the Empire { $foe }. You would win.
coach-last-behind-title = The Empire has passed
coach-last-behind = If you pass now, the struggle ends: you have { $total }, the Empire { $foe }. You would not win, so do something first.
coach-ask-use-power-title = Use a power
coach-ask-use-power = Choose the card that you exhaust. Ready cards glow.
coach-ask-military-title = Military
coach-ask-military = Choose a glowing card of the Empire: it is discarded. The bar shows what the total would become.
coach-ask-force-title = The Force
coach-ask-force = Choose a glowing card: it is exhausted, and its power can no longer be used.
coach-ask-diplomacy-title = Diplomacy
coach-ask-diplomacy = Choose the card of yours to discard. The bar shows what your total would become.
coach-ask-recon-deck-title = Recon
coach-ask-recon-deck = Choose a deck to look into: yours or the Empire's. Both glow.
coach-ask-recon-discard-title = Recon
coach-ask-recon-discard = Only you see these two cards. Choose the one to discard; the other goes back on top of the deck.
coach-wait-title = The Empire's turn
coach-wait = Watch what the Empire does. Every move is in the log; click a line to see the table at that moment.
coach-end-title-won = You won the struggle
coach-end-title-lost = The Empire won the struggle
coach-end-title-draw = A draw
coach-end = The struggle is over.
coach-end-higher = Both passed. You have { $total }, the Empire { $foe }, and neither is over { $objective }: the higher total wins.
coach-end-me-over = Both passed. Your { $total } is over { $objective }, so the Empire wins with { $foe }.
coach-end-foe-over = Both passed. The Empire's { $foe } is over { $objective }, so you win with { $total }.
coach-end-both = Both passed. You have { $total }, the Empire { $foe }: both are over { $objective }, so nobody wins.
coach-end-tie = Both passed. You both have { $total }, and in the tutorial a tie is a draw.
coach-end-next = In the full game you also have characters, influence and secret strategies, and play event after event to 7 victory points. The second lesson shows you how.

## The second lesson: the full game

coach-full-goal-title = The full game
coach-full-goal = Now you fight for one event after another. Each event you win brings victory points, and the first side with { $goal } wins. New are characters, influence and secret strategies.
coach-full-characters-title = Four characters
coach-full-characters = Choose four of your eight. They are shuffled into your deck; the other four wait in your reserve. A character counts { $ready } while it is ready, but only { $low } once it is exhausted, so its power has a price. The text says what each one does.
coach-full-event-title = What it is worth
coach-full-event = This round is about this event: objective { $objective }, at most { $capacity } cards a side. Whoever wins it gets { $vp } VP and { $gain } influence. Read the effect at the bottom too, if there is one.
coach-full-strategies-title = Strategies
coach-full-strategies = Before the struggle each side lays one strategy face down. Both are turned over after it, and may still change who wins. If your total is over the objective, your own strategy does nothing.
coach-full-strategy-title = Choose in secret
coach-full-strategy = Direct Assault adds 2 to your total in the end. Deception lets the side that would lose win. Bureaucracy pays you if you lose. A strategy that you have used comes back only when all five are used up.
coach-full-influence-title = Influence
coach-full-influence = You have { $influence } influence. On your turn you may spend one to make an exhausted card ready again: its power can be used once more, and a character counts { $ready } again.
coach-full-token-title = The balance token
coach-full-token = It { $mine ->
        [yes] shows your face, so you act first, and a tie is yours.
       *[other] shows the Empire's face, so the Empire acts first and wins a tie.
    } After each round it goes to the side with fewer VP.
coach-full-turn-title = Your turn
coach-full-turn = You have { $total }; the objective is { $objective }. Play a card, use a power, spend influence or pass, exactly one of them. Two passes in a row end the struggle.
coach-full-character-title = A character
coach-full-character = { $card } counts { $ready } now. { $power } Use that and the card is exhausted and counts { $low }, until influence makes it ready again. So use it early, or keep the { $ready }.
coach-full-ready-title = Ready again?
coach-full-ready = This card of yours is exhausted. You may spend influence on it now: click the card. Or play on; your total is { $total } of { $objective }.
coach-full-over-title = Over the objective
coach-full-over = Your total of { $total } is over { $objective }. As it stands you lose the event, and your strategy does nothing. Exhaust a character to bring your total down, or lose a card by a power.
coach-full-last-title = The Empire has passed
coach-full-last = If you pass too, the struggle is over and the strategies are turned over. They may still change the result, so being ahead by little is not certain.
coach-full-ask-title = Choose
coach-full-ask = A power is at work. What can be chosen glows; the question and its rule stand at the top.
coach-full-wait-title = The Empire's turn
coach-full-wait = The Empire decides. You will be asked again.
coach-full-result-title = The result
coach-full-result = Read how the event was decided, then go on.
coach-full-dominance-title = Totals and strategies
coach-full-dominance = Both strategies are turned over and take effect, and then it is decided who wins the event: the higher total that is not over the objective. The lines below tell each step with its rule. The winner takes the VP and the influence.
coach-full-cleanup-title = The next round
coach-full-cleanup = All cards go back into the decks, which are shuffled. The strategies just used lie open for both sides. Victory points and influence stay.
coach-full-end-title = That is the whole game
coach-full-end = Play on to { $goal } victory points. I say no more from here; every question still has its rule beside it, and "Hint" gives you the computer's advice.
skin-about-objective = The higher total that is not over this number wins the event.
skin-about-capacity = So many cards may lie in a play area.
skin-about-vp = What the event is worth to its winner; 7 win the game.
skin-about-influence = Tokens that the winner takes; one makes an exhausted card ready again.
