"""Ganymede's table in words: each player's two mechs with their values, and what an option would lead to."""

from __future__ import annotations

from typing import Final, Protocol, cast

from senki.engine.frames import Row
from senki.games.ganymede.model import LEAD, LEFT_OFF, NONE, UNIT, WING, team_of, units_of
from senki.games.ganymede.pack import COLUMNS, HP, Cards

COVERS: Final = (
    "players", "teams", "start", "lead", "wing", "parts", "units", "bond_used", "out",
)  # fmt: skip
BEFORE_THE_LETTERS: Final = ("fit-part", "lead-letter")  # B9: the questions up to the choice of letters


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
        self.start = cast(int, table["start"])
        self.drafted = (table["lead"], table["wing"])  # by place, then by seat
        units = cast(list[dict[str, int]], table["units"])
        self.mech = [cast(int | None, unit["mech"]) for unit in units]
        self.parts = cast(list[list[int]], table["parts"])
        self.fitted = [cast(object, unit["fitted"]) for unit in units]
        self.face_up = [unit["face_up"] for unit in units]
        self.damage = [unit["damage"] for unit in units]
        self.destroyed = [unit["destroyed"] for unit in units]
        self.out = table["out"]
        self.inherited = [(unit["souls"] != NONE) + (unit["bonds"] != NONE) for unit in units]
        self.figures = cast(dict[str, dict[int, int]], view["figures"])
        deck = cast(dict[str, int], table["deck"])
        self.is_battle = bool(deck["hidden"] or table["shown"])
        self.dice = table["dice"]
        self.attacker = cast(int, table["attacker"])
        decision = cast(Row | None, view["decision"])
        self.fitting = cast(int, view["seat"]) if decision is not None and decision["ask"] in BEFORE_THE_LETTERS else NONE
        self.cards = cast(Cards, facts)
        self.words = words

    def known_parts(self, unit: int) -> list[int] | None:
        """The parts on a mech; None if the reader cannot see them."""
        parts = self.fitted[unit]
        return cast(list[int], parts) if isinstance(parts, list) else None

    def known_mech(self, unit: int) -> int | None:
        """The mech under a letter; None if the reader cannot know it, or if there is none yet."""
        mech = self.mech[unit]
        return None if mech == NONE else mech

    def value_text(self, unit: int) -> str:
        """The values of a mech that the reader knows: as the rules work them out, or while its parts are hidden as they are printed."""
        mech = self.known_mech(unit)
        assert mech is not None
        if self.known_parts(unit) is None:
            return self.in_words([column[mech] for column in self.cards.mech])
        return self.in_words([self.figures[name][unit] for name in COLUMNS], self.damage[unit])

    def in_words(self, values: list[int], damage: int = 0) -> str:
        found: list[str] = []
        for column, value in enumerate(values):
            shown = f"{value - damage}/{value}" if column == HP and damage else str(value)
            if value:
                found.append(f"{self.words.say('short-' + COLUMNS[column])} {shown}")
        return self.words.join(found)

    def part_names(self, parts: list[int]) -> str:
        return self.words.join([self.words.say("part-" + self.cards.part_ids[part]) for part in parts]) or self.words.say("none")

    def unit_line(self, unit: int) -> str:
        """A unit whose mech the reader knows: its letter, or before the letters are chosen (B9) its place."""
        seat = UNIT.first(unit)
        label = self.words.say(f"place-{UNIT.second(unit)}" if seat == self.fitting else f"unit-{unit}")
        mech = self.known_mech(unit)
        assert mech is not None
        name = self.words.say("labelled", label=label, text=self.mech_name(mech))
        if self.destroyed[unit]:
            return f"{name}  {self.words.say('status-destroyed')}"
        parts = self.known_parts(unit)
        line = f"{name}  {self.value_text(unit)}"
        if parts:
            line += f"  [{self.part_names(parts)}]"
        if not self.face_up[unit] and seat != self.fitting:
            line += "  " + self.words.say("status-standby" if parts is not None else "status-standby-unfitted")
            line += "  " + self.words.say("status-bond") if self.inherited[unit] and parts is None else ""
        return line

    def standby_lines(self, seat: int) -> list[str]:
        """B9, B11  The units of a player whose letters the reader does not know: each may be either of the mechs drafted."""
        lead, wing = [self.mech_name(self.drafted[place][seat]) for place in (LEAD, WING)]
        found: list[str] = []
        for unit in units_of(seat):
            either = self.words.say("either", lead=lead, wing=wing)
            line = self.words.say("labelled", label=self.words.say(f"unit-{unit}"), text=either) + "  " + self.words.say("status-standby")
            found.append(line + ("  " + self.words.say("status-bond") if self.inherited[unit] else ""))
        return found

    def drafted_lines(self, seat: int) -> list[str]:
        """The mechs that a player has drafted, without parts."""
        found: list[str] = []
        for place in (LEAD, WING):
            mech = self.drafted[place][seat]
            if mech != NONE:
                name = self.words.say("labelled", label=self.words.say(f"place-{place}"), text=self.mech_name(mech))
                line = f"{name}  {self.in_words([column[mech] for column in self.cards.mech])}"
                found.append(line + ("  " + self.words.say("status-unfitted") if self.is_drafted() else ""))
        return found

    def mech_name(self, mech: int) -> str:
        return self.words.say("mech-" + self.cards.mech_ids[mech])

    def is_drafted(self) -> bool:
        """Is the draft over?"""
        return all(len(parts) == 4 for parts in self.parts)

    def seat_lines(self, seat: int) -> list[str]:
        head = self.words.seat(seat)
        if self.teams:
            head += "  " + self.words.say("team", number=team_of(seat) + 1)
        if self.out[seat]:
            head += "  " + self.words.say("status-out")
        lines = [head]
        if self.known_mech(UNIT.of(seat, 0)) is not None:
            lines += ["  " + self.unit_line(unit) for unit in units_of(seat)]
        else:
            lines += ["  " + line for line in (self.standby_lines(seat) if self.is_battle else []) + self.drafted_lines(seat)]
        if self.parts[seat] and not all(self.face_up[unit] or self.destroyed[unit] for unit in units_of(seat)):
            lines.append("  " + self.words.say("labelled", label=self.words.say("zone-parts"), text=self.part_names(self.parts[seat])))
        return lines


def lines(view: Row, facts: object, words: Words) -> list[str]:
    """Every player's mechs with the values that the reader can see; in the draft, who is the start player."""
    squads = Squads(view, facts, words)
    found = [line for seat in range(squads.players) for line in squads.seat_lines(seat)]
    if squads.start != NONE and not squads.is_drafted():
        found.append(words.say("labelled", label=words.say("zone-start"), text=words.seat(squads.start)))
    return found


def option_note(view: Row, facts: object, words: Words, question: str, option: int) -> str:
    """What a die shows, and which mech a part would go to. (What would come of it is told by the rules' figures.)"""
    squads = Squads(view, facts, words)
    if question == "fit-part" and option != LEFT_OFF:
        return squads.mech_name(squads.drafted[option][cast(int, view["seat"])])
    if question == "reroll":
        aim = squads.figures["aim"][squads.attacker]
        return words.say("die-hit" if squads.dice[option] <= aim else "die-miss", face=squads.dice[option])
    return ""
