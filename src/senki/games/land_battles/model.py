"""What lies on the table of Modern Land Battles, and the words for it.

Two sides face each other: the even seats and the odd ones, with more than two players as teams. A side has three rows in each of the three
areas, row 1 nearest the enemy; `rows` has them all, by side, area and row (see row_at). Counters lie on units as they do on the table: a
unit is in `acted` if it has an acted counter, and in `damage` once for each hit.

A unit is a force card. There are two sets of them: the second is for two players of the same nation (O5).
The control counter stands at `control`: 0 is the start, positive on the way to the even side, negative to the odd one.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType

from senki.engine.procedure import table
from senki.engine.reactions import NO_REACTION
from senki.engine.table import EVERYONE, Table
from senki.engine.zones import AUDIENCE, FLAG, SEAT, Kind, empty, filled, listed, nobody, owner, per_seat, public, shared
from senki.games.land_battles.pack import ACTIONS, CARDS, FORCES, NATIONS, NO_SYMBOL, PERKS, TERRAINS, TYPES, UNITS, WEAPONS, Cards

Seat = NewType("Seat", int)
Card = NewType("Card", int)  # an action card
Shown = NewType("Shown", int)  # an action card's number where it only tells which card it is
Unit = NewType("Unit", int)
Terrain = NewType("Terrain", int)
Area = NewType("Area", int)
Row = NewType("Row", int)

NONE: Final = -1
SIDES: Final = 2
AREAS: Final = 3
ROWS: Final = 3
MOST_PLAYERS: Final = 6

FLANK: Final = 0  # areas
BREAKTHROUGH: Final = 1
TERRAIN_AREA: Final = 2

STAY: Final = 3  # a spot: as the unit stands, besides rows 0 to 2

DICE: Final = 4  # C4, M1
DESTROYED: Final = 4  # C6: hits

PREPARE: Final = 0  # deeds: what a player may do in a turn
REINFORCE: Final = 1
FLANKING: Final = 2
ADVANCE: Final = 3  # a terrain manoeuvre
BOMBARD: Final = 4  # an artillery attack
FIRST_CARD: Final = 5  # and to play a card, by its kind
DEEDS: Final = ("prepare", "reinforce", "flank", "terrain", "artillery", *ACTIONS)

OWN_CHOICE: Final = 0  # S3: ways to find a force
AT_RANDOM: Final = 1
FIRST_STYLE: Final = 2
WAYS: Final = ("own", "random", "mixed", "armour", "mobile")

CARD: Final = Kind("card", CARDS, cards=True)
SHOWN: Final = Kind("card", CARDS, type_name="Shown")
FORCE_CARD: Final = Kind("unit", UNITS, cards=True, type_name="ForceCard")  # where it lies
UNIT: Final = Kind("unit", UNITS)  # where it is named
COUNTER: Final = Kind("unit", UNITS, type_name="Counter", indistinct=True)  # a counter on it
TERRAIN: Final = Kind("terrain", TERRAINS, cards=True)
NATION: Final = Kind("nation", len(NATIONS), labels=NATIONS)
TYPE: Final = Kind("type", len(TYPES), labels=TYPES)
WEAPON: Final = Kind("weapon", len(WEAPONS), labels=WEAPONS)
PERK: Final = Kind("perk", len(PERKS), labels=PERKS)
AREA: Final = Kind("area", AREAS, labels=("flank", "breakthrough", "terrain"))
ROW: Final = Kind("row", ROWS, labels=("1", "2", "3"))
SPOT: Final = Kind("spot", ROWS + 1, labels=("1", "2", "3", "stay"))
DEED: Final = Kind("deed", len(DEEDS), labels=DEEDS)
WAY: Final = Kind("way", len(WAYS), labels=WAYS)
DIRECTION: Final = Kind("direction", 2, labels=("own", "enemy"))
FACE: Final = Kind("face")


@table
class LandBattles(Table):
    cards: Annotated[Cards, shared]
    players: Annotated[int, public()] = 2
    long_range: Annotated[bool, public(FLAG)] = False  # O1
    reserve_cards: Annotated[bool, public(FLAG)] = False  # O3.1
    second_hand: Annotated[bool, public(FLAG)] = False  # O4
    lesson: Annotated[bool, public(FLAG)] = False  # O7
    rolled: Annotated[int, public()] = 0  # O7: dice of the lesson that were rolled
    nation: Annotated[list[int], public(NATION)] = per_seat()
    first: Annotated[int, public(SEAT)] = NONE
    turn: Annotated[int, public(SEAT)] = NONE
    winner: Annotated[int, public()] = NONE  # the side that has won; SIDES: nobody has

    # set-up
    way: Annotated[list[int], listed(WAY, by="pick_sight")] = per_seat(1, NONE)
    picked: Annotated[list[list[int]], listed(UNIT, by="pick_sight", counted=False, slots=25)] = per_seat()
    pick_sight: Annotated[list[int], public(AUDIENCE)] = per_seat()  # who sees these two: the player, later the team, then all
    buying: Annotated[list[list[int]], listed(SHOWN, by="buy_sight", counted=False, slots=6)] = per_seat()  # O3.1, until all have chosen
    buy_sight: Annotated[list[int], public(AUDIENCE)] = per_seat()
    station: Annotated[list[list[int]], owner(ROW, counted=False, slots=25)] = per_seat()  # by unit picked: its row, until all have chosen
    team: Annotated[list[int], public(AUDIENCE)] = per_seat()  # the seat with its team mates

    # units
    rows: Annotated[list[list[int]], public(FORCE_CARD)] = filled(SIDES * AREAS * ROWS)
    reserve: Annotated[list[list[int]], public(FORCE_CARD)] = per_seat()
    acted: Annotated[list[int], public(COUNTER)] = empty()
    damage: Annotated[list[int], public(COUNTER)] = empty()

    # the battlefield
    superior: Annotated[list[int], public(slots=SIDES)] = filled(SIDES)  # counters, by side; only one has any
    terrain: Annotated[int, public(TERRAIN)] = NONE
    terrain_deck: Annotated[list[int], nobody(TERRAIN)] = empty()
    control: Annotated[int, public()] = 0

    # victory piles, by side
    points: Annotated[list[int], public(slots=SIDES)] = filled(SIDES)
    victory: Annotated[list[list[int]], public(FORCE_CARD)] = filled(SIDES)
    secured: Annotated[list[list[int]], public(TERRAIN)] = filled(SIDES)

    # action cards
    deck: Annotated[list[int], nobody(CARD)] = empty()
    discard: Annotated[list[int], public(CARD)] = empty()
    aside: Annotated[list[int], public(CARD)] = empty()  # played in the action under way
    hand: Annotated[list[list[int]], listed(CARD, by="hand_sight")] = per_seat()
    hand_sight: Annotated[list[int], public(AUDIENCE)] = per_seat()  # who sees the hand: its owner, O6: and the team
    kept: Annotated[list[list[int]], listed(CARD, by="team")] = per_seat()  # O3.2: the reserve of action cards
    reactions: Annotated[list[int], owner(SHOWN, slots=MOST_PLAYERS)] = per_seat(1, NO_REACTION)

    # the action under way
    deed: Annotated[int, public(DEED)] = NONE
    actor: Annotated[int, public(UNIT)] = NONE
    target: Annotated[int, public(UNIT)] = NONE  # of an attack; after a Screening Force whoever takes the hits
    weapon: Annotated[int, public(WEAPON)] = NONE
    played: Annotated[int, public(SHOWN)] = NONE  # the card of the action: attack or modifier
    needed: Annotated[int, public()] = 0  # the face that succeeds
    dice: Annotated[list[int], public(FACE, slots=12)] = empty()
    successes: Annotated[int, public()] = 0  # hits or successes that are left
    reply: Annotated[int, public(SHOWN)] = NONE  # the reaction played against it
    replier: Annotated[int, public(SEAT)] = NONE

    # T3, K12, K17
    has_destroyed: Annotated[bool, public(FLAG)] = False  # by hits of this action
    has_secured: Annotated[bool, public(FLAG)] = False

    # V3
    actions: Annotated[int, public()] = 0  # done in the game
    idle: Annotated[int, public()] = 0  # in a row that changed nothing
    changed: Annotated[bool, public(FLAG)] = False  # the action under way has, or Engineers since the last one


# -- seats and sides --------------------------------------------------------------------------------------------------


def side_of(seat: int) -> int:
    """O2.1  Seats alternate by team."""
    return seat % SIDES


def enemy_of(side: int) -> int:
    return SIDES - 1 - side


def seats_of(t: LandBattles, side: int) -> list[int]:
    return list(range(side, t.players, SIDES))


def goal(t: LandBattles) -> int:
    """V1, O2.6  The victory points that win."""
    return FORCE_VP * (t.players // SIDES)


FORCE_VP: Final = 25


# -- units ------------------------------------------------------------------------------------------------------------


def owner_of(t: LandBattles, unit: int) -> int:
    """The seat that commands a unit."""
    return 1 if unit >= FORCES else t.nation.index(t.cards.force_nation[unit])


def side_of_unit(t: LandBattles, unit: int) -> int:
    return side_of(owner_of(t, unit))


def row_at(side: int, area: int, row: int) -> int:
    """The place of a row in `rows`."""
    return (side * AREAS + area) * ROWS + row


def find(t: LandBattles, unit: int) -> int:
    """The place in `rows` where a unit stands; NONE if it is not in play."""
    first = row_at(side_of_unit(t, unit), 0, 0)
    for place in range(first, first + AREAS * ROWS):
        if unit in t.rows[place]:
            return place
    return NONE


def area_of(t: LandBattles, unit: int) -> int:
    return find(t, unit) // ROWS % AREAS


def row_of(t: LandBattles, unit: int) -> int:
    """From 0 for row 1."""
    return find(t, unit) % ROWS


def units_in(t: LandBattles, side: int, area: int) -> list[int]:
    """A side's units in an area, row 1 first."""
    first = row_at(side, area, 0)
    return t.rows[first] + t.rows[first + 1] + t.rows[first + 2]


