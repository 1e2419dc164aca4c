"""Which locals outlive a stop: those become attributes of the frame, the rest stay locals of run()."""

from __future__ import annotations

import ast

from senki.engine.lowering.flow import Flow
from senki.engine.lowering.source import binds, loads, names_in


class Locals:
    """fields: kept in the frame; scratch: not kept; live: by block, what still matters on entering it."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        names = flow.locals | set(flow.hidden)
        use, made = self.uses(names)
        self.live: list[set[str]] = [set() for _ in flow.blocks]
        changed = True
        while changed:
            changed = False
            for i in reversed(range(len(flow.blocks))):
                after: set[str] = set().union(*(self.live[k] for k in flow.blocks[i].to))
                now = use[i] | (after - made[i])
                changed |= now != self.live[i]
                self.live[i] = now
        kept: set[str] = set().union(*(self.live[k] for k, b in enumerate(flow.blocks) if b.point and k))
        self.fields = [*flow.params, *sorted(kept - set(flow.params))]
        self.scratch = sorted(names - set(self.fields) - {"_"})
        for n in self.fields:
            self.check(n)

    def uses(self, names: set[str]) -> tuple[list[set[str]], list[set[str]]]:
        """By block: the names read before they are written, and the names surely written."""
        use: list[set[str]] = []
        made: list[set[str]] = []
        for b in self.flow.blocks:
            used, done = in_order(b.stmts)
            for part in b.parts:
                used |= loads(part) - done
            used |= {local for _, local in b.about}  # kept while the question is open, for whoever looks at it
            use.append(used & names)
            made.append(done)
        return use, made

    def check(self, n: str) -> None:
        kind = self.flow.types.get(n, "")
        if not kind:
            self.flow.fail(self.flow.fn, f"'{n}' outlives a decision: annotate it")
        if not self.flow.module.is_plain(kind):
            self.flow.fail(self.flow.fn, f"'{n}' outlives a decision: keep ids and numbers, not a {kind}")


def in_order(stmts: list[ast.stmt]) -> tuple[set[str], set[str]]:
    """Of statements in a row: the names read before they are written, and the names surely written."""
    used: set[str] = set()
    done: set[str] = set()
    for s in stmts:
        used |= reads(s) - done
        # A compound statement may skip its assignments, so only plain ones count as written.
        done |= binds(s) if isinstance(s, (ast.Assign, ast.AnnAssign)) and s.value else set()
    return used, done


def reads(s: ast.stmt) -> set[str]:
    """The names that a statement may read before it writes them itself."""
    if isinstance(s, ast.For):
        return loads(s.iter) | (in_order(s.body)[0] - names_in(s.target)) | in_order(s.orelse)[0]
    if isinstance(s, (ast.If, ast.While)):
        return loads(s.test) | in_order(s.body)[0] | in_order(s.orelse)[0]
    return loads(s)
