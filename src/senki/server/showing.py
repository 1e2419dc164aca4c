"""What goes out: the one place where a table is turned into what a viewer may see.

A viewer is a set of seats; an empty one is a spectator. Everything is built from the engine's views and events of those seats.
"""

from __future__ import annotations

from typing import Any, Final, cast

from senki.agents.advice import Advice
from senki.agents.odds import Distribution, OptionOdds
from senki.agents.odds import Outcome as Following
from senki.engine.decision import Decision
from senki.engine.events import EventKind, heard
from senki.engine.game import Game
from senki.engine.table import CHANCE, EVERYONE, Ints, Table
from senki.engine.view import decision_of, hears, view, where
from senki.engine.zones import fields_of
from senki.lab.statistics import wilson
from senki.server.course import Happening, Moment
from senki.server.wire import (
    DecisionView,
    FieldCard,
    Hint,
    OddsMessage,
    OddsOption,
    OddsOutcome,
    Outcome,
    Shape,
    State,
    Weighed,
    WireEvent,
)

Viewer = frozenset[int]
ALTERNATIVES: Final = 3  # options that a hint names
OUTCOMES: Final = 8  # of an option, that are told one by one


def state_for(game: Game, moment: Moment, viewer: Viewer, seq: int, begun: bool) -> State:
    """The table at a moment, as the viewer sees it. Before the game has begun nobody is asked anything."""
    table = moment.table
    waiting: list[int | str] = ["chance" if seat == CHANCE else seat for seat in table.waiting()] if begun else []
    views = {str(seat): seen(game, table, seat) for seat in sorted(viewer)} or {"-1": seen(game, table, None)}
    decisions: dict[str, DecisionView] = {}
    for seat in sorted(viewer) if begun else ():
        mine = decision_of(game, table, seat)
        if mine is not None:
            decisions[str(seat)] = decision_view(mine, table.sealed is not None)
    undo = {str(seat): moment.undo[seat] for seat in sorted(viewer) if seat in moment.undo} if begun else {}
    return State(seq, waiting, views, decisions, undo, outcome_of(game, table))


def seen(game: Game, table: Table, seat: int | None) -> dict[str, Any]:
    whole = view(game, table, seat)
    return {**cast(dict[str, Any], whole["table"]), "where": whole["where"]}


def all_open(table: Table) -> dict[str, Any]:
    """Everything, for the replay of a game that is over."""
    row: dict[str, Any] = {}
    for field in fields_of(table):
        value = getattr(table, field.name)
        row[field.name] = [list(cards) for cards in value] if field.is_rows else list(value) if field.is_list else int(value)
    return {**row, "where": where(table)}


def outcome_of(game: Game, table: Table) -> Outcome | None:
    outcome = game.outcome(table)
    return Outcome(list(outcome.scores), list(outcome.winners)) if outcome else None


def decision_view(mine: Decision, sealed: bool) -> DecisionView:
    question = mine.question
    about = {name: (kind, value) for name, (kind, value) in mine.about.items()}
    picked, candidates = list(mine.picked), list(mine.candidates)
    shape = cast(Shape, question.shape)
    return DecisionView(
        mine.seat, question.name, question.rule, shape, question.kind.name, list(mine.options), about, picked, candidates,
        mine.least, mine.most, list(mine.limits), sealed,
    )  # fmt: skip


def events_for(game: Game, told: list[Ints], viewer: Viewer, everything: bool = False) -> list[WireEvent]:
    """Events as the viewer heard them: whoever holds several seats hears what any of them hears."""
    found: list[WireEvent] = []
    for one in told:
        ear = next((seat for seat in sorted(viewer) if hears(one[1], seat)), None)
        full = (one[0], EVERYONE, *one[2:]) if everything else one
        event = heard(full, game.info.events, ear)
        found.append(wire_event(event.kind, event.values))
    return found


def wire_event(kind: EventKind, values: dict[str, int | list[int] | None]) -> WireEvent:
    return WireEvent(kind.name, kind.rule, values, {name: of.name for name, of in kind.values.items()})


def step_events(game: Game, happening: Happening, viewer: Viewer) -> list[WireEvent]:
    if happening.body.do == "undo":
        return [WireEvent("undone", "", {"seat": happening.body.seat}, {"seat": "seat"})]
    return events_for(game, happening.events, viewer)


def heard_apart(game: Game, happening: Happening, viewer: Viewer) -> dict[str, list[WireEvent]]:
    """By seat: what each seat of the viewer heard; empty if they all heard the same."""
    apart = {str(seat): step_events(game, happening, frozenset([seat])) for seat in sorted(viewer)} if len(viewer) > 1 else {}
    heard = list(apart.values())
    return apart if any(events != heard[0] for events in heard[1:]) else {}


def labels_of(game: Game, facts: object) -> dict[str, list[str]]:
    """By kind of thing: the ids that name its texts."""
    labels = {kind.name: list(kind.labels) for kind in game.info.kinds if kind.labels}
    for question in game.info.questions.values():
        if question.kind.labels:
            labels.setdefault(question.kind.name, list(question.kind.labels))
    if facts is not None:
        labels |= {kind: list(ids) for kind, ids in game.labels(facts).items()}
    return labels


def facts_of(game: Game, facts: object) -> dict[str, list[dict[str, int | str]]]:
    """The records of the pack that is played with, for whoever draws its cards."""
    pack = game.pack_of(facts) if facts is not None else None
    return pack.tables if pack else {}


def field_cards(table: Table) -> dict[str, FieldCard]:
    """The fields of a game's views, for clients that draw any game."""
    return {field.name: FieldCard(field.kind.name, field.per) for field in fields_of(table)}


# -- hints and odds: made elsewhere, from what the seat may know -------------------------------------------------------


def hint_message(client_id: str, seat: int, level: int, ranked: list[Advice]) -> Hint:
    """The best options; the first is the one suggested."""
    thoughts = sum(row.visits for row in ranked) or 1
    shown = [
        Weighed(row.option, None if row.share is None else round(row.share, 4), round(row.visits / thoughts, 4))
        for row in ranked[:ALTERNATIVES]
    ]
    return Hint(client_id, seat, shown[0].option, level, shown)


def odds_message(client_id: str, game: Game, rows: list[OptionOdds]) -> OddsMessage:
    return OddsMessage(client_id, min(row.playouts for row in rows), [odds_option(game, row) for row in rows])


def odds_option(game: Game, row: OptionOdds) -> OddsOption:
    next_up = row.follows or Distribution(())
    shown = next_up.rows[:OUTCOMES]
    rest = float(sum(chance for _, chance in next_up.rows[OUTCOMES:]))
    gain = None if row.gain is None else round(row.gain, 4)
    return OddsOption(
        row.option, round(row.chance, 4), likely(row.chance, row.playouts), next_up.exact, next_up.trials,
        [odds_outcome(game, outcome, float(chance), next_up.trials) for outcome, chance in shown], round(rest, 6), gain,
    )  # fmt: skip


def odds_outcome(game: Game, outcome: Following, chance: float, trials: int) -> OddsOutcome:
    events = [
        wire_event(game.info.events[one.kind], {name: list(v) if isinstance(v, tuple) else v for name, v in one.values})
        for one in outcome.results
    ]
    return OddsOutcome(events, outcome.share, round(chance, 6), likely(chance, trials) if trials else None)


def likely(rate: float, times: int) -> tuple[float, float]:
    """Where the true rate lies, 95 times of 100, when it was seen to be so in so many trials."""
    low, high = wilson(rate * times, times)
    return round(low, 4), round(high, 4)
