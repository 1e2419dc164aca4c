"""The numbers that hang on a choice, and those of what lies on the table.

No rule is worked out here. An answer is tried on a copy of the table, and what it has changed there is told: the totals, the cards in play
and the influence, each change with the rule that its event names. A card that is drawn on the way is tried with the lowest and with the
highest that it may be, so that totals have a least and a most. How the event would end is found by the rules of dominance, without the
strategies that the seat does not know.
"""

from __future__ import annotations

from typing import Final, cast

from senki.engine.events import declared_events
from senki.engine.figures import Figure
from senki.engine.shapes import ENOUGH
from senki.engine.table import CHANCE, Driver, Told, apply
from senki.engine.zones import SEAT
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion import questions as asked
from senki.games.empire_rebellion.cards.events import INFLUENCE_LOST
from senki.games.empire_rebellion.cards.strategies import ASSAULT, RED_TAPE, bureaucracy, works
from senki.games.empire_rebellion.model import (
    EVENT_CARD,
    IMPERIAL,
    NONE,
    PASS_TURN,
    REBEL,
    RESOURCE,
    STRATEGY,
    EmpireRebellion,
    EventCard,
    Seat,
    capacity,
    objective,
    opponent_of,
    total,
    value,
)
from senki.games.empire_rebellion.pack import RESOURCES, Effect, Ruse
from senki.games.empire_rebellion.rules.dominance import best_total, determine_victory, gain_influence
from senki.games.empire_rebellion.rules.influence import lose_influence
from senki.games.empire_rebellion.rules.powers import stopping_rule

FIGURES: Final[dict[str, tuple[str, ...]]] = {  # and their terms that have names of their own
    "total": ("no-card", "played", "drawn", "discarded", "exhausted", "readied"),
    "cards": ("in-play", "come", "gone"),
    "influence": ("held", "spent", "gained", "lost"),
    "if-lost": ("held", "gained"),
    "points": ("held",),
    "added": (),
    "room": ("capacity", "in-play"),
    "value": ("ready", "exhausted"),
    "stopped": ("event",),
    "ahead": ("total",),
    "to-win": ("goal", "held"),
}
TRIED: Final = (  # questions whose answers change totals, cards in play or influence at once
    *(asked.TURN, asked.USE_POWER, asked.READY, asked.MILITARY, asked.FORCE, asked.DIPLOMACY),
    *(asked.CHEWBACCA, asked.HAN_SOLO, asked.LANDO, asked.LEIA, asked.LUKE_OWN, asked.LUKE_OPPOSING, asked.OBI_WAN),
    *(asked.BOBA_DISCARD, asked.BOBA_EXHAUST, asked.VADER, asked.JABBA_DISCARD, asked.JABBA_PLAY),
)
IN_STEPS: Final = (asked.CHEWBACCA, asked.LANDO)
STRATEGIES: Final = (asked.CHOOSE_STRATEGY, asked.INFILTRATE, asked.DISCARD_STRATEGY)
OPEN: Final = Driver()  # leaves every question open, chance's too
KINDS: Final = {kind.number: kind for kind in declared_events("senki.games.empire_rebellion.events")}
MOVES: Final = ("played", "discarded", "exhausted", "readied", "power-used", "sent-to-reserve")  # events about a card in play
REASONS: Final = ("higher-total", "only-one-within", "token-decides", "deceived")  # events that say who wins; the last one holds
TOKENS: Final = {  # by event: the term of influence, and its sign
    "power-gains": ("gained", 1),
    "influence-gained": ("gained", 1),
    "bureaucracy-gains": ("gained", 1),
    "power-takes": ("lost", -1),
    "event-takes": ("lost", -1),
    "readied": ("spent", -1),
}


def explain(t: EmpireRebellion, seat: int, option: int) -> list[Figure]:
    """The figures of an option of the open question. Those of a turn are told to whoever asks: a table shows its totals anyway."""
    if t.key == asked.TURN:
        found = if_it_ended(t, seat) if option == PASS_TURN else changes(t, seat, (option,))
        for figure in found:
            figure.detail = True
        return found
    if t.key == asked.NEW_STRATEGY:
        copy = copy_of(t)
        copy.chosen[seat] = [option]
        return if_it_ended(copy, seat)
    if t.key in STRATEGIES:
        return strategy_figures(t, option)
    return changes(t, seat, (option,)) if t.key in TRIED else []


def explain_plan(t: EmpireRebellion, seat: int, plan: tuple[int, ...]) -> list[Figure]:
    """Answers in the order of their questions: what to do on a turn, then with which card; or the steps of a choice in steps.

    What does not answer the question that is then open is passed over: which card is not asked where there is but one.
    """
    return changes(t, seat, plan) if t.key in TRIED and len(plan) > 0 and not (t.key == asked.TURN and plan[0] == PASS_TURN) else []


def copy_of(t: EmpireRebellion) -> EmpireRebellion:
    """A copy on which all that happens is told."""
    copy = cast(EmpireRebellion, t.clone())
    copy.told = []
    return copy


# -- what has been told -----------------------------------------------------------------------------------------------


