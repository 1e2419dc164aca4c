"""P  PDS fire."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.galaxy import NEXT
from senki.games.imperium.kinds import Effect, Hex, Planet, Seat
from senki.games.imperium.model import Imperium, clockwise, fleet_of, has_tech, is_empty_fleet, type_at
from senki.games.imperium.pack import NONE, PLANETS, SystemType, Technology, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import PDS_FIRE
from senki.games.imperium.rules.dice import pds_needed
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.laws import is_law
from senki.games.imperium.rules.losses import answer_fire, take_hits
from senki.games.imperium.rules.rolls import cast_dice, clear_dice, hits_of, jolnar_reroll, misses_of, roll_again
from senki.games.imperium.rules.trade import break_agreement, have_agreement
from senki.games.imperium.rules.windows import open_window


@procedure
def ships_have_come(t: Imperium, active: Seat, place: int) -> Rule[None]:
    """P9  After movement and before any PDS fires others may answer ships that have come, or lay there before."""
    if fleet_of(t, active, place) != NONE:
        holder = t.fleet_owner[place] if t.fleet_owner[place] != active else NONE
        yield from open_window(t, Window.MOVED, active, Seat(holder), place)


@procedure
def pds_fire(t: Imperium, active: Seat, place: int) -> Rule[None]:
    """P1, P5  After movement each PDS in range may fire once: the active player's first, then the others', clockwise."""
    for seat in list(clockwise(t, active)):
        for planet in list(pds_in_range(t, seat, place)):
            loaded = t.planets.pds[planet] - t.fired.count(planet)  # X5
            if loaded > 0 and fire_target(t, active, seat, place) != NONE:
                number = yield from ask(seat, PDS_FIRE, list(range(loaded + 1)), planet=planet, hex=place)
                t.fired += [planet] * number
                if number > 0:
                    events.pds_fires(t, Seat(seat), Planet(planet), Hex(place), number)
                    yield from shoot(t, active, Seat(seat), t.planets.hex[planet], place, number)


def pds_in_range(t: Imperium, seat: int, place: int) -> list[int]:
    """P3, N8, P6  PDS of the system; with Deep Space Cannon those next door too, not through wormholes. None into an ion storm."""
    if type_at(t, place) == SystemType.ION_STORM or barred(t, Effect.NO_PDS_FIRE, seat):
        return []
    far = has_tech(t, seat, Technology.DEEP_SPACE_CANNON)
    found: list[int] = []
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and t.planets.pds[planet] > 0:
            if t.planets.hex[planet] == place or (far and place in NEXT[t.planets.hex[planet]]):
                found.append(planet)
    return found


def fire_target(t: Imperium, active: int, seat: int, place: int) -> int:
    """P2  The active player's PDS fire at another's fleet there, the others' at the active player's."""
    fleet = fleet_of(t, active, place)
    if seat == active:
        fleet = place if t.fleet_owner[place] not in (NONE, active) else NONE
    return NONE if fleet == NONE or is_empty_fleet(t, fleet) else fleet


@procedure
def shoot(t: Imperium, active: Seat, seat: Seat, source: int, place: int, number: int) -> Rule[None]:
    """P4  6 or more hits; the owner of the fleet takes the hit on a ship or fighter of own choice. `source`: from which system."""
    fleet = fire_target(t, active, seat, place)
    target = Seat(t.fleet_owner[fleet])
    needed = pds_needed(t, seat, target, source != place)
    if is_law(t, Political.REDEFINING_WAR_CRIMES) and have_agreement(t, seat, target):
        break_agreement(t, seat, target)
    clear_dice(t)
    yield from cast_dice(t, seat, UnitType.PDS, number, needed)
    yield from aim_again(t, seat)
    yield from shots_are_fired(t, seat, target, place)
    yield from take_hits(t, target, fleet, hits_of(t, seat))
    clear_dice(t)
    yield from answer_fire(t, seat, target)


@procedure
def aim_again(t: Imperium, seat: Seat) -> Rule[None]:
    """P4, I3  With the Graviton Laser System each shot of PDS that misses is rolled again once."""
    if has_tech(t, seat, Technology.GRAVITON_LASER_SYSTEM):
        for row in list(misses_of(t, seat)):
            yield from roll_again(t, row)


@procedure
def shots_are_fired(t: Imperium, seat: Seat, target: Seat, place: int) -> Rule[None]:
    """B18  Dice of PDS are rolled again, until nobody wants that any more."""
    rolling = True
    while rolling:
        t.again = 0
        yield from open_window(t, Window.PDS, seat, target, place)
        rolling = t.again != 0
        again = yield from jolnar_reroll(t, seat)
        rolling = rolling or again
