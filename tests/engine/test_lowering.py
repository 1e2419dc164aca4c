"""Every control shape that a procedure may have: as a generator and lowered, copied and saved at every question, all the same."""

from __future__ import annotations

import ast
import json
import pathlib
import re
from types import ModuleType
from typing import Any, cast

import pytest

from engine.lowering_cases import area, loops, shapes
from engine.lowering_cases.board import GAME, WATCHED, Log, check_all_ways, cloned, play_lowered, play_native, saved, set_up
from senki.engine.frames import PROTOTYPES, BadStack, Row, outermost
from senki.engine.game import Game
from senki.engine.lowering import lowered_text
from senki.engine.position import dump, load
from senki.engine.procedure import NATIVE
from senki.engine.table import apply, begin, stack


def cases_of(module: ModuleType) -> list[Any]:
    return [rule for name, rule in vars(module).items() if name.startswith("case_") and rule in NATIVE]


LOOPS, SHAPES = cases_of(loops), cases_of(shapes)


@pytest.mark.parametrize("rule", LOOPS + SHAPES, ids=lambda rule: rule.__name__.removeprefix("case_"))
def test_shape_is_the_same_native_lowered_copied_and_saved(rule: object) -> None:
    logs = {tuple(check_all_ways(rule, seed)) for seed in range(25)}
    assert all(logs) or rule is shapes.case_nothing_is_asked
    assert len(logs) > 1 or rule is shapes.case_nothing_is_asked, "all games were the same: the case tries nothing"


@pytest.mark.parametrize("seed", range(3))
def test_game_of_areas_is_the_same_native_lowered_copied_and_saved(seed: int) -> None:
    native = play_native(area.game, seed, area.GAME)
    assert len(native[0]) > 100
    assert play_lowered(area.game, seed, game=area.GAME) == native
    assert play_lowered(area.game, seed, lambda t: cloned(t, area.GAME), area.GAME) == native
    assert play_lowered(area.game, seed, lambda t: saved(t, area.GAME), area.GAME) == native


def test_frames_keep_only_what_outlives_a_stop() -> None:
    spec = outermost(shapes.case_locals_that_are_kept_and_not).spec()
    assert spec.points == ("start", "K1", "K2")
    assert spec.live == ((), (), ("first",))
    assert spec.types == {"first": "int"}


def test_points_of_re_entry_have_stable_names() -> None:
    spec = outermost(shapes.case_the_same_procedure_called_from_many_places).spec()
    assert spec.points == ("start", "gives_number", "gives_number.2", "gives_number.3", "gives_number.4")
    assert spec.name == "engine.lowering_cases.shapes.case_the_same_procedure_called_from_many_places"


def test_code_that_is_never_reached_has_no_point() -> None:
    assert outermost(shapes.case_code_after_the_end).spec().points == ("start", "K1")


def test_rule_of_a_procedure_is_the_first_word_of_its_docstring() -> None:
    t = set_up()
    begin(t, outermost(shapes.case_results), WATCHED)
    while (frame := t.top) is not None and not frame.spec().name.endswith("second_opinion"):
        apply(t, WATCHED, t.options[0])
    assert [frame.spec().rule for frame in stack(t)] == ["", "The", "B1"]


def test_saved_stack_that_does_not_fit_the_rules_is_refused_by_name() -> None:
    t = set_up()
    begin(t, outermost(loops.case_over_a_parameter), WATCHED)
    state = dump(GAME, t)
    for change, complaint in (
        ({"in": "engine.gone"}, "unknown procedure 'engine.gone'"),
        ({"at": "K44"}, "procedure 'engine.lowering_cases.loops.walk_over' has no point 'K44'"),
        ({"places": None}, "procedure 'engine.lowering_cases.loops.walk_over' lacks 'places'"),
    ):
        bad = json.loads(json.dumps(state))
        bad["stack"][-1] |= change
        if change.get("places", 0) is None:
            del bad["stack"][-1]["places"]
        with pytest.raises(BadStack, match=re.escape(complaint)):
            load(GAME, set_up(), bad)
    del cast(Row, state["table"])["said"]
    with pytest.raises(BadStack, match="lacks 'said'"):
        load(GAME, set_up(), state)


def by_name(played: tuple[Log, Row], game: Game) -> object:
    log, lying = played
    return [(seat, game.info.questions[key].name, options, answer) for seat, key, options, answer in log], lying


def declared_twice(text: str) -> list[str]:
    """Locals that a method of the lowered text annotates more than once."""
    found: list[str] = []
    for method in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)):
        names = [node.target.id for node in ast.walk(method) if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
        found += [name for name in names if names.count(name) > 1]
    return found


@pytest.mark.parametrize(
    "module, rules, game", [(loops, LOOPS, GAME), (shapes, SHAPES, GAME), (area, [area.game], area.GAME)], ids=["loops", "shapes", "area"]
)
def test_lowered_text_of_a_whole_module_plays_the_same_games(module: ModuleType, rules: list[Any], game: Game) -> None:
    """The text that the compiled build compiles, run here as it stands."""
    path = pathlib.Path(str(module.__file__))
    text = lowered_text(path, module.__name__)
    assert "yield" not in text
    assert "@procedure" not in text
    assert not declared_twice(text), "mypyc takes one declaration of a local"
    space: dict[str, object] = {"__name__": module.__name__}
    prototypes = dict(PROTOTYPES)
    try:
        exec(compile(text, f"<lowered {path.name}>", "exec"), space)
        for rule in rules:
            made = space[rule.__name__]
            assert made is not rule
            own = space.get("GAME", game)  # a game that is declared anew has keys of its own
            assert isinstance(own, Game)
            for seed in range(3):
                assert by_name(play_lowered(made, seed, game=own), own) == by_name(play_native(rule, seed, game), game)
    finally:
        PROTOTYPES.clear()
        PROTOTYPES.update(prototypes)
