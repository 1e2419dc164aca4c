"""V10: each action card of turns, Strategy and Status Phase, own steps and answers, in a position where it can be played.

It does what it declares; Sabotage stops all of it; what it adds for a time is over when that time is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, fleet, give, hold, planet, start, table, throw
from senki.engine.shapes import PASS
from senki.games.imperium.galaxy import adjacent, can_enter
from senki.games.imperium.kinds import MOVER, CounterArea, Effect, Stance, Until, VesselClass
from senki.games.imperium.model import Imperium, count, counters_in, is_empty_system, planets_at, planets_of
from senki.games.imperium.pack import HEXES, NONE, Colour, Strategy, SystemType, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.rules.agendas import voting_power
from senki.games.imperium.rules.effects import expire, is_in_force
from senki.games.imperium.rules.planets import take_planet
from senki.games.imperium.rules.trade import breakable, make_agreement
from senki.games.imperium.rules.verbs import turn_neutral
from senki.games.imperium.rules.windows import may_play, open_occasion

Check = Callable[[Imperium, Imperium, int, int], bool]  # the table before, after, and the two targets
LASTING: Final = (Until.ROUND, Until.PHASE, Until.ACTIVATION, Until.NEXT_ROUND)
DIE: Final = 6  # what every die shows: even, and enough for a card to come back


def rich() -> Imperium:
    """Sol owns and faces so much that any of the cards can be played; Letnev and Hacan have an agreement with Sol."""
    t = table(mode="full", race="sol,letnev,winnu")
    places = [place for place in range(HEXES) if planets_at(t, place) and t.cards.system.type[t.systems[place]] == SystemType.REGULAR]
    mine, theirs, mixed = places[0], places[1], next(place for place in places[2:] if len(planets_at(t, place)) > 1)
    for place, seat in ((mine, SOL), (theirs, LETNEV)):
        take(t, seat, planets_at(t, place)[0], forces=4, dock=1)
    take(t, SOL, planets_at(t, mixed)[0])
    take(t, LETNEV, planets_at(t, mixed)[1], forces=3, pds=2)
    t.planets.ready[planets_at(t, mixed)[0]] = 0
    fleet(t, LETNEV, mixed, cruiser=1)
    fleet(t, SOL, theirs, war_sun=1, damaged_dreadnought=1)
    beside = next(place for place in range(HEXES) if can_enter(t, place) and is_empty_system(t, place) and any(quiet_neighbours(t, place)))
    fleet(t, SOL, beside, cruiser=2)
    t.activated[beside] |= 1 << SOL
    t.counters[SOL * 3 + CounterArea.FLEET] = 4
    t.goods[SOL], t.goods[LETNEV] = 9, 5
    t.taken_by[Strategy.LEADERSHIP], t.taken_by[Strategy.TECHNOLOGY_II] = SOL, SOL
    contracts = t.cards.race.contracts
    for other in (LETNEV, HACAN):
        make_agreement(t, SOL, other, contracts[t.race[SOL]][other - 1], contracts[t.race[other]][0])
    return t


def quiet_neighbours(t: Imperium, place: int) -> list[int]:
    return [other for other in adjacent(t, place) if is_empty_system(t, other) and can_enter(t, other)]


def take(t: Imperium, seat: int, planet: int, forces: int = 0, pds: int = 0, dock: int = 0) -> None:
    t.planets.owner[planet], t.planets.ready[planet] = seat, 1
    t.planets.forces[planet], t.planets.pds[planet], t.planets.dock[planet] = forces, pds, dock


def holds(effect: int, seat: int | None = SOL) -> Check:
    """Such an effect is in force after the card, and was not before; without a seat for the first target."""
    return lambda b, a, x, y: (
        not is_in_force(b, effect, x if seat is None else seat, effect_thing(a, effect))
        and is_in_force(a, effect, x if seat is None else seat, effect_thing(a, effect))
    )


def effect_thing(t: Imperium, effect: int) -> int:
    return next((t.effects.thing[row] for row in range(len(t.effects)) if t.effects.kind[row] == effect), NONE)


def forces(t: Imperium) -> int:
    return sum(t.planets.forces[planet] for planet in planets_of(t, SOL))


CARDS: Final[dict[str, tuple[int, Check]]] = {
    "advanced-reinforcements": (Window.ACT, lambda b, a, x, y: a.planets.forces[x] == b.planets.forces[x] + 2),
    "alien-technology": (Window.ACT, lambda b, a, x, y: a.techs[SOL] == b.techs[SOL] | 1 << x),
    "armistice": (Window.ACT, lambda b, a, x, y: is_in_force(a, Effect.NO_INVASION, x, y)),
    "bribery": (
        Window.VOTE_DONE,
        lambda b, a, x, y: x > 0 and a.votes == [b.votes[SOL] + x, *b.votes[1:]] and a.goods[SOL] == b.goods[SOL] - x,
    ),
    "council-dissolved": (Window.AGD_CALL, holds(Effect.NO_COUNCIL, NONE)),
    "determine-policy": (Window.AGD_CALL, lambda b, a, x, y: b.agenda == [] and len(a.agenda) == 1 and len(a.c_deck) == len(b.c_deck) - 1),
    "discredit": (Window.VOTE_CAST, lambda b, a, x, y: (a.ballots[LETNEV], a.votes[LETNEV]) == (NONE, 0) and b.votes[LETNEV] > 0),
    "fantastic-rhetoric": (Window.VOTE_MINE, lambda b, a, x, y: voting_power(a, SOL) == voting_power(b, SOL) + 10),
    "thugs": (Window.AGD_READ, lambda b, a, x, y: is_in_force(a, Effect.NO_VOTE, x) and voting_power(a, x) == 0),
    "usurper": (Window.STR_ANY, lambda b, a, x, y: voting_power(a, SOL) == voting_power(b, SOL) + 12 and len(a.a_board) == 1),
    "veto": (Window.AGD_READ, lambda b, a, x, y: a.agenda == [] and a.c_discard == b.agenda),
    "civil-defense": (Window.ACT, lambda b, a, x, y: a.planets.pds[x] == 2),
    "command-summit": (Window.STR_ANY, lambda b, a, x, y: counters_in(a, SOL, 2) == counters_in(b, SOL, 2) + 2),
    "cultural-crisis": (Window.STR_ANY, lambda b, a, x, y: is_in_force(a, Effect.NO_ABILITIES, x)),
    "diplomatic-immunity": (
        Window.ACT,
        lambda b, a, x, y: [is_in_force(a, Effect.NO_ACTIVATION, seat, x) for seat in (SOL, LETNEV, HACAN)] == [False, True, True],
    ),
    "disclosure": (Window.ACT, lambda b, a, x, y: len(a.a_hand[x]) < len(b.a_hand[x])),
    "emergency-repairs": (Window.ACT, lambda b, a, x, y: count(a, x, VesselClass.DAMAGED_DREADNOUGHT) == 0),
    "enhanced-armor": (Window.ACT, holds(Effect.CRUISERS_SUSTAIN)),
    "equipment-sabotage": (Window.ACT, lambda b, a, x, y: a.planets.pds[x] == max(0, b.planets.pds[x] - 2)),
    "first-strike": (Window.ACT_OPEN, holds(Effect.FIRST_STRIKE)),
    "flank-speed": (Window.ACTIV, holds(Effect.MORE_MOVE)),
    "ghost-ship": (Window.ACT, lambda b, a, x, y: count(a, x, VesselClass.DESTROYER) == count(b, x, VesselClass.DESTROYER) + 1),
    "good-year": (Window.ACT, lambda b, a, x, y: a.goods[SOL] == b.goods[SOL] + 2),
    "grand-armada": (Window.STR_ANY, holds(Effect.MORE_SUPPLY)),
    "in-the-silence-of-space": (Window.ACTIV, holds(Effect.PASSES_SHIPS)),
    "influence-in-the-merchants-guild": (Window.ACT, lambda b, a, x, y: len(breakable(a)) == len(breakable(b)) - 1),
    "insubordination": (Window.ACT, lambda b, a, x, y: counters_in(a, x, 2) == counters_in(b, x, 2) - 1),
    "local-unrest": (Window.ACT, lambda b, a, x, y: a.planets.ready[x] == 0 and a.planets.forces[x] == max(0, b.planets.forces[x] - 1)),
    "lucky-shot": (Window.ACT, lambda b, a, x, y: ships_at(a, x) == ships_at(b, x) - 1),
    "master-of-fate": (Window.STATUS, lambda b, a, x, y: len(a.a_hand[HACAN]) == len(b.a_hand[HACAN]) + 1),
    "master-of-trade": (Window.ACT, lambda b, a, x, y: a.planets.ready[x] == 1 and b.planets.ready[x] == 0),
    "multiculturalism": (Window.STR_ANY, lambda b, a, x, y: is_in_force(a, Effect.LENT_ABILITY, SOL, x)),
    "patrol": (Window.ACT, lambda b, a, x, y: a.fleet_owner[y] == SOL and (a.activated[y] >> SOL) & 1 == 1),
    "plague": (Window.ACT, lambda b, a, x, y: a.planets.forces[x] == 0 and a.planets.owner[x] == LETNEV),
    "policy-paralysis": (Window.PRIM, lambda b, a, x, y: is_in_force(a, Effect.NO_SECONDARY, x)),
    "political-stability": (Window.STATUS, lambda b, a, x, y: is_in_force(a, Effect.KEEPS_CARD, SOL, x)),
    "privateers": (Window.ACT, lambda b, a, x, y: a.goods[x] == 0 and a.goods[SOL] == b.goods[SOL] + b.goods[x] // 2),
    "productivity-spike": (Window.STR_ANY, holds(Effect.MORE_PRODUCTION)),
    "public-disgrace": (Window.STR_PICK, lambda b, a, x, y: a.taken_by[Strategy.LEADERSHIP] == NONE),
    "rally-of-the-people": (
        Window.ACT,
        lambda b, a, x, y: count(a, a.home[SOL], UnitType.DREADNOUGHT) == count(b, b.home[SOL], UnitType.DREADNOUGHT) + 1,
    ),
    "rise-of-a-messiah": (Window.ACT, lambda b, a, x, y: forces(a) == forces(b) + len(planets_of(b, SOL))),
    "scientist-assassination": (Window.STR_ANY, lambda b, a, x, y: is_in_force(a, Effect.NO_TECHNOLOGY, x)),
    "secret-industrial-agent": (Window.ACT, lambda b, a, x, y: a.planets.dock[x] == 0 and b.planets.dock[x] > 0),
    "signal-jamming": (Window.STR_ANY, lambda b, a, x, y: (a.activated[y] >> x) & 1 == 1 and (b.activated[y] >> x) & 1 == 0),
    "spacedock-accident": (Window.ACT, lambda b, a, x, y: is_in_force(a, Effect.NO_PRODUCTION, SOL, x)),
    "star-of-death": (Window.LAND, lambda b, a, x, y: a.planets.owner[x] == NONE and a.planets.dock[x] == 0),
    "stellar-criminals": (Window.ACT, lambda b, a, x, y: ready(a, x) == ready(b, x) - ready(b, x) // 2),
    "strategic-bombardment": (Window.ACT, lambda b, a, x, y: ready(a, LETNEV) < ready(b, LETNEV) and len(a.a_hand[SOL]) == 1),
    "strategic-flexibility": (Window.STR_CLOSE, lambda b, a, x, y: a.taken_by[x] == NONE and a.taken_by[y] == SOL),
    "strategic-planning": (Window.STR_ANY, holds(Effect.FREE_SECONDARIES)),
    "strategic-shift": (Window.STR_OPEN, lambda b, a, x, y: is_in_force(a, Effect.NOT_TAKEN, LETNEV, x)),
    "successful-spy": (Window.ACT, lambda b, a, x, y: len(a.a_hand[SOL]) > 0 and len(a.a_hand[x]) < len(b.a_hand[x])),
    "synchronicity": (Window.STR_ANY, lambda b, a, x, y: len(a.a_hand[SOL]) == 1 and len(a.a_deck) == len(b.a_deck) - 1),
    "temporary-stability": (Window.STR_OPEN, holds(Effect.STABILITY)),
    "trade-stop": (Window.STR_ANY, lambda b, a, x, y: len(breakable(b)) > 0 and breakable(a) == []),
    "transport": (Window.ACT, lambda b, a, x, y: a.planets.forces[y] > b.planets.forces[y] and forces(a) == forces(b)),
    "unexpected-action": (Window.ACT, lambda b, a, x, y: (a.activated[x] >> SOL) & 1 == 0 and (b.activated[x] >> SOL) & 1 == 1),
    "uprising": (Window.ACT, lambda b, a, x, y: all(a.planets.ready[planet] == 0 for planet in planets_at(a, x))),
    "voluntary-annexation": (Window.ACT, lambda b, a, x, y: a.planets.owner[x] == SOL and a.planets.forces[x] == 3),
    "war-footing": (Window.ACT, lambda b, a, x, y: is_in_force(a, Effect.MORE_SUPPLY, SOL, x)),
}


def ships_at(t: Imperium, ship: int) -> int:
    return count(t, MOVER.first(ship), MOVER.second(ship))


def ready(t: Imperium, seat: int) -> int:
    return sum(1 for planet in planets_of(t, seat) if t.planets.ready[planet])


def occasion(t: Imperium, window: int) -> int:
    """The card's window, on an occasion that fits the position."""
    theirs = next(place for place in range(HEXES) if t.fleet_owner[place] == SOL and count(t, place, VesselClass.WAR_SUN) > 0)
    thing, seat = NONE, SOL
    if window in (Window.LAND, Window.ACTIV):
        t.act_hex = thing = theirs
    if window in (Window.STR_PICK, Window.PRIM):
        thing, seat = Strategy.LEADERSHIP, LETNEV
        t.taken_by[thing] = LETNEV
    if window == Window.AGD_CALL:
        thing, seat = Strategy.POLITICAL, LETNEV
    if window in (Window.AGD_READ, Window.VOTE_MINE, Window.VOTE_CAST, Window.VOTE_DONE):
        t.c_deck.remove(Political.MUTINY)
        t.agenda = [Political.MUTINY]
        t.ballots, t.votes = [Stance.FOR, Stance.AGAINST, Stance.AGAINST], [2, 3, 1]
        thing, seat = Political.MUTINY, SOL if window == Window.VOTE_MINE else LETNEV
    return open_occasion(t, window, seat, NONE, thing)


