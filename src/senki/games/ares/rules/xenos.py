"""XEN  The Xenos: the Queen and her eggs, Evolve cards. Brains and Mutations are effects."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.ares import events
from senki.games.ares.model import MOST_UNITS, NONE, Ares, Seat, Shown, Unit, cards_attached, unit_at
from senki.games.ares.pack import EVOLVE, Effect
from senki.games.ares.questions import EGGS, EVOLVE_OFF
from senki.games.ares.rules.power import MOST_TOKENS, make_tokens, mat_place, remove_tokens, tokens
from senki.games.ares.rules.units import remove_attached

NO_LIMIT = 99


def egg_limit(t: Ares, seat: int) -> int:
    """XEN1  Four eggs; after a Great Spawning any number until the battle ends."""
    for card in t.used:
        if t.cards.effect[card] == Effect.GREAT_SPAWNING and t.cards.faction[card] == t.faction[seat]:
            return NO_LIMIT
    return MOST_TOKENS


def lay_eggs(t: Ares, seat: int) -> None:
    """XEN1  A free egg, one more for each Brood Brain, and one for each resource on the Queen."""
    base = t.base[seat]
    place = mat_place(t, seat)
    if t.exhausted[seat]:
        t.exhausted[seat] = 0
    else:
        free = 1
        for card in base.card:
            if card != NONE:
                free += t.cards.eggs[card]
        base.units[place] = max(base.units[place], min(base.units[place] + free, egg_limit(t, seat)))
    make_tokens(t, seat, egg_limit(t, seat))
    events.made_eggs(t, Seat(seat), base.units[place])


@procedure
def discard_evolve(t: Ares, seat: Seat) -> Rule[None]:
    """XEN5  The topmost Evolve card of a building may be discarded; its units go back to the type before."""
    while len(topmost_evolves(t, seat)) > 0:
        card = yield from ask(seat, EVOLVE_OFF, [PASS, *topmost_evolves(t, seat)])
        if card == PASS:
            return
        remove_attached(t, seat, card)
        events.unevolved(t, seat, Shown(card))


def topmost_evolves(t: Ares, seat: int) -> list[int]:
    found: list[int] = []
    for place in range(len(t.base[seat])):
        evolves = [card for card in cards_attached(t, seat, place) if t.cards.group[card] == EVOLVE]
        found += evolves[-1:]
    return found


@procedure
def eggs_as_resources(t: Ares, seat: Seat) -> Rule[None]:
    """XEN2  Eggs may stand for resources that are missing for a unit, again and again."""
    while len(egg_places(t, seat)) > 0:
        place = yield from ask(seat, EGGS, [PASS, *egg_places(t, seat)])
        if place == PASS:
            return
        hatch(t, seat, place, "XEN2")


def eggs_missing(t: Ares, seat: int, place: int) -> int:
    """XEN2  How many eggs complete another unit there. Ruling: an egg is used only where it completes one; it is no card."""
    return t.cards.cost[unit_at(t, seat, place)] - t.base[seat].resources[place]


def egg_places(t: Ares, seat: int) -> list[int]:
    """XEN2  Buildings with room for a unit that the eggs can complete."""
    base = t.base[seat]
    found: list[int] = []
    for place in range(len(base)):
        if unit_at(t, seat, place) != NONE and base.units[place] < MOST_UNITS:
            if 0 < eggs_missing(t, seat, place) <= tokens(t, seat):
                found.append(place)
    return found


def most_hatched(t: Ares, seat: int, place: int) -> int:
    """XEN8  How many units the eggs can complete there."""
    base = t.base[seat]
    cost = t.cards.cost[unit_at(t, seat, place)]
    return min(MOST_UNITS - base.units[place], (tokens(t, seat) + base.resources[place]) // cost)


def hatch(t: Ares, seat: int, place: int, rule: str) -> None:
    """XEN2  The eggs and the resources that lie there become a unit."""
    base = t.base[seat]
    remove_tokens(t, seat, eggs_missing(t, seat, place))
    t.spent[seat] += base.resources[place]
    base.resources[place] = 0
    base.units[place] += 1
    events.hatched(t, Seat(seat), Unit(unit_at(t, seat, place)), rule)


def lose_eggs_above_limit(t: Ares, seat: int) -> None:
    """XEN1  When the battle ends, eggs above four are lost."""
    if tokens(t, seat) > MOST_TOKENS:
        remove_tokens(t, seat, tokens(t, seat) - MOST_TOKENS)
