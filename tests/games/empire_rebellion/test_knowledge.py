"""What a player can know: dealing again keeps what was seen, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from games.empire_rebellion.table_builder import (
    IMPERIAL,
    REBEL,
    card,
    card_list,
    characters_of,
    event,
    full_table,
    ids,
    is_character,
    plan,
    planning,
    power,
    put_event,
    run,
    seen,
    seen_zone,
    start,
    start_power,
    strategy,
    struggle,
)
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.position import dump
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.invariants import check
from senki.games.empire_rebellion.model import PASS_TURN, EmpireRebellion, Resource, Seat
from senki.games.empire_rebellion.rules.cleanup import cleanup
from senki.games.empire_rebellion.rules.decks import (
    add_character,
    gather,
    move_to_reserve,
    play_from_reserve,
    put_into_play,
    send_to_reserve,
    spy,
)

SAMPLES = 60


def sample(t: EmpireRebellion, seat: int, seed: int) -> EmpireRebellion:
    copy = cast(EmpireRebellion, determinize(GAME, t, seat, Rng(seed)))
    check(copy)
    return copy


def samples(t: EmpireRebellion, seat: int) -> list[EmpireRebellion]:
    return [sample(t, seat, seed) for seed in range(SAMPLES)]


def reserves(t: EmpireRebellion, viewer: int, of: int) -> set[int]:
    """All cards that lie in a reserve on some table that the viewer cannot tell from this one."""
    return {number for copy in samples(t, viewer) for number in copy.reserve[of]}


# -- the reserve ------------------------------------------------------------------------------------------------------


def test_any_character_may_be_in_the_reserve_at_first() -> None:
    """The Empire has seen nothing yet; the Rebel knows the own reserve."""
    t = full_table()
    assert reserves(t, IMPERIAL, REBEL) == set(characters_of(REBEL))
    assert reserves(t, REBEL, REBEL) == set(t.reserve[REBEL])


def test_a_character_once_shown_is_in_the_deck_in_later_rounds() -> None:
    """Yoda was played, Luke discarded; after the cleanup both are known to be in the deck."""
    t = struggle(rebel=["yoda"], discards=["luke-skywalker"])
    t.event_bottom.append(t.event)
    cleanup(t)
    assert reserves(t, IMPERIAL, REBEL) == set(characters_of(REBEL)) - {card("yoda"), card("luke-skywalker")}


def test_all_four_once_shown_leave_nothing_unknown() -> None:
    """Then the other four are the reserve."""
    t = struggle(rebel=["yoda", "luke-skywalker", "chewbacca", "han-solo"])
    assert reserves(t, IMPERIAL, REBEL) == set(t.reserve[REBEL])


def test_a_character_sent_to_the_reserve_by_vader_is_known_there() -> None:
    """By both players and by spectators."""
    t = struggle(rebel=["yoda"], imperial=["darth-vader"], exhausted=["yoda"])
    power(t, "darth-vader", ("vader", card("yoda")))
    assert all(card("yoda") in copy.reserve[REBEL] for copy in samples(t, IMPERIAL))
    for viewer in (IMPERIAL, None):
        assert seen(t, viewer, "reserve")[REBEL] == {"hidden": 5, "known": [card("yoda")]}


def test_after_a_secret_addition_at_most_one_has_left() -> None:
    """Yoda and Luke went openly to the reserve; then the Rebel added somebody."""
    t = struggle(rebel=["yoda", "luke-skywalker"], exhausted=["yoda", "luke-skywalker"])
    for name in ("yoda", "luke-skywalker"):
        send_to_reserve(t, card(name))
    add_character(t, REBEL, Resource(t.reserve[REBEL][0]), "F5")
    left = Counter(len(set(card_list(["yoda", "luke-skywalker"])) & set(copy.reserve[REBEL])) for copy in samples(t, IMPERIAL))
    assert set(left) == {1, 2}
    assert seen(t, IMPERIAL, "reserve")[REBEL] == {"hidden": 5, "known": []}


def test_after_a_secret_removal_at_most_one_of_those_shown_is_gone() -> None:
    """Three of the Rebel's characters were shown; then the Rebel moved one character to the reserve."""
    t = struggle(rebel=["yoda", "luke-skywalker", "chewbacca"])
    gather(t, REBEL)
    move_to_reserve(t, REBEL, card("yoda"), "E5")
    shown = set(card_list(["yoda", "luke-skywalker", "chewbacca"]))
    gone = Counter(len(shown & set(copy.reserve[REBEL])) for copy in samples(t, IMPERIAL))
    assert set(gone) == {0, 1}
    assert {number for copy in samples(t, IMPERIAL) for number in shown & set(copy.reserve[REBEL])} == shown


