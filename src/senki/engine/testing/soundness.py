"""Is a game sound? It ends, every offered answer can be given and no other, copies stand alone, and lowering changes nothing."""

from __future__ import annotations

from senki.engine.actions import action_of, action_table, chance_outcomes, is_by_chance, option_of
from senki.engine.decision import WAY_OUT
from senki.engine.game import Game
from senki.engine.position import state_hash
from senki.engine.procedure import NATIVE, Asked, run_native
from senki.engine.session import IllegalAnswer, Session
from senki.engine.table import CHANCE, Table, Told
from senki.engine.testing.play import (
    LONG_GAME,
    DeadEnd,
    Fault,
    Line,
    Setting,
    answer,
    play_line,
    positions,
    rng_for,
    session_of,
    sessions_at,
)
from senki.engine.zones import fields_of


def check_invariants(game: Game, table: Table, where: object) -> None:
    try:
        game.check(table)
    except AssertionError as error:
        raise Fault(f"{where}: the table breaks an invariant: {error}") from error


# -- what a game declares ---------------------------------------------------------------------------------------------


def check_rule_ids(game: Game) -> None:
    """Every question and every event names the rule it comes from."""
    for question in game.info.questions.values():
        if not question.rule:
            raise Fault(f"{game.info.id}: question {question.name} names no rule")
    for event in game.info.events.values():
        if not event.rule:
            raise Fault(f"{game.info.id}: event {event.name} names no rule")


def check_action_numbers(game: Game) -> None:
    """Every answer to every question has a number of its own, and the number leads back to it."""
    taken: dict[int, str] = {}
    for key, question in game.info.questions.items():
        more = [WAY_OUT[question.shape]] if question.shape in WAY_OUT else []
        for option in [*range(question.size), *more]:
            action = action_of(game, key, option)
            if action in taken:
                raise Fault(f"{game.info.id}: {question.name} {option} has the action number of {taken[action]}")
            taken[action] = f"{question.name} {option}"
            if option_of(game, action) != (question, option):
                raise Fault(f"{game.info.id}: action {action} does not lead back to {question.name} {option}")
    if len(taken) != game.info.actions:
        raise Fault(f"{game.info.id}: {game.info.actions} actions are declared, {len(taken)} can be chosen")


