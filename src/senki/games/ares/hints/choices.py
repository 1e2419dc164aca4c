"""What a sensible player would do at each question: for computer players. Only what the seat can see is used."""

from __future__ import annotations

from typing import Final

from senki.engine.shapes import ENOUGH, PASS
from senki.games.ares.hints import battles, plays
from senki.games.ares.hints.bases import USUAL, Plan, special_worth
from senki.games.ares.hints.forces import ALL_FORCES, SURE, army_known, chance_to_win, squad_at
from senki.games.ares.hints.openings import EVEN_OPENINGS, Opening
from senki.games.ares.model import (
    ATTACKERS,
    DEFENDERS,
    NONE,
    Ares,
    in_battle,
    owned,
    place_of,
    seat_of,
    side_of,
    unit_at,
    unit_of,
    units_of,
)
from senki.games.ares.pack import SPECIAL_ATTACK, SPEND, Target
from senki.games.ares.questions import (
    ACOLYTES,
    ASCENDS,
    ATTACK_WHOM,
    CHARGE,
    DEFEND,
    DESTROY,
    DISCARD_WEAPON,
    EFFECT_FORCE,
    EFFECT_PLACE,
    EFFECT_TYPE,
    EGGS,
    EMERGENCY,
    EMERGENCY_CARD,
    EVOLVE_OFF,
    JOINS,
    MATCH_WHOM,
    MOVE_TO,
    OPENING,
    PLACE_AGAINST,
    PLACE_NEXT,
    PLAY,
    POWER_UP,
    PUT_BONUS,
    PUT_ON,
    RAIDER,
    REDEPLOY,
    REROLL,
    RETREAT,
    REWARDS_OF_RAID,
    SWAP_FORCE,
    SWAP_WITH,
    SWARM_COUNT,
    SWARM_ON,
    TARGET,
    USE_AS,
    USE_EFFECT,
    WHOSE_FORCE,
    WORKERS,
)
from senki.games.ares.rules.line import unengaged
from senki.games.ares.rules.places import is_attack
from senki.games.ares.rules.power import obelisks, tokens
from senki.games.ares.rules.raid import able_to_raid
from senki.games.ares.rules.targets import swap_partners

STEPS: Final = 16
IN_TURN: Final = (OPENING, PLAY, USE_AS, PUT_ON, ATTACK_WHOM, PUT_BONUS, EMERGENCY_CARD)


def lean(worth: list[int], span: int, even: int = 0) -> list[int]:
    """Weights that fall with the distance from the best; what is worse by so little that the estimate cannot tell is even with it."""
    best = max(worth)
    found: list[int] = []
    for each in worth:
        near = max(0, min(each - best + even, 0) + span) * STEPS // span
        found.append(near * near)
    return found


def only(options: list[int], wanted: int) -> list[int]:
    return [1 if option == wanted else 0 for option in options]


def weights(t: Ares) -> list[int]:
    """For each option of the open question, how likely a sensible player takes it; empty: no opinion."""
    key = t.key
    if key in IN_TURN:
        return turn_weights(t)
    if key in (USE_EFFECT, EFFECT_FORCE, EFFECT_TYPE, EFFECT_PLACE, SWAP_FORCE, SWAP_WITH):
        return effect_weights(t)
    if key in (WORKERS, POWER_UP, ACOLYTES, ASCENDS, EGGS, EVOLVE_OFF, SWARM_ON, SWARM_COUNT, DISCARD_WEAPON, CHARGE, JOINS):
        return faction_weights(t)
    return battle_weights(t)


# -- a turn -----------------------------------------------------------------------------------------------------------


def turn_weights(t: Ares) -> list[int]:
    seat, key, options = t.seat, t.key, t.options
    if key == OPENING:
        return opening_weights(t, seat)
    plan = Plan(t, seat)
    if key == PLAY:
        return lean([plays.play_worth(plan, card) for card in options], plays.SPAN, plays.EVEN)
    if key == EMERGENCY_CARD:
        return lean([-plan.card_worth(card) - plays.kept_worth(t, seat, card) * is_attack(t, card) for card in options], 200)
    if key == PUT_BONUS:
        return lean([plan.resource_at(place) for place in options], plays.SPAN)
    if key == USE_AS:
        (card,) = t.about()
        return lean(plays.even_sides(options, [plays.use_worth(plan, card, use) for use in options]), plays.SPAN, plays.EVEN)
    card, use = t.about()
    if key == PUT_ON:
        return lean([plan.use_worth(card, use, place) for place in options], plays.SPAN, plays.EVEN)
    return lean([plays.attack_worth(plan, card, use, foe) for foe in options], plays.SPAN)


