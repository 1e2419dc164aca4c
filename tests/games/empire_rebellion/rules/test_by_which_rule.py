"""By which rule something is asked or told, where one question or one line serves several rules."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import (
    WATCHED,
    Names,
    Play,
    card,
    frame_of,
    new_table,
    planning,
    seat_of,
    start,
    start_power,
    strategy,
    struggle,
)
from senki.engine.decision import open_decision
from senki.engine.events import heard
from senki.engine.table import Told, apply, begin
from senki.engine.view import decision_of
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.model import IMPERIAL, PLAY, REBEL, EmpireRebellion
from senki.games.empire_rebellion.rules.cleanup import cleanup
from senki.games.empire_rebellion.sequence import end_tutorial

FOUR: Names = ("deception", "direct-assault", "infiltration", "support")  # all but Bureaucracy, which is chosen
QUIET = ("infiltration", "infiltration")


def told_by(told: list[Told] | None, name: str) -> list[str]:
    """The rules of all lines of that name."""
    lines = [heard(one, GAME.info.events, None) for one in told or []]
    return [line.rule for line in lines if line.kind.name == name]


def asked_by(play: Play, name: str) -> str:
    """The rule of the open question, which has that name."""
    decision = decision_of(GAME, play.t, play.t.seat)
    assert decision is not None
    assert decision.question.name == name
    return decision.rule


def answer(play: Play, name: str, value: int) -> Play:
    """Whoever is asked."""
    return play.answer(play.t.seat, name, value)


def used(play: Play, *answers: tuple[str, int]) -> list[Told]:
    """A power from its first question to its end: all that was told."""
    for name, value in answers:
        answer(play, name, value)
    return play.finish().raw


# -- strategies -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name,rule", [("r2-d2-and-c-3po", "H7"), ("emperor-palpatine", "H12")])
@pytest.mark.parametrize("last", [False, True])
def test_another_strategy_is_discarded_asked_for_and_laid_by_the_power(name: str, rule: str, last: bool) -> None:
    """The droids change one's own, Palpatine the opponent's: here always the Rebels'. F6: after the last all come back."""
    before: dict[int, Names] = {REBEL: FOUR} if last else {}
    t = struggle(rebel=[name], used=before) if rule == "H7" else struggle(imperial=[name], used=before)
    play = start_power(t, name)
    assert told_by(play.raw, "strategy-discarded") == [rule]
    assert told_by(play.raw, "strategies-back") == (["F6"] if last else [])
    assert asked_by(play, "new-strategy") == rule
    assert told_by(used(play, ("new-strategy", strategy(REBEL, "support"))), "strategy-laid") == [rule]


def test_display_of_power_discards_a_strategy_by_E9() -> None:
    """The Rebel wins and chooses what the Empire discards."""
    play = start(struggle("display-of-power", rebel=["rebel-force-4"], chosen=QUIET), "dominance_phase")
    assert asked_by(play, "discard-strategy") == "E9"
    assert told_by(used(play, ("discard-strategy", strategy(IMPERIAL, "support"))), "strategy-discarded") == ["E9"]


def test_ultimate_power_brings_strategies_back_by_E11() -> None:
    """The Rebel wins, and has used one before."""
    t = struggle("ultimate-power-in-the-universe", rebel=["rebel-force-4"], chosen=QUIET, used={REBEL: ["support"]})
    assert told_by(start(t, "dominance_phase").raw, "strategies-back") == ["E11"]


def test_the_cleanup_brings_strategies_back_by_C3() -> None:
    """The Rebel has chosen the last of five."""
    t = struggle(used={REBEL: FOUR})
    t.event_bottom.append(t.event)
    t.told = []
    cleanup(t)
    assert told_by(t.told, "strategies-back") == ["C3"]


def test_a_strategy_that_must_be_shown_is_asked_for_by_E10_the_other_by_P2() -> None:
    """The Rebel chooses first and openly, the Empire in secret."""
    play = start(planning(exposed=REBEL), "choose_strategies")
    assert asked_by(play, "choose-strategy") == "E10"
    answer(play, "choose-strategy", strategy(REBEL, "support"))
    assert asked_by(play, "choose-strategy") == "P2"
    told = used(play, ("choose-strategy", strategy(IMPERIAL, "support")))
    assert (told_by(told, "strategy-shown"), told_by(told, "strategy-laid")) == (["E10"], ["P2"])


# -- characters that move ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name,rule,seat", [("fall-of-a-hero", "E5", IMPERIAL), ("negotiate-with-the-hutts", "E6", REBEL)])
def test_a_character_goes_to_the_reserve_by_its_event(name: str, rule: str, seat: int) -> None:
    """The loser's, or the winner's."""
    play = start(struggle(name, rebel=["rebel-force-4"], chosen=QUIET), "dominance_phase")
    assert asked_by(play, "to-reserve") == rule
    assert told_by(used(play, ("to-reserve", play.asked.options[0])), "moved-to-reserve") == [rule]


