"""Saved games: readable, and whole in the middle of anything; their dice can be checked."""

from __future__ import annotations

import json
import re

import pytest

from engine.lowering_cases import vault
from engine.saved_games import GAMES, SEED, changed, finished, new_session, play, step
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.dice import OpenDice, StreamDice
from senki.engine.fairness import commitment, seed_from
from senki.engine.game import Game
from senki.engine.packs import Record, make_pack
from senki.engine.saves import SaveError, load, read, save, verify
from senki.engine.session import Session
from senki.engine.table import CHANCE

pytestmark = pytest.mark.usefixtures("cases_are_games")

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
