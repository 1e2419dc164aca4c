"""What goes out: the one place where a table is turned into what a viewer may see.

A viewer is a set of seats; an empty one is a spectator. Everything is built from the engine's views and events of those seats.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.structs import replace

from senki.agents.advice import Advice
from senki.agents.odds import Distribution, OptionOdds
from senki.agents.odds import Outcome as Following
from senki.engine.decision import Decision
from senki.engine.events import Event, heard, in_full
from senki.engine.explain import Standing, all_standing, standing
from senki.engine.game import Game
from senki.engine.table import CHANCE, Table, Told
from senki.engine.view import by_rows, could_react, decision_of, hears, seen_waiting, view, where
from senki.engine.zones import fields_of
from senki.lab.statistics import wilson
from senki.server.game_record import StepResult
from senki.server.wire import (
    DecisionView,
    Fact,
    FieldCard,
    Hint,
    OddsMessage,
    OddsOption,
    OddsOutcome,
    Outcome,
    Shape,
    State,
    Step,
    Weighed,
    WireEvent,
)

if TYPE_CHECKING:
    from senki.server.step_log import Record

LOG: Final = logging.getLogger(__name__)
Viewer = frozenset[int]
ALTERNATIVES: Final = 3  # options that a hint names
OUTCOMES: Final = 8  # of an option, that are told one by one


def state_for(game: Game, table: Table, viewer: Viewer, seq: int, begun: bool, may_undo: dict[int, bool | str]) -> State:
    """The table as the viewer sees it. Before the game has begun nobody is asked anything."""
    waiting: list[int | str] = ["chance" if seat == CHANCE else seat for seat in seen_waiting(game, table)] if begun else []
    views = {str(seat): seen(game, table, seat) for seat in sorted(viewer)} or {"-1": seen(game, table, None)}
    decisions: dict[str, DecisionView] = {}
    for seat in sorted(viewer) if begun else ():
        mine = decision_of(game, table, seat)
        if mine is not None:
            decisions[str(seat)] = decision_view(mine, table.sealed is not None)
    undo = {str(seat): may_undo[seat] for seat in sorted(viewer) if seat in may_undo} if begun else {}
    reacting = could_react(game, table) if begun else []
    return State(seq, waiting, reacting, views, decisions, undo, outcome_of(game, table))


def seen(game: Game, table: Table, seat: int | None) -> dict[str, Any]:
    whole = view(game, table, seat)
    return {**cast(dict[str, Any], whole["table"]), "where": whole["where"], "figures": figures_seen(game, table, seat)}


def figures_seen(game: Game, table: Table, seat: int | None) -> Standing:
    """What the rules work out for what lies on the table. If they cannot, it is played on without it."""
    try:
        return standing(game, table, seat)
    except Exception:
        LOG.exception("%s cannot give the figures of its table", game.info.id)
        return {}


def all_open(game: Game, table: Table) -> dict[str, Any]:
    """Everything, for the replay of a game that is over."""
    row: dict[str, Any] = {}
    for field in fields_of(table):
        value = field.of(table)
        row[field.name] = [list(cards) for cards in value] if field.is_rows else list(value) if field.is_list else int(value)
    return {**by_rows(table, row), "where": where(table), "figures": all_standing(game, table)}


def outcome_of(game: Game, table: Table) -> Outcome | None:
    outcome = game.outcome(table)
    return Outcome(list(outcome.scores), list(outcome.winners)) if outcome else None


def decision_view(mine: Decision, sealed: bool) -> DecisionView:
    question = mine.question
    about = {name: (kind, value) for name, (kind, value) in mine.about.items()}
    picked, candidates = list(mine.picked), list(mine.candidates)
    shape = cast(Shape, question.shape)
    return DecisionView(
        mine.seat, question.name, mine.rule, shape, question.kind.name, list(mine.options), about, picked, candidates,
        mine.least, mine.most, list(mine.limits), list(mine.values), sealed,
    )  # fmt: skip


def events_for(game: Game, told: list[Told], viewer: Viewer, everything: bool = False) -> list[WireEvent]:
    """Events as the viewer heard them: whoever holds several seats hears what any of them hears."""
    found: list[WireEvent] = []
    for one in told:
        ear = next((seat for seat in sorted(viewer) if hears(one[1], seat)), None)
        full = in_full(one) if everything else one
        event = heard(full, game.info.events, ear)
        found.append(wire_event(event))
    return found


def wire_event(event: Event) -> WireEvent:
    return WireEvent(event.kind.name, event.rule, event.values, {name: of.name for name, of in event.kind.values.items()})


def step_events(game: Game, result: StepResult, viewer: Viewer) -> list[WireEvent]:
    if result.body.do == "undo":
        return [WireEvent("undone", "", {"seat": result.body.seat}, {"seat": "seat"})]
    return events_for(game, result.events, viewer)


def heard_apart(game: Game, result: StepResult, viewer: Viewer) -> dict[str, list[WireEvent]]:
    """By seat: what each seat of the viewer heard; empty if they all heard the same."""
    apart = {str(seat): step_events(game, result, frozenset([seat])) for seat in sorted(viewer)} if len(viewer) > 1 else {}
    heard = list(apart.values())
    return apart if any(events != heard[0] for events in heard[1:]) else {}


def step_for(game: Game, viewer: Viewer, number: int, record: Record, state: State | None = None, partial: bool = False) -> Step:
    """A step as the viewer hears of it, by the viewer's number."""
    result = record.result
    return Step(number, step_events(game, result, viewer), state, heard_apart(game, result, viewer), partial)


