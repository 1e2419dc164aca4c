"""E  The effects of events."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import Names, card, cards, event, ids, is_character, power, run, seen, start, strategy, struggle
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion
from senki.games.empire_rebellion.rules.cleanup import cleanup

QUIET = ("infiltration", "infiltration")  # strategies that change nothing in the round itself


def won_by_the_rebel(
    event_id: str,
    influence: tuple[int, int] = (3, 3),
    discards: Names = (),
    rebel_reserve: Names | None = None,
    imperial_reserve: Names | None = None,
    chosen: tuple[str, str] = QUIET,
    used: dict[int, Names] | None = None,
) -> EmpireRebellion:
    """The struggle over this event is over: the Rebel has 4, the Empire 2."""
    return struggle(
        event_id,
        rebel=["rebel-force-4"],
        imperial=["imperial-force-2"],
        discards=discards,
        rebel_reserve=rebel_reserve,
        imperial_reserve=imperial_reserve,
        influence=influence,
        chosen=chosen,
        used=used,
    )


def nobody_wins(event_id: str) -> EmpireRebellion:
    """Both sides are over: 6 and more with the objective value 5 to 9."""
    rebel = ["rebel-force-5", "luke-skywalker"]
    return struggle(event_id, rebel=rebel, imperial=["imperial-force-5", "darth-vader"], influence=(3, 3), chosen=QUIET)


# -- E1  two kinds of effect ------------------------------------------------------------------------------------------


def test_E1_an_effect_that_restricts_powers_works_from_the_reveal_on() -> None:
    """Most Desperate Hour: Military is off in the struggle, and after the victory nothing more is resolved."""
    t = won_by_the_rebel("most-desperate-hour")
    t.decks[REBEL].remove(card("rebel-military-2"))
    t.area[REBEL].append(card("rebel-military-2"))
    assert power(t, "rebel-military-2").events[-1][0] == "nothing-happens"
    play = run(t, "dominance_phase")
    assert play.events[-1] == ("influence-gained", REBEL, 2, t.event)
    assert t.influence == [5, 3]


def test_E1_an_effect_for_the_loser_waits_for_the_victory() -> None:
    """Acquire the Death Star Plans takes no influence before the event is won."""
    t = won_by_the_rebel("acquire-the-death-star-plans")
    power(t, "imperial-force-2")
    assert t.influence == [3, 3]
    run(t, "dominance_phase")
    assert t.influence == [4, 1]


@pytest.mark.parametrize("event_id", [str(record["id"]) for record in cards().pack.tables["event"] if record["effect"] == "none"])
def test_E1_an_event_without_effect_only_brings_its_points_and_influence(event_id: str) -> None:
    """Nobody is asked anything, and the loser keeps everything."""
    t = won_by_the_rebel(event_id)
    run(t, "dominance_phase")
    assert t.points == [cards().points[event(event_id)], 0]
    assert t.influence == [3 + cards().influence[event(event_id)], 3]
    assert (t.diverted, t.exposed, t.used) == ([0, 0], [0, 0], [[], []])


@pytest.mark.parametrize("event_id", ["create-a-diversion", "destroy-the-shield-generator", "occupation-of-cloud-city"])
def test_E1_without_a_winner_the_effect_is_not_resolved(event_id: str) -> None:
    """D6: the event goes under the deck, and nothing else happens."""
    t = nobody_wins(event_id)
    run(t, "dominance_phase")
    assert t.event_bottom == [event(event_id)]
    assert (t.influence, t.diverted) == ([3, 3], [0, 0])
    assert [len(reserve) for reserve in t.reserve] == [4, 4]


# -- E3  influence ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event_id", ["acquire-the-death-star-plans", "destroy-the-shield-generator"])
@pytest.mark.parametrize("before,after", [(3, 1), (1, 0), (0, 0)])
def test_E3_the_loser_loses_two_influence(event_id: str, before: int, after: int) -> None:
    """Or all that there is (F12); the winner has 1 from the event."""
    t = won_by_the_rebel(event_id, influence=(3, before))
    run(t, "dominance_phase")
    assert t.influence == [4, after]


# -- E4  adding a character -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event_id", ["occupation-of-cloud-city", "rebel-uprising"])
@pytest.mark.parametrize("adds", [True, False])
def test_E4_the_winner_may_add_a_character(event_id: str, adds: bool) -> None:
    """In secret; only the winner is asked."""
    t = won_by_the_rebel(event_id, rebel_reserve=["yoda", "chewbacca"])
    play = start(t, "dominance_phase")
    assert (play.open[0].seat, sorted(play.open[0].options)) == (REBEL, sorted([card("yoda"), card("chewbacca"), ENOUGH]))
    play.answer(REBEL, "add-character", card("yoda") if adds else ENOUGH).finish()
    assert (card("yoda") in t.decks[REBEL]) == adds
    assert ("added", REBEL, card("yoda")) not in play.heard(IMPERIAL)


# -- E5, E6  a character leaves the deck ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "event_id,seat,in_play", [("fall-of-a-hero", IMPERIAL, "darth-vader"), ("negotiate-with-the-hutts", REBEL, "yoda")]
)
def test_E5_a_character_goes_from_the_deck_to_the_reserve(event_id: str, seat: int, in_play: str) -> None:
    """Fall of a Hero hits the loser, the Hutts the winner (E6). Ruling: one in play may be chosen too, and the choice is secret."""
    t = won_by_the_rebel(event_id, discards=[in_play])
    play = start(t, "dominance_phase")
    [asked] = play.open
    assert (asked.seat, asked.name, len(asked.options)) == (seat, "to-reserve", 4)
    assert card(in_play) in asked.options
    assert all(is_character(option) for option in asked.options)
    assert play.told("gathered") == [("gathered", seat)]
    play.answer(seat, "to-reserve", card(in_play)).finish()
    assert len(t.reserve[seat]) == 5
    t.told = []
    cleanup(t)
    gathered = [told[3][0] for told in t.told if GAME.info.events[told[0]].name == "gathered"]
    assert gathered == [1 - seat], "the other's resources; its own are gathered already"
    assert card(in_play) not in t.decks[seat]
    assert len(t.decks[seat]) == 19
    assert ("moved-to-reserve", seat, card(in_play)) in play.heard(seat)
    assert ("moved-to-reserve", seat, None) in play.heard(1 - seat)
    assert seen(t, 1 - seat, "reserve")[seat] == {"hidden": 5, "known": []}


def test_E5_the_loser_without_a_character_does_nothing() -> None:
    """Ruling: all eight Imperial characters are in the reserve already."""
    t = won_by_the_rebel(
        "fall-of-a-hero", imperial_reserve=[str(r["id"]) for r in cards().pack.tables["character"] if r["side"] == "imperial"]
    )
    assert run(t, "dominance_phase").told("moved-to-reserve") == []


def test_E6_the_winner_of_the_hutts_must_give_a_character() -> None:
    """There is no way to keep them all."""
    t = won_by_the_rebel("negotiate-with-the-hutts")
    play = start(t, "dominance_phase")
    assert (play.open[0].seat, play.open[0].name) == (REBEL, "to-reserve")
    assert ENOUGH not in play.open[0].options
    play.answer(REBEL, "to-reserve", play.open[0].options[0]).finish()
    assert [len(reserve) for reserve in t.reserve] == [5, 4]


# -- E7  the next events ----------------------------------------------------------------------------------------------

NEXT = ["battle-of-hoth", "fall-of-a-hero", "control-of-endor"]


def test_E7_the_winner_orders_the_top_three_events() -> None:
    """Control of Endor is put on top, and is the next event; the Empire does not see them."""
    t = won_by_the_rebel("balance-of-the-force")
    play = start(t, "dominance_phase", dice=[event(one) for one in NEXT])
    assert sorted(play.open[0].options) == sorted(event(one) for one in NEXT)
    assert seen(t, REBEL, "event_top") == [event(one) for one in NEXT]
    hidden: object = seen(t, IMPERIAL, "event_top")
    assert hidden == {"hidden": 3, "known": []}
    play.answer(REBEL, "order-events", event("control-of-endor")).answer(REBEL, "order-events", event("battle-of-hoth")).finish()
    assert [told[0] for told in play.heard(IMPERIAL) if told[0] == "looked-at-events"] == ["looked-at-events"]
    assert event("fall-of-a-hero") not in [value for told in play.heard(IMPERIAL) for value in told[1:] if told[0] == "looked-at-events"]
    assert seen(t, REBEL, "event_top") == [event(one) for one in ("control-of-endor", "battle-of-hoth", "fall-of-a-hero")]
    cleanup(t)
    planning = start(t, "planning_phase")
    assert planning.told("revealed") == [("revealed", event("control-of-endor"))]


# -- E8  Create a Diversion -------------------------------------------------------------------------------------------


def test_E8_the_next_strategy_of_the_loser_is_random() -> None:
    """Chance draws among the unused four; the owner may look at it, the winner may not."""
    t = won_by_the_rebel("create-a-diversion", chosen=("bureaucracy", "bureaucracy"))
    assert run(t, "dominance_phase").told("diverted") == [("diverted", IMPERIAL)]
    cleanup(t)
    planning = start(t, "planning_phase", dice=[event("battle-of-hoth"), strategy(IMPERIAL, "deception")])
    assert [asked.seat for asked in planning.open] == [REBEL]
    planning.answer(REBEL, "choose-strategy", strategy(REBEL, "deception")).finish()
    assert t.chosen[IMPERIAL] == [strategy(IMPERIAL, "deception")]
    assert seen(t, IMPERIAL, "chosen")[IMPERIAL] == [strategy(IMPERIAL, "deception")]
    assert seen(t, REBEL, "chosen")[IMPERIAL] == {"hidden": None}
    assert t.diverted == [0, 0]


# -- E9  Display of Power ---------------------------------------------------------------------------------------------


def test_E9_the_winner_chooses_an_unused_strategy_that_the_loser_discards() -> None:
    """Not the one of this round."""
    t = won_by_the_rebel("display-of-power", used={IMPERIAL: ["support"]})
    play = start(t, "dominance_phase")
    [asked] = play.open
    assert (asked.seat, asked.name) == (REBEL, "discard-strategy")
    assert asked.options == [strategy(IMPERIAL, one) for one in ("bureaucracy", "deception", "direct-assault")]
    play.answer(REBEL, "discard-strategy", strategy(IMPERIAL, "deception")).finish()
    assert sorted(t.used[IMPERIAL]) == sorted([strategy(IMPERIAL, "support"), strategy(IMPERIAL, "deception")])
    cleanup(t)
    assert t.unused[IMPERIAL] == [strategy(IMPERIAL, one) for one in ("bureaucracy", "direct-assault")]


def test_E9_the_last_unused_strategy_brings_all_back_in_the_cleanup() -> None:
    """Ruling: the round's own strategy still lies on the table when the last unused one goes."""
    t = won_by_the_rebel("display-of-power", used={IMPERIAL: ["support", "bureaucracy", "deception"]})
    play = start(t, "dominance_phase")
    play.answer(REBEL, "discard-strategy", strategy(IMPERIAL, "direct-assault")).finish()
    assert (t.unused[IMPERIAL], len(t.used[IMPERIAL])) == ([], 4)
    cleanup(t)
    assert (len(t.unused[IMPERIAL]), t.used[IMPERIAL]) == (5, [])


