"""D  The dominance phase: totals, strategies, victory, what the winner takes."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import (
    IMPERIAL,
    REBEL,
    USUAL_STRATEGIES,
    Play,
    card,
    event,
    ids,
    run,
    seen,
    start,
    strategy,
    struggle,
)
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.model import NONE, total

OVER = ["yoda", "luke-skywalker", "rebel-recon-5", "rebel-force-5"]  # 22
OVER_TOO = ["darth-vader", "boba-fett", "imperial-recon-5", "imperial-force-5"]


def of_value(side: str, points: int) -> list[str]:
    """Ordinary resources of a side that add up to so much."""
    found: list[str] = []
    for kind in ("recon", "force", "military", "diplomacy"):
        for size in (5, 4, 3, 2):
            if points - size >= 2 or points == size:
                found.append(f"{side}-{kind}-{size}")
                points -= size
                break
    assert points == 0
    return found


def dominance(
    rebel: int,
    imperial: int,
    event_id: str = "battle-of-hoth",
    chosen: tuple[str, str] = USUAL_STRATEGIES,
    influence: tuple[int, int] = (2, 2),
    balance: int = REBEL,
) -> Play:
    """The phase with these totals, played to its end without adding characters."""
    areas = of_value("rebel", rebel), of_value("imperial", imperial)
    t = struggle(event_id, rebel=areas[REBEL], imperial=areas[IMPERIAL], chosen=chosen, influence=influence, balance=balance)
    play = start(t, "dominance_phase")
    while not play.over:
        play.answer(t.seat, "add-character", ENOUGH)
    return play.finish()


def winner(play: Play) -> int:
    return play.t.round_winner


# -- D1, D2  totals and strategies ------------------------------------------------------------------------------------


def test_D1_the_current_values_are_added_up() -> None:
    """An exhausted character counts its low value."""
    t = struggle(rebel=["yoda", "rebel-recon-4"], imperial=["darth-vader", "imperial-force-5"], exhausted=["yoda", "imperial-force-5"])
    assert (total(t, REBEL), total(t, IMPERIAL)) == (5, 11)
    assert run(t, "dominance_phase").events[:2] == [("total", REBEL, 5), ("total", IMPERIAL, 11)]


def test_D2_both_strategies_are_turned_over() -> None:
    """Everyone sees them from now on."""
    play = dominance(9, 8, chosen=("deception", "bureaucracy"))
    assert play.told("strategy-revealed") == [
        ("strategy-revealed", REBEL, strategy(REBEL, "deception")),
        ("strategy-revealed", IMPERIAL, strategy(IMPERIAL, "bureaucracy")),
    ]
    assert seen(play.t, None, "chosen") == [[strategy(REBEL, "deception")], [strategy(IMPERIAL, "bureaucracy")]]


def test_D2_support_comes_before_victory_is_determined() -> None:
    """Both have Support: the face of the token adds first. The opponent does not learn who is added."""
    t = struggle(rebel=["rebel-recon-2"], imperial=["imperial-recon-5"], chosen=("support", "support"), balance=IMPERIAL)
    first, second = t.reserve[IMPERIAL][0], t.reserve[REBEL][0]
    play = start(t, "dominance_phase")
    assert play.open[0].seat == IMPERIAL
    assert "won-event" not in [told[0] for told in play.events]
    play.answer(IMPERIAL, "add-character", first).answer(REBEL, "add-character", second).finish()
    assert first in t.decks[IMPERIAL]
    assert ("added", IMPERIAL, None) in play.heard(REBEL)


def test_D2_each_effect_comes_at_its_place() -> None:
    """Ruling: Direct Assault on the totals, then Deception on the outcome, then Bureaucracy for the loser."""
    assert winner(dominance(9, 10, chosen=("direct-assault", "bureaucracy"))) == REBEL
    assert winner(dominance(9, 10, chosen=("direct-assault", "deception"))) == IMPERIAL
    play = dominance(9, 10, chosen=("bureaucracy", "support"))
    assert (winner(play), play.t.influence) == (IMPERIAL, [4, 2])


@pytest.mark.parametrize("name", ["bureaucracy", "deception", "direct-assault", "infiltration", "support"])
def test_D2_1_over_the_objective_value_the_own_strategy_is_off(name: str) -> None:
    """The Rebel has 18 of 17: nothing is asked, gained or changed, and the Empire wins."""
    play = dominance(18, 10, chosen=(name, "bureaucracy"))
    assert ("strategy-off", REBEL, strategy(REBEL, name)) in play.events
    assert winner(play) == IMPERIAL
    assert (play.t.influence, play.t.infiltrated) == ([2, 2], [0, 0])


def test_D2_1_the_other_players_strategy_still_works() -> None:
    """The Empire's Infiltration works though the Rebel is over."""
    assert dominance(18, 10, chosen=("deception", "infiltration")).t.infiltrated == [1, 0]


