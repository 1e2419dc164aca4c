"""H9 to H16, E2.5  The powers of the Imperial characters, and the event that switches characters off."""

from __future__ import annotations

from typing import cast

import pytest

from games.empire_rebellion.table_builder import card, cards, ids, power, seen, start_power, strategy, struggle, top
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion, deck_size, total

# -- H9  Admiral Piett ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen,owner", [("darth-vader", IMPERIAL), ("yoda", REBEL)])
def test_H9_piett_puts_a_discarded_card_on_top_of_its_owners_deck(chosen: str, owner: int) -> None:
    """A card of either pile; both players know where it lies, and it is drawn next."""
    t = struggle(imperial=["admiral-piett"], discards=["darth-vader", "yoda", "rebel-force-2"])
    play = start_power(t, "admiral-piett")
    assert sorted(ids(play.open[0].options)) == ["darth-vader", "rebel-force-2", "yoda"]
    play.answer(IMPERIAL, "piett", card(chosen)).finish()
    assert top(t, owner) == chosen
    assert chosen not in ids(t.discards[owner])
    assert seen(t, REBEL, "stacked")[owner] == [card(chosen)]


def test_H9_without_discarded_cards_nothing_happens() -> None:
    """Both piles are empty."""
    t = struggle(imperial=["admiral-piett"])
    assert power(t, "admiral-piett").events[-1] == ("nothing-happens", card("admiral-piett"))


# -- H10  Boba Fett ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "gone,target,rebel,exhausted",
    [
        ("yoda", None, ["rebel-force-2"], ["boba-fett"]),
        (None, "yoda", ["yoda", "rebel-force-2"], ["boba-fett", "yoda"]),
        ("yoda", "rebel-force-2", ["rebel-force-2"], ["boba-fett", "rebel-force-2"]),
        ("yoda", "imperial-recon-4", ["rebel-force-2"], ["boba-fett", "imperial-recon-4"]),
    ],
)
def test_H10_boba_fett_discards_and_exhausts(gone: str | None, target: str | None, rebel: list[str], exhausted: list[str]) -> None:
    """Only the discard, only the exhausting, or both; what he exhausts may be of either side."""
    t = struggle(rebel=["yoda", "rebel-force-2"], imperial=["boba-fett", "imperial-recon-4"])
    answers = [("boba-discard", card(gone) if gone else ENOUGH), ("boba-exhaust", card(target) if target else ENOUGH)]
    power(t, "boba-fett", *answers)
    assert ids(t.area[REBEL]) == rebel
    assert sorted(ids(t.exhausted[REBEL] + t.exhausted[IMPERIAL])) == exhausted


def test_H10_he_discards_only_opposing_cards() -> None:
    """None of the Imperial's own, himself included."""
    t = struggle(rebel=["yoda"], imperial=["boba-fett", "imperial-recon-4"])
    play = start_power(t, "boba-fett")
    assert play.open[0].options == [card("yoda"), ENOUGH]


def test_H10_at_least_one_of_the_two_is_done() -> None:
    """Who discards nothing must exhaust a card (U4.1)."""
    t = struggle(rebel=["yoda"], imperial=["boba-fett", "imperial-recon-4"])
    play = start_power(t, "boba-fett").answer(IMPERIAL, "boba-discard", ENOUGH)
    assert sorted(ids(play.open[0].options)) == ["imperial-recon-4", "yoda"]


def test_H10_with_nothing_ready_he_must_discard() -> None:
    """All cards but Boba Fett were exhausted before."""
    t = struggle(rebel=["yoda"], imperial=["boba-fett"], exhausted=["yoda"])
    play = start_power(t, "boba-fett")
    assert play.open[0].options == [card("yoda")]
    play.answer(IMPERIAL, "boba-discard", card("yoda")).finish()
    assert ids(t.discards[REBEL]) == ["yoda"]


def test_H10_alone_on_the_table_he_does_nothing() -> None:
    """There is nothing to discard and nothing to exhaust."""
    t = struggle(imperial=["boba-fett"])
    assert power(t, "boba-fett").events[-1] == ("nothing-happens", card("boba-fett"))


