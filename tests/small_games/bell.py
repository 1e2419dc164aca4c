"""Bell: a made-up market of two or four. Cards are announced, and whoever could cancel one is asked without anybody learning who can."""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import AMOUNTS, PAYMENT, REACTION, SOME, YES_NO, Questions
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.offers import ALL_AGREED, make_offers
from senki.engine.procedure import Rule, ask, draw, event, procedure, table
from senki.engine.reactions import NO_REACTION, react_all
from senki.engine.shapes import ENOUGH, PASS, ask_amounts, ask_until_covered, worth
from senki.engine.table import Frame, Ints, Table
from senki.engine.zones import FLAG, SEAT, Kind, empty, filled, nobody, owner, per_seat, public

Seat = NewType("Seat", int)
Card = NewType("Card", int)
Ware = NewType("Ware", int)

CARDS: Final = 20
PROFIT, SABOTAGE, GENIUS = range(3)  # kinds of cards: by number, ten, six and four of them
HAND: Final = 3
ROUNDS: Final = 3
WARES: Final = (0, 1, 2)
VALUES: Final = (1, 2, 3)  # what a ware is worth when a card is paid
STOCK: Final = 6  # of each ware
CARTLOAD: Final = 2
PRICE: Final = 3

CARD: Final = Kind("card", CARDS, cards=True)
CHOSEN: Final = Kind("card", CARDS, type_name="Chosen")  # a card that is named, wherever it lies
WARE: Final = Kind("ware", len(WARES), labels=("salt", "silk", "amber"))

QUESTIONS: Final = Questions()
DEAL: Final = QUESTIONS.ask("deal", "2.4", CARD)
LOAD: Final = QUESTIONS.ask("load", "2.1", WARE, AMOUNTS)
PARTNER: Final = QUESTIONS.ask("partner", "2.2", SEAT, SOME)
GIVE: Final = QUESTIONS.ask("give", "2.2", WARE, SOME, about={"partner": SEAT})
WANT: Final = QUESTIONS.ask("want", "2.2", WARE, about={"partner": SEAT, "given": WARE})
AGREE: Final = QUESTIONS.ask("agree", "2.2", FLAG, YES_NO, about={"offerer": SEAT, "partner": SEAT})
PLAY: Final = QUESTIONS.ask("play", "2.3", CARD, REACTION)
PAY: Final = QUESTIONS.ask("pay", "2.3", WARE, PAYMENT, about={"card": CARD})
REACT: Final = QUESTIONS.ask("react", "3.1", CARD, REACTION, quiet=True, about={"player": SEAT, "card": CARD})


@event("2.1")
def loaded(t: Table, seat: Seat, amounts: Ints) -> None: ...


@event("2.2")
def offered(t: Table, seat: Seat, partner: Seat, given: Ware, wanted: Ware) -> None: ...


@event("2.2")
def agreed_on(t: Table, seat: Seat, partner: Seat) -> None: ...


@event("2.2")
def refused(t: Table, seat: Seat, partner: Seat) -> None: ...


@event("2.3")
def paid(t: Table, seat: Seat, amounts: Ints) -> None: ...


@event("3")
def announced(t: Table, seat: Seat, card: Card) -> None: ...


@event("3")
def cancelled(t: Table, seat: Seat, card: Card) -> None: ...


@event("3")
def took_effect(t: Table, seat: Seat, card: Card) -> None: ...


@event("2.4", secret=("card",))
def drawn(t: Table, to: int, seat: Seat, card: Card) -> None: ...


@table
class Bell(Table):
    deck: Annotated[list[int], nobody(CARD)]
    hand: Annotated[list[list[int]], owner(CARD)] = per_seat()
    discard: Annotated[list[int], public(CARD)] = empty()
    announced: Annotated[list[int], public(CARD)] = empty()  # a card, what was played against it, and so on
    announced_by: Annotated[list[int], public(SEAT, slots=CARDS)] = empty()
    cancelled: Annotated[list[int], public(FLAG, slots=CARDS)] = empty()  # of those announced
    reactions: Annotated[list[int], owner(CHOSEN, slots=4)] = per_seat(1, NO_REACTION)
    market: Annotated[list[int], public(slots=len(WARES))] = filled(3, STOCK)
    wares: Annotated[list[list[int]], public(slots=len(WARES))]
    offer: Annotated[list[int], public(slots=4)] = empty()
    points: Annotated[list[int], public(slots=4)] = per_seat()
    turns: Annotated[int, public()] = 0


