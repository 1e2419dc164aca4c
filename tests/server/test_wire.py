"""The wire types: bounds, unknown fields, and that nothing derived from them is out of date."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest

from senki.server.bodies import NewTable
from senki.server.wire import BadMessage, Move, read_body, read_message

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOOD = '{"type":"move","id":"a","seq":3,"seat":1,"answers":[1,2]}'


def test_what_is_derived_is_up_to_date() -> None:
    result = subprocess.run([sys.executable, str(ROOT / "tools" / "wire.py"), "--check"], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_a_move_is_read() -> None:
    assert read_message(GOOD) == Move("a", 3, 1, [1, 2])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "nonsense",
        GOOD[:-1],
        GOOD.replace("move", "steal"),
        GOOD.replace('"seq"', '"sequence"'),
        GOOD.replace("}", ',"more":1}'),
        GOOD.replace('"a"', '""'),
        GOOD.replace('"a"', '"' + "a" * 65 + '"'),
        GOOD.replace('"a"', "7"),
        GOOD.replace("3", "-1"),
        GOOD.replace("3", "1e99"),
        GOOD.replace("3", "99999999999999999999999"),
        GOOD.replace("3", "true"),
        GOOD.replace(":1,", ":64,"),
        GOOD.replace("[1,2]", "[]"),
        GOOD.replace("[1,2]", str([1] * 33)),
        GOOD.replace("[1,2]", "[1.5]"),
        GOOD.replace("[1,2]", "[null]"),
        GOOD.replace("[1,2]", "[99999999999]"),
        GOOD.replace("[1,2]", "[" * 5000 + "]" * 5000),
        '{"x":' * 3000 + "1" + "}" * 3000,
        '{"a":' + "[" * 7000 + "]" * 7000 + ',"type":"ping"}',
        '{"type":"chat","text":""}',
        '{"type":"chat","text":"' + "a" * 501 + '"}',
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"ping","type":"ping","x":1}',
        " " * 20_000,
    ],
)
def test_what_is_wrong_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadMessage) as why:
        read_message(text)
    assert 0 < len(str(why.value)) <= 200
    assert "\n" not in str(why.value)


def test_bytes_that_are_no_text_are_refused() -> None:
    for data in (b"\xff\xfe", b'{"type":"chat","text":"\xff"}', bytes(range(256))):
        with pytest.raises(BadMessage):
            read_message(data)


def test_bodies_are_bounded() -> None:
    assert read_body(b'{"game":"leduc","seats":[{"kind":"me"}]}', NewTable).public is False
    for bad in (b'{"game":"leduc","seats":[]}', b'{"game":"leduc","seats":[{"kind":"god"}]}', b'{"game":"leduc"}', b"[" * 60000):
        with pytest.raises(BadMessage):
            read_body(bad, NewTable)
