"""V  Action cards at an own step: the purchase of a technology, an activation, a landing, a planet taken."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.kinds import Effect, Seat, Until
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import Colour
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.invasion import kill_forces
from senki.games.imperium.rules.technology import specialties
from senki.games.imperium.rules.verbs import turn_neutral

SPONSORED: Final = 4
FOCUSED: Final = 6


@procedure
def corporate_sponsorship(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A green technology that you are buying costs 4 less, never below 0."""
    add_effect(t, Effect.TECH_PRICE, seat, Until.STEP, thing=Colour.GREEN, amount=-SPONSORED)
    yield from nothing()


@procedure
def opening_the_black_box(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A red technology that you are buying costs 1 less for each ready red planet of yours, besides the usual 1 (H9)."""
    add_effect(t, Effect.TECH_PRICE, seat, Until.STEP, thing=Colour.RED, amount=-specialties(t, seat, Colour.RED))
    yield from nothing()


@procedure
def focused_research(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """The technology that you are buying may lack one that it needs; then you pay 6 resources more."""
    add_effect(t, Effect.IGNORES_NEED, seat, Until.STEP, amount=FOCUSED)
    yield from nothing()


@procedure
def flank_speed(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Your ships move one further to the system that you have activated (T13)."""
    add_effect(t, Effect.MORE_MOVE, seat, Until.ACTIVATION, amount=1)
    yield from nothing()


@procedure
def in_the_silence_of_space(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Your ships that start in one system and have a movement of 2 or more may pass systems with enemy ships (T6)."""
    add_effect(t, Effect.PASSES_SHIPS, seat, Until.ACTIVATION, thing=t.said.first[row])
    yield from nothing()


@procedure
def surprise_assault(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Your blockaded space docks in the system activated build right after movement, and not again in this activation."""
    add_effect(t, Effect.BUILDS_EARLY, seat, Until.ACTIVATION, thing=t.act_hex)
    yield from nothing()


@procedure
def star_of_death(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """With a war sun: all ground forces, PDS and space docks on a planet of the system are destroyed, and it becomes neutral."""
    planet: int = t.said.first[row]
    yield from kill_forces(t, planet, t.planets.forces[planet])
    turn_neutral(t, planet)
