"""Modern Land Battles' card data: force cards, action cards and terrain cards, in the form that the rules use."""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Enumeration, repeated, words_of
from senki.engine.game import Facts
from senki.engine.packs import Pack, PackError

FORCES: Final = 137  # the rulebook's counts
CARDS: Final = 90
TERRAINS: Final = 11
UNITS: Final = 2 * FORCES  # O5: a second set, for two players of the same nation
NO_SYMBOL: Final = 99  # in place of a modifier or a manoeuvre value
SETS: Final = 2


class Nation(Enumeration):
    USA: Final = 0
    CHINA: Final = 1
    USSR: Final = 2
    UK: Final = 3
    ISRAEL: Final = 4
    ARAB: Final = 5
    INSURGENT: Final = 6


class UnitType(Enumeration):
    MBT: Final = 0
    LIGHT_TANK: Final = 1
    RECON: Final = 2
    IFV: Final = 3
    APC: Final = 4
    LIGHT_VEHICLE: Final = 5
    INFANTRY: Final = 6
    ATGM_CARRIER: Final = 7
    ARTILLERY: Final = 8
    ROCKET_ARTILLERY: Final = 9
    HEADQUARTERS: Final = 10


class Weapon(Enumeration):
    SMALL_ARMS: Final = 0
    CANNON: Final = 1
    MISSILE: Final = 2
    ARTILLERY: Final = 3


class Perk(Enumeration):
    NONE: Final = 0
    REFRESH: Final = 1
    DRAW: Final = 2
    REPAIR: Final = 3
    SUPERIOR: Final = 4
    RESERVE: Final = 5
    STRIKE: Final = 6


class ActionCard(Enumeration):
    """The kinds of action cards. What each does is a procedure in cards/."""

    ASSAULT: Final = 0
    BARRAGE: Final = 1
    CANNON: Final = 2
    CLOSE_AIR_SUPPORT: Final = 3
    COMBINED_ARMS: Final = 4
    COUNTER_FIRE: Final = 5
    COVER: Final = 6
    COVER_FIRE: Final = 7
    ENGINEERS: Final = 8
    MINEFIELD: Final = 9
    MISSILE: Final = 10
    OVERRUN: Final = 11
    OVERWATCH: Final = 12
    PULL_BACK: Final = 13
    RAID: Final = 14
    REACTION_FORCE: Final = 15
    RECON_DRONE: Final = 16
    REGROUP: Final = 17
    SCREENING_FORCE: Final = 18
    SMALL_ARMS: Final = 19


NATIONS: Final = words_of(Nation)
TYPES: Final = words_of(UnitType)
WEAPONS: Final = words_of(Weapon)
PERKS: Final = words_of(Perk)
ACTIONS: Final = words_of(ActionCard)


class Cards(Facts):
    """Lists by unit (two sets of the force cards), by action card, by kind of action card, and by terrain card."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        force = self.table("force").arranged(repeated)
        force.number("copies", 1, 9)
        force.source()
        force.text("known")
        force.text("symbol")
        force.text("era")
        ids = force.ids()
        if len(ids) not in (0, FORCES):
            raise PackError(f"there are {len(ids)} force cards, not {FORCES}")
        self.unit_ids: Final = ids * SETS
        self.force_nation: Final = force.word("nation", Nation) * SETS
        self.type: Final = force.word("type", UnitType) * SETS
        self.armour: Final = force.number("armour", 1, 12) * SETS
        self.manoeuvre: Final = force.number("manoeuvre", 1, 12, NO_SYMBOL) * SETS
        self.modifier: Final = [  # by weapon, then by unit
            force.number(name.replace("-", "_"), -9, 9, NO_SYMBOL) * SETS for name in WEAPONS
        ]
        self.range: Final = force.number("range", 1, 6, 0) * SETS  # of artillery
        self.headquarters: Final = force.flag("headquarters") * SETS
        self.vp: Final = force.number("vp", 1, 25) * SETS
        self.nation_units: Final = [
            [unit for unit in range(len(ids)) if self.force_nation[unit] == nation] for nation in range(len(NATIONS))
        ]

        advised = self.table("advised")
        advised.ids()
        self.advised_nation: Final = advised.word("nation", Nation)
        self.advised_style: Final = advised.word("style", STYLES)
        self.advised_units: Final = [copies_of(self.unit_ids, units) for units in advised.refs("units", "force")]

        action = self.table("action").arranged(repeated)
        action.source()
        action.text("known")
        action.number("copies", 1, 20)
        self.card_ids: Final = action.ids()
        if len(self.card_ids) not in (0, CARDS):
            raise PackError(f"there are {len(self.card_ids)} action cards, not {CARDS}")
        self.kind: Final = [kind_of_card(card_id) for card_id in self.card_ids]
        self.card_manoeuvre: Final = action.number("manoeuvre", 0, 9)
        self.reinforcement: Final = action.number("reinforcement", 0, 9)
        self.weapons: Final = action.words("weapons", Weapon)
        self.extra_dice: Final = action.number("extra_dice", 0, 4, 0)
        self.breakthrough_dice: Final = action.number("breakthrough_dice", 0, 4, 0)
        self.other_area: Final = action.flag("other_area")
        self.any_row: Final = action.flag("any_row")
        self.reaction_weapon: Final = action.word("reaction_weapon", Weapon, -1)
        self.stop: Final = action.number("stop", 0, 4, 0)
        self.stop_successes: Final = action.number("stop_successes", 0, 4, 0)
        self.dice: Final = action.number("dice", 0, 9, 0)
        self.need: Final = action.number("need", 1, 10, 10)
        self.hits: Final = action.number("hits", 0, 4, 0)
        self.steps: Final = action.number("steps", 0, 4, 0)

        terrain = self.table("terrain")
        terrain.count(TERRAINS)
        terrain.source()
        terrain.text("known")
        self.terrain_ids: Final = terrain.ids()
        self.terrain_steps: Final = terrain.number("steps", 1, 9)
        self.terrain_vp: Final = terrain.number("vp", 0, 25)
        self.perk: Final = terrain.word("perk", Perk)
        self.perk_number: Final = terrain.number("n", 0, 9)

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"unit": self.unit_ids, "card": self.card_ids, "terrain": self.terrain_ids}

    def advised_force(self, nation: int, style: int) -> list[int]:
        """A force made ready for a nation, as units of the first set; empty where the pack has none of that style."""
        for number in range(len(self.advised_nation)):
            if self.advised_nation[number] == nation and self.advised_style[number] == style:
                return self.advised_units[number]
        return []


STYLES: Final = ("mixed", "armour", "mobile")  # of forces made ready


def kind_of_card(card_id: str) -> int:
    if card_id not in ACTIONS:
        raise PackError(f"[[action]] ({card_id}): the rules do not know what it does; they know: {', '.join(ACTIONS)}")
    return ACTIONS.index(card_id)


def copies_of(unit_ids: tuple[str, ...], units: list[int]) -> list[int]:
    """Units named by the first copy of each: named twice, the second copy too."""
    found: list[int] = []
    for unit in units:
        copy = unit
        while copy in found:
            copy += 1
        if unit_ids[copy] != unit_ids[unit]:
            raise PackError(f"[[advised]]: there are not that many copies of {unit_ids[unit]}")
        found.append(copy)
    return sorted(found)
