"""By which rule something is asked or told, where one question or one line serves several rules."""

from __future__ import annotations

import pytest

from games.ares.table_builder import Play, Site, attach, attack, cards, empty, find, force, in_base, line_up, order, start, table, take
from senki.engine.chance import Playout, Rng
from senki.engine.events import heard
from senki.engine.options import check_setting
from senki.engine.table import EVERYONE, begin
from senki.engine.view import decision_of
from senki.games.ares import GAME
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    BASIC,
    BONUS_RESOURCES,
    DEEP,
    DEEP_STRIKE,
    DESTROYED_BUILDING,
    FIRST_SIDE,
    FULL,
    LEFT,
    LOOK,
    NONE,
    NORMAL_ATTACK,
    SCORE,
    TEAMS,
    Ares,
    forces_of,
    unit_of,
)
from senki.games.ares.pack import AFTER_CONSTRUCTIONS, AFTER_PLACEMENT, AFTER_REDEPLOY, BEFORE_FIRE, FACTIONS, KINDS, SPEND
from senki.games.ares.rules.results import rule_of_win

NO = 0
YES = 1


def told_by(play: Play, name: str) -> list[str]:
    """The rules of all lines of that name."""
    lines = [heard(one, GAME.info.events, None) for one in play.raw]
    return [line.rule for line in lines if line.kind.name == name]


def asked_by(play: Play, name: str) -> str:
    """The rule of the open question, which has that name."""
    decision = decision_of(GAME, play.t, play.t.seat)
    assert decision is not None
    assert decision.question.name == name
    return decision.rule


def raid() -> Play:
    """Two Behemoths raid a Minefield, beside which an empty Nuclear Plant stands."""
    t = table(
        [force("behemoth", 3), force("razor", 1)],
        [force("minefield", 2), force("trooper", 1), empty("nuclear-plant")],
        factions=("xenos", "terran"),
        mode=FULL,
        tokens=(0, 0),
    )
    t.discard[0] = [t.deck[0].pop()]
    attack(t, 0, 1, DEEP_STRIKE, "xenos-raid")
    play = start(t, "battle", quiet=True)
    return play.answer(0, "raider", find(t, 0, "behemoth")).answer(1, "raider", find(t, 1, "minefield"))


def test_cards_drawn_in_the_set_up_and_in_a_turn() -> None:
    t = table([], [], hands=(("barracks", "heavy-barracks"), ("quake",)))
    play = start(t, "turn").answer(0, "play", t.hand[0][0]).answer(0, "use-as", FIRST_SIDE).finish()
    assert told_by(play, "drew") == ["T2"] * len(play.told("drew"))
    t = table([], [])
    play = start(t, "draw_up", opening=1).finish()
    assert set(told_by(play, "drew")) == {"S5"}


def test_whom_to_attack_and_whose_base_to_look_at() -> None:
    for card, use, rule in (("satellite-scan", LOOK, "FAC7"), ("terran-standard", DEEP, "M2")):
        t = table([force("turret", 1)], factions=("terran", "kahoum", "xenos"), mode=FULL, hands=((card,),))
        assert asked_by(start(t, "turn").answer(0, "use-as", use), "attack-whom") == rule


