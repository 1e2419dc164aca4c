"""K12  Political cards that are no laws: what is decided is done, and the card is discarded."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, chance, nothing, procedure, roll
from senki.engine.table import Ints
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import Effect, PoliticalCard, Seat, Stance
from senki.games.imperium.model import Imperium, clockwise, pieces_left, planets_at, planets_of, planets_outside_home
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, PLANETS, Colour, UnitType
from senki.games.imperium.politics.choices import (
    accepts,
    against,
    count_types,
    discard_one_law,
    exhaust_own,
    for_now,
    give_up_ships,
    has_ship_at,
    has_wormhole,
    landing_sites,
    name_planet,
    place_own_forces,
    place_ship,
)
from senki.games.imperium.questions import DIE, NAME_SEAT, WHO_LEADS
from senki.games.imperium.rules.agendas import voters, votes_for, voting_order
from senki.games.imperium.rules.ending import gain_points_together
from senki.games.imperium.rules.invasion import kill_forces
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import influence_of
from senki.games.imperium.rules.losses import take_hits
from senki.games.imperium.rules.objectives import influence, mecatol
from senki.games.imperium.rules.payment import gain_goods, pay, purse
from senki.games.imperium.rules.planets import take_planet
from senki.games.imperium.rules.rolls import SIDES, roll_fate
from senki.games.imperium.rules.technology import FREE, gain_tech, gain_tech_of
from senki.games.imperium.rules.verbs import (
    destroy_buildings,
    destroy_fleet,
    exhaust_if_ready,
    lose_goods,
    lose_points,
    place_dock,
    place_forces,
    take_goods,
    turn_neutral,
)

BAD_OMEN: Final = 5  # Ancient Artifact: so much or less on the die
BLASTS: Final = 3
BLAST_HITS: Final = 5
CRUISERS_KEPT: Final = 4  # Arms Reduction
DEAD_WORMHOLES: Final = 3  # Wormhole Research: so much or less
RICH_WORMHOLES: Final = 7


@procedure
def nothing_happens(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """K12  The card says nothing of this outcome."""
    yield from nothing()


# -- votes for or against ---------------------------------------------------------------------------------------------


@procedure
def aggressive_strategy(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In order of play everyone may use the secondary ability of one of their own strategy cards, free."""
    t.free_secondaries = True
    yield from nothing()


