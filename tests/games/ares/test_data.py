"""The files of The Ares Project: the numbers that the rulebook fixes, what every card needs, texts and references."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

import pytest

from games.ares.table_builder import attach, find, force, open_base, run, table
from games.files import GameFiles
from senki.engine.facts import words_of
from senki.engine.packs import PackError, make_pack
from senki.engine.procedure import NATIVE
from senki.games.ares import GAME
from senki.games.ares.cards.decks import EFFECTS
from senki.games.ares.model import CHOICE, END, FACTION, FULL, KEEP, MODE, REWARD, STAND, TYPE, USE, WINDOW, in_battle
from senki.games.ares.pack import (
    AIR,
    ARMOUR,
    BEARERS,
    BUILDING,
    DECK_SIZE,
    FACTIONS,
    GROUPS,
    INFANTRY,
    KINDS,
    NEVER,
    NOTHING,
    SLOTS,
    SPEND,
    TEXTS,
    TYPES,
    Cards,
    Effect,
    Target,
)
from senki.games.ares.rules.targets import TARGETS

X = NEVER
ABILITIES = ("tough", "shield", "scouting", "deep_strike", "base_defence", "no_flanking")
ANY = None
# What the rulebook states, or what follows from its worked examples: cost, type, initiative, the four ratings; ANY where it is silent.
KNOWN: dict[str, tuple[int | None, int | None, int | None, tuple[int | None, ...]]] = {
    "trooper": (1, INFANTRY, ANY, (2, 1, 0, 1)),
    "rocket": (2, INFANTRY, ANY, (ANY, ANY, ANY, ANY)),
    "stealth": (ANY, INFANTRY, 3, (2, 1, ANY, 1)),
    "mecha": (ANY, INFANTRY, ANY, (3, 4, ANY, 2)),
    "heavy-tank": (3, ARMOUR, ANY, (ANY, ANY, ANY, ANY)),
    "mobile-aa": (ANY, ARMOUR, 2, (ANY, 1, 3, ANY)),
    "predator": (1, AIR, ANY, (ANY, ANY, ANY, ANY)),
    "bomber": (ANY, AIR, ANY, (3, 1, ANY, 3)),
    "minefield": (2, BUILDING, 3, (5, 2, X, ANY)),
    "turret": (1, BUILDING, ANY, (ANY, 1, ANY, ANY)),
    "novice-basic": (ANY, INFANTRY, ANY, (ANY, ANY, ANY, ANY)),
    "slicer": (ANY, AIR, 2, (ANY, ANY, ANY, 1)),
    "behemoth": (ANY, ARMOUR, 2, (2, 1, ANY, 4)),
    "razor": (ANY, INFANTRY, ANY, (ANY, ANY, ANY, ANY)),
    "soldier": (ANY, INFANTRY, ANY, (ANY, ANY, ANY, ANY)),
    "poison-ivy": (ANY, BUILDING, ANY, (ANY, 1, 0, ANY)),
    "rover": (ANY, ARMOUR, ANY, (ANY, ANY, ANY, ANY)),
}


@cache
def cards() -> Cards:
    """The game's own pack."""
    return cast(Cards, GAME.load_pack(None))


def unit_number(unit_id: str) -> int:
    return cards().unit_ids.index(unit_id)


@pytest.mark.parametrize("unit_id", KNOWN)
def test_numbers_of_the_rulebook(unit_id: str) -> None:
    unit = unit_number(unit_id)
    cost, kind, speed, ratings = KNOWN[unit_id]
    found = (cards().cost[unit], cards().type[unit], cards().initiative[unit], *(row[unit] for row in cards().rating))
    for value, wanted in zip(found, (cost, kind, speed, *ratings), strict=True):
        assert wanted in (ANY, value)


def test_abilities_of_the_rulebook() -> None:
    """Stealth scouts 2; Minefield and Turret are base defence; Turrets may not flank; Behemoths are tough; Void Rip has shield 1."""
    pack = cards()
    assert pack.scouting[unit_number("stealth")] == 2
    assert 1 <= pack.rating[AIR][unit_number("stealth")] <= 4
    assert pack.base_defence[unit_number("minefield")] == pack.base_defence[unit_number("turret")] == 1
    assert pack.base_defence[unit_number("militia")] == 1
    assert pack.no_flanking[unit_number("turret")] == 1
    assert pack.initiative[unit_number("turret")] <= 2
    assert pack.initiative[unit_number("razor")] <= 2
    assert pack.tough[unit_number("behemoth")] == 1
    assert pack.shield[unit_number("void-rip")] == 1
    assert pack.tough[unit_number("void-rip")] == 0
    assert pack.building_cost[pack.card_ids.index("explosive-gun")] == 1


def test_both_units_of_a_building_that_the_rulebook_pairs() -> None:
    """Rocket and Stealth share the Heavy Barracks."""
    number = cards().card_ids.index("heavy-barracks")
    assert (cards().first[number], cards().second[number]) == (unit_number("rocket"), unit_number("stealth"))


