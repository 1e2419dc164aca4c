"""V10  Action cards at a purchase of a technology, at an activation, after a primary ability, and one that moves a dock.

Each does what it declares; Sabotage stops all of it; what it adds is over when the step is.
"""

from __future__ import annotations

import pytest

from games.imperium.table_builder import LETNEV, SOL, cards, fleet, give, hold, home_planet, planet, start, table, tech
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.testing.scripted import Play
from senki.games.imperium.kinds import Action, Effect, Response, Until
from senki.games.imperium.model import Imperium, counters_in
from senki.games.imperium.pack import PLANETS, Colour, Strategy
from senki.games.imperium.pack_cards import ACTION_KINDS, ActionKind
from senki.games.imperium.rules.effects import add_effect, is_in_force
from senki.games.imperium.rules.technology import tech_price

PRICE = 8
BOTH = pytest.mark.parametrize("stopped", [False, True])


def armed(name: str) -> tuple[Imperium, int]:
    """Sol holds the card and much money, Letnev a Sabotage."""
    t = table(3, mode="full")
    t.goods[SOL] = 25
    give(t, SOL, name)
    give(t, LETNEV, "sabotage")
    return t, cards().action.ids.index(name)


def answered(play: Play[Imperium], stopped: bool) -> Play[Imperium]:
    return play.answer(LETNEV, "react", ActionKind.SABOTAGE if stopped else PASS)


def buying(name: str, stopped: bool) -> tuple[Imperium, Play[Imperium]]:
    t, kind = armed(name)
    for one in [one for one in range(PLANETS) if t.cards.planet.specialty[one] == Colour.RED][:2]:
        t.planets.owner[one], t.planets.ready[one] = SOL, 1
    return t, answered(start(t, "gain_tech", seat=SOL, price=PRICE).answer(SOL, "own-card", kind), stopped)


def prices(t: Imperium, colour: int) -> set[int]:
    found = [one for one in range(28) if t.cards.technology.colour[one] == colour and one in t.options]
    return {tech_price(t, SOL, one, PRICE) for one in found}


@BOTH
def test_V10_corporate_sponsorship(stopped: bool) -> None:
    """A green technology costs 4 less, no other does, and not for the next purchase."""
    t, play = buying("corporate-sponsorship", stopped)
    assert prices(t, Colour.GREEN) == ({PRICE} if stopped else {PRICE - 4})
    assert prices(t, Colour.RED) == {PRICE - 2}
    finish_purchase(play, next(one for one in t.options if t.cards.technology.colour[one] == Colour.GREEN))
    assert t.goods[SOL] == 25 - (PRICE if stopped else PRICE - 4)
    assert not is_in_force(t, Effect.TECH_PRICE, SOL, Colour.GREEN)


@BOTH
def test_V10_opening_the_black_box(stopped: bool) -> None:
    """Two red planets: a red technology costs 2 less as always, and 2 more less."""
    t, play = buying("opening-the-black-box", stopped)
    assert prices(t, Colour.RED) == ({PRICE - 2} if stopped else {PRICE - 4})
    finish_purchase(play, tech("hylar_v_assault_laser"))
    assert not is_in_force(t, Effect.TECH_PRICE, SOL, Colour.RED)


@BOTH
def test_V10_focused_research(stopped: bool) -> None:
    """Type IV Drive lacks Neural Motivator alone: it can be bought, for 6 more."""
    t, play = buying("focused-research", stopped)
    lacking = [one for one in t.options if not all((t.techs[SOL] >> need) & 1 for need in t.cards.technology.needs[one])]
    assert (lacking == []) == stopped
    if not stopped:
        wanted = lacking[0]
        usual = PRICE - (2 if t.cards.technology.colour[wanted] == Colour.RED else 0)
        assert tech_price(t, SOL, wanted, PRICE) == usual + 6
        finish_purchase(play, wanted)
        assert t.goods[SOL] == 25 - usual - 6
    else:
        finish_purchase(play, t.options[0])
    assert not is_in_force(t, Effect.IGNORES_NEED, SOL)


def finish_purchase(play: Play[Imperium], wanted: int) -> None:
    """All is paid in trade goods."""
    play.answer(SOL, "gain-tech", wanted)
    while not play.over:
        asked = play.asked
        play.answer(SOL, asked.name, max(asked.options) if asked.name == "pay-goods" else asked.options[-1])
    assert (play.t.techs[SOL] >> wanted) & 1


