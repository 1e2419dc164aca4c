"""Computer players in processes of their own: right answers, deadlines kept, and nobody else harmed."""

from __future__ import annotations

import os
import pathlib
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from senki.agents.advice import Advice
from senki.agents.odds import OptionOdds
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.dice import StreamDice
from senki.engine.position import dump
from senki.engine.session import Session
from senki.processes import NICENESS, WorkFailed, usable_cores
from senki.server import worker_pool as module
from senki.server.jobs import HINT, MOVE, ODDS, ThinkJob
from senki.server.lines import FairLine
from senki.server.worker import answer_job, open_job, simple_option
from senki.server.worker_pool import QUICK, Busy, Note, Stopped, WorkerPool
from server.slow_work import misbehave

GAMES = ["leduc", "hearts", "standoff", "ganymede"]


def new_session(game_id: str, steps: int = 0) -> Session:
    """A game after so many random answers, and not over."""
    game = find_game(game_id)
    for seed in range(100):
        session = Session(game, game.info.seats[0], {}, game.load_pack(None), StreamDice(b"\x05" * 32))
        rng = Rng(seed)
        for _ in range(steps):
            if not session.over:
                seat = session.table.waiting()[-1]
                decision = session.decision(seat)
                assert decision is not None
                session.answer(seat, decision.options[rng.below(len(decision.options))])
        if not session.over:
            return session
    raise AssertionError(f"{game_id} never lasts for {steps} answers")


def new_job(
    game_id: str = "leduc", agent: str = "random", kind: str = MOVE, deadline: float = 600.0, steps: int = 0, seed: int = 3
) -> ThinkJob:
    session = new_session(game_id, steps)
    seat = session.table.waiting()[-1]
    table = determinize(session.game, session.table, seat, Rng(1))
    return ThinkJob(
        game_id, session.seats, session.options, None, dump(session.game, table), seat, agent, seed, deadline, kind
    )  # fmt: skip


class Receiver:
    """Waits for the answers to some jobs, and notes when they came."""

    def __init__(self, worker_pool: WorkerPool) -> None:
        self.worker_pool = worker_pool
        self.got = threading.Condition()
        self.count = 0
        self.answers: dict[int, tuple[object | None, Exception | None]] = {}
        self.seconds: dict[int, float] = {}
        self.order: list[int] = []

    def ask(self, job: ThinkJob, noted: Callable[[Note], None] = lambda _note: None) -> int:
        number = self.count
        self.count += 1
        began = time.monotonic()

        def done(answer: object | None, error: Exception | None) -> None:
            with self.got:
                assert number not in self.answers, "answered twice"
                self.answers[number] = answer, error
                self.seconds[number] = time.monotonic() - began
                self.order.append(number)
                self.got.notify_all()

        self.worker_pool.think(job, done, noted)
        return number

    def wait(self, *numbers: int) -> None:
        wanted = numbers or range(self.count)
        with self.got:
            self.got.wait_for(lambda: all(number in self.answers for number in wanted))


