"""The table of The Ares Project in words: bases as the reader knows them, the battle line, and what the numbers of options stand for."""

from __future__ import annotations

from typing import Final, Protocol, cast

from senki.engine.frames import Row
from senki.games.ares.model import BASE_CARD, BASIC, BEHIND, FIRST_SIDE, FORCE, GOAL, NONE, ON_UPGRADE, SECOND_SIDE, SPOT
from senki.games.ares.pack import COLOSSUS, FACTIONS, KINDS, MAT, NEVER, SLOTS, START, TYPES, Cards
from senki.games.ares.rules.places import FIRST_SLOT
from senki.games.ares.rules.places import SLOTS as SLOTS_OF_COLOSSUS

COVERS: Final = (
    "players", "mode", "faction", "sight", "unseen", "base", "attached", "reserve", "front", "flank", "behind", "fired", "retreating",
    "forces", "boosts", "shooter", "target", "plan", "opening", "to_hit", "rolled_again", "team", "laid", "raider_shown", "attack_sight",
    "raider", "spent", "power", "kills", "rerolls", "round", "rounds_left", "free_rerolls",
)  # fmt: skip
COUNTS: Final = ("power", "spent", "kills", "rerolls", "round", "rounds_left", "free_rerolls")  # by seat or alone; told where there are any
ABILITIES: Final = ("tough", "shield", "scouting", "deep_strike", "base_defence", "no_flanking")
COUNTED: Final = ("shield", "scouting")  # abilities with a value
OF_PLACES: Final = (
    "put-on", "put-bonus", "emergency", "effect-place", "power-up", "ascends", "eggs", "swarm-on", "discard-weapon",
)  # fmt: skip
OF_CARDS: Final = ("draw", "play", "opening", "emergency-card", "use-effect", "evolve-off", "charge")
OF_FORCES: Final = (
    "place-against", "match-whom", "place-next", "move-force", "fire", "target", "raider", "effect-force", "swap-force", "swap-with",
    "joins",
)  # fmt: skip


Shown = list[dict[str, int]]  # rows that the reader sees


class Words(Protocol):
    """What the reader's language gives."""

    def say(self, text_id: str, **args: str | int) -> str: ...

    def seat(self, seat: int) -> str: ...

    def join(self, names: list[str]) -> str: ...


