"""The conformance tests can fail: each broken game is found by the check that is there for it, and by the fuzzer."""

from __future__ import annotations

import itertools
import json
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from engine import broken_games as b
from senki.engine.catalog import find_game
from senki.engine.decision import Questions
from senki.engine.game import Game
from senki.engine.numbers import put
from senki.engine.observed import Part
from senki.engine.observer import Observer
from senki.engine.saves import SaveError
from senki.engine.table import Table
from senki.engine.testing import explaining, golden, keeping, observing, secrecy, soundness, twins
from senki.engine.testing.fuzz import BROKEN, CRASH, DEAD_END, ENDLESS, LEAK, fuzz
from senki.engine.testing.play import LONG_GAME, DeadEnd, Endless, Fault, Setting, positions, settings
from senki.engine.testing.secrecy import Leak
from senki.engine.testing.transcripts import TranscriptError, run_transcript

TWO = Setting(2)

CHECKS: list[Callable[[Game], None]] = [
    soundness.check_rule_ids,
    soundness.check_action_numbers,
    lambda game: soundness.check_numbering(game, TWO, 4, 40),
    lambda game: observing.check_observations(game, TWO, 4, 40),
    lambda game: observing.check_changes(game, TWO, 4, 40),
    lambda game: soundness.check_random_games(game, TWO, 20),
    lambda game: soundness.check_every_option(game, TWO, 10, 40),
    lambda game: soundness.check_old_copies(game, TWO, 3),
    lambda game: soundness.check_native(game, TWO, 5),
    lambda game: soundness.check_illegal_answers(game, TWO, 3, 10),
    lambda game: keeping.check_dumps(game, TWO, 3),
    lambda game: keeping.check_undo(game, TWO, 10, 100, 8),
    lambda game: keeping.check_sealed_order(game, TWO, 10),
    lambda game: secrecy.check_views(game, TWO, 10, 20),
    lambda game: twins.check_twins(game, TWO, 20),
    lambda game: secrecy.check_redealing(game, TWO, 10, 20),
    lambda game: secrecy.check_going_on(game, TWO, 10, 20),
    lambda game: secrecy.check_events(game, TWO, 10, 40),
    lambda game: secrecy.check_locals(game, TWO, 10, 40),
]


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_passes(check: Callable[[Game], None]) -> None:
    check(b.BoardGame(b.sound))


def test_as_many_games_are_played_as_a_check_asks_for_unless_they_are_long() -> None:
    """Of the short game all; of one that is longer than twice the usual length, fewer than half, or one more."""
    assert len(list(positions(b.BoardGame(b.sound), TWO, 1, 300, 5))) == 300 * 5
    assert b.LONG > 2 * LONG_GAME
    assert len(list(positions(b.BoardGame(b.sound_and_long), TWO, 1, 5, 4))) == 3 * 4


def test_a_sound_game_passes_the_fuzzer() -> None:
    report = fuzz(b.BoardGame(b.sound), 200, 1)
    assert report.games == 200
    assert report.faults == []


# -- broken games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rule,fault,words",
    [
        (b.ask_without_options, DeadEnd, "has no option"),
        (b.never_end, Endless, "goes on after 40 answers"),
        (b.lose_a_card, Fault, "a card is missing or double"),
        (b.roll_in_secret, ValueError, "the sealed choice of seat 0 asks seat -2"),
    ],
)
def test_random_games_find(rule: object, fault: type[Exception], words: str) -> None:
    with pytest.raises(fault, match=words):
        soundness.check_random_games(b.BoardGame(rule), TWO, 20)


def test_every_option_is_tried() -> None:
    """One option out of three leads to a question without options; the first random game happens not to choose it."""
    with pytest.raises(DeadEnd, match="after seat 0 answers 2, seat 1 has no option"):
        soundness.check_every_option(b.BoardGame(b.ask_without_options), TWO, 5, 20)


def test_public_numbers_made_of_hidden_cards_are_found() -> None:
    with pytest.raises(Leak, match=r"the view of seat 1 tells where card \d and \d lie"):
        twins.check_twins(b.BoardGame(b.hint_at_hand), TWO, 20)


def test_a_re_deal_of_what_the_seat_can_see_is_found() -> None:
    with pytest.raises(Leak, match=r"the view of seat \d tells what is hidden"):
        secrecy.check_views(b.MovesOwnCards(b.sound), TWO, 10, 20)


