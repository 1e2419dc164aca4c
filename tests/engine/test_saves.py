"""Saved games: readable, whole in the middle of anything, and every damage is told in one line."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lowering_cases import area, sealed, vault
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.dice import Dice, OpenDice, StreamDice
from senki.engine.fairness import commitment, seed_from
from senki.engine.game import Game
from senki.engine.packs import Record, make_pack
from senki.engine.saves import FORMAT, SaveError, load, read, save, verify
from senki.engine.session import Session
from senki.engine.table import CHANCE

GAMES: list[tuple[Game, int]] = [(vault.GAME, 2), (sealed.GAME, 3), (area.GAME, 2)]
SEED = seed_from("saves")


@pytest.fixture(autouse=True)
def find_the_games_of_these_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENKI_GAMES", "small_games,engine.lowering_cases")


def new_session(game: Game, seats: int, dice: Dice | None = None, words: tuple[str, ...] = ("north", "海")) -> Session:
    return Session(game, seats, {}, game.load_pack(None), dice or StreamDice(SEED, words))


def step(session: Session, rng: Rng) -> None:
    """A random answer; now and then a sealed choice is begun anew, or a move is taken back."""
    seats = [decision.seat for decision in session.pending()]
    seat = seats[rng.below(len(seats))]
    if seat >= 0 and rng.below(8) == 0 and session.why_no_undo(seat) == "":
        session.undo(seat)
        return
    decision = session.pending()[seats.index(seat)]
    session.answer(seat, decision.options[rng.below(len(decision.options))])


def play(game: Game, seats: int, seed: int, most: int = 10_000, dice: Dice | None = None) -> Session:
    session = new_session(game, seats, dice)
    rng = Rng(seed)
    for _ in range(most):
        if session.over:
            break
        step(session, rng)
    return session


def finished(seed: int = 1) -> Session:
    """A finished game of sealed bids, with a choice begun anew and a die."""
    session = new_session(sealed.GAME, 3)
    session.answer(1, 2)
    session.answer(0, 2)
    session.begin_anew(0)
    rng = Rng(seed)
    while not session.over:
        seat = session.pending()[0].seat
        decision = session.decision(seat)
        assert decision is not None
        session.answer(seat, decision.options[rng.below(len(decision.options))])
    return session


# -- whole ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game, seats", GAMES, ids=lambda value: value.info.id if isinstance(value, Game) else str(value))
def test_game_saved_and_loaded_at_every_answer_is_the_same(game: Game, seats: int) -> None:
    session = new_session(game, seats)
    rng = Rng(5)
    for _ in range(60):
        text = save(session)
        loaded = load(text)
        assert loaded.log == session.log
        assert loaded.hash() == session.hash()
        assert [loaded.view(seat) for seat in (None, 0, 1)] == [session.view(seat) for seat in (None, 0, 1)]
        assert [event.plain() for event in loaded.events(0)] == [event.plain() for event in session.events(0)]
        assert [d.plain() for d in loaded.pending()] == [d.plain() for d in session.pending()]
        if session.over:
            break
        step(session, rng)


@pytest.mark.parametrize("game, seats", GAMES, ids=lambda value: value.info.id if isinstance(value, Game) else str(value))
def test_game_saved_while_chance_is_open_is_the_same(game: Game, seats: int) -> None:
    session = new_session(game, seats, OpenDice())
    rng = Rng(6)
    while session.table.seat != CHANCE:
        step(session, rng)
    loaded = load(save(session))
    assert loaded.table.seat == CHANCE
    assert loaded.hash() == session.hash()
    assert save(loaded) == save(session)


def test_loaded_game_can_be_played_to_the_end_and_taken_back() -> None:
    session = new_session(vault.GAME, 2)
    session.answer(0, vault.SCORE)
    session.answer(0, vault.SCORE)
    loaded = load(save(session))
    loaded.undo(0)
    assert len(loaded.log) == 1
    loaded.answer(0, vault.END)
    assert loaded.over


def test_watcher_sees_every_position() -> None:
    session = finished()
    seen: list[str] = []
    load(save(session), watch=lambda s: seen.append(s.hash()))
    assert len(seen) == len(session.log) + 1
    assert seen[-1] == session.hash()


def test_save_is_readable() -> None:
    session = new_session(vault.GAME, 2)
    session.answer(0, vault.ROLL)
    lines = save(session).splitlines()
    assert lines[0].startswith(
        '{"senki": 1, "game": "vault", "rules": "3", "seats": 2, "options": {"mode": "short", "luck": "on"}, "pack": {'
    )
    assert '"words": ["north", "海"]' in lines[0]
    assert lines[1] == '{"seat": 0, "ask": "act", "answer": 1}'
    assert re.fullmatch(r'\{"seat": "chance", "ask": "die", "answer": [1-6]\}', lines[2])
    assert re.fullmatch(r'\{"end": 2, "hash": "[0-9a-f]{16}"\}', lines[3])
    assert len(lines) == 4


def test_every_game_found_can_be_saved_and_loaded() -> None:
    for game_id in ("leduc", "hearts", "standoff"):
        game = find_game(game_id)
        session = play(game, game.info.seats[0], 3, most=25)
        assert load(save(session)).hash() == session.hash()


@pytest.mark.parametrize("word", ["a\u2028b", "a\x85b", "a\nb", "a\r\nb", 'a"b', "\\", "", "\x1c", "🎲"], ids=repr)
def test_players_words_of_any_kind_do_not_break_a_save(word: str) -> None:
    session = new_session(vault.GAME, 2, words=(word,))
    session.answer(0, vault.ROLL)
    session.answer(0, vault.END)
    text = save(session, reveal=True)
    assert load(text).hash() == session.hash()
    assert verify(text) == 1


def test_save_from_a_machine_with_other_line_ends_is_the_same() -> None:
    session = finished()
    assert load(save(session).replace("\n", "\r\n")).hash() == session.hash()
    assert load(save(session).removesuffix("\n")).hash() == session.hash()


def test_other_pack_is_saved_whole() -> None:
    cards = [dict(card) for card in vault_cards()]
    cards[0]["value"] = 9
    data: dict[str, object] = {"pack": {"id": "mine", "game": "vault"}, "card": cards}
    facts = vault.GAME.facts(make_pack(data, "vault", vault.SCHEMA, "here"))
    session = Session(vault.GAME, 2, {}, facts, StreamDice(SEED))
    session.answer(0, vault.SCORE)
    text = save(session)
    assert '"tables"' in text
    assert '"tables"' not in save(new_session(vault.GAME, 2))
    loaded = load(text)
    assert loaded.hash() == session.hash()
    assert save(loaded).splitlines()[1:] == text.splitlines()[1:]


def vault_cards() -> list[Record]:
    pack = vault.GAME.pack_of(vault.GAME.load_pack(None))
    assert pack is not None
    return pack.tables["card"]


# -- damage -----------------------------------------------------------------------------------------------------------


def changed(text: str, line: int, **values: object) -> str:
    """The save with some values of a line (1: the first) put in; ... takes one away."""
    lines = text.splitlines()
    row = json.loads(lines[line - 1]) | values
    lines[line - 1] = json.dumps({key: value for key, value in row.items() if value is not ...})
    return "\n".join(lines) + "\n"


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
        (5, {"end": "3"}, "line 5: damaged: 3 answers were saved, 3 are here"),
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


# -- honest dice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_dice_of_an_honest_game_can_be_checked(seed: int) -> None:
    session = play(vault.GAME, 2, seed)
    dice = sum(answer.seat == CHANCE for answer in session.log)
    assert verify(save(session, reveal=True)) == dice


def test_every_changed_die_is_noticed() -> None:
    """Though the game with that die would be a legal one: the hash is put right, too."""
    session = new_session(vault.GAME, 2)
    for move in (vault.ROLL, vault.ROLL, vault.DRAW, vault.ROLL, vault.END):
        session.answer(0, move)
    text = save(session, reveal=True)
    assert verify(text) == 4
    found = 0
    for line, answer in enumerate(session.log, 2):
        if answer.seat != CHANCE:
            continue
        for value in range(8):
            other = changed(text, line, answer=value)
            try:
                load(other)
            except SaveError as error:
                if "hash" not in str(error):
                    continue  # not even legal
                replayed = replay(other)
                other = changed(other, len(text.splitlines()), hash=replayed.hash())
                load(other)
                with pytest.raises(SaveError, match=f"my.senki, line {line}: {answer.ask} was {value}, the seed gives {answer.value}"):
                    verify(other, "my.senki")
                found += 1
    assert found == 5 + 5 + 3 + 5


def replay(text: str) -> Session:
    """The session of a save, whatever its hash says."""
    saved = read(text)
    session = Session(vault.GAME, 2, {}, vault.GAME.load_pack(None), OpenDice())
    for _, answer in saved.answers:
        assert answer.value is not None
        session.give(answer.seat, answer.value)
    return session


def test_another_seed_is_noticed() -> None:
    text = save(finished(), reveal=True)
    last = len(text.splitlines())
    other = seed_from("another")
    with pytest.raises(SaveError, match="the revealed seed is not the one that was promised before the game"):
        verify(changed(text, last, seed=other.hex()))
    head = json.loads(text.splitlines()[0])
    head["dice"]["commitment"] = commitment(other)
    false = "\n".join([json.dumps(head), *changed(text, last, seed=other.hex()).splitlines()[1:]])
    with pytest.raises(SaveError, match=r"line \d+: die was \d, the seed gives \d"):
        verify(false)


def test_other_words_of_the_players_are_noticed() -> None:
    session = new_session(vault.GAME, 2)
    for move in (*[vault.ROLL] * 6, vault.END):
        session.answer(0, move)
    text = save(session, reveal=True)
    assert verify(text) == 6
    with pytest.raises(SaveError, match="the seed gives"):
        verify(text.replace("north", "south"))


@pytest.mark.parametrize("seed", ["", "zz", "00", "0" * 63, "0" * 66])
def test_damaged_seed_is_told(seed: str) -> None:
    text = save(finished(), reveal=True)
    with pytest.raises(SaveError, match="save: damaged seed: "):
        verify(changed(text, len(text.splitlines()), seed=seed))


def test_checking_a_damaged_game_is_refused() -> None:
    text = save(finished(), reveal=True)
    with pytest.raises(SaveError, match="does not match its hash"):
        verify(changed(text, len(text.splitlines()), hash="0" * 16))


def test_there_is_no_seed_in_a_save_unless_it_is_revealed_at_the_end() -> None:
    session = new_session(vault.GAME, 2)
    session.answer(0, vault.ROLL)
    assert not session.over
    for text in (save(session), save(session, reveal=True), save(finished())):
        assert "seed" not in text
        assert SEED.hex() not in text
        assert SEED.hex()[:16] not in text
        with pytest.raises(SaveError, match="no seed was revealed in this save, so its dice cannot be checked"):
            verify(text)
    assert SEED.hex() in save(finished(), reveal=True)


def test_save_promises_the_dice_before_they_fall() -> None:
    assert json.loads(save(new_session(vault.GAME, 2)).splitlines()[0])["dice"] == {
        "commitment": commitment(SEED),
        "words": ["north", "海"],
        "from": 0,
    }
    assert "dice" not in json.loads(save(new_session(vault.GAME, 2, OpenDice())).splitlines()[0])


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
