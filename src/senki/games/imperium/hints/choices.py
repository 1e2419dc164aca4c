"""For each answer, how likely a sensible player gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium import questions as asked
from senki.games.imperium.hints import cards, council, economy, moves, war
from senki.games.imperium.hints.ambition import POINT, saved_counters
from senki.games.imperium.hints.deals import (
    agree_worth,
    break_up_worth,
    break_worth,
    breaking_worth,
    deal_worth,
    given_worth,
    goods_given_worth,
    partner_worth,
    promise_option,
    taken_worth,
    term_worth,
    vote_asked_worth,
)
from senki.games.imperium.hints.lessons import is_told, told
from senki.games.imperium.hints.needs import build_worths
from senki.games.imperium.hints.plans import target_worths
from senki.games.imperium.hints.races import RACE_JUDGES, race_action_worth
from senki.games.imperium.hints.setting import SETTING_JUDGES
from senki.games.imperium.kinds import Action, CounterArea, Lesson
from senki.games.imperium.model import Imperium, counters_in, sheet_counters
from senki.games.imperium.pack import Strategy
from senki.games.imperium.rules.movement import activatable
from senki.games.imperium.rules.strategy import playable

STRATEGIC_WORTH: Final = 20
CLAIM_FIRST: Final = 150  # what a card is worth with which points are claimed at once
ENOUGH_COUNTERS: Final = 10  # with so many on the sheet, an activation costs next to nothing


def weights(t: Imperium) -> list[int]:
    """For each option of the open question; empty: no opinion. J13: in a lesson the computers do what it needs."""
    if t.lesson != Lesson.OFF and is_told(t):
        return told(t)
    if t.key == asked.MOVE_SHIP and t.act_other < 0:
        return moves.move_worths(t, t.seat)
    if t.key == asked.BUILD:
        return build_worths(t, t.seat)
    if t.key == asked.ACTIVATE:
        return [worth * worth for worth in target_worths(t, t.seat, t.options)]
    judge = JUDGES.get(t.key)
    return [max(0, judge(t, t.seat, option)) for option in t.options] if judge is not None else []


# -- turns ------------------------------------------------------------------------------------------------------------


def turn_worth(t: Imperium, seat: int, action: int) -> int:
    if action == Action.TACTICAL:
        return tactical_worth(t, seat)
    if action == Action.STRATEGIC:
        return strategic_worth(t, seat)
    if action == Action.PASS:
        return 4 if sheet_counters(t, seat) >= ENOUGH_COUNTERS else 8
    if action == Action.CARD:
        return cards.hand_worth(t)
    if action == Action.DEAL:
        return deal_worth(t, seat)
    if action == Action.BREAK_AGREEMENT:
        return break_up_worth(t, seat)
    return race_action_worth(t, seat, action)


def tactical_worth(t: Imperium, seat: int) -> int:
    """The best activation; a counter that an objective asks for is kept unless a point is to be won."""
    best = max(target_worths(t, seat, activatable(t, seat)), default=0)
    if counters_in(t, seat, CounterArea.COMMAND) <= saved_counters(t, seat):
        best -= POINT // 2
    return max(1, min(best, 2 * POINT))


def strategic_worth(t: Imperium, seat: int) -> int:
    """Points that can be claimed at once come first."""
    left = playable(t, seat)
    if Strategy.BUREAUCRACY in left and economy.claim_now_worth(t, seat) > 0:
        return CLAIM_FIRST
    return STRATEGIC_WORTH if left != [Strategy.BUREAUCRACY] else 9


def yes(t: Imperium, seat: int, answer: int) -> int:
    return 5 if answer else 1


def again_worth(t: Imperium, seat: int, answer: int) -> int:
    """A second activation where it is worth its counter."""
    return tactical_worth(t, seat) if answer else 8


def scuttle_worth(t: Imperium, seat: int, scrap: int) -> int:
    return 1 if scrap == ENOUGH else 0


def transfer_worth(t: Imperium, seat: int, mover: int) -> int:
    return 4 if mover == ENOUGH else 1


JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.TURN: turn_worth,
    asked.AGAIN: again_worth,
    asked.MOVE_SHIP: transfer_worth,
    asked.BACTERIA: yes,
    asked.LOSE_FIGHTER: yes,
    asked.BREAK_UP: break_worth,
    asked.BREAK_AGREEMENTS: breaking_worth,
    asked.DEAL_WITH: partner_worth,
    asked.DEAL_TERMS: term_worth,
    asked.DEAL_CONTRACT: given_worth,
    asked.DEAL_CONTRACT_BACK: taken_worth,
    asked.DEAL_GIVE: goods_given_worth,
    asked.DEAL_WANT: economy.less_is_better,
    asked.DEAL_PROMISE: promise_option,
    asked.DEAL_ASK_PROMISE: promise_option,
    asked.DEAL_AGREE: agree_worth,
    asked.DEAL_VOTE: vote_asked_worth,
    asked.DEAL_VOTE_PLAYER: vote_asked_worth,
    asked.DEAL_VOTE_PLANET: vote_asked_worth,
    asked.DEAL_VOTE_LAW: vote_asked_worth,
    asked.DEAL_VOTE_COLOUR: vote_asked_worth,
    asked.DEAL_VOTE_OBJECTIVE: vote_asked_worth,
    asked.REFRESH_GAIN: yes,
    asked.SCUTTLE: scuttle_worth,
    **RACE_JUDGES,
    **SETTING_JUDGES,
    **war.JUDGES,
    **cards.JUDGES,
    **council.JUDGES,
    **economy.JUDGES,
    **moves.JUDGES,
}