class Line:
    """An event as it was told on a copy of the table."""

    def __init__(self, told: Told) -> None:
        number, _, rule, values = told
        kind = KINDS[number]
        self.name: Final = kind.name
        self.rule: Final = rule or kind.rule
        self.values: Final = dict(zip(kind.typed, values, strict=False))


def lines(t: EmpireRebellion) -> list[Line]:
    return [Line(told) for told in t.told or []]


def moving_rules(t: EmpireRebellion) -> dict[int, str]:
    """By card: the rule by which it last came, went, or was turned."""
    return {line.values["card"]: line.rule for line in lines(t) if line.name in MOVES}


# -- an answer, tried -------------------------------------------------------------------------------------------------


class Trial:
    """A copy of the table on which answers were given, as far as the seat can tell what comes of them."""

    def __init__(self, t: EmpireRebellion, seat: int, answers: tuple[int, ...], highest: bool) -> None:
        self.t: Final = copy_of(t)
        self.drawn: Final[list[int]] = []  # cards that could as well have been others
        forget_top(self.t, seat)
        for answer in answers:
            if self.t.seat == seat and answer in self.t.options:
                apply(self.t, OPEN, answer)
        if t.key in IN_STEPS and self.t.seat == seat and self.t.key == t.key:
            apply(self.t, OPEN, ENOUGH)
        while self.t.seat == CHANCE and self.t.key == asked.DRAW:
            self.draw(highest)

    def draw(self, highest: bool) -> None:
        """The card of the lowest or the highest value of all that it may be."""
        values = sorted([(self.t.cards.ready[card], card) for card in self.t.options])
        card = values[-1 if highest else 0][1]
        self.drawn.append(card)
        apply(self.t, OPEN, card)


def forget_top(t: EmpireRebellion, seat: int) -> None:
    """A top card that only the opponent has looked at is any card of the deck for its owner."""
    if len(t.peeked[seat]) > 0 and not (t.peekers[seat] >> seat) & 1:
        t.decks[seat] = sorted(t.decks[seat] + t.peeked[seat])
        t.peeked[seat] = []
        t.peekers[seat] = 0


def changes(t: EmpireRebellion, seat: int, answers: tuple[int, ...]) -> list[Figure]:
    """What the answers would change."""
    low = Trial(t, seat, answers, False)
    high = Trial(t, seat, answers, True) if low.drawn else low
    found: list[Figure] = []
    for of in (Seat(seat), opponent_of(seat)):
        if has_moved(t, low.t, of) or has_moved(t, high.t, of):
            less, more = (low, high) if total(low.t, of) <= total(high.t, of) else (high, low)
            figure = total_after(t, of, less)
            if total(more.t, of) > figure.total:
                figure.most = total(more.t, of)
            found.append(figure)
    if len(low.t.area[seat]) != len(t.area[seat]):
        found.append(cards_after(t, seat, low.t))
    return found + influence_after(t, low.t, False)


def has_moved(t: EmpireRebellion, after: EmpireRebellion, of: int) -> bool:
    return after.area[of] != t.area[of] or after.exhausted[of] != t.exhausted[of]


def total_now(t: EmpireRebellion, of: int) -> Figure:
    """D1  Card by card."""
    figure = Figure("total", "D1", SEAT, of, objective(t))
    for card in t.area[of]:
        figure.add(value(t, card), "G3", kind=RESOURCE, value=card)
    if len(t.area[of]) == 0:
        figure.add(0, "D1", "no-card")
    return figure


def total_after(t: EmpireRebellion, of: int, trial: Trial) -> Figure:
    """The total, and what has changed it."""
    figure = total_now(t, of)
    after, rules = trial.t, moving_rules(trial.t)
    for card in t.area[of]:
        if card not in after.area[of]:
            figure.add(-value(t, card), rules[card], "discarded", RESOURCE, card)
        elif value(after, card) != value(t, card):
            turned = "exhausted" if card in after.exhausted[of] else "readied"
            figure.add(value(after, card) - value(t, card), rules[card], turned, RESOURCE, card)
    for card in after.area[of]:
        if card in trial.drawn:
            figure.add(value(after, card), rules[card], "drawn")
        elif card not in t.area[of]:
            figure.add(value(after, card), rules[card], "played", RESOURCE, card)
    return figure


def cards_after(t: EmpireRebellion, seat: int, after: EmpireRebellion) -> Figure:
    """U3.1  The cards in play against the capacity."""
    figure = Figure("cards", "U3.1", SEAT, seat, capacity(t), detail=True)
    figure.add(len(t.area[seat]), "U3.1", "in-play")
    figure.add(len([card for card in after.area[seat] if card not in t.area[seat]]), "U3", "come")
    figure.add(-len([card for card in t.area[seat] if card not in after.area[seat]]), "U3.3", "gone")
    return figure


def influence_after(t: EmpireRebellion, after: EmpireRebellion, detail: bool) -> list[Figure]:
    """F11  The tokens of everyone who has gained, lost or spent some."""
    found: list[Figure] = []
    for of in (REBEL, IMPERIAL):
        if after.influence[of] != t.influence[of]:
            figure = tokens_now(t, of, "influence")
            figure.detail = detail
            for line in lines(after):
                if line.name in TOKENS and line.values["seat"] == of:
                    name, sign = TOKENS[line.name]
                    figure.add(sign * line.values.get("count", 1), line.rule, name)
            found.append(figure)
    return found


