"""What is compiled again after an edit: keys are compared, nothing is compiled."""

from __future__ import annotations

import json
import pathlib
import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from senki import libraries
from tools import compiling, fastbuild


def keys() -> dict[str, str]:
    return {group.name: fastbuild.translation_key(group) for group in fastbuild.groups(True)}


@pytest.fixture
def lowered(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """All text as mypyc would read it; it need not be lowered to have keys."""
    monkeypatch.setattr(fastbuild, "LOWERED", tmp_path)
    for package in fastbuild.packages(True):
        shutil.copytree(package, tmp_path / package.name, ignore=shutil.ignore_patterns("[!.]*.[!p]*", "__pycache__", "static"))
    return tmp_path


def test_the_engine_and_each_game_have_a_library_of_their_own() -> None:
    names = [group.name for group in fastbuild.groups(False)]
    games = {path.parent.name for path in (fastbuild.SRC / "senki" / "games").glob("*/__init__.py")}
    assert names[0] == "engine"
    assert sorted(names[1:]) == sorted(games)


def test_the_games_of_the_tests_are_compiled_for_tests_only() -> None:
    assert {group.name for group in fastbuild.groups(True)} - {group.name for group in fastbuild.groups(False)} == {"small_games"}


def test_every_module_belongs_to_the_library_where_it_is_looked_for() -> None:
    for group in fastbuild.groups(True):
        assert {libraries.library_of(module) for module in [*group.modules, f"{group.library}__mypyc"]} == {group.name}


def test_an_edit_in_one_game_translates_that_game_only(lowered: pathlib.Path) -> None:
    for edited in fastbuild.groups(True)[1:]:
        before = keys()
        with open(edited.lowered[0], "a", encoding="utf-8") as file:
            file.write('WORD = "a constant that no other module has"\n')
        after = keys()
        assert [name for name in before if before[name] != after[name]] == [edited.name]


def test_an_edit_in_the_engine_has_all_translated_anew(lowered: pathlib.Path) -> None:
    before = keys()
    with open(lowered / "senki" / "engine" / "table.py", "a", encoding="utf-8") as file:
        file.write("# an edit\n")
    assert not set(before.values()) & set(keys().values())


def plan_for(group: fastbuild.Group, folder: pathlib.Path) -> None:
    """The files that a translation leaves, with next to nothing in them."""
    used = dict.fromkeys(["senki_engine", group.library])
    headers = [*(f"__native_{name}.h" for name in used), f"__native_internal_{group.library}.h", f"runs_once_{group.library}.h"]
    source = f"__native_{group.library}.c"
    for name in [*headers, source]:
        (folder / name).write_text(f"// {name}\n", encoding="utf-8")
    plan = {
        "key": "",
        "sources": [str(folder / source)],
        "runtime": [],
        "shims": {},
        "headers": [str(folder / name) for name in headers],
        "include_dirs": [],
        "flags": [],
    }
    fastbuild.plan_path(group).write_text(json.dumps(plan), encoding="utf-8")


def test_an_object_depends_on_its_own_headers_and_the_engines_types_only(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fastbuild, "C_FILES", tmp_path)
    groups = fastbuild.groups(True)
    for group in groups:
        plan_for(group, tmp_path)

    def objects() -> dict[str, str]:
        found = {}
        for group in groups:
            source = str(next(iter(fastbuild.planned(group)[0].sources)))
            found[group.name] = compiling.object_key("", source, compiling.OWN[source][0])
        return found

    def changed(header: str) -> set[str]:
        before = objects()
        (tmp_path / header).write_text("// changed\n", encoding="utf-8")
        after = objects()
        return {name for name in before if before[name] != after[name]}

    for group in groups[1:]:
        assert changed(f"__native_{group.library}.h") == {group.name}
        assert changed(f"__native_internal_{group.library}.h") == {group.name}
    assert changed("__native_internal_senki_engine.h") == {"engine"}  # its constants and functions
    assert changed("__native_senki_engine.h") == {group.name for group in groups}  # its types


def test_a_library_that_is_there_is_not_made_again(tmp_path: pathlib.Path) -> None:
    engine, game, other = fastbuild.groups(False)[:3]
    for group, needs in ((engine, ""), (game, "engine-1"), (other, "engine-1")):
        (tmp_path / f"{group.name}-1").mkdir()
        libraries.write_card(tmp_path, group.name, fastbuild.card_of(group, needs).at(f"{group.name}-1"))
    assert fastbuild.is_made(tmp_path, engine, "")
    assert fastbuild.is_made(tmp_path, game, "engine-1")
    assert not fastbuild.is_made(tmp_path, game, "engine-2"), "made for another engine"
    edited = fastbuild.card_of(game, "engine-1").at(f"{game.name}-1")
    edited.made_from[next(iter(game.modules))] = "another text"
    libraries.write_card(tmp_path, game.name, edited)
    assert not fastbuild.is_made(tmp_path, game, "engine-1")
    assert fastbuild.is_made(tmp_path, other, "engine-1")


def test_only_folders_that_a_card_names_are_kept(tmp_path: pathlib.Path) -> None:
    engine = fastbuild.groups(False)[0]
    for name in ("engine-1", "engine-2", ".engine-3"):
        (tmp_path / name).mkdir()
    libraries.write_card(tmp_path, "engine", fastbuild.card_of(engine, "").at("engine-2"))
    fastbuild.remove_old(tmp_path)
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == ["engine-2"]


def test_hands_serve_the_lower_rank_first() -> None:
    hands = compiling.Hands(1)
    order: list[int] = []

    def work(rank: int) -> None:
        with hands.at(rank):
            order.append(rank)

    with ThreadPoolExecutor(3) as workers:
        with hands.at(0):
            waiting = [workers.submit(work, rank) for rank in (3, 1, 2)]
            while len(hands.waiting) < 3:
                pass
        for each in waiting:
            each.result()
    assert order == [1, 2, 3]
