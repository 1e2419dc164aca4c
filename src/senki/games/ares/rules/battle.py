"""A  The attack: declaration, the defender's stand, the reveal, and who takes part; then the battle itself and its result."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import EVERYONE
from senki.games.ares.cards import AFTER_CONSTRUCTIONS, AFTER_PLACEMENT, RAID
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    BASIC,
    DEEP_STRIKE,
    DEFENDERS,
    IN_RAID,
    NONE,
    ROUNDS,
    Ares,
    Seat,
    allies,
    fighters,
    forces_of,
    line_forces,
)
from senki.games.ares.questions import (
    CARD_SCORED,
    DEFEND,
    FRONTIER_NOT_TAKEN,
    FRONTIER_TAKEN,
    GIVES_WAY,
    NO_FORCES,
    REVEALED,
    STANDS,
    SURPRISE,
)
from senki.games.ares.rules.combat import combat_rounds
from senki.games.ares.rules.construction import construction
from senki.games.ares.rules.effects import window
from senki.games.ares.rules.line import place_forces
from senki.games.ares.rules.raid import choose_raiders, raid_rewards
from senki.games.ares.rules.results import end_battle, results
from senki.games.ares.rules.special_attacks import begin_special, call_queen, join_deep_strike
from senki.games.ares.rules.strength import is_base_defence, strikes_deep


@procedure
def claim_frontier(t: Ares) -> Rule[None]:
    """A1.1  The neutral frontier is taken without a battle, if the attacker has a unit that is no base defence."""
    for seat in fighters(t, ATTACKERS):
        yield from construction(t, Seat(seat))
    if len(attacking_forces(t, False)) > 0:
        t.holder = t.attacker
        t.tell(FRONTIER_TAKEN, t.attacker)
    else:
        t.tell(FRONTIER_NOT_TAKEN, t.attacker)
    end_battle(t)


@procedure
def battle(t: Ares) -> Rule[None]:
    """A  The six steps of a battle; the first, the declaration, is done."""
    for seat in fighters(t, DEFENDERS):
        yield from construction(t, Seat(seat))  # A2
    t.stand = AT_BASE
    if t.holder in fighters(t, DEFENDERS):
        t.stand = yield from ask(t.holder, DEFEND, [AT_FRONTIER, AT_BASE])  # A2.1
        t.tell(STANDS, t.holder, t.stand)
    reveal(t)  # A3
    for seat in fighters(t, ATTACKERS):
        yield from construction(t, Seat(seat))  # A3.2
    if t.battleground == IN_RAID:
        winner = yield from choose_raiders(t)  # D2
    else:
        winner = yield from gather(t)
    if winner == NONE:
        winner = yield from fight(t)
    if t.battleground == IN_RAID and winner == ATTACKERS:
        yield from raid_rewards(t)  # D5
    results(t, winner)  # E


@procedure
def fight(t: Ares) -> Rule[int]:
    """L, R  The forces are placed and fight; gives the side that has won."""
    if t.battleground != IN_RAID:
        begin_special(t)  # C10
        yield from window(t, AFTER_CONSTRUCTIONS)
        yield from place_forces(t)  # L
        yield from window(t, AFTER_PLACEMENT)
        if len(line_forces(t, ATTACKERS)) == 0:
            return DEFENDERS  # FAC11: an effect has left nobody
        if len(line_forces(t, DEFENDERS)) == 0 and t.battleground == AT_FRONTIER:
            return ATTACKERS
    winner = yield from combat_rounds(t)  # R
    return winner


# -- A3  the reveal ---------------------------------------------------------------------------------------------------


def reveal(t: Ares) -> None:
    """A3  The attack card and the combat choice card are turned up, and the card is scored. N4: in a team perhaps two attack cards."""
    choice = t.choice[t.attacker]
    t.battleground = AT_BASE if choice == DEEP_STRIKE or t.holder in allies(t, t.attacker) else AT_FRONTIER
    for seat in fighters(t, ATTACKERS):
        if len(t.declared[seat]) > 0:
            card = t.declared[seat][0]
            t.attack_sight[seat] = EVERYONE
            t.revealed[seat] = card
            t.revealed_choice[seat] = choice
            t.tell(REVEALED, seat, card, choice)
            if t.mode != BASIC:
                t.special[seat] = card
                if t.cards.kind[card] == RAID:
                    t.battleground = IN_RAID  # D1
    t.rounds_left = ROUNDS[choice]
    if is_surprise(t):
        t.tell(SURPRISE, t.defender)
    for seat in fighters(t, ATTACKERS):
        if len(t.declared[seat]) > 0:
            score_attack_card(t, seat)


def is_deep_strike(t: Ares) -> bool:
    return t.choice[t.attacker] == DEEP_STRIKE and t.battleground != IN_RAID


def is_surprise(t: Ares) -> bool:
    """A3.7  A deep strike at the base of a player who has chosen to defend the frontier."""
    return is_deep_strike(t) and t.stand == AT_FRONTIER


def score_attack_card(t: Ares, seat: int) -> None:
    """A3.1  To whoever holds the frontier at the start of the battle, or on a surprise to the attacker; with no holder it is discarded."""
    card = t.declared[seat].pop()
    taker = seat if is_surprise(t) else t.holder
    if taker == NONE:
        t.discard[seat].append(card)
    else:
        t.scored[taker].append(card)
        t.tell(CARD_SCORED, taker, card)


# -- A3.3  who takes part ---------------------------------------------------------------------------------------------


def attacking_forces(t: Ares, deep: bool) -> list[int]:
    """A3.3, A3.4  All forces but base defence; in a deep strike only those with that ability."""
    found: list[int] = []
    for seat in fighters(t, ATTACKERS):
        mobile = [force for force in forces_of(t, seat) if not is_base_defence(t, force)]
        found += [force for force in mobile if not deep or strikes_deep(t, force)]
    return found


def defending_forces(t: Ares) -> list[int]:
    """A3.3  At the base all forces, on the frontier all but base defence (B5)."""
    found: list[int] = []
    for seat in fighters(t, DEFENDERS):
        found += [force for force in forces_of(t, seat) if t.battleground == AT_BASE or not is_base_defence(t, force)]
    return found


@procedure
def gather(t: Ares) -> Rule[int]:
    """A3.3  The forces that must take part; gives the side that wins without a battle, or NONE."""
    if t.battleground == AT_FRONTIER and t.stand == AT_BASE:
        t.tell(GIVES_WAY, t.defender)  # A3.5
        return ATTACKERS
    call_queen(t)  # XEN8
    if is_deep_strike(t):
        yield from join_deep_strike(t)  # FAC12
    t.reserve[ATTACKERS] = attacking_forces(t, is_deep_strike(t))
    t.reserve[DEFENDERS] = defending_forces(t)
    if len(t.reserve[ATTACKERS]) == 0:
        t.tell(NO_FORCES, t.attacker)  # A3.6
        return DEFENDERS
    if len(t.reserve[DEFENDERS]) == 0 and t.battleground == AT_FRONTIER:
        t.tell(NO_FORCES, t.defender)
        return ATTACKERS
    return NONE
