"""What a change of the card data changes: the same games, with the same dice and the same players, played with two packs.

Differences are taken block by block, so what both packs have in common (luck, seats, players) falls out of them. A block is four whole
numbers for each figure, so that blocks can be written down, read again and added in any order.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from senki.engine.frames import Row
from senki.engine.game import WON
from senki.lab.batches import Jobs, in_batches
from senki.lab.cards import PARTS_OF_CARD, Counts, count_cards
from senki.lab.matches import PARTS, Match, Played, Setting, check_match, play_game, set_up, wins_by_name
from senki.lab.statistics import UNKNOWN, Difference, Estimate, plain_number
from senki.lab.stopping import Stoppable

Block = dict[str, list[int]]  # by figure: upper and lower number with the first pack, and with the second
MEANS: Final = ("decisions", "events", "lead-changes")  # all other figures are rates
OF_GAME: Final = ("decisions", "events", "lead-changes", "decided", "comeback", "draws")


@dataclass
class Changes:
    """Figures with the first pack and with the second, by name."""

    games: int = 0  # with each of the two packs
    endless: int = 0  # with any of them: games that did not end
    figures: dict[str, Difference] = field(default_factory=dict)
    used_in: dict[str, int] = field(default_factory=dict)  # by figure of use: blocks in which the card came up at all

    def put(self, block: Block) -> None:
        games = block["games"][0]
        self.games += games
        self.endless += block["endless"][0]
        for name, numbers in block.items():
            if name in ("games", "endless"):
                continue
            if name.startswith("use/"):
                self.used_in[name] = self.used_in.get(name, 0) + 1
                numbers = [numbers[0], games, numbers[2], games]
            self.figures.setdefault(name, Difference()).put(*numbers)

    def finish(self, block_games: int) -> None:
        """Count the blocks in which a card did not come up: it was used no times in them."""
        blocks = self.games // block_games
        for name, known in self.used_in.items():
            for _ in range(blocks - known):
                self.figures[name].put(0, block_games, 0, block_games)
            self.used_in[name] = blocks

    def of(self, start: str) -> dict[str, Difference]:
        """The figures of one sort, by the rest of their names."""
        return {name[len(start) :]: found for name, found in self.figures.items() if name.startswith(start)}

    @functools.cached_property
    def cards(self) -> list[str]:
        """As question/card, those that were offered with one of the packs."""
        return sorted(self.of("pick/"))

    def cards_of(self, question: str) -> list[str]:
        return [card for card in self.cards if card.startswith(f"{question}/")]

    def estimate(self, name: str) -> Estimate:
        """A difference. The cards of a question are looked at together: the intervals of a figure are so wide that all hold at once."""
        found = self.figures.get(name)
        if found is None:
            return UNKNOWN
        start, _, card = name.partition("/")
        together = len(self.cards_of(card.partition("/")[0])) if start in PARTS_OF_CARD else 1
        return found.estimate(start not in (*MEANS, "use"), together)


def compare(
    first: Match,
    second: Match,
    games: int,
    jobs: Jobs,
    progress: Callable[[int], None],
    known: list[Block] | None = None,
    record: Callable[[list[Block]], None] | None = None,
) -> Changes:
    """Play so many games with each of two matches that differ in their packs only, in whole blocks. Ctrl-C stops it.

    `known` are the blocks that were played before; `record` is given those that are played now.
    """
    check_match(first)
    set_up(second)
    total = Changes()
    size = len(first.seatings)
    for block in known or []:
        total.put(block)
    progress(2 * total.games)
    done = total.games // size
    played = in_batches(functools.partial(compare_from, first, second, done), max(0, -(-games // size) - done), jobs)
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt), Stoppable() as stop:
        for blocks in played:
            with stop.held():
                for block in blocks:
                    total.put(block)
                if record:
                    record(blocks)
                progress(2 * size * len(blocks))
    total.finish(size)
    return total


def compare_from(first: Match, second: Match, start: int, begin: int, count: int) -> list[Block]:
    """For going on after blocks that are known."""
    return [compare_block(first, second, block) for block in range(start + begin, start + begin + count)]


def compare_block(first: Match, second: Match, block: int) -> Block:
    counts: list[Counts] = []
    endless = 0
    for match in (first, second):
        setting = set_up(match)
        games = [play_game(match, setting, block, seating) for seating in match.seatings]
        counts.append(count_games(match, setting, games))
        endless += sum(not game.ended for game in games)
    one, two = counts
    names = dict.fromkeys([*one, *two])
    found: Block = {"games": [len(first.seatings)], "endless": [endless]}
    return found | {name: [*one.get(name, (0, 0)), *two.get(name, (0, 0))] for name in names}


def count_games(match: Match, setting: Setting, games: list[Played]) -> Counts:
    """The figures of a block that was played with one pack."""
    size = len(games)
    counts: Counts = {}
    for seat in range(len(match.seatings[0])):
        counts[f"seat/{seat + 1}"] = sum(game.shares[seat] for game in games), size * PARTS
    for name, won in wins_by_name(match, games).items():
        counts[f"agent/{name}"] = won
    counts["decisions"] = sum(game.decisions for game in games), size
    counts["events"] = sum(game.events for game in games), size
    counts["draws"] = sum(game.winning_sides > 1 for game in games), size
    for game in games:
        if game.watch is None:
            continue
        count_quality(game, counts)
        questions = {key: question.name for key, question in setting.game.info.questions.items()}
        for name, (upper, lower) in count_cards(setting.cards, questions, game.watch, game.shares, PARTS).items():
            add(counts, name, upper, lower)
    return counts


def count_quality(game: Played, counts: Counts) -> None:
    quality = game.quality
    if quality is None:
        return
    add(counts, "lead-changes", quality.lead_changes, 1)
    if quality.decided is not None:
        add(counts, "decided", quality.decided, WON)
        add(counts, "comeback", bool(quality.comeback), 1)


def add(counts: Counts, name: str, upper: int, lower: int) -> None:
    before = counts.get(name, (0, 0))
    counts[name] = before[0] + upper, before[1] + lower


# -- as JSON ----------------------------------------------------------------------------------------------------------


def plain_changes(changes: Changes, wanted: int) -> Row:
    row: Row = {"games": changes.games, "wanted": wanted, "stopped": changes.games < wanted, "endless": changes.endless}
    row["seats"] = [plain_figure(changes, f"seat/{seat}") for seat in sorted(changes.of("seat/"), key=int)]
    row["agents"] = {name: plain_figure(changes, f"agent/{name}") for name in changes.of("agent/")}
    row |= {name: plain_figure(changes, name) for name in OF_GAME if name in changes.figures}
    row["cards"] = [
        {"question": card.partition("/")[0], "card": card.partition("/")[2]}
        | {part: plain_figure(changes, f"{part}/{card}") for part in PARTS_OF_CARD}
        for card in changes.cards
    ]
    return row


def plain_figure(changes: Changes, name: str) -> Row:
    found, off = changes.figures.get(name, Difference()), changes.estimate(name)
    first, second = (part.wins / part.games if part.games else None for part in (found.first, found.second))
    numbers = {"value": plain_number(off.value), "interval": [plain_number(off.low), plain_number(off.high)]}
    return {"with": first, "without": second, "difference": numbers}
