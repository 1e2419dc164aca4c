"""Figures of a choice in words: to hit: 4 = 3 rating (C2.1) + 1 position (C2.3)."""

from __future__ import annotations

from senki.engine.figures import CERTAIN, PERCENT, TENTHS, Figure, Term
from senki.engine.zones import Kind
from senki.text.words import Words, sentence


def figure_name(words: Words, figure: Figure) -> str:
    return named(words, f"figure-{figure.name}", figure.kind, figure.value) or sentence(figure.name)


def term_name(words: Words, term: Term) -> str:
    """The term's own name, or what the thing is called to which it is owed."""
    if not term.name and term.kind is not None:
        return words.name(term.kind, term.value)
    return named(words, f"term-{term.name}", term.kind, term.value) or sentence(term.name).lower()


def named(words: Words, text_id: str, kind: Kind | None, value: int) -> str | None:
    args = {} if kind is None else {"thing": words.value(kind, value)}
    return words.catalogue.find(text_id, args)


def figure_value(words: Words, figure: Figure) -> str:
    """The number, or from where to where it may lie; against its limit; and that it breaks a rule."""
    total = amount_in(figure.unit, figure.total)
    if figure.most is not None and amount_in(figure.unit, figure.most) != total:
        total = words.say("why-range", least=total.removesuffix("%"), most=amount_in(figure.unit, figure.most))
    if figure.limit is not None:
        total = words.say("why-limit", total=total, limit=signed(figure.limit))
    return words.say("why-breaks", total=total, rule=figure.breaks) if figure.breaks else total


def figure_note(words: Words, figures: list[Figure]) -> str:
    """The figures in short, to stand beside an option."""
    shown = [figure for figure in figures if not figure.detail]
    return words.join([words.say("why-note", name=figure_name(words, figure), total=figure_value(words, figure)) for figure in shown])


def figure_line(words: Words, figure: Figure) -> str:
    """A figure with all that it is the sum of, and the rule of each."""
    if figure.most is not None:
        why = words.join([words.say("why-cause", name=term_name(words, term), rule=term.rule) for term in figure.terms])
        return words.say("why-bounds", name=figure_name(words, figure), total=figure_value(words, figure), terms=why)
    terms = ""
    for place, term in enumerate(figure.terms):
        sign = ("−" if place == 0 else " − ") if term.amount < 0 else " + " if place > 0 else ""
        amount = sign + amount_in(figure.unit, abs(term.amount))
        terms += words.say("why-term", amount=amount, name=term_name(words, term), rule=term.rule)
    return words.say("why-figure", name=figure_name(words, figure), total=figure_value(words, figure), terms=terms)


def amount_in(unit: str, amount: int) -> str:
    if unit == TENTHS:
        return f"{'−' if amount < 0 else ''}{abs(amount) // 10}.{abs(amount) % 10}"
    if unit == PERCENT:
        return "<1%" if 0 < amount < 100 else ">99%" if CERTAIN - 100 < amount < CERTAIN else f"{(amount + 50) // 100}%"
    return signed(amount)


def signed(amount: int) -> str:
    return f"−{-amount}" if amount < 0 else str(amount)
