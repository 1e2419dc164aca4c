"""K, C9  Construction: the screen is taken away and resources become units, in the open; in the full game in seven steps."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.games.ares import events
from senki.games.ares.model import BASIC, NONE, Ares, Seat, Shown, force_at, open_screen, seat_of, unit_at
from senki.games.ares.pack import COLOSSUS, KAHOUM, ORDERS, SPEND, TERRAN, XENOS
from senki.games.ares.rules.colossus import discard_weapons, power_upgrades, repair_hull
from senki.games.ares.rules.kahoum import ascend, make_kahoum_power, novices_become_acolytes
from senki.games.ares.rules.strength import add_shield, shield_of
from senki.games.ares.rules.terran import make_terran_power
from senki.games.ares.rules.units import build_units, drop_attached
from senki.games.ares.rules.windows import use_effects
from senki.games.ares.rules.xenos import discard_evolve, eggs_as_resources, lay_eggs


@procedure
def construction(t: Ares, seat: Seat) -> Rule[None]:
    """K1, C9  A player's construction: the defender's in step 2 of a battle, the attacker's in step 3."""
    open_screen(t, seat)
    events.screen_down(t, seat)
    begin_fight(t, seat)
    faction = t.faction[seat]
    if t.mode != BASIC:
        check_building_costs(t, seat)  # FAC3, first step
        if faction == COLOSSUS:
            yield from discard_weapons(t, seat)  # COL2
        yield from use_effects(t, seat, ORDERS)  # second step
        yield from make_power(t, seat)  # third step
        if faction == KAHOUM:
            yield from novices_become_acolytes(t, seat)  # fourth step
            yield from ascend(t, seat)
        if faction == XENOS:
            yield from discard_evolve(t, seat)
    for place in range(len(t.base[seat])):
        build_units(t, seat, place, "K2")  # K2, fifth step
    if t.mode != BASIC:
        if faction == XENOS:
            yield from eggs_as_resources(t, seat)
        yield from use_effects(t, seat, SPEND)  # sixth step
    put_shields(t, seat)  # B2, seventh step


@procedure
def make_power(t: Ares, seat: Seat) -> Rule[None]:
    """C7  The faction's own way to make power, with what its mat makes."""
    faction = t.faction[seat]
    if faction == TERRAN:
        yield from make_terran_power(t, seat)
    elif faction == KAHOUM:
        make_kahoum_power(t, seat)
    elif faction == XENOS:
        lay_eggs(t, seat)
    else:
        repair_hull(t, seat)
        yield from power_upgrades(t, seat)


def begin_fight(t: Ares, seat: int) -> None:
    """Nothing of the base is hit, damaged, shielded or powered yet."""
    for row in range(len(t.forces) - 1, -1, -1):
        if seat_of(t.forces.force[row]) == seat:
            t.forces.remove(row)


def check_building_costs(t: Ares, seat: int) -> None:
    """C9, C4.5  Resources under a new building are discarded; if their number is wrong, the building is, with all that lies on it."""
    base = t.base[seat]
    for place in range(len(base)):
        card = base.card[place]
        if card == NONE or base.under[place] == 0:
            continue
        if base.under[place] == t.cards.building_cost[card]:
            t.spent[seat] += base.under[place]
            base.under[place] = 0
        else:
            events.wrong_count(t, Seat(seat), Shown(card))
            drop_attached(t, seat, place)
            t.spent[seat] += base.resources[place]
            base.resources[place] = 0
            t.discard[seat].append(card)
            base.card[place] = NONE


def put_shields(t: Ares, seat: int) -> None:
    """B2  Shields get their tokens, also where units may still come by emergency defence."""
    for place in range(len(t.base[seat])):
        if unit_at(t, seat, place) != NONE:
            add_shield(t, force_at(seat, place), shield_of(t, seat, place))
