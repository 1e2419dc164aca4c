"""V  Windows: who could react, the sealed question, and cards that are announced, answered and take effect.

A place of the rules where cards may be played opens a window there, named as in the pack:

    yield from open_window(t, Window.PRIM, seat, NONE, card)  # all who could react by public facts, sealed and quiet (V9)
    yield from own_window(t, Window.ACTIV, seat, NONE, place)  # one seat alone, at its own step

While it is open it is the last row of `occasions`: needs, targets and cards read from there whose turn it is and what it is about.
Windows open everywhere in the rules, and cards lead everywhere; so what they need is imported at the end (see rules/__init__.py).
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.reactions import react_all
from senki.engine.shapes import PASS
from senki.games.imperium import events
from senki.games.imperium.kinds import Action, ActionCard, Effect, Play, Seat
from senki.games.imperium.model import Imperium, clockwise, is_full
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_cards import ACTION_KINDS, ActionKind, Window
from senki.games.imperium.questions import OWN_CARD, REACT
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.hand import held_of, lay_on_discards, seen_of

OWN: Final = (  # windows in which one seat is asked, at a step of its own
    Window.ACT,
    Window.STR_ANY,
    Window.TECH,
    Window.ACTIV,
    Window.LAND,
    Window.VOTE_MINE,
    Window.INV_OPEN,
    Window.TAKEN,
)

# -- V9  a window -----------------------------------------------------------------------------------------------------


@procedure
def open_window(t: Imperium, window: int, seat: Seat, other: int, thing: int) -> Rule[None]:
    """V9  All who could react choose at once, sealed; the first clockwise is carried out; again until all pass."""
    if is_full(t):
        place = open_occasion(t, window, seat, other, thing)
        yield from react_all(t, REACT, first_asked(t, window, seat), place, could_react, fitting, react, window=window, player=seat)
        close_occasion(t, place)


@procedure
def own_window(t: Imperium, window: int, seat: Seat, other: int, thing: int) -> Rule[None]:
    """V8  The seat alone is asked, card by card, until it plays none."""
    if is_full(t):
        place = open_occasion(t, window, seat, other, thing)
        while seat in could_react(t, place):
            choice = yield from ask(seat, OWN_CARD, [PASS, *fitting(t, seat, place)], window=window)
            if choice == PASS:
                break
            yield from react(t, seat, place, choice)
        close_occasion(t, place)


@procedure
def action_window(t: Imperium, seat: Seat) -> Rule[bool]:
    """V1, V3, V8  A card in the own turn: one as an action uses the turn up if it takes effect. Gives whether it did."""
    place = open_occasion(t, Window.ACT, seat, NONE, NONE)
    worked = False
    choice = yield from ask(seat, OWN_CARD, [PASS, *fitting(t, seat, place)], window=Window.ACT)
    if choice == PASS:
        decline_cards(t)
    elif choice < ACTION_KINDS:
        worked = yield from play_card(t, seat, choice, place)
        worked = worked and t.cards.action.window[t.last_played] == Window.ACT
    else:
        yield from react(t, seat, place, choice)
    close_occasion(t, place)
    return worked


def decline_cards(t: Imperium) -> None:
    """The seat has looked at its hand and plays none; it is not offered again before something else has been done."""
    t.declined |= 1 << Action.CARD


def could_open_hand(t: Imperium, seat: int) -> bool:
    """V8, V9  By public facts: may the seat play a card, or use an ability or a law, in its turn?"""
    if not is_full(t) or (t.declined >> Action.CARD) & 1:
        return False
    place = open_occasion(t, Window.ACT, seat, NONE, NONE)
    could = seat in could_react(t, place)
    close_occasion(t, place)
    return could


def open_occasion(t: Imperium, window: int, seat: int, other: int, thing: int) -> int:
    place = t.occasions.add()
    t.occasions.window[place] = window
    t.occasions.seat[place] = seat
    t.occasions.other[place] = other
    t.occasions.thing[place] = thing
    return place


def close_occasion(t: Imperium, place: int) -> None:
    """V4  The occasion is over, and what was used on it is forgotten."""
    t.occasions.remove(place)
    row = len(t.used) - 1
    while row >= 0:
        if t.used.occasion[row] == place:
            t.used.remove(row)
        row -= 1


def first_asked(t: Imperium, window: int, seat: int) -> int:
    """V9  Whose reaction comes first: the active player's; in window `card` that of who sits left of who announced it."""
    return (seat + 1) % t.players if window == Window.CARD else seat


# -- V8, V9  who could react, and with what -----------------------------------------------------------------------------


def could_react(t: Imperium, place: int) -> list[int]:
    """V9  From what all can see: who holds cards among which one may fit, or may use an ability or a law."""
    if t.occasions.closed[place]:
        return []
    window, own = t.occasions.window[place], t.occasions.seat[place]
    seats = [own] if window in OWN else clockwise(t, 0)
    return [seat for seat in seats if could_play(t, seat, place, False) or len(responses(t, seat, place)) > 0]


def could_play(t: Imperium, seat: int, place: int, silenced: bool) -> bool:
    """V9  Has the seat cards, and is there a kind among those not all seen that it could play now? `silenced`: if nothing barred cards."""
    if len(t.a_hand[seat]) == 0:
        return False
    for kind in range(ACTION_KINDS):
        if opens(t, kind, place) and unseen(t, kind) and (silenced or not is_silenced(t, seat, kind)):
            if not was_used(t, seat, kind, place) and may_use(t, seat, kind, place):
                return True
    return False


def opens(t: Imperium, kind: int, place: int) -> bool:
    """Is the kind a reason to ask in this window? Cards of any window fit where somebody is asked anyway (V8)."""
    if kind == ActionKind.TOUCH_OF_GENIUS or answers_mines(t, kind, place):
        return True
    return t.cards.action.window[kind] in (t.occasions.window[place], asked_with(t, place))


