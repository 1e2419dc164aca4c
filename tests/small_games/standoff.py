"""Standoff: a made-up duel of two or four, with all that the engine can do: sealed plans, windows three deep, partners, peeking."""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import A_NUMBER, ORDER, REACTION, SHARE, SOME, YES_NO, Question
from senki.engine.events import EventKind
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo, Option
from senki.engine.procedure import Rule, ask, ask_all, ask_yes, chance, draw, procedure, roll, table
from senki.engine.shapes import PASS, ask_order, ask_share, ask_some, window
from senki.engine.table import Frame, Ints, Table
from senki.engine.zones import FLAG, NUMBER, SEAT, Kind, listed, nobody, owner, public

Seat = NewType("Seat", int)

CARDS: Final = 24  # a card answers a shot, an answer, or an answer to that: by its number, modulo 3
HAND: Final = 3
LIVES: Final = 6
MOST_STAKE: Final = 3
ROUNDS: Final = 4
STANCES: Final = 3
DEEPEST: Final = 2

DEAL, TARGET, STAKE, STANCE_ORDER, WEATHER, LOOK, SEEN, RESPOND, SHOT, LOSSES, DISCARD = range(1, 12)
WIND, AIMED, LOOKED, ANSWERED, ROLLED, LOST, DRAWN = range(1, 8)

CARD: Final = Kind("card", CARDS, cards=True)
STANCE: Final = Kind("stance", STANCES, labels=("high", "low", "wide"))
FACE: Final = Kind("face", 7)


@table
class Standoff(Table):
    deck: Annotated[list[int], nobody(CARD)]
    discard: Annotated[list[int], public(CARD)]
    hands: Annotated[list[list[int]], listed(CARD, by="known", by_card=True)]
    known: Annotated[list[int], nobody(slots=CARDS)]  # by card: who has seen it since it was drawn
    lives: Annotated[list[int], public(slots=4)]
    aims: Annotated[list[int], owner(slots=4)]  # the sealed plan: a seat to shoot at, a stake, an order of stances
    stakes: Annotated[list[int], owner(slots=4)]
    stances: Annotated[list[list[int]], owner(STANCE, counted=False)]
    shown: Annotated[list[list[int]], public(slots=2 + STANCES)]  # the same, once all plans are made
    stood: Annotated[list[int], public(FLAG, slots=DEEPEST + 1)]  # by depth: a card was played there and not answered
    depth: Annotated[int, public()] = -1  # of the innermost window that is open
    partners: Annotated[bool, public(FLAG)] = False
    rounds: Annotated[int, public()] = 0
    weather: Annotated[int, public(STANCE)] = 0


@procedure
def game(t: Standoff) -> Rule[None]:
    """1  Cards are dealt; rounds are played until one side is left, four at most."""
    for seat in range(len(t.hands)):
        yield from fill_hand(t, Seat(seat))
    while t.rounds < ROUNDS and len(sides_alive(t)) > 1:
        t.weather = yield from chance(WEATHER, [0, 1, 2])
        t.tell(WIND, t.weather)
        yield from ask_all(t, living(t), plan)
        show_plans(t)
        for seat in living(t):
            if t.lives[seat] > 0 and t.lives[t.shown[seat][0]] > 0:
                yield from shoot(t, Seat(seat), Seat(t.shown[seat][0]))
        for seat in living(t):
            yield from change_hand(t, Seat(seat))
        t.rounds += 1


@procedure
def fill_hand(t: Standoff, seat: Seat) -> Rule[None]:
    """1  A hand is drawn up to three; an empty deck is made of the discards again."""
    while len(t.hands[seat]) < HAND and len(t.deck) + len(t.discard) > 0:
        if not t.deck:
            t.deck, t.discard = t.discard, []
        card = yield from draw(DEAL, t.deck)
        t.hands[seat].append(card)
        t.known[card] = 1 << seat
        t.tell_to(1 << seat, DRAWN, seat, card)


