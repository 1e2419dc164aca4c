"""TER  The Terrans: Workers and power plants. Technologies are effects of attached cards."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.ares import events
from senki.games.ares.model import NONE, Ares, Seat, Shown, battle_row, force_at, forces_of, unit_of, units_of
from senki.games.ares.pack import DROPSHIP, INFANTRY
from senki.games.ares.questions import POWER_UP, WORKERS
from senki.games.ares.rules.effects import let_in
from senki.games.ares.rules.power import MOST_TOKENS, make_tokens, tokens
from senki.games.ares.rules.strength import force_type
from senki.games.ares.rules.targets import without_deep_strike
from senki.games.ares.rules.units import is_powered


@procedure
def make_terran_power(t: Ares, seat: Seat) -> Rule[None]:
    """TER1, TER2, TER4  New Workers; each Worker makes power or stands by for a reroll; the plants make power."""
    make_tokens(t, seat, MOST_TOKENS)
    workers = tokens(t, seat)
    for_rerolls = 0
    if workers > 0:
        for_rerolls = yield from ask(seat, WORKERS, list(range(workers + 1)))
    t.rerolls[seat] = for_rerolls
    t.power[seat] = workers - for_rerolls
    for card in list(t.base[seat].card):
        if card != NONE:
            t.power[seat] += t.cards.power[card]
    events.made_power(t, seat, t.power[seat], "TER2")
    while len(buildings_to_power(t, seat)) > 0:  # FAC5, TER6
        place = yield from ask(seat, POWER_UP, [PASS, *buildings_to_power(t, seat)])
        if place == PASS:
            return
        t.power[seat] -= power_needed(t, seat, place)
        row = battle_row(t, force_at(seat, place))
        t.forces.powered[row] = 1
        events.powered(t, seat, Shown(t.base[seat].card[place]))


def power_needed(t: Ares, seat: int, place: int) -> int:
    base = t.base[seat]
    card = base.card[place]
    return t.cards.need[base.turned[place]][card] if card != NONE else 0


def buildings_to_power(t: Ares, seat: int) -> list[int]:
    """FAC5  Buildings that need power, have none yet and could get it."""
    without = [place for place in range(len(t.base[seat])) if not is_powered(t, seat, place)]
    return [place for place in without if 0 < power_needed(t, seat, place) <= t.power[seat]]


# -- TER8  Dropships --------------------------------------------------------------------------------------------------


@procedure
def send_dropships(t: Ares, seat: Seat) -> Rule[None]:
    """TER8  In a deep strike each Dropship unit lets one force of infantry take part as well."""
    yield from let_in(t, seat, tuple(infantry_left(t, seat)), dropships(t, seat), rule="TER8")


def dropships(t: Ares, seat: int) -> int:
    """TER8  How many Dropship units the player has."""
    total = 0
    for force in forces_of(t, seat):
        if t.cards.text[unit_of(t, force)] == DROPSHIP:
            total += units_of(t, force)
    return total


def infantry_left(t: Ares, seat: int) -> list[int]:
    return [force for force in without_deep_strike(t, seat) if force_type(t, force) == INFANTRY]
