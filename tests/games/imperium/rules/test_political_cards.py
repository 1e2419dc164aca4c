"""K12  Every political card, with every outcome: in a position where it can pass it does what it declares, and its end ends it.

A case says what must hold after the vote, given the table before and after it. Laws are then discarded: nothing that they added may be
left. Outcomes that work for a round must be over when it ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from games.imperium.council_builder import council_table, enact_law, political, vote
from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, fleet, hold, learn, planet
from senki.engine.testing.scripted import Results
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import CounterArea, Effect, Stance, Until, VesselClass
from senki.games.imperium.model import Imperium, count, count_type, counters_in, planets_of
from senki.games.imperium.pack import HEXES, NONE, Colour, Objective, UnitType
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.rules.effects import bonus, expire, is_in_force
from senki.games.imperium.rules.fleets import fleet_limit
from senki.games.imperium.rules.hand import hand_limit
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import influence_of, resources_of
from senki.games.imperium.rules.laws_war import may_bombard, may_land
from senki.games.imperium.rules.movement import activation_price
from senki.games.imperium.rules.objectives import points_of
from senki.games.imperium.rules.production import batch_of, production_limit, unit_cost
from senki.games.imperium.rules.technology import tech_price, techs_for
from senki.games.imperium.rules.trade import income, is_agreement_barred, make_agreement, partners_of

Check = Callable[[Imperium, Imperium], bool]
FOR, AGAINST = Stance.FOR, Stance.AGAINST


def crowd(t: Imperium) -> None:
    """A table on which every card has something to do: planets, fleets at wormholes, goods, action cards, agreements, points."""
    hold(t, SOL, "mecatol-rex", forces=3, pds=1)
    for seat, names in enumerate((("arinam", "meer"), ("arnor", "lor"), ("bereg", "lirta-iv"))):
        for name in names:
            hold(t, seat, name, forces=0 if name in ("meer", "lor", "lirta-iv") else 2)
    t.planets.dock[planet("arinam")] = 1
    t.goods = [3, 4, 0]
    t.points = [2, 1, 0]
    hole = next(place for place in range(HEXES) if t.systems[place] != NONE and t.cards.system.wormhole[t.systems[place]] != NONE)
    fleet(t, LETNEV, hole, cruiser=2, destroyer=1)
    fleet(t, SOL, t.home[SOL], carrier=1, fighter=4, dreadnought=3)
    t.counters = [3] * len(t.counters)
    t.o_public = [Objective.FIVE_PLANETS, Objective.MECATOL]
    t.o_first = [one for one in t.o_first if one not in (Objective.MECATOL, Objective.THREE_DOCKS)] + [Objective.THREE_DOCKS]
    t.scored[Objective.MECATOL] = 1 << SOL
    most = min(4, len(t.a_deck) // 3 - 1)
    for seat in range(3):
        t.a_hand[seat] = [t.a_deck.pop() for _ in range(most)]
        for card in t.a_hand[seat]:
            t.a_known[card] = 1 << seat
        t.taken_by[9 + seat] = seat
    make_agreement(t, SOL, LETNEV, 2, 1)
    t.unpaid = [0] * len(t.unpaid)


def hexes_of(t: Imperium) -> list[int]:
    return [place for place in range(HEXES) if t.systems[place] != NONE]


def cards_in_hand(t: Imperium) -> list[int]:
    return [len(hand) for hand in t.a_hand]


def discarded(number: int, least: int = 1) -> Check:
    """Everybody who held so many action cards at least has discarded so many."""
    return lambda old, new: cards_in_hand(new) == [held - number if held >= least else held for held in cards_in_hand(old)]


def exhausted(t: Imperium, seat: int) -> int:
    return len([p for p in planets_of(t, seat) if not t.planets.ready[p]])


def force_total(t: Imperium, seat: int) -> int:
    return sum([t.planets.forces[p] for p in planets_of(t, seat)])


def gained(goods: list[int]) -> Check:
    return lambda old, new: [new.goods[seat] - old.goods[seat] for seat in range(3)] == goods


def scored(points: list[int]) -> Check:
    return lambda old, new: [new.points[seat] - old.points[seat] for seat in range(3)] == points


def in_force(kind: int, seat: int = NONE, thing: int = NONE) -> Check:
    return lambda old, new: is_in_force(new, kind, seat, thing) and not is_in_force(old, kind, seat, thing)


def law(name: str) -> Check:
    return lambda old, new: political(name) in new.c_laws


def same(old: Imperium, new: Imperium) -> bool:
    """Nothing has happened but the vote."""
    kept = ("goods", "points", "counters", "ships", "techs", "fleet_owner", "taken_by", "activated")
    return all(getattr(old, name) == getattr(new, name) for name in kept) and len(new.effects) == 0 and new.c_laws == []


DICE: dict[tuple[str, int], Results] = {
    ("ancient-artifact", FOR): [("die", 3), *[("die", 1)] * 60],
    ("wormhole-research", FOR): [("die", 2)],
    ("non-aggression-pact", AGAINST): [("reveal", Objective.THREE_DOCKS)],
    ("political-focus", AGAINST): [("draw-political", Political.COST_OVERRUNS)],
}
CASES: dict[tuple[str, int], Check] = {
    ("aggressive-strategy", FOR): lambda old, new: new.free_secondaries,
    ("aggressive-strategy", AGAINST): in_force(Effect.NO_SECONDARY),
    ("ancient-artifact", FOR): lambda old, new: new.planets.forces[planet("mecatol-rex")] + new.planets.pds[planet("mecatol-rex")] == 0,
    ("ancient-artifact", AGAINST): same,
    ("arms-reduction", FOR): lambda old, new: count_type(new, new.home[SOL], UnitType.DREADNOUGHT) == 2,
    ("arms-reduction", AGAINST): lambda old, new: not new.planets.ready[planet("lor")] and bool(old.planets.ready[planet("lor")]),
    ("checks-and-balances", FOR): law("checks-and-balances"),
    ("checks-and-balances", AGAINST): lambda old, new: new.taken_by[9:12] == [LETNEV, HACAN, SOL],
    ("class-struggle", FOR): law("class-struggle"),
    ("class-struggle", AGAINST): gained([-2, -2, 0]),
    ("closing-the-wormholes", FOR): lambda old, new: (
        sum(len(adjacent(new, p)) for p in hexes_of(new)) < sum(len(adjacent(old, p)) for p in hexes_of(old))
    ),
    ("closing-the-wormholes", AGAINST): lambda old, new: sum(new.ships) == sum(old.ships) - 1,
    ("code-of-honor", FOR): in_force(Effect.NO_RETREAT),
    ("code-of-honor", AGAINST): same,
    ("colonial-redistribution", FOR): lambda old, new: (
        len(planets_of(new, SOL)) == len(planets_of(old, SOL)) - 1 and len(planets_of(new, HACAN)) == len(planets_of(old, HACAN)) + 1
    ),
    ("colonial-redistribution", AGAINST): same,
    ("colonization-licensing", FOR): law("colonization-licensing"),
    ("colonization-licensing", AGAINST): lambda old, new: [exhausted(new, seat) for seat in range(3)] == [1, 0, 0],
    ("conventions-of-war", FOR): lambda old, new: (
        not may_bombard(new, LETNEV, planet("arinam")) and may_bombard(old, LETNEV, planet("arinam"))
    ),
    ("conventions-of-war", AGAINST): lambda old, new: new.planets.dock[planet("arinam")] == 0,
    ("core-stability", FOR): law("core-stability"),
    ("core-stability", AGAINST): in_force(Effect.NO_DRAW),
    ("cost-overruns", FOR): gained([-3, -4, 0]),
    ("cost-overruns", AGAINST): same,
    ("diversified-income", FOR): lambda old, new: all(new.goods[seat] <= len(planets_of(new, seat)) for seat in range(3)),
    ("diversified-income", AGAINST): gained([0, 0, 3]),
    ("fighter-tax", FOR): lambda old, new: (batch_of(old, UnitType.FIGHTER), batch_of(new, UnitType.FIGHTER)) == (2, 1),
    ("fighter-tax", AGAINST): lambda old, new: count(new, new.home[SOL], VesselClass.FIGHTER) == 1,
    ("fleet-regulations", FOR): law("fleet-regulations"),
    ("fleet-regulations", AGAINST): lambda old, new: all(counters_in(new, seat, CounterArea.FLEET) == 4 for seat in range(3)),
    ("fleet-restrictions", FOR): lambda old, new: count(new, new.home[SOL], VesselClass.FIGHTER) == 2,
    ("fleet-restrictions", AGAINST): gained([-1, 0, 0]),
    ("free-trade", FOR): lambda old, new: income(new, SOL) == income(old, SOL) + 1 and income(new, HACAN) == 0,
    ("free-trade", AGAINST): gained([-2, -2, 0]),
    ("glory-of-the-empire", FOR): lambda old, new: points_of(new, Objective.THREATENING) == points_of(old, Objective.THREATENING) + 1,
    ("glory-of-the-empire", AGAINST): same,
    ("holder-of-mecatol-rex", FOR): lambda old, new: (old.c_laws, new.c_laws) == ([Political.EMPEROR], []),
    ("holder-of-mecatol-rex", AGAINST): lambda old, new: new.planets.forces[planet("mecatol-rex")] == 5,
    ("humane-labor", FOR): lambda old, new: production_limit(new, SOL, new.home[SOL]) == 2 < production_limit(old, SOL, old.home[SOL]),
    ("humane-labor", AGAINST): in_force(Effect.NO_PRODUCTION),
    ("imperial-academy", FOR): law("imperial-academy"),
    ("imperial-academy", AGAINST): same,
    ("imperial-containment", FOR): lambda old, new: [activation_price(new, seat) for seat in range(3)] == [2, 1, 1],
    ("imperial-containment", AGAINST): same,
    ("imperial-mandate", FOR): scored([2, 2, 2]),
    ("imperial-mandate", AGAINST): scored([-1, -1, 0]),
    ("imperial-peace", FOR): lambda old, new: not may_land(new, LETNEV, planet("mecatol-rex")) and may_land(new, LETNEV, planet("arinam")),
    ("imperial-peace", AGAINST): lambda old, new: (
        may_land(new, LETNEV, planet("mecatol-rex")) and not may_land(new, LETNEV, planet("arinam"))
    ),
    ("intergalactic-commerce", FOR): gained([0, 3, 0]),
    ("intergalactic-commerce", AGAINST): lambda old, new: (income(old, LETNEV), income(new, LETNEV)) == (2, 1),
    ("interstellar-arms-dealers", FOR): lambda old, new: (
        sum(new.ships) > sum(old.ships) and sum(new.planets.ready) < sum(old.planets.ready)
    ),
    ("interstellar-arms-dealers", AGAINST): lambda old, new: unit_cost(new, SOL, UnitType.CRUISER) == 3,
    ("investigate-spatial-anomalies", FOR): law("investigate-spatial-anomalies"),
    ("investigate-spatial-anomalies", AGAINST): in_force(Effect.NO_RED_SYSTEMS),
    ("labor-force-politics", FOR): lambda old, new: (resources_of(new, planet("meer")), influence_of(new, planet("meer"))) == (4, 0),
    ("labor-force-politics", AGAINST): in_force(Effect.NO_SECOND_DOCK),
    ("limits-to-individual-power", FOR): lambda old, new: max(cards_in_hand(new)) <= 3 == hand_limit(new, SOL),
    ("limits-to-individual-power", AGAINST): discarded(1),
    ("mass-mobilization", FOR): lambda old, new: force_total(new, LETNEV) > force_total(old, LETNEV),
    ("mass-mobilization", AGAINST): in_force(Effect.NO_UNIT, thing=UnitType.GROUND_FORCE),
    ("mutiny", FOR): scored([1, 1, 1]),
    ("mutiny", AGAINST): same,
    ("neutrality-pact", FOR): law("neutrality-pact"),
    ("neutrality-pact", AGAINST): lambda old, new: all(any((bits >> seat) & 1 for bits in new.activated) for seat in range(3)),
    ("new-constitution", FOR): lambda old, new: new.c_laws == [] and [exhausted(new, seat) for seat in range(3)] == [2, 2, 2],
    ("new-constitution", AGAINST): lambda old, new: (old.c_laws, new.c_laws) == ([Political.EMPEROR], []),
    ("non-aggression-pact", FOR): law("non-aggression-pact"),
    ("non-aggression-pact", AGAINST): lambda old, new: len(new.o_public) == len(old.o_public) + 1,
    ("open-the-trade-routes", FOR): gained([2, 2, 2]),
    ("open-the-trade-routes", AGAINST): in_force(Effect.GOODS_GO_LEFT),
    ("planetary-conscription", FOR): law("planetary-conscription"),
    ("planetary-conscription", AGAINST): in_force(Effect.NO_NEUTRAL_LANDING),
    ("planetary-security", FOR): lambda old, new: new.planets.owner[planet("meer")] == NONE and new.planets.owner[planet("arinam")] == SOL,
    ("planetary-security", AGAINST): same,
    ("political-focus", FOR): law("political-focus"),
    ("political-focus", AGAINST): lambda old, new: Political.COST_OVERRUNS in new.c_discard,
    ("redefining-war-crimes", FOR): law("redefining-war-crimes"),
    ("redefining-war-crimes", AGAINST): in_force(Effect.NO_PDS_FIRE),
    ("regressive-rhetoric", FOR): lambda old, new: tech_price(new, SOL, 0, 8) == tech_price(old, SOL, 0, 8) + 2,
    ("regressive-rhetoric", AGAINST): discarded(1),
    ("regulated-conscription", FOR): lambda old, new: (
        (batch_of(old, UnitType.GROUND_FORCE), batch_of(new, UnitType.GROUND_FORCE)) == (2, 1)
    ),
    ("regulated-conscription", AGAINST): same,
    ("research-grant", FOR): law("research-grant"),
    ("research-grant", AGAINST): in_force(Effect.NO_TECHNOLOGY, thing=Colour.YELLOW),
    ("resource-management", FOR): law("resource-management"),
    ("resource-management", AGAINST): discarded(2, least=3),
    ("seed-of-an-empire", FOR): scored([1, 0, 0]),
    ("seed-of-an-empire", AGAINST): scored([0, 0, 1]),
    ("sharing-of-technology", FOR): lambda old, new: new.techs[SOL].bit_count() == old.techs[SOL].bit_count() + 1,
    ("sharing-of-technology", AGAINST): lambda old, new: (len(partners_of(old, SOL)), len(partners_of(new, SOL))) == (1, 0),
    ("short-term-truce", FOR): lambda old, new: new.c_second[Political.SHORT_TERM_TRUCE] == new.round,
    ("short-term-truce", AGAINST): lambda old, new: [exhausted(new, seat) for seat in range(3)] == [1, 1, 1],
    ("technological-jihad", FOR): law("technological-jihad"),
    ("technological-jihad", AGAINST): lambda old, new: exhausted(new, SOL) == 1,
    ("technology-buy-back", FOR): law("technology-buy-back"),
    ("technology-buy-back", AGAINST): lambda old, new: len(techs_for(old, SOL, 0)) > 0 and len(techs_for(new, SOL, 0)) == 0,
    ("technology-investigation-committee", FOR): lambda old, new: len(techs_for(new, SOL, 4)) == 0 < len(techs_for(new, SOL, 0)),
    ("technology-investigation-committee", AGAINST): discarded(1),
    ("technology-tariffs", FOR): lambda old, new: tech_price(new, SOL, 21, 8) == tech_price(old, SOL, 21, 8) + 4,
    ("technology-tariffs", AGAINST): in_force(Effect.NO_TECHNOLOGY, thing=Colour.GREEN),
    ("trade-war", FOR): law("trade-war"),
    ("trade-war", AGAINST): gained([-1, -1, 0]),
    ("traffic-tariffs", FOR): law("traffic-tariffs"),
    ("traffic-tariffs", AGAINST): lambda old, new: sum(new.counters) == sum(old.counters) - 3,
    ("unconventional-measures", FOR): discarded(-1),
    ("unconventional-measures", AGAINST): lambda old, new: cards_in_hand(new) == [0, 0, 0],
    ("unconventional-weapons", FOR): lambda old, new: bonus(new, Effect.COMBAT, SOL, UnitType.WAR_SUN) == -2,
    ("unconventional-weapons", AGAINST): lambda old, new: exhausted(new, SOL) == 3,
    ("vorhal-peace-prize", FOR): law("vorhal-peace-prize"),
    ("vorhal-peace-prize", AGAINST): gained([3, 3, 3]),
    ("war-funding", FOR): lambda old, new: fleet_limit(new, SOL, new.home[SOL]) > 16,
    ("war-funding", AGAINST): lambda old, new: counters_in(new, SOL, CounterArea.FLEET) == 2,
    ("warship-commission", FOR): lambda old, new: (
        sum(count_type(new, p, UnitType.DREADNOUGHT) for p in range(HEXES))
        > sum(count_type(old, p, UnitType.DREADNOUGHT) for p in range(HEXES))
    ),
    ("warship-commission", AGAINST): lambda old, new: unit_cost(new, SOL, UnitType.CRUISER) == 4,
    ("wormhole-reconstruction", FOR): lambda old, new: (
        sum(len(adjacent(new, p)) for p in hexes_of(new)) > sum(len(adjacent(old, p)) for p in hexes_of(old))
    ),
    ("wormhole-reconstruction", AGAINST): same,
    ("wormhole-research", FOR): lambda old, new: sum(new.ships) < sum(old.ships),
    ("wormhole-research", AGAINST): in_force(Effect.NO_WORMHOLES),
}
ELECTIONS: dict[str, tuple[list[int], Check]] = {
    "compensated-disarmament": ([planet("arnor")], gained([0, 2, 0])),
    "council-elder": ([SOL], lambda old, new: new.c_holder[Political.COUNCIL_ELDER] == SOL),
    "councils-censure": ([SOL], lambda old, new: new.c_holder[Political.COUNCILS_CENSURE] == SOL),
    "crown-of-thalnos": ([SOL], lambda old, new: bonus(new, Effect.COMBAT, SOL, UnitType.GROUND_FORCE) == 1),
    "dispute-resolution": ([planet("arinam"), planet("arnor")], lambda old, new: new.planets.owner[planet("arnor")] == NONE),
    "economic-revitalization": ([HACAN], gained([-1, -1, 2])),
    "emperor": ([HACAN], scored([0, 0, 1])),
    "enemy-of-the-throne": ([SOL], lambda old, new: new.c_holder[Political.ENEMY_OF_THE_THRONE] == SOL),
    "forbidden-research": ([SOL], lambda old, new: new.c_holder[Political.FORBIDDEN_RESEARCH] == SOL),
    "forced-economic-independence": ([SOL, LETNEV], lambda old, new: partners_of(new, SOL) == [] and is_agreement_barred(new, SOL, LETNEV)),
    "holy-planet-of-ixth": ([planet("arinam")], in_force(Effect.NO_PRODUCTION, thing=planet("arinam"))),
    "incentive-program": ([Objective.MECATOL], lambda old, new: new.points == [3, 1, 0] and points_of(new, Objective.MECATOL) == 2),
    "minister-of-commerce": ([HACAN], lambda old, new: new.c_holder[Political.MINISTER_OF_COMMERCE] == HACAN),
    "minister-of-exploration": ([SOL], lambda old, new: new.c_holder[Political.MINISTER_OF_EXPLORATION] == SOL),
    "minister-of-internal-security": ([SOL], lambda old, new: new.c_holder[Political.MINISTER_OF_INTERNAL_SECURITY] == SOL),
    "minister-of-peace": ([SOL], lambda old, new: new.c_holder[Political.MINISTER_OF_PEACE] == SOL),
    "minister-of-policy": ([SOL], lambda old, new: new.c_holder[Political.MINISTER_OF_POLICY] == SOL),
    "minister-of-war": ([SOL], lambda old, new: new.c_holder[Political.MINISTER_OF_WAR] == SOL),
    "official-sanction": (
        [LETNEV],
        lambda old, new: not may_land(new, LETNEV, planet("arinam")) and may_land(new, HACAN, planet("arinam")),
    ),
    "prophecy-of-ixth": ([SOL], lambda old, new: bonus(new, Effect.COMBAT, SOL, UnitType.FIGHTER) == 1),
    "public-execution": (
        [SOL],
        lambda old, new: cards_in_hand(new)[0] == 0 < cards_in_hand(new)[1] and bonus(new, Effect.COMBAT, SOL, UnitType.CARRIER) == -1,
    ),
    "recognize-accomplishments": ([Objective.MECATOL], lambda old, new: new.scored[Objective.MECATOL] == 0),
    "repeal": ([Political.EMPEROR], lambda old, new: new.c_laws == []),
    "revote": ([Political.EMPEROR], lambda old, new: new.c_laws == [Political.EMPEROR]),
    "science-community-speaker": ([SOL], lambda old, new: tech_price(new, SOL, 21, 8) == tech_price(old, SOL, 21, 8) - 1),
    "subsidized-industry": (
        [SOL],
        lambda old, new: sum(1 for dock in new.planets.dock if dock) == sum(1 for dock in old.planets.dock if dock) + 1,
    ),
    "subsidized-studies": ([Colour.RED], lambda old, new: tech_price(new, SOL, 21, 8) == tech_price(old, SOL, 21, 8) - 3),
    "the-crown-of-emphidia": ([HACAN], scored([0, 0, 1])),
    "trade-embargo": ([SOL], lambda old, new: partners_of(new, SOL) == [] and is_agreement_barred(new, SOL, HACAN)),
    "veto-power": ([SOL], lambda old, new: new.c_holder[Political.VETO_POWER] == SOL),
}


def test_every_card_has_its_cases() -> None:
    """Each card that is voted for or against has two, every other one."""
    pack = cards().political
    for card, name in enumerate(pack.ids):
        if pack.ballot[card] == Ballot.FOR_AGAINST:
            assert {(name, FOR), (name, AGAINST)} <= set(CASES), name
        else:
            assert name in ELECTIONS, name
    assert len(CASES) == 2 * pack.ballot.count(Ballot.FOR_AGAINST)
    assert len(CASES) // 2 + len(ELECTIONS) == 89


def prepared(name: str) -> Imperium:
    t = council_table()
    crowd(t)
    learn(t, SOL, "stasis_capsules")
    if name in ("repeal", "revote", "holder-of-mecatol-rex", "new-constitution"):
        enact_law(t, "emperor", HACAN)
    return t


def dice_of(t: Imperium, name: str, stance: int) -> Results:
    """What chance gives: the first card of each hand where one is lost at random."""
    if (name, stance) in DICE:
        return DICE[name, stance]
    stolen = [("steal-card", t.a_hand[seat][0]) for seat in (LETNEV, HACAN, SOL)]
    if (name, stance) == ("limits-to-individual-power", AGAINST):
        return stolen
    if (name, stance) == ("technology-investigation-committee", AGAINST):
        return [*stolen, ("draw-political", Political.MUTINY), ("draw-political", Political.COST_OVERRUNS)]
    if (name, stance) == ("unconventional-measures", FOR):
        return [("draw-card", card) for card in t.a_deck[:3]]
    return ()


def check_end(t: Imperium, name: str) -> None:
    """A law is discarded, a round ends twice: nothing of the card works any more, but for the Prophecy of Ixth."""
    card = political(name)
    if card in t.c_laws:
        discard_law(t, card)
        assert card in t.c_discard
    t.round += 1
    expire(t, Until.ROUND)
    t.round += 1
    expire(t, Until.ROUND)
    left = [row for row in range(len(t.effects)) if t.effects.source[row] == card and t.effects.until[row] != Until.KEPT]
    assert left == []
    assert not t.c_laws or t.c_laws == [Political.EMPEROR]


@pytest.mark.parametrize("name, stance", CASES, ids=[f"{name}-{'for' if stance == FOR else 'against'}" for name, stance in CASES])
def test_for_and_against(name: str, stance: int) -> None:
    t = prepared(name)
    before = cast(Imperium, t.clone())
    vote(t, name, [stance], dice_of(t, name, stance))
    assert isinstance(t, Imperium)
    assert CASES[name, stance](before, t)
    assert (political(name) in t.c_laws) == bool(t.cards.political.law[political(name)] and stance == FOR)
    check_end(t, name)


@pytest.mark.parametrize("name", ELECTIONS)
def test_elections(name: str) -> None:
    t = prepared(name)
    before = cast(Imperium, t.clone())
    choices, check = ELECTIONS[name]
    vote(t, name, choices)
    assert check(before, t)
    check_end(t, name)
