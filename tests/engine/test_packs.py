"""Packs: what is wrong with one is told with file, record and field; the hash tells one from another."""

from __future__ import annotations

import copy
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from engine.lowering_cases import vault
from senki.engine.packs import NAME, SOURCE, WORD, Column, Count, Pack, PackError, Schema, make_pack, read_pack

SCHEMA = Schema(
    {
        "mech": {"id": WORD, "speed": Column(1, 6), "arm": Column(choices=("left", "right")), "note": NAME, "source": SOURCE},
        "die": {"faces": Column(-2, 2)},
    },
    (Count("mech", 2), Count("mech", 1, "arm", "left")),
)

GOOD = """
[pack]
id = "mine"
game = "duel"

[[mech]]
id = "red"
speed = 3
arm = "left"
source = "rulebook"

[[mech]]
id = "blue"
speed = 6
arm = "right"
note = "青"
source = "designed"

[[die]]
faces = 2

[[die]]
faces = -2
"""


def read(text: str, folder: pathlib.Path) -> Pack:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_pack(path, "duel", SCHEMA)


def test_pack_in_order_is_read(tmp_path: pathlib.Path) -> None:
    pack = read(GOOD, tmp_path)
    assert (pack.id, pack.game) == ("mine", "duel")
    assert [mech["speed"] for mech in pack.tables["mech"]] == [3, 6]
    assert pack.tables["mech"][1]["note"] == "青"
    assert pack.tables["die"] == [{"faces": 2}, {"faces": -2}]  # records without an id may be many


def test_table_that_is_not_counted_may_be_missing(tmp_path: pathlib.Path) -> None:
    pack = read(GOOD.split("[[die]]")[0], tmp_path)
    assert pack.tables["die"] == []


RED = "[[mech]] number 1 (red)"


@pytest.mark.parametrize(
    "old, new, complaint",
    [
        ("[pack]", "[peck]", "lacks a table [pack] with an id"),
        ('id = "mine"', "id = 3", "lacks a table [pack] with an id"),
        ('game = "duel"', 'game = "chess"', "[pack] game is 'chess', wanted 'duel'"),
        ('game = "duel"', "", "[pack] game is None, wanted 'duel'"),
        ("[[die]]\nfaces = 2", "[[dice]]\nfaces = 2", "unknown table [[dice]]; there are: mech, die"),
        ("[[die]]\nfaces = 2\n\n[[die]]\nfaces = -2", "[die]\nfaces = 2", "die must be a list of records, written [[die]]"),
        ("speed = 3", "speed = 3\nwings = 2", f"{RED}: unknown field wings; there are: id, speed, arm, note, source"),
        ("speed = 3\n", "", f"{RED}: lacks the field speed"),
        ("speed = 3", "speed = 0", f"{RED}: speed must be a whole number from 1 to 6, is 0"),
        ("speed = 3", "speed = 7", f"{RED}: speed must be a whole number from 1 to 6, is 7"),
        ("speed = 3", "speed = 3.0", f"{RED}: speed must be a whole number from 1 to 6, is 3.0"),
        ("speed = 3", "speed = true", f"{RED}: speed must be a whole number from 1 to 6, is True"),
        ("speed = 3", 'speed = "3"', f"{RED}: speed must be a whole number from 1 to 6, is '3'"),
        ('arm = "left"', 'arm = "both"', f"{RED}: arm must be one of left, right, is 'both'"),
        ('arm = "left"', 'arm = ["left"]', f"{RED}: arm must be one of left, right, is ['left']"),
        ('source = "rulebook"', 'source = "internet"', f"{RED}: source must be one of rulebook, public, designed, is 'internet'"),
        ('source = "rulebook"\n', "", f"{RED}: lacks the field source"),
        ('note = "青"', "note = 4", "[[mech]] number 2 (blue): note must be a text, is 4"),
        ('note = "青"', 'note = ""', "[[mech]] number 2 (blue): note must be a text, is ''"),
        ('id = "red"\n', "", "[[mech]] number 1 (without id): lacks the field id"),
        ('id = "red"', "id = [1]", "[[mech]] number 1 ([1]): id must be a text, is [1]"),
        ('id = "blue"', 'id = "red"', "[[mech]] number 2 (red): the id stands twice"),
        ("faces = 2", "faces = 3", "[[die]] number 1 (without id): faces must be a whole number from -2 to 2, is 3"),
        ('arm = "right"', 'arm = "left"', "there must be 1 [[mech]] with arm 'left', there are 2"),
        ("[[die]]\nfaces = 2", GOOD.split("\n\n")[1].replace("red", "green"), "there must be 2 [[mech]], there are 3"),
    ],
)
def test_fault_is_told_with_file_record_and_field(old: str, new: str, complaint: str, tmp_path: pathlib.Path) -> None:
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    with pytest.raises(PackError) as caught:
        read(text, tmp_path)
    assert str(caught.value) == f"{tmp_path / 'mine.toml'}: {complaint}"