def test_every_building_makes_units_of_its_faction() -> None:
    units = cards().pack.tables["unit"]
    for card in range(len(cards().card_ids)):
        for unit in (cards().first[card], cards().second[card]):
            if unit != -1:
                assert units[unit]["faction"] == FACTIONS[cards().faction[card]]


def test_no_unit_is_dominated_within_its_faction() -> None:
    """No unit has another of its faction that costs no more and is at least as good in everything; texts and base defence set aside."""
    pack = cards()
    records = pack.pack.tables["unit"]
    for one in range(len(records)):
        for other in range(len(records)):
            alike = records[one]["faction"] == records[other]["faction"] and pack.base_defence[one] == pack.base_defence[other]
            if one == other or not alike or "text" in records[one] or pack.cost[other] == 0 or "novice" in pack.unit_ids[other]:
                continue
            better = [pack.initiative, *pack.rating, pack.tough, pack.shield, pack.scouting, pack.deep_strike]
            flanks = pack.no_flanking[other] <= pack.no_flanking[one]
            same_type = pack.type[one] == pack.type[other]
            dominated = pack.cost[other] <= pack.cost[one] and all(column[other] >= column[one] for column in better) and flanks
            assert not (dominated and same_type), f"{pack.unit_ids[one]} is never better than {pack.unit_ids[other]}"


def broken(change: str) -> None:
    """Make the pack anew with a change, as a person who edits it might."""
    tables = {name: [dict(record) for record in records] for name, records in cards().pack.tables.items()}
    if change == "copies":
        tables["card"][0]["copies"] = 5
    elif change == "unit":
        tables["card"][0]["first"] = "nobody"
    else:
        record = next(record for record in tables["card"] if record["id"] == "advanced-optics")
        if change == "id":
            record["id"] = "clever-optics"
        else:
            del record["window"]
    Cards(make_pack({"pack": {"id": "x", "game": "ares"}, **tables}, "ares", GAME.pack_schema, "here"))


@pytest.mark.parametrize(
    "change, message",
    [
        ("copies", f"has 51 cards, not {DECK_SIZE}"),
        ("unit", "there is no [[unit]] 'nobody'"),
        ("id", "[[card]] (clever-optics): has a window, but the rules do not know what it does; they know: advanced-optics, "),
        ("window", "[[card]] (advanced-optics): lacks the field window"),
    ],
)
def test_errors_of_a_pack_are_named(change: str, message: str) -> None:
    with pytest.raises(PackError, match=re.escape(message)):
        broken(change)


def test_the_cards_that_do_something_are_those_of_the_rules() -> None:
    """Each procedure stands where the enumeration has its card, and every card of the shipped pack that has a moment is there."""
    names = [str(NATIVE[cast(object, effect)].__name__).replace("_", "-") for effect in EFFECTS]
    assert tuple(names) == words_of(Effect)
    assert len(TARGETS) == len(words_of(Target))
    shipped = cast(Cards, GAME.load_pack(None))
    assert {shipped.card_ids[card] for card, window in enumerate(shipped.window) if window != NOTHING} == set(names)


def test_a_changed_number_counts() -> None:
    """Half the power, and twice the rerolls."""
    tables = {name: [dict(record) for record in records] for name, records in cards().pack.tables.items()}
    for record in tables["card"]:
        if record["id"] == "advanced-optics":
            record |= {"price": 0, "amount": 4}
    pack = Cards(make_pack({"pack": {"id": "x", "game": "ares"}, **tables}, "ares", GAME.pack_schema, "here"))
    t = table([force("trooper", 2)], [], mode=FULL, tokens=(0, 0))
    t.cards = pack
    optics = attach(t, 0, "advanced-optics", "barracks")
    trooper = find(t, 0, "trooper")
    open_base(t, 0)
    run(t, "use_effects", seat=0, when=SPEND, answers=[(0, "use-effect", optics)])
    assert in_battle(t, trooper, t.forces.own_rerolls) == 4


# -- texts and references ---------------------------------------------------------------------------------------------


class TestFiles(GameFiles, game_id="ares", rules=180, rulings=4):
    def own_texts(self) -> set[str]:
        """What the kinds and the columns of the pack can say, and what each card does or needs beside making units."""
        kinds = (FACTION, TYPE, MODE, USE, CHOICE, STAND, END, KEEP, REWARD, WINDOW)
        ids = {kind.text_id(value) for kind in kinds for value in range(kind.size)} | {f"kind-{kind}" for kind in KINDS}
        for name, values in (("group", GROUPS), ("attach", BEARERS), ("slot", SLOTS), ("text", TEXTS)):
            ids |= {f"{name}-{value}" for value in values if value}
        records = cards().pack.tables["card"]
        doing = [record["id"] for record in records if record["kind"] not in ("building", "start") or record.get("need_first")]
        ids |= {f"effect-{card_id}" for card_id in doing} | {f"mark-{mark}" for mark in ("shield", "damaged", "hits")}
        return ids | {f"short-{column}" for column in (*TYPES, *ABILITIES)}

    def test_the_rulings_listed_in_the_readme_are_those_of_the_reference(self) -> None:
        self.check_rulings_of_readme()
