"""A game as one readable file: JSON lines, first what was played, then every answer, then an end mark with a hash.

Chance's answers stand in it like the seats', so a save replays exactly and holds no seed: it cannot tell the future.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, cast

from senki.engine.catalog import NoGame, find_game
from senki.engine.dice import Dice, OpenDice, StreamDice
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.packs import Pack, PackError, make_pack
from senki.engine.session import ANEW, Answer, CannotUndo, IllegalAnswer, Session
from senki.engine.shown import shown
from senki.engine.table import CHANCE

FORMAT: Final = 1


class SaveError(ValueError):
    """What is wrong with a saved game, and in which line."""


def save(session: Session, reveal: bool = False) -> str:
    """The text of a save. With reveal, for a game that is over, the seed is told, so that anybody can check the dice."""
    game = session.game
    pack = game.pack_of(session.pack)
    head: Row = {"senki": FORMAT, "game": game.info.id, "rules": game.info.rules_version, "seats": session.seats}
    head |= {"options": session.options, "pack": {"id": pack.id, "hash": pack.hash} if pack else None}
    if pack and pack.hash != default_pack_hash(game):
        head["pack"] = {"id": pack.id, "hash": pack.hash, "tables": pack.tables}
    dice = session.dice
    if isinstance(dice, StreamDice):
        head["dice"] = {"commitment": dice.commitment, "words": list(dice.words), "from": session.dice_from}
    rows = [head, *(answer_row(answer) for answer in session.log)]
    end: Row = {"end": len(session.log), "hash": session.hash()}
    if reveal and session.over and isinstance(dice, StreamDice):
        end["seed"] = dice.seed.hex()
    return "".join(json.dumps(row, ensure_ascii=False, separators=(", ", ": ")) + "\n" for row in [*rows, end])


def answer_row(answer: Answer) -> Row:
    return {"seat": "chance" if answer.seat == CHANCE else answer.seat, "ask": answer.ask, "answer": answer.value}


def default_pack_hash(game: Game) -> str | None:
    pack = game.pack_of(game.load_pack(None))
    return pack.hash if pack else None


class Saved:
    """A save that was read and found whole: what was played, and the answers with their lines."""

    def __init__(self, head: Row, answers: list[tuple[int, Answer]], end: Row, name: str) -> None:
        self.head: Final = head
        self.answers: Final = answers
        self.end: Final = end
        self.name: Final = name


def read(text: str, name: str = "save") -> Saved:
    """Take a save apart. Errors name the file and the line."""
    rows: list[tuple[int, Row]] = []
    if not text.strip():
        raise SaveError(f"{name}, line 1: not a game saved by senki: the file is empty")
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise SaveError(f"{name}, line {number}: damaged: not a line of a save ({error})") from None
        if not isinstance(row, dict):
            raise SaveError(f"{name}, line {number}: damaged: not a line of a save")
        if not rows:
            check_format(row, f"{name}, line 1")
        rows.append((number, row))
    if "end" not in rows[-1][1]:
        raise SaveError(f"{name}, line {rows[-1][0]}: cut short: the end mark is missing after this line")
    head, end = rows[0][1], rows[-1][1]
    answers = [(number, read_answer(row, f"{name}, line {number}")) for number, row in rows[1:-1]]
    if end["end"] != len(answers):
        raise SaveError(f"{name}, line {rows[-1][0]}: damaged: {shown(end['end'])} answers were saved, {len(answers)} are here")
    return Saved(head, answers, end, name)


def check_format(head: Row, where: str) -> None:
    """Before anything else is read: a newer format may look quite different."""
    if "senki" not in head:
        raise SaveError(f"{where}: not a game saved by senki")
    if isinstance(head["senki"], int) and head["senki"] > FORMAT:
        raise SaveError(f"{where}: saved by a newer senki (format {shown(head['senki'])}, this one reads {FORMAT}); update senki")
    if head["senki"] != FORMAT:
        raise SaveError(f"{where}: damaged: there is no format {shown(head['senki'])}")


def read_answer(row: Row, where: str) -> Answer:
    seat, ask, value = row.get("seat"), row.get("ask"), row.get("answer")
    number = CHANCE if seat == "chance" else seat
    if (
        type(number) is not int
        or type(ask) is not str
        or "answer" not in row
        or (type(value) is not int and (ask != ANEW or value is not None))
    ):
        raise SaveError(f"{where}: damaged: an answer has seat, ask and answer")
    return Answer(number, ask, value)


def open_session(saved: Saved, dice: Dice | None = None) -> Session:
    """A new session on the set-up of a save, before its first answer. The dice leave everything open."""
    head, where = saved.head, f"{saved.name}, line 1"
    try:
        game = find_game(game_name(head))
    except NoGame as error:
        raise SaveError(f"{where}: {error}") from None
    if head.get("rules") != game.info.rules_version:
        raise SaveError(
            f"{where}: played by rules version {shown(head.get('rules'))} of {game.info.id}; this is {game.info.rules_version!r}"
        )
    seats, options = head.get("seats"), head.get("options")
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise SaveError(f"{where}: damaged: seats or options are missing")
    try:
        return Session(game, seats, cast(dict[str, str], options), saved_pack(game, head.get("pack"), where), dice or OpenDice())
    except (SaveError, PackError) as error:  # these say where themselves
        raise SaveError(str(error)) from None
    except ValueError as error:
        raise SaveError(f"{where}: {error}") from None


def game_name(head: Row) -> str:
    name = head.get("game")
    return name if isinstance(name, str) else shown(name)


def saved_pack(game: Game, row: object, where: str) -> object:
    if isinstance(row, dict) and isinstance(row.get("tables"), dict):
        data: dict[str, object] = {**row["tables"], "pack": {"id": row.get("id"), "game": game.info.id}}
        schema = game.schema()
        if schema is None:
            raise SaveError(f"{where}: {game.info.id} has no packs")
        facts = game.facts(make_pack(data, game.info.id, schema, where))
    else:
        facts = game.load_pack(None)
    pack: Pack | None = game.pack_of(facts)
    if pack and not isinstance(row, dict):
        raise SaveError(f"{where}: damaged: the pack is missing")
    if pack and isinstance(row, dict) and row.get("hash") != pack.hash:
        raise SaveError(f"{where}: played with another edition of the pack {shown(row.get('id'))}")
    return facts


def load(text: str, name: str = "save", dice: Dice | None = None, watch: Callable[[Session], None] | None = None) -> Session:
    """A session from a save, replayed to its end and checked; further chance is the given dice's. `watch` sees every step."""
    saved = read(text, name)
    session = open_session(saved)
    if watch:
        watch(session)
    for number, answer in saved.answers:
        replay_answer(session, answer, f"{name}, line {number}")
        if watch:
            watch(session)
    check_hash(session, saved)
    if dice is not None:
        session.dice = dice
        session.dice_from = len(session.log)
        session.answer_chance()
    return session


