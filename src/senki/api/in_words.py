"""A seat in words: its rules, what it sees, its numbered options, and answers written freely. For language models and scripts.

    from senki.api.in_words import make_text

    seat = make_text("ganymede", seats=2, seat=0, opponent="level:2", lang="en", seed=1)
    print(seat.rules())
    while not seat.over:
        print(seat.look())
        print(seat.answer("1"))

An answer that fits no option raises `WrongAnswer`, which says in the seat's language what there is, and changes nothing.
"""

from __future__ import annotations

from typing import Final, Protocol

from senki.agents.agent import Agent, Knowledge
from senki.agents.roster import find_agent
from senki.api.setting import make_setting
from senki.engine.chance import Rng
from senki.engine.decision import Decision
from senki.engine.dice import StreamDice
from senki.engine.fairness import seed_from
from senki.engine.frames import Row
from senki.engine.game import Game, Outcome
from senki.engine.session import Session
from senki.text.answers import Unclear, find_option
from senki.text.plain import GameUnderWay, PlainText
from senki.text.reference import read_reference
from senki.text.summary import rule_text, summary
from senki.text.words import Words


class WrongAnswer(ValueError):
    """An answer that is none of the options, or given where nothing is asked. The message says so; nothing has changed."""


class Place(Protocol):
    """A seat at a table, here or on a server, as far as words need it."""

    seat: int

    @property
    def game(self) -> Game: ...
    @property
    def seats(self) -> int: ...
    @property
    def pack(self) -> object: ...
    @property
    def under_way(self) -> GameUnderWay: ...
    def view(self) -> Row: ...
    def decision(self) -> Decision | None: ...
    def named(self, plain: PlainText, decision: Decision) -> list[tuple[str, str]]:
        """Its options, each with its note."""

    def waiting(self, plain: PlainText) -> str:
        """Who is to choose now, or how the game has ended."""

    def news(self, words: Words) -> list[str]:
        """What the seat has heard since it was last asked for."""

    def outcome(self) -> Outcome | None: ...
    def give(self, decision: Decision, option: int) -> str:
        """Answer, and let the others play until the seat is asked again or its patience ends. Why the table refused it, or nothing."""

    def wait(self, seconds: float) -> None:
        """Until the seat is asked or the game is over."""


class SeatInWords:
    """What a seat's player reads and writes."""

    def __init__(self, place: Place, lang: str = "en") -> None:
        self.place: Final = place
        self.words: Final = Words(lang, place.game, place.pack, place.seat)
        self.plain: Final = PlainText(place.under_way, self.words)

    @property
    def over(self) -> bool:
        return self.place.outcome() is not None

    @property
    def asked(self) -> bool:
        return self.place.decision() is not None

    def rules(self) -> str:
        """The rules in brief, in Markdown, and which can be looked up."""
        return summary(self.words, self.place.game.info.id)

    def rule(self, wanted: str) -> str:
        """A rule by its number, or a chapter by its title."""
        found = rule_text(self.words, read_reference(self.place.game.info.id, self.words.lang), wanted)
        if found is None:
            raise WrongAnswer(self.words.say("no-rule-here", id=wanted))
        return found

    def options(self) -> list[tuple[str, str]]:
        """The names and notes of what can be chosen now, in the order of their numbers."""
        decision = self.place.decision()
        return self.place.named(self.plain, decision) if decision else []

    def look(self) -> str:
        """All that the seat sees, what it has heard since it last looked, and its question with numbered options."""
        return self.told(self.plain.table(self.place.view(), everything=True))

    def answer(self, text: str) -> str:
        """Answer the open question; told is what happened until the seat is asked again, as by `look`."""
        return self.words.say("answer-taken", name=self.choose(text)) + "\n" + self.look()

    def choose(self, text: str) -> str:
        """Answer the open question, and no more; the name of what was chosen."""
        decision = self.place.decision()
        if decision is None:
            text_id = "answer-over" if self.over else "answer-not-asked"
            raise WrongAnswer(self.words.say(text_id, waiting=self.waiting(), result=self.waiting()))
        options = self.place.named(self.plain, decision)
        try:
            place = find_option(text, options)
        except Unclear as unclear:
            raise WrongAnswer(self.words.say(unclear.text_id, **unclear.args_for_text)) from None
        refused = self.place.give(decision, decision.options[place])
        if refused:
            raise WrongAnswer(self.words.say("answer-refused", reason=refused))
        return options[place][0]

    def waiting(self) -> str:
        return self.place.waiting(self.plain)

    def told(self, lines: list[str]) -> str:
        say = self.words.say
        seat = self.words.seat(self.place.seat)
        head = say("you-sit", seat=seat, count=self.place.seats, game=self.words.title(self.place.game.info.id))
        news = self.place.news(self.words)
        parts = [head, *([say("heading", label=say("since-last")), *(f"- {line}" for line in news)] if news else [])]
        return "\n".join([*parts, "", say("heading", label=say("table")), *lines, "", *self.question()])

    def question(self) -> list[str]:
        """The open question with its options; or who else is to choose."""
        decision = self.place.decision()
        if decision is None:
            return [self.waiting()]
        lines = [self.words.prompt(decision) + self.words.by_rule(decision.rule)]
        if decision.picked:
            picked = [self.plain.named(decision, option, self.place.view(), [])[0] for option in decision.picked]
            lines.append(self.words.say("picked-so-far", names=self.words.join(picked)))
        for number, (name, note) in enumerate(self.place.named(self.plain, decision), 1):
            lines.append(f"  {number} {name}" + (f"  [{note}]" if note else ""))
        return [*lines, self.words.say("answer-how")]


