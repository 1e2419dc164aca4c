"""V, B18, P9, I10  Action cards in war: what each does, that Sabotage stops it, and when it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from games.imperium.rules.test_races_war import ONE, PLACE, TWO, battle, gral, landing
from games.imperium.table_builder import fleet, give, hold, learn, planet, start
from senki.engine.shapes import PASS
from senki.engine.testing.scripted import Play
from senki.games.imperium.kinds import ARRIVING, MOVER, ROLLED, VESSELS, Effect, Until, VesselClass
from senki.games.imperium.model import Imperium, count, planets_at, reinforcements, ships_in
from senki.games.imperium.pack import NONE, Race, UnitType
from senki.games.imperium.pack_cards import ActionKind, Window
from senki.games.imperium.rules.dice import ground_needed, space_needed
from senki.games.imperium.rules.effects import add_effect, barred, is_in_force
from senki.games.imperium.rules.fleets import take_hit
from senki.games.imperium.rules.rolls import add_die

Script = tuple[int, str, int]
QUIET: Final = ("react", "own-card")


def go(play: Play[Imperium], *script: Script) -> Play[Imperium]:
    """Play on by the script; whoever may play a card and is not in it next passes. Stops where it asks something else."""
    left = list(script)
    while not play.over:
        fits = [asked for asked in play.open if left and left[0][:2] == (asked.seat, asked.name) and left[0][2] in asked.options]
        passing = [asked for asked in play.open if asked.name in QUIET]
        if fits:
            play.answer(*left.pop(0))
        elif passing:
            play.answer(passing[0].seat, passing[0].name, PASS)
        else:
            break
    assert not left, f"not asked: {left}; open: {play.open}"
    return play


def ship(vessel: int) -> int:
    return MOVER.of(PLACE, vessel)


# -- positions in which each can be played ----------------------------------------------------------------------------


def in_battle(**ships: int) -> Imperium:
    """Sol attacks Letnev; both have the same ships, and counters to put."""
    return battle(Race.SOL, Race.SAAR, ships, ships)


def with_dice() -> Imperium:
    """One missed, Two hit."""
    t = in_battle(cruiser=1)
    t.battle_round = 1
    add_die(t, ONE, UnitType.CRUISER, 3, 7)
    add_die(t, TWO, UnitType.CRUISER, 9, 7)
    return t


def with_hits() -> Imperium:
    t = in_battle(cruiser=3)
    t.hits[ONE] = 3
    return t


def with_damage() -> Imperium:
    """Two's dreadnought was just damaged."""
    t = in_battle(dreadnought=1, cruiser=1)
    take_hit(t, TWO, PLACE, VesselClass.DREADNOUGHT)
    return t


def with_loss() -> Imperium:
    """One has just lost a cruiser."""
    t = in_battle(cruiser=2)
    take_hit(t, ONE, ARRIVING, VesselClass.CRUISER)
    return t


def with_shot() -> Imperium:
    """A PDS of Two has just hit."""
    t = in_battle(cruiser=1)
    add_die(t, TWO, UnitType.PDS, 8, 6)
    return t


def on_the_ground() -> Imperium:
    t = landing(Race.SOL, Race.SAAR, 2, 3)
    fleet(t, ONE, PLACE, carrier=1, dreadnought=1)
    t.defender, t.battle_planet = TWO, gral(t)
    return t


def with_a_dock() -> Imperium:
    t = in_battle(cruiser=2)
    hold(t, TWO, "gral", dock=1)
    return t


def robbed() -> Imperium:
    """One has taken Gral; Two still holds Meer, exhausted, with fewer resources than a planet of One's."""
    t = on_the_ground()
    hold(t, ONE, "lodor")
    hold(t, TWO, "starpoint")
    t.planets.ready[planet("starpoint")] = 0
    return t


