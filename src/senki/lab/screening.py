"""What the numbers of a game are worth: every block is played with all of them shaken a little, and one regression tells them apart.

In each block every number moves by one up, by one down or not at all, within the schema's bounds; both sides play with the same numbers. A
seat holds the records that it took at questions that ask for cards, and those that they refer to. What it has won beyond its even share is
explained by the sum of what was added to its cards, column by column, and by the cards themselves, all against the other seats of its game.
"""

from __future__ import annotations

import contextlib
import fnmatch
import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, cast

from senki.engine.chance import Rng, scramble
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.packs import Pack, PackError, Schema
from senki.lab.batches import Jobs, in_batches
from senki.lab.dials import Dial, change_pack, dials_of
from senki.lab.extras import LabError
from senki.lab.matches import PARTS, Match, check_match, play_game, set_up
from senki.lab.regression import Fitted, Sample, fit
from senki.lab.stopping import Stoppable

STEPS: Final = (-1, 0, 1)
LEAST_TAKEN: Final = 20  # seats in games that took a card, before something is said of it
SHRINK: Final = 3.0  # how strongly the worth of a card is drawn to the mean of all: as if in so many games it had won its even share
TRIES: Final = 20  # to shake a block's pack so that it is one

Seat = dict[str, int]  # what a seat held: "+table.field" and what was added there, "=card"


class NothingToShake(LabError):
    """No number of the pack can be moved."""


@dataclass(frozen=True)
class Shaking:
    """What is shaken, and how the match is otherwise played."""

    match: Match
    vary: tuple[str, ...]  # patterns of names of numbers; empty: all that the rulebook leaves open


@dataclass(frozen=True)
class Ground:
    """What all blocks have in common."""

    pack: Pack
    schema: Schema
    dials: tuple[Dial, ...]
    holds: dict[str, frozenset[tuple[str, str]]]  # by card: its record and those that it refers to


@dataclass(frozen=True)
class Screening:
    games: int
    columns: list[Fitted]
    cards: list[Fitted]
    dials: int


@functools.lru_cache(maxsize=1)
def ground(shaking: Shaking) -> Ground:
    setting = set_up(shaking.match)
    game, schema = setting.game, setting.game.schema()
    pack = game.pack_of(setting.facts)
    if schema is None or pack is None:
        raise NothingToShake(f"{game.info.id} has no packs, so it has no numbers to shake")
    wanted = [dial for dial in dials_of(pack, schema) if is_wanted(dial, shaking.vary)]
    steady = {column for column in {(dial.table, dial.field) for dial in wanted} if not can_move(game, pack, schema, wanted, column)}
    dials = tuple(dial for dial in wanted if (dial.table, dial.field) not in steady)
    if not dials:
        told = ", ".join(shaking.vary) or "the schema's columns"
        raise NothingToShake(f"{game.info.id} has no number to shake among {told}; write names as --vary 'unit.*.cost'")
    names = {name for row in setting.cards.values() for name in row}
    return Ground(pack, schema, dials, {name: held_with(name, pack, schema) for name in names})


def is_wanted(dial: Dial, vary: tuple[str, ...]) -> bool:
    if vary:
        return any(fnmatch.fnmatchcase(dial.name, pattern) for pattern in vary)
    return not dial.fixed


def can_move(game: Game, pack: Pack, schema: Schema, dials: list[Dial], column: tuple[str, str]) -> bool:
    """Is there still a pack where the first number of a column is moved? Some must add up, as the copies of a deck."""
    dial = next(dial for dial in dials if (dial.table, dial.field) == column)
    value = dial.value + (1 if dial.value < dial.high else -1)
    if not dial.low <= value <= dial.high:
        return False
    try:
        game.facts(change_pack(pack, schema, (dial.at(value),)))
    except (PackError, ValueError):
        return False
    return True


