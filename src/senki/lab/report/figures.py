"""The figures of a report, read from a folder of results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from senki.engine.frames import Row
from senki.lab.matches import PARTS
from senki.lab.records import Results
from senki.lab.statistics import Blocks, Difference

MOST_OPENINGS: Final = 5  # of a seat
REACHED: Final = 0.05  # the branching is shown as far as this part of the games goes

# Wins and games of a block, in parts (see matches), and the sums over blocks that an interval needs (see statistics.Blocks).
IN_PARTS: Final = f"CAST(round(share * {PARTS}) AS HUGEINT)"
SUMS: Final = "count(*) FILTER (n > 0), sum(y), sum(n), sum(y * y), sum(y * n), sum(n * n)"

AGENTS: Final = f"""
SELECT pair, agent, {SUMS} FROM (
  SELECT pair, block, agent, sum({IN_PARTS}) AS y, CAST(count(*) * {PARTS} AS HUGEINT) AS n FROM (
    SELECT DISTINCT pair, block, game, unnest(agents) AS agent, unnest(sides) AS side, unnest(shares) AS share FROM games)
  GROUP BY ALL)
GROUP BY ALL ORDER BY pair, agent"""

SEATS: Final = f"""
SELECT seat, {SUMS} FROM (
  SELECT pair, block, seat, sum({IN_PARTS}) AS y, CAST(count(*) * {PARTS} AS HUGEINT) AS n FROM (
    SELECT pair, block, unnest(range(1, len(shares) + 1)) AS seat, unnest(shares) AS share FROM games)
  GROUP BY ALL)
GROUP BY ALL ORDER BY seat"""

SCORES: Final = """
SELECT agent, min(score), quantile_cont(score, 0.25), median(score), quantile_cont(score, 0.75), max(score), avg(score) FROM (
  SELECT unnest(agents) AS agent, unnest(scores) AS score FROM games)
GROUP BY ALL ORDER BY agent"""

BRANCHING: Final = """
SELECT number, avg(options), quantile_cont(options, 0.25), quantile_cont(options, 0.75), count(*) FROM (
  SELECT unnest(branching) AS options, unnest(range(1, len(branching) + 1)) AS number FROM games)
GROUP BY ALL HAVING count(*) >= ? ORDER BY number"""

QUESTIONS: Final = """
SELECT question, sum(decisions) / ?, sum(mean_options * decisions) / sum(decisions), max(mean_options)
FROM decisions GROUP BY ALL"""

USES: Final = f"""
SELECT question, option, any_value(card), {SUMS} FROM (
  SELECT pair, block, question, option, any_value(card) AS card, CAST(sum(taken) AS HUGEINT) AS y, CAST(sum(offered) AS HUGEINT) AS n
  FROM options GROUP BY pair, block, question, option)
GROUP BY question, option ORDER BY question, option"""

USES_BY_AGENT: Final = "SELECT question, option, agent, sum(taken) / sum(offered) FROM options GROUP BY ALL"

QUALITY: Final = """
SELECT count(*) FILTER (n > 0), sum(y), sum(n), sum(y * y), sum(y * n), sum(n * n) FROM (
  SELECT pair, block, CAST(sum({upper}) AS HUGEINT) AS y, CAST(sum({lower}) AS HUGEINT) AS n FROM games GROUP BY ALL)"""
QUALITIES: Final = {  # by figure: what is divided by what, in whole numbers
    "lead-changes": ("coalesce(lead_changes, 0)", "(lead_changes IS NOT NULL)::INT"),
    "decided": ("coalesce(round(1000 * decided), 0)", "1000 * (decided IS NOT NULL)::INT"),
    "comeback": ("coalesce(comeback, false)::INT", "(comeback IS NOT NULL)::INT"),
}

OPENINGS: Final = """
SELECT seat - 1, cards, taken, (SELECT count(*) FROM games) FROM (
  SELECT seat, cards, count(*) AS taken FROM (
    SELECT unnest(range(1, len(openings) + 1)) AS seat, unnest(openings) AS cards FROM games)
  WHERE cards <> '' GROUP BY seat, cards)
QUALIFY row_number() OVER (PARTITION BY seat ORDER BY taken DESC, cards) <= ? ORDER BY seat, taken DESC, cards"""

# A seat that took a card at least once in a game, against one that was offered it and never took it. Shares are counted from what the
# same agent wins on average, or the cards that the better player likes would look good whatever they do.
IMPACT: Final = f"""
SELECT question, option,
  count(*) FILTER (n1 > 0), sum(y1), sum(n1), sum(y1 * y1), sum(y1 * n1), sum(n1 * n1),
  count(*) FILTER (n0 > 0), sum(y0), sum(n0), sum(y0 * y0), sum(y0 * n0), sum(n0 * n0),
  count(*), sum(y1 * y0), sum(y1 * n0), sum(n1 * y0), sum(n1 * n0)
