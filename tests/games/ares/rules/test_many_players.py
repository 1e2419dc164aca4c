"""M, N  Melee for three or four players, and teams for four."""

from __future__ import annotations

from games.ares.table_builder import attack, cards, empty, find, force, seen, start, table, take
from senki.engine.view import hidden_cards
from senki.games.ares import GAME
from senki.games.ares.cards import STANDARD
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    DEEP,
    DEFENDERS,
    FIRST_SIDE,
    FULL,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    RAIDING,
    RESOURCE,
    SCORE,
    TAKE_FRONTIER,
    TEAMS,
    Ares,
    fighters,
    side_of,
)
from senki.games.ares.rules.effects import own_forces
from senki.games.ares.rules.places import attack_uses, foes_to_attack
from senki.games.ares.rules.playing import next_player
from senki.games.ares.rules.raid import able_to_raid
from senki.games.ares.rules.results import has_ended, points, take_base, winners
from senki.games.ares.sequence import opening_cards, set_up

THREE = ("terran", "kahoum", "xenos")
FOUR = ("terran", "kahoum", "xenos", "colossus")
NO = 0


def melee(**more: object) -> Ares:
    return table(factions=THREE, mode=FULL, **more)  # type: ignore[arg-type]


def test_M1_clockwise_past_those_who_are_out() -> None:
    t = melee()
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.turn = next_player(t)
    assert order == [0, 1, 2, 0]
    t.out[2] = 1
    t.turn = 1
    assert next_player(t) == 0


def test_M2_the_attacker_names_a_player() -> None:
    """Two bases can be struck; the attack is declared at one of them, and only that player constructs."""
    t = melee(holder=0, hands=(("terran-standard",),))
    play = start(t, "turn", quiet=True).answer(0, "use-as", NORMAL)
    assert play.asked.options == [1, 2]
    play.answer(0, "attack-whom", 2)
    assert ("attacks", 0, 2) in play.events
    assert ("screen-down", 1) not in play.events


def test_M3_bases_and_frontier() -> None:
    """The rulebook's example: the Terrans hold the frontier. The Xenos strike deep at any base, or attack on the frontier."""
    t = melee(holder=0)
    assert foes_to_attack(t, 2, DEEP) == [0, 1]
    assert foes_to_attack(t, 2, NORMAL) == [0]
    assert foes_to_attack(t, 0, NORMAL) == [1, 2]


def test_M4_a_beaten_player_is_out() -> None:
    """The scoring cards go to the attacker, and the frontier is neutral again; the game goes on."""
    t = melee(holder=1)
    t.scored[1] = [take(t, 1, "kahoum-standard")]
    take_base(t, 0, 1)
    assert t.out == [0, 1, 0]
    assert len(t.scored[0]) == 1
    assert t.holder == NONE
    assert not has_ended(t)
    take_base(t, 0, 2)
    assert has_ended(t)
    assert winners(t) == [0]


def test_M4_a_whole_battle_for_a_base() -> None:
    t = table([force("tank", 4)], [], [], factions=THREE, mode=FULL, holder=0, tokens=(0, 0, 0))
    attack(t, 0, 2, NORMAL_ATTACK)
    play = start(t, "battle", quiet=True).answer(0, "retreat", NO).finish()
    assert t.out == [0, 0, 1]
    assert ("base-taken", 0, 2) in play.events
    assert foes_to_attack(t, 0, NORMAL) == [1]


# -- teams ------------------------------------------------------------------------------------------------------------


def teams(*bases: list[object], **more: object) -> Ares:
    return table(*bases, factions=FOUR, mode=TEAMS, **more)  # type: ignore[arg-type]


def test_N1_partners_win_together() -> None:
    t = teams()
    t.victor = 3
    assert winners(t) == [2, 3]
    assert [GAME.side(t, seat) for seat in range(4)] == [0, 0, 2, 2]


def test_N2_both_partners_play_in_one_turn() -> None:
    """One after the other; then it is the other team's turn."""
    t = teams(hands=(("barracks",), ("quake",), (), ()))
    play = start(t, "turn").answer(0, "use-as", FIRST_SIDE)
    assert play.asked.seat == 1
    assert seen(t, 1, "plan")[0] == t.plan[0]
    assert seen(t, 2, "plan")[0] == {"hidden": None}
    assert seen(t, 2, "aside")[0] == {"hidden": 1}
    play.answer(1, "use-as", FIRST_SIDE).finish()
    assert t.turn == 2
    assert seen(t, 1, "site")[0] == t.site[0]
    assert seen(t, 2, "site")[0] == {"hidden": None}


def test_N2_partners_look_at_each_others_base() -> None:
    """What a partner has played is known, face up or face down; the other team sees none of it, and hands stay secret."""
    t = teams(hands=(("barracks", "factory"), ("quake", "gale"), (), ()))
    built, resource = t.hand[1][0], t.hand[0][1]
    play = start(t, "turn").answer(0, "play", resource).answer(0, "use-as", RESOURCE).answer(0, "put-on", 0)
    play.answer(1, "play", built).answer(1, "use-as", FIRST_SIDE).finish()
    assert [seen(t, seat, "laid")[:2] for seat in (0, 1)] == [[[resource], [built]]] * 2
    assert [seen(t, seat, "laid")[:2] for seat in (2, 3)] == [[{"hidden": None}] * 2] * 2
    assert seen(t, 0, "hand")[1] == {"hidden": len(t.hand[1])}
    assert not hidden_cards(t, 0) & {("card", built), ("card", resource)}


