"""What computer players are told of Empire vs. Rebellion: weights by which a struggle comes to its end."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import card, cards, start, struggle
from senki.engine.chance import Rng
from senki.engine.playout import Best, start_game
from senki.engine.table import OVER
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.hints import weights
from senki.games.empire_rebellion.model import IMPERIAL, INFLUENCE, PASS_TURN, POWER, REBEL, EmpireRebellion


def weighed(t: EmpireRebellion) -> dict[int, int]:
    """Of a turn of the Rebels."""
    [asked] = start(t, "turn", seat=REBEL).open
    return dict(zip(asked.options, weights(t), strict=True))


@pytest.mark.parametrize("over", [False, True])
def test_yoda_is_not_used_for_a_token_that_would_make_him_ready_again(over: bool) -> None:
    """Ready, exhausted, ready again: the opponent passes every time, and the struggle would never end."""
    rebel = ["yoda", "rebel-force-4"] if over else ["yoda"]
    event_id = "occupation-of-cloud-city" if over else "balance-of-the-force"
    strategies = ("direct-assault", "bureaucracy") if over else ("bureaucracy", "bureaucracy")
    ready = struggle(event_id, rebel=rebel, imperial=["ig-88"], chosen=strategies, balance=IMPERIAL)
    spent = struggle(event_id, rebel=rebel, imperial=["ig-88"], exhausted=["yoda"], chosen=strategies, balance=IMPERIAL)
    ready.passes = spent.passes = 1
    before, after = weighed(ready), weighed(spent)
    uses, readies = before[POWER] == max(before.values()), after[INFLUENCE] == max(after.values())
    assert not (uses and readies)


def test_yoda_is_used_where_the_lower_value_helps() -> None:
    """Yoda and a 4 are over an objective value of 7; exhausted he counts 1."""
    t = struggle(
        "balance-of-the-force", rebel=["yoda", "rebel-recon-4"], imperial=["imperial-recon-2"], chosen=("bureaucracy", "bureaucracy")
    )
    before = weighed(t)
    assert before[POWER] > before[PASS_TURN]
    [asked] = start(t, "use_power", seat=REBEL).open
    found = dict(zip(asked.options, weights(t), strict=True))
    assert found[card("yoda")] > found[card("rebel-recon-4")]


def test_games_of_sensible_players_come_to_an_end() -> None:
    """Most have about 150 answers; of 55,000 games the longest had 427."""
    for options in ({"mode": "full"}, {"mode": "tutorial"}):
        setup = GAME.setup(2, options, cards())
        for seed in range(100):
            assert start_game(setup, GAME.first(setup), Best(GAME, Rng(seed), 1000)).seat == OVER