POSITIONS: Final[dict[str, tuple[Callable[[], Imperium], int, int, tuple[Script, ...]]]] = {
    # card: the position, the window, who plays it, what it is aimed at
    "communications-breakdown": (lambda: in_battle(cruiser=1), Window.BAT_OPEN, ONE, ()),
    "fighter-prototype": (lambda: in_battle(carrier=1, fighter=2), Window.BAT_OPEN, TWO, ()),
    "flanking-tactic": (lambda: in_battle(cruiser=1), Window.BAT_OPEN, TWO, ()),
    "friendly-fire": (lambda: in_battle(carrier=1, fighter=5), Window.BAT_OPEN, ONE, ()),
    "into-the-breach": (
        lambda: in_battle(dreadnought=1, fighter=1),
        Window.BAT_OPEN,
        TWO,
        ((TWO, "target-ship", ship(VesselClass.DREADNOUGHT)),),
    ),
    "rule-by-terror": (lambda: in_battle(war_sun=1), Window.BAT_OPEN, ONE, ()),
    "target-their-flagship": (
        lambda: in_battle(cruiser=1, carrier=1),
        Window.BAT_OPEN,
        ONE,
        ((ONE, "target-ship", ship(VesselClass.CRUISER)), (ONE, "target-ship", ship(VesselClass.CARRIER))),
    ),
    "experimental-weaponry": (lambda: in_battle(dreadnought=1, fighter=1), Window.RND_OPEN, ONE, ()),
    "morale-boost": (lambda: in_battle(cruiser=1), Window.RND_OPEN, TWO, ()),
    "skilled-retreat": (lambda: in_battle(cruiser=1), Window.RND_OPEN, TWO, ((TWO, "target-hex", 8),)),
    "recheck": (with_dice, Window.DIE, ONE, ((ONE, "target-seat", TWO), (ONE, "target-die", ROLLED.of(UnitType.CRUISER, 9)))),
    "shields-holding": (with_hits, Window.HITS, ONE, ()),
    "direct-hit": (with_damage, Window.DAMAGED, ONE, ((ONE, "target-ship", ship(VesselClass.DAMAGED_DREADNOUGHT)),)),
    "courageous-to-the-end": (with_loss, Window.LOST, ONE, ((ONE, "target-ship", ship(VesselClass.CRUISER)),)),
    "military-foresight": (with_loss, Window.LOST, ONE, ((ONE, "target-ship", ship(VesselClass.CRUISER)),)),
    "faulty-targeting-systems": (with_shot, Window.PDS, ONE, ((ONE, "target-die", ROLLED.of(UnitType.PDS, 8)),)),
    "experimental-battlestation": (with_a_dock, Window.MOVED, TWO, ((TWO, "target-planet", planet("gral")),)),
    "minelayers": (lambda: in_battle(cruiser=2), Window.MOVED, TWO, ()),
    "dug-in": (on_the_ground, Window.BOMB, TWO, ((TWO, "target-planet", planet("gral")),)),
    "chemical-warfare": (on_the_ground, Window.INV_OPEN, ONE, ()),
    "reparations": (
        robbed,
        Window.ROBBED,
        TWO,
        ((TWO, "target-planet", planet("lodor")), (TWO, "target-planet", planet("starpoint"))),
    ),
}
DICE: Final = {
    "target-their-flagship": [9],
    "recheck": [2],
    "courageous-to-the-end": [7, 1],
    "faulty-targeting-systems": [2],
    "experimental-battlestation": [6, 6, 1],
}


def opened(name: str, *cards: tuple[int, str]) -> tuple[Imperium, Play[Imperium]]:
    """The position of a card, in its window, with the card in its player's hand, and others."""
    build, window, seat, _ = POSITIONS[name]
    t = build()
    t.goods = [5] * t.players
    t.counters[ONE * 3] = t.counters[TWO * 3] = 2
    give(t, seat, name)
    for other, card in cards:
        give(t, other, card)
    procedure = "own_window" if window == Window.INV_OPEN else "open_window"
    sides = (TWO, ONE) if window in (Window.LOST, Window.PDS) else (ONE, TWO)
    return t, start(t, procedure, dice=DICE.get(name, []), window=window, seat=sides[0], other=sides[1], thing=PLACE)


def state(t: Imperium) -> list[object]:
    """What cards of war change."""
    effects = [t.effects.kind[:], t.effects.seat[:], t.effects.thing[:], t.effects.amount[:]]
    return [
        t.ships[:],
        t.planets.forces[:],
        t.planets.ready[:],
        t.dice.face[:],
        t.hits[:],
        t.activated[:],
        t.goods[:],
        effects,
        t.a_board[:],
    ]


@pytest.mark.parametrize("name", POSITIONS)
def test_V2_each_card_works_in_its_window(name: str) -> None:
    """Announced with its targets, nobody cancels it, and it has done something; it lies on the discards, or on the table."""
    t, play = opened(name)
    before = state(t)
    _, _, seat, targets = POSITIONS[name]
    go(play, (seat, "own-card" if name == "chemical-warfare" else "react", kind_of(name)), *targets)
    assert play.told("card-works")
    assert state(t) != before
    assert t.a_hand[seat] == []


