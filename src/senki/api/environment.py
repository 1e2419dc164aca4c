"""One table as an environment: what is asked, what may be answered, what each seat sees.

Answers are action numbers, the same for a version of a game's rules (`env.actions` of them; `env.action_table` says what each means).
Dice and cards answer by themselves, by the seed; with `chance="explicit"` they are asked like a seat, `CHANCE`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from senki.api.setting import Setting, make_setting
from senki.engine import actions as numbered
from senki.engine.chance import Rng, Seeded
from senki.engine.decision import Decision
from senki.engine.determinize import determinize
from senki.engine.events import Event
from senki.engine.explain import standing
from senki.engine.frames import Row
from senki.engine.game import Outcome
from senki.engine.observer import Observer
from senki.engine.recall import NO_ACTION, Moment, Recall
from senki.engine.stepping import WHOLE, Play
from senki.engine.table import CHANCE, OVER, Driver, Table, begin
from senki.engine.view import decision_of, view
from senki.text.plain import PlainText
from senki.text.words import Words

API_VERSION: Final = 1
AUTOMATIC: Final = "automatic"
EXPLICIT: Final = "explicit"


class Environment(Play):
    """A game under way. It can be copied, asked what a seat sees, and played on, action by action: see also what it is made of, `Play`."""

    def __init__(self, setting: Setting, table: Table, driver: Driver, recalls: list[Recall]) -> None:
        super().__init__(setting.game, setting.seats, setting.answers, table, driver, bool(recalls))
        self.setting: Final = setting
        self.recalls = recalls  # empty: what the seats have seen is not kept

    def make_observer(self) -> Observer:
        return self.setting.observer

    # -- what it is -----------------------------------------------------------------------------------------------------

    @property
    def pack(self) -> object:
        """The cards' numbers, as the rules use them."""
        return self.setting.pack

    @property
    def action_table(self) -> list[numbered.Action]:
        """What every action number means."""
        return self.setting.action_table

    @property
    def observation_size(self) -> int:
        """How many numbers a seat's observation has."""
        return self.setting.observer.size

    # -- what is seen -----------------------------------------------------------------------------------------------------

    def information_state(self, seat: int) -> str:
        """All that the seat has seen and done (perfect recall), as text. Needs `recall=True`."""
        return self.recall(seat).text()

    def information_numbers(self, seat: int) -> list[int]:
        """The same as numbers."""
        return self.recall(seat).numbers()

    def recall(self, seat: int) -> Recall:
        self.check_seat(seat)
        if not self.recalls:
            raise ValueError("what the seats have seen is not kept here: make(..., recall=True)")
        return self.recalls[seat]

    def view(self, seat: int | None) -> Row:
        """What the seat (None: a spectator) sees, as plain data."""
        if seat is not None:
            self.check_seat(seat)
        return {**view(self.game, self.table, seat), "figures": standing(self.game, self.table, seat)}

    def decision(self, seat: int) -> Decision | None:
        """The seat's open question."""
        return decision_of(self.game, self.table, seat)

    def text(self, seat: int | None, lang: str = "en") -> str:
        """What the seat sees and is asked, in words; lang is "ja" or "en"."""
        if seat is not None:
            self.check_seat(seat)
        words = Words(lang, self.game, self.pack, seat)
        return "\n".join(PlainText(self, words).whole(self, seat))

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """With explicit chance, when dice or cards are asked: their actions, with exact probabilities."""
        if self.seat != CHANCE:
            raise ValueError("dice and cards are not asked now: env.seat == CHANCE says when, with make(..., chance='explicit')")
        answers = self.answers[self.table.key]
        return [(answers.action(option), share) for option, share in numbered.chance_outcomes(self.game, self.table)]

    # -- the end ------------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over."""
        return self.game.outcome(self.table)

    def payoff(self) -> list[float]:
        """What each seat has of the game, from 0 to 1, as the game counts it: by default its side's share of the win. Before the end, 0."""
        if not self.over:
            return [0.0] * self.seats
        return [self.game.payoff(self.table, seat) / WHOLE for seat in range(self.seats)]

    def why_not(self, action: int) -> str:
        asked = self.game.info.questions[self.table.key]
        meant = self.action_table[action] if 0 <= action < self.actions else None
        what = f"action {action} ({meant.question}: {meant.label})" if meant else f"action {action}, of {self.actions}"
        return f"{what} is not among the {len(self.table.options)} answers to '{asked.name}' (rule {asked.rule}); legal() lists them"

    def note(self, actor: int, action: int) -> None:
        told = self.table.told or []
        for recall in self.recalls:
            recall.note(self.table, told, action if recall.seat == actor else NO_ACTION)
        self.table.told = None

    # -- copies -------------------------------------------------------------------------------------------------------------

    def clone(self, seed: int | None = None) -> Environment:
        """A copy that goes on by itself: with the same dice to come, or with those of another seed."""
        return Environment(self.setting, self.table.clone(), copied(self.driver, seed), [copy_of(recall) for recall in self.recalls])

    def sample(self, seat: int, seed: int) -> Environment:
        """A table that the seat cannot tell from this one: all that is hidden from it is dealt again. Nobody's memory goes with it."""
        self.check_seat(seat)
        table = determinize(self.game, self.table, seat, Rng(seed))
        return Environment(self.setting, table, copied(self.driver, seed), [])

    def __deepcopy__(self, memo: object) -> Environment:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For pickle and other processes: it goes on there with the same dice to come."""
        driver = self.driver
        dice = (int(driver.rng.x), int(driver.most), int(driver.left)) if isinstance(driver, Seeded) else None
        return made_again, (self.setting, self.table, dice, [by_names(recall) for recall in self.recalls])


Remembered = tuple[list[int], list[tuple[int, list[tuple[str, Any, str]], tuple[tuple[int, int], ...]]]]


def by_names(recall: Recall) -> Remembered:
    """A seat's memory as plain data, its events by their names."""
    moments = recall.moments
    return recall.last, [(one.action, [(e.kind.name, e.values, e.rule) for e in one.heard], one.changed) for one in moments]


