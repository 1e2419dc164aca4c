"""Choices made before the game: checked, filled in with the usual values, drawn at random, sampled for tests.

The value of an option that each seat has for itself is one text with a value for each seat, "terran,kahoum,xenos". Where a seat's value is
left out it gets its usual one: of an option whose values must differ, the first that nobody has. "random" is drawn by whoever sets the game
up, before there is a session, and the game is set up and saved with what was drawn: replays need no dice for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from senki.engine.chance import Rng
from senki.engine.game import Game, Option

RANDOM: Final = "random"
BETWEEN: Final = ","  # the values of seats
SAMPLES: Final = 6  # of the ways to give values to seats, that tests try


def split_seats(value: str) -> list[str]:
    """The values of an option by seat, from the first on."""
    return [one.strip() for one in value.split(BETWEEN)]


def join_seats(values: list[str]) -> str:
    return BETWEEN.join(values)


def check_setting(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """All options with their values, the usual ones filled in."""
    if seats not in game.info.seats:
        numbers = ", ".join(str(n) for n in game.info.seats)
        raise ValueError(f"{game.info.id} is for {numbers} seats, not {seats}")
    options = game.renamed_options(seats, options)
    known = {option.name: option for option in game.info.options}
    for name, value in options.items():
        if name not in known:
            raise ValueError(f"{game.info.id} has no option {name!r}; there are: {', '.join(known) or 'none'}")
        for one in values_of(known[name], value, seats):
            check_value(known[name], one, seats)
    chosen = {option.name: options.get(option.name, option.values[0]) for option in game.info.options if not option.by_seat}
    for option in game.info.options:
        if option.by_seat:
            chosen[option.name] = join_seats(fill(option, values_of(option, options.get(option.name, ""), seats), seats, chosen))
    for option in game.info.options:
        for one in values_of(option, chosen[option.name], seats):
            for other, wanted in option.needs.get(one, {}).items():
                if chosen[other] not in wanted:
                    values = " or ".join(wanted)
                    raise ValueError(f"option {option.name}={one} goes with {other}={values}, not with {chosen[other]}")
    return {option.name: chosen[option.name] for option in game.info.options}


def values_of(option: Option, value: str, seats: int) -> list[str]:
    """The value of an option, or one for each seat, empty where it is left out."""
    if not option.by_seat:
        return [value]
    values = split_seats(value)
    if len(values) > seats:
        raise ValueError(f"option {option.name}: {len(values)} values for {seats} seats")
    return values + [""] * (seats - len(values))


def check_value(option: Option, value: str, seats: int) -> None:
    if option.by_seat and not value:
        return
    if option.by_seat and value == RANDOM:
        raise ValueError(f"option {option.name}: {RANDOM} is drawn when a table is made; here the values must be named")
    if value not in option.values:
        raise ValueError(f"option {option.name}: {value!r} is not one of {', '.join(option.values)}")
    if seats not in option.seats.get(value, (seats,)):
        numbers = ", ".join(str(n) for n in option.seats[value])
        raise ValueError(f"option {option.name}={value} is for {numbers} seats, not {seats}")


def fill(option: Option, values: list[str], seats: int, others: dict[str, str]) -> list[str]:
    """The values by seat with the usual ones put in. ValueError where two seats have the same and must not."""
    if option.distinct:
        for seat, one in enumerate(values):
            if one and one in values[:seat]:
                raise ValueError(f"option {option.name}: seats {values.index(one) + 1} and {seat + 1} both have {one}, and no two may")
    filled = values[:]
    for seat, one in enumerate(values):
        if not one:
            free = free_values(option, filled, seats, others)
            if not free:
                raise ValueError(f"option {option.name}: no value is left for seat {seat + 1}")
            filled[seat] = free[0]
    return filled


def free_values(option: Option, taken: list[str], seats: int, others: dict[str, str]) -> list[str]:
    """The values that a seat may still have."""
    return [one for one in option.values if fits(option, one, seats, others) and not (option.distinct and one in taken)]


def fits(option: Option, value: str, seats: int, others: dict[str, str]) -> bool:
    """Is the value for so many seats, and does it go with the other options as they are?"""
    needs = option.needs.get(value, {})
    return seats in option.seats.get(value, (seats,)) and all(others.get(name) in (None, *wanted) for name, wanted in needs.items())


def draw_random(game: Game, seats: int, options: dict[str, str], rng: Rng) -> dict[str, str]:
    """The options with a value drawn for each seat that wants a random one; "random" alone is for all seats. The rest is not checked."""
    drawn = dict(options)
    plain = {option.name: options.get(option.name, option.values[0]) for option in game.info.options if not option.by_seat}
    for option in game.info.options:
        if not option.by_seat or RANDOM not in split_seats(options.get(option.name, "")):
            continue
        given = options[option.name]
        values = [RANDOM] * seats if given == RANDOM else values_of(option, given, seats)
        for seat, one in enumerate(values):
            if one == RANDOM:
                free = free_values(option, values, seats, plain)
                if not free:
                    raise ValueError(f"option {option.name}: no value is left for seat {seat + 1}")
                values[seat] = free[rng.below(len(free))]
        drawn[option.name] = join_seats(values)
    return drawn


def allowed_seats(game: Game, options: dict[str, str]) -> list[int]:
    """The numbers of seats that a game can have with these options."""
    return [seats for seats in game.info.seats if all(may_seat(option, options, seats) for option in game.info.options)]


def may_seat(option: Option, options: dict[str, str], seats: int) -> bool:
    value = options.get(option.name)
    if value is None:
        return True
    values = split_seats(value) if option.by_seat else [value]
    return (not option.by_seat or len(values) <= seats) and all(seats in option.seats.get(one, (seats,)) for one in values)


def sampled_settings(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """The usual options, and every other value of each that fits the others as they are.

    Of an option by seat a few ways are taken in which each seat has another value than usual.
    """
    usual = check_setting(game, seats, {})
    yield usual
    for option in game.info.options:
        if not option.by_seat:
            for value in option.values[1:]:
                if fits(option, value, seats, usual):
                    yield check_setting(game, seats, {option.name: value})
            continue
        fitting = [one for one in option.values if fits(option, one, seats, usual)]
        turns = range(1, len(fitting))
        for turn in turns[:: max(1, -(-len(turns) // SAMPLES))]:
            yield usual | {option.name: join_seats([fitting[(seat + turn) % len(fitting)] for seat in range(seats)])}
