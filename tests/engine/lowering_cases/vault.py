"""A made-up game in which every move is of another sort: open, hidden, revealing, by chance. For tests of sessions and saves."""

from __future__ import annotations

import pathlib
from typing import Annotated, Final, cast

from senki.engine.chance import Rng
from senki.engine.decision import Question
from senki.engine.events import EventKind
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo, Option
from senki.engine.packs import NAME, WORD, Column, Count, Pack, Schema
from senki.engine.procedure import Rule, ask, draw, procedure, roll, table
from senki.engine.table import Frame, Table
from senki.engine.zones import NUMBER, SEAT, Kind, nobody, owner, public, shared

ACT: Final = 1
DIE: Final = 2
DEAL: Final = 3
CALL: Final = 4

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

SCORED: Final = 1
DREW: Final = 2
SHOWN: Final = 3

SCHEMA: Final = Schema(
    {"card": {"id": WORD, "value": Column(1, 9), "suit": Column(choices=("gold", "silver")), "note": NAME}},
    (Count("card", 4), Count("card", 2, "suit", "gold")),
)


class Facts:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.worth = [int(card["value"]) for card in pack.tables["card"]]


@table
class Vault(Table):
    facts: Annotated[Facts, shared]
    deck: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)]
    shown: Annotated[list[int], public(CARD)]
    secrets: Annotated[list[int], owner(slots=3)]
    scores: Annotated[list[int], public(slots=3)]
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
            t.tell_to(1 << t.turn, DREW, t.turn, card)
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
        t.tell(SCORED, t.turn, t.scores[t.turn])
    elif move == REVEAL:
        t.shown.append(t.deck.pop())
        t.tell_list(SHOWN, t.turn, t.shown)
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
            questions=(Question(ACT, "act", "V1", MOVES), Question(DIE, "die", "V3", FACE), Question(DEAL, "deal", "V4", CARD), CALLING),
            events=(
                EventKind(SCORED, "scored", "V2", {"seat": SEAT, "score": NUMBER}),
                EventKind(DREW, "drew", "V4", {"seat": SEAT, "card": CARD}, secret=("card",)),
                EventKind(SHOWN, "shown", "V5", {"seat": SEAT, "cards": CARD}, rest="cards"),
            ),
            kinds=(MOVES, CARD, FACE, SEAT),
            options=(Option("mode", ("short", "long"), {"long": (3,)}), Option("luck", ("on", "off"), needs={"off": {"mode": ("short",)}})),
            longest=70,
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Vault()
        t.facts = cast(Facts, pack)
        t.deck = [4, 5, 6, 7]
        t.hands = [[k] for k in range(seats)]
        t.shown = []
        t.secrets = [3, 1, 2][:seats]
        t.scores = [0] * seats
        t.long = options["mode"] == "long"
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return len(cast(Vault, table).scores)

    def scores(self, table: Table) -> list[int]:
        return list(cast(Vault, table).scores)

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
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


CALLING: Final = Question(CALL, "call", "V6", Kind("calling", 4))
GAME: Final = VaultGame()
