"""Numbers that a person types, turned into answers. A choice in steps can be typed as a whole."""

from __future__ import annotations

from senki.engine.decision import ORDER, SHARE, SOME, Decision
from senki.engine.shapes import ENOUGH


class Refused(ValueError):
    """Why the numbers are no choice: a text id, and what the text names."""

    def __init__(self, text_id: str, **args: str | int) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.args_for_text = args


def offered(decision: Decision) -> tuple[int, ...]:
    """What is shown, numbered from 1.

    For some of several that is all that can still be picked, not only what may come next: the engine asks for them in order, and holds
    back the last ones as long as too few would be left.
    """
    if decision.question.shape != SOME or not decision.candidates:
        return decision.options
    start = decision.candidates.index(decision.picked[-1]) + 1 if decision.picked else 0
    return decision.candidates[start:] + ((ENOUGH,) if ENOUGH in decision.options else ())


def hint(decision: Decision) -> str:
    """The text that says how to type a choice in steps; empty for a single one."""
    if not decision.candidates or decision.most - len(decision.picked) == 1:
        return ""
    return {SOME: "several-hint", ORDER: "order-hint", SHARE: "share-hint"}.get(decision.question.shape, "")


def answers_for(decision: Decision, numbers: list[int], name_of_enough: str) -> list[int]:
    """The answers, in the order in which the engine asks for them."""
    options = offered(decision)
    if not all(1 <= number <= len(options) for number in numbers):
        raise Refused("bad-number", count=len(options))
    chosen = [options[number - 1] for number in numbers]
    shape = decision.question.shape if decision.candidates else ""
    if shape == SOME:
        return some(decision, chosen, options, name_of_enough)
    if shape == ORDER:
        if len(set(chosen)) < len(chosen):
            raise Refused("not-twice")
        return chosen
    if shape == SHARE:
        return sorted(chosen, key=options.index)
    if len(chosen) != 1:
        raise Refused("choose-one")
    return chosen


def some(decision: Decision, chosen: list[int], options: tuple[int, ...], name_of_enough: str) -> list[int]:
    if chosen == [ENOUGH]:
        return chosen
    if ENOUGH in chosen:
        raise Refused("not-with-others", option=name_of_enough)
    least, most = max(0, decision.least - len(decision.picked)), decision.most - len(decision.picked)
    if len(set(chosen)) < len(chosen) or not least <= len(chosen) <= most:
        raise Refused("choose-between", least=least, most=most)
    return sorted(chosen, key=options.index) + ([ENOUGH] if len(chosen) < most else [])


def goes_on(before: Decision, now: Decision | None) -> bool:
    """Is the open question the next step of the same choice?"""
    return now is not None and now.question is before.question and len(now.picked) == len(before.picked) + 1
