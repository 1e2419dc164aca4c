"""What lies on the table of The Ares Project, and the words for it.

A base lies behind its owner's screen. Its places are the cards that lie face up there, the buildings printed on the mat and, in the full
game, stacks of resources. There are two bases for a player: that of row `seat` is the base as it is, and that of row `seen_row(t, seat)` is
the base as the others last saw it, before the screen went back. What was played behind the screen since then (`unseen` cards) is known to
its owner alone, and in the team game to the partner. What was last seen is only ever replaced, so its rows are frozen; so are rows of
which there are none, until there are.

A card that was played face down is never turned up again, so it does not matter which one lies where: a place has a number of resources,
and the cards themselves are in `laid`, those in the discard pile (`spent` of them) included. What was played face up behind the screen
is in `laid` too until it is seen, so that the number of cards there tells nothing.

A force is a place with units in a player's base: a pair of the two.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType

from senki.engine.procedure import rows, table
from senki.engine.table import EVERYONE, Ints, Table
from senki.engine.zones import (
    AUDIENCE,
    FLAG,
    SEAT,
    Kind,
    Pair,
    Rows,
    column,
    copy_of,
    empty,
    filled,
    frozen_copy,
    listed,
    nobody,
    owner,
    per_seat,
    public,
    shared,
)
from senki.games.ares.pack import CARDS, FACTIONS, MAT, START, TYPES, UNITS, WINDOWS, Cards

Seat = NewType("Seat", int)
Card = NewType("Card", int)
Shown = NewType("Shown", int)
Unit = NewType("Unit", int)
Force = NewType("Force", int)
Place = NewType("Place", int)

NONE: Final = -1
MOST_PLAYERS: Final = 4
BASE_SIZE: Final = 64  # places of a base, at most
MOST_UNITS: Final = 4  # on one building

BASIC: Final = 0  # modes; with three or four players the full game is a melee
FULL: Final = 1
TEAMS: Final = 2
MODES: Final = ("basic", "full", "teams")

ATTACKERS: Final = 0  # the sides of a battle
DEFENDERS: Final = 1

NORMAL_ATTACK: Final = 0  # combat choice cards
DEEP_STRIKE: Final = 1
ROUNDS: Final[Ints] = (6, 3)  # by combat choice card

AT_FRONTIER: Final = 0  # where a battle is fought, and what a defender stands by
AT_BASE: Final = 1
IN_RAID: Final = 2  # only where a battle is fought

LEFT: Final = 0  # ends of the battle line
RIGHT: Final = 1

RESOURCE: Final = 0  # uses of a card
FIRST_SIDE: Final = 1
SECOND_SIDE: Final = 2
TAKE_FRONTIER: Final = 3
NORMAL: Final = 4
DEEP: Final = 5
SCORE: Final = 6
FACE_UP: Final = 7  # a special building
ATTACH: Final = 8
KEEP_ORDER: Final = 9
LOOK: Final = 10
RAIDING: Final = 11
USES: Final = (
    *("resource", "first-side", "second-side", "take-frontier", "normal-attack", "deep-strike", "score"),
    *("face-up", "attach", "order", "look", "raid"),
)

SCORING_CARD: Final = 0  # rewards of a raid
BONUS_RESOURCES: Final = 1
DESTROYED_BUILDING: Final = 2
REWARDS: Final = ("scoring-card", "resources", "destroy")

ROUND_ONLY: Final = 0  # how long a boost lasts
WHOLE_BATTLE: Final = 1
RATING_UP: Final = 0  # what a boost changes: ratings, against one type or all,
ACID: Final = 1  # the rating against air, an X becoming 1,
INITIATIVE_UP: Final = 2
FIRST_INITIATIVE: Final = 3  # in the first round only
SCOUTING_UP: Final = 4

ON_PLACE: Final = 0  # where a resource goes: to a place of the base, which may be a new one,
ON_UPGRADE: Final = 1  # or onto an attached card
BEHIND: Final = 0  # where in the line a force goes: behind the front force of a column,
BETWEEN: Final = 1  # or into a column of its own, before the one of that number or after the last

CARD: Final = Kind("card", CARDS, cards=True)
SHOWN: Final = Kind("card", CARDS, type_name="Shown")  # a card's number where it only tells which card it is
UNIT: Final = Kind("unit", UNITS)
FACTION: Final = Kind("faction", 4, labels=FACTIONS)
TYPE: Final = Kind("type", 4, labels=TYPES)
MODE: Final = Kind("mode", len(MODES), labels=MODES)
USE: Final = Kind("use", len(USES), labels=USES)
CHOICE: Final = Kind("choice-card", 2, labels=("normal-attack", "deep-strike"), type_name="Choice")
STAND: Final = Kind("stand", 3, labels=("frontier", "base", "raid"))
END: Final = Kind("end", 2, labels=("left", "right"))
KEEP: Final = Kind("redeploy", 2, labels=("stay", "move"))
REWARD: Final = Kind("reward", len(REWARDS), labels=REWARDS)
SIDE: Final = Kind("side", 2)
PLACE: Final = Kind("place", BASE_SIZE)
FORCE: Final = Pair("force", SEAT, PLACE)
GOAL: Final = Pair("goal", Kind("upgrade", 2), PLACE)
COLUMN: Final = Kind("column", BASE_SIZE)
SPOT: Final = Pair("spot", Kind("between", 2), COLUMN)
MEMBER: Final = Pair("member", Kind("team", 2), Kind("partner", 2))  # N1: in the team game a seat
DIE: Final = Kind("die")
FACE: Final = Kind("face")
WINDOW: Final = Kind("window", len(WINDOWS), labels=WINDOWS)
BOOST: Final = Kind("boost", 5)

BASE_CARD: Final = FORCE.of(MOST_PLAYERS, 0)  # as a target, in place of a force

# For learning agents: how many of these are told at most. In 1,000 random games no base had 30 places.
PLACES_TOLD: Final = 48
CARDS_TOLD: Final = 16
FORCES_TOLD: Final = 32
LINE_TOLD: Final = 24


@rows
class Places(Rows):
    """The places of a base."""

    card: list[int] = column(SHOWN, NONE)  # the building, or NONE
    turned: list[int] = column()  # which of its sides is up: 0 or 1
    under: list[int] = column()  # resources under it, or the stack itself
    resources: list[int] = column()  # on it
    units: list[int] = column()


@rows
class Attachments(Rows):
    """Cards under buildings, in the order in which they were attached."""

    card: list[int] = column(SHOWN, NONE)
    bearer: list[int] = column(PLACE, NONE)  # the place of the building
    charge: list[int] = column()  # resources on the card
    stored: list[int] = column()  # power on it


@rows
class Forces(Rows):
    """What has become of forces in this battle, and of buildings that need power. Of whatever has no row here, nothing has."""

    force: list[int] = column(FORCE, NONE)
    shield: list[int] = column()
    damaged: list[int] = column()  # one tough unit has taken a hit
    hits: list[int] = column()  # not yet removed
    lost: list[int] = column()  # units lost in this battle
    powered: list[int] = column(FLAG)  # the power that the building needs lies on it
    own_rerolls: list[int] = column()  # for the dice of that force only


@rows
class Boosts(Rows):
    """FAC6  What effects change for a round or a battle: on one force, or on a whole side."""

    force: list[int] = column(FORCE, NONE)
    side: list[int] = column(SIDE, NONE)
    what: list[int] = column(BOOST)
    against: list[int] = column(TYPE, NONE)  # of ratings: against which type; NONE: all
    amount: list[int] = column()
    until: list[int] = column()


@table
class Ares(Table):
    cards: Annotated[Cards, shared]
    players: Annotated[int, public()] = 0
    mode: Annotated[int, public(MODE)] = BASIC
    faction: Annotated[list[int], public(FACTION)] = per_seat()
    turn: Annotated[int, public(SEAT)] = NONE
    holder: Annotated[int, public(SEAT)] = NONE  # of the frontier
    victor: Annotated[int, public(SEAT)] = NONE  # who has taken the last base
    out: Annotated[list[int], public(FLAG)] = per_seat()

    # cards, by seat
    deck: Annotated[list[list[int]], nobody(CARD)] = per_seat()
    bottom: Annotated[list[list[int]], public(CARD)] = per_seat()  # the Standard attack under the deck
    hand: Annotated[list[list[int]], owner(CARD)] = per_seat()
    team: Annotated[list[int], public(AUDIENCE)] = per_seat()  # who may look behind the screen: the player, in teams the partner too (N2)
    laid: Annotated[list[list[int]], listed(CARD, by="team", counted=False)] = per_seat()  # played cards that the others have not seen
    spent: Annotated[list[int], public()] = per_seat()  # of them, in the discard pile
    discard: Annotated[list[list[int]], public(CARD)] = per_seat()  # face up
    scored: Annotated[list[list[int]], owner(CARD, counted=False)] = per_seat()
    opening: Annotated[list[list[int]], owner(SHOWN, counted=False, slots=2)] = per_seat()  # chosen from the deck before the game
    plan: Annotated[list[list[int]], listed(by="sight", counted=False, slots=4)] = per_seat()  # of the turn: card, use, place, target
    aside: Annotated[list[list[int]], listed(CARD, by="sight")] = per_seat()  # the planned card, while the partner still decides

    # bases: by seat as they are, then by seat as last seen
    sight: Annotated[list[int], public(AUDIENCE)] = per_seat(2, EVERYONE)  # who sees it
    unseen: Annotated[list[int], public()] = per_seat()
    base: Annotated[list[Places], listed(PLACE, by="sight", counted=False, slots=PLACES_TOLD)] = per_seat(2)
    attached: Annotated[list[Attachments], listed(by="sight", counted=False, slots=CARDS_TOLD)] = per_seat(2)
    orders: Annotated[list[list[int]], listed(SHOWN, by="sight", counted=False, slots=CARDS_TOLD)] = per_seat(2)

    # what the factions keep
    power: Annotated[list[int], public()] = per_seat()
    exhausted: Annotated[list[int], public(FLAG)] = per_seat()  # the Queen was destroyed and lays no free egg next time
    kills: Annotated[list[int], public()] = per_seat()  # enemy units destroyed in the player's last battle

    # the battle
    attacker: Annotated[int, public(SEAT)] = NONE
    defender: Annotated[int, public(SEAT)] = NONE
    declared: Annotated[list[list[int]], listed(CARD, by="attack_sight")] = per_seat()  # the attack card
    choice: Annotated[list[int], listed(CHOICE, by="attack_sight")] = per_seat(1, NONE)  # the combat choice card
    attack_sight: Annotated[list[int], public(AUDIENCE)] = per_seat()  # who sees these two
    revealed: Annotated[list[int], public(SHOWN)] = per_seat(1, NONE)  # the attack card last shown, which all may remember
    revealed_choice: Annotated[list[int], public(CHOICE)] = per_seat(1, NONE)  # and the combat choice card that was shown with it
    stand: Annotated[int, public(STAND)] = NONE  # what the defender has chosen to defend
    battleground: Annotated[int, public(STAND)] = NONE  # where the battle is fought
    special: Annotated[list[int], public(SHOWN)] = per_seat(1, NONE)  # the attack card of this battle, once it is revealed
    raider: Annotated[list[int], owner(revealed_by="raider_shown")] = per_seat()  # which of the forces that may raid was chosen
    raider_shown: Annotated[list[int], public(FLAG)] = per_seat(1, 1)  # not while it is being chosen
    round: Annotated[int, public()] = 0
    rounds_left: Annotated[int, public()] = 0
    reserve: Annotated[list[list[int]], public(FORCE, slots=LINE_TOLD)] = filled(2)  # by side: forces that have no place in the line yet
    front: Annotated[list[list[int]], public(FORCE, slots=LINE_TOLD)] = filled(2)  # by side, by column
    flank: Annotated[list[list[int]], public(FORCE, slots=LINE_TOLD)] = filled(2)  # by side: forces behind others, the foremost first
    behind: Annotated[list[list[int]], public(COLUMN, slots=LINE_TOLD)] = filled(2)  # and their columns
    fired: Annotated[list[int], public(FORCE, slots=FORCES_TOLD)] = empty()  # this round
    retreating: Annotated[int, public(SIDE)] = NONE
    forces: Annotated[Forces, public(slots=FORCES_TOLD)] = empty()
    rerolls: Annotated[list[int], public()] = per_seat()
    free_rerolls: Annotated[int, public()] = 0  # for this roll only
    healing: Annotated[list[int], public(FORCE, slots=CARDS_TOLD)] = empty()  # forces that get units back after the battle
    joined: Annotated[list[int], public(FORCE, slots=LINE_TOLD)] = empty()  # let into a deep strike without the ability
    boosts: Annotated[Boosts, public(slots=FORCES_TOLD)] = empty()
    used: Annotated[list[int], public(SHOWN, slots=FORCES_TOLD)] = empty()  # cards whose effect was used, this round
    shooter: Annotated[int, public(FORCE)] = NONE
    target: Annotated[int, public(FORCE)] = NONE
    to_hit: Annotated[int, public()] = 0
    dice: Annotated[list[int], public(FACE, slots=8)] = empty()
    rolled_again: Annotated[list[int], public(FLAG, slots=8)] = empty()


# -- forces -----------------------------------------------------------------------------------------------------------


def force_at(seat: int, place: int) -> Force:
    return Force(FORCE.of(seat, place))


def seat_of(force: int) -> Seat:
    return Seat(FORCE.first(force))


def place_of(force: int) -> Place:
    return Place(FORCE.second(force))


def unit_made(t: Ares, card: int, side: int) -> int:
    """P3  The unit that a building makes, by the side that is up; NONE for what makes no units."""
    if card == NONE:
        return NONE
    return t.cards.first[card] if side == 0 else t.cards.second[card]


def unit_at(t: Ares, seat: int, place: int) -> int:
    base = t.base[seat]
    return unit_made(t, base.card[place], base.turned[place])


def unit_of(t: Ares, force: int) -> Unit:
    return Unit(unit_at(t, seat_of(force), place_of(force)))


def units_of(t: Ares, force: int) -> int:
    """F1  How many unit tokens the force has."""
    return t.base[seat_of(force)].units[place_of(force)]


def forces_of(t: Ares, seat: int) -> list[int]:
    """F5  The player's buildings with at least one unit on them."""
    units = t.base[seat].units
    return [force_at(seat, place) for place in range(len(units)) if units[place] > 0 and unit_at(t, seat, place) != NONE]


