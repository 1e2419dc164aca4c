"""Tables of Twilight Imperium for tests, and scripted play on them.

    t = table()                                        # three players at the start of round 1: Sol, Letnev, Hacan
    fleet(t, SOL, near(t), carrier=1, forces=2)
    play = run(t, "tactical_action", answers=[(SOL, "activate", place), ...], seat=SOL)

Systems and planets are named by their ids in the pack. A script that does not fit the rules is an error.
"""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from senki.engine.options import check_setting
from senki.engine.table import Ints
from senki.engine.testing.scripted import Play, Results, Stage
from senki.games.imperium import GAME
from senki.games.imperium.kinds import FORCES_ABOARD, PDS_ABOARD, VesselClass
from senki.games.imperium.model import Imperium, change, planets_at
from senki.games.imperium.pack import HEXES, NONE, Cards, Objective, Technology, UnitType
from senki.games.imperium.rules.docks import docks_float, launch
from senki.games.imperium.rules.fleets import remove_fleet, stow_again
from senki.games.imperium.rules.hand import put_in_hand

SOL: Final = 0
LETNEV: Final = 1
HACAN: Final = 2
STAGE: Final[Stage[Imperium]] = Stage(GAME)


@cache
def cards() -> Cards:
    """The game's own pack."""
    return cast(Cards, GAME.load_pack(None))


def fresh(seats: int = 3, **options: str) -> Imperium:
    """The table as set up, before anything is drawn or chosen; without cards, council and trade unless told."""
    named = {"mode": "core"} | {name.replace("_", "-"): value for name, value in options.items()}
    return cast(Imperium, GAME.setup(seats, check_setting(GAME, seats, named), cards()))


def table(seats: int = 3, **options: str) -> Imperium:
    """Round 1, the Speaker is seat 0; all starting units on the first home planet."""
    t = fresh(seats, **options)
    for seat in range(t.players):
        units = cards().race.units[t.race[seat]]
        home = planets_at(t, t.home[seat])[0]
        if docks_float(t, seat):
            launch(t, seat, t.home[seat], 1)
        else:
            t.planets.dock[home] = 1
        t.planets.forces[home] = units[UnitType.GROUND_FORCE]
        t.planets.pds[home] = units[UnitType.PDS]
    t.round = 1
    t.speaker = 0
    t.active = 0
    GAME.check(t)
    return t


def planet(name: str) -> int:
    return cards().planet.ids.index(name)


def system(t: Imperium, name: str) -> int:
    """The hex in which a system lies."""
    return t.systems.index(cards().system.ids.index(name))


def home_planet(t: Imperium, seat: int) -> int:
    return planets_at(t, t.home[seat])[0]


def fleet(t: Imperium, seat: int, place: int, forces: int = 0, pds: int = 0, **ships: int) -> int:
    """Instead of what is in space there: these ships of the seat, with units aboard."""
    remove_fleet(t, place)
    for name, number in ships.items():
        change(t, place, vessel(name), number)
    t.fleet_owner[place] = seat
    change(t, place, FORCES_ABOARD, forces)
    change(t, place, PDS_ABOARD, pds)
    stow_again(t, seat, place)
    return place


def vessel(name: str) -> int:
    found = getattr(VesselClass, name.upper())
    assert isinstance(found, int)
    return found


def hold(t: Imperium, seat: int, name: str, forces: int = 0, pds: int = 0, dock: int = 0, since: int = 0) -> int:
    """A planet of the seat, ready."""
    number = planet(name)
    t.planets.owner[number] = seat
    t.planets.ready[number] = 1
    t.planets.forces[number] = forces
    t.planets.pds[number] = pds
    t.planets.dock[number] = dock
    t.planets.since[number] = since
    return number


def learn(t: Imperium, seat: int, *techs: str) -> None:
    for name in techs:
        t.techs[seat] |= 1 << tech(name)


def forget(t: Imperium, seat: int) -> None:
    t.techs[seat] = 0


def tech(name: str) -> int:
    found = getattr(Technology, name.upper())
    assert isinstance(found, int)
    return found


def goal(name: str) -> int:
    found = getattr(Objective, name.upper())
    assert isinstance(found, int)
    return found


def put_system(t: Imperium, place: int, name: str) -> None:
    """Another system in a hex, with its planets."""
    for old in planets_at(t, place):
        t.planets.hex[old] = NONE
    t.systems[place] = cards().system.ids.index(name)
    for new in planets_at(t, place):
        t.planets.hex[new] = place


def empty_space(t: Imperium) -> None:
    """No ships anywhere."""
    for place in range(HEXES):
        remove_fleet(t, place)


def start(t: Imperium, rule: str, dice: Results = (), **arguments: int | Ints) -> Play[Imperium]:
    return STAGE.start(t, rule, dice, **arguments)


def run(
    t: Imperium, rule: str, dice: Results = (), answers: list[tuple[int, str, int]] | None = None, **arguments: int | Ints
) -> Play[Imperium]:
    return STAGE.run(t, rule, dice, answers or [], **arguments)


def give(t: Imperium, seat: int, *names: str) -> list[int]:
    """Action cards from the deck into a seat's hand, by the ids of their kinds."""
    for name in names:
        card = next(card for card in t.a_deck if cards().action.ids[cards().action.kind[card]] == name)
        t.a_deck.remove(card)
        put_in_hand(t, seat, card)
    return t.a_hand[seat]


def throw(t: Imperium, *names: str) -> None:
    """Action cards from the deck onto the discards."""
    for name in names:
        give(t, 0, name)
        t.a_discard.append(t.a_hand[0].pop())
        t.a_known[t.a_discard[-1]] = 0
