"""A tournament: who meets whom in each round, two or more at a table, and how they stand. Plain data, without a store or a clock."""

from __future__ import annotations

import collections
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from senki.server.wire import Clock

Form = Literal["round_robin", "swiss"]
State = Literal["open", "running", "over"]

WIN: Final = 2  # in halves of a point
DRAW: Final = 1
LOSS: Final = 0
TRIES: Final = 5000  # ways of pairing a Swiss round without a second meeting that are looked at


class Entrant(msgspec.Struct):
    """Somebody who takes part. Whoever has `left` meets nobody any more."""

    user: str
    name: str
    left: bool = False


class Match(msgspec.Struct):
    """Entrants and their table, in the order of the seats; a single one has a bye. `points` are halves, once it is decided."""

    players: list[int]
    table: str | None = None
    points: list[int] | None = None


class Round(msgspec.Struct):
    until: int  # unix seconds: what is not over by then counts for nobody
    matches: list[Match]


class Tournament(msgspec.Struct):
    """All that is kept of a tournament."""

    name: str
    game: str
    options: dict[str, str]
    form: Form
    wanted: int  # rounds of a Swiss tournament
    days: int  # for a round
    clock: Clock
    owner: str
    owner_name: str
    created: int
    state: State = "open"
    entrants: list[Entrant] = []
    rounds: list[Round] = []
    seats: int = 2  # at a table; what is left over of them computers take

    @property
    def length(self) -> int:
        """How many rounds it has; before it begins, as many as it would have now."""
        count = len(self.entrants)
        if self.form == "round_robin":
            return max(0, count - 1 + count % 2)
        return min(self.wanted, max(0, count - 1)) if self.seats == 2 else self.wanted

    def met(self) -> set[frozenset[int]]:
        return set(map(frozenset, self.meetings()))

    def meetings(self) -> Iterator[tuple[int, int]]:
        """Every two who have sat at a table together, as often as they have."""
        return (pair for one in self.rounds for match in one.matches for pair in itertools.combinations(match.players, 2))

    def had_bye(self) -> set[int]:
        return {match.players[0] for one in self.rounds for match in one.matches if len(match.players) == 1}


def bye(player: int) -> Match:
    """Whoever has nobody to meet gets the point."""
    return Match([player], None, [WIN])


# -- pairings ---------------------------------------------------------------------------------------------------------


def next_pairings(tournament: Tournament) -> list[Match]:
    """The matches of the next round."""
    if tournament.form == "round_robin":
        pairs = circle(len(tournament.entrants), len(tournament.rounds))
        return [match for pair in pairs if (match := present(tournament, pair)) is not None]
    return swiss(tournament) if tournament.seats == 2 else groups(tournament)


def circle(count: int, number: int) -> list[tuple[int, ...]]:
    """Round `number` of a round robin by the circle method; with an odd count one has a bye."""
    ring: list[int | None] = [*range(count), *([None] if count % 2 else [])]
    turning = ring[1:]
    shift = number % len(turning) if turning else 0
    seats = [ring[0], *turning[len(turning) - shift :], *turning[: len(turning) - shift]]
    half = len(seats) // 2
    pairs: list[tuple[int, ...]] = []
    for place, (one, other) in enumerate(zip(seats[:half], reversed(seats[half:]), strict=True)):
        found = tuple(player for player in (one, other) if player is not None)
        turned = number % 2 if place == 0 else place % 2  # so that the first seat goes round
        pairs.append(found[::-1] if turned else found)
    return pairs


def present(tournament: Tournament, pair: tuple[int, ...]) -> Match | None:
    """The match of those who are still there; None if nobody is."""
    here = [player for player in pair if not tournament.entrants[player].left]
    return bye(here[0]) if len(here) == 1 else Match(here) if here else None


