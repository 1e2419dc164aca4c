"""What the server tells a browser over the socket, for looking at secrets, and at figures, where the page gets them from."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from web.watched import Window


class Heard:
    """Every state as a whole, though steps tell only what has changed in it, and every event with the number of its step."""

    def __init__(self, window: Window) -> None:
        self.states: list[dict[str, Any]] = []
        self.views: list[dict[str, Any]] = []
        self.events: list[tuple[int, dict[str, Any]]] = []
        self.newest: dict[str, Any] = {"seq": -1, "views": {}}  # the state; the steps that led to it may come later
        self.seats: set[str] = set()  # of which anything was told
        self.raw: list[str] = []
        self.table = ""
        window.page.on("websocket", self.follow)

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.take)

    def take(self, payload: bytes | str) -> None:
        self.raw.append(str(payload))
        message = json.loads(payload)
        state = message.get("state")
        if message["type"] == "welcome" and message["table"]["id"] != self.table:
            self.table = message["table"]["id"]
            self.events.clear()
        if state:
            if message.get("partial"):
                before = self.newest["views"]
                state["views"] = {seat: {**before[seat], **fields} for seat, fields in state["views"].items()}
            self.seats |= set(state["views"]) | set(state["decisions"])
            self.states.append(state)
            self.views += state["views"].values()
            if message["type"] == "welcome" or state["seq"] >= self.newest["seq"]:
                self.newest = state
        steps = message["steps"] if message["type"] == "missed" else [message]
        last = self.events[-1][0] if self.events else 0
        self.events += [(step["seq"], event) for step in steps for event in step.get("events", []) if step["seq"] > last]

    def values(self, event: str) -> list[dict[str, Any]]:
        return [one["values"] for _, one in self.events if one["event"] == event]
