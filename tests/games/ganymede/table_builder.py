"""Tables of Ganymede for tests, and scripted play on them.

    t = battle(2, A=mech("grey-heron", "twin-rifle"), X=mech(damage=2), deck=[right(A)])
    play = run(t, "battle_step", dice=[right(A), 2, 4], answers=[(GREEN, "defend-with", X)])
    assert play.events[-1] == ("hits", X, 2)

Units are named by the letters of their base cards (S2), seats by their colours. A script that does not fit the rules is an error.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, cast

from senki.engine.frames import Row
from senki.engine.table import OVER, apply
from senki.engine.testing import scripted
from senki.engine.testing.scripted import WATCHED as WATCHED
from senki.engine.testing.scripted import Asked as Asked
from senki.engine.testing.scripted import Stage
from senki.engine.view import view
from senki.games.ganymede import GAME
from senki.games.ganymede.invariants import check
from senki.games.ganymede.model import NONE, RIGHT, Ganymede, actions, seat_of
from senki.games.ganymede.pack import Cards
from senki.games.ganymede.rules.build import build_deck, has_odd_card
from senki.games.ganymede.setup import set_up

RED, GREEN, BLACK, PURPLE = range(4)
LETTERS: Final = "ABXYSTEF"
A, B, X, Y, S, T, E, F = range(8)
USUAL: Final = (
    *("grey-heron", "ladybird", "basalt-ox", "teal-swift"),
    *("cross-lynx", "tree-frog", "ember-scorpion", "dusk-turtle"),
)
HANDS: Final = (  # what the players draft where it does not matter
    ("shield", "rifle", "cannon", "bayonet"),
    ("hero-shield", "gatling-gun", "thruster-pack", "pile-bunker"),
    ("missile-shield", "mega-launcher", "mega-booster", "shield-claw"),
    ("rail-lance", "twin-rifle", "missile-pod", "high-booster"),
)


@cache
def cards() -> Cards:
    """The game's own pack."""
    return cast(Cards, GAME.load_pack(None))


def mech_number(mech_id: str) -> int:
    return cards().mech_ids.index(mech_id)


def part_number(part_id: str) -> int:
    return cards().part_ids.index(part_id)


def parts(*part_ids: str) -> list[int]:
    return [part_number(part_id) for part_id in part_ids]


def right(unit: int) -> int:
    """The unit's initiative card for an attack to the right."""
    return unit * 2


def left(unit: int) -> int:
    return unit * 2 + 1


# -- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MechCard:
    """A mech card on the table of a battle."""

    mech: str = ""  # empty: the usual one for its letter
    parts: tuple[str, ...] = ()
    damage: int = 0
    standby: bool = False
    destroyed: bool = False
    extra: int = RIGHT  # the side with one card more, if its actions are odd
    left_off: tuple[str, ...] = ()  # parts that its player drafted and did not fit
    bond: int = NONE


def mech(mech_id: str = "", *part_ids: str, damage: int = 0, extra: int = RIGHT, left_off: tuple[str, ...] = ()) -> MechCard:
    """A mech that is turned up, with its parts and counters."""
    return MechCard(mech_id, part_ids, damage, extra=extra, left_off=left_off)


def on_standby(mech_id: str = "", *part_ids: str, damage: int = 0, extra: int = RIGHT, left_off: tuple[str, ...] = ()) -> MechCard:
    """A mech that still lies face down."""
    return replace(mech(mech_id, *part_ids, damage=damage, extra=extra, left_off=left_off), standby=True)


def destroyed(mech_id: str = "", *part_ids: str) -> MechCard:
    return replace(mech(mech_id, *part_ids), destroyed=True)


def empty_table(players: int, teams: bool = False) -> Ganymede:
    """The table as set up, before anything is drafted."""
    return set_up(players, teams, cards())


def all_mechs(players: int, given: dict[int, str]) -> list[str]:
    """By unit: the mech that is given, or the usual one, or another of its role if a mech of that name stands elsewhere.

    The usual role is the lead mech for a player's first letter, unless the other letter is given it.
    """
    found = [given.get(unit, "") for unit in range(players * 2)]
    for unit in range(players * 2):
        mate = found[unit ^ 1]
        wing = is_lead(mate) if mate else unit % 2 == 1
        role = USUAL[1::2] if wing else USUAL[::2]
        found[unit] = found[unit] or next(mech_id for mech_id in (USUAL[unit], *role) if mech_id in role and mech_id not in found)
    return found


def is_lead(mech_id: str) -> bool:
    return mech_id in USUAL[::2]


def note_drafted(t: Ganymede, unit: int, mech_id: str) -> None:
    """The unit's player has drafted this mech."""
    (t.lead if is_lead(mech_id) else t.wing)[seat_of(unit)] = mech_number(mech_id)