def test_one_that_is_shown_again_was_not_the_one_moved() -> None:
    """Yoda was moved in secret; Luke is played again, and is known to be in the deck."""
    t = struggle(rebel=["yoda", "luke-skywalker"])
    gather(t, REBEL)
    move_to_reserve(t, REBEL, card("yoda"), "E5")
    t.area[REBEL] = []
    run(t, "play_card", dice=[card("luke-skywalker")], seat=REBEL)
    assert card("luke-skywalker") not in reserves(t, IMPERIAL, REBEL)
    assert card("yoda") in reserves(t, IMPERIAL, REBEL)


def test_one_that_leia_plays_out_of_the_reserve_was_not_the_one_added() -> None:
    """Yoda and Luke went openly to the reserve and Luke was added in secret; when Leia plays Yoda, Luke may still be in the deck."""
    t = struggle(rebel=["leia-organa", "yoda", "luke-skywalker"], exhausted=["yoda", "luke-skywalker"])
    for name in ("yoda", "luke-skywalker"):
        send_to_reserve(t, card(name))
    add_character(t, REBEL, card("luke-skywalker"), "F5")
    power(t, "leia-organa", ("leia-play", 1), ("leia", card("yoda")))
    assert {card("luke-skywalker") in copy.reserve[REBEL] for copy in samples(t, IMPERIAL)} == {False, True}


def test_whatever_has_been_moved_the_truth_is_possible() -> None:
    """Characters are shown, spied, sent away, added and moved at random: the table stays sound, and it can always be dealt again."""
    rng = Rng(5)
    for seed in range(60):
        t = full_table()
        put_event(t, "duel-on-cloud-city")
        for _ in range(40):
            move_at_random(t, REBEL, rng)
            check(t)
            sample(t, IMPERIAL, seed)


def move_at_random(t: EmpireRebellion, seat: Seat, rng: Rng) -> None:
    step = (0, 0, 1, 2, 2, 2, 3, 3, 4, 4, 5)[rng.below(11)]
    in_deck = [number for number in t.decks[seat] if is_character(number)]
    in_play = [number for number in t.area[seat] if is_character(number)]
    if step == 0 and t.reserve[seat]:
        add_character(t, seat, Resource(t.reserve[seat][rng.below(len(t.reserve[seat]))]), "F5")
    elif step == 1 and t.reserve[seat] and len(t.area[seat]) < 6:
        play_from_reserve(t, seat, Resource(t.reserve[seat][rng.below(len(t.reserve[seat]))]), "H4")
    elif step == 2 and in_play:
        send_to_reserve(t, Resource(in_play[rng.below(len(in_play))]))
    elif step == 3 and len(t.area[seat]) < 6 and in_deck:
        shown = in_deck[rng.below(len(in_deck))]
        t.decks[seat].remove(shown)
        put_into_play(t, seat, Resource(shown), "U3")
    elif step == 4 and in_deck:
        spy(t, 1 - seat, in_deck[rng.below(len(in_deck))])
    elif step == 5:
        gather(t, seat)
        in_deck = [number for number in t.decks[seat] if is_character(number)]
        if in_deck:
            move_to_reserve(t, seat, Resource(in_deck[rng.below(len(in_deck))]), "E5")


# -- the decks --------------------------------------------------------------------------------------------------------


def looked() -> EmpireRebellion:
    """The Empire has looked at Yoda and a Force on top of the Rebel deck, discarded the Force and put Yoda back."""
    t = struggle(rebel=["rebel-recon-2"], imperial=["imperial-recon-2"])
    dice = [card("yoda"), card("rebel-force-2")]
    power(t, "imperial-recon-2", ("recon-deck", REBEL), ("recon-discard", card("rebel-force-2")), dice=dice)
    return t


def test_a_card_put_back_is_known_to_who_has_looked() -> None:
    """For the Rebel it may be any card of the deck."""
    t = looked()
    assert all(copy.peeked[REBEL] == [card("yoda")] for copy in samples(t, IMPERIAL))
    found = {copy.peeked[REBEL][0] for copy in samples(t, REBEL)}
    assert len(found) > 5
    assert found <= {*t.decks[REBEL], card("yoda")}


def test_the_owner_does_not_see_what_is_left_of_the_deck_meanwhile() -> None:
    """What is missing in it would be the card on top. Once that card is played, the owner knows again."""
    t = looked()
    assert seen(t, REBEL, "decks")[REBEL] == {"hidden": len(t.decks[REBEL])}
    run(t, "play_card", seat=REBEL)
    assert seen(t, REBEL, "decks")[REBEL] == t.decks[REBEL]


