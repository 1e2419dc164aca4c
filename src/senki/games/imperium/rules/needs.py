"""V10  Who may play an action card in its window, and what it needs besides. All of it is seen by everybody."""

from __future__ import annotations

from senki.games.imperium.kinds import Money
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack_cards import NO_WORD, Need, Player
from senki.games.imperium.rules.aims_war import WAR_NEEDS, answers_mines, is_met_in_war
from senki.games.imperium.rules.payment import purse
from senki.games.imperium.rules.targets import COPY_PRICE, copyable, has_targets
from senki.games.imperium.rules.trade import have_agreement


def may_use(t: Imperium, seat: int, kind: int, place: int) -> bool:
    """V2, V10  Is it a card for this seat now, with something to aim at?"""
    if answers_mines(t, kind, place):
        return seat == t.active
    if not is_addressed(t, seat, t.cards.action.who[kind], place):
        return False
    need = t.cards.action.needs[kind]
    if need != NO_WORD and not is_met(t, seat, need, place):
        return False
    return has_targets(t, seat, kind, place)


def is_addressed(t: Imperium, seat: int, who: int, place: int) -> bool:
    """Who the card speaks of: whose turn, card, vote or attack it is, the other side, or anyone."""
    own, other = t.occasions.seat[place], t.occasions.other[place]
    match who:
        case Player.ACTIVE | Player.VOTER | Player.ATTACKER:
            return seat == own
        case Player.OTHER | Player.PARTNER:
            return seat != own
        case Player.DEFENDER | Player.OWNER | Player.LOSER:
            return seat == other
        case Player.PARTICIPANT:
            return seat in (own, other)
    return True


def is_met(t: Imperium, seat: int, need: int, place: int) -> bool:
    """What must be so besides. Needs of battles, of the council and of trade are asked of their own chapters."""
    if need in WAR_NEEDS:
        return is_met_in_war(t, seat, need)
    match need:
        case Need.NO_SABOTAGE:
            return True  # a Sabotage is not announced (V2), so no window opens for it
        case Need.INFLUENCE:
            return purse(t, seat, Money.INFLUENCE) >= COPY_PRICE and len(copyable(t, seat, place)) > 0
        case Need.AGREEMENT:
            return have_agreement(t, seat, t.occasions.seat[place])
    raise AssertionError(f"nothing says when the need {need} is met")
