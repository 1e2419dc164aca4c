"""What lies on the table of The Ares Project, and the words for it.

A base lies behind its owner's screen. Its places are the cards that lie face up there, the buildings printed on the mat and, in the full
game, stacks of resources; the fields of a base have an entry for each place. Each field has two rows for a player: row `seat` is the base
as it is, and row `players + seat` is the base as the others last saw it, before the screen went back. What was played behind the screen
since then (`unseen` cards) is known to its owner alone.

A card that was played face down is never turned up again, so it does not matter which one lies where: a place has a number of resources,
and the cards themselves are in `face_down`, those in the discard pile (`spent` of them) included.

A force is a place with units in a player's base: its number is seat * BASE_SIZE + place.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType

from senki.engine.procedure import table
from senki.engine.table import EVERYONE, Table
from senki.engine.zones import FLAG, SEAT, Kind, listed, nobody, owner, public, shared
from senki.games.ares.cards import CARDS, FACTIONS, MAT, START, TYPES, UNITS, Cards

Seat = NewType("Seat", int)
Card = NewType("Card", int)
Unit = NewType("Unit", int)
Force = NewType("Force", int)
Place = NewType("Place", int)

NONE: Final = -1
BASE_SIZE: Final = 64  # places of a base, at most
MOST_UNITS: Final = 4  # on one building
HAND: Final = 3
BASE_CARD: Final = 4 * BASE_SIZE  # as a target, in place of a force

BASIC: Final = 0  # modes
MODES: Final = ("basic",)

ATTACKERS: Final = 0  # the sides of a battle
DEFENDERS: Final = 1

NORMAL_ATTACK: Final = 0  # combat choice cards
DEEP_STRIKE: Final = 1
ROUNDS: Final = (6, 3)  # by combat choice card

AT_FRONTIER: Final = 0  # where a battle is fought, and what a defender stands by
AT_BASE: Final = 1

LEFT: Final = 0  # ends of the battle line
RIGHT: Final = 1

RESOURCE: Final = 0  # uses of a card
FIRST_SIDE: Final = 1
SECOND_SIDE: Final = 2
TAKE_FRONTIER: Final = 3
NORMAL: Final = 4
DEEP: Final = 5
SCORE: Final = 6
USES: Final = ("resource", "first-side", "second-side", "take-frontier", "normal-attack", "deep-strike", "score")

CARD: Final = Kind("card", CARDS, cards=True)
SHOWN: Final = Kind("card", CARDS, type_name="Shown")  # a card's number where it only tells which card it is
UNIT: Final = Kind("unit", UNITS)
FACTION: Final = Kind("faction", 4, labels=FACTIONS)
TYPE: Final = Kind("type", 4, labels=TYPES)
MODE: Final = Kind("mode", len(MODES), labels=MODES)
USE: Final = Kind("use", len(USES), labels=USES)
CHOICE: Final = Kind("choice-card", 2, labels=("normal-attack", "deep-strike"), type_name="Choice")
STAND: Final = Kind("stand", 2, labels=("frontier", "base"))
END: Final = Kind("end", 2, labels=("left", "right"))
KEEP: Final = Kind("redeploy", 2, labels=("stay", "move"))
FORCE: Final = Kind("force")
PLACE: Final = Kind("place")
SPOT: Final = Kind("spot")  # in the battle line: behind a column, or in a gap between columns
DIE: Final = Kind("die")
FACE: Final = Kind("face")


@table
class Ares(Table):
    cards: Annotated[Cards, shared]
    players: Annotated[int, public()] = 0
    mode: Annotated[int, public(MODE)] = BASIC
    faction: Annotated[list[int], public(FACTION, slots=4)]
    turn: Annotated[int, public(SEAT)] = NONE
    holder: Annotated[int, public(SEAT)] = NONE  # of the frontier
    victor: Annotated[int, public(SEAT)] = NONE  # who has taken the last base
    out: Annotated[list[int], public(FLAG, slots=4)]

    # cards, by seat
    deck: Annotated[list[list[int]], nobody(CARD)]
    bottom: Annotated[list[list[int]], public(CARD)]  # the Standard attack under the deck
    hand: Annotated[list[list[int]], owner(CARD)]
    face_down: Annotated[list[list[int]], owner(CARD, counted=False)]  # in the base and in the discard pile
    spent: Annotated[list[int], public(slots=4)]  # of them, in the discard pile
    discard: Annotated[list[list[int]], public(CARD)]  # face up
    scored: Annotated[list[list[int]], owner(CARD, counted=False)]
    opening: Annotated[list[list[int]], owner(SHOWN, counted=False)]  # chosen from the deck before the game
    plan: Annotated[list[list[int]], owner(counted=False, slots=4)]  # this turn: which card of the hand, its use, a place, a target

    # bases: by seat as they are, then by seat as last seen
    sight: Annotated[list[int], public(slots=8)]  # who sees the row
    unseen: Annotated[list[int], public(slots=4)]
    site: Annotated[list[list[int]], listed(SHOWN, by="sight", counted=False, slots=BASE_SIZE)]  # the card, or NONE
    turned: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]  # which of its sides is up: 0 or 1
    resources: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]  # on it
    units: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]

    # the battle
    attacker: Annotated[int, public(SEAT)] = NONE
    defender: Annotated[int, public(SEAT)] = NONE
    declared: Annotated[list[list[int]], owner(CARD, turned_up="revealed")]  # the attack card, by seat
    choice: Annotated[list[int], owner(CHOICE, turned_up="revealed", slots=4)]  # the combat choice card, by seat
    revealed: Annotated[list[int], public(FLAG, slots=4)]
    stand: Annotated[int, public(STAND)] = NONE  # what the defender has chosen to defend
    where: Annotated[int, public(STAND)] = NONE  # the battle is fought
    rounds_left: Annotated[int, public()] = 0
    reserve: Annotated[list[list[int]], public(FORCE, slots=BASE_SIZE)]  # by side: forces that have no place in the line yet
    front: Annotated[list[list[int]], public(FORCE, slots=BASE_SIZE)]  # by side, by column
    flank: Annotated[list[list[int]], public(FORCE, slots=BASE_SIZE)]  # by side: forces behind others, the foremost first
    behind: Annotated[list[list[int]], public(slots=BASE_SIZE)]  # and their columns
    fired: Annotated[list[int], public(FORCE, slots=2 * BASE_SIZE)]  # this round
    retreating: Annotated[int, public()] = NONE  # a side
    shield: Annotated[list[list[int]], public(slots=BASE_SIZE)]  # by seat and place
    damaged: Annotated[list[list[int]], public(slots=BASE_SIZE)]  # one tough unit has taken a hit
    hits: Annotated[list[list[int]], public(slots=BASE_SIZE)]  # not yet removed
    rerolls: Annotated[list[int], public(slots=4)]
    shooter: Annotated[int, public(FORCE)] = NONE
    target: Annotated[int, public(FORCE)] = NONE
    to_hit: Annotated[int, public()] = 0
    dice: Annotated[list[int], public(FACE, slots=8)]
    rolled_again: Annotated[list[int], public(FLAG, slots=8)]


# -- forces -----------------------------------------------------------------------------------------------------------


def force_at(seat: int, place: int) -> Force:
    return Force(seat * BASE_SIZE + place)


def seat_of(force: int) -> Seat:
    return Seat(force // BASE_SIZE)


def place_of(force: int) -> Place:
    return Place(force % BASE_SIZE)


def unit_made(t: Ares, card: int, side: int) -> int:
    """P3  The unit that a building makes, by the side that is up; NONE for what makes no units."""
    if card == NONE:
        return NONE
    return t.cards.first[card] if side == 0 else t.cards.second[card]


def unit_at(t: Ares, seat: int, place: int) -> int:
    return unit_made(t, t.site[seat][place], t.turned[seat][place])


def unit_of(t: Ares, force: int) -> Unit:
    return Unit(unit_at(t, seat_of(force), place_of(force)))


def units_of(t: Ares, force: int) -> int:
    """F1  How many unit tokens the force has."""
    return t.units[force // BASE_SIZE][force % BASE_SIZE]


def forces_of(t: Ares, seat: int) -> list[int]:
    """F5  The player's buildings with at least one unit on them."""
    units = t.units[seat]
    return [force_at(seat, place) for place in range(len(units)) if units[place] > 0 and unit_at(t, seat, place) != NONE]


