"""The control flow of a procedure: blocks of statements without a stop, and the points where it can be entered again."""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass, field

from senki.engine.lowering.kinds import ASKS, STOPS, Kinds
from senki.engine.lowering.source import TUPLES, Module, binds, comprehension_names, escapes, function_parameters, hands_on, has_yield

RESERVED = {"self", "table", "driver", "pc", "caller", "run", "clone", "spec", "about"}
SYNTAX = {*STOPS, "ask_all", "nothing", "end_game", "Rule", "Ints"}  # names that the lowering itself reads


@dataclass
class Block:
    """Statements without a stop, and how control leaves them."""

    stmts: list[ast.stmt] = field(default_factory=list)
    end: str = ""  # jump branch return ask ask_yes roll draw chance call dispatch ask_all end
    parts: list[ast.expr] = field(default_factory=list)  # what the end evaluates
    to: list[int] = field(default_factory=list)
    callee: str = ""
    line: int = 0
    point: str = ""  # the stable name of a point of re-entry
    rule: str = ""  # there: the rule that asks, where the call gives it
    about: list[tuple[str, str]] = field(default_factory=list)  # and what the question is about: names and locals
    choices: list[str] = field(default_factory=list)  # of a dispatch: the procedures by number


def name(n: str) -> ast.expr:
    return ast.Name(n, ast.Load())


def assign(n: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(n, ast.Store())], value)


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def at(node: ast.AST, stmt: ast.stmt) -> ast.stmt:
    """Give a made statement the place of the one it stands for."""
    return ast.fix_missing_locations(ast.copy_location(stmt, node))


