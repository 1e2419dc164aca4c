"""M, N  Melee for three or four players, and teams for four."""

from __future__ import annotations

from games.ares.table_builder import Site, attack, cards, empty, find, force, open_base, seen, seen_column, start, table, take, unit_number
from senki.engine.view import hidden_cards
from senki.games.ares import GAME
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    DEEP,
    DEEP_STRIKE,
    DEFENDERS,
    FIRST_SIDE,
    FULL,
    IN_RAID,
    LEFT,
    LOOK,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    RAIDING,
    RESOURCE,
    RIGHT,
    SCORE,
    TAKE_FRONTIER,
    TEAMS,
    Ares,
    fighters,
    side_of,
)
from senki.games.ares.pack import STANDARD
from senki.games.ares.rules.line import MOVE, STAY
from senki.games.ares.rules.places import attack_uses, foes_to_attack
from senki.games.ares.rules.playing import next_player
from senki.games.ares.rules.raid import able_to_raid
from senki.games.ares.rules.results import has_ended, points, take_base, winners
from senki.games.ares.rules.targets import own_forces
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


def teams(*bases: list[Site], **more: object) -> Ares:
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
    assert seen_column(t, 1, "card")[0] == t.base[0].card
    assert seen(t, 2, "base")[0] == {"hidden": None}


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
    assert (play.asked.seat, play.asked.name, play.asked.options) == (0, "whose-force", [0, 1])  # ruling N3: either's force may be next
    assert sorted(t.reserve[ATTACKERS]) == [find(t, 0, "tank"), find(t, 1, "pebble")]


def test_N3_both_defenders_use_emergency_defence() -> None:
    t = teams([force("tank", 1)], [], [], [], holder=0, hands=((), (), ("nest",), ("blade-arm",)), tokens=(0, 0, 0, 0))
    attack(t, 0, 2, NORMAL_ATTACK)
    play = start(t, "battle", quiet=True)
    asked = []
    while play.asked.name == "emergency":
        asked.append(play.asked.seat)
        play.answer(play.asked.seat, "emergency", play.asked.options[0])
    assert asked == [2, 3]


def defence(attackers: tuple[str, str] = ("tank", "bomber")) -> Ares:
    """Seat 0 attacks the base of the other team; seat 2, opposite, commands the defence, and both defenders have two forces."""
    units = (attackers, (), ("rover", "razor"), ("cutter", "hornet"))
    t = teams(*[[force(unit, 1) for unit in of_seat] for of_seat in units], holder=0, tokens=(0, 0, 0, 0))
    attack(t, 0, 2, NORMAL_ATTACK)
    for seat in range(4):
        open_base(t, seat)
    t.battleground, t.rounds_left = AT_BASE, 6
    return t


def test_N3_the_player_opposite_commands_the_defence() -> None:
    """Partners sit side by side. On the frontier its holder commands; a look at a base (FAC7) may go at either of them."""
    t = teams()
    assert [foes_to_attack(t, seat, DEEP) for seat in range(4)] == [[2], [3], [0], [1]]
    assert [foes_to_attack(t, seat, RAIDING) for seat in range(4)] == [[2], [3], [0], [1]]
    assert foes_to_attack(t, 0, LOOK) == [2, 3]
    t.holder = 2
    assert [foes_to_attack(t, seat, NORMAL) for seat in range(4)] == [[2], [2], [0], [1]]


def test_N3_one_who_attacks_second_joins_the_same_battle() -> None:
    """Seat 1 sits opposite seat 3, but the battle of seat 0 is under way."""
    t = teams([force("tank", 1)], holder=0, hands=(("terran-standard",), ("eclipse",)))
    play = start(t, "turn", quiet=True).answer(0, "use-as", NORMAL).answer(1, "use-as", NORMAL)
    assert play.told("attacks") == [("attacks", 0, 2), ("attacks", 1, 2)]


def test_N3_owners_place_their_forces() -> None:
    """Seat 2 says whose force is next; which one it is, whom it is put against and at which end, seat 3 says for its own."""
    t = defence()
    rover, razor, cutter, hornet = find(t, 2, "rover"), find(t, 2, "razor"), find(t, 3, "cutter"), find(t, 3, "hornet")
    t.reserve = [[find(t, 0, "bomber")], [rover, razor, cutter, hornet]]
    t.front = [[find(t, 0, "tank")], [NONE]]
    play = start(t, "place_against", side=DEFENDERS)
    assert (play.asked.seat, play.asked.name, play.asked.options) == (2, "whose-force", [2, 3])
    play.answer(2, "whose-force", 3)
    assert play.asked.options == [cutter, hornet]
    play.answer(3, "place-against", hornet).finish()
    play = start(t, "place_at_end", side=DEFENDERS).answer(2, "whose-force", 3)
    play.answer(3, "place-end", LEFT).finish()
    assert t.front[DEFENDERS] == [cutter, hornet]
    start(t, "place_at_end", side=DEFENDERS).answer(2, "place-next", razor).answer(2, "place-end", RIGHT).finish()  # the rest is seat 2's
    assert t.front[DEFENDERS] == [cutter, hornet, razor]


def test_N3_the_owner_says_whom_a_force_is_put_against() -> None:
    """Too few forces for all enemies (L1.1): the last one is seat 3's."""
    t = defence()
    tank, bomber = find(t, 0, "tank"), find(t, 0, "bomber")
    t.reserve = [[], [find(t, 3, "cutter")]]
    t.front = [[tank, bomber], [NONE, NONE]]
    start(t, "place_against", side=DEFENDERS).answer(3, "match-whom", bomber).finish()
    assert t.front[DEFENDERS] == [NONE, find(t, 3, "cutter")]


