"""Cards in games: which questions ask for them, and what is counted of each."""

from __future__ import annotations

from typing import Final

from senki.engine.game import Game
from senki.lab.watching import Watch

PARTS_OF_CARD: Final = ("pick", "use", "win")
Counts = dict[str, tuple[int, int]]  # by figure: its upper and its lower number


def asks_for_cards(game: Game, facts: object, key: int) -> bool:
    """Does a question ask for single things, or for the things that the pack lists?"""
    kind = game.info.questions[key].kind
    return kind.cards or kind.name in game.labels(facts)


def card_names(game: Game, facts: object) -> dict[int, tuple[str, ...]]:
    """By question that asks for cards: what its options are called, copies alike."""
    labels = game.labels(facts)
    names: dict[int, tuple[str, ...]] = {}
    for key, question in game.info.questions.items():
        if asks_for_cards(game, facts, key):
            kind = question.kind
            names[key] = labels.get(kind.name) or kind.labels or tuple([f"{kind.name} {number}" for number in range(kind.size)])
    return names


def count_cards(names: dict[int, tuple[str, ...]], questions: dict[int, str], watch: Watch, shares: tuple[int, ...], won: int) -> Counts:
    """One game: how often each card was picked when offered, how often in the game, and what the seats have won that took it (of `won`)."""
    counts: Counts = {}
    takers: set[tuple[str, int]] = set()

    def add(figure: str, upper: int, lower: int) -> None:
        before = counts.get(figure, (0, 0))
        counts[figure] = before[0] + upper, before[1] + lower

    for (seat, key, option), (offered, taken) in watch.used.items():
        if key not in names or not 0 <= option < len(names[key]):
            continue
        card = f"{questions[key]}/{names[key][option]}"
        add(f"pick/{card}", taken, offered)
        add(f"use/{card}", taken, 0)
        if taken and (card, seat) not in takers:
            takers.add((card, seat))
            add(f"win/{card}", shares[seat], won)
    return counts
