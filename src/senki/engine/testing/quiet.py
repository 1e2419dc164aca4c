"""Do open reactions keep their secrets, by the clock too? A room with a bell, on a fake clock, at two tables that a seat cannot tell apart.

The bell is the plainest way to keep quiet: reactions are open for a time that depends on nothing but when they were opened; then PASS is
entered for everybody who has not chosen, and all of it is given to the game at once.
"""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.game import Game
from senki.engine.shapes import PASS
from senki.engine.table import OVER, Table
from senki.engine.testing.keeping import sealed_openings
from senki.engine.testing.play import Fault, Position, Setting, rng_for, session_of
from senki.engine.testing.secrecy import Leak, first_difference, known_to
from senki.engine.view import could_react, hidden_cards, hidden_places, is_quiet

OPEN_FOR: Final = 6  # ticks of the fake clock
FOLLOWED: Final = 12  # answers after a window: others may open


class BellRoom:
    """A game whose reactions stay open until the bell. `at_once`: chosen reactions go to the game as they come (all but the last), and are
    changed now and then; otherwise they are kept back until the bell. From outside there must be no difference."""

    def __init__(self, game: Game, position: Position, table: Table, at_once: bool, rng: Rng) -> None:
        self.game: Final = game
        self.session: Final = session_of(position.line, 0)
        self.session.table = table.clone()
        self.session.table.told = []
        self.at_once: Final = at_once
        self.rng: Final = rng
        self.heard = 0
        self.clock = 0
        self.closes = OPEN_FOR
        self.kept: dict[int, int] = {}

    @property
    def table(self) -> Table:
        return self.session.table

    def options(self, seat: int) -> list[int]:
        decision = self.session.decision(seat)
        return list(decision.options) if decision else []

    def tick(self, plan: dict[int, int], viewer: int) -> None:
        """A moment passes; one of those who mean to react may do so now. (The viewer, who may well see its own choice, does so last.)"""
        self.clock += 1
        late = [seat for seat in plan if seat not in (*self.kept, viewer)]
        if late and self.rng.below(2):
            seat = late[self.rng.below(len(late))]
            self.kept[seat] = plan[seat]
            if self.at_once and len(self.table.waiting()) > 1:
                self.session.give(seat, plan[seat])
                if self.rng.below(3) == 0:
                    self.session.undo(seat)  # thinks better of it, and then of that
                    self.session.give(seat, plan[seat])
        if self.clock == self.closes:
            self.ring(plan)

    def ring(self, plan: dict[int, int]) -> None:
        waiting = self.table.waiting()
        self.session.answer_together({seat: [plan.get(seat, PASS)] for seat in waiting})
        self.kept = {}
        self.closes = self.clock + OPEN_FOR

    def sent(self, viewer: int | None) -> dict[str, object]:
        """All that anybody is sent: what is seen and heard, whether something can be taken back, and when the bell rings."""
        events = [str(event.plain()) for event in self.session.events(viewer, self.heard)]
        open_until = self.closes if is_quiet(self.game, self.table) else None
        undo = self.session.why_no_undo(viewer) if viewer is not None and open_until is not None else ""
        return {**known_to(self.game, self.table, viewer), "hearing": events, "undo": undo, "bell": open_until}


def check_quiet(game: Game, setting: Setting, games: int) -> None:
    """Two tables that differ only in what a seat cannot see: at every moment it is sent the same, and reactions end at the same moment."""
    if not any(question.quiet for question in game.info.questions.values()):
        return
    rng = rng_for(40, 0)
    windows = 0
    for opening in sealed_openings(game, setting, games):
        if is_quiet(game, opening.table):
            windows += 1
            viewer = windows % setting.seats
            other = determinize(game, opening.table, viewer, rng)
            rooms = BellRoom(game, opening, opening.table, True, rng), BellRoom(game, opening, other, False, rng)
            follow(rooms[0], rooms[1], viewer, rng, opening)
    if not windows:
        raise Fault(f"{game.info.id} {setting}: no random game has come to its quiet question")


