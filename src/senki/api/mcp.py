"""A seat as a server of the Model Context Protocol, over lines of JSON-RPC (its stdio transport): tools to read rules, look, answer, wait.

The protocol's part that tools need is four requests and one notification, so it is written out here; the `mcp` package would bring a web
framework, a validator and an HTTP client along (27 packages) to read and write these lines.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final, TextIO

import senki
from senki.api.in_words import SeatInWords, WrongAnswer

VERSIONS: Final = ("2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, the newest first
PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
NO_METHOD: Final = -32601
INVALID_PARAMS: Final = -32602
LONGEST_WAIT: Final = 600.0
USUAL_WAIT: Final = 60.0
READING: Final = ("rules", "look", "wait")  # tools that change nothing

Json = dict[str, Any]


class Refused(Exception):
    """A request that is answered with an error of the protocol."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class McpServer:
    """Answers requests about one seat."""

    def __init__(self, seat: SeatInWords) -> None:
        self.seat: Final = seat
        self.methods: Final[dict[str, Callable[[Json], Json]]] = {
            "initialize": self.initialize,
            "ping": lambda params: {},
            "tools/list": lambda params: {"tools": self.tools()},
            "tools/call": self.call,
        }

    def serve(self, lines: Iterable[str], out: TextIO) -> None:
        """Until the client closes its side."""
        for line in lines:
            if line.strip():
                reply = self.reply(line)
                if reply is not None:
                    out.write(json.dumps(reply, ensure_ascii=False) + "\n")
                    out.flush()

    def reply(self, line: str) -> Json | None:
        """The answer to a line; a notification gets none."""
        try:
            request = json.loads(line)
        except ValueError:
            return failure(None, PARSE_ERROR, "not JSON")
        if not isinstance(request, dict) or request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
            return failure(None, INVALID_REQUEST, "not a request of JSON-RPC 2.0; one object in a line")
        if "id" not in request:
            return None
        params = request.get("params") or {}
        try:
            if request["method"] not in self.methods:
                raise Refused(NO_METHOD, f"no method {request['method']!r}; there are: {', '.join(self.methods)}")
            if not isinstance(params, dict):
                raise Refused(INVALID_PARAMS, "params is an object")
            return {"jsonrpc": "2.0", "id": request["id"], "result": self.methods[request["method"]](params)}
        except Refused as refused:
            return failure(request["id"], refused.code, str(refused))

    def initialize(self, params: Json) -> Json:
        asked = params.get("protocolVersion")
        title = self.seat.words.title(self.seat.place.game.info.id)
        return {
            "protocolVersion": asked if asked in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "senki", "title": f"senki: {title}", "version": senki.__version__},
            "instructions": self.seat.words.say("model-instructions", game=title),
        }

    # -- tools --------------------------------------------------------------------------------------------------------

    def tools(self) -> list[Json]:
        say = self.seat.words.say
        return [
            tool("rules", say("tool-rules"), {"rule": {"type": "string", "description": say("tool-rules-rule")}}),
            tool("look", say("tool-look"), {}),
            tool("answer", say("tool-answer"), {"choice": {"type": "string", "description": say("tool-answer-choice")}}, "choice"),
            tool("wait", say("tool-wait"), {"seconds": {"type": "number", "description": say("tool-wait-seconds")}}),
        ]

    def call(self, params: Json) -> Json:
        name, given = params.get("name"), params.get("arguments") or {}
        found = next((one for one in self.tools() if one["name"] == name), None)
        if found is None:
            raise Refused(INVALID_PARAMS, f"no tool {name!r}; there are: {', '.join(one['name'] for one in self.tools())}")
        schema = found["inputSchema"]
        if not isinstance(given, dict) or given.keys() - schema["properties"].keys() or set(schema["required"]) - given.keys():
            raise Refused(INVALID_PARAMS, f"{name} takes: {', '.join(schema['properties']) or 'nothing'}")
        try:
            return content(self.run(str(name), given), False)
        except WrongAnswer as wrong:
            return content(str(wrong), True)

    def run(self, name: str, given: Json) -> str:
        if name == "rules":
            return self.seat.rule(str(given["rule"])) if given.get("rule") else self.seat.rules()
        if name == "answer":
            return self.seat.answer(str(given["choice"]))
        if name == "wait":
            self.seat.place.wait(seconds(given.get("seconds", USUAL_WAIT)))
        return self.seat.look()


def seconds(given: object) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float) or not 0 <= given <= LONGEST_WAIT:
        raise Refused(INVALID_PARAMS, f"seconds is a number from 0 to {LONGEST_WAIT:.0f}")
    return float(given)


def tool(name: str, description: str, properties: Json, *required: str) -> Json:
    schema = {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}
    made = {"name": name, "description": description, "inputSchema": schema}
    return {**made, "annotations": {"readOnlyHint": name in READING, "openWorldHint": False}}


def content(text: str, wrong: bool) -> Json:
    return {"content": [{"type": "text", "text": text}], "isError": wrong}


def failure(request_id: object, code: int, message: str) -> Json:
    return {"jsonrpc": "2.0", "id": request_id, "error": {"code": code, "message": message}}