def test_E9_without_an_unused_strategy_nothing_happens() -> None:
    """Ruling: four are used and the fifth is this round's."""
    t = won_by_the_rebel("display-of-power", used={IMPERIAL: ["support", "bureaucracy", "deception", "direct-assault"]})
    assert run(t, "dominance_phase").told("strategy-discarded") == []


# -- E10  Locate the Rebel Base ---------------------------------------------------------------------------------------


def test_E10_the_loser_chooses_first_and_shows_the_strategy() -> None:
    """The Empire chooses alone and openly, then the Rebel in secret."""
    t = won_by_the_rebel("locate-the-rebel-base", chosen=("bureaucracy", "bureaucracy"))
    assert run(t, "dominance_phase").told("exposed") == [("exposed", IMPERIAL)]
    cleanup(t)
    play = start(t, "planning_phase", dice=[event("battle-of-hoth")])
    assert [asked.seat for asked in play.open] == [IMPERIAL]
    play.answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "deception"))
    assert ("strategy-shown", IMPERIAL, strategy(IMPERIAL, "deception")) in play.heard(None)
    assert seen(t, REBEL, "chosen")[IMPERIAL] == [strategy(IMPERIAL, "deception")]
    assert [asked.seat for asked in play.open] == [REBEL]
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "deception")).finish()
    assert seen(t, IMPERIAL, "chosen")[REBEL] == {"hidden": None}
    assert t.exposed == [0, 0]


