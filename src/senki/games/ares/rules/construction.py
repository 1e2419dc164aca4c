"""K, C9  Construction: the screen is taken away and resources become units, in the open; in the full game in seven steps."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.games.ares.cards import COLOSSUS, KAHOUM, ORDERS, SPEND, TERRAN, XENOS
from senki.games.ares.model import BASIC, NONE, Ares, Seat, open_screen, unit_at
from senki.games.ares.questions import SCREEN_DOWN, WRONG_COUNT
from senki.games.ares.rules.colossus import discard_weapons, power_upgrades, repair_hull
from senki.games.ares.rules.effects import use_effects
from senki.games.ares.rules.kahoum import ascend, make_kahoum_power, novices_become_acolytes
from senki.games.ares.rules.strength import shield_of
from senki.games.ares.rules.terran import make_terran_power
from senki.games.ares.rules.units import build_units, drop_attached
from senki.games.ares.rules.xenos import discard_evolve, eggs_as_resources, lay_eggs


@procedure
def construction(t: Ares, seat: Seat) -> Rule[None]:
    """K1, C9  A player's construction: the defender's in step 2 of a battle, the attacker's in step 3."""
    open_screen(t, seat)
    t.tell(SCREEN_DOWN, seat)
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
    for place in range(len(t.site[seat])):
        build_units(t, seat, place)  # K2, fifth step
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
    places = len(t.site[seat])
    t.shield[seat] = [0] * places
    t.damaged[seat] = [0] * places
    t.hits[seat] = [0] * places
    t.lost[seat] = [0] * places
    t.powered[seat] = [0] * places
    t.own_rerolls[seat] = [0] * places


def check_building_costs(t: Ares, seat: int) -> None:
    """C9, C4.5  Resources under a new building are discarded; if their number is wrong, the building is, with all that lies on it."""
    for place in range(len(t.site[seat])):
        card = t.site[seat][place]
        if card == NONE or t.under[seat][place] == 0:
            continue
        if t.under[seat][place] == t.cards.building_cost[card]:
            t.spent[seat] += t.under[seat][place]
            t.under[seat][place] = 0
        else:
            t.tell(WRONG_COUNT, seat, card)
            drop_attached(t, seat, place)
            t.spent[seat] += t.resources[seat][place]
            t.resources[seat][place] = 0
            t.discard[seat].append(card)
            t.site[seat][place] = NONE


def put_shields(t: Ares, seat: int) -> None:
    """B2  Shields get their tokens, also where units may still come by emergency defence."""
    for place in range(len(t.site[seat])):
        if unit_at(t, seat, place) != NONE:
            t.shield[seat][place] += shield_of(t, seat, place)