def units_of_side(t: LandBattles, side: int) -> list[int]:
    found: list[int] = []
    for place in range(row_at(side, 0, 0), row_at(side + 1, 0, 0)):
        found += t.rows[place]
    return found


def units_of(t: LandBattles, seat: int) -> list[int]:
    """A player's units in play."""
    if t.players == SIDES:
        return units_of_side(t, seat)
    return [unit for unit in units_of_side(t, side_of(seat)) if owner_of(t, unit) == seat]


def ready_units(t: LandBattles, seat: int) -> list[int]:
    """T2  A player's units without an acted counter."""
    return [unit for unit in units_of(t, seat) if unit not in t.acted]


def hits_on(t: LandBattles, unit: int) -> int:
    return t.damage.count(unit)


def has_weapon(t: LandBattles, unit: int, weapon: int) -> bool:
    return t.cards.modifier[weapon][unit] != NO_SYMBOL


def can_manoeuvre(t: LandBattles, unit: int) -> bool:
    return t.cards.manoeuvre[unit] != NO_SYMBOL


def price_of(t: LandBattles, units: list[int]) -> int:
    """The victory points of some units."""
    found = 0
    for unit in units:
        found += t.cards.vp[unit]
    return found


# -- action cards -----------------------------------------------------------------------------------------------------