@pytest.mark.parametrize("name", POSITIONS)
def test_V3_sabotage_stops_each(name: str) -> None:
    """Another player cancels it: nothing has changed."""
    t, play = opened(name, (2, "sabotage"))
    before = state(t)
    _, _, seat, targets = POSITIONS[name]
    go(play, (seat, "own-card" if name == "chemical-warfare" else "react", kind_of(name)), *targets, (2, "react", ActionKind.SABOTAGE))
    assert play.told("card-cancelled")
    assert state(t) == before


def kind_of(name: str) -> int:
    found = getattr(ActionKind, name.upper().replace("-", "_"))
    assert isinstance(found, int)
    return found


# -- what each does, and when it ends ---------------------------------------------------------------------------------


def fight(t: Imperium, dice: list[int], *script: Script) -> Play[Imperium]:
    return go(start(t, "space_battle", dice=dice, attacker=ONE), *script)


def test_V6_communications_breakdown_silences_the_battle() -> None:
    """No card in it, also not of its player; after it cards are played again."""
    t = in_battle(cruiser=1)
    give(t, ONE, "communications-breakdown", "morale-boost")
    give(t, TWO, "morale-boost")
    play = fight(t, [7, 1], (ONE, "react", ActionKind.COMMUNICATIONS_BREAKDOWN))
    assert len(play.told("card-announced")) == 1
    assert not is_in_force(t, Effect.SILENCE, ONE)


def test_B18_fighter_prototype_helps_in_the_first_round() -> None:
    t = in_battle(carrier=1, fighter=1)
    give(t, ONE, "fighter-prototype")
    play = fight(t, [1, 7, 1, 1, 9, 1, 1], (ONE, "react", ActionKind.FIGHTER_PROTOTYPE), (TWO, "lose", VesselClass.FIGHTER))
    needed = [event[3] for event in play.told("dice-rolled") if event[1:3] == (ONE, UnitType.FIGHTER)]
    assert needed[:2] == [7, 9]


def test_B9_flanking_tactic_bars_every_retreat() -> None:
    """Announced retreats, Naalu's and skilled ones; in the battle only."""
    t = battle(Race.SOL, Race.NAALU, {"cruiser": 1}, {"cruiser": 1})
    t.activated[8] = 1 << TWO
    give(t, ONE, "flanking-tactic")
    give(t, TWO, "skilled-retreat")
    play = fight(t, [7, 1], (ONE, "react", ActionKind.FLANKING_TACTIC))
    assert play.over
    assert not barred(t, Effect.NO_RETREAT, TWO)


def test_V2_friendly_fire_kills_half_of_the_fighters() -> None:
    """Of five two; not playable against as many ships."""
    t, play = opened("friendly-fire")
    go(play, (ONE, "react", ActionKind.FRIENDLY_FIRE))
    assert count(t, PLACE, VesselClass.FIGHTER) == 3
    t = in_battle(carrier=2, fighter=2)
    give(t, ONE, "friendly-fire")
    assert start(t, "open_window", window=Window.BAT_OPEN, seat=ONE, other=TWO, thing=PLACE).asked.options == [PASS]


def test_B7_into_the_breach_takes_the_first_two_hits() -> None:
    """Ships have +1, fighters not; the dreadnought takes two hits, the third is free; after the battle it is over."""
    t = in_battle(dreadnought=1, cruiser=1, fighter=1)
    t.battle_round = 1
    _, play = opened("into-the-breach")
    t = play.t
    go(play, (TWO, "react", ActionKind.INTO_THE_BREACH), (TWO, "target-ship", ship(VesselClass.DREADNOUGHT)))
    assert (space_needed(t, TWO, UnitType.DREADNOUGHT, PLACE), space_needed(t, TWO, UnitType.FIGHTER, PLACE)) == (4, 9)
    start(t, "take_hits", seat=TWO, fleet=PLACE, hits=2).finish()
    assert (ships_in(t, PLACE), count(t, PLACE, VesselClass.FIGHTER)) == (0, 1)
    assert space_needed(t, TWO, UnitType.CRUISER, PLACE) == 6


