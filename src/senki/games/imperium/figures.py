"""What players look at and weigh, as the rules work it out: what they can spend, objectives, how far ships fly, prices, what dice need."""

from __future__ import annotations

from senki.engine.figures import PERCENT, Figure
from senki.engine.shapes import ENOUGH
from senki.engine.zones import SEAT
from senki.games.imperium import plans
from senki.games.imperium.figures_base import asked, reached
from senki.games.imperium.galaxy import distances
from senki.games.imperium.hints.battles import chance_on_ground, chance_to_win, fleet_at, lives_of, weight_of
from senki.games.imperium.hints.reasons import activation_reasons, tech_reasons
from senki.games.imperium.hints.war import chance_now, in_battle
from senki.games.imperium.kinds import MOVER, OBJECTIVE, PLANET, POLITICAL, TECH, TYPE_OF, Money, Stance, VesselClass
from senki.games.imperium.model import Imperium, fleet_of, is_full, planets_at, planets_of, reinforcements, ships_in, type_at
from senki.games.imperium.pack import NONE, Stage, SystemType, Technology, UnitType
from senki.games.imperium.pack_politics import Ballot
from senki.games.imperium.politics.forecast import forecast
from senki.games.imperium.questions import (
    ACTIVATE,
    BUILD,
    DECIDE,
    GAIN_TECH,
    INVADE,
    LOSE,
    MOVE_SHIP,
    VOTE,
    VOTE_LAW,
    VOTE_OBJECTIVE,
    VOTE_PLANET,
    VOTE_PLAYER,
)
from senki.games.imperium.rules.agendas import voting_power
from senki.games.imperium.rules.dice import alert_combat, card_combat, gen_combat, magen_combat, nebula_combat, tech_combat
from senki.games.imperium.rules.fleets import damaged_form, fleet_limit
from senki.games.imperium.rules.movement import alert_move, base_move, move_of, tech_move
from senki.games.imperium.rules.payment import value_of
from senki.games.imperium.rules.production import basket_cost, can_produce, production_limit
from senki.games.imperium.rules.races_war import first_round_combat, race_combat, race_ground_combat
from senki.games.imperium.rules.sides import enemy_fleet, side_fleet
from senki.games.imperium.rules.technology import specialties
from senki.games.imperium.rules.trade import income

VOTES = (VOTE, DECIDE, VOTE_PLAYER, VOTE_PLANET, VOTE_LAW, VOTE_OBJECTIVE)
CHANGES = (  # by Gain
    "points-change",
    "goods-change",
    "counters-change",
    "cards-change",
    "planets-change",
    "ready-change",
    "docks-change",
    "ships-change",
    "fighters-change",
    "forces-change",
)
NAMES = {
    **dict.fromkeys(CHANGES, ()),
    "resources": (),
    "influence": (),
    "planets": ("controlled",),
    "votes": ("ready",),
    "reserve": ("left",),
    "income": ("contracts",),
    "progress": ("so-far",),
    "asked": ("on-card",),
    "movement": ("vessel", "technology", "alert", "nebula"),
    "ships": ("there", "arriving"),
    "price": ("basket",),
    "built": ("basket",),
    "tech-price": ("source", "specialties", "free"),
    "forces-for": (),
    "then": ("so-far", "more"),
    "space-chance": ("rule-of-thumb",),
    "could-spend": ("basket",),
    "battle-chance": ("rule-of-thumb",),
    "chance-then": ("rule-of-thumb",),
    "to-hit": ("unit", "technology", "alert", "nebula", "race", "xxcha", "for-a-time"),
    "to-hit-landing": ("unit", "race", "xxcha", "for-a-time"),
    "to-hit-defending": ("unit", "race", "xxcha", "for-a-time"),
    **plans.NAMES,
}


def on_table(t: Imperium, viewer: int | None) -> list[Figure]:
    """What every player has to spend and to place, and how far the viewer is with the public objectives."""
    found: list[Figure] = []
    for seat in range(t.players):
        found += [purse_figure(t, seat, "resources", Money.RESOURCES), purse_figure(t, seat, "influence", Money.INFLUENCE)]
        planets = Figure("planets", "L3", SEAT, seat)
        planets.add(len(planets_of(t, seat)), "L3", "controlled")
        reserve = Figure("reserve", "H4", SEAT, seat)
        reserve.add(reinforcements(t, seat), "H4", "left")
        found += [planets, reserve]
        if is_full(t):
            votes = Figure("votes", "K4", SEAT, seat)
            votes.add(voting_power(t, seat), "K4", "ready")
            found.append(votes)
        if is_full(t):
            income_now = Figure("income", "E5", SEAT, seat)
            income_now.add(income(t, seat), "E5", "contracts")
            found.append(income_now)
    found += battle_figures(t)
    for objective in t.o_public if viewer is None else t.o_public + t.secrets[viewer]:
        if viewer is not None and t.cards.objective.stage[objective] != Stage.END:
            found += [progress_figure(t, viewer, objective), asked_figure(t, objective)]
    return found


