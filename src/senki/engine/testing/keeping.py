"""Does a game keep? Saved and loaded anywhere, replayed, taken back, and answered in any order where the order means nothing."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.determinize import Resampler
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.position import dump, load, state_hash
from senki.engine.saves import load as load_save
from senki.engine.saves import save
from senki.engine.session import CannotUndo, Session
from senki.engine.table import CHANCE, Table, Told
from senki.engine.testing.play import (
    LONG_GAME,
    Fault,
    Position,
    Setting,
    answer,
    play_line,
    positions,
    rng_for,
    session_of,
    sessions_at,
    spread,
)
from senki.engine.view import hidden_cards, view

# -- saving -----------------------------------------------------------------------------------------------------------


def check_dumps(game: Game, setting: Setting, games: int) -> None:
    """At every question: dumped, written as JSON and loaded, the table has the same hash and goes on in the same way."""
    pack = game.load_pack(None)
    for number in range(games):
        start = game.setup(setting.seats, setting.options, pack)
        line, found = play_line(game, setting, rng_for(10, number), pack)
        after = [state_hash(game, position.table) for position in found] + [state_hash(game, line.table)]
        for place, position in enumerate(found):
            loaded = reload(game, start, position.table)
            if state_hash(game, loaded) != after[place]:
                raise Fault(f"{position}: the loaded table has another hash")
            answer(loaded, position.seat, position.value)
            if state_hash(game, loaded) != after[place + 1]:
                raise Fault(f"{position}: the loaded table goes on in another way")
        if state_hash(game, reload(game, start, line.table)) != after[-1]:
            raise Fault(f"{line}: the loaded table has another hash")


COPIES: Final[tuple[tuple[str, Callable[[Table], Table]], ...]] = (
    ("copied", copy.copy),
    ("deeply copied", copy.deepcopy),
    ("pickled", lambda table: cast(Table, pickle.loads(pickle.dumps(table)))),
)


def check_copies(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """Copied by Python's own means, or pickled and read, a table is the same, stands alone, and goes on in the same way."""
    for position in positions(game, setting, 15, games, of_each):
        table, before = position.table, state_hash(game, position.table)
        apart = table.clone()
        answer(apart, position.seat, position.value)
        for how, make in COPIES:
            other = make(table)
            if type(other) is not type(table) or state_hash(game, other) != before:
                raise Fault(f"{position}: {how}, it is another table")
            if (other.seat, other.key, other.options) != (table.seat, table.key, table.options):
                raise Fault(f"{position}: {how}, it asks something else")
            answer(other, position.seat, position.value)
            if state_hash(game, other) != state_hash(game, apart):
                raise Fault(f"{position}: {how}, it goes on in another way")
            if state_hash(game, table) != before:
                raise Fault(f"{position}: it changes with what was {how} from it")


def reload(game: Game, start: Table, table: Table) -> Table:
    return load(game, start, cast(Row, json.loads(json.dumps(dump(game, table)))))


