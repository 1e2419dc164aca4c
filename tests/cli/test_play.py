"""Games in the terminal, typed line by line."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable

import pytest
from click.testing import Result
from rich.cells import cell_len

from senki.cli.choices import Refused, answers_for, hint, offered
from senki.engine.decision import AMOUNTS, ORDER, PAYMENT, SHARE, SOME, Decision, Question, goes_on
from senki.engine.saves import load, read
from senki.engine.shapes import ENOUGH
from senki.engine.zones import Kind

Senki = Callable[..., Result]
PLAY = "play ganymede --text --seed 3 --save game.senki"
CARD = Kind("card", 10)


def saved(tmp_path: pathlib.Path, name: str = "game.senki") -> str:
    return (tmp_path / name).read_text()


def test_options_by_seat_are_saved_as_they_were_drawn(senki: Senki, tmp_path: pathlib.Path) -> None:
    """Each seat's value may be named, left out or drawn; a seed given again draws the same."""
    told = []
    for name in ("one", "two"):
        senki(f"play ares --text --seed 3 --players 3 --option faction.2=colossus --option faction.3=random --save {name}", ["q"])
        told.append(read(saved(tmp_path, name)).head["options"])
    assert told[0] == told[1]
    options = told[0]
    assert isinstance(options, dict)
    first, second, third = options["faction"].split(",")
    assert second == "colossus"
    assert len({first, second, third}) == 3


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "command", ["ganymede", "ganymede --players 4 --option mode=team --seat 3", "standoff", "bell --players 4", "leduc", "hearts"]
)
def test_a_whole_game(senki: Senki, tmp_path: pathlib.Path, command: str, lang: str) -> None:
    """The first option each time; at the end the result, and dice that can be checked."""
    result = senki(f"play {command} --text --seed 5 --opponents random --save game.senki --lang {lang}", "1\n" * 400)
    assert result.exit_code == 0
    assert ("Result" if lang == "en" else "結果") in result.stdout
    assert senki("verify game.senki").exit_code == 0
    seed = read(saved(tmp_path)).end["seed"]
    assert str(seed) in re.sub(r"\s", "", result.stdout)
    assert all(cell_len(line) <= 80 for line in result.stdout.splitlines() if "senki" not in line)


def test_the_same_seed_and_lines_give_the_same_game(senki: Senki) -> None:
    first = senki(PLAY, "1\n" * 200).stdout
    assert senki(PLAY, "1\n" * 200).stdout == first
    assert senki("play ganymede --text --seed 4 --save other", "1\n" * 200).stdout != first


def test_without_text_it_says_why_the_terminal(senki: Senki) -> None:
    assert "are for the terminal" in senki("play leduc --seed 1", "q\n").stdout


def test_prompts_name_their_rule_and_options_their_values(senki: Senki) -> None:
    text = senki(PLAY, ["1", "q"]).stdout
    assert "Choose a lead mech. (rule B2)" in text
    assert re.search(r"2 Basalt Ox +SP 2, HP 5, AIM 3, dice 2", text)
    assert "Red (you) takes Grey Heron." in text


def test_japanese(senki: Senki) -> None:
    text = senki(PLAY, ["？", "？ Ｃ３．３", "１", "ｈ", "x", "99", "u", "q"], LANG="ja_JP.UTF-8").stdout
    assert "長機メックを1枚選んでください。（ルールB2）" in text
    assert "B2 長機メックのドラフト" in text or "B2 " in text
    assert "C3.3 " in text
    assert "赤（あなた）がメック「グレイヘロン」を選びました。" in text
    assert "「x」は分かりません" in text
    assert "続きから遊ぶには" in text
    assert not re.search(r"[a-z]{2,}-[a-z]{2,} ", text.replace("senki play ganymede --text", ""))


# -- commands ---------------------------------------------------------------------------------------------------------


