"""Figures of a choice: sums with their rules, worked out from what the seat knows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from senki.agents.agent import Knowledge
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.dice import OpenDice
from senki.engine.explain import Explainer, NoExplanation, all_standing, explainable, standing
from senki.engine.figures import PERCENT, TENTHS, Figure, Term, average, chance_figure, in_percent, successes
from senki.engine.position import state_hash
from senki.engine.session import Session
from senki.engine.shapes import ENOUGH
from senki.engine.table import CHANCE, Table
from senki.engine.zones import SEAT
from senki.text.figures import figure_line, figure_note
from senki.text.words import Words
from small_games import leduc, skirmish


def at(question: str) -> Session:
    """A raid of two in which the first option is taken each time and no shot hits, up to a question."""
    session = Session(skirmish.GAME, 2, {}, None, OpenDice())
    while True:
        decision = session.pending()[0]
        if decision.question.name == question:
            return session
        session.answer(decision.seat, 1 if decision.question.name == "shot" else decision.options[0])


def test_a_figure_is_the_sum_of_its_terms() -> None:
    figure = Figure("to-hit", "C2")
    figure.add(0, "C2.1", "rating")
    figure.add(0, "C2.2", "cover")  # changes nothing
    figure.add(-1, "C2.3", "position")
    figure.at_least(2, "C2.4", "least")
    figure.at_most(5, "C2.5", "most")
    assert figure.terms == [Term(0, "C2.1", "rating"), Term(-1, "C2.3", "position"), Term(3, "C2.4", "least")]
    assert figure.total == 2
    assert figure.plain() == {
        "name": "to-hit", "rule": "C2", "total": 2, "limit": None, "thing": None, "unit": "", "most": None, "breaks": "", "detail": False,
        "terms": [
            {"amount": 0, "rule": "C2.1", "name": "rating", "thing": None},
            {"amount": -1, "rule": "C2.3", "name": "position", "thing": None},
            {"amount": 3, "rule": "C2.4", "name": "least", "thing": None},
        ],
    }  # fmt: skip


def test_options_are_explained_with_rules() -> None:
    session = at("target")
    needed, strength = session.explain(0, skirmish.SQUAD.of(1, 1))
    assert (needed.total, needed.terms) == (4, [Term(4, "4", "volley")])
    assert (strength.kind, strength.value, strength.total) == (skirmish.SQUAD, skirmish.SQUAD.of(1, 1), 3)
    assert Knowledge(session.game, session.table, 0, Rng(1)).explain(skirmish.SQUAD.of(1, 1)) == [needed, strength]


def test_a_game_need_not_explain_anything() -> None:
    session = Session(leduc.GAME, 2, {}, None, OpenDice())
    while session.pending()[0].seat == CHANCE:
        session.answer(CHANCE, session.pending()[0].options[0])
    mine = session.pending()[0]
    assert [session.explain(mine.seat, option) for option in mine.options] == [[] for _ in mine.options]


def test_only_options_of_a_seat_that_is_asked_are_explained() -> None:
    session = at("target")
    with pytest.raises(NoExplanation, match="0 is no option of target"):
        session.explain(0, 0)
    with pytest.raises(NoExplanation, match="seat 1 is not asked anything"):
        session.explain(1, 0)


def test_a_choice_in_steps_is_explained_as_it_will_be_after_some_steps() -> None:
    session = at("fetch")
    decision = session.pending()[0]
    assert explainable(decision) == (0, 1, ENOUGH)
    explainer = Explainer(session.game, session.table, decision.seat)
    assert [explainer.explain(option)[0].total for option in (0, 1, ENOUGH)] == [1, 1, 0]
    assert explainer.explain(1, (0,))[0].terms[1:] == [
        Term(1, "5.1", "fetched", skirmish.PLACE, 0),
        Term(1, "5.1", "fetched", skirmish.PLACE, 1),
    ]
    assert explainer.explain(0, (0,))[0].total == 1  # is among the steps already
    assert explainer.explain(1)[0].total == 1  # and nothing of that stays
    with pytest.raises(NoExplanation, match="1 ends fetch"):
        explainer.explain(0, (0, 1))
    with pytest.raises(NoExplanation, match="7 is no step of fetch"):
        explainer.explain(0, (7,))


def test_two_tables_that_a_seat_cannot_tell_apart_are_explained_alike() -> None:
    session = at("target")
    told = session.explain(0, 2)
    copied = state_hash(session.game, Explainer(session.game, session.table, 0).table)
    for deal in range(8):
        other = determinize(session.game, session.table, 0, Rng(deal))
        assert Explainer(session.game, other, 0).explain(2) == told
        assert state_hash(session.game, Explainer(session.game, other, 0).table) == copied


def test_answers_in_mind_are_explained_allowed_or_not() -> None:
    session = at("fetch")
    explainer = Explainer(session.game, session.table, session.pending()[0].seat)
    told = [explainer.explain_plan(plan)[0] for plan in ((), (0, 1), (1, 1))]
    assert [(one.total, one.breaks) for one in told] == [(0, ""), (2, ""), (2, "5.1")]
    assert Explainer(session.game, at("target").table, 0).explain_plan((0,)) == []


def test_what_lies_on_the_table_is_told_as_each_seat_knows_it() -> None:
    """Squads lie open, a camp is its owner's; whoever may see everything is told what any seat knows."""
    session = at("fetch")
    seat = session.pending()[0].seat
    for place in (0, 1):
        session.answer(seat, place)
    game, table = session.game, session.table
    squads = {skirmish.SQUAD.of(one, place): 3 for one in (0, 1) for place in (0, 1)}
    assert standing(game, table, seat) == {"strength": squads, "stores": {seat: 2}}
    assert standing(game, table, 1 - seat) == {"strength": squads, "stores": {1 - seat: 0}}
    assert standing(game, table, None) == {"strength": squads}
    assert all_standing(game, table) == {"strength": squads, "stores": {seat: 2, 1 - seat: 0}}
    assert session.view(seat)["figures"] == standing(game, table, seat)


