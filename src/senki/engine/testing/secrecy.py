"""Does a game keep its secrets? What a seat cannot see must not show in its views, questions and events, nor lie about on the stack."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from senki.engine.chance import Rng
from senki.engine.decision import Decision
from senki.engine.determinize import determinize
from senki.engine.events import Event, heard
from senki.engine.explain import explainable, has_explanations, standing
from senki.engine.game import Game
from senki.engine.playout import has_weights
from senki.engine.policies import MOST_WEIGHT
from senki.engine.position import state_hash
from senki.engine.table import CHANCE, EVERYONE, OVER, Frame, Table, Told, stack
from senki.engine.testing.play import Fault, Setting, answer, observer_of, positions, rng_for
from senki.engine.testing.soundness import check_invariants
from senki.engine.view import decision_of, hears, hidden_cards, is_quiet, known_cards, seen_waiting, sees_row, view, where
from senki.engine.zones import NOBODY, PUBLIC, Field, fields_of

EXPLAINED: Final = 12  # options of a question whose explanations are compared, about
REDEALT: Final = 4  # tables dealt again for each position at which weights are compared
REDEALT_OFTEN: Final = 24  # times a table is dealt again to see whether something hidden ever changes


class Leak(Fault):
    """Something hidden can be found out."""


def sent_to(game: Game, table: Table, seat: int | None) -> dict[str, object]:
    """What a seat is sent; the view as text, so that a difference of a single byte shows."""
    mine = decision_of(game, table, seat)
    words = [mine.question.text_id(option) for option in mine.options] if mine else []
    explained = figures_of(game, table, mine) if mine else []
    return {"view": json.dumps(view(game, table, seat)), "texts": words, "figures": [standing(game, table, seat), *explained]}


def figures_of(game: Game, table: Table, decision: Decision) -> list[object]:
    """How the game explains some of the options, asked on this very table and not, as players are told it, on one dealt again."""
    if not has_explanations(game):
        return []
    copy = table.clone()
    copy.turn_to(decision.seat)
    options = explainable(decision)
    some = options[:: len(options) // EXPLAINED + 1]
    told: list[object] = [[figure.plain() for figure in game.explain(copy, decision.seat, option)] for option in some]
    return [*told, [figure.plain() for figure in game.explain_plan(copy, decision.seat, ())]]


def known_to(game: Game, table: Table, seat: int | None) -> dict[str, object]:
    """All that a seat is given."""
    seen = sent_to(game, table, seat)
    return seen if seat is None else {**seen, "observation": observer_of(game, table).observe(table, seat)}


# -- tables that a seat cannot tell apart -----------------------------------------------------------------------------


def check_views(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """On a table dealt again for a seat, neither that seat nor a spectator finds anything changed."""
    rng = rng_for(20, 0)
    for position in positions(game, setting, 20, games, of_each):
        before = state_hash(game, position.table)
        for seat in range(setting.seats):
            check_redealt(game, position.table, seat, rng, position)
        if state_hash(game, position.table) != before:
            raise Fault(f"{position}: determinize has changed the table that it was to copy")


def check_redealt(game: Game, table: Table, seat: int, rng: Rng, where: object) -> Table:
    """Deal again what the seat cannot see; the copy must look the same, be a sound table, and go on."""
    copy = determinize(game, table, seat, rng)
    check_invariants(game, copy, f"{where}, dealt again for seat {seat}")
    for viewer in (seat, None):
        seen, seen_now = known_to(game, table, viewer), known_to(game, copy, viewer)
        for part, known in seen.items():
            if known != seen_now[part]:
                who = "a spectator" if viewer is None else f"seat {viewer}"
                raise Leak(f"{where}: the {part} of {who} tells what is hidden from seat {seat}: {first_difference(known, seen_now[part])}")
    if seen_waiting(game, copy) != seen_waiting(game, table):
        raise Leak(f"{where}: dealt again for seat {seat}, others are asked")
    return copy


def check_weights(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """What the game thinks sensible hangs on what the asked seat sees alone: on tables dealt again for it, the weights are the same.

    So a player that follows them may be asked on the true table (see policies).
    """
    rng = rng_for(25, 0)
    for policy in (None, MOST_WEIGHT) if has_weights(game) else ():
        for position in positions(game, setting, 25, games, of_each, policy):
            if position.seat == CHANCE:
                continue
            weights = game.weights(position.table.clone())
            if weights and (len(weights) != len(position.table.options) or min(weights) < 0):
                raise Fault(f"{position}: the weights {weights} do not fit the options {position.table.options}")
            for _ in range(REDEALT):
                copy = determinize(game, position.table, position.seat, rng)
                copy.turn_to(position.seat)
                if game.weights(copy) != weights:
                    raise Leak(f"{position}: the weights tell what is hidden from seat {position.seat}: {weights} or {game.weights(copy)}")


def first_difference(one: object, other: object) -> str:
    text, text_other = str(one), str(other)
    at = next((k for k, (a, b) in enumerate(zip(text, text_other, strict=False)) if a != b), min(len(text), len(text_other)))
    return f"...{text[max(0, at - 30) : at + 20]}... or ...{text_other[max(0, at - 30) : at + 20]}..."


def check_redealing(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """Dealing again does move what is hidden: nothing hidden stays as it is on every table."""
    rng = rng_for(21, 0)
    values: dict[tuple[str, str], set[str]] = {}  # of each field, at each place in the rules
    found_at: dict[str, list[tuple[Table, int]]] = {}  # the tables, with the seat that cannot see the field
    moved: set[str] = set()
    for position in positions(game, setting, 21, games, of_each):
        for seat in range(setting.seats):
            if position.table.sealed is not None and set(position.table.waiting()) - {seat}:
                continue  # those who are still choosing begin anew, which says nothing about what they would have chosen
            place = f"{seat} {where(position.table)} {position.table.waiting()}"
            now = hidden_parts(determinize(game, position.table, seat, rng), seat)
            for name, unseen in hidden_parts(position.table, seat).items():
                values.setdefault((name, place), set()).add(str(unseen))
                if unseen != now.get(name):
                    moved.add(name)
                elif name not in moved:
                    found_at.setdefault(name, []).append((position.table.clone(), seat))
    for name in sorted({name for (name, _), found in values.items() if len(found) > 1} - moved):
        if not any(moves(game, name, table, seat, rng) for table, seat in found_at[name]):
            raise Leak(f"{game.info.id} {setting}: {name} is hidden from some, yet dealing again never changes it (see Game.resample)")


def moves(game: Game, name: str, table: Table, seat: int, rng: Rng) -> bool:
    """Is it ever another one, dealt again often enough that one of two values does not stay by luck?"""
    unseen = hidden_parts(table, seat).get(name)
    return any(hidden_parts(determinize(game, table, seat, rng), seat).get(name) != unseen for _ in range(REDEALT_OFTEN))


Rows = list[tuple[str, int, list[int]]]


def hidden_parts(table: Table, seat: int) -> dict[str, Rows]:
    """What the seat cannot see: cards by kind, where they lie in more than one place and so can change places; numbers by field."""
    found: dict[str, Rows] = {}
    for field in fields_of(table):
        bag = field.kind.cards or field.kind.indistinct
        for row, entries in unseen_rows(field, table, seat):
            if entries:
                found.setdefault(field.kind.name if bag else field.name, []).append((field.name, row, sorted(entries) if bag else entries))
    bags = {field.kind.name for field in fields_of(table) if field.kind.cards or field.kind.indistinct}
    return {name: rows for name, rows in found.items() if name not in bags or len(rows) > 1}


def unseen_rows(field: Field, table: Table, seat: int) -> list[tuple[int, list[int]]]:
    value = field.of(table)
    if field.audience == PUBLIC:
        return []
    if not field.is_list:
        return [(0, [int(value)])]
    if field.by_card:
        rows = value if field.is_rows else [value]
        return [(row, [card for card in cards if card not in known_cards(field, table, cards, seat)]) for row, cards in enumerate(rows)]
    if field.audience == NOBODY and not field.is_rows:
        return [(0, list(value))]
    rows = value if field.is_rows else [[int(entry)] for entry in value]
    return [(row, list(entries)) for row, entries in enumerate(rows) if not sees_row(field, table, row, seat)]


def check_going_on(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """The same answer on two tables that a seat cannot tell apart: if it sees the same afterwards, it has heard the same."""
    rng = rng_for(22, 0)
    for position in positions(game, setting, 22, games, of_each):
        for seat in range(setting.seats):
            compare_going_on(game, position.table, determinize(game, position.table, seat, rng), seat, rng, position)


def compare_going_on(game: Game, table: Table, copy: Table, seat: int, rng: Rng, where: object) -> None:
    one, other = table.clone(), copy.clone()
    asked = [s for s in one.waiting() if one.sealed is None or s == seat]  # others may stand elsewhere in a sealed choice
    if not asked:
        return
    for both in (one, other):
        both.turn_to(asked[0])
    fits = [option for option in one.options if option in other.options]
    if not fits:
        return
    value = fits[rng.below(len(fits))]
    told, told_other = answer(one, asked[0], value), answer(other, asked[0], value)
    check_invariants(game, other, f"{where}, dealt again for seat {seat} and answered {value}")
    if view(game, one, seat) == view(game, other, seat) and heard_by(game, told, seat) != heard_by(game, told_other, seat):
        raise Leak(f"{where}: what seat {seat} hears tells it more than it can see afterwards")


def heard_by(game: Game, told: list[Told], seat: int | None) -> list[str]:
    return [str(heard(event, game.info.events, seat).plain()) for event in told]


# -- events -----------------------------------------------------------------------------------------------------------


def check_events(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """A card that is heard of can be seen by the hearer, before or after, or was told to it alone."""
    for position in positions(game, setting, 23, games, of_each):
        after = position.table.clone()
        told = answer(after, position.seat, position.value)
        check_told(game, position.table, after, told, position)
        check_sealed_silence(game, position.table, after, told, position.seat, position)


def check_told(game: Game, before: Table, after: Table, told: list[Told], where: object) -> None:
    for seat in [*range(game.seat_count(after)), None]:
        named: list[tuple[str, str, int]] = []
        for event in told:
            if event[1] == EVERYONE or not hears(event[1], seat):
                named += cards_named(heard(event, game.info.events, seat))
        unseen = hidden_cards(before, seat) & hidden_cards(after, seat) if named else set()
        for event_name, kind, card in named:
            if (kind, card) in unseen:
                who = "a spectator" if seat is None else f"seat {seat}"
                raise Leak(f"{where}: event {event_name} tells {who} of {kind} {card}, which is hidden from it")


def cards_named(said: Event) -> list[tuple[str, str, int]]:
    """The event, the kind and the card, for each card that was heard of."""
    found: list[tuple[str, str, int]] = []
    for name, value in said.values.items():
        kind = said.kind.values[name]
        if kind.cards:
            cards = value if isinstance(value, list) else [value]
            found += [(said.kind.name, kind.name, card) for card in cards if card is not None]
    return found


def check_sealed_silence(game: Game, before: Table, after: Table, told: list[Told], seat: int, where: object) -> None:
    """While a sealed choice is under way, nobody notices more of another's answer than that it has finished; if it is quiet, not that."""
    quiet = is_quiet(game, before)
    finished = set(before.waiting()) - set(after.waiting())
    if before.sealed is None or after.sealed is None or not finished <= {seat} or len(after.waiting()) > len(before.waiting()):
        return  # not sealed, or this was the last answer of all and the choices were opened
    if before.sealed.roots is not after.sealed.roots:
        return  # it was the last answer, and another sealed choice has begun since
    for other in [*range(game.seat_count(after)), None]:
        if other == seat:
            continue
        who = "a spectator" if other is None else f"seat {other}"
        seen, seen_after = view(game, before, other), view(game, after, other)
        if {**seen, "waiting": 0} != {**seen_after, "waiting": 0} or (quiet and seen != seen_after):
            raise Leak(f"{where}: {who} can see something of a sealed answer of seat {seat}")
        said = [value for event in told for value in heard(event, game.info.events, other).values.values()]
        if (told and (quiet or not finished)) or any(value not in (seat, None) for value in said):
            raise Leak(f"{where}: {who} hears something of a sealed answer of seat {seat}")


