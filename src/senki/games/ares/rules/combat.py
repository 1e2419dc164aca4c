"""R  Combat rounds: emergency defence, redeployment, retreat, fire by initiative, losses, and the end of the battle."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure, roll
from senki.engine.shapes import PASS
from senki.engine.table import Ints
from senki.games.ares import events
from senki.games.ares.model import (
    AT_BASE,
    ATTACKERS,
    BASE_CARD,
    DEFENDERS,
    IN_RAID,
    MOST_UNITS,
    NONE,
    Ares,
    Force,
    Seat,
    Shown,
    Unit,
    battle_row,
    can_be_destroyed,
    commander,
    fighters,
    force_at,
    in_battle,
    is_in_line,
    line_forces,
    owned,
    place_of,
    seat_of,
    side_of,
    unit_at,
    unit_of,
    units_of,
)
from senki.games.ares.pack import (
    AFTER_REDEPLOY,
    AFTER_ROLL,
    BEFORE_FIRE,
    BEFORE_LOSSES,
    BUILDING,
    COLOSSUS,
    MAT,
    NEVER,
    ROUND_END,
    ROUND_START,
    START,
)
from senki.games.ares.questions import (
    DESTROY,
    DIE_AGAIN,
    DIE_ROLL,
    EMERGENCY,
    EMERGENCY_CARD,
    FIRE,
    REROLL,
    RETREAT,
    TARGET,
)
from senki.games.ares.rules.line import column_of, owner_next, redeploy
from senki.games.ares.rules.losses import add_hits, remove_losses
from senki.games.ares.rules.power import MOST_TOKENS, make_tokens
from senki.games.ares.rules.strength import end_round_boosts, force_type, initiative, may_not_flank, rating
from senki.games.ares.rules.units import build_units, destroy, has_its_power
from senki.games.ares.rules.windows import use_effects, window

SIDES_OF_A_DIE: Final = 6
ALWAYS_MISSES: Final = 6
CANNOT_HIT: Final = -99


@procedure
def combat_rounds(t: Ares) -> Rule[int]:
    """R  Rounds are fought until the battle ends; gives the side that has won."""
    winner: int = NONE
    while winner == NONE:
        begin_round(t)
        yield from window(t, ROUND_START)
        if t.battleground == AT_BASE:
            for seat in fighters(t, DEFENDERS):
                yield from emergency_defence(t, Seat(seat))  # R1
        if t.battleground != IN_RAID:
            yield from redeploy(t)  # R2
        yield from window(t, AFTER_REDEPLOY)
        yield from declare_retreat(t)  # R3
        yield from window(t, BEFORE_FIRE)
        group = next_group(t)
        while len(group) > 0:
            yield from fire_group(t, group)  # R4
            group = next_group(t)
        yield from window(t, ROUND_END)
        t.rounds_left -= 1  # R5
        winner = winner_after_round(t)
    return winner


def begin_round(t: Ares) -> None:
    """R5  Effects of the last round are over, and each may be used again."""
    events.round(t, t.rounds_left)
    t.round += 1
    t.fired = []
    t.used = []
    end_round_boosts(t)


def winner_after_round(t: Ares) -> int:
    """R5.1  The battle ends when a side is wiped out or has retreated, or when the rounds are over, and then the attacker has lost.

    R5.2: if both are wiped out at once, the defender wins.
    """
    if len(line_forces(t, ATTACKERS)) == 0:
        return DEFENDERS
    if len(line_forces(t, DEFENDERS)) == 0:
        return ATTACKERS
    if t.retreating != NONE:
        return 1 - t.retreating
    return DEFENDERS if t.rounds_left == 0 else NONE


# -- R1  emergency defence --------------------------------------------------------------------------------------------


@procedure
def emergency_defence(t: Ares, seat: Seat) -> Rule[None]:
    """R1  A player who defends the base may play cards from the hand as resources onto base defence; they become units at once."""
    while len(t.hand[seat]) > 0 and len(emergency_places(t, seat)) > 0:
        place = yield from ask(seat, EMERGENCY, [PASS, *emergency_places(t, seat)])
        if place == PASS:
            return
        card = t.hand[seat][0]
        if len(t.hand[seat]) > 1:
            card = yield from ask(seat, EMERGENCY_CARD, t.hand[seat][:])
        play_in_emergency(t, seat, place, card)


def emergency_places(t: Ares, seat: int) -> list[int]:
    """R1  Buildings that make base defence and have room for a unit."""
    return [place for place in range(len(t.base[seat])) if t.base[seat].units[place] < MOST_UNITS and takes_emergency(t, seat, place)]


def takes_emergency(t: Ares, seat: int, place: int) -> bool:
    """R1, FAC5  A building of base defence that has its power; COL7: for the Colossus also Hull and Iron Fists."""
    card = t.base[seat].card[place]
    if card == NONE:
        return False
    if t.faction[seat] == COLOSSUS and (t.cards.kind[card] == START or t.cards.token_cost[card] > 0):
        return True
    return makes_base_defence(t, seat, place) and has_its_power(t, seat, place)


def makes_base_defence(t: Ares, seat: int, place: int) -> bool:
    unit = unit_at(t, seat, place)
    return unit != NONE and t.cards.base_defence[unit] == 1


def play_in_emergency(t: Ares, seat: int, place: int, card: int) -> None:
    """R1, R1.1  The resource is turned into a unit when the cost is there; a force that is not in the line waits for redeployment."""
    base = t.base[seat]
    t.hand[seat].remove(card)
    t.laid[seat].append(card)
    base.resources[place] += 1
    events.emergency_played(t, Seat(seat), Shown(base.card[place]), "R1" if makes_base_defence(t, seat, place) else "COL7")
    if unit_at(t, seat, place) == NONE:
        make_tokens(t, seat, MOST_TOKENS)  # COL7: the Hull
        return
    build_units(t, seat, place, "R1")
    force = force_at(seat, place)
    if base.units[place] > 0 and not is_in_line(t, force, DEFENDERS) and force not in t.reserve[DEFENDERS]:
        t.reserve[DEFENDERS].append(force)


# -- R3  retreat ------------------------------------------------------------------------------------------------------


@procedure
def declare_retreat(t: Ares) -> Rule[None]:
    """R3  The attacker may retreat, and if not, a defender who is not defending the base. Who retreats does not fire this round."""
    t.retreating = NONE
    for side in (ATTACKERS, DEFENDERS):
        if t.retreating == NONE and may_retreat(t, side):
            if may_retreat_from_raid(t, side):
                gone = yield from wants_retreat(t, side, rule="D4")
            else:
                gone = yield from wants_retreat(t, side)
            if gone:
                t.retreating = side
                events.retreats(t, decides_retreat(t, side), "D4" if may_retreat_from_raid(t, side) else "")


@procedure
def wants_retreat(t: Ares, side: int, *, rule: str = "") -> Rule[bool]:
    """R3, D4  Whoever decides it is asked."""
    gone = yield from ask_yes(decides_retreat(t, side), RETREAT)
    return gone


def may_retreat_from_raid(t: Ares, side: int) -> bool:
    """D4  In a raid the defender may retreat too."""
    return side == DEFENDERS and t.battleground == IN_RAID


def may_retreat(t: Ares, side: int) -> bool:
    return side == ATTACKERS or t.battleground != AT_BASE


def decides_retreat(t: Ares, side: int) -> Seat:
    """N3  A side retreats as a whole; in a raid (D4) the one force of the side does, and its owner decides."""
    return seat_of(t.front[side][0]) if t.battleground == IN_RAID else commander(t, side)


# -- R4  fire ---------------------------------------------------------------------------------------------------------


def next_group(t: Ares) -> Ints:
    """R4  The forces with the highest initiative among those that have not fired this round."""
    best: list[int] = []
    for side in (ATTACKERS, DEFENDERS):
        if side == t.retreating:
            continue
        for force in line_forces(t, side):
            if force in t.fired:
                continue
            if len(best) == 0 or initiative(t, force) > initiative(t, best[0]):
                best = [force]
            elif initiative(t, force) == initiative(t, best[0]):
                best.append(force)
    return tuple(best)


@procedure
def fire_group(t: Ares, group: Ints) -> Rule[None]:
    """R4.1  The attackers roll for all forces of the group, then the defenders; only then losses are removed."""
    for side in (ATTACKERS, DEFENDERS):
        while len(ready_to_fire(t, side, group)) > 0:
            ready = ready_to_fire(t, side, group)
            seat = yield from owner_next(t, side, tuple(ready))
            able = owned(tuple(ready_to_fire(t, side, group)), seat)
            shooter = able[0]
            if len(able) > 1:
                shooter = yield from ask(seat, FIRE, able)
            t.fired.append(shooter)
            yield from fire(t, side, Force(shooter))
    for force in group:
        if force not in t.fired:
            t.fired.append(force)
    t.used = [card for card in t.used if t.cards.kind[card] != MAT]  # COL4: the Hull is counted by group
    yield from window(t, BEFORE_LOSSES)
    remove_losses(t)  # R4.7


def ready_to_fire(t: Ares, side: int, group: Ints) -> list[int]:
    """R4.1  The side's forces of the group that have not fired yet and could hit something."""
    own = [force for force in group if side_of(t, seat_of(force)) == side and force not in t.fired]
    return [force for force in own if len(targets(t, side, force)) > 0]


