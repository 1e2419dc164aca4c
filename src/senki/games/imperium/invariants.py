"""What must always hold."""

from __future__ import annotations

from senki.games.imperium.kinds import AREAS, ARRIVING, COLUMNS, FLEETS, FORCES_ABOARD, PDS_ABOARD, VESSELS
from senki.games.imperium.model import Imperium, count, counters_in, is_full, is_station, pieces_left, reinforcements
from senki.games.imperium.pack import CONTRACTS, HEXES, NONE, OBJECTIVES, PLANETS, UnitType
from senki.games.imperium.rules.deck import deck_of
from senki.games.imperium.rules.fleets import capacity, carries_all


def check(t: Imperium) -> None:
    """Counters, pieces, goods, fleets, planets, loads and objectives."""
    check_counters(t)
    for fleet in range(FLEETS):
        check_fleet(t, fleet)
    check_planets(t)
    check_loads(t)
    check_objectives(t)
    check_trade(t)
    check_action_cards(t)
    check_political_cards(t)
    assert 0 <= sum(t.goods) <= t.cards.start.goods
    assert min(t.goods) >= 0
    if t.act_hex == NONE:
        assert t.fleet_owner[ARRIVING] == NONE, "units arriving without an activation"


def check_counters(t: Imperium) -> None:
    for seat in range(t.players):
        for area in range(AREAS):
            assert counters_in(t, seat, area) >= 0, f"seat {seat} owes counters"
        assert reinforcements(t, seat) >= 0, f"seat {seat} has more than 16 counters"
        for unit in range(UnitType.SPACE_DOCK + 1):
            assert pieces_left(t, seat, unit) >= 0, f"seat {seat} has too many pieces of {unit}"


def check_fleet(t: Imperium, fleet: int) -> None:
    for kind in range(COLUMNS):
        assert count(t, fleet, kind) >= 0, f"fleet {fleet} owes units"
    if t.fleet_owner[fleet] == NONE:
        assert not any(t.ships[fleet * COLUMNS : (fleet + 1) * COLUMNS]), f"units of nobody in {fleet}"
    elif t.seat != NONE and fleet < HEXES:
        assert t.systems[fleet] != NONE


def check_planets(t: Imperium) -> None:
    for planet in range(PLANETS):
        units = (t.planets.forces[planet], t.planets.pds[planet], t.planets.dock[planet])
        assert min(units) >= 0
        assert t.planets.pds[planet] <= t.cards.unit.on_planet[UnitType.PDS]
        if t.planets.owner[planet] == NONE or is_station(t, planet):
            assert not any(units), f"units on planet {planet}, which nobody may hold"


def check_loads(t: Imperium) -> None:
    forces, pds = [0] * FLEETS, [0] * FLEETS
    ships = [0] * (FLEETS * VESSELS)
    for row in range(len(t.loads)):
        fleet, vessel = t.loads.fleet[row], t.loads.vessel[row]
        seat = t.fleet_owner[fleet]
        carried = t.loads.forces[row] + t.loads.pds[row]
        assert 0 < carried <= capacity(t, seat, vessel)
        assert t.loads.pds[row] == 0 or carries_all(t, vessel)
        forces[fleet] += t.loads.forces[row]
        pds[fleet] += t.loads.pds[row]
        ships[fleet * VESSELS + vessel] += 1
    for fleet in range(FLEETS):
        assert forces[fleet] == count(t, fleet, FORCES_ABOARD), f"ground forces aboard in {fleet}"
        assert pds[fleet] == count(t, fleet, PDS_ABOARD), f"PDS aboard in {fleet}"
        for vessel in range(VESSELS):
            assert ships[fleet * VESSELS + vessel] <= count(t, fleet, vessel), f"more loads than ships in {fleet}"


def check_objectives(t: Imperium) -> None:
    cards = t.o_first + t.o_second + t.o_unused + t.o_top + t.o_public + t.o_secret + t.o_shown
    for secrets in t.secrets:
        cards = cards + secrets
    assert len(cards) == len(set(cards)) <= OBJECTIVES, "an objective lies in two places"


def check_trade(t: Imperium) -> None:
    """E2, E3  An agreement is an exchange: whoever holds a contract of another has given that player one, and one only."""
    for seat in range(t.players):
        partners = [holder for holder in t.contracts[seat * CONTRACTS : (seat + 1) * CONTRACTS] if holder not in (NONE, seat)]
        assert len(partners) == len(set(partners)), f"seat {seat} has two agreements with one player"
        for other in partners:
            assert seat in t.contracts[other * CONTRACTS : (other + 1) * CONTRACTS], f"seat {other} holds a contract of {seat} for nothing"


def check_action_cards(t: Imperium) -> None:
    cards = t.a_deck + t.a_discard + t.a_board + t.a_open + t.said.card + [card for row in t.a_hand + t.a_look for card in row]
    assert sorted(cards) == (deck_of(t) if is_full(t) else []), "an action card is missing or lies in two places"
    for seat in range(t.players):
        for card in t.a_hand[seat]:
            assert (t.a_known[card] >> seat) & 1, f"seat {seat} does not know a card that it holds"
    for card in t.a_deck + t.a_discard:
        assert t.a_known[card] == 0, "a card that nobody holds is known"
    for row in range(len(t.used)):
        assert t.used.occasion[row] < len(t.occasions), "something was used on an occasion that is over"


def check_political_cards(t: Imperium) -> None:
    cards = t.c_deck + t.c_top + t.c_under + t.c_discard + t.c_laws + t.agenda + [card for row in t.c_hand + t.c_look for card in row]
    assert len(cards) == len(set(cards)), "a political card lies in two places"
    assert len(cards) in ((88, 89) if is_full(t) else (0,)), "a political card is missing"
    for card in range(len(t.c_holder)):
        assert t.c_holder[card] == NONE or card in t.c_laws or t.revoted == card, f"somebody holds card {card}, which is no law"
