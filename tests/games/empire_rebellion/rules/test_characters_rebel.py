"""H1 to H8  The powers of the Rebel characters."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import card, ids, plan, power, run, seen, start_power, strategy, struggle, top
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.model import IMPERIAL, PLAY, REBEL, total

# -- H1  Chewbacca ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [[], ["darth-vader"], ["darth-vader", "imperial-force-2"]])
def test_H1_chewbacca_exhausts_up_to_two_opposing_resources(chosen: list[str]) -> None:
    """None, one or two of three ready Imperial cards."""
    t = struggle(rebel=["chewbacca"], imperial=["darth-vader", "imperial-force-2", "imperial-recon-5"])
    play = start_power(t, "chewbacca")
    for name in chosen:
        play.answer(REBEL, "chewbacca", card(name))
    if len(chosen) < 2:
        play.answer(REBEL, "chewbacca", ENOUGH)
    play.finish()
    assert sorted(ids(t.exhausted[IMPERIAL])) == sorted(chosen)
    assert total(t, REBEL) == 1


def test_H1_only_ready_opposing_cards_can_be_chosen() -> None:
    """Neither the Rebel's own cards nor one that is exhausted already."""
    t = struggle(rebel=["chewbacca", "yoda"], imperial=["darth-vader", "imperial-force-2"], exhausted=["darth-vader"])
    play = start_power(t, "chewbacca")
    assert sorted(play.open[0].options) == sorted([card("imperial-force-2"), ENOUGH])


def test_H1_with_no_ready_opposing_card_nothing_happens() -> None:
    """Chewbacca is exhausted all the same."""
    t = struggle(rebel=["chewbacca"], imperial=["darth-vader"], exhausted=["darth-vader"])
    assert power(t, "chewbacca").events[-1] == ("nothing-happens", card("chewbacca"))
    assert ids(t.exhausted[REBEL]) == ["chewbacca"]


# -- H2  Han Solo -----------------------------------------------------------------------------------------------------


def test_H2_han_solo_plays_any_card_of_the_deck() -> None:
    """The Rebel finds a Diplomacy of value 5; it enters ready, and the deck is shuffled."""
    t = struggle(rebel=["han-solo"])
    play = start_power(t, "han-solo")
    assert sorted(play.open[0].options) == sorted(t.decks[REBEL])
    play.answer(REBEL, "han-solo", card("rebel-diplomacy-5")).finish()
    assert ids(t.area[REBEL]) == ["han-solo", "rebel-diplomacy-5"]
    assert ids(t.exhausted[REBEL]) == ["han-solo"]
    assert play.told("shuffled") == [("shuffled", REBEL)]


def test_H2_the_shuffle_loses_what_lay_on_top() -> None:
    """A card that was put on top openly is one of the shuffled cards again."""
    t = struggle(rebel=["han-solo"], stacked=["rebel-force-2"])
    assert top(t, REBEL) == "rebel-force-2"
    power(t, "han-solo", ("han-solo", card("rebel-diplomacy-5")))
    assert t.stacked[REBEL] == []
    assert card("rebel-force-2") in t.decks[REBEL]


def test_H2_without_room_nothing_is_played_but_the_deck_is_shuffled() -> None:
    """The capacity of Control of Endor is 2, and the Rebel has two cards in play."""
    t = struggle("control-of-endor", rebel=["han-solo", "rebel-force-2"], stacked=["rebel-force-3"])
    play = power(t, "han-solo")
    assert ids(t.area[REBEL]) == ["han-solo", "rebel-force-2"]
    assert t.stacked[REBEL] == []
    assert play.told("shuffled") == [("shuffled", REBEL)]


def test_H2_an_empty_deck_is_made_of_the_discard_pile_first() -> None:
    """U3.2: the card is then searched for among those that were discarded."""
    t = struggle(rebel=["han-solo"], all_discarded=REBEL)
    play = start_power(t, "han-solo")
    assert play.told("reshuffled") == [("reshuffled", REBEL)]
    play.answer(REBEL, "han-solo", card("rebel-military-2")).finish()
    assert ids(t.area[REBEL]) == ["han-solo", "rebel-military-2"]
    assert t.discards[REBEL] == []


# -- H3  Lando Calrissian ---------------------------------------------------------------------------------------------


def test_H3_lando_replaces_as_many_cards_as_are_discarded() -> None:
    """Himself and a Recon go, two cards come from the deck; both are ready."""
    t = struggle(rebel=["lando-calrissian", "rebel-recon-2", "rebel-force-5"])
    answers = [("lando", card("lando-calrissian")), ("lando", card("rebel-recon-2")), ("lando", ENOUGH)]
    power(t, "lando-calrissian", *answers, dice=[card("rebel-military-4"), card("rebel-diplomacy-3")])
    assert ids(t.area[REBEL]) == ["rebel-force-5", "rebel-military-4", "rebel-diplomacy-3"]
    assert sorted(ids(t.discards[REBEL])) == ["lando-calrissian", "rebel-recon-2"]
    assert t.exhausted[REBEL] == []