class Flow:
    """A procedure cut into blocks. Refuses, with file and line, what a procedure may not do."""

    def __init__(self, fn: ast.FunctionDef, module: Module) -> None:
        self.fn, self.module = fn, module
        if not fn.args.args:
            module.fail(fn, fn.name, "a procedure's first parameter is the table")
        extra = [f"{a.arg}: {ast.unparse(a.annotation) if a.annotation else ''}" for a in [*fn.args.kwonlyargs, fn.args.kwarg] if a]
        if fn.args.vararg or fn.args.defaults or fn.args.posonlyargs or extra not in ([], ["rule: str"], ["rule: str", "about: int"]):
            module.fail(
                fn,
                fn.name,
                'a procedure takes plain parameters without defaults (and, if it asks for others, *, rule: str = "", **about: int)',
            )
        self.hands_on = hands_on(fn)
        self.table, *rest = fn.args.args
        self.t = self.table.arg
        if self.table.annotation is None:
            module.fail(fn, fn.name, f"annotate '{self.t}' with the game's table")
        self.table_type = ast.unparse(self.table.annotation)
        self.returns = ast.unparse(fn.returns) if fn.returns else ""
        if not self.returns.startswith("Rule["):
            module.fail(fn, fn.name, "a procedure returns Rule[...]")
        self.returns = self.returns.removeprefix("Rule[").removesuffix("]")
        if self.returns != "None" and not module.is_plain(self.returns):
            module.fail(fn, fn.name, f"a procedure gives a number, a bool, Ints or None, not {self.returns}")
        self.params: dict[str, str] = {}
        for a in rest:
            kind = ast.unparse(a.annotation) if a.annotation else module.fail(a, fn.name, f"annotate '{a.arg}'")
            if not module.is_plain(kind):
                module.fail(a, fn.name, f"'{a.arg}': a parameter is a number, a bool or Ints, not {kind}")
            self.params[a.arg] = kind
        self.kinds = Kinds(module, self.t, self.table_type, self.params)
        self.types = self.kinds.known
        self.blocks = [Block(point="start")]
        self.here = 0
        self.loops: list[tuple[int, int]] = []
        self.hidden: list[str] = []
        self.templates: list[ast.FunctionDef] = []  # procedures made for this one alone, see specialise
        self.borrowed: list[str] = []  # imports that they need
        self.given: tuple[str, list[tuple[str, str]]] = ("", [])  # rule and about of the call just read
        self.asked: list[tuple[str, tuple[str, ...]]] = []  # keys of questions, with the names of what they are about
        self.check_names()
        self.body(fn.body)
        self.leave("return", fn)

    def check_names(self) -> None:
        inner = comprehension_names(self.fn)
        self.locals = binds(self.fn) | set(self.params)
        for n in sorted(self.locals):
            if n in inner:
                self.fail(self.fn, f"'{n}' is a local and a comprehension's variable: rename one")
        for n in sorted(self.locals | {self.t} - {"table"}):
            if (n.endswith("_") and n != "_") or n in RESERVED:
                self.fail(self.fn, f"the name '{n}' is the lowering's own")
        if self.t in self.locals:
            self.fail(self.fn, f"'{self.t}' is the table and stays so")
        if not has_yield(self.fn):
            self.fail(self.fn, "asks nothing: a plain function, not a procedure")
        for x in ast.walk(self.fn):
            if isinstance(x, ast.Name) and x.id == "_" and isinstance(x.ctx, ast.Load):
                self.fail(x, "'_' is not read: name it")
            if isinstance(x, (ast.With, ast.AsyncWith, ast.Try, ast.TryStar, ast.Import, ast.ImportFrom)):
                self.fail(x, f"{type(x).__name__} may not stand in a procedure")
            if (isinstance(x, (ast.MatchAs, ast.MatchStar)) and x.name) or (isinstance(x, ast.MatchMapping) and x.rest):
                self.fail(x, "a pattern may not name what it finds: match only on values")
            if isinstance(x, (ast.NamedExpr, ast.Global, ast.Nonlocal, ast.Delete, ast.Lambda)):
                self.fail(x, f"{type(x).__name__} may not stand in a procedure")
            if isinstance(x, (ast.Yield, ast.Await)):
                self.fail(x, "a procedure stops by 'yield from' only")
            if isinstance(x, (ast.FunctionDef, ast.ClassDef)) and x is not self.fn:
                self.fail(x, "no function or class inside a procedure")

    def fail(self, node: ast.AST, why: str) -> None:
        self.module.fail(node, self.fn.name, why)

    # -- blocks -------------------------------------------------------------------------------------------------------

    def new(self) -> int:
        self.blocks.append(Block())
        return len(self.blocks) - 1

    def leave(self, end: str, node: ast.AST, *to: int, parts: list[ast.expr] | None = None, callee: str = "") -> None:
        block = self.blocks[self.here]
        if not block.end:
            block.end, block.to, block.parts, block.callee = end, list(to), parts or [], callee
            block.line = getattr(node, "lineno", 0)

    def add(self, *stmts: ast.stmt) -> None:
        if not self.blocks[self.here].end:
            self.blocks[self.here].stmts += stmts

    def fresh(self, stem: str, kind: str) -> str:
        self.hidden.append(f"{stem}{len(self.hidden) + 1}_")
        self.types[self.hidden[-1]] = kind
        return self.hidden[-1]

    def body(self, stmts: list[ast.stmt]) -> None:
        for s in stmts:
            if not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant)):
                self.statement(s)

    def statement(self, s: ast.stmt) -> None:
        self.kinds.note(s)
        if not has_yield(s) and not escapes(s):
            self.add(s)
        elif isinstance(s, (ast.Expr, ast.Assign, ast.AnnAssign)) and isinstance(s.value, ast.YieldFrom):
            if isinstance(s, ast.Assign) and len(s.targets) > 1:
                self.fail(s, "a decision is assigned once")
            target = s.targets[0] if isinstance(s, ast.Assign) else s.target if isinstance(s, ast.AnnAssign) else None
            self.stop(s, s.value.value, target)
        elif isinstance(s, ast.Return):
            value = self.hoist(s, s.value) if s.value else None
            if (value is None) != (self.returns == "None") and not (isinstance(value, ast.Constant) and value.value is None):
                self.fail(s, f"returns {self.returns}")
            self.leave("return", s, parts=[value] if value and self.returns != "None" else [])
        elif isinstance(s, ast.Break):
            self.leave("jump", s, self.loops[-1][1])
        elif isinstance(s, ast.Continue):
            self.leave("jump", s, self.loops[-1][0])
        elif isinstance(s, ast.If):
            self.if_statement(s)
        elif isinstance(s, ast.While) and not s.orelse and not has_yield(s.test):
            head, body, out = self.new(), self.new(), self.new()
            self.leave("jump", s, head)
            self.here = head
            if isinstance(s.test, ast.Constant) and s.test.value is True:
                self.leave("jump", s, body)
            else:
                self.leave("branch", s, body, out, parts=[s.test])
            self.loop(s, body, head, out)
        elif isinstance(s, ast.For) and not s.orelse and isinstance(s.target, ast.Name) and not has_yield(s.iter):
            self.for_loop(s, s.target.id)
        else:
            self.fail(s, "a decision (or a return) may not stand here: " + ast.unparse(s).split("\n")[0])

    def if_statement(self, s: ast.If) -> None:
        test = self.hoist(s, s.test)
        yes, no, out = self.new(), self.new(), self.new()
        self.leave("branch", s, yes, no, parts=[test])
        for block, stmts in (yes, s.body), (no, s.orelse):
            self.here = block
            self.body(stmts)
            self.leave("jump", s, out)
        self.here = out

    def hoist(self, s: ast.stmt, value: ast.expr) -> ast.expr:
        """`if (yield from p(t)):` and `return (yield from p(t))`, by a hidden local."""
        if isinstance(value, ast.YieldFrom):
            n = self.fresh("got", self.kinds.of(value))
            self.stop(s, value.value, ast.Name(n, ast.Store()))
            return name(n)
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not) and isinstance(value.operand, ast.YieldFrom):
            return ast.UnaryOp(ast.Not(), self.hoist(s, value.operand))
        if has_yield(value):
            self.fail(s, "a decision stands alone in its statement")
        return value

    def loop(self, s: ast.For | ast.While, body: int, again: int, out: int) -> None:
        self.loops.append((again, out))
        self.here = body
        self.body(s.body)
        self.leave("jump", s, again)
        self.loops.pop()
        self.here = out

    def for_loop(self, s: ast.For, target: str) -> None:
        head, body, step, out = self.new(), self.new(), self.new(), self.new()
        is_range = isinstance(s.iter, ast.Call) and getattr(s.iter.func, "id", "") == "range"
        if is_range and isinstance(s.iter, ast.Call) and len(s.iter.args) < 3:
            test, bind, count = self.count_range(s, s.iter, target)
        else:
            test, bind, count = self.count_items(s, target)
        self.leave("jump", s, head)
        self.here = head
        self.leave("branch", s, body, out, parts=[test])
        self.here = body
        self.add(*(at(s, b) for b in bind))
        self.here = step
        self.add(at(s, ast.AugAssign(ast.Name(count, ast.Store()), ast.Add(), ast.Constant(1))))
        self.leave("jump", s, head)
        self.loop(s, body, step, out)

    def count_range(self, s: ast.For, call: ast.Call, target: str) -> tuple[ast.expr, list[ast.stmt], str]:
        first, last = ([ast.Constant(0), *call.args])[-2:]
        if not isinstance(last, ast.Constant):
            n = self.fresh("end", "int")
            self.add(at(s, assign(n, last)))
            last = name(n)
        everywhere, inside = (sum(isinstance(x, ast.Name) and x.id == target for x in ast.walk(y)) for y in (self.fn, s))
        own = target != "_" and everywhere == inside and not any(target in binds(x) for x in s.body)
        count = target if own else self.fresh("count", "int")
        self.types.setdefault(target, "int")
        self.add(at(s, assign(count, first)))
        bind = [] if own or target == "_" else [assign(target, name(count))]
        return ast.Compare(name(count), [ast.Lt()], [last]), bind, count

    def count_items(self, s: ast.For, target: str) -> tuple[ast.expr, list[ast.stmt], str]:
        """A snapshot as a tuple: nothing can change it, and copies of the frame share it."""
        count = self.fresh("at", "int")
        self.types.setdefault(target, "int")
        if isinstance(s.iter, ast.Name) and self.types.get(s.iter.id, "") in TUPLES:
            items = s.iter.id
            if any(items in binds(x) for x in s.body):
                self.fail(s, f"'{items}' changes inside its own loop")
        else:
            if isinstance(s.iter, (ast.Name, ast.Attribute, ast.Subscript)):
                self.fail(s, "iterate over a snapshot, such as list(...)")
            items = self.fresh("items", "tuple[int, ...]")
            self.add(at(s, assign(items, ast.Call(name("tuple"), [s.iter], []))))
        self.add(at(s, assign(count, ast.Constant(0))))
        return expression(f"{count} < len({items})"), [assign(target, expression(f"{items}[{count}]"))], count

    # -- stops --------------------------------------------------------------------------------------------------------

    def stop(self, s: ast.stmt, call: ast.expr, target: ast.expr | None) -> None:
        f = call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""
        if not isinstance(call, ast.Call) or any(isinstance(a, ast.Starred) for a in call.args):
            self.fail(s, "'yield from' takes the call of a procedure")
            return
        if has_yield(call) or (target is not None and has_yield(target)):
            self.fail(s, "a decision stands alone in its statement")
        args = call.args
        if f == "nothing" and not args and not call.keywords and target is None:
            return
        if f == "end_game" and len(args) == 1 and target is None:
            self.check_table(s, f, args)
            self.leave("end", s)
            self.here = self.new()
            return
        callee = self.module.procedure(f)
        plain = {"seat", "key", "options", "pool", "sides"} | ({a.arg for a in callee.args.args} if callee else set())
        says = f in STOPS or (callee is not None and hands_on(callee))
        if any(not says or keyword.arg in plain for keyword in call.keywords):
            self.fail(s, "'yield from' takes the call of a procedure, without keywords")
        self.given = self.read_keywords(s, call.keywords)
        if isinstance(call.func, ast.Subscript) and isinstance(call.func.value, ast.Name):
            kind, after = self.dispatch(s, call.func.value.id, call.func.slice, args)
        elif f in STOPS:
            kind = STOPS[f]
            after = self.primitive(s, f, args)
        elif f == "ask_all":
            kind = "None"
            after = self.re_entry(s, "ask_all", once=False)
            self.ask_all(s, args, after)
        elif callee is not None:
            kind = self.module.result(f)
            self.note_key(callee, args)
            made, args = self.specialise(s, f, args)
            self.check_call(s, f, args)
            if kind != "None" and not self.module.is_plain(kind):
                self.fail(s, f"{f} gives a {kind}: import that too")
            after = self.re_entry(s, f, once=False)
            self.leave("call", s, after, parts=args[1:], callee=made)
        else:
            self.fail(s, "'yield from' takes the call of a procedure, without keywords")
            return
        self.here = after
        if target is not None:
            self.add(at(s, ast.Assign([target], self.result_register(s, kind))))

    def result_register(self, s: ast.stmt, kind: str) -> ast.expr:
        if kind == "None":
            self.fail(s, "this procedure gives nothing")
        if kind == "bool":
            return expression(f"{self.t}.answer != 0")
        if kind in TUPLES:
            return expression(f"{self.t}.answers")
        return expression(f"{self.t}.answer") if kind == "int" else expression(f"cast_({kind}, {self.t}.answer)")

    def re_entry(self, s: ast.stmt, label: str, once: bool) -> int:
        same = sum(b.point.split(".")[0] == label for b in self.blocks)
        if same and once:
            self.fail(s, f"the key {label} stands twice in this procedure: saves could not tell the places apart")
        after = self.new()
        self.blocks[after].point = f"{label}.{same + 1}" if same else label
        self.blocks[after].rule, self.blocks[after].about = self.given
        self.given = ("", [])
        return after

    def read_keywords(self, s: ast.stmt, keywords: list[ast.keyword]) -> tuple[str, list[tuple[str, str]]]:
        """Of a question: rule="C5.2" and what it is about, each by its name."""
        rule = ""
        about: list[tuple[str, str]] = []
        for keyword in keywords:
            if keyword.arg is None:
                self.fail(s, "what a question is about is given name by name")
            elif keyword.arg == "rule":
                if not (isinstance(keyword.value, ast.Constant) and isinstance(keyword.value.value, str)):
                    self.fail(s, "the rule of a question is written out at the place")
                else:
                    rule = keyword.value.value
            elif isinstance(keyword.value, ast.Name) and keyword.value.id in self.locals:
                about.append((keyword.arg, keyword.value.id))
            else:
                local = self.fresh(f"{keyword.arg}_", "int")
                self.add(at(s, assign(local, keyword.value)))
                about.append((keyword.arg, local))
        return rule, about

    def note_key(self, callee: ast.FunctionDef, args: list[ast.expr]) -> None:
        """A procedure that asks for its caller takes the question's key as its parameter `key`."""
        names = [a.arg for a in callee.args.args]
        if hands_on(callee) and "key" in names and len(args) > names.index("key"):
            self.ask_key(args[names.index("key")])

    def ask_key(self, key: ast.expr) -> None:
        """Remember what a question is asked about, to be compared with its declaration when the module is loaded."""
        if not (isinstance(key, ast.Name) and key.id in self.params):
            self.asked.append((ast.unparse(key), tuple(name for name, _ in self.given[1])))

    def dispatch(self, s: ast.stmt, table: str, number: ast.expr, args: list[ast.expr]) -> tuple[str, int]:
        """yield from TABLE[number](t, ...): one of the procedures of a tuple at the top of a module."""
        procedures = self.module.procedure_table(table)
        if not procedures:
            self.fail(s, f"{table} is not a tuple of procedures at the top of a module")
        kinds = {fn.name: [ast.unparse(a.annotation) for a in fn.args.args if a.annotation] for fn in procedures}
        first = procedures[0]
        for fn in procedures:
            if kinds[fn.name] != kinds[first.name] or ast.unparse(fn.returns or fn) != ast.unparse(first.returns or first):
                self.fail(
                    s, f"{table}: {fn.name} takes or gives other values than {first.name}; all procedures of a table are of one signature"
                )
        self.check_table(s, table, args)
        if len(args) != len(first.args.args):
            self.fail(s, f"the procedures of {table} take {len(first.args.args)} values")
        kind = ast.unparse(first.returns).removeprefix("Rule[").removesuffix("]") if first.returns else ""
        after = self.re_entry(s, table, once=False)
        self.blocks[self.here].choices = [self.name_here(there, original) for there, original in self.module.procedure_names(table)]
        self.leave("dispatch", s, after, parts=[number, *args[1:]], callee=table)
        return kind, after

    def name_here(self, there: Module, original: str) -> str:
        """What a procedure of any module is called in this one: it is imported where needed."""
        if there.name == self.module.name:
            return original
        alias = f"{original}_{there.name.replace('.', '_')}_"
        self.module.imports[alias] = (there.name, original)
        self.borrowed.append(f"from {there.name} import {original} as {alias}")
        return alias

    def primitive(self, s: ast.stmt, f: str, args: list[ast.expr]) -> int:
        wanted = {"ask": 3, "ask_yes": 2, "roll": 2, "draw": 2, "chance": 2}[f]
        if len(args) != wanted:
            self.fail(s, f"{f} takes {wanted} values")
        key = args[1] if f in ASKS else args[0]
        if not isinstance(key, (ast.Name, ast.Attribute)):
            self.fail(s, f"the key of {f} is a named constant")
        if (
            f == "ask"
            and isinstance(args[2], (ast.Attribute, ast.Subscript))
            and not isinstance(getattr(args[2], "slice", None), ast.Slice)
        ):
            self.fail(s, "the options are a list of their own, such as list(...): what lies on the table changes")
        self.ask_key(key)
        after = self.re_entry(s, ast.unparse(key).split(".")[-1], once=True)
        if f == "draw":
            # Left to the outer loop, the answer is a card still in the pool; answered at once, the card is already taken.
            taken = self.new()
            self.leave("draw", s, after, taken, parts=args)
            self.here = after
            self.add(at(s, ast.parse(f"{self.t}.answer = take_card_({ast.unparse(args[1])}, {self.t}.answer)").body[0]))
            self.leave("jump", s, taken)
            return taken
        self.leave(f, s, after, parts=args)
        return after

    def ask_all(self, s: ast.stmt, args: list[ast.expr], after: int) -> None:
        """ask_all(t, seats, choose, ...): the procedure choose(t, seat, ...) for each seat."""
        choose = args[2] if len(args) > 2 else None
        fn = self.module.procedure(choose.id) if isinstance(choose, ast.Name) else None
        if not isinstance(choose, ast.Name) or fn is None or ast.unparse(args[0]) != self.t:
            self.fail(s, "ask_all(t, seats, choose, ...) takes the table, the seats and a procedure choose(t, seat, ...)")
            return
        if len(fn.args.args) != len(args) - 1:
            self.fail(s, f"{choose.id} takes other values than ask_all hands on")
        callee, handed_on = self.specialise(s, choose.id, [args[0], args[1], *args[3:]])
        self.leave("ask_all", s, after, parts=handed_on[1:], callee=callee)

    def first_parameter(self, procedure: str) -> str:
        """The type of what a procedure takes after the table; int where this module has no name for it."""
        fn = self.module.procedure(procedure)
        kind = ast.unparse(fn.args.args[1].annotation) if fn and fn.args.args[1].annotation else "int"
        return kind if kind in self.module.imports or kind in self.module.numbers else "int"

    def specialise(self, s: ast.stmt, f: str, args: list[ast.expr]) -> tuple[str, list[ast.expr]]:
        """The call of a template becomes the call of a procedure made for it."""
        home, original = self.module.home(f)
        fn = home.procedures[original]
        named = function_parameters(fn)
        if not named or len(args) != len(fn.args.args):
            return f, args
        names: dict[str, str] = {}
        for param, k in named.items():
            given = args[k]
            if not isinstance(given, ast.Name):
                self.fail(s, f"{f} takes the name of a function as its {param}")
            names[param] = ast.unparse(given)
        made = copy.deepcopy(fn)
        self.borrow(made, home)
        made.name = f"{self.fn.name}_{original}_{len(self.templates) + 1}"
        made.args.args = [a for a in made.args.args if a.arg not in named]
        made.args.args[0].annotation = name(self.table_type)
        for x in ast.walk(made):
            if isinstance(x, ast.Name) and x.id in names:
                x.id = names[x.id]
        self.templates.append(made)
        return made.name, [a for k, a in enumerate(args) if k not in named.values()]

    def borrow(self, made: ast.FunctionDef, home: Module) -> None:
        """A template of another module brings along what it names there."""
        own = binds(made) | comprehension_names(made) | {a.arg for a in made.args.args} | SYNTAX
        for x in ast.walk(made):
            if not isinstance(x, ast.Name) or x.id in own or not home.knows(x.id) or home.home(x.id) == self.module.home(x.id):
                continue
            there, original = home.home(x.id)
            fn = there.procedures.get(original)
            if fn is None or not function_parameters(fn):
                x.id = self.name_here(there, original)
            else:
                x.id = f"{original}_{there.name.replace('.', '_')}_"
                self.module.imports[x.id] = (there.name, original)

    def check_call(self, s: ast.stmt, f: str, args: list[ast.expr]) -> None:
        fn = self.module.procedure(f)
        self.check_table(s, f, args)
        if fn and len(args) != len(fn.args.args) - len(function_parameters(fn)):
            self.fail(s, f"{f} takes {len(fn.args.args)} values")

    def check_table(self, s: ast.stmt, f: str, args: list[ast.expr]) -> None:
        if not args or ast.unparse(args[0]) != self.t:
            self.fail(s, f"a procedure takes the table first: {f}({self.t}, ...)")
