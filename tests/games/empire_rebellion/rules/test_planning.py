"""P  The planning phase: the event, and strategies chosen in secret, by the opponent, at random or openly."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import (
    IMPERIAL,
    REBEL,
    WATCHED,
    event,
    full_table,
    plan,
    planning,
    power,
    seen,
    start,
    strategy,
    struggle,
)
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion.model import NONE

# -- P1  the event ----------------------------------------------------------------------------------------------------


def test_P1_the_top_event_is_revealed() -> None:
    """Chance draws it from the shuffled deck, and everyone sees it."""
    t = full_table()
    play = start(t, "planning_phase", dice=[event("rebel-uprising")])
    assert t.event == event("rebel-uprising")
    assert play.events[0] == ("revealed", event("rebel-uprising"))
    assert event("rebel-uprising") not in t.event_deck


def test_P1_events_put_on_top_come_first_and_those_at_the_bottom_last() -> None:
    """One card was put back on top, one went to the bottom; the shuffled part is used up in between."""
    t = full_table()
    t.event_top = [event("battle-of-hoth")]
    t.event_known[event("battle-of-hoth")] = 1 << REBEL
    t.event_bottom = [event("battle-of-endor"), event("battle-of-yavin")]
    t.event_deck = [event("control-of-endor")]
    t.won[REBEL] = [number for number in range(24) if number not in t.event_top + t.event_bottom + t.event_deck]
    order = [event("battle-of-hoth"), event("control-of-endor"), event("battle-of-endor"), event("battle-of-yavin")]
    found = []
    for number in order:
        start(t, "planning_phase", dice=[number] if number == event("control-of-endor") else [])
        found.append(t.event)
    assert found == order
    assert t.event_known == [0] * 24


# -- P2  choosing strategies ------------------------------------------------------------------------------------------


def test_P2_both_choose_in_secret_at_the_same_time() -> None:
    """Until both have chosen, and after it, nobody sees the other's card; a spectator sees neither."""
    t = planning()
    play = start(t, "choose_strategies")
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "choose-strategy"), (IMPERIAL, "choose-strategy")]
    before = seen(t, REBEL, "chosen"), seen(t, REBEL, "unused")
    play.answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "deception"))
    assert (seen(t, REBEL, "chosen"), seen(t, REBEL, "unused")) == before
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support")).finish()
    assert seen(t, REBEL, "chosen") == [[strategy(REBEL, "support")], {"hidden": None}]
    assert seen(t, None, "chosen") == [{"hidden": None}, {"hidden": None}]
    assert ("strategy-laid", IMPERIAL, None) in play.heard(REBEL)
    assert ("strategy-laid", REBEL, strategy(REBEL, "support")) in play.heard(REBEL)


def test_P2_used_strategies_cannot_be_chosen() -> None:
    """Two of the Rebel's lie face up; three are left to choose from."""
    t = planning()
    for name in ("deception", "support"):
        t.unused[REBEL].remove(strategy(REBEL, name))
        t.used[REBEL].append(strategy(REBEL, name))
    play = start(t, "choose_strategies")
    assert play.open[0].options == [strategy(REBEL, name) for name in ("bureaucracy", "direct-assault", "infiltration")]


def test_P2_the_last_unused_strategy_is_known_to_all() -> None:
    """Ruling: four of the Rebel's lie face up, so the fifth is no secret, neither chosen nor drawn nor chosen anew."""
    for diverted in (NONE, REBEL):
        t = planning(diverted=diverted)
        t.used[REBEL], t.unused[REBEL] = t.unused[REBEL][:4], t.unused[REBEL][4:]
        last = t.unused[REBEL][0]
        play = start(t, "choose_strategies", dice=[("random-strategy", last)] if diverted == REBEL else [])
        if diverted == NONE:
            assert seen(t, IMPERIAL, "unused")[REBEL] == {"hidden": None}, "while both choose, nothing shows who has chosen"
            play.answer(REBEL, "choose-strategy", last)
        play.answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "support")).finish()
        assert seen(t, IMPERIAL, "chosen")[REBEL] == [last]
        assert seen(t, None, "chosen") == [[last], {"hidden": None}]
        assert play.heard(None)[0] == (
            "strategy-drawn" if diverted == REBEL else "strategy-laid",
            REBEL,
            last,
        )


def test_P2_a_choice_may_be_changed_until_the_other_has_chosen() -> None:
    """Beginning anew puts the card back among the unused ones."""
    t = planning()
    play = start(t, "choose_strategies")
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support"))
    assert t.sealed is not None
    t.sealed.restart(t, WATCHED, REBEL)
    assert t.unused[REBEL] == [0, 1, 2, 3, 4]
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "deception"))
    play.answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "support")).finish()
    assert t.chosen == [[strategy(REBEL, "deception")], [strategy(IMPERIAL, "support")]]


# -- P3  what the last round has changed ------------------------------------------------------------------------------