def opening_weights(t: Ares, seat: int) -> list[int]:
    """S4  Any of the pairs that are about as good as the best: what one always opens with is soon answered."""
    opening = Opening(t, seat)
    if t.options[0] == min(t.deck[seat]):  # the first of the two: the best that it can be part of
        return lean([opening.best_with(card) for card in t.options], plays.SPAN, EVEN_OPENINGS)
    chosen = max([card for card in t.deck[seat] if card < t.options[0]])  # it, or one like it, is in hand
    return lean([opening.pair(chosen, card) for card in t.options], plays.SPAN, EVEN_OPENINGS)


# -- effects ----------------------------------------------------------------------------------------------------------


def effect_weights(t: Ares) -> list[int]:
    seat, key, options = t.seat, t.key, t.options
    side = side_of(t, seat) if t.attacker != NONE else ATTACKERS
    if key == USE_EFFECT:
        (when,) = t.about()
        return lean([battles.effect_worth(t, seat, card, when) for card in options], 30)
    if key == EFFECT_FORCE:
        (card,) = t.about()
        if t.cards.kind[card] == SPECIAL_ATTACK and t.cards.target[card] == Target.ENEMY:  # TER9: so many hits
            hits = t.cards.amount[card]
            return lean([min(units_of(t, force), hits) * max(t.cards.cost[unit_of(t, force)], 1) for force in options], 3)
        return lean([battles.effect_force_worth(t, seat, force) for force in options], 4)
    if key == EFFECT_TYPE:
        return type_weights(t, side)
    if key == SWAP_FORCE:
        (card,) = t.about()
        near = t.cards.target[card] == Target.NEAR_PAIR
        return lean([best_swap_of(t, seat, side, force, near) for force in options], plays.SPAN)
    if key == SWAP_WITH:
        _, first = t.about()
        return lean([battles.swap_gain(t, side, first, force) for force in options], plays.SPAN)
    return lean([battles.turn_worth(t, seat, place) for place in options], plays.SPAN)


def best_swap_of(t: Ares, seat: int, side: int, force: int, near: bool) -> int:
    best = -1000
    for other in swap_partners(t, seat, force, near):
        best = max(best, battles.swap_gain(t, side, force, other))
    return best


def type_weights(t: Ares, side: int) -> list[int]:
    """TER5  The type of which the enemy has most, among what is known."""
    shares = [1, 1, 1, 1]
    for other in range(t.players):
        if other != t.seat:
            for squad in army_known(t, t.seat, other, ALL_FORCES):
                shares[squad.kind] += squad.hits
    return lean([shares[option] for option in t.options], 400)


# -- construction -----------------------------------------------------------------------------------------------------


def faction_weights(t: Ares) -> list[int]:
    seat, key, options = t.seat, t.key, t.options
    if key == WORKERS:
        wanted = options[-1] - min(power_wanted(t, seat), options[-1])
        return only(options, wanted)
    if key in (POWER_UP, ASCENDS):
        return [0 if option == PASS else 1 for option in options]
    if key in (EVOLVE_OFF, DISCARD_WEAPON):
        return only(options, PASS)
    if key == ACOLYTES:
        return only(options, min(options[-1], max(obelisks(t, seat) - tokens(t, seat) + 1, 0)))
    if key in (EGGS, SWARM_ON):
        plan = Plan(t, seat)
        if key == EGGS and (t.defender == NONE or battles.is_conceded(t)):
            return only(options, PASS)
        return lean([30 if place == PASS else plan.resource_on(place) for place in options], 40)
    if key == SWARM_COUNT:
        return only(options, options[-1])
    if key == CHARGE:
        return lean([special_worth(t, card) for card in options], 60)
    return [0 if option == ENOUGH else 1 for option in options] if len(options) > 1 else []


