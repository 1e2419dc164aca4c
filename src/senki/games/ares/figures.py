"""What players look at and weigh, as the rules work it out: shots and their chances, the line, what a resource gives, prices, scouting."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, cast

from senki.engine.figures import PERCENT, TENTHS, Figure, Term, average, chance_figure, in_percent, in_tenths, successes
from senki.engine.shapes import PASS
from senki.engine.view import hears
from senki.engine.zones import NUMBER, SEAT
from senki.games.ares.model import (
    ACID,
    AT_BASE,
    ATTACKERS,
    BASE_CARD,
    BASIC,
    BEHIND,
    DEEP,
    DEFENDERS,
    DIE,
    FIRST_INITIATIVE,
    FORCE,
    GOAL,
    INITIATIVE_UP,
    MOST_UNITS,
    NONE,
    NORMAL,
    ON_UPGRADE,
    RESOURCE,
    ROUNDS,
    SCOUTING_UP,
    SHOWN,
    SPOT,
    TAKE_FRONTIER,
    UNIT,
    Ares,
    cards_attached,
    force_at,
    line_forces,
    place_of,
    seat_of,
    seen_row,
    side_of,
    unit_at,
    unit_of,
    units_of,
)
from senki.games.ares.pack import AIR, BUILDING, EVOLVE, NEVER, TYPES
from senki.games.ares.questions import (
    EGGS,
    EMERGENCY,
    FIRE,
    MATCH_WHOM,
    MOVE_TO,
    PLACE_AGAINST,
    PLACE_END,
    PLACE_NEXT,
    POWER_UP,
    PUT_BONUS,
    PUT_ON,
    REROLL,
    TARGET,
    USE_AS,
    USE_EFFECT,
)
from senki.games.ares.rules.combat import (
    SIDES_OF_A_DIE,
    count_hits,
    dice_for,
    empty_buildings,
    flanking_bonus,
    is_hit,
    needed_face,
    position_modifier,
    rerolls_left,
    targets,
)
from senki.games.ares.rules.line import open_column
from senki.games.ares.rules.power import MOST_TOKENS, power_for
from senki.games.ares.rules.results import FRONTIER_POINTS
from senki.games.ares.rules.strength import (
    boosted,
    force_type,
    is_base_defence,
    is_blinded,
    rating_boosted,
    side_boosted,
    strikes_deep,
    type_made,
)

TOKEN_RULES: Final = ("TER1", "KAH1", "XEN1", "COL5")  # by faction: resources on its mat become tokens
SHOT: Final = (*(f"{x}against-{name}" for x in ("", "x-") for name in TYPES), "acid", "boost", "flank", "no-flank", "position")

FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "to-hit": SHOT,
    "best-to-hit": SHOT,
    "dice": ("units", "halved"),
    "chance": ("hits",),
    "average": ("dice",),
    "die-hits": ("needed",),
    "rerolls": ("left",),
    "targets": ("reached",),
    "initiative": ("printed-initiative", "boost", "first-round"),
    "units": ("there", "made"),
    "ready": ("there", "made"),
    "missing": ("cost", "lying"),
    "tokens": ("there", "made"),
    "needs-power": ("power",),
    "stack": ("lying", "put"),
    "under": ("lying",),
    "charge": ("lying", "put"),
    "price": ("power",),
    "own-scouting": ("boost", "eclipse"),
    "enemy-scouting": ("boost", "eclipse"),
    "scouting": ("boost", "eclipse"),
    "points": ("scored", "frontier"),
    "type": ("evolved",),
    "empties": ("empty",),
    "rounds": ("battle",),
    "needed": ("to-hit", "six", "one"),
    "hits": ("needed",),
    "hit": ("needed",),
    "hopeless": ("no-force",),
}  # by figure: its terms


# -- R4  fire ---------------------------------------------------------------------------------------------------------


def to_hit_figure(t: Ares, force: int, target: int, name: str = "to-hit") -> Figure:
    """R4.4  What a force needs to hit a target: its rating with all that changes it, flanking, and the columns passed over."""
    figure = Figure(name, "R4.4")
    side = side_of(t, seat_of(force))
    add_rating(t, figure, force, BUILDING if target == BASE_CARD else force_type(t, target))
    if force in t.flank[side]:
        bonus = flanking_bonus(t, side, force)
        figure.terms.append(Term(bonus, "R2.1", "flank") if bonus else Term(0, "B7", "no-flank"))
    passed = position_modifier(t, side, force, target)
    figure.add(-passed, "R4.2", "position", NUMBER, passed)
    return figure


def add_rating(t: Ares, figure: Figure, force: int, against: int) -> None:
    """F3, FAC6  The rating against a type, term by term; the order is that of the rules, because Wings has a limit of its own (XEN5)."""
    unit = unit_of(t, force)
    printed = t.cards.rating[against][unit]
    figure.terms.append(Term(max(printed, 0), "F3", ("x-" if printed == NEVER else "") + "against-" + TYPES[against], UNIT, unit))
    if t.mode == BASIC:
        return
    if against == AIR:
        figure.add(boosted(t, force, ACID), "XEN6", "acid")
    attached = cards_attached(t, seat_of(force), place_of(force))
    for card in [card for card in attached if t.cards.group[card] == EVOLVE]:
        change = t.cards.added_rating[against][card]
        figure.add(max(change, -figure.total) if change < 0 else change, "XEN5", "", SHOWN, card)
    for card in [card for card in attached if t.cards.group[card] != EVOLVE]:
        figure.add(t.cards.added_rating[against][card], "XEN6", "", SHOWN, card)
    figure.add(rating_boosted(t, force, against), "FAC6", "boost")


def dice_figure(t: Ares, force: int, needed: int) -> Figure:
    """R4.4 to R4.6  How many dice a force rolls with such a to-hit number."""
    figure = Figure("dice", "R4.4")
    units = units_of(t, force)
    figure.add(units, "R4.4", "units", UNIT, unit_of(t, force))
    figure.add(dice_for(t, force, needed) - units, "R4.5" if needed == 0 else "R4.6", "halved")
    return figure


def of_shot(t: Ares, force: int, target: int) -> list[Figure]:
    """R4.4  The to-hit number, the dice, the chance of any hit and of each number of hits, and the average."""
    needed = to_hit_figure(t, force, target)
    dice = dice_figure(t, force, needed.total)
    shares = successes(dice.total, Fraction(needed_face(needed.total), SIDES_OF_A_DIE))
    mean = Figure("average", "R4.4", unit=TENTHS)
    mean.add(in_tenths(average(shares)), "R4.4", "dice", NUMBER, dice.total)
    return [needed, dice, chance_figure("chance", "R4.4", "hits", shares, 1), mean]


def of_reroll(t: Ares) -> list[Figure]:
    """B6  How likely a die hits when it is rolled again, and how many rerolls there are."""
    chance = Figure("die-hits", "R4.4", unit=PERCENT)
    chance.add(in_percent(Fraction(needed_face(t.to_hit), SIDES_OF_A_DIE)), "R4.4", "needed", NUMBER, needed_face(t.to_hit))
    left = Figure("rerolls", "B6", detail=True)
    left.add(rerolls_left(t, t.shooter), "B6", "left")
    return [chance, left]


def initiative_figure(t: Ares, force: int) -> Figure:
    """R4  The printed initiative with all changes."""
    figure = Figure("initiative", "R4", FORCE, force)
    unit = unit_of(t, force)
    figure.add(t.cards.initiative[unit], "F2", "printed-initiative", UNIT, unit)
    if t.mode != BASIC:
        for card in cards_attached(t, seat_of(force), place_of(force)):
            figure.add(t.cards.added_initiative[card], "XEN6", "", SHOWN, card)
        figure.add(boosted(t, force, INITIATIVE_UP), "FAC6", "boost")
        if t.round == 1:
            side = side_of(t, seat_of(force))
            figure.add(boosted(t, force, FIRST_INITIATIVE) + side_boosted(t, side, FIRST_INITIATIVE), "FAC6", "first-round")
    return figure


# -- R2  redeployment, L2  scouting -----------------------------------------------------------------------------------


def of_spot(t: Ares, force: int, spot: int) -> list[Figure]:
    """R2.1, R2.2  From that place: how many targets the force could fire at, and at which it fires best."""
    line = cast(Ares, t.clone())
    side = side_of(t, seat_of(force))
    line.reserve[side].remove(force)
    if SPOT.first(spot) == BEHIND:
        line.flank[side].append(force)
        line.behind[side].append(SPOT.second(spot))
    else:
        open_column(line, side, SPOT.second(spot), force)
    able = targets(line, side, force)
    reach = Figure("targets", "R4.1")
    reach.add(len(able), "R4.1", "reached")
    found = [reach]
    if able:
        shots = [to_hit_figure(line, force, target, "best-to-hit") for target in able]
        found.append(max(shots, key=lambda shot: shot.total))
    return found


def scouting_figure(t: Ares, side: int, name: str) -> Figure:
    """L2, B3  Each force of the side counts its value once, and what effects give; KAH8: nothing against an Eclipse."""
    figure = Figure(name, "L2", NUMBER, side)
    for force in t.reserve[side] + line_forces(t, side):
        figure.add(t.cards.scouting[unit_of(t, force)] + boosted(t, force, SCOUTING_UP), "B3", "", UNIT, unit_of(t, force))
    figure.add(side_boosted(t, side, SCOUTING_UP), "FAC6", "boost")
    if is_blinded(t, side):
        figure.add(-figure.total, "KAH8", "eclipse")
    if not figure.terms:
        figure.add(0, "L2", "boost")
    return figure


# -- F1, C4  what a resource gives ------------------------------------------------------------------------------------


def of_goal(t: Ares, seat: int, goal: int, use: int) -> list[Figure]:
    """P1  What a card gives where it goes in one's own base."""
    place = GOAL.second(goal)
    if use != RESOURCE:
        return of_building_cost(t, seat, place, t.about()[0])
    if GOAL.first(goal) == ON_UPGRADE:
        charge = Figure("charge", "COL9")
        charge.add(t.attached[seat].charge[place], "COL9", "lying")
        charge.add(1, "COL9", "put")
        return [charge]
    return of_resource(t, seat, place)


