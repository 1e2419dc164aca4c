"""sim, match, ladder, compare and report: what they print, write and refuse; and what Ctrl-C leaves of these and of fuzz."""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable

import duckdb
import pytest
from click.testing import Result

import senki.text.reports
from senki.text.reports import page_text

Senki = Callable[..., Result]
CARDS = pathlib.Path(__file__).parents[2] / "src/senki/games/ganymede/data/cards.toml"
LANGUAGES = ("en", "ja")


@pytest.mark.parametrize(
    "command,told",
    [
        ("sim leduc random wise", "no computer player is called 'wise'; there are: random, sensible, greedy"),
        ("sim leduc random random random", "3 computer players are listed, but leduc is played with 2 seats"),
        ("sim leduc random --players 3", "leduc is for 2 seats, not 3"),
        ("sim leduc random --games 0", "--games"),
        ("sim leduc random --games many", "--games"),
        ("sim leduc random --seed -1", "--seed"),
        ("sim leduc random --jobs 0", "--jobs"),
        ("sim leduc", "AGENT..."),
        ("sim leduc random --option mode=team", "leduc has no option 'mode'"),
        ("sim ganymede random --option mode=peace", "'peace' is not one of royale, team"),
        ("sim ganymede random --players 2 --option mode=team", "option mode=team is for 4 seats, not 2"),
        ("sim ganymede random --option mode", "write it as name=value"),
        ("sim ganymede random --pack nowhere.toml", "nowhere.toml: cannot be read"),
        ("sim leduc random --games 2 --out full", "--out full: there is something already; name a new folder, or remove it"),
        ("match leduc random", "Missing argument 'B'"),
        ("match leduc random wise", "no computer player is called 'wise'"),
        ("match leduc random greedy --p0 0.6 --p1 0.5", "p0 < p1"),
        ("match leduc random greedy --p0 0.6", "p0 < p1"),
        ("match leduc random greedy --p0 0.5 --elo0 3", "--p0 and --elo0 say the same thing"),
        ("match leduc random greedy --alpha 0", "alpha must lie between 0 and 0.5, it is 0"),
        ("match leduc random greedy --players 3", "leduc is for 2 seats, not 3"),
        ("match leduc random greedy --out full", "something already"),
        ("ladder leduc random", "at least two"),
        ("ladder leduc greedy greedy", "listed twice"),
        ("ladder leduc random greedy --p0 0.7", "p0 < p1"),
        ("ladder leduc random greedy --out full", "something already"),
        ("compare leduc random --pack x.toml", "leduc has no packs"),
        ("compare ganymede random", "--pack is missing"),
        ("compare ganymede random --pack nowhere.toml", "nowhere.toml: cannot be read"),
        ("compare ganymede random --set mech.grey-heron.luck=4", "[[mech]] has no field luck"),
        ("sim ganymede random --set mech.grey-heron.hp=99", "hp must be a whole number from 1 to 9, is 99"),
        ("sim leduc random --set a.b.c=1", "leduc has no packs"),
        (f"compare ganymede random --pack {CARDS} --to nowhere.toml", "nowhere.toml: cannot be read"),
        ("screen leduc", "leduc has no packs"),
        ("screen ganymede --vary x", "no number to shake among x"),
        ("balance ganymede", "Missing option '--target'"),
        ("balance ganymede --target luck=0..1", "the names are: seat1, pairing, decisions"),
        ("balance leduc --target seat1=0..1", "leduc has no packs"),
        ("balance ganymede --target seat1=0..1 --write full", "--write full: is there already"),
        ("regret leduc wise", "no computer player is called 'wise'"),
        ("regret leduc random --playouts 1", "--playouts"),
        ("report nowhere", "nowhere: no folder of results"),
        ("report full", "senki sim --out FOLDER writes one"),
    ],
)
def test_one_clear_line(senki: Senki, tmp_path: pathlib.Path, command: str, told: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").write_text("keep")
    result = senki(command)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.fullmatch(r"senki: [^\n]+\n", result.stderr), result.stderr
    assert told in result.stderr
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["mine"]


def test_without_the_extra(senki: Senki, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing needs no extra; writing results names it."""
    monkeypatch.setattr("importlib.util.find_spec", lambda *_: None)
    assert senki("sim leduc random --games 4").exit_code == 0
    assert senki("match leduc greedy random --max-games 4").exit_code == 0
    ladder = senki("ladder leduc random greedy --max-games 4")
    assert ladder.exit_code == 0
    assert "not installed" in ladder.stdout
    for command in ("sim leduc random --out r", "match leduc greedy random --out r", "ladder leduc random greedy --out r"):
        result = senki(command)
        assert result.exit_code == 2
        assert "duckdb is not installed: install the extra, pip install 'senki[lab]', or run make lab" in result.stderr


def test_the_extra_is_not_imported_before_it_is_needed() -> None:
    heavy = ["duckdb", "openskill", "matplotlib", "numpy"]
    code = f"import sys, senki.cli.main; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True).stdout == "[]\n"


# -- sim --------------------------------------------------------------------------------------------------------------


def test_sim_as_json(senki: Senki) -> None:
    one = json.loads(senki("sim leduc random greedy --games 30 --seed 4 --jobs 1 --json").stdout)
    assert (one["games"], one["wanted"], one["blocks"], one["stopped"]) == (30, 30, 15, False)
    assert len(one["wins"]) == len(one["seats"]) == 2
    assert set(one["agents"]) == {"random", "greedy"}
    assert set(one["agents"]["greedy"]) == {"games", "wins", "interval"}
    for jobs in ("", " --jobs 2"):
        two = json.loads(senki(f"sim leduc random greedy --games 30 --seed 4{jobs} --json").stdout)
        assert one | {"seconds": 0} == two | {"seconds": 0}


def test_sim_for_people(senki: Senki) -> None:
    result = senki("sim leduc random --games 300")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "games/s" in result.stdout
    assert "decisions/s" in result.stdout
    assert re.search(r"random +600 +300 +50.0%", result.stdout)
    assert re.search(r"seat 2 +300 .*(yes|below it|not shown)", result.stdout)
    assert "15 blocks of 2 games" in senki("sim leduc random greedy --games 30").stdout


def test_sim_tells_how_often_a_choice_matters(senki: Senki, tmp_path: pathlib.Path) -> None:
    command = "sim ganymede random --games 2 --choices 4 --jobs 1 --out r"
    choices = json.loads(senki(f"{command} --json").stdout)["choices"]
    assert choices["tried"] == 4
    assert 0 <= choices["matters"]["value"] <= 1
    assert "of 4 decisions that were tried it matters which option is taken" in senki(command).stdout
    assert senki("report r").exit_code == 0
    page = (tmp_path / "r/report.html").read_text(encoding="utf-8")
    for lang in LANGUAGES:
        assert page_text(lang, "report-matters") in sections(page, lang)


def test_sim_of_teams_with_a_pack(senki: Senki) -> None:
    result = senki(f"sim ganymede random --games 4 --option mode=team --pack {CARDS} --json")
    figures = json.loads(result.stdout)
    assert figures["wins"][0] == figures["wins"][2]
    assert figures["wins"][0] + figures["wins"][1] == 4
    assert figures["agents"]["random"]["games"] == 8
    assert figures["even_share"] == 0.5


def test_sim_with_settings_that_have_commas(senki: Senki) -> None:
    """An agent is one word of the command line, whatever stands in it."""
    assert "no computer player is called 'wise:a=1,b=2'" in senki("sim leduc wise:a=1,b=2").stderr


# -- match, ladder, compare -------------------------------------------------------------------------------------------


def test_match(senki: Senki) -> None:
    result = senki("match leduc greedy random --p0 0.6 --p1 0.7 --seed 2")
    assert result.exit_code == 0
    assert result.stdout.startswith("HOLDS: greedy takes more than 60.0% of the games")
    assert re.search(r"games +\d+: \d+ won, \d+ lost, \d+ shared", result.stdout)
    assert "Elo" in result.stdout
    assert "(even: 50.0%)" in result.stdout
    assert senki("match leduc random greedy --seed 2").stdout.startswith("DOES NOT HOLD: random takes less than 55.0%")
    assert senki("match leduc random greedy --max-games 2").stdout.startswith("NOT DECIDED between 50.0% and 55.0%")


@pytest.mark.parametrize("command", ["sim leduc random greedy --games 12 --seed 3", "match leduc random greedy --max-games 12 --seed 3"])
def test_sim_and_match_go_on_where_they_were(senki: Senki, tmp_path: pathlib.Path, command: str) -> None:
    """What a killed run left counts: the outcome is that of one run, and nothing is played twice."""
    whole = senki(f"{command} --json --jobs 1 --out whole")
    about = json.loads((tmp_path / "whole/results.json").read_text())
    again = senki(f"{command} --json --jobs 1 --out whole")
    assert plainly(again) == plainly(whole)
    db = duckdb.connect()
    assert db.execute(f"SELECT count(*), max(block) FROM '{tmp_path}/whole/games.parquet'").fetchall() == [(12, 5)]
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut/results.json").write_text(json.dumps(about | {"outcome": None}))
    for name in ("games", "decisions", "options"):
        kept = f"SELECT * FROM '{tmp_path}/whole/{name}.parquet' WHERE block < 3"
        db.execute(f"COPY ({kept}) TO '{tmp_path}/cut/{name}.parquet'")
    assert plainly(senki(f"{command} --json --jobs 1 --out cut")) == plainly(whole)
    both = " EXCEPT ".join(f"SELECT * FROM '{tmp_path}/{folder}/games.parquet'" for folder in ("whole", "cut"))
    assert db.execute(both).fetchall() == []
    assert "holds a run with other settings" in senki(f"{command} --out cut --seed 4").stderr


def plainly(result: Result) -> object:
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout) | {"seconds": 0}


def test_match_as_json(senki: Senki) -> None:
    row = json.loads(senki("match leduc greedy random --elo0 0 --elo1 100 --seed 2 --json").stdout)
    assert row["verdict"] == "H1"
    assert row["claim"]["p0"] == 0.5
    assert row["claim"]["p1"] == pytest.approx(0.640065)
    assert row["games"] == row["won"] + row["lost"] + row["shared"]
    other = json.loads(senki("match leduc greedy random --elo0 0 --elo1 100 --seed 2 --json --jobs 2").stdout)
    assert other == row


def test_match_among_several(senki: Senki) -> None:
    row = json.loads(senki("match ganymede random random --players 3 --max-games 6 --json").stdout)
    assert (row["sides"], row["games"]) == (3, 6)
    assert row["claim"]["p0"] == pytest.approx(1 / 3)


def test_ladder_goes_on_where_it_was(senki: Senki) -> None:
    whole = json.loads(senki("ladder leduc random greedy --out whole --json").stdout)
    assert whole["claims"][0]["verdict"] == "H1"
    assert [rating["agent"] for rating in whole["ratings"]] == ["random", "greedy"]
    assert whole["ratings"][1]["elo"]["interval"][0] > 0
    again = senki("ladder leduc random greedy --out whole --json")
    assert json.loads(again.stdout) == whole
    other = senki("ladder leduc random greedy --out whole --seed 2")
    assert other.exit_code == 2
    assert "holds a run with other settings (matches)" in other.stderr
    table = senki("ladder leduc random greedy").stdout
    assert re.search(r"greedy : random +holds +\d+ ", table)
    assert re.search(r"random +\+0 ", table)


def test_ladder_of_the_usual_players(senki: Senki, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("small_games.leduc.LeducGame.levels", lambda _: ("random", "greedy", "greedy", "greedy", "greedy"), raising=False)
    row = json.loads(senki("ladder leduc --max-games 4 --json").stdout)
    assert [claim["verdict"] for claim in row["claims"]] == ["open", "same player", "same player", "same player"]
    assert "same player" in senki("ladder leduc --max-games 4").stdout


def test_compare(senki: Senki, tmp_path: pathlib.Path) -> None:
    changed = re.sub(r"^hp = [3-8]$", "hp = 9", CARDS.read_text(), flags=re.MULTILINE)
    (tmp_path / "tough.toml").write_text(changed)
    row = json.loads(senki("compare ganymede random --pack tough.toml --games 40 --json").stdout)
    assert row["games"] == 40
    assert row["decisions"]["difference"]["interval"][0] > 0
    assert len(row["seats"]) == 2
    table = senki(f"compare ganymede random --pack tough.toml --to {CARDS} --games 40").stdout
    assert re.search(r"decisions a game .* yes", table)


def test_compare_a_number_without_a_file(senki: Senki) -> None:
    """Both seats may draft the stronger card, so seats show nothing; the cards do."""
    row = json.loads(senki("compare ganymede sensible --set mech.grey-heron.hp=9 --cards --games 60 --json").stdout)
    lead = {card["card"]: card for card in row["cards"] if card["question"] == "draft-lead"}
    assert set(lead) == {"grey-heron", "basalt-ox", "cross-lynx", "ember-scorpion"}
    assert lead["grey-heron"]["win"]["difference"]["interval"][0] > 0
    assert lead["grey-heron"]["win"]["with"] > lead["grey-heron"]["win"]["without"]
    assert 0 < lead["grey-heron"]["pick"]["with"] <= 1
    assert {"lead-changes", "decided", "comeback"} <= set(row)
    table = senki("compare ganymede random --set mech.grey-heron.hp=9 --set part.*.hp+=1 --cards --games 20").stdout
    assert "draft-part: won when taken (the intervals of all 20 cards together: 95 %)" in table
    assert re.search(r"changes of the lead .*", table)
    with_pack = json.loads(senki(f"compare ganymede random --pack {CARDS} --set mech.grey-heron.hp=9 --games 4 --json").stdout)
    assert with_pack["cards"] == []


def test_compare_goes_on_where_it_was(senki: Senki, tmp_path: pathlib.Path) -> None:
    """The journal holds whole blocks: what a stopped run left is not played again, and the outcome is that of one run."""
    command = "compare ganymede random greedy --set mech.grey-heron.hp=9 --seed 3 --games 12 --json --jobs 1"
    whole = json.loads(senki(f"{command} --out whole").stdout)
    lines = (tmp_path / "whole/games.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 6
    (tmp_path / "cut").mkdir()
    about = json.loads((tmp_path / "whole/results.json").read_text())
    (tmp_path / "cut/results.json").write_text(json.dumps(about | {"outcome": None}))
    (tmp_path / "cut/games.jsonl").write_text("".join(lines[:3]) + lines[3][:50])
    assert json.loads(senki(f"{command} --out cut").stdout) == whole
    assert (tmp_path / "cut/games.jsonl").read_text() == "".join(lines)
    assert json.loads(senki(f"{command} --out cut").stdout) == whole
    other = senki(f"{command} --out cut --set mech.grey-heron.hp=8")
    assert (other.exit_code, other.stdout) == (2, "")
    assert "holds a run with other settings (pack, changes)" in other.stderr


# -- report -----------------------------------------------------------------------------------------------------------


def ids(lang: str) -> list[str]:
    text = (pathlib.Path(senki.text.reports.__file__).parent / f"report.{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE)


def test_both_languages_have_the_same_texts() -> None:
    assert ids("en") == ids("ja")
    assert len(set(ids("en"))) == len(ids("en"))


def sections(page: str, lang: str) -> str:
    found = re.search(rf'<main class="{lang}".*?</main>', page, flags=re.DOTALL)
    assert found
    return found[0]


def check_alone(page: str) -> None:
    """A page that asks for nothing else, with each id once."""
    assert not re.search(r"<script|<link|@import|<img|src=|https?://(?!www\.w3\.org/)", page)
    found = re.findall(r'\sid="([^"]+)"', page)
    assert len(found) == len(set(found))
    assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', page)) <= set(found)


def test_report_of_a_simulation(senki: Senki, tmp_path: pathlib.Path) -> None:
    assert senki("sim ganymede random random greedy --games 6 --out r").exit_code == 0
    assert senki("report r").stdout == "r/report.html: 6 games\n"
    page = (tmp_path / "r/report.html").read_text(encoding="utf-8")
    check_alone(page)
    for lang in LANGUAGES:
        part = sections(page, lang)
        for name in ("wins", "seats", "length", "scores", "branching", "quality", "cards", "uses", "method"):
            assert f"<h2>{page_text(lang, f'report-{name}-title')}</h2>" in part
        assert part.count("<svg") == 7  # wins, seats, length, branching, and three questions that ask for cards
        assert "report-" not in part
        assert "{" not in re.sub(r"<style.*?</style>", "", part, flags=re.DOTALL)
    assert "Grey Heron" in sections(page, "en")
    assert "グレイヘロン" in sections(page, "ja")
    assert "ガニメデ戦記" in sections(page, "ja")
    assert "Where does this part go: …?" in sections(page, "en")
    again = senki("report r")
    assert again.exit_code == 2
    assert "is there already" in again.stderr
    assert senki("report r --force --lang ja").exit_code == 0
    assert "Grey Heron" not in (tmp_path / "r/report.html").read_text(encoding="utf-8")
    assert senki("report r --lang ja -o again.html").exit_code == 0
    assert (tmp_path / "r/report.html").read_bytes() == (tmp_path / "again.html").read_bytes()
    assert "nowhere/x.html: cannot be written: there is no such folder" in senki("report r -o nowhere/x.html").stderr


def test_report_of_a_match_and_of_a_ladder(senki: Senki, tmp_path: pathlib.Path) -> None:
    senki("match leduc greedy random --p0 0.6 --p1 0.7 --seed 2 --out m")
    senki("ladder leduc random greedy --seed 2 --out l")
    for folder in ("m", "l"):
        assert senki(f"report {folder}").exit_code == 0
        page = (tmp_path / folder / "report.html").read_text(encoding="utf-8")
        check_alone(page)
        assert "greedy takes more than 60.0% of the games from random" in sections(page, "en")
        assert "成り立つ" in sections(page, "ja")
        assert '<b class="verdict H1">holds</b>' in sections(page, "en")
        assert ("openskill mu" in page) == (folder == "l")
        assert page_text("ja", "report-scores-text") in page


def test_report_of_two_packs(senki: Senki, tmp_path: pathlib.Path) -> None:
    """Of a whole run, and of one that was killed before it could write what came of it."""
    assert senki("compare ganymede random --set mech.grey-heron.hp=9 --games 8 --out c").exit_code == 0
    assert senki("report c").stdout == "c/report.html: 8 games\n"
    page = (tmp_path / "c/report.html").read_text(encoding="utf-8")
    check_alone(page)
    for lang in LANGUAGES:
        part = sections(page, lang)
        for name in ("compared-wins", "compared-course", "method"):
            assert f"<h2>{page_text(lang, f'report-{name}-title')}</h2>" in part
        assert "report-" not in part
        assert page_text(lang, "report-kind-compare") in part
        assert "mech.grey-heron.hp=9" in part
    assert "グレイヘロン" in sections(page, "ja")
    about = json.loads((tmp_path / "c/results.json").read_text())
    (tmp_path / "c/results.json").write_text(json.dumps(about | {"outcome": None}))
    assert senki("report c --force").exit_code == 0
    assert (tmp_path / "c/report.html").read_text(encoding="utf-8") == page
    (tmp_path / "c/games.jsonl").unlink()
    assert "no game was finished" in senki("report c --force").stderr


def test_report_of_prices_and_of_regrets(senki: Senki, tmp_path: pathlib.Path) -> None:
    """screen and regret: a table, JSON, the same again from the folder, and a page."""
    commands = {
        "s": "screen ganymede random --vary part.*.dice --vary mech.*.hp --games 24",
        "r": "regret ganymede random --games 3 --decisions 3 --playouts 4",
    }
    for folder, command in commands.items():
        row = json.loads(senki(f"{command} --jobs 1 --json --out {folder}").stdout)
        assert json.loads(senki(f"{command} --jobs 1 --json --out {folder}").stdout) == row
        assert row["games"] == row["wanted"]
        assert re.search(r"part\.dice .*%|draft-part .*%", senki(f"{command} --jobs 1").stdout)
        assert senki(f"report {folder}").exit_code == 0
        page = (tmp_path / folder / "report.html").read_text(encoding="utf-8")
        check_alone(page)
        for lang in LANGUAGES:
            assert "report-" not in sections(page, lang)
            assert page_text(lang, f"report-kind-{row_kind(folder)}") in sections(page, lang)
    about = json.loads((tmp_path / "s/results.json").read_text())
    (tmp_path / "s/results.json").write_text(json.dumps(about | {"outcome": None}))
    assert "the run was cut off" in senki("report s --force").stderr


def test_balance(senki: Senki, tmp_path: pathlib.Path) -> None:
    """Shorter games by fewer hits: what is found is written as a pack, and the same command finds it again."""
    command = "balance ganymede random --target decisions=..26 --vary mech.*.hp --games 12 --trials 3 --most 2 --jobs 1 --out b"
    row = json.loads(senki(f"{command} --json --write lighter.toml").stdout)
    assert [set(change) for change in row["changes"]] == [{"change", "before", "after"}] * len(row["changes"])
    assert row["targets"][0]["target"] == "decisions"
    assert row["met"] == row["targets"][0]["holds"]
    assert senki("pack check lighter.toml").exit_code == 0
    assert json.loads(senki(f"{command} --json").stdout) == row
    table = senki(command).stdout
    assert re.search(r"decisions +\.\.26 ", table)
    for change in row["changes"]:
        assert f"{change['change'].partition('=')[0]}: {change['before']} -> {change['after']}" in table


def row_kind(folder: str) -> str:
    return {"s": "screen", "r": "regret"}[folder]


def test_report_of_a_run_that_was_cut_off(senki: Senki, tmp_path: pathlib.Path) -> None:
    """No outcome was written: the page says that the run is not whole."""
    senki("sim leduc random greedy --games 10 --out r")
    about = json.loads((tmp_path / "r/results.json").read_text())
    (tmp_path / "r/results.json").write_text(json.dumps(about | {"outcome": None}))
    assert senki("report r").exit_code == 0
    page = (tmp_path / "r/report.html").read_text(encoding="utf-8")
    assert page_text("en", "report-stopped") in sections(page, "en")


# -- Ctrl-C -----------------------------------------------------------------------------------------------------------


def environment() -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": ":".join(path for path in sys.path if path),
        "SENKI_GAMES": "small_games",
        "TERM": "xterm",
        "COLUMNS": "150",
    }


def interrupted(arguments: str) -> tuple[int, str]:
    """Run a command with a terminal for its progress bar, press Ctrl-C once some games are played; its exit code and output."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "senki.cli.main", *arguments.split()]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=theirs, text=True, start_new_session=True) as running:
        try:
            os.close(theirs)
            seen = ""
            while not re.search(r"\b[1-9]\d*/\d+ games", re.sub(r"\x1b\[[\d;?]*\w", "", seen)):
                seen += os.read(ours, 4096).decode(errors="replace")
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all processes of the run
            seen += drain(ours)
            assert running.stdout is not None
            output = running.stdout.read()
            running.wait()
        finally:
            if running.poll() is None:
                running.kill()
    os.close(ours)
    assert "Traceback" not in seen
    return running.returncode, output


def drain(terminal: int) -> str:
    """What comes until nobody writes there any more, which Linux tells by an error."""
    seen = ""
    with contextlib.suppress(OSError):
        while data := os.read(terminal, 4096):
            seen += data.decode(errors="replace")
    return seen


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_was_played(tmp_path: pathlib.Path, jobs: int) -> None:
    folder = tmp_path / "r"
    code, output = interrupted(f"sim leduc greedy random --games 1000000 --jobs {jobs} --out {folder}")
    assert code == 130
    told = re.match(r"STOPPED: (\d+) of 1000000 games were played", output)
    assert told
    assert re.search(rf"greedy +{told[1]} ", output)
    about = json.loads((folder / "results.json").read_text())
    assert (about["outcome"]["games"], about["outcome"]["stopped"]) == (int(told[1]), True)
    assert not (folder / "games.jsonl").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_while_fuzzing(jobs: int) -> None:
    code, output = interrupted(f"fuzz leduc --games 1000000 --jobs {jobs}")
    assert code == 130
    told = re.match(r"STOPPED: ([1-9]\d*) of 1000000 games were played", output)
    assert told
    assert re.search(rf"^{told[1]} games, [1-9]\d* answers, ", output, re.MULTILINE)
    assert "crash: 0, dead end: 0, endless: 0, broken invariant: 0, leak: 0" in output


def test_ctrl_c_in_a_ladder_which_then_goes_on(tmp_path: pathlib.Path, senki: Senki) -> None:
    limits = "--p0 0.5 --p1 0.501 --max-games"
    code, output = interrupted(f"ladder leduc random greedy {limits} 1000000 --out {tmp_path}/l --jobs 1")
    assert code == 130
    assert output.startswith("STOPPED")
    assert "the same command goes on from here" in output
    settings = json.loads((tmp_path / "l/results.json").read_text())
    played = settings["outcome"]["claims"][0]["games"]
    assert played > 0
    settings["settings"]["wanted"] = played + 10  # the rest would take long
    (tmp_path / "l/results.json").write_text(json.dumps(settings))
    row = json.loads(senki(f"ladder leduc random greedy {limits} {played + 10} --out {tmp_path}/l --json").stdout)
    assert row["claims"][0]["games"] == played + 10
    assert row == json.loads(senki(f"ladder leduc random greedy {limits} {played + 10} --json").stdout)
