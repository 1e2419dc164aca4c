"""V2  What an action card may be aimed at, and naming it when the card is announced. All of it is seen by everybody.

`things` says what a word of the pack's `targets` means; `ASKED` says by which question it is named. The choices stand in the card's row of
`said`. Of two targets the second may depend on the first, and the first is offered only if there is a second for it.
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import (
    AGREEMENT,
    MOVER,
    ROLLED,
    AbilityOfRace,
    Hex,
    Money,
    Planet,
    Seat,
    StrategyCard,
    Tech,
    Unit,
    Vessel,
    VesselClass,
)
from senki.games.imperium.model import Imperium, count, reinforcements
from senki.games.imperium.pack import NONE, PLANETS
from senki.games.imperium.pack_cards import ActionKind
from senki.games.imperium.questions import (
    TARGET_ABILITY,
    TARGET_AGREEMENT,
    TARGET_CARD,
    TARGET_DIE,
    TARGET_HEX,
    TARGET_NUMBER,
    TARGET_PLANET,
    TARGET_SEAT,
    TARGET_SHIP,
    TARGET_STRATEGY,
    TARGET_TECH,
)
from senki.games.imperium.rules import aims
from senki.games.imperium.rules.aims_war import answers_mines, dice_owners, dice_shown, die_that_shows
from senki.games.imperium.rules.docks import dock_owner
from senki.games.imperium.rules.payment import pay
from senki.games.imperium.rules.windows import fits, may_play

COPY_PRICE: Final = 3  # Touch of Genius

# -- what may be chosen -------------------------------------------------------------------------------------------------


def has_targets(t: Imperium, seat: int, kind: int, place: int) -> bool:
    """V2  Is there something for each of its targets?"""
    if kind == ActionKind.TOUCH_OF_GENIUS or len(t.cards.action.targets[kind]) == 0:
        return True
    return len(candidates(t, seat, kind, 0, NONE, place)) > 0


def candidates(t: Imperium, seat: int, kind: int, step: int, first: int, place: int) -> list[int]:
    """V2  What the seat may name as a target of the card; as the first of two only what leaves a second."""
    targets = t.cards.action.targets[kind]
    found = aims.things(t, seat, targets[step], kind, first, place)
    if step == 0 and len(targets) > 1:
        return [one for one in found if len(aims.things(t, seat, targets[1], kind, one, place)) > 0]
    return found


def copyable(t: Imperium, seat: int, place: int) -> list[int]:
    """Touch of Genius: kinds among the discards that the seat could play itself just now."""
    found: list[int] = []
    for card in t.a_discard:
        kind = t.cards.action.kind[card]
        if kind not in found and kind != ActionKind.TOUCH_OF_GENIUS and fits(t, kind, place) and may_play(t, seat, kind, place):
            found.append(kind)
    return sorted(found)


# -- naming them --------------------------------------------------------------------------------------------------------


@procedure
def choose_copied(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """V2  Touch of Genius: the discarded card is named and 3 influence paid. Ruling: paid when announced, and lost if cancelled (G12).

    Trade goods may go for it that the copied card needs; then nothing is left to aim it at, and it does nothing.
    """
    t.said.play[row] = yield from ask(seat, TARGET_CARD, copyable(t, seat, t.said.occasion[row]))
    yield from pay(t, seat, Money.INFLUENCE, COPY_PRICE, rule="V2")
    if not has_targets(t, seat, t.said.play[row], t.said.occasion[row]):
        t.said.cancelled[row] = 1


@procedure
def choose_targets(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """V2  The targets that all can see are named one after the other."""
    targets: Ints = tuple(t.cards.action.targets[t.said.play[row]])
    for step in list(range(len(targets))):
        yield from ASKED[targets[step]](t, seat, row, step)


def offered(t: Imperium, seat: int, row: int, step: int) -> list[int]:
    return candidates(t, seat, t.said.play[row], step, t.said.first[row], t.said.occasion[row])


def name_target(t: Imperium, row: int, step: int, target: int) -> None:
    if step == 0:
        t.said.first[row] = target
    else:
        t.said.second[row] = target


@procedure
def name_seat(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A player."""
    target = yield from ask(seat, TARGET_SEAT, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, target)
    events.aimed_at_seat(t, seat, Seat(target))


