"""What somebody writes freely, such as a language model or a script, read as one of the options that were listed for them.

A number is a place in the list, counted from 1; else a name counts, whole or as much of it as fits one option alone. Whoever thinks aloud
ends with a line of its own, or marks it: "Answer: 3".
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import Final

MARKED: Final = re.compile(
    r"^\W*(?:final answer|answer|choice|option|答え|回答|選択肢?|番号)\s*(?:is|は)?\s*[:：]?\s*(?=\S)", re.IGNORECASE
)
NUMBERED: Final = re.compile(r"^[\[(]?(\d{1,4})(?![\d])\s*[\])番.。:：]*\s*(.*)$")
DECORATION: Final = " \t\"'`*_「」『』“”‘’.。!！"
NEAREST: Final = 3
LONGEST: Final = 80  # of what is quoted back


class Unclear(ValueError):
    """Why a text is none of the options: a text id, and what the text names."""

    def __init__(self, text_id: str, **args: str | int) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.args_for_text = args


def plain(text: str) -> str:
    """As it is compared: one form of letters and blanks, without decoration."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split()).strip(DECORATION)


def last_word(text: str) -> str:
    """The line that holds the answer: the last that is marked as one, else the last that says anything."""
    lines = [line for line in unicodedata.normalize("NFKC", text).splitlines() if line.strip(DECORATION)]
    marked = [line for line in lines if MARKED.match(line) and (":" in line or len(lines) == 1)]
    line = (marked or lines or [""])[-1]
    return plain(MARKED.sub("", line)) if marked else plain(line)


def find_option(text: str, options: list[tuple[str, str]]) -> int:
    """The place in the list of the option, a name and a note, that the text means. Of several that are alike in both, the first."""
    names = [name for name, _ in options]
    said = last_word(text)
    if not said:
        raise Unclear("answer-empty", count=len(names))
    known = [plain(name) for name in names]
    numbered = NUMBERED.match(said)
    if numbered and not (said in known and not said.isdecimal()):
        return by_number(int(numbered[1]), plain(numbered[2]), names, known)
    fitting = fits(said, known)
    if len({options[place] for place in fitting}) == 1:
        return fitting[0]
    if fitting:
        raise Unclear("answer-several", text=short(said), names=listed(fitting, names), count=len(names))
    close = difflib.get_close_matches(said, known, NEAREST, 0.5)
    near = [place for place, name in enumerate(known) if name in close][:NEAREST]
    if near:
        raise Unclear("answer-nearest", text=short(said), names=listed(near, names), count=len(names))
    raise Unclear("answer-unknown", text=short(said), count=len(names))


def by_number(number: int, rest: str, names: list[str], known: list[str]) -> int:
    """A number, and perhaps the name of what it stands for; if that is another option's name, it is not guessed which is meant."""
    if not 1 <= number <= len(names):
        raise Unclear("answer-number", number=number, count=len(names))
    place = number - 1
    others = [other for other, name in enumerate(known) if rest and name == rest]
    if others and place not in others:
        raise Unclear("answer-two", number=number, name=names[place], other=names[others[0]])
    return place


def fits(said: str, known: list[str]) -> list[int]:
    """The options of that name; if there are none, those whose name begins so, has it in it, or stands in what was said."""
    tests = (
        lambda name: name == said,
        lambda name: name.startswith(said),
        lambda name: said in name,
        lambda name: len(name) > 1 and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) is not None,
    )
    for test in tests:
        fitting = [place for place, name in enumerate(known) if name and test(name)]
        if fitting:
            return fitting
    return []


def listed(places: list[int], names: list[str]) -> str:
    return "; ".join(f"{place + 1} {names[place]}" for place in places[:NEAREST])


def short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
