"""Standoff: a made-up duel of two or four, with all that the engine can do: sealed plans, windows three deep, partners, peeking."""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import A_NUMBER, ORDER, REACTION, SHARE, SOME, YES_NO, Questions
from senki.engine.determinize import choose_anew
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo, Option
from senki.engine.procedure import Rule, ask, ask_all, ask_yes, chance, draw, event, procedure, roll, table
from senki.engine.shapes import PASS, ask_order, ask_share, ask_some, window
from senki.engine.table import Frame, Ints, Table
from senki.engine.zones import FLAG, NUMBER, SEAT, Kind, empty, filled, listed, nobody, owner, per_seat, public

Seat = NewType("Seat", int)
Card = NewType("Card", int)
Stance = NewType("Stance", int)

CARDS: Final = 24  # a card answers a shot, an answer, or an answer to that: by its number, modulo 3
HAND: Final = 3
LIVES: Final = 6
MOST_STAKE: Final = 3
ROUNDS: Final = 4
STANCES: Final = 3
DEEPEST: Final = 2

CARD: Final = Kind("card", CARDS, cards=True)
STANCE: Final = Kind("stance", STANCES, labels=("high", "low", "wide"))
FACE: Final = Kind("face", 7)

QUESTIONS: Final = Questions()
DEAL: Final = QUESTIONS.ask("deal", "1", CARD)
TARGET: Final = QUESTIONS.ask("target", "2", SEAT)
STAKE: Final = QUESTIONS.ask("stake", "2", NUMBER, A_NUMBER, MOST_STAKE + 1)
STANCE_ORDER: Final = QUESTIONS.ask("stance-order", "2", STANCE, ORDER)
WEATHER: Final = QUESTIONS.ask("weather", "2", STANCE)
LOOK: Final = QUESTIONS.ask("look", "3", FLAG, YES_NO, about={"target": SEAT})
SEEN: Final = QUESTIONS.ask("seen", "3", CARD, about={"shooter": SEAT, "target": SEAT})
RESPOND: Final = QUESTIONS.ask("respond", "4", CARD, REACTION, about={"depth": NUMBER})
SHOT: Final = QUESTIONS.ask("shot", "3", FACE, about={"shooter": SEAT, "target": SEAT})
LOSSES: Final = QUESTIONS.ask("losses", "3", SEAT, SHARE)
DISCARD: Final = QUESTIONS.ask("discard", "5", CARD, SOME)


@event("2")
def wind(t: Table, weather: Stance) -> None: ...


@event("2")
def aimed(t: Table, seat: Seat, target: Seat, stake: int) -> None: ...


@event("3", secret=("card",))
def looked(t: Table, to: int, seat: Seat, target: Seat, card: Card) -> None: ...


@event("4")
def replied(t: Table, seat: Seat, card: Card) -> None: ...


@event("3")
def rolled(t: Table, seat: Seat, faces: Annotated[list[int], FACE]) -> None: ...


@event("3")
def lost(t: Table, seat: Seat, lives: int) -> None: ...


@event("1", secret=("card",))
def drawn(t: Table, to: int, seat: Seat, card: Card) -> None: ...


@table
class Standoff(Table):
    deck: Annotated[list[int], nobody(CARD)]
    discard: Annotated[list[int], public(CARD)] = empty()
    hands: Annotated[list[list[int]], listed(CARD, by="known", by_card=True)] = per_seat()
    known: Annotated[list[int], nobody(slots=CARDS)] = filled(CARDS)  # by card: who has seen it since it was drawn
    lives: Annotated[list[int], public(slots=4)] = per_seat(1, LIVES)
    aims: Annotated[list[int], owner(slots=4)] = per_seat(1, -1)  # the sealed plan: a seat to shoot at, a stake, an order of stances
    stakes: Annotated[list[int], owner(slots=4)] = per_seat()
    stances: Annotated[list[list[int]], owner(STANCE, counted=False)] = per_seat()
    shown: Annotated[list[list[int]], public(slots=2 + STANCES)] = per_seat()  # the same, once all plans are made
    stood: Annotated[list[int], public(FLAG, slots=DEEPEST + 1)] = filled(DEEPEST + 1)  # by depth: a card was played there and not answered
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
        wind(t, Stance(t.weather))
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
        drawn(t, 1 << seat, seat, Card(card))


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
        aimed(t, Seat(seat), Seat(t.shown[seat][0]), t.shown[seat][1])


@procedure
def shoot(t: Standoff, seat: Seat, target: Seat) -> Rule[None]:
    """3  The shooter may look at a card of the target; the target's side may answer the shot; then a die decides."""
    if len(t.hands[target]) > 0:
        if (yield from ask_yes(seat, LOOK, target=target)):
            card = yield from chance(SEEN, t.hands[target], shooter=seat, target=target)
            t.known[card] |= 1 << seat
            looked(t, 1 << seat, seat, target, Card(card))
    dodged = yield from answered(t, 0, tuple(allies(t, target)))
    if dodged:
        return
    face = yield from roll(SHOT, 6, shooter=seat, target=target)
    rolled(t, seat, [face])
    if t.shown[seat][2 + t.weather] != t.shown[target][2 + t.weather]:
        face += 1
    hits = max(0, face - 4) * (1 + t.shown[seat][1])
    losers: Ints = tuple(allies(t, target))
    losses = yield from ask_share(t, target, LOSSES, losers, tuple([t.lives[ally] for ally in losers]), hits)
    for loser, loss in zip(losers, losses, strict=True):
        t.lives[loser] -= loss
        lost(t, Seat(loser), loss)


@procedure
def answered(t: Standoff, depth: int, seats: Ints) -> Rule[bool]:
    """4  A window for answers, which can be answered themselves, three deep; True if a card played here stands."""
    t.stood[depth] = 0
    t.depth = depth
    yield from window(t, seats, RESPOND, depth, answers, answer, depth=depth)
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
    replied(t, Seat(seat), Card(card))
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


class StandoffGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="standoff",
            seats=(2, 4),
            rules_version="1",
            questions=QUESTIONS,
            events=declared_events(__name__),
            kinds=(CARD, STANCE, FACE, SEAT),
            options=(Option("teams", ("none", "partners"), {"partners": (4,)}),),
            max_answers=1200,
            chance=("weather", "deal", "seen", "shot"),
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Standoff()
        t.lay_out(seats)
        t.deck = list(range(CARDS))
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

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        """Others' finished plans are made anew; so is what they may answer with, which depends on the cards they now hold."""
        t = cast(Standoff, table)
        choose_anew(self, t, seat, rng)
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
