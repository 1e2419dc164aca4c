"""Blocks written out as a frame class, in ordinary typed Python."""

from __future__ import annotations

import ast
import copy

from senki.engine.lowering.flow import Flow, name
from senki.engine.lowering.liveness import Locals
from senki.engine.lowering.source import TUPLES

HEADER = """from typing import Final as Final_, cast as cast_

from senki.engine.decision import check_asked as check_asked_
from senki.engine.frames import register as register_
from senki.engine.native import mypyc_attr as mypyc_attr_
from senki.engine.table import (
    CHANCE as CHANCE_, DONE as DONE_, STOPPED as STOPPED_, Driver as Driver_, Frame as Frame_, FrameSpec as FrameSpec_, Table as Table_,
    SimultaneousChoice as SimultaneousChoice_, take as take_, take_card as take_card_,
)
"""


class Writer:
    """The lines of one frame class, each with the line of the rule that it comes from."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.locals = Locals(flow)
        self.lines: list[tuple[str, int]] = []
        self.line = flow.fn.lineno
        self.number_blocks()
        self.write()

    def put(self, pad: str, *texts: str) -> None:
        self.lines += [(pad + line, self.line) for text in texts for line in text.split("\n")]

    def put_statement(self, pad: str, s: ast.stmt) -> None:
        """Each line of a statement keeps the line of the innermost statement that it comes from."""
        text = self.text(s)
        lines = [s.lineno] * (text.count("\n") + 1)
        written = [x for x in ast.walk(ast.parse(text)) if isinstance(x, ast.stmt)]
        for new, old in zip(written, (x for x in ast.walk(s) if isinstance(x, ast.stmt)), strict=True):
            for k in range(new.lineno - 1, new.end_lineno or new.lineno):
                lines[k] = old.lineno
        self.lines += [(pad + line, number) for line, number in zip(text.split("\n"), lines, strict=True)]

    def number_blocks(self) -> None:
        """Give program counters to points of re-entry, then to blocks with several entrances; others are written where they follow."""
        blocks = self.flow.blocks
        reached: set[int] = set()
        entries = [0] * len(blocks)
        todo = [0]
        while todo:
            i = todo.pop()
            if i not in reached:
                reached.add(i)
                for k in blocks[i].to:
                    entries[k] += 1
                    todo.append(k)
        loops = self.loop_heads(reached)
        points = [i for i in sorted(reached) if blocks[i].point]
        joins = [i for i in sorted(reached) if not blocks[i].point and (entries[i] > 1 or i in loops)]
        self.pc = {b: k for k, b in enumerate(points + joins)}
        self.points = points

    def loop_heads(self, reached: set[int]) -> set[int]:
        """Blocks that lead back to themselves without another block of several entrances between need a number too."""
        heads: set[int] = set()
        for i in reached:
            seen: set[int] = set()
            todo = list(self.flow.blocks[i].to)
            while todo:
                k = todo.pop()
                if k == i:
                    heads.add(i)
                    break
                if k not in seen:
                    seen.add(k)
                    todo += self.flow.blocks[k].to
        return {i for i in heads if sum(i in b.to for b in self.flow.blocks) > 1}

    # -- the class ----------------------------------------------------------------------------------------------------

    def default(self, kind: str) -> str:
        if kind in TUPLES:
            return "()"
        return {"int": "0", "bool": "False"}.get(kind, f"cast_({kind}, 0)")

    def write(self) -> None:
        flow, cls, fields = self.flow, self.flow.fn.name, self.locals.fields
        types = {n: TUPLES[-1] if kind in TUPLES else kind for n, kind in flow.types.items()}  # the module may lack the short name
        dotted = f"{flow.module.name}.{cls}"
        doc = (ast.get_docstring(flow.fn) or "").split()
        live = tuple(tuple(sorted(self.locals.live[i] & set(fields))) if i else tuple(flow.params) for i in self.points)
        points = tuple(flow.blocks[i].point for i in self.points)
        kinds = {n: types[n] for n in fields}
        more = self.spec_of_questions()
        self.put("", f"SPEC_{cls}_: Final_ = FrameSpec_({dotted!r}, {doc[0] if doc else ''!r}, {points!r}, {live!r}, {kinds!r}{more})")
        self.put("", "", "", "@mypyc_attr_(acyclic=True, free_list_len=1)", f"class {cls}(Frame_):")
        params = "".join(f", {n}: {types[n]}" for n in flow.params)
        self.put("    ", f"def __init__(self{params}) -> None:", "    self.pc = 0")
        for n in fields:
            self.put("        ", f"self.{n}: {types[n]} = {n if n in flow.params else self.default(types[n])}")
        self.put("    ", "", "def run(self, table: Table_, driver: Driver_) -> int:")
        self.put("        ", f"{flow.t} = cast_({flow.table_type}, table)", "pc = self.pc")
        self.put("        ", *(f"{n}: {types[n]}" for n in self.locals.scratch if n in types and flow.module.is_plain(types[n])))
        self.put("        ", "while True:")
        for b, k in self.pc.items():
            self.put("            ", f"{'elif' if k else 'if'} pc == {k}:")
            self.write_block(b, " " * 16)
        self.put("            ", "else:", "    raise AssertionError(pc)", "")
        self.put("    ", f"def clone(self) -> {cls}:", f"    other_ = {cls}({', '.join(f'self.{n}' for n in flow.params)})")
        self.put(
            "        ", "other_.pc = self.pc", *(f"other_.{n} = self.{n}" for n in fields if n not in flow.params), "return other_", ""
        )
        self.put("    ", "def spec(self) -> FrameSpec_:", f"    return SPEC_{cls}_")
        self.write_about()
        self.put("", "", "", f"register_(SPEC_{cls}_, {cls}({', '.join(self.default(k) for k in flow.params.values())}))")

        for key, about in dict.fromkeys(flow.asked):
            self.put("", f"check_asked_({dotted!r}, {flow.fn.lineno}, {key!r}, {key}, {about!r})")

    def spec_of_questions(self) -> str:
        """What the frame's spec says of questions: their rules and what they are about, where the place gives them."""
        rules = tuple(self.flow.blocks[i].rule for i in self.points)
        about = tuple(tuple(self.flow.blocks[i].about) for i in self.points)
        if not (any(rules) or any(about) or self.flow.hands_on):
            return ""
        return f", {rules!r}, {about!r}, {self.flow.hands_on}"

    def write_about(self) -> None:
        told = [i for i in self.points if self.flow.blocks[i].about]
        if told:
            self.put("    ", "", "def about(self) -> tuple[int, ...]:")
            for i in told:
                values = "".join(f"self.{local}, " for _, local in self.flow.blocks[i].about)
                self.put("        ", f"if self.pc == {self.pc[i]}:", f"    return ({values})")
            self.put("        ", "return ()")

    def text(self, node: ast.AST) -> str:
        fields = set(self.locals.fields)

        class Rename(ast.NodeTransformer):
            def visit_Name(self, x: ast.Name) -> ast.AST:
                return ast.Attribute(name("self"), x.id, x.ctx) if x.id in fields else x

            def visit_AnnAssign(self, x: ast.AnnAssign) -> ast.AST:
                if x.value is None:
                    return ast.Pass()
                return ast.Assign([self.visit(x.target)], self.visit(x.value))

        return ast.unparse(ast.fix_missing_locations(Rename().visit(copy.deepcopy(node))))

    def write_block(self, b: int, pad: str) -> None:
        block, t = self.flow.blocks[b], self.flow.t
        for s in block.stmts:
            self.put_statement(pad, s)
        self.line = block.line or self.line
        args = [self.text(part) for part in block.parts]
        if block.end == "jump":
            self.go(block.to[0], pad)
        elif block.end == "branch":
            self.put(pad, f"if {args[0]}:")
            self.go(block.to[0], pad + "    ")
            self.go(block.to[1], pad)
        elif block.end == "return":
            register = "answers" if self.flow.returns in TUPLES else "answer"
            self.put(pad, *(f"{t}.{register} = {a}" for a in args), "return DONE_")
        elif block.end == "end":
            self.put(pad, f"return {t}.end_rules()")
        else:
            self.write_stop(b, pad, args)

    def go(self, k: int, pad: str) -> None:
        if k in self.pc:
            self.put(pad, f"pc = {self.pc[k]}", "continue")
        else:
            self.write_block(k, pad)

    def write_stop(self, b: int, pad: str, args: list[str]) -> None:
        block, t = self.flow.blocks[b], self.flow.t
        resume = f"self.pc = {self.pc[block.to[0]]}"
        if block.end in ("ask", "ask_yes"):
            options = args[2] if block.end == "ask" else "[0, 1]"
            self.put(pad, resume, f"{t}.ask({args[0]}, {args[1]}, {options})", f"answer_ = driver.pick({t})")
            self.put(pad, "if answer_ < 0:", "    return STOPPED_", f"{t}.answer = answer_")
        elif block.end == "call":
            self.put(pad, resume, f"child_{block.callee} = {block.callee}({', '.join(args)})")
            self.run_child(pad, f"child_{block.callee}")
        elif block.end == "dispatch":
            self.put(pad, resume, f"number{b}_: int = {args[0]}")
            self.put(pad, f"if not 0 <= number{b}_ < {len(block.choices)}:", f"    raise IndexError(number{b}_)")
            self.choose(pad, b, 0, len(block.choices), ", ".join(args[1:]))
        elif block.end == "ask_all":
            seat = self.as_type("seat_", self.flow.first_parameter(block.callee))
            owners, frames = f"owners{b}_", f"frames{b}_"  # a name may be annotated once in a function
            made = f"[{block.callee}({', '.join([seat, *args[1:]])}) for seat_ in {owners}]"
            self.put(
                pad,
                resume,
                f"{owners}: list[int] = list({args[0]})",
                f"{frames}: list[Frame_] = {made}",
                f"choice_ = SimultaneousChoice_({owners}, {frames})",
            )
            self.run_child(pad, "choice_")
        else:
            self.write_chance(b, pad, args)
        self.go(block.to[-1], pad)

    def choose(self, pad: str, b: int, low: int, high: int, args: str) -> None:
        """The procedure with the number of a dispatch, found by halving and called like any other: compiled, that is the quickest."""
        choices = self.flow.blocks[b].choices
        if len(set(choices[low:high])) == 1:
            child = f"child_{choices[low]}"
            self.put(pad, f"{child} = {choices[low]}({args})")
            self.run_child(pad, child)
            return
        middle = (low + high) // 2
        self.put(pad, f"if number{b}_ < {middle}:")
        self.choose(pad + "    ", b, low, middle, args)
        self.put(pad, "else:")
        self.choose(pad + "    ", b, middle, high, args)

    def as_type(self, value: str, kind: str) -> str:
        return value if kind == "int" else f"cast_({kind}, {value})"

    def run_child(self, pad: str, child: str) -> None:
        t = self.flow.t
        self.put(
            pad, f"{child}.caller = self", f"{t}.top = {child}", f"if {child}.run({t}, driver):", "    return STOPPED_", f"{t}.top = self"
        )

    def write_chance(self, b: int, pad: str, args: list[str]) -> None:
        """Chance is answered at once where the driver can; only otherwise is a question made of it."""
        block, t = self.flow.blocks[b], self.flow.t
        key, given = args
        if block.end == "roll":
            count, options, taken = given, f"list(range(1, {given} + 1))", "answer_ + 1"
        else:
            pool = f"pool{b}_"
            self.put(pad, f"{pool}: list[int] = {given}")
            count, options = f"len({pool})", f"{pool}[:]"
            taken = f"take_({pool}, answer_)" if block.end == "draw" else f"{pool}[answer_]"
        self.put(pad, f"answer_ = driver.roll({count})", "if answer_ < 0:", f"    self.pc = {self.pc[block.to[0]]}")
        self.put(pad, f"    {t}.ask(CHANCE_, {key}, {options})", "    return STOPPED_", f"{t}.answer = {taken}")