# -- H11  Darth Vader -------------------------------------------------------------------------------------------------


def test_H11_vader_discards_an_exhausted_resource_of_either_side() -> None:
    """Only exhausted cards can be chosen, and he is one of them."""
    t = struggle(
        rebel=["yoda", "rebel-force-2"],
        imperial=["darth-vader", "imperial-recon-4", "boba-fett"],
        exhausted=["rebel-force-2", "imperial-recon-4"],
    )
    play = start_power(t, "darth-vader")
    assert sorted(ids(play.open[0].options)) == ["darth-vader", "imperial-recon-4", "rebel-force-2"]
    play.answer(IMPERIAL, "vader", card("rebel-force-2")).finish()
    assert ids(t.discards[REBEL]) == ["rebel-force-2"]
    assert ids(t.area[REBEL]) == ["yoda"]


def test_H11_a_character_goes_to_its_owners_reserve() -> None:
    """Yoda leaves play, and both players see that he is in the reserve now."""
    t = struggle(rebel=["yoda"], imperial=["darth-vader"], exhausted=["yoda"], rebel_reserve=["chewbacca"])
    power(t, "darth-vader", ("vader", card("yoda")))
    assert sorted(ids(t.reserve[REBEL])) == ["chewbacca", "yoda"]
    assert (t.area[REBEL], t.discards[REBEL], t.exhausted[REBEL]) == ([], [], [])
    assert seen(t, IMPERIAL, "reserve")[REBEL] == {"hidden": 2, "known": [card("yoda")]}


def test_H11_vader_can_send_himself_to_the_reserve() -> None:
    """Ruling: if no other card is exhausted, he must."""
    t = struggle(rebel=["yoda"], imperial=["darth-vader"], imperial_reserve=[])
    power(t, "darth-vader")
    assert t.area[IMPERIAL] == []
    assert ids(t.reserve[IMPERIAL]) == ["darth-vader"]
    assert ids(t.area[REBEL]) == ["yoda"]


# -- H12  Emperor Palpatine -------------------------------------------------------------------------------------------


def test_H12_palpatine_makes_the_opponent_choose_anew() -> None:
    """The Rebel is asked, in secret, among the unused ones; the Empire's own strategy stays."""
    t = struggle(imperial=["emperor-palpatine"], chosen=("deception", "support"), used={REBEL: ["infiltration"]})
    play = start_power(t, "emperor-palpatine")
    [asked] = play.open
    assert (asked.seat, asked.name) == (REBEL, "new-strategy")
    assert asked.options == [strategy(REBEL, name) for name in ("bureaucracy", "direct-assault", "support")]
    play.answer(REBEL, "new-strategy", strategy(REBEL, "support")).finish()
    assert sorted(t.used[REBEL]) == [strategy(REBEL, "deception"), strategy(REBEL, "infiltration")]
    assert seen(t, REBEL, "chosen")[REBEL] == [strategy(REBEL, "support")]
    assert seen(t, IMPERIAL, "chosen")[REBEL] == {"hidden": None}
    assert t.chosen[IMPERIAL] == [strategy(IMPERIAL, "support")]


# -- H13  General Veers -----------------------------------------------------------------------------------------------


def test_H13_veers_discards_all_opposing_cards_of_lower_value() -> None:
    """The top card is worth 4: the 2 and the 3 go, the other 4 and Yoda (6) stay; the Imperial's own cards are safe."""
    t = struggle(
        rebel=["rebel-force-2", "rebel-recon-3", "rebel-military-4", "yoda"],
        imperial=["general-veers", "imperial-recon-2"],
    )
    power(t, "general-veers", dice=[card("imperial-force-4")])
    assert ids(t.area[REBEL]) == ["rebel-military-4", "yoda"]
    assert sorted(ids(t.discards[REBEL])) == ["rebel-force-2", "rebel-recon-3"]
    assert ids(t.area[IMPERIAL]) == ["general-veers", "imperial-recon-2"]
    assert ids(t.discards[IMPERIAL]) == ["imperial-force-4"]


