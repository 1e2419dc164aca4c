"""V, B18  Action cards in space battles: before them, before a round, after dice, before and after losses."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask_yes, nothing, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import MOVER, TYPE_OF, Effect, Hex, Seat, Until, Vessel, VesselClass
from senki.games.imperium.model import Imperium, count
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.questions import TERROR
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.fleets import clear_if_empty, destroy_ship, take_hit
from senki.games.imperium.rules.losses import take_hits, take_row
from senki.games.imperium.rules.rolls import roll_again, roll_dice
from senki.games.imperium.rules.sides import enemy_fleet, opponent_of, side_fleet
from senki.games.imperium.rules.withdrawal import havens, leave_for, withdraw

# -- before the battle ------------------------------------------------------------------------------------------------


@procedure
def communications_breakdown(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a space battle of yours: until it ends nobody plays action cards but Sabotage."""
    add_effect(t, Effect.SILENCE, NONE, Until.BATTLE)
    yield from nothing()


@procedure
def fighter_prototype(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a space battle: your fighters have +2 in its first round."""
    add_effect(t, Effect.COMBAT, seat, Until.COMBAT_ROUND, thing=UnitType.FIGHTER, amount=number_of(t, row))
    yield from nothing()


@procedure
def flanking_tactic(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a space battle: your opponent leaves it by no means."""
    add_effect(t, Effect.NO_RETREAT, opponent_of(t, seat), Until.BATTLE)
    yield from nothing()


@procedure
def friendly_fire(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a space battle in which the opponent has more fighters than ships: half of the fighters, rounded down, are destroyed."""
    fleet = enemy_fleet(t, seat)
    for _ in range(count(t, fleet, VesselClass.FIGHTER) // 2):
        destroy_ship(t, opponent_of(t, seat), fleet, VesselClass.FIGHTER)
    yield from nothing()


@procedure
def into_the_breach(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a space battle you name a dreadnought of yours: your ships have +1 in it, and the first two hits on you go to it."""
    add_effect(t, Effect.SHIP_COMBAT, seat, Until.BATTLE, amount=number_of(t, row))
    add_effect(t, Effect.BREACH, seat, Until.BATTLE, thing=MOVER.second(t.said.first[row]), amount=2)
    yield from nothing()


@procedure
def rule_by_terror(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a space battle, with a war sun or two dreadnoughts: the opponent withdraws at once, if able (B9), or takes two hits."""
    other = Seat(opponent_of(t, seat))
    fleet = enemy_fleet(t, seat)
    leaves = False
    if len(havens(t, other)) > 0:
        leaves = yield from ask_yes(other, TERROR)
    if leaves:
        yield from withdraw(t, other, fleet)
    else:
        yield from take_hits(t, other, fleet, number_of(t, row))


@procedure
def target_their_flagship(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a space battle an own ship fires once at a ship of the opponent's; it does not roll in the first round."""
    unit = TYPE_OF[MOVER.second(t.said.first[row])]
    target: int = MOVER.second(t.said.second[row])
    fleet = enemy_fleet(t, seat)
    add_effect(t, Effect.SILENT_SHIP, seat, Until.COMBAT_ROUND, thing=unit, amount=1)
    hits = yield from roll_dice(t, seat, unit, 1, t.cards.unit.combat[unit])
    if hits > 0:
        take_hit(t, opponent_of(t, seat), fleet, target)
        clear_if_empty(t, fleet)


# -- before a round, here and in invasion combats ---------------------------------------------------------------------


@procedure
def experimental_weaponry(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a round of a space battle: hits of your dreadnoughts and war suns are not taken on fighters while there are ships."""
    add_effect(t, Effect.AIMED_HITS, seat, Until.COMBAT_ROUND)
    yield from nothing()


@procedure
def morale_boost(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a round of a space battle or invasion combat: all your units have +1 in it."""
    add_effect(t, Effect.COMBAT, seat, Until.COMBAT_ROUND, amount=number_of(t, row))
    yield from nothing()


@procedure
def skilled_retreat(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before a round of a space battle: a counter of your reserve goes on an adjacent friendly or empty system, your fleet too."""
    place: int = t.said.first[row]
    t.activated[place] |= 1 << seat
    events.counter_placed(t, seat, Hex(place))
    yield from leave_for(t, seat, side_fleet(t, seat), place)


# -- dice and hits ----------------------------------------------------------------------------------------------------


@procedure
def recheck(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After the dice of a round of a battle or invasion of yours: one die, own or enemy, is rolled again."""
    t.again = 1
    yield from roll_again(t, t.said.first[row])


@procedure
def shields_holding(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before losses in a round of a space battle: up to two hits on you are cancelled, those first that fighters could not take."""
    cancelled = min(number_of(t, row), t.hits[seat])
    t.hits[seat] -= cancelled
    t.aimed_hits[seat] = max(0, t.aimed_hits[seat] - cancelled)
    events.hits_cancelled(t, seat, cancelled)
    yield from nothing()


# -- after losses -----------------------------------------------------------------------------------------------------


@procedure
def direct_hit(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """When a ship of your opponent was damaged in a space battle of yours: it is destroyed."""
    t.again = 1
    fleet = enemy_fleet(t, seat)
    destroy_ship(t, opponent_of(t, seat), fleet, MOVER.second(t.said.first[row]))
    clear_if_empty(t, fleet)
    yield from nothing()


@procedure
def courageous_to_the_end(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """When a ship of yours was destroyed in or before a space battle: two dice at its value; the opponent takes the hits at once."""
    t.again = 1
    vessel = MOVER.second(t.said.first[row])
    lost = lost_row(t, seat, vessel, True)
    t.hurt.avenged[lost] = 1
    fleet = enemy_fleet(t, seat)
    hits = yield from roll_dice(t, seat, TYPE_OF[vessel], number_of(t, row), t.cards.unit.combat[TYPE_OF[vessel]])
    yield from take_hits(t, Seat(t.fleet_owner[fleet]), fleet, hits)


@procedure
def military_foresight(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """When a ship of yours was destroyed in space: it lies on this card and returns at the start of the Status Phase (Q9)."""
    t.again = 1
    vessel = MOVER.second(t.said.first[row])
    take_row(t, lost_row(t, seat, vessel, False))
    add_effect(t, Effect.FORESEEN, seat, Until.KEPT, thing=TYPE_OF[vessel], source=t.said.card[row])
    t.a_board.append(t.said.card[row])
    events.ship_kept(t, seat, Vessel(vessel))
    yield from nothing()


def lost_row(t: Imperium, seat: int, vessel: int, to_avenge: bool) -> int:
    """V4  The ship just lost of that class, one not avenged yet if it is to be."""
    rows = [row for row in range(len(t.hurt)) if t.hurt.seat[row] == seat and t.hurt.vessel[row] == vessel and t.hurt.lost[row]]
    rows = [row for row in rows if not (to_avenge and t.hurt.avenged[row])]
    return rows[0]


def number_of(t: Imperium, row: int) -> int:
    """The number of the card's text."""
    return t.cards.action.number[t.said.play[row]]
