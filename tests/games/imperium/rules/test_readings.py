"""G10 to G13, H15, U11, J3, J5: how cards are read, pieces of options left out, and switches that concern dice."""

from __future__ import annotations

import pytest

from games.imperium.council_builder import council_table, enact_law
from games.imperium.table_builder import LETNEV, SOL, fleet, goal, hold, learn, planet, start, table
from senki.engine.facts import words_of
from senki.games.imperium import GAME
from senki.games.imperium.kinds import CounterArea, Effect, Until
from senki.games.imperium.model import Imperium, counters_in, planets_of
from senki.games.imperium.pack import Race, UnitType
from senki.games.imperium.pack_cards import ActionKind, Window
from senki.games.imperium.pack_cards import Until as Lasts
from senki.games.imperium.rules.agendas import voting_order, voting_power
from senki.games.imperium.rules.dice import barrage_needed, fire_needed, pds_needed, space_needed
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.movement import can_activate
from senki.games.imperium.rules.objectives import may_claim
from senki.games.imperium.rules.verbs import destroy_forces, lose_goods

PLACE = 7


def test_G10_a_turn_of_the_state_of_the_game_is_a_round() -> None:
    """Diplomatic Immunity and Scientist Assassination work until the round ends."""
    cards = table().cards.action
    for kind in (ActionKind.DIPLOMATIC_IMMUNITY, ActionKind.SCIENTIST_ASSASSINATION):
        assert cards.until[kind] == Lasts.ROUND


def test_G11_half_is_rounded_down_where_nothing_is_said() -> None:
    """Friendly Fire: half of seven fighters are three."""
    t = table(3, mode="full")
    fleet(t, LETNEV, PLACE, fighter=7)
    assert t.ships[PLACE * 11] // 2 == 3


def test_G12_as_much_as_can_be_done() -> None:
    """Of five ground forces to be destroyed two are there, of four goods one."""
    t = table()
    lodor = hold(t, SOL, "lodor", forces=2)
    assert destroy_forces(t, lodor, 5) == 2
    t.goods[SOL] = 1
    assert lose_goods(t, SOL, 4) == 1


def test_G13_in_the_council_from_the_left_of_the_speaker() -> None:
    t = council_table()
    t.speaker = 1
    assert voting_order(t) == [2, 0, 1]


def test_H15_and_U11_pieces_of_options_are_not_in_the_game() -> None:
    """Nine types of units: no space mines, no shock troops."""
    assert len(words_of(UnitType)) == 9


def test_U11_cruisers_build_no_mines() -> None:
    assert not any("mine" in word for word in words_of(UnitType))


def test_Y9_windows_of_the_strategy_phase_in_their_order() -> None:
    """Before the first card, after each, after all, and before the first action."""
    words = words_of(Window)
    order = [words.index(word) for word in ("str-open", "str-pick", "str-close", "act-open")]
    assert order == sorted(order)


def test_T18_who_cannot_pay_what_laws_ask_cannot_activate() -> None:
    """Imperial Containment's second counter, and Traffic Tariffs' planet or trade good."""
    t = council_table()
    lodor = hold(t, LETNEV, "lodor", forces=1)
    place = t.planets.hex[lodor]
    enact_law(t, "traffic-tariffs")
    t.active = SOL
    assert can_activate(t, SOL, place)
    for one in planets_of(t, SOL):
        t.planets.ready[one] = 0
    t.goods[SOL] = 0
    t.c_hand[SOL] = []
    assert not can_activate(t, SOL, place)
    t.goods[SOL] = 1
    assert can_activate(t, SOL, place)


# -- J5  which dice are combat rolls ----------------------------------------------------------------------------------


def needed(t: Imperium) -> list[int]:
    """Sol's destroyers in a barrage, cruisers in an ambush, dreadnoughts that bombard, PDS; a cruiser in a round."""
    t.active = SOL
    return [
        barrage_needed(t, SOL), fire_needed(t, SOL, UnitType.CRUISER), fire_needed(t, SOL, UnitType.DREADNOUGHT),
        pds_needed(t, SOL, LETNEV, False), space_needed(t, SOL, UnitType.CRUISER, PLACE),
    ]  # fmt: skip