def test_N3_owners_redeploy_their_forces() -> None:
    """Both have forces without an enemy: seat 2 lets the own one stay, and seat 3 moves the own one behind the partner's."""
    t = defence()
    rover, razor, cutter = find(t, 2, "rover"), find(t, 2, "razor"), find(t, 3, "cutter")
    t.front = [[find(t, 0, "tank"), NONE, NONE], [rover, razor, cutter]]
    play = start(t, "redeploy").answer(2, "redeploy", STAY).answer(3, "redeploy", MOVE).answer(3, "move-to", 0).finish()
    assert play.told("redeployed") == [("redeployed", 3, unit_number("cutter"))]
    assert t.front[DEFENDERS] == [rover, razor]
    assert (t.flank[DEFENDERS], t.behind[DEFENDERS]) == ([cutter], [0])


def test_N3_forces_that_must_move_leave_a_partner_free() -> None:
    """Seat 3's force flanks behind one of seat 2 that has lost its enemy (R2.1): it moves, and seat 2 may stay."""
    t = defence()
    rover, razor, cutter = find(t, 2, "rover"), find(t, 2, "razor"), find(t, 3, "cutter")
    t.front = [[find(t, 0, "tank"), NONE], [rover, razor]]
    t.flank[DEFENDERS], t.behind[DEFENDERS] = [cutter], [1]
    start(t, "redeploy").answer(2, "redeploy", STAY).answer(3, "move-to", 0).finish()
    assert t.front[DEFENDERS] == [rover, razor]
    assert (t.flank[DEFENDERS], t.behind[DEFENDERS]) == ([cutter], [0])


def test_N3_owners_fire_their_forces() -> None:
    """Seat 2 says whose force fires next; seat 3 chooses which of its own, and its target."""
    t = defence(("trooper", "rocket"))
    trooper, rocket = find(t, 0, "trooper"), find(t, 0, "rocket")
    rover, razor, cutter, hornet = find(t, 2, "rover"), find(t, 2, "razor"), find(t, 3, "cutter"), find(t, 3, "hornet")
    t.front = [[NONE, trooper, rocket, NONE], [rover, cutter, hornet, razor]]
    t.fired = [trooper, rocket]
    play = start(t, "fire_group", group=(rover, razor, cutter, hornet))
    play.answer(2, "whose-force", 3)
    assert (play.asked.seat, play.asked.name) == (3, "fire")
    play.answer(3, "fire", cutter)
    assert (play.asked.seat, play.asked.name) == (3, "target")


def test_N3_the_owner_of_the_shooter_destroys_a_building() -> None:
    """Seat 1 helps in the attack of seat 0, and its force has hit a base card."""
    t = teams([force("tank", 1)], [force("pebble", 4)], [empty("nest"), empty("hive")], [], holder=0, tokens=(0, 0, 0, 0))
    attack(t, 0, 2, NORMAL_ATTACK)
    for seat in range(4):
        open_base(t, seat)
    t.battleground, t.rounds_left = AT_BASE, 6
    pebble = find(t, 1, "pebble")
    t.front = [[find(t, 0, "tank"), pebble], [NONE, NONE]]
    play = start(t, "fire", dice=[1, 6, 6, 6], side=ATTACKERS, shooter=pebble)
    assert (play.asked.seat, play.asked.name) == (1, "destroy")


def test_N3_a_side_retreats_as_a_whole() -> None:
    """Whoever declared the attack decides for the attackers, the holder of the frontier for the defenders."""
    t = teams([force("tank", 1)], [force("pebble", 1)], [force("rover", 1)], [force("cutter", 1)], holder=3)
    attack(t, 1, 3, NORMAL_ATTACK, "eclipse")
    t.battleground = AT_FRONTIER
    t.front = [[find(t, 0, "tank"), find(t, 1, "pebble")], [find(t, 2, "rover"), find(t, 3, "cutter")]]
    start(t, "declare_retreat").answer(1, "retreat", NO).answer(3, "retreat", NO).finish()


def test_N3_in_a_raid_the_owner_of_the_force_decides_the_retreat() -> None:
    """Those who command have chosen forces of their partners (N8)."""
    t = teams([force("trooper", 1)], [force("pebble", 1)], [force("rover", 1)], [force("cutter", 1)])
    attack(t, 0, 2, DEEP_STRIKE, "terran-raid")
    t.battleground = IN_RAID
    start(t, "choose_raiders").answer(0, "raider", find(t, 1, "pebble")).answer(2, "raider", find(t, 3, "cutter")).finish()
    play = start(t, "declare_retreat").answer(1, "retreat", NO).answer(3, "retreat", 1).finish()
    assert play.told("retreats") == [("retreats", 3)]


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


def test_N8_no_raid_beside_a_card_that_is_scored() -> None:
    """Scoring is playing an attack card too (V2), whichever of the partners decides first; as a resource it is none."""
    t = teams([force("trooper", 1)], holder=0, hands=(("terran-raid",), ("kahoum-raid",)))
    play = start(t, "turn").answer(0, "use-as", RAIDING)
    assert (play.asked.seat, play.asked.options) == (1, [RESOURCE])
    t = teams([force("trooper", 1)], holder=0, hands=(("terran-raid",), ("kahoum-raid",)))
    play = start(t, "turn").answer(0, "use-as", SCORE)
    assert (play.asked.seat, play.asked.options) == (1, [RESOURCE, SCORE])
    t = teams([force("trooper", 1)], holder=0, hands=(("terran-raid",), ("kahoum-raid",)))
    play = start(t, "turn").answer(0, "use-as", RESOURCE).answer(0, "put-on", 0)
    assert (play.asked.seat, play.asked.options) == (1, [RESOURCE, RAIDING, SCORE])
