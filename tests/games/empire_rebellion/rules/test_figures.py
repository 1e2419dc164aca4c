"""The numbers of a choice: what it would make of totals, places and influence, and by which rules."""

from __future__ import annotations

from games.empire_rebellion.table_builder import (
    IMPERIAL,
    REBEL,
    Play,
    card,
    cards,
    new_table,
    planning,
    start,
    start_power,
    strategy,
    struggle,
)
from senki.engine.chance import Rng
from senki.engine.explain import Explainer, standing
from senki.engine.figures import Figure
from senki.engine.shapes import ENOUGH
from senki.engine.table import CHANCE, OVER, Driver, apply, begin
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.figures import TRIED
from senki.games.empire_rebellion.model import INFLUENCE, NONE, PASS_TURN, PLAY, POWER, EmpireRebellion, total

Told = list[tuple[str, int, int | None, list[tuple[int, str, str, str]]]]  # name, total, most; terms: amount, rule, name, thing


def told(figures: list[Figure]) -> Told:
    """Figures, with the names of cards."""
    names = cards().labels()
    return [
        (
            f"{figure.name} {figure.value}",
            figure.total,
            figure.most,
            [(one.amount, one.rule, one.name, names.get(one.kind.name, ())[one.value] if one.kind else "") for one in figure.terms],
        )
        for figure in figures
    ]


def explained(play: Play, option: int, picked: tuple[int, ...] = ()) -> Told:
    return told(Explainer(GAME, play.t, play.t.seat).explain(option, picked))


def turn(t: EmpireRebellion, seat: int = REBEL) -> Play:
    return start(t, "turn", seat=seat)


# -- playing a card ---------------------------------------------------------------------------------------------------


def test_U3_a_card_that_is_known_is_added_to_the_total() -> None:
    """Recon 5 lies openly on top; Yoda is in play, and the capacity is 5."""
    play = turn(struggle(rebel=["yoda"], stacked=["rebel-recon-5"]))
    assert explained(play, PLAY) == [
        ("total 0", 11, None, [(6, "G3", "", "yoda"), (5, "U3", "played", "rebel-recon-5")]),
        ("cards 0", 2, None, [(1, "U3.1", "in-play", ""), (1, "U3", "come", "")]),
    ]


def test_U3_a_card_that_is_not_known_makes_a_range() -> None:
    """The deck holds values from 2 to 6; a top card that only the opponent has looked at may be any of them too."""
    play = turn(struggle(rebel=["rebel-recon-5"]))
    [found, _] = explained(play, PLAY)
    assert found == ("total 0", 7, 11, [(5, "G3", "", "rebel-recon-5"), (2, "U3", "drawn", "")])
    t = struggle(rebel=["rebel-recon-5"], imperial=["imperial-recon-2"])
    spy = start_power(t, "imperial-recon-2", dice=[card("rebel-force-2"), card("rebel-force-3")])
    spy.answer(IMPERIAL, "recon-deck", REBEL).answer(IMPERIAL, "recon-discard", card("rebel-force-2")).finish()
    assert explained(turn(t), PLAY)[0][1:3] == (7, 11)


def test_U3_2_an_empty_deck_is_what_was_discarded() -> None:
    """Only Force 4 lies in the discard pile of all cards that are not in play or in the reserve."""
    t = struggle(rebel=["rebel-recon-5"], all_discarded=REBEL)
    t.discards[REBEL] = [card("rebel-force-4")]
    assert explained(turn(t), PLAY)[0][1:3] == (9, None)


# -- using a power ----------------------------------------------------------------------------------------------------


def test_U4_G3_a_character_counts_less_when_its_power_is_used() -> None:
    """Han Solo is asked for; Yoda's gift is told as well (H8)."""
    play = start(struggle(rebel=["yoda", "han-solo"]), "use_power", seat=REBEL)
    assert explained(play, card("han-solo"))[0] == (
        *("total 0", 7, None),
        [(6, "G3", "", "yoda"), (6, "G3", "", "han-solo"), (-5, "U4", "exhausted", "han-solo")],
    )
    assert explained(play, card("yoda"))[-1] == ("influence 0", 3, None, [(2, "F11", "held", ""), (1, "H8", "gained", "")])


