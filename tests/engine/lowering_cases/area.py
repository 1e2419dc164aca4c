"""A made-up area war: twelve areas in a ring with short cuts, two seats, cards and dice. An action is verb * 256 + from * 16 + to."""

from __future__ import annotations

from typing import Annotated, Final, cast

from senki.engine.decision import Questions
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, draw, procedure, roll, table
from senki.engine.table import Frame, Table
from senki.engine.zones import Kind, nobody, owner, per_seat, public

AREAS: Final = 12
STEPS: Final = (1, 11, 4, 8)
PASS: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
STAY: Final = 15

CARD: Final = Kind("card", 60, cards=True)
OPTION: Final = Kind("option", 1024)

QUESTIONS: Final = Questions()
ACTION: Final = QUESTIONS.ask("action", "1", OPTION)
COMMIT: Final = QUESTIONS.ask("commit", "1", OPTION)
ANSWER: Final = QUESTIONS.ask("answer", "1", OPTION)
LOSS: Final = QUESTIONS.ask("loss", "1", OPTION)
RETREAT: Final = QUESTIONS.ask("retreat", "1", OPTION)
DRAW: Final = QUESTIONS.ask("draw", "1", CARD)
DIE: Final = QUESTIONS.ask("die", "1", OPTION)


@table
class Area(Table):
    units: Annotated[list[int], public(slots=48)]  # area * 4 + seat * 2 + kind
    pool: Annotated[list[list[int]], nobody(CARD)]  # by seat; a card's kind is the number modulo 4
    hand: Annotated[list[list[int]], owner(CARD)] = per_seat()
    points: Annotated[list[int], public(slots=2)] = per_seat()
    turn: Annotated[int, public()] = 0


@procedure
def game(t: Area) -> Rule[None]:
    while t.turn < 8:
        t.turn += 1
        for side in range(2):
            yield from player_turn(t, side)


@procedure
def player_turn(t: Area, side: int) -> Rule[None]:
    reinforce(t, side)
    while len(t.hand[side]) < 4:
        card = yield from draw(DRAW, t.pool[side])
        t.hand[side].append(card)
    for _ in range(3):
        action = yield from ask(side, ACTION, actions(t, side))
        if action == PASS:
            return
        if action // 256 == MOVE:
            move_units(t, action // 16 % 16, action % 16, side)
        else:
            yield from battle(t, side, action // 16 % 16, action % 16)


@procedure
def battle(t: Area, side: int, a: int, b: int) -> Rule[None]:
    foe = 1 - side
    for _ in range(3):
        mine = yield from ask(side, COMMIT, card_options(t, side))
        theirs = yield from ask(foe, ANSWER, card_options(t, foe))
        my_hits = yield from hits(t, strength(t, a, side), play_card(t, side, mine))
        their_hits = yield from hits(t, strength(t, b, foe), play_card(t, foe, theirs))
        yield from take_losses(t, b, foe, my_hits)
        yield from take_losses(t, a, side, their_hits)
        if strength(t, b, foe) == 0:
            t.points[side] += 1
            if strength(t, a, side) >= 2:
                move_units(t, a, b, side)
            return
        if strength(t, a, side) == 0:
            return
        to = yield from ask(foe, RETREAT, retreats(t, b, foe))
        if to != STAY:
            move_all(t, b, to, foe)
            return


@procedure
def hits(t: Area, dice: int, bonus: int) -> Rule[int]:
    made = 1 if bonus == 3 else 0
    for _ in range(dice):
        face = yield from roll(DIE, 6)
        if face + (1 if bonus >= 2 else 0) >= 4:
            made += 1
    return made


@procedure
def take_losses(t: Area, area: int, side: int, losses: int) -> Rule[None]:
    while losses > 0 and strength(t, area, side) > 0:
        kind = yield from ask(side, LOSS, loss_options(t, area, side))
        t.units[area * 4 + side * 2 + kind] -= 1
        losses -= 1


def strength(t: Area, area: int, side: int) -> int:
    at = area * 4 + side * 2
    return t.units[at] + t.units[at + 1]


def reinforce(t: Area, side: int) -> None:
    for area in range(side * 6, side * 6 + 6, 2):
        if strength(t, area, 1 - side) == 0:
            t.units[area * 4 + side * 2] += 1


def actions(t: Area, side: int) -> list[int]:
    options: list[int] = [PASS]
    for a in range(AREAS):
        if strength(t, a, side) >= 2:
            for step in STEPS:
                b = (a + step) % AREAS
                verb = ATTACK if strength(t, b, 1 - side) > 0 else MOVE
                options.append(verb * 256 + a * 16 + b)
    return options


def card_options(t: Area, side: int) -> list[int]:
    """Zero for no card, else the card's kind plus one."""
    return [0] + [kind + 1 for kind in range(4) if any(card % 4 == kind for card in t.hand[side])]


def loss_options(t: Area, area: int, side: int) -> list[int]:
    return [kind for kind in range(2) if t.units[area * 4 + side * 2 + kind] > 0]


def retreats(t: Area, area: int, side: int) -> list[int]:
    return [STAY] + [to for step in STEPS if strength(t, to := (area + step) % AREAS, 1 - side) == 0]


def move_units(t: Area, a: int, b: int, side: int) -> None:
    infantry = t.units[a * 4 + side * 2]
    kind = 0 if infantry else 1
    go = max(1, infantry - 1) if infantry else 1
    t.units[a * 4 + side * 2 + kind] -= go
    t.units[b * 4 + side * 2 + kind] += go


def move_all(t: Area, a: int, b: int, side: int) -> None:
    for kind in range(2):
        t.units[b * 4 + side * 2 + kind] += t.units[a * 4 + side * 2 + kind]
        t.units[a * 4 + side * 2 + kind] = 0


def play_card(t: Area, side: int, choice: int) -> int:
    """The card goes back into the pool; its kind is the bonus."""
    if choice == 0:
        return 0
    card = next(card for card in t.hand[side] if card % 4 == choice - 1)
    t.hand[side].remove(card)
    t.pool[side].append(card)
    return choice - 1


class AreaGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(id="area", seats=(2,), rules_version="1", questions=QUESTIONS, events=(), kinds=(CARD,), max_answers=5000)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Area()
        t.lay_out(seats)
        t.units = [n for area in range(AREAS) for n in ([3, 1, 0, 0] if area < 6 else [0, 0, 3, 1])]
        t.pool = [list(range(30)), list(range(30, 60))]
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 2

    def scores(self, table: Table) -> list[int]:
        t = cast(Area, table)
        return list(t.points)

    def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        return card // 30 == row

    def check(self, table: Table) -> None:
        t = cast(Area, table)
        for side in range(2):
            assert sorted(t.pool[side] + t.hand[side]) == list(range(side * 30, side * 30 + 30))


GAME: Final = AreaGame()