@procedure
def plan(t: Standoff, seat: int) -> Rule[None]:
    """2  Whom to shoot at, how much to stake, and in which order to stand: chosen in secret by all at once."""
    t.aims[seat], t.stakes[seat], t.stances[seat] = -1, 0, []
    aim = yield from ask(seat, TARGET, opponents(t, seat))
    t.aims[seat] = aim
    stake = yield from ask(seat, STAKE, list(range(MOST_STAKE + 1)))
    t.stakes[seat] = stake
    order = yield from ask_order(t, seat, STANCE_ORDER, (0, 1, 2))
    t.stances[seat] = list(order)


def show_plans(t: Standoff) -> None:
    """2  All plans are opened together."""
    for seat in living(t):
        t.shown[seat] = [t.aims[seat], t.stakes[seat], *t.stances[seat]]
        t.aims[seat], t.stakes[seat], t.stances[seat] = -1, 0, []
        t.tell(AIMED, seat, t.shown[seat][0], t.shown[seat][1])


@procedure
def shoot(t: Standoff, seat: Seat, target: Seat) -> Rule[None]:
    """3  The shooter may look at a card of the target; the target's side may answer the shot; then a die decides."""
    if len(t.hands[target]) > 0:
        if (yield from ask_yes(seat, LOOK)):
            card = yield from chance(SEEN, t.hands[target])
            t.known[card] |= 1 << seat
            t.tell_to(1 << seat, LOOKED, seat, target, card)
    dodged = yield from answered(t, 0, tuple(allies(t, target)))
    if dodged:
        return
    face = yield from roll(SHOT, 6)
    t.tell_list(ROLLED, seat, [face])
    if t.shown[seat][2 + t.weather] != t.shown[target][2 + t.weather]:
        face += 1
    hits = max(0, face - 4) * (1 + t.shown[seat][1])
    losers: Ints = tuple(allies(t, target))
    losses = yield from ask_share(t, target, LOSSES, losers, tuple([t.lives[ally] for ally in losers]), hits)
    for loser, lost in zip(losers, losses, strict=True):
        t.lives[loser] -= lost
        t.tell(LOST, loser, lost)


@procedure
def answered(t: Standoff, depth: int, seats: Ints) -> Rule[bool]:
    """4  A window for answers, which can be answered themselves, three deep; True if a card played here stands."""
    t.stood[depth] = 0
    t.depth = depth
    yield from window(t, seats, RESPOND, depth, answers, answer)
    t.depth = depth - 1
    return t.stood[depth] == 1


def answers(t: Standoff, seat: int, depth: int) -> list[int]:
    """4  Whoever holds cards is asked, fitting ones or not, so that the question tells nothing."""
    if t.stood[depth] or not t.hands[seat]:
        return []
    return [PASS, *[card for card in t.hands[seat] if card % 3 == depth]]


@procedure
def answer(t: Standoff, seat: int, depth: int, card: int) -> Rule[None]:
    t.hands[seat].remove(card)
    put_away(t, card)
    t.tell(ANSWERED, seat, card)
    undone = False
    if depth < DEEPEST:
        undone = yield from answered(t, depth + 1, tuple(opponents(t, seat)))
    if not undone:
        t.stood[depth] = 1


@procedure
def change_hand(t: Standoff, seat: Seat) -> Rule[None]:
    """5  Up to two cards may be discarded; the hand is filled again."""
    gone = yield from ask_some(t, seat, DISCARD, tuple(t.hands[seat]), 0, 2)
    for card in gone:
        t.hands[seat].remove(card)
        put_away(t, card)
    yield from fill_hand(t, seat)


def put_away(t: Standoff, card: int) -> None:
    t.known[card] = 0
    t.discard.append(card)


def living(t: Standoff) -> list[int]:
    return [seat for seat, lives in enumerate(t.lives) if lives > 0]


def side_of(t: Standoff, seat: int) -> int:
    return seat % 2 if t.partners else seat


def sides_alive(t: Standoff) -> set[int]:
    return {side_of(t, seat) for seat in living(t)}


def allies(t: Standoff, seat: int) -> list[int]:
    """The living seats of a side, the seat itself first."""
    return [seat, *[other for other in living(t) if other != seat and side_of(t, other) == side_of(t, seat)]]


