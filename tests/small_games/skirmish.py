"""Skirmish: a made-up raid of two or three, in which things are declared as large games declare them.

Each seat has squads (rows, seen by all but for the orders they have) and a camp behind a screen (rows of its own, seen by its owner). A
card is one procedure of a tuple. Events are functions, a question says what it is about, and the game may end in the middle of a card.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import SOME, YES_NO, Questions, steps_of
from senki.engine.events import declared_events
from senki.engine.figures import Figure
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, ask_yes, draw, end_game, event, nothing, procedure, roll, rows, table
from senki.engine.shapes import ENOUGH, ask_some
from senki.engine.table import Frame, Ints, Table
from senki.engine.zones import FLAG, NUMBER, SEAT, Kind, Pair, Rows, column, empty, filled, listed, nobody, owner, per_seat, public

Seat = NewType("Seat", int)
Squad = NewType("Squad", int)
Card = NewType("Card", int)

NONE: Final = -1
PLACES: Final = 2
STRENGTH: Final = 3
NEEDED: Final = 4
CARDS: Final = 9
HAND: Final = 2

CARD: Final = Kind("card", CARDS, cards=True)
SHOWN: Final = Kind("card", CARDS)
PLACE: Final = Kind("place", PLACES, labels=("left", "right"))
ORDER: Final = Kind("order", 2, labels=("hold", "charge"))
SQUAD: Final = Pair("squad", SEAT, PLACE)

QUESTIONS: Final = Questions()
DEAL: Final = QUESTIONS.ask("deal", "1", CARD)
ORDERED: Final = QUESTIONS.ask("ordered", "2", ORDER, secret=True, about={"squad": SQUAD})
PLAY: Final = QUESTIONS.ask("play", "3", CARD)
TARGET: Final = QUESTIONS.ask("target", "4", SQUAD, about={"card": SHOWN, "strength": NUMBER})
SHOT: Final = QUESTIONS.ask("shot", "4", Kind("face", 7))
FETCH: Final = QUESTIONS.ask("fetch", "5", PLACE, SOME, about={"card": SHOWN})
BREAK_CAMP: Final = QUESTIONS.ask("break-camp", "6", FLAG, YES_NO)


@event("1", secret=("card",))
def drawn(t: Table, to: int, seat: Seat, card: Card) -> None:
    """A card is drawn; its owner sees which."""


@event("4", result=True)
def hit(t: Table, squad: Squad, face: int, lost: bool, rule: str = "") -> None: ...


@event("5", secret=("places",))
def fetched(t: Table, to: int, seat: Seat, places: Annotated[Ints, PLACE]) -> None: ...


@event("7", closes=True)
def fled(t: Table, seat: Seat) -> None: ...


@rows
class Squads(Rows):
    """By squad."""

    strength: list[int] = column(NUMBER, STRENGTH)
    order: list[int] = column(ORDER, NONE, seen=owner(per=PLACES, revealed_by="open"))
    open: list[int] = column(FLAG)
    medals: list[list[int]] = column(SEAT)


@rows
class Stores(Rows):
    """What lies in a camp."""

    place: list[int] = column(PLACE)
    worth: list[int] = column(NUMBER, 1)


@table
class Skirmish(Table):
    players: Annotated[int, public()] = 0
    deck: Annotated[list[int], nobody(CARD)]
    hand: Annotated[list[list[int]], owner(CARD)] = per_seat()
    played: Annotated[list[int], public(CARD)] = empty()
    squads: Annotated[Squads, public(SQUAD, slots=3 * PLACES)] = filled(0)
    sight: Annotated[list[int], public(slots=3)] = per_seat()
    camp: Annotated[list[Stores], listed(by="sight", counted=False, slots=8)] = per_seat()
    fetches: Annotated[list[int], public(slots=3)] = per_seat()
    flights: Annotated[list[int], public(slots=3)] = filled(3, 0)


@procedure
def game(t: Skirmish) -> Rule[None]:
    """1  Cards are dealt; then each plays one in turn until all are played, or one flees."""
    for seat in range(t.players):
        for _ in range(HAND):
            card = yield from draw(DEAL, t.deck)
            t.hand[seat].append(card)
            drawn(t, 1 << seat, Seat(seat), Card(card))
    for seat in range(t.players):
        for place in range(PLACES):
            yield from give_order(t, Squad(SQUAD.of(seat, place)))
    while len(t.hand[0]) > 0:
        for seat in range(t.players):
            if len(t.hand[seat]) > 0:
                yield from play(t, Seat(seat))


@procedure
def give_order(t: Skirmish, squad: Squad) -> Rule[None]:
    """2  Each squad has an order that only its owner knows."""
    seat = SQUAD.first(squad)
    t.squads.order[squad] = yield from ask(seat, ORDERED, [0, 1], squad=squad)


@procedure
def play(t: Skirmish, seat: Seat) -> Rule[None]:
    """3  A card is played and does what is written on it."""
    card = yield from ask(seat, PLAY, t.hand[seat][:])
    t.hand[seat].remove(card)
    t.played.append(card)
    yield from DECK[card % len(DECK)](t, seat, Card(card))


@procedure
def volley(t: Skirmish, seat: Seat, card: Card) -> Rule[None]:
    """4  Shoot at a squad: on 4 or more it is weakened, and who takes its last strength has won at once."""
    left = len(foes(t, seat))
    target = yield from ask(seat, TARGET, foes(t, seat), card=card, strength=left * 10)
    face = yield from roll(SHOT, 6)
    lost = face >= NEEDED
    hit(t, Squad(target), face, lost)
    if lost:
        t.squads.strength[target] -= 1
        t.squads.open[target] = 1
        t.squads.medals[target].append(seat)
    if t.squads.strength[target] == 0 or (face == 6 and t.squads.order[target] == 0):
        yield from flight(t, Seat(SQUAD.first(target)))


@procedure
def flight(t: Skirmish, seat: Seat) -> Rule[None]:
    """7  Whose squad has no strength left may break camp first, and flees: the game is over."""
    breaks = yield from ask_yes(seat, BREAK_CAMP, rule="7")
    if breaks:
        while len(t.camp[seat]) > 0:
            t.camp[seat].remove(0)
    t.flights[seat] = 1
    fled(t, seat)
    yield from end_game(t)


@procedure
def fetch(t: Skirmish, seat: Seat, card: Card) -> Rule[None]:
    """5  Stores are brought into the camp, behind the screen."""
    places = yield from ask_some(t, seat, FETCH, (0, 1), 0, 2, rule="5.1", card=card)
    for place in places:
        row = t.camp[seat].add()
        t.camp[seat].place[row] = place
    t.fetches[seat] += 1
    fetched(t, 1 << seat, seat, places)


@procedure
def rally(t: Skirmish, seat: Seat, card: Card) -> Rule[None]:
    """6  All own squads gain strength."""
    for place in range(PLACES):
        t.squads.strength[SQUAD.of(seat, place)] += 1
    hit(t, Squad(SQUAD.of(seat, 0)), 0, False, rule="6")
    yield from nothing()


DECK: Final = (volley, fetch, rally)


def foes(t: Skirmish, seat: int) -> list[int]:
    return [squad for squad in range(len(t.squads)) if SQUAD.first(squad) != seat]


def strength_of(t: Skirmish, squad: int) -> Figure:
    """2, 4, 6  How a squad's strength came about: what it began with, rallies, and hits."""
    figure = Figure("strength", "2", SQUAD, squad)
    figure.add(STRENGTH, "2", "fresh")
    shot = len(t.squads.medals[squad])
    figure.add(t.squads.strength[squad] - STRENGTH + shot, "6", "rallied")
    figure.add(-shot, "4", "shot")
    return figure


