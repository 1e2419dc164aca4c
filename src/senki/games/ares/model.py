"""What lies on the table of The Ares Project, and the words for it.

A base lies behind its owner's screen. Its places are the cards that lie face up there, the buildings printed on the mat and, in the full
game, stacks of resources; the fields of a base have an entry for each place. Each field has two rows for a player: row `seat` is the base
as it is, and row `players + seat` is the base as the others last saw it, before the screen went back. What was played behind the screen
since then (`unseen` cards) is known to its owner alone, and in the team game to the partner.

A card that was played face down is never turned up again, so it does not matter which one lies where: a place has a number of resources,
and the cards themselves are in `laid`, those in the discard pile (`spent` of them) included. What was played face up behind the screen
is in `laid` too until it is seen, so that the number of cards there tells nothing.

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
Shown = NewType("Shown", int)
Unit = NewType("Unit", int)
Force = NewType("Force", int)
Place = NewType("Place", int)

NONE: Final = -1
BASE_SIZE: Final = 64  # places of a base, at most
MOST_UNITS: Final = 4  # on one building
HAND: Final = 3
BASE_CARD: Final = 4 * BASE_SIZE  # as a target, in place of a force

BASIC: Final = 0  # modes; with three or four players the full game is a melee
FULL: Final = 1
TEAMS: Final = 2
MODES: Final = ("basic", "full", "teams")

ATTACKERS: Final = 0  # the sides of a battle
DEFENDERS: Final = 1

NORMAL_ATTACK: Final = 0  # combat choice cards
DEEP_STRIKE: Final = 1
ROUNDS: Final = (6, 3)  # by combat choice card

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
BOOST: Final = 4  # numbers of a boost: the force, what it changes, by how much, how long

ON_UPGRADE: Final = BASE_SIZE  # as a place for a resource: on an attached card, from this number on

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
    team: Annotated[list[int], public(slots=4)]  # who may look behind the screen: the player, and in the team game the partner (N2)
    laid: Annotated[list[list[int]], listed(CARD, by="team", counted=False)]  # played cards that the others have not seen
    spent: Annotated[list[int], public(slots=4)]  # of them, in the discard pile
    discard: Annotated[list[list[int]], public(CARD)]  # face up
    scored: Annotated[list[list[int]], owner(CARD, counted=False)]
    opening: Annotated[list[list[int]], owner(SHOWN, counted=False)]  # chosen from the deck before the game
    plan: Annotated[list[list[int]], listed(by="sight", counted=False, slots=4)]  # this turn: the card, its use, a place, a target
    aside: Annotated[list[list[int]], listed(CARD, by="sight")]  # the planned card, while the partner still decides

    # bases: by seat as they are, then by seat as last seen
    sight: Annotated[list[int], public(slots=8)]  # who sees the row
    unseen: Annotated[list[int], public(slots=4)]
    site: Annotated[list[list[int]], listed(SHOWN, by="sight", counted=False, slots=BASE_SIZE)]  # the card, or NONE
    turned: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]  # which of its sides is up: 0 or 1
    under: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]  # resources under it, or the stack itself
    resources: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]  # on it
    units: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]
    attached: Annotated[list[list[int]], listed(SHOWN, by="sight", counted=False, slots=BASE_SIZE)]  # cards under buildings
    bearer: Annotated[list[list[int]], listed(PLACE, by="sight", counted=False, slots=BASE_SIZE)]  # and the places of these buildings
    charge: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]  # resources on an attached card
    stored: Annotated[list[list[int]], listed(by="sight", counted=False, slots=BASE_SIZE)]  # power on an attached card
    orders: Annotated[list[list[int]], listed(SHOWN, by="sight", counted=False, slots=BASE_SIZE)]

    # what the factions keep
    power: Annotated[list[int], public(slots=4)]
    exhausted: Annotated[list[int], public(FLAG, slots=4)]  # the Queen was destroyed and lays no free egg next time
    kills: Annotated[list[int], public(slots=4)]  # enemy units destroyed in the player's last battle

    # the battle
    attacker: Annotated[int, public(SEAT)] = NONE
    defender: Annotated[int, public(SEAT)] = NONE
    declared: Annotated[list[list[int]], listed(CARD, by="attack_sight")]  # the attack card, by seat
    choice: Annotated[list[int], listed(CHOICE, by="attack_sight", slots=4)]  # the combat choice card, by seat
    attack_sight: Annotated[list[int], public(slots=4)]  # who sees these two
    revealed: Annotated[list[int], public(SHOWN, slots=4)]  # by seat: the attack card last shown, which all may remember
    revealed_choice: Annotated[list[int], public(CHOICE, slots=4)]  # and the combat choice card that was shown with it
    stand: Annotated[int, public(STAND)] = NONE  # what the defender has chosen to defend
    battleground: Annotated[int, public(STAND)] = NONE  # where the battle is fought
    special: Annotated[list[int], public(SHOWN, slots=4)]  # by seat: the attack card of this battle, once it is revealed
    raider: Annotated[list[int], owner(turned_up="raider_shown", slots=4)]  # by seat: which of the forces that may raid was chosen
    raider_shown: Annotated[list[int], public(FLAG, slots=4)]  # not while it is being chosen
    round: Annotated[int, public()] = 0
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
    lost: Annotated[list[list[int]], public(slots=BASE_SIZE)]  # units lost in this battle
    powered: Annotated[list[list[int]], public(FLAG, slots=BASE_SIZE)]  # the power that a building needs lies on it
    own_rerolls: Annotated[list[list[int]], public(slots=BASE_SIZE)]  # for the dice of that force only
    rerolls: Annotated[list[int], public(slots=4)]
    free_rerolls: Annotated[int, public()] = 0  # for this roll only
    healing: Annotated[list[int], public(FORCE, slots=BASE_SIZE)]  # forces that get units back after the battle
    joined: Annotated[list[int], public(FORCE, slots=BASE_SIZE)]  # forces that may take part in a deep strike though they lack the ability
    boosts: Annotated[list[int], public(slots=BOOST * BASE_SIZE)]
    used: Annotated[list[int], public(SHOWN, slots=BASE_SIZE)]  # cards whose effect was used, this round
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


def is_stack(t: Ares, seat: int, place: int) -> bool:
    """C4.4  Resources on which no building lies."""
    return t.site[seat][place] == NONE and t.under[seat][place] > 0


def can_be_destroyed(t: Ares, seat: int, place: int) -> bool:
    """F4, C4.4  A building without units, or a stack; F4.1, C5: never a start card or a building printed on a mat."""
    card = t.site[seat][place]
    if card == NONE:
        return t.under[seat][place] > 0
    return t.units[seat][place] == 0 and t.cards.kind[card] not in (START, MAT)


def add_place(t: Ares, seat: int, card: int, side: int) -> None:
    """P3  A card lies face up in the base from now on, with one of its sides up."""
    t.site[seat].append(card)
    t.turned[seat].append(side)
    t.under[seat].append(0)
    t.resources[seat].append(0)
    t.units[seat].append(0)
    if len(t.hits[seat]) > 0:  # in the middle of a battle
        for rows in (t.shield, t.damaged, t.hits, t.lost, t.powered, t.own_rerolls):
            rows[seat].append(0)


def place_of_card(t: Ares, seat: int, card: int) -> int:
    """Where a card lies, itself or attached to what lies there; NONE if it is not on the table."""
    if card in t.site[seat]:
        return t.site[seat].index(card)
    if card in t.attached[seat]:
        return t.bearer[seat][t.attached[seat].index(card)]
    return NONE


def cards_attached(t: Ares, seat: int, place: int) -> list[int]:
    """C8  The cards attached to a building, the first that was attached first."""
    attached, bearer = t.attached[seat], t.bearer[seat]
    return [attached[number] for number in range(len(attached)) if bearer[number] == place]


# -- screens ----------------------------------------------------------------------------------------------------------


def open_screen(t: Ares, seat: int) -> None:
    """H2  The screen is taken away: everyone sees the base."""
    t.sight[seat] = EVERYONE
    show_faces(t, seat)


def faces(t: Ares, row: int) -> list[int]:
    """The cards that lie face up in a base, as it is or as it was last seen."""
    return t.site[row] + t.attached[row] + t.orders[row]


def show_faces(t: Ares, seat: int) -> None:
    """H2  What lies face up in the base has now been seen."""
    shown = faces(t, seat)
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


def remember(t: Ares, seat: int) -> None:
    """H3  The base as it is now is known to all."""
    t.unseen[seat] = 0
    show_faces(t, seat)
    copy_base(t, seat, t.players + seat)


def copy_base(t: Ares, row: int, to: int) -> None:
    t.site[to] = t.site[row][:]
    t.turned[to] = t.turned[row][:]
    t.under[to] = t.under[row][:]
    t.resources[to] = t.resources[row][:]
    t.units[to] = t.units[row][:]
    t.attached[to] = t.attached[row][:]
    t.bearer[to] = t.bearer[row][:]
    t.charge[to] = t.charge[row][:]
    t.stored[to] = t.stored[row][:]
    t.orders[to] = t.orders[row][:]


# -- sides ------------------------------------------------------------------------------------------------------------


def allies(t: Ares, seat: int) -> list[int]:
    """N1  In the team game the two players of a team, in all others the player alone."""
    if t.mode == TEAMS:
        first = seat - seat % 2
        return [first, first + 1]
    return [seat]


def are_foes(t: Ares, seat: int, other: int) -> bool:
    return seat // 2 != other // 2 if t.mode == TEAMS else seat != other


def commander(t: Ares, side: int) -> Seat:
    """Who decides for a side of the battle."""
    return Seat(t.attacker if side == ATTACKERS else t.defender)


def side_of(t: Ares, seat: int) -> int:
    """The side of the battle that a player is on."""
    return DEFENDERS if are_foes(t, seat, t.attacker) else ATTACKERS


def fighters(t: Ares, side: int) -> list[int]:
    """The players of a side of the battle; nobody where there is no battle."""
    leader = commander(t, side)
    return allies(t, leader) if leader != NONE else []


def is_in_line(t: Ares, force: int, side: int) -> bool:
    return force in t.front[side] or force in t.flank[side]


def line_forces(t: Ares, side: int) -> list[int]:
    """The forces of a side that are in the battle line, from left to right, and those behind them."""
    return [force for force in t.front[side] if force != NONE] + t.flank[side]
