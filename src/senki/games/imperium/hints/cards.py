"""How likely a sensible player plays an action card, and at what: by what is at stake, and against whoever is ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH, PASS
from senki.games.imperium import questions as asked
from senki.games.imperium.hints.standing import planet_worth
from senki.games.imperium.hints.war import battle_card_worth
from senki.games.imperium.kinds import MOVER, TYPE_OF, Response, VesselClass
from senki.games.imperium.model import Imperium, planets_at, ships_in
from senki.games.imperium.pack import HEXES, NONE, PLANETS
from senki.games.imperium.pack_cards import ACTION_KINDS, ActionKind, Target, Window
from senki.games.imperium.pack_politics import Ballot
from senki.games.imperium.rules.agendas import votes_for
from senki.games.imperium.rules.aims import things
from senki.games.imperium.rules.docks import dock_owner
from senki.games.imperium.rules.windows import could_open_hand

USUAL: Final = 6
CARD_WORTH: Final[dict[int, int]] = {  # by kind, where it is not the usual
    ActionKind.SABOTAGE: 2,
    ActionKind.TOUCH_OF_GENIUS: 3,
    ActionKind.LUCKY_SHOT: 12,
    ActionKind.PRIVATEERS: 9,
    ActionKind.ALIEN_TECHNOLOGY: 12,
    ActionKind.FLAWLESS_STRATEGY: 10,
    ActionKind.VOLUNTARY_ANNEXATION: 12,
    ActionKind.SECRET_INDUSTRIAL_AGENT: 10,
    ActionKind.RALLY_OF_THE_PEOPLE: 14,
    ActionKind.RISE_OF_A_MESSIAH: 12,
    ActionKind.COMMAND_SUMMIT: 14,
    ActionKind.SUCCESSFUL_SPY: 10,
    ActionKind.RARE_MINERAL: 20,
    ActionKind.STRATEGIC_PLANNING: 8,
    ActionKind.CULTURAL_CRISIS: 4,
    ActionKind.MASSIVE_TRANSPORT: 1,
    ActionKind.UNEXPECTED_ACTION: 2,
    ActionKind.PATROL: 2,
    ActionKind.FOCUSED_RESEARCH: 2,
    ActionKind.TEMPORARY_STABILITY: 2,
    ActionKind.TRADE_STOP: 1,
    ActionKind.SURPRISE_ASSAULT: 1,
    ActionKind.FLANK_SPEED: 3,
    ActionKind.IN_THE_SILENCE_OF_SPACE: 1,
    ActionKind.BRIBERY: 3,
    ActionKind.COUNCIL_DISSOLVED: 2,
    ActionKind.DISCREDIT: 3,
    ActionKind.THUGS: 4,
    ActionKind.VETO: 2,
}
HARMFUL: Final = (  # aimed at what stands on planets, or at docks: those of others
    ActionKind.LOCAL_UNREST,
    ActionKind.PLAGUE,
    ActionKind.EQUIPMENT_SABOTAGE,
    ActionKind.SECRET_INDUSTRIAL_AGENT,
    ActionKind.SPACEDOCK_ACCIDENT,
    ActionKind.STAR_OF_DEATH,
    ActionKind.UPRISING,
)
KEPT_BACK: Final = 5  # how likely nothing is played, against the cards
LOUD: Final = 9  # a card worth so much is worth a Sabotage


def worth_of(kind: int) -> int:
    return CARD_WORTH.get(kind, USUAL)


def hand_worth(t: Imperium) -> int:
    """Whether to open the hand in one's turn; a full one is opened sooner."""
    return 4 + 3 * len(t.a_hand[t.seat]) if could_open_hand(t, t.seat) else 0


def own_card_worth(t: Imperium, seat: int, play: int) -> int:
    if play == PASS:
        return KEPT_BACK
    if play in HARMFUL and not harms_others(t, seat, play):
        return 0
    return battle_card_worth(t, seat, play, worth_of(play)) if play < ACTION_KINDS else 1


def react_worth(t: Imperium, seat: int, play: int) -> int:
    """Sabotage by what it stops and whom; other cards by their worth. What hits the own seat is stopped sooner."""
    window, mover = t.about()
    if play == ACTION_KINDS + Response.SEND_BACK:
        return peace_worth(t, seat, mover)
    if play == PASS:
        return KEPT_BACK
    if window != Window.CARD or len(t.said) == 0:
        return battle_card_worth(t, seat, play, 2 * worth_of(play)) if play < ACTION_KINDS else 2
    row = len(t.said) - 1
    announced = worth_of(t.said.play[row])
    hits_me = t.said.first[row] == seat
    ahead = t.points[t.said.seat[row]] >= max(t.points)
    return max(0, announced - LOUD) + (12 if hits_me else 0) + (4 if ahead and announced >= LOUD else 0)


def peace_worth(t: Imperium, seat: int, mover: int) -> int:
    """Minister of Peace against whoever is about to overtake one."""
    return 8 if t.points[mover] > t.points[seat] else 1


def discard_worth(t: Imperium, seat: int, card: int) -> int:
    """The least useful one."""
    return 1 if card == ENOUGH else max(1, 20 - worth_of(t.cards.action.kind[card]))


