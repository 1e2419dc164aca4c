"""Which texts a game needs, as follows from what it declares. A game can be played without them: what has no text is shown by its id."""

from __future__ import annotations

from senki.engine.catalog import game_folder
from senki.engine.game import Game
from senki.engine.testing.play import settings
from senki.engine.zones import fields_of
from senki.text.catalogue import read_bundle
from senki.text.files import TEXT, files_of
from senki.text.words import zone_id


def needed_texts(game: Game) -> set[str]:
    """Title, options, things with names, events, figures and zones; not the questions, which are worded for seats or for chance."""
    pack = game.load_pack(None)
    ids = {"game-title", "game-blurb"}
    for option in game.info.options:
        ids |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    for kind, labels in game.labels(pack).items():
        ids |= {f"{kind}-{label}" for label in labels}
    for figure, terms in game.info.figures.items():
        ids |= {f"figure-{figure}", *(f"term-{term}" for term in terms)}
    ids |= {f"event-{event.name}" for event in game.info.events.values()}
    for setting in settings(game):
        for field in fields_of(game.setup(setting.seats, setting.options, pack)):
            ids |= {zone_id(field.name), zone_id(field.attr)}
    return ids


def missing_texts(game: Game, lang: str) -> list[str]:
    """What a game's own file of texts lacks in a language, each with the file that it belongs in."""
    folder = game_folder(game.info.id)
    if folder is None:
        return [f"{game.info.id}: a single module has no texts; make it a folder"]
    bundle = read_bundle(folder, TEXT, lang)
    if bundle is None:
        return [f"{folder / TEXT.format(lang)}: there is no such file"]
    path = files_of(folder, TEXT, lang)[0]
    missing = [text_id for text_id in sorted(needed_texts(game)) if not bundle.has_message(text_id)]
    for name in [question.name for question in game.info.questions.values()]:
        if not bundle.has_message(f"ask-{name}") and not bundle.has_message(f"chance-{name}"):
            missing += [f"ask-{name}, or chance-{name} if chance is asked"]
    return [f"{path}: add {text_id}" for text_id in missing]
