"""V, P9, I10  Action cards after movement, at PDS fire, in invasions, and when planets change hands."""

from __future__ import annotations

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import ARRIVING, Effect, Hex, Planet, Seat, Until
from senki.games.imperium.model import Imperium, count_type
from senki.games.imperium.pack import PLANETS, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.invasion import lose_forces
from senki.games.imperium.rules.losses import take_hits
from senki.games.imperium.rules.payment import gain_goods
from senki.games.imperium.rules.pds import shoot
from senki.games.imperium.rules.rolls import roll_again
from senki.games.imperium.rules.war_cards import number_of

# -- after movement, and PDS fire -------------------------------------------------------------------------------------


@procedure
def experimental_battlestation(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After another player's movement: one of your docks in range fires three dice at those ships, as a PDS does."""
    dock = t.said.first[row]
    source = t.planets.hex[dock] if dock < PLANETS else dock - PLANETS
    events.dock_fires(t, seat, Hex(source), Hex(t.act_hex), number_of(t, row))
    yield from shoot(t, Seat(t.active), seat, source, t.act_hex, number_of(t, row))


@procedure
def minelayers(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After enemy ships came to a system with cruisers of yours: they take a hit for each of these."""
    cruisers = count_type(t, t.act_hex, UnitType.CRUISER)
    yield from take_hits(t, Seat(t.active), ARRIVING, cruisers * number_of(t, row))


@procedure
def faulty_targeting_systems(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A PDS die rolled against your ships is rolled again; or Minelayers against you are cancelled."""
    occasion = t.said.occasion[row]
    if t.occasions.window[occasion] == Window.CARD:
        t.said.cancelled[t.occasions.thing[occasion]] = 1
        t.occasions.closed[occasion] = 1
    else:
        t.again = 1
        yield from roll_again(t, t.said.first[row])


# -- invasion ---------------------------------------------------------------------------------------------------------


@procedure
def dug_in(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before bombardment: your ground forces on a planet cannot be hit by it in this round, nor by X-89."""
    add_effect(t, Effect.NOT_BOMBARDED, seat, Until.ROUND, thing=t.said.first[row])
    yield from nothing()


@procedure
def chemical_warfare(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before the first round of an invasion, with a dreadnought of yours in the system: half of the defenders die, rounded up."""
    planet = Planet(t.battle_planet)
    killed = (t.planets.forces[planet] + 1) // 2
    t.planets.forces[planet] -= killed
    yield from lose_forces(t, Seat(t.defender), planet, killed)


@procedure
def rare_mineral(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After you took a neutral planet: 3 trade goods."""
    gain_goods(t, seat, number_of(t, row))
    yield from nothing()


@procedure
def reparations(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After you lost a planet: a ready planet of the conqueror's is exhausted, one of yours with no more resources refreshed."""
    exhausted, refreshed = t.said.first[row], t.said.second[row]
    t.planets.ready[exhausted] = 0
    events.planet_exhausted(t, Seat(t.planets.owner[exhausted]), Planet(exhausted))
    t.planets.ready[refreshed] = 1
    events.planet_refreshed(t, seat, Planet(refreshed))
    yield from nothing()
