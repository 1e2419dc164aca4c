"""A  The attack: declaration, the defender's stand, the reveal, and who takes part; then the battle itself and its result."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import EVERYONE
from senki.games.ares import events
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
    Shown,
    allies,
    fighters,
    forces_of,
    line_forces,
)
from senki.games.ares.pack import AFTER_CONSTRUCTIONS, AFTER_PLACEMENT, BEGINNING, GATHERING, PLACEMENT, RAID, STRIKING_DEEP
from senki.games.ares.questions import (
    DEFEND,
)
from senki.games.ares.rules.combat import combat_rounds
from senki.games.ares.rules.construction import construction
from senki.games.ares.rules.line import match_forces, place_at_end
from senki.games.ares.rules.raid import choose_raiders, raid_rewards
from senki.games.ares.rules.results import end_battle, results
from senki.games.ares.rules.strength import is_base_defence, strikes_deep
from senki.games.ares.rules.terran import send_dropships
from senki.games.ares.rules.windows import attack_effect, attack_effects, window


@procedure
def claim_frontier(t: Ares) -> Rule[None]:
    """A1.1  The neutral frontier is taken without a battle, if the attacker has a unit that is no base defence."""
    for seat in fighters(t, ATTACKERS):
        yield from construction(t, Seat(seat))
    if len(attacking_forces(t, False)) > 0:
        t.holder = t.attacker
        events.frontier_taken(t, Seat(t.attacker))
    else:
        events.frontier_not_taken(t, Seat(t.attacker))
    end_battle(t)


@procedure
def battle(t: Ares) -> Rule[None]:
    """A  The six steps of a battle; the first, the declaration, is done."""
    for seat in fighters(t, DEFENDERS):
        yield from construction(t, Seat(seat))  # A2
    t.stand = AT_BASE
    if t.holder in fighters(t, DEFENDERS):
        t.stand = yield from ask(t.holder, DEFEND, [AT_FRONTIER, AT_BASE])  # A2.1
        events.stands(t, Seat(t.holder), t.stand)
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
        yield from attack_effects(t, BEGINNING)  # C10
        yield from window(t, AFTER_CONSTRUCTIONS)
        yield from place_forces(t)  # L
        yield from window(t, AFTER_PLACEMENT)
        if len(line_forces(t, ATTACKERS)) == 0:
            return DEFENDERS  # FAC11: an effect has left nobody
        if len(line_forces(t, DEFENDERS)) == 0 and t.battleground == AT_FRONTIER:
            return ATTACKERS
    winner = yield from combat_rounds(t)  # R
    return winner


@procedure
def place_forces(t: Ares) -> Rule[None]:
    """L1  All forces that take part are placed in the battle line; C10: attack cards may have some placed first."""
    yield from attack_effects(t, PLACEMENT)
    yield from match_forces(t)
    for side in (ATTACKERS, DEFENDERS):
        while len(t.reserve[side]) > 0:
            yield from place_at_end(t, side, rule="L1.1")
    if t.battleground == AT_BASE:
        events.base_cards(t, Seat(t.defender))  # L3


# -- A3  the reveal ---------------------------------------------------------------------------------------------------


def reveal(t: Ares) -> None:
    """A3  The attack card and the combat choice card are turned up, and the card is scored. N4: in a team perhaps two attack cards.

    A3.7: where a surprise is possible, the card is scored when it is known whether anybody strikes.
    """
    choice = t.choice[t.attacker]
    t.battleground = AT_BASE if choice == DEEP_STRIKE or t.holder in allies(t, t.attacker) else AT_FRONTIER
    for seat in fighters(t, ATTACKERS):
        if len(t.declared[seat]) > 0:
            card = t.declared[seat][0]
            t.attack_sight[seat] = EVERYONE
            t.revealed[seat] = card
            t.revealed_choice[seat] = choice
            events.revealed(t, Seat(seat), Shown(card), choice)
            if t.mode != BASIC:
                t.special[seat] = card
                if t.cards.kind[card] == RAID:
                    t.battleground = IN_RAID  # D1
    t.rounds_left = ROUNDS[choice]
    if not may_surprise(t):
        score_attack_cards(t, False)


def is_deep_strike(t: Ares) -> bool:
    return t.choice[t.attacker] == DEEP_STRIKE and t.battleground != IN_RAID


def may_surprise(t: Ares) -> bool:
    """A3.7  A deep strike at the base of a player who has chosen to defend the frontier. Ruling: a surprise, once a force has arrived."""
    return is_deep_strike(t) and t.stand == AT_FRONTIER


def score_attack_cards(t: Ares, surprise: bool) -> None:
    """A3.1  To whoever holds the frontier at the start of the battle, on a surprise to the attackers; with no holder they are discarded."""
    for seat in fighters(t, ATTACKERS):
        if len(t.declared[seat]) == 0:
            continue
        card = t.declared[seat].pop()
        taker = seat if surprise else t.holder
        if taker == NONE:
            t.discard[seat].append(card)
        else:
            t.scored[taker].append(card)
            events.card_scored(t, Seat(taker), Shown(card), "A3.7" if surprise else "")


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
        return give_way(t)
    yield from attack_effects(t, GATHERING)
    if is_deep_strike(t):
        for seat in fighters(t, ATTACKERS):
            yield from join_deep_strike(t, Seat(seat))  # FAC12
    t.reserve[ATTACKERS] = attacking_forces(t, is_deep_strike(t))
    t.reserve[DEFENDERS] = defending_forces(t)
    if may_surprise(t):
        decide_surprise(t)
    if len(t.reserve[ATTACKERS]) == 0:
        events.no_forces(t, Seat(t.attacker))  # A3.6
        return DEFENDERS
    if len(t.reserve[DEFENDERS]) == 0 and t.battleground == AT_FRONTIER:
        events.no_forces(t, Seat(t.defender))
        return ATTACKERS
    return NONE


@procedure
def join_deep_strike(t: Ares, seat: Seat) -> Rule[None]:
    """FAC12  Attack cards and Dropships let forces in that lack the ability. P7: in the basic game the text of the Dropship is ignored."""
    if t.mode != BASIC:
        yield from attack_effect(t, seat, STRIKING_DEEP)
        yield from send_dropships(t, seat)


def give_way(t: Ares) -> int:
    """A3.5  The frontier is left to the attackers, who win. Ruling: if they have a unit to hold it with, as for a neutral one (A1.1)."""
    if len(attacking_forces(t, False)) == 0:
        events.no_forces(t, Seat(t.attacker), "A3.5")
        return DEFENDERS
    events.gives_way(t, Seat(t.defender))
    return ATTACKERS


def decide_surprise(t: Ares) -> None:
    """A3.7  Ruling: only a force that strikes surprises anybody; without one (A3.6) the card is the holder's, as usual (A3.1)."""
    surprise = len(t.reserve[ATTACKERS]) > 0
    if surprise:
        events.surprise(t, Seat(t.holder))
    score_attack_cards(t, surprise)