@procedure
def fire(t: Ares, side: int, shooter: Force) -> Rule[None]:
    """R4.1, R4.4  The force names its target and rolls a die for each unit; dice that show the to-hit number or less are hits."""
    unit: Unit = unit_of(t, shooter)
    able = targets(t, side, shooter)
    target = able[0]
    if len(able) > 1:
        target = yield from ask(seat_of(shooter), TARGET, able, unit=unit, shooter=shooter)
    t.shooter = shooter
    t.target = target
    t.to_hit = to_hit(t, side, shooter, target)
    t.dice = []
    t.rolled_again = []
    for _ in range(dice_for(t, shooter, t.to_hit)):
        face = yield from roll(DIE_ROLL, SIDES_OF_A_DIE)
        t.dice.append(face)
        t.rolled_again.append(0)
    events.rolled(t, unit, t.dice)
    t.free_rerolls = 0
    if count_hits(t) < len(t.dice):
        yield from use_effects(t, seat_of(shooter), AFTER_ROLL)
        yield from roll_again(t, shooter)  # B6
    hits = count_hits(t)
    if target == BASE_CARD:
        events.shot_at_base(t, unit, t.to_hit, hits)
        for _ in range(buildings_hit(t, seat_of(shooter), hits)):
            if len(empty_buildings(t)) > 0:
                yield from destroy_building(t, seat_of(shooter))  # R4.9
    else:
        events.shot(t, unit, unit_of(t, target), t.to_hit, hits)
        add_hits(t, target, hits)