def check_hash(session: Session, saved: Saved) -> None:
    if saved.end.get("hash") != session.hash():
        raise SaveError(f"{saved.name}: damaged: the replayed game does not match its hash in the last line")


def replay_answer(session: Session, answer: Answer, where: str) -> None:
    try:
        if answer.value is None:
            session.begin_anew(answer.seat)
            return
        waiting = session.table.waiting()
        if answer.seat in waiting:
            session.table.turn_to(answer.seat)
            name = session.game.info.questions[session.table.key].name
            if name != answer.ask:
                raise SaveError(f"{where}: damaged: answers {answer.ask}, but {name} is asked")
        session.give(answer.seat, answer.value)
    except (IllegalAnswer, CannotUndo) as error:
        raise SaveError(f"{where}: {error}") from None


def verify(text: str, name: str = "save") -> int:
    """Work out again every die and card of a finished game from its revealed seed; how many there were. SaveError if one differs."""
    saved = read(text, name)
    dice_row, seed = saved.head.get("dice"), saved.end.get("seed")
    if not isinstance(dice_row, dict) or not isinstance(seed, str):
        raise SaveError(f"{name}: no seed was revealed in this save, so its dice cannot be checked")
    words, first = dice_row.get("words"), dice_row.get("from", 0)
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words) or type(first) is not int:
        raise SaveError(f"{name}, line 1: damaged: the dice have words and a place to begin from")
    try:
        dice = StreamDice(bytes.fromhex(seed), tuple(words))
    except ValueError as error:
        raise SaveError(f"{name}: damaged seed: {error}") from None
    if dice.commitment != dice_row.get("commitment"):
        raise SaveError(f"{name}: the revealed seed is not the one that was promised before the game")
    checked = 0
    session = open_session(saved)
    for place, (number, answer) in enumerate(saved.answers):
        if answer.seat == session.table.seat == CHANCE and place >= first:
            wanted = dice.choose(answer.ask, session.table.options)
            if wanted != answer.value:
                raise SaveError(f"{name}, line {number}: {answer.ask} was {answer.value}, the seed gives {wanted}")
            checked += 1
        replay_answer(session, answer, f"{name}, line {number}")
    check_hash(session, saved)
    return checked