def test_H13_an_exhausted_character_counts_its_low_value() -> None:
    """Ruling: Yoda is exhausted, so even a 2 sweeps him away."""
    t = struggle(rebel=["yoda", "rebel-force-2"], imperial=["general-veers"], exhausted=["yoda"])
    power(t, "general-veers", dice=[card("imperial-force-2")])
    assert ids(t.area[REBEL]) == ["rebel-force-2"]
    assert t.exhausted[REBEL] == []


def test_H13_a_character_from_the_deck_counts_its_high_value() -> None:
    """Ruling: Vader on top is worth 6, so a 5 goes and a ready character stays."""
    t = struggle(rebel=["yoda", "rebel-force-5"], imperial=["general-veers"])
    power(t, "general-veers", dice=[card("darth-vader")])
    assert ids(t.area[REBEL]) == ["yoda"]
    assert ids(t.discards[IMPERIAL]) == ["darth-vader"]


def test_H13_the_top_card_goes_even_if_there_is_nothing_to_sweep_away() -> None:
    """The Rebel has no card in play."""
    t = struggle(imperial=["general-veers"])
    power(t, "general-veers", dice=[card("imperial-force-4")])
    assert ids(t.discards[IMPERIAL]) == ["imperial-force-4"]


# -- H14  Grand Moff Tarkin -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before,after", [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_H14_tarkin_takes_two_influence(before: int, after: int) -> None:
    """Or all that there is (F12); the Empire gains nothing."""
    t = struggle(imperial=["grand-moff-tarkin"], influence=(before, 1))
    power(t, "grand-moff-tarkin")
    assert t.influence == [after, 1]


# -- H15  IG-88 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck,gone,left", [(REBEL, "yoda", "rebel-force-2"), (IMPERIAL, "imperial-military-3", "darth-vader")])
def test_H15_ig_88_searches_either_deck_for_two(deck: int, gone: str, left: str) -> None:
    """One is discarded openly, the other lies on top, known to the Empire alone."""
    t = struggle(imperial=["ig-88"])
    size = deck_size(t, deck)
    play = start_power(t, "ig-88").answer(IMPERIAL, "ig-88-deck", deck)
    assert sorted(play.open[0].options) == sorted(t.decks[deck])
    play.answer(IMPERIAL, "ig-88-discard", card(gone))
    assert card(gone) not in play.open[0].options
    play.answer(IMPERIAL, "ig-88-top", card(left)).finish()
    assert ids(t.discards[deck]) == [gone]
    assert top(t, deck) == left
    assert deck_size(t, deck) == size - 1
    assert seen(t, IMPERIAL, "peeked")[deck] == [card(left)]
    assert seen(t, REBEL, "peeked")[deck] == {"hidden": 1}
    assert ("put-back", deck, None) in play.heard(REBEL)


def test_H15_the_shuffle_comes_before_the_top_card() -> None:
    """A card that lay on top openly is shuffled into the rest."""
    t = struggle(imperial=["ig-88"], stacked=["rebel-recon-5"])
    power(t, "ig-88", ("ig-88-deck", REBEL), ("ig-88-discard", card("yoda")), ("ig-88-top", card("rebel-force-2")))
    assert t.stacked[REBEL] == []
    assert top(t, REBEL) == "rebel-force-2"
    assert card("rebel-recon-5") in t.decks[REBEL]


def test_H15_a_deck_of_one_card_gets_the_discard_pile_under_it() -> None:
    """U3.2: the search then goes through all of them."""
    t = struggle(imperial=["ig-88"], all_discarded=REBEL, deck=["rebel-recon-5"])
    play = start_power(t, "ig-88").answer(IMPERIAL, "ig-88-deck", REBEL)
    assert play.told("reshuffled") == [("reshuffled", REBEL)]
    play.answer(IMPERIAL, "ig-88-discard", card("rebel-recon-5"))
    play.answer(IMPERIAL, "ig-88-top", card("rebel-military-2")).finish()
    assert ids(t.discards[REBEL]) == ["rebel-recon-5"]
    assert top(t, REBEL) == "rebel-military-2"