# -- buildings --------------------------------------------------------------------------------------------------------


def is_stack(t: Ares, seat: int, place: int) -> bool:
    """C4.4  Resources on which no building lies."""
    base = t.base[seat]
    return base.card[place] == NONE and base.under[place] > 0


def can_be_destroyed(t: Ares, seat: int, place: int) -> bool:
    """F4, C4.4  A building without units, or a stack; F4.1, C5: never a start card or a building printed on a mat."""
    base = t.base[seat]
    card = base.card[place]
    if card == NONE:
        return base.under[place] > 0
    return base.units[place] == 0 and t.cards.kind[card] not in (START, MAT)


def add_place(t: Ares, seat: int, card: int, side: int) -> Place:
    """P3  A card lies face up in the base from now on, with one of its sides up."""
    base = t.base[seat]
    place = base.add()
    base.card[place] = card
    base.turned[place] = side
    return Place(place)


def attach(t: Ares, seat: int, card: int, place: int) -> None:
    """C8  A card lies under a building from now on."""
    if t.attached[seat].frozen:
        t.attached[seat] = Attachments()
    attached = t.attached[seat]
    number = attached.add()
    attached.card[number] = card
    attached.bearer[number] = place


def place_of_card(t: Ares, seat: int, card: int) -> int:
    """Where a card lies, itself or attached to what lies there; NONE if it is not on the table."""
    base = t.base[seat]
    if card in base.card:
        return base.card.index(card)
    attached = t.attached[seat]
    return attached.bearer[attached.card.index(card)] if card in attached.card else NONE


