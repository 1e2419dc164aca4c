"""What a player can know of the others' secrets: dealing again hands, decks, cards that lie face down, and what was played behind a screen.

Of another base a player knows what was to be seen when its screen was last away, and how many cards were played behind it since. A table
dealt again has that base as it was seen, and as many cards played on it as were played: most of them as a sensible player would have
played them, for a base of chance plays is weaker than any that one meets, and makes every attack look easy.
"""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng
from senki.engine.view import hears
from senki.games.ares.hints.bases import Plan
from senki.games.ares.hints.plays import GAME_WORTH, kept_worth
from senki.games.ares.model import (
    DEEP,
    DEEP_STRIKE,
    GOAL,
    IN_RAID,
    MOST_UNITS,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    ON_PLACE,
    RAIDING,
    RESOURCE,
    SCORE,
    TAKE_FRONTIER,
    Ares,
    allies,
    recall,
    side_of,
    unit_at,
)
from senki.games.ares.pack import RAID
from senki.games.ares.questions import EMERGENCY_CARD
from senki.games.ares.rules.places import attack_uses, base_uses, foes_to_attack, goals_for, is_attack, put_card, uses
from senki.games.ares.rules.raid import able_to_raid
from senki.games.ares.sequence import CHOSEN_CARDS, opening_cards

ODD_PLAYS: Final = 8  # one card in so many is played in any way that it allows


def is_possible_location(t: Ares, field: str, row: int, card: int) -> bool:
    """Nobody holds another faction's cards, and everyone has seen which cards were scored."""
    if field == "scored":
        return card in t.scored[row]
    if t.cards.faction[card] != t.faction[row] or is_scored(t, card):
        return False
    if field == "declared":
        return is_attack(t, card) and not (t.cards.kind[card] == RAID and two_attacks(t, row))  # A1, N8
    return True


def two_attacks(t: Ares, seat: int) -> bool:
    """N4  Have both partners declared an attack?"""
    return len([ally for ally in allies(t, seat) if len(t.declared[ally]) > 0]) > 1


def is_scored(t: Ares, card: int) -> bool:
    for row in t.scored:
        if card in row:
            return True
    return False


def resample(t: Ares, viewer: int, rng: Rng) -> None:
    """Deal again all that this seat cannot see."""
    for seat in range(t.players):
        if seat != viewer:
            if len(t.opening[seat]) > 0:
                t.opening[seat] = some_cards(opening_cards(t, seat), rng)
            deal_seat(t, seat, viewer, rng)
            if len(t.plan[seat]) > 0 and not hears(t.sight[seat], viewer):
                plan_again(t, seat, rng)
            if t.battleground == IN_RAID and t.sealed is not None and seat in t.sealed.owners and seat not in t.sealed.waiting():
                t.raider[seat] = int(rng.below(len(able_to_raid(t, side_of(t, seat)))))
            if t.seat == seat and t.key == EMERGENCY_CARD and t.sealed is None:
                t.options = t.hand[seat][:]


def plan_again(t: Ares, seat: int, rng: Rng) -> None:
    """A partner who has decided already might have decided anything (N2)."""
    card = t.aside[seat][0]
    t.plan[seat] = []
    ways = uses(t, seat, card)
    use = ways[rng.below(len(ways))]
    goals = goals_for(t, seat, card, use)
    foe = foes_to_attack(t, seat, use)[0] if use in (NORMAL, DEEP, RAIDING) else NONE
    t.plan[seat] = [card, use, goals[rng.below(len(goals))] if len(goals) > 0 else NONE, foe]


def some_cards(cards: tuple[int, ...], rng: Rng) -> list[int]:
    chosen = list(cards)
    rng.shuffle(chosen)
    return sorted(chosen[:CHOSEN_CARDS])


def deal_seat(t: Ares, seat: int, viewer: int, rng: Rng) -> None:
    """What goes with the cards that were dealt: the combat choice card, and behind a screen what was played since it went up."""
    if len(t.declared[seat]) > 0 and not hears(t.attack_sight[seat], viewer):
        choose_again(t, seat, rng)
    if not hears(t.sight[seat], viewer):
        recall(t, seat)
        for number in range(t.unseen[seat]):
            if rng.below(ODD_PLAYS) == 0:
                play_somehow(t, seat, t.laid[seat][number], rng)
            else:
                play_sensibly(t, seat, number)


def choose_again(t: Ares, seat: int, rng: Rng) -> None:
    """Some combat choice card that the attack card may be declared with; N4: of two attacks both have the same."""
    ways = [use for use in attack_uses(t, seat, t.declared[seat][0]) if use not in (TAKE_FRONTIER, SCORE)]
    t.choice[seat] = NORMAL_ATTACK if ways[rng.below(len(ways))] == NORMAL else DEEP_STRIKE
    if seat != t.attacker:
        t.choice[seat] = t.choice[t.attacker]


def play_sensibly(t: Ares, seat: int, number: int) -> None:
    """T1  The player had a choice: of this card and those that are now in hand, the one that brings most was played."""
    plan = Plan(t, seat)
    hand, laid = t.hand[seat], t.laid[seat]
    best, best_use, best_goal, most = laid[number], RESOURCE, NONE, -GAME_WORTH
    for card in laid[number : number + 1] + hand[1:]:  # as many as were in hand then; one was drawn since
        kept = kept_worth(t, seat, card) if is_attack(t, card) else 0
        for use in base_uses(t, seat, card):
            goals = goals_for(t, seat, card, use)
            for goal in goals if len(goals) > 0 else [NONE]:
                worth = plan.use_worth(card, use, goal) - kept
                if worth > most:
                    best, best_use, best_goal, most = card, use, goal, worth
    if best != laid[number]:
        hand[hand.index(best)] = laid[number]
        laid[number] = best
    put_card(t, seat, best, best_use, best_goal)


def play_somehow(t: Ares, seat: int, card: int, rng: Rng) -> None:
    """A card is played into the base in a way that it allows: often enough face up, and as a resource mostly where it becomes a unit."""
    ways = base_uses(t, seat, card)
    use = RESOURCE
    if len(ways) > 1 and rng.below(3) == 0:
        use = ways[1 + rng.below(len(ways) - 1)]
    goals = goals_for(t, seat, card, use)
    if use == RESOURCE:
        useful = [goal for goal in goals if has_room(t, seat, goal)]
        goals = useful if len(useful) > 0 else goals
    put_card(t, seat, card, use, goals[rng.below(len(goals))] if len(goals) > 0 else NONE)


def has_room(t: Ares, seat: int, goal: int) -> bool:
    """Would a further resource become part of a unit there?"""
    base = t.base[seat]
    place = GOAL.second(goal)
    if GOAL.first(goal) != ON_PLACE or place >= len(base):
        return False
    unit = unit_at(t, seat, place)
    return unit != NONE and base.units[place] * t.cards.cost[unit] + base.resources[place] < MOST_UNITS * t.cards.cost[unit]
