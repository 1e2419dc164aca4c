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

from senki.engine.catalog import game_folder, game_module
from senki.text.files import COMMON, LANGUAGES, TEXT, read_files

HERE: Final = pathlib.Path(__file__).resolve().parent


def text_view_module(game_id: str) -> types.ModuleType | None:
    """The game's own way to show its table in words, if it has one (see plain)."""
    name = f"{game_module(game_id)}.text_view"
    if game_folder(game_id) is None or importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)


@functools.cache
def read_bundle(folder: pathlib.Path | None, name: str, lang: str) -> FluentBundle | None:
    """The texts of that name in a language; None if there are none."""
    text = read_files(folder, name, lang)
    if not text:
        return None
    # Without isolation: the marks that keep right-to-left names apart would show as boxes in many terminals.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


class Catalogue:
    """Texts by id. A game's own come before the shared ones, and English stands in for what is not translated."""

    def __init__(self, lang: str, game_id: str | None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no texts in language {lang!r}; there are: {', '.join(LANGUAGES)}")
        folder = game_folder(game_id) if game_id else None
        self.bundles: list[FluentBundle] = []
        for language in dict.fromkeys((lang, "en")):
            found = read_bundle(folder, TEXT, language), read_bundle(HERE, COMMON, language)
            self.bundles += [bundle for bundle in found if bundle]

    def find(self, text_id: str, args: Mapping[str, str | int]) -> str | None:
        """A text with its names put in; None if there is no text of that id."""
        for bundle in self.bundles:
            if bundle.has_message(text_id):
                pattern = bundle.get_message(text_id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args))[0])
        return None
