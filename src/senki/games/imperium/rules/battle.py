"""B  The space battle: pre-combat steps, rounds, losses, withdrawal."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.games.imperium import events
from senki.games.imperium.galaxy import adjacent, can_enter
from senki.games.imperium.kinds import ARRIVING, REGISTERS, VESSELS, Area, CounterArea, Effect, Hex, Register, Seat, VesselClass
from senki.games.imperium.model import (
    Imperium,
    change_counters,
    count,
    count_type,
    counters_in,
    has_tech,
    is_activated,
    is_held_by_another,
    place_of,
    register,
    ships_in,
)
from senki.games.imperium.pack import NONE, Technology, UnitType
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import LOSE, MINISTER_HIT, WITHDRAW, WITHDRAW_TO
from senki.games.imperium.rules.dice import barrage_dice, barrage_needed, roll_dice, space_dice, space_needed
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.fleets import clear_if_empty, join_fleets, remove_excess, remove_fleet, take_hit
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import holder_of
from senki.games.imperium.rules.payment import gain_counters, gain_goods

MOST_ROUNDS: Final = 200  # after so many a battle counts as a stalemate (B16)
BIG: Final = 3  # so many enemy ships make a victory count for objectives
LAST_TYPE: Final = UnitType.WAR_SUN


@procedure
def space_battle(t: Imperium, attacker: Seat) -> Rule[None]:
    """B1, B12  Rounds until the ships and fighters of one player at most are left."""
    place = t.act_hex
    defender = Seat(t.fleet_owner[place])
    attacking, defending = ships_in(t, ARRIVING), ships_in(t, place)  # B17: as they stood when the battle began
    events.battle_begins(t, attacker, defender, Hex(place))
    t.battle_round = 0
    yield from assault_cannon(t, attacker, defender)  # B2
    yield from barrage(t, attacker, defender)
    yield from minister_of_war(t, attacker, defender)
    while t.fleet_owner[ARRIVING] != NONE and t.fleet_owner[place] == defender:
        t.battle_round += 1
        yield from combat_round(t, attacker, defender)
    t.battle_round = 0
    yield from reward_regicide(t, attacker, defender)
    tell_end(t, attacker, defender, attacking, defending)
    if t.fleet_owner[ARRIVING] != NONE:
        join_fleets(t, ARRIVING, place)


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
def assault_cannon(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B2, B3  Each dreadnought of a player with the Assault Cannon fires once, without modifiers (G15); then both take losses."""
    place = t.act_hex
    needed: int = t.cards.unit.combat[UnitType.DREADNOUGHT]
    attack = yield from roll_dice(t, attacker, UnitType.DREADNOUGHT, cannons(t, attacker, ARRIVING), needed, rule="B2")
    defence = yield from roll_dice(t, defender, UnitType.DREADNOUGHT, cannons(t, defender, place), needed, rule="B2")
    yield from take_hits(t, attacker, ARRIVING, defence)
    yield from take_hits(t, defender, place, attack)


def cannons(t: Imperium, seat: int, fleet: int) -> int:
    return count_type(t, fleet, UnitType.DREADNOUGHT) if has_tech(t, seat, Technology.ASSAULT_CANNON) else 0


