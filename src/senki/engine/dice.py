"""Who answers for chance in a real game: a keyed stream, a script, or a person who types in what real dice show."""

from __future__ import annotations

from typing import Protocol

from senki.engine.fairness import KeyedStream, commitment


class Dice(Protocol):
    """Answers chance's questions."""

    def choose(self, name: str, options: list[int]) -> int | None:
        """One of the options; None leaves the question open, to be answered like a seat's."""


class StreamDice:
    """Dice from a secret seed; see fairness."""

    def __init__(self, seed: bytes, words: tuple[str, ...] = ()) -> None:
        self.seed = seed
        self.words = words
        self.stream = KeyedStream(seed, words)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def choose(self, name: str, options: list[int]) -> int | None:
        return options[self.stream.below(len(options))]


class ScriptError(ValueError):
    """A script that does not fit the game."""


class ScriptedDice:
    """Dice that show what a script says, in order: a rulebook's example, a game that was played at a real table.

    Each entry is a value, or a pair of the question's name and a value.
    """

    def __init__(self, script: list[int | tuple[str, int]], then: Dice | None = None) -> None:
        self.script = list(script)
        self.then = then
        self.place = 0

    def choose(self, name: str, options: list[int]) -> int | None:
        if self.place == len(self.script):
            if self.then is not None:
                return self.then.choose(name, options)
            raise ScriptError(f"the script of {self.place} results is used up, and {name} is asked")
        entry = self.script[self.place]
        wanted, value = entry if isinstance(entry, tuple) else (name, entry)
        if wanted != name or value not in options:
            raise ScriptError(f"result {self.place + 1} of the script is {wanted} {value}; the game asks for {name}: {options}")
        self.place += 1
        return value

    @property
    def used_up(self) -> bool:
        return self.place == len(self.script)


class OpenDice:
    """Chance is asked like a seat: for real dice, and for going through all that can happen."""

    def choose(self, name: str, options: list[int]) -> int | None:
        return None
