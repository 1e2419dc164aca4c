"""The stack as plain data: frames by the name of their procedure, for saves and hashes."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from senki.engine.table import OVER, SIMULTANEOUS_CHOICE, Frame, FrameSpec, SimultaneousChoice, Table

Row = dict[str, object]
KeyName = Callable[[int], str]
KeyNumber = Callable[[str], int]

PROTOTYPES: dict[str, Frame] = {}  # by the procedure's dotted name: a frame to clone


class BadStack(ValueError):
    """A saved stack that does not fit the rules as they are now."""


def register(spec: FrameSpec, prototype: Frame) -> None:
    """Each procedure registers itself when its module is imported."""
    PROTOTYPES[spec.name] = prototype


def local_of(frame: Frame | None, name: str) -> int:
    """A number that a procedure remembers where it asks, for whoever judges its question from outside."""
    found: int = getattr(frame, name)
    return found


def is_key(name: str) -> bool:
    """Does a local hold the key of a question? Keys are made anew in every run, so a stack names the question instead."""
    return name == "key" or name.endswith("_key")


def dump_frame(frame: Frame, keys: KeyName) -> Row:
    """Where a procedure stands and what it remembers: only the locals that still matter there."""
    spec = frame.spec()
    row: Row = {"in": spec.name, "at": spec.points[frame.pc]}
    for name in spec.live[frame.pc]:
        value = getattr(frame, name)
        row[name] = keys(value) if is_key(name) else list(value) if isinstance(value, tuple) else value
    return row


def dump_frames(top: Frame | None, foot: Frame | None, keys: KeyName) -> list[Row]:
    """The frames above the foot, outermost first."""
    rows: list[Row] = []
    frame = top
    while frame is not None and frame is not foot:
        rows.append(dump_simultaneous(frame, keys) if isinstance(frame, SimultaneousChoice) else dump_frame(frame, keys))
        frame = frame.caller
    rows.reverse()
    return rows


def dump_simultaneous(frame: SimultaneousChoice, keys: KeyName) -> Row:
    threads: list[Row] = []
    for place, owner in enumerate(frame.owners):
        row: Row = {"seat": owner, "root": dump_frame(frame.roots[place], keys)}
        if place >= frame.started:
            row["stack"] = [row["root"]]
        elif frame.seats[place] != OVER:
            row |= {"key": keys(frame.keys[place]), "options": frame.asked[place]}
            row["stack"] = dump_frames(frame.tops[place], frame, keys)
        threads.append(row)
    return {"in": SIMULTANEOUS_CHOICE.name, "threads": threads}


def dump_stack(table: Table, keys: KeyName) -> list[Row]:
    if table.sealed is not None:
        table.sealed.park(table)
        return dump_frames(table.sealed, None, keys)
    return dump_frames(table.top, None, keys)


def load_frame(row: Row, keys: KeyNumber) -> Frame:
    name = str(row.get("in"))
    if name not in PROTOTYPES:
        raise BadStack(f"unknown procedure {name!r}")
    frame = PROTOTYPES[name].clone()
    spec = frame.spec()
    if row.get("at") not in spec.points:
        raise BadStack(f"procedure {name!r} has no point {row.get('at')!r}")
    frame.pc = spec.points.index(str(row["at"]))
    for local in spec.live[frame.pc]:
        if local not in row:
            raise BadStack(f"procedure {name!r} lacks {local!r}")
        value = keys(str(row[local])) if is_key(local) else row[local]
        setattr(frame, local, tuple(cast(list[int], value)) if isinstance(value, list) else value)
    return frame


def load_frames(rows: list[Row], foot: Frame | None, keys: KeyNumber) -> Frame | None:
    top = foot
    for row in rows:
        frame = load_frame(row, keys)
        frame.caller = top
        top = frame
    return top


def load_stack(table: Table, rows: list[Row], keys: KeyNumber) -> None:
    """Put a saved stack onto the table."""
    table.sealed = None
    if rows and rows[-1].get("in") == SIMULTANEOUS_CHOICE.name:
        choice = load_simultaneous(rows[-1], keys)
        choice.caller = load_frames(rows[:-1], None, keys)
        for place, row in enumerate(cast(list[Row], rows[-1]["threads"])):
            choice.tops[place] = load_frames(cast(list[Row], row["stack"]), choice, keys) if "stack" in row else None
        table.sealed = choice
        choice.turn_to_seat(table, choice.waiting()[0])
    else:
        table.top = load_frames(rows, None, keys)


def load_simultaneous(row: Row, keys: KeyNumber) -> SimultaneousChoice:
    threads = cast(list[Row], row["threads"])
    choice = SimultaneousChoice(
        [cast(int, thread["seat"]) for thread in threads], [load_frame(cast(Row, thread["root"]), keys) for thread in threads]
    )
    choice.pc = 1
    choice.started = sum("key" in thread or "stack" not in thread for thread in threads)
    for place, thread in enumerate(threads):
        if "key" in thread:
            choice.seats[place] = choice.owners[place]
            choice.keys[place] = keys(str(thread["key"]))
            choice.asked[place] = cast(list[int], thread["options"])
    return choice


def outermost(rule: object) -> Frame:
    """A new frame of a procedure that takes nothing but the table: the whole of a game."""
    for prototype in PROTOTYPES.values():
        if type(prototype) is rule:
            return prototype.clone()
    raise ValueError(f"{rule!r} is not a procedure")