def asked_with(t: Imperium, place: int) -> int:
    """Cards for any time in the Strategy Phase fit at its beginning and at its end, besides at own picks."""
    return Window.STR_ANY if t.occasions.window[place] in (Window.STR_OPEN, Window.STR_CLOSE) else NONE


def unseen(t: Imperium, kind: int) -> bool:
    """V9  May somebody hold a card of this kind?"""
    return copies_in_deck(t, kind) > seen_of(t, kind)


def fitting(t: Imperium, seat: int, place: int) -> list[int]:
    """V4, V8, V9  Kinds of cards that the seat holds and may play now, then what abilities and laws let it do."""
    found: list[int] = []
    for card in t.a_hand[seat]:
        kind = t.cards.action.kind[card]
        if kind not in found and fits(t, kind, place) and may_play(t, seat, kind, place):
            found.append(kind)
    able = responses(t, seat, place) + [response for response in at_any_time(t, seat, place) if not has_used(t, seat, response, place)]
    return sorted(found) + [ACTION_KINDS + response for response in able]


def fits(t: Imperium, kind: int, place: int) -> bool:
    return opens(t, kind, place) or t.cards.action.window[kind] == Window.ANY


def may_play(t: Imperium, seat: int, kind: int, place: int) -> bool:
    """V4, V8  By public facts alone: is it the seat that the card names, is what it needs there, are there targets, is it not barred?"""
    if was_used(t, seat, kind, place) or is_silenced(t, seat, kind):
        return False
    return may_use(t, seat, kind, place)


def is_silenced(t: Imperium, seat: int, kind: int) -> bool:
    """Temporary Stability and Communications Breakdown bar all cards but Sabotage."""
    if kind == ActionKind.SABOTAGE:
        return False
    return barred(t, Effect.STABILITY, seat) or barred(t, Effect.SILENCE, seat)


def was_used(t: Imperium, seat: int, play: int, place: int) -> bool:
    """V4  Not twice on the same occasion."""
    for row in range(len(t.used)):
        if t.used.occasion[row] == place and t.used.seat[row] == seat and t.used.play[row] == play:
            return True
    return False


def note_used(t: Imperium, seat: int, play: int, place: int) -> None:
    row = t.used.add()
    t.used.occasion[row] = place
    t.used.seat[row] = seat
    t.used.play[row] = play


def responses(t: Imperium, seat: int, place: int) -> list[int]:
    """V9  What race abilities and laws let the seat do in this window."""
    return [response for response in able_to(t, seat, place) if not has_used(t, seat, response, place)]


def has_used(t: Imperium, seat: int, response: int, place: int) -> bool:
    return was_used(t, seat, ACTION_KINDS + response, place)


@procedure
def react(t: Imperium, seat: int, place: int, choice: int) -> Rule[None]:
    """V9  A card is played, or an ability or law used."""
    if choice < ACTION_KINDS:
        worked = yield from play_card(t, Seat(seat), choice, place)
        if worked:
            note_used(t, seat, choice, place)
    else:
        note_used(t, seat, choice, place)
        yield from use_response(t, Seat(seat), choice - ACTION_KINDS, place)


# -- V2, V3  a card is played -------------------------------------------------------------------------------------------


@procedure
def play_card(t: Imperium, seat: Seat, kind: int, place: int) -> Rule[bool]:
    """V2, V3  A card is announced with its targets; others may cancel it; then it takes effect. False: it was cancelled."""
    row = lay_down(t, seat, kind, place)
    events.card_announced(t, seat, ActionCard(t.said.card[row]))
    if kind == ActionKind.TOUCH_OF_GENIUS:
        yield from choose_copied(t, seat, row)
        events.copy_announced(t, seat, ActionCard(t.said.card[row]), Play(t.said.play[row]))
    if t.said.cancelled[row] == 0:
        yield from choose_targets(t, seat, row)
        if kind != ActionKind.SABOTAGE:
            yield from open_window(t, Window.CARD, seat, NONE, row)
    cancelled = t.said.cancelled[row] != 0
    if not cancelled:
        events.card_works(t, seat, ActionCard(t.said.card[row]))
        yield from carry_out(t, seat, row)
    clear_away(t, seat, row)
    return not cancelled


def lay_down(t: Imperium, seat: int, kind: int, place: int) -> int:
    """The card lies on the table, for all to see."""
    card = held_of(t, seat, kind)
    t.a_hand[seat].remove(card)
    t.a_known[card] = 0
    row = t.said.add()
    t.said.card[row] = card
    t.said.play[row] = kind
    t.said.seat[row] = seat
    t.said.occasion[row] = place
    return row


def clear_away(t: Imperium, seat: int, row: int) -> None:
    """V3  The card is discarded, unless it was laid elsewhere by its own text; cancelled, it counts as not played."""
    card = t.said.card[row]
    if t.said.cancelled[row]:
        events.card_cancelled(t, Seat(seat), ActionCard(card))
    t.last_played = t.said.play[row]
    t.said.remove(row)
    if card not in t.a_board and card not in t.a_hand[seat]:
        lay_on_discards(t, card)


from senki.games.imperium.rules.aims_war import answers_mines  # noqa: E402
from senki.games.imperium.rules.deck import carry_out, copies_in_deck  # noqa: E402
from senki.games.imperium.rules.needs import may_use  # noqa: E402
from senki.games.imperium.rules.responses import able_to, at_any_time, use_response  # noqa: E402  what follows imports modules that open windows
from senki.games.imperium.rules.targets import choose_copied, choose_targets  # noqa: E402