def test_N3_joined_forces_in_one_line() -> None:
    """An attack of one partner: all four construct, and the forces of both partners stand on one side."""
    t = teams([force("tank", 1)], [force("pebble", 1)], [force("rover", 1)], [force("cutter", 1)], holder=0, tokens=(0, 0, 0, 0))
    attack(t, 0, 2, NORMAL_ATTACK)
    play = start(t, "battle", quiet=True)
    assert [event[1] for event in play.told("screen-down")] == [2, 3, 0, 1]
    assert [side_of(t, seat) for seat in range(4)] == [ATTACKERS, ATTACKERS, DEFENDERS, DEFENDERS]
    assert fighters(t, ATTACKERS) == [0, 1]
    assert sorted(play.asked.options) == [find(t, 0, "tank"), find(t, 1, "pebble")]


def test_N3_both_defenders_use_emergency_defence() -> None:
    t = teams([force("tank", 1)], [], [], [], holder=0, hands=((), (), ("nest",), ("blade-arm",)), tokens=(0, 0, 0, 0))
    attack(t, 0, 2, NORMAL_ATTACK)
    play = start(t, "battle", quiet=True)
    asked = []
    while play.asked.name == "emergency":
        asked.append(play.asked.seat)
        play.answer(play.asked.seat, "emergency", play.asked.options[0])
    assert asked == [2, 3]


def test_N4_two_attack_cards_in_one_battle() -> None:
    """Both are scored by the holder; the second has the same combat choice."""
    t = teams([force("tank", 1)], holder=2, hands=(("terran-standard",), ("eclipse",)))
    play = start(t, "turn", quiet=True).answer(0, "use-as", NORMAL)
    assert play.asked.options == [RESOURCE, NORMAL]
    play.answer(1, "use-as", NORMAL)
    play.answer(2, "defend", AT_BASE)
    assert len(t.scored[2]) == 2
    assert t.holder == 0


def test_N4_on_a_surprise_the_attackers_score_both() -> None:
    t = teams([force("stealth", 1)], [], [force("rover", 1)], holder=2, hands=(("terran-standard",), ("eclipse",)))
    play = start(t, "turn", quiet=True).answer(0, "use-as", DEEP).answer(1, "use-as", DEEP).answer(2, "defend", AT_FRONTIER)
    assert [len(pile) for pile in t.scored] == [1, 1, 0, 0]
    assert ("surprise", 2) in play.events


def test_N5_effects_are_for_ones_own_forces() -> None:
    """An Obelisk of the Kahoum does not help the Terran partner."""
    t = teams([force("tank", 1)], [force("pebble", 1), empty("obelisk-fire")], [force("rover", 1)])
    t.attacker, t.defender = 0, 2
    t.front = [[find(t, 0, "tank"), find(t, 1, "pebble")], [find(t, 2, "rover"), NONE]]
    assert own_forces(t, 1) == [find(t, 1, "pebble")]


def test_N6_points_of_a_team() -> None:
    t = teams()
    t.scored[0] = [take(t, 0, "terran-standard")]
    t.scored[1] = [take(t, 1, "kahoum-standard")]
    t.holder = 1
    assert [points(t, seat) for seat in range(4)] == [4, 4, 0, 0]
    assert winners(t) == [0, 1]


def test_N7_two_standard_attacks_less() -> None:
    t = GAME.setup(4, {"mode": "teams"}, cards())
    assert [len(deck) for deck in t.deck] == [48] * 4  # type: ignore[attr-defined]
    assert [sum(cards().kind[card] == STANDARD for card in deck) for deck in t.deck] == [2] * 4  # type: ignore[attr-defined]


def test_N7_one_standard_attack_is_left_for_the_bottom() -> None:
    """Of the two that are left only one may be chosen."""
    t = set_up([0, 1, 2, 3], cards(), TEAMS)
    assert sum(cards().kind[card] == STANDARD for card in opening_cards(t, 0)) == 1


def test_N8_a_raid_alone() -> None:
    """After a partner's raid no other attack; after a partner's attack no raid. The force may be either's."""
    t = teams([force("trooper", 1)], [force("pebble", 1)], holder=2)
    raid, standard = take(t, 1, "kahoum-raid"), take(t, 1, "eclipse")
    t.plan[0] = [t.deck[0][0], RAIDING, NONE, 2]
    assert attack_uses(t, 1, raid) == []
    assert attack_uses(t, 1, standard) == []
    t.plan[0] = [t.deck[0][0], NORMAL, NONE, 2]
    assert attack_uses(t, 1, raid) == []
    assert attack_uses(t, 1, standard) == [NORMAL]
    t.holder = NONE
    t.plan[0] = [t.deck[0][0], TAKE_FRONTIER, NONE, NONE]
    assert attack_uses(t, 1, standard) == []
    t.holder = 1
    assert attack_uses(t, 1, raid) == [SCORE]
    t.attacker, t.defender = 0, 2
    assert able_to_raid(t, ATTACKERS) == [find(t, 0, "trooper"), find(t, 1, "pebble")]