def progress_figure(t: Imperium, seat: int, objective: int) -> Figure:
    """O5, O6  How far the seat is with an objective: what the card counts, or what the seat could spend of what it asks for."""
    figure = Figure("progress", "O6", OBJECTIVE, objective, limit=asked(t, objective))
    figure.add(reached(t, seat, objective), "O6", "so-far")
    return figure


def asked_figure(t: Imperium, objective: int) -> Figure:
    figure = Figure("asked", "O6", OBJECTIVE, objective)
    figure.add(asked(t, objective), "O6", "on-card")
    return figure


def purse_figure(t: Imperium, seat: int, name: str, money: int) -> Figure:
    """H7, H8  What the ready planets of a seat are worth."""
    figure = Figure(name, "H7", SEAT, seat)
    for planet in planets_of(t, seat):
        figure.add(value_of(t, planet, money), "H7", kind=PLANET, value=planet)
    return figure


def of_option(t: Imperium, seat: int, option: int) -> list[Figure]:
    """The numbers that hang on an answer to the open question."""
    if option == ENOUGH:
        return []
    if t.key == ACTIVATE:
        return activation_reasons(t, seat, option)
    if t.key == MOVE_SHIP:
        movement = movement_figure(t, seat, option)
        return [movement] if MOVER.second(option) == VesselClass.FLOATING_DOCK else [movement, ships_figure(t, seat)]
    if t.key == BUILD:
        return [price_figure(t, seat, option), built_figure(t, seat)]
    if t.key == GAIN_TECH:
        return [tech_figure(t, seat, option), *tech_reasons(t, seat, option)]
    if t.key in VOTES:
        return outcome_figures(t, seat, option)
    if t.key == LOSE:
        return [space_figure(t, seat, TYPE_OF[option]), *loss_figures(t, seat, option)]
    if t.key == INVADE:
        owner = t.planets.owner[option]
        return [ground_figure(t, "to-hit-landing", seat, option), ground_figure(t, "to-hit-defending", owner, option)]
    return []


def outcome_figures(t: Imperium, seat: int, choice: int) -> list[Figure]:
    """K12  What the outcome would change for the seat at once, as far as it can be counted."""
    (card,) = t.about()
    if t.cards.political.ballot[card] == Ballot.FOR_AGAINST and choice == Stance.ABSTAIN:
        return []
    found: list[Figure] = []
    changes = forecast(t, card, choice, seat)
    for gain, name in enumerate(CHANGES):
        if changes[gain] != 0:
            figure = Figure(name, "K12")
            figure.add(changes[gain], "K12", kind=POLITICAL, value=card)
            found.append(figure)
    return found


def movement_figure(t: Imperium, seat: int, mover: int) -> Figure:
    """T13  How far the ship flies, against how far it is."""
    place, vessel = MOVER.first(mover), MOVER.second(mover)
    figure = Figure("movement", "T13", limit=distances(t, seat, t.act_hex)[place])
    figure.add(base_move(t, seat, vessel), "T13", "vessel")
    figure.add(tech_move(t, seat, vessel), "T13", "technology")
    figure.add(alert_move(t, seat, vessel, place), "C9", "alert")
    if type_at(t, place) == SystemType.NEBULA:
        figure.add(move_of(t, seat, vessel, place) - figure.total, "N3", "nebula")
    return figure


def ships_figure(t: Imperium, seat: int) -> Figure:
    """F1  Ships in the activated system, with the one that comes, against the Fleet Supply."""
    fleet = fleet_of(t, seat, t.act_hex)
    figure = Figure("ships", "F1", limit=fleet_limit(t, seat, t.act_hex))
    figure.add(ships_in(t, fleet) if fleet != NONE else 0, "F1", "there")
    figure.add(1, "F1", "arriving")
    return figure


