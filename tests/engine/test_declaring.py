"""Rows, events and questions as a game declares them: what follows from the declaration, and what is refused when it is loaded."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import textwrap
from typing import cast

import pytest

from engine.lowering_cases.importing import load_text
from senki.engine.actions import action_of, option_of
from senki.engine.chance import Rng, Seeded
from senki.engine.decision import Decision
from senki.engine.events import heard
from senki.engine.lowering import LoweringError
from senki.engine.playout import start_game
from senki.engine.position import dump, load
from senki.engine.table import OVER, Table, apply
from senki.engine.testing import soundness
from senki.engine.testing.play import Fault, Setting, rng_for
from senki.engine.view import decision_of, view
from senki.engine.zones import SEAT, Kind, Pair, copy_of, fields_of, frozen_copy
from small_games import skirmish
from small_games.skirmish import GAME, SQUAD, Skirmish, Squads


def start(seats: int = 2) -> Skirmish:
    t = GAME.setup(seats, {}, None)
    assert isinstance(t, Skirmish)
    return t


def play_to(question: str, seed: int) -> tuple[Skirmish, Decision] | None:
    """A random game up to a question, if it comes to it."""
    rng = Rng(seed)
    t = start_game(start(), GAME.first(start()), Seeded(rng))
    assert isinstance(t, Skirmish)
    while t.seat != OVER:
        decision = decision_of(GAME, t, t.seat)
        assert decision is not None
        if decision.question.name == question:
            return t, decision
        apply(t, Seeded(rng), t.options[rng.below(len(t.options))])
    return None


def found(question: str) -> tuple[Skirmish, Decision]:
    return next(one for seed in range(100) if (one := play_to(question, seed)))


# -- rows -------------------------------------------------------------------------------------------------------------


def test_rows_begin_as_their_columns_say() -> None:
    squads = Squads(2)
    assert (squads.strength, squads.order, squads.open, squads.medals) == ([3, 3], [-1, -1], [0, 0], [[], []])
    assert squads.medals[0] is not squads.medals[1]
    assert squads.add() == 2
    assert len(squads) == 3
    squads.strength[1] = 9
    squads.remove(0)
    assert squads.strength == [9, 3]


def test_copied_rows_are_on_their_own() -> None:
    squads = Squads(2)
    other = copy_of(squads)
    other.strength[0] = 7
    other.medals[1].append(4)
    other.add()
    assert (squads.strength, squads.medals, len(squads)) == ([3, 3], [[], []], 2)


def test_a_table_is_laid_out_by_its_declaration() -> None:
    t = start(3)
    assert (t.hand, t.played, t.fetches, t.flights) == ([[], [], []], [], [0, 0, 0], [0, 0, 0])
    assert [len(stores) for stores in t.camp] == [0, 0, 0]
    assert len(t.squads) == 6


def test_a_table_that_is_cloned_has_rows_of_its_own() -> None:
    t = start()
    other = t.clone()
    assert isinstance(other, Skirmish)
    other.squads.strength[0] = 1
    other.camp[1].add()
    assert t.squads.strength[0] == 3
    assert len(t.camp[1]) == 0


def test_frozen_rows_are_shared_by_copies_until_they_are_replaced() -> None:
    t = start()
    t.camp[0].add()
    t.camp[1] = frozen_copy(t.camp[0])
    copy = cast(Skirmish, t.clone())
    assert copy.camp[1] is t.camp[1]
    assert copy.camp[0] is not t.camp[0]
    copy.camp[1] = copy_of(copy.camp[1])
    copy.camp[1].worth[0] = 7
    assert (t.camp[1].worth, copy.camp[1].worth) == ([1], [7])
    assert not copy.camp[1].frozen


def test_frozen_rows_take_no_other_number_of_rows() -> None:
    rows = frozen_copy(skirmish.Stores(2))
    with pytest.raises(ValueError, match=r"frozen rows are shared by all copies of the table"):
        rows.add()
    with pytest.raises(ValueError, match=r"put a copy_of\(...\) in their place"):
        rows.remove(0)
    assert len(rows) == 2


def test_a_position_is_loaded_beside_frozen_rows_not_into_them() -> None:
    """The table as set up shares its frozen rows with the table that is loaded."""
    t = start()
    t.squads = frozen_copy(t.squads)
    t.camp = [frozen_copy(skirmish.Stores(1)), skirmish.Stores(1)]
    changed = cast(Skirmish, t.clone())
    changed.squads = copy_of(changed.squads)
    changed.squads.strength[0] = 9
    changed.camp[0] = skirmish.Stores(0)
    loaded = cast(Skirmish, load(GAME, t, dump(GAME, changed)))
    assert (loaded.squads.strength[0], len(loaded.camp[0])) == (9, 0)
    assert (t.squads.strength[0], len(t.camp[0])) == (skirmish.STRENGTH, 1)


def test_rules_that_change_frozen_rows_are_found() -> None:
    class Frozen(skirmish.SkirmishGame):
        def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
            t = cast(Skirmish, super().setup(seats, options, pack))
            t.squads = frozen_copy(t.squads)
            return t

    with pytest.raises(Fault, match=r"the copy made after \d+ answers has changed since"):
        soundness.check_old_copies(Frozen(), Setting(2), 3)


def test_a_view_has_rows_row_by_row_with_what_may_be_seen() -> None:
    t = start()
    t.squads.order[:] = [0, 1, 1, 0]
    t.squads.open[3] = 1
    row = t.camp[0].add()
    t.camp[0].place[row] = 1
    seen = view(GAME, t, 0)["table"]
    assert isinstance(seen, dict)
    assert seen["squads"][0] == {"strength": 3, "order": 0, "open": 0, "medals": []}
    assert [squad["order"] for squad in seen["squads"]] == [0, 1, None, 0]
    assert seen["camp"] == [[{"place": 1, "worth": 1}], {"hidden": None}]
    other = view(GAME, t, 1)["table"]
    assert isinstance(other, dict)
    assert other["camp"] == [{"hidden": None}, []]


def test_a_position_with_rows_is_saved_and_loaded() -> None:
    t, _ = found("fetch")
    again = load(GAME, start(), json.loads(json.dumps(dump(GAME, t))))
    assert dump(GAME, again) == dump(GAME, t)
    assert isinstance(again, Skirmish)
    again.camp[0].add()
    assert len(again.camp[0]) == len(t.camp[0]) + 1


def test_a_saved_choice_in_steps_names_its_question() -> None:
    """Keys are made anew in every run, in the order in which games are imported."""
    t, _ = found("fetch")
    stack = dump(GAME, t)["stack"]
    assert isinstance(stack, list)
    assert stack[-1]["key"] == "fetch"


def test_columns_are_fields_by_their_whole_names() -> None:
    names = [field.name for field in fields_of(start())]
    assert "squads.order" in names
    assert "camp.worth" in names


def test_a_pair_is_two_things_in_one_number() -> None:
    force = Pair("force", SEAT, Kind("place", 64))
    number = force.of(3, 17)
    assert (force.first(number), force.second(number)) == (3, 17)
    with pytest.raises(ValueError, match="kind force: its second part place needs a size"):
        Pair("force", SEAT, Kind("place"))


# -- questions --------------------------------------------------------------------------------------------------------


def test_a_question_says_what_it_is_about_and_its_rule() -> None:
    t, decision = found("target")
    assert decision.about == {"card": ("card", t.played[-1]), "strength": ("number", 20)}
    assert t.about() == (t.played[-1], 20)
    assert decision.rule == "4"


def test_a_rule_given_at_the_place_comes_before_the_question_s_own() -> None:
    _, decision = found("break-camp")
    assert (decision.rule, decision.question.rule) == ("7", "6")


def test_a_choice_in_steps_has_rule_and_about_of_its_caller() -> None:
    t, decision = found("fetch")
    assert decision.rule == "5.1"
    assert decision.about["card"] == ("card", t.played[-1])
    assert t.about() == (t.played[-1],)


def test_names_fix_the_numbers_of_actions() -> None:
    names = sorted(question.name for question in GAME.info.questions.values())
    first = {option_of(GAME, GAME.info.first_action[key])[0].name: GAME.info.first_action[key] for key in GAME.info.questions}
    assert [name for name, _ in sorted(first.items(), key=lambda item: item[1])] == names
    assert action_of(GAME, skirmish.BREAK_CAMP, 1) == 1


# -- events -----------------------------------------------------------------------------------------------------------


def test_events_carry_values_kinds_and_the_rule_of_the_place() -> None:
    t = start()
    t.told = []
    skirmish.hit(t, skirmish.Squad(3), 6, True)
    skirmish.hit(t, skirmish.Squad(1), 0, False, rule="6")
    skirmish.fetched(t, 0b10, skirmish.Seat(1), (0, 1))
    first, second, third = (heard(told, GAME.info.events, 0) for told in t.told)
    assert first.plain() == {"event": "hit", "rule": "4", "squad": 3, "face": 6, "lost": 1}
    assert (first.kind.values["squad"], first.kind.result) == (SQUAD, True)
    assert second.rule == "6"
    assert third.values == {"seat": 1, "places": None}
    assert heard(t.told[2], GAME.info.events, 1).values == {"seat": 1, "places": [0, 1]}


def test_nothing_is_told_where_nobody_listens() -> None:
    t = start()
    skirmish.fled(t, skirmish.Seat(0))
    assert t.told is None


# -- the end ----------------------------------------------------------------------------------------------------------


def test_a_card_may_end_the_game_however_deep() -> None:
    t, _ = found("break-camp")
    apply(t, Seeded(Rng(1)), 1)
    assert (t.seat, t.top, t.options) == (OVER, None, [])
    outcome = GAME.outcome(t)
    assert outcome is not None
    assert -9 in outcome.scores


def test_cards_that_ask_nothing_and_those_that_do_are_called_by_number() -> None:
    rng = rng_for(1, 1)
    seen: set[str] = set()
    for _ in range(60):
        t = start_game(start(), GAME.first(start()), Seeded(rng))
        t.told = []
        while t.seat != OVER:
            apply(t, Seeded(rng), t.options[rng.below(len(t.options))])
        seen |= {heard(told, GAME.info.events, None).rule for told in t.told}
    assert {"4", "5", "6", "7"} <= seen


# -- what is refused --------------------------------------------------------------------------------------------------

HEAD = """
from __future__ import annotations

