"""Battles and invasions of public example games, with their dice (TR3 to TR5 of the design; TR1, TR2 and TR6 stand with their rules)."""

from __future__ import annotations

from games.imperium.rules.test_races_war import ONE, PLACE, TWO, battle, races
from games.imperium.table_builder import fleet, hold, learn, planet, put_system, start
from senki.games.imperium.kinds import ARRIVING, VesselClass
from senki.games.imperium.model import count, ships_in
from senki.games.imperium.pack import Race, UnitType
from senki.games.imperium.rules.dice import space_needed


def test_B11_transcript_three_cruisers_announce_a_retreat_in_vain() -> None:
    """TR3: two war suns roll 6, 10, 3, 4, 10, 9: six hits. The dreadnought's 1 and the carrier's 8 miss. Nobody retreats."""
    t = battle(Race.L1Z1X, Race.NORR, {"war_sun": 2, "dreadnought": 1, "carrier": 1, "fighter": 7}, {"cruiser": 3})
    t.activated[8] = 1 << TWO
    dice = [6, 10, 3, 4, 10, 9, 1, 8, *[2] * 7, 5, 4, 1]
    play = start(t, "space_battle", dice=dice, attacker=ONE).answer(TWO, "withdraw", 1).finish()
    rolled = {event[1:3]: event[3:5] for event in play.told("dice-rolled")}
    assert rolled[(ONE, UnitType.WAR_SUN)] == (3, 6)
    assert rolled[(ONE, UnitType.DREADNOUGHT)] == (4, 0)
    assert rolled[(ONE, UnitType.CARRIER)] == (9, 0)
    assert rolled[(TWO, UnitType.CRUISER)] == (6, 0)
    assert not play.told("withdrawn")
    assert play.events[-1] == ("battle-won", ONE, PLACE)


def test_B18_transcript_letnev_pay_for_munitions() -> None:
    """TR4: dreadnoughts would hit on 4, the carrier does on 8; war sun 7, 4, 9, fighters 5, 8, 5, 9, 3, 2: four hits; two come back."""
    t = battle(Race.LETNEV, Race.SOL, {"war_sun": 1, "carrier": 1, "fighter": 6}, {"cruiser": 5})
    t.goods[ONE] = 2
    play = start(t, "combat_round", dice=[7, 4, 9, 7, 5, 8, 5, 9, 3, 2, 8, 7, 1, 2, 3], attacker=ONE, defender=TWO)
    play.answer(ONE, "munitions", 1)
    assert space_needed(t, ONE, UnitType.DREADNOUGHT, PLACE) == 4
    rolled = {event[1:3]: event[3:5] for event in play.told("dice-rolled")}
    assert rolled == {
        (ONE, UnitType.WAR_SUN): (2, 3),
        (ONE, UnitType.CARRIER): (8, 0),
        (ONE, UnitType.FIGHTER): (9, 1),
        (TWO, UnitType.CRUISER): (7, 2),
    }
    play.answer(ONE, "lose", VesselClass.FIGHTER).answer(ONE, "lose", VesselClass.FIGHTER).finish()
    assert (count(t, ARRIVING, VesselClass.FIGHTER), ships_in(t, PLACE)) == (4, 1)


def test_I6_transcript_saudor_falls() -> None:
    """TR5: a PDS next door rolls 6 and damages a dreadnought. Bombardment 5 and 3 kills one ground force; 8 against 1 win."""
    t = races(Race.SOL, Race.LETNEV)
    put_system(t, PLACE, "saudor")
    saudor = hold(t, TWO, "saudor", forces=2)
    hold(t, TWO, "meer", pds=1)
    learn(t, TWO, "deep_space_cannon")
    fleet(t, ONE, PLACE, dreadnought=2, carrier=2, forces=8)
    start(t, "pds_fire", dice=[6], active=ONE, place=PLACE).answer(TWO, "pds-fire", 1).answer(ONE, "lose", VesselClass.DREADNOUGHT).finish()
    assert count(t, PLACE, VesselClass.DAMAGED_DREADNOUGHT) == 1
    play = start(t, "planetary_landing", dice=[5, 3, *[1] * 7, 8, 1], seat=ONE, place=PLACE).answer(ONE, "land-forces", 8)
    play.finish()
    assert [event[4] for event in play.told("dice-rolled")] == [1, 0, 1, 0]
    assert (t.planets.owner[planet("saudor")], t.planets.forces[saudor], t.planets.ready[saudor]) == (ONE, 8, 0)