def test_H3_lando_may_discard_nothing() -> None:
    """Then nothing is played either."""
    t = struggle(rebel=["lando-calrissian", "rebel-recon-2"])
    power(t, "lando-calrissian", ("lando", ENOUGH))
    assert ids(t.area[REBEL]) == ["lando-calrissian", "rebel-recon-2"]
    assert t.discards[REBEL] == []


def test_H3_at_capacity_all_can_be_replaced() -> None:
    """The capacity is 2; two go, two come."""
    t = struggle("control-of-endor", rebel=["lando-calrissian", "rebel-recon-2"])
    answers = [("lando", card("lando-calrissian")), ("lando", card("rebel-recon-2"))]
    power(t, "lando-calrissian", *answers, dice=[card("rebel-military-4"), card("rebel-diplomacy-3")])
    assert ids(t.area[REBEL]) == ["rebel-military-4", "rebel-diplomacy-3"]


# -- H4  Leia Organa --------------------------------------------------------------------------------------------------


def test_H4_leia_plays_a_character_of_the_reserve() -> None:
    """Yoda enters ready, and everyone sees him."""
    t = struggle(rebel=["leia-organa"], rebel_reserve=["yoda", "chewbacca"])
    play = start_power(t, "leia-organa")
    play.answer(REBEL, "leia-play", 1)
    assert sorted(ids(play.open[0].options)) == ["chewbacca", "yoda"]
    play.answer(REBEL, "leia", card("yoda")).finish()
    assert ids(t.area[REBEL]) == ["leia-organa", "yoda"]
    assert ids(t.reserve[REBEL]) == ["chewbacca"]
    assert total(t, REBEL) == 1 + 6


def test_H4_leia_shuffles_one_in_secretly() -> None:
    """The Empire learns that a character was added, but not which."""
    t = struggle(rebel=["leia-organa"], rebel_reserve=["yoda", "chewbacca"])
    play = power(t, "leia-organa", ("leia-play", 0), ("leia", card("yoda")))
    assert card("yoda") in t.decks[REBEL]
    assert ids(t.reserve[REBEL]) == ["chewbacca"]
    assert ("added", REBEL, None) in play.heard(IMPERIAL)
    assert ("added", REBEL, card("yoda")) in play.heard(REBEL)
    assert seen(t, IMPERIAL, "reserve")[REBEL] == {"hidden": 1, "known": []}


def test_H4_without_room_the_character_is_shuffled_in() -> None:
    """There is no choice but which."""
    t = struggle("control-of-endor", rebel=["leia-organa", "rebel-force-2"], rebel_reserve=["yoda", "chewbacca"])
    power(t, "leia-organa", ("leia", card("chewbacca")))
    assert card("chewbacca") in t.decks[REBEL]
    assert ids(t.area[REBEL]) == ["leia-organa", "rebel-force-2"]


def test_H4_with_an_empty_reserve_nothing_happens() -> None:
    """All characters are in the deck or in play."""
    t = struggle(rebel=["leia-organa"], rebel_reserve=[])
    assert power(t, "leia-organa").events[-1] == ("nothing-happens", card("leia-organa"))


# -- H5  Luke Skywalker -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "own,opposing,rebel,imperial",
    [
        ("rebel-recon-2", None, ["luke-skywalker"], ["darth-vader", "imperial-force-2"]),
        (None, "darth-vader", ["luke-skywalker", "rebel-recon-2"], ["imperial-force-2"]),
        ("luke-skywalker", "darth-vader", ["rebel-recon-2"], ["imperial-force-2"]),
    ],
)
def test_H5_luke_discards_one_of_each_side_or_of_one(own: str | None, opposing: str | None, rebel: list[str], imperial: list[str]) -> None:
    """Only an own card, only an opposing one, or both; Luke may be the own one."""
    t = struggle(rebel=["luke-skywalker", "rebel-recon-2"], imperial=["darth-vader", "imperial-force-2"])
    answers = [("luke-own", card(own) if own else ENOUGH), ("luke-opposing", card(opposing) if opposing else ENOUGH)]
    power(t, "luke-skywalker", *answers)
    assert ids(t.area[REBEL]) == rebel
    assert ids(t.area[IMPERIAL]) == imperial


def test_H5_at_least_one_card_must_go() -> None:
    """Who discards none of their own must discard an opposing one (U4.1)."""
    t = struggle(rebel=["luke-skywalker"], imperial=["darth-vader"])
    play = start_power(t, "luke-skywalker").answer(REBEL, "luke-own", ENOUGH)
    assert play.open[0].options == [card("darth-vader")]
    play.answer(REBEL, "luke-opposing", card("darth-vader")).finish()
    assert t.area[IMPERIAL] == []


