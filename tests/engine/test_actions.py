"""Answers as numbers: what each stands for, that they are frozen, and what chance may do."""

from __future__ import annotations

import json
import pathlib
from fractions import Fraction
from typing import cast

import pytest

from engine.lowering_cases import sealed
from senki.engine.actions import action_table, chance_outcomes
from senki.engine.catalog import find_game, game_ids
from senki.engine.game import Game, GameInfo
from senki.engine.table import CHANCE, Driver, begin
from senki.engine.testing import golden
from senki.engine.testing.play import Fault
from small_games import leduc

TESTS = pathlib.Path(__file__).parent.parent


def folder_of(game_id: str) -> pathlib.Path:
    own = TESTS / "games" / game_id / "golden"
    return own if own.parent.exists() else TESTS / "engine" / "golden" / game_id


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_its_numbers_frozen(game_id: str) -> None:
    golden.check_actions(find_game(game_id), folder_of(game_id))


class Changed(Game):
    """Leduc with its questions in another order."""

    def __init__(self, version: str) -> None:
        info = leduc.GAME.info
        questions = tuple(reversed(info.questions.values()))
        self.info = GameInfo("leduc", (2,), version, questions, (), info.kinds, chance=info.chance)


def test_numbers_change_only_with_the_rules_version(tmp_path: pathlib.Path) -> None:
    golden.record_actions(leduc.GAME, tmp_path)
    golden.check_actions(leduc.GAME, tmp_path)
    with pytest.raises(Fault, match=r"have changed within rules version 1: .*'bet'.* is now .*'board'"):
        golden.check_actions(Changed("1"), tmp_path)
    with pytest.raises(Fault, match="have changed"):
        golden.record_actions(Changed("1"), tmp_path)
    with pytest.raises(Fault, match=r"recorded for rules version 1, this is 2: python tools/golden.py leduc --actions"):
        golden.check_actions(Changed("2"), tmp_path)
    golden.record_actions(Changed("2"), tmp_path)
    golden.check_actions(Changed("2"), tmp_path)
    assert json.loads((tmp_path / golden.ACTIONS).read_text())["rules_version"] == "2"


def test_a_question_more_at_the_end_is_a_change_too(tmp_path: pathlib.Path) -> None:
    golden.record_actions(leduc.GAME, tmp_path)
    data = json.loads((tmp_path / golden.ACTIONS).read_text())
    data["questions"].pop()
    (tmp_path / golden.ACTIONS).write_text(json.dumps(data))
    with pytest.raises(Fault, match="None is now"):
        golden.check_actions(leduc.GAME, tmp_path)


def test_the_table_of_actions_names_everything() -> None:
    rows = [(row.question, row.kind, row.label, row.by_chance) for row in action_table(leduc.GAME, None)]
    assert rows[:4] == [
        ("bet", "bet", "fold", False),
        ("bet", "bet", "call", False),
        ("bet", "bet", "raise", False),
        ("board", "card", "0", True),
    ]
    assert len(rows) == leduc.GAME.info.actions == 15


def test_actions_have_the_names_of_the_pack() -> None:
    game = find_game("ganymede")
    rows = action_table(game, game.load_pack(None))
    named = game.labels(game.load_pack(None))["mech"]
    assert [row.label for row in rows if row.question == "draft-lead"] == list(named)
    assert [row.label for row in rows if row.question == "reroll"][-1] == "enough"


def test_chance_has_exact_probabilities() -> None:
    table = leduc.GAME.setup(2, {}, None)
    begin(table, leduc.GAME.first(table), Driver())
    assert chance_outcomes(leduc.GAME, table) == [(card, Fraction(1, 6)) for card in range(6)]
    table.ask(CHANCE, leduc.DEAL, [4, 1, 4, 4])
    assert chance_outcomes(leduc.GAME, table) == [(4, Fraction(3, 4)), (1, Fraction(1, 4))]
    table.ask(0, leduc.BET, [0, 1])
    with pytest.raises(ValueError, match="a seat's"):
        chance_outcomes(leduc.GAME, table)


def test_chance_names_questions() -> None:
    questions = cast(tuple[object, ...], tuple(sealed.GAME.info.questions.values()))
    with pytest.raises(ValueError, match="chance names what is no question: dice"):
        GameInfo("x", (2,), "1", questions, (), (), chance=("dice",))  # type: ignore[arg-type]