def test_B9_rule_by_terror_drives_out_or_hits() -> None:
    """Who can leave may choose; who cannot takes two hits."""
    t, play = opened("rule-by-terror")
    go(play, (ONE, "react", ActionKind.RULE_BY_TERROR))
    assert t.fleet_owner[PLACE] == NONE
    t, play = opened("rule-by-terror")
    t.activated[8] = 1 << TWO
    go(play, (ONE, "react", ActionKind.RULE_BY_TERROR), (TWO, "terror", 1))
    assert count(t, 8, VesselClass.WAR_SUN) == 1


def test_B6_target_their_flagship() -> None:
    """Its 9 destroys the carrier; the cruiser that fired does not roll in the first round. Nano-Technology protects dreadnoughts."""
    t = battle(Race.SOL, Race.SAAR, {"cruiser": 1, "destroyer": 1}, {"carrier": 1, "cruiser": 1})
    give(t, ONE, "target-their-flagship")
    targets = ((ONE, "target-ship", ship(VesselClass.CRUISER)), (ONE, "target-ship", ship(VesselClass.CARRIER)))
    play = fight(t, [9, 9, 1], (ONE, "react", ActionKind.TARGET_THEIR_FLAGSHIP), *targets)
    assert [event[1:3] for event in play.told("dice-rolled")] == [
        (ONE, UnitType.CRUISER),
        (ONE, UnitType.DESTROYER),
        (TWO, UnitType.CRUISER),
    ]
    t = battle(Race.SOL, Race.SAAR, {"cruiser": 1}, {"dreadnought": 1})
    learn(t, TWO, "nano_technology")
    give(t, ONE, "target-their-flagship")
    assert start(t, "open_window", window=Window.BAT_OPEN, seat=ONE, other=TWO, thing=PLACE).asked.options == [PASS]


def test_B7_experimental_weaponry_spares_no_ships() -> None:
    """The hit of the dreadnought is not taken on the fighter while there is a carrier; the hit of the cruiser may be."""
    t = battle(Race.SOL, Race.SAAR, {"dreadnought": 1, "cruiser": 1}, {"carrier": 2, "fighter": 2})
    give(t, ONE, "experimental-weaponry")
    play = fight(t, [5, 7, 1, 1, 1, 1], (ONE, "react", ActionKind.EXPERIMENTAL_WEAPONRY))
    assert count(t, PLACE, VesselClass.CARRIER) == 1, "the only class that may take it is taken without asking"
    assert play.asked.options == [VesselClass.FIGHTER, VesselClass.CARRIER]


def test_B18_morale_boost_lasts_a_round() -> None:
    """In space and on the ground; twice in a round it is not played (V4)."""
    t = in_battle(cruiser=1)
    give(t, ONE, "morale-boost", "morale-boost")
    play = fight(t, [1, 1, 7, 1], (ONE, "react", ActionKind.MORALE_BOOST))
    assert [event[3] for event in play.told("dice-rolled")] == [6, 7, 7, 7]
    t = on_the_ground()
    t.defender, t.battle_planet = NONE, NONE
    t.landed = [0, 1, 0]
    give(t, ONE, "morale-boost")
    play = start(t, "invasion", dice=[7, 8, 1, 1], seat=ONE, place=PLACE, planet=gral(t))
    go(play, (ONE, "react", ActionKind.MORALE_BOOST))
    assert play.told("dice-rolled")[0][3] == 7
    assert ground_needed(t, ONE, gral(t)) == 8


def test_B9_skilled_retreat_needs_a_counter_and_a_fitting_system() -> None:
    """The fleet goes there with a counter from reinforcements; not where it has one already, not into an asteroid field."""
    t, play = opened("skilled-retreat")
    before = t.counters[:]
    go(play, (TWO, "react", ActionKind.SKILLED_RETREAT))
    assert 8 in play.asked.options
    assert 2 not in play.asked.options
    play.answer(TWO, "target-hex", 8)
    assert (count(t, 8, VesselClass.CRUISER), t.activated[8], t.counters) == (1, 1 << TWO, before)
    t = in_battle(cruiser=1)
    t.counters[TWO * 3 + 2] += reinforcements(t, TWO)
    give(t, TWO, "skilled-retreat")
    assert start(t, "open_window", window=Window.RND_OPEN, seat=ONE, other=TWO, thing=PLACE).asked.options == [PASS]


