# Trade agreements, deals and promises.

## Options and words

option-deals = Deals between players
option-deals-all = Trade goods and promises
option-deals-goods = Trade goods, no promises
option-deals-none = Trade agreements only
deals-all = trade goods and promises
deals-goods = trade goods, no promises
deals-none = trade agreements only
action-deal = Make a deal
action-break-agreement = Break an agreement
ability-trade-goods = Gain 3 trade goods
ability-break-agreements = Break agreements
deal-agreement = a trade agreement
deal-give = trade goods that I give
deal-want = trade goods that I get
deal-promise = a promise that I make
deal-ask-promise = a promise that I ask for
deal-give-card = an action card that I give
deal-want-card = an action card that I get
promise-peace = no attack until the end of this round
promise-long-peace = no attack until the end of the next round
promise-leave-card = to leave a strategy card
promise-agreement = a trade agreement in the next negotiations
promise-vote = a vote as agreed

## What is asked

ask-break-up = With whom do you break your trade agreement?
ask-break-agreements = Which trade agreements do you break ({ $card })?
ask-deal-with = To whom do you offer a deal?
ask-deal-terms = What is part of the deal with { $partner }?
ask-deal-contract = Trade agreement with { $partner }: what is the contract worth that you give?
ask-deal-contract-back = Trade agreement with { $partner }: what is the contract worth that you get?
ask-deal-give = How many trade goods do you give { $partner }?
ask-deal-want = How many trade goods does { $partner } give you?
ask-deal-promise = What do you promise { $partner }?
ask-deal-ask-promise = What does { $partner } promise you?
ask-deal-leave = Which strategy card do you promise to leave?
ask-deal-ask-leave = Which strategy card does { $partner } promise to leave?
ask-deal-vote = { $card }: what does { $voter } promise to vote?
ask-deal-vote-player = { $card }: for whom does { $voter } promise to vote?
ask-deal-vote-planet = { $card }: for which planet does { $voter } promise to vote?
ask-deal-vote-law = { $card }: for which law does { $voter } promise to vote?
ask-deal-vote-colour = { $card }: for which colour does { $voter } promise to vote?
ask-deal-vote-objective = { $card }: for which objective does { $voter } promise to vote?
ask-deal-card = Which action card do you give { $player }?
ask-deal-agree = { $offerer } offers { $partner } a deal. Do you agree?

## What is told

event-negotiations = Trade negotiations are open. { $seat } approves new agreements.
event-agreement-made = { $seat } and { $other } make a trade agreement: { $seat } gives a contract worth { $given } and gets one worth { $taken }.
event-agreement-broken = The trade agreement of { $seat } and { $other } is broken.
event-deal-made = { $seat } and { $other } have a deal.
event-deal-refused = { $seat } refuses the deal that { $other } has offered.
event-goods-given = { $seat } gives { $other } trade goods: { $count }.
event-promised = { $seat } promises { $other }: { $promise }.
event-promised-card = { $seat } promises { $other } to leave { $card } in the next Strategy Phase.
event-promised-vote-for = { $seat } promises { $other } to vote for { $card }.
event-promised-vote-against = { $seat } promises { $other } to vote against { $card }.
event-promised-vote-player = { $seat } promises { $other } to vote on { $card } for { $player }.
event-promised-vote-planet = { $seat } promises { $other } to vote on { $card } for { $planet }.
event-promised-vote-law = { $seat } promises { $other } to vote on { $card } for { $law }.
event-promised-vote-colour = { $seat } promises { $other } to vote on { $card } for { $colour }.
event-promised-vote-objective = { $seat } promises { $other } to vote on { $card } for { $objective }.
event-promise-kept = { $seat } has kept the promise to { $other }: { $promise }.
event-promise-broken = { $seat } breaks the promise to { $other }: { $promise }.
event-promise-lapsed = The promise of { $seat } to { $other } no longer binds: { $promise }.
event-card-traded = { $seat } gave { $card } to { $other }.

## The table

zone-deals = Deals between players
zone-contracts = Who holds the trade contracts
zone-unpaid = Trade contracts that pay nothing yet
zone-negotiator = Who approves agreements
zone-dealt = Offers made this turn
zone-offer = Offer being answered
zone-market = Deals with action cards
zone-owed = Action cards still to be given
zone-promises = Open promises
zone-promises-kind = Promise
zone-promises-seat = Who has promised
zone-promises-other = To whom
zone-promises-card = Strategy card
zone-promises-choice = Vote for
zone-promises-until = Until round
zone-kept = Promises kept
zone-broken = Promises broken

## In the browser and the terminal

skin-action-deal = goods, promises; then your action
skin-action-break-agreement = then your action
skin-enough-deal-with = No offer
skin-enough-break-up = Keep them all
skin-enough-deal-terms = That is all
skin-trade-line = Trade: { $seat } holds { $contracts }
skin-trade-held = contract of { $seat } worth { $value }
skin-promise-line = Promise: { $seat } to { $other }: { $promise }
skin-tab-trade = Trade
skin-trade-agreements = Trade agreements
skin-trade-matrix = A row shows whose contracts a player holds
skin-trade-own = your own contract, still free
skin-trade-income = income
skin-trade-new = pays from the next time on
skin-trade-offer = Offer
skin-trade-gives = { $seat } gives
skin-trade-nothing = nothing
skin-trade-contract = contract worth { $value }
skin-trade-goods = { $count } TG
skin-trade-leave = leaves { $card }
skin-trade-card = an action card
skin-trade-vote = votes on { $card }: { $choice }
skin-trade-market = Action cards may be part of the deals of { $seat }.
skin-trade-approval = Must be approved by { $seat }.
skin-trade-open = Negotiations are open
skin-trade-promises = Promises
skin-trade-no-promises = Nobody has promised anything.
skin-trade-until = until the end of round { $round }
skin-trade-word = Kept and broken
skin-trade-kept = kept { $count }
skin-trade-broken = broken { $count }
figure-income = Trade income
term-contracts = contracts of others