from typing import Annotated, NewType

from senki.engine.decision import Questions
from senki.engine.events import declared_events
from senki.engine.game import GameInfo
from senki.engine.procedure import Rule, ask, event, procedure, rows, table
from senki.engine.table import Table
from senki.engine.zones import Kind, Rows, column, filled, owner, per_seat, public, SEAT

Seat = NewType("Seat", int)
QUESTIONS = Questions()
PICK = QUESTIONS.ask("pick", "1", SEAT, about={"foe": SEAT, "count": Kind("number")})


"""

REFUSED = {
    "undeclared question": (
        "LOST = (1 << 16) + 60_000\n\n\n@procedure\ndef rule(t: Table) -> Rule[None]:\n    yield from ask(0, LOST, [1])\n",
        r"rule \(line \d+\) asks LOST, which is not declared",
    ),
    "asked about nothing": (
        "@procedure\ndef rule(t: Table) -> Rule[None]:\n    yield from ask(0, PICK, [1])\n",
        "asks PICK about nothing; question pick is declared to be about foe=..., count=..., in this order",
    ),
    "asked in another order": (
        "@procedure\ndef rule(t: Table) -> Rule[None]:\n    yield from ask(0, PICK, [1], count=1, foe=2)\n",
        "asks PICK about count, foe; question pick is declared",
    ),
    "question declared twice": ('AGAIN = QUESTIONS.ask("pick", "2")\n', "question pick is declared twice"),
    "event with a body": ('@event("1")\ndef hit(t: Table) -> None:\n    t.seat = 1\n', "an event has a docstring"),
    "event with a value of another type": ('@event("1")\ndef hit(t: Table, what: str) -> None: ...\n', "'what': a value is a number"),
    "event with a list in the middle": (
        '@event("1")\ndef hit(t: Table, dice: list[int], seat: Seat) -> None: ...\n',
        "only the last value of an event is a list",
    ),
    "secret event without audience": (
        '@event("1", secret=("seat",))\ndef hit(t: Table, seat: Seat) -> None: ...\n',
        "begins with who hears them: to: int",
    ),
    "secret that is no value": (
        '@event("1", secret=("card",))\ndef hit(t: Table, to: int, seat: Seat) -> None: ...\n',
        "there is no value card to be secret",
    ),
    "event of a number type without a kind": (
        (
            'Wind = NewType("Wind", int)\n\n\n@event("1")\ndef blows(t: Table, wind: Wind) -> None: ...\n\n\n'
            'GameInfo("x", (2,), "1", QUESTIONS, declared_events(__name__), (SEAT,))\n'
        ),
        "event blows: no kind of the game has the number type Wind of its value wind",
    ),
    "rows without columns": ("@rows\nclass Squads(Rows):\n    ...\n", "rows have at least one column"),
    "rows with something else": ("@rows\nclass Squads(Rows):\n    size: int = 3\n", "rows have columns and nothing else"),
    "column of another type": ("@rows\nclass Squads(Rows):\n    size: list[str] = column()\n", "'size': a column is list"),
    "column with a name of the engine": (
        "@rows\nclass Squads(Rows):\n    add: list[int] = column()\n",
        "the name 'add' is the engine's own",
    ),
    "field that begins like nothing": (
        "@table\nclass T(Table):\n    pool: Annotated[int, public()] = per_seat()\n",
        "'pool': only a list, or rows, is filled when the table is laid out",
    ),
    "a column seen by others in a list of rows": (
        (
            "@rows\nclass Squads(Rows):\n    size: list[int] = column(SEAT, 0, seen=owner())\n\n\n"
            "@table\nclass T(Table):\n    squads: Annotated[list[Squads], public()] = per_seat()\n"
        ),
        "in a list of rows all columns are seen by the same seats",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_declared_wrongly_is_refused_when_it_is_loaded(name: str, tmp_path: pathlib.Path) -> None:
    text, why = REFUSED[name]
    with pytest.raises((LoweringError, TypeError, ValueError), match=why):
        load_text(HEAD + text, tmp_path)


def test_a_swapped_or_missing_value_of_an_event_fails_the_type_check(tmp_path: pathlib.Path) -> None:
    calls = "hit(t, Squad(1), 3, True)\nhit(t, Squad(1), 3)\nhit(t, 3, Squad(1), True)\nfled(t, Squad(1))\n"
    text = "from small_games.skirmish import Seat, Skirmish, Squad, fled, hit\n\n\ndef tell(t: Skirmish) -> None:\n" + textwrap.indent(
        calls, "    "
    )
    path = tmp_path / "told.py"
    path.write_text(text)
    tests = pathlib.Path(__file__).parent.parent
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(tests.parent / "pyproject.toml"), str(path)]
    run = subprocess.run(command, cwd=tests.parent, capture_output=True, text=True, check=False)
    lines = sorted({int(line.split(":")[1]) for line in run.stdout.splitlines() if "told.py:" in line})
    assert lines == [6, 7, 8], run.stdout
