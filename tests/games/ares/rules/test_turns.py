"""T, P  The turn, and what cards are played for."""

from __future__ import annotations

from games.ares.table_builder import all_cards, cards, construct, empty, force, seen, start, table, take
from senki.games.ares.model import (
    DEEP,
    FIRST_SIDE,
    NONE,
    NORMAL,
    RESOURCE,
    SCORE,
    SECOND_SIDE,
    TAKE_FRONTIER,
    Ares,
    unit_at,
)
from senki.games.ares.rules.places import uses
from senki.games.ares.rules.playing import next_player

HANDS = (("barracks", "heavy-barracks", "terran-standard"), ("quake", "pyre", "kahoum-standard"))


def fresh() -> Ares:
    return table([force("turret", 2)], [force("novice-basic", 2)], hands=HANDS)


def test_T1_one_card_is_played() -> None:
    """One card leaves the hand and lies in the base; then it is the opponent's turn."""
    t = fresh()
    card = t.hand[0][0]
    start(t, "turn").answer(0, "play", card).answer(0, "use-as", FIRST_SIDE).finish()
    assert t.base[0].card[-1] == card
    assert card not in t.hand[0]
    assert t.turn == 1


def test_T1_an_attack_card_starts_a_battle() -> None:
    t = fresh()
    t.holder = 1
    play = start(t, "turn").answer(0, "play", t.hand[0][2]).answer(0, "use-as", NORMAL)
    assert ("attacks", 0, 1) in play.events


def test_T2_hands_are_filled_up_to_three() -> None:
    """All players draw, the one of the turn first: who used cards in emergency defence has fewer too."""
    t = fresh()
    del t.hand[1][1:]
    t.discard[1] += all_cards("pyre")[:1] + all_cards("kahoum-standard")[:1]
    play = start(t, "turn").answer(0, "play", t.hand[0][0]).answer(0, "use-as", FIRST_SIDE).finish()
    assert [len(hand) for hand in t.hand] == [3, 3]
    assert [event[1] for event in play.told("drew")] == [0, 1, 1]


def test_T3_nothing_is_shuffled_back() -> None:
    """The bottom card comes last; after it nothing is drawn, whatever lies in the discard pile."""
    t = fresh()
    t.discard[0] += t.deck[0]
    t.deck[0] = []
    play = start(t, "turn").answer(0, "play", t.hand[0][0]).answer(0, "use-as", FIRST_SIDE).finish()
    assert cards().card_ids[t.hand[0][-1]] == "terran-standard"
    assert not t.bottom[0]
    t.turn = 0
    start(t, "turn").answer(0, "play", t.hand[0][0]).answer(0, "use-as", FIRST_SIDE).finish()
    assert len(t.hand[0]) == 2
    assert ("drew", 0, None) in play.heard(None)
    assert len(play.told("drew")) == 1


def test_T4_without_cards_a_player_passes() -> None:
    t = fresh()
    t.discard[0] += t.deck[0] + t.bottom[0] + t.hand[0]
    t.deck[0], t.bottom[0], t.hand[0] = [], [], []
    play = start(t, "turn").finish()
    assert play.events[0] == ("passed", 0)
    assert t.turn == 1


def test_T5_the_other_player_is_next() -> None:
    t = fresh()
    assert next_player(t) == 1
    t.turn = 1
    assert next_player(t) == 0


def test_P1_face_down_as_a_resource() -> None:
    """The same card may also lie face down on a building; its owner alone knows which it is."""
    t = fresh()
    card = t.hand[0][0]
    start(t, "turn").answer(0, "play", card).answer(0, "use-as", RESOURCE).finish()
    assert t.base[0].resources == [1]
    assert t.laid[0] == [card]
    assert seen(t, 1, "laid")[0] == {"hidden": None}


def test_P2_what_is_played_stays() -> None:
    """Nothing that lies in the base is among the cards that can be played, and no question moves it."""
    t = table([empty("barracks", resources=2)], [], hands=(("factory",), ()))
    play = start(t, "turn")
    assert play.asked.name == "use-as"  # the only card in hand
    play.answer(0, "use-as", FIRST_SIDE).finish()
    assert t.base[0].resources == [2, 0]
    assert t.base[0].turned == [0, 0]


def test_P3_the_side_decides_the_unit() -> None:
    for use, unit in ((FIRST_SIDE, "rocket"), (SECOND_SIDE, "stealth")):
        t = fresh()
        start(t, "turn").answer(0, "play", t.hand[0][1]).answer(0, "use-as", use).finish()
        assert cards().unit_ids[unit_at(t, 0, 1)] == unit


def test_P3_1_the_side_is_fixed() -> None:
    """Later turns and constructions leave it as it is."""
    t = table([empty("heavy-barracks", side=1, resources=2)], [])
    construct(t, 0)
    assert t.base[0].turned == [1]
    assert t.base[0].units == [1]
    assert cards().unit_ids[unit_at(t, 0, 0)] == "stealth"


def test_P3_2_equal_buildings() -> None:
    """A second Heavy Barracks, making the other unit."""
    t = table([empty("heavy-barracks")], [], hands=(("heavy-barracks",), ()))
    start(t, "turn").answer(0, "use-as", SECOND_SIDE).finish()
    assert [cards().unit_ids[unit_at(t, 0, place)] for place in range(2)] == ["rocket", "stealth"]


def test_P4_a_building_without_units_makes_new_ones() -> None:
    t = table([empty("barracks", resources=2)], [])
    construct(t, 0)
    assert t.base[0].units == [2]


def test_P5_special_cards_are_resources_only() -> None:
    t = table([force("turret", 1)], [])
    for card_id in ("resupply", "power-plant", "advanced-optics"):
        assert uses(t, 0, take(t, 0, card_id)) == [RESOURCE]


def test_P6_all_attack_cards_are_standard_attacks() -> None:
    """A raid or a special attack may do what a Standard attack may."""
    t = table()
    for holder, wanted in ((NONE, [TAKE_FRONTIER, DEEP]), (0, [NORMAL, SCORE]), (1, [NORMAL, DEEP])):
        t.holder = holder
        for card_id in ("terran-standard", "terran-raid", "tactical-nuke"):
            assert uses(t, 0, all_cards(card_id)[0]) == [RESOURCE, *wanted]


def test_P6_1_an_attack_card_as_a_resource() -> None:
    t = fresh()
    card = t.hand[0][2]
    play = start(t, "turn").answer(0, "play", card).answer(0, "use-as", RESOURCE).finish()
    assert [event[0] for event in play.events] == ["played", "drew"]
    assert t.scored == [[], []]
    assert t.laid[0] == [card]
