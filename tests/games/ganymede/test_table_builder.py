"""The builder of test tables refuses scripts that do not fit the rules."""

from __future__ import annotations

import pytest

from games.ganymede.table_builder import GREEN, RED, A, X, Y, battle, destroyed, frame_of, mech, right, run
from senki.engine.dice import ScriptError


def test_a_script_that_fits_is_played_to_its_end() -> None:
    """Red A with two dice attacks green, who takes it with Y."""
    play = run(battle(), "battle_step", dice=[("initiative", right(A)), 6, 6], answers=[(GREEN, "defend-with", Y)])
    assert play.events == [("card-shown", right(A)), ("attack", A, GREEN), ("defends", Y), ("rolled", A, 3, 0b00, [6, 6]), ("missed", A)]


@pytest.mark.parametrize(
    "dice,answers,complaint",
    [
        ([("die", 1)], [], "asks for initiative"),
        ([right(A), 7], [(GREEN, "defend-with", Y)], "asks for die"),
        ([right(A), 1], [(GREEN, "defend-with", Y)], "used up"),
        ([right(A), 6, 6, 6], [(GREEN, "defend-with", Y)], "nothing asked for"),
        ([right(A), 6, 6], [], "the script ends"),
        ([right(A), 6, 6], [(RED, "defend-with", Y)], "the game asks"),
        ([right(A), 6, 6], [(GREEN, "reroll", Y)], "the game asks"),
        ([right(A), 6, 6], [(GREEN, "defend-with", A)], "the game asks"),
        ([right(A), 6, 6], [(GREEN, "defend-with", X), (GREEN, "defend-with", X)], "nothing more"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(dice: list[int], answers: list[tuple[int, str, int]], complaint: str) -> None:
    """One result or answer too many, too few, of the wrong seat, or not allowed."""
    with pytest.raises(ScriptError, match=complaint):
        run(battle(), "battle_step", dice=dice, answers=answers)


def test_tables_that_the_rules_cannot_reach_are_refused() -> None:
    """Two parts in one slot, damage that would have destroyed the mech, a letter that is not in play."""
    with pytest.raises(AssertionError, match="two parts in one slot"):
        battle(A=mech("", "shield", "bayonet"))
    with pytest.raises(AssertionError, match="should be destroyed"):
        battle(A=mech(damage=3))
    with pytest.raises(ValueError, match="letter 'S'"):
        battle(2, S=destroyed())


def test_procedures_are_found_by_name_and_take_what_they_need() -> None:
    """`fit` needs a seat, and there is no procedure `retreat`."""
    assert frame_of("fit", seat=RED).spec().rule == "B8"
    with pytest.raises(ValueError, match=r"fit takes \['seat'\]"):
        frame_of("fit")
    with pytest.raises(ValueError, match="no procedure 'retreat'"):
        frame_of("retreat")