def check_saves(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """A saved game is replayed to the same position, with the same answers and events, at the end and on the way."""
    for session, position in sessions_at(positions(game, setting, 11, games, of_each)):
        compare_saved(session, position)
    line, _ = play_line(game, setting, rng_for(11, games), game.load_pack(None))
    compare_saved(session_of(line), line)


def compare_saved(session: Session, where: object) -> None:
    loaded = load_save(save(session), "conformance")
    if (loaded.hash(), loaded.log, loaded.told) != (session.hash(), session.log, session.told):
        raise Fault(f"{where}: the replayed save differs")


def check_hash_seeds(game: Game, chosen: list[Setting], games: int) -> None:
    """The same games come out under different seeds of Python's own hashes."""
    program = f"from senki.engine.testing.play import Setting, fingerprint; print(fingerprint({game.info.id!r}, {chosen!r}, 12, {games}))"
    found = set()
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Fault(f"{game.info.id}: {done.stderr.strip().splitlines()[-1]}")
        found.add(done.stdout)
    if len(found) > 1:
        raise Fault(f"{game.info.id}: games depend on PYTHONHASHSEED: is there a loop over a set?")


# -- taking back ------------------------------------------------------------------------------------------------------


def check_undo(game: Game, setting: Setting, games: int, of_each: int, samples: int) -> None:
    """Undo leads back to where the answer was given; it never crosses chance, another seat's answer or anything shown."""
    pack = game.load_pack(None)
    for number in range(games):
        rng = rng_for(13, number)
        line, _ = play_line(game, setting, rng, pack)
        session = session_of(line, 0)
        chosen = spread(len(line.answers), of_each, rng)
        for place, (seat, value) in enumerate(line.answers):
            before = session.hash() if place in chosen else ""
            session.give(seat, value)
            if place not in chosen:
                continue
            where = f"{game.info.id} {setting}, answer {len(session.log)}"
            check_undo_refused(session, setting, seat, where)
            if seat != CHANCE and not session.why_no_undo(seat) and not session.chooses_sealed(seat):
                check_nothing_shown(session, setting, rng, samples, where)
                session.undo(seat)
                if session.hash() != before:
                    raise Fault(f"{where}: undo does not lead back to where the answer was given")
                session.give(seat, value)


def check_undo_refused(session: Session, setting: Setting, last: int, where: str) -> None:
    for seat in range(setting.seats):
        if (seat == last and last != CHANCE) or session.chooses_sealed(seat):
            continue
        before = session.hash()
        try:
            session.undo(seat)
        except CannotUndo:
            if session.hash() != before:
                raise Fault(f"{where}: a refused undo has changed something") from None
            continue
        raise Fault(f"{where}: seat {seat} took back what {'chance' if last == CHANCE else f'seat {last}'} had answered")


def check_nothing_shown(session: Session, setting: Setting, rng: Rng, samples: int, where: str) -> None:
    """If an answer can be taken back, it led every seat to see what it would have seen wherever the hidden things lay."""
    step = session.steps[-1]
    kind = session.game.info.questions[step.before.key].kind.name
    for viewer in range(setting.seats):
        if (kind, step.answer.value) in hidden_cards(step.before, viewer):
            continue  # the viewer cannot say what the same answer would be
        seen = view(session.game, session.table, viewer)
        resampler = Resampler(session.game, step.before, viewer)
        for _ in range(samples):
            other = resampler.deal(rng)
            other.turn_to(step.answer.seat)
            if step.answer.value in other.options:
                answer(other, step.answer.seat, step.answer.value)
                if view(session.game, other, viewer) != seen:
                    raise Fault(f"{where}: {step.answer.ask} showed seat {viewer} something, yet it could be taken back")


# -- sealed choices ---------------------------------------------------------------------------------------------------


def sealed_openings(game: Game, setting: Setting, games: int) -> Iterator[Position]:
    """The positions of random games in which several seats begin to choose at the same time."""
    pack = game.load_pack(None)
    answers = 0
    for number in range(games):
        if answers > games * LONG_GAME:
            return
        waiting = 0
        found = play_line(game, setting, rng_for(14, number), pack)[1]
        answers += len(found)
        for position in found:
            sealed = position.table.sealed
            before, waiting = waiting, len(sealed.waiting()) if sealed is not None else 0
            if waiting > before:  # while one choice is under way, those who wait only grow fewer
                yield position


Choices = dict[int, list[int]]


def choose_all(opening: Position, rng: Rng) -> Choices:
    """What each seat answers, in order, if all choose at random."""
    table = opening.table.clone()
    sealed = table.sealed
    given: Choices = {seat: [] for seat in table.waiting()}
    while table.sealed is sealed:
        seat = table.seat
        value = table.options[rng.below(len(table.options))]
        given[seat].append(value)
        answer(table, seat, value)
    return given


def interleave(choices: Choices, rng: Rng) -> list[tuple[int, int]]:
    """The same answers in another order: each seat's own stay in theirs."""
    turns = [seat for seat, values in choices.items() for _ in values]
    rng.shuffle(turns)
    left = {seat: iter(values) for seat, values in choices.items()}
    return [(seat, next(left[seat])) for seat in turns]


def check_sealed_order(game: Game, setting: Setting, games: int) -> None:
    """Whatever the order in which the seats answer, the same comes of it."""
    rng = rng_for(15, 0)
    for opening in sealed_openings(game, setting, games):
        choices = choose_all(opening, rng)
        results = {play_choices(game, opening, interleave(choices, rng)) for _ in range(3)}
        if len(results) > 1:
            raise Fault(f"{opening}: the order of sealed answers makes a difference")


def play_choices(game: Game, opening: Position, answers: list[tuple[int, int]]) -> tuple[str, tuple[Told, ...]]:
    """The position after the choices, and what was told: that seats have finished, in whatever order, and what came of it."""
    table = opening.table.clone()
    told: list[Told] = []
    for seat, value in answers:
        told += answer(table, seat, value)
    return state_hash(game, table), tuple(sorted(told))


def check_begin_anew(game: Game, setting: Setting, games: int) -> None:
    """A seat that changes its sealed choice stands as if it had not answered yet; its further answers count.

    One session goes through a whole game, so that its save at the end has all the choices that were changed.
    """
    rng = rng_for(16, 0)
    session: Session | None = None
    for at, opening in sessions_at(sealed_openings(game, setting, games)):
        is_first = session is not at
        if is_first and session is not None:
            compare_saved(session, opening)
        session = at
        choices = choose_all(opening, rng)
        answers = interleave(choices, rng)[:-1]
        for seat in choices:
            begin_anew(session, opening, seat, answers)
            if is_first:
                compare_saved(session, opening)  # in the middle of a choice
            for other in choices:
                session.begin_anew(other)
            if session.hash() != state_hash(game, opening.table):
                raise Fault(f"{opening}: all begin their sealed choices anew, and something of the old ones stays")
    if session is not None:
        compare_saved(session, setting)


def begin_anew(session: Session, opening: Position, seat: int, answers: list[tuple[int, int]]) -> None:
    """The seat takes back its part of the answers; the others' stay."""
    without = opening.table.clone()
    for other, value in answers:
        session.give(other, value)
        if other != seat:
            answer(without, other, value)
    session.begin_anew(seat)
    if session.hash() != state_hash(session.game, without):
        raise Fault(f"{opening}: seat {seat} begins its sealed choice anew, and something of the old one stays")
