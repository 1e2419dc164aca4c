# Strategy cards.

## Names

strategy-initiative = Initiative
strategy-diplomacy = Diplomacy
strategy-political = Political
strategy-logistics = Logistics
strategy-trade = Trade
strategy-warfare = Warfare
strategy-technology = Technology
strategy-imperial = Imperial
strategy-imperial-ii = Imperial II
strategy-leadership = Leadership
strategy-diplomacy-ii = Diplomacy II
strategy-assembly = Assembly
strategy-production = Production
strategy-trade-ii = Trade II
strategy-warfare-ii = Warfare II
strategy-technology-ii = Technology II
strategy-bureaucracy = Bureaucracy

## What they do

text-primary-initiative = When you take it you become Speaker. Secondary abilities cost you no counters this round. It is not played.
text-primary-diplomacy = Choose an opponent: for the rest of the phase neither of you may activate a system with units of the other.
text-secondary-diplomacy = Refresh up to two planets outside your home system.
text-primary-political = Draw 3 action cards and gain 1 command counter. The next political card is voted on. Then look at the three after it: one goes back on top of the deck, two under it.
text-secondary-political = Draw 1 action card.
text-primary-logistics = Gain 4 command counters.
text-secondary-logistics = Buy command counters for 3 influence each.
text-primary-trade = One of the two. Gain 3 trade goods and your trade income; then negotiations are open, and you approve every new agreement. Or all trade agreements are broken.
text-secondary-trade = Gain your trade income.
text-primary-warfare = Take one of your counters from the galaxy back into your Command Pool.
text-secondary-warfare = Move up to two destroyers or cruisers to adjacent empty systems that are no home systems; a counter from your reinforcements goes to each.
text-primary-technology = Gain a technology for free.
text-secondary-technology = Buy a technology for 8 resources.
text-primary-imperial = Reveal the next objective, then gain 2 victory points.
text-secondary-imperial = Build at one of your docks, even in an activated system.
text-primary-imperial-ii = Either you may claim any number of public objectives in this Status Phase, and gain 1 victory point if you hold Mecatol Rex; or you alone use the secondary ability, for free.
text-secondary-imperial-ii = Build at one of your docks, even in an activated system.
text-primary-leadership = Gain 3 command counters; then you may use the secondary ability.
text-secondary-leadership = Buy up to 3 command counters for 2 influence each.
text-primary-diplomacy-ii = Either choose a system with a planet of yours: each opponent puts a counter there; or use the secondary ability for free.
text-secondary-diplomacy-ii = Take control of a planet without units in a system that you control or next to one.
text-primary-assembly = Draw 1 political card and 2 action cards. Then either take the Speaker token, and another player whom you name plays a political card to be voted on; or give the token away and play one of your own.
text-secondary-assembly = Refresh planets whose resources and influence add up to 6 or less.
text-primary-production = Build at one of your docks with 2 more resources, even in an activated system.
text-secondary-production = Build up to 3 units at one of your docks, even in an activated system.
text-primary-trade-ii = Gain 3 trade goods, or break up to two trade agreements. Then all players gain their trade income, the others 1 less each. Then negotiations are open, and you approve every new agreement.
text-primary-warfare-ii = Put the High Alert token on a system: your ships there have movement +1 and +1 on combat rolls; it may go along with them.
text-secondary-warfare-ii = Move up to two ships from systems that you have not activated to adjacent systems that you control.
text-primary-technology-ii = Gain a technology for free; then you may buy another for 8 resources.
text-secondary-technology-ii = Buy a technology for 6 resources.
text-primary-bureaucracy = Gain 1 command counter. Look at the next two objectives, turn one up and put the other back. Then you may claim a public objective at once.
text-secondary-bureaucracy = Draw 1 political card and 1 action card.
