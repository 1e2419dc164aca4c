"""Tables of Modern Land Battles for tests, and scripted play on them. Seat 0 plays the USA, seat 1 China, unless it says otherwise.

    t = battle({"b1": ["usa-m1a1"]}, {"b1": ["cn-type80"]}, hand=["barrage"])
    play = turn(t, 0, ("act", deed("barrage")), ("unit", unit("usa-m1a1")), ("target", unit("cn-type80")), dice=[9, 9, 9, 1])

A place is the first letter of an area (flank, breakthrough, terrain) and a row. A unit with "#2" is the second copy. Questions that a
script does not name are answered in the plainest way: no reaction, no further card, rows as they come.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from senki.engine.shapes import ENOUGH, PASS
from senki.engine.testing import scripted
from senki.engine.testing.scripted import Results, Stage
from senki.games.land_battles import GAME
from senki.games.land_battles.invariants import check
from senki.games.land_battles.model import DEEDS, NONE, LandBattles, find, owner_of, row_at, side_of_unit
from senki.games.land_battles.pack import NATIONS, Cards
from senki.games.land_battles.setup import set_up

Lines = dict[str, list[str]]
Play = scripted.Play[LandBattles]
STAGE: Final[Stage[LandBattles]] = Stage(GAME)
start, run = STAGE.start, STAGE.run
PLAIN: Final = {"react": PASS, "after": PASS, "modifier": PASS, "put-in-row": ENOUGH, "rearrange": 0, "discard": ENOUGH}


@cache
def cards() -> Cards:
    """The game's own pack."""
    return cast(Cards, GAME.load_pack(None))


def unit(name: str) -> int:
    unit_id, _, copy = name.partition("#")
    return cards().unit_ids.index(unit_id) + int(copy or 1) - 1


def card(card_id: str, copy: int = 1) -> int:
    return cards().card_ids.index(card_id) + copy - 1


def deed(name: str) -> int:
    return DEEDS.index(name)


def terrain(name: str) -> int:
    return cards().terrain_ids.index(name)


def new_table(nations: Sequence[str] = ("usa", "china"), **switches: bool) -> LandBattles:
    """As set up, before anything is chosen."""
    named = {name.replace("_", "-"): value for name, value in switches.items()}
    return set_up([NATIONS.index(name) for name in nations], cards(), named)


def put_units(t: LandBattles, lines: Lines) -> None:
    for place, names in lines.items():
        for name in names:
            number = unit(name)
            t.reserve[owner_of(t, number)].remove(number)
            t.rows[row_at(side_of_unit(t, number), "fbt".index(place[0]), int(place[1]) - 1)].append(number)


def battle(
    own: Lines,
    enemy: Lines,
    hand: Sequence[str] = (),
    enemy_hand: Sequence[str] = (),
    terrain_card: str = "open-ground",
    control: int = 0,
    superior: tuple[int, int] = (0, 0),
    hits: dict[str, int] | None = None,
    acted: Sequence[str] = (),
    nations: Sequence[str] = ("usa", "china"),
    hands: dict[int, Sequence[str]] | None = None,
    **switches: bool,
) -> LandBattles:
    """A table in the middle of a game."""
    t = new_table(nations, **switches)
    put_units(t, own)
    put_units(t, enemy)
    for seat, names in {0: hand, 1: enemy_hand, **(hands or {})}.items():
        for name in names:
            number = next(one for one in t.deck if cards().card_ids[one] == name)
            t.deck.remove(number)
            t.hand[seat].append(number)
    t.terrain = NONE
    if terrain_card:
        t.terrain = terrain(terrain_card)
        t.terrain_deck.remove(t.terrain)
    t.control = control
    t.superior = list(superior)
    for name, count in (hits or {}).items():
        t.damage += [unit(name)] * count
    t.acted = [unit(name) for name in acted]
    t.turn = t.first = 0
    for seat in range(t.players):
        t.pick_sight[seat] = -1
    check(t)
    return t


def turn(t: LandBattles, seat: int, *answers: tuple[str, int], dice: Results = (), rule: str = "turn") -> Play:
    """A turn of a seat, from beginning to end."""
    play = begin(t, seat, *answers, dice=dice, rule=rule)
    go_plainly(play)
    return play.finish()


def begin(t: LandBattles, seat: int, *answers: tuple[str, int], dice: Results = (), rule: str = "turn") -> Play:
    """The same up to where the script ends."""
    play = start(t, rule, dice, seat=seat)
    for name, value in answers:
        go_plainly(play, name)
        play.answer(play.open[0].seat, name, value)
    return play


def go_plainly(play: Play, until: str = "") -> None:
    """Answer what the script does not name."""
    while not play.over and play.open[0].name != until and play.open[0].name in (*PLAIN, "move-to"):
        asked = play.open[0]
        play.answer(asked.seat, asked.name, PLAIN.get(asked.name, asked.options[0]))


def options(t: LandBattles, seat: int, *answers: tuple[str, int], until: str, dice: Results = ()) -> list[int]:
    """What may be answered to a question of the turn."""
    play = begin(t, seat, *answers, dice=dice)
    go_plainly(play, until)
    assert play.open[0].name == until
    return play.open[0].options


def where(t: LandBattles, name: str) -> str:
    """The place of a unit, as in battle()."""
    place = find(t, unit(name))
    return "" if place == NONE else "fbt"[place // 3 % 3] + str(place % 3 + 1)


def hits(t: LandBattles, name: str) -> int:
    return t.damage.count(unit(name))