def cards_attached(t: Ares, seat: int, place: int) -> list[int]:
    """C8  The cards attached to a building, the first that was attached first."""
    attached = t.attached[seat]
    return [attached.card[number] for number in range(len(attached.card)) if attached.bearer[number] == place]


# -- forces in a battle -----------------------------------------------------------------------------------------------


def in_battle(t: Ares, force: int, column: list[int]) -> int:
    """What a column of the forces in battle says of one: in_battle(t, force, t.forces.hits)."""
    numbers = t.forces.force
    return column[numbers.index(force)] if force in numbers else 0


def battle_row(t: Ares, force: int) -> int:
    """The row of a force in this battle, to be changed; a new one if it has none yet."""
    if t.forces.frozen:
        t.forces = Forces()
    forces = t.forces
    if force in forces.force:
        return forces.force.index(force)
    row = forces.add()
    forces.force[row] = force
    return row


# -- screens ----------------------------------------------------------------------------------------------------------


def open_screen(t: Ares, seat: int) -> None:
    """H2  The screen is taken away: everyone sees the base."""
    t.sight[seat] = EVERYONE
    show_faces(t, seat)


def faces(t: Ares, row: int) -> list[int]:
    """The cards that lie face up in a base, as it is or as it was last seen."""
    return t.base[row].card + t.attached[row].card + t.orders[row]