@procedure
def roll_again(t: Ares, shooter: Force) -> Rule[None]:
    """B6  A player with rerolls may roll own dice again, one by one and none of them twice."""
    seat = seat_of(shooter)
    while rerolls_left(t, shooter) > 0 and count_hits(t) < len(t.dice) and len(dice_left(t)) > 0:
        die = yield from ask(seat, REROLL, [PASS, *dice_left(t)], unit=unit_of(t, shooter))
        if die == PASS:
            return
        use_reroll(t, shooter)
        t.dice[die] = yield from roll(DIE_AGAIN, SIDES_OF_A_DIE)
        t.rolled_again[die] = 1
        events.rerolled(t, unit_of(t, shooter), t.dice)


def rerolls_left(t: Ares, shooter: int) -> int:
    """B6  Of this roll, of this force, and of the player."""
    return t.free_rerolls + in_battle(t, shooter, t.forces.own_rerolls) + t.rerolls[seat_of(shooter)]


def use_reroll(t: Ares, shooter: int) -> None:
    """B6  The one that serves least elsewhere goes first."""
    if t.free_rerolls > 0:
        t.free_rerolls -= 1
    elif in_battle(t, shooter, t.forces.own_rerolls) > 0:
        row = battle_row(t, shooter)
        t.forces.own_rerolls[row] -= 1
    else:
        t.rerolls[seat_of(shooter)] -= 1


def dice_left(t: Ares) -> list[int]:
    return [die for die in range(len(t.dice)) if not t.rolled_again[die]]


