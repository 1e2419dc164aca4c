"""Race abilities in war: what they add to combat rolls, and what their players may do in battles."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import ARRIVING, TYPE_OF, VESSELS, Effect, Planet, Seat, Until, Vessel, VesselClass
from senki.games.imperium.model import Imperium, count, count_type, fleet_of, planets_at
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.questions import AMBUSH, CONVERT, EARLY_RETREAT, MUNITIONS, SUICIDE, SUICIDE_TARGET
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.fleets import clear_if_empty, lose_ship, take_hit
from senki.games.imperium.rules.losses import take_hits
from senki.games.imperium.rules.modifiers import jolnar_weak, norr_combat, other_rolls
from senki.games.imperium.rules.rolls import roll_dice
from senki.games.imperium.rules.sides import enemy_fleet, opponent_of
from senki.games.imperium.rules.trade import go_to_war
from senki.games.imperium.rules.withdrawal import havens, withdraw

AMBUSHERS: Final = 2  # Mentak: so many ships fire
MUNITIONS_PRICE: Final = 2  # Letnev
MUNITIONS_SHIPS: Final = 1
MUNITIONS_FORCES: Final = 2
CONVERTED: Final = 5  # Yin


# -- combat rolls (G15) -----------------------------------------------------------------------------------------------


def naalu_fighters(t: Imperium, seat: int, unit: int) -> int:
    """Naalu: own fighters +1 in space battles."""
    return int(unit == UnitType.FIGHTER and has_ability(t, seat, RaceAbility.NAALU_FIGHTERS))


def l1z1x_combat(t: Imperium, seat: int, unit: int, attacking: bool) -> int:
    """L1z1x: dreadnoughts +1 in space battles, ground forces +1 when they attack."""
    helped = unit == UnitType.DREADNOUGHT or (unit == UnitType.GROUND_FORCE and attacking)
    return int(helped and has_ability(t, seat, RaceAbility.L1Z1X_COMBAT))


def race_combat(t: Imperium, seat: int, unit: int) -> int:
    """B6  What the race adds in a space battle."""
    return norr_combat(t, seat) + jolnar_weak(t, seat) + naalu_fighters(t, seat, unit) + l1z1x_combat(t, seat, unit, False)


def race_ground_combat(t: Imperium, seat: int, unit: int, planet: int) -> int:
    """I4  What the race adds in an invasion combat."""
    return norr_combat(t, seat) + jolnar_weak(t, seat) + l1z1x_combat(t, seat, unit, t.planets.owner[planet] != seat)


def first_round_combat(t: Imperium, seat: int) -> int:
    """Xxcha: its opponents have -1 in the first round of each space battle and invasion combat."""
    return -int(t.battle_round == 1 and has_ability(t, opponent_of(t, seat), RaceAbility.XXCHA_FIRST_ROUND))


# -- B2  before the first round ---------------------------------------------------------------------------------------


@procedure
def mentak_ambush(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B2, B3  Mentak: up to two own cruisers or destroyers fire once each, without modifiers (G15), before anybody else."""
    place = t.act_hex
    attack = yield from ambush(t, attacker, ARRIVING, place)
    defence = yield from ambush(t, defender, place, ARRIVING)
    yield from take_hits(t, attacker, ARRIVING, defence)
    yield from take_hits(t, defender, place, attack)


@procedure
def ambush(t: Imperium, seat: Seat, fleet: int, enemy: int) -> Rule[int]:
    """B2  Which of them fire; then their dice. Gives the hits."""
    if t.fleet_owner[fleet] != seat or t.fleet_owner[enemy] == NONE or not has_ability(t, seat, RaceAbility.MENTAK_AMBUSH):
        return 0
    cruisers, destroyers = 0, 0
    while cruisers + destroyers < AMBUSHERS and len(ambushers(t, fleet, cruisers, destroyers)) > 0:
        unit = yield from ask(seat, AMBUSH, [*ambushers(t, fleet, cruisers, destroyers), ENOUGH])
        if unit == ENOUGH:
            break
        if unit == UnitType.CRUISER:
            cruisers += 1
        else:
            destroyers += 1
    if cruisers + destroyers > 0:
        go_to_war(t, t.fleet_owner[ARRIVING], t.fleet_owner[t.act_hex])  # B15
    hits = yield from roll_dice(t, seat, UnitType.CRUISER, cruisers, ambush_needed(t, seat, UnitType.CRUISER))
    more = yield from roll_dice(t, seat, UnitType.DESTROYER, destroyers, ambush_needed(t, seat, UnitType.DESTROYER))
    return hits + more


