"""The commands besides play: what they print, and one clear line with exit code 2 for whatever is wrong."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from click.testing import Result

import senki.build
import senki.cli.fuzzing
import senki.cli.main
import senki.cli.sim
from senki.engine.catalog import find_game, game_ids
from senki.engine.dice import StreamDice
from senki.engine.fairness import seed_from
from senki.engine.saves import save
from senki.engine.session import Session
from senki.engine.testing.fuzz import LEAK, FuzzFault, FuzzReport
from senki.engine.testing.play import Setting

Senki = Callable[..., Result]
CARDS = pathlib.Path(__file__).parents[2] / "src/senki/games/ganymede/data/cards.toml"


def finished_game(game_id: str = "leduc", seats: int = 2) -> Session:
    game = find_game(game_id)
    session = Session(game, seats, {}, game.load_pack(None), StreamDice(seed_from("5")))
    while not session.over:
        decision = session.pending()[0]
        session.answer(decision.seat, decision.options[-1])
    return session


# -- what is wrong is told in one line ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command,told",
    [
        ("sim chess random", "no game is called 'chess'; there are: "),
        ("play chess --text", "no game is called 'chess'"),
        ("fuzz chess", "no game is called 'chess'"),
        ("fuzz leduc --players 9", "leduc has no setting with 9 players"),
        ("play leduc --text --seat 3", "--seat 3: this game has seats 1 to 2"),
        ("play leduc --text --players 7", "leduc is for 2 seats, not 7"),
        ("play ares --text --option faction.0=xenos", "--option faction.0=xenos: write one seat's value as name.seat=value"),
        ("play ares --text --option faction=xenos,xenos", "option faction: seats 1 and 2 both have xenos, and no two may"),
        ("play ares --text --players 2 --option faction.3=xenos", "option faction: 3 values for 2 seats"),
        ("sim ares random --option faction=random", "option faction: random is drawn when a table is made"),
        ("play leduc --text --pack x.toml", "leduc has no packs"),
        ("play leduc --text --resume nowhere", "nowhere: cannot be read"),
        ("play leduc --text --resume x --players 2", "leave them out"),
        ("play leduc --text --opponents wise", "wise"),
        ("play leduc --text --lang fr", "fr"),
        ("replay nowhere", "nowhere: cannot be read"),
        ("replay broken", "broken, line 1: damaged"),
        ("replay binary", "binary: not a text file"),
        ("replay empty", "empty, line 1: not a game saved by senki"),
        ("replay short", "cut short"),
        ("replay good --seat 5", "--seat 5: this game has seats 1 to 2"),
        ("play ganymede --text --resume good", "good: a game of leduc, not of ganymede"),
        ("verify good", "no seed was revealed"),
        ("verify nowhere", "nowhere: cannot be read"),
        ("pack check nowhere", "nowhere: cannot be read"),
        ("pack check broken", "broken: not a TOML file"),
        ("pack check headless.toml", "lacks a table [pack]"),
        ("pack check foreign.toml", "no game is called 'chess'"),
        ("pack check leduc.toml", "leduc has no packs"),
        ("pack check few.toml", "there must be"),
        ("pack", ""),
        ("dance", "No such command 'dance'"),
        ("--loud", "No such option"),
    ],
)
def test_one_clear_line(senki: Senki, tmp_path: pathlib.Path, command: str, told: str) -> None:
    good = save(finished_game())
    (tmp_path / "good").write_text(good)
    (tmp_path / "short").write_text("".join(good.splitlines(keepends=True)[:-1]))
    (tmp_path / "broken").write_text("{ what")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty").write_text("")
    (tmp_path / "headless.toml").write_text("[[mech]]\nid = 'x'\n")
    (tmp_path / "foreign.toml").write_text("[pack]\nid = 'x'\ngame = 'chess'\n")
    (tmp_path / "leduc.toml").write_text("[pack]\nid = 'x'\ngame = 'leduc'\n")
    (tmp_path / "few.toml").write_text("[pack]\nid = 'x'\ngame = 'ganymede'\n")
    result = senki(command)
    assert result.exit_code == 2
    if told:
        assert result.stdout == ""
        assert re.fullmatch(r"senki: [^\n]+\n", result.stderr), result.stderr
        assert told in result.stderr


def test_a_fault_of_our_own_is_one_line_too(senki: Senki, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    def fail(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr("senki.cli.sim.play_match", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = senki("sim leduc random")
    assert result.exit_code == 1
    found = re.fullmatch(r"senki: a fault of senki itself: KeyError: 'lost'; please report it with the file (\S+)\n", result.stderr)
    assert found
    assert "raise KeyError" in pathlib.Path(found[1]).read_text()


# -- games, version ---------------------------------------------------------------------------------------------------


def test_games(senki: Senki) -> None:
    result = senki("games", COLUMNS="140")
    assert result.exit_code == 0
    assert re.search(r"ganymede +The War Chronicles of .*2, 3, 4 +mode=royale\|team", result.stdout)
    assert "ガニメデ戦記 ZERO" in senki("games --lang ja", COLUMNS="140").stdout
    assert "ガニメデ戦記 ZERO" in senki("games", LANG="ja_JP.UTF-8", COLUMNS="140").stdout


def test_games_as_json(senki: Senki) -> None:
    games = {game["id"]: game for game in json.loads(senki("games --json").stdout)}
    assert set(games) == set(game_ids())
    assert games["ganymede"] == {
        "id": "ganymede",
        "title": {"en": "The War Chronicles of Ganymede ZERO", "ja": "ガニメデ戦記 ZERO"},
        "seats": [2, 3, 4],
        "options": [{"name": "mode", "values": ["royale", "team"], "by_seat": False}],
        "rules_version": find_game("ganymede").info.rules_version,
    }


def test_version(senki: Senki, monkeypatch: pytest.MonkeyPatch) -> None:
    result = senki("--version")
    assert result.exit_code == 0
    kind = "compiled" if senki_is_compiled() else "interpreted"
    assert result.stdout.startswith("senki 0.1.0, " + kind)
    monkeypatch.setattr("senki.cli.main.stale_modules", lambda: ["senki.engine.table"])
    assert "senki.engine.table" in senki("--version").stderr


def senki_is_compiled() -> bool:
    return senki.build.is_compiled()


def test_help_tells_all_commands(senki: Senki) -> None:
    text = senki("--help").stdout
    for command in ("games", "play", "sim", "match", "ladder", "compare", "report", "fuzz", "replay", "verify", "pack"):
        assert f"  {command} " in text
        assert senki(f"{command} -h").exit_code == 0


# -- fuzz -------------------------------------------------------------------------------------------------------------


def test_fuzz_finds_nothing(senki: Senki) -> None:
    result = senki("fuzz standoff --games 20")
    assert result.exit_code == 0
    assert re.search(r"^20 games, \d+ answers, .* games/s$", result.stdout, re.MULTILINE)
    assert "crash: 0, dead end: 0, endless: 0, broken invariant: 0, leak: 0" in result.stdout


def test_fuzz_writes_failing_games(senki: Senki, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FuzzFault(LEAK, "seat 1 sees too much", Setting(2), 7, save(finished_game()))
    many = [fault, *(FuzzFault("crash", "in set-up", Setting(2), number, "") for number in range(8, 40))]
    monkeypatch.setattr("senki.cli.fuzzing.fuzz_batch", lambda *_: FuzzReport(1, 5, many))
    result = senki("fuzz leduc --games 1 --seed 3 --out found")
    assert result.exit_code == 1
    assert "crash: 32" in result.stdout
    assert "leak: 1" in result.stdout
    assert "game 7 (2): leak: seat 1 sees too much" in result.stdout
    assert "... and 13 more" in result.stdout
    assert senki("replay found/leduc-fuzz-3-7.senki").exit_code == 0


# -- replay and verify ------------------------------------------------------------------------------------------------


def test_replay_shows_everything_or_what_a_seat_saw(senki: Senki, tmp_path: pathlib.Path) -> None:
    session = finished_game("standoff")
    (tmp_path / "file").write_text(save(session))
    everything = senki("replay file").stdout
    assert "Chance: Deal → card" in everything
    assert "Seat 1: Target → Seat 2" in everything
    assert "Seat 2: Target → Seat 1" in everything
    assert "Drawn: Seat 2, card" in everything
    assert "won" in everything
    seen = senki("replay file --seat 1").stdout
    assert "Seat 1 (you): Target → Seat 2" in seen
    assert "Seat 2: Target" not in seen
    assert "Chance: Deal" not in seen
    assert "Drawn: Seat 2, hidden" in seen


def test_replay_in_steps(senki: Senki, tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text(save(finished_game("ganymede")))
    assert senki("replay file --step", "\n\n").stdout == senki("replay file").stdout
    assert "ガニメデ戦記 ZERO" in senki("replay file --lang ja").stdout


def test_replay_of_a_changed_choice(senki: Senki, tmp_path: pathlib.Path) -> None:
    session = Session(find_game("standoff"), 2, {}, None, StreamDice(seed_from("5")))
    session.answer(0, 1)
    session.begin_anew(0)
    (tmp_path / "file").write_text(save(session))
    result = senki("replay file")
    assert result.exit_code == 0
    assert "Seat 1: …" in result.stdout


def test_verify(senki: Senki, tmp_path: pathlib.Path) -> None:
    text = save(finished_game("ganymede"), reveal=True)
    (tmp_path / "file").write_text(text)
    assert "dice and cards follow from the revealed seed" in senki("verify file").stdout
    die = re.search(r'"ask": "die", "answer": (\d)', text)
    assert die
    forged = text[: die.start(1)] + str(7 - int(die[1])) + text[die.end(1) :]
    (tmp_path / "file").write_text(forged)
    result = senki("verify file")
    assert result.exit_code == 2
    assert "the seed gives" in result.stderr


def test_pack_check(senki: Senki) -> None:
    assert senki(f"pack check {CARDS}").stdout.endswith("good: pack zero-plus for ganymede (8 mech, 20 part)\n")


# -- as a program of its own ------------------------------------------------------------------------------------------


def test_as_a_program() -> None:
    """A pipe for an output, an unknown game, and a reader that goes away."""
    command = [sys.executable, "-m", "senki.cli.main"]
    environment = {"PYTHONPATH": ":".join(path for path in sys.path if path), "SENKI_GAMES": "small_games", "NO_COLOR": "1"}
    environment |= {"PYTHONIOENCODING": "ascii", "LANG": "ja_JP.UTF-8"}
    done = subprocess.run([*command, "games"], env=environment, capture_output=True, text=True, check=True)
    assert "ganymede" in done.stdout
    assert "\x1b" not in done.stdout
    done = subprocess.run([*command, "play", "chess"], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
