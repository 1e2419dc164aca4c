"""The stack as plain data: frames by the name of their procedure, for saves and hashes."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from senki.engine.table import OVER, TOGETHER, Frame, FrameSpec, Table, Together

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


def dump_frame(frame: Frame) -> Row:
    """Where a procedure stands and what it remembers: only the locals that still matter there."""
    spec = frame.spec()
    row: Row = {"in": spec.name, "at": spec.points[frame.pc]}
    for name in spec.live[frame.pc]:
        value = getattr(frame, name)
        row[name] = list(value) if isinstance(value, tuple) else value
    return row


def dump_frames(top: Frame | None, foot: Frame | None, keys: KeyName) -> list[Row]:
    """The frames above the foot, outermost first."""
    rows: list[Row] = []
    frame = top
    while frame is not None and frame is not foot:
        rows.append(dump_together(frame, keys) if isinstance(frame, Together) else dump_frame(frame))
        frame = frame.caller
    rows.reverse()
    return rows


def dump_together(frame: Together, keys: KeyName) -> Row:
    threads: list[Row] = []
    for place, owner in enumerate(frame.owners):
        row: Row = {"seat": owner, "root": dump_frame(frame.roots[place])}
        if place >= frame.started:
            row["stack"] = [row["root"]]
        elif frame.seats[place] != OVER:
            row |= {"key": keys(frame.keys[place]), "options": frame.asked[place]}
            row["stack"] = dump_frames(frame.tops[place], frame, keys)
        threads.append(row)
    return {"in": TOGETHER.name, "threads": threads}


def dump_stack(table: Table, keys: KeyName) -> list[Row]:
    if table.sealed is not None:
        table.sealed.park(table)
        return dump_frames(table.sealed, None, keys)
    return dump_frames(table.top, None, keys)


def load_frame(row: Row) -> Frame:
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
        value = row[local]
        setattr(frame, local, tuple(cast(list[int], value)) if isinstance(value, list) else value)
    return frame


def load_frames(rows: list[Row], foot: Frame | None) -> Frame | None:
    top = foot
    for row in rows:
        frame = load_frame(row)
        frame.caller = top
        top = frame
    return top


def load_stack(table: Table, rows: list[Row], keys: KeyNumber) -> None:
    """Put a saved stack onto the table."""
    table.sealed = None
    if rows and rows[-1].get("in") == TOGETHER.name:
        together = load_together(rows[-1], keys)
        together.caller = load_frames(rows[:-1], None)
        for place, row in enumerate(cast(list[Row], rows[-1]["threads"])):
            together.tops[place] = load_frames(cast(list[Row], row["stack"]), together) if "stack" in row else None
        table.sealed = together
        together.turn_to_seat(table, together.waiting()[0])
    else:
        table.top = load_frames(rows, None)


def load_together(row: Row, keys: KeyNumber) -> Together:
    threads = cast(list[Row], row["threads"])
    together = Together([cast(int, thread["seat"]) for thread in threads], [load_frame(cast(Row, thread["root"])) for thread in threads])
    together.pc = 1
    together.started = sum("key" in thread or "stack" not in thread for thread in threads)
    for place, thread in enumerate(threads):
        if "key" in thread:
            together.seats[place] = together.owners[place]
            together.keys[place] = keys(str(thread["key"]))
            together.asked[place] = cast(list[int], thread["options"])
    return together


def outermost(rule: object) -> Frame:
    """A new frame of a procedure that takes nothing but the table: the whole of a game."""
    for prototype in PROTOTYPES.values():
        if type(prototype) is rule:
            return prototype.clone()
    raise ValueError(f"{rule!r} is not a procedure")