def show_faces(t: Ares, seat: int) -> None:
    """H2  What lies face up in the base has now been seen."""
    shown = set(faces(t, seat))
    t.laid[seat] = [card for card in t.laid[seat] if card not in shown]


def close_screen(t: Ares, seat: int) -> None:
    """H3  The screen goes back; the others remember what they have seen."""
    t.sight[seat] = t.team[seat]
    remember(t, seat)


def team_bits(t: Ares, seat: int) -> int:
    """N2  An audience: the player, and in the team game the partner."""
    bits = 0
    for other in allies(t, seat):
        bits |= 1 << other
    return bits


def seen_row(t: Ares, seat: int) -> int:
    """The row of a player's base as it was last seen."""
    return t.players + seat


def owner_of(t: Ares, row: int) -> Seat:
    """Whose base it is, as it is or as it was last seen."""
    return Seat(row if row < t.players else row - t.players)


def remember(t: Ares, seat: int) -> None:
    """H3  The base as it is now is known to all."""
    t.unseen[seat] = 0
    show_faces(t, seat)
    row = seen_row(t, seat)
    t.base[row] = frozen_copy(t.base[seat])
    t.attached[row] = frozen_copy(t.attached[seat])
    t.orders[row] = t.orders[seat][:]


def recall(t: Ares, seat: int) -> None:
    """The base is again as it was last seen."""
    row = seen_row(t, seat)
    t.base[seat] = copy_of(t.base[row])
    t.attached[seat] = copy_of(t.attached[row]) if len(t.attached[row]) > 0 else t.attached[row]
    t.orders[seat] = t.orders[row][:]