def announce(name: str, reply: bool) -> tuple[Imperium, Imperium, int, int]:
    """The card is announced with the last targets offered, Sabotage played or not: the table before and after, and the targets."""
    window, _ = CARDS[name]
    t = rich()
    kind = cards().action.ids.index(name)
    give(t, SOL, name)
    give(t, LETNEV, "sabotage")
    if name in ("disclosure", "successful-spy"):
        give(t, HACAN, "good-year")
    if name == "usurper":
        t.planets.owner[planet("mecatol-rex")] = SOL
    place = occasion(t, window)
    assert may_play(t, SOL, kind, place), f"{name} cannot be played here"
    before = cast(Imperium, t.clone())
    play = start(t, "play_card", dice=results(t, name), seat=SOL, kind=kind, place=place)
    targets = [NONE, NONE]
    for _ in range(40):
        if play.over:
            break
        if len(t.said):
            targets = [t.said.first[0], t.said.second[0]]
        asked = play.open[-1] if play.open[-1].name != "react" else play.open[0]
        if asked.name == "react":
            for one in play.open:
                sabotage = next((option for option in one.options if option != PASS), PASS)
                play.answer(one.seat, "react", sabotage if reply else PASS)
                if len(t.said) == 0:
                    break
        else:
            play.answer(asked.seat, asked.name, next(option for option in asked.options if option >= 0))
    assert play.over
    return before, t, targets[0], targets[1]


