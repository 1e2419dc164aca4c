"""No game: a table with a field of every audience, for tests of views."""

from __future__ import annotations

from typing import Annotated, Final, cast

from senki.engine.chance import Rng
from senki.engine.decision import REACTION, SOME, YES_NO, Questions
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, procedure, table
from senki.engine.table import EVERYONE, Frame, Ints, Table
from senki.engine.zones import FLAG, SEAT, Kind, listed, nobody, owner, public

CARDS: Final = 16
CARD: Final = Kind("card", CARDS, cards=True)
COIN: Final = Kind("coin", 3, indistinct=True, labels=("copper", "silver"))

QUESTIONS: Final = Questions()
PICK: Final = QUESTIONS.ask("pick", "1", CARD)
SOME_CARDS: Final = QUESTIONS.ask("some", "1", COIN, SOME)
ANSWER: Final = QUESTIONS.ask("answer", "1", SEAT, REACTION, size=2)
SURE: Final = QUESTIONS.ask("sure", "1", shape=YES_NO)


@table
class Zoo(Table):
    number: Annotated[int, public()] = 7
    flag: Annotated[bool, public(FLAG)] = True
    leader: Annotated[int, public(SEAT)] = -1
    mystery: Annotated[int, nobody()] = 5
    order: Annotated[Ints, public(SEAT, slots=2)] = (1, 0)
    market: Annotated[list[int], public(CARD)]
    deck: Annotated[list[int], nobody(CARD)]
    dark: Annotated[list[int], nobody(CARD, counted=False)]
    hands: Annotated[list[list[int]], owner(CARD)]
    pockets: Annotated[list[list[int]], owner(CARD, counted=False)]
    units: Annotated[list[list[int]], owner(CARD, per=2, revealed_by="turned")]
    turned: Annotated[list[int], public(FLAG, slots=4)]
    bids: Annotated[list[int], owner(slots=2)]
    trays: Annotated[list[list[int]], listed(CARD, by="tray_seen")]
    tray_seen: Annotated[list[int], public(slots=2)]
    pile: Annotated[list[int], listed(CARD, by="card_seen", by_card=True)]
    card_seen: Annotated[list[int], nobody(slots=CARDS)]
    notes: Annotated[list[int], listed(by="note_seen", slots=3)]
    note_seen: Annotated[list[int], public(slots=3)]
    purse: Annotated[list[int], nobody(COIN)]
    coins: Annotated[list[int], public(COIN)]


@procedure
def game(t: Zoo) -> Rule[None]:
    got = yield from ask(0, PICK, [0, 1])
    t.number = got


class ZooGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="zoo",
            seats=(2,),
            rules_version="1",
            questions=QUESTIONS,
            events=(),
            kinds=(CARD, COIN, SEAT),
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Zoo()
        t.market = [0]
        t.deck = [1, 2]
        t.dark = [3]
        t.hands = [[4, 5], [6]]
        t.pockets = [[7], []]
        t.units = [[8], [], [9], [10]]
        t.turned = [0, 0, 0, 1]
        t.bids = [30, 40]
        t.trays = [[11], [12]]
        t.tray_seen = [0b10, EVERYONE]
        t.pile = [15, 14, 13]
        t.card_seen = [0] * CARDS
        t.card_seen[13] = 0b01
        t.card_seen[14] = 0b11
        t.notes = [50, 60, 70]
        t.note_seen = [0b01, 0, EVERYONE]
        t.purse = [2, 2]
        t.coins = [1, 0, 1]
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 2

    def scores(self, table: Table) -> list[int]:
        return [0, 0]

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        t = cast(Zoo, table)
        t.bids[1 - seat] = rng.below(100)


GAME: Final = ZooGame()
