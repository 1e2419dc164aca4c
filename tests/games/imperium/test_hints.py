"""What the sensible player does at the table: it expands, plans by objectives and odds, saves for points, and can say why."""

from __future__ import annotations

import pytest

from games.imperium.council_builder import council_table
from games.imperium.rules.test_trade import agree
from games.imperium.table_builder import HACAN, LETNEV, SOL, empty_space, fleet, give, goal, hold, learn, planet, start, system, table, tech
from senki.agents.agent import Knowledge
from senki.agents.rollout import RolloutAgent
from senki.agents.roster import find_agent
from senki.engine.chance import Rng
from senki.engine.explain import Explainer
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.testing.scripted import Play
from senki.games.imperium import GAME
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.hints.ambition import aim_saved_for, free_resources, planet_gain, tech_gain
from senki.games.imperium.hints.battles import chance_to_win, fleet_at, lives_of, weight_of
from senki.games.imperium.hints.deals import break_up_worth, vote_gain, vote_price, wants_vote
from senki.games.imperium.hints.outlook import evaluate
from senki.games.imperium.hints.plans import guard_worth, raid_on, target_worths
from senki.games.imperium.kinds import Action
from senki.games.imperium.model import Imperium, is_special, planets_at
from senki.games.imperium.pack import HEXES, NONE, UnitType
from senki.games.imperium.pack_cards import ActionKind
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.rules.promises import vote_promised
from senki.games.imperium.rules.trade import can_break_up


def weighed(play: Play[Imperium]) -> dict[int, int]:
    """The options of the open question with their weights."""
    return dict(zip(play.t.options, GAME.weights(play.t), strict=True))


def liked(play: Play[Imperium]) -> int:
    found = weighed(play)
    return max(found, key=lambda option: found[option])


def free_neighbour(t: Imperium, seat: int) -> int:
    """A system next to a seat's home with neutral planets."""
    near = [place for place in adjacent(t, t.home[seat]) if len(planets_at(t, place)) > 0 and not is_special(t, place)]
    return near[0]


def test_chances_of_a_battle_grow_with_the_fleet() -> None:
    t = table()
    empty_space(t)
    fleet(t, SOL, t.home[SOL], cruiser=2)
    small = fleet_at(t, t.home[SOL])
    fleet(t, SOL, t.home[SOL], cruiser=4)
    large = fleet_at(t, t.home[SOL])
    mine, theirs = weight_of(t, HACAN, small), weight_of(t, HACAN, large)
    lives = lives_of(small) + lives_of(large)
    assert chance_to_win(mine, mine, 2 * lives_of(small)) == 50
    assert chance_to_win(mine, theirs, lives) < 15
    assert chance_to_win(mine, theirs, lives) + chance_to_win(theirs, mine, lives) == 100


def test_a_hit_before_the_battle_costs_the_cheapest_ship() -> None:
    t = table()
    fleet(t, SOL, t.home[SOL], fighter=1, dreadnought=1)
    ships = fleet_at(t, t.home[SOL])
    assert weight_of(t, SOL, ships, 1) < weight_of(t, SOL, ships)
    assert weight_of(t, SOL, ships, 3) == 0


def test_it_goes_where_planets_are_free_and_takes_them_with_one_force_each() -> None:
    t = table()
    place = free_neighbour(t, SOL)
    fleet(t, SOL, t.home[SOL], carrier=1)
    t.planets.forces[planets_at(t, t.home[SOL])[0]] = 5
    play = start(t, "tactical_action", seat=SOL)
    assert len(planets_at(t, liked(play))) > 0
    play.answer(SOL, "activate", place)
    while play.open[0].name != "land-forces":
        play.answer(SOL, play.open[0].name, liked(play))
    while play.open and play.open[0].name == "land-forces":
        play.answer(SOL, "land-forces", liked(play))
    assert [t.planets.owner[one] for one in planets_at(t, place)] == [SOL] * len(planets_at(t, place))
    assert {t.planets.forces[one] for one in planets_at(t, place)} <= {1, 2}


def test_it_builds_after_its_carriers_have_left() -> None:
    """Ships in an activated system stay there: home is activated last."""
    t = table()
    fleet(t, SOL, t.home[SOL], carrier=1)
    t.planets.forces[planets_at(t, t.home[SOL])[0]] = 5
    t.goods[SOL] = 9
    places = [t.home[SOL], free_neighbour(t, SOL)]
    home, away = target_worths(t, SOL, places)
    assert 0 < home < away


