"""K  The galactic council: the agenda is read and discussed, all vote, the outcome is carried out."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Effect, ObjectiveCard, Planet, PoliticalCard, Seat, Stance, TechColour
from senki.games.imperium.model import Imperium, is_home
from senki.games.imperium.pack import NONE, PLANETS
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.politics.deck import AGAINST, OUTCOMES
from senki.games.imperium.questions import DECIDE, VETO_POWER, VOTE, VOTE_COLOUR, VOTE_LAW, VOTE_OBJECTIVE, VOTE_PLANET, VOTE_PLAYER
from senki.games.imperium.rules.agendas import can_be_voted, candidates, draw_agenda, play_agenda, votes_for, voting_order
from senki.games.imperium.rules.deals import discuss
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.lawmaking import discard_law, enact, end_law
from senki.games.imperium.rules.laws import holder_of, influence_of

# -- K1  where an agenda comes from -----------------------------------------------------------------------------------


@procedure
def council_from_deck(t: Imperium) -> Rule[None]:
    """K1  The next card of the deck is voted on."""
    yield from draw_agenda(t)
    yield from sitting(t)


@procedure
def council_from_hand(t: Imperium, seat: Seat) -> Rule[None]:
    """K1, C6  A card of the seat's hand is voted on."""
    yield from play_agenda(t, seat)
    yield from sitting(t)


@procedure
def sitting(t: Imperium) -> Rule[None]:
    """K1  One agenda, and those that its outcome calls, one after the other."""
    yield from resolve_agenda(t)
    while t.agendas_due > 0 or t.revoted != NONE:
        if t.revoted == NONE:
            t.agendas_due -= 1
            yield from draw_agenda(t)
        else:
            t.c_laws.remove(t.revoted)  # what it does goes on until the vote is over
            t.agenda = [t.revoted]
        yield from resolve_agenda(t)


@procedure
def resolve_agenda(t: Imperium) -> Rule[None]:
    """K2, K3, K13  Read, voted on, decided; then Veto Power, then the outcome."""
    tries = 0
    while len(t.agenda) > 0 and not can_be_voted(t, t.agenda[0]) and tries < len(t.c_known):  # K10
        tries += 1
        events.agenda_replaced(t, PoliticalCard(t.agenda[0]))
        t.c_discard.append(t.agenda[0])
        yield from draw_agenda(t)
    if len(t.agenda) == 0:
        return
    events.agenda_read(t, PoliticalCard(t.agenda[0]))
    yield from discuss(t, Seat(voting_order(t)[0]))  # K2
    t.ballots = [NONE] * t.players
    t.votes = [0] * t.players
    for seat in list(voting_order(t)):
        yield from cast_vote(t, Seat(seat))
    first = yield from decide(t, NONE)
    second: int = NONE
    if t.cards.political.ballot[t.agenda[0]] in (Ballot.TWO_PLAYERS, Ballot.TWO_PLANETS):
        second = yield from decide(t, first)
    tell_decision(t, PoliticalCard(t.agenda[0]), first)
    if second != NONE:
        tell_decision(t, PoliticalCard(t.agenda[0]), second)
    vetoed = yield from ask_veto(t, first)
    yield from carry_out(t, first, second, vetoed)
    t.sole_voter = NONE


# -- K3 to K5  votes --------------------------------------------------------------------------------------------------


def voting_power(t: Imperium, seat: int) -> int:
    """K4, K6  The influence of the seat's ready planets; nothing is exhausted by it. The home planets of the Winnu always count."""
    if barred(t, Effect.NO_VOTE, seat) or t.sole_voter not in (NONE, seat):
        return 0
    total = 0
    calm = has_ability(t, seat, RaceAbility.WINNU_VOTES)
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat:
            if t.planets.ready[planet] or (calm and is_home(t, seat, planet)):
                total += influence_of(t, planet)
    return total


@procedure
def cast_vote(t: Imperium, seat: Seat) -> Rule[None]:
    """K5  All of the seat's votes go to one choice, or it abstains; without votes it must."""
    choice: int = NONE
    if voting_power(t, seat) > 0:
        if t.cards.political.ballot[t.agenda[0]] == Ballot.FOR_AGAINST:
            stance = yield from ask(seat, VOTE, [Stance.FOR, Stance.AGAINST, Stance.ABSTAIN], card=t.agenda[0])
            choice = NONE if stance == Stance.ABSTAIN else stance
        else:
            choice = yield from choose_candidate(t, seat, (*candidates(t, t.agenda[0]), ENOUGH))
    give_votes(t, seat, choice)


def give_votes(t: Imperium, seat: int, choice: int) -> None:
    """K5  What the seat has chosen lies open, with its votes."""
    t.ballots[seat] = choice
    t.votes[seat] = voting_power(t, seat) if choice != NONE else 0
    if choice == NONE:
        events.abstained(t, Seat(seat))
    else:
        tell_vote(t, Seat(seat), PoliticalCard(t.agenda[0]), choice, t.votes[seat])


def tell_vote(t: Imperium, seat: Seat, card: PoliticalCard, choice: int, count: int) -> None:
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