def test_P3_after_infiltration_the_opponent_chooses() -> None:
    """The Rebel's Infiltration worked: the Rebel chooses both cards. Both know the Empire's, only the Rebel knows the Rebel's."""
    t = planning(infiltrated=[IMPERIAL])
    play = start(t, "choose_strategies")
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "choose-strategy")]
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support"))
    assert [(asked.seat, asked.name, asked.options) for asked in play.open] == [(REBEL, "infiltrate", [5, 6, 7, 8, 9])]
    play.answer(REBEL, "infiltrate", strategy(IMPERIAL, "infiltration")).finish()
    assert seen(t, REBEL, "chosen") == [[strategy(REBEL, "support")], [strategy(IMPERIAL, "infiltration")]]
    assert seen(t, IMPERIAL, "chosen") == [{"hidden": None}, [strategy(IMPERIAL, "infiltration")]]
    assert seen(t, None, "chosen") == [{"hidden": None}, {"hidden": None}]
    assert t.infiltrated == [0, 0]


def test_P3_after_a_diversion_the_strategy_is_random() -> None:
    """The Empire's card is drawn; the Empire may look at it, the Rebel may not."""
    t = planning(diverted=IMPERIAL)
    play = start(t, "choose_strategies", dice=[("random-strategy", strategy(IMPERIAL, "bureaucracy"))])
    assert [asked.seat for asked in play.open] == [REBEL]
    assert seen(t, IMPERIAL, "chosen")[IMPERIAL] == [strategy(IMPERIAL, "bureaucracy")]
    assert seen(t, REBEL, "chosen")[IMPERIAL] == {"hidden": None}
    assert play.heard(REBEL) == [("strategy-drawn", IMPERIAL, None)]
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support")).finish()
    assert t.unused[IMPERIAL] == [6, 7, 8, 9]
    assert t.diverted == [0, 0]


def test_P3_after_the_base_is_located_the_loser_chooses_first_and_shows() -> None:
    """Then the winner chooses, in secret as ever."""
    t = planning(exposed=REBEL)
    play = start(t, "choose_strategies")
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "choose-strategy")]
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "deception"))
    assert play.events == [("strategy-shown", REBEL, strategy(REBEL, "deception"))]
    assert [asked.seat for asked in play.open] == [IMPERIAL]
    assert seen(t, IMPERIAL, "chosen")[REBEL] == [strategy(REBEL, "deception")]
    play.answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "support")).finish()
    assert seen(t, REBEL, "chosen")[IMPERIAL] == {"hidden": None}
    assert t.strategy_seen == [EVERYONE, 1 << IMPERIAL]
    assert t.exposed == [0, 0]


def test_P3_infiltration_goes_before_a_diversion() -> None:
    """Ruling: the card is chosen by the opponent and not drawn, so chance is not asked."""
    t = plan(chosen=("support", "bureaucracy"), diverted=IMPERIAL, infiltrated=[IMPERIAL])
    assert t.strategy_seen == [1 << REBEL, 1 << REBEL | 1 << IMPERIAL]


def test_P3_a_card_chosen_by_infiltration_is_shown_all_the_same() -> None:
    """Ruling: the Rebel chooses the Empire's card, which is shown before the Rebel's own is chosen."""
    t = planning(exposed=IMPERIAL, infiltrated=[IMPERIAL])
    play = start(t, "choose_strategies")
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "infiltrate")]
    play.answer(REBEL, "infiltrate", strategy(IMPERIAL, "support"))
    support = strategy(IMPERIAL, "support")
    assert play.events == [("strategy-infiltrated", REBEL, IMPERIAL, support), ("strategy-shown", IMPERIAL, support)]
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "choose-strategy")]


@pytest.mark.parametrize("first", [REBEL, IMPERIAL])
def test_P3_both_infiltrations_are_chosen_at_the_same_time(first: int) -> None:
    """Each chooses the other's card, and sees its own only when both are chosen."""
    t = planning(infiltrated=[REBEL, IMPERIAL])
    play = start(t, "choose_strategies")
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "infiltrate"), (IMPERIAL, "infiltrate")]
    play.answer(first, "infiltrate", strategy(1 - first, "support"))
    assert seen(t, 1 - first, "chosen")[1 - first] == {"hidden": None}
    play.answer(1 - first, "infiltrate", strategy(first, "deception")).finish()
    for viewer in (REBEL, IMPERIAL):
        assert seen(t, viewer, "chosen")[viewer] == t.chosen[viewer]
        assert seen(t, viewer, "chosen")[1 - viewer] == t.chosen[1 - viewer]


def test_P3_a_strategy_chosen_anew_is_the_owners_secret() -> None:
    """Palpatine makes the Rebel discard a card that the Empire had chosen: of the new one the Empire knows nothing."""
    t = struggle(imperial=["emperor-palpatine"], chosen=("support", "bureaucracy"))
    t.strategy_seen[REBEL] = 1 << REBEL | 1 << IMPERIAL
    power(t, "emperor-palpatine", ("new-strategy", strategy(REBEL, "deception")))
    assert t.used[REBEL] == [strategy(REBEL, "support")]
    assert seen(t, IMPERIAL, "chosen")[REBEL] == {"hidden": None}
