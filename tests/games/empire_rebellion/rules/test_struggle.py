"""U  The struggle phase: turns, playing, powers, influence, passing."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import (
    IMPERIAL,
    REBEL,
    card,
    ids,
    power,
    run,
    seen,
    start,
    start_power,
    struggle,
    top,
)
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.model import INFLUENCE, PASS_TURN, PLAY, POWER, total

ALL_ACTIONS = [PLAY, POWER, INFLUENCE, PASS_TURN]

# -- U1, U2  turns ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [REBEL, IMPERIAL])
def test_U1_the_face_of_the_token_acts_first_and_turns_alternate(face: int) -> None:
    """Both pass in turn."""
    t = struggle(rebel=["yoda"], imperial=["darth-vader"], balance=face)
    play = start(t, "struggle_phase")
    assert play.open[0].seat == face
    play.answer(face, "turn", POWER) if face == REBEL else play.answer(face, "turn", PASS_TURN)
    assert play.open[0].seat == 1 - face


def test_U2_there_are_four_things_to_do() -> None:
    """With room, a ready card, an exhausted one and influence, all four."""
    t = struggle(rebel=["yoda", "rebel-recon-2"], exhausted=["yoda"])
    assert start(t, "turn", seat=REBEL).open[0].options == ALL_ACTIONS


@pytest.mark.parametrize(
    "area,exhausted,influence,options",
    [
        (["yoda"], [], 2, [PLAY, POWER, PASS_TURN]),
        (["yoda"], ["yoda"], 0, [PLAY, PASS_TURN]),
        (["yoda"], ["yoda"], 1, [PLAY, INFLUENCE, PASS_TURN]),
        (["yoda", "rebel-recon-2"], [], 2, [POWER, PASS_TURN]),
        (["yoda", "rebel-recon-2"], ["yoda", "rebel-recon-2"], 0, [PASS_TURN]),
    ],
)
def test_U2_only_what_is_possible_is_offered(area: list[str], exhausted: list[str], influence: int, options: list[int]) -> None:
    """Control of Endor has a capacity of 2."""
    t = struggle("control-of-endor", rebel=area, exhausted=exhausted, influence=(influence, 0))
    assert start(t, "turn", seat=REBEL).open[0].options == options


def test_U2_one_action_and_the_turn_is_over() -> None:
    """After playing a card it is the Empire's turn."""
    t = struggle(rebel=["yoda"], imperial=["darth-vader"])
    play = start(t, "struggle_phase", dice=[card("rebel-force-2")]).answer(REBEL, "turn", PLAY)
    assert play.open[0].seat == IMPERIAL


def test_U2_1_without_a_card_in_play_one_must_be_played() -> None:
    """Neither passing nor influence is offered, though there is influence."""
    assert start(struggle(imperial=["darth-vader"]), "turn", seat=REBEL).open[0].options == [PLAY]


def test_U2_1_holds_whenever_the_play_area_is_empty() -> None:
    """The Rebel's only card discards itself; on the next turn the Rebel must play."""
    t = struggle(rebel=["rebel-diplomacy-2"], imperial=["darth-vader"])
    play = start(t, "struggle_phase").answer(REBEL, "turn", POWER).answer(IMPERIAL, "turn", PASS_TURN)
    assert [(asked.seat, asked.options) for asked in play.open] == [(REBEL, [PLAY])]


# -- U3  playing a card -----------------------------------------------------------------------------------------------


