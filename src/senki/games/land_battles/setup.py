"""S  Setting up: forces and their rows in secret, the first terrain card, the hands."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_all, chance, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.lesson import lay_out_lesson
from senki.games.land_battles.model import (
    AT_RANDOM,
    BREAKTHROUGH,
    FIRST_STYLE,
    FORCE_VP,
    NONE,
    OWN_CHOICE,
    REVEALED,
    SIDES,
    WAYS,
    LandBattles,
    Seat,
    hand_size,
    one_of_each,
    price_of,
    seats_of,
    side_of,
    team_bits,
    units_of,
)
from senki.games.land_battles.pack import CARDS, FORCES, TERRAINS, Cards
from senki.games.land_battles.questions import BUY, FIRST_PLAYER, FORCE, PICK, RANDOM_UNIT
from senki.games.land_battles.rules.decks import draw_cards
from senki.games.land_battles.rules.reinforce import is_copy
from senki.games.land_battles.rules.rows import assign_rows, close_up, line_up, tell_rows
from senki.games.land_battles.rules.terrain import open_terrain

CARD_VP: Final = 6  # O3.1
SECOND_HAND: Final = 2  # O4


def set_up(nations: list[int], cards: Cards, switches: dict[str, bool]) -> LandBattles:
    """S1, S2  The nations' cards lie open in the reserves; both decks are complete."""
    t = LandBattles()
    t.lay_out(len(nations))
    t.cards = cards
    t.players = len(nations)
    t.nation = nations[:]
    t.long_range = switches.get("long-range", False)
    t.reserve_cards = switches.get("reserve-cards", False)
    t.second_hand = switches.get("second-hand", False)
    t.lesson = switches.get("lesson", False)
    t.deck = list(range(CARDS))
    t.terrain_deck = list(range(TERRAINS))
    for seat in range(t.players):
        second_set = FORCES if nations[seat] in nations[:seat] else 0  # O5
        t.reserve[seat] = [unit + second_set for unit in cards.nation_units[nations[seat]]]
        t.team[seat] = team_bits(t, seat)
        t.pick_sight[seat] = 1 << seat
        t.buy_sight[seat] = 1 << seat
        t.hand_sight[seat] = t.team[seat] if switches.get("open-hands", False) else 1 << seat  # O6
    return t


@procedure
def complete_setup(t: LandBattles) -> Rule[None]:
    """S2 to S6; O7: for the lesson all of it lies ready."""
    if t.lesson:
        lay_out_lesson(t)
    else:
        yield from set_up_battle(t)


@procedure
def set_up_battle(t: LandBattles) -> Rule[None]:
    """S2 to S6  The first terrain card lies open before forces are chosen."""
    yield from open_terrain(t)
    yield from choose_forces(t)
    yield from choose_all_rows(t)
    t.first = yield from chance(FIRST_PLAYER, list(range(SIDES)))  # S6
    t.turn = t.first
    events.first_player(t, Seat(t.first))
    for seat in range(t.players):
        more = SECOND_HAND if t.second_hand and seat != t.first else 0  # O4
        yield from draw_cards(t, Seat(seat), hand_size(t, seat) + more, rule="S5")


# -- S3  forces -------------------------------------------------------------------------------------------------------


@procedure
def choose_forces(t: LandBattles) -> Rule[None]:
    """S3  In secret and at the same time; O2.2: in each team one player after the other. Then all are revealed."""
    for first in range(0, t.players, SIDES):
        yield from ask_all(t, [first, first + 1], choose_force)
        for chosen in (first, first + 1):
            t.pick_sight[chosen] = t.team[chosen]
            t.buy_sight[chosen] = t.team[chosen]
    for seat in range(t.players):
        t.pick_sight[seat] = REVEALED
    for seat in range(t.players):
        if t.way[seat] == AT_RANDOM:
            yield from random_force(t, Seat(seat))
        field_force(t, seat)


@procedure
def choose_force(t: LandBattles, seat: Seat) -> Rule[None]:
    """S3  Units of the own nation for at most 25 VP: one's own choice, a force made ready, or chance."""
    t.picked[seat] = []
    t.buying[seat] = []
    t.way[seat] = NONE
    way = yield from ask(seat, FORCE, ways(t, seat))
    t.way[seat] = way
    if way >= FIRST_STYLE:
        t.picked[seat] = advised(t, seat, way)
    if way == OWN_CHOICE:
        yield from pick_units(t, seat)
        yield from buy_cards(t, seat)
    events.force_chosen(t, seat)


def ways(t: LandBattles, seat: int) -> list[int]:
    """S3  How the player may find a force: not all packs have forces made ready."""
    return [way for way in range(len(WAYS)) if way < FIRST_STYLE or len(advised(t, seat, way)) > 0]


def advised(t: LandBattles, seat: int, way: int) -> list[int]:
    """S3  A force made ready, of the player's own set of cards."""
    second_set = FORCES if t.reserve[seat][0] >= FORCES else 0
    return [unit + second_set for unit in t.cards.advised_force(t.nation[seat], way - FIRST_STYLE)]