def test_the_only_ready_card_is_meant_at_once() -> None:
    """Military discards the only opposing card without a question; of several ready cards nothing is known yet."""
    only = turn(struggle(rebel=["rebel-military-3"], imperial=["imperial-recon-4"]))
    assert [one[:2] for one in explained(only, POWER)] == [("total 0", 3), ("total 1", 0)]
    assert explained(only, POWER)[1][3] == [(4, "G3", "", "imperial-recon-4"), (-4, "K1", "discarded", "imperial-recon-4")]
    assert explained(turn(struggle(rebel=["rebel-military-3", "rebel-recon-4"])), POWER) == []


def test_E2_a_power_that_is_switched_off_changes_nothing_else() -> None:
    """Most Desperate Hour: Military does nothing."""
    play = turn(struggle("most-desperate-hour", rebel=["rebel-military-3"], imperial=["imperial-recon-4"]))
    assert [one[:2] for one in explained(play, POWER)] == [("total 0", 3)]


def test_a_plan_is_what_to_do_and_with_which_card() -> None:
    """The answers to two questions; what is no answer is passed over, and how it would end is no plan."""
    explainer = Explainer(GAME, turn(struggle(rebel=["yoda", "han-solo", "rebel-force-2"], exhausted=["yoda"])).t, REBEL)
    assert told(explainer.explain_plan((POWER, card("han-solo"))))[0][1] == 4
    assert told(explainer.explain_plan((INFLUENCE, card("yoda"))))[0][:2] == ("total 0", 14)
    for plan in ((), (PASS_TURN,), (99, 1), (POWER, card("yoda"))):
        assert explainer.explain_plan(plan) == []


def test_U5_influence_makes_a_character_count_again() -> None:
    play = turn(struggle(rebel=["yoda"], exhausted=["yoda"]))
    assert explained(play, INFLUENCE) == [
        ("total 0", 6, None, [(1, "G3", "", "yoda"), (5, "U5", "readied", "yoda")]),
        ("influence 0", 1, None, [(2, "F11", "held", ""), (-1, "U5", "spent", "")]),
    ]


def test_H1_what_was_picked_counts_with_the_next_one() -> None:
    """Chewbacca exhausts up to two; an ordinary resource counts the same."""
    t = struggle(rebel=["chewbacca"], imperial=["darth-vader", "boba-fett", "imperial-recon-4"])
    play = start_power(t, "chewbacca")
    vader, fett, recon = card("darth-vader"), card("boba-fett"), card("imperial-recon-4")
    assert explained(play, vader)[0][:2] == ("total 1", 11)
    assert explained(play, fett, (vader,))[0][:2] == ("total 1", 6)
    assert explained(play, recon)[0][:2] == ("total 1", 16)
    assert explained(play, ENOUGH) == []
    assert explained(play, ENOUGH, (vader,))[0][:2] == ("total 1", 11)
    both = Explainer(GAME, t, REBEL).explain_plan((vader, fett))
    assert told(both)[0][:2] == ("total 1", 6), "also where two steps end the choice"


def test_H3_as_many_cards_of_the_deck_as_are_discarded() -> None:
    """Lando himself and Force 2 go; two cards come, worth 2 each at least and 6 each at most."""
    play = start_power(struggle(rebel=["lando-calrissian", "rebel-force-2"]), "lando-calrissian")
    found = explained(play, card("rebel-force-2"), (card("lando-calrissian"),))
    assert found[0][:3] == ("total 0", 4, 12)
    assert [term[2] for term in found[0][3]] == ["", "", "discarded", "discarded", "drawn", "drawn"]


def test_H13_the_higher_the_card_the_less_the_opponent_keeps() -> None:
    """Veers turns up something from 2 to 6, against Recon 2, Force 4 and Luke Skywalker."""
    play = turn(struggle(rebel=["rebel-recon-2", "rebel-force-4", "luke-skywalker"], imperial=["general-veers"]), IMPERIAL)
    assert [one[:3] for one in explained(play, POWER)][1] == ("total 0", 6, 12)


def test_H14_the_opponent_loses_no_more_than_there_is() -> None:
    """Tarkin against one token."""
    play = turn(struggle(imperial=["grand-moff-tarkin"], rebel=["yoda"], influence=(1, 2)), IMPERIAL)
    assert explained(play, POWER)[-1] == ("influence 0", 0, None, [(1, "F11", "held", ""), (-1, "H14", "lost", "")])