def test_file_that_is_not_there_is_told(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match=r"gone.toml: cannot be read: No such file or directory"):
        read_pack(tmp_path / "gone.toml", "duel", SCHEMA)
    with pytest.raises(PackError, match=r"a folder without a \*.toml file"):
        read_pack(tmp_path, "duel", SCHEMA)


@pytest.mark.parametrize(
    "data", [b"[pack", b"id = \xff\xfe", b"= 3", b"x = " + b"[" * 100_000], ids=["open", "not utf-8", "no name", "deep"]
)
def test_file_that_is_no_toml_is_told(data: bytes, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(data)
    with pytest.raises(PackError, match=r"bad.toml: not a TOML file: ") as caught:
        read_pack(path, "duel", SCHEMA)
    assert "\n" not in str(caught.value)


def pack_data() -> dict[str, Any]:
    return {
        "pack": {"id": "mine", "game": "duel"},
        "mech": [
            {"id": "red", "speed": 3, "arm": "left", "source": "rulebook"},
            {"id": "blue", "speed": 6, "arm": "right", "source": "public"},
        ],
        "die": [{"faces": 1}],
    }


def made(data: dict[str, Any]) -> Pack:
    return make_pack(data, "duel", SCHEMA, "here")


def test_hash_depends_on_every_value_and_on_nothing_else() -> None:
    data = pack_data()
    first = made(data).hash
    assert made(copy.deepcopy(data)).hash == first
    backwards = {name: data[name] for name in reversed(data)}
    backwards["mech"] = [dict(reversed(mech.items())) for mech in data["mech"]]
    assert made(backwards).hash == first
    hashes = {first}
    changes: tuple[Callable[[dict[str, Any]], object], ...] = (
        lambda d: d["pack"].update(id="yours"),
        lambda d: d["mech"][0].update(speed=4),
        lambda d: d["mech"][0].update(note="x"),
        lambda d: d["mech"][0].update(id="rot"),
        lambda d: d["mech"].reverse(),
        lambda d: d["die"].append({"faces": 1}),
        lambda d: d.pop("die"),
    )
    for change in changes:
        other = copy.deepcopy(data)
        change(other)
        hashes.add(made(other).hash)
    assert len(hashes) == 8


def test_game_reads_its_own_pack_and_others(tmp_path: pathlib.Path) -> None:
    own = vault.GAME.load_pack(None)
    assert isinstance(own, vault.Facts)
    assert own.worth == [1, 5, 3, 2]
    path = tmp_path / "rich.toml"
    path.write_text(
        pathlib.Path(vault.GAME.pack_path()).read_text().replace("value = 1\n", "value = 9\n").replace('id = "vault"', 'id = "rich"')
    )
    rich = vault.GAME.load_pack(str(path))
    assert isinstance(rich, vault.Facts)
    assert rich.worth == [9, 5, 3, 2]
    packs = vault.GAME.pack_of(own), vault.GAME.pack_of(rich)
    assert [pack.id for pack in packs if pack] == ["vault", "rich"]
    assert len({pack.hash for pack in packs if pack}) == 2


# -- several files, lists, references ---------------------------------------------------------------------------------

FLEET = Schema(
    {
        "ship": {
            "id": WORD,
            "guns": Column(0, 9, required=False, many=True),
            "carries": Column(required=False, refers_to="ship", many=True),
        },
        "race": {"id": WORD, "home": Column(refers_to="ship"), "traits": Column(choices=("brave", "rich"), required=False, many=True)},
    },
    (Count("ship", 3),),
)
FLEET_FILES = {
    "10-ships.toml": 'pack = { id = "fleet", game = "duel" }\n'
    'ship = [{ id = "ark", guns = [1, 0], carries = ["dart", "ark"] }, { id = "dart" }]\n',
    "20-more.toml": '[[ship]]\nid = "raft"\nguns = []\n',
    "races.toml": 'pack = { id = "fleet", game = "duel" }\n[[race]]\nid = "hylar"\nhome = "ark"\ntraits = ["rich", "brave"]\n',
}


def read_folder(folder: pathlib.Path, files: dict[str, str]) -> Pack:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return read_pack(folder, "duel", FLEET)


def test_folder_is_one_pack_and_the_split_does_not_matter(tmp_path: pathlib.Path) -> None:
    pack = read_folder(tmp_path, FLEET_FILES)
    assert [ship["id"] for ship in pack.tables["ship"]] == ["ark", "dart", "raft"]
    assert pack.tables["race"] == [{"id": "hylar", "home": "ark", "traits": ["rich", "brave"]}]
    data: dict[str, object] = {"pack": {"id": "fleet", "game": "duel"}, **pack.tables}
    assert make_pack(data, "duel", FLEET, "one file").hash == pack.hash


@pytest.mark.parametrize(
    "file, old, new, complaint",
    [
        ("20-more.toml", "raft", "dart", "[[ship]] number 1 (dart): the id stands twice, also in {folder}/10-ships.toml"),
        ("20-more.toml", "[[ship]]", "[[shop]]", "unknown table [[shop]]; there are: ship, race"),
        ("20-more.toml", "guns = []", "guns = 3", "[[ship]] number 1 (raft): guns must be a list, is 3"),
        ("20-more.toml", "guns = []", "guns = [3, 10]",
         "[[ship]] number 1 (raft): guns, entry 2, must be a whole number from 0 to 9, is 10"),
        ("races.toml", '"brave"]', '"shy"]', "[[race]] number 1 (hylar): traits, entry 2, must be one of brave, rich, is 'shy'"),
        ("races.toml", '"ark"', '"arc"', "[[race]] number 1 (hylar): home: there is no [[ship]] 'arc'; there are: ark, dart, raft"),
        ("races.toml", '"ark"', "7", "[[race]] number 1 (hylar): home must be the id of a [[ship]], is 7"),
        ("10-ships.toml", '"dart", "ark"]', '"dirt"]',
         "[[ship]] number 1 (ark): carries: there is no [[ship]] 'dirt'; there are: ark, dart, raft"),
        ("races.toml", '"fleet"', '"horde"', "[pack] id is 'horde', but 'fleet' in {folder}/10-ships.toml; a folder is one pack"),
        ("races.toml", '"duel"', '"chess"', "[pack] game is 'chess', wanted 'duel'"),
        ("20-more.toml", "raft", '"', "not a TOML file: "),
    ],
)  # fmt: skip
def test_fault_in_a_folder_is_told_with_its_file(file: str, old: str, new: str, complaint: str, tmp_path: pathlib.Path) -> None:
    text = FLEET_FILES[file].replace(old, new)
    assert text != FLEET_FILES[file]
    with pytest.raises(PackError) as caught:
        read_folder(tmp_path, {**FLEET_FILES, file: text})
    assert str(caught.value).startswith(f"{tmp_path / file}: " + complaint.replace("{folder}", str(tmp_path)))


def test_fault_of_a_whole_folder_is_told_with_the_folder(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError) as caught:
        read_folder(tmp_path, {**FLEET_FILES, "20-more.toml": ""})
    assert str(caught.value) == f"{tmp_path}: there must be 3 [[ship]], there are 2"
    with pytest.raises(PackError, match=r"lacks a table \[pack\] with an id"):
        read_folder(tmp_path, dict.fromkeys(FLEET_FILES, ""))


def test_of_many_ids_the_nearest_are_named(tmp_path: pathlib.Path) -> None:
    cards = "".join(f'[[card]]\nid = "card-{number}"\n' for number in range(138))
    path = tmp_path / "many.toml"
    path.write_text(f'pack = {{ id = "many", game = "duel" }}\n{cards}[[effect]]\nid = "e"\ncard = "crad-77"\n')
    schema = Schema({"card": {"id": WORD}, "effect": {"id": WORD, "card": Column(refers_to="card")}})
    with pytest.raises(PackError, match=r"there is no \[\[card\]\] 'crad-77'; there are 138; did you mean card-77 or "):
        read_pack(path, "duel", schema)
