"""What must always hold."""

from __future__ import annotations

from senki.cli.skeleton.my_game.model import CARDS, HAND, NONE, Board


def check(t: Board) -> None:
    """S1  No card is lost or doubled, and nobody has more points than there are rounds."""
    cards = t.deck + t.shown
    for seat in range(len(t.hands)):
        cards += t.hands[seat]
        assert len(t.hands[seat]) <= HAND
        assert t.chosen[seat] in (NONE, *t.hands[seat]), "a card was chosen that is not in the hand"
    assert sorted(cards) == list(range(CARDS)), "a card is missing or double"
    assert sum(t.points) <= HAND
