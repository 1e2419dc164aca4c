"""A seat of a running server, by the link of its invitation (extra `server`, for websockets).

Nothing but that seat's own state comes over the line; the token goes into a header, so it stands in no log. A lost connection is taken up
again where it was lost, and what was sent is sent again with the same id: it is carried out once.
"""

from __future__ import annotations

import contextlib
import json
import threading
import time
import uuid
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from senki.engine.catalog import find_game
from senki.engine.decision import Decision
from senki.engine.events import Event
from senki.engine.frames import Row
from senki.engine.game import Game, Outcome
from senki.engine.table import CHANCE
from senki.text.plain import GameUnderWay, PlainText
from senki.text.words import Words

OPENING: Final = 20.0  # seconds for the first message
PATIENCE: Final = 30.0  # seconds that an answer waits for the others before it comes back
AGAIN: Final = 1.0  # second before a lost connection is tried again
REFUSING: Final = 4000  # close codes from here on are the server's own: it is of no use to come again


class NoSeat(ValueError):
    """The link leads to no seat that can be played from here, and why."""


class Line:
    """The connection: a thread of its own keeps the newest state, the events and what became of each message."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        table = parts.path.rstrip("/").rsplit("/", 1)[-1]
        if parts.scheme not in ("http", "https") or not parts.netloc or not table or not parts.fragment:
            raise NoSeat(f"{link.partition('#')[0]!r} is no seat's link; it looks like http://host/t/TABLE#TOKEN")
        self.address: Final = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/ws/tables/{table}"
        self.token: Final = parts.fragment
        self.changed: Final = threading.Condition()
        self.seq = -1
        self.welcome: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.unsent: dict[str, Any] | None = None  # the message that waits to be acknowledged
        self.refusal = ""  # of the last one that was answered
        self.broken = ""  # why the server will not be asked again
        self.socket: Any = None
        threading.Thread(target=self.keep_listening, daemon=True).start()
        with self.changed:
            self.changed.wait_for(lambda: self.welcome is not None or self.broken, OPENING)
        if self.welcome is None:
            raise NoSeat(self.broken or f"{parts.netloc} does not answer")

    def keep_listening(self) -> None:
        while not self.broken:
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                with connect(f"{self.address}?after={self.seq}", additional_headers=headers, compression=None, max_size=None) as socket:
                    self.listen(socket)
            except InvalidStatus as error:
                self.give_up(f"the server refuses: {error}")
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code >= REFUSING:
                    self.give_up(f"the server refuses: {closed.rcvd.reason or closed.rcvd.code}")
            except (OSError, WebSocketException) as error:
                if self.welcome is None:
                    self.give_up(f"the server cannot be reached: {error}")
            time.sleep(AGAIN)

    def give_up(self, why: str) -> None:
        with self.changed:
            self.broken = why
            if self.unsent is not None:
                self.unsent, self.refusal = None, why
            self.changed.notify_all()

    def listen(self, socket: Any) -> None:
        with self.changed:
            self.socket = socket
            if self.unsent is not None:
                socket.send(json.dumps(self.unsent))
        for text in socket:
            with self.changed:
                self.take(json.loads(text))
                self.changed.notify_all()

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "step"):
            self.seq = message["seq"]
            self.state = message["state"] or self.state
            self.events += message.get("events", [])
            if kind == "welcome":
                self.welcome = message
        elif kind == "missed":
            self.events += [event for step in message["steps"] for event in step["events"]]
        elif kind in ("ack", "refused") and self.unsent is not None and message["id"] == self.unsent["id"]:
            self.unsent = None
            self.refusal = message["message"] if kind == "refused" else ""

    def send(self, message: dict[str, Any]) -> str:
        """Why the message was refused; empty: it is carried out, and kept for good."""
        with self.changed:
            self.unsent = message
            with contextlib.suppress(OSError, WebSocketException):  # it is sent again once the connection stands again
                self.socket.send(json.dumps(message))
            answered = self.changed.wait_for(lambda: self.unsent is None, PATIENCE)
            return self.refusal if answered else self.broken or "the server has not answered yet"


class ServerPlace:
    """The seat that a link leads to. The table in it is one before the first move: it only says which fields the game has."""

    def __init__(self, link: str, pack: str | None = None) -> None:
        self.line: Final = Line(link)
        assert self.line.welcome is not None
        table, held = self.line.welcome["table"], self.line.welcome["you"]
        if not held:
            raise NoSeat("this link holds no seat of the table; the token may have been replaced by a newer one")
        self.seat = int(held[0])
        self.found: Final = find_game(table["game"])
        if table["rules"] != self.found.info.rules_version:
            raise NoSeat(f"the table is played by version {table['rules']} of the rules, and here stands {self.found.info.rules_version}")
        if table["pack"] is not None and pack is None:
            raise NoSeat("the table is played with card data of its own; name its file with --pack")
        self.count: Final = len(table["seats"])
        self.facts: Final = self.found.load_pack(pack)
        self.table = self.found.setup(self.count, table["options"], self.facts)
        self.heard = 0
        self.kept: int | None = None  # the step at which a reaction was given, which is kept back until the window closes

    @property
    def game(self) -> Game:
        return self.found

    @property
    def seats(self) -> int:
        return self.count

    @property
    def pack(self) -> object:
        return self.facts

    @property
    def under_way(self) -> GameUnderWay:
        return Standing(self)

    def view(self) -> Row:
        """In the form of senki.engine.view, of what the server tells of it."""
        state = self.line.state
        seen: dict[str, Any] = dict(state["views"][str(self.seat)])
        asked = state["decisions"].get(str(self.seat))
        figures = {name: {int(thing): value for thing, value in values.items()} for name, values in seen.pop("figures").items()}
        row: Row = {"game": self.found.info.id, "seat": self.seat, "decision": asked, "where": seen.pop("where"), "figures": figures}
        return row | {"waiting": state["waiting"], "could_react": state["could_react"], "table": seen}

    def decision(self) -> Decision | None:
        told = self.line.state["decisions"].get(str(self.seat))
        if told is None or self.kept == self.line.state["seq"]:
            return None
        question = next(question for question in self.found.info.questions.values() if question.name == told["ask"])
        about = {name: (kind, value) for name, (kind, value) in told["about"].items()}
        return Decision(
            self.seat,
            question,
            tuple(told["options"]),
            about,
            tuple(told["picked"]),
            tuple(told["candidates"]),
            least=told["least"],
            most=told["most"],
            limits=tuple(told["limits"]),
            values=tuple(told["values"]),
            rule=told["rule"],
        )

    def named(self, plain: PlainText, decision: Decision) -> list[tuple[str, str]]:
        return [plain.named(decision, option, self.view(), []) for option in decision.options]

    def waiting(self, plain: PlainText) -> str:
        outcome = self.outcome()
        if outcome is not None:
            return plain.result(outcome.winners)
        reacting = self.line.state["could_react"]
        asked = reacting or [CHANCE if seat == "chance" else seat for seat in self.line.state["waiting"]]
        text = plain.words.say(
            "reactions-open" if reacting else "waiting-for", seats=plain.words.join([plain.words.seat(s) for s in asked])
        )
        return text if self.kept != self.line.state["seq"] else plain.words.say("answer-kept") + " " + text

    def news(self, words: Words) -> list[str]:
        told = self.line.events[self.heard :]
        self.heard += len(told)
        kinds = {kind.name: kind for kind in self.found.info.events.values()}
        return [words.event(Event(kinds[one["event"]], one["values"], one["rule"])) for one in told if one["event"] in kinds]

    def outcome(self) -> Outcome | None:
        over = self.line.state["over"]
        return Outcome(tuple(over["scores"]), tuple(over["winners"])) if over else None

    def give(self, decision: Decision, option: int) -> str:
        seq = self.line.state["seq"]
        move = {"type": "move", "id": uuid.uuid4().hex, "seq": seq, "seat": self.seat, "answers": [option]}
        refused = self.line.send(move)
        if not refused:
            if decision.question.quiet:
                self.kept = seq
            self.wait(PATIENCE, after=seq)
        return refused

    def wait(self, seconds: float, after: int = -1) -> None:
        def come() -> bool:
            newer = self.line.state["seq"] > after
            return bool(self.line.broken) or self.outcome() is not None or (newer and self.decision() is not None)

        with self.line.changed:
            self.line.changed.wait_for(come, seconds)


class Standing:
    """What plain text asks of a game under way, of one that is under way elsewhere."""

    def __init__(self, place: ServerPlace) -> None:
        self.place: Final = place
        self.table = place.table

    @property
    def game(self) -> Game:
        return self.place.game

    @property
    def seats(self) -> int:
        return self.place.seats

    @property
    def pack(self) -> object:
        return self.place.pack

    def view(self, seat: int | None) -> Row:
        return self.place.view()

    def decision(self, seat: int) -> Decision | None:
        return self.place.decision()

    def outcome(self) -> Outcome | None:
        return self.place.outcome()
