"""V2  What a target word of the pack means: the planets, systems, ships, players and cards that it may be."""

from __future__ import annotations

from senki.games.imperium.kinds import CounterArea
from senki.games.imperium.model import Imperium, clockwise, counters_in, others, reinforcements
from senki.games.imperium.pack_cards import ActionKind, Target
from senki.games.imperium.rules.aims_war import WAR_TARGETS, war_things


def things(t: Imperium, seat: int, target: int, kind: int, first: int, place: int) -> list[int]:
    """Seats, planets, systems, ships, technologies or cards, in the order of their numbers. `first`: what was named before."""
    if target in WAR_TARGETS or kind == ActionKind.DUG_IN:
        return war_things(t, seat, target, kind, first, place)
    match target:
        case Target.OPPONENT:
            return sorted(others(t, seat))
        case Target.PLAYER:
            return sorted(clockwise(t, 0))
        case Target.OPPONENT_WITH_CARDS:
            return [other for other in sorted(others(t, seat)) if len(t.a_hand[other]) > 0]
        case Target.OPPONENT_WITH_COMMAND:
            return [other for other in sorted(others(t, seat)) if counters_in(t, other, CounterArea.COMMAND) > 0]
        case Target.OPPONENT_WITH_GOODS:
            return [other for other in sorted(others(t, seat)) if t.goods[other] > 0]
        case Target.OPPONENT_WITH_REINFORCEMENTS:
            return [other for other in sorted(others(t, seat)) if reinforcements(t, other) > 0]
    raise AssertionError(f"nothing says what the target {target} may be")
