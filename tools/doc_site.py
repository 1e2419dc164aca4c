"""The documentation site: puts its pages together, and builds it with Sphinx (`make docs`).

    python tools/doc_site.py              build/site/source and build/site/html; a warning is an error
    python tools/doc_site.py --pages      the pages only
    python tools/doc_site.py --jobs 1

Most pages are the files of docs/ as they are. The pages about the games are written here, from their rules, options and texts, in both
languages; every number of a rule in them becomes a link to it. Links from docs/ to files that are no pages become their names.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
from typing import Final

ROOT: Final = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.readme import both_titles, players, shipped, title  # noqa: E402

from senki.engine import catalog  # noqa: E402  (found by the line above, also where senki is not installed)
from senki.engine.game import Game, Option  # noqa: E402
from senki.text.reference import Reference, read_reference  # noqa: E402
from senki.text.words import Words  # noqa: E402

DOCS: Final = ROOT / "docs"
SITE: Final = ROOT / "build" / "site"
LANGUAGES: Final = ("en", "ja")
OTHER: Final = {"en": "ja", "ja": "en"}
OTHER_PAGE: Final = {"en": "日本語", "ja": "English"}
MORE: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}  # files beside docs/ that are pages, and what they are called
LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
FENCE: Final = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`", re.DOTALL | re.MULTILINE)
RULE: Final = re.compile(r"(?<![A-Za-z0-9_./`#\[-])[A-Z]{1,4}\d+(?:\.\d+)*(?![A-Za-z0-9_])")
ASIDE: Final = re.compile(r"`[^`]*`|\[[^\]]*\]\([^)]*\)")  # where no links are made

SAY: Final = {
    "en": {
        "players": "Players",
        "game": "Its name for commands",
        "options": "Choices before the game",
        "option": "choice",
        "values": "what there is (the first is usual)",
        "by_seat": "for each seat",
        "begin": "In the browser choose it on the home page. Or by command:",
        "chapters": "The rules",
        "about": "Edition, sources, what is ours: [about this game](about.md).",
    },
    "ja": {
        "players": "人数",
        "game": "コマンドでの名前",
        "options": "始める前に選ぶこと",
        "option": "項目",
        "values": "選べるもの（最初のものが標準）",
        "by_seat": "席ごと",
        "begin": "ブラウザーでは最初のページから選びます。コマンドでは次のように始めます。",
        "chapters": "ルール",
        "about": "版、出典、独自に決めたことについては[このゲームについて](about.md)（英語）をご覧ください。",
    },
}


# -- pages about the games ---------------------------------------------------------------------------------------------


def label(game_id: str, lang: str, rule: str) -> str:
    """What a rule is called as the aim of links, of all pages."""
    return f"{game_id}-{lang}-{rule.lower().replace('.', '-')}"


def linked(text: str, reference: Reference, game_id: str, lang: str) -> str:
    """The text with every number of a rule as a link to it."""

    def link(found: re.Match[str]) -> str:
        rule = reference.find(found[0])
        return found[0] if rule is None else f"[{found[0]}](#{label(game_id, lang, rule.id)})"

    parts, at = [], 0
    for aside in ASIDE.finditer(text):
        parts += [RULE.sub(link, text[at : aside.start()]), aside[0]]
        at = aside.end()
    return "".join([*parts, RULE.sub(link, text[at:])])


def option_row(option: Option, words: Words, lang: str) -> str:
    name = words.catalogue.find(f"option-{option.name}", {}) or option.name
    more = f" ({SAY[lang]['by_seat']})" if option.by_seat else ""
    values = "; ".join(f"{words.setting_value(option.name, value)} `{value}`" for value in option.values)
    return f"| {name}{more} `{option.name}` | {values} |"


def game_page(game: Game, lang: str) -> str:
    """A player's guide to a game: how many play it, what may be chosen, how it is begun, and every rule."""
    game_id, words, say = game.info.id, Words(lang, game), SAY[lang]
    reference = read_reference(game_id, lang)
    lines = [f"# {title(game, lang)}", "", f"*[{OTHER_PAGE[lang]}: {title(game, OTHER[lang])}]({OTHER[lang]}.md)*", ""]
    lines += [f"**{say['players']}:** {players(game.info.seats, lang)}  ", f"**{say['game']}:** `{game_id}`", ""]
    lines += [linked(reference.intro, reference, game_id, lang), "", say["begin"], ""]
    lines += ["```sh", f"senki play {game_id}", f"senki play {game_id} --text --lang {lang}", "```", "", say["about"], ""]
    if game.info.options:
        lines += [f"## {say['options']}", "", f"| {say['option']} | {say['values']} |", "|---|---|"]
        lines += [*(option_row(option, words, lang) for option in game.info.options), ""]
    done: set[str] = set()
    for chapter in reference.chapters:
        lines += [f"## {chapter.title or say['chapters']}", ""]
        if chapter.text:
            lines += [linked(chapter.text, reference, game_id, lang), ""]
        for rule in chapter.rules:
            if rule.id not in done:  # one that stands twice is linked where it stands first
                lines += [f"({label(game_id, lang, rule.id)})="]
            done.add(rule.id)
            lines += [f"### {rule.id} {rule.title}", "", linked(rule.text, reference, game_id, lang), ""]
    return "\n".join(lines)


