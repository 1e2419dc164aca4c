"""Numbers that a person types, turned into answers. A choice in steps can be typed as a whole."""

from __future__ import annotations

from senki.engine.decision import AMOUNTS, ORDER, PAYMENT, SHARE, SOME, Decision
from senki.engine.shapes import ENOUGH


class Refused(ValueError):
    """Why the numbers are no choice: a text id, and what the text names."""

    def __init__(self, text_id: str, **args: str | int) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.args_for_text = args


def offered(decision: Decision) -> tuple[int, ...]:
    """What is shown, numbered from 1.

    Of some of several, amounts and payments that is all that can still be taken, not only what may come next: the engine asks for them in
    order, and holds back the last ones as long as too few would be left.
    """
    shape = decision.question.shape
    if shape not in (SOME, AMOUNTS, PAYMENT) or not decision.candidates:
        return decision.options
    start = decision.candidates.index(decision.picked[-1]) if decision.picked else 0
    left = tuple(option for option in decision.candidates[start:] if decision.room(option) > 0)
    return left + ((ENOUGH,) if ENOUGH in decision.options else ())


def hint(decision: Decision) -> str:
    """The text that says how to type a choice in steps; empty for a single one."""
    if not decision.candidates or (not decision.values and decision.most - len(decision.picked) == 1):
        return ""
    hints = {SOME: "several-hint", ORDER: "order-hint", SHARE: "share-hint", AMOUNTS: "amounts-hint", PAYMENT: "payment-hint"}
    return hints.get(decision.question.shape, "")


def answers_for(decision: Decision, numbers: list[int], name_of_enough: str) -> list[int]:
    """The answers, in the order in which the engine asks for them."""
    options = offered(decision)
    if not all(1 <= number <= len(options) for number in numbers):
        raise Refused("bad-number", count=len(options))
    chosen = [options[number - 1] for number in numbers]
    shape = decision.question.shape if decision.candidates else ""
    if shape in (SOME, AMOUNTS):
        return some(decision, chosen, options, name_of_enough)
    if shape == ORDER:
        if len(set(chosen)) < len(chosen):
            raise Refused("not-twice")
        return chosen
    if shape in (SHARE, PAYMENT):
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
    if not least <= len(chosen) <= most or any(chosen.count(option) > decision.room(option) for option in chosen):
        raise wrong_number(least, most)
    return sorted(chosen, key=options.index) + ([ENOUGH] if len(chosen) < most else [])


def wrong_number(least: int, most: int) -> Refused:
    if least < most:
        return Refused("choose-between", least=least, most=most)
    return Refused("choose-one") if most == 1 else Refused("choose-exactly", count=most)