# -- buildings --------------------------------------------------------------------------------------------------------


def is_building(t: Ares, seat: int, place: int) -> bool:
    """F4  Is there a building at the place?"""
    return t.site[seat][place] != NONE


def is_empty_building(t: Ares, seat: int, place: int) -> bool:
    """F4  A building without units."""
    return is_building(t, seat, place) and t.units[seat][place] == 0


def can_be_destroyed(t: Ares, seat: int, place: int) -> bool:
    """F4.1  An empty building, but never a start card or a building printed on a mat."""
    if not is_empty_building(t, seat, place):
        return False
    return t.cards.kind[t.site[seat][place]] not in (START, MAT)


# -- screens ----------------------------------------------------------------------------------------------------------


def open_screen(t: Ares, seat: int) -> None:
    """H2  The screen is taken away: everyone sees the base."""
    t.sight[seat] = EVERYONE


def close_screen(t: Ares, seat: int) -> None:
    """H3  The screen goes back; the others remember what they have seen."""
    t.sight[seat] = 1 << seat
    seen = t.players + seat
    t.unseen[seat] = 0
    t.site[seen] = t.site[seat][:]
    t.turned[seen] = t.turned[seat][:]
    t.resources[seen] = t.resources[seat][:]
    t.units[seen] = t.units[seat][:]


# -- sides ------------------------------------------------------------------------------------------------------------


def commander(t: Ares, side: int) -> Seat:
    """Who decides for a side of the battle."""
    return Seat(t.attacker if side == ATTACKERS else t.defender)


def side_of(t: Ares, seat: int) -> int:
    """The side of the battle that a player is on."""
    return ATTACKERS if seat == t.attacker else DEFENDERS


def fighters(t: Ares, side: int) -> list[int]:
    """The players of a side of the battle."""
    return [commander(t, side)]


def is_in_line(t: Ares, force: int, side: int) -> bool:
    return force in t.front[side] or force in t.flank[side]


def line_forces(t: Ares, side: int) -> list[int]:
    """The forces of a side that are in the battle line, from left to right, and those behind them."""
    return [force for force in t.front[side] if force != NONE] + t.flank[side]
