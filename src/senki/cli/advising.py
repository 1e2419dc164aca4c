"""Hints and odds in words, for the terminal. They are made from what the person's seat can see."""

from __future__ import annotations

from typing import Final

from senki.agents.advice import ADVISER, advice
from senki.agents.agent import Knowledge
from senki.agents.odds import Distribution, OptionOdds, Outcome, odds
from senki.agents.roster import find_agent
from senki.engine.chance import Rng
from senki.engine.events import Event
from senki.engine.session import Session
from senki.lab.statistics import wilson
from senki.text.figures import figure_note
from senki.text.plain import PlainText

SECONDS: Final = 3.0  # that somebody waits for odds
ALTERNATIVES: Final = 3
OUTCOMES: Final = 5


class Adviser:
    """Answers what a person asks about the open question. The random numbers depend on the place in the game only."""

    def __init__(self, session: Session, seat: int, plain: PlainText) -> None:
        self.session: Final = session
        self.plain: Final = plain
        self.words: Final = plain.words
        self.seed: Final = len(session.steps) + 1
        self.knowledge: Final = Knowledge(session.game, session.table, seat, Rng(self.seed))

    def name(self, option: int) -> str:
        return self.plain.name(self.knowledge.decision, option, self.session)

    def hint(self) -> list[str]:
        ranked = advice(find_agent(f"level:{ADVISER}", self.session.game), self.knowledge, Rng(self.seed))[:ALTERNATIVES]
        best = self.words.say("hint-by", level=ADVISER, option=self.name(ranked[0].option))
        why = figure_note(self.words, self.knowledge.explain(ranked[0].option))
        reasons = ["  " + self.words.say("hint-why", why=why)] if why else []
        shares = [(self.name(row.option), percent(row.share)) for row in ranked if row.share is not None]
        return [best, *reasons, *("  " + self.words.say("hint-share", option=name, share=share) for name, share in shares)]

    def odds(self) -> list[str]:
        lines: list[str] = []
        for row in odds(self.knowledge, self.seed, SECONDS):
            low, high = wilson(row.chance * row.playouts, row.playouts)
            lines.append(self.words.say("odds-of", option=self.name(row.option), low=percent(low), high=percent(high)))
            lines += self.next_up(row)
        return lines

    def next_up(self, row: OptionOdds) -> list[str]:
        if row.follows is None:
            return []
        lines = [
            "  " + self.words.say("odds-exact") if row.follows.exact else "  " + self.words.say("odds-about", count=row.follows.trials)
        ]
        for outcome, chance in row.follows.rows[:OUTCOMES]:
            lines.append(f"    {self.chance(float(chance), row.follows)}  {self.outcome(outcome)}")
        return lines

    def chance(self, chance: float, found: Distribution) -> str:
        if found.exact:
            return f"{100 * chance:.1f} %"
        low, high = wilson(chance * found.trials, found.trials)
        return f"{percent(low)}–{percent(high)}"

    def outcome(self, outcome: Outcome) -> str:
        kinds = self.session.game.info.events
        told = [
            self.words.event(Event(kinds[one.kind], {name: list(v) if isinstance(v, tuple) else v for name, v in one.values}))
            for one in outcome.results
        ]
        if not told:
            over = {None: "odds-open", 1.0: "you-won", 0.0: "you-lost"}
            told.append(self.words.say(over.get(outcome.share, "odds-shared")))
        return " ".join(told)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"
