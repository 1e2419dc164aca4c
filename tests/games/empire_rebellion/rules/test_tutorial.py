"""T  The tutorial: one struggle."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import Play, card, event, ids, new_table, start
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.model import IMPERIAL, NONE, PASS_TURN, PLAY, POWER, REBEL


def play_through(rebel: list[str], imperial: list[str]) -> Play:
    """Both play these cards in turn, then pass until the struggle is over."""
    t = new_table(tutorial=True)
    order = [one for pair in zip(rebel, imperial, strict=True) for one in pair]
    play = start(t, "game", dice=[card(one) for one in order])
    while not play.over:
        [asked] = play.open
        wanted = rebel if asked.seat == REBEL else imperial
        play.answer(asked.seat, "turn", PLAY if len(t.area[asked.seat]) < len(wanted) else PASS_TURN)
    return play.finish()


def test_T1_the_tutorial_is_a_single_struggle_that_decides_it() -> None:
    """After two passes the tutorial is over; there is no other round, and no victory points."""
    play = play_through(["rebel-force-5"], ["imperial-force-4"])
    assert GAME.scores(play.t) == [1, 0]
    assert play.told("round") == []
    assert play.t.points == [0, 0]


def test_T2_sixteen_ordinary_resources_and_escape_from_tatooine() -> None:
    """No characters, strategies, influence or other events; the event has the capacity 3 and the objective value 11."""
    t = new_table(tutorial=True)
    assert t.event == event("escape-from-tatooine")
    assert (t.cards.capacity[t.event], t.cards.objective[t.event]) == (3, 11)
    assert [len(deck) for deck in t.decks] == [16, 16]
    assert (t.reserve, t.unused, t.influence) == ([[], []], [[], []], [0, 0])
    assert t.event_deck == []
    assert start(t, "game").events == [("tutorial-begins", t.event, 3, 11)], "before the first card is played"


def test_T3_the_rebel_begins_and_the_players_take_turns() -> None:
    """The first turns are for playing a card, as nobody has one (ruling: U2.1 holds here too)."""
    play = start(new_table(tutorial=True), "game", dice=[card("rebel-force-5"), card("imperial-force-4")])
    for seat in (REBEL, IMPERIAL):
        [asked] = play.open
        assert (asked.seat, asked.options) == (seat, [PLAY])
        play.answer(seat, "turn", PLAY)
    assert play.open[0].seat == REBEL


def test_T3_play_a_card_use_a_power_or_pass() -> None:
    """Without influence an exhausted card stays exhausted: the Rebel can then only play or pass."""
    play = start(new_table(tutorial=True), "game", dice=[card("rebel-force-5"), card("imperial-force-4")])
    play.answer(REBEL, "turn", PLAY).answer(IMPERIAL, "turn", PLAY)
    assert play.open[0].options == [PLAY, POWER, PASS_TURN]
    play.answer(REBEL, "turn", POWER)
    assert ids(play.t.exhausted[IMPERIAL]) == ["imperial-force-4"]
    assert play.open[0].options == [PLAY, PASS_TURN]
    play.answer(IMPERIAL, "turn", PASS_TURN)
    assert play.open[0].options == [PLAY, PASS_TURN]


def test_T3_one_power_a_turn() -> None:
    """Ruling: after the Rebel has used one card, the Empire is next."""
    dice = [card(one) for one in ("rebel-force-5", "imperial-force-4", "rebel-force-2", "imperial-force-2")]
    play = start(new_table(tutorial=True), "game", dice=dice)
    for seat in (REBEL, IMPERIAL, REBEL, IMPERIAL):
        play.answer(seat, "turn", PLAY)
    play.answer(REBEL, "turn", POWER).answer(REBEL, "use-power", card("rebel-force-5"))
    play.answer(REBEL, "force", card("imperial-force-4"))
    assert play.open[0].seat == IMPERIAL
    assert ids(play.t.exhausted[REBEL]) == ["rebel-force-5"]


@pytest.mark.parametrize(
    "rebel,imperial,winner",
    [
        (["rebel-force-5"], ["imperial-force-4"], REBEL),
        (["rebel-force-2"], ["imperial-force-4"], IMPERIAL),
        (["rebel-force-5", "rebel-recon-4", "rebel-force-3"], ["imperial-force-2", "imperial-recon-2", "imperial-recon-3"], IMPERIAL),
        (["rebel-force-5", "rebel-recon-4", "rebel-force-2"], ["imperial-force-5", "imperial-recon-5", "imperial-recon-3"], REBEL),
    ],
)
def test_T4_the_higher_total_that_is_not_over_eleven_wins(rebel: list[str], imperial: list[str], winner: int) -> None:
    """5 to 4, 2 to 4, 12 to 7 (the Rebel is over), 11 to 13 (the Empire is over)."""
    play = play_through(rebel, imperial)
    assert play.told("tutorial-won") == [("tutorial-won", winner)]
    assert GAME.scores(play.t) == [int(winner == REBEL), int(winner == IMPERIAL)]


@pytest.mark.parametrize(
    "rebel,imperial",
    [
        (["rebel-force-5", "rebel-recon-2"], ["imperial-force-4", "imperial-recon-3"]),
        (["rebel-force-5", "rebel-recon-4", "rebel-force-3"], ["imperial-force-5", "imperial-recon-5", "imperial-recon-4"]),
    ],
)
def test_T4_a_tie_or_both_over_is_a_draw(rebel: list[str], imperial: list[str]) -> None:
    """Ruling: 7 to 7, and 12 to 14."""
    play = play_through(rebel, imperial)
    assert play.told("tutorial-drawn") == [("tutorial-drawn",)]
    assert play.t.winner == NONE
    assert GAME.scores(play.t) == [0, 0]