class SkirmishGame(Game):
    def __init__(self) -> None:
        kinds = (CARD, PLACE, ORDER, SQUAD, SEAT)
        events = declared_events(__name__)
        self.info = GameInfo(
            id="skirmish",
            seats=(2, 3),
            rules_version="1",
            questions=QUESTIONS,
            events=events,
            kinds=kinds,
            max_answers=60,
            chance=("deal", "shot"),
            figures={"needed": ("volley",), "strength": ("fresh", "rallied", "shot"), "stores": ("in-camp", "fetched")},
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Skirmish()
        t.lay_out(seats)
        t.players = seats
        t.deck = list(range(CARDS))
        for _ in range(seats * PLACES):
            t.squads.add()
        t.sight = [1 << seat for seat in range(seats)]
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return cast(Skirmish, table).players

    def scores(self, table: Table) -> list[int]:
        t = cast(Skirmish, table)
        return [len(t.camp[seat]) - 9 * t.flights[seat] for seat in range(t.players)]

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        t = cast(Skirmish, table)
        for squad, order in enumerate(t.squads.order):
            if order != NONE and SQUAD.first(squad) != seat and not t.squads.open[squad]:
                t.squads.order[squad] = rng.below(2)
        for other in range(t.players):
            if other != seat and t.flights[other] == 0:
                t.camp[other] = Stores(rng.below(2 * t.fetches[other] + 1))
                for row in range(len(t.camp[other])):
                    t.camp[other].place[row] = rng.below(PLACES)

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        """What a volley at a squad needs and what it has to overcome; what will lie in the camp."""
        t = cast(Skirmish, table)
        if t.key == TARGET:
            needed = Figure("needed", "4")
            needed.add(NEEDED, "4", "volley")
            return [needed, strength_of(t, option)]
        steps = steps_of(t.top)
        if t.key == FETCH and steps:
            stores = Figure("stores", "5", SEAT, seat)
            stores.add(len(t.camp[seat]), "5", "in-camp")
            for place in steps[0] if option in steps[0] or option == ENOUGH else (*steps[0], option):
                stores.add(1, "5.1", "fetched", PLACE, place)
            return [stores]
        return []

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        """The strength of all squads, which everybody sees, and what lies in one's own camp."""
        t = cast(Skirmish, table)
        found = [strength_of(t, squad) for squad in range(len(t.squads))]
        if seat is not None:
            found.append(Figure("stores", "5", SEAT, seat))
            found[-1].add(len(t.camp[seat]), "5", "in-camp")
        return found

    def explain_plan(self, table: Table, seat: int, plan: Ints) -> list[Figure]:
        """What would lie in the camp if these places were fetched from; each only once."""
        t = cast(Skirmish, table)
        if t.key != FETCH:
            return []
        stores = Figure("stores", "5", SEAT, seat, breaks="5.1" if len(set(plan)) < len(plan) else "")
        stores.add(len(t.camp[seat]), "5", "in-camp")
        for place in plan:
            stores.add(1, "5.1", "fetched", PLACE, place)
        return [stores]

    def check(self, table: Table) -> None:
        t = cast(Skirmish, table)
        assert sorted(t.deck + t.played + [card for hand in t.hand for card in hand]) == list(range(CARDS))
        assert len(t.squads.medals) == len(t.squads) == t.players * PLACES


GAME: Final = SkirmishGame()