# -- sides ------------------------------------------------------------------------------------------------------------


def allies(t: Ares, seat: int) -> list[int]:
    """N1  In the team game the two players of a team, in all others the player alone."""
    if t.mode == TEAMS:
        return [MEMBER.of(MEMBER.first(seat), 0), MEMBER.of(MEMBER.first(seat), 1)]
    return [seat]


def are_foes(t: Ares, seat: int, other: int) -> bool:
    return MEMBER.first(seat) != MEMBER.first(other) if t.mode == TEAMS else seat != other


def commander(t: Ares, side: int) -> Seat:
    """N3  Who decides what concerns a side of the battle as a whole; what concerns one force, its owner decides."""
    return Seat(t.attacker if side == ATTACKERS else t.defender)


def side_of(t: Ares, seat: int) -> int:
    """The side of the battle that a player is on."""
    return DEFENDERS if are_foes(t, seat, t.attacker) else ATTACKERS


def fighters(t: Ares, side: int) -> list[int]:
    """The players of a side of the battle; nobody where there is no battle."""
    leader = commander(t, side)
    return allies(t, leader) if leader != NONE else []


def owners(t: Ares, side: int, forces: Ints) -> list[int]:
    """N3  The players of a side who own some of these forces, the one who commands first."""
    leader = commander(t, side)
    found = [seat for seat in fighters(t, side) if seat != leader]
    return [seat for seat in [leader, *found] if len(owned(forces, seat)) > 0]


def owned(forces: Ints, seat: int) -> list[int]:
    """The forces of one player among these."""
    return [force for force in forces if seat_of(force) == seat]


def is_in_line(t: Ares, force: int, side: int) -> bool:
    return force in t.front[side] or force in t.flank[side]


def line_forces(t: Ares, side: int) -> list[int]:
    """The forces of a side that are in the battle line, from left to right, and those behind them."""
    return [force for force in t.front[side] if force != NONE] + t.flank[side]