def tokens_now(t: EmpireRebellion, of: int, name: str) -> Figure:
    figure = Figure(name, "F11", SEAT, of)
    figure.add(t.influence[of], "F11", "held")
    return figure


# -- how the event would end ------------------------------------------------------------------------------------------


def if_it_ended(t: EmpireRebellion, seat: int) -> list[Figure]:
    """D, T4  Both totals, and what the winner would take, as far as the seat knows the strategies."""
    end = copy_of(t)
    for of in (REBEL, IMPERIAL):
        if not (t.strategy_seen[of] >> seat) & 1:
            end.chosen[of] = []
    winner = NONE if t.tutorial else determine_victory(end)
    found: list[Figure] = []
    for of in (Seat(seat), opponent_of(seat)):
        figure = total_now(t, of)
        if works(end, of, Ruse.RAISE_TOTAL):
            figure.add(ASSAULT, "Y3", kind=STRATEGY, value=end.chosen[of][0])
        found.append(figure)
    return found if winner == NONE else found + spoils(t, end, Seat(winner))


def spoils(t: EmpireRebellion, end: EmpireRebellion, winner: Seat) -> list[Figure]:
    """D5, D5.1, W1  The victory points of the winner, by the rule that decides; then the influence of both, unless the game is won."""
    points = Figure("points", "D5", SEAT, winner, t.cards.points_to_win)
    points.add(t.points[winner], "D5", "held")
    points.add(t.cards.points[t.event], [line.rule for line in lines(end) if line.name in REASONS][-1], kind=EVENT_CARD, value=t.event)
    if points.total >= t.cards.points_to_win:
        return [points]
    loser = opponent_of(winner)
    gain_influence(end, winner)
    bureaucracy(end, loser)
    if t.cards.effect[t.event] == Effect.LOSER_LOSES_INFLUENCE:
        events.event_takes(end, loser, lose_influence(end, loser, INFLUENCE_LOST), EventCard(t.event))
    return [points, *influence_after(t, end, True)]


def strategy_figures(t: EmpireRebellion, strategy: int) -> list[Figure]:
    """Y1, Y3  What a strategy would bring its owner, where that is a number."""
    of, ruse = t.cards.strategy_side[strategy], t.cards.ruse[strategy]
    if ruse == Ruse.LOSER_GAINS:
        tokens = tokens_now(t, of, "if-lost")
        tokens.add(RED_TAPE, "Y1", "gained")
        return [tokens]
    if ruse == Ruse.RAISE_TOTAL:
        added = Figure("added", "Y3", SEAT, of, detail=True)
        added.add(ASSAULT, "Y3", kind=STRATEGY, value=strategy)
        return [added]
    return []


# -- what lies on the table -------------------------------------------------------------------------------------------


def figures(t: EmpireRebellion) -> list[Figure]:
    """Totals, room and values of the struggle, powers that do nothing, and the way to victory. All of it is public."""
    found = [] if t.tutorial else [to_win(t, seat) for seat in (REBEL, IMPERIAL)]
    if t.event == NONE:
        return found
    for seat in (REBEL, IMPERIAL):
        found += [total_now(t, seat), room(t, seat)]
        for card in t.area[seat]:
            worth = Figure("value", "G3", RESOURCE, card)
            worth.add(value(t, card), "G3", "exhausted" if card in t.exhausted[seat] else "ready")
            found.append(worth)
    for card in range(RESOURCES):
        rule = stopping_rule(t.cards, t.event, card)
        if rule:
            stopped = Figure("stopped", rule, RESOURCE, card)
            stopped.add(1, rule, "event")
            found.append(stopped)
    return found + ahead(t)


def room(t: EmpireRebellion, seat: int) -> Figure:
    """U3.1  Places that are still free."""
    figure = Figure("room", "U3.1", SEAT, seat)
    figure.add(capacity(t), "G4", "capacity")
    figure.add(-len(t.area[seat]), "U3.1", "in-play")
    return figure


def ahead(t: EmpireRebellion) -> list[Figure]:
    """D3, D4, T4  Who would win by the totals as they are."""
    winner = best_total(total(t, REBEL), total(t, IMPERIAL), objective(t))
    rule = "T4" if t.tutorial else "D3"
    if winner == NONE and not t.tutorial and total(t, REBEL) <= objective(t):
        winner, rule = t.balance, "D4"
    if winner == NONE:
        return []
    figure = Figure("ahead", rule, SEAT, winner)
    figure.add(total(t, winner), "D1", "total")
    return [figure]


def to_win(t: EmpireRebellion, seat: int) -> Figure:
    """W1  Victory points still to be won; below 0 there are more than needed."""
    figure = Figure("to-win", "W1", SEAT, seat)
    figure.add(t.cards.points_to_win, "W1", "goal")
    figure.add(-t.points[seat], "D5", "held")
    return figure