FROM (
  SELECT pair, block, question, option,
    coalesce(sum(won) FILTER (taken > 0), 0) AS y1, CAST({PARTS} * count(*) FILTER (taken > 0) AS HUGEINT) AS n1,
    coalesce(sum(won) FILTER (taken = 0), 0) AS y0, CAST({PARTS} * count(*) FILTER (taken = 0) AS HUGEINT) AS n0
  FROM (
    SELECT *, CAST(round((share - usual + $even) * {PARTS}) AS HUGEINT) AS won FROM options JOIN (
      SELECT pair, agent, avg(share) AS usual FROM (SELECT pair, unnest(agents) AS agent, unnest(shares) AS share FROM games) GROUP BY ALL)
    USING (pair, agent))
  WHERE question IN (SELECT unnest($cards)) GROUP BY ALL)
GROUP BY ALL ORDER BY question, option"""


@dataclass(frozen=True)
class Scores:
    """How the scores of an agent's seats are spread."""

    agent: str
    least: float
    quarter: float
    middle: float
    three_quarters: float
    most: float
    mean: float


@dataclass(frozen=True)
class Branching:
    """How many options the n-th decision of a game has."""

    number: int
    mean: float
    quarter: float
    three_quarters: float
    games: int


@dataclass(frozen=True)
class Asked:
    question: str
    decisions: float  # a game
    options: float
    most: float


@dataclass(frozen=True)
class Use:
    """How often an option was taken when it was offered."""

    question: str
    option: int
    card: str
    taken: Blocks
    by_agent: dict[str, float]


@dataclass(frozen=True)
class Impact:
    """How often a seat won that took a card, and one that did not though it was offered."""

    question: str
    option: int
    wins: Difference


@dataclass(frozen=True)
class Opening:
    """The first cards that a seat chose, and in how many of its games."""

    seat: int
    cards: str
    taken: int
    games: int


@dataclass(frozen=True)
class Figures:
    settings: Row
    outcome: Row | None  # none if the run was cut off
    even_share: float  # of a side among equals
    games: int
    blocks: int
    draws: int
    agents: list[tuple[int, str, Blocks]]  # with the number of the pair
    seats: list[Blocks]
    lengths: list[int]
    scores: list[Scores]
    branching: list[Branching]
    asked: list[Asked]
    uses: list[Use]
    impacts: list[Impact]
    quality: dict[str, Blocks]
    openings: list[Opening]


def read_figures(results: Results) -> Figures:
    db = results.open()
    settings = results.settings
    order = {str(question["name"]): place for place, question in enumerate(cast(list[Row], settings["questions"]))}
    cards = [str(question["name"]) for question in cast(list[Row], settings["questions"]) if question["cards"]]
    games, blocks, draws = db.execute("SELECT count(*), count(DISTINCT (pair, block)), sum((w > 1)::INT) FROM "
        "(SELECT *, len(list_distinct([sides[s] for s in winners])) AS w FROM games)").fetchone()  # fmt: skip
    even = 1 / len(set(cast(list[int], settings["sides"])))
    by_agent: dict[tuple[str, int], dict[str, float]] = {}
    for question, option, agent, rate in rows(db, USES_BY_AGENT):
        by_agent.setdefault((question, option), {})[agent] = rate
    figures = Figures(
        settings,
        results.outcome,
        even,
        games,
        blocks,
        draws or 0,
        [(pair, agent, Blocks(*sums)) for pair, agent, *sums in rows(db, AGENTS)],
        [Blocks(*sums) for _, *sums in rows(db, SEATS)],
        [length for (length,) in rows(db, "SELECT decisions FROM games ORDER BY decisions")],
        [Scores(*row) for row in rows(db, SCORES)],
        [Branching(*row) for row in rows(db, BRANCHING, [max(1.0, REACHED * games)])],
        sorted((Asked(*row) for row in rows(db, QUESTIONS, [games])), key=lambda asked: order[asked.question]),
        sorted(
            (Use(question, option, card, Blocks(*sums), by_agent[question, option]) for question, option, card, *sums in rows(db, USES)),
            key=lambda use: (order[use.question], use.option),
        ),
        [
            Impact(row[0], row[1], Difference(Blocks(*row[2:8]), Blocks(*row[8:14]), *row[14:]))
            for row in (rows(db, IMPACT, {"cards": cards, "even": even}) if cards else [])
        ],
        {name: read_quality(db, *parts) for name, parts in QUALITIES.items()},
        [Opening(*row) for row in rows(db, OPENINGS, [MOST_OPENINGS])],
    )
    db.close()
    return figures


def read_quality(db: Any, upper: str, lower: str) -> Blocks:
    return Blocks(*[value or 0 for value in rows(db, QUALITY.format(upper=upper, lower=lower))[0]])


def rows(db: Any, query: str, values: list[object] | dict[str, object] | None = None) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = db.execute(query, values or []).fetchall()
    return found