def ask(worker_pool: WorkerPool, job: ThinkJob) -> tuple[object | None, Exception | None, float]:
    receiver = Receiver(worker_pool)
    number = receiver.ask(job)
    receiver.wait(number)
    return *receiver.answers[number], receiver.seconds[number]


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """On a slow machine a worker takes long to start; here its answer is waited for, and no simple player moves instead."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "PATIENCE", 3600.0)
        yield


@pytest.fixture(scope="module")
def worker_pool(patience: None) -> Iterator[WorkerPool]:
    made = WorkerPool(1, misbehave)
    assert ask(made, new_job())[1] is None  # warmed up
    yield made
    made.close()


# -- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_moves_and_hints(worker_pool: WorkerPool, game_id: str, agent: str) -> None:
    for steps in (0, 3):
        job = new_job(game_id, agent, steps=steps)
        option, error, _ = ask(worker_pool, job)
        assert error is None
        session = new_session(game_id, steps)
        decision = session.decision(job.seat)
        assert decision is not None
        assert option in decision.options
        hint = ask(worker_pool, replace(job, kind=HINT))[0]
        assert isinstance(hint, list)
        assert isinstance(hint[0], Advice)
        assert hint[0].option in decision.options
        assert answer_job(replace(job, kind=HINT)) == hint
        assert answer_job(job) == option  # in any process


@pytest.mark.parametrize("game_id", GAMES)
def test_odds(game_id: str) -> None:
    job = new_job(game_id, kind=ODDS, deadline=2.0, steps=2)
    odds = answer_job(job)
    assert isinstance(odds, list)
    decision = new_session(game_id, 2).decision(job.seat)
    assert decision is not None
    assert tuple(row.option for row in odds) == decision.options
    for row in odds:
        assert isinstance(row, OptionOdds)
        assert 1 <= row.playouts <= 200
        assert 0 <= row.chance <= 1


def test_odds_are_the_same_for_the_same_seed(worker_pool: WorkerPool) -> None:
    job = new_job("leduc", kind=ODDS, deadline=30.0, steps=1)
    assert ask(worker_pool, job)[0] == answer_job(job)
    assert answer_job(replace(job, seed=4)) != answer_job(job)


def test_odds_are_true() -> None:
    """Leduc, the last question of a game: to fold loses for certain."""
    for steps in range(1, 4):
        job = new_job("leduc", kind=ODDS, deadline=30.0, steps=steps)
        odds = answer_job(job)
        assert isinstance(odds, list)
        decision = new_session("leduc", steps).decision(job.seat)
        assert decision is not None
        folds = [row for row in odds if decision.question.text_id(row.option).endswith("fold")]
        assert all(row.chance == 0 for row in folds)


def test_odds_come_in_time(worker_pool: WorkerPool) -> None:
    """They are tried out for a part of the deadline only, so that they are there before it is over; else there would be none."""

    deadline = 2.5
    while not isinstance(ask(worker_pool, new_job("ganymede", kind=ODDS, deadline=deadline, steps=30))[0], list):
        deadline *= 4
        assert deadline < 1000  # however slow the machine is


def test_own_packs(worker_pool: WorkerPool) -> None:
    game = find_game("ganymede")
    text = (pathlib.Path(game.pack_path()) / "cards.toml").read_text()
    job = new_job("ganymede", "greedy")
    assert ask(worker_pool, replace(job, pack=text))[0] == ask(worker_pool, job)[0]
    assert isinstance(ask(worker_pool, replace(job, pack="not a pack", kind=HINT))[1], WorkFailed)


# -- misbehaviour -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agent", ["spin", "sleep:30"])
def test_the_deadline_is_kept_and_the_move_comes(worker_pool: WorkerPool, agent: str) -> None:
    killed = worker_pool.killed
    job = new_job(agent=agent, deadline=0.6)
    option, error, seconds = ask(worker_pool, job)
    assert error is None
    assert option == answer_job(replace(job, agent=QUICK))  # not at random: a quick player has chosen instead
    assert worker_pool.killed == killed + 1
    assert seconds > 0.59
    assert ask(worker_pool, new_job(agent="sleep:0.01", deadline=600.0, seed=99))[:2] == (99, None)


def test_a_hint_that_is_late_is_refused(worker_pool: WorkerPool) -> None:
    answer, error, _ = ask(worker_pool, new_job(agent="spin", kind=HINT, deadline=0.3))
    assert answer is None
    assert isinstance(error, WorkFailed)


def test_a_worker_that_dies_has_its_job_done_by_another(worker_pool: WorkerPool, tmp_path: pathlib.Path) -> None:
    ask(worker_pool, new_job())
    answer, error, _ = ask(worker_pool, new_job(agent=f"die-once:{tmp_path}/died"))
    assert error is None
    assert isinstance(answer, int)
    assert answer != os.getpid()


def test_a_job_that_kills_every_worker_is_answered_by_a_simple_player(worker_pool: WorkerPool) -> None:
    job = new_job(agent="die")
    assert ask(worker_pool, job)[:2] == (simple_option(job), None)
    assert isinstance(ask(worker_pool, replace(job, kind=ODDS))[1], WorkFailed)


@pytest.mark.parametrize("agent", ["fail", "unsendable", "nobody-knows"])
def test_an_agent_that_fails(worker_pool: WorkerPool, agent: str) -> None:
    job = new_job(agent=agent)
    assert ask(worker_pool, job)[:2] == (simple_option(job), None)
    assert isinstance(ask(worker_pool, replace(job, kind=HINT))[1], WorkFailed)


def test_a_job_without_any_answer(worker_pool: WorkerPool) -> None:
    job = replace(new_job(), game="nowhere")
    answer, error, _ = ask(worker_pool, job)
    assert answer is None
    assert error is not None


def test_a_killed_worker_delays_its_own_job_only(worker_pool: WorkerPool) -> None:
    """Jobs wait in line; the first one's worker is killed from outside in the middle; the rest come as if nothing had been."""

    found = ask(worker_pool, new_job(agent="who"))[0]
    assert isinstance(found, tuple)
    receiver = Receiver(worker_pool)
    first = receiver.ask(new_job(agent="sleep:0.5", seed=1, deadline=600.0))
    rest = [receiver.ask(new_job(agent="sleep:0.02", seed=seed, deadline=600.0)) for seed in range(2, 12)]
    time.sleep(0.2)
    os.kill(found[0], signal.SIGKILL)
    receiver.wait()
    assert [receiver.answers[number] for number in (first, *rest)] == [(seed, None) for seed in range(1, 12)]


