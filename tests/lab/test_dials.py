"""Numbers of a pack changed without a file: what is written, what is refused, and that a pack is written so that it can be read again."""

from __future__ import annotations

import pathlib
from dataclasses import replace

import pytest

from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.packs import Pack, PackError, Schema, read_pack, text_pack
from senki.engine.playout import Sensible, start_game
from senki.engine.table import OVER
from senki.lab.dials import change_pack, dials_of, load_changed, pack_text
from senki.lab.matches import make_match, play_match, set_up
from small_games import leduc


def own_pack(game_id: str) -> tuple[Pack, Schema]:
    game = find_game(game_id)
    schema = game.schema()
    assert schema is not None
    return read_pack(pathlib.Path(game.pack_path()), game_id, schema), schema


def value(pack: Pack, table: str, record: str, field: str) -> object:
    return next(row for row in pack.tables[table] if row["id"] == record)[field]


def test_values_are_set_and_moved() -> None:
    pack, schema = own_pack("ganymede")
    changed = change_pack(pack, schema, ("mech.grey-heron.hp=4", "mech.grey-heron.dice+=1", "mech.grey-heron.sp-=1", "part.*.rerolls+=1"))
    assert [value(changed, "mech", "grey-heron", field) for field in ("hp", "dice", "sp", "aim")] == [4, 3, 2, 3]
    for before, after in zip(pack.tables["part"], changed.tables["part"], strict=True):
        assert (after["id"], after["rerolls"]) == (before["id"], int(str(before["rerolls"])) + 1)
    assert value(pack, "mech", "grey-heron", "hp") == 3  # the pack itself stays as it is
    assert (changed.id, changed.hash != pack.hash) == (pack.id, True)


def test_words_and_lists_are_set() -> None:
    pack, schema = own_pack("ares")
    changed = change_pack(pack, schema, ("unit.tank.type=air", "card.barracks.first=mecha"))
    assert (value(changed, "unit", "tank", "type"), value(changed, "card", "barracks", "first")) == ("air", "mecha")


@pytest.mark.parametrize(
    "change,told",
    [
        ("mech.grey-heron.hp", "write it as table.record.field=value"),
        ("mech.hp=3", "write it as table.record.field=value"),
        ("ship.grey-heron.hp=3", "there is no table [[ship]]; there are: mech, part"),
        ("mech.grey-hero.hp=3", "there is no [[mech]] 'grey-hero'; there are: grey-heron"),
        ("mech.grey-heron.luck=3", "[[mech]] has no field luck; there are: "),
        ("mech.grey-heron.hp=12", "hp must be a whole number from 1 to 9, is 12"),
        ("mech.grey-heron.hp=many", "hp must be a whole number from 1 to 9, is 'many'"),
        ("mech.grey-heron.hp+=many", "+= moves a whole number by another"),
        ("mech.grey-heron.role+=1", "+= moves a whole number by another"),
        ("mech.grey-heron.role=wing", "there must be 4 [[mech]] with role 'lead', there are 3"),
        ("mech.grey-heron.hp=", "hp must be a whole number"),
    ],
)
def test_what_is_refused(change: str, told: str) -> None:
    with pytest.raises(PackError) as caught:
        change_pack(*own_pack("ganymede"), (change,))
    assert str(caught.value).startswith("--set ")
    assert told in str(caught.value)


def test_a_game_without_packs() -> None:
    with pytest.raises(PackError, match="leduc has no packs"):
        load_changed(leduc.GAME, None, ("a.b.c=1",))


@pytest.mark.parametrize("game_id", ["ganymede", "ares", "empire_rebellion", "land_battles", "imperium"])
def test_packs_are_written_so_that_they_can_be_read(game_id: str) -> None:
    pack, schema = own_pack(game_id)
    assert text_pack(pack_text(pack), game_id, schema, "written").hash == pack.hash
    dials = dials_of(pack, schema)
    assert dials
    for dial in dials:
        assert dial.low <= dial.value <= dial.high
    assert change_pack(pack, schema, tuple(dial.at(dial.value) for dial in dials[:40])).hash == pack.hash


def test_what_the_rulebook_fixes_is_known() -> None:
    fixed = {dial.name for dial in dials_of(*own_pack("ares")) if dial.fixed}
    assert {"unit.trooper.cost", "unit.trooper.infantry", "unit.minefield.initiative"} <= fixed
    assert "unit.trooper.initiative" not in fixed


def test_a_match_is_played_with_the_changes() -> None:
    game = find_game("ganymede")
    match = make_match(game, ["random"], 1, 2)
    facts = set_up(make_match(game, ["random"], 1, 2)).facts
    changed = set_up(replace(match, changes=("mech.grey-heron.hp=9",))).facts
    packs = [game.pack_of(one) for one in (facts, changed)]
    assert [value(pack, "mech", "grey-heron", "hp") for pack in packs if pack] == [3, 9]


# -- parameters of the rules ------------------------------------------------------------------------------------------


def test_parameters_of_the_rules_leave_the_pack_as_it_was() -> None:
    """A pack without them is the same pack as ever, so saves find it; one that sets them is another."""
    pack, schema = own_pack("empire_rebellion")
    assert "rules" not in pack.tables
    dial = next(dial for dial in dials_of(pack, schema) if dial.table == "rules")
    assert (dial.name, dial.value, dial.low, dial.high) == ("rules.points_to_win", 7, 3, 10)
    changed = change_pack(pack, schema, ("rules.points_to_win-=2",))
    assert changed.tables["rules"] == [{"points_to_win": 5}]
    assert text_pack(pack_text(changed), "empire_rebellion", schema, "written").hash == changed.hash != pack.hash
    assert change_pack(changed, schema, ("rules.points_to_win+=1",)).tables["rules"] == [{"points_to_win": 6}]
    with pytest.raises(PackError, match="points_to_win must be a whole number from 3 to 10, is 11"):
        change_pack(pack, schema, ("rules.points_to_win=11",))
    with pytest.raises(PackError, match="there may be one record, there are 2"):
        find_game("empire_rebellion").facts(replace(pack, tables=pack.tables | {"rules": [{}, {}]}))


@pytest.mark.parametrize("game_id", ["ares", "empire_rebellion"])
def test_games_are_played_by_the_parameters(game_id: str) -> None:
    """At both bounds of each, to the end, with the game's invariants kept."""
    game = find_game(game_id)
    for dial in (dial for dial in dials_of(*own_pack(game_id)) if not dial.record):
        lengths = []
        for value in (dial.low, dial.high):
            setting = set_up(replace(make_match(game, ["sensible"], 2, 2), changes=(dial.at(value),)))
            table = start_game(setting.start, setting.first, Sensible(game, Rng(7)))
            game.check(table)
            assert table.seat == OVER
            lengths.append(play_match(replace(make_match(game, ["sensible"], 2, 2), changes=(dial.at(value),)), 2).decisions)
        assert lengths[0] != lengths[1]
