"""K, S4  Political cards: the deck, the hands, and what may be elected."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, draw, procedure
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import COLOUR, Effect, ObjectiveCard, Planet, PoliticalCard, Seat, Stance, TechColour
from senki.games.imperium.model import Imperium, clockwise, is_home, is_station
from senki.games.imperium.pack import MECATOL_HEX, NONE, PLANETS, SystemType
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.questions import DISCARD_POLITICAL, DRAW_POLITICAL, PLAY_AGENDA, PUT_ON_TOP
from senki.games.imperium.rules.effects import barred, bonus
from senki.games.imperium.rules.laws import influence_of
from senki.games.imperium.rules.payment import discard_political

HAND_LIMIT: Final = 5  # K11
LOOKED_AT: Final = 3  # Political

# -- the deck ---------------------------------------------------------------------------------------------------------


def has_political(t: Imperium) -> bool:
    """K1  Is there a card to draw? An empty deck is made of the cards under it, then of the shuffled discards."""
    if len(t.c_top) + len(t.c_deck) == 0:
        t.c_deck, t.c_under = t.c_under, []
    if len(t.c_top) + len(t.c_deck) == 0:
        t.c_deck, t.c_discard = t.c_discard, []
    return len(t.c_top) + len(t.c_deck) > 0


@procedure
def draw_agenda(t: Imperium) -> Rule[None]:
    """K1  The next card of the deck is the agenda; the one that was put back on top first."""
    t.agenda = []
    if has_political(t):
        if len(t.c_top) > 0:
            t.agenda.append(t.c_top.pop())
        else:
            card = yield from draw(DRAW_POLITICAL, t.c_deck)
            t.agenda = [card]


@procedure
def draw_political(t: Imperium, seat: Seat, number: int) -> Rule[None]:
    """S6, K11  Cards of the deck, seen by their owner alone; then the hand is brought down to its limit."""
    while number > 0 and has_political(t):
        number -= 1
        if len(t.c_top) > 0:
            t.c_hand[seat].append(t.c_top.pop())
        else:
            yield from draw_one(t, seat)
        events.political_drawn(t, 1 << seat, seat, PoliticalCard(t.c_hand[seat][-1]))
    while len(t.c_hand[seat]) > HAND_LIMIT:
        dropped = yield from ask(seat, DISCARD_POLITICAL, t.c_hand[seat][:])
        discard_political(t, seat, dropped)


@procedure
def draw_one(t: Imperium, seat: Seat) -> Rule[None]:
    """S6  One card, unseen by the others."""
    card = yield from draw(DRAW_POLITICAL, t.c_deck)
    t.c_hand[seat].append(card)


@procedure
def play_agenda(t: Imperium, seat: Seat) -> Rule[None]:
    """K1, C6  A card of the hand is the agenda; who holds none turns up the next one of the deck."""
    if len(t.c_hand[seat]) == 0:
        yield from draw_agenda(t)
    else:
        card = yield from ask(seat, PLAY_AGENDA, t.c_hand[seat][:])
        t.c_hand[seat].remove(card)
        t.agenda = [card]
        events.agenda_played(t, seat, PoliticalCard(card))


def put_away(t: Imperium) -> None:
    """K13  A card does away with the agenda, if there is one; who alone should have voted on it does so no more."""
    if len(t.agenda) > 0:
        events.agenda_dropped(t, PoliticalCard(t.agenda[0]))
        lay_aside(t)
    t.sole_voter = NONE


def lay_aside(t: Imperium) -> None:
    """K9  The agenda is not voted on but discarded; a law that was to be voted on again stays in force as it is."""
    if t.revoted == NONE:
        t.c_discard.append(t.agenda[0])
    else:
        t.c_laws.append(t.revoted)
        t.revoted = NONE
    t.agenda = []


@procedure
def choose_agenda(t: Imperium, seat: Seat) -> Rule[None]:
    """K1, V2  The deck, the discards or the laws in force are searched for the agenda, the deck unseen by others; then it is shuffled."""
    put_away(t)
    t.c_look[seat] = t.c_deck + t.c_top + t.c_under
    t.c_deck = []
    t.c_top = []
    t.c_under = []
    if len(eligible(t, seat)) > 0:
        chosen = yield from ask(seat, PLAY_AGENDA, eligible(t, seat))
        take_agenda(t, seat, chosen)
    for card in t.c_look[seat]:
        t.c_known[card] = 0
    t.c_deck = t.c_look[seat]
    t.c_look[seat] = []


def eligible(t: Imperium, seat: int) -> list[int]:
    """K1, K10  What may be chosen while the seat looks through the deck."""
    return sorted([card for card in t.c_look[seat] + t.c_discard + t.c_laws if can_be_voted(t, card)])


def take_agenda(t: Imperium, seat: int, card: int) -> None:
    """K1  The card is the agenda; a law is voted on again, and what it does goes on until then."""
    if card in t.c_laws:
        t.c_laws.remove(card)
        t.revoted = card
    elif card in t.c_discard:
        t.c_discard.remove(card)
    else:
        t.c_look[seat].remove(card)
    t.agenda = [card]


@procedure
def look_at_political(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Political: of the next three cards one goes back on top of the deck, the others under it; only this seat has seen them."""
    t.c_look[seat] = []
    while len(t.c_look[seat]) < LOOKED_AT and has_political(t):
        if len(t.c_top) > 0:
            t.c_look[seat].append(t.c_top.pop())
        else:
            yield from look_at_one(t, seat)
    events.political_looked_at(t, seat, len(t.c_look[seat]))
    if len(t.c_look[seat]) > 0:
        top = yield from ask(seat, PUT_ON_TOP, t.c_look[seat][:])
        for card in t.c_look[seat]:
            t.c_known[card] = 1 << seat
            if card == top:
                t.c_top.append(card)
            else:
                t.c_under.append(card)
        t.c_look[seat] = []


