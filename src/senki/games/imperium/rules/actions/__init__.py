"""V10  The deck of action cards: one function for each kind, by family in `rules/actions/`, and what is not yet in the deck.

A card's function takes the table, who plays it and its row in `said`, where its targets and the window in which it was played stand:

    @procedure
    def good_year(t: Imperium, seat: Seat, row: int) -> Rule[None]:

| module | windows |
|---|---|
| `act` | as the action of a turn |
| `strategy` | the Strategy Phase, primary abilities, the beginning of the Action Phase, the Status Phase |
| `answer` | cards against cards, and at any time |
| `tactical` | own steps: purchase of a technology, activation, landing, a planet taken |
| `battle` | moved, pds, bat.open, rnd.open, die, hits, damaged, lost, bomb, inv.open, robbed |
| `council` | agd.call, agd.read, vote.mine, vote.cast, vote.done |
| `trade` | trade, and cards about agreements |
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.kinds import Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack_cards import ACTION_CARDS, ActionKind
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
from senki.games.imperium.rules.actions.strategy import (
    command_summit,
    cultural_crisis,
    first_strike,
    grand_armada,
    master_of_fate,
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
    rare_mineral,
    star_of_death,
    surprise_assault,
)
from senki.games.imperium.rules.actions.trade import ruinous_tariffs


@procedure
def unwritten(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """V10  Holds the place of a kind that is not yet in the deck (UNWRITTEN), and so is never played."""
    yield from nothing()


DECK: Final = (  # by kind
    advanced_reinforcements,  # act
    alien_technology,  # act
    armistice,  # act
    unwritten,  # bribery (vote-done)
    unwritten,  # chemical_warfare (inv-open)
    civil_defense,  # act
    command_summit,  # str-any
    unwritten,  # communications_breakdown (bat-open)
    corporate_sponsorship,  # tech
    unwritten,  # council_dissolved (agd-call)
    unwritten,  # courageous_to_the_end (lost)
    cultural_crisis,  # str-any
    unwritten,  # determine_policy (agd-call)
    diplomatic_immunity,  # act
    unwritten,  # direct_hit (damaged)
    disclosure,  # any
    unwritten,  # discredit (vote-cast)
    unwritten,  # dug_in (bomb)
    emergency_repairs,  # any
    enhanced_armor,  # act
    equipment_sabotage,  # act
    unwritten,  # experimental_battlestation (moved)
    unwritten,  # experimental_weaponry (rnd-open)
    unwritten,  # fantastic_rhetoric (vote-mine)
    unwritten,  # faulty_targeting_systems (pds)
    unwritten,  # fighter_prototype (bat-open)
    first_strike,  # act-open
    flank_speed,  # activ
    unwritten,  # flanking_tactic (bat-open)
    flawless_strategy,  # act
    focused_research,  # tech
    unwritten,  # friendly_fire (bat-open)
    ghost_ship,  # act
    good_year,  # act
    grand_armada,  # str-any
    in_the_silence_of_space,  # activ
    influence_in_the_merchants_guild,  # act
    insubordination,  # act
    unwritten,  # into_the_breach (bat-open)
    local_unrest,  # act
    lucky_shot,  # act
    massive_transport,  # act
    master_of_fate,  # status
    master_of_trade,  # any
    unwritten,  # military_foresight (lost)
    unwritten,  # minelayers (moved)
    unwritten,  # morale_boost (rnd-open)
    unwritten,  # multiculturalism (str-any)
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
    unwritten,  # recheck (die)
    unwritten,  # reparations (robbed)
    rise_of_a_messiah,  # act
    ruinous_tariffs,  # trade
    unwritten,  # rule_by_terror (bat-open)
    sabotage,  # card
    scientist_assassination,  # str-any
    secret_industrial_agent,  # act
    unwritten,  # shields_holding (hits)
    signal_jamming,  # str-any
    unwritten,  # skilled_retreat (rnd-open)
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
    unwritten,  # target_their_flagship (bat-open)
    tech_bubble,  # prim
    temporary_stability,  # str-open
    unwritten,  # thugs (agd-read)
    touch_of_genius,  # copy
    trade_stop,  # str-any
    transport,  # act
    unexpected_action,  # act
    uprising,  # act
    usurper,  # str-any
    unwritten,  # veto (agd-read)
    voluntary_annexation,  # act
    war_footing,  # act
)

UNWRITTEN: Final = (  # kinds whose function is still to be written: left out of the deck. In the end there are none.
    ActionKind.BRIBERY,
    ActionKind.CHEMICAL_WARFARE,
    ActionKind.COMMUNICATIONS_BREAKDOWN,
    ActionKind.COUNCIL_DISSOLVED,
    ActionKind.COURAGEOUS_TO_THE_END,
    ActionKind.DETERMINE_POLICY,
    ActionKind.DIRECT_HIT,
    ActionKind.DISCREDIT,
    ActionKind.DUG_IN,
    ActionKind.EXPERIMENTAL_BATTLESTATION,
    ActionKind.EXPERIMENTAL_WEAPONRY,
    ActionKind.FANTASTIC_RHETORIC,
    ActionKind.FAULTY_TARGETING_SYSTEMS,
    ActionKind.FIGHTER_PROTOTYPE,
    ActionKind.FLANKING_TACTIC,
    ActionKind.FRIENDLY_FIRE,
    ActionKind.INTO_THE_BREACH,
    ActionKind.MILITARY_FORESIGHT,
    ActionKind.MINELAYERS,
    ActionKind.MORALE_BOOST,
    ActionKind.MULTICULTURALISM,
    ActionKind.RECHECK,
    ActionKind.REPARATIONS,
    ActionKind.RULE_BY_TERROR,
    ActionKind.SHIELDS_HOLDING,
    ActionKind.SKILLED_RETREAT,
    ActionKind.TARGET_THEIR_FLAGSHIP,
    ActionKind.THUGS,
    ActionKind.VETO,
)


@procedure
def carry_out(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """V2  An announced card takes effect, as what it is or (Touch of Genius) as what it copies."""
    yield from DECK[t.said.play[row]](t, seat, row)


def copies_in_deck(t: Imperium, kind: int) -> int:
    """V10  How many cards of a kind are in this game."""
    return t.cards.action.copies[kind] if kind not in UNWRITTEN and t.cards.action.in_game(kind, t.players) else 0


def deck_of(t: Imperium) -> list[int]:
    """V10  All single cards of the game."""
    return [card for card in range(ACTION_CARDS) if copies_in_deck(t, t.cards.action.kind[card]) > 0]
