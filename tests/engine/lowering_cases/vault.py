"""A made-up game in which every move is of another sort: open, hidden, revealing, by chance. For tests of sessions and saves."""

from __future__ import annotations

import pathlib
from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import Questions
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo, Option
from senki.engine.packs import NAME, WORD, Column, Count, Pack, Schema
from senki.engine.procedure import Rule, ask, draw, event, procedure, roll, table
from senki.engine.table import Frame, Table
from senki.engine.zones import SEAT, Kind, empty, nobody, owner, per_seat, public, shared

Seat = NewType("Seat", int)
Card = NewType("Card", int)

SCORE: Final = 0  # an open move
ROLL: Final = 1
REVEAL: Final = 2  # a hidden card is turned up
SWAP: Final = 3  # a card of the hand for a hidden one
COPY: Final = 4  # the seat's secret number is told to all
HIDE: Final = 5  # a card of the hand goes under the others
PASS: Final = 6
DRAW: Final = 7
CALL_OUT: Final = 8  # the other seat is asked
END: Final = 9
MOVES: Final = Kind(
    "move", 10, labels=("score", "roll", "reveal", "swap", "copy", "hide", "pass", "draw", "call-out", "end"), type_name="Move"
)

CARD: Final = Kind("card", 8, cards=True)
FACE: Final = Kind("face", 7)

QUESTIONS: Final = Questions()
ACT: Final = QUESTIONS.ask("act", "V1", MOVES)
DIE: Final = QUESTIONS.ask("die", "V3", FACE)
DEAL: Final = QUESTIONS.ask("deal", "V4", CARD)
CALL: Final = QUESTIONS.ask("call", "V6", Kind("calling", 4))


@event("V2")
def scored(t: Table, seat: Seat, score: int) -> None: ...


@event("V4", secret=("card",))
def drew(t: Table, to: int, seat: Seat, card: Card) -> None: ...


@event("V5")
def shown(t: Table, seat: Seat, cards: Annotated[list[int], CARD]) -> None: ...


SCHEMA: Final = Schema(
    {"card": {"id": WORD, "value": Column(1, 9), "suit": Column(choices=("gold", "silver")), "note": NAME}},
    (Count("card", 4), Count("card", 2, "suit", "gold")),
)


class Facts:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.worth = [int(str(card["value"])) for card in pack.tables["card"]]


@table
class Vault(Table):
    facts: Annotated[Facts, shared]
    deck: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)]
    shown: Annotated[list[int], public(CARD)] = empty()
    secrets: Annotated[list[int], owner(slots=3)]
    scores: Annotated[list[int], public(slots=3)] = per_seat()
    copied: Annotated[int, public()] = -1
    turn: Annotated[int, public(SEAT)] = 0
    long: Annotated[bool, public()] = False


@procedure
def game(t: Vault) -> Rule[None]:
    """V1  Moves, one after another."""
    moves = 0
    while moves < 30:
        moves += 1
        move = yield from ask(t.turn, ACT, legal(t))
        if move == END:
            return
        if move == ROLL:
            face = yield from roll(DIE, 6)
            t.scores[t.turn] += face
        elif move == DRAW:
            card = yield from draw(DEAL, t.deck)
            t.hands[t.turn].append(card)
            drew(t, 1 << t.turn, Seat(t.turn), Card(card))
        elif move == CALL_OUT:
            called = yield from ask((t.turn + 1) % len(t.scores), CALL, [1, 2, 3])
            t.scores[t.turn] -= called
        else:
            carry_out(t, move)


def legal(t: Vault) -> list[int]:
    """V2  What the seat on turn may do."""
    moves = [SCORE, ROLL, COPY, PASS, CALL_OUT, END]
    if t.deck:
        moves += [REVEAL, DRAW]
        if t.hands[t.turn]:
            moves.append(SWAP)
    if t.hands[t.turn]:
        moves.append(HIDE)
    return moves


def carry_out(t: Vault, move: int) -> None:
    if move == SCORE:
        t.scores[t.turn] += t.facts.worth[0]
        scored(t, Seat(t.turn), t.scores[t.turn])
    elif move == REVEAL:
        t.shown.append(t.deck.pop())
        shown(t, Seat(t.turn), t.shown)
    elif move == SWAP:
        t.hands[t.turn].append(t.deck.pop())
        t.deck.append(t.hands[t.turn].pop(0))
    elif move == COPY:
        t.copied = t.secrets[t.turn]
    elif move == HIDE:
        t.deck.append(t.hands[t.turn].pop())
    elif move == PASS:
        t.turn = (t.turn + 1) % len(t.scores)


class VaultGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="vault",
            seats=(2, 3),
            rules_version="3",
            questions=QUESTIONS,
            events=declared_events(__name__),
            kinds=(MOVES, CARD, FACE, SEAT),
            options=(Option("mode", ("short", "long"), {"long": (3,)}), Option("luck", ("on", "off"), needs={"off": {"mode": ("short",)}})),
            max_answers=70,
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Vault()
        t.lay_out(seats)
        t.facts = cast(Facts, pack)
        t.deck = [4, 5, 6, 7]
        t.hands = [[k] for k in range(seats)]
        t.secrets = [3, 1, 2][:seats]
        t.long = options["mode"] == "long"
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return len(cast(Vault, table).scores)

    def scores(self, table: Table) -> list[int]:
        return list(cast(Vault, table).scores)

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        t = cast(Vault, table)
        for other in range(len(t.secrets)):
            if other != seat and t.copied < 0:
                t.secrets[other] = rng.below(4)

    def schema(self) -> Schema:
        return SCHEMA

    def pack_path(self) -> str:
        return str(pathlib.Path(__file__).with_name("vault.toml"))

    def facts(self, pack: Pack) -> object:
        return Facts(pack)

    def pack_of(self, facts: object) -> Pack | None:
        return facts.pack if isinstance(facts, Facts) else None


GAME: Final = VaultGame()
