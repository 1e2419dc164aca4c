"""C  Cleanup: new decks, the token, used strategies."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import IMPERIAL, REBEL, card, event, seen, strategy, struggle
from senki.games.empire_rebellion.invariants import check
from senki.games.empire_rebellion.model import NONE, EmpireRebellion, Seat
from senki.games.empire_rebellion.rules.cleanup import cleanup
from senki.games.empire_rebellion.rules.dominance import take_event


def after(winner: int, t: EmpireRebellion) -> EmpireRebellion:
    """The table after a round that the seat has won, cleaned up."""
    t.round_winner = winner
    if winner == NONE:
        t.event_bottom.append(t.event)
    else:
        take_event(t, Seat(winner))
    cleanup(t)
    check(t)
    return t


def test_C1_all_resources_become_the_new_deck() -> None:
    """Cards in play, discarded and on top of the deck: all are shuffled in; the reserve stays apart."""
    t = after(
        REBEL, struggle(rebel=["yoda"], imperial=["darth-vader"], exhausted=["yoda"], discards=["rebel-force-2"], stacked=["rebel-recon-2"])
    )
    assert [len(deck) for deck in t.decks] == [20, 20]
    assert [len(reserve) for reserve in t.reserve] == [4, 4]
    assert (t.area, t.exhausted, t.discards, t.stacked) == ([[], []], [[], []], [[], []], [[], []])
    assert t.event == NONE


def test_C1_a_card_that_was_looked_at_is_shuffled_in_too() -> None:
    """The Empire has seen Yoda on top of the Rebel deck, and still knows that he is in it."""
    t = struggle(rebel=["rebel-recon-2"])
    t.decks[REBEL].remove(card("yoda"))
    t.peeked[REBEL], t.peekers[REBEL], t.deck_seen[REBEL] = [card("yoda")], 1 << IMPERIAL, 0
    t.event_bottom.append(t.event)
    cleanup(t)
    check(t)
    assert card("yoda") in t.decks[REBEL]
    assert seen(t, IMPERIAL, "spied")[IMPERIAL] == [card("yoda")]
    assert seen(t, REBEL, "spied")[IMPERIAL] == {"hidden": None}


@pytest.mark.parametrize(
    "points,winner,face,then",
    [
        ((1, 3), REBEL, IMPERIAL, REBEL),  # 2 to 3
        ((0, 2), IMPERIAL, IMPERIAL, REBEL),
        ((3, 2), IMPERIAL, REBEL, REBEL),  # 3 to 3: the loser
        ((2, 3), REBEL, REBEL, IMPERIAL),  # 3 to 3: the loser
    ],
)
def test_C2_the_token_goes_to_the_player_with_fewer_points_or_to_the_loser(
    points: tuple[int, int], winner: int, face: int, then: int
) -> None:
    """Control of Endor is worth 1 point."""
    assert after(winner, struggle("control-of-endor", points=points, balance=face)).balance == then


@pytest.mark.parametrize("face", [REBEL, IMPERIAL])
def test_C2_with_equal_points_and_no_loser_it_stays(face: int) -> None:
    """Ruling: nobody won the round."""
    assert after(NONE, struggle(points=(2, 2), balance=face)).balance == face


def test_C2_without_a_loser_fewer_points_still_count() -> None:
    assert after(NONE, struggle(points=(2, 1), balance=REBEL)).balance == IMPERIAL


def test_C3_the_strategy_of_the_round_is_used_and_lies_face_up() -> None:
    """It is no longer among the unused ones; everyone sees both heaps."""
    t = after(REBEL, struggle(chosen=("support", "deception")))
    assert t.used == [[strategy(REBEL, "support")], [strategy(IMPERIAL, "deception")]]
    assert seen(t, IMPERIAL, "unused")[REBEL] == [0, 1, 2, 3]


def test_C3_after_the_last_unused_one_all_come_back() -> None:
    """The Rebel has used four others before; the Empire has not."""
    t = after(
        REBEL, struggle(chosen=("support", "deception"), used={REBEL: ["bureaucracy", "deception", "direct-assault", "infiltration"]})
    )
    assert (t.unused[REBEL], t.used[REBEL]) == ([0, 1, 2, 3, 4], [])
    assert t.used[IMPERIAL] == [strategy(IMPERIAL, "deception")]


def test_C1_an_event_that_nobody_won_is_not_revealed_again_before_the_others() -> None:
    """It lies at the bottom, and the round has no event any more."""
    t = after(NONE, struggle())
    assert t.event_bottom == [event("battle-of-hoth")]
    assert len(t.event_deck) == 23
