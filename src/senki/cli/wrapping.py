"""Lines too long for the terminal, broken where a reader of Japanese or English would break them.

Japanese has no spaces, so that a line may end after almost any character. By the rules of kinsoku it does not begin with a full stop, a
closing bracket, a long-vowel mark or a small kana, and does not end with an opening bracket. Wide characters take two columns.
"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, Paragraph
from rich.measure import Measurement
from rich.text import Text

NEVER_FIRST: Final = frozenset(
    "、。，．・：；？！）」』】〕］｝〉》”’ー～〜…‥％々×ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ" + "),.:;?!]}%"
)
NEVER_LAST: Final = frozenset("（「『【〔［｛〈《“‘＋－" + "([{")


def may_break(text: str, place: int) -> bool:
    """May a new line begin with the character at this place?"""
    before, after = text[place - 1], text[place]
    if after.isspace() or not cell_len(after) or after in NEVER_FIRST or before in NEVER_LAST:
        return False
    if before.isspace():
        return True
    if before.isdigit() and cell_len(after) == 2:  # 3枚
        return False
    return cell_len(before) == 2 or cell_len(after) == 2


def breaks(text: str, width: int, hang: int = 0) -> list[int]:
    """Where the lines after the first begin, in a text without line ends; these have `hang` columns less. A word too long is cut."""
    found: list[int] = []
    start = used = last = 0
    room = width
    for place, char in enumerate(text):
        if place > start and may_break(text, place):
            last = place
        if used + cell_len(char) > room and not char.isspace() and place > start:
            start = last if last > start else place
            found.append(start)
            used = cell_len(text[start:place])
            room = max(width - hang, 2)
        used += cell_len(char)
    return found


class Wrapped:
    """A text that is broken in this way wherever it is printed. Its further lines may be indented, by `hang` columns."""

    def __init__(self, text: Text, hang: int = 0) -> None:
        self.text: Final = text
        self.hang: Final = hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.split(allow_blank=True):
            for number, piece in enumerate(line.divide(breaks(line.plain, options.max_width, self.hang))):
                piece.rstrip()
                if number and self.hang:
                    piece.pad_left(self.hang)
                yield piece

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((cell_len(line) for line in self.text.plain.splitlines()), default=0)
        return Measurement(min(2, widest), widest)


class WrappedParagraph(Paragraph):
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Wrapped(self.text)


class WrappedMarkdown(Markdown):
    """Rules as they stand in a reference, their paragraphs broken in this way."""

    elements = Markdown.elements | {"paragraph_open": WrappedParagraph}


def hanging(line: str, style: str = "", mark: str = "") -> Wrapped:
    """A line that goes on, where it is too long, below its own beginning: below the text after its mark and its own spaces."""
    return Wrapped(Text(mark + line, style), len(mark) + len(line) - len(line.lstrip(" ")))
