"""All that a seat has seen and done, from the first position on (perfect recall): as text, and as numbers for learning agents.

It is a list of moments. A moment is what the seat answered, what it heard, and which numbers of its observation have changed; where it
notices nothing of what the others do, there is no moment. So two games that a seat could tell apart at any time have different records.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senki.engine.actions import action_of
from senki.engine.encoding import MOST_NUMBER
from senki.engine.events import Event, heard
from senki.engine.game import Game
from senki.engine.observer import Observer
from senki.engine.session import Session
from senki.engine.table import Table, Told

NO_ACTION: Final = -1
UNTOLD: Final = -MOST_NUMBER  # in place of a value of an event that others heard


@dataclass(frozen=True)
class Moment:
    """What a seat did (an action number, or NO_ACTION), what it heard, and which numbers it now sees at which places."""

    action: int
    heard: tuple[Event, ...]
    changed: tuple[tuple[int, int], ...]


class Recall:
    """The record of one seat."""

    def __init__(self, observer: Observer, seat: int) -> None:
        self.observer: Final = observer
        self.game: Final[Game] = observer.game
        self.seat: Final = seat
        self.moments: Final[list[Moment]] = []
        self.last = [0] * observer.size
        names = sorted(event.name for event in self.game.info.events.values())
        self.events: Final = {name: number for number, name in enumerate(names, 1)}

    def note(self, table: Table, told: list[Told], action: int = NO_ACTION) -> None:
        """The table as it is now, what was told on the way here, and the seat's own answer if that led here."""
        now = self.observer.observe(table, self.seat)
        changed = tuple((place, number) for place, number in enumerate(now) if number != self.last[place])
        events = tuple(heard(event, self.game.info.events, self.seat) for event in told)
        if changed or events or action != NO_ACTION:
            self.moments.append(Moment(action, events, changed))
        self.last = now

    def text(self) -> str:
        """A line for each moment."""
        lines: list[str] = []
        for moment in self.moments:
            parts = [f"action {moment.action}"] if moment.action != NO_ACTION else []
            parts += [str(event.plain()) for event in moment.heard]
            parts.append(" ".join(f"{place}={number}" for place, number in moment.changed))
            lines.append("; ".join(part for part in parts if part))
        return "\n".join(lines)

    def numbers(self) -> list[int]:
        """For each moment: the action + 1 (0: none); how many events were heard, and each; how many numbers have changed, and their places
        and values. An event is its number (from 1 on, by their names), how many values it has, and these."""
        found: list[int] = []
        for moment in self.moments:
            found += [moment.action + 1, len(moment.heard)]
            for event in moment.heard:
                values = spelt_out(event)
                found += [self.events[event.kind.name], len(values), *values]
            found.append(len(moment.changed))
            for place, number in moment.changed:
                found += [place, number]
        return found


def spelt_out(event: Event) -> list[int]:
    """The values of an event as it was heard."""
    found: list[int] = []
    for value in event.values.values():
        found += value if isinstance(value, list) else [UNTOLD if value is None else value]
    return found


def recall(session: Session, observer: Observer, seat: int) -> Recall:
    """The record of a seat in a game under way."""
    record = Recall(observer, seat)
    tables = [step.before for step in session.steps] + [session.table]
    marks = [step.told for step in session.steps] + [len(session.told)]
    keys = {question.name: key for key, question in session.game.info.questions.items()}
    record.note(tables[0], session.told[: marks[0]])
    for number, step in enumerate(session.steps):
        own = step.answer.seat == seat and step.answer.value is not None
        action = action_of(session.game, keys[step.answer.ask], int(step.answer.value or 0)) if own else NO_ACTION
        record.note(tables[number + 1], session.told[marks[number] : marks[number + 1]], action)
    return record