def swiss(tournament: Tournament) -> list[Match]:
    """Those with like scores meet, nobody twice as long as that is possible; the lowest without one yet has the bye."""
    order = [row.player for row in standings(tournament) if not tournament.entrants[row.player].left]
    found: list[Match] = []
    if len(order) % 2:
        had = tournament.had_bye()
        free = next((player for player in reversed(order) if player not in had), order[-1])
        order.remove(free)
        found.append(bye(free))
    pairs = paired(order, tournament.met(), itertools.count())
    if pairs is None:
        pairs = [(order[place], order[place + 1]) for place in range(0, len(order), 2)]
    return [*(Match(seated(tournament, one, other)) for one, other in pairs), *found]


def paired(order: list[int], met: set[frozenset[int]], tries: itertools.count[int]) -> list[tuple[int, int]] | None:
    """The first with the next whom they have not met, and so on; None if there is no such way, or none is found soon."""
    if not order:
        return []
    first, *others = order
    for other in others:
        if next(tries) > TRIES:
            return None
        if frozenset((first, other)) in met:
            continue
        rest = paired([player for player in others if player != other], met, tries)
        if rest is not None:
            return [(first, other), *rest]
    return None


def groups(tournament: Tournament) -> list[Match]:
    """Tables of more than two, as even as can be: those with like scores meet, and first those who have met least often."""
    left = [row.player for row in standings(tournament) if not tournament.entrants[row.player].left]
    tables = -(-len(left) // tournament.seats)
    met = collections.Counter(map(frozenset, tournament.meetings()))
    found: list[Match] = []
    for number in range(tables):
        size = (len(left) + tables - number - 1) // (tables - number)
        group = [left.pop(0)]
        while len(group) < size:
            group.append(min(left, key=lambda player: sum(met[frozenset((player, other))] for other in group)))
            left.remove(group[-1])
        found.append(Match(in_seats(tournament, group)) if len(group) > 1 else bye(group[0]))
    return found


def in_seats(tournament: Tournament, group: list[int]) -> list[int]:
    """Whoever has had the first seats less often takes them."""
    had = collections.Counter[int]()
    for one in tournament.rounds:
        for match in one.matches:
            had.update({player: tournament.seats - seat for seat, player in enumerate(match.players)})
    return sorted(group, key=lambda player: had[player])


def seated(tournament: Tournament, one: int, other: int) -> list[int]:
    """Whoever has had the first seat less often takes it."""
    firsts = [match.players[0] for round_ in tournament.rounds for match in round_.matches if len(match.players) == 2]
    return [one, other] if firsts.count(one) <= firsts.count(other) else [other, one]


# -- standings --------------------------------------------------------------------------------------------------------


@dataclass
class Row:
    """How an entrant stands; points and tie-breaks in halves. The same place is shared by those whom nothing sets apart."""

    player: int
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    buchholz: int = 0  # the points of all opponents
    beaten: int = 0  # Sonneborn-Berger: those of the beaten, and half of those of the drawn
    place: int = 0

    def key(self) -> tuple[int, ...]:
        return (-self.points, -self.buchholz, -self.beaten, -self.won)


def standings(tournament: Tournament) -> list[Row]:
    """By points, then Buchholz, then Sonneborn-Berger, then games won."""
    rows = [Row(player) for player in range(len(tournament.entrants))]
    decided = [match for one in tournament.rounds for match in one.matches if match.points is not None]
    for match in decided:
        for player, points in zip(match.players, match.points or [], strict=True):
            row = rows[player]
            row.points += points
            if len(match.players) > 1:
                row.won += points == WIN
                row.drawn += points == DRAW
                row.lost += points == LOSS
    for match in decided:
        for (own, mine), (other, theirs) in itertools.permutations(zip(match.players, match.points or [], strict=True), 2):
            rows[own].buchholz += rows[other].points
            if mine > theirs or mine == theirs == DRAW:
                rows[own].beaten += rows[other].points * mine
    rows.sort(key=lambda row: (*row.key(), row.player))
    for number, row in enumerate(rows):
        row.place = rows[number - 1].place if number and rows[number - 1].key() == row.key() else number + 1
    return rows
