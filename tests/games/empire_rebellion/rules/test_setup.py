"""G, T, S, W  What there is to play with, the tutorial, the set-up and the end of the game."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import (
    IMPERIAL,
    REBEL,
    Play,
    card,
    card_list,
    cards,
    characters_of,
    event,
    full_table,
    ids,
    new_table,
    run,
    seat_of,
    seen,
    seen_zone,
    start,
    strategy,
    struggle,
)
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.model import INFLUENCE, NONE, PASS_TURN, PLAY, EmpireRebellion, total

CHOSEN = (
    ("chewbacca", "han-solo", "lando-calrissian", "yoda"),
    ("admiral-piett", "darth-vader", "ig-88", "jabba-the-hutt"),
)


def choose_all(play: Play, seat: int) -> Play:
    for name in CHOSEN[seat]:
        if card(name) in next(asked for asked in play.open if asked.seat == seat).options:
            play.answer(seat, "choose-characters", card(name))
    return play


# -- G  the game in brief ---------------------------------------------------------------------------------------------


def test_G1_the_first_with_seven_points_wins() -> None:
    """The Rebel has 5 points and wins an event worth 2."""
    t = struggle("destroy-the-shield-generator", rebel=["rebel-recon-5"], imperial=["imperial-recon-2"], points=(5, 6))
    run(t, "dominance_phase")
    assert (t.points, t.winner) == ([7, 6], REBEL)


def test_G2_each_side_has_24_resources_and_5_strategies() -> None:
    """Of the resources 8 are characters; there are 24 events."""
    t = new_table()
    assert [len(t.decks[seat]) for seat in (REBEL, IMPERIAL)] == [16, 16]
    assert [len(t.reserve[seat]) for seat in (REBEL, IMPERIAL)] == [8, 8]
    assert [len(t.unused[seat]) for seat in (REBEL, IMPERIAL)] == [5, 5]
    assert len(t.event_deck) == 24


@pytest.mark.parametrize("name,ready,exhausted", [("yoda", 6, 1), ("darth-vader", 6, 1), ("rebel-recon-4", 4, 4)])
def test_G3_an_exhausted_character_has_its_low_value(name: str, ready: int, exhausted: int) -> None:
    """An ordinary resource has the same value in both positions."""
    assert total(struggle(rebel=[name]), seat_of(card(name))) == ready
    assert total(struggle(rebel=[name], exhausted=[name]), seat_of(card(name))) == exhausted


def test_G4_an_event_has_capacity_objective_points_and_influence() -> None:
    """Escape From Tatooine, as the rulebook prints it."""
    number = event("escape-from-tatooine")
    pack = cards()
    assert (pack.capacity[number], pack.objective[number], pack.points[number], pack.influence[number]) == (3, 11, 1, 2)


def test_G5_a_round_is_planning_struggle_dominance_and_cleanup() -> None:
    """Each plays one card and passes: the round is over, and the next begins in the same way."""
    t = full_table(balance=IMPERIAL)
    dice = [event("battle-of-hoth"), card("imperial-force-3"), card("rebel-force-5")]
    play = start(t, "game_round", dice=dice)
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "support"))
    play.answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "infiltration"))
    for seat, action in [(IMPERIAL, PLAY), (REBEL, PLAY), (IMPERIAL, PASS_TURN), (REBEL, PASS_TURN)]:
        play.answer(seat, "turn", action)
    play.answer(REBEL, "add-character", t.reserve[REBEL][0]).finish()
    names = [told[0] for told in play.events]
    order = ["round", "revealed", "strategy-laid", "played", "struggle-ends", "strategy-revealed", "won-event", "gathered", "token"]
    assert [name for name in names if name in order] == [
        *("round", "revealed", "strategy-laid", "strategy-laid", "played", "played", "struggle-ends"),
        *("strategy-revealed", "strategy-revealed", "won-event", "gathered", "gathered", "token"),
    ]


# -- T  the tutorial --------------------------------------------------------------------------------------------------


def tutorial(*dice: str) -> Play:
    return start(new_table(tutorial=True), "game", dice=[card(name) for name in dice])


def test_T1_the_tutorial_is_one_struggle() -> None:
    """Whoever wins it wins the tutorial; nothing is gathered or chosen afterwards."""
    play = tutorial("rebel-force-5", "imperial-force-4")
    for seat, action in [(REBEL, PLAY), (IMPERIAL, PLAY), (REBEL, PASS_TURN), (IMPERIAL, PASS_TURN)]:
        play.answer(seat, "turn", action)
    play.finish()
    assert play.events[-1] == ("tutorial-won", REBEL)
    outcome = GAME.outcome(play.t)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 0), (REBEL,))


def test_T2_the_tutorial_leaves_the_rest_in_the_box() -> None:
    """Escape From Tatooine, 16 ordinary resources a side, and nothing else."""
    t = new_table(tutorial=True)
    assert t.event == event("escape-from-tatooine")
    assert t.decks == [list(range(16)), list(range(24, 40))]
    assert (t.reserve, t.unused, t.influence, t.event_deck) == ([[], []], [[], []], [0, 0], [])


def test_T3_the_rebel_begins_and_nothing_can_be_made_ready() -> None:
    """With no card in play a card must be played here too; later there is playing, powers and passing, but no influence."""
    play = tutorial("rebel-recon-5", "imperial-force-4")
    assert [(asked.seat, asked.options) for asked in play.open] == [(REBEL, [PLAY])]
    play.answer(REBEL, "turn", PLAY)
    assert [(asked.seat, asked.options) for asked in play.open] == [(IMPERIAL, [PLAY])]
    play.answer(IMPERIAL, "turn", PLAY)
    play.t.exhausted[REBEL] = play.t.area[REBEL][:]
    assert INFLUENCE not in play.open[0].options


@pytest.mark.parametrize(
    "rebel,imperial,winner",
    [
        (["rebel-force-4"], ["imperial-force-5"], IMPERIAL),
        (["rebel-force-4"], ["imperial-recon-4"], NONE),
        (["rebel-force-4", "rebel-force-5", "rebel-force-3"], ["imperial-force-2"], IMPERIAL),
        (["rebel-force-4", "rebel-force-5", "rebel-force-2"], ["imperial-force-2"], REBEL),
        (["rebel-force-4", "rebel-force-5", "rebel-force-3"], ["imperial-force-4", "imperial-force-5", "imperial-force-3"], NONE),
    ],
)
def test_T4_the_higher_total_not_over_wins_and_a_tie_is_a_draw(rebel: list[str], imperial: list[str], winner: int) -> None:
    """Ruling: there is no token to break a tie; with both over it is a draw as well."""
    t = new_table(tutorial=True)
    for seat, names in enumerate((rebel, imperial)):
        t.area[seat] = card_list(names)
        t.decks[seat] = [number for number in t.decks[seat] if number not in t.area[seat]]
    play = start(t, "game")
    play.answer(REBEL, "turn", PASS_TURN).answer(IMPERIAL, "turn", PASS_TURN).finish()
    assert t.winner == winner
    assert play.events[-1] == (("tutorial-drawn",) if winner == NONE else ("tutorial-won", winner))
    outcome = GAME.outcome(t)
    assert outcome is not None
    assert outcome.winners == ((REBEL, IMPERIAL) if winner == NONE else (winner,))


# -- S  setting up ----------------------------------------------------------------------------------------------------


def set_up() -> EmpireRebellion:
    """The set-up played to its end, each with the characters chosen above."""
    play = start(new_table(), "complete_setup", dice=[IMPERIAL])
    choose_all(choose_all(play, IMPERIAL), REBEL).finish()
    return play.t


def test_S1_the_event_deck_lies_face_down() -> None:
    """All 24 events, of which nobody sees one."""
    t = set_up()
    for viewer in (REBEL, IMPERIAL, None):
        assert seen_zone(t, viewer, "event_deck") == {"hidden": 24}


def test_S2_seat_0_has_the_rebels_and_seat_1_the_empire() -> None:
    """All resources and strategies of the side."""
    t = set_up()
    assert sorted(t.decks[REBEL] + t.reserve[REBEL]) == list(range(24))
    assert sorted(t.decks[IMPERIAL] + t.reserve[IMPERIAL]) == list(range(24, 48))
    assert all(cards().strategy_ids[number].startswith("imperial-") for number in t.unused[IMPERIAL])


def test_S3_all_five_strategies_are_unused() -> None:
    """Nothing is chosen or used before the first round."""
    t = set_up()
    assert t.unused == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    assert (t.chosen, t.used) == ([[], []], [[], []])


def test_S4_both_choose_four_of_eight_characters_at_the_same_time() -> None:
    """Either may answer first; neither learns what the other takes."""
    play = start(new_table(), "complete_setup", dice=[REBEL])
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "choose-characters"), (IMPERIAL, "choose-characters")]
    before = seen(play.t, REBEL, "picked")
    choose_all(play, IMPERIAL)
    assert seen(play.t, REBEL, "picked") == before
    assert play.heard(REBEL) == [("characters-chosen", IMPERIAL)]
    choose_all(play, REBEL).finish()
    assert ids(play.t.reserve[REBEL]) == ["leia-organa", "luke-skywalker", "obi-wan-kenobi", "r2-d2-and-c-3po"]


def test_S4_the_reserve_is_seen_by_its_owner_alone() -> None:
    """The opponent sees four cards and none of their faces."""
    t = set_up()
    assert seen(t, REBEL, "reserve")[REBEL] == t.reserve[REBEL]
    for viewer in (IMPERIAL, None):
        assert seen(t, viewer, "reserve")[REBEL] == {"hidden": 4, "known": []}


def test_S5_a_deck_has_the_ordinary_resources_and_the_chosen_characters() -> None:
    """Twenty cards, whose owner knows what they are but not their order; the opponent knows only how many."""
    t = set_up()
    assert [len(deck) for deck in t.decks] == [20, 20]
    assert [number for number in sorted(t.decks[REBEL]) if number in characters_of(REBEL)] == sorted(card_list(CHOSEN[REBEL]))
    assert seen(t, REBEL, "decks") == [t.decks[REBEL], {"hidden": 20}]


def test_S6_each_starts_with_two_influence() -> None:
    assert set_up().influence == [2, 2]


@pytest.mark.parametrize("face", [REBEL, IMPERIAL])
def test_S7_the_token_falls_at_random(face: int) -> None:
    """Chance is asked for one of the two faces."""
    play = start(new_table(), "complete_setup", dice=[("balance", face)])
    choose_all(choose_all(play, REBEL), IMPERIAL).finish()
    assert play.t.balance == face
    assert play.events[-1] == ("token", face)


# -- W  winning -------------------------------------------------------------------------------------------------------


def test_W1_seven_points_end_the_game_at_once() -> None:
    """The event's influence and effect no longer matter: nobody gains or loses a token, and there is no cleanup."""
    t = struggle("acquire-the-death-star-plans", rebel=["rebel-recon-2"], imperial=["imperial-recon-5"], points=(3, 5))
    play = run(t, "dominance_phase")
    assert t.winner == IMPERIAL
    assert play.events[-1] == ("game-won", IMPERIAL, 7)
    assert t.influence == [2, 2]
    assert ids(t.area[IMPERIAL]) == ["imperial-recon-5"]


def test_W1_the_loop_of_rounds_ends() -> None:
    """The whole round is played, and no further one begins."""
    t = full_table(balance=REBEL)
    t.strategy_seen = [EVERYONE, EVERYONE]
    first = event("battle-of-hoth")
    for number in [event("battle-of-yavin"), event("duel-on-cloud-city")]:
        t.event_deck.remove(number)
        t.won[REBEL].append(number)
    t.points = [6, 0]
    play = start(t, "game_round", dice=[first, card("rebel-force-5"), card("imperial-force-2")])
    play.answer(REBEL, "choose-strategy", strategy(REBEL, "bureaucracy"))
    play.answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "bureaucracy"))
    for seat, action in [(REBEL, PLAY), (IMPERIAL, PLAY), (REBEL, PASS_TURN), (IMPERIAL, PASS_TURN)]:
        play.answer(seat, "turn", action)
    play.finish()
    assert (t.winner, t.points) == (REBEL, [9, 0])
    assert "gathered" not in [told[0] for told in play.events]