def recalled(setting: Setting, seat: int, remembered: Remembered) -> Recall:
    kinds = {kind.name: kind for kind in setting.game.info.events.values()}
    made = Recall(setting.observer, seat)
    made.last = remembered[0]
    for action, events, changed in remembered[1]:
        made.moments.append(Moment(action, tuple(Event(kinds[name], values, rule) for name, values, rule in events), changed))
    return made


def made_again(setting: Setting, table: Table, dice: tuple[int, int, int] | None, remembered: list[Remembered]) -> Environment:
    driver = Driver()
    if dice is not None:
        driver = Seeded(Rng(0), dice[1])
        driver.rng.x, driver.left = dice[0], dice[2]
    recalls = [recalled(setting, seat, one) for seat, one in enumerate(remembered)]
    return Environment(setting, table, driver, recalls)


def copied(driver: Driver, seed: int | None) -> Driver:
    """Who answers chance, once more."""
    if not isinstance(driver, Seeded):
        return driver
    made = Seeded(Rng(seed or 0), int(driver.most))
    made.left = driver.left
    if seed is None:
        made.rng.x = driver.rng.x
    return made


def copy_of(recall: Recall) -> Recall:
    made = Recall(recall.observer, recall.seat)
    made.moments.extend(recall.moments)
    made.last = recall.last
    return made


def make(
    game: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    pack: str | None = None,
    seed: int = 0,
    chance: str = AUTOMATIC,
    recall: bool = False,
) -> Environment:
    """A new game: its id, how many play, its options, a pack of cards by its path. The seed decides dice, cards and "random" options.

    chance="explicit" asks for dice and cards too; recall=True keeps what each seat has seen, for information states.
    """
    if chance not in (AUTOMATIC, EXPLICIT):
        raise ValueError(f"chance is {AUTOMATIC!r} or {EXPLICIT!r}, not {chance!r}")
    return begin_environment(make_setting(game, seats, options, pack, seed), seed, chance, recall)


def begin_environment(setting: Setting, seed: int, chance: str = AUTOMATIC, recall: bool = False) -> Environment:
    """Another game of the same setting."""
    driver = Seeded(Rng(seed), setting.game.info.max_answers) if chance == AUTOMATIC else Driver()
    recalls = [Recall(setting.observer, seat) for seat in range(setting.seats)] if recall else []
    table = setting.start.clone()
    made = Environment(setting, table, driver, recalls)
    if recall:
        table.told = []
    begin(table, setting.first.clone(), driver)
    if recall:
        made.note(OVER, NO_ACTION)
    return made