def price_figure(t: Imperium, seat: int, unit: int) -> Figure:
    """U6  What all that is in the basket would cost with this unit."""
    t.basket[unit] += 1
    price = basket_cost(t, seat)
    t.basket[unit] -= 1
    figure = Figure("price", "U6")
    figure.add(price, "U6", "basket")
    return figure


def built_figure(t: Imperium, seat: int) -> Figure:
    """U4  How many units that would be, against the limit of production."""
    (place,) = t.about()
    figure = Figure("built", "U4", limit=production_limit(t, seat, place) if can_produce(t, seat, place) else None, detail=True)
    figure.add(sum(t.basket) + 1, "U4", "basket")
    return figure


def tech_figure(t: Imperium, seat: int, tech: int) -> Figure:
    """D3  The price of the source less the specialties, never below 0."""
    (price,) = t.about()
    figure = Figure("tech-price", "D3")
    figure.add(price, "D3", "source")
    figure.add(-specialties(t, seat, t.cards.technology.colour[tech]), "H9", "specialties")
    figure.at_least(0, "D3", "free")
    return figure


def space_figure(t: Imperium, seat: int, unit: int) -> Figure:
    """B6  What a die of the unit must show in the battle."""
    figure = Figure("to-hit", "B6")
    figure.add(t.cards.unit.combat[unit], "G14", "unit")
    figure.add(-tech_combat(t, seat, unit), "B6", "technology")
    figure.add(-alert_combat(t, seat, unit, t.act_hex), "C9", "alert")
    figure.add(-nebula_combat(t, seat, unit, t.act_hex), "B14", "nebula")
    figure.add(-race_combat(t, seat, unit), "B6", "race")
    figure.add(-first_round_combat(t, seat), "B6", "xxcha")
    figure.add(-card_combat(t, seat, unit), "B18", "for-a-time")
    return figure


def battle_figures(t: Imperium) -> list[Figure]:
    """B1, I1  How likely the attacker wins the battle or invasion under way, by rule of thumb."""
    figure = Figure("battle-chance", "B1", SEAT, t.active, unit=PERCENT)
    if t.battle_planet != NONE:
        place = planets_at(t, t.planets.hex[t.battle_planet])
        landed = max(0, t.landed[place.index(t.battle_planet)]) if len(t.landed) > 0 else 0
        figure.add(100 * chance_on_ground(t, t.active, t.battle_planet, landed, 0), "I1", "rule-of-thumb")
        return [figure]
    if t.defender == NONE or t.act_hex == NONE or not in_battle(t, t.active) or t.fleet_owner[t.act_hex] == NONE:
        return []
    figure.add(100 * chance_now(t, t.active), "B1", "rule-of-thumb")
    return [figure]


def loss_figures(t: Imperium, seat: int, vessel: int) -> list[Figure]:
    """B7  How likely the seat wins the battle once this unit has taken the hit, by rule of thumb."""
    if not in_battle(t, seat):
        return []
    mine, theirs = fleet_at(t, side_fleet(t, seat)), fleet_at(t, enemy_fleet(t, seat))
    form = damaged_form(t, seat, vessel)
    mine[vessel] -= 1
    if form != NONE:
        mine[form] += 1
    other = t.fleet_owner[enemy_fleet(t, seat)]
    chance = chance_to_win(weight_of(t, seat, mine), weight_of(t, other, theirs), lives_of(mine) + lives_of(theirs))
    figure = Figure("chance-then", "B1", unit=PERCENT)
    figure.add(100 * chance, "B1", "rule-of-thumb")
    return [figure]


def ground_figure(t: Imperium, name: str, seat: int, planet: int) -> Figure:
    """I4  What a die of a ground force must show on the planet."""
    figure = Figure(name, "I4")
    figure.add(t.cards.unit.combat[UnitType.GROUND_FORCE], "I4", "unit")
    figure.add(-gen_combat(t, seat), "I4", kind=TECH, value=Technology.GEN_SYNTHESIS)
    figure.add(-magen_combat(t, seat, planet), "I4", kind=TECH, value=Technology.MAGEN_DEFENSE_GRID)
    figure.add(-race_ground_combat(t, seat, UnitType.GROUND_FORCE, planet), "I4", "race")
    figure.add(-first_round_combat(t, seat), "I4", "xxcha")
    figure.add(-card_combat(t, seat, UnitType.GROUND_FORCE), "B18", "for-a-time")
    return figure
