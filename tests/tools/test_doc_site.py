"""The documentation site: its pages hang together, its notebooks run as they stand, and (long) Sphinx builds it without a warning."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

import pytest
from tools.doc_site import DOCS, game_page, linked, write_pages
from tools.readme import shipped

from senki.text.reference import read_reference

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.md"))
CELL = re.compile(r"^```\{code-cell\} python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s#]+\.md)(?:#[^)\s]*)?\)")
AIM = re.compile(r"^\((.+)\)=$", re.MULTILINE)
AIMED = re.compile(r"\]\(#([a-z_]+-(?:en|ja)-[^)]+)\)")


def test_every_page_is_in_the_contents_and_every_link_between_pages_leads_to_one(tmp_path: pathlib.Path) -> None:
    names = {name for name in write_pages(tmp_path) if name.endswith(".md")}
    index = (tmp_path / "index.md").read_text(encoding="utf-8")
    entries = {f"{line.rpartition('<')[2].rstrip('>').strip()}.md" for line in index.splitlines()}
    assert {name for name in names if not name.endswith("about.md")} - entries == {"index.md"}
    for name in names:
        text = (tmp_path / name).read_text(encoding="utf-8")
        missing = [link for link in LINK.findall(text) if not (tmp_path / name).parent.joinpath(link).resolve().is_relative_to(tmp_path)]
        missing += [link for link in LINK.findall(text) if not (tmp_path / name).parent.joinpath(link).is_file()]
        assert not missing, (name, missing)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_games_page_has_every_rule_once_and_links_the_numbers_in_its_text(lang: str) -> None:
    for game in shipped():
        page = game_page(game, lang)
        aims = AIM.findall(page)
        rules = [f"{game.info.id}-{lang}-{rule.lower().replace('.', '-')}" for rule in read_reference(game.info.id, lang).ids()]
        assert aims == list(dict.fromkeys(rules))
        assert set(AIMED.findall(page)) <= set(aims)
        assert f"senki play {game.info.id}" in page


def test_numbers_of_rules_become_links_and_other_words_do_not() -> None:
    reference = read_reference("ganymede", "en")
    told = linked("By C3.2 and `C3.2`, not SP2 or [B8](x.md).", reference, "ganymede", "en")
    assert told == "By [C3.2](#ganymede-en-c3-2) and `C3.2`, not SP2 or [B8](x.md)."


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_code_of_a_notebook_runs(path: pathlib.Path) -> None:
    code = "\n".join(CELL.findall(path.read_text(encoding="utf-8")))
    assert code.count("\n") > 20
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry), "MPLBACKEND": "agg"}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


@pytest.mark.long
def test_the_whole_site_is_built_without_a_warning(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("sphinx", reason="the extra `docs` is not installed")
    command = [sys.executable, str(ROOT / "tools" / "doc_site.py"), "--to", str(tmp_path), "--jobs", "1"]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    assert "C3.2" in (tmp_path / "html" / "games" / "ganymede" / "ja.html").read_text(encoding="utf-8")
    assert "95 %" in (tmp_path / "html" / "notebooks" / "study.html").read_text(encoding="utf-8")
