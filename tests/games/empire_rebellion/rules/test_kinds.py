"""K, E2  The powers of the ordinary resources."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import card, ids, power, seen, start_power, struggle, top
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, total

# -- K1  Military -----------------------------------------------------------------------------------------------------


def test_K1_military_discards_the_opposing_resource_that_is_chosen() -> None:
    """The Rebel's Military may take either of two Imperial cards, and none of the Rebel's own."""
    t = struggle(rebel=["rebel-military-3", "rebel-recon-2"], imperial=["imperial-recon-2", "imperial-force-4"])
    play = start_power(t, "rebel-military-3")
    assert ids(play.open[0].options) == ["imperial-recon-2", "imperial-force-4"]
    play.answer(REBEL, "military", card("imperial-force-4")).finish()
    assert ids(t.area[IMPERIAL]) == ["imperial-recon-2"]
    assert ids(t.discards[IMPERIAL]) == ["imperial-force-4"]
    assert ids(t.exhausted[REBEL]) == ["rebel-military-3"]
    assert ids(t.area[REBEL]) == ["rebel-military-3", "rebel-recon-2"]


def test_K1_a_single_target_needs_no_question() -> None:
    """The Imperial Military meets one Rebel card."""
    t = struggle(rebel=["yoda"], imperial=["imperial-military-2"])
    play = power(t, "imperial-military-2")
    assert play.events[-1] == ("discarded", REBEL, card("yoda"))
    assert ids(t.discards[REBEL]) == ["yoda"]


def test_K1_without_an_opposing_card_nothing_happens() -> None:
    """The card is exhausted all the same."""
    t = struggle(rebel=["rebel-military-5", "rebel-recon-2"])
    play = power(t, "rebel-military-5")
    assert play.events == [("power-used", REBEL, card("rebel-military-5")), ("nothing-happens", card("rebel-military-5"))]
    assert ids(t.exhausted[REBEL]) == ["rebel-military-5"]
    assert ids(t.area[REBEL]) == ["rebel-military-5", "rebel-recon-2"]


# -- K2  The Force ----------------------------------------------------------------------------------------------------


def test_K2_the_force_reaches_ready_cards_of_both_players() -> None:
    """Not the card itself, which is exhausted by then, and no other exhausted card."""
    t = struggle(
        rebel=["rebel-force-2", "rebel-recon-2", "yoda"],
        imperial=["imperial-recon-3", "imperial-force-4"],
        exhausted=["yoda", "imperial-recon-3"],
    )
    play = start_power(t, "rebel-force-2")
    assert ids(play.open[0].options) == ["rebel-recon-2", "imperial-force-4"]
    play.answer(REBEL, "force", card("rebel-recon-2")).finish()
    assert play.events[-1] == ("exhausted", card("rebel-recon-2"))
    assert ids(sorted(t.exhausted[REBEL])) == ["rebel-force-2", "rebel-recon-2", "yoda"]


def test_K2_the_power_of_the_exhausted_card_is_not_used() -> None:
    """Tarkin is exhausted by the Force: the Rebel loses no influence, and Tarkin counts 1."""
    t = struggle(rebel=["rebel-force-3"], imperial=["grand-moff-tarkin"], influence=(2, 2))
    power(t, "rebel-force-3")
    assert ids(t.exhausted[IMPERIAL]) == ["grand-moff-tarkin"]
    assert t.influence == [2, 2]
    assert total(t, IMPERIAL) == 1


def test_K2_an_ordinary_resource_keeps_its_value() -> None:
    """Exhausted or not, it counts the same."""
    t = struggle(rebel=["rebel-force-3"], imperial=["imperial-force-5"])
    power(t, "rebel-force-3")
    assert (total(t, REBEL), total(t, IMPERIAL)) == (3, 5)


def test_K2_with_no_ready_card_nothing_happens() -> None:
    """Everything else on the table is exhausted."""
    t = struggle(rebel=["rebel-force-3"], imperial=["imperial-force-5"], exhausted=["imperial-force-5"])
    assert power(t, "rebel-force-3").events[-1] == ("nothing-happens", card("rebel-force-3"))


# -- K3  Diplomacy ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", ["imperial-diplomacy-4", "boba-fett"])
def test_K3_diplomacy_discards_itself_or_another_of_its_side(gone: str) -> None:
    """Ready and exhausted cards alike, but none of the opponent's."""
    t = struggle(rebel=["yoda"], imperial=["imperial-diplomacy-4", "boba-fett"], exhausted=["boba-fett"])
    play = start_power(t, "imperial-diplomacy-4")
    assert ids(play.open[0].options) == ["imperial-diplomacy-4", "boba-fett"]
    play.answer(IMPERIAL, "diplomacy", card(gone)).finish()
    assert ids(t.discards[IMPERIAL]) == [gone]
    assert gone not in ids(t.area[IMPERIAL] + t.exhausted[IMPERIAL])
    assert ids(t.area[REBEL]) == ["yoda"]


def test_K3_a_lone_diplomacy_discards_itself() -> None:
    """What can be done must be done (U4.1)."""
    t = struggle(rebel=["rebel-diplomacy-4"])
    power(t, "rebel-diplomacy-4")
    assert (t.area[REBEL], t.exhausted[REBEL]) == ([], [])
    assert ids(t.discards[REBEL]) == ["rebel-diplomacy-4"]


