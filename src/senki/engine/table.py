"""The table and the stack: where in the rules a game stands, and the question that is now open.

A game's own table adds what lies on it (see zones). Frames are written by the lowering, one class for each procedure. All of it is
plain data: it can be copied, saved, hashed and resumed at any question.
"""

from __future__ import annotations

from typing import Final

from senki.engine.native import mypyc_attr

Ints = tuple[int, ...]
Told = tuple[int, int, str, Ints]  # an event: its kind, who hears it in full, its rule where that is not the kind's own, its values

OVER: Final = -1  # in place of a seat: the rules have ended
CHANCE: Final = -2  # the seat that rolls dice and draws cards
STOP: Final = -1  # a driver's "not mine to answer"
DONE: Final = 0  # outcomes of Frame.run
STOPPED: Final = 1
NO_OPTIONS: Final[list[int]] = []
ENOUGH: Final = (1 << 20) - 1  # an answer: "no more of these"
PASS: Final = (1 << 20) - 2  # an answer: "no reaction from me"
EVERYONE: Final = -1  # an audience: a bit for each seat, and all of them


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Table:
    """The base of every game's table: the stack, the open question as registers, and the ear of whoever listens."""

    top: Frame | None = None
    seat: int = OVER
    key: int = 0
    options: list[int] = NO_OPTIONS  # made afresh for each question and never changed afterwards, so copies share it
    answer: int = 0  # the last answer, or the result of the procedure just done
    answers: Ints = ()  # the result of a procedure that gives several numbers
    sealed: SimultaneousChoice | None = None  # where several seats choose at the same time
    told: list[Told] | None = None  # events, kept only where someone listens

    def clone(self) -> Table:
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator @table")

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from senki.engine.pickling import freeze  # knows the catalog of games, which knows tables

        return freeze(self)

    def lay_out(self, seats: int) -> None:
        """Fill the fields that say how: per_seat(...), filled(...), empty(). Written by the lowering."""

    def contents(self) -> list[object]:
        """The attributes of the position, in the order in which they are declared. Written by the lowering: quicker than by their names."""
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator @table")

    def ask(self, seat: int, key: int, options: list[int]) -> None:
        self.seat = seat
        self.key = key
        self.options = options

    def take_stack(self, other: Table) -> None:
        """Copy stack and open question from another table."""
        self.seat = other.seat
        self.key = other.key
        self.options = other.options
        self.answer = other.answer
        self.answers = other.answers
        sealed = other.sealed
        if sealed is None:
            self.sealed = None
            self.top = clone_stack(other.top)
        else:
            copy = sealed.copy(other)
            self.sealed = copy
            self.top = copy.tops[copy.focus]

    def about(self) -> Ints:
        """What the open question is about: its values, in the order in which the question declares them."""
        frame = self.top
        while frame is not None:
            found = frame.about()
            if found or not frame.spec().hands_on:
                return found
            frame = frame.caller
        return ()

    def end_rules(self) -> int:
        """The game is over at once, however deep in the rules. What a frame gives back that stops for it."""
        if self.sealed is not None:
            raise ValueError("the rules cannot end inside a sealed choice")
        self.top = None
        self.seat = OVER
        self.options = NO_OPTIONS
        return STOPPED

    def waiting(self) -> list[int]:
        """The seats that are asked something now: one, none, or several who choose at the same time."""
        if self.seat == OVER:
            return []
        if self.sealed is None:
            return [self.seat]
        self.sealed.park(self)
        return self.sealed.waiting()

    def turn_to(self, seat: int) -> None:
        """Where several seats are asked at once: put this one's question into the registers."""
        if self.seat == seat:
            return
        if self.sealed is not None:
            self.sealed.park(self)
        if self.sealed is None or not self.sealed.turn_to_seat(self, seat):
            raise ValueError(f"seat {seat} is not asked anything")


SPECS: Final[list[str]] = []  # the names of all procedures, by their serial numbers in this process