def changes(before: State | None, now: State) -> State | None:
    """The state with those fields of its views only that differ from the step before; None where that is not enough to tell it."""
    if before is None or before.seq != now.seq - 1 or before.views.keys() != now.views.keys():
        return None
    views: dict[str, dict[str, Any]] = {}
    for seat, fields in now.views.items():
        old = before.views[seat]
        if old.keys() != fields.keys():
            return None
        views[seat] = {name: value for name, value in fields.items() if value != old[name]}
    return replace(now, views=views)


def labels_of(game: Game, facts: object) -> dict[str, list[str]]:
    """By kind of thing: the ids that name its texts."""
    labels = {kind.name: list(kind.labels) for kind in game.info.kinds if kind.labels}
    for question in game.info.questions.values():
        if question.kind.labels:
            labels.setdefault(question.kind.name, list(question.kind.labels))
    if facts is not None:
        labels |= {kind: list(ids) for kind, ids in game.labels(facts).items()}
    return labels


def facts_of(game: Game, facts: object) -> dict[str, list[dict[str, Fact]]]:
    """The records of the pack that is played with, for whoever draws its cards."""
    pack = game.pack_of(facts) if facts is not None else None
    return cast(dict[str, list[dict[str, Fact]]], pack.tables) if pack else {}


def field_cards(table: Table) -> dict[str, FieldCard]:
    """The fields of a game's views, for clients that draw any game."""
    return {field.name: FieldCard(field.kind.name, field.per) for field in fields_of(table)}


# -- hints and odds: made elsewhere, from what the seat may know -------------------------------------------------------


def hint_message(client_id: str, seat: int, level: int, ranked: list[Advice]) -> Hint:
    """The best options; the first is the one suggested."""
    visits = sum(row.visits for row in ranked) or 1
    shown = [
        Weighed(row.option, None if row.share is None else round(row.share, 4), round(row.visits / visits, 4))
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
        wire_event(Event(game.info.events[one.kind], {name: list(v) if isinstance(v, tuple) else v for name, v in one.values}))
        for one in outcome.results
    ]
    return OddsOutcome(events, outcome.share, round(chance, 6), likely(chance, trials) if trials else None)


def likely(rate: float, times: int) -> tuple[float, float]:
    """Where the true rate lies, 95 times of 100, when it was seen to be so in so many trials."""
    low, high = wilson(rate * times, times)
    return round(low, 4), round(high, 4)
