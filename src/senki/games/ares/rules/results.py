"""E, V, M  The results of a battle, scoring, elimination, and the end of the game."""

from __future__ import annotations

from typing import Final

from senki.engine.table import EVERYONE
from senki.engine.zones import frozen_copy
from senki.games.ares import events
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    DEFENDERS,
    MOST_UNITS,
    NONE,
    TEAMS,
    Ares,
    Boosts,
    Forces,
    Seat,
    allies,
    battle_row,
    close_screen,
    fighters,
    in_battle,
    place_of,
    seat_of,
    unit_of,
)
from senki.games.ares.pack import COLOSSUS, KAHOUM, XENOS
from senki.games.ares.rules.kahoum import keep_power
from senki.games.ares.rules.power import mat_place
from senki.games.ares.rules.xenos import lose_eggs_above_limit

FRONTIER_POINTS: Final = 2
HEALED_UNITS: Final = 2  # TER5: Field Hospital


def results(t: Ares, winner: int) -> None:
    """E1 to E3  A defender who wins gains nothing more; an attacker takes the frontier, or the base and with it the game."""
    events.battle_won(t, Seat(t.attacker if winner == ATTACKERS else t.defender))
    attacker, defender, where = t.attacker, t.defender, t.battleground
    count_kills(t)
    end_battle(t)
    if winner == ATTACKERS and where == AT_FRONTIER:
        t.holder = attacker
        events.frontier_taken(t, Seat(attacker), "E2")
    elif winner == ATTACKERS and where == AT_BASE:
        events.base_taken(t, Seat(attacker), Seat(defender))
        take_base(t, attacker, defender)


def take_base(t: Ares, attacker: int, defender: int) -> None:
    """E3, M4  The base is taken: with two players or two teams the game is won, else the loser is out.

    M4: the attacker gets the loser's scoring cards, and a frontier that the loser held is neutral again. The last player left has won.
    """
    if t.mode == TEAMS or t.players == 2:
        t.victor = attacker
        return
    t.out[defender] = 1
    events.player_out(t, Seat(defender))
    t.scored[attacker] += t.scored[defender]
    t.scored[defender] = []
    if t.holder == defender:
        t.holder = NONE
        events.frontier_neutral(t)
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
    t.forces = frozen_copy(Forces())
    t.boosts = frozen_copy(Boosts())
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
        for row in range(len(t.forces)):
            if seat_of(t.forces.force[row]) in fighters(t, 1 - side):
                total += t.forces.lost[row]
        for seat in fighters(t, side):
            t.kills[seat] = total


def heal(t: Ares) -> None:
    """TER5, FAC9  Field Hospitals put back up to two units that their card has lost."""
    for force in t.healing:
        base, place = t.base[seat_of(force)], place_of(force)
        count = min(HEALED_UNITS, in_battle(t, force, t.forces.lost), MOST_UNITS - base.units[place])
        if base.card[place] != NONE and count > 0:
            base.units[place] += count
            row = battle_row(t, force)
            t.forces.lost[row] -= count
            events.healed(t, seat_of(force), unit_of(t, force), count)
    t.healing = []


def send_queen_home(t: Ares, seat: int) -> None:
    """XEN8  After a Queen Attack she is on the mat again; if she was destroyed, the eggs are lost and the next free egg too."""
    base = t.base[seat]
    brought = [card for card in t.cards.brought if card in base.card]
    if len(brought) == 0:
        return
    place = base.card.index(brought[0])
    if base.units[place] == 0:
        base.units[mat_place(t, seat)] = 0
        t.exhausted[seat] = 1
        events.queen_falls(t, Seat(seat))
    base.units[place] = 0
    base.card[place] = NONE


def clear_places(t: Ares, seat: int) -> None:
    """R4.9  Places on which nothing lies any more are no longer counted."""
    base, attached = t.base[seat], t.attached[seat]
    for place in range(len(base) - 1, -1, -1):
        if base.card[place] == NONE and base.under[place] == 0:
            base.remove(place)
            attached.bearer = [bearer - 1 if bearer > place else bearer for bearer in attached.bearer]


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


def rule_of_win(t: Ares) -> str:
    """E3, M4, V5, V6  By what the game was won: a base, the last other player, points, or the frontier among equals."""
    if t.victor != NONE:
        return "M4" if t.players > 2 and t.mode != TEAMS else "E3"
    best = points(t, winners(t)[0])
    equal = [seat for seat in range(t.players) if not t.out[seat] and points(t, seat) == best]
    return "V5" if len(equal) == len(allies(t, equal[0])) else "V6"


def tell_end(t: Ares) -> None:
    won = winners(t)
    if t.victor == NONE:
        for seat in range(t.players):
            events.points(t, Seat(seat), points(t, seat), "N6" if t.mode == TEAMS else "")
    if len(won) == len(allies(t, won[0])):
        for seat in won:
            events.won(t, Seat(seat), rule_of_win(t))
    else:
        events.drawn_game(t)
