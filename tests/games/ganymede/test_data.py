"""Ganymede's files: cards against the rulebook and the facts, texts and references in both languages, rulings beside their rules."""

from __future__ import annotations

from functools import cache

import pytest

from games.files import GameFiles
from games.ganymede.table_builder import cards, mech_number, part_number
from senki.engine.table import CHANCE
from senki.engine.testing.play import Line, rng_for, settings
from senki.engine.view import decision_of
from senki.games.ganymede import GAME
from senki.games.ganymede.model import DIE, INITIATIVE, MECH, PART, PLACE, SIDE, UNIT
from senki.games.ganymede.pack import COLUMNS
from senki.text.files import LANGUAGES
from senki.text.words import Words

# -- cards ------------------------------------------------------------------------------------------------------------


def test_the_counts_are_those_of_the_rulebook() -> None:
    """28 transparent cards: 4 lead mechs, 4 wing mechs, 20 parts."""
    mechs, parts = cards().pack.tables["mech"], cards().pack.tables["part"]
    assert [record["role"] for record in mechs] == ["lead"] * 4 + ["wing"] * 4
    assert len(mechs) + len(parts) == 28
    assert [sum(record["slot"] == slot for record in parts) for slot in ("left", "right", "backpack")] == [6, 7, 7]


@pytest.mark.parametrize("column,mechs,parts", [("sp", 20, 1), ("hp", 34, -5), ("aim", 18, 9), ("dice", 15, 9), ("rerolls", 0, 3)])
def test_the_totals_are_those_of_the_facts(column: str, mechs: int, parts: int) -> None:
    """Sums over all mechs and over all parts, added up by hand from the list of facts."""
    place = COLUMNS.index(column)
    assert sum(cards().mech[place]) == mechs
    assert sum(cards().part[place]) == parts


@pytest.mark.parametrize(
    "mech_id,values",
    [("grey-heron", [3, 3, 3, 2, 0]), ("basalt-ox", [2, 5, 3, 2, 0]), ("teal-swift", [3, 3, 3, 1, 0]), ("dusk-turtle", [2, 5, 1, 2, 0])],
)
def test_mechs_one_by_one(mech_id: str, values: list[int]) -> None:
    """Actions, hit points, accuracy, dice and rerolls of some mechs."""
    assert [column[mech_number(mech_id)] for column in cards().mech] == values


@pytest.mark.parametrize(
    "part_id,values",
    [
        ("missile-shield", [-1, 2, 0, 1, 0]),
        ("hero-shield", [0, 3, -1, 0, 0]),
        ("hammer", [-1, -2, 1, 2, 0]),
        ("scatter-gun", [0, -2, 0, 1, 1]),
        ("mega-booster", [2, 0, -1, 0, 0]),
        ("high-booster", [2, -2, 0, 0, 0]),
        ("thruster-pack", [1, 0, 0, 0, 0]),
    ],
)
def test_parts_one_by_one(part_id: str, values: list[int]) -> None:
    """What some parts add."""
    assert [column[part_number(part_id)] for column in cards().part] == values


def test_every_record_says_where_it_comes_from() -> None:
    """All numbers are public; the names of 17 parts are known, those of 3 parts and of all mechs are made up."""
    records = [*cards().pack.tables["mech"], *cards().pack.tables["part"]]
    assert {record["source"] for record in records} == {"public"}
    assert [record["name_source"] for record in records].count("designed") == 8 + 3
    assert [record["id"] for record in records if record["name_source"] == "rulebook"] == ["high-booster"]
    assert [record["name_source"] for record in records].count("public") == 16


# -- texts and references ---------------------------------------------------------------------------------------------


class TestFiles(GameFiles, game_id="ganymede", rules=50, rulings=14):
    def own_texts(self) -> set[str]:
        return {kind.text_id(value) for kind in (UNIT, INITIATIVE, SIDE, PLACE, DIE) for value in range(kind.size)} | asked_ids()

    def may_have_text(self, text_id: str) -> bool:
        """Words for the columns of cards."""
        return text_id in {f"short-{column}" for column in COLUMNS} | {f"slot-{slot}" for slot in ("right", "left", "backpack")}


@cache
def asked_ids() -> frozenset[str]:
    """Prompts for seats and for chance, as random games ask them."""
    ids: set[str] = set()
    for setting in settings(GAME):
        for number in range(6):
            line, rng = Line(GAME, setting, cards()), rng_for(5, number)
            while not line.over:
                seat, value = line.random_answer(rng)
                decision = decision_of(GAME, line.table, seat)
                assert decision is not None
                ids.add(f"{'chance' if seat == CHANCE else 'ask'}-{decision.question.name}")
                line.give(seat, value)
    assert len(ids) == len(GAME.info.questions)
    return frozenset(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_apart(lang: str) -> None:
    """No two mechs, parts, units, initiative cards, sides, places or dice have the same name."""
    words = Words(lang, GAME, cards())
    for kind in (MECH, PART, UNIT, INITIATIVE, SIDE, PLACE, DIE):
        names = [words.name(kind, value) for value in range(kind.size)]
        assert len(set(names)) == len(names)