def test_rules(senki: Senki) -> None:
    text = senki(PLAY, ["?", "? c3.3", "?C1", "? Z9", "q"]).stdout
    assert "B2 Drafting the lead mechs" in text
    assert "C3.3 The single reroll" in text
    assert "C1 Attacker and defender" in text
    assert "There is no rule Z9." in text
    assert "no rules text" in senki("play leduc --text --seed 1", ["?", "q"]).stdout


@pytest.mark.parametrize("typed", ["", "0", "5", "1 2", "x", "1x", "-1", "uu", "quit", "1.5", "help me"])
def test_bad_input_is_answered_by_one_line(senki: Senki, typed: str) -> None:
    before = senki(PLAY, ["q"]).stdout.splitlines()
    after = senki(PLAY, [typed, "q"]).stdout.splitlines()
    place = after.index(f"> {typed}")
    assert after[:place] + after[place + 2 :] == before
    assert after[place + 1] in (
        "Choose a number from 1 to 4, or type h for help.",
        "Choose one number only.",
        f"{typed} is not understood; type h for help.",
    )


def test_table_log_and_help(senki: Senki) -> None:
    text = senki(PLAY, ["1", "v", "l", "h", "q"]).stdout
    assert "To choose now: Red (you)" in text
    assert text.count("Red (you) takes Grey Heron.") == 2
    assert "take back your last choice" in text


def test_hint_and_odds(senki: Senki) -> None:
    """Of the open question, without answering it; and the game goes on as if nothing had been asked."""
    text = senki("play leduc --text --seed 3 --opponents random", ["t", "o", "q"]).output
    assert "Level 5 would choose: " in text
    assert text.count("(95 %, by games played out)") == len([line for line in text.splitlines() if line.strip()[:2] in ("1 ", "2 ", "3 ")])
    plain = senki("play leduc --text --seed 3 --opponents random", "1\n" * 60).output
    asked = senki("play leduc --text --seed 3 --opponents random", "t\no\n" + "1\n" * 60).output
    assert plain.splitlines()[-6:-3] == asked.splitlines()[-6:-3]


def test_odds_in_japanese(senki: Senki) -> None:
    assert "コンピュータ" in senki("play leduc --text --seed 3 --lang ja --opponents random", ["h", "q"]).output
    assert "試した対戦から" in senki("play leduc --text --seed 3 --lang ja --opponents random", ["o", "q"]).output


@pytest.mark.parametrize("opponents,reason", [("level:9", "there is no level '9'"), ("genius", "no computer player is called 'genius'")])
@pytest.mark.parametrize("where", ["--text", ""])
def test_opponents_are_looked_up_before_anything_begins(senki: Senki, opponents: str, reason: str, where: str) -> None:
    result = senki(f"play leduc {where} --opponents {opponents}")
    assert result.exit_code == 2
    assert reason in result.output
    assert len(result.output.splitlines()) == 1


def test_undo_is_refused_across_another_seats_choice(senki: Senki) -> None:
    assert "Nothing can be taken back here" in senki(PLAY, ["u", "q"]).stdout
    assert "Nothing can be taken back here" in senki(PLAY, ["1", "u", "q"]).stdout


def test_a_sealed_choice_is_announced_once_and_can_begin_again(senki: Senki, tmp_path: pathlib.Path) -> None:
    text = senki(PLAY, ["1", "1", "1", "2", "3", "4", "1", "u", "2", "q"]).stdout
    assert text.count("All players choose at the same time, in secret.") == 1
    assert "Taken back." in text
    session = load(saved(tmp_path), "game")
    assert [answer.value for answer in session.log if answer.ask in ("fit-part", "anew")] == [0, None, 1]


def test_undo_inside_a_choice(senki: Senki, tmp_path: pathlib.Path) -> None:
    """Standoff: the order of stances is asked step by step; all of the plan is sealed, so undo begins the plan again."""
    text = senki("play standoff --text --seed 1 --save game.senki", ["3", "2", "u", "1", "2 1 3", "q"]).stdout
    assert "Taken back." in text
    assert "So far: low" in text