# -- H16  Jabba the Hutt ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", [None, "jabba-the-hutt", "imperial-recon-4"])
@pytest.mark.parametrize("plays", [True, False])
def test_H16_jabba_may_discard_and_may_play_the_top_card(gone: str | None, plays: bool) -> None:
    """All combinations; a card that is not played stays on top."""
    t = struggle(imperial=["jabba-the-hutt", "imperial-recon-4"])
    answers = [("jabba-discard", card(gone) if gone else ENOUGH), ("jabba-play", int(plays))]
    power(t, "jabba-the-hutt", *answers, dice=[card("imperial-force-5")])
    left = [name for name in ("jabba-the-hutt", "imperial-recon-4") if name != gone]
    assert ids(t.area[IMPERIAL]) == left + (["imperial-force-5"] if plays else [])
    assert ids(t.discards[IMPERIAL]) == ([gone] if gone else [])
    if not plays:
        assert top(t, IMPERIAL) == "imperial-force-5"


def test_H16_only_the_imperial_sees_the_top_card() -> None:
    """The Rebel hears that Jabba looked."""
    t = struggle(imperial=["jabba-the-hutt"])
    play = start_power(t, "jabba-the-hutt", dice=[card("imperial-force-5")])
    assert seen(t, IMPERIAL, "looked")[IMPERIAL] == [card("imperial-force-5")]
    assert seen(t, REBEL, "looked")[IMPERIAL] == {"hidden": 1, "known": []}
    play.answer(IMPERIAL, "jabba-discard", ENOUGH).answer(IMPERIAL, "jabba-play", 0).finish()
    assert seen(t, IMPERIAL, "peeked")[IMPERIAL] == [card("imperial-force-5")]
    assert seen(t, REBEL, "peeked")[IMPERIAL] == {"hidden": 1}
    assert ("looked-at-top", IMPERIAL, None) in play.heard(REBEL)
    assert ("put-back", IMPERIAL, None) in play.heard(REBEL)


@pytest.mark.parametrize("gone", [None, "imperial-recon-4"])
def test_H16_the_discard_can_make_room(gone: str | None) -> None:
    """The capacity is 2: only after a discard can the top card be played."""
    t = struggle("control-of-endor", imperial=["jabba-the-hutt", "imperial-recon-4"])
    play = start_power(t, "jabba-the-hutt", dice=[card("imperial-force-5")])
    play.answer(IMPERIAL, "jabba-discard", card(gone) if gone else ENOUGH)
    assert play.over == (gone is None)
    if gone:
        play.answer(IMPERIAL, "jabba-play", 1).finish()
        assert ids(t.area[IMPERIAL]) == ["jabba-the-hutt", "imperial-force-5"]


# -- E2.5  characters switched off ------------------------------------------------------------------------------------

CHARACTERS = [str(record["id"]) for record in cards().pack.tables["character"]]


@pytest.mark.parametrize("name", CHARACTERS)
def test_E2_5_duel_on_cloud_city_leaves_only_luke_and_vader_their_powers(name: str) -> None:
    """Every other character is exhausted for nothing; it then counts 1."""
    rebel, imperial = ["rebel-force-2", "rebel-recon-2"], ["imperial-force-2", "imperial-recon-2"]
    (rebel if CHARACTERS.index(name) < 8 else imperial).append(name)
    t = struggle("duel-on-cloud-city", rebel=rebel, imperial=imperial, exhausted=["rebel-recon-2", "imperial-recon-2"])
    before = cast(EmpireRebellion, t.clone())
    seat = REBEL if CHARACTERS.index(name) < 8 else IMPERIAL
    play = start_power(t, name)
    assert play.over == (name not in ("luke-skywalker", "darth-vader"))
    if play.over:
        assert play.events[-1] == ("nothing-happens", card(name))
        assert (t.area, t.discards, t.decks, t.influence) == (before.area, before.discards, before.decks, before.influence)
        assert t.exhausted[1 - seat] == before.exhausted[1 - seat]
        assert total(t, seat) == total(before, seat) - 5


def test_E2_5_ordinary_resources_keep_their_powers() -> None:
    """Military discards a character."""
    t = struggle("duel-on-cloud-city", rebel=["yoda"], imperial=["imperial-military-2"])
    power(t, "imperial-military-2")
    assert ids(t.discards[REBEL]) == ["yoda"]