def results(t: Imperium, name: str) -> list[int]:
    """What chance gives: dice for the ground forces of the planet, or cards that are drawn."""
    match name:
        case "plague":
            return [DIE] * 4
        case "strategic-bombardment":
            return [DIE]
        case "successful-spy":
            return t.a_hand[LETNEV][:]
        case "master-of-fate":
            return t.a_deck[:3]
    return []


@pytest.mark.parametrize("name", sorted(CARDS))
def test_V10_each_card_does_what_it_declares(name: str) -> None:
    before, after, first, second = announce(name, False)
    assert CARDS[name][1](before, after, first, second)


@pytest.mark.parametrize("name", sorted(set(CARDS) - {"successful-spy"}))
def test_V2_sabotage_stops_all_of_it(name: str) -> None:
    before, after, _, _ = announce(name, True)
    assert len(after.effects) == len(before.effects)
    for field in ("planets", "ships", "goods", "counters", "activated", "techs", "taken_by", "contracts", "fleet_owner", "agenda", "votes"):
        one, other = getattr(before, field), getattr(after, field)
        assert (one.contents() if hasattr(one, "contents") else one) == (other.contents() if hasattr(other, "contents") else other), field
    assert sorted(after.a_discard) == sorted([before.a_hand[SOL][0], before.a_hand[LETNEV][0]])