@procedure
def game(t: Bell) -> Rule[None]:
    """1  Three cards each; then each has three turns."""
    for seat in range(len(t.hand)):
        for _ in range(HAND):
            yield from draw_card(t, Seat(seat))
    while t.turns < ROUNDS * len(t.hand):
        yield from turn(t, Seat(t.turns % len(t.hand)))
        t.turns += 1


@procedure
def turn(t: Bell, seat: Seat) -> Rule[None]:
    """2  Load wares, deal with the others, play a card, draw a card."""
    yield from load(t, seat)
    yield from make_offers(t, seat, len(t.hand) - 1, PARTNER, AGREE, partners, terms, parties, settle)
    yield from play(t, seat)
    yield from draw_card(t, seat)


@procedure
def draw_card(t: Bell, seat: Seat) -> Rule[None]:
    """2.4  As long as there are any."""
    if len(t.deck) > 0:
        card = yield from draw(DEAL, t.deck)
        t.hand[seat].append(card)
        drawn(t, 1 << seat, seat, Card(card))


@procedure
def load(t: Bell, seat: Seat) -> Rule[None]:
    """2.1  Up to two wares from the market."""
    amounts = yield from ask_amounts(t, seat, LOAD, WARES, tuple(t.market), 0, CARTLOAD)
    for ware in WARES:
        t.market[ware] -= amounts[ware]
        t.wares[seat][ware] += amounts[ware]
    loaded(t, seat, amounts)


# -- offers -----------------------------------------------------------------------------------------------------------


def partners(t: Bell, seat: int) -> list[int]:
    """2.2  Whoever has anything to give, if one has so oneself."""
    return [other for other in range(len(t.hand)) if other != seat and sum(t.wares[other]) > 0 and sum(t.wares[seat]) > 0]


@procedure
def terms(t: Bell, seat: int, partner: int) -> Rule[Ints]:
    """2.2  One ware for another."""
    given = yield from ask(seat, GIVE, [*held(t, seat), ENOUGH], partner=partner)
    if given == ENOUGH:
        return ()
    wanted = yield from ask(seat, WANT, held(t, partner), partner=partner, given=given)
    offered(t, Seat(seat), Seat(partner), Ware(given), Ware(wanted))
    return (given, wanted)


def held(t: Bell, seat: int) -> list[int]:
    return [ware for ware in WARES if t.wares[seat][ware] > 0]


def parties(t: Bell) -> list[int]:
    """2.2  The partner; and of amber also the richest of the others, who could lose by it."""
    seat, partner, given, wanted = t.offer
    others = [other for other in range(len(t.hand)) if other not in (seat, partner)]
    return [partner, *sorted(others, key=lambda other: -t.points[other])[:1]] if 2 in (given, wanted) else [partner]


def settle(t: Bell, refuser: int) -> None:
    seat, partner, given, wanted = t.offer
    if refuser != ALL_AGREED:
        refused(t, Seat(seat), Seat(partner))
    else:
        agreed_on(t, Seat(seat), Seat(partner))
        t.wares[seat][given] -= 1
        t.wares[partner][given] += 1
        t.wares[partner][wanted] -= 1
        t.wares[seat][wanted] += 1


# -- cards ------------------------------------------------------------------------------------------------------------


def kind_of(card: int) -> int:
    return PROFIT if card < 10 else SABOTAGE if card < 16 else GENIUS


@procedure
def play(t: Bell, seat: Seat) -> Rule[None]:
    """2.3  Cards are played until one takes effect, or no more: a cancelled one does not use the turn up."""
    done = False
    while not done:
        card = yield from ask(seat, PLAY, playable(t, seat))
        if card == PASS:
            done = True
        else:
            done = yield from play_card(t, seat, Card(card))


