"""B1 to B7  Drafting mechs and parts."""

from __future__ import annotations

import pytest

from games.ganymede.table_builder import BLACK, GREEN, RED, Play, cards, empty_table, mech_number, part_number, seen_by, start
from senki.games.ganymede.model import NONE, PARTS_EACH
from senki.games.ganymede.pack import LEADS, PARTS, WINGS


def begin_build(players: int, first: int = RED) -> Play:
    t = empty_table(players)
    t.start = first
    return start(t, "build_phase")


def lead_of(play: Play, seat: int) -> int:
    return play.t.lead[seat]


def wing_of(play: Play, seat: int) -> int:
    return play.t.wing[seat]


def take_any(play: Play, until: str) -> list[tuple[str, int]]:
    """Each player takes the first thing on offer, up to the named question; who was asked what."""
    asked: list[tuple[str, int]] = []
    while play.open[0].name != until:
        question = play.open[0]
        asked.append((question.name, question.seat))
        play.answer(question.seat, question.name, question.options[0])
    return asked


def test_B1_the_four_lead_mechs_are_on_offer() -> None:
    """Red drafts first and can take any lead mech."""
    play = begin_build(2)
    assert play.t.leads == play.open[0].options == [0, 1, 2, 3]
    assert [record["role"] for record in cards().pack.tables["mech"]].count("lead") == LEADS == 4


def test_B2_each_player_takes_one_lead_mech_clockwise() -> None:
    """Three players, of whom black starts; what one has taken is no longer there for the next."""
    play = begin_build(3, BLACK)
    ox, lynx, heron = mech_number("basalt-ox"), mech_number("cross-lynx"), mech_number("grey-heron")
    play.answer(BLACK, "draft-lead", ox)
    assert [(asked.seat, asked.options) for asked in play.open] == [(RED, [0, 2, 3])]
    play.answer(RED, "draft-lead", lynx).answer(GREEN, "draft-lead", heron)
    assert [lead_of(play, seat) for seat in (BLACK, RED, GREEN)] == [ox, lynx, heron]
    assert play.events == [
        ("drafted-mech", BLACK, ox),
        ("drafted-mech", RED, lynx),
        ("drafted-mech", GREEN, heron),
        ("start-moves", RED),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B2_lead_mechs_that_nobody_took_leave_the_game(players: int) -> None:
    """After the round no lead mech lies out, and each player has one."""
    play = begin_build(players)
    take_any(play, "draft-wing")
    assert play.t.leads == []
    assert ([mech != NONE for mech in play.t.lead], play.t.wing) == ([True] * players, [NONE] * players)


def test_B2_the_left_neighbour_becomes_the_start_player() -> None:
    """Green starts with three players; black drafts the first wing mech."""
    play = begin_build(3, GREEN)
    take_any(play, "draft-wing")
    assert play.t.start == BLACK
    assert play.open[0].seat == BLACK


def test_B3_the_four_wing_mechs_are_on_offer() -> None:
    """They are laid out only after the lead mechs have been drafted."""
    play = begin_build(2)
    assert play.t.wings == []
    take_any(play, "draft-wing")
    assert play.t.wings == play.open[0].options == [4, 5, 6, 7]
    assert len(play.t.wings) == WINGS == 4


def test_B4_wing_mechs_are_drafted_in_the_same_way() -> None:
    """Two players: green is now the start player, and red is again afterwards."""
    play = begin_build(2)
    take_any(play, "draft-wing")
    frog, turtle = mech_number("tree-frog"), mech_number("dusk-turtle")
    play.answer(GREEN, "draft-wing", frog)
    assert play.open[0].options == [4, 5, 7]
    play.answer(RED, "draft-wing", turtle)
    assert (wing_of(play, GREEN), wing_of(play, RED)) == (frog, turtle)
    assert play.t.wings == []
    assert play.events[-1] == ("start-moves", RED)


def test_B5_all_twenty_parts_are_on_offer_each_for_one_slot() -> None:
    """Seven for the right hand, six for the left, seven backpacks."""
    play = begin_build(2)
    take_any(play, "draft-part")
    assert play.t.offer == play.open[0].options == list(range(PARTS))
    assert [record["slot"] for record in cards().pack.tables["part"]] == ["left"] * 6 + ["right"] * 7 + ["backpack"] * 7


def test_B6_each_player_takes_one_part_clockwise() -> None:
    """Three players: red and green have started a round each, so black takes the first part."""
    play = begin_build(3)
    take_any(play, "draft-part")
    rifle, shield, hammer = part_number("rifle"), part_number("shield"), part_number("hammer")
    play.answer(BLACK, "draft-part", rifle)
    assert rifle not in play.open[0].options
    play.answer(RED, "draft-part", shield).answer(GREEN, "draft-part", hammer)
    assert play.t.parts == [[shield], [hammer], [rifle]]
    assert play.events[-1] == ("start-moves", RED)
    assert play.open[0].seat == RED


@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_B7_the_start_player_moves_left_after_every_round(players: int, first: int) -> None:
    """Six rounds, each clockwise from a start player who sits one place further left than in the round before."""
    play = begin_build(players, first % players)
    asked = take_any(play, "fit-part")
    rounds = ["draft-lead", "draft-wing"] + ["draft-part"] * PARTS_EACH
    wanted = [(name, (first + number + turn) % players) for number, name in enumerate(rounds) for turn in range(players)]
    assert asked == wanted
    assert play.t.start == (first + 6) % players


@pytest.mark.parametrize("players,left_over", [(2, 12), (3, 8), (4, 4)])
def test_B7_each_has_four_parts_and_the_rest_leaves_the_game(players: int, left_over: int) -> None:
    """Four rounds; what nobody took no longer lies on the table."""
    play = begin_build(players)
    asked = take_any(play, "fit-part")
    assert [sum(seat == who and name == "draft-part" for name, who in asked) for seat in range(players)] == [4] * players
    assert [len(parts) for parts in play.t.parts] == [4] * players
    assert play.told("parts-out") == [("parts-out", left_over)]
    assert play.t.offer == []
    assert {lead_of(play, seat) for seat in range(players)} <= {0, 1, 2, 3}
    assert {wing_of(play, seat) for seat in range(players)} <= {4, 5, 6, 7}


def test_B7_nothing_that_was_drafted_is_hidden() -> None:
    """All picks are told to everyone, and everyone sees them on the table."""
    play = begin_build(3)
    take_any(play, "fit-part")
    for seat in range(3):
        assert [told[2] for told in play.told("drafted-part") if told[1] == seat] == play.t.parts[seat]
        assert [told[2] for told in play.told("drafted-mech") if told[1] == seat] == [lead_of(play, seat), wing_of(play, seat)]
        for viewer in (*range(3), None):
            assert [seen_by(play.t, viewer, place)[seat] for place in ("lead", "wing")] == [lead_of(play, seat), wing_of(play, seat)]
