"""Tables of The Ares Project for tests, and scripted play on them.

    t = table([force("trooper", 3)], [force("pebble", 2), empty("gale")], holder=KAHOUM_SEAT)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = run(t, "battle", dice=[2, 4, 5], answers=[(1, "defend", AT_BASE)])

Forces are named by their unit, buildings by their card. A script that does not fit the rules is an error.
"""

from __future__ import annotations

import pathlib
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from senki.engine.frames import Row
from senki.engine.table import EVERYONE, Ints
from senki.engine.testing import scripted
from senki.engine.testing.scripted import Results, Stage
from senki.engine.view import view
from senki.engine.zones import copy_of
from senki.games.ares import GAME, model
from senki.games.ares.invariants import check
from senki.games.ares.model import (
    ATTACKERS,
    BASIC,
    DEFENDERS,
    NONE,
    Ares,
    Places,
    add_place,
    close_screen,
    force_at,
    in_battle,
    place_of,
    unit_at,
    unit_of,
)
from senki.games.ares.pack import BUILDING_CARD, COLOSSUS, DECK_CARDS, FACTIONS, STANDARD, START, Cards
from senki.games.ares.rules.construction import begin_fight
from senki.games.ares.rules.places import FIRST_SLOT, fits_slot
from senki.games.ares.rules.power import mat_place
from senki.games.ares.sequence import set_up

PACK: Final = pathlib.Path(__file__).parent / "packs" / "rules.toml"
IN_CONSTRUCTION: Final = ("workers", "power-up", "eggs", "evolve-off", "acolytes", "ascends", "discard-weapon")


@cache
def cards() -> Cards:
    """The pack of the rule tests, so that the numbers of the game's own may change."""
    return cast(Cards, GAME.load_pack(str(PACK)))


def unit_number(unit_id: str) -> int:
    return cards().unit_ids.index(unit_id)


def all_cards(card_id: str) -> list[int]:
    """All copies of a card."""
    return [card for card, other in enumerate(cards().card_ids) if other == card_id]


@dataclass(frozen=True)
class Site:
    """A place of a base."""

    card: str
    side: int = 0
    units: int = 0
    resources: int = 0


def force(unit_id: str, units: int, resources: int = 0) -> Site:
    """A building that makes this unit, with units and resources on it."""
    number = unit_number(unit_id)
    for card, card_id in enumerate(cards().card_ids):
        for side, made in enumerate((cards().first[card], cards().second[card])):
            if made == number:
                return Site(card_id, side, units, resources)
    raise ValueError(f"no card makes {unit_id}")


def empty(card_id: str, side: int = 0, resources: int = 0) -> Site:
    """A card that lies face up without units."""
    return Site(card_id, side, 0, resources)


def table(
    *bases: list[Site],
    factions: tuple[str, ...] = ("terran", "kahoum"),
    holder: int = NONE,
    hands: tuple[tuple[str, ...], ...] = (),
    mode: int = BASIC,
    tokens: tuple[int, ...] = (),
) -> Ares:
    """A table in the middle of the game, with these bases and no others, and these cards in hand; the screens are up and all is known.

    In the full game the mats lie there, with the usual tokens or those given, and the start cards, without units.
    """
    t = set_up([FACTIONS.index(faction) for faction in factions], cards(), mode)
    t.holder = holder
    t.turn = 0
    for seat in range(t.players):
        clear_base(t, seat)
        if seat < len(tokens):
            t.base[seat].units[mat_place(t, seat)] = tokens[seat]
        for site in bases[seat] if seat < len(bases) else []:
            lay(t, seat, site)
        for card_id in hands[seat] if seat < len(hands) else ():
            t.hand[seat].append(take(t, seat, card_id))
        standard = [card for card in t.deck[seat] if cards().kind[card] == STANDARD][-1]
        t.deck[seat].remove(standard)
        t.bottom[seat] = [standard]
        close_screen(t, seat)
    check(t)
    return t


def clear_base(t: Ares, seat: int) -> None:
    if t.mode == BASIC:
        t.base[seat] = Places()
    for place, card in enumerate(t.base[seat].card):
        if card != NONE and cards().kind[card] == START:
            t.base[seat].units[place] = 0


def take(t: Ares, seat: int, card_id: str) -> int:
    """A copy of the card out of the player's deck."""
    for card in all_cards(card_id):
        if card in t.deck[seat]:
            t.deck[seat].remove(card)
            return card
    raise ValueError(f"the deck of seat {seat} has no {card_id} left")


def lay(t: Ares, seat: int, site: Site) -> None:
    card = all_cards(site.card)[0]
    base = t.base[seat]
    if card >= DECK_CARDS and card in base.card:
        place = base.card.index(card)
    elif t.faction[seat] == COLOSSUS:
        place = free_slot(t, seat, card)
        base.card[place] = take(t, seat, site.card)
        base.turned[place] = site.side
    else:
        place = add_place(t, seat, card if card >= DECK_CARDS else take(t, seat, site.card), site.side)
    base.units[place] = site.units
    base.resources[place] = site.resources
    lay_face_down(t, seat, site.resources)


def free_slot(t: Ares, seat: int, card: int) -> int:
    """COL1  The first free slot that fits."""
    base = t.base[seat]
    return next(place for place in range(FIRST_SLOT, len(base)) if base.card[place] == NONE and fits_slot(t, card, place))


