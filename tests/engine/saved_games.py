"""Games of the tests of saves, played so far as a test wants them."""

from __future__ import annotations

import json

from engine.lowering_cases import area, sealed, vault
from senki.engine.chance import Rng
from senki.engine.dice import Dice, StreamDice
from senki.engine.fairness import seed_from
from senki.engine.game import Game
from senki.engine.session import Session

GAMES: list[tuple[Game, int]] = [(vault.GAME, 2), (sealed.GAME, 3), (area.GAME, 2)]
SEED = seed_from("saves")


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


def changed(text: str, line: int, **values: object) -> str:
    """The save with some values of a line (1: the first) put in; ... takes one away."""
    lines = text.splitlines()
    row = json.loads(lines[line - 1]) | values
    lines[line - 1] = json.dumps({key: value for key, value in row.items() if value is not ...})
    return "\n".join(lines) + "\n"