class Bases:
    """The table as the reader's view has it."""

    def __init__(self, view: Row, facts: object, words: Words) -> None:
        self.table = cast(dict[str, list[list[int]]], view["table"])
        self.players = cast(int, self.table["players"])
        self.mode = cast(int, self.table["mode"])
        self.faction = cast(list[int], self.table["faction"])
        self.base = cast(list[Shown], self.table["base"])  # by seat as they are, then by seat as last seen
        self.attached = cast(list[Shown], self.table["attached"])
        self.forces = {row["force"]: row for row in cast(Shown, self.table["forces"])}
        self.cards = cast(Cards, facts)
        self.words = words

    # -- units and cards ----------------------------------------------------------------------------------------------

    def unit_name(self, unit: int) -> str:
        return self.words.say("unit-" + self.cards.unit_ids[unit])

    def card_name(self, card: int) -> str:
        return self.words.say("card-" + self.cards.card_ids[card])

    def unit_values(self, unit: int) -> str:
        """F2, F3  Cost, type, initiative, the four ratings and the abilities, as printed."""
        cards = self.cards
        ratings = [cards.rating[number][unit] for number in range(len(TYPES))]
        shown = "/".join(["X" if rating == NEVER else str(rating) for rating in ratings])
        kind = self.words.say("type-" + TYPES[cards.type[unit]])
        parts = [self.words.say("unit-values", type=kind, cost=cards.cost[unit], initiative=cards.initiative[unit], ratings=shown)]
        for ability in ABILITIES:
            value: int = getattr(cards, ability)[unit]
            if value:
                name = self.words.say("short-" + ability)
                parts.append(f"{name} {value}" if ability in COUNTED else name)
        return self.words.join(parts)

    def unit_text(self, unit: int) -> str:
        return self.words.say("labelled", label=self.unit_name(unit), text=self.unit_values(unit))

    def card_note(self, card: int) -> str:
        """The units that a card can make, or what it does."""
        units = [unit for unit in (self.cards.first[card], self.cards.second[card]) if unit != NONE]
        if units:
            return " | ".join([self.unit_text(unit) for unit in units])
        if self.mode == BASIC:  # P5: nothing but its kind matters
            return self.words.say("kind-" + KINDS[self.cards.kind[card]])
        return self.words.say("effect-" + self.cards.card_ids[card])

    # -- bases --------------------------------------------------------------------------------------------------------

    def row_seen(self, seat: int) -> int:
        """The base as it is, where the reader sees it; else as it was when last seen."""
        return seat if isinstance(self.base[seat], list) else self.players + seat

    def unit_at(self, row: int, place: int) -> int:
        site = self.base[row][place]
        if site["card"] == NONE:
            return NONE
        return self.cards.first[site["card"]] if site["turned"] == 0 else self.cards.second[site["card"]]

    def place_text(self, row: int, place: int) -> str:
        """What lies at a place of a base: a building with all that belongs to it, a stack of resources, or nothing."""
        site = self.base[row][place]
        if site["card"] != NONE:
            text = self.building_text(row, place)
        elif site["under"] > 0:
            text = self.words.say("site-stack", under=site["under"])
        else:
            text = self.words.say("none")
        attached = self.attached_text(row, place)
        if attached:
            text = self.words.say("site-attached", site=text, attached=attached)
        owner = row if row < self.players else row - self.players
        if self.faction[owner] == COLOSSUS and place >= FIRST_SLOT:
            text = self.words.say("site-in-slot", slot=self.words.say("slot-" + SLOTS[SLOTS_OF_COLOSSUS[place]]), site=text)
        return text

    def building_text(self, row: int, place: int) -> str:
        """A building with what it makes and what lies on it and under it."""
        unit = self.unit_at(row, place)
        site = self.base[row][place]
        card = site["card"]
        name = self.card_name(card)
        if unit != NONE and self.cards.kind[card] not in (START, MAT):
            name = self.words.say("site-makes", card=name, unit=self.unit_name(unit))
        if unit != NONE:
            name = self.words.say("site-line", site=name, units=site["units"], resources=site["resources"])
        elif self.cards.token_cost[card] > 0:
            name = self.words.say("site-tokens", site=name, units=site["units"], resources=site["resources"])
        return self.words.say("site-under", site=name, under=site["under"]) if site["under"] else name

    def attached_text(self, row: int, place: int) -> str:
        numbers = [number for number, attached in enumerate(self.attached[row]) if attached["bearer"] == place]
        return self.words.join([self.attached_card(row, number) for number in numbers])

    def attached_card(self, row: int, number: int) -> str:
        """An attached card; Upgrades may have resources and power on them."""
        attached = self.attached[row][number]
        name = self.card_name(attached["card"])
        charge, stored = attached["charge"], attached["stored"]
        return self.words.say("attached-charged", card=name, charge=charge, stored=stored) if charge or stored else name

    def goal_text(self, seat: int, goal: int) -> str:
        """Where a card may go in one's own base: also onto an Upgrade, or beside all buildings as a new stack (C4)."""
        place = GOAL.second(goal)
        if GOAL.first(goal) == ON_UPGRADE:
            return self.attached_card(seat, place)
        return self.place_text(seat, place) if place < len(self.base[seat]) else self.words.say("site-new-stack")

    def base_lines(self, seat: int) -> list[str]:
        row = self.row_seen(seat)
        unseen = cast(list[int], self.table["unseen"])[seat]
        faction = self.words.say("faction-" + FACTIONS[self.faction[seat]])
        head = self.words.say("base-now" if row == seat else "base-seen", seat=self.words.seat(seat), faction=faction, unseen=unseen)
        places = [place for place, site in enumerate(self.base[row]) if site["card"] != NONE or site["under"] > 0]
        return [head, *["  " + self.place_text(row, place) for place in places]]

    def count_lines(self) -> list[str]:
        """Power, rerolls and their like, as far as there are any."""
        found: list[str] = []
        for name in COUNTS:
            counted: list[int] | int = cast(dict[str, list[int] | int], self.table)[name]
            label = self.words.say("zone-" + name.replace("_", "-"))
            if isinstance(counted, list):
                of_seats = [(self.words.seat(seat), count) for seat, count in enumerate(counted) if count]
                text = self.words.join([self.words.say("labelled", label=seat, text=str(count)) for seat, count in of_seats])
            else:
                text = str(counted) if counted else ""
            if text:
                found.append(self.words.say("labelled", label=label, text=text))
        return found

    # -- the battle ---------------------------------------------------------------------------------------------------

    def force_text(self, force: int) -> str:
        """A force of the battle: whose, which units, how many, and what has become of them."""
        seat, place = FORCE.first(force), FORCE.second(force)
        unit = self.unit_at(seat, place)
        if unit == NONE:
            return self.place_text(seat, place)
        text = self.words.say("force-line", seat=self.words.seat(seat), unit=self.unit_name(unit), units=self.base[seat][place]["units"])
        row = self.forces.get(force, {})
        marks = [
            self.words.say("labelled", label=self.words.say("mark-" + name), text=str(row[name]))
            for name in ("shield", "damaged", "hits")
            if row.get(name)
        ]
        return self.words.say("force-marked", force=text, marks=self.words.join(marks)) if marks else text

    def battle_lines(self) -> list[str]:
        """The line column by column: the attackers' front force, the defenders', and who stands behind."""
        lines: list[str] = []
        for column in range(len(self.table["front"][0])):
            sides = [self.column_text(side, column) for side in range(2)]
            lines.append("  " + self.words.say("column-line", number=column + 1, attackers=sides[0], defenders=sides[1]))
        waiting = [self.force_text(force) for side in range(2) for force in self.table["reserve"][side]]
        if waiting:
            lines.append("  " + self.words.say("labelled", label=self.words.say("zone-reserve"), text=self.words.join(waiting)))
        return [self.words.say("heading", label=self.words.say("battle-line")), *lines] if lines else []

    def column_text(self, side: int, column: int) -> str:
        front = self.table["front"][side][column]
        behind = [force for force, where in zip(self.table["flank"][side], self.table["behind"][side], strict=True) if where == column]
        names = [self.force_text(force) for force in ([front] if front != NONE else []) + behind]
        return " + ".join(names) or self.words.say("none")

    def spot_text(self, spot: int) -> str:
        """R2.1, R2.2  Behind a column, or a new column at an end or between two others."""
        columns = len(self.table["front"][0])
        gap = SPOT.second(spot)
        if SPOT.first(spot) == BEHIND:
            return self.words.say("spot-behind", number=gap + 1)
        if gap == 0:
            return self.words.say("end-left")
        if gap == columns:
            return self.words.say("end-right")
        return self.words.say("spot-between", left=gap, right=gap + 1)


