"""C3, FAC  Effects of cards: when they may be used, what they cost, and what they do. In each window the attacker goes first."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS, ask_some
from senki.engine.table import Ints
from senki.games.ares.cards import (
    ACID,
    ASCEND_FREE,
    CANCEL,
    CARRIER,
    CLOAK,
    ENEMY,
    FRONTIER_REROLLS,
    HULL,
    INITIATIVE,
    JOIN,
    MAT,
    NUKE,
    OBELISK,
    OBELISKS_TWICE,
    ORDERS,
    OVERDRIVE,
    RATING_ALL,
    RATING_OF_CHOICE,
    REFIT,
    REROLLS,
    REROLLS_BY_TYPE,
    RESOURCES,
    RESOURCES_AND_POWER,
    RESTORE,
    RESTORE_AFTER,
    SALVAGE,
    SCOUTING,
    SHIELD,
    SPAWN,
    SPEND,
    SWAP,
    SWAP_NEAR,
    SWARM,
    TYPES,
)
from senki.games.ares.model import (
    AT_FRONTIER,
    ATTACKERS,
    BASIC,
    DEEP_STRIKE,
    DEFENDERS,
    IN_RAID,
    MOST_UNITS,
    NONE,
    ROUND_ONLY,
    WHOLE_BATTLE,
    Ares,
    Seat,
    Shown,
    fighters,
    force_at,
    forces_of,
    is_in_line,
    line_forces,
    place_of,
    place_of_card,
    seat_of,
    side_of,
    unit_at,
    unit_of,
    units_of,
)
from senki.games.ares.questions import (
    EFFECT_FORCE,
    EFFECT_ON,
    EFFECT_PLACE,
    EFFECT_TYPE,
    EFFECT_USED,
    JOINS,
    SWAP_FORCE,
    SWAP_WITH,
    SWAPPED,
    SWARM_COUNT,
    SWARM_ON,
    USE_EFFECT,
)
from senki.games.ares.rules.kahoum import able_to_ascend, turn_over
from senki.games.ares.rules.line import column_of
from senki.games.ares.rules.losses import remove_losses
from senki.games.ares.rules.places import FIRST_SLOT
from senki.games.ares.rules.power import (
    MOST_TOKENS,
    bonus_resources,
    discarded,
    mat_place,
    pay_power,
    power_for,
    remove_tokens,
    take_from_discard,
    tokens,
)
from senki.games.ares.rules.strength import ALL_OF, add_boost, force_type, is_base_defence, may_not_flank, rating_boost, strikes_deep
from senki.games.ares.rules.xenos import egg_places, hatch

HULL_LIMIT: Final = 2  # COL4: tokens for a group
HULL_LIMIT_IN_RAID: Final = 1
SALVAGE_KILLS: Final = 4
SALVAGE_MORE: Final = 2
NUKE_OWN_HITS: Final = 1
ON_A_FORCE: Final = (
    REROLLS,
    SHIELD,
    RATING_OF_CHOICE,
    RATING_ALL,
    INITIATIVE,
    CLOAK,
    RESTORE_AFTER,
    ACID,
    CANCEL,
    HULL,
    RESTORE,
    OVERDRIVE,
    NUKE,
)


# -- windows ----------------------------------------------------------------------------------------------------------


@procedure
def window(t: Ares, when: int) -> Rule[None]:
    """C3  Both sides may use effects of this moment, the attackers first."""
    for side in (ATTACKERS, DEFENDERS):
        for seat in fighters(t, side):
            yield from use_effects(t, Seat(seat), when)


@procedure
def use_effects(t: Ares, seat: Seat, when: int) -> Rule[None]:
    """FAC11  The player uses any effects of this moment, one after another."""
    while len(usable(t, seat, when)) > 0:
        card = yield from ask(seat, USE_EFFECT, [PASS, *usable(t, seat, when)])
        if card == PASS:
            return
        yield from use_effect(t, seat, Shown(card), when)


def usable(t: Ares, seat: int, when: int) -> list[int]:
    """The cards whose effect the player could use now."""
    found: list[int] = []
    if t.mode == BASIC:
        return found  # FAC1
    for card in cards_in_play(t, seat, when):
        effect = t.cards.effect_in(card, when)
        if effect != -1 and t.used.count(card) < uses_a_round(t, seat, card) and t.cards.price[effect] <= power_for(t, seat, card):
            if has_object(t, seat, card, effect):
                found.append(card)
    return found


def cards_in_play(t: Ares, seat: int, when: int) -> list[int]:
    """FAC2, C10  What lies face up, is attached or kept as an Order, and the attack card of this battle."""
    found = t.orders[seat][:] if when == ORDERS or when > SPEND else []
    found += [card for card in t.site[seat] if card != NONE] + t.attached[seat]
    if t.special[seat] != NONE:
        found.append(t.special[seat])
    return found


def uses_a_round(t: Ares, seat: int, card: int) -> int:
    """KAH4, KAH8, COL4  Once; an Obelisk twice in a Convergence Attack; the Hull as often as a group allows."""
    if t.cards.group[card] == OBELISK and t.special[seat] != NONE and t.cards.has(t.special[seat], OBELISKS_TWICE):
        return 2
    if t.cards.kind[card] == MAT:
        return HULL_LIMIT_IN_RAID if t.battleground == IN_RAID else HULL_LIMIT
    return 1


# -- what an effect may be used on ------------------------------------------------------------------------------------


def own_forces(t: Ares, seat: int) -> list[int]:
    """The player's own forces in the line; an effect never helps a partner's (N5)."""
    return [force for force in line_forces(t, side_of(t, seat)) if seat_of(force) == seat]


def objects(t: Ares, seat: int, card: int, effect: int) -> list[int]:
    """The forces on which an effect may be used."""
    cards = t.cards
    op = cards.op[effect]
    if cards.whose[effect] == CARRIER:
        force = force_at(seat, place_of_card(t, seat, card))
        if units_of(t, force) == 0 or (cards.window[effect] > SPEND and not is_in_line(t, force, side_of(t, seat))):
            return []
        return [force] if cards.window[effect] <= SPEND or op != REROLLS or t.shooter == force else []
    if cards.whose[effect] == ENEMY:
        return line_forces(t, 1 - side_of(t, seat))
    own = own_forces(t, seat)
    if op == CANCEL:
        return [force for force in own if pending(t, force) > 0]
    if op == HULL:
        return [force for force in own if pending(t, force) > t.shield[seat][place_of(force)]]
    if op == RESTORE:
        able = [force for force in own if t.lost[seat][place_of(force)] > 0 and units_of(t, force) < MOST_UNITS]
        return able + ([force_at(seat, mat_place(t, seat))] if tokens(t, seat) < MOST_TOKENS else [])
    return own


def pending(t: Ares, force: int) -> int:
    return t.hits[seat_of(force)][place_of(force)]


def has_object(t: Ares, seat: int, card: int, effect: int) -> bool:
    """Would the effect do anything?"""
    op = t.cards.op[effect]
    if op in (HULL, OVERDRIVE) and tokens(t, seat) == 0:
        return False
    if op in ON_A_FORCE:
        return len(objects(t, seat, card, effect)) > 0
    if op in (SWAP, SWAP_NEAR):
        return len(swappable(t, seat, op)) > 0
    if op == SWARM:
        return len(swarm_places(t, seat)) > 0
    if op == ASCEND_FREE:
        return len(able_to_ascend(t, seat)) > 0
    if op == REFIT:
        return len(refittable(t, seat)) > 0
    if op in (RESOURCES, SALVAGE, SPAWN):
        return discarded(t, seat) > 0
    if op == JOIN:
        return len(without_deep_strike(t, seat)) > 0
    if op == FRONTIER_REROLLS:
        return t.battleground == AT_FRONTIER
    return True


# -- what an effect does ----------------------------------------------------------------------------------------------


@procedure
def use_effect(t: Ares, seat: Seat, card: Shown, when: int) -> Rule[None]:
    """C7, FAC2  The power is paid, an Order is discarded, and the effect happens. An attack card may lie among the scored ones by now."""
    effect = t.cards.effect_in(card, when)
    op: int = t.cards.op[effect]
    amount: int = t.cards.amount[effect]
    able: Ints = tuple(objects(t, seat, card, effect) if op in ON_A_FORCE else [])
    begin_effect(t, seat, card, effect)
    if len(able) > 0:
        force = able[0]
        if len(able) > 1:
            force = yield from ask(seat, EFFECT_FORCE, list(able))
        if op == RATING_OF_CHOICE:
            against = yield from ask(seat, EFFECT_TYPE, list(range(len(TYPES))))
            tell_object(t, card, unit_of(t, force))
            add_boost(t, force, rating_boost(against), amount, WHOLE_BATTLE)
        else:
            tell_object(t, card, unit_of(t, force))
            act_on_force(t, seat, force, op, amount, when)
    elif op in (SWAP, SWAP_NEAR):
        first = yield from ask(seat, SWAP_FORCE, swappable(t, seat, op))
        second = yield from ask(seat, SWAP_WITH, swap_partners(t, seat, first, op))
        swap(t, side_of(t, seat), first, second)
    elif op in (RESOURCES, SALVAGE, RESOURCES_AND_POWER):
        yield from bonus_resources(t, seat, amount + extra_gain(t, seat, op))
    elif op in (ASCEND_FREE, REFIT):
        place = yield from ask(seat, EFFECT_PLACE, able_to_ascend(t, seat) if op == ASCEND_FREE else refittable(t, seat))
        tell_object(t, card, unit_at(t, seat, place))
        if op == ASCEND_FREE:
            turn_over(t, seat, place)
        else:
            refit(t, seat, place)
    elif op == SWARM:
        building = yield from ask(seat, SWARM_ON, swarm_places(t, seat))
        count = yield from ask(seat, SWARM_COUNT, list(range(1, most_hatched(t, seat, building) + 1)))
        for _ in range(count):
            hatch(t, seat, building)
    elif op == JOIN:
        chosen = yield from ask_some(t, seat, JOINS, tuple(without_deep_strike(t, seat)), 0, amount)
        for joining in chosen:
            t.joined.append(joining)
    else:
        act_on_side(t, seat, op, amount)


def begin_effect(t: Ares, seat: int, card: int, effect: int) -> None:
    t.tell(EFFECT_USED, seat, card)
    pay_power(t, seat, card, t.cards.price[effect])
    t.used.append(card)
    if card in t.orders[seat]:
        t.orders[seat].remove(card)
        t.discard[seat].append(card)


def tell_object(t: Ares, card: int, unit: int) -> None:
    """Which units the effect is about; COL4: the tokens of the Hull are none."""
    if unit != NONE:
        t.tell(EFFECT_ON, card, unit)


def act_on_force(t: Ares, seat: int, force: int, op: int, amount: int, when: int) -> None:
    """FAC6  The effects that change one force."""
    owner, place = seat_of(force), place_of(force)
    until = WHOLE_BATTLE if when == SPEND else ROUND_ONLY
    if op == REROLLS and when == SPEND:
        t.own_rerolls[owner][place] += amount
    elif op == REROLLS:
        t.free_rerolls += amount
    elif op == SHIELD:
        t.shield[owner][place] += amount
    elif op in (INITIATIVE, RATING_ALL, CLOAK, ACID):
        add_boost(t, force, op, amount, until)
    elif op == RESTORE_AFTER:
        t.healing.append(force)
    elif op in (CANCEL, HULL):
        t.hits[owner][place] -= 1
        if op == HULL:
            remove_tokens(t, seat, 1)  # COL4
    elif op == RESTORE:
        t.units[owner][place] += 1
        t.lost[owner][place] -= min(1, t.lost[owner][place])
    elif op == OVERDRIVE:
        remove_tokens(t, seat, 1)  # COL10
        add_boost(t, force, RATING_ALL, amount, ROUND_ONLY)
        add_boost(t, force, INITIATIVE, amount, ROUND_ONLY)
    elif op == NUKE:
        drop_nuke(t, seat, force, amount)


def drop_nuke(t: Ares, seat: int, force: int, hits: int) -> None:
    """TER9  Hits on an enemy force, and one on the own front force in that column; they are removed at once."""
    side = side_of(t, seat)
    t.hits[seat_of(force)][place_of(force)] += hits
    own = t.front[side][column_of(t, 1 - side, force)]
    if own != NONE:
        t.hits[seat_of(own)][place_of(own)] += NUKE_OWN_HITS
    remove_losses(t)


def act_on_side(t: Ares, seat: int, op: int, amount: int) -> None:
    """The effects that need no further choice."""
    if op == SCOUTING:
        add_boost(t, ALL_OF - side_of(t, seat), SCOUTING, amount, WHOLE_BATTLE)
    elif op == REROLLS_BY_TYPE:
        t.rerolls[seat] += len({force_type(t, force) for force in own_forces(t, seat)})  # TER9
    elif op == FRONTIER_REROLLS:
        t.rerolls[seat] += amount  # COL10
    elif op == SPAWN:
        for _ in range(min(amount, discarded(t, seat))):
            take_from_discard(t, seat)
            t.resources[seat][mat_place(t, seat)] += 1


def extra_gain(t: Ares, seat: int, op: int) -> int:
    """COL11  Salvage brings two more after a battle with many kills; Meditation brings 1 power besides."""
    if op == RESOURCES_AND_POWER:
        t.power[seat] += 1
    return SALVAGE_MORE if op == SALVAGE and t.kills[seat] >= SALVAGE_KILLS else 0


# -- swaps ------------------------------------------------------------------------------------------------------------


def swappable(t: Ares, seat: int, op: int) -> list[int]:
    return [force for force in own_forces(t, seat) if len(swap_partners(t, seat, force, op)) > 0]


def swap_partners(t: Ares, seat: int, force: int, op: int) -> list[int]:
    """Own forces to change places with: any, or (Obelisk of Wind) those beside it or in its column. B7: nobody flanks who may not."""
    side = side_of(t, seat)
    column = column_of(t, side, force)
    found: list[int] = []
    for other in own_forces(t, seat):
        apart = abs(column_of(t, side, other) - column)
        in_flank = (force in t.flank[side]) + (other in t.flank[side])
        near = apart == 0 or (apart == 1 and in_flank == 0)
        barred = in_flank > 0 and (may_not_flank(t, force) or may_not_flank(t, other))
        if other != force and (op == SWAP or near) and not barred:
            found.append(other)
    return found


def swap(t: Ares, side: int, first: int, second: int) -> None:
    for row in (t.front[side], t.flank[side]):
        for number in range(len(row)):
            if row[number] == first:
                row[number] = second
            elif row[number] == second:
                row[number] = first
    t.tell(SWAPPED, unit_of(t, first), unit_of(t, second))


# -- single cards -----------------------------------------------------------------------------------------------------


def refittable(t: Ares, seat: int) -> list[int]:
    """COL11  Weapons in slots with another side."""
    found: list[int] = []
    for place in range(FIRST_SLOT, len(t.site[seat])):
        card = t.site[seat][place]
        if card != NONE and t.cards.second[card] != NONE:
            found.append(place)
    return found


def refit(t: Ares, seat: int, place: int) -> None:
    """COL11  The weapon is turned; the full cost of its units stays on it, as far as the discard pile reaches."""
    value = t.units[seat][place] * t.cards.cost[unit_at(t, seat, place)]
    t.units[seat][place] = 0
    t.turned[seat][place] = 1 - t.turned[seat][place]
    for _ in range(min(value, discarded(t, seat))):
        take_from_discard(t, seat)
        t.resources[seat][place] += 1


def swarm_places(t: Ares, seat: int) -> list[int]:
    """XEN8  Buildings whose force is in the line and that eggs can give a unit."""
    return [place for place in egg_places(t, seat) if is_in_line(t, force_at(seat, place), side_of(t, seat))]


def most_hatched(t: Ares, seat: int, place: int) -> int:
    """How many units the eggs can complete there."""
    cost = t.cards.cost[unit_at(t, seat, place)]
    return min(MOST_UNITS - t.units[seat][place], (tokens(t, seat) + t.resources[seat][place]) // cost)


def without_deep_strike(t: Ares, seat: int) -> list[int]:
    """FAC12  Forces that could be let into a deep strike: no base defence, and only if Deep Strike was chosen."""
    if side_of(t, seat) != ATTACKERS or t.choice[t.attacker] != DEEP_STRIKE:
        return []
    return [force for force in forces_of(t, seat) if not strikes_deep(t, force) and not is_base_defence(t, force)]
