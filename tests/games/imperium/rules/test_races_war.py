"""Race abilities in war: combat rolls, what is done in battles, and dice rolled again."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import empty_space, fleet, forget, hold, learn, put_system, run, start, table
from senki.engine.facts import words_of
from senki.engine.shapes import ENOUGH
from senki.games.imperium import figures
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.galaxy import can_pass
from senki.games.imperium.hints.standing import strength
from senki.games.imperium.kinds import ARRIVING, Effect, Mode, Until, VesselClass
from senki.games.imperium.model import Imperium, count, ships_in
from senki.games.imperium.pack import NONE, Race, UnitType
from senki.games.imperium.pack_politics import POLITICAL_CARDS
from senki.games.imperium.questions import LOSE
from senki.games.imperium.rules.deck import deck_of
from senki.games.imperium.rules.dice import ground_needed, space_needed
from senki.games.imperium.rules.effects import add_effect, expire
from senki.games.imperium.rules.movement import base_move
from senki.games.imperium.setup import SHATTERED_EMPIRE, is_in_politics

PLACE = 7  # the system of Centauri and Gral
ONE = 0  # the attacker
TWO = 1  # the defender


def races(one: int, two: int) -> Imperium:
    """A full game of these two, without ships or technologies."""
    t = table()
    t.mode = Mode.FULL
    t.a_deck = deck_of(t)
    t.c_deck = [card for card in range(POLITICAL_CARDS) if is_in_politics(t, card, SHATTERED_EMPIRE)]
    t.race[ONE], t.race[TWO] = one, two
    empty_space(t)
    forget(t, ONE)
    forget(t, TWO)
    t.act_hex = PLACE
    t.active = ONE
    t.activated[PLACE] = 1 << ONE
    t.counters[1] = t.counters[4] = 7
    return t


def battle(one: int, two: int, attackers: dict[str, int], defenders: dict[str, int]) -> Imperium:
    t = races(one, two)
    fleet(t, TWO, PLACE, **defenders)
    fleet(t, ONE, ARRIVING, **attackers)
    t.defender = TWO
    return t


def landing(one: int, two: int, attackers: int, defenders: int) -> Imperium:
    """The attacker's fleet is above Gral, which the defender holds."""
    t = races(one, two)
    t.activated[PLACE] = 1 << ONE
    hold(t, TWO, "gral", forces=defenders)
    fleet(t, ONE, PLACE, carrier=1)
    t.landed = [0, attackers, 0]
    return t


def gral(t: Imperium) -> int:
    return t.cards.planet.ids.index("gral")


# -- who has which ----------------------------------------------------------------------------------------------------


def test_abilities_belong_to_their_races_and_may_be_lent_or_taken() -> None:
    """Multiculturalism lends one, Cultural Crisis takes all; without the complete game there are none."""
    t = races(Race.NORR, Race.SOL)
    assert len(words_of(RaceAbility)) == 39
    assert has_ability(t, ONE, RaceAbility.NORR_COMBAT)
    assert not has_ability(t, TWO, RaceAbility.NORR_COMBAT)
    add_effect(t, Effect.LENT_ABILITY, TWO, Until.ROUND, thing=RaceAbility.NORR_COMBAT)
    add_effect(t, Effect.NO_ABILITIES, ONE, Until.ROUND)
    assert not has_ability(t, ONE, RaceAbility.NORR_COMBAT)
    assert has_ability(t, TWO, RaceAbility.NORR_COMBAT)
    expire(t, Until.ROUND)
    assert has_ability(t, ONE, RaceAbility.NORR_COMBAT)
    t.mode = Mode.CORE
    assert not has_ability(t, ONE, RaceAbility.NORR_COMBAT)


# -- combat rolls -----------------------------------------------------------------------------------------------------


