"""Ganymede's table in words: each player's two mechs with their values, and what an option would lead to."""

from __future__ import annotations

from typing import Final, Protocol, cast

from senki.engine.frames import Row
from senki.games.ganymede.cards import AIM, COLUMNS, HP, Cards
from senki.games.ganymede.model import LEFT_OFF, NONE

COVERS: Final = (
    "players", "teams", "mech", "parts", "fitted", "face_up", "damage", "destroyed", "souls", "bonds", "bond_used", "out", "extra",
    "extra_known", "removed",
)  # fmt: skip


class Words(Protocol):
    """What the reader's language gives."""

    def say(self, text_id: str, **args: str | int) -> str: ...

    def seat(self, seat: int) -> str: ...

    def join(self, names: list[str]) -> str: ...


class Squads:
    """The public and the visible part of the table, as the reader's view has it."""

    def __init__(self, view: Row, facts: object, words: Words) -> None:
        table = cast(dict[str, list[int]], view["table"])
        self.players = cast(int, table["players"])
        self.teams = bool(table["teams"])
        self.mech = table["mech"]
        self.parts = cast(list[list[int]], table["parts"])
        self.fitted = cast(list[object], table["fitted"])
        self.face_up = table["face_up"]
        self.damage = table["damage"]
        self.destroyed = table["destroyed"]
        self.out = table["out"]
        self.inherited = [(s != NONE) + (b != NONE) for s, b in zip(table["souls"], table["bonds"], strict=True)]
        self.dice = table["dice"]
        self.attacker = cast(int, table["attacker"])
        self.cards = cast(Cards, facts)
        self.words = words

    def known_parts(self, unit: int) -> list[int] | None:
        """The parts on a mech; None if the reader cannot see them."""
        parts = self.fitted[unit]
        return cast(list[int], parts) if isinstance(parts, list) else None

    def values(self, unit: int, more: tuple[int, ...] = ()) -> list[int]:
        """V6  The values as far as they can be seen, with some parts more."""
        parts = [*(self.known_parts(unit) or []), *more]
        values = [self.cards.mech[column][self.mech[unit]] + sum(self.cards.part[column][part] for part in parts) for column in range(5)]
        values[HP] += self.inherited[unit]
        values[AIM] += self.inherited[unit]
        return values

    def value_text(self, unit: int, more: tuple[int, ...] = ()) -> str:
        found: list[str] = []
        for column, value in enumerate(self.values(unit, more)):
            shown = f"{value - self.damage[unit]}/{value}" if column == HP and self.damage[unit] else str(value)
            if value:
                found.append(f"{self.words.say('short-' + COLUMNS[column])} {shown}")
        return self.words.join(found)

    def part_names(self, parts: list[int]) -> str:
        return self.words.join([self.words.say("part-" + self.cards.part_ids[part]) for part in parts]) or self.words.say("none")

    def unit_line(self, unit: int) -> str:
        name = self.words.say("unit-line", unit=self.words.say(f"unit-{unit}"), mech=self.words.say("mech-" + self.mech_id(unit)))
        if self.destroyed[unit]:
            return f"{name}  {self.words.say('status-destroyed')}"
        parts = self.known_parts(unit)
        line = f"{name}  {self.value_text(unit)}"
        if parts:
            line += f"  [{self.part_names(parts)}]"
        if self.is_fitted() and not self.face_up[unit]:
            line += "  " + self.words.say("status-standby" if parts is not None else "status-standby-unknown")
        return line

    def mech_id(self, unit: int) -> str:
        return self.cards.mech_ids[self.mech[unit]]

    def is_fitted(self) -> bool:
        """Is the draft over?"""
        return all(len(parts) == 4 for parts in self.parts)

    def seat_lines(self, seat: int) -> list[str]:
        head = self.words.seat(seat)
        if self.teams:
            head += "  " + self.words.say("team", number=seat % 2 + 1)
        if self.out[seat]:
            head += "  " + self.words.say("status-out")
        lines = [head]
        lines += ["  " + self.unit_line(unit) for unit in (seat * 2, seat * 2 + 1) if self.mech[unit] != NONE]
        if self.parts[seat] and not all(self.face_up[unit] or self.destroyed[unit] for unit in (seat * 2, seat * 2 + 1)):
            lines.append("  " + self.words.say("labelled", label=self.words.say("zone-parts"), text=self.part_names(self.parts[seat])))
        return lines


def lines(view: Row, facts: object, words: Words) -> list[str]:
    """Every player's mechs with the values that the reader can see."""
    squads = Squads(view, facts, words)
    return [line for seat in range(squads.players) for line in squads.seat_lines(seat)]


def option_note(view: Row, facts: object, words: Words, question: str, option: int) -> str:
    """What a part would make of a mech, what a die shows, how a mech stands."""
    squads = Squads(view, facts, words)
    if question == "reroll":
        aim = squads.values(squads.attacker)[AIM]
        return words.say("die-hit" if squads.dice[option] <= aim else "die-miss", face=squads.dice[option])
    if question in ("defend-with", "bond-bearer"):
        return squads.value_text(option)
    if question == "fit-part" and option != LEFT_OFF:
        about = cast(dict[str, dict[str, tuple[str, int]]], view["decision"])["about"]
        unit = cast(int, view["seat"]) * 2 + option
        mech = words.say("mech-" + squads.mech_id(unit))
        return words.say("labelled", label=mech, text=squads.value_text(unit, (about["part"][1],)))
    return ""
