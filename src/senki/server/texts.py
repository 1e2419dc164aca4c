"""Texts that come in, looked at in one place: letters that cannot be seen, that turn the line around or that end it, go no further.

A name, an id, a word or a path with such a letter is refused; a line of talk is cleaned, because people paste what they did not write.
Passwords are left alone: nobody ever sees them, and only their hash is kept.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec import Struct

BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")  # letters by their category, and yet nothing is to be seen
JOINER: Final = "\u200d"  # makes one sign of several (a family, a flag)
NEVER: Final = ((0xFDD0, 0xFDEF), (0xE0000, 0xE0FFF))
LINE_ENDS: Final = frozenset("\n\r\t")
LONGEST_PATH: Final = 2000  # letters


class BadText(ValueError):
    """A text with letters that cannot be taken."""


def is_hidden(letter: str) -> bool:
    """Controls, zero widths, marks of direction, halves of letters, ends of lines, and letters that are blank."""
    if letter.isascii():
        return not letter.isprintable()
    category = unicodedata.category(letter)
    if category == "Cn":  # not a letter yet as far as this Python knows; it may be a new sign, unless it can never be one
        return ord(letter) & 0xFFFE == 0xFFFE or any(low <= ord(letter) <= high for low, high in NEVER)
    return category in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") or letter in BLANK


def is_plain(text: str) -> bool:
    """One line of which everything can be seen."""
    return (text.isascii() and text.isprintable()) or not any(map(is_hidden, text))


def is_plain_page(text: str) -> bool:
    """The same of a text of several lines."""
    return all(not is_hidden(letter) or letter in LINE_ENDS for letter in text)


def clean_talk(text: str) -> str:
    """A line of talk without what cannot be seen, on one line. Signs made of several stay whole."""
    kept: list[str] = []
    for place, letter in enumerate(text):
        if letter in LINE_ENDS:
            kept.append(" ")
        elif not is_hidden(letter) or (letter == JOINER and joins(text[place - 1 : place], text[place + 1 : place + 2])):
            kept.append(letter)
    clean = "".join(kept).strip()
    if not clean:
        raise BadText("nothing of that line can be seen")
    return clean


def joins(before: str, after: str) -> bool:
    """Does a joiner stand between two signs?"""
    return bool(before) and bool(after) and not before[-1].isascii() and not is_hidden(before[-1]) and not is_hidden(after[0])


def check_texts(value: object, freely: tuple[str, ...] = (), pages: tuple[str, ...] = ()) -> None:
    """Refuse a message if any of its texts is not plain; fields named `freely` are not looked at, `pages` may have several lines."""
    if isinstance(value, str):
        if not is_plain(value):
            raise BadText("a text has letters that cannot be seen")
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if name in pages and isinstance(held, str):
                if not is_plain_page(held):
                    raise BadText(f"{name} has letters that cannot be seen")
            elif name not in freely:
                check_texts(held, freely, pages)
    elif isinstance(value, dict):
        for key, held in value.items():
            check_texts(key)
            check_texts(held, freely, pages)
    elif isinstance(value, list | tuple):
        for held in value:
            check_texts(held, freely, pages)


def check_path(path: str, query: str) -> None:
    """The path of a request, taken apart already, and its query as it came."""
    if len(path) + len(query) > LONGEST_PATH:
        raise BadText("the address is too long")
    if not is_plain(path):
        raise BadText("the address has letters that cannot be seen")


def is_number(text: str) -> bool:
    """A whole number that is not absurdly long."""
    return text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 10