@procedure
def pick_units(t: LandBattles, seat: Seat) -> Rule[None]:
    """S3  One unit after the other, at least one. Ruling: up to 25 VP, not exactly 25."""
    while len(pickable(t, seat)) > 0:
        spent = price_of(t, t.picked[seat])
        unit = yield from ask(seat, PICK, pickable(t, seat) + ([ENOUGH] if len(t.picked[seat]) > 0 else []), spent=spent)
        if unit == ENOUGH:
            break
        t.picked[seat].append(unit)


def pickable(t: LandBattles, seat: int) -> list[int]:
    """S3  What may be picked next, each way to choose a force once: nothing before the last one, of equal cards the first."""
    found: list[int] = []
    left = FORCE_VP - price_of(t, t.picked[seat])
    last = t.picked[seat][-1] if len(t.picked[seat]) > 0 else NONE
    for unit in t.reserve[seat]:
        if unit > last and t.cards.vp[unit] <= left and not is_copy(t, unit, found):
            found.append(unit)
    return found


@procedure
def buy_cards(t: LandBattles, seat: Seat) -> Rule[None]:
    """O3.1  Up to 6 of the 25 VP may go to action cards, at most one of each kind in a team."""
    while t.reserve_cards and len(for_sale(t, seat)) > 0:
        spent = price_of(t, t.picked[seat]) + value_bought(t, seat)
        card = yield from ask(seat, BUY, [*for_sale(t, seat), ENOUGH], spent=spent)
        if card == ENOUGH:
            break
        t.buying[seat].append(card)


def value_bought(t: LandBattles, seat: int) -> int:
    """O3.1  An action card costs its reinforcement value."""
    found = 0
    for card in t.buying[seat]:
        found += t.cards.reinforcement[card]
    return found


def for_sale(t: LandBattles, seat: int) -> list[int]:
    """O3.1  A card of each kind that the team has not bought yet and the player can pay, none before the last one."""
    left = min(CARD_VP, FORCE_VP - price_of(t, t.picked[seat])) - value_bought(t, seat)
    taken = [t.cards.kind[card] for mate in seats_of(t, side_of(seat)) for card in t.buying[mate]]
    last = t.buying[seat][-1] if len(t.buying[seat]) > 0 else NONE
    return [
        card
        for card in one_of_each(t, list(range(CARDS)))
        if card > last and t.cards.reinforcement[card] <= left and t.cards.kind[card] not in taken
    ]


@procedure
def random_force(t: LandBattles, seat: Seat) -> Rule[None]:
    """S3  Units drawn by chance as long as one can be paid."""
    while len(drawable(t, seat)) > 0:
        unit = yield from chance(RANDOM_UNIT, drawable(t, seat))
        t.picked[seat].append(unit)


def drawable(t: LandBattles, seat: int) -> list[int]:
    left = FORCE_VP - price_of(t, t.picked[seat])
    return [unit for unit in t.reserve[seat] if t.cards.vp[unit] <= left and unit not in t.picked[seat]]


def field_force(t: LandBattles, seat: int) -> None:
    """S3, O3.2  The force is revealed; bought cards leave the deck before it is shuffled and lie face down."""
    t.picked[seat].sort()
    events.fielded(t, Seat(seat), price_of(t, t.picked[seat]), t.picked[seat])
    for wanted in t.buying[seat]:
        for card in t.deck:
            if t.cards.kind[card] == t.cards.kind[wanted]:
                t.deck.remove(card)
                t.kept[seat].append(card)
                break
    t.buying[seat] = []
    if t.reserve_cards:
        events.cards_bought(t, Seat(seat), len(t.kept[seat]))


# -- S4  rows ---------------------------------------------------------------------------------------------------------


@procedure
def choose_all_rows(t: LandBattles) -> Rule[None]:
    """S4  Two players put their units into rows in secret; O2.2: teams openly, in the order of the seats."""
    if t.players == SIDES:
        yield from ask_all(t, [0, 1], choose_rows)
        for seat in range(SIDES):
            station_force(t, seat)
    else:
        for seat in range(t.players):
            yield from choose_rows(t, Seat(seat))
            station_force(t, seat)
    for side in range(SIDES):
        close_up(t, side, BREAKTHROUGH)
    for seat in range(t.players):
        tell_rows(t, seat, tuple(units_of(t, seat)), "S4")


@procedure
def choose_rows(t: LandBattles, seat: Seat) -> Rule[None]:
    """S4  One, two or three rows."""
    t.station[seat] = []
    units: Ints = tuple(t.picked[seat])
    rows: Ints = yield from assign_rows(t, seat, units, BREAKTHROUGH)
    t.station[seat] = list(rows)
    events.rows_chosen(t, seat)


def station_force(t: LandBattles, seat: int) -> None:
    """S4  The units stand in the breakthrough area."""
    units = tuple(t.picked[seat])
    rows = tuple(t.station[seat])
    t.reserve[seat] = [unit for unit in t.reserve[seat] if unit not in units]
    t.picked[seat] = []
    t.station[seat] = []
    line_up(t, units, rows, BREAKTHROUGH)
