"""P  The planning phase: the event is revealed, and both choose a strategy."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_all, draw, procedure
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion, EventCard, Seat, Strategy, opponent_of
from senki.games.empire_rebellion.questions import CHOOSE_STRATEGY, INFILTRATE, RANDOM_STRATEGY, REVEAL_EVENT
from senki.games.empire_rebellion.rules.strategies import lay, pick_up, show_to


@procedure
def planning_phase(t: EmpireRebellion) -> Rule[None]:
    """P1, P2  First the event, then the strategies."""
    t.event = yield from top_event(t)
    events.revealed(t, EventCard(t.event))  # P1
    yield from choose_strategies(t)


@procedure
def top_event(t: EmpireRebellion) -> Rule[int]:
    """P1  The top card of the event deck. At most twelve events are won while nobody has 7 points, so there is one."""
    if len(t.event_top) > 0:
        event = t.event_top.pop(0)
        t.event_known[event] = 0
        return event
    if len(t.event_deck) == 0:
        return t.event_bottom.pop(0)
    event = yield from draw(REVEAL_EVENT, t.event_deck)
    return event


@procedure
def choose_strategies(t: EmpireRebellion) -> Rule[None]:
    """P2, P3  What the last round has changed comes first; all else is chosen at the same time, face down."""
    for seat in (REBEL, IMPERIAL):
        if t.exposed[seat]:
            yield from choose_openly(t, Seat(seat))
        elif is_random(t, seat):
            yield from draw_strategy(t, Seat(seat))
    for seat in (REBEL, IMPERIAL):
        if not is_decided(t, seat):
            t.strategy_seen[seat] = 1 << chooser(t, seat)
    yield from ask_all(t, [REBEL, IMPERIAL], choose_in_secret)
    for seat in (REBEL, IMPERIAL):
        if not is_decided(t, seat):
            show_to(t, seat, t.strategy_seen[seat] | 1 << seat)  # F9, F10: the owner looks once all are chosen
            tell_choice(t, Seat(seat))
    t.exposed = [0, 0]
    t.diverted = [0, 0]
    t.infiltrated = [0, 0]


def chooser(t: EmpireRebellion, seat: int) -> Seat:
    """Y4  Who chooses this seat's strategy."""
    return opponent_of(seat) if t.infiltrated[seat] else Seat(seat)


def is_random(t: EmpireRebellion, seat: int) -> bool:
    """E8, P3  Ruling: Infiltration decides which card is taken, so then it is not random."""
    return t.diverted[seat] != 0 and t.infiltrated[seat] == 0


def is_decided(t: EmpireRebellion, seat: int) -> bool:
    """P3  Is the strategy laid down before the others are chosen?"""
    return t.exposed[seat] != 0 or is_random(t, seat)


def tell_choice(t: EmpireRebellion, seat: Seat) -> None:
    """P2, Y4  Whose strategy lies there, and who has chosen it, with the card for those who know it."""
    strategy = Strategy(t.chosen[seat][0])
    if t.infiltrated[seat]:
        events.strategy_infiltrated(t, t.strategy_seen[seat], opponent_of(seat), seat, strategy)
    else:
        events.strategy_laid(t, t.strategy_seen[seat], seat, strategy)


@procedure
def choose_openly(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """E10  The loser of the last round chooses first and shows the card. Ruling (P3): chosen by Infiltration, it is shown all the same."""
    if t.infiltrated[seat]:
        strategy = yield from ask(opponent_of(seat), INFILTRATE, t.unused[seat][:])
    else:
        strategy = yield from ask(seat, CHOOSE_STRATEGY, t.unused[seat][:], rule="E10")
    lay(t, seat, strategy)
    if t.infiltrated[seat]:
        tell_choice(t, seat)
    events.strategy_shown(t, seat, Strategy(strategy))


@procedure
def draw_strategy(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """E8  The loser of the last round lays down a random one. Its owner may look at it (F9)."""
    strategy = yield from draw(RANDOM_STRATEGY, t.unused[seat])
    t.unused[seat].sort()
    t.chosen[seat] = [strategy]
    show_to(t, seat, 1 << seat)
    events.strategy_drawn(t, t.strategy_seen[seat], seat, Strategy(strategy))


@procedure
def choose_in_secret(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """P2, Y4  All that this seat chooses: its own strategy, the opponent's, both or none."""
    for target in (REBEL, IMPERIAL):
        if not is_decided(t, target) and chooser(t, target) == seat:
            pick_up(t, target)
    if not is_decided(t, seat) and not t.infiltrated[seat]:
        strategy = yield from ask(seat, CHOOSE_STRATEGY, t.unused[seat][:])
        lay(t, seat, strategy)
    other = opponent_of(seat)
    if not is_decided(t, other) and t.infiltrated[other]:
        strategy = yield from ask(seat, INFILTRATE, t.unused[other][:])
        lay(t, other, strategy)