def list_of_games(lang: str) -> str:
    """The entries of a table of contents."""
    return "".join(f"{both_titles(title(game, lang), title(game, OTHER[lang]))} <games/{game.info.id}/{lang}>\n" for game in shipped())


# -- pages as they are -------------------------------------------------------------------------------------------------


def pages() -> dict[str, pathlib.Path]:
    """Every page that is a file: its name on the site and where it stands."""
    found = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
    found |= {name: ROOT / source for source, name in MORE.items()}
    for game in shipped():
        folder = catalog.game_folder(game.info.id)
        if folder is not None and (folder / "README.md").is_file():
            found[f"games/{game.info.id}/about.md"] = folder / "README.md"
    return found


def written_pages() -> dict[pathlib.Path, str]:
    """Files that stand on the site as something else than a copy: the references, in the pages of their games."""
    found: dict[pathlib.Path, str] = {}
    for game in shipped():
        folder = catalog.game_folder(game.info.id)
        if folder is not None:
            found |= {folder / f"reference.{lang}.md": f"games/{game.info.id}/{lang}.md" for lang in LANGUAGES}
            found[folder / "reference"] = f"games/{game.info.id}/en.md"
    return found


def relinked(text: str, name: str, source: pathlib.Path, known: dict[pathlib.Path, str]) -> str:
    """A page's text with its links to files as links to pages; to files that are no pages only their names are left."""

    def link(found: re.Match[str]) -> str:
        words, target = found[1], found[2]
        if target.startswith(("#", "http://", "https://", "mailto:")):
            return found[0]
        file, mark, part = target.partition("#")
        page = known.get((source.parent / file).resolve())
        if page is None:
            return (
                found[0] if (source.parent / file).is_relative_to(DOCS) and not (source.parent / file).exists() else f"`{words.strip('`')}`"
            )
        return f"[{words}]({posixpath.relpath(page, posixpath.dirname(name) or '.')}{mark}{part})"

    parts, at = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(link, text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, LINK.sub(link, text[at:])])


def write_pages(folder: pathlib.Path) -> list[str]:
    """All pages into a folder, as Sphinx reads them; what is there already is replaced where it differs. Their names."""
    files = pages()
    known = {path.resolve(): name for name, path in files.items()} | written_pages()
    made = {name: relinked(path.read_text(encoding="utf-8"), name, path, known) for name, path in files.items()}
    for game in shipped():
        made |= {f"games/{game.info.id}/{lang}.md": game_page(game, lang) for lang in LANGUAGES}
    for lang in LANGUAGES:
        made["index.md"] = made["index.md"].replace(f"<!-- games {lang} -->\n", list_of_games(lang))
    made["conf.py"] = (DOCS / "conf.py").read_text(encoding="utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if path.relative_to(folder).as_posix() not in made:
            path.unlink()
    for name, text in made.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return sorted(made)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", action="store_true", help="write the pages, do not build the site")
    parser.add_argument("--to", type=pathlib.Path, default=SITE, help="the folder for both (build/site)")
    parser.add_argument("--jobs", default="auto", help="how many processes Sphinx uses")
    parser.add_argument("--unplayed", action="store_true", help="do not play the notebooks: quicker, while one writes")
    asked = parser.parse_args()
    write_pages(asked.to / "source")
    if asked.pages:
        return 0
    shutil.rmtree(asked.to / "html", ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", "-j", asked.jobs]
    command += ["-D", "nb_execution_mode=off"] if asked.unplayed else []
    command += ["-d", str(asked.to / "known"), str(asked.to / "source"), str(asked.to / "html")]
    paths = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    code = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, check=False).returncode
    if code == 0:
        print(f"senki: the documentation is in {asked.to / 'html' / 'index.html'}")
    return code


if __name__ == "__main__":
    sys.exit(main())