def test_a_re_deal_that_breaks_the_table_is_found() -> None:
    with pytest.raises(Fault, match=r"dealt again for seat \d: the table breaks an invariant"):
        secrecy.check_views(b.DoublesCards(b.sound), TWO, 10, 20)


def test_a_re_deal_that_forgets_a_secret_is_found() -> None:
    with pytest.raises(Leak, match="bids is hidden from some, yet dealing again never changes it"):
        secrecy.check_redealing(b.KeepsBids(b.sound), TWO, 10, 20)


def test_events_about_hidden_cards_are_found() -> None:
    with pytest.raises(Leak, match="event dealt-openly tells seat 1 of card"):
        secrecy.check_events(b.BoardGame(b.tell_of_hand), TWO, 10, 40)


def test_events_that_tell_more_than_can_be_seen_are_found() -> None:
    with pytest.raises(Leak, match="what seat 1 hears"):
        secrecy.check_going_on(b.BoardGame(b.tell_of_hand_later), TWO, 20, 20)


def test_sealed_answers_that_show_are_found() -> None:
    with pytest.raises(Leak, match="can see something of a sealed answer"):
        secrecy.check_events(b.BoardGame(b.bid_openly), TWO, 5, 40)


def test_secrets_in_locals_are_found() -> None:
    with pytest.raises(Leak, match=r"local best of .*keep_card_in_local names card \d, which is hidden from seat 1"):
        secrecy.check_locals(b.BoardGame(b.keep_card_in_local), TWO, 5, 40)


def test_sealed_choices_in_which_order_matters_are_found() -> None:
    with pytest.raises(Fault, match="order of sealed answers makes a difference"):
        keeping.check_sealed_order(b.BoardGame(b.bid_into_a_row), TWO, 5)


def test_sealed_choices_that_cannot_begin_anew_are_found() -> None:
    with pytest.raises(Fault, match="something of the old one stays"):
        keeping.check_begin_anew(b.BoardGame(b.bid_on_top), TWO, 5)


def test_lists_longer_than_declared_are_found() -> None:
    with pytest.raises(Fault, match="shown has 5 entries, declared are 4"):
        observing.check_observations(b.BoardGame(b.show_too_much), TWO, 5, 40)


def write_these(observer: Observer, parts: list[Part]) -> None:
    """An observer's parts are written one after the other, each of which names the next."""
    observer.parts[:] = parts
    for part, after in itertools.pairwise([*parts, None]):
        assert part is not None
        part.after = after


def test_what_an_observation_leaves_out_is_found() -> None:
    """Each part of what lies on the table, taken away from the observer, is missed."""
    game = b.BoardGame(b.sound)
    for name in ("card:card", "bids", "shown", "hint"):
        observer = Observer(game, 2)
        write_these(observer, [part for part in observer.parts if part.name != name])
        with pytest.raises(Fault, match="sees that, but not in its observation"):
            observing.check_changes(game, TWO, 8, 40, observer)


class OthersBid(Part):
    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        assert isinstance(table, b.Board)
        put(out, self.start, table.bids[1 - me])


def test_what_an_observation_tells_of_hidden_things_is_found() -> None:
    game = b.BoardGame(b.sound)
    observer = Observer(game, 2)
    leak = OthersBid("leak", (1,), 0, 99)
    leak.start = next(part for part in observer.parts if part.name == "result").start  # where nothing stands before the end
    write_these(observer, [*observer.parts, leak])
    with pytest.raises(Fault, match=r"bids is changed; seat \d does not see that, but its observation changes"):
        observing.check_changes(game, TWO, 8, 40, observer)


def test_questions_without_a_rule_are_found() -> None:
    questions = Questions()
    questions.ask("bid", "", size=4)
    with pytest.raises(Fault, match="question bid names no rule"):
        soundness.check_rule_ids(b.BoardGame(b.sound, questions))


def test_options_without_a_number_are_found() -> None:
    with pytest.raises(Fault, match="low-bid has no option 3"):
        soundness.check_numbering(b.BoardGame(b.bid_too_high), TWO, 1, 40)


# -- explanations -----------------------------------------------------------------------------------------------------


def test_explanations_from_what_the_seat_sees_are_sound() -> None:
    explaining.check_explanations(b.ExplainsOwnCards(b.sound), TWO, 6, 40)
    secrecy.check_views(b.ExplainsOwnCards(b.sound), TWO, 6, 20)
    twins.check_twins(b.ExplainsOwnCards(b.sound), TWO, 20)