def of_resource(t: Ares, seat: int, place: int) -> list[Figure]:
    """F1, K2  One resource more on a place: the units that construction makes of what lies there, and what the next one still needs."""
    base = t.base[seat]
    if place >= len(base) or base.card[place] == NONE:
        stack = Figure("stack", "C4")
        stack.add(base.under[place] if place < len(base) else 0, "C4.2", "lying")
        stack.add(1, "C4.2", "put")
        return [stack]
    card = base.card[place]
    unit = unit_at(t, seat, place)
    if unit == NONE and t.cards.token_cost[card] == 0:
        return []
    cost = t.cards.token_cost[card] if unit == NONE else t.cards.cost[unit]
    rule = TOKEN_RULES[t.faction[seat]] if unit == NONE else "K2"
    most = MOST_TOKENS if unit == NONE else MOST_UNITS
    lying = base.resources[place] + 1
    units = Figure("tokens" if unit == NONE else "units", rule, limit=most)
    add_made(units, rule, base.units[place], lying, cost, most)
    found = [units]
    if units.total < most:
        missing = Figure("missing", "F1")
        missing.add(cost, "F1", "cost")
        missing.add(-(lying - (units.total - base.units[place]) * cost), "F1.1", "lying")
        found.append(missing)
    need = t.cards.need[base.turned[place]][card] if t.mode != BASIC and unit != NONE else 0
    if need > 0:
        found.append(Figure("needs-power", "FAC5", detail=True))
        found[-1].add(need, "FAC5", "power")
    return found


