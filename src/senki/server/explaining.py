"""A room's answers to "why": the figures of options, as the rules work them out on what the seat knows."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, cast

from senki.engine.explain import Explainer, NoExplanation
from senki.engine.figures import Figure
from senki.engine.zones import Kind
from senki.server.api_errors import ApiError
from senki.server.wire import AskExplain, Explained, ExplainedOption, FigureView, TermView, Unit

if TYPE_CHECKING:
    from senki.server.rooms import Room

LOG: Final = logging.getLogger(__name__)


class Explanations:
    """Of one room. The table is dealt again once for each seat and step, however many options are asked about."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.at = -1  # the step for which the explainers hold
        self.by_seat: dict[int, Explainer] = {}

    def answer(self, message: AskExplain) -> Explained:
        explainer = self.of_seat(message.seat)
        picked = tuple(message.picked)
        try:
            found = [ExplainedOption(option, shown(explainer.explain(option, picked))) for option in message.options]
            planned = [] if message.plan is None else shown(explainer.explain_plan(tuple(message.plan)))
        except NoExplanation as why:
            raise ApiError("illegal", str(why)) from None
        except Exception:  # the table can be played on without it
            LOG.exception("%s cannot explain an option", self.room.game.info.id)
            raise ApiError("unknown", "the rules cannot explain this option") from None
        return Explained(message.id, message.seat, found, planned)

    def of_seat(self, seat: int) -> Explainer:
        room = self.room
        if seat not in room.game_record.session.table.waiting():
            raise ApiError("not_asked", f"seat {seat} is not asked anything now")
        if self.at != room.step_log.last:
            self.at, self.by_seat = room.step_log.last, {}
        if seat not in self.by_seat:
            self.by_seat[seat] = Explainer(room.game, room.game_record.session.table, seat)
        return self.by_seat[seat]


def shown(figures: list[Figure]) -> list[FigureView]:
    return [
        FigureView(
            figure.name, figure.rule, figure.total, figure.limit, thing(figure.kind, figure.value),
            [TermView(term.amount, term.rule, term.name, thing(term.kind, term.value)) for term in figure.terms],
            cast(Unit, figure.unit), figure.most, figure.breaks, figure.detail,
        )
        for figure in figures
    ]  # fmt: skip


def thing(kind: Kind | None, value: int) -> tuple[str, int] | None:
    return None if kind is None else (kind.name, value)
