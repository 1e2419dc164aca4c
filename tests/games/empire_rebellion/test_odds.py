"""Odds at the table: totals after the next card are counted out, and what passing brings is told as far as it can be known."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from games.empire_rebellion.table_builder import IMPERIAL, REBEL, card, cards, characters_of, event, strategy
from senki.agents.agent import Knowledge
from senki.agents.odds import Distribution, exact_outcomes, odds, what_follows
from senki.engine.chance import Rng
from senki.engine.dice import OpenDice
from senki.engine.session import Session
from senki.engine.table import CHANCE
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.model import PASS_TURN, PLAY, POWER
from senki.lab.statistics import wilson

Script = list[tuple[int, int]]
TOP_CARDS = [(REBEL, PLAY), (CHANCE, card("rebel-military-5")), (IMPERIAL, PLAY), (CHANCE, card("imperial-force-3"))]


def played(mode: str, script: Script) -> Session:
    session = Session(GAME, 2, {"mode": mode}, cards(), OpenDice())
    for seat, value in script:
        session.answer(seat, value)
    return session


def full(rebel: str, imperial: str, struggle: Script) -> Session:
    """The first round, with the first four characters of each side, at an event without an effect."""
    setup = [(seat, number) for seat in (REBEL, IMPERIAL) for number in characters_of(seat)[:4]]
    chance = [(CHANCE, REBEL), (CHANCE, event("battle-of-hoth"))]
    return played("full", [*setup, *chance, (REBEL, strategy(REBEL, rebel)), (IMPERIAL, strategy(IMPERIAL, imperial)), *struggle])


def knowledge_of(session: Session, seat: int) -> Knowledge:
    return Knowledge(GAME, session.table, seat, Rng(1))


def named(found: Distribution) -> dict[tuple[str, ...], Fraction]:
    """Results by name, each with how much or whose it is."""
    rows: dict[tuple[str, ...], Fraction] = {}
    for outcome, chance in found.rows:
        told = [(GAME.info.events[result.kind].name, dict(result.values)) for result in outcome.results]
        rows[tuple(f"{name} {values.get('count', values.get('seat'))}" for name, values in told)] = chance
    return rows


def test_the_total_after_the_next_card_is_counted_out() -> None:
    """The Rebel has 5 in play, and knows what is in the deck but not its order."""
    session = full("support", "deception", TOP_CARDS)
    knowledge = knowledge_of(session, REBEL)
    deck = [number for number in range(16) if number != card("rebel-military-5")] + characters_of(REBEL)[:4]
    found = exact_outcomes(knowledge, PLAY, Rng(2))
    assert found is not None
    totals = Counter(5 + cards().ready[number] for number in deck)
    assert named(found) == {(f"stands {total}",): Fraction(count, len(deck)) for total, count in totals.items()}


def test_a_card_that_only_the_opponent_knows_is_tried_out() -> None:
    """The Empire looks at two cards of the Rebel's deck and puts one back: which one, the Rebel cannot know and is not told."""
    first = [(REBEL, PLAY), (CHANCE, card("rebel-military-5")), (IMPERIAL, PLAY), (CHANCE, card("imperial-recon-2"))]
    looked_at = [(CHANCE, card("rebel-recon-5")), (CHANCE, card("rebel-force-2"))]
    recon = [(IMPERIAL, POWER), (IMPERIAL, REBEL), *looked_at, (IMPERIAL, card("rebel-force-2"))]
    session = full("support", "deception", [*first, (REBEL, PLAY), (CHANCE, card("rebel-force-3")), *recon])
    knowledge = knowledge_of(session, REBEL)
    assert exact_outcomes(knowledge, PLAY, Rng(2)) is None
    found = what_follows(knowledge, PLAY, Rng(2))
    assert found is not None
    assert found.trials == 400
    assert len(found.rows) > 3
    assert all(told[0].startswith("stands ") for told in named(found))


def test_the_last_pass_of_the_tutorial_is_certain() -> None:
    """5 against 3, and the Rebel has passed."""
    session = played("tutorial", [*TOP_CARDS, (REBEL, PASS_TURN)])
    found = what_follows(knowledge_of(session, IMPERIAL), PASS_TURN, Rng(2))
    assert found is not None
    assert named(found) == {("tutorial-won 0",): 1}


def test_the_last_pass_hangs_on_a_strategy_that_cannot_be_seen() -> None:
    """5 against 3: the Empire loses, unless the Rebel's strategy is Deception, which is one of five."""
    session = full("support", "bureaucracy", [*TOP_CARDS, (REBEL, PASS_TURN)])
    found = what_follows(knowledge_of(session, IMPERIAL), PASS_TURN, Rng(2))
    assert found is not None
    chances = named(found)
    assert chances.keys() == {("won-event 0",), ("won-event 1",)}
    low, high = wilson(float(chances["won-event 1",]) * found.trials, found.trials)
    assert low < 1 / 5 < high


def test_odds_name_what_each_option_brings() -> None:
    """A card: the Empire's total. Passing: who wins. A power that asks nothing: what the Rebel may come to before the next question."""
    session = full("support", "bureaucracy", [*TOP_CARDS, (REBEL, PASS_TURN)])
    found = {row.option: row.follows for row in odds(knowledge_of(session, IMPERIAL), 3)}
    told: dict[int, set[tuple[str, int | tuple[int, ...] | None]]] = {}
    for option, follows in found.items():
        assert follows is not None
        results = [result for outcome, _ in follows.rows for result in outcome.results]
        told[option] = {(GAME.info.events[result.kind].name, dict(result.values)["seat"]) for result in results}
    assert told == {
        PLAY: {("stands", IMPERIAL)},
        POWER: {("stands", REBEL)},
        PASS_TURN: {("won-event", REBEL), ("won-event", IMPERIAL)},
    }
