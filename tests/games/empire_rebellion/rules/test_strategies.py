"""Y  The five strategies, alone and together."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import Play, card, event, plan, planning, run, seen, start, strategy, struggle
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.model import IMPERIAL, NONE, REBEL, EmpireRebellion

# Values of the cards in play by the total that they make.
VALUES = {2: [2], 4: [4], 5: [5], 7: [3, 4], 8: [3, 5], 9: [4, 5], 10: [2, 3, 5], 12: [3, 4, 5]}
OBJECTIVE_NINE = "attack-on-echo-base"  # its objective value is 9, its influence 1


def at_the_end(
    rebel: int,
    imperial: int,
    chosen: tuple[str, str],
    event_id: str = OBJECTIVE_NINE,
    balance: int = REBEL,
    influence: tuple[int, int] = (0, 0),
) -> EmpireRebellion:
    """The struggle is over, with these totals of Force cards and these strategies."""
    return struggle(
        event_id,
        rebel=[f"rebel-force-{value}" for value in VALUES[rebel]],
        imperial=[f"imperial-force-{value}" for value in VALUES[imperial]],
        chosen=chosen,
        balance=balance,
        influence=influence,
    )


def dominance(t: EmpireRebellion) -> Play:
    return run(t, "dominance_phase")


# -- Y1  Bureaucracy --------------------------------------------------------------------------------------------------


def test_Y1_the_loser_of_the_event_gains_two_influence() -> None:
    """The Rebel loses with 5 against 8; the Empire has the influence of the event."""
    t = at_the_end(5, 8, ("bureaucracy", "infiltration"))
    dominance(t)
    assert t.round_winner == IMPERIAL
    assert t.influence == [2, 1]


def test_Y1_the_winner_gains_nothing_by_it() -> None:
    """Only the influence of the event."""
    t = at_the_end(8, 5, ("bureaucracy", "infiltration"))
    dominance(t)
    assert t.influence == [1, 0]


def test_Y1_who_loses_by_deception_gains_too() -> None:
    """The Rebel would have won; the Empire's Deception makes it the loser."""
    t = at_the_end(8, 5, ("bureaucracy", "deception"))
    dominance(t)
    assert t.round_winner == IMPERIAL
    assert t.influence == [2, 1]


def test_Y1_with_no_winner_there_is_no_loser() -> None:
    """Ruling: both are over, and nobody gains."""
    t = at_the_end(10, 12, ("bureaucracy", "bureaucracy"))
    dominance(t)
    assert t.round_winner == NONE
    assert t.influence == [0, 0]


def test_Y1_a_loser_over_the_objective_gains_nothing() -> None:
    """Ruling: the strategy is off (D2.1)."""
    t = at_the_end(10, 5, ("bureaucracy", "infiltration"))
    play = dominance(t)
    assert t.round_winner == IMPERIAL
    assert t.influence == [0, 1]
    assert play.told("strategy-off") == [("strategy-off", REBEL, strategy(REBEL, "bureaucracy"))]


def test_Y1_the_event_can_take_it_away_again() -> None:
    """Ruling: the influence comes first, then Destroy the Shield Generator takes 2."""
    t = struggle(
        "destroy-the-shield-generator",
        rebel=["rebel-force-2"],
        imperial=["imperial-force-3"],
        chosen=("bureaucracy", "infiltration"),
        influence=(0, 0),
    )
    assert dominance(t).told("event-takes") == [("event-takes", REBEL, 2, t.event)]
    assert t.influence == [0, 1]


# -- Y2  Deception ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rebel,imperial,winner", [(5, 8, REBEL), (8, 5, IMPERIAL)])
@pytest.mark.parametrize("deceiver", [REBEL, IMPERIAL])
def test_Y2_the_player_who_would_lose_wins(rebel: int, imperial: int, winner: int, deceiver: int) -> None:
    """Whoever has Deception, and even if that player would have won."""
    chosen = ("deception", "infiltration") if deceiver == REBEL else ("infiltration", "deception")
    t = at_the_end(rebel, imperial, chosen)
    assert ("deceived", winner) in dominance(t).events
    assert t.round_winner == winner
    assert t.won[winner] == [event(OBJECTIVE_NINE)]


@pytest.mark.parametrize("balance", [REBEL, IMPERIAL])
def test_Y2_on_a_tie_the_side_that_the_token_does_not_favour_wins(balance: int) -> None:
    """Ruling: that side would have lost."""
    t = at_the_end(8, 8, ("deception", "infiltration"), balance=balance)
    dominance(t)
    assert t.round_winner == 1 - balance


