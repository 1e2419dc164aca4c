"""Writes views.json for the skin's harness: real positions from random games of the engine, as the server's protocol gives them.

PYTHONPATH=src python web/dev/ganymede/make_views.py
"""

from __future__ import annotations

import json
import pathlib
from typing import Any

from senki.engine.chance import Rng
from senki.engine.dice import StreamDice
from senki.engine.fairness import seed_from
from senki.engine.session import Session
from senki.games.ganymede import GAME

TRIES = 400
ME = 0
FACTS = GAME.load_pack(None)

# name, seats, mode, the question (or "watch": another seat's, "over": the end), how many of them to skip
SCENES = (
    ("draft-lead-4", 4, "royale", "draft-lead", 0),
    ("draft-wing-3", 3, "royale", "draft-wing", 0),
    ("draft-part-2", 2, "royale", "draft-part", 2),
    ("draft-part-4", 4, "royale", "draft-part", 3),
    ("fit-4", 4, "royale", "fit-part", 0),
    ("fit-2", 2, "royale", "fit-part", 2),
    ("extra-4", 4, "royale", "extra-side", 0),
    ("defend-4-early", 4, "royale", "defend-with", 0),
    ("defend-4", 4, "royale", "defend-with", 4),
    ("defend-3", 3, "royale", "defend-with", 3),
    ("defend-2", 2, "royale", "defend-with", 2),
    ("reroll-2", 2, "royale", "reroll", 1),
    ("reroll-4", 4, "royale", "reroll", 2),
    ("bond-mech", 4, "team", "bond-mech", 0),
    ("bond-bearer", 4, "team", "bond-bearer", 0),
    ("team-defend", 4, "team", "defend-with", 6),
    ("watch-4", 4, "royale", "watch", 12),
    ("over-4", 4, "royale", "over", 0),
    ("over-2", 2, "royale", "over", 0),
    ("over-team", 4, "team", "over", 0),
)


def begin(seats: int, mode: str, seed: int) -> tuple[Session, Rng]:
    return Session(GAME, seats, {"mode": mode}, FACTS, StreamDice(seed_from(str(seed)))), Rng(seed)


def answer(session: Session, rng: Rng) -> int:
    """Somebody answers at random; gives how many events there were before."""
    before = len(session.events(ME))
    decisions = session.pending()
    decision = decisions[rng.below(len(decisions))]
    session.answer(decision.seat, decision.options[rng.below(len(decision.options))])
    return before


def is_there(session: Session, wanted: str) -> bool:
    if wanted == "over" or session.over:
        return session.over and wanted == "over"
    mine = session.decision(ME)
    if wanted == "watch":
        return mine is None and session.pending()[0].plain()["ask"] == "defend-with"
    return mine is not None and mine.plain()["ask"] == wanted


def state(session: Session, before: int, seats: int, mode: str) -> dict[str, Any]:
    view: dict[str, Any] = session.view(ME)
    return {
        "view": {**view["table"], "where": view["where"]},
        "decision": view["decision"],
        "waiting": view["waiting"],
        "outcome": view.get("outcome"),
        "events": [event.plain() for event in session.events(ME, before)],
        "seats": seats,
        "mode": mode,
        "me": ME,
    }


def scene(seats: int, mode: str, wanted: str, skip: int, seed: int) -> dict[str, Any] | None:
    session, rng = begin(seats, mode, seed)
    before = 0
    while True:
        if is_there(session, wanted):
            if skip == 0:
                return state(session, before, seats, mode)
            skip -= 1
        if session.over:
            return None
        before = answer(session, rng)


def whole_game(seed: int) -> list[dict[str, Any]]:
    session, rng = begin(4, "royale", seed)
    states = [state(session, 0, 4, "royale")]
    while not session.over:
        before = answer(session, rng)
        states.append(state(session, before, 4, "royale"))
    return states


def main() -> None:
    scenes = {}
    for number, (name, seats, mode, wanted, skip) in enumerate(SCENES, 1):
        found = next(row for tries in range(TRIES) if (row := scene(seats, mode, wanted, skip, number * 1000 + tries)))
        scenes[name] = found
    tables = GAME.pack_of(FACTS).tables
    row = {
        "scenes": scenes,
        "run": whole_game(77),
        "facts": {kind: tables[kind] for kind in ("mech", "part")},
        "labels": {kind: list(ids) for kind, ids in GAME.labels(FACTS).items()},
    }
    (pathlib.Path(__file__).parent / "views.json").write_text(json.dumps(row), encoding="utf-8")


if __name__ == "__main__":
    main()