def power_wanted(t: Ares, seat: int) -> int:
    """TER2  The power that Technologies and buildings could use, beyond what the plants make."""
    base = t.base[seat]
    wanted = 0
    for card in t.attached[seat].card:
        if t.cards.window[card] == SPEND:
            wanted += t.cards.price[card]
    for place in range(len(base)):
        card = base.card[place]
        if card != NONE:
            wanted += t.cards.need[base.turned[place]][card] - t.cards.power[card]
    special = t.special[seat]
    if special != NONE:
        wanted += t.cards.price[special]
    return max(wanted, 0)


# -- battle -----------------------------------------------------------------------------------------------------------


def battle_weights(t: Ares) -> list[int]:
    seat, key, options = t.seat, t.key, t.options
    if key == DEFEND:
        return battles.stand_worth(t, seat)
    side = side_of(t, seat) if t.attacker != NONE else ATTACKERS
    if key == RETREAT:
        gone = battles.battle_chance(t, side) < battles.HOPELESS
        return [1 if (option == 1) == gone else 0 for option in options]
    if key == EMERGENCY:
        return emergency_weights(t, seat)
    if key == TARGET:
        _, shooter = t.about()
        return lean([battles.target_worth(t, side, shooter, target) for target in options], plays.SPAN)
    if key == REROLL:
        return battles.reroll_weights(t)
    if key == PLACE_AGAINST:
        _, enemy = t.about()
        return lean([battles.duel(t, force, enemy) for force in options], plays.SPAN)
    if key == PLACE_NEXT:
        return lean([battles.next_worth(t, side, force) for force in options], plays.SPAN)
    if key == MATCH_WHOM:
        return lean([-battles.next_worth(t, 1 - side, enemy) for enemy in options], plays.SPAN)
    if key == MOVE_TO:
        _, force = t.about()
        return lean([battles.spot_worth(t, side, force, spot) for spot in options], plays.SPAN)
    if key == REDEPLOY:
        own = owned(tuple(unengaged(t, side)), seat)
        waiting = len([force for force in own if force not in t.flank[side]]) > 0
        return [0, 1] if waiting else [3, 1]
    if key == WHOSE_FORCE:
        return owner_weights(t, side)
    if key == DESTROY:
        return lean([battles.ruin_worth(t, ruin) for ruin in options], plays.SPAN)
    if key == RAIDER:
        return raider_weights(t, side)
    if key == REWARDS_OF_RAID:
        return [[6, 4, 3][option] if option != ENOUGH else 0 for option in options]
    return []


def owner_weights(t: Ares, side: int) -> list[int]:
    """N3  Who has the better force to place next; in fire it matters little who begins."""
    if len(t.reserve[side]) == 0:
        return []
    reserve = tuple(t.reserve[side])
    return lean([max([battles.next_worth(t, side, force) for force in owned(reserve, seat)]) for seat in t.options], plays.SPAN)


def emergency_weights(t: Ares, seat: int) -> list[int]:
    """R1  Cards are spent while the base is in danger, where they become units."""
    if battles.battle_chance(t, DEFENDERS) > battles.SAFE:
        return only(t.options, PASS)
    plan = Plan(t, seat)
    worth: list[int] = []
    for place in t.options:
        if place == PASS:
            worth.append(0)
            continue
        unit = unit_at(t, seat, place)
        cost = t.cards.cost[unit] if unit != NONE else t.cards.token_cost[t.base[seat].card[place]]
        missing = cost - t.base[seat].resources[place] % cost
        worth.append(plan.gain[place] if missing <= len(t.hand[seat]) and plan.room[place] > 0 else -USUAL)
    return lean(worth, plays.SPAN)


def raider_weights(t: Ares, side: int) -> list[int]:
    """D2  The force that does best against the enemy's best answer."""
    enemies = able_to_raid(t, 1 - side)
    worth: list[int] = []
    for force in t.options:
        ours = squad_at(t, seat_of(force), place_of(force), units_of(t, force), in_battle(t, force, t.forces.shield))
        worst = SURE
        for enemy in enemies:
            theirs = squad_at(t, seat_of(enemy), place_of(enemy), units_of(t, enemy), in_battle(t, enemy, t.forces.shield))
            if side == ATTACKERS:
                worst = min(worst, chance_to_win([ours], [theirs], 3))
            else:
                worst = min(worst, SURE - chance_to_win([theirs], [ours], 3))
        worth.append(worst)
    return lean(worth, 200)
