"""Damaged saves: every damage is told in one line."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lowering_cases import sealed, vault
from engine.saved_games import GAMES, changed, finished, new_session, play
from senki.engine.saves import FORMAT, SaveError, load, save, verify

pytestmark = pytest.mark.usefixtures("cases_are_games")

# -- damage -----------------------------------------------------------------------------------------------------------


def refused(text: str, complaint: str = "") -> str:
    """The save is refused in one line that begins with the file's name."""
    with pytest.raises(SaveError) as caught:
        load(text, "my.senki")
    message = str(caught.value)
    assert complaint in message, message
    assert message.startswith("my.senki")
    assert message.count("my.senki") == 1
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("", "line 1: not a game saved by senki: the file is empty"),
        (" \n\n", "line 1: not a game saved by senki: the file is empty"),
        ("hello\n", "line 1: damaged: not a line of a save"),
        ("PK\x03\x04\x00", "line 1: damaged: not a line of a save"),
        ("[1, 2]\n", "line 1: damaged: not a line of a save"),
        ("3\n", "line 1: damaged: not a line of a save"),
        ("{}\n", "line 1: not a game saved by senki"),
        ('{"name": "npm"}\n{"end": 0}\n', "line 1: not a game saved by senki"),
        ("[" * 100_000, "line 1: damaged: not a line of a save"),
        ('{"senki": 1}\n', "line 1: cut short: the end mark is missing after this line"),
        ('{"senki": 1, "end": 0}\n', "line 1: no game is called 'None'; there are: "),
        ('{"senki": 2, "new": "shape"}\nwhatever\n', "line 1: saved by a newer senki (format 2, this one reads 1); update senki"),
        ('{"senki": 2, "new": "shape"}\n', "line 1: saved by a newer senki (format 2, this one reads 1); update senki"),
        ('{"senki": "x"}\n', "line 1: damaged: there is no format 'x'"),
    ],
    ids=str,
)
def test_file_that_is_no_save_is_refused(text: str, complaint: str) -> None:
    refused(text, complaint)


def test_newer_format_is_told_apart_from_damage() -> None:
    assert FORMAT == 1
    refused(changed(save(finished()), 1, senki=2), "line 1: saved by a newer senki (format 2, this one reads 1); update senki")


