"""One small sound game and many that are broken, each in one way, for the conformance tests to find."""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import Questions
from senki.engine.events import declared_events
from senki.engine.figures import Figure
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, ask_all, draw, event, procedure, table
from senki.engine.table import Frame, Table
from senki.engine.zones import SEAT, Kind, empty, nobody, owner, per_seat, public

Card = NewType("Card", int)
Seat = NewType("Seat", int)

LONG: Final = 1200
CARD: Final = Kind("card", 8, cards=True)

QUESTIONS: Final = Questions()
DEAL: Final = QUESTIONS.ask("deal", "1", CARD)
BID: Final = QUESTIONS.ask("bid", "2", size=4)
PLAY: Final = QUESTIONS.ask("play", "3", CARD)
MORE: Final = QUESTIONS.ask("more", "4", size=4)
LOW_BID: Final = QUESTIONS.ask("low-bid", "2", size=3)


@event("1", secret=("card",))
def dealt(t: Table, to: int, seat: Seat, card: Card) -> None: ...


@event("1")
def dealt_openly(t: Table, seat: Seat, card: Card) -> None: ...


@event("3")
def played(t: Table, seat: Seat, card: Card) -> None: ...


@event("3")
def hinted(t: Table, seat: Seat, half: int) -> None: ...


@table
class Board(Table):
    deck: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)] = per_seat()
    pile: Annotated[list[int], public(CARD)] = empty()
    bids: Annotated[list[int], owner(slots=2)] = per_seat()
    shown: Annotated[list[int], public(slots=4)] = empty()
    hint: Annotated[int, public()] = 0


@procedure
def sound(t: Board) -> Rule[None]:
    """Cards are dealt, bids are made in secret and shown, cards are played."""
    yield from deal(t)
    yield from ask_all(t, range(2), bid)
    t.shown = t.bids[:]
    yield from play_hands(t)


@procedure
def deal(t: Board) -> Rule[None]:
    for seat in range(2):
        for _ in range(2):
            card = yield from draw(DEAL, t.deck)
            t.hands[seat].append(card)
            dealt(t, 1 << seat, Seat(seat), Card(card))


@procedure
def bid(t: Board, seat: int) -> Rule[None]:
    t.bids[seat] = 0
    for _ in range(2):
        more = yield from ask(seat, BID, [1, 2, 3])
        t.bids[seat] = t.bids[seat] * 4 + more


@procedure
def play_hands(t: Board) -> Rule[None]:
    for turn in range(4):
        seat = turn % 2
        card = yield from ask(seat, PLAY, t.hands[seat][:])
        t.hands[seat].remove(card)
        t.pile.append(card)
        played(t, Seat(seat), Card(card))


@procedure
def sound_and_long(t: Board) -> Rule[None]:
    for _ in range(LONG):
        yield from ask(0, MORE, [0])


# -- broken rules -----------------------------------------------------------------------------------------------------


@procedure
def hint_at_hand(t: Board) -> Rule[None]:
    yield from deal(t)
    t.hint = t.hands[0][0]
    yield from play_hands(t)


@procedure
def tell_of_hand(t: Board) -> Rule[None]:
    yield from deal(t)
    yield from play_hands(t)
    while len(t.deck) > 0:
        card = yield from draw(DEAL, t.deck)
        t.hands[0].append(card)
        dealt_openly(t, Seat(0), Card(card))


