"""A finished game that was played by older rules: shown from what was kept of it (see archives), talked about, and nothing else."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from senki.engine.dice import StreamDice
from senki.engine.table import CHANCE, EVERYONE
from senki.server.archives import ALL, WATCHING, Archive, ArchivedStep
from senki.server.bodies import GivenAnswer, ReplayStep, Verified
from senki.server.game_record import Body, StepResult
from senki.server.gathering import Connection, Gathering, Request
from senki.server.seats import Seat, Setting
from senki.server.step_log import Record
from senki.server.storage import StoredChat, StoredTable
from senki.server.views import Viewer
from senki.server.wire import Refused, SeatCard, State, Step, TableInfo, WireEvent


class PastRoom(Gathering):
    """One finished table."""

    def __init__(
        self, stored: StoredTable, setting: Setting, seats: list[Seat], archive: Archive, chats: list[StoredChat], now: int
    ) -> None:  # fmt: skip
        super().__init__(stored, setting, seats, now)
        self.archive: Final = archive
        self.restore_chats(chats)
        for seq, step in enumerate(archive.head.steps, 1):
            audience = 1 << step.seat if step.private else EVERYONE
            self.step_log.add(Record(seq, "", "", StepResult(Body(step.do, step.seat, []), audience, [], False)), [])

    def info(self, now: int) -> TableInfo:
        return replace(self.archive.info, seats=self.cards(now), owner_name=self.setting.owner_name, closed=self.setting.closed)

    def cards(self, now: int) -> list[SeatCard]:
        here = {seat for connection in self.connections.values() if not connection.quiet for seat in connection.seats}
        return [
            SeatCard(number, seat.kind, seat.name, seat.shown_level, number in here, False, False, seat.left, seat.team)
            for number, seat in enumerate(self.seats)
        ]

    def request(self, connection: Connection, message: Request, now: int) -> None:
        self.out(connection.number, Refused(message.id, "over", "the game is over", None))

    # -- looking back -------------------------------------------------------------------------------------------------

    def state(self, viewer: Viewer) -> State:
        return self.state_at(viewer, self.archive.head.places[-1], self.step_log.number(viewer), True)

    def state_after(self, viewer: Viewer, number: int) -> State | None:
        """The table after a step of the viewer's own numbers; None if there is no such step."""
        if number > self.step_log.number(viewer):
            return None
        if number == 0:
            return self.state_at(viewer, self.archive.head.base, 0, False)
        step = self.archive.head.steps[self.step_log.find(viewer, number).seq - 1]
        return self.state_at(viewer, step.after, number, True)

    def state_at(self, viewer: Viewer, number: int, seq: int, begun: bool) -> State:
        moment = self.archive.moment(number)
        seats = [str(seat) for seat in sorted(viewer)]
        views = {seat: moment.views[seat] for seat in seats or [WATCHING]}
        decisions = {seat: moment.decisions[seat] for seat in seats if seat in moment.decisions} if begun else {}
        over = self.archive.head.over if number == self.archive.head.moments - 1 else None
        waiting, reacting = (moment.waiting, moment.reacting) if begun else ([], [])
        return State(seq, waiting, reacting, views, decisions, {}, over)

    def steps_after(self, viewer: Viewer, after: int, most: int | None = None) -> list[Step]:
        found = self.step_log.since(viewer, max(0, after), most)
        return [self.step(viewer, number, record) for number, record in enumerate(found, max(0, after) + 1)]

    def step(self, viewer: Viewer, number: int, record: Record) -> Step:
        kept = self.archive.head.steps[record.seq - 1]
        apart = {str(seat): self.events(kept, frozenset([seat])) for seat in sorted(viewer)} if len(viewer) > 1 else {}
        heard = list(apart.values())
        differ = any(events != heard[0] for events in heard[1:])
        return Step(number, self.events(kept, viewer), None, apart if differ else {})

    def events(self, step: ArchivedStep, viewer: Viewer) -> list[WireEvent]:
        """What was heard of a step. Whoever holds several seats heard what any of them heard: where one of them heard more than a
        spectator, that."""
        if step.do == "undo":
            return [WireEvent("undone", "", {"seat": step.seat}, {"seat": "seat"})]
        found: list[WireEvent] = []
        for number in range(step.first, step.last + 1):
            ears = [self.archive.heard(number, str(seat)) for seat in sorted(viewer)]
            for place, plain in enumerate(self.archive.heard(number, WATCHING)):
                told = (ear[place] for ear in ears)
                found.append(next((event for event in told if event != plain), plain))
        return found

    def replay(self, viewer: Viewer, first: int, last: int) -> list[ReplayStep]:
        """Some moments of the game as a seat saw them; an empty viewer is shown everything."""
        head, who = self.archive.head, str(min(viewer)) if viewer else ALL
        found: list[ReplayStep] = []
        for place in range(first, min(last, len(head.line)) + 1):
            moment = self.archive.moment(head.places[place])
            answer: GivenAnswer | None = None
            if place:
                seat, ask, value = head.line[place - 1]
                if not viewer or seat in viewer:
                    answer = GivenAnswer("chance" if seat == CHANCE else seat, ask, value)
            move = head.moves[who][place - 1] if place else 0
            found.append(ReplayStep(place, move, moment.views[who], self.archive.heard(head.places[place], who), answer))
        return found

    def verify(self) -> Verified:
        """Every die and card again from the revealed seed, out of what there was to choose from then."""
        head, seed = self.archive.head, self.stored.seed
        if not seed or head.info.commitment is None:
            return Verified(head.info.commitment, None, 0, False)
        dice, checked, fits = StreamDice(bytes.fromhex(seed), tuple(self.setting.words)), 0, True
        for place, (seat, ask, value) in enumerate(head.line):
            options = self.archive.moment(head.places[place + 1]).options
            if seat == CHANCE and options and place >= self.setting.dice_from:
                fits = fits and dice.choose(ask, options) == value
                checked += 1
        return Verified(dice.commitment, seed, checked, fits and dice.commitment == head.info.commitment)