def test_it_leaves_alone_what_is_too_strong() -> None:
    t = table()
    place = free_neighbour(t, SOL)
    fleet(t, SOL, t.home[SOL], carrier=1, forces=4)
    fleet(t, HACAN, place, dreadnought=3)
    assert raid_on(t, SOL, place).gains == 0
    fleet(t, HACAN, place, fighter=1)
    fleet(t, SOL, t.home[SOL], carrier=1, dreadnought=2, forces=4)
    assert raid_on(t, SOL, place).gains > 0


def test_an_objective_makes_its_planet_worth_more() -> None:
    t = table()
    mecatol = planets_at(t, 0)[0]
    t.o_public = []
    assert planet_gain(t, SOL, mecatol) == 0
    t.o_public = [goal("mecatol")]
    assert planet_gain(t, SOL, mecatol) > 40
    t.scored[goal("mecatol")] |= 1 << SOL
    assert planet_gain(t, SOL, mecatol) == 0


def test_an_objective_makes_its_technology_worth_more() -> None:
    t = table()
    t.o_public = [goal("four_colours")]
    learn(t, SOL, "antimass_deflectors", "enviro_compensator", "stasis_capsules")
    assert tech_gain(t, SOL, tech("hylar_v_assault_laser")) > tech_gain(t, SOL, tech("sarween_tools")) == 0


def test_it_saves_what_an_objective_asks_for() -> None:
    """O5  What would be paid for a point is not spent on ships."""
    t = table()
    for name in ("lodor", "mellon", "saudor", "quann", "arnor", "bereg"):
        hold(t, SOL, name)
    t.o_public = []
    t.goods[SOL] = 3
    rich = free_resources(t, SOL)
    assert rich > 10
    t.o_public = [goal("spend_10_resources")]
    assert aim_saved_for(t, SOL) == goal("spend_10_resources")
    assert free_resources(t, SOL) == rich - 10
    t.planets.ready = [0] * len(t.planets)
    t.goods[SOL] = 10
    play = start(t, "produce", seat=SOL, place=t.home[SOL], most=99, extra=0)
    assert liked(play) == ENOUGH
    t.o_public = []
    assert liked(play) != ENOUGH


def test_it_saves_nothing_while_a_point_is_to_be_had_for_nothing() -> None:
    t = table()
    for name in ("lodor", "mellon", "saudor", "quann", "arnor", "bereg"):
        hold(t, SOL, name)
    t.o_public = [goal("spend_10_resources"), goal("five_planets")]
    assert aim_saved_for(t, SOL) == NONE


def test_warships_come_to_rich_planets_that_an_enemy_could_take() -> None:
    t = table()
    empty_space(t)
    hold(t, SOL, "mecatol-rex", forces=2)
    near = sorted(adjacent(t, 0))
    own = next(place for place in near if not is_special(t, place))
    fleet(t, SOL, own, cruiser=2)
    assert guard_worth(t, SOL, 0) == 0
    fleet(t, HACAN, next(place for place in reversed(near) if place != own and not is_special(t, place)), cruiser=1)
    assert guard_worth(t, SOL, 0) > 0


def test_it_passes_when_nothing_is_worth_a_counter() -> None:
    t = table()
    empty_space(t)
    for place in range(HEXES):
        for one in planets_at(t, place):
            t.planets.ready[one] = 0
    t.taken_by = [NONE] * len(t.taken_by)
    play = start(t, "turn", seat=SOL)
    assert Action.TACTICAL in play.t.options
    assert liked(play) == Action.PASS


def test_points_and_objectives_that_are_near_make_a_seat_stand_better() -> None:
    t = table()
    before = evaluate(t, SOL)
    t.o_public = [goal("mecatol")]
    hold(t, SOL, "mecatol-rex", forces=1)
    near = evaluate(t, SOL)
    assert near > before
    t.points[LETNEV] = 4
    assert evaluate(t, SOL) < near
    assert sum(evaluate(t, seat) for seat in range(t.players)) in range(998, 1001)


