"""A game as large and as long as a great one, and nothing else: six seats, 37 systems with the fleets of all seats, hands of cards.

In each of its rounds every seat in turn moves a ship, rolls a die, and draws or plays a card. With 560 rounds it has about 10,000 answers.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import Questions
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo, Option
from senki.engine.procedure import Rule, ask, draw, event, procedure, roll, table
from senki.engine.table import Frame, Table
from senki.engine.zones import SEAT, Kind, empty, filled, nobody, owner, per_seat, public

Seat = NewType("Seat", int)
System = NewType("System", int)
Card = NewType("Card", int)

SYSTEMS: Final = 37
CARDS: Final = 229
HAND: Final = 5
FACES: Final = 10
SYSTEM: Final = Kind("system", SYSTEMS)
CARD: Final = Kind("card", CARDS, cards=True)
DIE: Final = Kind("die", 11)
ROUNDS: Final = Option("rounds", ("3", "60", "560"))

QUESTIONS: Final = Questions()
MOVE: Final = QUESTIONS.ask("move", "1", SYSTEM)
ROLL: Final = QUESTIONS.ask("roll", "2", DIE)
DRAW: Final = QUESTIONS.ask("draw", "3", CARD)
PLAY: Final = QUESTIONS.ask("play", "3", CARD)


@event("1")
def moved(t: Table, seat: Seat, system: System, ships: int) -> None: ...


@event("2")
def fought(t: Table, seat: Seat, system: System, die: int, points: int) -> None: ...


@event("3", secret=("card",))
def drawn(t: Table, to: int, seat: Seat, card: Card) -> None: ...


@event("3")
def played(t: Table, seat: Seat, card: Card) -> None: ...


@table
class Campaign(Table):
    pool: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)] = per_seat()
    pile: Annotated[list[int], public(CARD)] = empty()
    ships: Annotated[list[int], public()] = filled(6 * SYSTEMS, 0)
    holders: Annotated[list[int], public(SEAT)] = filled(SYSTEMS, -1)
    points: Annotated[list[int], public()] = per_seat()
    round: Annotated[int, public()] = 0
    rounds: Annotated[int, public()] = 0


@procedure
def game(t: Campaign) -> Rule[None]:
    while t.round < t.rounds:
        t.round = t.round + 1
        for seat in range(6):
            yield from turn(t, Seat(seat))


@procedure
def turn(t: Campaign, seat: Seat) -> Rule[None]:
    """A ship moves, a die is rolled for the system, and a card is drawn or played."""
    system = yield from ask(seat, MOVE, list(range(SYSTEMS)))
    t.ships[seat * SYSTEMS + system] += 1
    moved(t, seat, System(system), t.ships[seat * SYSTEMS + system])
    die = yield from roll(ROLL, FACES)
    t.holders[system] = seat
    t.points[seat] += die
    fought(t, seat, System(system), die, t.points[seat])
    if len(t.hands[seat]) < HAND:
        card = yield from draw(DRAW, t.pool)
        t.hands[seat].append(card)
        drawn(t, 1 << seat, seat, Card(card))
    else:
        given = yield from ask(seat, PLAY, t.hands[seat][:])
        t.hands[seat].remove(given)
        played(t, seat, Card(given))
        t.pool.append(given)


class CampaignGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="campaign",
            seats=(6,),
            rules_version="1",
            questions=QUESTIONS,
            events=declared_events(__name__),
            kinds=(CARD, SEAT, SYSTEM, DIE),
            options=(ROUNDS,),
            max_answers=20_000,
            chance=("roll", "draw"),
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Campaign()
        t.lay_out(seats)
        t.pool = list(range(CARDS))
        t.rounds = int(options["rounds"])
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 6

    def scores(self, table: Table) -> list[int]:
        return cast(Campaign, table).points[:]

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        """Another seat is asked about the hand that it now holds."""
        t = cast(Campaign, table)
        if t.seat >= 0 and t.seat != seat and t.key == PLAY:
            t.options = t.hands[t.seat][:]


GAME: Final = CampaignGame()