@pytest.mark.parametrize(
    "line, values, complaint",
    [
        (1, {"game": "chess"}, "line 1: no game is called 'chess'; there are: "),
        (1, {"game": ...}, "line 1: no game is called 'None'"),
        (1, {"rules": "99"}, "line 1: played by rules version '99' of vault; this is '3'"),
        (1, {"rules": ...}, "line 1: played by rules version None of vault; this is '3'"),
        (1, {"seats": 3}, "damaged: the replayed game does not match its hash in the last line"),
        (1, {"seats": 9}, "line 1: vault is for 2, 3 seats, not 9"),
        (1, {"seats": "2"}, "line 1: damaged: seats or options are missing"),
        (1, {"options": ...}, "line 1: damaged: seats or options are missing"),
        (1, {"options": {"mode": "odd"}}, "line 1: option mode: 'odd' is not one of short, long"),
        (1, {"options": {"mode": ["short"]}}, "line 1: option mode: ['short'] is not one of short, long"),
        (1, {"options": {"colour": "red"}}, "line 1: vault has no option 'colour'"),
        (1, {"pack": {"id": "vault", "hash": "0" * 16}}, "line 1: played with another edition of the pack 'vault'"),
        (1, {"pack": {}}, "line 1: played with another edition of the pack None"),
        (1, {"pack": None}, "line 1: damaged: the pack is missing"),
        (1, {"pack": ...}, "line 1: damaged: the pack is missing"),
        (1, {"pack": "vault"}, "line 1: damaged: the pack is missing"),
        (1, {"pack": {"id": "x", "hash": "y", "tables": 3}}, "line 1: played with another edition of the pack 'x'"),
        (1, {"pack": {"hash": "y", "tables": {}}}, "line 1: lacks a table [pack] with an id"),
        (1, {"pack": {"id": "x", "hash": "y", "tables": {"card": []}}}, "line 1: there must be 4 [[card]], there are 0"),
        (1, {"pack": {"id": "x", "hash": "y", "tables": {"card": 5}}}, "line 1: card must be a list of records"),
        (2, {"answer": 99}, "line 2: 99 is no answer to act (rule V1); allowed: "),
        (2, {"answer": "1"}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"answer": True}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"answer": 1.0}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"answer": None}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"answer": ...}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"answer": None, "ask": "anew"}, "line 2: nothing is being chosen in secret now that could be changed"),
        (2, {"ask": "die"}, "line 2: damaged: answers die, but act is asked"),
        (2, {"ask": ...}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"seat": 1}, "line 2: seat 1 is not asked anything now; asked: seat 0"),
        (2, {"seat": True}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"seat": "chance"}, "line 2: seat -2 is not asked anything now; asked: seat 0"),
        (2, {"seat": "fate"}, "line 2: damaged: an answer has seat, ask and answer"),
        (2, {"end": 0}, ""),
        (3, {"answer": 7}, "line 3: 7 is no answer to die (rule V3); allowed: 1, 2, 3, 4, 5, 6"),
        (5, {"end": 4}, "line 5: damaged: 4 answers were saved, 3 are here"),
        (5, {"end": "3"}, "line 5: damaged: '3' answers were saved, 3 are here"),
        (5, {"end": ...}, "line 5: cut short: the end mark is missing after this line"),
        (5, {"hash": "0" * 16}, "damaged: the replayed game does not match its hash in the last line"),
        (5, {"hash": ...}, "damaged: the replayed game does not match its hash in the last line"),
    ],
    ids=str,
)
def test_changed_line_is_refused_with_its_number(line: int, values: dict[str, object], complaint: str) -> None:
    session = new_session(vault.GAME, 2)
    session.answer(0, vault.ROLL)
    session.answer(0, vault.SCORE)
    text = save(session)
    assert len(text.splitlines()) == 5
    if (line, values) == (2, {"end": 0}):
        assert load(changed(text, line, **values)).hash() == session.hash()  # a word too many does no harm
    else:
        refused(changed(text, line, **values), complaint)


def test_answer_after_the_end_of_the_game_is_refused() -> None:
    session = new_session(vault.GAME, 2)
    session.answer(0, vault.END)
    lines = save(session).splitlines()
    more = [*lines[:2], lines[1], json.dumps(json.loads(lines[2]) | {"end": 2})]
    refused("\n".join(more), "line 3: the game is over")


def test_save_cut_off_after_any_line_is_refused() -> None:
    lines = save(finished()).splitlines(keepends=True)
    for count in range(1, len(lines)):
        refused("".join(lines[:count]), f"line {count}: cut short: the end mark is missing after this line")


def test_save_cut_off_at_any_place_is_refused() -> None:
    text = save(finished())
    for length in range(len(text) - 1):
        refused(text[:length])


def test_save_with_a_line_lost_or_doubled_is_refused() -> None:
    lines = save(finished()).splitlines(keepends=True)
    for place in range(len(lines)):
        refused("".join(lines[:place] + lines[place + 1 :]))
        refused("".join(lines[: place + 1] + lines[place:]))


def test_save_with_lines_in_another_order_is_refused_unless_it_is_the_same_game() -> None:
    """Sealed answers of different seats may change places: that is the same game. Everything else is noticed."""
    session = finished()
    lines = save(session).splitlines(keepends=True)
    same = 0
    for place in range(len(lines) - 1):
        swapped = "".join([*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]])
        if lines[place] == lines[place + 1]:
            continue
        try:
            assert load(swapped).hash() == session.hash()
            same += 1
            one, two = json.loads(lines[place]), json.loads(lines[place + 1])
            assert one["seat"] != two["seat"]
        except SaveError:
            pass
    assert 0 < same < len(lines) - 5


