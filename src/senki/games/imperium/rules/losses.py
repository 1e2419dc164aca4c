"""B7, B8, B18  Hits taken by fleets: their owners choose, ships that sustain damage are damaged first; then cards may answer."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium.kinds import VESSELS, Effect, Seat, VesselClass
from senki.games.imperium.model import Imperium, count, ships_in
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import LOSE
from senki.games.imperium.rules.fleets import clear_if_empty, take_hit
from senki.games.imperium.rules.windows import open_window


@procedure
def take_hits(t: Imperium, seat: Seat, fleet: int, hits: int) -> Rule[None]:
    """B7, B8  The owner gives the hits to ships and fighters freely. Both sides' dice are rolled before, so that none fires less."""
    while hits > 0 and t.fleet_owner[fleet] == seat:
        yield from take_one(t, seat, fleet, hits, False)
        hits -= 1


@procedure
def take_aimed_hits(t: Imperium, seat: Seat, fleet: int, hits: int, aimed: int) -> Rule[None]:
    """B7  Some of the hits are taken on ships as long as there are any (Experimental Weaponry), the others freely."""
    left = hits
    while left > 0 and t.fleet_owner[fleet] == seat:
        yield from take_one(t, seat, fleet, left, left > hits - aimed)
        left -= 1


@procedure
def take_one(t: Imperium, seat: Seat, fleet: int, hits: int, aimed: bool) -> Rule[None]:
    """B7  One hit."""
    options = losable(t, seat, fleet, aimed)
    vessel: int = options[0]
    if len(options) > 1:
        vessel = yield from ask(seat, LOSE, losable(t, seat, fleet, aimed), hits=hits)
    breached = breach_of(t, seat, fleet)
    take_hit(t, seat, fleet, vessel)
    if breached != NONE:
        go_on_breaching(t, breached)
    clear_if_empty(t, fleet)


def losable(t: Imperium, seat: int, fleet: int, aimed: bool) -> list[int]:
    """B7  What may take the next hit: first the dreadnought named for Into the Breach. Ruling: that goes before Experimental Weaponry."""
    breached = breach_of(t, seat, fleet)
    if breached != NONE:
        return [t.effects.thing[breached]]
    spared = aimed and ships_in(t, fleet) > 0
    return [vessel for vessel in range(VESSELS) if count(t, fleet, vessel) > 0 and not (spared and vessel == VesselClass.FIGHTER)]


def breach_of(t: Imperium, seat: int, fleet: int) -> int:
    """Into the Breach: its row in `effects` as long as its dreadnought has hits to take; NONE otherwise."""
    for row in range(len(t.effects)):
        if t.effects.kind[row] == Effect.BREACH and t.effects.seat[row] == seat and count(t, fleet, t.effects.thing[row]) > 0:
            return row
    return NONE


def go_on_breaching(t: Imperium, row: int) -> None:
    """Into the Breach: the whole dreadnought is damaged now and takes the second hit too; the damaged one is gone."""
    t.effects.amount[row] -= 1
    if t.effects.amount[row] == 0 or t.effects.thing[row] == VesselClass.DAMAGED_DREADNOUGHT:
        t.effects.remove(row)
    else:
        t.effects.thing[row] = VesselClass.DAMAGED_DREADNOUGHT


# -- B18  what was just damaged or destroyed --------------------------------------------------------------------------


@procedure
def answer_losses(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B18  In a battle: cards for ships just damaged, then for ships just destroyed; after one was played again, for others."""
    looking = True
    while looking:
        t.again = 0
        if has_hurt(t, attacker, 0) or has_hurt(t, defender, 0):
            yield from open_window(t, Window.DAMAGED, attacker, defender, t.act_hex)
        yield from answer_destroyed(t, attacker, defender)
        yield from answer_destroyed(t, defender, attacker)
        looking = t.again != 0
    clear_hurt(t)


@procedure
def answer_fire(t: Imperium, shooter: Seat, owner: Seat) -> Rule[None]:
    """B18  After PDS fire and Minelayers: cards for ships destroyed. Ships damaged then are not open to a Direct Hit."""
    looking = True
    while looking:
        t.again = 0
        yield from answer_destroyed(t, shooter, owner)
        looking = t.again != 0
    clear_hurt(t)


@procedure
def answer_destroyed(t: Imperium, enemy: Seat, owner: Seat) -> Rule[None]:
    """B18  The owner of ships just destroyed may play cards."""
    if has_hurt(t, owner, 1):
        yield from open_window(t, Window.LOST, enemy, owner, t.act_hex)


def has_hurt(t: Imperium, seat: int, lost: int) -> bool:
    """Were ships of the seat just damaged (0), or destroyed (1)?"""
    for row in range(len(t.hurt)):
        if t.hurt.seat[row] == seat and t.hurt.lost[row] == lost:
            return True
    return False


def take_row(t: Imperium, row: int) -> None:
    """A ship just lost is somewhere else now."""
    t.hurt.remove(row)


def clear_hurt(t: Imperium) -> None:
    """What was just damaged or destroyed is no news any more."""
    while len(t.hurt) > 0:
        t.hurt.remove(len(t.hurt) - 1)