def test_figures_of_a_turn_do_not_stand_beside_it() -> None:
    """Those of the cards to choose from do."""
    t = struggle(rebel=["rebel-military-3"], imperial=["imperial-recon-4", "imperial-recon-5"])
    explainer = Explainer(GAME, turn(t).t, REBEL)
    assert {figure.detail for option in (PLAY, POWER, PASS_TURN) for figure in explainer.explain(option)} == {True}
    play = start_power(t, "rebel-military-3")
    assert [figure.detail for figure in Explainer(GAME, play.t, REBEL).explain(card("imperial-recon-4"))] == [False]


# -- passing, and strategies ------------------------------------------------------------------------------------------


def test_D3_passing_shows_how_it_would_end() -> None:
    """Yoda against Recon 5: the Rebels would take the Battle of Hoth, worth 3 points. The Empire's Bureaucracy lies face down."""
    play = turn(struggle(rebel=["yoda"], imperial=["imperial-recon-5"], points=(2, 0)))
    found = explained(play, PASS_TURN)
    assert [one[:2] for one in found] == [("total 0", 6), ("total 1", 5), ("points 0", 5)]
    assert found[-1][3] == [(2, "D5", "held", ""), (3, "D3", "", "battle-of-hoth")]


def against(chosen: tuple[str, str], shown: int = NONE) -> EmpireRebellion:
    return struggle(rebel=["yoda"], imperial=["imperial-recon-5"], chosen=chosen, shown=shown)


def test_own_strategies_and_shown_ones_count() -> None:
    """Direct Assault lifts the Empire's 5 to 7, if the seat knows of it; Deception turns the result round."""
    hidden = turn(against(("support", "direct-assault")))
    assert explained(hidden, PASS_TURN)[-1][0] == "points 0"
    shown = turn(against(("support", "direct-assault"), shown=IMPERIAL))
    assert explained(shown, PASS_TURN)[1] == (
        *("total 1", 7, None),
        [(5, "G3", "", "imperial-recon-5"), (2, "Y3", "", "imperial-direct-assault")],
    )
    assert explained(shown, PASS_TURN)[-1][0] == "points 1"
    deceiving = turn(against(("deception", "support")))
    assert explained(deceiving, PASS_TURN)[-1][3][-1] == (3, "Y2", "", "battle-of-hoth")


def test_D6_nobody_would_win_with_both_over() -> None:
    """Three characters each are 18 of 17."""
    t = struggle(rebel=["yoda", "chewbacca", "luke-skywalker"], imperial=["darth-vader", "boba-fett", "ig-88"])
    assert [one[0] for one in explained(turn(t), PASS_TURN)] == ["total 0", "total 1"]


def test_influence_of_the_end_in_the_order_of_the_rules() -> None:
    """Acquire the Death Star Plans: the loser gains 2 by Bureaucracy (Y1), then loses 2 (E3); the winner gains (D5.1)."""
    t = struggle("acquire-the-death-star-plans", rebel=["rebel-recon-2"], imperial=["imperial-recon-5"], influence=(1, 2))
    found = explained(turn(t), PASS_TURN)
    gained = t.cards.influence[t.event]
    assert ("influence 1", 2 + gained, None, [(2, "F11", "held", ""), (gained, "D5.1", "gained", "")]) in found
    assert not any(one[0] == "influence 0" for one in found), "what was gained is lost again"


def test_W1_the_last_event_brings_no_influence() -> None:
    t = struggle("acquire-the-death-star-plans", rebel=["yoda"], imperial=["imperial-recon-5"], points=(6, 0))
    assert explained(turn(t), PASS_TURN)[-1][0] == "points 0"


def test_Y1_Y3_strategies_that_bring_a_number_say_so() -> None:
    play = start(planning(infiltrated=[IMPERIAL]), "choose_strategies")
    found = {name: explained(play, strategy(REBEL, name)) for name in ("bureaucracy", "direct-assault", "support")}
    assert found["bureaucracy"] == [("if-lost 0", 4, None, [(2, "F11", "held", ""), (2, "Y1", "gained", "")])]
    assert found["direct-assault"] == [("added 0", 2, None, [(2, "Y3", "", "rebel-direct-assault")])]
    assert found["support"] == []