def cards_to_play(t: LandBattles, seat: int) -> list[int]:
    """O3.3  The hand, and the reserve of action cards."""
    return t.hand[seat] + t.kept[seat] if t.reserve_cards else t.hand[seat]


def one_of_each(t: LandBattles, cards: list[int]) -> list[int]:
    """One card of each kind, in the order of the kinds."""
    found: list[int] = []
    kinds: list[int] = []
    for card in sorted(cards):
        if t.cards.kind[card] not in kinds:
            kinds.append(t.cards.kind[card])
            found.append(card)
    return found


def card_of_kind(t: LandBattles, seat: int, kind: int) -> int:
    """O3.3  A card of this kind that the player may play, from the hand if there is one; NONE if there is none."""
    for card in cards_to_play(t, seat):
        if t.cards.kind[card] == kind:
            return card
    return NONE


def hand_size(t: LandBattles, seat: int) -> int:
    """S5  Seven cards, eight with a headquarters in play."""
    for unit in units_of(t, seat):
        if t.cards.headquarters[unit]:
            return HAND + 1
    return HAND


HAND: Final = 7


def team_bits(t: LandBattles, seat: int) -> int:
    """An audience: the seat and its team mates."""
    bits = 0
    for mate in seats_of(t, side_of(seat)):
        bits |= 1 << mate
    return bits


REVEALED: Final = EVERYONE
