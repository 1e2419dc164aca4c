"""How far a seat is with an objective, in one number: for figures, and for reasons of hints."""

from __future__ import annotations

from senki.games.imperium.kinds import CounterArea, Money
from senki.games.imperium.model import Imperium, counters_in
from senki.games.imperium.rules.conditions import progress
from senki.games.imperium.rules.objectives import can_spend
from senki.games.imperium.rules.payment import purse


def asked(t: Imperium, objective: int) -> int:
    """O5, O6  The number that the objective asks for; 1 where it names none, or prices of several kinds."""
    card = t.cards.objective
    if costs_several(t, objective):
        return 1
    return max(
        1, card.needed[objective], card.counters[objective], card.goods[objective], card.resources[objective], card.influence[objective]
    )


def reached(t: Imperium, seat: int, objective: int) -> int:
    """O5, O6  The seat's number, against that."""
    card = t.cards.objective
    if costs_several(t, objective):
        return int(can_spend(t, seat, objective))
    if card.counters[objective] > 0:
        return counters_in(t, seat, CounterArea.STRATEGY) + counters_in(t, seat, CounterArea.COMMAND)
    if card.goods[objective] > 0:
        return t.goods[seat]
    resources = purse(t, seat, Money.RESOURCES) if card.resources[objective] > 0 else 0
    influence = purse(t, seat, Money.INFLUENCE) if card.influence[objective] > 0 else 0
    if card.resources[objective] + card.influence[objective] > 0:
        return max(resources, influence)
    return progress(t, seat, objective)


def costs_several(t: Imperium, objective: int) -> bool:
    """O5  Prices of several kinds at once cannot be told in one number."""
    card = t.cards.objective
    return card.goods[objective] > 0 and card.resources[objective] > 0
