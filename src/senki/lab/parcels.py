"""Work on its way to other machines: which packs it needs, by content, and what must be the same there for the results to be.

A match names its pack by a path, which means nothing elsewhere. So the path is replaced by the hash of the pack's files, these travel
along, and where the work is done they are written to a folder again. What senki and the game are is told by a hash of their texts.
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

import senki
from senki.engine.catalog import find_game, game_folder
from senki.lab.dials import load_changed
from senki.lab.extras import LabError
from senki.lab.matches import Match

MARK: Final = "senki-pack:"
PARTS: Final = ("engine", "agents", "lab")  # of senki, that games are played with
ENDINGS: Final = (".py", ".toml")

Files = tuple[tuple[str, bytes], ...]  # of a pack: name and content


@dataclass(frozen=True)
class Subject:
    """What is played: it must be the same wherever a part of the work is done."""

    game: str
    rules_version: str
    build: str  # of all texts that play it
    pack: str  # its hash, changes included


@dataclass(frozen=True)
class Parcel:
    """Work with all that it needs."""

    work: Callable[[int, int], Any]
    packs: dict[str, Files]  # by mark
    subjects: tuple[Subject, ...]


def over_matches(value: Any, change: Callable[[Match], Match]) -> Any:
    """The same value with every match in it changed, however deep it lies."""
    if isinstance(value, Match):
        return change(value)
    if isinstance(value, functools.partial):
        keywords = {name: over_matches(one, change) for name, one in value.keywords.items()}
        return functools.partial(value.func, *(over_matches(one, change) for one in value.args), **keywords)
    if isinstance(value, tuple):
        return tuple([over_matches(one, change) for one in value])
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{part.name: over_matches(getattr(value, part.name), change) for part in fields(value) if part.init})
    return value


def matches_in(value: Any) -> list[Match]:
    found: list[Match] = []

    def note(match: Match) -> Match:
        found.append(match)
        return match

    over_matches(value, note)
    return found


# -- packing ----------------------------------------------------------------------------------------------------------


def pack_up(work: Callable[[int, int], Any]) -> Parcel:
    packs: dict[str, Files] = {}

    def by_content(match: Match) -> Match:
        if match.pack is None:
            return match
        files = files_of(pathlib.Path(match.pack))
        mark = MARK + digest_of(files)
        packs[mark] = files
        return replace(match, pack=mark)

    subjects = dict.fromkeys(subject_of(match) for match in matches_in(work))
    return Parcel(over_matches(work, by_content), packs, tuple(subjects))


def files_of(path: pathlib.Path) -> Files:
    """A pack's file, or those of its folder."""
    paths = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    try:
        return tuple([(one.name, one.read_bytes()) for one in paths])
    except OSError as error:
        raise LabError(f"{path}: cannot be read: {error.strerror}") from None


def digest_of(files: Files) -> str:
    found = hashlib.sha256()
    for name, content in files:
        found.update(f"{name}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


# -- unpacking --------------------------------------------------------------------------------------------------------


def unpack(parcel: Parcel, folder: pathlib.Path) -> Callable[[int, int], Any]:
    """The work, to be done here; LabError if this is not the senki that sent it."""
    paths = {mark: str(laid_down(mark, files, folder)) for mark, files in parcel.packs.items()}
    work: Callable[[int, int], Any] = over_matches(
        parcel.work, lambda match: replace(match, pack=paths[match.pack]) if match.pack in paths else match
    )
    here = {subject_of(match) for match in matches_in(work)}
    for wanted in parcel.subjects:
        if wanted not in here:
            raise LabError(difference(wanted, next((one for one in here if one.game == wanted.game), None)))
    return work


def laid_down(mark: str, files: Files, folder: pathlib.Path) -> pathlib.Path:
    if MARK + digest_of(files) != mark:
        raise LabError("a pack did not arrive as it was sent")
    place = folder / mark.removeprefix(MARK)
    place.mkdir(parents=True, exist_ok=True)
    for name, content in files:
        (place / pathlib.Path(name).name).write_bytes(content)
    return place if len(files) > 1 else place / pathlib.Path(files[0][0]).name


def difference(wanted: Subject, here: Subject | None) -> str:
    """What is not the same, in words."""
    if here is None:
        return f"the game {wanted.game} is not there"
    for name in ("rules_version", "build", "pack"):
        one, other = getattr(here, name), getattr(wanted, name)
        if one != other:
            other_than = f"another {name.replace('_', ' ')} there ({one[:16]}) than here ({other[:16]})"
            return f"{wanted.game}: {other_than}; install the same senki on every node"
    return ""


# -- what is the same -------------------------------------------------------------------------------------------------


def subject_of(match: Match) -> Subject:
    game = find_game(match.game)
    pack = game.pack_of(load_changed(game, match.pack, match.changes))
    return Subject(match.game, game.info.rules_version, build_of(match.game), pack.hash if pack else "")


@functools.cache
def build_of(game: str) -> str:
    """A hash of the texts of senki that play games, and of the game's own."""
    home = pathlib.Path(senki.__file__).resolve().parent
    found = hashlib.sha256()
    for path in texts_of([*(home / part for part in PARTS), game_folder(game)]):
        found.update(f"{path.name}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def texts_of(folders: list[pathlib.Path | None]) -> Iterator[pathlib.Path]:
    for folder in folders:
        if folder is not None:
            yield from sorted(path for path in folder.rglob("*") if path.suffix in ENDINGS and path.is_file())