# -- K4  Recon --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck,first,second", [(IMPERIAL, "darth-vader", "imperial-recon-2"), (REBEL, "yoda", "rebel-force-2")])
def test_K4_recon_looks_at_two_cards_of_either_deck(deck: int, first: str, second: str) -> None:
    """The first is discarded openly, the second lies on top and is drawn next."""
    t = struggle(rebel=["rebel-recon-3"])
    play = start_power(t, "rebel-recon-3", dice=[card(first), card(second)])
    assert play.open[0].options == [REBEL, IMPERIAL]
    play.answer(REBEL, "recon-deck", deck)
    assert sorted(play.open[0].options) == sorted([card(first), card(second)])
    play.answer(REBEL, "recon-discard", card(first)).finish()
    assert ids(t.discards[deck]) == [first]
    assert top(t, deck) == second


def test_K4_only_the_player_who_looks_sees_the_cards() -> None:
    """The Rebel looks at the Imperial deck: the Empire does not learn what lies on top of it."""
    t = struggle(rebel=["rebel-recon-3"])
    play = start_power(t, "rebel-recon-3", dice=[card("darth-vader"), card("imperial-recon-2")])
    play.answer(REBEL, "recon-deck", IMPERIAL)
    assert seen(t, REBEL, "looked")[IMPERIAL] == [card("darth-vader"), card("imperial-recon-2")]
    assert seen(t, IMPERIAL, "looked")[IMPERIAL] == {"hidden": 2, "known": []}
    play.answer(REBEL, "recon-discard", card("darth-vader")).finish()
    assert seen(t, REBEL, "peeked")[IMPERIAL] == [card("imperial-recon-2")]
    assert seen(t, IMPERIAL, "peeked")[IMPERIAL] == seen(t, None, "peeked")[IMPERIAL] == {"hidden": 1}
    assert seen(t, IMPERIAL, "discards")[IMPERIAL] == [card("darth-vader")]
    assert ("looked-at-two", REBEL, IMPERIAL, card("darth-vader"), card("imperial-recon-2")) in play.heard(REBEL)
    assert ("looked-at-two", REBEL, IMPERIAL, None, None) in play.heard(IMPERIAL)
    assert ("put-back", IMPERIAL, None) in play.heard(IMPERIAL)


def test_K4_a_deck_of_one_card_gets_the_discard_pile_under_it() -> None:
    """U3.2: the one card is the first looked at, the second comes from the shuffled discard pile."""
    t = struggle(rebel=["rebel-recon-3"], all_discarded=IMPERIAL, deck=["imperial-force-2"])
    play = start_power(t, "rebel-recon-3", dice=[card("imperial-force-2"), card("imperial-military-5")])
    play.answer(REBEL, "recon-deck", IMPERIAL)
    assert play.told("reshuffled") == [("reshuffled", IMPERIAL)]
    play.answer(REBEL, "recon-discard", card("imperial-force-2")).finish()
    assert top(t, IMPERIAL) == "imperial-military-5"
    assert ids(t.discards[IMPERIAL]) == ["imperial-force-2"]


# -- E2  powers that do nothing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "event_id,kind",
    [
        ("attack-on-echo-base", "diplomacy"),
        ("battle-of-endor", "force"),
        ("evacuation-of-echo-base", "recon"),
        ("most-desperate-hour", "military"),
    ],
)
@pytest.mark.parametrize("used", ["diplomacy", "force", "recon", "military"])
def test_E2_each_of_four_events_switches_off_one_kind(event_id: str, kind: str, used: str) -> None:
    """Of the four kinds only its own does nothing, for either side; the card is exhausted all the same."""
    for seat, side in ((REBEL, "rebel"), (IMPERIAL, "imperial")):
        t = struggle(event_id, rebel=["rebel-" + used + "-2", "yoda"], imperial=["imperial-" + used + "-2", "boba-fett"])
        play = start_power(t, f"{side}-{used}-2")
        assert ids(t.exhausted[seat]) == [f"{side}-{used}-2"]
        assert play.over == (used == kind)
        assert (play.events[-1][0] == "nothing-happens") == (used == kind)


def test_E2_1_attack_on_echo_base() -> None:
    """Diplomacy does nothing: no card leaves the table."""
    t = struggle("attack-on-echo-base", rebel=["rebel-diplomacy-2", "yoda"])
    assert power(t, "rebel-diplomacy-2").events[-1] == ("nothing-happens", card("rebel-diplomacy-2"))
    assert ids(t.area[REBEL]) == ["rebel-diplomacy-2", "yoda"]


def test_E2_2_battle_of_endor() -> None:
    """The Force does nothing: nobody else is exhausted."""
    t = struggle("battle-of-endor", rebel=["rebel-force-5"], imperial=["darth-vader"])
    assert power(t, "rebel-force-5").events[-1] == ("nothing-happens", card("rebel-force-5"))
    assert t.exhausted[IMPERIAL] == []


def test_E2_3_evacuation_of_echo_base() -> None:
    """Recon does nothing: no deck is looked at."""
    t = struggle("evacuation-of-echo-base", rebel=["rebel-recon-5"])
    assert power(t, "rebel-recon-5").events[-1] == ("nothing-happens", card("rebel-recon-5"))
    assert (t.peeked, t.discards) == ([[], []], [[], []])


def test_E2_4_most_desperate_hour() -> None:
    """Military does nothing: the opponent keeps the card."""
    t = struggle("most-desperate-hour", rebel=["rebel-military-5"], imperial=["darth-vader"])
    assert power(t, "rebel-military-5").events[-1] == ("nothing-happens", card("rebel-military-5"))
    assert ids(t.area[IMPERIAL]) == ["darth-vader"]