def count_hits(t: Ares) -> int:
    """R4.4, R4.5  The to-hit number or less; a 6 always misses. With a to-hit number of 0 a 1 still hits."""
    hits = 0
    for die in range(len(t.dice)):
        if is_hit(t, die):
            hits += 1
    return hits


def is_hit(t: Ares, die: int) -> bool:
    return t.dice[die] <= needed_face(t.to_hit)


def needed_face(to_hit: int) -> int:
    """R4.4, R4.5  The highest face that hits."""
    return min(max(to_hit, 1), ALWAYS_MISSES - 1)


def dice_for(t: Ares, force: int, needed: int) -> int:
    """R4.4 to R4.6  A die for each unit; with 0 one for every two units; below 0 none."""
    if needed < 0:
        return 0
    return units_of(t, force) // 2 if needed == 0 else units_of(t, force)


# -- R4.2  the to-hit number ------------------------------------------------------------------------------------------


def to_hit(t: Ares, side: int, force: int, target: int) -> int:
    """R4.4  The rating against the target's type, one more for a flanking force (R2.1), less the position modifier (R4.2)."""
    against = BUILDING if target == BASE_CARD else force_type(t, target)
    base = rating(t, force, against)
    if base == NEVER:
        return CANNOT_HIT
    return base + flanking_bonus(t, side, force) - position_modifier(t, side, force, target)


def flanking_bonus(t: Ares, side: int, force: int) -> int:
    """R2.1  +1, but not behind a force with no flanking (B7)."""
    if force not in t.flank[side]:
        return 0
    return 0 if may_not_flank(t, t.front[side][column_of(t, side, force)]) else 1


def position_modifier(t: Ares, side: int, force: int, target: int) -> int:
    """R4.2  One for each column with an enemy that is passed over. R4.3: a flanking target counts as if it stood in front.

    R4.9: the base cards lie outside the line; the nearer one is fired at.
    """
    own = column_of(t, side, force)
    if target == BASE_CARD:
        return min(enemies_passed(t, side, own, -1), enemies_passed(t, side, own, len(t.front[side])))
    return enemies_passed(t, side, own, column_of(t, 1 - side, target))


def enemies_passed(t: Ares, side: int, own: int, goal: int) -> int:
    """The columns with an enemy from one's own to before the target's."""
    step = 1 if goal > own else -1
    count = 0
    column = own
    while column != goal:
        if t.front[1 - side][column] != NONE:
            count += 1
        column += step
    return count


def targets(t: Ares, side: int, force: int) -> list[int]:
    """R4.1, R4.6  The enemy forces that it can hit, and for attackers of a base the base cards, while there is an empty building (R4.9)."""
    found = [enemy for enemy in line_forces(t, 1 - side) if dice_for(t, force, to_hit(t, side, force, enemy)) > 0]
    if side == ATTACKERS and t.battleground == AT_BASE and len(empty_buildings(t)) > 0:
        if dice_for(t, force, to_hit(t, side, force, BASE_CARD)) > 0:
            found.append(BASE_CARD)
    return found


# -- R4.9  empty buildings --------------------------------------------------------------------------------------------


def empty_buildings(t: Ares) -> list[int]:
    """R4.9  The defenders' empty buildings that can be destroyed, numbered like forces."""
    found: list[int] = []
    for seat in fighters(t, DEFENDERS):
        found += [force_at(seat, place) for place in range(len(t.base[seat])) if can_be_destroyed(t, seat, place)]
    return found


def buildings_hit(t: Ares, seat: int, hits: int) -> int:
    """R4.9  One for any number of hits; COL10: in a Rampage two for two hits or more."""
    most = t.cards.destroys[t.special[seat]] if t.special[seat] != NONE else 1
    return most if hits >= most else min(hits, 1)


@procedure
def destroy_building(t: Ares, seat: Seat) -> Rule[None]:
    """R4.9  With at least one hit the attacker destroys one empty building, never more."""
    able = empty_buildings(t)
    ruin = able[0]
    if len(able) > 1:
        ruin = yield from ask(seat, DESTROY, able)
    destroy(t, seat_of(ruin), place_of(ruin), "")