def test_V4_recheck_counts_for_one_die() -> None:
    """An enemy hit and an own miss; two copies for two dice, the number counts anew."""
    t = battle(Race.SOL, Race.SAAR, {"cruiser": 2}, {"cruiser": 2})
    give(t, ONE, "recheck", "recheck")
    die = ROLLED.of(UnitType.CRUISER, 1)
    script = [(ONE, "react", ActionKind.RECHECK), (ONE, "target-die", die)]
    play = fight(t, [1, 1, 2, 2, 7, 8, 1, 1], *script, *script)
    assert [event[4] for event in play.told("die-rerolled")] == [7, 8]
    assert play.events[-1] == ("battle-won", ONE, PLACE)


def test_B7_shields_holding_cancels_two_hits() -> None:
    t, play = opened("shields-holding")
    go(play, (ONE, "react", ActionKind.SHIELDS_HOLDING))
    assert t.hits[ONE] == 1
    t = with_hits()
    t.hits[ONE] = 0
    give(t, ONE, "shields-holding")
    assert start(t, "open_window", window=Window.HITS, seat=ONE, other=TWO, thing=PLACE).over, "nothing to cancel: nobody could react"


def test_B18_direct_hit_only_on_what_was_damaged_in_the_battle() -> None:
    """TR5: not after PDS fire. In a round the damaged dreadnought is destroyed, with two copies a second one too."""
    t = in_battle(dreadnought=1)
    hold(t, TWO, "gral", pds=1)
    give(t, TWO, "direct-hit")
    play = go(start(t, "pds_fire", dice=[6], active=ONE, place=PLACE), (TWO, "pds-fire", 1))
    assert play.over
    assert count(t, ARRIVING, VesselClass.DAMAGED_DREADNOUGHT) == 1
    t = battle(Race.SOL, Race.SAAR, {"cruiser": 3}, {"dreadnought": 2})
    give(t, ONE, "direct-hit", "direct-hit")
    hit = [(ONE, "react", ActionKind.DIRECT_HIT), (ONE, "target-ship", ship(VesselClass.DAMAGED_DREADNOUGHT))]
    lost = [(TWO, "lose", VesselClass.DREADNOUGHT)]
    play = fight(t, [7, 7, 1, 1, 1], *lost, *hit, *hit)
    assert play.events[-1] == ("battle-won", ONE, PLACE)


def test_B18_courageous_to_the_end_fires_once_for_a_ship() -> None:
    """Two dice at the cruiser's 7; the opponent loses at once."""
    t, play = opened("courageous-to-the-end", (ONE, "courageous-to-the-end"))
    go(play, (ONE, "react", ActionKind.COURAGEOUS_TO_THE_END), (ONE, "target-ship", ship(VesselClass.CRUISER)))
    assert count(t, PLACE, VesselClass.CRUISER) == 1
    assert start(t, "open_window", window=Window.LOST, seat=TWO, other=ONE, thing=PLACE).asked.options == [PASS]


def test_Q9_military_foresight_brings_the_ship_back() -> None:
    """It counts as a piece in play, lies on its card, and comes to a dock when the Status Phase begins; without one it is lost."""
    t, play = opened("military-foresight")
    go(play, (ONE, "react", ActionKind.MILITARY_FORESIGHT), (ONE, "target-ship", ship(VesselClass.CRUISER)))
    assert len(t.a_board) == 1
    assert len(t.hurt) == 0
    play = start(t, "ships_come_back").finish()
    assert count(t, t.home[ONE], VesselClass.CRUISER) == 1
    assert play.told("ship-returned")
    assert t.a_board == []
    assert len(t.a_discard) == 1
    add_effect(t, Effect.FORESEEN, ONE, Until.KEPT, thing=UnitType.CRUISER, source=t.a_discard.pop())
    t.a_board.append(t.effects.source[-1])
    for dock in range(len(t.planets)):
        t.planets.dock[dock] = 0
    start(t, "ships_come_back").finish()
    assert count(t, t.home[ONE], VesselClass.CRUISER) == 1
    assert len(t.effects) == 0


