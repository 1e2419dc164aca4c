"""What the project says of itself names the games that are there: README in both languages, pyproject.toml, texts for the browser."""

from __future__ import annotations

import pathlib
import tomllib

import pytest
from tools.readme import PART, PLANNED, players, shipped, table, title, written

from senki.text.catalogue import Catalogue

ROOT = pathlib.Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
IDS = [game.info.id for game in shipped()]
NOT_THERE = [game_id for game_id in PLANNED if game_id not in IDS]


def first_paragraph(lang: str) -> str:
    """What a reader sees first in that language: all up to the first block of commands, lines put together."""
    text = README if lang == "en" else README.split("## 日本語", 1)[1]
    joined = text.split("```", 1)[0].splitlines()
    return (" " if lang == "en" else "").join(joined)


def test_the_tables_of_games_are_those_of_the_catalog() -> None:
    """To mend it: python tools/readme.py."""
    assert [part[2] for part in PART.finditer(README)] == ["en", "ja"]
    assert written(README) == README


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_first_paragraph_names_every_game_that_is_there(lang: str) -> None:
    paragraph = first_paragraph(lang)
    for game in shipped():
        assert title(game, lang) in paragraph, game.info.id
    for game_id in NOT_THERE:
        assert str(Catalogue(lang, None).find(f"ui-game-{game_id.replace('_', '-')}", {})) not in paragraph


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_it_is_said_that_senki_is_unofficial_and_whose_the_names_are(lang: str) -> None:
    """Of every game, also of those to come: on the page about senki, and at the end of the README in that language."""
    texts = Catalogue(lang, None)
    english, _, japanese = README.partition("## 日本語")
    last = " ".join((english if lang == "en" else japanese).rpartition("MIT")[2].split())
    about = str(texts.find("ui-about-unofficial", {})) + str(texts.find("ui-about-owners", {}))
    for text in (last, about):
        assert {"en": "unofficial", "ja": "非公式"}[lang] in text
        for game_id in {*IDS, *PLANNED}:
            name = str(texts.find(f"ui-game-{game_id.replace('_', '-')}", {}))
            assert name in text, name


def test_the_package_names_every_game_that_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for game in shipped():
        assert title(game, "en") in project["keywords"], game.info.id
        assert title(game, "en") in project["description"], game.info.id


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_browsers_covers_tell_the_numbers_of_players(lang: str) -> None:
    """Beside the covers stand texts of their own; where they name the players, they name those of the rules."""
    texts = Catalogue(lang, None)
    for game in shipped():
        told = texts.find(f"ui-game-{game.info.id.replace('_', '-')}-players", {})
        assert told is None or told.startswith(players(game.info.seats, lang)), game.info.id


def test_a_game_that_is_added_changes_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.readme.shipped", lambda: shipped()[:-1])
    assert f"`{IDS[-1]}`" not in table("en")
    assert written(README) != README