def follow(one: BellRoom, other: BellRoom, viewer: int, rng: Rng, where: object) -> None:
    """Play on at both tables alike, as long as the viewer has not been shown what is different."""
    for _ in range(FOLLOWED):
        compare(one, other, viewer, where)
        unseen = [hidden_cards(room.table, viewer) for room in (one, other)]
        quiet = is_quiet(one.game, one.table)
        if quiet:
            run_window(one, other, viewer, rng, where)
        elif not answer_alike(one, other, rng):
            return
        shown = [before - hidden_cards(room.table, viewer) for before, room in zip(unseen, (one, other), strict=True)]
        if shown[0] != shown[1] or OVER in (one.table.seat, other.table.seat):
            return  # the rules have shown it what was different
        if not quiet and one.sent(viewer) != other.sent(viewer):
            return  # so does what follows from an answer, and other checks see to that


def run_window(one: BellRoom, other: BellRoom, viewer: int, rng: Rng, where: object) -> None:
    plans = plan_reactions(one, other, viewer, rng)
    until = one.closes
    for room in (one, other):
        room.heard = len(room.session.told)
    while one.clock < until:
        compare(one, other, viewer, where)
        one.tick(plans[0], viewer)
        other.tick(plans[1], viewer)


def plan_reactions(one: BellRoom, other: BellRoom, viewer: int, rng: Rng) -> tuple[dict[int, int], dict[int, int]]:
    """What the seats will do: those before the first who reacts pass, at both tables; the first does the same; the others, whose reactions
    nobody gets to see, do as they like. Some of those who pass leave it to the bell."""
    asked = could_react(one.game, one.table)
    common = {seat: [value for value in one.options(seat) if is_the_same(one, other, seat, value, viewer)] for seat in asked}
    able = [seat for seat in asked if common[seat]]
    first = able[rng.below(len(able))] if able and rng.below(3) else OVER
    plans: tuple[dict[int, int], dict[int, int]] = ({}, {})
    acted = False
    for seat in asked:
        if seat == first:
            value = common[seat][rng.below(len(common[seat]))]
            plans[0][seat] = plans[1][seat] = value
            acted = True
        elif acted and seat != viewer:
            for room, plan in zip((one, other), plans, strict=True):
                options = room.options(seat)
                plan[seat] = options[rng.below(len(options))]
        elif seat != viewer:
            for plan in plans:
                if rng.below(2):
                    plan[seat] = PASS
    return plans


def is_the_same(one: BellRoom, other: BellRoom, seat: int, value: int, viewer: int) -> bool:
    """Is it one reaction at both tables? A card that is played from another place, such as a reserve instead of a hand, is another."""
    if value == PASS or value not in other.options(seat):
        return False
    places = [
        [(field.name, row) for found in hidden_places(room.table, viewer).values() for field, row, cards in found if value in cards]
        for room in (one, other)
    ]
    return places[0] == places[1]


def compare(one: BellRoom, other: BellRoom, viewer: int, where: object) -> None:
    for who in (viewer, None):
        seen, seen_other = one.sent(who), other.sent(who)
        for part, known in seen.items():
            if known != seen_other[part]:
                name = "a spectator" if who is None else f"seat {who}"
                raise Leak(
                    f"{where}, {one.clock} ticks later: the {part} of {name} tells what is hidden from seat {viewer}: "
                    f"{first_difference(known, seen_other[part])}"
                )


def answer_alike(one: BellRoom, other: BellRoom, rng: Rng) -> bool:
    """The same answer at both tables; False where there is none."""
    if one.table.waiting() != other.table.waiting() or not one.table.waiting():
        return False
    waiting = one.table.waiting()
    seat = waiting[rng.below(len(waiting))]
    for room in (one, other):
        room.table.turn_to(seat)
        room.heard = len(room.session.told)
    options = [value for value in one.table.options if value in other.table.options]
    if one.table.key != other.table.key or not options:
        return False
    value = options[rng.below(len(options))]
    for room in (one, other):
        room.session.give(seat, value)
    return True