def test_P9_minelayers_hit_before_pds_fire_and_may_be_cancelled() -> None:
    """A hit for each cruiser; Faulty Targeting Systems of whose ships have come cancel them."""
    t, play = opened("minelayers")
    go(play, (TWO, "react", ActionKind.MINELAYERS))
    assert t.fleet_owner[ARRIVING] == NONE
    t, play = opened("minelayers", (ONE, "faulty-targeting-systems"))
    go(play, (TWO, "react", ActionKind.MINELAYERS), (ONE, "react", ActionKind.FAULTY_TARGETING_SYSTEMS))
    assert count(t, ARRIVING, VesselClass.CRUISER) == 2


def test_P9_experimental_battlestation_fires_like_a_pds() -> None:
    """Three dice at 6 of a dock in range, by whoever did not move."""
    t, play = opened("experimental-battlestation")
    go(play, (TWO, "react", ActionKind.EXPERIMENTAL_BATTLESTATION), (TWO, "target-planet", planet("gral")))
    assert t.fleet_owner[ARRIVING] == NONE
    assert play.told("dice-rolled")[0][3:5] == (6, 2)


def test_I2_dug_in_keeps_forces_from_bombardment_for_the_round() -> None:
    """X-89 too; nobody aims at the planet any more in this round."""
    t = on_the_ground()
    t.defender, t.battle_planet = NONE, NONE
    learn(t, ONE, "x89_bacterial_weapon")
    t.aimed[9 + VesselClass.DREADNOUGHT] = 1
    give(t, TWO, "dug-in")
    play = start(t, "invasion", dice=[1, 1, 8, 8, 8], seat=ONE, place=PLACE, planet=gral(t))
    go(play, (TWO, "react", ActionKind.DUG_IN), (TWO, "target-planet", gral(t)))
    assert play.told("planet-held")
    assert barred(t, Effect.NOT_BOMBARDED, TWO, gral(t))


@pytest.mark.parametrize("used, left", [(1, 0), (0, 2)])
def test_I2_bacteria_cost_all_action_cards(used: int, left: int) -> None:
    """X-89 is paid with the whole hand; ordinary bombardment costs nothing."""
    t = on_the_ground()
    learn(t, ONE, "x89_bacterial_weapon")
    give(t, ONE, "sabotage", "sabotage")
    which = planets_at(t, PLACE).index(gral(t))
    t.aimed = [0] * len(t.aimed)
    t.aimed[which * VESSELS + VesselClass.DREADNOUGHT] = 1
    play = start(t, "bombard", dice=[1] * (1 - used), seat=ONE, defender=TWO, planet=gral(t), which=which)
    play.answer(ONE, "bacteria", used)
    assert play.over
    assert len(t.a_hand[ONE]) == left
    assert (t.planets.forces[gral(t)] == 0) == bool(used)


def test_I10_chemical_warfare_kills_half_rounded_up() -> None:
    """Of three two; Dacxive Animators count them."""
    t, play = opened("chemical-warfare")
    go(play, (ONE, "own-card", ActionKind.CHEMICAL_WARFARE))
    assert t.planets.forces[gral(t)] == 1
    assert t.fallen == 2


def test_L3_rare_mineral_after_a_neutral_planet() -> None:
    t = landing(Race.SOL, Race.SAAR, 0, 0)
    t.planets.owner[gral(t)] = NONE
    fleet(t, ONE, PLACE, carrier=1, forces=1)
    give(t, ONE, "rare-mineral")
    goods = t.goods[ONE]
    go(
        start(t, "planetary_landing", seat=ONE, place=PLACE),
        (ONE, "land-forces", 0),
        (ONE, "land-forces", 1),
        (ONE, "own-card", ActionKind.RARE_MINERAL),
    )
    assert t.goods[ONE] == goods + 3


def test_I7_reparations_of_the_loser() -> None:
    t, play = opened("reparations")
    go(play, (TWO, "react", ActionKind.REPARATIONS), (TWO, "target-planet", planet("lodor")), (TWO, "target-planet", planet("starpoint")))
    assert (t.planets.ready[planet("lodor")], t.planets.ready[planet("starpoint")]) == (0, 1)


def test_B16_a_battle_in_which_nobody_can_hit_ends_after_all() -> None:
    """Carriers at 9 with laws against them need 11: from the second round on it is a stalemate, and the attacker is destroyed."""
    t = in_battle(carrier=1)
    for seat in (ONE, TWO):
        add_effect(t, Effect.COMBAT, seat, Until.ROUND, amount=-2)
    play = fight(t, [10, 10])
    assert play.over
    assert (t.fleet_owner[ARRIVING], t.fleet_owner[PLACE]) == (NONE, TWO)
