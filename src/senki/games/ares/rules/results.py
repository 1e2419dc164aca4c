"""E, V  The results of a battle, scoring, and the end of the game."""

from __future__ import annotations

from typing import Final

from senki.games.ares.model import (
    AT_FRONTIER,
    ATTACKERS,
    NONE,
    Ares,
    close_screen,
    fighters,
    place_of,
    seat_of,
)
from senki.games.ares.questions import BASE_TAKEN, BATTLE_WON, DRAWN_GAME, FRONTIER_TAKEN, POINTS, WON

FRONTIER_POINTS: Final = 2


def results(t: Ares, winner: int) -> None:
    """E1 to E3  A defender who wins gains nothing more; an attacker takes the frontier, or the base and with it the game."""
    t.tell(BATTLE_WON, t.attacker if winner == ATTACKERS else t.defender)
    if winner == ATTACKERS:
        if t.where == AT_FRONTIER:
            t.holder = t.attacker
            t.tell(FRONTIER_TAKEN, t.attacker)
        else:
            t.victor = t.attacker
            t.tell(BASE_TAKEN, t.attacker, t.defender)
    end_battle(t)


def end_battle(t: Ares) -> None:
    """E4, E5  All cards go back to their bases, damaged units are whole again, and the screens go back."""
    for side in range(2):
        for seat in fighters(t, side):
            if seat != NONE:
                clear_places(t, seat)
                t.shield[seat] = []
                t.damaged[seat] = []
                t.hits[seat] = []
                t.rerolls[seat] = 0
                if t.sight[seat] != 1 << seat:
                    close_screen(t, seat)
        t.reserve[side] = []
        t.front[side] = []
        t.flank[side] = []
        t.behind[side] = []
    if t.attacker != NONE:
        t.revealed[t.attacker] = 0
        t.choice[t.attacker] = NONE
    t.attacker = NONE
    t.defender = NONE
    t.stand = NONE
    t.where = NONE
    t.rounds_left = 0
    t.fired = []
    t.retreating = NONE
    t.shooter = NONE
    t.target = NONE
    t.dice = []
    t.rolled_again = []


def clear_places(t: Ares, seat: int) -> None:
    """R4.9  Places whose building was destroyed are no longer counted."""
    kept = [place for place in range(len(t.site[seat])) if t.site[seat][place] != NONE]
    if len(kept) < len(t.site[seat]):
        t.site[seat] = [t.site[seat][place] for place in kept]
        t.turned[seat] = [t.turned[seat][place] for place in kept]
        t.resources[seat] = [t.resources[seat][place] for place in kept]
        t.units[seat] = [t.units[seat][place] for place in kept]


# -- V  the end of the game -------------------------------------------------------------------------------------------


def has_ended(t: Ares) -> bool:
    """V3  A base was taken, or nobody has a card left in hand or deck."""
    if t.victor != NONE:
        return True
    for seat in range(t.players):
        if not t.out[seat] and len(t.hand[seat]) + len(t.deck[seat]) + len(t.bottom[seat]) > 0:
            return False
    return True


def points(t: Ares, seat: int) -> int:
    """V4, V5  A point for each scoring card, and two for the frontier."""
    return len(t.scored[seat]) + (FRONTIER_POINTS if t.holder == seat else 0)


def winners(t: Ares) -> list[int]:
    """V3, V6  Who took the base; or the most points, and of equals the holder of the frontier. Ruling: else all of them, a draw."""
    if t.victor != NONE:
        return [t.victor]
    best = max([points(t, seat) for seat in range(t.players)])
    first = [seat for seat in range(t.players) if points(t, seat) == best]
    return [t.holder] if t.holder in first else first


def tell_end(t: Ares) -> None:
    won = winners(t)
    if t.victor == NONE:
        for seat in range(t.players):
            t.tell(POINTS, seat, points(t, seat))
    if len(won) == 1:
        t.tell(WON, won[0])
    else:
        t.tell(DRAWN_GAME)


def is_lost(t: Ares, force: int) -> bool:
    """R4.7  Has the force no unit left?"""
    return t.units[seat_of(force)][place_of(force)] == 0
