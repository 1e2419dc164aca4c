"""I  Invasion combat: bombardment, PDS fire at the landing, rounds, the planet changing hands."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask_yes, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import REGISTERS, TYPE_OF, VESSELS, Effect, Planet, Register, Seat, Unit, Until, VesselClass
from senki.games.imperium.model import Imperium, change, has_tech, neighbours, planets_at, units_on_board
from senki.games.imperium.pack import NONE, Technology, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import BACTERIA, LOSE_FIGHTER
from senki.games.imperium.rules.dice import fire_needed, ground_needed, landed_fighter_needed, pds_needed
from senki.games.imperium.rules.effects import barred, expire
from senki.games.imperium.rules.fleets import clear_if_empty
from senki.games.imperium.rules.hand import discard_all
from senki.games.imperium.rules.laws_war import pass_crown
from senki.games.imperium.rules.pds import aim_again
from senki.games.imperium.rules.planets import note, take_planet
from senki.games.imperium.rules.races_war import letnev_munitions, yin_convert
from senki.games.imperium.rules.rolls import cast_dice, clear_dice, dice_are_rolled, hits_of, jolnar_reroll, roll_dice
from senki.games.imperium.rules.trade import go_to_war
from senki.games.imperium.rules.windows import open_window, own_window

ANIMATED: Final = 6  # Dacxive Animators
SYNTHESISED: Final = 5  # Gen Synthesis
MOST_ROUNDS: Final = 200


@procedure
def invasion(t: Imperium, seat: Seat, place: int, planet: Planet) -> Rule[None]:
    """I2 to I8  Bombardment, PDS fire at those who land, rounds until one side is gone."""
    which: int = planets_at(t, place).index(planet)
    defender = Seat(t.planets.owner[planet])
    defended = t.planets.forces[planet] > 0
    t.defender = defender
    t.battle_planet = planet
    t.fallen = 0
    events.invasion_begins(t, seat, planet, t.landed[which])
    go_to_war(t, seat, defender)  # I9
    if is_bombarded(t, planet, which):
        yield from open_window(t, Window.BOMB, seat, defender, planet)
        yield from bombard(t, seat, defender, planet, which)
    yield from fire_at_landing(t, seat, defender, planet, which)
    if is_contested(t, planet, which):
        yield from own_window(t, Window.INV_OPEN, seat, defender, planet)
        yield from yin_convert(t, seat, planet)
    while is_contested(t, planet, which):
        t.battle_round += 1
        yield from ground_round(t, seat, defender, planet, which)
        expire(t, Until.COMBAT_ROUND)
    change(t, place, VesselClass.FIGHTER, t.landed_fighters[which])  # I12
    clear_if_empty(t, place)
    end_invasion(t)
    forces: int = t.landed[which]
    t.landed[which] = 0
    t.landed_fighters[which] = 0
    if forces > 0 and t.planets.forces[planet] == 0:
        conquer(t, seat, defender, planet, forces, defended)
        if defended:
            yield from pass_crown(t, seat, defender)
        yield from animate(t, seat, planet)
        yield from open_window(t, Window.ROBBED, seat, defender, planet)
    else:
        events.planet_held(t, planet)  # I8
        if t.planets.forces[planet] > 0:
            yield from pass_crown(t, defender, seat)


def is_contested(t: Imperium, planet: int, which: int) -> bool:
    """I5  Are both sides left? Where neither could hit any more the landing has failed (B16)."""
    attackers = t.landed[which] + t.landed_fighters[which]
    return attackers > 0 and t.planets.forces[planet] > 0 and t.battle_round < MOST_ROUNDS


def end_invasion(t: Imperium) -> None:
    t.defender = NONE
    t.battle_planet = NONE
    t.battle_round = 0
    clear_dice(t)
    expire(t, Until.BATTLE)


# -- I2, I3  before the rounds ----------------------------------------------------------------------------------------


def is_bombarded(t: Imperium, planet: int, which: int) -> bool:
    """I2  Do ships aim at the planet, and is there somebody to be hit?"""
    return t.planets.forces[planet] > 0 and sum(t.aimed[which * VESSELS : (which + 1) * VESSELS]) > 0


@procedure
def bombard(t: Imperium, seat: Seat, defender: Seat, planet: Planet, which: int) -> Rule[None]:
    """I2, G15  Each ship rolls at its combat value, without modifiers; X-89 kills all defenders instead, for all action cards in hand."""
    for vessel in list(range(VESSELS)):
        ships: int = t.aimed[which * VESSELS + vessel]
        if ships > 0 and t.planets.forces[planet] > 0 and not barred(t, Effect.NOT_BOMBARDED, defender, planet):
            wiped = False
            if has_tech(t, seat, Technology.X89_BACTERIAL_WEAPON):
                wiped = yield from ask_yes(seat, BACTERIA, planet=planet)
            hits: int = t.planets.forces[planet]
            if wiped:
                discard_all(t, seat, "I2")
            else:
                unit = TYPE_OF[vessel]
                hits = yield from roll_dice(t, seat, unit, ships * t.cards.unit.dice[unit], fire_needed(t, seat, unit))
                hits = min(hits, t.planets.forces[planet])
            t.planets.forces[planet] -= hits
            yield from lose_forces(t, defender, planet, hits)


@procedure
def fire_at_landing(t: Imperium, seat: Seat, defender: Seat, planet: Planet, which: int) -> Rule[None]:
    """I3  Each PDS on the planet fires once at the ground forces that land."""
    if t.planets.pds[planet] > 0:
        clear_dice(t)
        yield from cast_dice(t, defender, UnitType.PDS, t.planets.pds[planet], pds_needed(t, defender, NONE, False))
        yield from aim_again(t, defender)
        yield from jolnar_reroll(t, defender)
        hits = min(hits_of(t, defender), t.landed[which])
        t.landed[which] -= hits
        yield from lose_forces(t, seat, planet, hits)


# -- I4  a round ------------------------------------------------------------------------------------------------------


@procedure
def ground_round(t: Imperium, seat: Seat, defender: Seat, planet: Planet, which: int) -> Rule[None]:
    """I4, I12  One die for each ground force, and for fighters that have landed; then both sides lose."""
    events.ground_round(t, t.battle_round, planet)
    yield from letnev_munitions(t, seat)
    yield from letnev_munitions(t, defender)
    yield from open_window(t, Window.RND_OPEN, seat, defender, t.act_hex)
    clear_dice(t)
    yield from cast_dice(t, seat, UnitType.GROUND_FORCE, t.landed[which], ground_needed(t, seat, planet))
    yield from cast_dice(t, seat, UnitType.FIGHTER, t.landed_fighters[which], landed_fighter_needed(t, seat, planet))
    yield from cast_dice(t, defender, UnitType.GROUND_FORCE, t.planets.forces[planet], ground_needed(t, defender, planet))
    yield from dice_are_rolled(t, seat, defender)
    attack = min(hits_of(t, seat), t.planets.forces[planet])
    defence = min(hits_of(t, defender), t.landed[which] + t.landed_fighters[which])
    fighters = yield from share_losses(t, seat, t.landed[which], t.landed_fighters[which], defence)
    t.landed_fighters[which] -= fighters
    t.landed[which] -= defence - fighters
    t.planets.forces[planet] -= attack
    yield from lose_forces(t, seat, planet, defence - fighters)
    yield from lose_forces(t, defender, planet, attack)


@procedure
def share_losses(t: Imperium, seat: Seat, attackers: int, fighters: int, hits: int) -> Rule[int]:
    """I12  The attacker chooses between fighters and ground forces. Gives the fighters lost."""
    lost = 0
    while hits > 0 and fighters > lost:
        fighter = True
        if attackers > 0:
            fighter = yield from ask_yes(seat, LOSE_FIGHTER, hits=hits)
        if fighter:
            lost += 1
        else:
            attackers -= 1
        hits -= 1
    return lost


@procedure
def lose_forces(t: Imperium, seat: Seat, planet: Planet, number: int) -> Rule[None]:
    """I4  Ground forces are destroyed; with Gen Synthesis each returns to a home planet on 5 or more, if its owner holds one."""
    if number > 0:
        t.fallen += number
        events.forces_lost(t, seat, number, planet)
        if has_tech(t, seat, Technology.GEN_SYNTHESIS) and refuge(t, seat, planet) != NONE:
            saved = yield from roll_dice(t, seat, UnitType.GROUND_FORCE, number, SYNTHESISED)
            if saved > 0:
                t.planets.forces[refuge(t, seat, planet)] += saved
                events.forces_return(t, seat, saved, Planet(refuge(t, seat, planet)))


@procedure
def kill_forces(t: Imperium, planet: int, number: int) -> Rule[None]:
    """Ground forces of a planet are destroyed by a card, as many as there are; Gen Synthesis may save them."""
    number = min(number, t.planets.forces[planet])
    if number > 0:
        t.planets.forces[planet] -= number
        yield from lose_forces(t, Seat(t.planets.owner[planet]), Planet(planet), number)


def refuge(t: Imperium, seat: int, besides: int) -> int:
    """The first home planet that the seat holds, not the one that is fought for."""
    for planet in planets_at(t, t.home[seat]):
        if t.planets.owner[planet] == seat and planet != besides:
            return planet
    return NONE


def conquer(t: Imperium, seat: Seat, defender: Seat, planet: Planet, forces: int, defended: bool) -> None:
    """I6, I7  The attacker takes the planet, exhausted; PDS and docks there are destroyed."""
    pds, docks = t.planets.pds[planet], 1 if t.planets.dock[planet] > 0 else 0
    if pds + docks > 0:
        events.buildings_destroyed(t, defender, planet, pds, docks)
    if docks:
        t.registers[seat * REGISTERS + Register.DOCKS_DESTROYED] |= 1 << defender
    t.planets.pds[planet] = 0
    t.planets.dock[planet] = 0
    if docks and defender in neighbours(t, seat) and units_on_board(t, defender, UnitType.SPACE_DOCK) == 0:
        note(t, seat, Register.MERCILESS, 1)
    take_planet(t, seat, planet)
    t.planets.forces[planet] = forces
    if defended:
        note(t, seat, Register.INVASIONS, 1)
    events.planet_conquered(t, seat, planet)


@procedure
def animate(t: Imperium, seat: Seat, planet: Planet) -> Rule[None]:
    """I6  Dacxive Animators: a die for each ground force killed on either side; 6 or more places one."""
    if t.fallen > 0 and has_tech(t, seat, Technology.DACXIVE_ANIMATORS):
        raised = yield from roll_dice(t, seat, UnitType.GROUND_FORCE, t.fallen, ANIMATED)
        if raised > 0:
            t.planets.forces[planet] += raised
            events.landed(t, seat, Unit(UnitType.GROUND_FORCE), raised, planet, rule="I6")
