"""The files of texts and rules: one for each language, or several in a folder of that name, read in the order of their names as one.

text.ja.ftl          or  text/cards.ja.ftl, text/council.ja.ftl ...
reference.ja.md      or  reference/1-movement.ja.md, reference/2-battle.ja.md ...
"""

from __future__ import annotations

import pathlib
from typing import Final

LANGUAGES: Final = ("en", "ja")
TEXT: Final = "text.{}.ftl"  # a game's names and sentences
COMMON: Final = "common.{}.ftl"  # those of all games
REFERENCE: Final = "reference.{}.md"  # a game's rules, numbered


def files_of(folder: pathlib.Path | None, name: str, lang: str) -> list[pathlib.Path]:
    """The files of that name in a language; none for a game without files."""
    if folder is None:
        return []
    stem, _, ending = name.format(lang).partition(".")
    whole = folder / f"{stem}.{ending}"
    return [*([whole] if whole.is_file() else []), *sorted((folder / stem).glob(f"*.{ending}"))]


def read_files(folder: pathlib.Path | None, name: str, lang: str) -> str:
    """What they hold, as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files_of(folder, name, lang))