@pytest.mark.parametrize("name,chosen,rule", [("rebel-uprising", QUIET, "E4"), ("battle-of-hoth", ("support", "infiltration"), "Y5")])
def test_a_character_is_added_by_the_event_or_by_support(name: str, chosen: tuple[str, str], rule: str) -> None:
    """The Rebel wins."""
    play = start(struggle(name, rebel=["rebel-force-4"], chosen=chosen), "dominance_phase")
    assert asked_by(play, "add-character") == rule
    assert told_by(used(play, ("add-character", play.asked.options[0])), "added") == [rule]


def test_leia_adds_by_H4() -> None:
    """A character of the reserve is shuffled in."""
    play = start_power(struggle(rebel=["leia-organa"], rebel_reserve=["yoda"]), "leia-organa")
    assert told_by(used(play, ("leia-play", 0), ("leia", card("yoda"))), "added") == ["H4"]


# -- influence --------------------------------------------------------------------------------------------------------


def test_influence_comes_by_D5_1_by_Y1_and_by_H8() -> None:
    """The Rebel wins the event, the Empire has Bureaucracy; Yoda gives a token."""
    t = struggle("acquire-the-death-star-plans", rebel=["rebel-force-4", "yoda"], chosen=("infiltration", "bureaucracy"))
    told = start(t, "dominance_phase").raw
    assert (told_by(told, "influence-gained"), told_by(told, "bureaucracy-gains")) == (["D5.1"], ["Y1"])
    assert told_by(used(start_power(struggle(rebel=["yoda"]), "yoda")), "power-gains") == ["H8"]


def test_influence_goes_by_E3_and_by_H14() -> None:
    """F12 is only the limit: the Empire has a single token, the Rebels none."""
    t = struggle("acquire-the-death-star-plans", rebel=["rebel-force-4"], chosen=QUIET, influence=(2, 1))
    assert told_by(start(t, "dominance_phase").raw, "event-takes") == ["E3"]
    tarkin = struggle(imperial=["grand-moff-tarkin"], influence=(0, 2))
    assert told_by(used(start_power(tarkin, "grand-moff-tarkin")), "power-takes") == ["H14"]


# -- decks ------------------------------------------------------------------------------------------------------------


def test_han_solo_searches_plays_and_shuffles_by_H2() -> None:
    """He plays a card out of the deck."""
    told = used(start_power(struggle(rebel=["han-solo"]), "han-solo"), ("han-solo", card("rebel-force-2")))
    assert [told_by(told, name) for name in ("searched", "played", "shuffled")] == [["H2"], ["H2"], ["H2"]]


def test_ig_88_searches_discards_shuffles_and_puts_back_by_H15() -> None:
    """The Rebel deck; what is asked says whose deck it is."""
    play = start_power(struggle(imperial=["ig-88"]), "ig-88")
    answer(play, "ig-88-deck", REBEL)
    decision = decision_of(GAME, play.t, IMPERIAL)
    assert decision is not None
    assert (decision.rule, decision.about) == ("H15", {"deck": ("seat", REBEL)})
    told = used(play, ("ig-88-discard", card("rebel-force-2")), ("ig-88-top", card("rebel-force-3")))
    assert [told_by(told, name) for name in ("searched", "discarded", "shuffled", "put-back")] == [["H15"], ["H15"], ["H15"], ["H15"]]


def test_recon_piett_and_jabba_put_back_by_their_own_rules() -> None:
    """K4, H9, H16."""
    play = start_power(struggle(rebel=["rebel-recon-2"]), "rebel-recon-2", dice=[card("imperial-force-2"), card("imperial-force-3")])
    told = used(play, ("recon-deck", IMPERIAL), ("recon-discard", card("imperial-force-2")))
    assert (told_by(told, "put-back"), told_by(told, "discarded")) == (["K4"], ["K4"])
    play = start_power(struggle(imperial=["admiral-piett"], discards=["yoda"]), "admiral-piett")
    assert told_by(used(play, ("piett", card("yoda"))), "put-back") == ["H9"]
    play = start_power(struggle(imperial=["jabba-the-hutt"]), "jabba-the-hutt", dice=[card("imperial-force-2")])
    told = used(play, ("jabba-discard", card("jabba-the-hutt")), ("jabba-play", 0))
    assert (told_by(told, "put-back"), told_by(told, "discarded")) == (["H16"], ["H16"])


@pytest.mark.parametrize(
    "name,answers,rule",
    [
        ("lando-calrissian", [("lando", "lando-calrissian")], "H3"),
        ("general-veers", [], "H13"),
        ("rebel-recon-2", [("recon-deck", "")], "K4"),
        ("jabba-the-hutt", [], "H16"),
    ],
)
def test_a_card_is_drawn_by_the_power_that_needs_it(name: str, answers: list[tuple[str, str]], rule: str) -> None:
    """Chance's question, left open."""
    t = struggle(rebel=[name]) if seat_of(card(name)) == REBEL else struggle(imperial=[name])
    begin(t, frame_of("use_power", seat=seat_of(card(name))), WATCHED)
    for _, value in answers:
        apply(t, WATCHED, card(value) if value else REBEL)
    assert drawn_by(t) == rule