@procedure
def name_planet(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A planet."""
    planet = yield from ask(seat, TARGET_PLANET, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, planet)
    events.aimed_at_planet(t, seat, Planet(planet))


@procedure
def name_dock(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2, R12  A space dock: by its planet; where docks in space fit too, by whose it is, then one of those by where it lies."""
    owners: Ints = tuple(sorted({dock_owner(t, dock) for dock in offered(t, seat, row, step)}))
    owner: int = owners[0]
    if max(offered(t, seat, row, step)) < PLANETS:
        yield from name_planet(t, seat, row, step)
        return
    if len(owners) > 1:
        owner = yield from ask(seat, TARGET_SEAT, list(owners), card=t.said.play[row])
    afloat = afloat_of(t, seat, row, step, owner)
    if len(afloat) > 0:
        ship = yield from ask(seat, TARGET_SHIP, afloat_of(t, seat, row, step, owner), card=t.said.play[row])
        name_target(t, row, step, PLANETS + MOVER.first(ship))
        events.aimed_at_ship(t, seat, Vessel(VesselClass.FLOATING_DOCK), Hex(MOVER.first(ship)))
    else:
        own = [dock for dock in offered(t, seat, row, step) if dock_owner(t, dock) == owner]
        planet = yield from ask(seat, TARGET_PLANET, own, card=t.said.play[row])
        name_target(t, row, step, planet)
        events.aimed_at_planet(t, seat, Planet(planet))


def afloat_of(t: Imperium, seat: int, row: int, step: int, owner: int) -> list[int]:
    """R12  The docks in space of a player that fit; who has some is not asked for one on a planet."""
    docks = [dock for dock in offered(t, seat, row, step) if dock >= PLANETS and dock_owner(t, dock) == owner]
    return sorted([MOVER.of(dock - PLANETS, VesselClass.FLOATING_DOCK) for dock in docks])


@procedure
def name_port(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2, R12  Where units are brought: a planet, or a system for a dock in space."""
    if t.said.first[row] < PLANETS:
        yield from name_planet(t, seat, row, step)
    else:
        systems = [port - PLANETS for port in offered(t, seat, row, step)]
        place = yield from ask(seat, TARGET_HEX, systems, card=t.said.play[row])
        name_target(t, row, step, PLANETS + place)
        events.aimed_at_system(t, seat, Hex(place))


@procedure
def name_planets(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  One planet, or two."""
    yield from name_planet(t, seat, row, 0)
    first: int = t.said.first[row]
    others: Ints = tuple([one for one in offered(t, seat, row, 0) if one != first])
    if len(others) > 0:
        planet = yield from ask(seat, TARGET_PLANET, [*others, ENOUGH], card=t.said.play[row])
        if planet != ENOUGH:
            t.said.second[row] = planet
            events.aimed_at_planet(t, seat, Planet(planet))


@procedure
def name_system(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A system."""
    place = yield from ask(seat, TARGET_HEX, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, place)
    events.aimed_at_system(t, seat, Hex(place))


@procedure
def name_ship(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A ship, by where it is and its class."""
    ship = yield from ask(seat, TARGET_SHIP, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, ship)
    events.aimed_at_ship(t, seat, Vessel(MOVER.second(ship)), Hex(MOVER.first(ship)))


@procedure
def name_tech(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A technology."""
    tech = yield from ask(seat, TARGET_TECH, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, tech)
    events.aimed_at_tech(t, seat, Tech(tech))


@procedure
def name_strategy(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A strategy card."""
    card = yield from ask(seat, TARGET_STRATEGY, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, card)
    events.aimed_at_strategy(t, seat, StrategyCard(card))


@procedure
def name_number(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A number."""
    number = yield from ask(seat, TARGET_NUMBER, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, number)
    events.aimed_at_number(t, seat, number)


@procedure
def name_die(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A die on the table: whose, where dice of several fit, then of which unit and with what number. Minelayers need none."""
    if answers_mines(t, t.said.play[row], t.said.occasion[row]):
        return
    owners: Ints = dice_owners(t, offered(t, seat, row, step))
    owner: int = owners[0]
    if len(owners) > 1:
        owner = yield from ask(seat, TARGET_SEAT, list(owners), card=t.said.play[row])
    rolled = yield from ask(seat, TARGET_DIE, dice_shown(t, offered(t, seat, row, step), owner), card=t.said.play[row])
    name_target(t, row, step, die_that_shows(t, offered(t, seat, row, step), owner, rolled))
    events.aimed_at_die(t, seat, Seat(owner), Unit(ROLLED.first(rolled)), ROLLED.second(rolled))


@procedure
def name_patrol(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  Patrol: a ship and where it goes, then perhaps a second one (which may be one of the same class, if there is another)."""
    t.said.first[row] = yield from ask(seat, TARGET_SHIP, offered(t, seat, row, 0), card=t.said.play[row])
    yield from name_way(t, seat, row, 1)
    if len(second_patrols(t, seat, row)) > 0:
        yield from name_second_patrol(t, seat, row)


@procedure
def name_second_patrol(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """V2  Patrol: perhaps a second ship."""
    ship = yield from ask(seat, TARGET_SHIP, [*second_patrols(t, seat, row), ENOUGH], card=t.said.play[row])
    if ship != ENOUGH:
        t.said.third[row] = ship
        yield from name_way(t, seat, row, 3)


@procedure
def name_way(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  Patrol: the system to which the ship goes."""
    ship: int = t.said.first[row] if step == 1 else t.said.third[row]
    taken: int = NONE if step == 1 else t.said.second[row]
    place = yield from ask(seat, TARGET_HEX, [one for one in aims.patrolled(t, seat, ship) if one != taken], card=t.said.play[row])
    if step == 1:
        t.said.second[row] = place
    else:
        t.said.fourth[row] = place
    events.aimed_at_ship(t, seat, Vessel(MOVER.second(ship)), Hex(MOVER.first(ship)))
    events.aimed_at_system(t, seat, Hex(place))


def second_patrols(t: Imperium, seat: int, row: int) -> list[int]:
    """Ships besides the first one that have another system to go to, if there is a counter for that too."""
    first, taken = t.said.first[row], t.said.second[row]
    if reinforcements(t, seat) < 2:
        return []
    found: list[int] = []
    for ship in aims.patrols(t, seat):
        there = count(t, MOVER.first(ship), MOVER.second(ship)) - (1 if ship == first else 0)
        if there > 0 and len([place for place in aims.patrolled(t, seat, ship) if place != taken]) > 0:
            found.append(ship)
    return found


@procedure
def name_ability(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A race ability."""
    ability = yield from ask(seat, TARGET_ABILITY, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, ability)
    events.aimed_at_ability(t, seat, AbilityOfRace(ability))


@procedure
def name_agreement(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  A trade agreement."""
    pair = yield from ask(seat, TARGET_AGREEMENT, offered(t, seat, row, step), card=t.said.play[row])
    name_target(t, row, step, pair)
    events.aimed_at_agreement(t, seat, Seat(AGREEMENT.first(pair)), Seat(AGREEMENT.second(pair)))


@procedure
def named_before(t: Imperium, seat: Seat, row: int, step: int) -> Rule[None]:
    """V2  What is named together with the target before it, or is the card copied."""
    yield from nothing()


ASKED: Final = (  # by target
    name_planet,  # own planet
    name_tech,
    name_seat,  # opponent
    name_number,  # votes
    name_planet,  # planet without PDS
    name_seat,  # player
    name_system,  # system with own ship
    name_ship,  # ship just damaged
    name_seat,  # opponent with cards
    name_system,  # system with own damage
    name_planet,  # planet with PDS
    name_dock,  # dock in range
    name_die,  # PDS die
    name_strategy,  # unchosen strategy card
    name_system,  # wormhole system
    name_agreement,
    name_seat,  # opponent with command
    name_ship,  # own dreadnought
    name_planet,  # controlled planet
    name_ship,  # ship near own planet
    name_dock,  # own dock
    name_port,  # planet on route
    name_planets,  # exhausted planets
    name_ship,  # ship just lost
    name_ability,
    name_patrol,
    named_before,  # empty neighbour
    name_planet,  # enemy garrison
    name_strategy,  # own strategy card
    name_seat,  # opponent with goods
    name_die,  # die
    name_planet,  # ready planet of conqueror
    name_planet,  # own exhausted planet
    name_dock,  # dock outside homes
    name_seat,  # opponent with reinforcements
    name_system,  # system outside homes
    name_system,  # haven
    name_planet,  # planet of system
    name_system,  # system with war sun
    name_strategy,
    name_ship,  # own ship
    name_ship,  # enemy ship
    named_before,  # discarded card
    name_planet,  # own garrison
    name_system,  # activated system
    name_planet,  # neutral planet nearby
    name_system,
)