def ambush_needed(t: Imperium, seat: int, unit: int) -> int:
    return t.cards.unit.combat[unit] - other_rolls(t, seat, unit)


def ambushers(t: Imperium, fleet: int, cruisers: int, destroyers: int) -> list[int]:
    """The types of which there is another ship that may fire."""
    found: list[int] = []
    if count_type(t, fleet, UnitType.DESTROYER) > destroyers:
        found.append(UnitType.DESTROYER)
    if count_type(t, fleet, UnitType.CRUISER) > cruisers:
        found.append(UnitType.CRUISER)
    return found


@procedure
def naalu_early_retreat(t: Imperium, defender: Seat) -> Rule[None]:
    """B2  Naalu: when attacked its fleet may retreat, by the normal limits (B9), before the first round."""
    place = t.act_hex
    fought = t.fleet_owner[place] == defender and t.fleet_owner[ARRIVING] != NONE
    if fought and has_ability(t, defender, RaceAbility.NAALU_EARLY_RETREAT) and len(havens(t, defender)) > 0:
        leaves = yield from ask_yes(defender, EARLY_RETREAT)
        if leaves:
            yield from withdraw(t, defender, place)


# -- B18, I10  before a round -----------------------------------------------------------------------------------------


@procedure
def letnev_munitions(t: Imperium, seat: Seat) -> Rule[None]:
    """B18  Letnev: for 2 trade goods all own ships have +1 in this round, in an invasion combat all own ground forces +2."""
    if t.goods[seat] >= MUNITIONS_PRICE and has_ability(t, seat, RaceAbility.LETNEV_MUNITIONS):
        pays = yield from ask_yes(seat, MUNITIONS)
        if pays:
            t.goods[seat] -= MUNITIONS_PRICE
            events.goods_paid(t, seat, MUNITIONS_PRICE)
            if t.battle_planet == NONE:
                add_effect(t, Effect.SHIP_COMBAT, seat, Until.COMBAT_ROUND, amount=MUNITIONS_SHIPS)
            else:
                add_effect(t, Effect.COMBAT, seat, Until.COMBAT_ROUND, thing=UnitType.GROUND_FORCE, amount=MUNITIONS_FORCES)


@procedure
def yin_suicide(t: Imperium, seat: Seat) -> Rule[None]:
    """B18  Yin: just before round two of a space battle an own destroyer or cruiser is given up for a hit on a chosen enemy ship."""
    if t.battle_round == 2 and has_ability(t, seat, RaceAbility.YIN_SUICIDE):
        options = suicides(t, seat)
        if len(options) > 0 and len(suicide_targets(t, seat)) > 0:
            given = yield from ask(seat, SUICIDE, [*suicides(t, seat), ENOUGH])
            if given != ENOUGH:
                fleet = fleet_of(t, seat, t.act_hex)
                events.ship_destroyed(t, seat, Vessel(given), rule="B18")
                lose_ship(t, seat, fleet, given)
                clear_if_empty(t, fleet)
                target = yield from ask(seat, SUICIDE_TARGET, suicide_targets(t, seat))
                take_hit(t, opponent_of(t, seat), enemy_fleet(t, seat), target)
                clear_if_empty(t, enemy_fleet(t, seat))


def suicides(t: Imperium, seat: int) -> list[int]:
    """Own destroyers and cruisers in the battle, by class."""
    fleet = fleet_of(t, seat, t.act_hex)
    return [
        vessel for vessel in range(VESSELS) if TYPE_OF[vessel] in (UnitType.DESTROYER, UnitType.CRUISER) and count(t, fleet, vessel) > 0
    ]


def suicide_targets(t: Imperium, seat: int) -> list[int]:
    """Enemy ships, which fighters are not (G2)."""
    return [vessel for vessel in range(VESSELS) if vessel != VesselClass.FIGHTER and count(t, enemy_fleet(t, seat), vessel) > 0]


@procedure
def yin_convert(t: Imperium, seat: Seat, planet: Planet) -> Rule[None]:
    """I10  Yin: an attacker rolls a die before the first round; on 5 or more a defending ground force goes over to it."""
    which: int = planets_at(t, t.act_hex).index(planet)
    if t.planets.forces[planet] > 0 and t.landed[which] > 0 and has_ability(t, seat, RaceAbility.YIN_CONVERT):
        tries = yield from ask_yes(seat, CONVERT, planet=planet)
        if tries:
            converted = yield from roll_dice(t, seat, UnitType.GROUND_FORCE, 1, CONVERTED)
            if converted > 0:
                t.planets.forces[planet] -= 1
                t.landed[which] += 1
                events.force_converted(t, seat, planet)
