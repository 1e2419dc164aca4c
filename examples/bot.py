"""A program that sits in a seat: it gets what a person in that seat gets, and answers at random.

    pip install websockets
    python examples/bot.py http://127.0.0.1:8765/t/TABLE#TOKEN

The address is the invite link of an open seat: the table's id in its path, the seat's token after the #. The token goes into a header, so
it stands in no log. The protocol is described in docs/protocol.md.
"""

from __future__ import annotations

import json
import random
import sys
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect


def choose(decision: dict[str, Any]) -> list[int]:
    """The answer to a question: one of its options. Here is the place for something cleverer."""
    return [random.choice(decision["options"])]


class Bot:
    """Plays one seat until the game is over."""

    def __init__(self, base: str, table: str, token: str) -> None:
        self.address = f"{base}/ws/tables/{table}"
        self.token = token
        self.seq = -1  # of the last step that was seen
        self.asked: dict[str, Any] | None = None  # what the last message was that waits for its answer

    def run(self) -> dict[str, Any]:
        """The outcome of the game. A lost connection is taken up again where it was lost."""
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                with connect(f"{self.address}?after={self.seq}", additional_headers=headers, compression=None) as socket:
                    return self.play(socket)
            except InvalidStatus as error:
                raise SystemExit(f"refused: {error}") from None
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code >= 4000:
                    raise SystemExit(f"refused: {closed.rcvd.reason}") from None

    def play(self, socket: ClientConnection) -> dict[str, Any]:
        if self.asked is not None:
            socket.send(json.dumps(self.asked))  # the same id again: it is carried out once, and the first answer comes again
        for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind in ("welcome", "step"):
                self.seq = message["seq"]
                state = message["state"]
                if state["over"] is not None:
                    outcome: dict[str, Any] = state["over"]
                    return outcome
                self.answer(socket, state)
            elif kind == "ack" and self.asked is not None and message["id"] == self.asked["id"]:
                self.asked = None
            elif kind == "refused" and self.asked is not None and message["id"] == self.asked["id"]:
                print(f"refused: {message['error']}: {message['message']}", file=sys.stderr)
                self.asked = None
        raise ConnectionClosed(None, None)

    def answer(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        for decision in state["decisions"].values():
            move = {"type": "move", "id": uuid.uuid4().hex, "seq": state["seq"], "seat": decision["seat"], "answers": choose(decision)}
            self.asked = move
            socket.send(json.dumps(move))


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    link = urlsplit(sys.argv[1])
    scheme = "wss" if link.scheme == "https" else "ws"
    table = link.path.rstrip("/").rsplit("/", 1)[-1]
    print(Bot(f"{scheme}://{link.netloc}", table, link.fragment).run())


if __name__ == "__main__":
    main()