class FrameSpec:
    """What is known of a procedure besides its code: for saves, hashes and prompts."""

    def __init__(
        self,
        name: str,
        rule: str,
        points: tuple[str, ...],
        live: tuple[tuple[str, ...], ...],
        types: dict[str, str],
        rules: tuple[str, ...] = (),
        about: tuple[tuple[tuple[str, str], ...], ...] = (),
        hands_on: bool = False,
    ) -> None:
        self.name: Final = name  # the dotted name of the procedure
        self.rule: Final = rule  # the first word of its docstring
        self.points: Final = points  # the stable names of its points of re-entry, by program counter
        self.live: Final = live  # the locals that matter, by program counter
        self.types: Final = types
        self.rules: Final = rules or ("",) * len(points)  # by program counter: the rule that asks there, where it is given at the place
        self.about: Final = about or ((),) * len(points)  # by program counter: what the question is about, as (name, local)
        self.hands_on: Final = hands_on  # it asks for its caller, who says by which rule and about what
        self.serial: Final = len(SPECS)
        SPECS.append(name)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """One procedure in progress: its program counter, the locals that outlive a stop, and who called it."""

    pc: int = 0
    caller: Frame | None = None

    def run(self, table: Table, driver: Driver) -> int:
        """Go on until STOPPED at a question, or DONE."""
        raise NotImplementedError

    def clone(self) -> Frame:
        raise NotImplementedError

    def spec(self) -> FrameSpec:
        raise NotImplementedError

    def about(self) -> Ints:
        """What the question is about at which it has stopped."""
        return ()


SIMULTANEOUS_CHOICE: Final = FrameSpec("together", "", ("start", "choosing"), ((), ()), {}, hands_on=True)


class SimultaneousChoice(Frame):
    """Several seats choose at the same time, sealed: each runs its own procedure, on a stack of its own that stands on this frame.

    The seats' procedures may not see each other's work and may not roll or draw, so the order of their answers means nothing. While
    they run, the registers hold the question of one of them, the focus; the others' are parked here.
    """

    def __init__(self, owners: list[int], roots: list[Frame]) -> None:
        self.pc = 0
        self.owners: list[int] = owners  # by place: the seat that chooses
        self.roots: list[Frame] = roots  # its procedure as it begins, never run, so that it can begin again
        self.tops: list[Frame | None] = [root.clone() for root in roots]  # None: has finished
        self.seats: list[int] = [OVER for _ in roots]  # by place: who is asked now, or OVER
        self.keys: list[int] = [0 for _ in roots]
        self.asked: list[list[int]] = [[] for _ in roots]
        self.started: int = 0
        self.focus: int = 0

    def run(self, table: Table, driver: Driver) -> int:
        if self.pc == 0 and table.sealed is not None:
            raise ValueError("ask_all inside a sealed choice")
        if self.pc == 1:
            self.finish()  # entered again because the focus has finished
        self.pc = 1
        table.sealed = self
        self.start_rest(table, driver)
        for place, seat in enumerate(self.seats):
            if seat != OVER:
                self.turn_to(table, place)
                return STOPPED
        table.sealed = None
        table.top = self
        return DONE

    def start_rest(self, table: Table, driver: Driver) -> None:
        """Run each procedure not yet started up to its first open question."""
        while self.started < len(self.tops):
            place = self.started
            self.started += 1
            self.focus = place
            top = self.tops[place]
            assert top is not None
            top.caller = self
            table.top = top
            if top.run(table, driver) == STOPPED:
                self.park(table)
            else:
                self.finish()

    def finish(self) -> None:
        self.tops[self.focus] = None
        self.seats[self.focus] = OVER

    def park(self, table: Table) -> None:
        """Keep the question in the registers as the focus's own."""
        if table.seat != self.owners[self.focus]:
            raise ValueError(f"the sealed choice of seat {self.owners[self.focus]} asks seat {table.seat}")
        self.tops[self.focus] = table.top
        self.seats[self.focus] = table.seat
        self.keys[self.focus] = table.key
        self.asked[self.focus] = table.options

    def turn_to(self, table: Table, place: int) -> None:
        self.focus = place
        table.top = self.tops[place]
        table.ask(self.seats[place], self.keys[place], self.asked[place])

    def turn_to_seat(self, table: Table, seat: int) -> bool:
        for place, other in enumerate(self.seats):
            if other == seat:
                self.turn_to(table, place)
                return True
        return False

    def waiting(self) -> list[int]:
        return [seat for seat in self.seats if seat != OVER]

    def restart(self, table: Table, driver: Driver, seat: int) -> bool:
        """The seat takes back what it has chosen so far and is asked from the first question again; False if it does not choose here.

        A sealed procedure begins by clearing what it fills, so beginning again is all that there is to do.
        """
        self.park(table)
        before = self.focus
        for place, owner in enumerate(self.owners):
            if owner == seat:
                top = self.roots[place].clone()
                top.caller = self
                self.tops[place] = top
                self.focus = place
                table.top = top
                if top.run(table, driver) == STOPPED:
                    self.park(table)
                    return True
                self.finish()  # has nothing to choose here
                self.turn_to(table, before)
        return False

    def clone(self) -> SimultaneousChoice:
        other = SimultaneousChoice([], [])
        other.pc = self.pc
        other.owners = self.owners
        other.roots = self.roots
        other.tops = self.tops[:]
        other.seats = self.seats[:]
        other.keys = self.keys[:]
        other.asked = self.asked[:]
        other.started = self.started
        other.focus = self.focus
        return other

    def copy(self, table: Table) -> SimultaneousChoice:
        """This frame with all that stands on it and below it. The focus's stack is the table's, parked or not."""
        other = self.clone()
        other.park(table)
        other.caller = clone_stack(self.caller)
        for place, top in enumerate(other.tops):
            other.tops[place] = clone_down_to(top, self, other)
        return other

    def spec(self) -> FrameSpec:
        return SIMULTANEOUS_CHOICE


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Is offered every question first: answers at once what it can, or says STOP, which leaves it open to the outer loop."""

    def pick(self, table: Table) -> int:
        """An answer to the table's open question. The table is whole: it may be looked at and copied."""
        return STOP

    def roll(self, count: int) -> int:
        """A number from 0 to count - 1 for a die or a draw."""
        return STOP


