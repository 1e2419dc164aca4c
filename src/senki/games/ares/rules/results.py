"""E, V, M  The results of a battle, scoring, elimination, and the end of the game."""

from __future__ import annotations

from typing import Final

from senki.engine.table import EVERYONE
from senki.games.ares.cards import COLOSSUS, KAHOUM, XENOS
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    DEFENDERS,
    MOST_UNITS,
    NONE,
    TEAMS,
    Ares,
    allies,
    close_screen,
    fighters,
    place_of,
    seat_of,
    unit_of,
)
from senki.games.ares.questions import (
    BASE_TAKEN,
    BATTLE_WON,
    DRAWN_GAME,
    FRONTIER_NEUTRAL,
    FRONTIER_TAKEN,
    HEALED,
    PLAYER_OUT,
    POINTS,
    QUEEN_FALLS,
    WON,
)
from senki.games.ares.rules.kahoum import keep_power
from senki.games.ares.rules.power import mat_place
from senki.games.ares.rules.xenos import lose_eggs_above_limit

FRONTIER_POINTS: Final = 2
HEALED_UNITS: Final = 2  # TER5: Field Hospital


def results(t: Ares, winner: int) -> None:
    """E1 to E3  A defender who wins gains nothing more; an attacker takes the frontier, or the base and with it the game."""
    t.tell(BATTLE_WON, t.attacker if winner == ATTACKERS else t.defender)
    attacker, defender, where = t.attacker, t.defender, t.battleground
    count_kills(t)
    end_battle(t)
    if winner == ATTACKERS and where == AT_FRONTIER:
        t.holder = attacker
        t.tell(FRONTIER_TAKEN, attacker)
    elif winner == ATTACKERS and where == AT_BASE:
        t.tell(BASE_TAKEN, attacker, defender)
        take_base(t, attacker, defender)


def take_base(t: Ares, attacker: int, defender: int) -> None:
    """E3, M4  The base is taken: with two players or two teams the game is won, else the loser is out.

    M4: the attacker gets the loser's scoring cards, and a frontier that the loser held is neutral again. The last player left has won.
    """
    if t.mode == TEAMS or t.players == 2:
        t.victor = attacker
        return
    t.out[defender] = 1
    t.tell(PLAYER_OUT, defender)
    t.scored[attacker] += t.scored[defender]
    t.scored[defender] = []
    if t.holder == defender:
        t.holder = NONE
        t.tell(FRONTIER_NEUTRAL)
    if sum(t.out) == t.players - 1:
        t.victor = attacker


# -- E4, E5  after the battle -----------------------------------------------------------------------------------------


def end_battle(t: Ares) -> None:
    """E4, E5  All cards go back to their bases, damaged units are whole again, and the screens go back."""
    heal(t)
    for side in (ATTACKERS, DEFENDERS):
        for seat in fighters(t, side):
            end_for_player(t, seat)
        t.reserve[side] = []
        t.front[side] = []
        t.flank[side] = []
        t.behind[side] = []
    t.attacker = NONE
    t.defender = NONE
    t.stand = NONE
    t.battleground = NONE
    t.round = 0
    t.rounds_left = 0
    t.fired = []
    t.retreating = NONE
    t.shooter = NONE
    t.target = NONE
    t.to_hit = 0
    t.dice = []
    t.rolled_again = []
    t.free_rerolls = 0
    t.joined = []
    t.boosts = []
    t.used = []


def end_for_player(t: Ares, seat: int) -> None:
    """E4, FAC4  What counts for one battle only is over."""
    send_queen_home(t, seat)
    if t.faction[seat] != COLOSSUS:
        clear_places(t, seat)
    if t.faction[seat] == KAHOUM:
        keep_power(t, seat)
    else:
        t.power[seat] = 0
    if t.faction[seat] == XENOS:
        lose_eggs_above_limit(t, seat)
    for rows in (t.shield, t.damaged, t.hits, t.lost, t.powered, t.own_rerolls):
        rows[seat] = []
    t.rerolls[seat] = 0
    t.special[seat] = NONE
    t.raider[seat] = 0
    t.attack_sight[seat] = t.team[seat]
    t.choice[seat] = NONE
    if t.sight[seat] == EVERYONE:
        close_screen(t, seat)  # E5


def count_kills(t: Ares) -> None:
    """COL11  How many units of the enemy each player's side has destroyed in this battle."""
    for side in (ATTACKERS, DEFENDERS):
        total = 0
        for seat in fighters(t, 1 - side):
            total += sum(t.lost[seat])
        for seat in fighters(t, side):
            t.kills[seat] = total


def heal(t: Ares) -> None:
    """TER5, FAC9  Field Hospitals put back up to two units that their card has lost."""
    for force in t.healing:
        seat, place = seat_of(force), place_of(force)
        count = min(HEALED_UNITS, t.lost[seat][place], MOST_UNITS - t.units[seat][place])
        if t.site[seat][place] != NONE and count > 0:
            t.units[seat][place] += count
            t.lost[seat][place] -= count
            t.tell(HEALED, seat, unit_of(t, force), count)
    t.healing = []


def send_queen_home(t: Ares, seat: int) -> None:
    """XEN8  After a Queen Attack she is on the mat again; if she was destroyed, the eggs are lost and the next free egg too."""
    queen = t.cards.numbered("queen-card")
    if queen not in t.site[seat]:
        return
    place = t.site[seat].index(queen)
    if t.units[seat][place] == 0:
        t.units[seat][mat_place(t, seat)] = 0
        t.exhausted[seat] = 1
        t.tell(QUEEN_FALLS, seat)
    t.units[seat][place] = 0
    t.site[seat][place] = NONE


def clear_places(t: Ares, seat: int) -> None:
    """R4.9  Places on which nothing lies any more are no longer counted."""
    kept = [place for place in range(len(t.site[seat])) if t.site[seat][place] != NONE or t.under[seat][place] > 0]
    if len(kept) == len(t.site[seat]):
        return
    t.site[seat] = [t.site[seat][place] for place in kept]
    t.turned[seat] = [t.turned[seat][place] for place in kept]
    t.under[seat] = [t.under[seat][place] for place in kept]
    t.resources[seat] = [t.resources[seat][place] for place in kept]
    t.units[seat] = [t.units[seat][place] for place in kept]
    t.bearer[seat] = [kept.index(place) for place in t.bearer[seat]]


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
    """V4, V5  A point for each scoring card, and two for the frontier. N6: a team counts together."""
    total = 0
    for ally in allies(t, seat):
        total += len(t.scored[ally]) + (FRONTIER_POINTS if t.holder == ally else 0)
    return total


def winners(t: Ares) -> list[int]:
    """V3, V6  Who took the base; or the most points, and of equals the holder of the frontier. Ruling: else all of them, a draw."""
    if t.victor != NONE:
        return allies(t, t.victor)
    left = [seat for seat in range(t.players) if not t.out[seat]]
    best = max([points(t, seat) for seat in left])
    first = [seat for seat in left if points(t, seat) == best]
    return allies(t, t.holder) if t.holder in first else first


def tell_end(t: Ares) -> None:
    won = winners(t)
    if t.victor == NONE:
        for seat in range(t.players):
            t.tell(POINTS, seat, points(t, seat))
    if len(won) == len(allies(t, won[0])):
        for seat in won:
            t.tell(WON, seat)
    else:
        t.tell(DRAWN_GAME)
