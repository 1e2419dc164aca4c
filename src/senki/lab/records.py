"""Results in a folder: what was played, by whom, with what, and every game, as Parquet files that any tool for data can read.

    results.json        what was played, and what came of it
    games.parquet       a row for each game
    decisions.parquet   a row for each game, seat and question: how often it was asked, how many options, which place was taken
    options.parquet     a row for each game, seat, question and option: how often offered, how often taken
    games.jsonl         games that are not yet in the others: the journal of a run under way, or of one that was cut off

Nothing in them depends on the clock or on the number of processes. Seats are numbered from 1.
"""

from __future__ import annotations

import json
import os
import pathlib
from dataclasses import replace
from typing import Any, Final, cast

from senki.engine.frames import Row
from senki.engine.game import Game
from senki.lab.cards import asks_for_cards
from senki.lab.duels import Shares
from senki.lab.extras import need
from senki.lab.folders import FORMAT, JOURNAL, Folder, ResultsError, cut_broken_line
from senki.lab.matches import PARTS, Match, Played, Tally, count_block, set_up
from senki.lab.statistics import Blocks

TABLES: Final = ("games", "decisions", "options")

LINES: Final = """
CREATE TABLE lines AS SELECT * FROM read_json(?, format = 'newline_delimited', maximum_object_size = 268435456, columns = {
  pair: 'INTEGER', block: 'BIGINT', game: 'INTEGER', seats: 'VARCHAR[]', sides: 'INTEGER[]', shares: 'DOUBLE[]', scores: 'BIGINT[]',
  first_share: 'DOUBLE', decisions: 'INTEGER', events: 'INTEGER', ended: 'BOOLEAN', lead_changes: 'INTEGER', decided: 'DOUBLE',
  comeback: 'BOOLEAN', openings: 'VARCHAR[]', branching: 'INTEGER[]', asked: 'INTEGER[][]', used: 'INTEGER[][]'})
"""
# A block counts only if all of its games are there: a run may have been cut off in the middle of one.
WHOLE: Final = """
CREATE TABLE journal AS SELECT * FROM lines
SEMI JOIN (SELECT pair, block FROM lines GROUP BY ALL HAVING count(DISTINCT game) = ?) AS whole USING (pair, block)
"""
ROWS: Final = {
    "games": """
        SELECT pair, block, game, seed, seats AS agents, sides, list_filter(range(1, len(shares) + 1), lambda s: shares[s] > 0) AS winners,
          shares, scores, first_share, decisions, events, ended, lead_changes, decided, comeback,
          openings, branching, $options AS options, $pack AS pack
        FROM journal JOIN seeds USING (pair) ORDER BY pair, block, game""",
    "decisions": """
        SELECT pair, block, game, a[1] + 1 AS seat, seats[a[1] + 1] AS agent, name AS question, a[3] AS decisions,
          a[4] / a[3] AS mean_options, a[5] / a[3] + 1 AS mean_place, shares[a[1] + 1] AS share
        FROM (SELECT *, unnest(asked) AS a FROM journal) JOIN questions ON key = a[2] ORDER BY pair, block, game, seat, key""",
    "options": """
        SELECT pair, block, game, u[1] + 1 AS seat, seats[u[1] + 1] AS agent, name AS question, u[3] AS option, coalesce(label, '') AS card,
          u[4] AS offered, u[5] AS taken, shares[u[1] + 1] AS share
        FROM (SELECT *, unnest(used) AS u FROM journal) JOIN questions ON key = u[2]
        LEFT JOIN labels ON labels.kind = questions.kind AND labels.option = u[3] ORDER BY pair, block, game, seat, key, u[3]""",
}


def describe(kind: str, matches: list[Match], more: Row) -> Row:
    """What is played, as results.json keeps it: all that must be the same if a run shall be gone on with."""
    setting = set_up(matches[0])
    game = setting.game
    facts = setting.facts
    pack = game.pack_of(facts)
    return {
        "format": FORMAT,
        "kind": kind,
        "game": game.info.id,
        "rules_version": game.info.rules_version,
        "seats": len(matches[0].seatings[0]),
        "sides": list(setting.sides),
        "block_games": len(matches[0].seatings),
        "options": dict(matches[0].options),
        "pack": {"id": pack.id, "hash": pack.hash} if pack else None,
        "changes": list(matches[0].changes),
        "matches": [{"pair": match.pair, "players": list(match.players), "seed": match.seed} for match in matches],
        "questions": questions_of(game, facts),
        "labels": {name: list(labels) for name, labels in game.labels(facts).items()},
        **more,
    }


def describe_two(first: Match, second: Match, games: int) -> Row:
    """The same of a comparison: two matches that differ in their packs only."""
    row = describe("compare", [first, replace(second, pair=1)], {"wanted": games})
    setting = set_up(second)
    base = setting.game.pack_of(setting.facts)
    return row | {"base": {"id": base.id, "hash": base.hash} if base else None}


