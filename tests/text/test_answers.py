"""Free text read as one of the options."""

from __future__ import annotations

import pytest

from senki.text.answers import Unclear, find_option

OPTIONS = [
    ("Grey Heron", ""),
    ("Basalt Ox", ""),
    ("Cross Lynx", ""),
    ("Grey Wolf", ""),
    ("no more", ""),
    ("Barracks", "A"),
    ("Barracks", "A"),
]


@pytest.mark.parametrize(
    "text, place",
    [
        ("2", 1),
        (" 2. ", 1),
        ("[3]", 2),
        ("２", 1),
        ("option 3", 2),
        ("Answer: 3", 2),
        ("答え：2", 1),
        ("2番", 1),
        ("2 Basalt Ox", 1),
        ("basalt ox", 1),
        ('"Cross Lynx."', 2),
        ("cross", 2),
        ("ox", 1),
        ("I take the Cross Lynx, it is strong", 2),
        ("The ox has 5 hit points, but 2 actions.\nSo I prefer speed.\nAnswer: 1", 0),
        ("Let me think about 4 and 5.\n\n3", 2),
        ("**2**", 1),
        ("no more", 4),
        ("barracks", 5),
    ],
)
def test_a_number_or_a_name_is_found(text: str, place: int) -> None:
    assert find_option(text, OPTIONS) == place


@pytest.mark.parametrize(
    "text, why",
    [
        ("", "answer-empty"),
        ("  \n", "answer-empty"),
        ("0", "answer-number"),
        ("8", "answer-number"),
        ("grey", "answer-several"),
        ("grey haron", "answer-nearest"),
        ("surrender", "answer-unknown"),
        ("2 Cross Lynx", "answer-two"),
        ("the Cross Lynx or the Basalt Ox", "answer-several"),
        ("x" * 5000, "answer-unknown"),
    ],
)
def test_what_is_unclear_is_refused_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(Unclear) as unclear:
        find_option(text, OPTIONS)
    assert unclear.value.text_id == why
    assert unclear.value.args_for_text["count" if why != "answer-two" else "number"]


def test_names_that_are_numbers_are_chosen_by_their_place() -> None:
    assert find_option("2", [("5", ""), ("6", "")]) == 1
    assert find_option("5", [("", "")] * 5) == 4