def test_norr_combat() -> None:
    """+1 in space and on the ground, fighters included."""
    t = battle(Race.NORR, Race.SOL, {"fighter": 1}, {"cruiser": 1})
    assert space_needed(t, ONE, UnitType.FIGHTER, PLACE) == 8
    assert space_needed(t, TWO, UnitType.FIGHTER, PLACE) == 9
    assert ground_needed(t, ONE, gral(t)) == 7


def test_jolnar_weak() -> None:
    t = battle(Race.JOL_NAR, Race.SOL, {"fighter": 1}, {"cruiser": 1})
    assert space_needed(t, ONE, UnitType.CRUISER, PLACE) == 8
    assert ground_needed(t, ONE, gral(t)) == 9


def test_B6_naalu_fighters() -> None:
    """Only in space, only fighters."""
    t = battle(Race.NAALU, Race.SOL, {"fighter": 1}, {"cruiser": 1})
    assert space_needed(t, ONE, UnitType.FIGHTER, PLACE) == 8
    assert space_needed(t, ONE, UnitType.CRUISER, PLACE) == 7
    learn(t, ONE, "graviton_negator")
    hold(t, TWO, "gral", forces=1)
    t.landed = [0, 1, 0]
    t.landed_fighters = [0, 1, 0]
    t.fleet_owner[PLACE] = ONE
    play = start(t, "invasion", dice=[8, 8, 1], seat=ONE, place=PLACE, planet=gral(t))
    assert [event[3] for event in play.told("dice-rolled")][:2] == [8, 9]


def test_l1z1x_combat() -> None:
    """Dreadnoughts in space; ground forces only when they attack."""
    t = landing(Race.L1Z1X, Race.SOL, 1, 1)
    assert space_needed(t, ONE, UnitType.DREADNOUGHT, PLACE) == 4
    assert ground_needed(t, ONE, gral(t)) == 7
    hold(t, ONE, "gral", forces=1)
    assert ground_needed(t, ONE, gral(t)) == 8


def test_xxcha_first_round() -> None:
    """Its opponents have -1 in the first round, in space and on the ground; itself not."""
    t = battle(Race.XXCHA, Race.SOL, {"cruiser": 1}, {"cruiser": 1})
    play = start(t, "space_battle", dice=[1, 7, 7, 1], attacker=ONE)
    needed = [(event[1], event[3]) for event in play.told("dice-rolled")]
    assert needed == [(ONE, 7), (TWO, 8), (ONE, 7), (TWO, 7)]
    t = landing(Race.XXCHA, Race.SOL, 1, 1)
    play = start(t, "invasion", dice=[1, 8, 8, 1], seat=ONE, place=PLACE, planet=gral(t))
    assert [(event[1], event[3]) for event in play.told("dice-rolled")] == [(ONE, 8), (TWO, 9), (ONE, 8), (TWO, 8)]
    assert t.planets.owner[gral(t)] == ONE


def test_B16_the_first_round_alone_makes_no_stalemate() -> None:
    """Jol-Nar's fighters could hit Xxcha from the second round on only: no stalemate in the first."""
    t = battle(Race.JOL_NAR, Race.XXCHA, {"fighter": 1}, {"fighter": 1})
    t.counters[0] = 0
    play = start(t, "space_battle", dice=[10, 1, 10, 1], attacker=ONE)
    assert [event[3] for event in play.told("dice-rolled")] == [11, 9, 10, 9]
    assert t.fleet_owner[PLACE] == ONE


def test_figures_name_race_and_first_round() -> None:
    """What Jol-Nar needs against Xxcha in the first round: 7, 1 more for the race, 1 more for the round."""
    t = battle(Race.JOL_NAR, Race.XXCHA, {"cruiser": 1}, {"cruiser": 1})
    t.battle_round = 1
    t.key = LOSE
    figure, *_ = figures.of_option(t, ONE, VesselClass.CRUISER)
    assert figure.total == space_needed(t, ONE, UnitType.CRUISER, PLACE) == 9
    assert [term.name for term in figure.terms if term.amount] == ["unit", "race", "xxcha"]