def clone_stack(top: Frame | None) -> Frame | None:
    return clone_down_to(top, None, None)


def clone_down_to(top: Frame | None, foot: Frame | None, new_foot: Frame | None) -> Frame | None:
    """Copy the frames from the top to the foot, which is not copied but replaced."""
    if top is foot or top is None:
        return new_foot
    first = top.clone()
    last = first
    frame = top.caller
    while frame is not None and frame is not foot:
        copy = frame.clone()
        last.caller = copy
        last = copy
        frame = frame.caller
    last.caller = new_foot
    return first


def begin(table: Table, first: Frame, driver: Driver) -> None:
    """Start the rules: run up to the first question that the driver leaves open."""
    table.top = first
    table.sealed = None
    resume(table, driver)


def apply(table: Table, driver: Driver, answer: int) -> None:
    """Answer the question in the registers and go on to the next that the driver leaves open. The answer is not checked here."""
    table.answer = answer
    resume(table, driver)


def resume(table: Table, driver: Driver) -> None:
    """Run the top frame, and its callers after it, until a question is open or the rules end."""
    frame = table.top
    while frame is not None:
        if frame.run(table, driver) == STOPPED:
            sealed = table.sealed
            if sealed is not None:
                sealed.park(table)
                if sealed.started < len(sealed.tops):
                    sealed.start_rest(table, driver)
                    sealed.turn_to_seat(table, sealed.waiting()[0])
            return
        frame = frame.caller
        table.top = frame
    table.seat = OVER
    table.options = NO_OPTIONS


def stack(table: Table) -> list[Frame]:
    """The frames from the outermost procedure to the one that asks."""
    frames: list[Frame] = []
    frame = table.top
    while frame is not None:
        frames.append(frame)
        frame = frame.caller
    frames.reverse()
    return frames


def take(pool: list[int], index: int) -> int:
    """Remove and give the card at index. The order of a pool means nothing: the last card fills the gap."""
    card = pool[index]
    last = pool.pop()
    if index < len(pool):
        pool[index] = last
    return card


def take_card(pool: list[int], card: int) -> int:
    return take(pool, pool.index(card))