@pytest.mark.parametrize(
    "game,fault,words",
    [
        (b.ExplainsHiddenCards(b.sound), Leak, r"seat \d is not told what the rules work out on the true table"),
        (b.ExplainsUndeclared(b.sound), Fault, "figure worth is not declared in GameInfo.figures"),
        (b.ExplainsByPlaying(b.sound), Fault, "explain has changed the table"),
        (b.ExplainsOnlySome(b.sound_and_long), IndexError, "out of range"),
    ],
    ids=["hidden", "undeclared", "playing", "some"],
)
def test_unsound_explanations_are_found(game: Game, fault: type[Exception], words: str) -> None:
    with pytest.raises(fault, match=words):
        explaining.check_explanations(game, TWO, 6, 40)


def test_explanations_from_hidden_cards_are_found_by_looking_and_by_twins() -> None:
    with pytest.raises(Leak, match=r"the figures of seat \d tells what is hidden"):
        secrecy.check_views(b.ExplainsHiddenCards(b.sound), TWO, 10, 20)
    with pytest.raises(Leak, match=r"the figures of seat \d tells where"):
        twins.check_twins(b.ExplainsHiddenCards(b.sound), TWO, 40)


def test_what_is_shown_of_the_table_is_held_to_what_each_seat_sees() -> None:
    explaining.check_explanations(b.ShowsOwnCards(b.sound), TWO, 6, 40)
    secrecy.check_views(b.ShowsOwnCards(b.sound), TWO, 6, 20)
    with pytest.raises(Leak, match=r"the figures of seat \d tells what is hidden"):
        secrecy.check_views(b.ShowsHiddenCards(b.sound), TWO, 10, 20)
    for game, words in (
        (b.ShowsUndeclared(b.sound), "on the table: figure worth is not declared"),
        (b.ShowsTwice(b.sound), "two figures of one name and thing"),
        (b.ShowsByPlaying(b.sound), "figures has changed the table"),
    ):
        with pytest.raises(Fault, match=words):
            explaining.check_explanations(game, TWO, 2, 40)


# -- the fuzzer -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game,sort",
    [
        (b.BoardGame(b.crash_on_an_option), CRASH),
        (b.BoardGame(b.ask_without_options), DEAD_END),
        (b.BoardGame(b.never_end), ENDLESS),
        (b.BoardGame(b.lose_a_card), BROKEN),
        (b.DoublesCards(b.sound), BROKEN),
        (b.MovesOwnCards(b.sound), LEAK),
        (b.BoardGame(b.tell_of_hand), LEAK),
        (b.BoardGame(b.keep_card_in_local), LEAK),
    ],
    ids=lambda value: value if isinstance(value, str) else value.rule.__name__,
)
def test_the_fuzzer_names_the_fault(game: Game, sort: str) -> None:
    report = fuzz(game, 60, 1)
    assert {fault.sort for fault in report.faults} == {sort}
    head, *_, end = [json.loads(line) for line in report.faults[0].save.splitlines()]
    assert head["game"] == "board"
    assert "end" in end


def test_a_run_can_be_split_in_any_way() -> None:
    game = b.BoardGame(b.crash_on_an_option)
    whole = fuzz(game, 30, 7)
    parts = fuzz(game, 10, 7)
    parts.add(fuzz(game, 20, 7, first=10))
    assert whole == parts
    assert 0 < len(whole.faults) < 30


def test_fuzzing_goes_round_the_settings() -> None:
    game = find_game("standoff")
    assert [str(setting) for setting in settings(game)] == ["2-teams=none", "4-teams=none", "4-teams=partners"]
    assert fuzz(game, 6, 1).faults == []


# -- golden games -----------------------------------------------------------------------------------------------------


def test_recorded_games_come_out_the_same_on_this_machine() -> None:
    """After a change that was meant: SENKI_GAMES=small_games python tools/golden.py standoff --games 3 --to tests/engine/golden/standoff"""
    assert golden.check(pathlib.Path(__file__).parent / "golden" / "standoff") == 3


def test_golden_games_are_checked(tmp_path: pathlib.Path) -> None:
    assert len(golden.record(find_game("standoff"), tmp_path, 3)) == 3
    assert golden.check(tmp_path) == 3


