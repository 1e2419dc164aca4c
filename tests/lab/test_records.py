"""Results in files: the same as what was counted, the same for any number of processes, and never lost or overwritten."""

from __future__ import annotations

import json
import pathlib
import re
from dataclasses import replace
from typing import Any, cast

import pytest

from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.extras import ExtraMissing, need
from senki.lab.folders import ABOUT, JOURNAL, ResultsError, cut_broken_line
from senki.lab.matches import Match, Result, make_match, play_match
from senki.lab.records import TABLES, Results, describe
from senki.lab.report.figures import read_figures
from senki.lab.variants import compare
from small_games import leduc

GANYMEDE = pathlib.Path(__file__).parents[2] / "src/senki/games/ganymede/data/cards.toml"


def watched(game: str, agents: list[str], seed: int = 3, players: int | None = None) -> Match:
    return replace(make_match(find_game(game), agents, seed, players), watched=True)


def write(folder: pathlib.Path, match: Match, games: int, jobs: int = 1) -> tuple[Results, Result]:
    results = Results.begin(str(folder), describe("sim", [match], {"wanted": games}))
    result = play_match(match, games, jobs, record=results.add)
    results.finish({"games": result.games})
    return results, result


def query(results: Results, sql: str) -> list[tuple[Any, ...]]:
    db = results.open()
    rows: list[tuple[Any, ...]] = db.execute(sql).fetchall()
    db.close()
    return rows


def contents(results: Results) -> list[list[tuple[Any, ...]]]:
    return [query(results, f"SELECT * FROM {name}") for name in TABLES]


def test_tables_agree_with_the_counts(tmp_path: pathlib.Path) -> None:
    results, result = write(tmp_path / "r", watched("ganymede", ["random", "greedy", "random"]), 9)
    row = query(results, "SELECT count(*), sum(decisions), sum(events), count(DISTINCT block), min(pack), min(seed) FROM games")[0]
    assert row == (result.games, result.decisions, result.events, result.blocks, "zero-plus", 3)
    assert (
        query(results, "SELECT sum(decisions) FROM decisions") == query(results, "SELECT sum(taken) FROM options") == [(result.decisions,)]
    )
    offered = query(results, "SELECT sum(offered) FROM options")
    assert offered == query(results, "SELECT CAST(sum(decisions * mean_options) AS BIGINT) FROM decisions")
    assert offered == query(results, "SELECT sum(list_sum(branching)) FROM games")
    assert query(results, "SELECT bool_and(len(branching) = decisions) FROM games") == [(True,)]
    wins = query(results, "SELECT [sum(shares[1]), sum(shares[2]), sum(shares[3])] FROM games")
    assert wins == [(result.wins,)]
    greedy = query(
        results, "SELECT sum(share) FROM (SELECT unnest(agents) AS agent, unnest(shares) AS share FROM games) WHERE agent = 'greedy'"
    )
    assert greedy == [(result.agents["greedy"].wins,)]
    assert query(results, "SELECT bool_and(shares[winners[1]] = 1.0 AND len(winners) = 1) FROM games") == [(True,)]
    assert query(results, "SELECT DISTINCT card FROM options WHERE question = 'draft-lead' AND option = 0") == [("grey-heron",)]
    assert not (tmp_path / "r" / JOURNAL).exists()


def test_figures_agree_with_the_counts(tmp_path: pathlib.Path) -> None:
    results, result = write(tmp_path / "r", watched("leduc", ["random", "greedy"]), 60)
    figures = read_figures(Results.read(str(tmp_path / "r")))
    assert (figures.games, figures.blocks, figures.draws) == (result.games, result.blocks, result.draws)
    assert [blocks.rate() for blocks in figures.seats] == result.seats
    assert {name: blocks.rate().interval for _, name, blocks in figures.agents} == {n: a.interval for n, a in result.agents.items()}
    assert sum(figures.lengths) == result.decisions
    assert sum(use.taken.wins for use in figures.uses) == result.decisions
    assert figures.branching[0].games == result.games
    assert not figures.impacts
    assert results.settings["questions"]


def test_cards_are_measured_by_those_who_could_have_taken_them(tmp_path: pathlib.Path) -> None:
    """Seats that took a card or were offered it and did not: each seat in each game once, of equal players the wins as they are."""
    results, result = write(tmp_path / "r", watched("ganymede", ["random"], players=2), 60)
    figures = read_figures(results)
    for impact in figures.impacts:
        if impact.question == "draft-part":
            where = f"question = 'draft-part' AND option = {impact.option}"
            taken = query(results, f"SELECT count(*), sum(share) FROM options WHERE {where} AND taken > 0")[0]
            left = query(results, f"SELECT count(*), sum(share) FROM options WHERE {where} AND taken = 0")[0]
            assert (impact.wins.first.games / 840, impact.wins.first.wins / 840) == taken
            assert (impact.wins.second.games / 840, impact.wins.second.wins / 840) == (left[0], left[1] or 0)
    assert {impact.question for impact in figures.impacts} == {"draft-lead", "draft-wing", "draft-part"}
    assert result.games == 60


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_files_again(tmp_path: pathlib.Path, jobs: int) -> None:
    one, _ = write(tmp_path / "one", watched("leduc", ["random", "greedy"]), 40)
    two, _ = write(tmp_path / "two", watched("leduc", ["random", "greedy"]), 40, jobs)
    assert contents(one) == contents(two)
    assert (tmp_path / "one" / ABOUT).read_text() == (tmp_path / "two" / ABOUT).read_text()