def test_save_with_answers_of_two_lines_exchanged_is_refused_or_the_same() -> None:
    session = finished()
    rows = [json.loads(line) for line in save(session).splitlines()]
    refusals = 0
    for place in range(1, len(rows) - 2):
        other = [dict(row) for row in rows]
        other[place]["answer"], other[place + 1]["answer"] = other[place + 1]["answer"], other[place]["answer"]
        if other != rows:
            refused("\n".join(json.dumps(row) for row in other))
            refusals += 1
    assert refusals > 3


# -- fuzz -------------------------------------------------------------------------------------------------------------

FUZZ = settings(max_examples=150, derandomize=True, database=None, deadline=None)


def damaged_is_told(text: str, check: Callable[[str], object]) -> None:
    """Either a whole save still, or one clear line: never another error."""
    message = ""
    try:
        check(text)
    except SaveError as error:
        message = str(error)
    assert message == "" or message.startswith("save")
    assert "\n" not in message


def whole_saves() -> list[bytes]:
    session = new_session(vault.GAME, 2)
    for move in (vault.ROLL, vault.SCORE, vault.DRAW, vault.HIDE, vault.END):
        session.answer(0, move)
    return [save(session, reveal=True).encode(), save(finished(), reveal=True).encode(), save(play(sealed.GAME, 3, 4, most=6)).encode()]


SAVES = whole_saves()


@FUZZ
@given(which=st.integers(0, 2), flips=st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 255)), min_size=1, max_size=4))
def test_save_with_flipped_bytes_is_refused_or_whole(which: int, flips: list[tuple[int, int]]) -> None:
    data = bytearray(SAVES[which])
    for place, value in flips:
        data[place % len(data)] = value
    text = data.decode(errors="replace")
    damaged_is_told(text, load)
    damaged_is_told(text, verify)


@FUZZ
@given(which=st.integers(0, 2), place=st.integers(0, 10_000), length=st.integers(0, 60), junk=st.text(max_size=20))
def test_save_with_a_stretch_replaced_is_refused_or_whole(which: int, place: int, length: int, junk: str) -> None:
    text = SAVES[which].decode()
    place %= len(text)
    damaged = text[:place] + junk + text[place + length :]
    damaged_is_told(damaged, load)
    damaged_is_told(damaged, verify)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["vault", "sealed", "chance", "anew", "act"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "hash", "tables", "card", "pack", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
NAMES = ["senki", "game", "rules", "seats", "options", "pack", "dice", "seat", "ask", "answer", "end", "hash", "seed"]


@FUZZ
@given(which=st.integers(0, 2), line=st.integers(0, 40), name=st.sampled_from(NAMES), value=JSON)
def test_save_with_any_value_in_any_place_is_refused_or_whole(which: int, line: int, name: str, value: object) -> None:
    lines = SAVES[which].decode().splitlines()
    line %= len(lines)
    row = json.loads(lines[line])
    lines[line] = json.dumps(row | {name: value})
    damaged_is_told("\n".join(lines), load)
    damaged_is_told("\n".join(lines), verify)


@FUZZ
@given(value=JSON, part=st.sampled_from(["commitment", "words", "from"]))
def test_dice_with_any_value_are_refused_or_whole(value: object, part: str) -> None:
    lines = SAVES[0].decode().splitlines()
    head = json.loads(lines[0])
    head["dice"][part] = value
    damaged_is_told("\n".join([json.dumps(head), *lines[1:]]), verify)


@FUZZ
@given(text=st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        load(text)


@pytest.mark.long
def test_random_damage_of_many_random_games_is_told() -> None:
    source = random.Random(1)
    for seed in range(300):
        game, seats = GAMES[seed % 3]
        data = bytearray(save(play(game, seats, seed, most=40)).encode())
        for _ in range(20):
            copy = data[:]
            for _ in range(source.randrange(1, 5)):
                copy[source.randrange(len(copy))] = source.randrange(256)
            damaged_is_told(copy.decode(errors="replace"), load)