def test_a_worker_killed_while_idle_is_not_noticed(worker_pool: WorkerPool) -> None:
    for _ in range(3):
        found = ask(worker_pool, new_job(agent="who"))[0]
        assert isinstance(found, tuple)
        assert found[1] == min(19, NICENESS + os.nice(0))
        os.kill(found[0], signal.SIGKILL)
        assert ask(worker_pool, new_job(agent="sleep:0", seed=5))[0] == 5


def test_moves_come_before_questions_and_the_line_is_bounded(worker_pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUESTIONS_WAITING", 3)
    monkeypatch.setattr(module, "MOVES_IN_A_ROW", 100)
    receiver = Receiver(worker_pool)
    receiver.ask(new_job(agent="sleep:2", seed=0))
    while worker_pool.waiting():
        time.sleep(0.01)
    hints = [receiver.ask(new_job(agent="sleep:0", kind=HINT)) for _ in range(5)]
    moves = [receiver.ask(new_job(agent="sleep:0")) for _ in range(5)]
    assert worker_pool.waiting() == 8
    receiver.wait()
    assert [isinstance(receiver.answers[number][1], Busy) for number in hints] == [False, False, False, True, True]
    served = [number for number in receiver.order if number in (*moves, *hints[:3])]
    assert served == [*moves, *hints[:3]]


def test_close_tells_everybody() -> None:
    own = WorkerPool(1, misbehave)
    ask(own, new_job())
    receiver = Receiver(own)
    for agent in ("sleep:30", "sleep:30", "random"):
        receiver.ask(new_job(agent=agent, deadline=40))
    time.sleep(0.3)
    own.close()
    receiver.wait()
    assert all(isinstance(error, Stopped) for _, error in receiver.answers.values())
    assert isinstance(ask(own, new_job())[1], Stopped)
    own.close()


def test_close_at_once() -> None:
    WorkerPool(1).close()


def test_how_many_workers() -> None:
    cores = usable_cores()
    for wanted, count in ((None, cores), (1, 1), (1000, cores)):
        own = WorkerPool(wanted)
        assert own.count == count
        own.close()


# -- many wait --------------------------------------------------------------------------------------------------------


def test_tables_take_turns() -> None:
    line: FairLine[str] = FairLine()
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        line.put(item[0], item)
    assert list(line.first()) == ["a1", "b1", "c1"]
    assert [line.take() for _ in range(2)] == ["a1", "b1"]
    line.put("d", "d1")
    assert [line.take() for _ in range(len(line))] == ["c1", "a2", "b2", "d1", "a3"]
    line.put("e", "e1")
    assert line.clear() == ["e1"]
    assert len(line) == 0


def queued(
    worker_pool: WorkerPool, tables: list[str], agent: str = "sleep:0", deadline: float = 600.0
) -> tuple[Receiver, list[list[Note]]]:
    """Jobs of tables behind one that takes a while, and what is told of them."""
    receiver = Receiver(worker_pool)
    notes: list[list[Note]] = [[] for _ in tables]
    blocker = receiver.ask(new_job(agent="sleep:2"))
    while worker_pool.waiting():
        time.sleep(0.01)
    assert blocker not in receiver.answers
    for number, table in enumerate(tables):
        job = replace(new_job(agent=agent, deadline=deadline), table=table)
        receiver.ask(job, notes[number].append)
    return receiver, notes


def test_a_table_with_many_jobs_does_not_keep_the_others_waiting(worker_pool: WorkerPool) -> None:
    receiver, notes = queued(worker_pool, ["greedy", "greedy", "greedy", "greedy", "modest"])
    receiver.wait()
    assert receiver.order == [0, 1, 5, 2, 3, 4]
    assert [note.place for note in notes[4]] == [2, 1, 0]
    assert notes[0][0] == Note(1)


def test_where_many_wait_less_is_thought_and_that_is_told(worker_pool: WorkerPool) -> None:
    """The agent is given a part of the time; what it is told of its time is what the others leave it."""
    receiver, notes = queued(worker_pool, [f"t{number}" for number in range(8)], "time", 16.0)
    receiver.wait()
    given = [receiver.answers[number][0] for number in range(1, 9)]
    assert all(isinstance(seconds, float) and 0 < seconds < 16 for seconds in given[:-1])
    assert given[-1] is None  # nobody waits behind the last
    assert all(notes[number][-1] == Note(0, True) for number in range(7))
    assert notes[-1][-1] == Note(0)
    assert isinstance(given[0], float)
    assert given[0] <= 16 / 8


def test_who_has_waited_for_all_its_time_moves_at_once(worker_pool: WorkerPool) -> None:
    receiver, notes = queued(worker_pool, ["a", "b", "c"], "sleep:30", 0.3)
    receiver.wait()
    job = new_job(agent=QUICK)
    assert receiver.answers[1] == (answer_job(job), None)
    assert notes[0][-1] == Note(0, True)


def test_who_cannot_think_less_is_not_asked_to(worker_pool: WorkerPool) -> None:
    """A player that takes longer than it was given keeps the others waiting once; then the quick one chooses in its place."""
    receiver, _ = queued(worker_pool, [f"t{number}" for number in range(6)], "sleep:3", 9.0)
    receiver.wait()
    quick = answer_job(new_job(agent=QUICK))
    found = [receiver.answers[number][0] for number in range(1, 7)]
    assert found[0] == 3  # the seed, as this player answers
    assert found[1] == quick
    assert quick != 3


def test_a_question_is_not_put_off_for_ever(worker_pool: WorkerPool) -> None:
    receiver, _ = queued(worker_pool, [f"t{number}" for number in range(7)])
    hint = receiver.ask(new_job(agent="sleep:0", kind=HINT))
    receiver.wait()
    assert receiver.order.index(hint) == 1 + module.MOVES_IN_A_ROW


@pytest.mark.parametrize("level", [4, 5])
def test_levels_can_think_less(level: int) -> None:
    """Every player that takes long keeps to the time that it is given."""
    for game_id in GAMES:
        game = find_game(game_id)
        whole, short = find_agent(f"level:{level}", game), find_agent(f"level:{level}", game, 7)
        assert getattr(short, "ms", 7) == 7
        assert getattr(short, "iterations", 0) == getattr(whole, "iterations", 0)
        job = replace(new_job(game_id, f"level:{level}", steps=2), seconds=0.001)
        assert isinstance(answer_job(job), int)


def test_where_no_worker_can_be_started_a_simple_player_moves(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(module, "Worker", fail)
    own = WorkerPool(1)
    jobs = [new_job("ganymede", "level:5", steps=2), new_job("leduc", "level:5"), new_job("hearts", "level:1")]
    for job in jobs:
        assert ask(own, job)[:2] == (simple_option(job), None)
    assert isinstance(ask(own, replace(jobs[0], kind=HINT))[1], WorkFailed)
    own.close()
    assert "could not be started" in caplog.text
    assert "a simple player has chosen instead of level:5" in caplog.text


def test_a_game_without_sense_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    job = new_job()
    monkeypatch.setattr(type(find_game("leduc")), "weights", lambda *_: 1 / 0)
    assert simple_option(job) in answerable(job)


def answerable(job: ThinkJob) -> tuple[int, ...]:
    return tuple(open_job(job)[1].options)