def lay_face_down(t: Ares, seat: int, count: int) -> None:
    """So many building cards of the deck are resources, of those with the most copies left."""
    for _ in range(count):
        buildings = [card for card in t.deck[seat] if cards().kind[card] == BUILDING_CARD]
        left = [cards().card_ids[card] for card in buildings]
        card = max(buildings, key=lambda number: left.count(cards().card_ids[number]))
        t.deck[seat].remove(card)
        t.laid[seat].append(card)


def attach(t: Ares, seat: int, card_id: str, bearer: str, power: int = 0, charge: int = 0) -> int:
    """C8  A card is attached to a building, with power and resources on it; gives the card."""
    card = take(t, seat, card_id)
    model.attach(t, seat, card, in_base(t, seat, bearer))
    t.attached[seat].stored[-1] = power
    t.attached[seat].charge[-1] = charge
    lay_face_down(t, seat, charge)
    return card


def order(t: Ares, seat: int, card_id: str) -> int:
    """FAC2  An Order lies in the base; gives the card."""
    card = take(t, seat, card_id)
    t.orders[seat].append(card)
    return card


def discard(t: Ares, seat: int, count: int) -> None:
    """So many resources have been used."""
    lay_face_down(t, seat, count)
    t.spent[seat] += count


def attack(t: Ares, seat: int, foe: int, choice: int, card_id: str = "") -> None:
    """A1  An attack is declared."""
    t.attacker = seat
    t.defender = foe
    t.declared[seat] = [take(t, seat, card_id or f"{FACTIONS[t.faction[seat]]}-standard")]
    t.choice[seat] = choice


def find(t: Ares, seat: int, unit_id: str, which: int = 0) -> int:
    """A force by its unit; of several, which one."""
    number = unit_number(unit_id)
    found = [force_at(seat, place) for place in range(len(t.base[seat].card)) if unit_at(t, seat, place) == number]
    return found[which]


def spot(t: Ares, seat: int, card_id: str) -> int:
    """A place by its card, numbered like a force."""
    found = [force_at(seat, place) for place, card in enumerate(t.base[seat].card) if card != NONE and cards().card_ids[card] == card_id]
    return found[0]


def in_base(t: Ares, seat: int, card_id: str) -> int:
    """The place of a card in its base."""
    return place_of(spot(t, seat, card_id))


def put_on(t: Ares, seat: int, card_id: str, count: int) -> int:
    """Resources lie on a building; gives its place."""
    place = in_base(t, seat, card_id)
    t.base[seat].resources[place] += count
    lay_face_down(t, seat, count)
    return place


def line_up(t: Ares, attackers: list[int], defenders: list[int], where: int, rounds: int = 6) -> None:
    """A battle under way: both fronts from left to right, NONE where nobody stands; no force has been hit yet."""
    if t.attacker == NONE:
        t.attacker, t.defender = 0, 1
    t.battleground = where
    t.forces = copy_of(t.forces)
    t.rounds_left = rounds
    t.front = [list(attackers), list(defenders)]
    for seat in (t.attacker, t.defender):
        open_base(t, seat)


def open_base(t: Ares, seat: int) -> None:
    t.sight[seat] = EVERYONE
    begin_fight(t, seat)


def names(t: Ares, side: int) -> list[str]:
    """The units of a side's front, from left to right; a dash where nobody stands."""
    return ["-" if number == NONE else cards().unit_ids[unit_of(t, number)] for number in t.front[side]]


def of_places(t: Ares, seat: int, column: list[int]) -> list[int]:
    """What a column of the forces in battle says of each place of a base."""
    return [in_battle(t, force_at(seat, place), column) for place in range(len(t.base[seat]))]


def fronts(t: Ares) -> tuple[list[str], list[str]]:
    return names(t, ATTACKERS), names(t, DEFENDERS)


# -- scripted play ----------------------------------------------------------------------------------------------------


Play = scripted.Play[Ares]


class DeckOrder(Play):
    """Cards are drawn in the order of the deck."""

    def by_itself(self, name: str) -> int | None:
        return self.t.options[0] if name == "draw" else super().by_itself(name)


class Quiet(DeckOrder):
    """Whatever may be passed in construction is passed."""

    def by_itself(self, name: str) -> int | None:
        return self.t.options[0] if name in IN_CONSTRUCTION else super().by_itself(name)


STAGE: Final[Stage[Ares]] = Stage(GAME, DeckOrder)
QUIET_STAGE: Final[Stage[Ares]] = Stage(GAME, Quiet)
run = STAGE.run


def start(t: Ares, rule: str, dice: Results = (), quiet: bool = False, **arguments: int | Ints) -> Play:
    """Begin a procedure and stop at the first question to a seat."""
    return (QUIET_STAGE if quiet else STAGE).start(t, rule, dice, **arguments)


def construct(t: Ares, seat: int) -> None:
    """A construction in which nothing is asked."""
    run(t, "construction", seat=seat)


def seen(t: Ares, seat: int | None, zone: str) -> list[object]:
    """What a seat (None: a spectator) sees of a zone of the table."""
    return cast(list[object], cast(Row, view(GAME, t, seat)["table"])[zone])


def seen_column(t: Ares, seat: int, column: str) -> list[object]:
    """The same of one column of the bases; what is hidden stays as it is."""
    bases = cast(list[list[Row] | Row], seen(t, seat, "base"))
    return [[place[column] for place in base] if isinstance(base, list) else base for base in bases]
