"""The check of the rules' numbers passes on what is complete, and names each gap."""

from __future__ import annotations

import pathlib

import pytest
from tools.check_rules_index import gaps, main, mentions, rule_ids, rule_tests

REFERENCE = "# Duel\n\n### G1 Object\n\nWin.\n\n### C1 Attack\n\nRoll.\n\n### C1.1 Hits\n\nCount.\n"
RULES = '''"""C  The battle."""

DIE = Question(1, "die", "C1")
HIT = EventKind(1, "hit", rule="C1.1", values={})


def attack() -> None:
    """C1, C1.1  Roll."""
    # C1.1: count
'''
TESTS = "def test_G1_goal(): ...\ndef test_C1_dice(): ...\nclass TestHits:\n    def test_C1_1_hits(self): ...\ndef test_3_players(): ...\n"


@pytest.fixture
def root(tmp_path: pathlib.Path) -> pathlib.Path:
    """A repository with one small game in which all is complete."""
    game, tests = tmp_path / "src/senki/games/duel", tmp_path / "tests/games/duel"
    game.mkdir(parents=True)
    tests.mkdir(parents=True)
    for lang in ("en", "ja"):
        (game / f"reference.{lang}.md").write_text(REFERENCE, encoding="utf-8")
    (game / "rules.py").write_text(RULES, encoding="utf-8")
    (tests / "test_duel.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def edit(path: pathlib.Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_complete_game_passes(root: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules, tests and code agree; a test that begins with another number is no test of a rule."""
    assert main(root) == 0
    assert capsys.readouterr().out == "duel: 3 rules, 3 tests\n"


@pytest.mark.parametrize(
    "file,old,new,gap",
    [
        ("src/senki/games/duel/reference.ja.md", "### C1.1 Hits", "", "rule C1.1 is missing in reference.ja.md"),
        ("src/senki/games/duel/reference.ja.md", "### C1.1", "### C1.2", "rule C1.2 is missing in reference.en.md"),
        ("src/senki/games/duel/reference.ja.md", "### C1.1", "### C1", "rule C1 stands twice in reference.ja.md"),
        ("tests/games/duel/test_duel.py", "test_G1_goal", "test_goal", "rule G1 has no test"),
        ("tests/games/duel/test_duel.py", "test_C1_1_hits", "test_C1_hits", "rule C1.1 has no test"),
        ("src/senki/games/duel/rules.py", '"C1")', '"C2")', "rules.py:3: names rule C2, which does not exist"),
        ("src/senki/games/duel/rules.py", 'rule="C1.1"', 'rule="C1.2"', "rules.py:4: names rule C1.2, which does not exist"),
        ("src/senki/games/duel/rules.py", "C1, C1.1  Roll", "C1, C1.3  Roll", "rules.py:7: names rule C1.3, which does not exist"),
        ("src/senki/games/duel/rules.py", "# C1.1: count", "# C1.4: count", "rules.py:9: names rule C1.4, which does not exist"),
        ("src/senki/games/duel/rules.py", '"""C  The', '"""T  The', "rules.py:1: names rule T, which does not exist"),
    ],
)
def test_each_gap_is_named(root: pathlib.Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, gap: str) -> None:
    """One thing is taken away or misspelt, and the check fails with a line that says so."""
    edit(root / file, old, new)
    assert main(root) == 1
    assert f"duel: {gap}\n" in capsys.readouterr().out


def test_the_same_rules_in_another_order(root: pathlib.Path) -> None:
    """Readers who compare the languages shall find the rules at the same places."""
    game = root / "src/senki/games/duel"
    (game / "reference.ja.md").write_text("### C1 A\n### G1 B\n### C1.1 C\n", encoding="utf-8")
    assert gaps(game, root / "tests/games/duel") == ["duel: the references number the rules in different orders"]


def test_a_test_among_the_rules_must_name_one_that_exists(root: pathlib.Path) -> None:
    """A name like test_C1_2_dice reads as rule C1.2."""
    folder = root / "tests/games/duel/rules"
    folder.mkdir()
    (folder / "test_attack.py").write_text("def test_C1_2_dice(): ...\n", encoding="utf-8")
    [gap] = gaps(root / "src/senki/games/duel", root / "tests/games/duel")
    assert gap.endswith("test_attack.py: test_C1_2_dice names rule C1.2, which does not exist")


def test_a_game_without_japanese_rules(root: pathlib.Path) -> None:
    """All rules are missing in the other language."""
    game = root / "src/senki/games/duel"
    (game / "reference.ja.md").unlink()
    assert len(gaps(game, root / "tests/games/duel")) == len(rule_ids(game, "en")) == 3


def test_what_is_read(root: pathlib.Path) -> None:
    """The rules that code and tests name, one by one."""
    assert sorted({mention.rule for mention in mentions(root / "src/senki/games/duel")}) == ["C", "C1", "C1.1"]
    assert [test.rule for test in rule_tests(root / "tests/games/duel")] == ["G1", "C1", "3", "C1.1"]