@pytest.mark.parametrize("name", sorted(name for name in CARDS if cards().action.until[cards().action.ids.index(name)] in LASTING))
def test_V10_what_works_for_a_time_is_over_then(name: str) -> None:
    _, after, _, _ = announce(name, False)
    until = cards().action.until[cards().action.ids.index(name)]
    assert len(after.effects) > 0
    if until == Until.NEXT_ROUND:
        after.round += 1
    expire(after, Until.ROUND if until == Until.NEXT_ROUND else until)
    assert len(after.effects) == 0


def test_V10_touch_of_genius_works_as_a_discarded_card() -> None:
    """Good Year lies among the discards: 3 influence are paid, and it works again."""
    t = rich()
    give(t, SOL, "touch-of-genius")
    throw(t, "good-year")
    place = open_occasion(t, Window.ACT, SOL, NONE, NONE)
    kinds = cards().action.ids
    goods = t.goods[SOL]
    play = start(t, "play_card", seat=SOL, kind=kinds.index("touch-of-genius"), place=place)
    play.answer(SOL, "target-card", kinds.index("good-year"))
    while not play.over:
        play.answer(play.open[0].seat, play.open[0].name, play.open[0].options[0])
    paid = sum(cast(int, event[2]) for event in play.told("goods-paid"))
    assert t.goods[SOL] == goods + 2 - paid
    assert paid > 0 or play.told("planet-exhausted")