@procedure
def barrage(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B4  Destroyers fire at fighters; both roll, then both lose fighters (B3)."""
    place = t.act_hex
    attack = yield from fire_barrage(t, attacker, ARRIVING, place)
    defence = yield from fire_barrage(t, defender, place, ARRIVING)
    lose_fighters(t, attacker, ARRIVING, defence)
    lose_fighters(t, defender, place, attack)


@procedure
def fire_barrage(t: Imperium, seat: Seat, fleet: int, enemy: int) -> Rule[int]:
    """B4  Nothing is rolled where there is no fighter."""
    dice = 0
    if t.fleet_owner[fleet] == seat and t.fleet_owner[enemy] != NONE and count(t, enemy, VesselClass.FIGHTER) > 0:
        dice = count(t, fleet, VesselClass.DESTROYER) * barrage_dice(t, seat)
    return (yield from roll_dice(t, seat, UnitType.DESTROYER, dice, barrage_needed(t, seat), rule="B4"))


def lose_fighters(t: Imperium, seat: Seat, fleet: int, hits: int) -> None:
    for _ in range(min(hits, count(t, fleet, VesselClass.FIGHTER))):
        take_hit(t, seat, fleet, VesselClass.FIGHTER)
    clear_if_empty(t, fleet)


@procedure
def minister_of_war(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B2  Minister of War: for a counter of Strategy Allocation the other fleet takes a hit at once."""
    minister = Seat(holder_of(t, Political.MINISTER_OF_WAR))
    if minister not in (attacker, defender) or t.fleet_owner[ARRIVING] != attacker or t.fleet_owner[t.act_hex] != defender:
        return
    if counters_in(t, minister, CounterArea.STRATEGY) > 0:
        strikes = yield from ask_yes(minister, MINISTER_HIT)
        if strikes:
            change_counters(t, minister, CounterArea.STRATEGY, -1)
            events.counters_lost(t, minister, Area(CounterArea.STRATEGY), 1, rule="B2")
            victim = defender if minister == attacker else attacker
            fleet = t.act_hex if minister == attacker else ARRIVING
            yield from take_hits(t, victim, fleet, t.cards.political.number[Political.MINISTER_OF_WAR])


@procedure
def reward_regicide(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """Enemy of the Throne: who wins a space battle against its holder gains trade goods and a counter, and the law is discarded."""
    enemy = holder_of(t, Political.ENEMY_OF_THE_THRONE)
    winner: int = NONE
    if t.fleet_owner[ARRIVING] == attacker and t.fleet_owner[t.act_hex] == NONE and enemy == defender:
        winner = attacker
    elif t.fleet_owner[ARRIVING] == NONE and t.fleet_owner[t.act_hex] == defender and enemy == attacker:
        winner = defender
    if winner != NONE:
        gain_goods(t, winner, t.cards.political.number[Political.ENEMY_OF_THE_THRONE])
        discard_law(t, Political.ENEMY_OF_THE_THRONE)
        yield from gain_counters(t, Seat(winner), 1, rule="K9")


# -- B5 to B8  a round ------------------------------------------------------------------------------------------------


@procedure
def combat_round(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B5 to B9  Announcements, dice, losses, withdrawal."""
    place = t.act_hex
    events.battle_round(t, t.battle_round)
    if is_stalemate(t, attacker, defender):
        yield from end_stalemate(t, attacker)
        return
    leaving = yield from announce(t, attacker, defender)
    attack = yield from roll_side(t, attacker, ARRIVING)
    defence = yield from roll_side(t, defender, place)
    yield from take_hits(t, attacker, ARRIVING, defence)
    yield from take_hits(t, defender, place, attack)
    if leaving != NONE and t.fleet_owner[ARRIVING] != NONE and t.fleet_owner[place] == defender:  # B11
        yield from withdraw(t, Seat(leaving), ARRIVING if leaving == attacker else place)


@procedure
def announce(t: Imperium, attacker: Seat, defender: Seat) -> Rule[int]:
    """B5  The attacker may announce a withdrawal; only if not, the defender a retreat. Gives who leaves."""
    for seat in (attacker, defender):
        if len(havens(t, seat)) > 0 and not barred(t, Effect.NO_RETREAT, seat):
            leaves = yield from ask_yes(seat, WITHDRAW)
            if leaves:
                events.withdrawal_announced(t, Seat(seat))
                return seat
    return NONE


@procedure
def roll_side(t: Imperium, seat: Seat, fleet: int) -> Rule[int]:
    """B6  One die for each ship and fighter, three for a war sun. Gives the hits."""
    hits = 0
    unit: int = LAST_TYPE
    while unit >= 0:
        dice = count_type(t, fleet, unit) * space_dice(t, unit, t.act_hex)
        if dice > 0:
            more = yield from roll_dice(t, seat, unit, dice, space_needed(t, seat, unit, t.act_hex), rule="B6")
            hits += more
        unit -= 1
    return hits


@procedure
def take_hits(t: Imperium, seat: Seat, fleet: int, hits: int) -> Rule[None]:
    """B7, B8  The owner gives the hits to ships and fighters freely. Both sides' dice are rolled before, so that none fires less."""
    while hits > 0 and t.fleet_owner[fleet] == seat:
        options = losable(t, fleet)
        vessel: int = options[0]
        if len(options) > 1:
            vessel = yield from ask(seat, LOSE, losable(t, fleet), hits=hits)
        take_hit(t, seat, fleet, vessel)
        clear_if_empty(t, fleet)
        hits -= 1


def losable(t: Imperium, fleet: int) -> list[int]:
    return [vessel for vessel in range(VESSELS) if count(t, fleet, vessel) > 0]


# -- B9 to B11, B16  withdrawal ---------------------------------------------------------------------------------------


def havens(t: Imperium, seat: int) -> list[int]:
    """B9  Adjacent systems activated by the seat whose space no other player holds, and where ships may end a move."""
    return sorted([place for place in adjacent(t, t.act_hex) if is_haven(t, seat, place)])


def is_haven(t: Imperium, seat: int, place: int) -> bool:
    return is_activated(t, seat, place) and not is_held_by_another(t, seat, place) and can_enter(t, place)


@procedure
def withdraw(t: Imperium, seat: Seat, fleet: int) -> Rule[None]:
    """B9, B10  The whole fleet goes to one such system; what is beyond the Fleet Supply there is destroyed."""
    options = havens(t, seat)
    place: int = options[0]
    if len(options) > 1:
        place = yield from ask(seat, WITHDRAW_TO, havens(t, seat))
    join_fleets(t, fleet, place)
    events.withdrawn(t, seat, Hex(place))
    yield from remove_excess(t, seat)


def is_stalemate(t: Imperium, attacker: int, defender: int) -> bool:
    """B16  Neither side could hit with any die."""
    return t.battle_round > MOST_ROUNDS or (dice_of(t, ARRIVING) == 0 and dice_of(t, t.act_hex) == 0)


def dice_of(t: Imperium, fleet: int) -> int:
    dice = 0
    for unit in range(LAST_TYPE + 1):
        dice += count_type(t, fleet, unit) * space_dice(t, unit, place_of(t, fleet))
    return dice


@procedure
def end_stalemate(t: Imperium, attacker: Seat) -> Rule[None]:
    """B16  The attacker must withdraw; if that is not possible, the attacking fleet is destroyed."""
    if len(havens(t, attacker)) > 0:
        yield from withdraw(t, attacker, ARRIVING)
    else:
        remove_fleet(t, ARRIVING)