def test_H7_another_strategy_shows_how_it_would_end_with_it() -> None:
    """The droids: with Deception the Rebels would lose what they win with Direct Assault."""
    t = struggle(rebel=["r2-d2-and-c-3po", "rebel-recon-5"], imperial=["imperial-recon-4"])
    play = start_power(t, "r2-d2-and-c-3po")
    assert explained(play, strategy(REBEL, "deception"))[-1][0] == "points 1"
    assert explained(play, strategy(REBEL, "direct-assault"))[0][:2] == ("total 0", 8)


# -- what lies on the table -------------------------------------------------------------------------------------------


def test_the_table_shows_totals_room_values_and_powers_that_do_nothing() -> None:
    """Duel on Cloud City stops all characters but Luke Skywalker and Darth Vader."""
    t = struggle("duel-on-cloud-city", rebel=["yoda", "luke-skywalker"], imperial=["darth-vader"], exhausted=["yoda"], points=(2, 0))
    found = standing(GAME, t, None)
    assert found == standing(GAME, t, REBEL) == standing(GAME, t, IMPERIAL)
    assert found["total"] == {REBEL: 7, IMPERIAL: 6}
    assert found["room"] == {seat: t.cards.capacity[t.event] - len(t.area[seat]) for seat in (REBEL, IMPERIAL)}
    assert found["value"] == {card("yoda"): 1, card("luke-skywalker"): 6, card("darth-vader"): 6}
    assert found["to-win"] == {REBEL: 5, IMPERIAL: 7}
    assert len(found["stopped"]) == 14
    assert not {card("luke-skywalker"), card("darth-vader"), card("rebel-force-2")} & found["stopped"].keys()


def test_who_is_ahead_by_the_totals_as_they_are() -> None:
    """D3; D4 on a tie; T4 in the tutorial, where a tie is for nobody; D6 with both over."""
    assert standing(GAME, struggle(rebel=["yoda"], imperial=["imperial-recon-5"]), None)["ahead"] == {REBEL: 6}
    tied = struggle(rebel=["rebel-recon-5"], imperial=["imperial-recon-5"], balance=IMPERIAL)
    assert standing(GAME, tied, None)["ahead"] == {IMPERIAL: 5}
    over = struggle(rebel=["yoda", "chewbacca", "luke-skywalker"], imperial=["darth-vader", "boba-fett", "ig-88"])
    assert "ahead" not in standing(GAME, over, None)
    lesson = new_table(tutorial=True)
    assert "ahead" not in standing(GAME, lesson, None)
    assert "to-win" not in standing(GAME, lesson, None)
    lesson.area[IMPERIAL] = [card("imperial-recon-5")]
    assert standing(GAME, lesson, None)["ahead"] == {IMPERIAL: 5}


def test_before_an_event_is_revealed_only_the_way_to_victory_is_shown() -> None:
    assert standing(GAME, new_table(), None) == {"to-win": {REBEL: 7, IMPERIAL: 7}}


# -- as it is played --------------------------------------------------------------------------------------------------

WATCHED = Driver()


def test_every_number_is_what_comes_of_the_answer() -> None:
    """Random games: of every option that is tried, the totals and the influence afterwards are what was told, or within it."""
    checked = 0
    for seed in range(12):
        rng = Rng(seed)
        t = new_table()
        begin(t, GAME.first(t), WATCHED)
        while t.seat != OVER:
            if t.seat != CHANCE and t.sealed is None and t.key in TRIED:
                for option in t.options:
                    checked += compare(t, option, rng)
            apply(t, WATCHED, t.options[rng.below(len(t.options))])
    assert checked > 1000


def compare(t: EmpireRebellion, option: int, rng: Rng) -> int:
    """Answer on a copy, with cards drawn by chance."""
    if t.options == [PASS_TURN] or option == PASS_TURN:
        return 0
    figures = Explainer(GAME, t, t.seat).explain(option)
    after = t.clone()
    assert isinstance(after, EmpireRebellion)
    asked = t.key
    apply(after, WATCHED, option)
    while after.seat == CHANCE or (after.key == asked and ENOUGH in after.options):
        apply(after, WATCHED, ENOUGH if after.seat != CHANCE else after.options[rng.below(len(after.options))])
    for figure in figures:
        real = {
            "total": total(after, figure.value),
            "cards": len(after.area[figure.value]),
            "influence": after.influence[figure.value],
        }[figure.name]
        assert figure.total <= real <= (figure.total if figure.most is None else figure.most), (option, figure, real)
    return len(figures)
