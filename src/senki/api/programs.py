"""Any program that reads and writes lines, as a player: what it is told, and what it answers.

It is told objects of JSON, one in a line: `begin` (a game begins: the rules in brief), `ask` (its seat in words, the numbered options, the
seat's view as plain data), `wrong` (its answer was no option; it is asked again) and `end`. To `ask` and to `wrong` it answers one line: an
option's number or name, as senki.text.answers reads it. A program that is wrong too often or thinks for too long gives the game up.
"""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from typing import Any, Final

from senki.api.in_words import LocalPlace, LocalTable, SeatInWords, WrongAnswer
from senki.engine.actions import action_of

LEAVE: Final = 5.0  # seconds in which a program ends by itself once its input does
TRIES: Final = 3  # answers to one question before the game is given up


class ProgramEnded(Exception):
    """The program has ended before the games had."""


class GivenUp(Exception):
    """The program has no answer to a question."""


class Program:
    """A process and the lines to and from it."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.command: Final = command
        self.patience: Final = patience
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1)
        self.lines: Final[queue.Queue[str | None]] = queue.Queue()
        self.owed = 0  # answers that came too late are to be thrown away when they come
        self.reader: Final = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.process.stdout.close()
        self.lines.put(None)

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self.ended() from None

    def ask(self, message: dict[str, Any]) -> str:
        self.tell(message)
        try:
            while True:
                line = self.lines.get(timeout=self.patience)
                if line is None:
                    raise self.ended()
                if not self.owed:
                    return line
                self.owed -= 1
        except queue.Empty:
            self.owed += 1
            raise GivenUp("no answer in time") from None

    def ended(self) -> ProgramEnded:
        return ProgramEnded(f"{self.command[0]} has ended (exit code {self.process.wait()})")

    def close(self) -> None:
        """Its input ends, and so should it; what does not is ended."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(timeout=LEAVE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join()


class ProgramPlayer:
    """Plays seats of a table with a program."""

    def __init__(self, program: Program, lang: str) -> None:
        self.program: Final = program
        self.lang: Final = lang
        self.wrong = 0  # answers that were no option, in all games
        self.answers = 0

    def play(self, table: LocalTable, seats: list[int]) -> bool:
        """The game to its end; False: the program gave it up."""
        spoken = {seat: SeatInWords(LocalPlace(table, seat), self.lang) for seat in seats}
        game = table.session.game.info
        for seat, words in spoken.items():
            about = {"game": game.id, "rules_version": game.rules_version, "seat": seat, "seats": table.session.seats}
            self.program.tell({"type": "begin", **about, "rules": words.rules()})
        finished = True
        try:
            while not table.session.over:
                for seat in [seat for seat in seats if seat in table.session.table.waiting()]:
                    self.answer(table, spoken[seat])
        except GivenUp:
            finished = False
        outcome = table.session.outcome()
        self.program.tell({"type": "end", "winners": list(outcome.winners) if outcome else [], "given_up": not finished})
        return finished

    def answer(self, table: LocalTable, seat: SeatInWords) -> None:
        """One question, asked again where the answer is none of its options."""
        message = self.question(table, seat)
        for _ in range(TRIES):
            line = self.program.ask(message)
            self.answers += 1
            try:
                seat.choose(line)
                return
            except WrongAnswer as wrong:
                self.wrong += 1
                message = {"type": "wrong", "seat": seat.place.seat, "message": str(wrong)}
        raise GivenUp("no option was named")

    def question(self, table: LocalTable, seat: SeatInWords) -> dict[str, Any]:
        decision = seat.place.decision()
        assert decision is not None
        game = table.session.game
        names = seat.options()
        options = [
            {"number": number, "action": action_of(game, decision.question.key, option), "name": name, "note": note}
            for number, (option, (name, note)) in enumerate(zip(decision.options, names, strict=True), 1)
        ]
        asked = {"question": decision.question.name, "rule": decision.rule, "options": options}
        return {"type": "ask", "seat": seat.place.seat, **asked, "text": seat.look(), "view": seat.place.view()}