def test_V2_touch_of_genius_may_cost_what_the_copied_card_needs() -> None:
    """Sol has four trade goods and no planet that is ready; three go for the copy, so that no technology can be bought for four."""
    t = table(mode="full")
    for place in range(len(t.planets.ready)):
        if t.planets.owner[place] == SOL:
            t.planets.ready[place] = 0
    t.goods[SOL] = 4
    give(t, SOL, "touch-of-genius")
    throw(t, "alien-technology")
    known = t.techs[SOL]
    kinds = cards().action.ids
    play = start(t, "play_card", seat=SOL, kind=kinds.index("touch-of-genius"), place=open_occasion(t, Window.ACT, SOL, NONE, NONE))
    play.answer(SOL, "target-card", kinds.index("alien-technology"))
    assert play.over
    assert (t.goods[SOL], t.techs[SOL]) == (1, known)


def test_D3_a_card_may_cost_what_the_technology_would_have_cost() -> None:
    """Opening the Black Box is copied, and a planet that speaks for red goes for the price of the copy: four trade goods are not left."""
    t = table(mode="full")
    t.planets.ready[:] = [0] * len(t.planets.ready)
    red = next(one for one in range(len(t.planets.ready)) if t.planets.hex[one] != NONE and t.cards.planet.specialty[one] == Colour.RED)
    take(t, SOL, red)
    t.goods[SOL], known = 4, t.techs[SOL]
    give(t, SOL, "touch-of-genius")
    throw(t, "opening-the-black-box")
    kinds = cards().action.ids
    play = start(t, "gain_tech", seat=SOL, price=4)
    play.answer(SOL, "own-card", kinds.index("touch-of-genius"))
    play.answer(SOL, "target-card", kinds.index("opening-the-black-box"))
    while not play.over and play.open[0].name != "gain-tech":
        play.answer(SOL, play.open[0].name, play.open[0].options[0])
    assert play.over
    assert (t.goods[SOL] < 4, t.planets.ready[red], t.techs[SOL]) == (True, 0, known)


# -- Usurper ----------------------------------------------------------------------------------------------------------


def usurped() -> Imperium:
    """Sol holds Mecatol Rex, exhausted, and the card lies on the table for it."""
    t = table(mode="full")
    t.planets.ready[hold(t, SOL, "mecatol-rex", forces=1)] = 0
    give(t, SOL, "usurper")
    start(t, "play_card", seat=SOL, kind=cards().action.ids.index("usurper"), place=open_occasion(t, Window.STR_ANY, SOL, NONE, NONE))
    assert len(t.a_board) == 1
    return t


def test_V10_usurper_counts_twelve_votes_even_exhausted() -> None:
    t = usurped()
    own = sum(t.cards.planet.influence[one] for one in planets_of(t, SOL) if one != planet("mecatol-rex"))
    assert voting_power(t, SOL) == own + 12
    t.planets.ready[planet("mecatol-rex")] = 1
    assert voting_power(t, SOL) == own + 12


@pytest.mark.parametrize("lost", ["conquered", "neutral"])
def test_V10_usurper_is_discarded_with_mecatol_rex(lost: str) -> None:
    t = usurped()
    card = t.a_board[0]
    if lost == "conquered":
        take_planet(t, LETNEV, planet("mecatol-rex"))
    else:
        turn_neutral(t, planet("mecatol-rex"))
    assert (t.a_board, t.a_discard, len(t.effects)) == ([], [card], 0)
    assert voting_power(t, LETNEV) == sum(t.cards.planet.influence[one] for one in planets_of(t, LETNEV) if t.planets.ready[one])