def drafted(*hands: tuple[str, ...], mechs: dict[int, str] | None = None) -> Ganymede:
    """A table before fitting: for each player four parts, and the usual mechs where no others are given."""
    t = empty_table(len(hands))
    for unit, mech_id in enumerate(all_mechs(len(hands), mechs or {})):
        t.units.mech[unit] = mech_number(mech_id)
        note_drafted(t, unit, mech_id)
    t.parts = [parts(*hand) for hand in hands]
    check(t)
    return t


def battle(players: int = 2, teams: bool = False, deck: list[int] | None = None, gone: str = "", **units: MechCard) -> Ganymede:
    """A table in the middle of the battle; mechs by their letter, the usual ones where none is given.

    The mechs whose letters are in `gone` are destroyed. The deck holds all cards that were put in, or those given; the others have then
    been shown. A destroyed mech's soul lies under its player's other one, and players without a living mech are out.
    """
    units |= {letter: destroyed() for letter in gone}
    t = empty_table(players, teams)
    for letter in units:
        if len(letter) != 1 or letter not in LETTERS[: players * 2]:
            raise ValueError(f"no mech of this table has the letter {letter!r}")
    mechs = all_mechs(players, {LETTERS.index(letter): card.mech for letter, card in units.items()})
    for unit in range(players * 2):
        lay_out(t, unit, replace(units.get(LETTERS[unit], MechCard()), mech=mechs[unit]))
    for seat in range(players):
        t.units.mech_known[seat * 2] = t.units.mech_known[seat * 2 + 1] = int(t.units.face_up[seat * 2] or t.units.face_up[seat * 2 + 1])
        t.out[seat] = t.units.destroyed[seat * 2] and t.units.destroyed[seat * 2 + 1]
        for unit in (seat * 2, seat * 2 + 1):
            if t.units.destroyed[unit] and not t.units.destroyed[unit ^ 1]:
                t.units.souls[unit ^ 1] = unit
    build_deck(t)
    if deck is not None:
        t.shown = t.deck
        t.deck = list(deck)
        for card in deck:
            t.shown.remove(card)
    for unit in range(players * 2):
        half = actions(t, unit) // 2
        told = players == 2 or t.units.extra[unit] == NONE or t.shown.count(right(unit)) > half or t.shown.count(left(unit)) > half
        t.units.extra_known[unit] = int(t.units.face_up[unit] and told)
    check(t)
    return t


def lay_out(t: Ganymede, unit: int, card: MechCard) -> None:
    t.units.mech[unit] = mech_number(card.mech)
    note_drafted(t, unit, card.mech)
    t.units.fitted[unit] = parts(*card.parts)
    t.parts[unit // 2] += parts(*card.parts, *card.left_off)
    t.units.damage[unit] = card.damage
    t.units.face_up[unit] = int(not card.standby)
    t.units.destroyed[unit] = int(card.destroyed)
    t.units.bonds[unit] = card.bond
    if card.bond != NONE:
        t.bond_used[unit // 2 % 2] = 1
    if has_odd_card(t, unit):
        t.units.extra[unit] = card.extra


def with_bond(card: MechCard, bond: int) -> MechCard:
    """The same mech with a card of the partner under it."""
    return replace(card, bond=bond)


# -- scripted play ----------------------------------------------------------------------------------------------------


Play = scripted.Play[Ganymede]
STAGE: Final[Stage[Ganymede]] = Stage(GAME)
frame_of, start, run = STAGE.frame_of, STAGE.start, STAGE.run


def play_draft(players: int, *hands: tuple[str, ...], teams: bool = False) -> Play:
    """The build phase up to the fitting: red starts, and all take their usual mechs and the given (or usual) parts."""
    t = empty_table(players, teams)
    t.start = RED
    play = start(t, "build_phase")
    while t.sealed is None:
        [asked] = play.open
        hand = (hands or HANDS)[asked.seat]
        picks = {
            "draft-lead": mech_number(USUAL[asked.seat * 2]),
            "draft-wing": mech_number(USUAL[asked.seat * 2 + 1]),
            "draft-part": part_number(hand[len(t.parts[asked.seat]) % len(hand)]),
        }
        play.answer(asked.seat, asked.name, picks[asked.name])
    return play


def every_end(play: Play) -> list[Ganymede]:
    """All tables to which the open questions can lead, chance included: each answer is tried."""
    ends: list[Ganymede] = []
    todo = [play.t.clone()]
    while todo:
        t = cast(Ganymede, todo.pop())
        if t.seat == OVER:
            ends.append(t)
        for option in t.options:
            copy = t.clone()
            apply(copy, WATCHED, option)
            todo.append(copy)
    return ends


def seen(t: Ganymede, seat: int | None, zone: str) -> object:
    """What a seat (None: a spectator) sees of a zone of the table, or of a column of the units."""
    found = cast(Row, view(GAME, t, seat)["table"])
    return found[zone] if zone in found else [unit[zone] for unit in cast(list[Row], found["units"])]


def seen_by(t: Ganymede, seat: int | None, zone: str) -> list[object]:
    """The same of a zone with an entry for each unit, each seat or each card."""
    return cast(list[object], seen(t, seat, zone))