# -- E11  Ultimate Power in the Universe ------------------------------------------------------------------------------


def test_E11_the_winner_takes_back_all_used_strategies() -> None:
    """Ruling: the strategy of this round is used afterwards. The loser takes nothing back."""
    t = won_by_the_rebel("ultimate-power-in-the-universe", used={REBEL: ["support", "deception"], IMPERIAL: ["support", "deception"]})
    run(t, "dominance_phase")
    assert (t.used[REBEL], len(t.unused[REBEL])) == ([], 4)
    assert len(t.used[IMPERIAL]) == 2
    cleanup(t)
    assert t.used[REBEL] == [strategy(REBEL, "infiltration")]
    assert len(t.used[IMPERIAL]) == 3


def test_E11_without_used_strategies_nothing_is_told() -> None:
    """The Rebel has used none before this round."""
    t = won_by_the_rebel("ultimate-power-in-the-universe")
    assert run(t, "dominance_phase").told("strategies-back") == []


def test_E2_a_power_that_does_nothing_still_exhausts_a_character() -> None:
    """Duel on Cloud City: who is over the objective may lower a character from 6 to 1."""
    t = struggle("duel-on-cloud-city", rebel=["yoda", "chewbacca", "rebel-force-5", "rebel-military-5"])
    power(t, "chewbacca")
    assert ids(t.exhausted[REBEL]) == ["chewbacca"]