def lines(view: Row, facts: object, words: Words) -> list[str]:
    """Every base as far as the reader knows it, what is counted, and the battle line."""
    bases = Bases(view, facts, words)
    return [line for seat in range(bases.players) for line in bases.base_lines(seat)] + bases.count_lines() + bases.battle_lines()


def option_note(view: Row, facts: object, words: Words, question: str, option: int) -> str:
    """What stands behind the number of a place, a force, a card or a die."""
    bases = Bases(view, facts, words)
    if question == "target" and option == BASE_CARD:
        return words.say("base-card")
    if question in OF_FORCES:
        return bases.force_text(option)
    if question == "destroy":  # R4.9: an empty building, numbered like a force
        return bases.place_text(FORCE.first(option), FORCE.second(option))
    if question in OF_PLACES:
        return bases.goal_text(cast(int, view["seat"]), option)
    if question == "move-to":
        return bases.spot_text(option)
    if question in OF_CARDS:
        return bases.card_note(option)
    if question == "use-as" and option in (FIRST_SIDE, SECOND_SIDE):
        card = cast(dict[str, dict[str, tuple[str, int]]], view["decision"])["about"]["card"][1]
        return bases.unit_text(bases.cards.first[card] if option == FIRST_SIDE else bases.cards.second[card])
    if question == "reroll":
        return words.say("die-shows", face=cast(list[int], bases.table["dice"])[option])
    return ""
