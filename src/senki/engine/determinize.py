"""A copy of the table in which all that a seat cannot see is dealt again: what searches and honest opponents play on."""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng, Seeded, pick_by_weight
from senki.engine.decision import steps_of
from senki.engine.game import Game
from senki.engine.native import mypyc_attr
from senki.engine.playout import Sensible
from senki.engine.table import CHANCE, OVER, Table
from senki.engine.view import hidden_places, is_quiet
from senki.engine.zones import PUBLIC, Field, fields_of

Zone = tuple[Field, int, list[int]]  # a field, a row of it, and the cards in it that the seat cannot see


def determinize(game: Game, table: Table, seat: int, rng: Rng) -> Table:
    """A table that this seat cannot tell from the true one. Nothing of what it cannot see is carried over."""
    return Resampler(game, table, seat).deal(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Resampler:
    """Deals a table again for a seat, any number of times. What is the same each time is found out once.

    What is dealt depends on what the seat can see and on the random numbers, and on nothing else: the hidden cards are sorted before they
    are shuffled, so that two tables which the seat cannot tell apart give the same deals.
    """

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        base = table.clone()
        base.answer = 0  # may be a card that somebody has just drawn; no question needs it any more
        base.answers = ()
        self.source: Final = drawn_from(game, base)
        restart_others(game, base, seat, Rng(0))
        self.base: Final = base
        found = hidden_places(base, seat)
        self.kinds: Final = [HiddenKind(game, base, seat, name, zones) for name, zones in found.items()]
        constrained = type(game).is_possible_location is not Game.is_possible_location
        self.each_time: Final = constrained and len(found) > 1  # where a card may lie may depend on how another kind was dealt
        if constrained and not self.each_time:
            for kind in self.kinds:
                kind.constrain(game, base, seat)
        self.resamples: Final = type(game).resample is not Game.resample

    def deal(self, rng: Rng) -> Table:
        """A table of its own, which may be changed."""
        copy = self.base.clone()
        for kind in self.kinds:
            if self.each_time:
                kind.constrain(self.game, copy, self.seat)
            kind.deal_onto(copy, rng)
        if self.resamples:
            self.game.resample(copy, self.seat, rng)
        if self.source is not None:
            copy.options = zone(copy, *self.source)[:]
        if copy.sealed is not None:
            restart_others(self.game, copy, self.seat, rng)  # once more, to be asked about what they hold now
        return copy


def restart_others(game: Game, table: Table, seat: int, rng: Rng) -> None:
    """Others in the middle of a sealed choice begin it again: how far they have come is their secret. In a quiet one, so is whether they
    have finished: all of them begin again, and nothing of what they had chosen is left."""
    sealed = table.sealed
    if sealed is None:
        return
    driver = Seeded(rng)
    for other in sealed.owners if is_quiet(game, table) else sealed.waiting():
        if other != seat:
            sealed.restart(table, driver, other)
    waiting = sealed.waiting()
    sealed.turn_to_seat(table, seat if seat in waiting else waiting[0])


def choose_anew(game: Game, table: Table, seat: int, rng: Rng) -> None:
    """For a game's resample: in a sealed choice under way, others who have finished choose again, as sensible players would with what they
    now hold. (Quiet choices need none of this: there all others begin again anyway.)"""
    sealed = table.sealed
    if sealed is None:
        return
    driver = Sensible(game, rng)
    waiting = sealed.waiting()
    for other in sealed.owners:
        if other != seat and other not in waiting:
            sealed.restart(table, driver, other)


def zone(table: Table, field: Field, row: int) -> list[int]:
    value = field.of(table)
    found: list[int] = value[row] if field.is_rows else value
    return found


def drawn_from(game: Game, table: Table) -> tuple[Field, int] | None:
    """Where chance is about to draw: the hidden zone that holds just what may come up."""
    if table.seat != CHANCE:
        return None
    kind = game.info.questions[table.key].kind
    for field in fields_of(table):
        if field.audience != PUBLIC and field.is_list and field.kind is kind:
            for row in range(len(field.of(table)) if field.is_rows else 1):
                if zone(table, field, row) == table.options:
                    return field, row
    return None


class HiddenKind:
    """The cards of one kind that a seat cannot see: in which zones they lie, and how many in each."""

    def __init__(self, game: Game, table: Table, seat: int, name: str, zones: list[Zone]) -> None:
        self.name: Final = name
        self.zones: Final = zones
        self.spots: Final[list[list[int] | None]] = []  # by zone: the places in its list where hidden cards lie; None: everywhere
        for field, row, lying in zones:
            cards = zone(table, field, row)
            self.spots.append(None if len(cards) == len(lying) else [cards.index(card) for card in lying])
        self.cards: Final = Cards([len(lying) for _, _, lying in zones], sorted([card for _, _, lying in zones for card in lying]))
        self.listed: Final[list[str]] = []  # the attributes that tell, card by card, who has looked at it
        for field in fields_of(table):
            if field.by_card and field.kind.name == name and field.by not in self.listed:
                self.listed.append(field.by)
        another = table.sealed is None and table.seat not in (seat, OVER)
        self.asked_about: Final = another and game.info.questions[table.key].kind.name == name

    def constrain(self, game: Game, table: Table, seat: int) -> None:
        """Ask the game where each card may lie."""
        self.cards.constrain(game, table, seat, self.zones)

    def deal_onto(self, table: Table, rng: Rng) -> None:
        dealt = self.cards.deal(rng)
        for place, (field, row, _) in enumerate(self.zones):
            cards = zone(table, field, row)
            spots = self.spots[place]
            if spots is None:
                cards[:] = dealt[place]
            else:
                for spot, card in zip(spots, dealt[place], strict=True):
                    cards[spot] = card
        if self.listed or self.asked_about:
            self.follow(table, dealt)

    def follow(self, table: Table, dealt: list[list[int]]) -> None:
        """What is tied to the place of a hidden card goes over to the card that now lies there.

        That is who has looked at it, and what another seat is being asked about it. Where the options also depend on what the cards are,
        the game's resample works them out again.
        """
        moved: dict[int, int] = {}
        for place, (_, _, old) in enumerate(self.zones):
            moved.update(zip(old, dealt[place], strict=True))
        for by in self.listed:
            audiences: list[int] = getattr(table, by)
            before = audiences[:]
            for old_card, new_card in moved.items():
                audiences[new_card] = before[old_card]
        if self.asked_about:
            table.options = [moved.get(card, card) for card in table.options]
            if steps_of(table.top):
                for name in ("options", "picked", "ordered"):
                    if hasattr(table.top, name):
                        setattr(table.top, name, tuple([moved.get(card, card) for card in getattr(table.top, name)]))


class Cards:
    """Cards to be dealt over some places, each of which takes a certain number; a card may be barred from some of them."""

    def __init__(self, sizes: list[int], cards: list[int]) -> None:
        self.sizes: Final = sizes
        self.cards: Final = cards
        self.free: list[int] = cards  # those that may lie anywhere
        self.choosy: list[list[int]] = []  # the others, the choosiest first; those in one list have as many places to lie in
        self.allowed: dict[int, list[int]] = {}  # where the choosy ones may lie
        self.refused = ""

    def constrain(self, game: Game, table: Table, seat: int, zones: list[Zone]) -> None:
        places = [place for place, size in enumerate(self.sizes) if size > 0]
        self.free = []
        self.allowed = {}
        by_count: list[list[int]] = [[] for _ in places]
        for card in self.cards:
            allowed = [place for place in places if game.is_possible_location(table, seat, zones[place][0].name, zones[place][1], card)]
            if len(allowed) == len(places):
                self.free.append(card)
            else:
                self.allowed[card] = allowed
                by_count[len(allowed)].append(card)
        self.choosy = [cards for cards in by_count if cards]
        self.refused = f"{game.info.id}: no place is left where card %d may lie for seat {seat}: is_possible_location refuses the true deal"

    def deal(self, rng: Rng) -> list[list[int]]:
        """By place: its cards. The choosiest are put first; where all fitting places are full, others are moved on."""
        dealt: list[list[int]] = [[] for _ in self.sizes]
        for group in self.choosy:
            cards = group[:]
            rng.shuffle(cards)
            for card in cards:
                if not self.put(card, dealt, [], rng):
                    raise ValueError(self.refused % card)
        rest = self.free[:]
        rng.shuffle(rest)
        start = 0
        for place, size in enumerate(self.sizes):
            room = size - len(dealt[place])
            dealt[place] += rest[start : start + room]
            start += room
        if self.choosy:
            for cards in dealt:
                rng.shuffle(cards)
        return dealt

    def put(self, card: int, dealt: list[list[int]], tried: list[int], rng: Rng) -> bool:
        allowed = self.allowed[card]
        room = [self.sizes[place] - len(dealt[place]) for place in allowed]
        if sum(room) > 0:
            # By the room that is left, so that without constraints every deal is equally likely.
            dealt[allowed[pick_by_weight(room, rng)]].append(card)
            return True
        for place in allowed:
            if place not in tried:
                tried.append(place)
                for other in dealt[place][:]:
                    if self.put(other, dealt, tried, rng):
                        dealt[place].remove(other)
                        dealt[place].append(card)
                        return True
        return False


def deal(game: Game, table: Table, seat: int, places: list[Zone], cards: list[int], sizes: list[int], rng: Rng) -> list[list[int]]:
    """Put each card where it may lie."""
    hand = Cards(sizes, cards)
    hand.constrain(game, table, seat, places)
    return hand.deal(rng)
