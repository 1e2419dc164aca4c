"""V10  The deck of action cards: one function for each kind, by family in `rules/actions/`.

A card's function takes the table, who plays it and its row in `said`, where its targets and the window in which it was played stand:

    @procedure
    def good_year(t: Imperium, seat: Seat, row: int) -> Rule[None]:

| module | windows |
|---|---|
| `act` | as the action of a turn |
| `strategy` | the Strategy Phase, primary abilities, the beginning of the Action Phase, the Status Phase |
| `answer` | cards against cards, and at any time |
| `tactical` | own steps: purchase of a technology, activation, landing, a planet taken |
| `..war_cards` | bat.open, rnd.open, die, hits, damaged, lost |
| `..war_cards_landing` | moved, pds, bomb, inv.open, taken, robbed |
| `council` | agd.call, agd.read, vote.mine, vote.cast, vote.done |
| `trade` | trade, and cards about agreements |
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, procedure
from senki.games.imperium.kinds import Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack_cards import ACTION_CARDS
from senki.games.imperium.rules.actions.act import (
    advanced_reinforcements,
    alien_technology,
    armistice,
    civil_defense,
    diplomatic_immunity,
    enhanced_armor,
    equipment_sabotage,
    flawless_strategy,
    ghost_ship,
    good_year,
    influence_in_the_merchants_guild,
    insubordination,
    local_unrest,
    lucky_shot,
    massive_transport,
    patrol,
    plague,
    privateers,
    rally_of_the_people,
    rise_of_a_messiah,
    secret_industrial_agent,
    spacedock_accident,
    stellar_criminals,
    strategic_bombardment,
    successful_spy,
    transport,
    unexpected_action,
    uprising,
    voluntary_annexation,
    war_footing,
)
from senki.games.imperium.rules.actions.answer import (
    disclosure,
    emergency_repairs,
    master_of_trade,
    sabotage,
    touch_of_genius,
)
from senki.games.imperium.rules.actions.council import (
    bribery,
    council_dissolved,
    determine_policy,
    discredit,
    fantastic_rhetoric,
    thugs,
    veto,
)
from senki.games.imperium.rules.actions.strategy import (
    command_summit,
    cultural_crisis,
    first_strike,
    grand_armada,
    master_of_fate,
    multiculturalism,
    policy_paralysis,
    political_stability,
    productivity_spike,
    public_disgrace,
    scientist_assassination,
    signal_jamming,
    strategic_flexibility,
    strategic_planning,
    strategic_shift,
    synchronicity,
    tech_bubble,
    temporary_stability,
    trade_stop,
    usurper,
)
from senki.games.imperium.rules.actions.tactical import (
    corporate_sponsorship,
    flank_speed,
    focused_research,
    in_the_silence_of_space,
    opening_the_black_box,
    star_of_death,
    surprise_assault,
)
from senki.games.imperium.rules.actions.trade import ruinous_tariffs
from senki.games.imperium.rules.war_cards import (
    communications_breakdown,
    courageous_to_the_end,
    direct_hit,
    experimental_weaponry,
    fighter_prototype,
    flanking_tactic,
    friendly_fire,
    into_the_breach,
    military_foresight,
    morale_boost,
    recheck,
    rule_by_terror,
    shields_holding,
    skilled_retreat,
    target_their_flagship,
)
from senki.games.imperium.rules.war_cards_landing import (
    chemical_warfare,
    dug_in,
    experimental_battlestation,
    faulty_targeting_systems,
    minelayers,
    rare_mineral,
    reparations,
)

DECK: Final = (  # by kind
    advanced_reinforcements,  # act
    alien_technology,  # act
    armistice,  # act
    bribery,  # vote-done
    chemical_warfare,  # inv-open
    civil_defense,  # act
    command_summit,  # str-any
    communications_breakdown,  # bat-open
    corporate_sponsorship,  # tech
    council_dissolved,  # agd-call
    courageous_to_the_end,  # lost
    cultural_crisis,  # str-any
    determine_policy,  # agd-call
    diplomatic_immunity,  # act
    direct_hit,  # damaged
    disclosure,  # any
    discredit,  # vote-cast
    dug_in,  # bomb
    emergency_repairs,  # any
    enhanced_armor,  # act
    equipment_sabotage,  # act
    experimental_battlestation,  # moved
    experimental_weaponry,  # rnd-open
    fantastic_rhetoric,  # vote-mine
    faulty_targeting_systems,  # pds
    fighter_prototype,  # bat-open
    first_strike,  # act-open
    flank_speed,  # activ
    flanking_tactic,  # bat-open
    flawless_strategy,  # act
    focused_research,  # tech
    friendly_fire,  # bat-open
    ghost_ship,  # act
    good_year,  # act
    grand_armada,  # str-any
    in_the_silence_of_space,  # activ
    influence_in_the_merchants_guild,  # act
    insubordination,  # act
    into_the_breach,  # bat-open
    local_unrest,  # act
    lucky_shot,  # act
    massive_transport,  # act
    master_of_fate,  # status
    master_of_trade,  # any
    military_foresight,  # lost
    minelayers,  # moved
    morale_boost,  # rnd-open
    multiculturalism,  # str-any
    opening_the_black_box,  # tech
    patrol,  # act
    plague,  # act
    policy_paralysis,  # prim
    political_stability,  # status
    privateers,  # act
    productivity_spike,  # str-any
    public_disgrace,  # str-pick
    rally_of_the_people,  # act
    rare_mineral,  # taken
    recheck,  # die
    reparations,  # robbed
    rise_of_a_messiah,  # act
    ruinous_tariffs,  # trade
    rule_by_terror,  # bat-open
    sabotage,  # card
    scientist_assassination,  # str-any
    secret_industrial_agent,  # act
    shields_holding,  # hits
    signal_jamming,  # str-any
    skilled_retreat,  # rnd-open
    spacedock_accident,  # act
    star_of_death,  # land
    stellar_criminals,  # act
    strategic_bombardment,  # act
    strategic_flexibility,  # str-close
    strategic_planning,  # str-any
    strategic_shift,  # str-open
    successful_spy,  # act
    surprise_assault,  # activ
    synchronicity,  # str-any
    target_their_flagship,  # bat-open
    tech_bubble,  # prim
    temporary_stability,  # str-open
    thugs,  # agd-read
    touch_of_genius,  # copy
    trade_stop,  # str-any
    transport,  # act
    unexpected_action,  # act
    uprising,  # act
    usurper,  # str-any
    veto,  # agd-read
    voluntary_annexation,  # act
    war_footing,  # act
)


@procedure
def carry_out(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """V2  An announced card takes effect, as what it is or (Touch of Genius) as what it copies."""
    yield from DECK[t.said.play[row]](t, seat, row)


def copies_in_deck(t: Imperium, kind: int) -> int:
    """V10  How many cards of a kind are in this game."""
    return t.cards.action.copies[kind] if t.cards.action.in_game(kind, t.players) else 0


def deck_of(t: Imperium) -> list[int]:
    """V10  All single cards of the game."""
    return [card for card in range(ACTION_CARDS) if copies_in_deck(t, t.cards.action.kind[card]) > 0]