def test_of_what_one_knows_and_another_guesses_at_the_truth_is_kept() -> None:
    class Guessed(skirmish.SkirmishGame):
        def figures(self, table: Table, seat: int | None) -> list[Figure]:
            figure = Figure("stores", "5", SEAT, 0, most=None if seat == 0 else 9)
            figure.add(4 if seat == 0 else 1, "5", "in-camp")
            return [figure]

    table = at("fetch").table
    assert standing(Guessed(), table, 1) == {"stores": {0: [1, 9]}}
    assert all_standing(Guessed(), table) == {"stores": {0: 4}}


# -- chances ----------------------------------------------------------------------------------------------------------


def test_a_chance_is_the_sum_of_its_cases() -> None:
    """Three coins: at least two heads in half of all throws, three in an eighth of them."""
    coins = successes(3, Fraction(1, 2))
    assert coins == [Fraction(1, 8), Fraction(3, 8), Fraction(3, 8), Fraction(1, 8)]
    assert average(coins) == Fraction(3, 2)
    figure = chance_figure("heads", "C1", "heads", coins, 2)
    assert (figure.total, figure.unit, [(term.value, term.amount) for term in figure.terms]) == (5000, "percent", [(2, 3750), (3, 1250)])
    assert chance_figure("heads", "C1", "heads", coins, 0).total == 10_000
    never = chance_figure("heads", "C1", "heads", coins, 4)
    assert (never.total, len(never.terms)) == (0, 1)


def test_what_is_neither_impossible_nor_certain_does_not_look_so() -> None:
    assert [in_percent(Fraction(one)) for one in (0, 1)] == [0, 10_000]
    assert [in_percent(share) for share in (Fraction(1, 10**9), 1 - Fraction(1, 10**9), Fraction(1, 3))] == [1, 9999, 3333]


def test_figures_in_words() -> None:
    """Without texts they are readable, too."""
    figure = Figure("to-hit", "C2", limit=6)
    figure.add(3, "C2.1", "rating")
    figure.add(1, "C2.3", "", skirmish.PLACE, 1)
    figure.add(-2, "C2.4", "long-range")
    for lang, line, note in (
        ("en", "To hit: 2 of 6 = 3 rating (C2.1) + 1 right (C2.3) − 2 long range (C2.4)", "To hit 2 of 6"),
        ("ja", "To hit：2／6 = 3 rating（C2.1） + 1 right（C2.3） − 2 long range（C2.4）", "To hit 2／6"),
    ):
        words = Words(lang, skirmish.GAME, None, 0)
        assert figure_line(words, figure) == line
        assert figure_note(words, [figure]) == note


def test_ranges_chances_averages_and_broken_rules_in_words() -> None:
    words = Words("en", skirmish.GAME, None, 0)

    def told(unit: str, total: int, most: int | None = None, breaks: str = "") -> str:
        figure = Figure("risk", "C2", unit=unit, most=most, breaks=breaks)
        figure.add(total, "C2.1", "cloud")
        return figure_line(words, figure)

    assert told(PERCENT, 3712) == "Risk: 37% = 37% cloud (C2.1)"
    assert told(PERCENT, 3, 9999) == "Risk: <1–>99%; cloud (C2.1)"
    assert told(TENTHS, 12, 20) == "Risk: 1.2–2.0; cloud (C2.1)"
    assert told(TENTHS, -3) == "Risk: −0.3 = −0.3 cloud (C2.1)"
    assert told("", 0, breaks="B8.2") == "Risk: 0 (not allowed: B8.2) = 0 cloud (C2.1)"
    aside = Figure("risk", "C2", detail=True)
    aside.add(1, "C2.1", "cloud")
    assert figure_note(words, [aside]) == ""
