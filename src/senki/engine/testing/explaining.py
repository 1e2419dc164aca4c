"""Does a game explain its choices soundly? For every option, by declared names and rules, from what the seat sees, changing nothing."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import Decision
from senki.engine.determinize import determinize
from senki.engine.explain import Explainer, explainable, has_explanations, has_figures
from senki.engine.figures import PERCENT, TENTHS, Figure
from senki.engine.game import Game
from senki.engine.playout import has_weights
from senki.engine.policies import MOST_WEIGHT
from senki.engine.position import state_hash
from senki.engine.table import CHANCE, Table
from senki.engine.testing.play import Fault, Setting, positions, rng_for
from senki.engine.testing.secrecy import Leak, first_difference
from senki.engine.view import decision_of
from senki.engine.zones import FLAG, NUMBER, SEAT, Kind

REDEALT: Final = 3  # tables dealt again for each position


def check_explanations(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """Every option that is offered is explained without a fault, and alike on all tables that the seat cannot tell apart; so is what lies
    on the table."""
    if not has_explanations(game) and not has_figures(game):
        return
    rng = rng_for(26, 0)
    for policy in (None, MOST_WEIGHT) if has_weights(game) else (None,):
        for position in positions(game, setting, 26, games, of_each, policy):
            check_standing(game, position.table, position)
            if position.seat == CHANCE:
                continue
            mine = decision_of(game, position.table, position.seat)
            assert mine is not None
            told = explain_all(game, position.table, mine, position)
            explainer = Explainer(game, position.table, position.seat)
            if [*[explainer.explain(option) for option in explainable(mine)], explainer.explain_plan(())] != told:
                raise Leak(f"{position}: seat {position.seat} is not told what the rules work out on the true table")
            for _ in range(REDEALT):
                again = explain_all(game, determinize(game, position.table, position.seat, rng), mine, position)
                if again != told:
                    raise Leak(f"{position}: an explanation tells what is hidden from seat {mine.seat}: {first_difference(told, again)}")


def explain_all(game: Game, table: Table, decision: Decision, where: object) -> list[list[Figure]]:
    """By option: the game's figures on this very table, each checked."""
    copy = table.clone()
    copy.turn_to(decision.seat)
    before = state_hash(game, copy)
    found = [game.explain(copy, decision.seat, option) for option in explainable(decision)]
    planned = game.explain_plan(copy, decision.seat, ())
    if state_hash(game, copy) != before:
        raise Fault(f"{where}: explain has changed the table")
    for figure in planned:
        check_figure(game, figure, f"{where}, plan for {decision.question.name}: figure {figure.name}")
    for option, figures in zip(explainable(decision), found, strict=True):
        for figure in figures:
            check_figure(game, figure, f"{where}, {decision.question.name} {option}: figure {figure.name}")
    return [*found, planned]


def check_standing(game: Game, table: Table, where: object) -> None:
    """The figures of what lies on the table, for every seat and a spectator. (That they tell nothing hidden is found with the views.)"""
    for seat in (*range(game.seat_count(table)), None):
        before = state_hash(game, table)
        found = game.figures(table, seat)
        if state_hash(game, table) != before:
            raise Fault(f"{where}: figures has changed the table")
        kinds: dict[str, Kind | None] = {}
        for figure in found:
            here = f"{where}, on the table: figure {figure.name}"
            check_figure(game, figure, here)
            if kinds.setdefault(figure.name, figure.kind) is not figure.kind:
                raise Fault(f"{here} is given of things of several kinds")
        if len({(figure.name, figure.value) for figure in found}) < len(found):
            raise Fault(f"{where}: figures gives two figures of one name and thing")


def check_figure(game: Game, figure: Figure, where: str) -> None:
    if figure.name not in game.info.figures:
        raise Fault(f"{where} is not declared in GameInfo.figures")
    if not figure.terms:
        raise Fault(f"{where} has no terms")
    check_thing(game, figure.kind, figure.value, where)
    if figure.unit not in ("", TENTHS, PERCENT):
        raise Fault(f"{where} is counted in {figure.unit}, which is neither {TENTHS} nor {PERCENT}")
    if figure.most is not None and figure.most <= figure.total:
        raise Fault(f"{where} is at most {figure.most}, no more than it is at least")
    for term in figure.terms:
        if term.name and term.name not in game.info.figures[figure.name]:
            raise Fault(f"{where} has a term {term.name}, which is not declared for it in GameInfo.figures")
        if not term.name and term.kind is None:
            raise Fault(f"{where} has a term with neither a name nor a thing")
        if not term.rule or not figure.rule:
            raise Fault(f"{where} does not say by which rule")
        check_thing(game, term.kind, term.value, where)


def check_thing(game: Game, kind: Kind | None, value: int, where: str) -> None:
    if kind is None:
        return
    if kind.name not in {one.name for one in (NUMBER, FLAG, SEAT, *game.info.kinds)}:
        raise Fault(f"{where} names a thing of kind {kind.name}, which is none of the game's kinds")
    if kind.size and not 0 <= value < kind.size:
        raise Fault(f"{where} names {kind.name} {value}, which there is not")