@pytest.mark.parametrize("race, change", [("norr", -1), ("jol-nar", 1)])
def test_J5_combat_rolls_of_rounds_alone_or_all(race: str, change: int) -> None:
    """N'orr and Jol-Nar roll otherwise in rounds; by the published rules also before them, with PDS and when they bombard."""
    assert race in words_of(Race)
    plain = needed(table(3, mode="full", race="sol,letnev,hacan"))
    t = table(3, mode="full", race=f"{race},letnev,hacan")
    t.techs[SOL] = 0
    assert needed(t) == [*plain[:4], plain[4] + change]
    t = table(3, mode="full", race=f"{race},letnev,hacan", combat_rolls="inclusive")
    t.techs[SOL] = 0
    assert needed(t) == [value + change for value in plain]


def test_J5_technologies_and_laws_count_likewise() -> None:
    """Hylar V for cruisers and destroyers, an effect on all units for everything."""
    t = table(3, mode="full", combat_rolls="inclusive")
    before = needed(t)
    learn(t, SOL, "hylar_v_assault_laser")
    assert [one - other for one, other in zip(before, needed(t), strict=True)] == [1, 1, 0, 0, 1]
    add_effect(t, Effect.COMBAT, SOL, Until.ROUND, amount=-1)
    assert [one - other for one, other in zip(before, needed(t), strict=True)] == [0, 0, -1, -1, 0]


def test_J3_units_are_scuttled_once_after_scoring() -> None:
    """Nothing that an objective asks for grows by scuttling, so an earlier moment is not asked for."""
    assert "scuttle" not in [option.name for option in GAME.info.options]


# -- O5  objectives that are paid for, one by one ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, amount",
    [
        ("spend_10_resources", 10), ("spend_10_influence", 10), ("spend_12_goods", 12), ("spend_20_resources", 20),
        ("spend_20_influence", 20), ("spend_20_either", 20), ("spend_6_goods", 6), ("spend_10_either", 10),
    ],
)  # fmt: skip
def test_O5_what_each_objective_costs(name: str, amount: int) -> None:
    """With one trade good too few it cannot be claimed; with enough all is paid."""
    t = table()
    for one in planets_of(t, SOL):
        t.planets.ready[one] = 0
    t.goods[SOL] = amount - 1
    assert not may_claim(t, SOL, goal(name))
    t.goods[SOL] = amount
    assert may_claim(t, SOL, goal(name))
    play = start(t, "claim", seat=SOL, objective=goal(name))
    while not play.over:
        play.answer(SOL, play.asked.name, play.asked.options[-1])
    assert t.goods[SOL] == 0


def test_O5_six_counters() -> None:
    """Of Strategy Allocation and Command Pool together."""
    t = table()
    t.counters[:3] = [2, 5, 3]
    assert not may_claim(t, SOL, goal("spend_6_counters"))
    t.counters[:3] = [3, 1, 3]
    assert may_claim(t, SOL, goal("spend_6_counters"))
    play = start(t, "claim", seat=SOL, objective=goal("spend_6_counters"))
    while not play.over:
        play.answer(SOL, play.asked.name, play.asked.options[0])
    assert sum(counters_in(t, SOL, area) for area in (CounterArea.STRATEGY, CounterArea.FLEET, CounterArea.COMMAND)) == 1


def test_winnu_votes() -> None:
    """R13: their home planet counts though it is exhausted; another does not."""
    t = table(3, mode="full", race="winnu,letnev,hacan")
    lodor = hold(t, SOL, "lodor")
    home = [one for one in planets_of(t, SOL) if t.planets.hex[one] == t.home[SOL]]
    for one in (lodor, *home):
        t.planets.ready[one] = 0
    assert voting_power(t, SOL) == sum(t.cards.planet.influence[one] for one in home) > 0
    assert planet("lodor") == lodor
