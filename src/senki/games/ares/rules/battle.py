"""A  The attack: declaration, the defender's stand, the reveal, and who takes part; then the battle itself and its result."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    DEEP_STRIKE,
    DEFENDERS,
    NONE,
    ROUNDS,
    Ares,
    fighters,
    forces_of,
    unit_of,
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
from senki.games.ares.rules.construction import construct
from senki.games.ares.rules.line import place_forces
from senki.games.ares.rules.results import end_battle, results


def claim_frontier(t: Ares) -> None:
    """A1.1  The neutral frontier is taken without a battle, if the attacker has a unit that is no base defence."""
    seat = t.attacker
    construct(t, seat)
    if len(attacking_forces(t, False)) > 0:
        t.holder = seat
        t.tell(FRONTIER_TAKEN, seat)
    else:
        t.tell(FRONTIER_NOT_TAKEN, seat)
    end_battle(t)


@procedure
def battle(t: Ares) -> Rule[None]:
    """A  The six steps of a battle; the first, the declaration, is done."""
    for seat in fighters(t, DEFENDERS):
        construct(t, seat)  # A2
    if t.holder in fighters(t, DEFENDERS):
        t.stand = yield from ask(t.holder, DEFEND, [AT_FRONTIER, AT_BASE])  # A2.1
        t.tell(STANDS, t.holder, t.stand)
    else:
        t.stand = AT_BASE
    reveal(t)  # A3
    for seat in fighters(t, ATTACKERS):
        construct(t, seat)  # A3.2
    winner = gather(t)
    if winner == NONE:
        yield from place_forces(t)  # L
        winner = yield from combat_rounds(t)  # R
    results(t, winner)  # E


# -- A3  the reveal ---------------------------------------------------------------------------------------------------


def reveal(t: Ares) -> None:
    """A3  The attack card and the combat choice card are turned up, and the card is scored."""
    seat = t.attacker
    t.revealed[seat] = 1
    card = t.declared[seat][0]
    choice = t.choice[seat]
    t.tell(REVEALED, seat, card, choice)
    t.where = AT_BASE if choice == DEEP_STRIKE or t.holder == seat else AT_FRONTIER
    t.rounds_left = ROUNDS[choice]
    if is_surprise(t):
        t.tell(SURPRISE, t.defender)
    score_attack_card(t, card)


def is_deep_strike(t: Ares) -> bool:
    return t.choice[t.attacker] == DEEP_STRIKE


def is_surprise(t: Ares) -> bool:
    """A3.7  A deep strike at the base of a player who has chosen to defend the frontier."""
    return is_deep_strike(t) and t.stand == AT_FRONTIER


def score_attack_card(t: Ares, card: int) -> None:
    """A3.1  To whoever holds the frontier at the start of the battle, or on a surprise to the attacker; with no holder it is discarded."""
    taker = t.attacker if is_surprise(t) else t.holder
    t.declared[t.attacker] = []
    if taker == NONE:
        t.discard[t.attacker].append(card)
    else:
        t.scored[taker].append(card)
        t.tell(CARD_SCORED, taker, card)


# -- A3.3  who takes part ---------------------------------------------------------------------------------------------


def attacking_forces(t: Ares, deep: bool) -> list[int]:
    """A3.3, A3.4  All forces but base defence; in a deep strike only those with that ability."""
    cards = t.cards
    found: list[int] = []
    for seat in fighters(t, ATTACKERS):
        for force in forces_of(t, seat):
            unit = unit_of(t, force)
            if not cards.base_defence[unit] and (cards.deep_strike[unit] or not deep):
                found.append(force)
    return found


def defending_forces(t: Ares) -> list[int]:
    """A3.3  At the base all forces, on the frontier all but base defence (B5)."""
    found: list[int] = []
    for seat in fighters(t, DEFENDERS):
        found += [force for force in forces_of(t, seat) if t.where == AT_BASE or not t.cards.base_defence[unit_of(t, force)]]
    return found


def gather(t: Ares) -> int:
    """A3.3  The forces that must take part; gives the side that wins without a battle, or NONE."""
    if t.where == AT_FRONTIER and t.stand == AT_BASE:
        t.tell(GIVES_WAY, t.defender)  # A3.5
        return ATTACKERS
    t.reserve[ATTACKERS] = attacking_forces(t, is_deep_strike(t))
    t.reserve[DEFENDERS] = defending_forces(t)
    if len(t.reserve[ATTACKERS]) == 0:
        t.tell(NO_FORCES, t.attacker)  # A3.6
        return DEFENDERS
    if len(t.reserve[DEFENDERS]) == 0 and t.where == AT_FRONTIER:
        t.tell(NO_FORCES, t.defender)
        return ATTACKERS
    return NONE