def check_numbering(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """Every offered option has an action number."""
    for position in positions(game, setting, 1, games, of_each):
        for option in position.table.options:
            try:
                action_of(game, position.table.key, option)
            except ValueError as error:
                raise Fault(f"{position}: {error}") from error


def check_chance(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """Chance's questions are declared, no other is, and their probabilities add up."""
    for position in positions(game, setting, 4, games, of_each):
        question, chance = game.info.questions[position.table.key], position.seat == CHANCE
        if is_by_chance(game, question) != chance:
            who = "by chance, and GameInfo.chance does not name it" if chance else "by a seat, and GameInfo.chance names it"
            raise Fault(f"{position}: {question.name} is answered {who}")
        if chance:
            outcomes = chance_outcomes(game, position.table)
            if sum(part for _, part in outcomes) != 1 or {option for option, _ in outcomes} != set(position.table.options):
                raise Fault(f"{position}: the outcomes of {question.name} are {outcomes}")


def check_action_table(game: Game) -> None:
    """Every number has a meaning of its own."""
    rows = action_table(game, game.load_pack(None))
    meanings = {(row.question, row.option) for row in rows}
    if [row.number for row in rows] != list(range(game.info.actions)) or len(meanings) != len(rows) or not all(row.label for row in rows):
        raise Fault(f"{game.info.id}: the table of actions lacks a number, a label, or has an answer twice")


# -- playing ----------------------------------------------------------------------------------------------------------


def check_random_games(game: Game, setting: Setting, games: int) -> None:
    """Random games end in time, without a dead end, keep their invariants, and have a result for every seat."""
    pack = game.load_pack(None)
    answers = 0
    for number in range(games):
        if answers > games * LONG_GAME:
            return
        rng = rng_for(3, number)
        line = Line(game, setting, pack)
        check_invariants(game, line.table, line)
        if game.seat_count(line.table) != setting.seats:
            raise Fault(f"{line}: seat_count gives {game.seat_count(line.table)}")
        while not line.over:
            line.step(rng)
            check_invariants(game, line.table, line)
        answers += len(line.answers)
        outcome = game.outcome(line.table)
        if outcome is None or len(outcome.scores) != setting.seats or not outcome.winners:
            raise Fault(f"{line}: the game is over without a score for each seat and a winner")


def check_every_option(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """Each option that any seat is offered can be chosen, and leads on."""
    for position in positions(game, setting, 4, games, of_each):
        for seat in position.table.waiting():
            asked = position.table.clone()
            asked.turn_to(seat)
            if seat != CHANCE and len(set(asked.options)) != len(asked.options):  # of equal cards chance draws each as likely
                raise Fault(f"{position}: seat {seat} is offered an option twice: {asked.options}")
            for option in asked.options:
                copy = asked.clone()
                answer(copy, seat, option)
                if copy.waiting() and not copy.options:
                    raise DeadEnd(f"{position}: after seat {seat} answers {option}, seat {copy.seat} has no option")
                check_invariants(game, copy, f"{position}, seat {seat} answers {option}")


def check_old_copies(game: Game, setting: Setting, games: int) -> None:
    """A copy never changes when the game, or a copy of the copy, goes on."""
    pack = game.load_pack(None)
    for number in range(games):
        rng = rng_for(5, number)
        line = Line(game, setting, pack)
        kept: list[tuple[Table, str]] = []
        while not line.over:
            kept.append((line.table.clone(), state_hash(game, line.table)))
            line.step(rng)
        for table, _ in kept:
            copy = table.clone()
            for _ in range(6):
                if copy.waiting():
                    answer(copy, copy.seat, copy.options[rng.below(len(copy.options))])
        for place, (table, before) in enumerate(kept):
            if state_hash(game, table) != before:
                raise Fault(f"{line}: the copy made after {place} answers has changed since")


# -- lowered and native -----------------------------------------------------------------------------------------------


def fields_text(table: Table) -> dict[str, str]:
    return {field.name: repr(field.of(table)) for field in fields_of(table)}


def can_run_native(game: Game, setting: Setting) -> bool:
    """Compiled rules have no generators left to compare with."""
    table = game.setup(setting.seats, setting.options, game.load_pack(None))
    return type(game.first(table)) in NATIVE


def check_native(game: Game, setting: Setting, games: int) -> None:
    """The lowered rules and the generators they were made from ask the same questions and end with the same table and events."""
    pack = game.load_pack(None)
    for number in range(games):
        compare_native(game, setting, pack, number)


def compare_native(game: Game, setting: Setting, pack: object, number: int) -> None:
    line = Line(game, setting, pack)
    rng = rng_for(6, number)
    told: list[Told] = line.events()
    native = game.setup(setting.seats, setting.options, pack)
    native.told = []

    def follow(asked: Asked) -> int:
        lowered = line.table
        if lowered.sealed is not None:
            lowered.turn_to(lowered.sealed.waiting()[0])  # the generators let one seat after the other choose
        ours = (lowered.seat, lowered.key, lowered.options)
        if ours != (asked.seat, asked.key, asked.options):
            raise Fault(f"{line}: lowered asks {ours}, native asks {(asked.seat, asked.key, asked.options)} (seat, key, options)")
        if lowered.sealed is None and fields_text(lowered) != fields_text(native):
            raise Fault(f"{line}: the tables differ: {differing(lowered, native)}")
        value = asked.options[rng.below(len(asked.options))]
        line.give(lowered.seat, value)
        told.extend(line.events())
        return value

    run_native(native, type(game.first(native)), follow)
    if not line.over:
        raise Fault(f"{line}: native has ended, lowered has not")
    if fields_text(line.table) != fields_text(native):
        raise Fault(f"{line}: the final tables differ: {differing(line.table, native)}")
    if told != native.told:
        raise Fault(f"{line}: the events differ")


def differing(lowered: Table, native: Table) -> str:
    ours, theirs = fields_text(lowered), fields_text(native)
    return "; ".join(f"{name} is {ours[name]} lowered, {theirs[name]} native" for name in ours if ours[name] != theirs[name])


# -- answers that are not offered -------------------------------------------------------------------------------------


def check_illegal_answers(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """What is not offered is refused with IllegalAnswer, and nothing changes."""
    for session, position in sessions_at(positions(game, setting, 7, games, of_each)):
        for seat in [*range(setting.seats), CHANCE]:
            if seat in session.table.waiting():
                offered = session.table.clone()
                offered.turn_to(seat)
                wrong = [-1, max(offered.options) + 1, 1 << 30]
            else:
                wrong = [0, position.value]
            for value in wrong:
                check_refused(session, seat, value, position)
    line, _ = play_line(game, setting, rng_for(7, games), game.load_pack(None))
    over = session_of(line)
    for seat, value in [(0, 0), line.answers[-1]]:
        check_refused(over, seat, value, line)


def check_refused(session: Session, seat: int, value: int, where: object) -> None:
    before = (session.hash(), len(session.log), len(session.told))
    try:
        session.answer(seat, value)
    except IllegalAnswer:
        if (session.hash(), len(session.log), len(session.told)) != before:
            raise Fault(f"{where}: the answer {value} of seat {seat} was refused and has changed something") from None
        return
    raise Fault(f"{where}: the answer {value} of seat {seat} was taken, but not offered")
