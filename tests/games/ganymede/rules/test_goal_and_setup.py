"""G, S  The object of the game, its phases, and what lies ready before the first choice."""

from __future__ import annotations

import pytest

from games.ganymede.table_builder import GREEN, LETTERS, RED, A, X, battle, destroyed, empty_table, left, mech, right, run, start
from senki.engine.chance import Rng
from senki.engine.dice import OpenDice
from senki.engine.frames import PROTOTYPES
from senki.engine.session import Session
from senki.engine.table import CHANCE, stack
from senki.games.ganymede import GAME
from senki.games.ganymede.model import CARDS_A_SIDE, UNITS, left_of, right_of
from senki.text.words import Words


def test_G1_who_destroys_all_enemy_mechs_wins() -> None:
    """Green has a single mech left with one hit point, and red A hits it."""
    t = battle(A=mech("grey-heron"), X=destroyed(), Y=mech("teal-swift", damage=3), deck=[right(A)])
    play = run(t, "battle_phase", dice=[right(A), 1, 6])
    assert play.events[-1] == ("won", RED)
    outcome = GAME.outcome(t)
    assert outcome is not None
    assert outcome.winners == (RED,)
    assert outcome.scores == (1, 0)


def test_G1_two_mechs_a_side_and_initiative_cards_as_in_zero_plus() -> None:
    """Ruling: the game sold as Zero+, for two to four players; Zero and Zero2 are for two, with three mechs each."""
    assert GAME.info.seats == (2, 3, 4)
    assert 2 * max(GAME.info.seats) == UNITS
    assert "initiative" in [question.name for question in GAME.info.questions.values()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G2_the_build_phase_comes_before_the_battle_phase(players: int) -> None:
    """A random game is followed through the procedures that are under way at each question."""
    session = Session(GAME, players, {}, GAME.load_pack(None), OpenDice())
    rng = Rng(players)
    phases: list[str] = []
    while not session.over:
        under_way = [frame.spec().name.rsplit(".")[-1] for frame in stack(session.table)]
        phase = next((name for name in under_way if name.endswith("_phase")), "game")
        if phases[-1:] != [phase]:
            phases.append(phase)
        seat = session.table.seat
        session.give(seat, session.table.options[rng.below(len(session.table.options))])
    assert phases == ["game", "build_phase", "battle_phase"]


def test_G2_the_sequence_of_play_can_be_told_from_the_procedures() -> None:
    """Each procedure under way says which rule it is."""
    rules = {name.rsplit(".")[-1]: frame.spec().rule for name, frame in PROTOTYPES.items() if ".ganymede." in name}
    assert rules["game"] == "G2"
    assert rules["draft_leads"] == "B2"
    assert rules["draft_wings"] == "B4"
    assert rules["draft_parts"] == "B6"
    assert rules["fit"] == "B8"
    assert rules["attack"] == "C3"
    assert rules["destruction"] == "C4"
    assert rules["bond_inheritance"] == "T4"


def test_S1_a_die_has_six_sides() -> None:
    """Ruling: the rulebook does not name the type; each die can show 1 to 6."""
    session = Session(GAME, 4, {}, GAME.load_pack(None), OpenDice())
    rng = Rng(1)
    dice = 0
    while not session.over and dice < 20:
        decision = session.pending()[0]
        if decision.question.name in ("die", "die-again"):
            assert decision.options == (1, 2, 3, 4, 5, 6)
            dice += 1
        session.give(decision.seat, decision.options[rng.below(len(decision.options))])
    assert dice == 20


def test_S1_the_number_of_counters_is_no_limit() -> None:
    """With four players the box's twenty counters lie on the table, and the next hit puts down one more."""
    t = battle(
        4,
        A=mech("grey-heron", damage=2),
        B=mech("ladybird", damage=3),
        X=mech("basalt-ox", "hero-shield", damage=6),
        Y=mech("teal-swift", damage=2),
        S=mech("cross-lynx", damage=4),
        T=mech("tree-frog", damage=3),
    )
    assert sum(t.units.damage) == 20
    run(t, "battle_step", dice=[left(A), 1, 6], answers=[(GREEN, "defend-with", X)])
    assert sum(t.units.damage) == 21


def test_S2_each_player_has_a_colour_and_two_letters() -> None:
    """Red A and B, green X and Y, black S and T, purple E and F, in both languages."""
    unit = next(kind for kind in GAME.info.kinds if kind.name == "unit")
    english, japanese = Words("en", GAME, GAME.load_pack(None)), Words("ja", GAME, GAME.load_pack(None))
    colours = ["red", "green", "black", "purple"]
    assert [english.name(unit, number) for number in range(8)] == [f"{colours[n // 2]} {LETTERS[n]}" for n in range(8)]
    assert [japanese.name(unit, number) for number in range(8)] == [f"{'赤緑黒紫'[n // 2]}{LETTERS[n]}" for n in range(8)]


def test_S2_a_mech_has_three_right_and_three_left_cards() -> None:
    """Ruling: three of each, which is enough for five actions, the most that any legal mech has."""
    assert CARDS_A_SIDE == 3
    t = battle(A=mech("grey-heron", "high-booster", "shield"))
    assert t.deck.count(right(A)) == 3
    assert t.deck.count(left(A)) == 2


def test_S2_a_player_has_twelve_initiative_cards() -> None:
    """Two mechs with six cards each: 48 with four players, as in the box."""
    initiative = next(kind for kind in GAME.info.kinds if kind.name == "initiative")
    assert initiative.size * CARDS_A_SIDE == 48


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S3_the_start_player_is_drawn_at_random(players: int) -> None:
    """Ruling: chance picks any of the players."""
    t = empty_table(players)
    session = Session(GAME, players, {}, t.cards, OpenDice())
    decision = session.pending()[0]
    assert (decision.seat, decision.question.name, decision.options) == (CHANCE, "start-player", tuple(range(players)))
    for seat in range(players):
        play = start(empty_table(players), "game", dice=[("start-player", seat)])
        assert play.events == [("start-player", seat)]
        assert [asked.seat for asked in play.open] == [seat]


def test_S3_the_left_neighbour_is_the_next_player_clockwise() -> None:
    """Four players in a circle, seen from each of them."""
    t = empty_table(4)
    assert [left_of(t, seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [right_of(t, seat) for seat in range(4)] == [3, 0, 1, 2]
