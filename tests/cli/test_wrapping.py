"""Long lines in the terminal: broken where a reader would, in eighty columns and fewer."""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Callable

import pytest
from click.testing import Result
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from senki.cli.wrapping import NEVER_FIRST, NEVER_LAST, Wrapped, WrappedMarkdown, breaks, hanging
from senki.engine.catalog import find_modules, game_folder
from senki.text.files import REFERENCE, TEXT, read_files

Senki = Callable[..., Result]


def lines_of(text: str, width: int, hang: int = 0) -> list[str]:
    """As `breaks` divides it, without the spaces at the ends of lines."""
    places = [0, *breaks(text, width, hang), len(text)]
    return [text[start:end].rstrip() for start, end in itertools.pairwise(places)]


def printed(what: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


@pytest.mark.parametrize(
    "text,width,lines",
    [
        ("サイコロを振ります。", 8, ["サイコロ", "を振りま", "す。"]),
        ("サイコロを振ります。", 18, ["サイコロを振りま", "す。"]),  # not a line with 。 alone
        ("メックカードを出す", 8, ["メック", "カードを", "出す"]),  # カ, not ー, begins the line
        ("これは「ミサイル」です", 8, ["これは", "「ミサイ", "ル」です"]),  # no line ends with 「
        ("シャッフルします", 8, ["シャッフ", "ルします"]),
        ("キャッチ", 4, ["キャ", "ッチ"]),  # nowhere to break it well: cut
        ("残り3枚です", 6, ["残り", "3枚で", "す"]),  # a number stays with what it counts
        ("命中精度＋1とHP＋1", 10, ["命中精度", "＋1とHP＋1"]),
        ("fits into one line", 18, ["fits into one line"]),
        ("two words", 8, ["two", "words"]),
        ("a word_too_long", 6, ["a", "word_t", "oo_lon", "g"]),
        ("SP 3、HP 5、AIM 2", 10, ["SP 3、HP", "5、AIM 2"]),
        ("", 10, [""]),
    ],
)
def test_where_lines_are_broken(text: str, width: int, lines: list[str]) -> None:
    assert lines_of(text, width) == lines


@pytest.mark.parametrize("width", [24, 41, 76, 80])
@pytest.mark.parametrize("game_id", find_modules(("senki.games",)))
def test_every_japanese_sentence_is_broken_well(game_id: str, width: int) -> None:
    """Nothing is lost, no line is too wide, and none begins or ends with what may not stand there."""
    texts = re.sub(r"^.*? = |\{ .*? \}|\{ \$\w+ ->$", "", read_files(game_folder(game_id), TEXT, "ja"), flags=re.MULTILINE)
    broken = 0
    for line in (texts + read_files(game_folder(game_id), REFERENCE, "ja")).splitlines():
        found = lines_of(line, width, 2)
        assert "".join(found).replace(" ", "") == line.replace(" ", "")
        broken += len(found) > 1
        for number, piece in enumerate(found):
            assert cell_len(piece) <= width - (2 if number else 0), piece
            assert not number or piece[0] not in NEVER_FIRST, found
            assert number == len(found) - 1 or piece[-1] not in NEVER_LAST, found
    assert broken > 20


def test_a_long_line_stays_beside_its_mark_and_goes_on_below_its_beginning() -> None:
    told = "帝国軍が反乱軍のデッキの上から2枚を見ました：ルーク・スカイウォーカー"
    assert printed(hanging(told, "cyan", "· "), 30) == [
        "· 帝国軍が反乱軍のデッキの上か",
        "  ら2枚を見ました：ルーク・ス",
        "  カイウォーカー",
    ]
    assert printed(hanging("  " + told), 30)[1].startswith("  ら")
    assert printed(Wrapped(Text("one\n\ntwo three")), 5) == ["one", "", "two", "three"]


def test_rules_are_broken_in_the_same_way() -> None:
    rule = "**裁定。** サイコロを振ります。\n\n1. サイコロをもう一度振ります。"
    assert printed(WrappedMarkdown(rule), 16) == ["裁定。 サイコロ", "を振ります。", "", " 1 サイコロをも", "   う一度振りま", "   す。"]


@pytest.mark.parametrize(
    "command,first", [("empire_rebellion --option mode=tutorial", "1"), ("ganymede --players 4", "1"), ("ares --option mode=basic", "1 2")]
)
def test_a_game_in_japanese_keeps_to_eighty_columns(senki: Senki, command: str, first: str) -> None:
    """With the rule of each question, the log and all that can be seen."""
    typed = f"?\n{first}\nl\nv\n" + "1\n?\n" * 30 + "q\n"
    text = senki(f"play {command} --text --seed 5 --opponents level:1 --save game.senki --lang ja", typed).stdout
    begun = 0
    for line in text.splitlines():
        if "senki" in line:
            continue
        assert cell_len(line) <= 80, line
        said = line.strip("│ ")
        assert said != "·"
        assert said[:1] not in NEVER_FIRST - set("・"), line
        begun += bool(re.match(r"· .", line))
    assert begun > 10


@pytest.mark.parametrize(
    "lang,agent,said",
    [
        ("ja", "level:2", "対戦相手：コンピューター（レベル2、やさしい）"),
        ("ja", "random", "対戦相手：コンピューター（でたらめに選ぶ）"),
        ("ja", "search:iterations=4", "対戦相手：コンピューター（search:iterations=4）"),
        ("en", "level:5", "Opponents: computer, level 5 (Strongest)."),
        ("en", "greedy", "Opponents: computer that looks one step ahead."),
    ],
)
def test_opponents_have_names(senki: Senki, lang: str, agent: str, said: str) -> None:
    text = senki(f"play ganymede --text --seed 5 --opponents {agent} --save game.senki --lang {lang}", "q\n", COLUMNS="100").stdout
    assert said in text
    assert ("席1（赤）" if lang == "ja" else "Seat 1 (Red)") in text