def test_a_side_without_forces() -> None:
    """At the start of a deep strike (A3.6), for a frontier that is given up (A3.5), and in a raid (D2)."""
    t = table([force("trooper", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, DEEP_STRIKE)
    assert told_by(start(t, "battle").answer(1, "defend", AT_BASE).finish(), "no-forces") == ["A3.6"]
    t = table([force("turret", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    assert told_by(start(t, "battle").answer(1, "defend", AT_BASE).finish(), "no-forces") == ["A3.5"]
    t = table([force("slicer", 3)], [force("trooper", 1)], factions=("xenos", "terran"), mode=FULL, tokens=(0, 0))
    attack(t, 0, 1, DEEP_STRIKE, "xenos-raid")
    assert told_by(start(t, "battle", quiet=True).finish(), "no-forces") == ["D2"]


def test_the_frontier_claimed_and_won() -> None:
    t = table([force("trooper", 1)], [])
    t.attacker = 0
    assert told_by(start(t, "claim_frontier").finish(), "frontier-taken") == ["A1.1"]
    t = table([force("trooper", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = start(t, "battle").answer(1, "defend", AT_BASE).finish()
    assert told_by(play, "frontier-taken") == ["E2"]
    assert told_by(play, "card-scored") == ["A3.1"]


def test_the_card_of_a_surprise() -> None:
    t = table([force("stealth", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, DEEP_STRIKE)
    assert told_by(start(t, "battle", dice=[6] * 2).answer(1, "defend", AT_FRONTIER), "card-scored") == ["A3.7"]


def test_forces_placed_at_the_start_and_in_redeployment() -> None:
    """L1.1: what is left over goes to the ends; R2.3: where both sides have unengaged forces, these are placed again."""
    t = table([force("trooper", 1)], [force("pebble", 1), force("ember", 1)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = start(t, "battle").answer(1, "defend", AT_FRONTIER)
    assert asked_by(play, "place-against") == "L1"
    play.answer(1, "place-against", find(t, 1, "pebble"))
    assert asked_by(play, "place-end") == "L1.1"
    assert told_by(play, "placed-against") == ["L1"]
    assert told_by(play.answer(1, "place-end", LEFT), "placed") == ["L1", "L1.1"]
    t = table([force("trooper", 1), force("rocket", 1)], [force("pebble", 1), force("ember", 1)])
    attackers, defenders = [find(t, 0, "trooper"), find(t, 0, "rocket")], [find(t, 1, "pebble"), find(t, 1, "ember")]
    line_up(t, [*attackers, NONE, NONE], [NONE, NONE, *defenders], AT_FRONTIER)
    t.round = 1
    play = start(t, "redeploy")
    assert asked_by(play, "place-next") == "R2.3"


def test_a_retreat_from_a_raid() -> None:
    play = raid()
    assert asked_by(play, "retreat") == "R3"
    play.answer(0, "retreat", NO)
    assert asked_by(play, "retreat") == "D4"
    play.dice.script = [6, 6, 6]
    play.answer(1, "retreat", YES)
    assert told_by(play, "retreats") == ["D4"]


def test_a_building_destroyed_by_a_raid() -> None:
    play = raid().answer(0, "retreat", NO)
    play.dice.script = [1, 1, 1, 1, 1]
    play.answer(1, "retreat", NO)
    while play.t.seat >= 0 and play.asked.name != "rewards":
        play.answer(play.t.seat, play.asked.name, play.asked.options[0])
    play.answer(0, "rewards", BONUS_RESOURCES).answer(0, "rewards", DESTROYED_BUILDING)
    assert asked_by(play, "put-bonus") == "C6"
    play.answer(0, "put-bonus", play.asked.options[0]).answer(0, "put-bonus", play.asked.options[0])
    assert asked_by(play, "destroy") == "D5"
    play.answer(0, "destroy", play.asked.options[0])
    assert told_by(play, "destroyed") == ["D5"]


def test_units_built_in_construction_and_in_an_emergency() -> None:
    t = table([force("trooper", 1)], [force("novice-basic", 1)])
    t.base[0].resources[0] = 1
    t.laid[0].append(t.deck[0].pop())
    assert told_by(start(t, "construction", seat=0).finish(), "built") == ["K2"]
    t = table([force("pebble", 1)], [force("turret", 1)], factions=("kahoum", "terran"), hands=((), ("barracks",)))
    line_up(t, [find(t, 0, "pebble")], [find(t, 1, "turret")], AT_BASE)
    play = start(t, "emergency_defence", seat=1).answer(1, "emergency", in_base(t, 1, "turret-start")).finish()
    assert (told_by(play, "emergency-played"), told_by(play, "built")) == (["R1"], ["R1"])


def test_emergency_defence_of_the_colossus() -> None:
    t = table([force("trooper", 1)], [], factions=("terran", "colossus"), mode=FULL, hands=((), ("missile-rack",)))
    line_up(t, [find(t, 0, "trooper")], [NONE], AT_BASE)
    play = start(t, "emergency_defence", seat=1).answer(1, "emergency", in_base(t, 1, "hull")).finish()
    assert told_by(play, "emergency-played") == ["COL7"]


def ended(mode: int, victor: int = NONE, scored: tuple[int, ...] = (0, 0), holder: int = NONE) -> Ares:
    players = {BASIC: 2, FULL: 3, TEAMS: 4}[mode]
    t = table(factions=("terran", "kahoum", "xenos", "colossus")[:players], mode=mode)
    t.victor, t.holder = victor, holder
    for seat, count in enumerate(scored):
        t.scored[seat] = t.deck[seat][:count]
    return t


@pytest.mark.parametrize(
    "t, rule",
    [
        (ended(BASIC, victor=0), "E3"),
        (ended(TEAMS, victor=0), "E3"),
        (ended(FULL, victor=0), "M4"),
        (ended(BASIC, scored=(2, 1)), "V5"),
        (ended(BASIC, scored=(3, 1), holder=1), "V6"),
        (ended(TEAMS, scored=(1, 1, 0, 0)), "V5"),
    ],
    ids=["base", "base of a team", "last left", "points", "frontier among equals", "points of a team"],
)
def test_by_what_the_game_was_won(t: Ares, rule: str) -> None:
    assert rule_of_win(t) == rule


def test_a_card_scored_without_an_attack() -> None:
    t = table([], [], holder=0, hands=(("terran-standard",), ()))
    play = start(t, "turn").answer(0, "use-as", SCORE).finish()
    assert told_by(play, "scored") == ["V2"]


# -- effects: the rule of the card's chapter --------------------------------------------------------------------------


def in_the_line(factions: tuple[str, str], attackers: list[Site], special: str = "") -> Ares:
    """Two forces of each side face each other at the base of the second player; the first has power and tokens for anything."""
    defenders = ("trooper", "rocket") if factions[1] == "terran" else ("ember", "pebble")
    t = table(attackers, [force(unit, 2) for unit in defenders], factions=factions, mode=FULL, tokens=(4, 0))
    t.attacker, t.defender = 0, 1
    own = [number for number in forces_of(t, 0) if unit_of(t, number) != NONE]
    line_up(t, own[:2], forces_of(t, 1)[:2], AT_BASE)
    t.power[0] = 9
    if special:
        t.special[0] = take(t, 0, special)
        t.scored[0].append(t.special[0])
    return t


@pytest.mark.parametrize(
    "factions, buildings, card, when, rule",
    [
        (("kahoum", "terran"), ["obelisk-fire"], "obelisk-fire", BEFORE_FIRE, "KAH4"),
        (("xenos", "terran"), ["fury-brain"], "fury-brain", BEFORE_FIRE, "XEN4"),
    ],
)
def test_an_effect_on_one_of_several_forces(factions: tuple[str, str], buildings: list[str], card: str, when: int, rule: str) -> None:
    units = {"kahoum": ("ember", "pebble"), "xenos": ("razor", "slicer")}[factions[0]]
    t = in_the_line(factions, [force(units[0], 2), force(units[1], 2), *(empty(building) for building in buildings)])
    play = start(t, "window", when=when)
    play.answer(0, "use-effect", in_play(t, 0, card))
    assert asked_by(play, "effect-force") == rule
    play.answer(0, "effect-force", play.asked.options[0])
    assert (told_by(play, "effect-used"), told_by(play, "effect-on")) == ([rule], [rule])


@pytest.mark.parametrize(
    "factions, card, rule",
    [(("kahoum", "terran"), "obelisk-wind", "KAH4"), (("xenos", "terran"), "tactical-brain", "XEN4")],
)
def test_two_forces_that_change_places(factions: tuple[str, str], card: str, rule: str) -> None:
    units = {"kahoum": ("ember", "pebble"), "xenos": ("razor", "slicer")}[factions[0]]
    t = in_the_line(factions, [force(units[0], 2), force(units[1], 2), empty(card)])
    play = start(t, "window", when=AFTER_REDEPLOY).answer(0, "use-effect", in_play(t, 0, card))
    assert asked_by(play, "swap-force") == rule
    play.answer(0, "swap-force", play.asked.options[0])
    assert asked_by(play, "swap-with") == rule
    play.answer(0, "swap-with", play.asked.options[0])
    assert told_by(play, "swapped") == [rule]


def test_effects_of_orders_upgrades_and_attack_cards() -> None:
    t = in_the_line(("terran", "kahoum"), [force("mecha", 2), force("tank", 2)], "tactical-nuke")
    play = start(t, "window", when=AFTER_PLACEMENT).answer(0, "use-effect", t.special[0])
    assert asked_by(play, "effect-force") == "TER9"
    t = table([], factions=("terran", "kahoum"), mode=FULL)
    scan = order(t, 0, "satellite-scan")
    t.attacker, t.defender, t.battleground = 0, 1, AT_BASE
    t.sight[0] = EVERYONE
    assert told_by(start(t, "window", when=AFTER_CONSTRUCTIONS).answer(0, "use-effect", scan).finish(), "effect-used") == ["FAC2"]
    t = table([force("cutter", 2)], [], factions=("colossus", "terran"), mode=FULL)
    armour = attach(t, 0, "reactive-armour", "blade-arm", power=1)
    t.sight[0] = EVERYONE
    play = start(t, "use_effects", seat=0, when=SPEND).answer(0, "use-effect", armour).finish()
    assert (told_by(play, "effect-used"), told_by(play, "effect-on")) == (["COL9"], ["COL9"])


def in_play(t: Ares, seat: int, card_id: str) -> int:
    return next(card for card in t.base[seat].card if card != NONE and cards().card_ids[card] == card_id)


CHAPTERS = {  # of the reference: by faction and by what the card is
    "terran": {"attached": "TER5", "order": "FAC2", "attack": "TER9"},
    "kahoum": {"special-building": "KAH4", "order": "FAC2", "attack": "KAH8"},
    "xenos": {"special-building": "XEN4", "attached": "XEN6", "order": "FAC2", "attack": "XEN8"},
    "colossus": {"attached": "COL9", "order": "COL11", "attack": "COL10", "mat": "COL4"},
}


def chapter_of(card: int) -> str:
    """The rule under which the reference describes what the card does."""
    facts = cards()
    kind = KINDS[facts.kind[card]]
    if kind == "special":
        kind = "attached" if facts.attach[card] else "order"
    return CHAPTERS[FACTIONS[facts.faction[card]]][kind]


@pytest.mark.parametrize("pair", ["terran,xenos", "xenos,kahoum", "kahoum,colossus", "colossus,terran"])
def test_every_effect_is_told_by_the_rule_of_its_card(pair: str) -> None:
    """In random games, all lines about what a card does."""
    start_table = GAME.setup(2, check_setting(GAME, 2, {"mode": "full", "faction": pair}), cards())
    found: set[str] = set()
    for seed in range(12):
        driver = Playout(Rng(seed), GAME.info.max_answers)
        t = start_table.clone()
        t.told = []
        begin(t, GAME.first(t), driver)
        for line in [heard(one, GAME.info.events, None) for one in t.told]:
            if line.kind.name in ("effect-used", "effect-on"):
                card = line.values["card"]
                assert isinstance(card, int)
                assert line.rule == chapter_of(card), f"{line.plain()} of {cards().card_ids[card]}"
                found.add(line.rule)
    assert len(found) > 3