def test_D2_1_is_judged_before_direct_assault() -> None:
    """Ruling: at 16 of 17 Direct Assault works, and lifts the total to 18, which is over."""
    play = dominance(16, 10, chosen=("direct-assault", "bureaucracy"))
    assert play.told("strategy-off") == []
    assert play.told("raised") == [("raised", REBEL, 18)]
    assert winner(play) == IMPERIAL


# -- D3, D4  victory --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rebel,imperial,wins", [(17, 16, REBEL), (16, 17, IMPERIAL), (18, 4, IMPERIAL), (4, 18, REBEL), (17, 18, REBEL)])
def test_D3_the_higher_total_that_is_not_over_wins(rebel: int, imperial: int, wins: int) -> None:
    """Battle of Hoth has an objective value of 17."""
    assert winner(dominance(rebel, imperial)) == wins


def test_D3_who_is_over_is_the_loser() -> None:
    """Ruling: the Rebel is over and loses 2 influence by the effect of the event."""
    t = struggle("acquire-the-death-star-plans", rebel=["yoda", "luke-skywalker", "rebel-recon-2"], imperial=["imperial-recon-5"])
    play = run(t, "dominance_phase")
    assert (winner(play), t.influence) == (IMPERIAL, [0, 3])


@pytest.mark.parametrize("face", [REBEL, IMPERIAL])
def test_D4_a_tie_goes_to_the_face_of_the_token(face: int) -> None:
    """Nine each."""
    assert winner(dominance(9, 9, balance=face)) == face


# -- D5, D6  the event ------------------------------------------------------------------------------------------------


def test_D5_the_winner_takes_the_event_and_its_points() -> None:
    """It lies face up with the winner."""
    play = dominance(9, 8, "battle-of-hoth")
    assert (play.t.won, play.t.points) == ([[event("battle-of-hoth")], []], [3, 0])
    assert ("won-event", REBEL, event("battle-of-hoth")) in play.events


def test_D5_1_the_winner_takes_the_influence_of_the_event() -> None:
    """Heart of the Empire has an influence value of 2."""
    assert dominance(5, 8, "heart-of-the-empire").t.influence == [4, 4]  # the Rebel's Bureaucracy works too
    assert dominance(5, 8, "heart-of-the-empire", chosen=("deception", "deception")).t.influence == [2, 4]


def test_D5_2_the_effect_is_resolved_after_that() -> None:
    """The loser gains 2 by Bureaucracy before it loses 2 by the event; the winner has its influence by then."""
    play = dominance(5, 8, "acquire-the-death-star-plans", influence=(0, 0))
    told = [told for told in play.events if told[0] in ("influence-gained", "bureaucracy-gains", "event-takes")]
    assert told == [
        ("influence-gained", IMPERIAL, 1, play.t.event),
        ("bureaucracy-gains", REBEL, 2),
        ("event-takes", REBEL, 2, play.t.event),
    ]


def test_D6_both_over_and_nobody_wins() -> None:
    """The event goes to the bottom of the event deck, known to all who saw it; its effect is not resolved."""
    t = struggle("negotiate-with-the-hutts", rebel=OVER[:3], imperial=OVER_TOO[:3])
    play = run(t, "dominance_phase")
    assert (winner(play), t.points, t.influence) == (NONE, [0, 0], [2, 2])
    assert t.event_bottom == [event("negotiate-with-the-hutts")]
    assert play.events[-1] == ("nobody-wins", event("negotiate-with-the-hutts"))
    assert ids(t.area[REBEL]) == OVER[:3]
    assert card("yoda") not in t.reserve[REBEL]
    for viewer in (REBEL, IMPERIAL, None):
        assert seen(t, viewer, "event_bottom") == t.event_bottom
