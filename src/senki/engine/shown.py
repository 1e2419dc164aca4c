"""Values from elsewhere in messages of errors: never long, never deep."""

from __future__ import annotations

import reprlib
from typing import Final

LONGEST: Final = 60  # letters of a value
BITS: Final = 200  # of a number that is written out


class Short(reprlib.Repr):
    """Python's own abbreviations, and none of a number whose digits alone would take long to find."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = LONGEST
        self.maxlevel = 2

    def repr_int(self, number: int, level: int) -> str:
        return repr(number) if number.bit_length() <= BITS else "a very long number"


SHORT: Final = Short()


def shown(value: object) -> str:
    """A value for an error's text."""
    return SHORT.repr(value)
