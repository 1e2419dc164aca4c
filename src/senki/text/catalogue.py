"""Finds texts: those that all games share, which stand beside this module, and each game's own, which stand in its folder."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pathlib
import types
from collections.abc import Mapping
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from senki.engine.catalog import game_module

LANGUAGES: Final = ("en", "ja")
HERE: Final = pathlib.Path(__file__).resolve().parent


def game_folder(game_id: str) -> pathlib.Path | None:
    """The folder of a game's package; None for a game that is a single module, and so has no files of its own."""
    module = importlib.import_module(game_module(game_id))
    return pathlib.Path(str(module.__file__)).resolve().parent if hasattr(module, "__path__") else None


def text_view_module(game_id: str) -> types.ModuleType | None:
    """The game's own way to show its table in words, if it has one (see plain)."""
    name = f"{game_module(game_id)}.text_view"
    if game_folder(game_id) is None or importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)


@functools.cache
def read_bundle(path: pathlib.Path, lang: str) -> FluentBundle | None:
    """The texts of one file; None if there is no such file."""
    if not path.is_file():
        return None
    # Without isolation: the marks that keep right-to-left names apart would show as boxes in many terminals.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Catalogue:
    """Texts by id. A game's own come before the shared ones, and English stands in for what is not translated."""

    def __init__(self, lang: str, game_id: str | None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no texts in language {lang!r}; there are: {', '.join(LANGUAGES)}")
        folder = game_folder(game_id) if game_id else None
        self.bundles: list[FluentBundle] = []
        for language in dict.fromkeys((lang, "en")):
            paths = [*([folder / f"text.{language}.ftl"] if folder else []), HERE / f"common.{language}.ftl"]
            self.bundles += [bundle for path in paths if (bundle := read_bundle(path, language))]

    def find(self, text_id: str, args: Mapping[str, str | int]) -> str | None:
        """A text with its names put in; None if there is no text of that id."""
        for bundle in self.bundles:
            if bundle.has_message(text_id):
                pattern = bundle.get_message(text_id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args))[0])
        return None