@procedure
def tell_of_hand_later(t: Board) -> Rule[None]:
    yield from deal(t)
    yield from ask(0, MORE, [0])
    hinted(t, Seat(0), t.hands[0][0] // 4)
    yield from play_hands(t)


@procedure
def keep_card_in_local(t: Board) -> Rule[None]:
    yield from deal(t)
    best = Card(t.hands[0][0])
    yield from ask(0, MORE, [0])
    t.hint = 1 if best > 0 else 2
    yield from play_hands(t)


@procedure
def ask_without_options(t: Board) -> Rule[None]:
    yield from deal(t)
    more = yield from ask(0, MORE, [0, 1, 2])
    if more == 2:
        yield from ask(1, BID, [])


@procedure
def never_end(t: Board) -> Rule[None]:
    while t.hint >= 0:
        t.hint = yield from ask(0, MORE, [0, 1])


@procedure
def crash_on_an_option(t: Board) -> Rule[None]:
    yield from deal(t)
    for _ in range(3):
        more = yield from ask(0, MORE, [0, 1, 2, 3])
        if more == 3:
            t.hands[0].remove(99)


@procedure
def lose_a_card(t: Board) -> Rule[None]:
    yield from deal(t)
    yield from play_hands(t)
    yield from ask(0, MORE, [0])
    t.pile.pop()
    yield from ask(0, BID, [1])


@procedure
def bid_openly(t: Board) -> Rule[None]:
    yield from ask_all(t, range(2), open_bid)


@procedure
def open_bid(t: Board, seat: int) -> Rule[None]:
    t.hint = yield from ask(seat, BID, [1, 2, 3])
    yield from ask(seat, MORE, [0])


@procedure
def bid_into_a_row(t: Board) -> Rule[None]:
    yield from ask_all(t, range(2), bid_last)
    yield from ask(0, MORE, [0])


@procedure
def bid_last(t: Board, seat: int) -> Rule[None]:
    more = yield from ask(seat, BID, [1, 2, 3])
    t.shown.append(seat * 4 + more)


@procedure
def bid_on_top(t: Board) -> Rule[None]:
    yield from ask_all(t, range(2), raise_bid)


@procedure
def raise_bid(t: Board, seat: int) -> Rule[None]:
    for _ in range(2):
        more = yield from ask(seat, BID, [1, 2, 3])
        t.bids[seat] += more


@procedure
def roll_in_secret(t: Board) -> Rule[None]:
    yield from ask_all(t, range(2), draw_in_secret)


@procedure
def draw_in_secret(t: Board, seat: int) -> Rule[None]:
    card = yield from draw(DEAL, t.deck)
    t.hands[seat].append(card)
    yield from ask(seat, MORE, [0])


@procedure
def bid_too_high(t: Board) -> Rule[None]:
    yield from ask(0, LOW_BID, [1, 2, 3])


@procedure
def show_too_much(t: Board) -> Rule[None]:
    yield from deal(t)
    for more in range(6):
        t.shown.append(more)
        yield from ask(0, MORE, [0])


class BoardGame(Game):
    """The game with one of the rules above; all the rest of it is sound."""

    def __init__(self, rule: object, questions: Questions = QUESTIONS) -> None:
        self.rule = rule
        self.info = GameInfo(
            id="board",
            seats=(2,),
            rules_version="1",
            questions=questions,
            events=declared_events(__name__),
            kinds=(CARD, SEAT),
            figures={"held": ("own",)},
            max_answers=40 if rule is not sound_and_long else LONG,
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Board()
        t.lay_out(seats)
        t.deck = list(range(8))
        return t

    def first(self, table: Table) -> Frame:
        return outermost(self.rule)

    def seat_count(self, table: Table) -> int:
        return 2

    def scores(self, table: Table) -> list[int]:
        return [0, 0]

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        t = cast(Board, table)
        other = 1 - seat
        if t.bids[other] and self.rule is sound and t.shown != t.bids:
            t.bids[other] = 5 + rng.below(3) + 4 * rng.below(3)

    def check(self, table: Table) -> None:
        t = cast(Board, table)
        assert sorted(t.deck + t.hands[0] + t.hands[1] + t.pile) == list(range(8)), "a card is missing or double"


class KeepsBids(BoardGame):
    """Forgets to deal secret bids again."""

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        return


class MovesOwnCards(BoardGame):
    """Deals again what the seat can see."""

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        t = cast(Board, table)
        if t.hands[seat] and t.deck:
            t.hands[seat][0], t.deck[0] = t.deck[0], t.hands[seat][0]


class DoublesCards(BoardGame):
    """Deals a card again that is not there."""

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        t = cast(Board, table)
        if t.hands[1 - seat] and t.deck:
            t.hands[1 - seat][0] = t.deck[0]


class WeighsOwnCards(BoardGame):
    """Thinks more of a question's options the more cards the seat holds, which it sees."""

    def weights(self, table: Table) -> list[int]:
        return [1 + sum(cast(Board, table).hands[table.seat]) for _ in table.options]


class WeighsHiddenCards(BoardGame):
    """Knows what the other holds."""

    def weights(self, table: Table) -> list[int]:
        return [1 + sum(cast(Board, table).hands[1 - table.seat]) for _ in table.options]


class ExplainsOwnCards(BoardGame):
    """Counts what the seat holds, which it sees; whose cards and what the figure is called may be changed."""

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        figure = Figure(self.figure(), "3", CARD, cast(Board, table).pile[0] if cast(Board, table).pile else 0)
        for card in cast(Board, table).hands[self.whose(seat)]:
            figure.add(card + 1, "1", "", CARD, card)
        figure.add(0, "1", "own")
        return [figure]

    def figure(self) -> str:
        return "held"

    def whose(self, seat: int) -> int:
        return seat


class ShowsOwnCards(BoardGame):
    """Tells each seat, at any time, what it holds; what is shown, and of whom, may be changed."""

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        figure = Figure(self.figure(), "3")
        figure.add(sum(cast(Board, table).hands[self.whose(seat)]) if seat is not None else 0, "1", "own")
        return [figure]

    def figure(self) -> str:
        return "held"

    def whose(self, seat: int) -> int:
        return seat


class ShowsHiddenCards(ShowsOwnCards):
    def whose(self, seat: int) -> int:
        return 1 - seat


class ShowsUndeclared(ShowsOwnCards):
    def figure(self) -> str:
        return "worth"


class ShowsTwice(ShowsOwnCards):
    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        return super().figures(table, seat) * 2


class ShowsByPlaying(ShowsOwnCards):
    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        cast(Board, table).hint += 1
        return []


class ExplainsHiddenCards(ExplainsOwnCards):
    def whose(self, seat: int) -> int:
        return 1 - seat


class ExplainsUndeclared(ExplainsOwnCards):
    def figure(self) -> str:
        return "worth"


class ExplainsByPlaying(ExplainsOwnCards):
    """Looks at what would happen by making it happen."""

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        cast(Board, table).hint += 1
        return []


class ExplainsOnlySome(ExplainsOwnCards):
    """Has not thought of every question."""

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        return [[], [], [], super().explain(table, seat, option)][table.key]