@procedure
def look_at_one(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  One more card to look at."""
    card = yield from draw(DRAW_POLITICAL, t.c_deck)
    t.c_look[seat].append(card)


# -- K8, K10  what may be elected -------------------------------------------------------------------------------------


def candidates(t: Imperium, card: int) -> list[int]:
    """K8  For whom or what votes may be given: seats, planets, laws, colours or objectives."""
    ballot = t.cards.political.ballot[card]
    if ballot in (Ballot.PLAYER, Ballot.TWO_PLAYERS):
        return sorted(clockwise(t, 0))
    if ballot in (Ballot.PLANET, Ballot.TWO_PLANETS):
        return [planet for planet in range(PLANETS) if is_candidate(t, card, planet)]
    if ballot == Ballot.LAW:
        return sorted(t.c_laws)
    if ballot == Ballot.COLOUR:
        return list(range(COLOUR.size))
    if ballot == Ballot.OBJECTIVE:
        return sorted(t.o_public)
    return []


def is_candidate(t: Imperium, card: int, planet: int) -> bool:
    """K8  Planets as the card names them; a trade station is none of them (N11)."""
    place = t.planets.hex[planet]
    if place == NONE or is_station(t, planet):
        return False
    at_home = t.cards.system.type[t.systems[place]] == SystemType.HOME
    if card == Political.COMPENSATED_DISARMAMENT:
        return t.planets.forces[planet] > 0
    if card == Political.DISPUTE_RESOLUTION:
        return t.planets.owner[planet] != NONE and place != MECATOL_HEX and not at_home
    return not at_home  # Holy Planet of Ixth


def can_be_voted(t: Imperium, card: int) -> bool:
    """K10  Is there somebody or something to elect? Two planets are of two players."""
    ballot = t.cards.political.ballot[card]
    if ballot == Ballot.FOR_AGAINST:
        return True
    found = candidates(t, card)
    if ballot == Ballot.TWO_PLANETS:
        return len(found) > 0 and len([planet for planet in found if t.planets.owner[planet] != t.planets.owner[found[0]]]) > 0
    return len(found) > (1 if ballot == Ballot.TWO_PLAYERS else 0)


# -- K3, K5  voters ---------------------------------------------------------------------------------------------------


def voting_order(t: Imperium) -> list[int]:
    """K3, K12  Left of the Speaker first, clockwise, the Speaker last. In this order outcomes are chosen too (K12)."""
    return clockwise(t, (t.speaker + 1) % t.players)


def may_vote(t: Imperium, seat: int) -> bool:
    """K5  Does no card keep the seat from voting?"""
    return not barred(t, Effect.NO_VOTE, seat) and t.sole_voter in (NONE, seat)


def voting_power(t: Imperium, seat: int) -> int:
    """K4, K6  The votes of the seat's planets, and what cards add; nothing is exhausted by it."""
    if not may_vote(t, seat):
        return 0
    own = [votes_of(t, seat, planet) for planet in range(PLANETS) if t.planets.owner[planet] == seat]
    return bonus(t, Effect.MORE_VOTES, seat) + sum(own)


def votes_of(t: Imperium, seat: int, planet: int) -> int:
    """K4, R13  The influence of a ready planet; of the Winnu's home planets always. Usurper: Mecatol Rex gives twelve, ready or not."""
    fixed = bonus(t, Effect.PLANET_VOTES, seat, planet)
    if fixed > 0:
        return fixed
    calm = is_home(t, seat, planet) and has_ability(t, seat, RaceAbility.WINNU_VOTES)
    return influence_of(t, planet) if t.planets.ready[planet] or calm else 0


def voters(t: Imperium, stance: int) -> list[int]:
    """K5  Who has given votes for a side, in order."""
    return [seat for seat in voting_order(t) if t.ballots[seat] == stance and t.votes[seat] > 0]


def votes_for(t: Imperium, choice: int) -> int:
    """K8  All votes given for it."""
    return sum([t.votes[seat] for seat in range(t.players) if t.ballots[seat] == choice])


def tell_vote(t: Imperium, seat: Seat, card: PoliticalCard, choice: int, count: int) -> None:
    """K5  Who has voted, for whom or what, with how many votes in all."""
    ballot = t.cards.political.ballot[card]
    if ballot == Ballot.FOR_AGAINST and choice == Stance.FOR:
        events.voted_for(t, seat, card, count)
    elif ballot == Ballot.FOR_AGAINST:
        events.voted_against(t, seat, card, count)
    elif ballot in (Ballot.PLAYER, Ballot.TWO_PLAYERS):
        events.voted_player(t, seat, card, Seat(choice), count)
    elif ballot in (Ballot.PLANET, Ballot.TWO_PLANETS):
        events.voted_planet(t, seat, card, Planet(choice), count)
    elif ballot == Ballot.LAW:
        events.voted_law(t, seat, card, PoliticalCard(choice), count)
    elif ballot == Ballot.COLOUR:
        events.voted_colour(t, seat, card, TechColour(choice), count)
    else:
        events.voted_objective(t, seat, card, ObjectiveCard(choice), count)