@procedure
def choose_candidate(t: Imperium, seat: Seat, options: Ints, *, rule: str = "") -> Rule[int]:
    """K5, K7  One of those who or which may be elected; NONE: the seat abstains."""
    ballot = t.cards.political.ballot[t.agenda[0]]
    choice: int = NONE
    if ballot in (Ballot.PLAYER, Ballot.TWO_PLAYERS):
        choice = yield from ask(seat, VOTE_PLAYER, list(options), card=t.agenda[0])
    elif ballot in (Ballot.PLANET, Ballot.TWO_PLANETS):
        choice = yield from ask(seat, VOTE_PLANET, list(options), card=t.agenda[0])
    elif ballot == Ballot.LAW:
        choice = yield from ask(seat, VOTE_LAW, list(options), card=t.agenda[0])
    elif ballot == Ballot.COLOUR:
        choice = yield from ask(seat, VOTE_COLOUR, list(options), card=t.agenda[0])
    else:
        choice = yield from ask(seat, VOTE_OBJECTIVE, list(options), card=t.agenda[0])
    return NONE if choice == ENOUGH else choice


# -- K7, K8  the decision ---------------------------------------------------------------------------------------------


def leading(t: Imperium, before: int) -> list[int]:
    """K7, K8  Those with most votes; all of them where nobody has voted. After one has been elected, of the others."""
    card = t.agenda[0]
    if t.cards.political.ballot[card] == Ballot.FOR_AGAINST:
        open_to: list[int] = [Stance.FOR, Stance.AGAINST]
    else:
        open_to = [one for one in candidates(t, card) if one != before]
        if before != NONE and t.cards.political.ballot[card] == Ballot.TWO_PLANETS:
            open_to = [planet for planet in open_to if t.planets.owner[planet] != t.planets.owner[before]]
    most = max([votes_for(t, one) for one in open_to])
    return [one for one in open_to if votes_for(t, one) == most]


@procedure
def decide(t: Imperium, before: int) -> Rule[int]:
    """K7, K8  The side, or the candidate, with most votes; on a tie, and without any votes, the Speaker decides."""
    best: Ints = tuple(leading(t, before))
    if len(best) == 1:
        return best[0]
    speaker = Seat(t.speaker)
    events.vote_tied(t, speaker)
    if t.cards.political.ballot[t.agenda[0]] == Ballot.FOR_AGAINST:
        return (yield from ask(speaker, DECIDE, list(best), card=t.agenda[0]))
    return (yield from choose_candidate(t, speaker, best, rule="K7"))


def tell_decision(t: Imperium, card: PoliticalCard, choice: int) -> None:
    ballot = t.cards.political.ballot[card]
    count = votes_for(t, choice)
    if ballot == Ballot.FOR_AGAINST and choice == Stance.FOR:
        events.decided_for(t, card, count)
    elif ballot == Ballot.FOR_AGAINST:
        events.decided_against(t, card, count)
    elif ballot in (Ballot.PLAYER, Ballot.TWO_PLAYERS):
        events.elected_player(t, card, Seat(choice), count)
    elif ballot in (Ballot.PLANET, Ballot.TWO_PLANETS):
        events.elected_planet(t, card, Planet(choice), count)
    elif ballot == Ballot.LAW:
        events.elected_law(t, card, PoliticalCard(choice), count)
    elif ballot == Ballot.COLOUR:
        events.elected_colour(t, card, TechColour(choice), count)
    else:
        events.elected_objective(t, card, ObjectiveCard(choice), count)


# -- K9, K12, K13  the outcome ----------------------------------------------------------------------------------------


def passes(t: Imperium, card: int, first: int) -> bool:
    """K9  Does the card become a law, or stay one?"""
    law = t.cards.political.law[card] != 0
    return law and (t.cards.political.ballot[card] != Ballot.FOR_AGAINST or first == Stance.FOR)


@procedure
def ask_veto(t: Imperium, first: int) -> Rule[bool]:
    """K13  Who holds Veto Power may discard it after a law has been decided on: the new law goes without effect."""
    holder = Seat(holder_of(t, Political.VETO_POWER))
    if holder == NONE or not passes(t, t.agenda[0], first):
        return False
    vetoes = yield from ask_yes(holder, VETO_POWER, card=t.agenda[0])
    if vetoes:
        discard_law(t, Political.VETO_POWER)
    return vetoes


def is_as_before(t: Imperium, card: int, first: int, second: int) -> bool:
    """Revote: is the same outcome voted again? Then the law stays as it was."""
    ballot = t.cards.political.ballot[card]
    if ballot == Ballot.PLAYER:
        return t.c_holder[card] == first
    if ballot == Ballot.TWO_PLAYERS:
        return {t.c_elected[card], t.c_second[card]} == {first, second}
    return t.c_elected[card] == first


@procedure
def carry_out(t: Imperium, first: int, second: int, vetoed: bool) -> Rule[None]:
    """K9, K12  A law comes into force; any other card is discarded. Then what it says is done."""
    card = PoliticalCard(t.agenda[0])
    stands = t.revoted == card
    kept = stands and not vetoed and passes(t, card, first) and is_as_before(t, card, first, second)
    t.agenda = []
    t.revoted = NONE
    if kept:
        t.c_laws.append(card)
        return
    if stands:
        end_law(t, card)
    if vetoed or not passes(t, card, first):
        t.c_discard.append(card)
        events.law_discarded(t, card)
    else:
        enact(t, card, first, second)
    if vetoed:
        return
    if t.cards.political.ballot[card] == Ballot.FOR_AGAINST and first == Stance.AGAINST:
        yield from AGAINST[card](t, card, first, second)
    else:
        yield from OUTCOMES[card](t, card, first, second)