# -- a table in this process ------------------------------------------------------------------------------------------


class LocalTable:
    """A game in which computer players answer for some seats, each from what its seat knows."""

    def __init__(self, session: Session, agents: dict[int, Agent], seed: int) -> None:
        self.session: Final = session
        self.agents: Final = agents
        self.rng: Final = Rng(seed)
        self.advance()

    def advance(self) -> None:
        """The computer players answer until another seat is asked, or the game is over."""
        session = self.session
        while not session.over and all(seat in self.agents for seat in session.table.waiting()):
            seat = session.table.waiting()[0]
            session.answer(seat, self.agents[seat].choose(Knowledge(session.game, session.table, seat, self.rng), self.rng))


class LocalPlace:
    """A seat of such a table."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        self.table: Final = table
        self.session: Final = table.session
        self.seat = seat
        self.heard = 0

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def seats(self) -> int:
        return self.session.seats

    @property
    def pack(self) -> object:
        return self.session.pack

    @property
    def under_way(self) -> GameUnderWay:
        return self.session

    def view(self) -> Row:
        return self.session.view(self.seat)

    def decision(self) -> Decision | None:
        return self.session.decision(self.seat)

    def named(self, plain: PlainText, decision: Decision) -> list[tuple[str, str]]:
        return plain.options(decision, decision.options, self.session)

    def waiting(self, plain: PlainText) -> str:
        return plain.waiting(self.session)

    def news(self, words: Words) -> list[str]:
        events = self.session.events(self.seat, self.heard)
        self.heard = len(self.session.told)
        return [words.event(event) for event in events]

    def outcome(self) -> Outcome | None:
        return self.session.outcome()

    def give(self, decision: Decision, option: int) -> str:
        self.session.answer(self.seat, option)
        self.table.advance()
        return ""

    def wait(self, seconds: float) -> None:
        """Nobody here takes time of their own."""


def make_table(
    game: str, seats: int | None, options: dict[str, str] | None, pack: str | None, seed: int, players: set[int], opponent: str
) -> LocalTable:
    """A new game in which the opponent named plays all seats but these."""
    setting = make_setting(game, seats, options, pack, seed)
    wrong = [seat for seat in players if not 0 <= seat < setting.seats]
    if wrong:
        raise ValueError(f"there is no seat {wrong[0]}: seats are 0 to {setting.seats - 1}")
    session = Session(setting.game, setting.seats, setting.options, setting.pack, StreamDice(seed_from(f"table {seed}")))
    agent = find_agent(opponent, setting.game)
    return LocalTable(session, {seat: agent for seat in range(setting.seats) if seat not in players}, seed)


def make_text(
    game: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    pack: str | None = None,
    seed: int = 0,
    seat: int = 0,
    opponent: str = "level:2",
    lang: str = "en",
) -> SeatInWords:
    """A seat of a new game in words; the opponent named plays all others."""
    return SeatInWords(LocalPlace(make_table(game, seats, options, pack, seed, {seat}, opponent), seat), lang)
