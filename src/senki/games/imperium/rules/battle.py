"""B  The space battle: pre-combat steps, rounds, losses, withdrawal."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask_yes, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import ARRIVING, REGISTERS, Effect, Hex, Register, Seat, Until, VesselClass
from senki.games.imperium.model import Imperium, count, count_type, has_tech, place_of, register, ships_in
from senki.games.imperium.pack import NONE, Technology, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import WITHDRAW
from senki.games.imperium.rules.dice import barrage_dice, barrage_needed, fire_needed, space_dice, space_needed
from senki.games.imperium.rules.effects import bonus, expire, is_in_force
from senki.games.imperium.rules.fleets import clear_if_empty, join_fleets, take_hit
from senki.games.imperium.rules.laws_war import minister_of_war, reward_regicide
from senki.games.imperium.rules.losses import answer_losses, clear_hurt, take_aimed_hits, take_hits
from senki.games.imperium.rules.races_war import letnev_munitions, mentak_ambush, naalu_early_retreat, yin_suicide
from senki.games.imperium.rules.rolls import SIDES, cast_dice, clear_dice, dice_are_rolled, great_hits_of, hits_of, roll_dice
from senki.games.imperium.rules.trade import go_to_war
from senki.games.imperium.rules.windows import open_window
from senki.games.imperium.rules.withdrawal import end_stalemate, havens, withdraw

MOST_ROUNDS: Final = 200  # after so many a battle counts as a stalemate (B16)
BIG: Final = 3  # so many enemy ships make a victory count for objectives
LAST_TYPE: Final = UnitType.WAR_SUN


@procedure
def space_battle(t: Imperium, attacker: Seat) -> Rule[None]:
    """B1, B12  Rounds until the ships and fighters of one player at most are left."""
    place = t.act_hex
    defender = Seat(t.fleet_owner[place])
    attacking, defending = ships_in(t, ARRIVING), ships_in(t, place)  # B17: as they stood when the battle began
    t.defender = defender
    events.battle_begins(t, attacker, defender, Hex(place))
    yield from open_window(t, Window.BAT_OPEN, attacker, defender, place)
    clear_hurt(t)
    if is_fought(t):
        yield from before_first_round(t, attacker, defender)
    while is_fought(t):
        t.battle_round += 1
        yield from combat_round(t, attacker, defender)
        expire(t, Until.COMBAT_ROUND)
    t.battle_round = 0
    t.defender = NONE
    clear_dice(t)
    expire(t, Until.COMBAT_ROUND)
    expire(t, Until.BATTLE)
    tell_end(t, attacker, defender, attacking, defending)
    yield from reward_regicide(t, attacker, defender)
    if t.fleet_owner[ARRIVING] != NONE:
        join_fleets(t, ARRIVING, place)


def is_fought(t: Imperium) -> bool:
    """B12  Are units of both sides left in the system?"""
    return t.fleet_owner[ARRIVING] != NONE and t.fleet_owner[t.act_hex] != NONE


def tell_end(t: Imperium, attacker: Seat, defender: Seat, attacking: int, defending: int) -> None:
    """B17  Who has ships or fighters left, the other's being gone, has won."""
    place = t.act_hex
    if t.fleet_owner[ARRIVING] == attacker:
        note_win(t, attacker, defending)
        events.battle_won(t, attacker, Hex(place))
    elif t.fleet_owner[place] == defender:
        note_win(t, defender, attacking)
        events.battle_won(t, defender, Hex(place))
    else:
        events.battle_drawn(t, Hex(place))


def note_win(t: Imperium, seat: int, beaten: int) -> None:
    """O6  A battle against three or more ships, system by system."""
    if beaten >= BIG and register(t, seat, Register.BIG_WIN_AT) != 1 + t.act_hex:
        t.registers[seat * REGISTERS + Register.BIG_WINS] += 1
        if register(t, seat, Register.BIG_WIN_AT) == 0:
            t.registers[seat * REGISTERS + Register.BIG_WIN_AT] = 1 + t.act_hex


# -- B2 to B4  before the first round ---------------------------------------------------------------------------------