def test_U3_the_top_card_is_played_ready() -> None:
    """Chance says which card of the shuffled deck it is."""
    t = struggle(rebel=["yoda"])
    play = run(t, "turn", dice=[card("luke-skywalker")], answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert ids(t.area[REBEL]) == ["yoda", "luke-skywalker"]
    assert t.exhausted[REBEL] == []
    assert play.events[0] == ("played", REBEL, card("luke-skywalker"))


@pytest.mark.parametrize("played, stands", [("rebel-force-3", (9, 9, 0)), ("rebel-force-5", (11, 9, 2))])
def test_D1_the_total_is_told_with_each_card(played: str, stands: tuple[int, int, int]) -> None:
    """Yoda counts 6; the objective value is 9."""
    t = struggle("control-of-endor", rebel=["yoda"])
    play = run(t, "turn", dice=[card(played)], answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert play.events == [("played", REBEL, card(played)), ("stands", REBEL, *stands)]


def test_U3_cards_put_on_top_are_drawn_before_the_shuffled_ones() -> None:
    """The last one put there first, then a card that somebody has looked at, then any other."""
    t = struggle(rebel=["yoda"], stacked=["rebel-force-2", "rebel-force-3"])
    t.decks[REBEL].remove(card("rebel-recon-5"))
    t.peeked[REBEL] = [card("rebel-recon-5")]
    t.peekers[REBEL] = 1 << IMPERIAL
    t.deck_seen[REBEL] = 0
    for _ in range(3):
        run(t, "turn", answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert ids(t.area[REBEL]) == ["yoda", "rebel-force-3", "rebel-force-2", "rebel-recon-5"]
    run(t, "turn", dice=[card("rebel-recon-2")], answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert ids(t.area[REBEL])[-1] == "rebel-recon-2"


def test_U3_1_no_card_is_played_beyond_the_capacity() -> None:
    """Two cards, capacity 2: playing is not offered; after one is gone it is."""
    t = struggle("control-of-endor", rebel=["yoda", "rebel-diplomacy-2"])
    assert PLAY not in start(t, "turn", seat=REBEL).open[0].options
    power(t, "rebel-diplomacy-2", ("diplomacy", card("rebel-diplomacy-2")))
    assert PLAY in start(t, "turn", seat=REBEL).open[0].options


def test_U3_1_only_ones_own_cards_count() -> None:
    """The Empire is at the capacity; the Rebel is not."""
    t = struggle("control-of-endor", rebel=["yoda"], imperial=["darth-vader", "boba-fett"])
    assert PLAY in start(t, "turn", seat=REBEL).open[0].options


def test_U3_2_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """All the Rebel's other cards have been discarded; playing one shuffles them first."""
    t = struggle(rebel=["yoda"], all_discarded=REBEL)
    play = run(t, "turn", dice=[card("rebel-force-2")], answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert play.events[:2] == [("reshuffled", REBEL), ("played", REBEL, card("rebel-force-2"))]
    assert t.discards[REBEL] == []
    assert len(t.decks[REBEL]) == 18


def test_U3_2_not_before_a_card_is_needed() -> None:
    """Ruling: the last card is drawn, and the discard pile stays as it is."""
    t = struggle(rebel=["yoda"], all_discarded=REBEL, deck=["rebel-force-2"])
    run(t, "turn", dice=[card("rebel-force-2")], answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert t.decks[REBEL] == []
    assert len(t.discards[REBEL]) == 18


def test_U3_2_the_shuffled_pile_goes_under_a_deck_that_is_too_small() -> None:
    """Recon finds one card in the Imperial deck, and takes the second from the shuffled discard pile."""
    t = struggle(rebel=["rebel-recon-2"], all_discarded=IMPERIAL, deck=["imperial-force-2"])
    play = start_power(t, "rebel-recon-2", dice=[card("imperial-force-2"), card("darth-vader")])
    play.answer(REBEL, "recon-deck", IMPERIAL)
    assert ids(play.open[0].options) == ["imperial-force-2", "darth-vader"]
    play.answer(REBEL, "recon-discard", card("darth-vader")).finish()
    assert top(t, IMPERIAL) == "imperial-force-2"
    assert ids(t.discards[IMPERIAL]) == ["darth-vader"]


def test_U3_3_discards_lie_face_up_with_their_owner() -> None:
    """Everyone sees both piles."""
    t = struggle(rebel=["rebel-military-2"], imperial=["darth-vader"])
    power(t, "rebel-military-2")
    for viewer in (REBEL, IMPERIAL, None):
        assert seen(t, viewer, "discards") == [[], [card("darth-vader")]]


# -- U4  using a power ------------------------------------------------------------------------------------------------


def test_U4_a_ready_card_is_exhausted_and_its_power_resolved() -> None:
    """The Rebel chooses among the ready cards; an exhausted one is not offered."""
    t = struggle(rebel=["yoda", "rebel-military-2", "rebel-force-3"], imperial=["darth-vader"], exhausted=["rebel-force-3"])
    play = start(t, "turn", seat=REBEL).answer(REBEL, "turn", POWER)
    assert ids(play.open[0].options) == ["yoda", "rebel-military-2"]
    play.answer(REBEL, "use-power", card("yoda")).finish()
    assert ids(t.exhausted[REBEL]) == ["rebel-force-3", "yoda"]
    assert t.influence[REBEL] == 3


def test_U4_a_card_whose_power_can_do_nothing_may_be_exhausted() -> None:
    """Ruling: ordinary resources too. The Rebel's Military finds no Imperial card."""
    t = struggle(rebel=["rebel-military-2"])
    assert power(t, "rebel-military-2").events[-1] == ("nothing-happens", card("rebel-military-2"))
    assert ids(t.exhausted[REBEL]) == ["rebel-military-2"]


def test_U4_1_what_a_power_can_do_must_be_done() -> None:
    """The only ready card besides is the Rebel's own: the Force exhausts it."""
    t = struggle(rebel=["rebel-force-2", "yoda"], imperial=["darth-vader"], exhausted=["darth-vader"])
    power(t, "rebel-force-2")
    assert ids(t.exhausted[REBEL]) == ["rebel-force-2", "yoda"]


def test_U4_1_of_two_things_at_least_one_is_done() -> None:
    """Luke leaves the Rebel's own cards alone, so he must discard an Imperial one."""
    t = struggle(rebel=["luke-skywalker"], imperial=["darth-vader", "boba-fett"])
    play = start_power(t, "luke-skywalker").answer(REBEL, "luke-own", ENOUGH)
    assert ids(play.open[0].options) == ["darth-vader", "boba-fett"]


def test_U4_2_a_power_may_choose_its_own_card() -> None:
    """Luke discards himself."""
    t = struggle(rebel=["luke-skywalker", "yoda"], imperial=["darth-vader"])
    power(t, "luke-skywalker", ("luke-own", card("luke-skywalker")), ("luke-opposing", ENOUGH))
    assert ids(t.area[REBEL]) == ["yoda"]


def test_U4_2_a_card_exhausted_by_a_power_does_not_use_its_own() -> None:
    """Yoda is exhausted by the Force, and the Rebel gains nothing."""
    t = struggle(rebel=["yoda"], imperial=["imperial-force-2"])
    power(t, "imperial-force-2")
    assert (ids(t.exhausted[REBEL]), t.influence) == (["yoda"], [2, 2])


# -- U5, U6  influence and passing ------------------------------------------------------------------------------------


def test_U5_a_token_makes_one_own_card_ready() -> None:
    """Yoda is worth 6 again, and can be used again on a later turn."""
    t = struggle(rebel=["yoda", "rebel-recon-2"], imperial=["darth-vader"], exhausted=["yoda", "rebel-recon-2", "darth-vader"])
    play = start(t, "turn", seat=REBEL).answer(REBEL, "turn", INFLUENCE)
    assert ids(play.open[0].options) == ["yoda", "rebel-recon-2"]
    play.answer(REBEL, "ready", card("yoda")).finish()
    assert play.events == [("readied", REBEL, card("yoda"))]
    assert (t.influence, total(t, REBEL), ids(t.exhausted[REBEL])) == ([1, 2], 8, ["rebel-recon-2"])
    assert POWER in start(t, "turn", seat=REBEL).open[0].options


def test_U6_who_has_passed_may_act_later() -> None:
    """The Rebel passes, the Empire plays a card, the Rebel plays one too."""
    t = struggle(rebel=["yoda"], imperial=["darth-vader"])
    play = start(t, "struggle_phase", dice=[card("imperial-force-2"), card("rebel-force-2")])
    play.answer(REBEL, "turn", PASS_TURN).answer(IMPERIAL, "turn", PLAY).answer(REBEL, "turn", PLAY)
    assert ids(t.area[REBEL]) == ["yoda", "rebel-force-2"]


def test_U6_1_two_passes_in_a_row_end_the_struggle() -> None:
    """A pass, something else and a pass do not; then one more pass does."""
    t = struggle(rebel=["yoda"], imperial=["darth-vader"])
    play = start(t, "struggle_phase", dice=[card("imperial-force-2")])
    for seat, action in [(REBEL, PASS_TURN), (IMPERIAL, PLAY), (REBEL, PASS_TURN)]:
        play.answer(seat, "turn", action)
    assert not play.over
    play.answer(IMPERIAL, "turn", PASS_TURN).finish()
    assert play.events[-1] == ("struggle-ends",)