@pytest.mark.parametrize("rebel,imperial,winner", [(10, 5, IMPERIAL), (5, 10, REBEL), (10, 12, NONE)])
@pytest.mark.parametrize("deceiver", [REBEL, IMPERIAL])
def test_Y2_it_does_nothing_if_a_total_is_over(rebel: int, imperial: int, winner: int, deceiver: int) -> None:
    """The one that is not over wins as usual."""
    chosen = ("deception", "infiltration") if deceiver == REBEL else ("infiltration", "deception")
    t = at_the_end(rebel, imperial, chosen)
    assert dominance(t).told("deceived") == []
    assert t.round_winner == winner


def test_Y2_direct_assault_counts_first() -> None:
    """Ruling: 8 and 2 make 10, more than 9; so the Rebel would win and the Empire does, by its Deception. Objective value 17."""
    t = at_the_end(8, 9, ("direct-assault", "deception"), "battle-of-hoth")
    dominance(t)
    assert t.round_winner == IMPERIAL


def test_Y2_a_total_raised_over_the_objective_stops_deception() -> None:
    """Ruling: 8 and 2 are over 9, so the Empire wins with 9; Deception would have given the event to the Rebel."""
    t = at_the_end(8, 9, ("direct-assault", "deception"))
    assert dominance(t).told("deceived") == []
    assert t.round_winner == IMPERIAL


# -- Y3  Direct Assault -----------------------------------------------------------------------------------------------


def test_Y3_two_more_can_win_the_event() -> None:
    """7 and 2 make 9, exactly the objective value, against 8."""
    t = at_the_end(7, 8, ("direct-assault", "infiltration"))
    assert ("raised", REBEL, 9) in dominance(t).events
    assert t.round_winner == REBEL


@pytest.mark.parametrize("balance", [REBEL, IMPERIAL])
def test_Y3_a_raised_total_can_make_a_tie(balance: int) -> None:
    """7 and 2 against 9: the token decides (D4)."""
    t = at_the_end(7, 9, ("direct-assault", "infiltration"), balance=balance)
    dominance(t)
    assert t.round_winner == balance


def test_Y3_a_raised_total_can_be_over() -> None:
    """Ruling: 8 and 2 are over 9, and 5 wins."""
    t = at_the_end(8, 5, ("direct-assault", "infiltration"))
    dominance(t)
    assert t.round_winner == IMPERIAL


def test_Y3_both_over_after_it_means_no_winner() -> None:
    """8 and 2 against 10, with the objective value 9."""
    t = at_the_end(8, 10, ("direct-assault", "infiltration"))
    dominance(t)
    assert t.round_winner == NONE
    assert t.event_bottom == [event(OBJECTIVE_NINE)]


def test_Y3_both_players_can_have_it() -> None:
    """5 against 4 stays ahead."""
    t = at_the_end(5, 4, ("direct-assault", "direct-assault"))
    assert dominance(t).told("raised") == [("raised", REBEL, 7), ("raised", IMPERIAL, 6)]
    assert t.round_winner == REBEL


def test_Y3_a_total_that_is_over_is_not_raised() -> None:
    """D2.1: the strategy has no effect."""
    t = at_the_end(10, 5, ("direct-assault", "infiltration"))
    assert dominance(t).told("raised") == []


# -- Y4  Infiltration -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rebel,imperial", [(8, 5), (5, 8)])
def test_Y4_it_works_for_winner_and_loser_alike(rebel: int, imperial: int) -> None:
    """In the next round the Rebel chooses the Imperial strategy."""
    t = at_the_end(rebel, imperial, ("infiltration", "bureaucracy"))
    assert ("infiltrates", REBEL) in dominance(t).events
    assert t.infiltrated == [0, 1]


def test_Y4_it_is_off_if_the_total_is_over() -> None:
    """D2.1."""
    t = at_the_end(10, 5, ("infiltration", "bureaucracy"))
    dominance(t)
    assert t.infiltrated == [0, 0]


def test_Y4_the_infiltrator_chooses_both_strategies_and_sees_the_cards() -> None:
    """Ruling: the Rebel chooses among the faces of the unused Imperial strategies; the Empire is asked nothing."""
    t = planning(infiltrated=[IMPERIAL])
    play = start(t, "choose_strategies")
    assert [asked.seat for asked in play.open] == [REBEL]
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support"))
    assert play.open[0].options == t.unused[IMPERIAL]
    play.answer(REBEL, "infiltrate", strategy(IMPERIAL, "bureaucracy")).finish()
    assert t.chosen == [[strategy(REBEL, "support")], [strategy(IMPERIAL, "bureaucracy")]]


