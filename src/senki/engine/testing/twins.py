"""Twin games: two cards that a seat cannot see are exchanged, and all is played alike. The seat must not notice.

This finds what re-dealing alone cannot: a public number that was worked out from hidden cards stays as it is when they are dealt again,
but it differs between twins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from senki.engine.chance import Rng
from senki.engine.game import Game
from senki.engine.table import CHANCE, OVER, Table
from senki.engine.testing.play import Position, Setting, answer, play_line, rng_for
from senki.engine.testing.secrecy import Leak, first_difference, heard_by, known_to
from senki.engine.view import hidden_places

FOLLOWED: Final = 125  # answers of each game, on average: a check follows no more than that


def check_twins(game: Game, setting: Setting, games: int) -> None:
    """Another card is drawn at some point of a random game; who sees neither card sees and hears the same from then on.

    The seats take turns, a game for each.
    """
    pack = game.load_pack(None)
    followed = 0
    for number in range(games):
        rng = rng_for(30, number)
        found = play_line(game, setting, rng, pack)[1]
        draws = [place for place in found if place.seat == CHANCE and asks_for_card(game, place.table) and len(place.table.options) > 1]
        if draws:
            followed += follow_twins(game, draws[rng.below(len(draws))], number % setting.seats, rng)
        if followed > games * FOLLOWED:
            return


def asks_for_card(game: Game, table: Table) -> bool:
    return game.info.questions[table.key].kind.cards


class Twins:
    """A game, and the same with two cards exchanged."""

    def __init__(self, game: Game, position: Position, other_card: int) -> None:
        self.game = game
        self.kind = game.info.questions[position.table.key].kind.name
        self.cards = (position.value, other_card)
        self.exchanged = {position.value: other_card, other_card: position.value}
        self.one, self.other = position.table.clone(), position.table.clone()

    def answer(self, seat: int, value: int, viewer: int) -> tuple[list[str], list[str]] | None:
        """Give both the same answer, the cards exchanged; what the viewer hears in each. None where the other game does not allow it."""
        self.one.turn_to(seat)
        self.other.turn_to(seat)
        twin_value = self.exchanged.get(value, value) if self.game.info.questions[self.one.key].kind.name == self.kind else value
        if self.one.key != self.other.key or twin_value not in self.other.options:
            return None
        told, told_other = answer(self.one, seat, value), answer(self.other, seat, twin_value)
        return heard_by(self.game, told, viewer), heard_by(self.game, told_other, viewer)

    def wait_for_slower(self, seat: int, recorded: Iterator[tuple[int, int]], viewer: int, rng: Rng) -> tuple[list[str], list[str]]:
        """A sealed choice may take more answers in one game than in the other, because of what is sealed. That nothing is told while it
        lasts is a check of its own (`check_sealed_silence`); here it is finished in both, before what the viewer has is compared."""
        heard: tuple[list[str], list[str]] = ([], [])
        if seat == viewer:
            return heard
        while still_chooses(self.one, seat) and not still_chooses(self.other, seat):
            heard[0].extend(heard_by(self.game, answer(self.one, *next(recorded)), viewer))
        while still_chooses(self.other, seat) and not still_chooses(self.one, seat):
            self.other.turn_to(seat)
            options = self.other.options
            heard[1].extend(heard_by(self.game, answer(self.other, seat, options[rng.below(len(options))]), viewer))
        return heard

    def alike_for(self, viewer: int) -> bool:
        """Are both cards hidden from the viewer, and may each lie where the other does, for all that the viewer knows?"""
        if OVER in (self.one.seat, self.other.seat):
            return False
        return all(self.may_be_exchanged(table, viewer) for table in (self.one, self.other))

    def may_be_exchanged(self, table: Table, viewer: int) -> bool:
        places = hidden_places(table, viewer).get(self.kind, [])
        found = [(card, field.name, row) for field, row, lying in places for card in self.cards if card in lying]
        if len(found) != 2:
            return False
        return all(self.game.is_possible_location(table, viewer, name, row, self.exchanged[card]) for card, name, row in found)


def still_chooses(table: Table, seat: int) -> bool:
    """Is a sealed choice under way that only this seat has not finished?"""
    return table.sealed is not None and table.waiting() == [seat]


def follow_twins(game: Game, position: Position, viewer: int, rng: Rng) -> int:
    """Play on as long as the viewer sees neither card; how many answers that were."""
    others = [card for card in position.table.options if card != position.value]
    twins = Twins(game, position, others[rng.below(len(others))])
    recorded = iter(position.line.answers[position.number :])
    for followed, (seat, value) in enumerate(recorded, 1):
        heard = twins.answer(seat, value, viewer)
        if heard is None:
            return followed
        late = twins.wait_for_slower(seat, recorded, viewer, rng)
        if not twins.alike_for(viewer):
            return followed
        where = f"{game.info.id} {position.line.setting}, after answer {position.number + followed}"
        seen, seen_other = known_to(game, twins.one, viewer), known_to(game, twins.other, viewer)
        seen["hearing"], seen_other["hearing"] = heard[0] + late[0], heard[1] + late[1]
        for part, known in seen.items():
            if known != seen_other[part]:
                which = f"where {twins.kind} {twins.cards[0]} and {twins.cards[1]} lie"
                raise Leak(f"{where}: the {part} of seat {viewer} tells {which}: {first_difference(known, seen_other[part])}")
    return len(position.line.answers) - position.number