@procedure
def before_first_round(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B2  Assault Cannon, barrage, Mentak's ambush, Naalu's retreat, Minister of War."""
    yield from assault_cannon(t, attacker, defender)
    yield from answer_losses(t, attacker, defender)
    yield from barrage(t, attacker, defender)
    yield from mentak_ambush(t, attacker, defender)
    yield from answer_losses(t, attacker, defender)
    yield from naalu_early_retreat(t, defender)
    yield from minister_of_war(t, attacker, defender)
    yield from answer_losses(t, attacker, defender)


@procedure
def assault_cannon(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B2, B3  Each dreadnought of a player with the Assault Cannon fires once, without modifiers (G15); then both take losses."""
    place = t.act_hex
    if cannons(t, attacker, ARRIVING) + cannons(t, defender, place) > 0:
        go_to_war(t, attacker, defender)  # B15
    attack = yield from roll_dice(t, attacker, UnitType.DREADNOUGHT, cannons(t, attacker, ARRIVING), cannon_needed(t, attacker))
    defence = yield from roll_dice(t, defender, UnitType.DREADNOUGHT, cannons(t, defender, place), cannon_needed(t, defender))
    yield from take_hits(t, attacker, ARRIVING, defence)
    yield from take_hits(t, defender, place, attack)


def cannons(t: Imperium, seat: int, fleet: int) -> int:
    return count_type(t, fleet, UnitType.DREADNOUGHT) if has_tech(t, seat, Technology.ASSAULT_CANNON) else 0


def cannon_needed(t: Imperium, seat: int) -> int:
    return fire_needed(t, seat, UnitType.DREADNOUGHT)


@procedure
def barrage(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B4  Destroyers fire at fighters; both roll, then both lose fighters (B3)."""
    place = t.act_hex
    if barrage_size(t, attacker, ARRIVING, place) + barrage_size(t, defender, place, ARRIVING) > 0:
        go_to_war(t, attacker, defender)  # B15
    attack = yield from fire_barrage(t, attacker, ARRIVING, place)
    defence = yield from fire_barrage(t, defender, place, ARRIVING)
    lose_fighters(t, attacker, ARRIVING, defence)
    lose_fighters(t, defender, place, attack)


@procedure
def fire_barrage(t: Imperium, seat: Seat, fleet: int, enemy: int) -> Rule[int]:
    """B4  Two dice for each destroyer."""
    dice = barrage_size(t, seat, fleet, enemy)
    return (yield from roll_dice(t, seat, UnitType.DESTROYER, dice, barrage_needed(t, seat)))


def barrage_size(t: Imperium, seat: int, fleet: int, enemy: int) -> int:
    """B4  How many dice; none where there is no fighter."""
    if t.fleet_owner[fleet] != seat or t.fleet_owner[enemy] == NONE or count(t, enemy, VesselClass.FIGHTER) == 0:
        return 0
    return count(t, fleet, VesselClass.DESTROYER) * barrage_dice(t, seat)


def lose_fighters(t: Imperium, seat: Seat, fleet: int, hits: int) -> None:
    for _ in range(min(hits, count(t, fleet, VesselClass.FIGHTER))):
        take_hit(t, seat, fleet, VesselClass.FIGHTER)
    clear_if_empty(t, fleet)


# -- B5 to B8  a round ------------------------------------------------------------------------------------------------


@procedure
def combat_round(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B5 to B9  Announcements, dice, losses, withdrawal."""
    events.battle_round(t, t.battle_round)
    yield from round_opens(t, attacker, defender)
    if not is_fought(t):
        return
    go_to_war(t, attacker, defender)  # B15
    if is_stalemate(t):
        yield from end_stalemate(t, attacker)
        return
    leaving = yield from announce(t, attacker, defender)
    clear_dice(t)
    yield from roll_side(t, attacker, ARRIVING)
    yield from roll_side(t, defender, t.act_hex)
    yield from dice_are_rolled(t, attacker, defender)
    yield from lose_units(t, attacker, defender)
    if leaving != NONE and is_fought(t):  # B11
        yield from withdraw(t, Seat(leaving), ARRIVING if leaving == attacker else t.act_hex)


@procedure
def round_opens(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B18  What races do before a round, the attacker first; then cards."""
    for seat in (attacker, defender):
        if is_fought(t):
            yield from yin_suicide(t, Seat(seat))
    clear_hurt(t)
    for seat in (attacker, defender):
        if is_fought(t):
            yield from letnev_munitions(t, Seat(seat))
    if is_fought(t):
        yield from open_window(t, Window.RND_OPEN, attacker, defender, t.act_hex)


@procedure
def announce(t: Imperium, attacker: Seat, defender: Seat) -> Rule[int]:
    """B5  The attacker may announce a withdrawal; only if not, the defender a retreat. Gives who leaves."""
    for seat in (attacker, defender):
        if len(havens(t, seat)) > 0:
            leaves = yield from ask_yes(seat, WITHDRAW)
            if leaves:
                events.withdrawal_announced(t, Seat(seat))
                return seat
    return NONE


@procedure
def roll_side(t: Imperium, seat: Seat, fleet: int) -> Rule[None]:
    """B6  One die for each ship and fighter, three for a war sun; the dice stay on the table."""
    unit: int = LAST_TYPE
    while unit >= 0:
        silent = bonus(t, Effect.SILENT_SHIP, seat, unit)
        dice = max(0, count_type(t, fleet, unit) - silent) * space_dice(t, unit, t.act_hex)
        yield from cast_dice(t, seat, unit, dice, space_needed(t, seat, unit, t.act_hex))
        unit -= 1


@procedure
def lose_units(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B7  Both sides take the hits of the dice on the table."""
    score(t, attacker, defender)
    score(t, defender, attacker)
    if t.hits[attacker] + t.hits[defender] > 0:
        yield from open_window(t, Window.HITS, attacker, defender, t.act_hex)
    yield from take_aimed_hits(t, attacker, ARRIVING, t.hits[attacker], t.aimed_hits[attacker])
    yield from take_aimed_hits(t, defender, t.act_hex, t.hits[defender], t.aimed_hits[defender])
    for seat in (attacker, defender):
        t.hits[seat] = 0
        t.aimed_hits[seat] = 0
    yield from answer_losses(t, attacker, defender)


def score(t: Imperium, shooter: int, target: int) -> None:
    """B7  The hits that a side is about to take; with Experimental Weaponry those of the great ships are aimed at ships."""
    t.hits[target] = hits_of(t, shooter)
    t.aimed_hits[target] = great_hits_of(t, shooter) if is_in_force(t, Effect.AIMED_HITS, shooter) else 0


# -- B16  stalemate ---------------------------------------------------------------------------------------------------


def is_stalemate(t: Imperium) -> bool:
    """B16  Neither side could hit with any die."""
    return t.battle_round > MOST_ROUNDS or not (can_hit(t, ARRIVING) or can_hit(t, t.act_hex))


def can_hit(t: Imperium, fleet: int) -> bool:
    """B16  Has the fleet a die that could hit? What holds for the first round only makes no stalemate."""
    seat, place = t.fleet_owner[fleet], place_of(t, fleet)
    for unit in range(LAST_TYPE + 1):
        if count_type(t, fleet, unit) * space_dice(t, unit, place) > 0:
            if t.battle_round == 1 or space_needed(t, seat, unit, place) <= SIDES:
                return True
    return False
