"""V10  Who may play an action card in its window, and what it needs besides. All of it is seen by everybody."""

from __future__ import annotations

from senki.games.imperium.kinds import Money
from senki.games.imperium.model import Imperium, docks_at, is_held_by_another, pieces_left
from senki.games.imperium.pack import NONE, Colour, UnitType
from senki.games.imperium.pack_cards import NO_WORD, Need, Player, Window
from senki.games.imperium.rules.actions.tactical import FOCUSED, SPONSORED
from senki.games.imperium.rules.aims import ALIEN_PRICE, has_war_sun
from senki.games.imperium.rules.aims_war import WAR_NEEDS, answers_mines, is_met_in_war
from senki.games.imperium.rules.fleets import has_supply
from senki.games.imperium.rules.objectives import mecatol
from senki.games.imperium.rules.payment import purse
from senki.games.imperium.rules.strategy import TECHNOLOGY_CARDS, can_use, untaken
from senki.games.imperium.rules.targets import COPY_PRICE, copyable, has_targets
from senki.games.imperium.rules.technology import lacking, open_to, specialties, tech_price, techs_at
from senki.games.imperium.rules.trade import have_agreement, partners_of


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
        case Player.VOTER if t.occasions.window[place] == Window.VOTE_DONE:
            return t.ballots[seat] != NONE
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
        case Need.TECHNOLOGY:
            return len(techs_at(t, seat, ALIEN_PRICE)) > 0
        case Need.UNCHOSEN_CARD:
            return len(untaken(t)) > 0
        case Need.COUNCIL_CARD:
            return t.occasions.thing[place] != NONE  # Political or Assembly calls the council, not the outcome of another agenda
        case Need.FREE_HOME:
            fits = pieces_left(t, seat, UnitType.DREADNOUGHT) > 0 and not is_held_by_another(t, seat, t.home[seat])
            return fits and has_supply(t, seat, t.home[seat], UnitType.DREADNOUGHT)
        case Need.BUYS_GREEN:
            return buys(t, seat, place, Colour.GREEN, SPONSORED)
        case Need.BUYS_RED:
            return buys(t, seat, place, Colour.RED, specialties(t, seat, Colour.RED))
        case Need.ONE_MISSING:
            return len(just_lacking(t, seat, t.occasions.thing[place])) > 0
        case Need.BLOCKADED_DOCK:
            return is_held_by_another(t, seat, t.act_hex) and len(docks_at(t, seat, t.act_hex)) > 0
        case Need.WAR_SUN:
            return t.occasions.window[place] != Window.LAND or has_war_sun(t, seat, t.act_hex)
        case Need.OWN_TECHNOLOGY_CARD:
            card = t.occasions.thing[place]
            return t.occasions.seat[place] == seat and card in TECHNOLOGY_CARDS and can_use(t, seat, card)
        case Need.MECATOL_REX:
            return t.planets.owner[mecatol(t)] == seat
        case Need.BEFORE_DRAW:
            return True  # the window of the Status Phase is before the draw
        case Need.KEEPABLE_CARD:
            return True  # what may be kept is its target
        case Need.TWO_AGREEMENTS:
            return len(partners_of(t, seat)) > 1
        case Need.INFLUENCE:
            return purse(t, seat, Money.INFLUENCE) >= COPY_PRICE and len(copyable(t, seat, place)) > 0
        case Need.AGREEMENT:
            return have_agreement(t, seat, t.occasions.seat[place])
    raise AssertionError(f"nothing says when the need {need} is met")


def buys(t: Imperium, seat: int, place: int, colour: int, less: int) -> bool:
    """Could the seat buy a technology of the colour, so much cheaper?"""
    price = t.occasions.thing[place]
    able = [tech for tech in open_to(t, seat, 0) if t.cards.technology.colour[tech] == colour]
    money = purse(t, seat, Money.RESOURCES)
    return less > 0 and len([tech for tech in able if max(0, tech_price(t, seat, tech, price) - less) <= money]) > 0


def just_lacking(t: Imperium, seat: int, price: int) -> list[int]:
    """Focused Research: technologies that lack one thing alone, and could be paid with 6 more."""
    money = purse(t, seat, Money.RESOURCES)
    return [tech for tech in open_to(t, seat, 1) if lacking(t, seat, tech) == 1 and tech_price(t, seat, tech, price) + FOCUSED <= money]