def test_Y4_it_lasts_for_one_planning_phase() -> None:
    """Afterwards each chooses again for itself."""
    t = plan(infiltrated=[IMPERIAL])
    assert t.infiltrated == [0, 0]


def test_Y4_both_players_know_a_strategy_that_was_chosen_by_infiltration() -> None:
    """The Rebel who chose it, and its owner (F9); a spectator does not."""
    t = plan(("support", "deception"), infiltrated=[IMPERIAL])
    assert seen(t, REBEL, "chosen")[IMPERIAL] == [strategy(IMPERIAL, "deception")]
    assert seen(t, IMPERIAL, "chosen")[IMPERIAL] == [strategy(IMPERIAL, "deception")]
    assert seen(t, None, "chosen")[IMPERIAL] == {"hidden": None}
    assert seen(t, IMPERIAL, "chosen")[REBEL] == {"hidden": None}


def test_Y4_infiltration_goes_before_create_a_diversion() -> None:
    """Ruling (P3): the card is chosen, not random."""
    t = planning(diverted=IMPERIAL, infiltrated=[IMPERIAL])
    play = start(t, "choose_strategies")
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support"))
    play.answer(REBEL, "infiltrate", strategy(IMPERIAL, "bureaucracy")).finish()
    assert play.told("strategy-drawn") == []


def test_Y4_with_locate_the_rebel_base_the_card_is_shown_all_the_same() -> None:
    """Ruling (P3): the Rebel chooses the Imperial strategy first, it is shown, then the Rebel chooses its own."""
    t = planning(exposed=IMPERIAL, infiltrated=[IMPERIAL])
    play = start(t, "choose_strategies")
    play.answer(REBEL, "infiltrate", strategy(IMPERIAL, "bureaucracy"))
    assert seen(t, None, "chosen")[IMPERIAL] == [strategy(IMPERIAL, "bureaucracy")]
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support")).finish()
    assert seen(t, IMPERIAL, "chosen")[REBEL] == {"hidden": None}


# -- Y5  Support ------------------------------------------------------------------------------------------------------


def with_support(rebel: str = "rebel-force-5", reserve: list[str] | None = None) -> EmpireRebellion:
    reserve = ["yoda", "chewbacca"] if reserve is None else reserve
    return struggle(
        OBJECTIVE_NINE,
        rebel=[rebel],
        imperial=["imperial-force-4"],
        rebel_reserve=reserve,
        chosen=("support", "bureaucracy"),
        influence=(0, 0),
    )


def test_Y5_a_character_of_the_reserve_may_be_added() -> None:
    """The Rebel adds Yoda; the Empire does not learn whom."""
    t = with_support()
    play = start(t, "dominance_phase")
    assert sorted(play.open[0].options) == sorted([card("yoda"), card("chewbacca"), ENOUGH])
    play.answer(REBEL, "add-character", card("yoda")).finish()
    assert t.reserve[REBEL] == [card("chewbacca")]
    assert card("yoda") in t.decks[REBEL]
    assert ("added", REBEL, card("yoda")) in play.heard(REBEL)
    assert [told for told in play.heard(IMPERIAL) if told[0] == "added"] == [("added", REBEL, None)]


def test_Y5_it_may_be_left_undone() -> None:
    """The reserve stays as it is."""
    t = with_support()
    start(t, "dominance_phase").answer(REBEL, "add-character", ENOUGH).finish()
    assert sorted(t.reserve[REBEL]) == sorted([card("yoda"), card("chewbacca")])


def test_Y5_an_empty_reserve_has_nobody_to_add() -> None:
    """Nobody is asked."""
    assert dominance(with_support(reserve=[])).told("added") == []


def test_Y5_it_is_off_if_the_total_is_over() -> None:
    """D2.1: the Rebel has 12 with the objective value 9."""
    t = at_the_end(12, 5, ("support", "bureaucracy"))
    assert dominance(t).told("added") == []
    assert len(t.reserve[REBEL]) == 4


def test_Y5_both_players_can_have_it() -> None:
    """Each adds a character of their own."""
    t = struggle(OBJECTIVE_NINE, rebel=["rebel-force-5"], imperial=["imperial-force-4"], chosen=("support", "support"))
    play = start(t, "dominance_phase")
    for _ in range(2):
        asked = play.open[0]
        play.answer(asked.seat, "add-character", asked.options[0])
    play.finish()
    assert [len(reserve) for reserve in t.reserve] == [3, 3]
