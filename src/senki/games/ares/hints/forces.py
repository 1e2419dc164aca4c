"""What computer players think of forces and battles: one estimate of how a battle would go, by which everything else is judged.

A battle is followed with averages instead of dice: in each round every initiative group takes off the hits that are to be expected, and
a side that has lost half of what it can bear fires half as much. That leaves out columns, flanking and single targets.
Units and hits are counted in hundredths, chances in thousandths.
"""

from __future__ import annotations

from typing import Final

from senki.engine.view import hears
from senki.games.ares.model import (
    BASIC,
    MOST_UNITS,
    NONE,
    Ares,
    fighters,
    force_at,
    in_battle,
    owner_of,
    place_of,
    seat_of,
    seen_row,
    unit_at,
)
from senki.games.ares.pack import AIR, ARMOUR, BUILDING, COLOSSUS, INFANTRY, NEVER, TYPES, XENOS
from senki.games.ares.rules.power import tokens
from senki.games.ares.rules.strength import initiative, is_base_defence, rating, shield_of, strikes_deep, type_made

SURE: Final = 1000
EVEN: Final = 500
LEAN: Final = 120  # of a hundred: how far the margin of a battle is to be trusted
HIGHEST_INITIATIVE: Final = 6
NEARLY_GONE: Final = 25  # an army of which no more is left than this part is beaten
HALF_A_ONE: Final = 83  # R4.5: with 0, one die for two units
PIP: Final = 167
MOST_PIPS: Final = 5

ALL_FORCES: Final = 0  # which of a base's forces take part
MOBILE: Final = 1
DEEP_STRIKERS: Final = 2

AVERAGE_RATINGS: Final = [2, 1, 1, 1]  # of a unit of which nothing is known
UNSEEN_UNITS: Final = 70  # for each card played behind a screen
UNSEEN_HITS: Final = 85
EGG_UNITS: Final = 70  # for each egg that may be hatched
EMERGENCY_UNITS: Final = 80  # for each card in the hand of a player who defends the base


class Squad:
    """A force, or what is known of one."""

    def __init__(self, kind: int, initiative: int, units: int, hits: int, ratings: list[int]) -> None:
        self.kind: Final = kind
        self.initiative: Final = max(1, min(initiative, HIGHEST_INITIATIVE))
        self.units: Final = units
        self.hits: Final = hits  # that it can bear
        self.ratings: Final = ratings  # by the target's type


Army = list[Squad]


def hit_chance(needed: int) -> int:
    """R4.4 to R4.6  Of a unit with this to-hit number."""
    if needed < 0:
        return 0
    return PIP * min(needed, MOST_PIPS) if needed > 0 else HALF_A_ONE


def squad_at(t: Ares, row: int, place: int, units: int, shield: int) -> Squad:
    """So many units at a place of a base, as it is or as it was last seen."""
    force = force_at(row, place)
    tough = t.cards.tough[unit_at(t, row, place)]
    ratings = [rating(t, force, kind) for kind in range(len(TYPES))]
    return Squad(type_made(t, row, place), initiative(t, force), 100 * units, 100 * (units * (1 + tough) + shield), ratings)


