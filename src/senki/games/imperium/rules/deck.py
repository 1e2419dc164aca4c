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
| `..war_cards` | bat.open, rnd.open, die, hits, damaged, lost |
| `..war_cards_landing` | moved, pds, bomb, inv.open, taken, robbed |
| `council` | agd.call, agd.read, vote.mine, vote.cast, vote.done |
| `trade` | trade, and cards about agreements |
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.kinds import Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack_cards import ACTION_CARDS, ActionKind
from senki.games.imperium.rules.actions.act import good_year
from senki.games.imperium.rules.actions.answer import sabotage
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


@procedure
def unwritten(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """V10  Holds the place of a kind that is not yet in the deck (UNWRITTEN), and so is never played."""
    yield from nothing()


DECK: Final = (  # by kind
    unwritten,  # advanced_reinforcements (act)
    unwritten,  # alien_technology (act)
    unwritten,  # armistice (act)
    unwritten,  # bribery (vote-done)
    chemical_warfare,  # inv-open
    unwritten,  # civil_defense (act)
    unwritten,  # command_summit (str-any)
    communications_breakdown,  # bat-open
    unwritten,  # corporate_sponsorship (tech)
    unwritten,  # council_dissolved (agd-call)
    courageous_to_the_end,  # lost
    unwritten,  # cultural_crisis (str-any)
    unwritten,  # determine_policy (agd-call)
    unwritten,  # diplomatic_immunity (act)
    direct_hit,  # damaged
    unwritten,  # disclosure (any)
    unwritten,  # discredit (vote-cast)
    dug_in,  # bomb
    unwritten,  # emergency_repairs (any)
    unwritten,  # enhanced_armor (act)
    unwritten,  # equipment_sabotage (act)
    experimental_battlestation,  # moved
    experimental_weaponry,  # rnd-open
    unwritten,  # fantastic_rhetoric (vote-mine)
    faulty_targeting_systems,  # pds
    fighter_prototype,  # bat-open
    unwritten,  # first_strike (act-open)
    unwritten,  # flank_speed (activ)
    flanking_tactic,  # bat-open
    unwritten,  # flawless_strategy (act)
    unwritten,  # focused_research (tech)
    friendly_fire,  # bat-open
    unwritten,  # ghost_ship (act)
    good_year,  # act
    unwritten,  # grand_armada (str-any)
    unwritten,  # in_the_silence_of_space (activ)
    unwritten,  # influence_in_the_merchants_guild (act)
    unwritten,  # insubordination (act)
    into_the_breach,  # bat-open
    unwritten,  # local_unrest (act)
    unwritten,  # lucky_shot (act)
    unwritten,  # massive_transport (act)
    unwritten,  # master_of_fate (status)
    unwritten,  # master_of_trade (any)
    military_foresight,  # lost
    minelayers,  # moved
    morale_boost,  # rnd-open
    unwritten,  # multiculturalism (str-any)
    unwritten,  # opening_the_black_box (tech)
    unwritten,  # patrol (act)
    unwritten,  # plague (act)
    unwritten,  # policy_paralysis (prim)
    unwritten,  # political_stability (status)
    unwritten,  # privateers (act)
    unwritten,  # productivity_spike (str-any)
    unwritten,  # public_disgrace (str-pick)
    unwritten,  # rally_of_the_people (act)
    rare_mineral,  # taken
    recheck,  # die
    reparations,  # robbed
    unwritten,  # rise_of_a_messiah (act)
    ruinous_tariffs,  # trade
    rule_by_terror,  # bat-open
    sabotage,  # card
    unwritten,  # scientist_assassination (str-any)
    unwritten,  # secret_industrial_agent (act)
    shields_holding,  # hits
    unwritten,  # signal_jamming (str-any)
    skilled_retreat,  # rnd-open
    unwritten,  # spacedock_accident (act)
    unwritten,  # star_of_death (land)
    unwritten,  # stellar_criminals (act)
    unwritten,  # strategic_bombardment (act)
    unwritten,  # strategic_flexibility (str-close)
    unwritten,  # strategic_planning (str-any)
    unwritten,  # strategic_shift (str-open)
    unwritten,  # successful_spy (act)
    unwritten,  # surprise_assault (activ)
    unwritten,  # synchronicity (str-any)
    target_their_flagship,  # bat-open
    unwritten,  # tech_bubble (prim)
    unwritten,  # temporary_stability (str-open)
    unwritten,  # thugs (agd-read)
    unwritten,  # touch_of_genius (copy)
    unwritten,  # trade_stop (str-any)
    unwritten,  # transport (act)
    unwritten,  # unexpected_action (act)
    unwritten,  # uprising (act)
    unwritten,  # usurper (str-any)
    unwritten,  # veto (agd-read)
    unwritten,  # voluntary_annexation (act)
    unwritten,  # war_footing (act)
)

UNWRITTEN: Final = (  # kinds whose function is still to be written: left out of the deck. In the end there are none.
    ActionKind.ADVANCED_REINFORCEMENTS,
    ActionKind.ALIEN_TECHNOLOGY,
    ActionKind.ARMISTICE,
    ActionKind.BRIBERY,
    ActionKind.CIVIL_DEFENSE,
    ActionKind.COMMAND_SUMMIT,
    ActionKind.CORPORATE_SPONSORSHIP,
    ActionKind.COUNCIL_DISSOLVED,
    ActionKind.CULTURAL_CRISIS,
    ActionKind.DETERMINE_POLICY,
    ActionKind.DIPLOMATIC_IMMUNITY,
    ActionKind.DISCLOSURE,
    ActionKind.DISCREDIT,
    ActionKind.EMERGENCY_REPAIRS,
    ActionKind.ENHANCED_ARMOR,
    ActionKind.EQUIPMENT_SABOTAGE,
    ActionKind.FANTASTIC_RHETORIC,
    ActionKind.FIRST_STRIKE,
    ActionKind.FLANK_SPEED,
    ActionKind.FLAWLESS_STRATEGY,
    ActionKind.FOCUSED_RESEARCH,
    ActionKind.GHOST_SHIP,
    ActionKind.GRAND_ARMADA,
    ActionKind.IN_THE_SILENCE_OF_SPACE,
    ActionKind.INFLUENCE_IN_THE_MERCHANTS_GUILD,
    ActionKind.INSUBORDINATION,
    ActionKind.LOCAL_UNREST,
    ActionKind.LUCKY_SHOT,
    ActionKind.MASSIVE_TRANSPORT,
    ActionKind.MASTER_OF_FATE,
    ActionKind.MASTER_OF_TRADE,
    ActionKind.MULTICULTURALISM,
    ActionKind.OPENING_THE_BLACK_BOX,
    ActionKind.PATROL,
    ActionKind.PLAGUE,
    ActionKind.POLICY_PARALYSIS,
    ActionKind.POLITICAL_STABILITY,
    ActionKind.PRIVATEERS,
    ActionKind.PRODUCTIVITY_SPIKE,
    ActionKind.PUBLIC_DISGRACE,
    ActionKind.RALLY_OF_THE_PEOPLE,
    ActionKind.RISE_OF_A_MESSIAH,
    ActionKind.SCIENTIST_ASSASSINATION,
    ActionKind.SECRET_INDUSTRIAL_AGENT,
    ActionKind.SIGNAL_JAMMING,
    ActionKind.SPACEDOCK_ACCIDENT,
    ActionKind.STAR_OF_DEATH,
    ActionKind.STELLAR_CRIMINALS,
    ActionKind.STRATEGIC_BOMBARDMENT,
    ActionKind.STRATEGIC_FLEXIBILITY,
    ActionKind.STRATEGIC_PLANNING,
    ActionKind.STRATEGIC_SHIFT,
    ActionKind.SUCCESSFUL_SPY,
    ActionKind.SURPRISE_ASSAULT,
    ActionKind.SYNCHRONICITY,
    ActionKind.TECH_BUBBLE,
    ActionKind.TEMPORARY_STABILITY,
    ActionKind.THUGS,
    ActionKind.TOUCH_OF_GENIUS,
    ActionKind.TRADE_STOP,
    ActionKind.TRANSPORT,
    ActionKind.UNEXPECTED_ACTION,
    ActionKind.UPRISING,
    ActionKind.USURPER,
    ActionKind.VETO,
    ActionKind.VOLUNTARY_ANNEXATION,
    ActionKind.WAR_FOOTING,
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
