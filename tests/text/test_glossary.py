"""One word for one thing: the Japanese texts use the words of docs/glossary.ja.md, and none that it rules out."""

from __future__ import annotations

import pathlib
import re
from typing import NamedTuple

import pytest

from senki.engine.catalog import find_modules, game_folder
from senki.text.catalogue import HERE
from senki.text.files import COMMON, REFERENCE, TEXT, files_of

ROOT = pathlib.Path(__file__).resolve().parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.ja.md").read_text(encoding="utf-8")
GAMES = list(find_modules(("senki.games",)))
HEADING = re.compile(r"## .*（`(\w+)`）")
PLACE = re.compile(r"なし|\d+行（\d+）")


class Term(NamedTuple):
    use: str
    never: tuple[str, ...]
    but: tuple[str, ...]  # words that may stand although they hold one that may not
    place: str


def terms_of(glossary: str) -> dict[str, list[Term]]:
    """The tables of a glossary, by the name in the heading above them."""
    found: dict[str, list[Term]] = {}
    section = ""
    for line in glossary.splitlines():
        if heading := HEADING.fullmatch(line):
            section = heading[1]
        elif line.startswith("| ") and not line.startswith("| 使う |"):
            use, never, but, _, place = [cell.strip() for cell in line.strip("|").split("|")]
            found.setdefault(section, []).append(Term(use, words_in(never), words_in(but), place))
    return found


def words_in(cell: str) -> tuple[str, ...]:
    return tuple(cell.split("、")) if cell else ()


def faults(terms: list[Term], texts: dict[str, str]) -> list[str]:
    """Where a text has a word that it should not have; and words that no text has."""
    found: list[str] = []
    for term in terms:
        for name, text in texts.items():
            for number, line in enumerate(text.splitlines(), 1):
                rest = re.sub("|".join(map(re.escape, term.but)), "／", line) if term.but else line
                found += [f"{name}:{number}: {word}, not {term.use}: {line.strip()}" for word in term.never if word in rest]
        if not any(term.use in text for text in texts.values()):
            found.append(f"{term.use} is used nowhere")
    return found


def texts_of(section: str) -> dict[str, str]:
    """The Japanese files that a part of the glossary is for."""
    if section == "all":
        return {name: text for one in ("common", *GAMES) for name, text in texts_of(one).items()}
    if section == "common":
        paths = [*files_of(HERE, COMMON, "ja"), ROOT / "src" / "senki" / "text" / "report.ja.ftl"]
        readme = (ROOT / "README.md").read_text(encoding="utf-8").partition("## 日本語")
        return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths} | {"README.md (日本語)": readme[2]}
    folder = game_folder(section)
    assert folder is not None
    paths = [*files_of(folder, TEXT, "ja"), *files_of(folder, REFERENCE, "ja")]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths}


def test_the_glossary_has_every_game() -> None:
    assert set(terms_of(GLOSSARY)) == {"all", "common", *GAMES}


@pytest.mark.parametrize("section", terms_of(GLOSSARY))
def test_texts_keep_to_the_glossary(section: str) -> None:
    found = faults(terms_of(GLOSSARY)[section], texts_of(section))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("section", terms_of(GLOSSARY))
def test_the_glossary_does_not_contradict_itself(section: str) -> None:
    """No word stands twice, none is both used and ruled out, every exception is one, and every place can be read."""
    terms = terms_of(GLOSSARY)[section]
    used = [term.use for term in terms]
    assert len(set(used)) == len(used)
    assert not {word for term in terms for word in term.never} & set(used)
    for term in terms:
        assert term.never, term.use
        assert PLACE.fullmatch(term.place), term
        for exception in term.but:
            assert any(word in exception for word in term.never), exception


SMALL = """
## A game（`chess`）

| 使う | 使わない | 例外 | 英語 | 場所 |
|---|---|---|---|---|
| ダイス | サイコロ、さいころ | サイコロステーキ | die | 3行（2） |
"""


@pytest.mark.parametrize(
    "text,said",
    [
        ("ダイスをふる。\nサイコロステーキを食べる。", []),
        ("ダイスをふる。\nサイコロをふる。", ["a.ftl:2: サイコロ, not ダイス: サイコロをふる。"]),
        ("ダイスとさいころ", ["a.ftl:1: さいころ, not ダイス: ダイスとさいころ"]),
        ("コマを動かす。", ["ダイス is used nowhere"]),
    ],
)
def test_a_wrong_word_and_a_missing_one_are_found(text: str, said: list[str]) -> None:
    terms = terms_of(SMALL)
    assert terms == {"chess": [Term("ダイス", ("サイコロ", "さいころ"), ("サイコロステーキ",), "3行（2）")]}
    assert faults(terms["chess"], {"a.ftl": text}) == said
