"""Hearts without passing: one deal of thirteen tricks for four seats. A card is rank * 4 + suit.

The rules are those of OpenSpiel's hearts(pass_cards=false): who holds the two of clubs leads it; no points in the first trick; the queen
of spades breaks hearts too; taking all 26 points is a triumph.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import Questions
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, draw, event, procedure, table
from senki.engine.table import Frame, Table
from senki.engine.zones import FLAG, SEAT, Kind, empty, nobody, owner, per_seat, public

Seat = NewType("Seat", int)
Card = NewType("Card", int)

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
TWO_OF_CLUBS: Final = 0
QUEEN_OF_SPADES: Final = 43

NOT_HEARTS: Final = 1 << CLUBS | 1 << DIAMONDS | 1 << SPADES

CARD: Final = Kind("card", 52, cards=True, labels=tuple(rank + suit for rank in "23456789TJQKA" for suit in "CDHS"))

QUESTIONS: Final = Questions()
PLAY: Final = QUESTIONS.ask("play", "2", CARD)
DEAL: Final = QUESTIONS.ask("deal", "1", CARD)


@event("2")
def played(t: Table, seat: Seat, card: Card) -> None: ...


@event("3")
def taken(t: Table, seat: Seat, points: int) -> None: ...


@table
class Hearts(Table):
    pool: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)] = per_seat()
    trick: Annotated[list[int], public(CARD)] = empty()
    played: Annotated[list[int], public(CARD)] = empty()
    points: Annotated[list[int], public(slots=4)] = per_seat()
    void: Annotated[list[int], public(slots=4)] = per_seat()  # by seat: a bit for each suit that it has shown to lack
    leader: Annotated[int, public(SEAT)] = -1
    tricks: Annotated[int, public()] = 0
    broken: Annotated[bool, public(FLAG)] = False


@procedure
def game(t: Hearts) -> Rule[None]:
    yield from deal(t)
    while t.tricks < 13:
        yield from trick(t)


@procedure
def deal(t: Hearts) -> Rule[None]:
    """Thirteen cards each; who holds the two of clubs leads."""
    for seat in range(4):
        for _ in range(13):
            card = yield from draw(DEAL, t.pool)
            t.hands[seat].append(card)
    for seat in range(4):
        if TWO_OF_CLUBS in t.hands[seat]:
            t.leader = seat


@procedure
def trick(t: Hearts) -> Rule[None]:
    """Each seat in turn, from the leader, plays a card."""
    for place in range(4):
        seat = (t.leader + place) % 4
        card = yield from ask(seat, PLAY, playable(t, seat))
        play(t, seat, card)
    take_trick(t)


def playable(t: Hearts, seat: int) -> list[int]:
    """Follow suit if you can. No hearts led before they are broken; no points in the first trick."""
    hand = t.hands[seat]
    if not t.trick:
        if t.tricks == 0:
            return [TWO_OF_CLUBS]
        if t.broken:
            return hand[:]
        return [card for card in hand if card % 4 != HEARTS] or hand[:]
    suit = t.trick[0] % 4
    cards = [card for card in hand if card % 4 == suit]
    if not cards and t.tricks == 0:
        cards = [card for card in hand if card % 4 != HEARTS and card != QUEEN_OF_SPADES]
    return cards or hand[:]


def play(t: Hearts, seat: int, card: int) -> None:
    suit = card % 4
    if not t.trick:
        if suit == HEARTS and not t.broken:
            t.void[seat] |= NOT_HEARTS  # nothing else was left to lead
    elif suit != t.trick[0] % 4:
        t.void[seat] |= 1 << t.trick[0] % 4
        if t.tricks == 0 and (suit == HEARTS or card == QUEEN_OF_SPADES):
            t.void[seat] |= 1 << DIAMONDS  # only points were left; a spade could still be the queen
    t.hands[seat].remove(card)
    t.trick.append(card)
    if suit == HEARTS or card == QUEEN_OF_SPADES:
        t.broken = True
    played(t, Seat(seat), Card(card))


def take_trick(t: Hearts) -> None:
    """The highest card of the suit led takes the trick: a point for each heart, 13 for the queen of spades."""
    suit = t.trick[0] % 4
    best = 0
    points = 0
    for place, card in enumerate(t.trick):
        if card % 4 == suit and card > t.trick[best]:
            best = place
        if card % 4 == HEARTS:
            points += 1
        elif card == QUEEN_OF_SPADES:
            points += 13
    t.leader = (t.leader + best) % 4
    t.points[t.leader] += points
    t.played += t.trick
    t.trick = []
    t.tricks += 1
    taken(t, Seat(t.leader), points)


class HeartsGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="hearts",
            seats=(4,),
            rules_version="1",
            questions=QUESTIONS,
            events=declared_events(__name__),
            kinds=(CARD, SEAT),
            max_answers=104,
            chance=("deal",),
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Hearts()
        t.lay_out(seats)
        t.pool = list(range(52))
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 4

    def scores(self, table: Table) -> list[int]:
        t = cast(Hearts, table)
        for seat in range(4):
            if t.points[seat] == 26:
                return [26 if other == seat else 0 for other in range(4)]
        return [26 - points for points in t.points]

    def payoff(self, table: Table, seat: int) -> int:
        """Every point counts, not only who has fewest."""
        return self.scores(table)[seat] * 1000 // 26

    def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        t = cast(Hearts, table)
        if field != "hands" or t.leader < 0:
            return True
        if card == TWO_OF_CLUBS:
            return row == t.leader  # it is hidden only until it is led
        return not (t.void[row] >> card % 4) & 1

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        """Another seat is asked about the hand that it now holds."""
        t = cast(Hearts, table)
        if t.seat >= 0 and t.seat != seat:
            t.options = playable(t, t.seat)

    def check(self, table: Table) -> None:
        t = cast(Hearts, table)
        everywhere = t.pool + t.trick + t.played
        for seat in range(4):
            hand = t.hands[seat]
            assert not any((t.void[seat] >> card % 4) & 1 for card in hand), f"seat {seat} has a suit that it has shown to lack"
            everywhere = everywhere + hand
        assert sorted(everywhere) == list(range(52)), "a card is missing or double"
        assert len(t.played) == 4 * t.tricks
        assert sum(t.points) == sum(1 if card % 4 == HEARTS else 13 for card in t.played if card % 4 == HEARTS or card == QUEEN_OF_SPADES)
        if not t.pool:
            sizes = [len(hand) for hand in t.hands]
            for place in range(4):
                seat = (max(t.leader, 0) + place) % 4
                assert sizes[seat] == 13 - t.tricks - (1 if place < len(t.trick) else 0), f"seat {seat} holds {sizes[seat]} cards"


GAME: Final = HeartsGame()
