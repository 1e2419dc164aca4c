"""Facts: a column is declared and read in one line; enumerations are declared once."""

from __future__ import annotations

from typing import Any, Final

import pytest

from senki.engine.facts import Enumeration, kind_of, repeated, schema_of, words_of
from senki.engine.game import Facts
from senki.engine.packs import SOURCE, WORD, Column, Count, Pack, PackError, Record, make_pack


class Trait(Enumeration):
    BRAVE: Final = 0
    DEEP_ONES: Final = 1


class Fleet(Facts):
    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        ship = self.table("ship").arranged(rafts_last)
        ship.number("copies", 1, 9)
        ship.source()
        self.ship_ids: Final = ship.ids()
        self.cost: Final = ship.number("cost", 0, 9, 2)
        self.fast: Final = ship.flag("fast")
        self.guns: Final = ship.numbers("guns", 0, 9)
        self.carries: Final = ship.refs("carries", "ship")
        race = self.table("race")
        race.count(2)
        race.count(1, "trait", "brave")
        self.trait: Final = race.word("trait", Trait)
        self.motto: Final = race.text("motto")
        self.home: Final = race.ref("home", "ship")
        self.second: Final = race.ref("second", "ship", -1)
        self.also: Final = race.words("also", Trait)
        self.brave_homes: Final = race.where("trait", "brave").ref("home", "ship")


def rafts_last(records: list[Record]) -> list[Record]:
    return sorted(repeated(records), key=lambda record: record["id"] == "raft")


def made(**changes: object) -> Fleet:
    data: dict[str, Any] = {
        "pack": {"id": "fleet", "game": "duel"},
        "ship": [
            {"id": "raft", "copies": 2, "source": "designed"},
            {"id": "ark", "copies": 1, "cost": 7, "fast": 1, "guns": [3, 3], "carries": ["raft", "ark"], "source": "designed"},
        ],
        "race": [
            {"trait": "deep-ones", "home": "ark", "also": ["deep-ones", "brave"]},
            {"trait": "brave", "home": "raft", "second": "ark", "motto": "On!"},
        ],
        **changes,
    }
    return Fleet(make_pack(data, "duel", schema_of(Fleet, "duel"), "here"))


def test_schema_is_what_the_facts_read() -> None:
    schema = schema_of(Fleet, "duel")
    assert list(schema.tables) == ["ship", "race"]
    assert schema.tables["ship"] == {
        "copies": Column(1, 9),
        "source": SOURCE,
        "id": WORD,
        "cost": Column(0, 9, required=False),
        "fast": Column(0, 1, required=False),
        "guns": Column(0, 9, required=False, many=True),
        "carries": Column(required=False, refers_to="ship", many=True),
    }
    assert schema.tables["race"]["trait"] == Column(choices=("brave", "deep-ones"))
    assert schema.counts == (Count("race", 2), Count("race", 1, "trait", "brave"))


def test_lists_are_by_number() -> None:
    """A record that is arranged in copies is referred to by the number of its first copy."""
    fleet = made()
    assert fleet.ship_ids == ("ark", "raft", "raft")
    assert (fleet.cost, fleet.fast, fleet.guns) == ([7, 2, 2], [1, 0, 0], [[3, 3], [], []])
    assert fleet.carries == [[1, 0], [], []]
    assert (fleet.trait, fleet.home, fleet.second) == ([Trait.DEEP_ONES, Trait.BRAVE], [0, 1], [-1, 0])
    assert fleet.also == [[1, 0], []]
    assert fleet.motto == ("", "On!")
    assert fleet.brave_homes == [1]


def test_pack_is_checked_before() -> None:
    with pytest.raises(PackError, match=r"here: \[\[race\]\] number 1 \(without id\): trait must be one of brave, deep-ones, is 'shy'"):
        made(race=[{"trait": "shy", "home": "ark"}])
    with pytest.raises(PackError, match=r"home: there is no \[\[ship\]\] 'arc'; there are: raft, ark"):
        made(race=[{"trait": "brave", "home": "arc"}, {"trait": "deep-ones", "home": "ark"}])


def test_enumeration_is_declared_once() -> None:
    assert words_of(Trait) == words_of(("brave", "deep-ones")) == ("brave", "deep-ones")
    kind = kind_of("trait", Trait)
    assert (kind.name, kind.size, kind.labels, kind.text_id(Trait.DEEP_ONES)) == ("trait", 2, ("brave", "deep-ones"), "trait-deep-ones")


def test_enumeration_must_be_numbered_in_order() -> None:
    class Gap(Enumeration):
        ONE: Final = 0
        TWO: Final = 2

    with pytest.raises(TypeError, match="Gap: its constants must be numbered 0, 1, 2"):
        words_of(Gap)


def test_mistakes_of_an_author_are_told() -> None:
    class Twice(Facts):
        def __init__(self, pack: Pack) -> None:
            super().__init__(pack)
            self.table("ship").number("cost", 0, 9)
            self.table("ship").number("cost", 0, 8)

    class Lost(Facts):
        def __init__(self, pack: Pack) -> None:
            super().__init__(pack)
            self.table("race").ref("home", "planet")

    class Late(Facts):
        def __init__(self, pack: Pack) -> None:
            super().__init__(pack)
            self.table("ship").ids()
            self.table("ship").ref("next", "ship")
            self.table("ship").arranged(list)

    with pytest.raises(TypeError, match=r"\[\[ship\]\]: the column cost is declared in two ways"):
        schema_of(Twice, "duel")
    with pytest.raises(TypeError, match=r"duel: race.home refers to \[\[planet\]\], whose ids are never read"):
        schema_of(Lost, "duel")
    data: dict[str, object] = {"pack": {"id": "x", "game": "duel"}, "ship": [{"id": "ark", "next": "ark"}]}
    pack = make_pack(data, "duel", schema_of(Late, "duel"), "here")
    with pytest.raises(TypeError, match=r"\[\[ship\]\] is arranged after its records were referred to by number"):
        Late(pack)
