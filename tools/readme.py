"""Writes the README's tables of games, in both languages, from the games themselves: their titles, seats and modes.

    python tools/readme.py            writes them
    python tools/readme.py --check    says whether they are as they should be

A game that was added is in them by that. What else names the games (the first paragraphs, pyproject.toml) is compared by a test.
"""

from __future__ import annotations

import pathlib
import re
import sys
from typing import Final

ROOT: Final = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

from senki.engine import catalog  # noqa: E402  (found by the line above, also where senki is not installed)
from senki.engine.game import Game  # noqa: E402
from senki.text.words import Words  # noqa: E402

README: Final = ROOT / "README.md"
PLANNED: Final[tuple[str, ...]] = ()  # to come; a line of its own until the game is there
PART: Final = re.compile(r"(<!-- games (\w\w), written by tools/readme.py -->\n).*?(<!-- /games -->)", re.DOTALL)
HEAD: Final = {"en": "| game | id | players | modes |", "ja": "| ゲーム | ID | 人数 | モード |"}
OTHER: Final = {"en": "ja", "ja": "en"}
NOT_YET: Final = {"en": "not there yet", "ja": "未実装"}
PLAYERS: Final = {"en": "{}", "ja": "{}人"}
JOINER: Final = {"en": "; ", "ja": "、"}


def shipped() -> list[Game]:
    """senki's own games, whatever SENKI_GAMES may name beside them."""
    return [catalog.find_game(game_id) for game_id in catalog.find_modules(("senki.games",))]


def title(game: Game, lang: str) -> str:
    return Words(lang, game).title(game.info.id)


def both_titles(mine: str, other: str) -> str:
    return mine if mine == other else f"{mine} ({other})"


def modes(game: Game, lang: str) -> str:
    """The values of the option that is called mode, in words."""
    words = Words(lang, game)
    values = [value for option in game.info.options if option.name == "mode" for value in option.values]
    return JOINER[lang].join(words.say(f"option-mode-{value}") for value in values) or "–"


def players(seats: tuple[int, ...], lang: str) -> str:
    unbroken = seats == tuple(range(seats[0], seats[-1] + 1)) and len(seats) > 1
    return PLAYERS[lang].format(f"{seats[0]}–{seats[-1]}" if unbroken else ", ".join(map(str, seats)))


def table(lang: str) -> str:
    games = shipped()
    rows = [HEAD[lang], "|---|---|---|---|"]
    for game in games:
        names = both_titles(title(game, lang), title(game, OTHER[lang]))
        rows.append(f"| **{names}** | `{game.info.id}` | {players(game.info.seats, lang)} | {modes(game, lang)} |")
    for game_id in PLANNED:
        if game_id not in {game.info.id for game in games}:
            text_id = f"ui-game-{game_id.replace('_', '-')}"
            names = both_titles(Words(lang).say(text_id), Words(OTHER[lang]).say(text_id))
            rows.append(f"| {names} | `{game_id}` | | {NOT_YET[lang]} |")
    return "\n".join(rows) + "\n"


def written(text: str) -> str:
    return PART.sub(lambda part: part[1] + table(part[2]) + part[3], text)


def main(arguments: list[str]) -> int:
    text = README.read_text(encoding="utf-8")
    if written(text) == text:
        return 0
    if "--check" in arguments:
        print("README.md does not list the games as they are: run python tools/readme.py", file=sys.stderr)
        return 1
    README.write_text(written(text), encoding="utf-8")
    print("wrote README.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