def test_nothing_is_overwritten(tmp_path: pathlib.Path) -> None:
    match = watched("leduc", ["random"])
    write(tmp_path / "r", match, 4)
    with pytest.raises(ResultsError, match="something already"):
        write(tmp_path / "r", match, 4)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(ResultsError, match="something already"):
        write(tmp_path / "file", match, 4)
    assert (tmp_path / "file").read_text() == "mine"


def test_a_run_that_was_cut_off_is_read_as_far_as_it_went(tmp_path: pathlib.Path) -> None:
    """The last line is broken, and its block lacks a game: both go."""
    match = watched("leduc", ["random", "greedy"])
    results = Results.begin(str(tmp_path / "r"), describe("sim", [match], {"wanted": 20}))
    lines: list[str] = []
    play_match(match, 20, record=lines.extend)
    results.add(lines[:13])
    with (tmp_path / "r" / JOURNAL).open("a") as file:
        file.write(lines[13][:40])
    again = Results.read(str(tmp_path / "r"))
    assert again.outcome is None
    assert query(again, "SELECT count(*), max(block) FROM games") == [(12, 5)]
    shares = again.known_blocks()[0]
    assert len(shares) == 6
    assert all(len(block) == 2 for block in shares)


def test_going_on_adds_and_never_doubles(tmp_path: pathlib.Path) -> None:
    match = watched("leduc", ["random", "greedy"])
    settings = describe("ladder", [match], {"wanted": 20})
    lines: list[str] = []
    play_match(match, 20, record=lines.extend)
    results = Results.go_on(str(tmp_path / "r"), settings)
    results.add(lines[:8])
    results.finish({"stopped": True})
    results = Results.go_on(str(tmp_path / "r"), settings)
    assert results.outcome == {"stopped": True}
    results.add(lines[4:20])  # some of them are there already, as after a crash between two steps
    results.finish({"stopped": False})
    whole, _ = write(tmp_path / "whole", match, 20)
    assert contents(results) == contents(whole)
    with pytest.raises(ResultsError, match=r"other settings \(wanted\)"):
        Results.go_on(str(tmp_path / "r"), settings | {"wanted": 30})


def test_folders_that_are_no_results(tmp_path: pathlib.Path) -> None:
    with pytest.raises(ResultsError, match="no folder of results"):
        Results.read(str(tmp_path / "nowhere"))
    (tmp_path / ABOUT).write_text("{")
    with pytest.raises(ResultsError, match="damaged"):
        Results.read(str(tmp_path))
    for text in ("[]", '{"settings": {"format": 0}}'):
        (tmp_path / ABOUT).write_text(text)
        with pytest.raises(ResultsError, match="not results of this version"):
            Results.read(str(tmp_path))
    results = Results.begin(str(tmp_path / "r"), describe("sim", [watched("leduc", ["random"])], {}))
    with pytest.raises(ResultsError, match="no game was finished"):
        read_figures(results)
    assert results.known_blocks() == {}


def test_what_cannot_be_written_is_told(tmp_path: pathlib.Path) -> None:
    settings = describe("sim", [watched("leduc", ["random"])], {})
    (tmp_path / "file").write_text("")
    with pytest.raises(ResultsError, match="cannot be written"):
        Results.begin(str(tmp_path / "file" / "r"), settings)
    results = Results.begin(str(tmp_path / "r"), settings)
    (tmp_path / "r" / JOURNAL).mkdir()
    with pytest.raises(ResultsError, match="cannot be written"):
        results.add(["{}"])


def test_broken_lines(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "lines"
    long = "x" * 100_000
    for before, after in (("", ""), ("abc", ""), ("a\nb", "a\n"), ("a\n", "a\n"), (f"a\n{long}", "a\n")):
        path.write_text(before)
        cut_broken_line(path)
        assert path.read_text() == after


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(ExtraMissing, match=r"duckdb is not installed: install the extra, pip install 'senki\[lab\]', or run make lab"):
        need("duckdb", "duckdb", "lab")
    with pytest.raises(ExtraMissing):
        Results.begin(str(tmp_path / "r"), {})
    assert not (tmp_path / "r").exists()


def test_settings_can_be_read_without_senki(tmp_path: pathlib.Path) -> None:
    write(tmp_path / "r", watched("ganymede", ["random"], players=2), 2)
    about = json.loads((tmp_path / "r" / ABOUT).read_text())
    settings = cast(Row, about["settings"])
    assert settings["game"] == "ganymede"
    assert settings["options"] == {"mode": "royale"}
    assert "grey-heron" in cast(dict[str, list[str]], settings["labels"])["mech"]


# -- two packs --------------------------------------------------------------------------------------------------------


def test_the_same_pack_makes_no_difference() -> None:
    match = make_match(find_game("ganymede"), ["random"], 1, 2)
    changes = compare(replace(match, pack=str(GANYMEDE)), match, 60, 1, lambda _: None)
    assert changes.games == 60
    assert set(changes.figures) == {"seat/1", "seat/2", "agent/random", "decisions", "events", "draws"}
    for difference in changes.figures.values():
        assert difference.estimate(rates=False).interval == (0, 0)


def test_a_pack_that_changes_something(tmp_path: pathlib.Path) -> None:
    """Mechs that stand more hits make longer games; the same for one process and for two."""
    (tmp_path / "tough.toml").write_text(re.sub(r"^hp = [3-8]$", "hp = 9", GANYMEDE.read_text(), flags=re.MULTILINE))
    match = make_match(find_game("ganymede"), ["random"], 1, 2)
    tough = replace(match, pack=str(tmp_path / "tough.toml"))
    changes = compare(tough, match, 60, 1, lambda _: None)
    assert changes.estimate("decisions").low > 0
    assert changes.figures["decisions"].first.wins > changes.figures["decisions"].second.wins
    assert compare(tough, match, 60, 2, lambda _: None) == changes
    assert leduc.GAME.schema() is None
