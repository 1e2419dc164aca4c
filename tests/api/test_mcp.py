"""A scripted client of the Model Context Protocol, at a local table and at a seat of a running server."""

from __future__ import annotations

import io
import json
import pathlib
import re
import subprocess
import sys
from typing import Any

import pytest

from senki.api.in_words import make_text
from senki.api.mcp import McpServer
from server.running import running_server, table_with_a_link

OPTION = re.compile(r"^  (\d+) ", re.MULTILINE)


def request(number: int, method: str, **params: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def call(number: int, name: str, **given: Any) -> dict[str, Any]:
    return request(number, "tools/call", name=name, arguments=given)


def replies(server: McpServer, *requests: object) -> list[dict[str, Any]]:
    out = io.StringIO()
    server.serve([one if isinstance(one, str) else json.dumps(one) for one in requests], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.fixture
def server() -> McpServer:
    return McpServer(make_text("ganymede", seed=3, opponent="sensible"))


def test_a_client_shakes_hands_and_finds_the_tools(server: McpServer) -> None:
    told = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    first, listed, pong = replies(
        server, request(1, "initialize", protocolVersion="2025-03-26"), told, request(2, "tools/list"), request(3, "ping")
    )
    assert first["result"]["protocolVersion"] == "2025-03-26"
    assert "Ganymede" in first["result"]["instructions"]
    assert [tool["name"] for tool in listed["result"]["tools"]] == ["rules", "look", "answer", "wait"]
    assert pong["result"] == {}
    assert replies(server, request(1, "initialize", protocolVersion="1999-01-01"))[0]["result"]["protocolVersion"] == "2025-06-18"


def test_a_whole_game_through_the_tools(server: McpServer) -> None:
    text = replies(server, call(1, "rules"), call(2, "look"))[1]["result"]["content"][0]["text"]
    for turn in range(200):
        if server.seat.over:
            break
        choice = OPTION.findall(text)[turn % len(OPTION.findall(text))]
        told = replies(server, call(turn, "answer", choice=choice))[0]["result"]
        assert not told["isError"]
        text = told["content"][0]["text"]
    assert server.seat.over
    late = replies(server, call(1, "answer", choice="1"))[0]["result"]
    assert late["isError"]
    assert "over" in late["content"][0]["text"]


def test_what_is_wrong_is_said(server: McpServer) -> None:
    before = server.seat.look()
    wrong = [
        ("no json", -32700),
        ("[]", -32600),
        ({"id": 1, "method": "ping"}, -32600),
        (request(1, "resources/list"), -32601),
        (call(1, "peek"), -32602),
        (call(1, "answer"), -32602),
        (call(1, "look", seat=1), -32602),
        (call(1, "wait", seconds="long"), -32602),
        ({**request(1, "tools/list"), "params": [1]}, -32602),
    ]
    for sent, code in wrong:
        assert [reply["error"]["code"] for reply in replies(server, sent)] == [code]
    for choice in ("99", "", "the big one"):
        assert replies(server, call(1, "answer", choice=choice))[0]["result"]["isError"]
    assert replies(server, call(1, "rules", rule="ZZ"))[0]["result"]["isError"]
    assert server.seat.look().partition("Table:")[2] == before.partition("Table:")[2]


class Client:
    """`senki mcp` as a process."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "senki.cli.main", "mcp", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.number = 0

    def text(self, name: str, **given: Any) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.number += 1
        self.process.stdin.write(json.dumps(call(self.number, name, **given)) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply["id"] == self.number
        text: str = reply["result"]["content"][0]["text"]
        return text

    def close(self) -> None:
        self.process.communicate()
        assert self.process.returncode == 0


def test_a_seat_of_a_running_server(tmp_path: pathlib.Path) -> None:
    with running_server(tmp_path) as base:
        _, link = table_with_a_link(base, "ganymede")
        client = Client("--join", link, "--lang", "en")
        try:
            client.text("wait", seconds=60)
            assert "none of the options" in client.text("answer", choice="zebra")
            text = client.text("look")
            while "won" not in text.splitlines()[-1]:
                numbers = OPTION.findall(text)
                text = client.text("answer", choice=numbers[-1]) if numbers else client.text("wait", seconds=60)
            assert "over" in client.text("answer", choice="1")
        finally:
            client.close()
        refused = [
            (link.partition("#")[0] + "#wrong-token", "refuses"),
            (f"{base}/t/nowhere#abc", "refuses"),
            ("nonsense", "no seat's link"),
        ]
        for address, why in refused:
            command = [sys.executable, "-m", "senki.cli.main", "mcp", "--join", address]
            ended = subprocess.run(command, input="", capture_output=True, text=True, check=False)
            assert (ended.returncode, ended.stdout) == (2, "")
            assert why in ended.stderr