def test_a_card_is_drawn_on_a_turn_by_U3() -> None:
    t = struggle()
    begin(t, frame_of("turn", seat=REBEL), WATCHED)
    apply(t, WATCHED, PLAY)
    assert drawn_by(t) == "U3"


def drawn_by(t: EmpireRebellion) -> str:
    decision = open_decision(t, GAME.info.questions)
    assert decision.question.name == "draw"
    return decision.rule


# -- powers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name,used_by,rule",
    [
        ("attack-on-echo-base", "rebel-diplomacy-2", "E2.1"),
        ("battle-of-endor", "rebel-force-2", "E2.2"),
        ("evacuation-of-echo-base", "rebel-recon-2", "E2.3"),
        ("most-desperate-hour", "rebel-military-2", "E2.4"),
        ("duel-on-cloud-city", "yoda", "E2.5"),
        ("battle-of-hoth", "rebel-military-2", "U4"),  # nothing to discard
    ],
)
def test_a_power_does_nothing_by_the_event_or_for_want_of_a_target(name: str, used_by: str, rule: str) -> None:
    """The opponent has nothing in play."""
    assert told_by(start_power(struggle(name, rebel=[used_by]), used_by).raw, "nothing-happens") == [rule]


@pytest.mark.parametrize(
    "name,question,line,rule",
    [
        ("rebel-military-2", "military", "discarded", "K1"),
        ("rebel-force-2", "force", "exhausted", "K2"),
        ("rebel-diplomacy-2", "diplomacy", "discarded", "K3"),
    ],
)
def test_ordinary_powers_discard_and_exhaust_by_their_own_rules(name: str, question: str, line: str, rule: str) -> None:
    """Two resources on each side."""
    t = struggle(rebel=[name, "rebel-recon-5"], imperial=["imperial-recon-4", "imperial-recon-5"])
    play = start_power(t, name)
    assert asked_by(play, question) == rule
    assert told_by(used(play, (question, play.asked.options[0])), line) == [rule]


# -- the token --------------------------------------------------------------------------------------------------------


def test_the_token_falls_by_S7_and_is_set_by_C2() -> None:
    """In the set-up, and in the cleanup."""
    play = start(new_table(), "complete_setup", dice=[IMPERIAL])
    for seat in (REBEL, IMPERIAL):
        for _ in range(4):
            play.answer(seat, "choose-characters", next(one for one in play.open if one.seat == seat).options[0])
    assert told_by(play.finish().raw, "token") == ["S7"]
    t = struggle()
    t.event_bottom.append(t.event)
    t.told = []
    cleanup(t)
    assert told_by(t.told, "token") == ["C2"]


# -- who wins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rebel,imperial,chosen,line,rule",
    [
        (["yoda"], ["imperial-recon-5"], QUIET, "higher-total", "D3"),
        (["yoda", "chewbacca", "luke-skywalker"], ["imperial-recon-5"], QUIET, "only-one-within", "D3"),
        (["rebel-recon-5"], ["imperial-recon-5"], QUIET, "token-decides", "D4"),
        (["yoda"], ["imperial-recon-5"], ("deception", "infiltration"), "deceived", "Y2"),
        (["yoda", "chewbacca", "luke-skywalker"], ["darth-vader", "boba-fett", "ig-88"], QUIET, "nobody-wins", "D6"),
    ],
)
def test_the_line_before_the_victory_says_by_which_rule_it_is_won(
    rebel: Names, imperial: Names, chosen: tuple[str, str], line: str, rule: str
) -> None:
    """The Battle of Hoth has the objective value 17."""
    raw = start(struggle(rebel=rebel, imperial=imperial, chosen=chosen), "dominance_phase").finish().raw
    assert told_by(raw, line) == [rule]
    reasons = [heard(one, GAME.info.events, None).kind.name for one in raw]
    why = [name for name in reasons if name in ("higher-total", "only-one-within", "token-decides", "deceived", "nobody-wins")]
    assert why[-1] == line


@pytest.mark.parametrize(
    "rebel,imperial,lines",
    [
        (["rebel-force-5"], ["imperial-force-4"], ["total", "total", "higher-total", "tutorial-won"]),
        (["rebel-force-5"] * 3, ["imperial-force-4"], ["total", "total", "only-one-within", "tutorial-won"]),
        (["rebel-force-5"], ["imperial-force-5"], ["total", "total", "equal-totals", "tutorial-drawn"]),
        (["rebel-force-5"] * 3, ["imperial-force-4"] * 3, ["total", "total", "both-over", "tutorial-drawn"]),
    ],
)
def test_the_tutorial_is_decided_by_T4_alone(rebel: list[str], imperial: list[str], lines: list[str]) -> None:
    """The objective value is 11."""
    t = new_table(tutorial=True)
    t.area = [[card(name) for name in rebel], [card(name) for name in imperial]]
    t.told = []
    end_tutorial(t)
    told = [heard(one, GAME.info.events, None) for one in t.told]
    assert [one.kind.name for one in told] == lines
    assert {one.rule for one in told} == {"T4"}