def squad_of_unit(t: Ares, unit: int, part: int = 100) -> Squad:
    """One unit as printed, or a part of one, with a share of its force's shield."""
    cards = t.cards
    ratings = [cards.rating[kind][unit] for kind in range(len(TYPES))]
    hits = 100 * (1 + cards.tough[unit]) + 40 * cards.shield[unit]
    return Squad(cards.type[unit], cards.initiative[unit], part, hits * part // 100, ratings)


# -- armies -----------------------------------------------------------------------------------------------------------


def known_row(t: Ares, viewer: int, seat: int) -> int:
    """The base as the viewer knows it: as it is, or as it was last seen."""
    return seat if hears(t.sight[seat], viewer) else seen_row(t, seat)


def army(t: Ares, row: int, which: int) -> Army:
    """The forces that a base would have after a construction."""
    found: Army = []
    for place in range(len(t.base[row])):
        unit = unit_at(t, row, place)
        if unit == NONE:
            continue
        force = force_at(row, place)
        if which != ALL_FORCES and (is_base_defence(t, force) or (which == DEEP_STRIKERS and not strikes_deep(t, force))):
            continue
        cost = max(t.cards.cost[unit], 1)
        units = min(t.base[row].units[place] + t.base[row].resources[place] // cost, MOST_UNITS)
        if units > 0:
            found.append(squad_at(t, row, place, units, shield_of(t, row, place)))
    if len(found) > 0:
        if t.mode != BASIC and t.faction[owner_of(t, row)] == XENOS:
            found.append(unknown_squad(EGG_UNITS * tokens(t, row), EGG_UNITS * tokens(t, row)))  # XEN2
        found += hull(t, row)
    return found


def unknown_squad(units: int, hits: int) -> Squad:
    return Squad(INFANTRY, 2, units, hits, AVERAGE_RATINGS)


def army_known(t: Ares, viewer: int, seat: int, which: int, guess: int = 100) -> Army:
    """What the viewer expects of another player: what was seen, and something for each card played since, by a guess in hundredths."""
    row = known_row(t, viewer, seat)
    found = army(t, row, which)
    unseen = t.unseen[seat] * guess // 100 if row != seat else 0
    if which != DEEP_STRIKERS and unseen > 0:
        found.append(unknown_squad(UNSEEN_UNITS * unseen, UNSEEN_HITS * unseen))
    return found


def emergency(t: Ares, seat: int) -> Army:
    """R1  What the cards in hand may add to the defence of a base."""
    count = len(t.hand[seat])
    return [unknown_squad(EMERGENCY_UNITS * count, EMERGENCY_UNITS * count)] if count > 0 else []


def side_army(t: Ares, side: int) -> Army:
    """The forces of a battle that is under way: in the line, or about to be placed."""
    found: Army = []
    for force in t.front[side] + t.flank[side] + t.reserve[side]:
        if force != NONE:
            seat, place = seat_of(force), place_of(force)
            found.append(squad_at(t, seat, place, t.base[seat].units[place], in_battle(t, force, t.forces.shield)))
    for owner in fighters(t, side):
        found += hull(t, owner)
    return found


def hull(t: Ares, row: int) -> Army:
    """COL4  The Hull fires at nobody, but takes hits."""
    if t.mode == BASIC or t.faction[owner_of(t, row)] != COLOSSUS:
        return []
    return [Squad(ARMOUR, 1, 0, 100 * tokens(t, row), [NEVER] * len(TYPES))]


# -- battles ----------------------------------------------------------------------------------------------------------


def hits_by_type(army: Army) -> list[int]:
    found = [0] * len(TYPES)
    for squad in army:
        found[squad.kind] += squad.hits
    return found


def skill(squad: Squad, shares: list[int], total: int) -> int:
    """The chance of a unit to hit an army of such types: something between any target and the best one."""
    mean = 0
    best = 0
    for kind in range(len(shares)):
        if shares[kind] > 0:
            chance = hit_chance(squad.ratings[kind])
            mean += chance * shares[kind]
            if chance > best:
                best = chance
    return (2 * mean // max(total, 1) + best) // 3


def hits_of_group(army: Army, level: int, left: list[int], whole: list[int], enemies: list[int]) -> list[int]:
    """By type: the hits of an initiative group on what is left of the enemy, most of them where they are easiest."""
    found = [0] * len(TYPES)
    for squad in army:
        if squad.initiative != level or left[squad.kind] <= 0:
            continue
        units = squad.units * left[squad.kind] // whole[squad.kind]
        chances = [hit_chance(needed) for needed in squad.ratings]
        aims = [max(enemies[kind], 0) * chances[kind] for kind in range(len(TYPES))]
        total = sum(aims)
        if total > 0:
            for kind in range(len(TYPES)):
                found[kind] += units * chances[kind] * aims[kind] // (total * SURE)
    return found


def margin(attackers: Army, defenders: Army, rounds: int) -> int:
    """What is left of the attackers if they win, below 0: of the defenders, in thousandths."""
    ours = hits_by_type(attackers)
    theirs = hits_by_type(defenders)
    our_total, their_total = sum(ours), sum(theirs)
    if our_total == 0:
        return -SURE
    if their_total == 0:
        return SURE
    ours_left, theirs_left = ours[:], theirs[:]
    levels = [level for level in range(HIGHEST_INITIATIVE, 0, -1) if acts(attackers, level) or acts(defenders, level)]
    for _ in range(rounds):
        for level in levels:
            given = hits_of_group(attackers, level, ours_left, ours, theirs_left)
            taken = hits_of_group(defenders, level, theirs_left, theirs, ours_left)
            for kind in range(len(TYPES)):
                theirs_left[kind] = max(theirs_left[kind] - given[kind], 0)
                ours_left[kind] = max(ours_left[kind] - taken[kind], 0)
            if sum(ours_left) <= our_total // NEARLY_GONE:
                return -SURE * sum(theirs_left) // their_total
            if sum(theirs_left) <= their_total // NEARLY_GONE:
                return SURE * sum(ours_left) // our_total
    return -SURE * sum(theirs_left) // their_total


def acts(army: Army, level: int) -> bool:
    for squad in army:
        if squad.initiative == level and squad.units > 0:
            return True
    return False


def chance_to_win(attackers: Army, defenders: Army, rounds: int) -> int:
    """How likely the attackers win, in thousandths."""
    if len(attackers) == 0:
        return 0
    return max(15, min(985, EVEN + margin(attackers, defenders, rounds) * LEAN // 100))


# -- units ------------------------------------------------------------------------------------------------------------


class Outlook:
    """An enemy army, as far as it matters to what one's own units are worth against it."""

    def __init__(self, army: Army) -> None:
        usual = [Squad(INFANTRY, 2, 120, 140, [3, 2, 2, 2]), Squad(ARMOUR, 2, 100, 140, [3, 3, 1, 3]), Squad(AIR, 2, 60, 70, [2, 1, 2, 1])]
        everyone = army + usual
        self.shares: Final = hits_by_type(everyone)
        self.total: Final = sum(self.shares)
        units = 0
        threat = [0] * len(TYPES)
        for squad in everyone:
            units += squad.units
            for kind in range(len(TYPES)):
                threat[kind] += squad.units * hit_chance(squad.ratings[kind])
        self.threat: Final = [max(each // max(units, 1), 80) for each in threat]  # by type: how well it is hit
        self.threat[BUILDING] = max(self.threat[BUILDING], 150)


def strength_of(squad: Squad, outlook: Outlook) -> int:
    """What a squad is worth against such an enemy: its fire times what it can bear; a Trooper has about 105."""
    power = squad.units * skill(squad, outlook.shares, outlook.total) // 100
    bears = squad.hits * 250 // outlook.threat[squad.kind]
    return root(power * bears) * (8 + squad.initiative) // 10


def root(number: int) -> int:
    """The square root, rounded down."""
    if number < 2:
        return number
    guess = number
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + number // guess) // 2
    return guess
