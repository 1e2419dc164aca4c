"""The page of two runs: the same games with two packs, and what differs."""

from __future__ import annotations

import math
from typing import Final, cast

from senki.engine.frames import Row
from senki.lab.report import plots
from senki.lab.report.page import MOST_DOTS, Reader, Sheet, percent, table, text
from senki.lab.statistics import Estimate, estimate_from
from senki.lab.variants import MEANS, OF_GAME

PARTS: Final = ("win", "pick", "use")  # of a card, the most important first


class ComparedPage(Sheet):
    """In one language, from what `senki compare --out` wrote."""

    def __init__(self, settings: Row, outcome: Row, reader: Reader) -> None:
        super().__init__(reader)
        self.settings = settings
        self.outcome = outcome

    def whole(self) -> str:
        return "".join([self.head(), self.wins(), self.course(), *self.cards(), self.method(range(1, 7))])

    def head(self) -> str:
        base = cast(Row | None, self.settings["base"])
        players = dict.fromkeys(name for match in cast(list[Row], self.settings["matches"]) for name in cast(list[str], match["players"]))
        facts = [
            (self.say("players"), text(", ".join(players))),
            (self.say("seats"), str(self.settings["seats"])),
            (self.say("games-each"), f"{self.outcome['games']:,}"),
            *([(self.say("base"), f"{text(str(base['id']))} <small>{str(base['hash'])[:12]}</small>")] if base else []),
        ]
        return self.header(self.settings, facts, not self.outcome.get("stopped"))

    def wins(self) -> str:
        seats = [(self.reader.seat(seat), row) for seat, row in enumerate(cast(list[Row], self.outcome["seats"]))]
        agents = [(name, row) for name, row in cast(dict[str, Row], self.outcome["agents"]).items()]
        found = seats + (agents if len(agents) > 1 else [])
        return self.section("compared-wins", self.plot("compared-wins", found), self.rows(found, False))

    def course(self) -> str:
        found = [(name, cast(Row, self.outcome[name])) for name in OF_GAME if name in self.outcome]
        cells = [[self.say(name), *self.cells(row, name in MEANS)] for name, row in found]
        return self.section("compared-course", table(self.headings(), cells))

    def cards(self) -> list[str]:
        by_question: dict[str, list[Row]] = {}
        for card in cast(list[Row], self.outcome["cards"]):
            by_question.setdefault(str(card["question"]), []).append(card)
        return [self.question(question, cards) for question, cards in by_question.items()]

    def question(self, question: str, cards: list[Row]) -> str:
        parts = []
        for part in PARTS:
            found = [(self.card(question, str(card["card"])), cast(Row, card[part])) for card in cards]
            found = sorted(found, key=lambda pair: -abs(value_of(pair[1])))
            plot = self.plot(f"compared-{question}-{part}", found[:MOST_DOTS]) if part == "win" else ""
            parts.append(f"<h3>{self.say(f'compared-{part}')}</h3>{plot}")
            rows = self.rows(found, part == "use")
            parts.append(f"<details><summary>{self.say('figures')}</summary>{rows}</details>")
        told = self.say("compared-cards-text", count=len(cards))
        return f"<section><h2>{text(self.reader.question(question))}</h2><p>{told}</p>{''.join(parts)}</section>"

    def card(self, question: str, name: str) -> str:
        """As the game's texts call it."""
        kind = next((str(one["kind"]) for one in cast(list[Row], self.settings["questions"]) if one["name"] == question), "")
        labels = cast(dict[str, list[str]], self.settings["labels"]).get(kind, [])
        return self.reader.option(question, labels.index(name)) if name in labels else name

    def plot(self, name: str, found: list[tuple[str, Row]]) -> str:
        known = [(label, estimate) for label, row in found if math.isfinite((estimate := estimate_of(row)).low)]
        if not known:
            return ""
        across = self.reader.say("report-worth")
        title = self.say("compared-wins-title")
        return plots.dots(self.plot_name(name), title, [label for label, _ in known], [estimate for _, estimate in known], across, 0.0)

    def rows(self, found: list[tuple[str, Row]], mean: bool) -> str:
        return table(self.headings(), [[text(label), *self.cells(row, mean)] for label, row in found])

    def headings(self) -> list[str]:
        return ["", *[self.say(name) for name in ("with", "without", "difference", "interval", "advantage-shown")]]

    def cells(self, row: Row, mean: bool) -> list[str]:
        first, second = (cast(float | None, row[name]) for name in ("with", "without"))
        off = estimate_of(row)
        shown = "shown" if off.low > 0 or off.high < 0 else "not-shown"
        limits = f"{signed(off.low, mean)} … {signed(off.high, mean)}" if math.isfinite(off.low) else "–"
        return [plainly(first, mean), plainly(second, mean), signed(off.value, mean), limits, self.say(shown)]


def value_of(row: Row) -> float:
    value = cast(float | None, cast(Row, row["difference"])["value"])
    return value or 0.0


def estimate_of(row: Row) -> Estimate:
    return estimate_from(cast(Row, row["difference"]))


def plainly(value: float | None, mean: bool) -> str:
    return "–" if value is None else f"{value:.2f}" if mean else percent(value)


def signed(value: float, mean: bool) -> str:
    return "–" if not math.isfinite(value) else f"{value + 0.0:+.2f}" if mean else f"{value + 0.0:+.1%}"