def test_after_a_shuffle_the_looker_knows_only_that_it_is_there() -> None:
    """Yoda is somewhere in the deck, not in the reserve; the Rebel does not learn that the Empire knows it."""
    t = looked()
    before = seen(t, REBEL, "spied")
    t.event_bottom.append(t.event)
    cleanup(t)
    assert card("yoda") not in reserves(t, IMPERIAL, REBEL)
    assert seen(t, REBEL, "spied") == before
    assert len({tuple(copy.spied[IMPERIAL]) for copy in samples(t, REBEL)}) > 1


def test_who_searches_a_deck_knows_the_reserve() -> None:
    """IG-88 looks through the Rebel deck; what is not there is in the reserve. The card put on top is the Empire's secret."""
    t = struggle(imperial=["ig-88"], rebel=["rebel-recon-2"])
    answers = ("ig-88-deck", REBEL), ("ig-88-discard", card("rebel-force-2")), ("ig-88-top", card("rebel-diplomacy-5"))
    power(t, "ig-88", *answers)
    assert reserves(t, IMPERIAL, REBEL) == set(t.reserve[REBEL])
    assert all(copy.peeked[REBEL] == [card("rebel-diplomacy-5")] for copy in samples(t, IMPERIAL))
    assert len({copy.peeked[REBEL][0] for copy in samples(t, REBEL)}) > 5


def test_two_lookers_know_the_same_card() -> None:
    """The Rebel looks at the own deck, then the Empire does and puts the same card back: both know it, spectators do not."""
    t = struggle(rebel=["rebel-recon-2"], imperial=["imperial-recon-2"])
    first = ("recon-deck", REBEL), ("recon-discard", card("rebel-force-2"))
    power(t, "rebel-recon-2", *first, dice=[card("yoda"), card("rebel-force-2")])
    second = ("recon-deck", REBEL), ("recon-discard", card("rebel-force-3"))
    play = power(t, "imperial-recon-2", *second, dice=[card("rebel-force-3")])
    for viewer in (REBEL, IMPERIAL):
        assert seen(t, viewer, "peeked")[REBEL] == [card("yoda")]
        assert ("put-back", REBEL, card("yoda")) in play.heard(viewer)
    assert seen(t, None, "peeked")[REBEL] == {"hidden": 1}


def test_while_somebody_looks_the_other_could_see_any_cards() -> None:
    """In the middle of a Recon the options are dealt again with the cards."""
    t = struggle(rebel=["rebel-recon-2"], imperial=["imperial-recon-2"])
    start_power(t, "imperial-recon-2", dice=[card("yoda"), card("rebel-force-2")]).answer(IMPERIAL, "recon-deck", REBEL)
    for copy in samples(t, REBEL):
        assert sorted(copy.options) == sorted(copy.looked[REBEL])
    assert len({tuple(sorted(copy.looked[REBEL])) for copy in samples(t, REBEL)}) > 10
    assert all(copy.looked == t.looked for copy in samples(t, IMPERIAL))


def test_jabba_looks_alone() -> None:
    """The card stays on top: the Empire knows it, the Rebel does not."""
    t = struggle(imperial=["jabba-the-hutt"])
    play = power(t, "jabba-the-hutt", ("jabba-discard", ENOUGH), ("jabba-play", 0), dice=[card("darth-vader")])
    assert seen(t, IMPERIAL, "peeked")[IMPERIAL] == [card("darth-vader")]
    assert ("looked-at-top", IMPERIAL, None) in play.heard(REBEL)
    assert len({copy.peeked[IMPERIAL][0] for copy in samples(t, REBEL)}) > 5


# -- choices that others make of hidden cards -------------------------------------------------------------------------


def test_a_character_to_be_moved_is_one_of_the_deck_dealt_again() -> None:
    """The Rebel must move a character to the reserve: on every table the options are the characters of that table's deck."""
    t = struggle("fall-of-a-hero", rebel=["rebel-recon-2"], imperial=["imperial-recon-5"])
    start(t, "dominance_phase")
    assert t.seat == REBEL
    for copy in samples(t, IMPERIAL):
        assert copy.options == sorted([number for number in copy.decks[REBEL] if is_character(number)])


def test_a_character_to_be_added_is_one_of_the_reserve_dealt_again() -> None:
    """Also where some had to change places because of earlier moves."""
    t = struggle(rebel=["yoda", "luke-skywalker", "rebel-recon-2"], imperial=["imperial-recon-5"], chosen=("support", "support"))
    gather(t, REBEL)
    move_to_reserve(t, REBEL, card("yoda"), "E5")
    start(t, "dominance_phase")
    assert t.seat == REBEL
    for copy in samples(t, IMPERIAL):
        assert sorted(copy.options) == sorted([*copy.reserve[REBEL], ENOUGH])


