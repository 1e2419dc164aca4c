"""Modern Land Battles' table in words: the terrain, each side's rows with their units, and what an option stands for."""

from __future__ import annotations

from typing import Final, Protocol, cast

from senki.engine.frames import Row
from senki.games.land_battles.model import AREAS, FORCE_VP, NONE, ROWS, SIDES, row_at
from senki.games.land_battles.pack import ACTIONS, NATIONS, NO_SYMBOL, PERKS, WEAPONS, Cards

COVERS: Final = (
    *("players", "nation", "turn", "first", "rows", "acted", "damage", "points", "superior", "terrain", "control", "winner"),
    *("team", "pick_sight", "buy_sight", "hand_sight", "station", "buying", "way", "has_destroyed", "has_secured", "actions", "idle"),
    *("changed", "reactions", "deed", "actor", "target", "weapon", "played", "needed", "dice", "successes", "reply", "replier"),
    *("long_range", "reserve_cards", "second_hand", "lesson", "rolled"),
)
AREA_NAMES: Final = ("flank", "breakthrough", "terrain")


class Words(Protocol):
    """What the reader's language gives."""

    def say(self, text_id: str, **args: str | int) -> str: ...

    def seat(self, seat: int) -> str: ...

    def join(self, names: list[str]) -> str: ...


class Board:
    """The table as the reader's view has it."""

    def __init__(self, view: Row, facts: object, words: Words) -> None:
        self.table = cast(dict[str, object], view["table"])
        self.players = cast(int, self.table["players"])
        self.rows = cast(list[list[int]], self.table["rows"])
        self.damage = cast(list[int], self.table["damage"])
        self.acted = cast(list[int], self.table["acted"])
        figures = cast(dict[str, dict[int, int]], view["figures"])
        self.points = figures.get("points", {})
        self.cards = cast(Cards, facts)
        self.words = words

    def say(self, text_id: str, **args: str | int) -> str:
        return self.words.say(text_id, **args)

    # -- names --------------------------------------------------------------------------------------------------------

    def values(self, unit: int) -> str:
        """What is printed on a force card."""
        cards = self.cards
        found = [self.say("board-armour", value=cards.armour[unit])]
        if cards.manoeuvre[unit] != NO_SYMBOL:
            found.append(self.say("board-manoeuvre", value=cards.manoeuvre[unit]))
        for weapon, name in enumerate(WEAPONS):
            if cards.modifier[weapon][unit] != NO_SYMBOL:
                found.append(self.say("board-weapon", weapon=self.say("weapon-" + name), value=f"{cards.modifier[weapon][unit]:+}"))
        if cards.range[unit]:
            found.append(self.say("board-range", value=cards.range[unit]))
        if cards.headquarters[unit]:
            found.append(self.say("board-headquarters"))
        return self.words.join([*found, self.say("board-vp", value=cards.vp[unit])])

    def state(self, unit: int) -> list[str]:
        found = [self.say("board-hits", count=self.damage.count(unit))] if unit in self.damage else []
        return [*found, self.say("board-acted")] if unit in self.acted else found

    def unit(self, unit: int) -> str:
        name = self.say("unit-" + self.cards.unit_ids[unit])
        state = self.state(unit)
        return self.say("board-unit", unit=name, values=self.words.join(state)) if state else name

    # -- lines --------------------------------------------------------------------------------------------------------

    def terrain_line(self) -> str:
        terrain = cast(int, self.table["terrain"])
        if terrain == NONE:
            return self.say("board-no-terrain")
        return self.say(
            "board-terrain",
            terrain=self.say("terrain-" + self.cards.terrain_ids[terrain]),
            points=self.cards.terrain_vp[terrain],
            steps=self.cards.terrain_steps[terrain],
            perk=self.say("perk-" + PERKS[self.cards.perk[terrain]]),
            control=cast(int, self.table["control"]),
        )

    def seat_line(self, seat: int) -> str:
        hand = cast(list[object], self.table["hand"])[seat]
        return self.say(
            "board-side",
            seat=self.words.seat(seat),
            nation=self.say("nation-" + NATIONS[cast(list[int], self.table["nation"])[seat]]),
            points=self.points.get(seat, 0),
            goal=FORCE_VP * self.players // SIDES,
            superior=cast(list[int], self.table["superior"])[seat % SIDES],
            hand=len(hand) if isinstance(hand, list) else cast(dict[str, int], hand)["hidden"],
        )

    def row_lines(self, side: int) -> list[str]:
        found: list[str] = []
        for area in range(AREAS):
            for row in range(ROWS):
                units = self.rows[row_at(side, area, row)]
                if units:
                    names = self.words.join([self.unit(unit) for unit in units])
                    place = self.say("area-" + AREA_NAMES[area])
                    found.append("  " + self.say("board-row", area=place, row=self.say(f"row-{row + 1}"), units=names))
        return found


def lines(view: Row, facts: object, words: Words) -> list[str]:
    """The terrain, then each side: its players and its rows."""
    board = Board(view, facts, words)
    found = [board.terrain_line()]
    for side in range(SIDES):
        found += [board.seat_line(seat) for seat in range(side, board.players, SIDES)]
        found += board.row_lines(side)
    return found


def option_note(view: Row, facts: object, words: Words, question: str, option: int) -> str:
    """The values of a unit with its state, the numbers and the text of an action card."""
    board = Board(view, facts, words)
    kind = cast(dict[str, object], view["decision"])["kind"]
    if kind == "unit":
        return words.join([board.values(option), *board.state(option)])
    if kind == "card":
        return board.say(
            "board-card",
            manoeuvre=board.cards.card_manoeuvre[option],
            value=board.cards.reinforcement[option],
            text=board.say("card-text-" + ACTIONS[board.cards.kind[option]]),
        )
    return ""