def questions_of(game: Game, facts: object) -> list[Row]:
    """The game's questions; `cards` marks those that ask for cards: single things, or the things that the pack lists."""
    return [
        {"key": key, "name": question.name, "kind": question.kind.name, "cards": asks_for_cards(game, facts, key)}
        for key, question in game.info.questions.items()
    ]


class Results(Folder):
    """A folder with every game in tables. The journal of a run that was cut off is taken over first."""

    def __init__(self, folder: pathlib.Path, settings: Row, outcome: Row | None) -> None:
        super().__init__(folder, settings, outcome)
        self.duckdb: Final = need("duckdb", "duckdb", "lab")

    def opened(self) -> None:
        self.take_over_journal()

    def finish(self, outcome: Row) -> None:
        self.take_over_journal()
        super().finish(outcome)

    def take_over_journal(self) -> None:
        """Move the journal's games into the tables. If this is cut off, it can be done again: games that are there are not added twice."""
        journal = self.folder / JOURNAL
        if not journal.exists():
            return
        cut_broken_line(journal)
        db = self.duckdb.connect()
        db.execute(LINES, [str(journal)])
        db.execute(WHOLE, [self.settings["block_games"]])
        self.name_things(db)
        pack = cast(Row | None, self.settings["pack"])
        values = {"options": json.dumps(self.settings["options"]), "pack": pack["id"] if pack else None}
        for name in TABLES:
            given = values if name == "games" else {}
            db.execute(f"CREATE TABLE {name} AS {ROWS[name]}", given)
            old = self.folder / f"{name}.parquet"
            new = self.folder / f"{name}.parquet.new"
            both = f"SELECT * FROM {name}"
            if old.exists():
                there = f"SELECT * FROM read_parquet({quoted(old)})"
                both = f"{there} UNION ALL SELECT * FROM {name} ANTI JOIN ({there}) AS there USING (pair, block)"
            db.execute(f"COPY ({both}) TO {quoted(new)} (FORMAT parquet, COMPRESSION zstd)")
            os.replace(new, old)
        db.close()
        journal.unlink()

    def name_things(self, db: Any) -> None:
        """Small tables to join with: what stands behind the numbers of questions, cards and pairs."""
        db.execute("CREATE TABLE questions (key INTEGER, name VARCHAR, kind VARCHAR)")
        for question in cast(list[Row], self.settings["questions"]):
            db.execute("INSERT INTO questions VALUES (?, ?, ?)", [question["key"], question["name"], question["kind"]])
        db.execute("CREATE TABLE labels (kind VARCHAR, option INTEGER, label VARCHAR)")
        for kind, labels in cast(dict[str, list[str]], self.settings["labels"]).items():
            for option, label in enumerate(labels):
                db.execute("INSERT INTO labels VALUES (?, ?, ?)", [kind, option, label])
        db.execute("CREATE TABLE seeds (pair INTEGER, seed BIGINT)")
        for match in cast(list[Row], self.settings["matches"]):
            db.execute("INSERT INTO seeds VALUES (?, ?)", [match["pair"], match["seed"]])

    # -- reading ------------------------------------------------------------------------------------------------------

    def open(self) -> Any:
        """A connection with the tables as views."""
        db = self.duckdb.connect()
        for name in TABLES:
            path = self.folder / f"{name}.parquet"
            if not path.exists():
                raise ResultsError(f"{path}: is missing; no game was finished, or the file was removed")
            db.execute(f"CREATE VIEW {name} AS SELECT * FROM read_parquet({quoted(path)})")
        return db

    def known_blocks(self) -> dict[int, tuple[Shares, ...]]:
        """By pair: what the first player has won of the games of each block, in parts."""
        if not (self.folder / "games.parquet").exists():
            return {}
        db = self.open()
        rows = db.execute("SELECT pair, list(first_share ORDER BY game) FROM games GROUP BY pair, block ORDER BY pair, block").fetchall()
        db.close()
        known: dict[int, list[Shares]] = {}
        for pair, shares in rows:
            known.setdefault(pair, []).append(tuple(round(share * PARTS) for share in shares))
        return {pair: tuple(blocks) for pair, blocks in known.items()}

    def known_tally(self, match: Match) -> Tally:
        """What the blocks of a match count that were played before; they are its first ones."""
        total = Tally(seats=[Blocks() for _ in match.seatings[0]])
        if not (self.folder / "games.parquet").exists():
            return total
        db = self.open()
        rows = db.execute("SELECT game, sides, shares, scores, decisions, events, ended FROM games ORDER BY block, game").fetchall()
        db.close()
        played: list[Played] = []
        for game, sides, shares, scores, decisions, events, ended in rows:
            parts = tuple([round(share * PARTS) for share in shares])
            winning = len({side for side, share in zip(sides, parts, strict=True) if share})
            played.append(Played(match.seatings[game], tuple(sides), winning, parts, tuple(scores), decisions, events, None, ended))
            if len(played) == len(match.seatings):
                count_block(match, played, total)
                played = []
        return total


def quoted(path: pathlib.Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"