# -- the stack --------------------------------------------------------------------------------------------------------


def check_locals(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """No local of a procedure names a card that lies hidden from a seat; in a sealed choice, from the seat that chooses."""
    for position in positions(game, setting, 24, games, of_each):
        check_stack(game, position.table, position)


def check_stack(game: Game, table: Table, where: object) -> None:
    sealed = table.sealed
    everyone = list(range(game.seat_count(table)))
    if sealed is None:
        check_frames(game, table, stack(table), everyone, where)
        return
    check_frames(game, table, frames_between(sealed.caller, None), everyone, where)
    for place, seat in enumerate(sealed.owners):
        check_frames(game, table, frames_between(sealed.tops[place], sealed), [seat], where)


def frames_between(top: Frame | None, foot: Frame | None) -> Iterator[Frame]:
    while top is not None and top is not foot:
        yield top
        top = top.caller


def check_frames(game: Game, table: Table, frames: list[Frame] | Iterator[Frame], seats: list[int], where: object) -> None:
    named: list[tuple[str, str, str, int]] = []
    for frame in frames:
        spec = frame.spec()
        for name in spec.live[frame.pc]:
            kind = game.info.kinds_by_type.get(spec.types[name])
            if kind is not None and kind.cards:
                named.append((name, spec.name, kind.name, int(getattr(frame, name))))
    for seat in seats if named else []:
        unseen = hidden_cards(table, seat)
        for local, procedure, kind_name, card in named:
            if (kind_name, card) in unseen:
                raise Leak(f"{where}: local {local} of {procedure} names {kind_name} {card}, which is hidden from seat {seat}")


# -- one look, for the fuzzer -----------------------------------------------------------------------------------------


def check_secrets(game: Game, table: Table, seat: int, rng: Rng, where: object) -> None:
    """The cheaper half of the checks above, at one position, for one seat."""
    if table.seat == OVER:
        return
    copy = check_redealt(game, table, seat, rng, where)
    compare_going_on(game, table, copy, seat, rng, where)
    check_stack(game, table, where)
