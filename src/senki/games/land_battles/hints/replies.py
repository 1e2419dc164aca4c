"""What a reaction is worth."""

from __future__ import annotations

from typing import Final

from senki.games.land_battles.hints.worth import ACTED, card_worth, damage_worth, roll_worth, successes_worth
from senki.games.land_battles.model import FLANKING, NONE, LandBattles, side_of_unit
from senki.games.land_battles.pack import ActionCard
from senki.games.land_battles.rules.hits import depth_bonus
from senki.games.land_battles.rules.replies import is_manoeuvre, screens

WITHOUT_A_UNIT: Final = (ActionCard.COVER, ActionCard.SCREENING_FORCE)


def reply_worth(t: LandBattles, seat: int, card: int) -> int:
    """What the card brings against the action under way, less the card and the unit that acts for it."""
    kind = t.cards.kind[card]
    cost = card_worth(t, card)
    if kind == ActionCard.CLOSE_AIR_SUPPORT:
        return roll_worth(t, t.actor, t.cards.dice[card], t.cards.need[card] + depth_bonus(t, t.actor)) - cost
    if kind == ActionCard.COUNTER_FIRE:
        return damage_worth(t, t.actor, t.cards.hits[card]) - cost
    if kind == ActionCard.MINEFIELD:
        return damage_worth(t, t.actor, t.successes) - cost
    if kind == ActionCard.SCREENING_FORCE:
        return damage_worth(t, t.target, t.successes) - min([damage_worth(t, unit, t.successes) for unit in screens(t, seat)]) - cost
    stopped = t.cards.stop_successes[card] if is_manoeuvre(t) else t.cards.stop[card]
    left = max(t.successes - stopped, 0)
    acts = 0 if kind in WITHOUT_A_UNIT else ACTED
    return harm(t, t.successes) - harm(t, left) - cost - acts


def harm(t: LandBattles, successes: int) -> int:
    """What so many hits or successes of the action are worth to the enemy."""
    if t.target != NONE:
        return damage_worth(t, t.target, successes) if successes > 0 else 0
    return successes_worth(t, side_of_unit(t, t.actor), t.deed == FLANKING, successes)