def opponents(t: Standoff, seat: int) -> list[int]:
    return [other for other in living(t) if side_of(t, other) != side_of(t, seat)]


QUESTIONS: Final = (
    Question(DEAL, "deal", "1", CARD),
    Question(TARGET, "target", "2", SEAT),
    Question(STAKE, "stake", "2", NUMBER, A_NUMBER, MOST_STAKE + 1),
    Question(STANCE_ORDER, "stance-order", "2", STANCE, ORDER),
    Question(WEATHER, "weather", "2", STANCE),
    Question(LOOK, "look", "3", FLAG, YES_NO),
    Question(SEEN, "seen", "3", CARD),
    Question(RESPOND, "respond", "4", CARD, REACTION),
    Question(SHOT, "shot", "3", FACE),
    Question(LOSSES, "losses", "3", SEAT, SHARE),
    Question(DISCARD, "discard", "5", CARD, SOME),
)
EVENTS: Final = (
    EventKind(WIND, "wind", "2", {"weather": STANCE}),
    EventKind(AIMED, "aimed", "2", {"seat": SEAT, "target": SEAT, "stake": NUMBER}),
    EventKind(LOOKED, "looked", "3", {"seat": SEAT, "target": SEAT, "card": CARD}, secret=("card",)),
    EventKind(ANSWERED, "answered", "4", {"seat": SEAT, "card": CARD}),
    EventKind(ROLLED, "rolled", "3", {"seat": SEAT, "faces": FACE}, rest="faces"),
    EventKind(LOST, "lost", "3", {"seat": SEAT, "lives": NUMBER}),
    EventKind(DRAWN, "drawn", "1", {"seat": SEAT, "card": CARD}, secret=("card",)),
)


class StandoffGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="standoff",
            seats=(2, 4),
            rules_version="1",
            questions=QUESTIONS,
            events=EVENTS,
            kinds=(CARD, STANCE, FACE, SEAT),
            options=(Option("teams", ("none", "partners"), {"partners": (4,)}),),
            longest=1200,
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Standoff()
        t.deck, t.discard, t.hands, t.known = list(range(CARDS)), [], [[] for _ in range(seats)], [0] * CARDS
        t.lives, t.aims, t.stakes = [LIVES] * seats, [-1] * seats, [0] * seats
        t.stances, t.shown, t.stood = [[] for _ in range(seats)], [[] for _ in range(seats)], [0] * (DEEPEST + 1)
        t.partners = options["teams"] == "partners"
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return len(cast(Standoff, table).lives)

    def side(self, table: Table, seat: int) -> int:
        return side_of(cast(Standoff, table), seat)

    def scores(self, table: Table) -> list[int]:
        """The lives left to a seat's side."""
        t = cast(Standoff, table)
        return [sum(t.lives[ally] for ally in allies(t, seat)) for seat in range(len(t.lives))]

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        """Others' finished plans are drawn anew; so is what they may answer with, which depends on the cards they now hold."""
        t = cast(Standoff, table)
        for other in living(t):
            if other != seat and t.stances[other]:
                targets = opponents(t, other)
                t.aims[other] = targets[rng.below(len(targets))]
                t.stakes[other] = rng.below(MOST_STAKE + 1)
                t.stances[other] = list(range(STANCES))
                rng.shuffle(t.stances[other])
        if t.key == RESPOND and t.seat >= 0 and t.seat != seat:
            t.options = answers(t, t.seat, t.depth)

    def check(self, table: Table) -> None:
        t = cast(Standoff, table)
        assert sorted(t.deck + t.discard + [card for hand in t.hands for card in hand]) == list(range(CARDS)), "a card is missing or double"
        for seat, hand in enumerate(t.hands):
            assert all((t.known[card] >> seat) & 1 for card in hand), f"seat {seat} does not know a card of its own"
            assert len(hand) <= HAND
            assert 0 <= t.lives[seat] <= LIVES
            assert sorted(t.stances[seat]) in ([], [0, 1, 2])
        assert not any(t.known[card] for card in t.deck + t.discard), "a card out of play is still known to somebody"


GAME: Final = StandoffGame()