# -- in the battle ----------------------------------------------------------------------------------------------------


def test_B18_letnev_munitions() -> None:
    """TR4: two goods; dreadnoughts hit on 4, a carrier on 8, fighters as before; after the round it is over."""
    t = battle(Race.LETNEV, Race.SOL, {"dreadnought": 1, "carrier": 1, "fighter": 1}, {"cruiser": 2})
    t.goods[ONE] = 3
    play = start(t, "space_battle", dice=[3, 7, 8, 1, 1, 5, 1, 1, 7, 7], attacker=ONE)
    play.answer(ONE, "munitions", 1)
    assert t.goods[ONE] == 1
    assert [event[3] for event in play.told("dice-rolled")][:3] == [4, 8, 9]
    assert [event[3] for event in play.told("dice-rolled")][4:7] == [5, 9, 9]


def test_letnev_munitions_on_the_ground() -> None:
    """All own ground forces +2; asked of the defender too, and not of somebody with one good."""
    t = landing(Race.SOL, Race.LETNEV, 1, 1)
    t.goods[TWO] = 2
    play = start(t, "invasion", dice=[1, 6], seat=ONE, place=PLACE, planet=gral(t)).answer(TWO, "munitions", 1)
    assert [event[3] for event in play.told("dice-rolled")] == [8, 6]
    assert play.finish().told("planet-held")


def test_B2_mentak_ambush() -> None:
    """B2: a cruiser and a destroyer of three ships fire first, at the plain value; what they kill does not fire back."""
    t = battle(Race.MENTAK, Race.SOL, {"cruiser": 1, "destroyer": 2}, {"carrier": 1, "cruiser": 1})
    learn(t, ONE, "hylar_v_assault_laser")
    play = start(t, "space_battle", dice=[7, 9], attacker=ONE)
    assert play.asked.options == [UnitType.DESTROYER, UnitType.CRUISER, ENOUGH]
    play.answer(ONE, "ambush", UnitType.CRUISER)
    assert play.asked.options == [UnitType.DESTROYER, ENOUGH]
    play.answer(ONE, "ambush", UnitType.DESTROYER)
    play.answer(TWO, "lose", VesselClass.CARRIER)
    assert [event[3] for event in play.told("dice-rolled")] == [7, 9]
    assert play.finish().events[-1] == ("battle-won", ONE, PLACE)


def test_B2_naalu_early_retreat() -> None:
    """B2: when attacked, before the first round, by the normal limits; not when it attacks."""
    t = battle(Race.SOL, Race.NAALU, {"cruiser": 1}, {"cruiser": 1})
    t.activated[8] = 1 << TWO
    play = start(t, "space_battle", attacker=ONE).answer(TWO, "early-retreat", 1).finish()
    assert not play.told("dice-rolled")
    assert count(t, 8, VesselClass.CRUISER) == 1
    t = battle(Race.NAALU, Race.SOL, {"cruiser": 1}, {"cruiser": 1})
    t.activated[8] = 1 << ONE
    assert start(t, "space_battle", attacker=ONE).asked.name == "withdraw"


def test_B18_yin_suicide() -> None:
    """Just before round two a destroyer goes, and a chosen enemy ship takes a hit; fighters are no ships."""
    t = battle(Race.YIN, Race.SOL, {"destroyer": 1, "carrier": 1}, {"dreadnought": 1, "fighter": 2})
    play = start(t, "space_battle", dice=[1, 1, 1, 1, 1, 1, 1, 9, 1, 1, 1], attacker=ONE)
    assert play.asked.options == [VesselClass.DESTROYER, ENOUGH]
    assert t.battle_round == 2
    play.answer(ONE, "suicide", VesselClass.DESTROYER)
    assert play.asked.options == [VesselClass.DREADNOUGHT]
    play.answer(ONE, "suicide-target", VesselClass.DREADNOUGHT)
    assert count(t, PLACE, VesselClass.DAMAGED_DREADNOUGHT) == 1
    assert count(t, ARRIVING, VesselClass.DESTROYER) == 0