@BOTH
def test_V10_tech_bubble(stopped: bool) -> None:
    """After Sol's own primary ability of Technology II: a counter is paid, and its secondary ability used too."""
    t, kind = armed("tech-bubble")
    t.taken_by[Strategy.TECHNOLOGY_II] = SOL
    play = start(t, "strategic_action", seat=SOL)
    techs, before = t.techs[SOL], counters_in(t, SOL, 0)
    play.answer(SOL, "gain-tech", play.asked.options[0]).answer(SOL, "buy-second", 0)
    answered(play.answer(SOL, "react", kind).answer(LETNEV, "react", PASS), stopped)
    if not stopped:
        play.answer(SOL, "secondary", 1).answer(SOL, "gain-tech", play.asked.options[0])
    while play.open and play.asked.seat == SOL:
        play.answer(SOL, play.asked.name, play.asked.options[-1])
    assert counters_in(t, SOL, 0) == before - (0 if stopped else 1)
    assert (t.techs[SOL] & ~techs).bit_count() == (1 if stopped else 2)


@BOTH
def test_V10_massive_transport(stopped: bool) -> None:
    """The dock goes from home to a planet next door; fighters that it supported go with their room."""
    t, kind = armed("massive-transport")
    target = hold(t, SOL, "arinam")
    home = home_planet(t, SOL)
    t.fleet_owner[t.planets.hex[target]] = SOL
    fleet(t, SOL, t.planets.hex[target], cruiser=1)
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.CARD)
    if kind not in play.asked.options:
        target = connect(t, home)
        play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.CARD)
    play.answer(SOL, "own-card", kind)
    while play.open and play.open[0].name.startswith("target"):
        play.answer(SOL, play.asked.name, play.asked.options[-1])
    answered(play, stopped)
    assert (t.planets.dock[home] > 0) == stopped
    assert sum(1 for one in range(PLANETS) if t.planets.owner[one] == SOL and t.planets.dock[one] > 0) == 1


def connect(t: Imperium, home: int) -> int:
    """A planet of Sol's beside its home."""
    place = next(t.planets.hex[one] for one in range(PLANETS) if t.planets.hex[one] != t.planets.hex[home] and t.planets.hex[one] >= 0)
    one = t.cards.system.planets[t.systems[place]][0]
    t.planets.owner[one] = SOL
    return one


@BOTH
def test_V10_surprise_assault(stopped: bool) -> None:
    """Letnev's ships blockade Sol's dock: it builds right after movement all the same, and not once more after the battle."""
    t, kind = armed("surprise-assault")
    dock = hold(t, SOL, "arinam", forces=1, dock=1)
    place = t.planets.hex[dock]
    fleet(t, LETNEV, place, destroyer=1)
    t.round = 2
    play = start(t, "tactical_action", seat=SOL).answer(SOL, "activate", place)
    answered(play.answer(SOL, "own-card", kind), stopped)
    while play.open and play.asked.name in ("own-card", "move-ship"):
        play.answer(SOL, play.asked.name, ENOUGH if play.asked.name == "move-ship" else PASS)
    assert bool(play.open and play.asked.name == "build") != stopped
    while not play.over:
        play.answer(play.asked.seat, play.asked.name, play.asked.options[-1])
    assert not is_in_force(t, Effect.BUILDS_EARLY, SOL, place)
    assert planet("arinam") == dock


def test_V8_temporary_stability_is_ended_by_three_cards() -> None:
    """Response end-stability: whoever could else play a card discards three, and all may play again."""
    t, _ = armed("good-year")
    hold(t, SOL, "lodor")
    give(t, SOL, "direct-hit", "direct-hit", "direct-hit")
    add_effect(t, Effect.STABILITY, -1, Until.PHASE)
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.CARD)
    assert play.asked.options == [PASS, ACTION_KINDS + Response.END_STABILITY]
    play.answer(SOL, "own-card", ACTION_KINDS + Response.END_STABILITY)
    for _ in range(3):
        play.answer(SOL, "discard", t.a_hand[SOL][-1])
    assert not is_in_force(t, Effect.STABILITY, SOL)
    assert len(t.a_hand[SOL]) == 1