@procedure
def no_aggressive_strategy(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """No secondary ability is used for the rest of the round."""
    against(t, card, Effect.NO_SECONDARY)
    yield from nothing()


@procedure
def ancient_artifact(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Roll a die. 1 to 5: everything in the system of Mecatol Rex is destroyed, and each fleet and the ground forces of each planet next
    to it suffer three dice that hit with 5. 6 to 10: everybody gains two technologies, in turn.
    """
    omen = yield from roll(DIE, SIDES, unit=UnitType.WAR_SUN)
    if omen > BAD_OMEN:
        for seat in list(clockwise(t, t.speaker)):
            for _turn in range(t.cards.political.number[card]):
                yield from gain_tech(t, Seat(seat), FREE)
    else:
        destroy_fleet(t, MECATOL_HEX, True)
        yield from kill_forces(t, mecatol(t), t.planets.forces[mecatol(t)])
        destroy_buildings(t, mecatol(t))
        for place in sorted(adjacent(t, MECATOL_HEX)):
            yield from blast(t, place)


@procedure
def blast(t: Imperium, place: int) -> Rule[None]:
    """Ancient Artifact: PDS and docks are safe."""
    if t.fleet_owner[place] != NONE:
        owner = Seat(t.fleet_owner[place])
        hits = yield from roll_fate(t, owner, UnitType.WAR_SUN, BLASTS, BLAST_HITS)
        yield from take_hits(t, owner, place, hits)
    for planet in list(planets_at(t, place)):
        if t.planets.forces[planet] > 0:
            killed = yield from roll_fate(t, Seat(t.planets.owner[planet]), UnitType.WAR_SUN, BLASTS, BLAST_HITS)
            yield from kill_forces(t, planet, killed)


@procedure
def arms_reduction(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody keeps two dreadnoughts and four cruisers at most, and chooses which."""
    for seat in list(voting_order(t)):
        excess = count_types(t, seat, (UnitType.DREADNOUGHT,)) - t.cards.political.number[card]
        yield from give_up_ships(t, Seat(seat), card, (UnitType.DREADNOUGHT,), excess)
        excess = count_types(t, seat, (UnitType.CRUISER,)) - CRUISERS_KEPT
        yield from give_up_ships(t, Seat(seat), card, (UnitType.CRUISER,), excess)


@procedure
def no_arms_reduction(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody exhausts the planets with a red specialty."""
    for planet in range(PLANETS):
        if t.cards.planet.specialty[planet] == Colour.RED:
            exhaust_if_ready(t, planet)
    yield from nothing()


@procedure
def colonial_redistribution(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who has most points (on a tie chance says who) loses all ground forces of an own planet of own choice; a player with fewest points,
    named by the leader, may put three ground forces there and take it.
    """
    leader = ahead(t)[0]
    if len(ahead(t)) > 1:
        leader = yield from chance(WHO_LEADS, ahead(t))
    if len(landing_sites(t, leader)) == 0 or len(behind(t, leader)) == 0:
        return
    planet = yield from name_planet(t, Seat(leader), card, tuple(landing_sites(t, leader)))
    yield from kill_forces(t, planet, t.planets.forces[planet])
    heir = behind(t, leader)[0]
    if len(behind(t, leader)) > 1:
        heir = yield from ask(leader, NAME_SEAT, behind(t, leader), card=card)
    takes = yield from accepts(t, Seat(heir), card)
    if takes:
        destroy_buildings(t, planet)
        take_planet(t, heir, planet)
        place_forces(t, heir, planet, t.cards.political.number[card])


def ahead(t: Imperium) -> list[int]:
    most = max([t.points[seat] for seat in clockwise(t, 0)])
    return [seat for seat in sorted(clockwise(t, 0)) if t.points[seat] == most]


def behind(t: Imperium, leader: int) -> list[int]:
    """The others with fewest points."""
    rest = [seat for seat in sorted(clockwise(t, 0)) if seat != leader]
    least = min([t.points[seat] for seat in rest])
    return [seat for seat in rest if t.points[seat] == least]


@procedure
def cost_overruns(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody gives up a trade good for each planet held, as far as there are any."""
    for seat in voting_order(t):
        lose_goods(t, seat, len(planets_of(t, seat)))
    yield from nothing()


@procedure
def holder_of_mecatol_rex(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who holds Mecatol Rex may discard one law."""
    if t.planets.owner[mecatol(t)] != NONE:
        yield from discard_one_law(t, Seat(t.planets.owner[mecatol(t)]), card)


@procedure
def no_holder_of_mecatol_rex(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who holds Mecatol Rex may put two ground forces there."""
    holder = Seat(t.planets.owner[mecatol(t)])
    if holder != NONE:
        places = yield from accepts(t, holder, card)
        if places:
            place_forces(t, holder, mecatol(t), t.cards.political.against[card])


@procedure
def imperial_containment(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """For this round a tactical action costs those with most planets outside their home systems one counter of the Command Pool more."""
    most = max([planets_outside_home(t, one) for one in voting_order(t)])
    for seat in voting_order(t):
        if planets_outside_home(t, seat) == most:
            for_now(t, card, Effect.ACTIVATION_PRICE, seat, amount=t.cards.political.number[card])
    yield from nothing()


@procedure
def imperial_mandate(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody gains two victory points."""
    yield from gain_points_together(t, tuple(voting_order(t)), t.cards.political.number[card])


@procedure
def no_imperial_mandate(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody loses a victory point."""
    for seat in voting_order(t):
        lose_points(t, seat, t.cards.political.against[card])
    yield from nothing()


@procedure
def intergalactic_commerce(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Three trade goods for each system with a wormhole in which one has ships."""
    for seat in voting_order(t):
        gain_goods(t, seat, gates_of(t, seat) * t.cards.political.number[card])
    yield from nothing()


def gates_of(t: Imperium, seat: int) -> int:
    """Systems with a wormhole in which the seat has ships."""
    return len([place for place in range(HEXES) if has_wormhole(t, place) and has_ship_at(t, seat, place)])


@procedure
def no_intergalactic_commerce(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """For this round every trade contract is worth 1."""
    against(t, card, Effect.CONTRACTS_WORTH, amount=t.cards.political.against[card])
    yield from nothing()


@procedure
def interstellar_arms_dealers(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody may pay 3 resources for a destroyer and a dreadnought where one has a dock."""
    for seat in list(voting_order(t)):
        if purse(t, seat, 0) >= t.cards.political.number[card]:
            buys = yield from accepts(t, Seat(seat), card)
            if buys:
                yield from pay(t, Seat(seat), 0, t.cards.political.number[card], rule="K12")
                yield from place_ship(t, Seat(seat), card, UnitType.DESTROYER)
                yield from place_ship(t, Seat(seat), card, UnitType.DREADNOUGHT)


@procedure
def no_interstellar_arms_dealers(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """For this round ships cost 1 more; fighters are none."""
    for unit in range(UnitType.DESTROYER, UnitType.WAR_SUN + 1):
        against(t, card, Effect.UNIT_PRICE, thing=unit, amount=t.cards.political.against[card])
    yield from nothing()


@procedure
def mass_mobilization(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody may place a ground force for every five votes given for it, on own planets."""
    number = votes_for(t, Stance.FOR) // t.cards.political.number[card]
    for seat in list(voting_order(t)):
        yield from place_own_forces(t, Seat(seat), card, number)


@procedure
def no_mass_mobilization(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """No ground forces are bought in this round."""
    against(t, card, Effect.NO_UNIT, thing=UnitType.GROUND_FORCE)
    yield from nothing()


@procedure
def mutiny(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody who has voted for it gains a victory point."""
    yield from gain_points_together(t, tuple(voters(t, Stance.FOR)), t.cards.political.number[card])


@procedure
def no_mutiny(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody who has voted for it loses a victory point."""
    for seat in voters(t, Stance.FOR):
        lose_points(t, seat, t.cards.political.against[card])
    yield from nothing()


@procedure
def new_constitution(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """All laws are discarded; everybody exhausts two own planets of own choice."""
    for law in sorted(t.c_laws):
        discard_law(t, law)
    for seat in list(voting_order(t)):
        yield from exhaust_own(t, Seat(seat), card, t.cards.political.number[card])


@procedure
def no_new_constitution(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who has most ready influence (on a tie the Speaker says who) may discard one law."""
    sages = most_influential(t)
    sage = sages[0]
    if len(sages) > 1:
        sage = yield from ask(t.speaker, NAME_SEAT, most_influential(t), card=card)
    yield from discard_one_law(t, Seat(sage), card)


def most_influential(t: Imperium) -> list[int]:
    """Those whose ready planets have most influence."""
    most = max([ready_influence(t, seat) for seat in clockwise(t, 0)])
    return [seat for seat in sorted(clockwise(t, 0)) if ready_influence(t, seat) == most]


def ready_influence(t: Imperium, seat: int) -> int:
    total = influence(t, seat)
    for planet in planets_of(t, seat):
        if not t.planets.ready[planet]:
            total -= influence_of(t, planet)
    return total


@procedure
def open_the_trade_routes(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody gains two trade goods."""
    for seat in voting_order(t):
        gain_goods(t, seat, t.cards.political.number[card])
    yield from nothing()


@procedure
def no_open_the_trade_routes(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """For this round all trade goods received go to the left neighbour; those given in deals stay."""
    against(t, card, Effect.GOODS_GO_LEFT)
    yield from nothing()


@procedure
def seed_of_an_empire(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who has most victory points gains one, each of several."""
    yield from gain_points_together(t, tuple(ahead(t)), t.cards.political.number[card])


@procedure
def no_seed_of_an_empire(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who has fewest victory points gains one, each of several."""
    least = min([t.points[seat] for seat in clockwise(t, 0)])
    last: Ints = tuple([seat for seat in voting_order(t) if t.points[seat] == least])
    yield from gain_points_together(t, last, t.cards.political.against[card])


@procedure
def warship_commission(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody may place a dreadnought where one has a dock that is not blockaded."""
    for seat in list(voting_order(t)):
        yield from place_ship(t, Seat(seat), card, UnitType.DREADNOUGHT)


@procedure
def no_warship_commission(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """For this round cruisers, dreadnoughts and war suns cost 2 more."""
    for unit in (UnitType.CRUISER, UnitType.DREADNOUGHT, UnitType.WAR_SUN):
        against(t, card, Effect.UNIT_PRICE, thing=unit, amount=t.cards.political.against[card])
    yield from nothing()


@procedure
def wormhole_research(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Roll a die. 1 to 3: all ships in systems with wormholes are destroyed. 4 to 7: two trade goods for everybody with a ship in one.
    8 to 10: everybody who has voted for it gains a blue technology.
    """
    result = yield from roll(DIE, SIDES, unit=UnitType.WAR_SUN)
    if result <= DEAD_WORMHOLES:
        for place in range(HEXES):
            if has_wormhole(t, place):
                destroy_fleet(t, place, False)
    elif result <= RICH_WORMHOLES:
        for seat in voting_order(t):
            if gates_of(t, seat) > 0:
                gain_goods(t, seat, t.cards.political.number[card])
    else:
        for scholar in list(voters(t, Stance.FOR)):
            yield from gain_tech_of(t, Seat(scholar), Colour.BLUE)


@procedure
def no_wormhole_research(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Wormholes are not used in this round."""
    against(t, card, Effect.NO_WORMHOLES)
    yield from nothing()


@procedure
def technology_investigation(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """No technology is bought in this round; free ones may be gained."""
    for_now(t, card, Effect.NO_BUYING_TECHNOLOGY)
    yield from nothing()


# -- elections --------------------------------------------------------------------------------------------------------


@procedure
def compensated_disarmament(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """All ground forces on the planet are destroyed; its controller keeps it and gains a trade good for each."""
    owner: int = t.planets.owner[first]
    forces: int = t.planets.forces[first]
    yield from kill_forces(t, first, forces)
    gain_goods(t, owner, forces)


@procedure
def dispute_resolution(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Ground forces, PDS and docks on the two planets are destroyed, and nobody controls them any more."""
    for planet in (first, second):
        yield from kill_forces(t, planet, t.planets.forces[planet])
        turn_neutral(t, planet)


@procedure
def economic_revitalization(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The elected player takes a trade good from each opponent that has one."""
    for other in voting_order(t):
        if other != first:
            take_goods(t, other, first, t.cards.political.number[card])
    yield from nothing()


@procedure
def official_sanction(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The elected player lands on no planet of others or of nobody for the rest of the round."""
    for_now(t, card, Effect.NO_INVASION, first)
    for_now(t, card, Effect.NO_NEUTRAL_LANDING, first)
    yield from nothing()


@procedure
def prophecy_of_ixth(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Fighters of the elected player have +1 in combat, until a round ends in which fewer than two of them were bought."""
    for_now(t, card, Effect.COMBAT, first, thing=UnitType.FIGHTER, amount=t.cards.political.number[card])
    yield from nothing()


@procedure
def recognize_accomplishments(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Nobody counts as having claimed the objective any more; points already gained stay."""
    t.scored[first] = 0
    yield from nothing()


@procedure
def repeal(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The elected law is discarded."""
    discard_law(t, first)
    yield from nothing()


@procedure
def revote(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The elected law is voted on again."""
    t.revoted = first
    yield from nothing()


@procedure
def subsidized_industry(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The elected player places a dock on an own planet: no enemy ships there, no dock on it, three docks at most."""
    sites: Ints = tuple(free_dock_sites(t, first))
    if len(sites) > 0:
        planet = yield from name_planet(t, Seat(first), card, sites)
        place_dock(t, first, planet)


def free_dock_sites(t: Imperium, seat: int) -> list[int]:
    if pieces_left(t, seat, UnitType.SPACE_DOCK) <= 0:
        return []
    return [p for p in landing_sites(t, seat) if t.planets.dock[p] == 0 and t.fleet_owner[t.planets.hex[p]] in (NONE, seat)]