def held_with(card: str, pack: Pack, schema: Schema) -> frozenset[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    todo = [(table, card) for table, columns in schema.tables.items() if "id" in columns]
    while todo:
        table, name = todo.pop()
        record = next((record for record in pack.tables[table] if record.get("id") == name), None)
        if record is None or (table, name) in found:
            continue
        found.add((table, name))
        for field, column in schema.tables[table].items():
            if column.refers_to:
                value = record.get(field, [])
                todo += [(column.refers_to, str(one)) for one in (value if isinstance(value, list) else [value])]
    return frozenset(found)


# -- playing ----------------------------------------------------------------------------------------------------------


def shaken(shaking: Shaking, block: int) -> tuple[Match, dict[Dial, int]]:
    """A block's match, and how far each number was moved."""
    base = ground(shaking)
    rng = Rng(scramble(scramble(shaking.match.seed) ^ ~block))
    for _ in range(TRIES):
        steps = {dial: move(dial, rng) for dial in base.dials}
        changes = tuple(dial.at(dial.value + step) for dial, step in steps.items() if step)
        match = replace(shaking.match, changes=shaking.match.changes + changes, watched=True)
        with contextlib.suppress(PackError, ValueError):
            set_up(match)
            return match, steps
    raise NothingToShake("the numbers cannot be shaken together; name fewer of them with --vary")


def move(dial: Dial, rng: Rng) -> int:
    step = STEPS[rng.below(len(STEPS))]
    return step if dial.low <= dial.value + step <= dial.high else 0


def screen_block(shaking: Shaking, block: int) -> Row:
    """By game and seat: what it held, and its share in parts."""
    base = ground(shaking)
    match, steps = shaken(shaking, block)
    setting = set_up(match)
    moved = {(dial.table, dial.record, dial.field): step for dial, step in steps.items() if step}
    by_record: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for (table, record, field), step in moved.items():
        by_record.setdefault((table, record), []).append((f"+{table}.{field}", step))
    games = []
    for seating in match.seatings:
        played = play_game(match, setting, block, seating)
        assert played.watch is not None
        seats: list[Seat] = [{} for _ in seating]
        held: list[set[tuple[str, str]]] = [set() for _ in seating]
        for (seat, key, option), (_, taken) in played.watch.used.items():
            names = setting.cards.get(key, ())
            if taken and 0 <= option < len(names):
                seats[seat][f"={names[option]}"] = 1
                held[seat] |= base.holds[names[option]]
        for seat, records in enumerate(held):
            for found in records:
                for column, step in by_record.get(found, []):
                    seats[seat][column] = seats[seat].get(column, 0) + step
        games.append({"seats": seats, "shares": list(played.shares), "ended": played.ended})
    return {"games": games}


def screen_from(shaking: Shaking, start: int, first: int, count: int) -> list[Row]:
    return [screen_block(shaking, block) for block in range(start + first, start + first + count)]


def screen(
    shaking: Shaking,
    games: int,
    jobs: Jobs,
    progress: Callable[[int], None],
    known: list[Row],
    record: Callable[[list[Row]], None] | None,
) -> Screening:
    """Play so many games, in whole blocks, and price what was shaken. Ctrl-C stops it; `known` blocks are not played again."""
    check_match(shaking.match)
    base = ground(shaking)
    size = len(shaking.match.seatings)
    rows = list(known)
    progress(size * len(rows))
    left = max(0, -(-games // size) - len(rows))
    played = in_batches(functools.partial(screen_from, shaking, len(rows)), left, jobs)
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt), Stoppable() as stop:
        for blocks in played:
            with stop.held():
                rows += blocks
                if record:
                    record(blocks)
                progress(size * len(blocks))
    return price(rows, size, len(base.dials))


# -- pricing ----------------------------------------------------------------------------------------------------------


def price(rows: list[Row], size: int, dials: int) -> Screening:
    taken: dict[str, int] = {}
    for seat in (seat for row in rows for game in games_of(row) for seat in cast(list[Seat], game["seats"])):
        for name in seat:
            taken[name] = taken.get(name, 0) + 1
    names = sorted(name for name, times in taken.items() if times >= LEAST_TAKEN)
    fitted = fit([sample_of(row, names) for row in rows], names, {name: SHRINK if name[0] == "=" else 0.0 for name in names})
    found = {sign: [one for one in fitted if one.name[0] == sign] for sign in "+="}
    columns, cards = (sorted((replace(one, name=one.name[1:]) for one in found[sign]), key=lambda one: -abs(one.value)) for sign in "+=")
    return Screening(size * len(rows), columns, cards, dials)


def games_of(row: Row) -> list[Row]:
    return cast(list[Row], row["games"])


def sample_of(row: Row, names: list[str]) -> Sample:
    """A block: for each seat of each game what it held above the mean of its game, and what it has won above that."""
    place = {name: number for number, name in enumerate(names)}
    sample: Sample = []
    for game in games_of(row):
        seats, shares = cast(list[Seat], game["seats"]), cast(list[int], game["shares"])
        total: dict[int, int] = {}
        for seat in seats:
            for name, value in seat.items():
                if name in place:
                    total[place[name]] = total.get(place[name], 0) + value
        mean = sum(shares) / len(shares)
        for seat, share in zip(seats, shares, strict=True):
            own = {place[name]: value for name, value in seat.items() if name in place}
            held = {number: own.get(number, 0) - value / len(seats) for number, value in total.items()}
            sample.append(({number: value for number, value in held.items() if value}, (share - mean) / PARTS))
    return sample