@pytest.mark.parametrize("face, won", [(5, True), (4, False)])
def test_I10_yin_convert(face: int, won: bool) -> None:
    """I10: as attacker a die before the first round; 5 or more takes a defender over, without a death."""
    t = landing(Race.YIN, Race.SOL, 1, 1)
    learn(t, TWO, "gen_synthesis")
    dice = [face] if won else [face, 8, 1, 1]
    play = start(t, "invasion", dice=dice, seat=ONE, place=PLACE, planet=gral(t)).answer(ONE, "convert", 1)
    assert t.planets.forces[gral(t)] == (2 if won else 1)
    assert len(play.told("force-converted")) == int(won)


def test_B18_jolnar_reroll() -> None:
    """For a counter the dice that missed are rolled again, as long as there are counters; after other rolls too."""
    t = battle(Race.JOL_NAR, Race.SOL, {"cruiser": 2}, {"cruiser": 1})
    t.counters[0] = 2
    play = start(t, "space_battle", dice=[1, 8, 7, 3, 9], attacker=ONE)
    play.answer(ONE, "reroll", 1)
    play.answer(ONE, "reroll", 1)
    assert t.counters[0] == 0
    assert [event[4] for event in play.told("die-rerolled")] == [3, 9]
    t = landing(Race.SOL, Race.JOL_NAR, 1, 0)
    t.planets.pds[gral(t)] = 1
    play = start(t, "invasion", dice=[1, 6], seat=ONE, place=PLACE, planet=gral(t)).answer(TWO, "reroll", 1)
    assert play.told("planet-held")


# -- Muaat ------------------------------------------------------------------------------------------------------------


def test_muaat_slow_sun() -> None:
    """War suns move 1, with Deep Space Cannon 2; others' always 2."""
    t = races(Race.MUAAT, Race.SOL)
    assert (base_move(t, ONE, VesselClass.WAR_SUN), base_move(t, TWO, VesselClass.WAR_SUN)) == (1, 2)
    learn(t, ONE, "deep_space_cannon")
    assert base_move(t, ONE, VesselClass.DAMAGED_WAR_SUN) == 2


def test_muaat_supernova() -> None:
    """N4: they may fly on through a supernova; others may not."""
    t = races(Race.MUAAT, Race.SOL)
    put_system(t, PLACE, "supernova")
    assert can_pass(t, ONE, PLACE)
    assert not can_pass(t, TWO, PLACE)


# -- a cruiser that sustains damage -----------------------------------------------------------------------------------


def test_B8_cruisers_with_enhanced_armor() -> None:
    """The first hit damages a cruiser, the second destroys it, also after the round in which cruisers sustained damage."""
    t = battle(Race.SOL, Race.LETNEV, {"cruiser": 1}, {"cruiser": 1})
    add_effect(t, Effect.CRUISERS_SUSTAIN, ONE, Until.ROUND)
    run(t, "take_hits", seat=ONE, fleet=ARRIVING, hits=1)
    assert count(t, ARRIVING, VesselClass.DAMAGED_CRUISER) == ships_in(t, ARRIVING) == 1
    run(t, "take_hits", seat=ONE, fleet=ARRIVING, hits=1)
    assert t.fleet_owner[ARRIVING] == NONE


def test_standing_counts_what_race_and_technologies_add() -> None:
    """Three cruisers of N'orr are worth more in a battle than Sol's, with the Hylar V laser still more; Jol-Nar's less."""
    fights = [battle(race, Race.SOL, {"cruiser": 3}, {"cruiser": 3}) for race in (Race.JOL_NAR, Race.SOL, Race.NORR)]
    worth = [strength(t, ARRIVING) for t in fights]
    learn(fights[-1], ONE, "hylar_v_assault_laser")
    worth.append(strength(fights[-1], ARRIVING))
    assert worth == sorted(set(worth))
