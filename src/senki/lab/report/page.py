"""A report as one page that needs nothing else: figures, tables and plots in one language or in two."""

from __future__ import annotations

import html
import math
import pathlib
from collections.abc import Callable
from typing import Final, Protocol, cast

from senki.engine.frames import Row
from senki.lab.matches import PARTS
from senki.lab.report import plots
from senki.lab.report.figures import Figures, Impact, Use
from senki.lab.statistics import Estimate, estimate_from, wilson

HERE: Final = pathlib.Path(__file__).resolve().parent
MOST_ROWS: Final = 80  # of a table of options
MOST_DOTS: Final = 40  # of a plot of cards
MOST_COLUMNS: Final = 6  # agents beside each other
DEAD: Final = 0.02  # a card that fewer of those took at any time in a game to whom it was offered
DEAD_SEATS: Final = 40  # seats in games, before a card is called so


class Reader(Protocol):
    """One language: the page's own texts, and the names of the game's things."""

    lang: str

    def say(self, text_id: str, **args: str | int) -> str: ...
    def title(self) -> str: ...
    def setting(self, option: str, value: str) -> str: ...
    def seat(self, seat: int) -> str: ...
    def question(self, name: str) -> str: ...
    def option(self, question: str, option: int) -> str: ...


def make_page(readers: list[Reader], whole: Callable[[Reader], str]) -> str:
    """What is written for each reader. With several languages each has the whole page, and two buttons on top that need no script."""
    style = (HERE / "page.css").read_text(encoding="utf-8")
    parts: list[str] = []
    if len(readers) > 1:
        for number, reader in enumerate(readers):
            checked = " checked" if number == 0 else ""
            parts.append(f'<input type="radio" name="lang" id="lang-{reader.lang}" class="pick"{checked}>')
            parts.append(f'<label for="lang-{reader.lang}" lang="{reader.lang}">{text(reader.say("report-language"))}</label>')
            style += f"\n#lang-{reader.lang}:checked ~ main:not(.{reader.lang}) {{ display: none; }}"
    parts += [f'<main class="{reader.lang}" lang="{reader.lang}">{whole(reader)}</main>' for reader in readers]
    title = text(f"{readers[0].title()} | senki")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
    return (
        f'<!doctype html>\n<html lang="{readers[0].lang}"><head>{head}<style>{style}</style></head>\n<body>{"".join(parts)}</body></html>\n'
    )


def text(raw: str) -> str:
    return html.escape(raw)


def percent(value: float | None) -> str:
    return "–" if value is None or math.isnan(value) else f"{value:.1%}"


def between(estimate: Estimate, sign: str = "") -> str:
    return f"{estimate.low:{sign}.1%} {'…' if sign else '–'} {estimate.high:{sign}.1%}"


