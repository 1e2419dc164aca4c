"""Lets setuptools compile C on all cores, the urgent first, and only what differs from what was compiled before."""

from __future__ import annotations

import contextlib
import hashlib
import heapq
import importlib.metadata
import itertools
import os
import pathlib
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools.command.build_ext import build_ext

OWN: dict[str, tuple[list[str], list[pathlib.Path]]] = {}  # by C file: its own flags, the generated headers it reads


class Hands:
    """As many as there are cores; who has the lower rank is served first."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.waiting: list[tuple[int, int]] = []
        self.numbers = itertools.count()
        self.changed = threading.Condition()

    @contextlib.contextmanager
    def at(self, rank: int) -> Iterator[None]:
        with self.changed:
            ticket = (rank, next(self.numbers))
            heapq.heappush(self.waiting, ticket)
            self.changed.wait_for(lambda: self.free > 0 and self.waiting[0] == ticket)
            heapq.heappop(self.waiting)
            self.free -= 1
            self.changed.notify_all()
        try:
            yield
        finally:
            with self.changed:
                self.free += 1
                self.changed.notify_all()


TARGETS: dict[str, threading.Lock] = {}  # by object: mypyc's runtime is compiled once for all libraries


def object_key(tools: str, source: str, arguments: list[str]) -> str:
    """The hash of all that goes into an object: the C file, the generated headers it reads, the flags, the tools."""
    made_from = hashlib.sha256(repr((tools, arguments)).encode())
    for path in [pathlib.Path(source), *OWN.get(source, ([], []))[1]]:
        made_from.update(path.read_bytes())
    return made_from.hexdigest()


def compile_at_once(compiler: Any, hands: Hands | None = None, rank: int = 0) -> None:
    """Let setuptools' compiler work on all cores, and on those C files only that differ from what their objects were made from.

    A file's times say little here, as every build writes the C files anew: each object has its key, the hash of all that went into it.
    """
    if compiler.compiler_type != "unix":  # Microsoft's compiler is called in another way
        return
    shared = hands or Hands(os.cpu_count() or 1)
    tools = repr([sys.version, importlib.metadata.version("mypy"), *compiler.compiler_so])

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        prepared = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        _, objects, after, options, build = prepared
        before = compiler._get_cc_args(options, debug, extra_preargs)

        def compile_one(target: str) -> None:
            source, ending = build[target]
            last = after + OWN.get(source, ([], []))[0]
            key = pathlib.Path(target + ".key")
            with shared.at(rank), TARGETS.setdefault(target, threading.Lock()):
                made_from = object_key(tools, source, [*before, *last])
                if not (pathlib.Path(target).exists() and key.exists() and key.read_text() == made_from):
                    key.unlink(missing_ok=True)
                    compiler._compile(target, source, ending, before, last, options)
                    key.write_text(made_from)

        longest_first = sorted(build, key=lambda target: -os.path.getsize(build[target][0]))
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(compile_one, longest_first))
        found: list[str] = objects
        return found

    compiler.compile = compile_all


class BuildAtOnce(build_ext):
    hands: Hands
    rank: int

    def build_extensions(self) -> None:
        compile_at_once(self.compiler, self.hands, self.rank)
        super().build_extensions()
