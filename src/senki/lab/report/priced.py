"""The pages of `senki screen` and `senki regret`: what numbers and cards are worth, and what choices cost."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.frames import Row
from senki.lab.report import plots
from senki.lab.report.page import MOST_DOTS, Reader, Sheet, percent, table, text
from senki.lab.statistics import Estimate, estimate_from

MOST_BETTER: Final = 5  # better choices that are named of a question


class OutcomeSheet(Sheet):
    """A page of what a run's outcome says, in one language."""

    def __init__(self, settings: Row, outcome: Row, reader: Reader) -> None:
        super().__init__(reader)
        self.settings = settings
        self.outcome = outcome

    def head(self, *more: tuple[str, str]) -> str:
        players = dict.fromkeys(name for match in cast(list[Row], self.settings["matches"]) for name in cast(list[str], match["players"]))
        facts = [
            (self.say("players"), text(", ".join(players))),
            (self.say("seats"), str(self.settings["seats"])),
            (self.say("games"), f"{self.outcome['games']:,}"),
            *more,
        ]
        return self.header(self.settings, facts, not self.outcome.get("stopped"))

    def dots(self, name: str, labels: list[str], estimates: list[Estimate]) -> str:
        if not labels:
            return ""
        title, across = self.say(f"{name}-title"), self.reader.say("report-worth")
        return plots.dots(self.plot_name(name), title, labels[:MOST_DOTS], estimates[:MOST_DOTS], across, 0.0)


class ScreenPage(OutcomeSheet):
    def whole(self) -> str:
        numbers = (self.say("numbers"), f"{self.outcome['numbers']:,}")
        return "".join([self.head(numbers), self.prices("columns"), self.prices("cards"), self.method(range(1, 7))])

    def prices(self, name: str) -> str:
        found = [(str(row["name"]), estimate_from(row)) for row in cast(list[Row], self.outcome[name])]
        found = sorted(found, key=lambda pair: -pair[1].value)
        headings = [self.say(name) for name in ("figure", "worth", "interval", "advantage-shown")]
        rows = [[text(label), f"{one.value:+.1%}", limits(one), self.say(shown(one))] for label, one in found]
        plot = self.dots(f"screen-{name}", [label for label, _ in found], [one for _, one in found])
        return self.section(f"screen-{name}", plot, table(headings, rows))


class RegretPage(OutcomeSheet):
    def whole(self) -> str:
        return "".join([self.head(), self.costs(), self.better(), self.method(range(1, 4))])

    def costs(self) -> str:
        questions = [row for row in cast(list[Row], self.outcome["questions"]) if row["tried"]]
        lost = [estimate_from(cast(Row, row["lost"])) for row in questions]
        names = [self.reader.question(str(row["question"])) for row in questions]
        headings = [self.say(name) for name in ("question", "tried", "lost", "interval", "lost-a-game", "matters")]
        rows = [
            [text(name), f"{row['tried']:,}", f"{one.value:+.1%}", limits(one), f"{row['a_game']:+.1%}", percent(matters(row))]
            for name, row, one in zip(names, questions, lost, strict=True)
        ]
        return self.section("regret", self.dots("regret", names, lost), table(headings, rows))

    def better(self) -> str:
        headings = [self.say(name) for name in ("question", "taken", "best", "times")]
        rows = [
            [text(self.reader.question(str(row["question"]))), text(str(one["taken"])), text(str(one["best"])), f"{one['times']:,}"]
            for row in cast(list[Row], self.outcome["questions"])
            for one in cast(list[Row], row["better"])[:MOST_BETTER]
        ]
        return self.section("better", table(headings, rows, wide=3)) if rows else ""


def matters(row: Row) -> float:
    return estimate_from(cast(Row, row["matters"])).value


def limits(one: Estimate) -> str:
    return f"{one.low:+.1%} … {one.high:+.1%}"


def shown(one: Estimate) -> str:
    return "shown" if one.low > 0 or one.high < 0 else "not-shown"