def keep_worth(t: Imperium, seat: int, card: int) -> int:
    return 1 + worth_of(t.cards.action.kind[card])


def seat_worth(t: Imperium, seat: int, other: int) -> int:
    """Whoever is ahead; a card that harms is not for oneself."""
    return 0 if other == seat else 2 + 3 * t.points[other] + t.goods[other]


def harms_others(t: Imperium, seat: int, kind: int) -> bool:
    """Is there something of others at which a card that harms can be aimed?"""
    target = t.cards.action.targets[kind][0]
    if target == Target.SYSTEM_OUTSIDE_HOMES:
        return max([uprising_worth(t, seat, place) for place in range(HEXES)]) > 0
    return max([harm(t, seat, kind, one) for one in things(t, seat, target, kind, NONE, len(t.occasions) - 1)], default=0) > 0


def harm(t: Imperium, seat: int, kind: int, dock_or_planet: int) -> int:
    """What a card takes from another player on a planet, or with a dock; 0 for what is one's own."""
    owner = dock_owner(t, dock_or_planet)
    if owner in (seat, NONE):
        return 0
    ahead = 130 if t.points[owner] == max(t.points) else 100
    if dock_or_planet >= PLANETS or kind in (ActionKind.SECRET_INDUSTRIAL_AGENT, ActionKind.SPACEDOCK_ACCIDENT):
        return 20 * ahead // 100
    worth = planet_worth(t, dock_or_planet)
    lost = t.planets.forces[dock_or_planet] + 2 * t.planets.pds[dock_or_planet] + (10 if t.planets.dock[dock_or_planet] > 0 else 0)
    match kind:
        case ActionKind.LOCAL_UNREST:
            worth = worth + lost if t.planets.forces[dock_or_planet] < 2 else worth // 3
        case ActionKind.STAR_OF_DEATH:
            worth += lost
        case ActionKind.EQUIPMENT_SABOTAGE:
            worth = 4 * t.planets.pds[dock_or_planet]
        case _:
            worth = 1 + worth * t.planets.forces[dock_or_planet] // 4
    return max(1, worth * ahead // 100)


def uprising_worth(t: Imperium, seat: int, place: int) -> int:
    """What others could no longer spend, less what oneself could not."""
    found = 0
    for planet in planets_at(t, place):
        if t.planets.ready[planet] and t.planets.owner[planet] != NONE and t.planets.hex[planet] not in t.home:
            found += -planet_worth(t, planet) if t.planets.owner[planet] == seat else planet_worth(t, planet) // 2
    return max(0, found)


def planet_target(t: Imperium, seat: int, planet: int) -> int:
    (kind,) = t.about()
    if kind in HARMFUL:
        return harm(t, seat, kind, planet)
    return 2 if planet == ENOUGH else 1 + planet_worth(t, planet)


def ship_worth(t: Imperium, seat: int, ship: int) -> int:
    """The dearest one; of docks in space any but one's own."""
    if ship != ENOUGH and MOVER.second(ship) == VesselClass.FLOATING_DOCK:
        return 1
    return 1 if ship == ENOUGH else 1 + 2 * t.cards.unit.cost[TYPE_OF[MOVER.second(ship)]]


def system_worth(t: Imperium, seat: int, place: int) -> int:
    """Where most is at stake."""
    (kind,) = t.about()
    if kind == ActionKind.UPRISING:
        return uprising_worth(t, seat, place)
    if kind in (ActionKind.DIPLOMATIC_IMMUNITY, ActionKind.SIGNAL_JAMMING):
        return 2 + (ships_in(t, place) if t.fleet_owner[place] != NONE else 0)
    return 4 if t.fleet_owner[place] != NONE else 1


def copied_worth(t: Imperium, seat: int, kind: int) -> int:
    return worth_of(kind)


def forces_worth(t: Imperium, seat: int, number: int) -> int:
    return number


def votes_worth(t: Imperium, seat: int, number: int) -> int:
    """Bribery: as many as win the vote, or one."""
    most = max([votes_for(t, choice) for choice in t.ballots if choice not in (NONE, t.ballots[seat])], default=0)
    lacking = most + 1 - votes_for(t, t.ballots[seat])
    return 12 if number == max(1, lacking) else 1 if number == 1 else 0


def agenda_worth(t: Imperium, seat: int, card: int) -> int:
    """Assembly and Determine Policy: what a player is elected to hold is soonest of use."""
    return 3 if t.cards.political.ballot[card] == Ballot.PLAYER else 1


JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.OWN_CARD: own_card_worth,
    asked.REACT: react_worth,
    asked.DISCARD: discard_worth,
    asked.EXCHANGE_CARD: discard_worth,
    asked.DISCARD_OF: keep_worth,
    asked.TAKE_OUT: keep_worth,
    asked.HAND_OUT: discard_worth,
    asked.DEAL_CARD: discard_worth,
    asked.TARGET_SEAT: seat_worth,
    asked.TARGET_PLANET: planet_target,
    asked.TARGET_SHIP: ship_worth,
    asked.TARGET_HEX: system_worth,
    asked.TARGET_CARD: copied_worth,
    asked.TRANSPORT_FORCES: forces_worth,
    asked.TARGET_NUMBER: votes_worth,
    asked.PLAY_AGENDA: agenda_worth,
}