def add_made(figure: Figure, rule: str, there: int, lying: int, cost: int, most: int) -> None:
    """K2  What is there, and what construction makes of the resources that lie there."""
    made = max(min(lying // cost, most - there), 0) if cost > 0 else 0  # what costs nothing is not made of resources
    figure.add(there, rule, "there")
    figure.add(made, rule, "made", NUMBER, made)


def ready_units(t: Ares, seat: int) -> list[Figure]:
    """K2  By place of one's own base: the units that it will have when it comes to a battle, power aside."""
    base = t.base[seat]
    found: list[Figure] = []
    for place in range(len(base)):
        unit = unit_at(t, seat, place)
        if unit != NONE:
            found.append(Figure("ready", "K2", FORCE, force_at(seat, place)))
            add_made(found[-1], "K2", base.units[place], base.resources[place], t.cards.cost[unit], MOST_UNITS)
    return found


def of_attack(t: Ares, seat: int, use: int) -> list[Figure]:
    """A3.3, A3.6, A1.1  That an attack is lost before it begins: no force can take part, not even after construction.

    Only in the basic game, where no text of a card counts (P7); in the others orders, power and eggs may still bring a force.
    """
    if t.mode != BASIC or use not in (NORMAL, DEEP, TAKE_FRONTIER):
        return []
    for figure in ready_units(t, seat):
        able = not is_base_defence(t, figure.value) and (use != DEEP or strikes_deep(t, figure.value))
        if able and figure.total > 0:
            return []
    rule = "A1.1" if use == TAKE_FRONTIER else "A3.6"
    hopeless = Figure("hopeless", rule)
    hopeless.add(0, rule, "no-force")
    return [hopeless]


def of_building_cost(t: Ares, seat: int, place: int, card: int) -> list[Figure]:
    """C4, C4.5  What lies under a new building, of what must lie there just when construction comes."""
    cost = t.cards.building_cost[card] if t.mode != BASIC else 0
    if cost == 0 or place >= len(t.base[seat]):
        return []
    lying = t.base[seat].under[place]
    under = Figure("under", "C4", limit=cost, breaks="" if lying == cost else "C4.5")
    under.add(lying, "C4", "lying")
    return [under]


# -- C7  prices -------------------------------------------------------------------------------------------------------


def of_effect(t: Ares, seat: int, card: int) -> list[Figure]:
    """C7  The power that an effect costs, of what there is for it."""
    price = Figure("price", "C7", limit=power_for(t, seat, card))
    price.add(t.cards.price[card], "C7", "power")
    return [price] if price.total or price.limit else []


def of_power_up(t: Ares, seat: int, place: int) -> list[Figure]:
    """FAC5  The power that a building needs, of what there is."""
    base = t.base[seat]
    price = Figure("price", "FAC5", limit=t.power[seat])
    price.add(t.cards.need[base.turned[place]][base.card[place]], "FAC5", "power")
    return [price]


# -- options ----------------------------------------------------------------------------------------------------------


def of_option(t: Ares, seat: int, option: int) -> list[Figure]:
    """The figures of an option of the open question."""
    if option == PASS:
        return []
    if t.key == TARGET:
        return of_shot(t, t.about()[1], option)
    if t.key == REROLL:
        return of_reroll(t)
    if t.key == FIRE:
        return [initiative_figure(t, option)]
    if t.key == MOVE_TO:
        return of_spot(t, t.about()[1], option)
    if t.key in (PLACE_AGAINST, MATCH_WHOM, PLACE_NEXT, PLACE_END):
        side = side_of(t, seat)
        found = [scouting_figure(t, side, "own-scouting"), scouting_figure(t, 1 - side, "enemy-scouting")]
        for figure in found:
            figure.detail = True
        return found
    if t.key == USE_AS:
        return of_attack(t, seat, option)
    if t.key == PUT_ON:
        return of_goal(t, seat, option, t.about()[1])
    if t.key == PUT_BONUS:
        return of_goal(t, seat, option, RESOURCE)
    if t.key in (EMERGENCY, EGGS):
        return of_resource(t, seat, option)
    if t.key == USE_EFFECT:
        return of_effect(t, seat, option)
    if t.key == POWER_UP:
        return of_power_up(t, seat, option)
    return []


# -- what lies on the table -------------------------------------------------------------------------------------------


def on_table(t: Ares, seat: int | None) -> list[Figure]:
    """The seat's own points and units to come, types that Evolve cards have changed, and of a battle all that is in the open."""
    found: list[Figure] = []
    if seat is not None:
        points = Figure("points", "V4", SEAT, seat)
        points.add(len(t.scored[seat]), "V4", "scored")
        points.add(FRONTIER_POINTS if t.holder == seat else 0, "V5", "frontier")
        found += [points, *ready_units(t, seat)]
    for player in range(t.players):
        found += changed_types(t, player, player if hears(t.sight[player], seat) else seen_row(t, player))
    if t.attacker != NONE:
        found += of_battle(t)
    return found


def changed_types(t: Ares, player: int, row: int) -> list[Figure]:
    """F2, XEN5  The type of the units of a place, where it is not the printed one."""
    found: list[Figure] = []
    for place in range(len(t.base[row])):
        unit = unit_at(t, row, place)
        if unit != NONE and t.mode != BASIC and type_made(t, row, place) != t.cards.type[unit]:
            found.append(Figure("type", "XEN5", FORCE, force_at(player, place)))
            found[-1].add(type_made(t, row, place), "XEN5", "evolved")
    return found


def of_battle(t: Ares) -> list[Figure]:
    found: list[Figure] = []
    if t.battleground != NONE:
        rounds = Figure("rounds", "A3")
        rounds.add(ROUNDS[t.choice[t.attacker]], "A3", "battle")
        found += [rounds, scouting_figure(t, ATTACKERS, "scouting"), scouting_figure(t, DEFENDERS, "scouting")]
    if t.battleground == AT_BASE:
        empties = Figure("empties", "R4.9")
        empties.add(len(empty_buildings(t)), "R4.9", "empty")
        found.append(empties)
    for side in (ATTACKERS, DEFENDERS):
        found += [initiative_figure(t, force) for force in t.reserve[side] + line_forces(t, side)]
    if t.shooter != NONE and t.dice:
        needed = Figure("needed", "R4.4")
        needed.add(t.to_hit, "R4.4", "to-hit")
        needed.at_least(1, "R4.5", "one")
        needed.at_most(needed_face(t.to_hit), "R4.4", "six")
        hits = Figure("hits", "R4.4")
        hits.add(count_hits(t), "R4.4", "needed", NUMBER, needed.total)
        found += [needed, hits]
        for die in range(len(t.dice)):
            hit = Figure("hit", "R4.4", DIE, die)
            hit.add(1 if is_hit(t, die) else 0, "R4.4", "needed", NUMBER, needed.total)
            found.append(hit)
    return found
