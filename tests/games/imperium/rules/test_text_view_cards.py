"""Rules V in words: the own hand with its texts, how many others hold, the discards. Secrets stay untold."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, SOL, give, table, throw
from senki.engine.explain import standing
from senki.engine.view import view
from senki.games.imperium import GAME, text_view
from senki.games.imperium.model import Imperium
from senki.text.words import Words


def told(t: Imperium, seat: int | None, lang: str = "en") -> str:
    seen = {**view(GAME, t, seat), "figures": standing(GAME, t, seat)}
    return "\n".join(text_view.lines(seen, t.cards, Words(lang, GAME, t.cards, seat)))


def held() -> Imperium:
    t = table(3, mode="full")
    give(t, SOL, "good-year")
    give(t, HACAN, "sabotage", "plague")
    throw(t, "flank-speed")
    return t


@pytest.mark.parametrize(
    "lang, name, others",
    [("en", "Good Year (as your action): ", "Action cards held: "), ("ja", "(アクションとして): ", "アクションカードの手札: ")],
)
def test_V2_the_own_hand_is_told_with_when_and_what(lang: str, name: str, others: str) -> None:
    """Others are told by number, the discards by name."""
    text = told(held(), SOL, lang)
    assert name in text
    assert others in text
    assert ("Flank Speed" if lang == "en" else "アクションカードの捨て札") in text


@pytest.mark.parametrize("seat", [SOL, None])
def test_V9_what_others_hold_is_not_told(seat: int | None) -> None:
    text = told(held(), seat)
    assert "Sabotage" not in text
    assert "Plague" not in text
    assert ("Good Year" in text) == (seat == SOL)