def playable(t: Bell, seat: int) -> list[int]:
    """2.3  By those who can pay."""
    if worth(tuple(t.wares[seat]), VALUES) < PRICE:
        return [PASS]
    return [PASS, *[card for card in t.hand[seat] if kind_of(card) != SABOTAGE]]


@procedure
def pay(t: Bell, seat: Seat, card: Card) -> Rule[None]:
    """2.3  Three, in wares, for a card that was announced: until then it is nobody else's business which."""
    amounts = yield from ask_until_covered(t, seat, PAY, WARES, tuple(t.wares[seat]), VALUES, PRICE, card=card)
    for ware in WARES:
        t.wares[seat][ware] -= amounts[ware]
        t.market[ware] += amounts[ware]
    paid(t, seat, amounts)


@procedure
def play_card(t: Bell, seat: Seat, card: Card) -> Rule[bool]:
    """3  A card is announced; others may cancel it, and cancel that; then it takes effect. False: it was cancelled."""
    place = len(t.announced)
    t.hand[seat].remove(card)
    t.announced.append(card)
    t.announced_by.append(seat)
    t.cancelled.append(0)
    announced(t, seat, card)
    if place == 0:
        yield from pay(t, seat, card)
    yield from react_all(t, REACT, seat, place, could_react, fitting, react, player=seat, card=card)
    t.announced.pop()
    t.announced_by.pop()
    t.discard.append(card)
    if t.cancelled.pop():
        cancelled(t, seat, card)
        return False
    if place == 0:
        t.points[seat] += 2 if kind_of(card) == GENIUS else 1
    took_effect(t, seat, card)
    return True


def could_react(t: Bell, place: int) -> list[int]:
    """3.1  From what all can see: whoever holds cards, as long as one that cancels may be among them."""
    seen = [card for card in t.discard + t.announced if kind_of(card) != PROFIT]
    if t.cancelled[place] or len(seen) == CARDS - 10:
        return []
    return [seat for seat, hand in enumerate(t.hand) if seat != t.announced_by[place] and len(hand) > 0]


def fitting(t: Bell, seat: int, place: int) -> list[int]:
    """3.2  Sabotage; and Genius, which does what a card among the discards does."""
    known = any(kind_of(card) == SABOTAGE for card in t.discard)
    return [card for card in t.hand[seat] if kind_of(card) == SABOTAGE or (kind_of(card) == GENIUS and known)]


@procedure
def react(t: Bell, seat: int, place: int, card: int) -> Rule[None]:
    """3.3  A card played against another is announced like it."""
    worked = yield from play_card(t, Seat(seat), Card(card))
    if worked:
        t.cancelled[place] = 1


class BellGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="bell",
            seats=(2, 4),
            rules_version="1",
            questions=QUESTIONS,
            events=declared_events(__name__),
            kinds=(CARD, CHOSEN, WARE, SEAT),
            max_answers=1000,
            max_depth=48,  # ten cards can answer each other, three procedures each
            chance=("deal",),
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Bell()
        t.lay_out(seats)
        t.deck = list(range(CARDS))
        t.wares = [[1] * len(WARES) for _ in range(seats)]
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return len(cast(Bell, table).hand)

    def scores(self, table: Table) -> list[int]:
        return cast(Bell, table).points[:]

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        """What another may play depends on the cards it now holds. Of reactions the engine takes care."""
        t = cast(Bell, table)
        if t.key == PLAY and t.seat >= 0 and t.seat != seat:
            t.options = playable(t, t.seat)

    def check(self, table: Table) -> None:
        t = cast(Bell, table)
        cards = t.deck + t.announced + t.discard + [card for hand in t.hand for card in hand]
        assert sorted(cards) == list(range(CARDS)), "a card is missing or double"
        assert len(t.announced) == len(t.announced_by) == len(t.cancelled)
        for seat, chosen in enumerate(t.reactions):
            assert chosen == NO_REACTION or chosen in t.hand[seat], f"seat {seat} reacts with a card that it does not hold"
        for ware in WARES:
            assert t.market[ware] + sum(wares[ware] for wares in t.wares) == STOCK + len(t.wares), "a ware is missing or double"
            assert min(t.market[ware], *[wares[ware] for wares in t.wares]) >= 0


GAME: Final = BellGame()