def table(headings: list[str], rows: list[list[str]], wide: int = 1) -> str:
    """The first `wide` columns hold words, the others numbers. Cells are HTML."""
    head = "".join(f"<th{'' if place < wide else ' class=n'}>{heading}</th>" for place, heading in enumerate(headings))
    body = "".join(
        "<tr>" + "".join(f"<td{'' if place < wide else ' class=n'}>{cell}</td>" for place, cell in enumerate(row)) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def bar(rate: float) -> str:
    """A rate as a bar with its number."""
    return f'<span class="bar"><i style="width:{100 * rate:.1f}%"></i></span>{percent(rate)}'


class Sheet:
    """A page in one language: what all kinds have in common."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def say(self, text_id: str, **args: str | int) -> str:
        return text(self.reader.say(f"report-{text_id}", **args))

    def header(self, settings: Row, facts: list[tuple[str, str]], whole: bool) -> str:
        """What was played, with what, and whether the run came to its end."""
        facts = [
            *facts,
            *[(self.say("setting"), text(self.reader.setting(*pair))) for pair in cast(dict[str, str], settings["options"]).items()],
            *self.packs(settings),
            (self.say("rules"), text(f"{settings['game']} {settings['rules_version']}")),
        ]
        listed = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts)
        warning = "" if whole else f'<p class="warning">{self.say("stopped")}</p>'
        kind = self.say(f"kind-{settings['kind']}")
        return f"<header><p class=kind>{kind}</p><h1>{text(self.reader.title())}</h1>{warning}<dl>{listed}</dl></header>"

    def packs(self, settings: Row) -> list[tuple[str, str]]:
        pack = cast(Row | None, settings["pack"])
        changes = cast(list[str], settings.get("changes", []))
        found = [(self.say("pack"), f"{text(str(pack['id']))} <small>{str(pack['hash'])[:12]}</small>")] if pack else []
        return found + ([(self.say("changes"), text(", ".join(changes)))] if changes else [])

    def section(self, name: str, *parts: str) -> str:
        return f"<section><h2>{self.say(f'{name}-title')}</h2><p>{self.say(f'{name}-text')}</p>{''.join(parts)}</section>"

    def note(self, name: str, told: str) -> str:
        """A section that has nothing to show, and why."""
        return f"<section><h2>{self.say(f'{name}-title')}</h2><p>{self.say(told)}</p></section>"

    def plot_name(self, name: str) -> str:
        return f"{self.reader.lang}-{name}"

    def method(self, points: range = range(1, 6)) -> str:
        listed = "".join(f"<li>{self.say(f'method-{number}')}</li>" for number in points)
        return f"<section><h2>{self.say('method-title')}</h2><ul>{listed}</ul></section>"


class Page(Sheet):
    """The page of one run of games."""

    def __init__(self, figures: Figures, reader: Reader) -> None:
        super().__init__(reader)
        self.figures = figures
        self.agents = list(dict.fromkeys(agent for _, agent, _ in figures.agents))

    def whole(self) -> str:
        sections = [self.head(), self.claims(), self.wins(), self.seats(), self.lengths(), self.scores(), self.branching()]
        return "".join([*sections, self.quality(), self.cards(), self.uses(), self.method()])

    # -- what was played ----------------------------------------------------------------------------------------------

    def head(self) -> str:
        figures, settings = self.figures, self.figures.settings
        facts = [
            (self.say("players"), text(", ".join(self.agents))),
            (self.say("seats"), str(settings["seats"])),
            (self.say("games"), f"{figures.games:,}"),
            (self.say("blocks"), self.say("blocks-value", blocks=f"{figures.blocks:,}", size=cast(int, settings["block_games"]))),
            *([(self.say("draws"), f"{figures.draws:,}")] if figures.draws else []),
        ]
        return self.header(settings, facts, figures.outcome is not None and not figures.outcome.get("stopped"))

    # -- claims -------------------------------------------------------------------------------------------------------

    def claims(self) -> str:
        outcome = self.figures.outcome or {}
        if self.figures.settings["kind"] == "match" and outcome:
            return self.section("claims", self.claim_table([outcome]))
        if self.figures.settings["kind"] == "ladder" and outcome:
            return self.section("claims", self.claim_table(cast(list[Row], outcome["claims"])[::-1]), self.ratings(outcome))
        return ""

    def claim_table(self, claims: list[Row]) -> str:
        headings = [self.say(name) for name in ("claim", "verdict", "games", "share", "interval", "elo", "interval")]
        return table(headings, [self.claim_row(claim) for claim in claims], wide=2)

    def claim_row(self, claim: Row) -> list[str]:
        first, second, verdict = str(claim["first"]), str(claim["second"]), str(claim["verdict"]).replace(" ", "-")
        mark = f'<b class="verdict {verdict}">{self.say(f"verdict-{verdict}")}</b>'
        if "claim" not in claim:
            return [text(f"{first} : {second}"), mark, "", "", "", "", ""]
        asked, share, elo = cast(Row, claim["claim"]), cast(Row, claim["share"]), cast(Row, claim["elo"])
        told = self.say("claim-text", first=first, second=second, p0=percent(cast(float, asked["p0"])))
        limits = {name: percent(cast(float, asked[name])) for name in ("p1", "alpha", "beta")}
        risks = self.say("claim-risks", **limits)
        low, high = cast(list[float | None], share["interval"])
        return [
            f"{told}<small>{risks}</small>",
            mark,
            f"{claim['games']:,}",
            percent(cast(float | None, share["value"])),
            f"{percent(low)} – {percent(high)}",
            points(cast(float | None, elo["value"])),
            limits_of(elo),
        ]

    def ratings(self, outcome: Row) -> str:
        ratings = cast(list[Row], outcome["ratings"])[::-1]
        headings = [self.say(name) for name in ("player", "elo", "interval")]
        skilled = all("mu" in rating for rating in ratings)
        headings += [self.say("skill"), self.say("sigma")] if skilled else []
        rows = []
        for rating in ratings:
            elo = cast(Row, rating["elo"])
            skill = [f"{rating['mu']:.1f}", f"{rating['sigma']:.1f}"] if skilled else []
            rows.append([text(str(rating["agent"])), points(cast(float | None, elo["value"])), limits_of(elo), *skill])
        return f"<h3>{self.say('ratings-title')}</h3><p>{self.say('ratings-text')}</p>{table(headings, rows)}"

    # -- who wins -----------------------------------------------------------------------------------------------------

    def wins(self) -> str:
        pairs = {pair for pair, _, _ in self.figures.agents}
        players = {match["pair"]: cast(list[str], match["players"]) for match in cast(list[Row], self.figures.settings["matches"])}
        labels, estimates, rows = [], [], []
        for pair, agent, blocks in self.figures.agents:
            estimate = blocks.rate()
            others = [name for name in dict.fromkeys(players[pair]) if name != agent]
            labels.append(f"{agent} : {', '.join(others)}" if len(pairs) > 1 else agent)
            estimates.append(estimate)
            rows.append(
                [
                    text(labels[-1]),
                    f"{in_games(blocks.games):,}",
                    f"{in_games(blocks.wins):,.10g}",
                    percent(estimate.value),
                    between(estimate),
                ]
            )
        headings = [self.say(name) for name in ("player", "games", "wins", "rate", "interval")]
        plot = plots.dots(
            self.plot_name("wins"), self.say("wins-title"), labels, estimates, self.reader.say("report-rate"), self.figures.even_share
        )
        return self.section("wins", plot, table(headings, rows))

    def seats(self) -> str:
        names = [self.reader.seat(seat) for seat in range(len(self.figures.seats))]
        estimates = [blocks.rate() for blocks in self.figures.seats]
        even = self.figures.even_share
        rows = [
            [text(name), percent(estimate.value), between(estimate), self.say(shown(estimate, even))]
            for name, estimate in zip(names, estimates, strict=True)
        ]
        headings = [self.say(name) for name in ("seat", "rate", "interval", "advantage")]
        plot = plots.dots(self.plot_name("seats"), self.say("seats-title"), names, estimates, self.reader.say("report-rate"), even)
        return self.section("seats", plot, table(headings, rows))

    # -- how it goes --------------------------------------------------------------------------------------------------

    def lengths(self) -> str:
        lengths = self.figures.lengths
        title, across, up = self.say("length-title"), self.reader.say("report-decisions"), self.reader.say("report-games")
        quarters = [lengths[min(len(lengths) - 1, len(lengths) * place // 4)] for place in (1, 2, 3)]
        rows = [[f"{value:,}" for value in (lengths[0], *quarters, lengths[-1])] + [f"{sum(lengths) / len(lengths):,.1f}"]]
        headings = [self.say(name) for name in ("least", "quarter", "middle", "three-quarters", "most", "mean")]
        return self.section("length", plots.histogram(self.plot_name("length"), title, lengths, across, up), table(headings, rows, wide=0))

    def scores(self) -> str:
        scores = self.figures.scores
        if all(score.least >= 0 and score.most <= 1 for score in scores):
            return self.note("scores", "no-scores")
        headings = [self.say(name) for name in ("player", "least", "quarter", "middle", "three-quarters", "most", "mean")]
        rows = []
        for score in scores:
            limits = (score.least, score.quarter, score.middle, score.three_quarters, score.most)
            rows.append([text(score.agent), *[f"{value:,.4g}" for value in limits], f"{score.mean:,.2f}"])
        plot = plots.boxes(self.plot_name("scores"), self.say("scores-title"), scores, self.reader.say("report-score"))
        return self.section("scores", plot, table(headings, rows))

    def branching(self) -> str:
        across, up = self.reader.say("report-decision-number"), self.reader.say("report-options")
        plot = plots.branching(self.plot_name("branching"), self.say("branching-title"), self.figures.branching, across, up)
        headings = [self.say(name) for name in ("question", "decisions-a-game", "options", "most")]
        rows = [
            [text(self.reader.question(asked.question)), f"{asked.decisions:,.1f}", f"{asked.options:,.1f}", f"{asked.most:,.1f}"]
            for asked in self.figures.asked
        ]
        return self.section("branching", plot, table(headings, rows))

    # -- how good a game it is ----------------------------------------------------------------------------------------

    def quality(self) -> str:
        """The lead, how seats open, and cards that nobody wants."""
        figures = self.figures
        rows = [[self.say(name), *value] for name, value in [*self.lead(), *self.choices()]]
        lead = table([self.say("figure"), self.say("value"), self.say("interval")], rows) if rows else f"<p>{self.say('no-judgement')}</p>"
        parts = [lead]
        if figures.openings:
            headings = [self.say(name) for name in ("seat", "opening", "games", "share", "interval")]
            shown = [
                [text(self.reader.seat(opening.seat)), text(opening.cards), f"{opening.taken:,}", bar(opening.taken / opening.games),
                 "{:.1%} – {:.1%}".format(*wilson(opening.taken, opening.games))]
                for opening in figures.openings
            ]  # fmt: skip
            parts.append(f"<h3>{self.say('openings-title')}</h3><p>{self.say('openings-text')}</p>{table(headings, shown, wide=2)}")
        dead = [impact for impact in figures.impacts if is_dead(impact)]
        if figures.impacts:
            names = ", ".join(f"{self.reader.option(one.question, one.option)} ({self.reader.question(one.question)})" for one in dead)
            parts.append(
                f"<h3>{self.say('dead-title')}</h3><p>{self.say('dead-text')}</p><p>{text(names) if dead else self.say('no-dead')}</p>"
            )
        return self.section("quality", *parts)

    def choices(self) -> list[tuple[str, tuple[str, str]]]:
        """How often it matters which option is taken, where that was tried."""
        tried = (self.figures.outcome or {}).get("choices")
        if not tried:
            return []
        matters = estimate_from(cast(Row, cast(Row, tried)["matters"]))
        return [("matters", (percent(matters.value), between(matters)))]

    def lead(self) -> list[tuple[str, tuple[str, str]]]:
        quality = self.figures.quality
        if not quality["decided"].games:
            return []
        changes = quality["lead-changes"].mean()
        return [
            ("lead-changes", (f"{changes.value:.2f}", f"{changes.low:.2f} – {changes.high:.2f}")),
            *[(name, (percent(quality[name].rate().value), between(quality[name].rate()))) for name in ("decided", "comeback")],
        ]

    # -- cards and options --------------------------------------------------------------------------------------------

    def cards(self) -> str:
        by_question: dict[str, list[Impact]] = {}
        for impact in self.figures.impacts:
            by_question.setdefault(impact.question, []).append(impact)
        if not by_question:
            return self.note("cards", "no-cards")
        return self.section("cards", *[self.card_question(question, impacts) for question, impacts in by_question.items()])

    def card_question(self, question: str, impacts: list[Impact]) -> str:
        """Where cards were offered and not taken, what taking them is worth; else how often their holders win."""
        compared = [impact for impact in impacts if impact.wins.first.games and impact.wins.second.games]
        even = self.figures.even_share
        if compared:
            found = [(impact, impact.wins.estimate()) for impact in compared]
            across, mark = self.reader.say("report-worth"), 0.0
        else:
            found = [(impact, impact.wins.first.rate()) for impact in impacts]
            across, mark = self.reader.say("report-rate-taken"), even
        found = sorted((pair for pair in found if math.isfinite(pair[1].low)), key=lambda pair: -pair[1].value)
        title = self.reader.question(question)
        plot = ""
        if found:
            names = [self.reader.option(question, impact.option) for impact, _ in found[:MOST_DOTS]]
            name = self.plot_name(f"cards-{question}")
            plot = plots.dots(name, text(title), names, [estimate for _, estimate in found[:MOST_DOTS]], across, mark)
        headings = [self.say(name) for name in ("card", "taken", "rate-taken", "not-taken", "rate-not-taken", "worth", "interval")]
        order = {impact.option: place for place, (impact, _) in enumerate(found)}
        rows = [self.card_row(impact) for impact in sorted(impacts, key=lambda impact: order.get(impact.option, len(order)))[:MOST_ROWS]]
        return f"<h3>{text(title)}</h3>{plot}<details><summary>{self.say('figures')}</summary>{table(headings, rows)}</details>"

    def card_row(self, impact: Impact) -> list[str]:
        taken, left, worth = impact.wins.first, impact.wins.second, impact.wins.estimate()
        known = math.isfinite(worth.low)
        return [
            text(self.reader.option(impact.question, impact.option)),
            f"{in_games(taken.games):,}",
            percent(taken.rate().value),
            f"{in_games(left.games):,}",
            percent(left.rate().value),
            f"{worth.value:+.1%}" if known else "–",
            between(worth, "+") if known else "–",
        ]

    def uses(self) -> str:
        by_question: dict[str, list[Use]] = {}
        for use in self.figures.uses:
            by_question.setdefault(use.question, []).append(use)
        parts = []
        agents = self.agents if 1 < len(self.agents) <= MOST_COLUMNS else []
        headings = [*[self.say(name) for name in ("option", "offered", "taken", "rate-of-taking", "interval")], *map(text, agents)]
        for question, uses in by_question.items():
            ordered = sorted(uses, key=lambda use: -use.taken.wins / use.taken.games)
            rows = [self.use_row(use, agents) for use in ordered[:MOST_ROWS]]
            more = f"<p>{self.say('more', count=len(uses) - MOST_ROWS)}</p>" if len(uses) > MOST_ROWS else ""
            title = f"{text(self.reader.question(question))} <small>{text(question)}</small>"
            parts.append(f"<details open><summary>{title}</summary>{table(headings, rows)}{more}</details>")
        return self.section("uses", *parts)

    def use_row(self, use: Use, agents: list[str]) -> list[str]:
        estimate = use.taken.rate()
        name = text(self.reader.option(use.question, use.option))
        counts = [f"{use.taken.games:,}", f"{use.taken.wins:,}", bar(estimate.value), between(estimate)]
        return [name, *counts, *[percent(use.by_agent.get(agent)) for agent in agents]]


def in_games(parts: int) -> float:
    """Wins and games are counted in parts; whole numbers as such."""
    games = parts / PARTS
    return int(games) if games.is_integer() else games


def is_dead(impact: Impact) -> bool:
    """Offered to many seats, and hardly ever taken."""
    taken, left = in_games(impact.wins.first.games), in_games(impact.wins.second.games)
    return taken + left >= DEAD_SEATS and taken < DEAD * (taken + left)


def points(value: float | None) -> str:
    return "–" if value is None else f"{value:+.0f}"


def limits_of(elo: Row) -> str:
    """The interval of a rating; JSON has no infinity."""
    low, high = cast(list[float | None], elo["interval"])
    return f"{'-∞' if low is None else points(low)} … {'+∞' if high is None else points(high)}"


def shown(estimate: Estimate, even: float) -> str:
    """The text for what an interval allows to say of a seat."""
    return "above" if estimate.low > even else "below" if estimate.high < even else "not-shown"