def test_golden_games_name_the_first_difference(tmp_path: pathlib.Path) -> None:
    golden.record(find_game("leduc"), tmp_path, 2)
    path = tmp_path / golden.HASHES
    hashes = json.loads(path.read_text())
    text = hashes["01.save"]
    hashes["01.save"] = text[:8] + ("0000" if text[8:12] != "0000" else "1111") + text[12:]
    path.write_text(json.dumps(hashes))
    with pytest.raises(Fault, match=r"01\.save: another position than recorded after answer 2, deal \d"):
        golden.check(tmp_path)


def test_golden_games_whose_answers_no_longer_fit_are_found(tmp_path: pathlib.Path) -> None:
    saves = golden.record(find_game("leduc"), tmp_path, 1)
    saves[0].write_text(saves[0].read_text().replace('"ask": "bet"', '"ask": "bid"'))
    with pytest.raises(SaveError, match="answers bid, but bet is asked"):
        golden.check(tmp_path)


# -- transcripts ------------------------------------------------------------------------------------------------------

LEDUC = """
game = "leduc"
seats = 2

[[step]]
chance = "deal"
answer = 0

[[step]]
chance = "deal"
answer = 2
asked = { seat = 0, ask = "bet", options = ["call", "raise"] }

[[step]]
seat = 0
ask = "bet"
answer = "raise"
table = { stakes = 3, pot = [3, 1] }

[[step]]
seat = 1
ask = "bet"
answer = "fold"
scores = [1, -1]
"""

INSIDE = """
game = "standoff"
seats = 4
options = { teams = "partners" }

[setup]
table = { hands = [[], [0], [], []], deck = [1, 2, 3], lives = [2, 2, 2, 2] }
inside = "answered"
with = { depth = 0, seats = [1, 3] }

[[step]]
seat = 1
ask = "respond"
answer = 0
events = [{ event = "replied", card = 0 }]
table = { discard = [0], stood = [1, 0, 0] }
"""


def write(folder: pathlib.Path, text: str) -> pathlib.Path:
    path = folder / "example.toml"
    path.write_text(text)
    return path


@pytest.mark.parametrize("text", [LEDUC, INSIDE], ids=["a whole game", "inside a rule"])
def test_transcripts_are_played_through(tmp_path: pathlib.Path, text: str) -> None:
    assert run_transcript(write(tmp_path, text)).waiting() == []


@pytest.mark.parametrize(
    "old,new,complaint",
    [
        ('ask = "bet"\nanswer = "raise"', 'ask = "bid"\nanswer = "raise"', "example.toml, step 3: seat 0 is asked bet, not bid"),
        ('answer = "raise"', 'answer = "fold"', "step 3: 'fold' is no answer to bet; allowed: bet-call, bet-raise"),
        ('answer = "raise"', 'answer = "all-in"', "step 3: bet has no option called 'all-in'"),
        ("seat = 0\nask", "seat = 1\nask", "step 3: seat 1 is not asked; asked: seat 0"),
        ("stakes = 3", "stakes = 4", "step 3: stakes is 3, not 4"),
        ("stakes = 3", "steaks = 3", "step 3: the table has no field 'steaks'"),
        ('"call", "raise"]', '"call"]', "step 2: the options of bet are bet-call, bet-raise"),
        ("scores = [1, -1]", "scores = [2, -2]", r"step 4: the scores are \[1, -1\]"),
        ("scores = [1, -1]", 'events = [{ event = "won" }]', "step 4: there was no event"),
        ('game = "leduc"', 'game = "ludo"', "no game is called 'ludo'"),
        ("seats = 2", "seats = 3", "leduc is for 2 seats, not 3"),
        ("chance =", "change =", "step 1: unknown entry 'change'"),
        ("seats = 2", "seats = ", "example.toml: Invalid value"),
    ],
)
def test_transcripts_name_the_step_that_differs(tmp_path: pathlib.Path, old: str, new: str, complaint: str) -> None:
    assert old in LEDUC
    with pytest.raises(TranscriptError, match=complaint):
        run_transcript(write(tmp_path, LEDUC.replace(old, new)))


def test_weights_that_know_hidden_cards_are_found() -> None:
    secrecy.check_weights(b.WeighsOwnCards(b.sound), TWO, 5, 20)
    with pytest.raises(Leak, match=r"the weights tell what is hidden from seat \d"):
        secrecy.check_weights(b.WeighsHiddenCards(b.sound), TWO, 5, 20)