# -- strategies and events --------------------------------------------------------------------------------------------


def test_the_chosen_strategy_could_be_any_of_the_unused_ones() -> None:
    """The Empire has used two; the Rebel does not know which of the others is chosen."""
    t = struggle(chosen=("support", "deception"), used={IMPERIAL: ["bureaucracy", "support"]})
    assert {copy.chosen[IMPERIAL][0] for copy in samples(t, REBEL)} == {
        strategy(IMPERIAL, name) for name in ("deception", "direct-assault", "infiltration")
    }
    assert all(copy.chosen[IMPERIAL] == t.chosen[IMPERIAL] for copy in samples(t, IMPERIAL))


def test_who_infiltrates_knows_the_card() -> None:
    """The Rebel chose the Empire's strategy; the Empire knows it, and does not know the Rebel's."""
    t = plan(chosen=("support", "deception"), infiltrated=[IMPERIAL])
    assert all(copy.chosen[IMPERIAL] == t.chosen[IMPERIAL] for copy in samples(t, REBEL) + samples(t, IMPERIAL))
    assert len({copy.chosen[REBEL][0] for copy in samples(t, IMPERIAL)}) == 5


def test_a_sealed_choice_that_is_made_is_dealt_again() -> None:
    """The Empire has chosen, the Rebel is still asked."""
    play = start(planning(), "choose_strategies").answer(IMPERIAL, "choose-strategy", strategy(IMPERIAL, "deception"))
    assert len({copy.chosen[IMPERIAL][0] for copy in samples(play.t, REBEL)}) == 5


def test_events_put_back_are_known_to_the_winner() -> None:
    """Balance of the Force: the Rebel looks at three events; for the Empire they could be any."""
    t = struggle("balance-of-the-force", rebel=["rebel-recon-5"], imperial=["imperial-recon-2"])
    names = ["battle-of-endor", "battle-of-yavin", "control-of-endor"]
    play = start(t, "dominance_phase", dice=[event(name) for name in names])
    assert ("looked-at-events", REBEL, None, None, None) in play.heard(IMPERIAL)
    play.answer(REBEL, "order-events", event("battle-of-yavin")).answer(REBEL, "order-events", event("control-of-endor")).finish()
    order = [event(name) for name in ("battle-of-yavin", "control-of-endor", "battle-of-endor")]
    assert t.event_top == order
    assert all(copy.event_top == order for copy in samples(t, REBEL))
    assert len({tuple(copy.event_top) for copy in samples(t, IMPERIAL)}) > 10
    assert seen_zone(t, IMPERIAL, "event_top") == {"hidden": 3, "known": []}


# -- the truth --------------------------------------------------------------------------------------------------------


def test_the_truth_does_not_show_in_the_samples() -> None:
    """Whether Yoda is in the reserve and whether he is there on a sampled table are independent."""
    counts: Counter[tuple[bool, bool]] = Counter()
    rng = Rng(11)
    for seed in range(2000):
        characters = characters_of(REBEL)
        rng.shuffle(characters)
        t = full_table(rebel_reserve=ids(characters[:4]))
        counts[card("yoda") in t.reserve[REBEL], card("yoda") in sample(t, IMPERIAL, seed).reserve[REBEL]] += 1
    for found in counts.values():
        assert abs(found - 500) < 5 * 500**0.5


@pytest.mark.parametrize(
    "begin", [looked, lambda: start(planning(), "choose_strategies").t, lambda: start(full_table(), "game_round", dice=[0]).t]
)
def test_the_true_table_is_not_touched(begin: Callable[[], EmpireRebellion]) -> None:
    """Dealing again works on a copy."""
    t = begin()
    before = dump(GAME, t)
    for seat in (REBEL, IMPERIAL):
        sample(t, seat, seat)
    assert dump(GAME, t) == before


def test_hints_use_nothing_hidden() -> None:
    """On every table that the seat cannot tell from the true one, a sensible player's answers weigh the same."""
    t = struggle(rebel=["rebel-recon-2", "han-solo"], imperial=["imperial-recon-2", "darth-vader"], chosen=("deception", "direct-assault"))
    for seat in (REBEL, IMPERIAL):
        start(t, "turn", seat=seat)
        assert t.options[-1] == PASS_TURN
        weights = GAME.weights(t)
        assert len(weights) == len(t.options)
        for copy in samples(t, seat):
            assert GAME.weights(copy) == weights
            assert GAME.evaluate(copy, seat) == GAME.evaluate(t, seat)