def test_it_says_why_it_goes_somewhere() -> None:
    """Which planets could be taken with how many forces, and how far that brings the seat."""
    t = table()
    place = free_neighbour(t, SOL)
    fleet(t, SOL, t.home[SOL], carrier=1, forces=4)
    t.o_public = [goal("five_planets")]
    play = start(t, "tactical_action", seat=SOL)
    figures = {figure.name: figure for figure in Explainer(GAME, play.t, SOL).explain(place)}
    taken = len(planets_at(t, place))
    assert figures["forces-for"].total == 1
    assert (figures["then"].value, figures["then"].total, figures["then"].limit) == (goal("five_planets"), taken, 5)
    assert "then" not in {figure.name for figure in Explainer(GAME, play.t, SOL).explain(system(t, "home-hacan"))}


class Counting(RolloutAgent):
    """Counts what it plays out."""

    played = 0

    def play_out(self, *arguments: object) -> int:
        self.played += 1
        return super().play_out(*arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("rule, thinks", [("turn", True), ("produce", False)])
def test_thinking_ahead_is_for_large_questions(rule: str, thinks: bool) -> None:
    t = table()
    t.goods[SOL] = 5
    place = t.home[SOL]
    play = start(t, rule, seat=SOL) if thinks else start(t, rule, seat=SOL, place=place, most=99, extra=0)
    agent = Counting(playouts=1, cut=1)
    knowledge = Knowledge(GAME, play.t, SOL, Rng(1))
    assert agent.choose(knowledge, Rng(1)) in play.t.options
    assert (agent.played > 0) == thinks
    if not thinks:
        assert agent.choose(knowledge, Rng(2)) == liked(play)


def test_levels_are_players_that_there_are() -> None:
    assert [type(find_agent(f"level:{level}", GAME)).__name__ for level in (1, 3, 5)] == ["QuickAgent", "QuickAgent", "RolloutAgent"]


def test_a_dreadnought_where_money_is_plenty_and_room_is_not() -> None:
    t = table()
    fleet(t, SOL, t.home[SOL], carrier=2)
    t.planets.forces[planets_at(t, t.home[SOL])[0]] = 20
    t.goods[SOL] = 30
    play = start(t, "produce", seat=SOL, place=t.home[SOL], most=99, extra=0)
    assert liked(play) == UnitType.DREADNOUGHT


def test_it_does_not_try_again_and_again_to_break_what_cannot_be_broken() -> None:
    """R3, E7  With the Hacan an agreement ends by war only, whoever is about to win."""
    t = table(mode="full")
    agree(t, SOL, HACAN)
    agree(t, SOL, LETNEV)
    t.points[HACAN] = t.goal - 1
    assert can_break_up(t, SOL) == [LETNEV]
    assert break_up_worth(t, SOL) == 0


def test_cards_that_harm_are_aimed_at_others() -> None:
    """Local Unrest is not played while only own planets could be hit, and not aimed at them."""
    t = table(mode="full")
    hold(t, SOL, "lodor", forces=1)
    give(t, SOL, "local-unrest")
    play = start(t, "action_window", seat=SOL)
    assert liked(play) == PASS
    t = table(mode="full")
    hold(t, SOL, "lodor", forces=1)
    hold(t, LETNEV, "quann", forces=1)
    give(t, SOL, "local-unrest")
    play = start(t, "action_window", seat=SOL)
    play.answer(SOL, "own-card", ActionKind.LOCAL_UNREST)
    assert weighed(play)[planet("lodor")] == 0
    assert liked(play) == planet("quann")


def test_it_pays_for_a_vote_that_is_worth_more_to_it_than_to_the_other() -> None:
    """E11  Who is to be Emperor: Sol gives what a vote costs and one more, and has the promise; not with too few goods."""
    t = council_table(deals="all")
    t.c_deck.remove(Political.EMPEROR)
    t.agenda = [Political.EMPEROR]
    t.goods = [3, 0, 0]
    assert not wants_vote(t, SOL, LETNEV)
    t.goods = [8, 0, 0]
    price = vote_price(t, SOL, LETNEV)
    assert 1 < price < vote_gain(t, SOL, SOL)
    play = start(t, "discuss", first=SOL)
    while len(t.promises) == 0:
        play.answer(play.open[0].seat, play.open[0].name, liked(play))
    assert vote_promised(t, t.promises.seat[0]) == SOL
    assert t.goods[SOL] == 8 - price