def test_H5_without_an_opposing_card_an_own_one_must_go() -> None:
    """Luke is alone on the table, so he discards himself."""
    t = struggle(rebel=["luke-skywalker"])
    play = start_power(t, "luke-skywalker")
    assert play.open[0].options == [card("luke-skywalker")]
    play.answer(REBEL, "luke-own", card("luke-skywalker")).finish()
    assert ids(t.discards[REBEL]) == ["luke-skywalker"]


# -- H6  Obi-Wan Kenobi -----------------------------------------------------------------------------------------------


def test_H6_obi_wan_plays_a_card_of_his_own_discard_pile() -> None:
    """Not one of the opponent's. It enters ready."""
    t = struggle(rebel=["obi-wan-kenobi"], discards=["yoda", "rebel-force-2", "darth-vader"])
    play = start_power(t, "obi-wan-kenobi")
    assert sorted(ids(play.open[0].options)) == ["rebel-force-2", "yoda"]
    play.answer(REBEL, "obi-wan", card("yoda")).finish()
    assert ids(t.area[REBEL]) == ["obi-wan-kenobi", "yoda"]
    assert ids(t.discards[REBEL]) == ["rebel-force-2"]
    assert total(t, REBEL) == 7


@pytest.mark.parametrize("event_id,area,discards", [("battle-of-hoth", [], []), ("control-of-endor", ["rebel-force-2"], ["yoda"])])
def test_H6_without_a_discarded_card_or_room_nothing_happens(event_id: str, area: list[str], discards: list[str]) -> None:
    """The pile is empty, or the capacity of 2 is reached."""
    t = struggle(event_id, rebel=["obi-wan-kenobi", *area], discards=discards)
    assert power(t, "obi-wan-kenobi").events[-1] == ("nothing-happens", card("obi-wan-kenobi"))
    assert ids(t.area[REBEL]) == ["obi-wan-kenobi", *area]


# -- H7  R2-D2 and C-3PO ----------------------------------------------------------------------------------------------


def test_H7_the_droids_change_the_strategy() -> None:
    """The first is used and lies face up; the new one is one of the unused, and hidden."""
    t = struggle(rebel=["r2-d2-and-c-3po"], chosen=("deception", "support"))
    play = start_power(t, "r2-d2-and-c-3po")
    assert strategy(REBEL, "deception") not in play.open[0].options
    play.answer(REBEL, "new-strategy", strategy(REBEL, "support")).finish()
    assert t.used[REBEL] == [strategy(REBEL, "deception")]
    assert t.chosen[REBEL] == [strategy(REBEL, "support")]
    assert seen(t, REBEL, "chosen")[0] == [strategy(REBEL, "support")]
    assert seen(t, IMPERIAL, "chosen")[0] == {"hidden": None}
    assert ("strategy-discarded", REBEL, strategy(REBEL, "deception")) in play.heard(IMPERIAL)
    assert t.chosen[IMPERIAL] == [strategy(IMPERIAL, "support")]


def test_H7_a_strategy_that_had_to_be_shown_is_replaced_by_a_hidden_one() -> None:
    """Ruling: showing it belongs to the planning phase only."""
    t = plan(exposed=REBEL, chosen=("deception", "support"))
    assert seen(t, IMPERIAL, "chosen")[0] == [strategy(REBEL, "deception")]
    t = struggle(rebel=["r2-d2-and-c-3po"], chosen=("deception", "support"), shown=REBEL)
    assert seen(t, IMPERIAL, "chosen")[0] == [strategy(REBEL, "deception")]
    power(t, "r2-d2-and-c-3po", ("new-strategy", strategy(REBEL, "support")))
    assert seen(t, IMPERIAL, "chosen")[0] == {"hidden": None}


# -- H8  Yoda ---------------------------------------------------------------------------------------------------------


def test_H8_yoda_gains_one_influence() -> None:
    """Only for the Rebel; Yoda counts 1 afterwards."""
    t = struggle(rebel=["yoda"], influence=(0, 2))
    assert power(t, "yoda").events[-1] == ("power-gains", REBEL, 1, card("yoda"))
    assert t.influence == [1, 2]
    assert total(t, REBEL) == 1


def test_H8_yoda_gives_influence_three_times_in_a_row() -> None:
    """Ruling: the Empire passes, and Yoda is made ready with what he gave; a card that is played begins the count anew."""
    t = struggle(rebel=["yoda"], influence=(2, 2))
    for _ in range(3):
        power(t, "yoda")
        run(t, "spend_influence", seat=REBEL)
    assert t.influence[REBEL] == 2
    assert power(t, "yoda").events[-1] == ("nothing-happens", card("yoda"))
    run(t, "spend_influence", seat=REBEL)
    assert t.influence[REBEL] == 1
    run(t, "turn", answers=[(REBEL, "turn", PLAY)], dice=[card("rebel-force-2")], seat=REBEL)
    power(t, "yoda")
    assert t.influence[REBEL] == 2