# -- keeping the game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["1\n2\n", "1\n2\nq\n"])
def test_leaving_loses_nothing(senki: Senki, tmp_path: pathlib.Path, typed: str) -> None:
    """The end of the input is as good as q."""
    result = senki(PLAY, typed)
    assert result.exit_code == 0
    assert "Saved: game.senki" in result.stdout
    go_on = re.search(r"To go on: senki (.*)", result.stdout)
    assert go_on
    assert len([row for row in load(saved(tmp_path), "game").log if row.seat == 0]) == 2
    again = senki(f"{go_on[1]} --seed 3", "1\n" * 200)
    assert "Result" in again.stdout
    assert senki("verify game.senki").exit_code == 0


def test_ctrl_c(senki: Senki, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = senki(PLAY)
    assert result.exit_code == 0
    assert "Saved: game.senki" in result.stdout


def test_where_games_are_kept_by_default(senki: Senki, tmp_path: pathlib.Path) -> None:
    senki("play leduc --text", ["q"])
    files = list((tmp_path / "config" / "senki" / "saves").iterdir())
    assert [re.fullmatch(r"leduc-\d{8}-\d{6}\.senki", file.name) is not None for file in files] == [True]


def test_save_to_another_file(senki: Senki, tmp_path: pathlib.Path) -> None:
    text = senki(PLAY, ["s", "s deep/er/copy.senki", "s game.senki/x", "q"]).stdout
    assert "Say where to: s FILE" in text
    assert "Saved: deep/er/copy.senki" in text
    assert "Not saved to game.senki/x" in text
    load(saved(tmp_path, "deep/er/copy.senki"), "copy")


def test_a_folder_that_cannot_be_written(senki: Senki, tmp_path: pathlib.Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    text = senki("play leduc --text --seed 1 --save taken/game", ["q"]).stdout
    assert "Not saved to taken/game" in text
    assert "Saved:" not in text


# -- choices in steps -------------------------------------------------------------------------------------------------


TAKE = Question(1, "take", "1", CARD, SOME)


def some(least: int, most: int, options: tuple[int, ...], picked: tuple[int, ...] = ()) -> Decision:
    return Decision(0, TAKE, options, {}, picked, (4, 5, 6, 7), least, most)


def test_some_of_several_are_typed_at_once() -> None:
    decision = some(0, 3, (4, 5, 6, 7, ENOUGH))
    assert offered(decision) == (4, 5, 6, 7, ENOUGH)
    assert hint(decision) == "several-hint"
    assert answers_for(decision, [3, 1], "") == [4, 6, ENOUGH]
    assert answers_for(decision, [1, 2, 4], "") == [4, 5, 7]
    assert answers_for(decision, [5], "") == [ENOUGH]
    for numbers, why in [([1, 1], "choose-between"), ([1, 2, 3, 4], "choose-between"), ([1, 5], "not-with-others"), ([6], "bad-number")]:
        with pytest.raises(Refused, match=why):
            answers_for(decision, numbers, "")


def test_options_held_back_by_the_engine_can_be_typed() -> None:
    """Of four, three must be taken: the first question offers only the first two, but all can be part of the choice."""
    decision = some(3, 3, (4, 5))
    assert offered(decision) == (4, 5, 6, 7)
    assert answers_for(decision, [2, 3, 4], "") == [5, 6, 7]
    with pytest.raises(Refused, match="choose-exactly"):
        answers_for(decision, [2], "")
    with pytest.raises(Refused, match="choose-one"):
        answers_for(some(3, 3, (6, 7), (4, 5)), [1, 2], "")


def test_a_choice_taken_up_in_the_middle() -> None:
    decision = some(0, 2, (6, 7, ENOUGH), (5,))
    assert offered(decision) == (6, 7, ENOUGH)
    assert hint(decision) == ""
    assert answers_for(decision, [2], "") == [7]
    assert goes_on(some(0, 2, ()), decision)
    assert not goes_on(decision, decision)
    assert not goes_on(decision, None)


def test_orders_and_shares() -> None:
    order = Decision(0, Question(1, "order", "1", CARD, ORDER), (4, 5, 6), {}, (), (4, 5, 6), 3, 3)
    assert answers_for(order, [3, 1, 2], "") == [6, 4, 5]
    assert hint(order) == "order-hint"
    with pytest.raises(Refused, match="not-twice"):
        answers_for(order, [1, 1], "")
    share = Decision(0, Question(1, "share", "1", CARD, SHARE), (4, 5), {}, (), (4, 5), 3, 3)
    assert answers_for(share, [2, 1, 2], "") == [4, 5, 5]
    assert hint(share) == "share-hint"


def test_one_of_several() -> None:
    one = Decision(0, Question(1, "one", "1", CARD), (4, 5), {})
    assert answers_for(one, [2], "") == [5]
    assert hint(one) == ""
    with pytest.raises(Refused, match="choose-one"):
        answers_for(one, [1, 2], "")


def test_several_numbers_are_answered_in_the_game(senki: Senki, tmp_path: pathlib.Path) -> None:
    """Standoff: a whole order of stances in one line, and discards as one choice."""
    senki("play standoff --text --seed 2 --opponents random --save game.senki", ["1", "3 1 2", *["1"] * 4, "1 2", *["1"] * 200])
    log = [answer for answer in load(saved(tmp_path), "game").log if answer.seat == 0]
    assert [answer.value for answer in log if answer.ask == "stance-order"][:2] == [2, 0]


def test_amounts_typed_at_once() -> None:
    question = Question(1, "load", "1", CARD, AMOUNTS)
    decision = Decision(0, question, (4, 5, ENOUGH), {}, (4,), (4, 5, 6), 1, 4, (2, 1, 2))
    assert offered(decision) == (4, 5, 6, ENOUGH)
    assert hint(decision) == "amounts-hint"
    assert answers_for(decision, [3, 1], "") == [4, 6, ENOUGH]
    assert answers_for(decision, [3, 2, 3], "") == [5, 6, 6]
    assert answers_for(decision, [4], "") == [ENOUGH]
    for numbers in ([2, 2], [1, 2, 3, 3]):
        with pytest.raises(Refused, match="choose-between"):
            answers_for(decision, numbers, "")


def test_payment_typed_at_once() -> None:
    question = Question(1, "pay", "1", CARD, PAYMENT)
    decision = Decision(0, question, (5, 7), {}, (4,), (4, 5, 6, 7), 6, 6, (1, 1, 1, 2), (3, 2, 0, 1))
    assert decision.owed == 3
    assert offered(decision) == (5, 7)  # what is worth nothing is not offered
    assert hint(decision) == "payment-hint"
    assert answers_for(decision, [2, 1], "") == [5, 7]


# -- figures ----------------------------------------------------------------------------------------------------------


def test_figures_stand_beside_options_and_are_explained(senki: Senki) -> None:
    """The first card that seat 1 holds is a volley, with this seed."""
    text = senki("play skirmish --text --seed 4 --opponents random --save game.senki", ["1", "1", "1", "w 2", "why", "w 9", "q"]).stdout
    assert re.search(r"2 Seat 2 right +Needed 4, Strength 3", text)
    assert "Needed: 4 = 4 volley (4)" in text
    assert text.count("Strength: 3 = 3 fresh (2)") == 1 + 2
    assert "Choose a number from 1 to 2" in text


def test_figures_in_japanese_and_where_there_are_none(senki: Senki) -> None:
    text = senki("play skirmish --text --seed 4 --opponents random --save game.senki --lang ja", ["ｗ　１", "q"]).stdout
    assert "hold：ルールで計算する数値はありません。" in text
