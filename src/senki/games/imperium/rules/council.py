"""K  The galactic council: the agenda is read and discussed, all vote, the outcome is carried out."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import Effect, ObjectiveCard, Planet, PoliticalCard, Seat, Stance, TechColour
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE, Strategy
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.politics.deck import AGAINST, OUTCOMES
from senki.games.imperium.questions import DECIDE, VETO_POWER, VOTE, VOTE_COLOUR, VOTE_LAW, VOTE_OBJECTIVE, VOTE_PLANET, VOTE_PLAYER
from senki.games.imperium.rules.agendas import (
    can_be_voted,
    candidates,
    draw_agenda,
    lay_aside,
    may_vote,
    play_agenda,
    put_away,
    tell_vote,
    votes_for,
    voting_order,
    voting_power,
)
from senki.games.imperium.rules.deals import discuss
from senki.games.imperium.rules.effects import barred, bonus, end_step_effect
from senki.games.imperium.rules.lawmaking import discard_law, enact, end_law
from senki.games.imperium.rules.laws import holder_of
from senki.games.imperium.rules.promises import vote_was_given
from senki.games.imperium.rules.windows import open_window, own_window

# -- K1, K2, K13  the agenda --------------------------------------------------------------------------------------------


@procedure
def council_from_deck(t: Imperium) -> Rule[None]:
    """K1  The next card of the deck is voted on."""
    yield from call_agenda(t, NONE, Strategy.POLITICAL)
    yield from sitting(t, NONE)


@procedure
def council_from_hand(t: Imperium, seat: Seat) -> Rule[None]:
    """K1, C6  A card of the seat's hand is voted on."""
    yield from call_agenda(t, seat, Strategy.ASSEMBLY)
    yield from sitting(t, seat)


def caller(t: Imperium) -> Seat:
    """V9  From whom on reactions to an agenda are carried out: the active player."""
    return Seat(t.speaker if t.active == NONE else t.active)


@procedure
def call_agenda(t: Imperium, by: int, card: int) -> Rule[None]:
    """K1, K13  Window agd.call: a card may choose the agenda, or do without one. Else it is drawn, or played by who is named.

    `card` is the strategy card that calls the council; NONE where an outcome calls another agenda.
    """
    yield from open_window(t, Window.AGD_CALL, caller(t), by, card)
    if barred(t, Effect.NO_COUNCIL, NONE):
        end_step_effect(t, Effect.NO_COUNCIL)
        put_away(t)
    elif len(t.agenda) == 0:
        yield from next_agenda(t, by)


@procedure
def next_agenda(t: Imperium, by: int) -> Rule[None]:
    """K1  From the hand of who was named, or from the deck."""
    if by == NONE:
        yield from draw_agenda(t)
    else:
        yield from play_agenda(t, Seat(by))


@procedure
def sitting(t: Imperium, by: int) -> Rule[None]:
    """K1  One agenda, and those that its outcome calls, one after the other."""
    yield from resolve_agenda(t, by)
    while t.agendas_due > 0 or t.revoted != NONE:
        if t.revoted == NONE:
            t.agendas_due -= 1
            yield from call_agenda(t, NONE, NONE)
        else:
            t.c_laws.remove(t.revoted)  # what it does goes on until the vote is over
            t.agenda = [t.revoted]
        yield from resolve_agenda(t, NONE)


@procedure
def resolve_agenda(t: Imperium, by: int) -> Rule[None]:
    """K2, K3, K13  Read, voted on, decided; then Veto Power, then the outcome."""
    yield from read_agenda(t, by)
    if len(t.agenda) == 0:
        return
    yield from discuss(t, Seat(voting_order(t)[0]))  # K2
    t.ballots = [NONE] * t.players
    t.votes = [0] * t.players
    for seat in list(voting_order(t)):
        yield from cast_vote(t, Seat(seat))
    yield from open_window(t, Window.VOTE_DONE, caller(t), NONE, t.agenda[0])
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


@procedure
def read_agenda(t: Imperium, by: int) -> Rule[None]:
    """K2, K13  Read to all; where window agd.read does away with it, the next one comes from where it came.

    K10 holds after the window too: Council Elder, the only law, may have been used when a law was to be elected.
    """
    heard = False
    while not heard:
        t.sole_voter = NONE  # Council Elder is for the agenda that was read
        yield from replace_hopeless(t)
        if len(t.agenda) == 0:
            return
        events.agenda_read(t, PoliticalCard(t.agenda[0]))
        yield from open_window(t, Window.AGD_READ, caller(t), by, t.agenda[0])
        heard = len(t.agenda) > 0 and can_be_voted(t, t.agenda[0])
        if len(t.agenda) == 0:
            yield from next_agenda(t, by)


@procedure
def replace_hopeless(t: Imperium) -> Rule[None]:
    """K10  Without anybody or anything to elect another card is drawn; once for each card there is at most."""
    tries = 0
    while len(t.agenda) > 0 and not can_be_voted(t, t.agenda[0]) and tries < len(t.c_known):
        tries += 1
        events.agenda_replaced(t, PoliticalCard(t.agenda[0]))
        lay_aside(t)
        yield from draw_agenda(t)


# -- K3 to K5  votes --------------------------------------------------------------------------------------------------


@procedure
def cast_vote(t: Imperium, seat: Seat) -> Rule[None]:
    """K5, K13  All of the seat's votes go to one choice, or it abstains; without votes it must. Cards: with the own vote, then on it."""
    if may_vote(t, seat):
        yield from own_window(t, Window.VOTE_MINE, seat, NONE, t.agenda[0])
    bound = bonus(t, Effect.MORE_VOTES, seat) > 0  # Fantastic Rhetoric
    choice: int = NONE
    if voting_power(t, seat) > 0:
        if t.cards.political.ballot[t.agenda[0]] == Ballot.FOR_AGAINST:
            stances = [Stance.FOR, Stance.AGAINST] + ([] if bound else [Stance.ABSTAIN])
            stance = yield from ask(seat, VOTE, stances, card=t.agenda[0])
            choice = NONE if stance == Stance.ABSTAIN else stance
        else:
            choice = yield from choose_candidate(t, seat, (*candidates(t, t.agenda[0]), *(() if bound else (ENOUGH,))))
    vote_was_given(t, seat, choice, voting_power(t, seat) > 0)
    give_votes(t, seat, choice)
    end_step_effect(t, Effect.MORE_VOTES)
    if choice != NONE:
        yield from open_window(t, Window.VOTE_CAST, seat, NONE, t.agenda[0])


def give_votes(t: Imperium, seat: int, choice: int) -> None:
    """K5  What the seat has chosen lies open, with its votes."""
    t.ballots[seat] = choice
    t.votes[seat] = voting_power(t, seat) if choice != NONE else 0
    if choice == NONE:
        events.abstained(t, Seat(seat))
    else:
        tell_vote(t, Seat(seat), PoliticalCard(t.agenda[0]), choice, t.votes[seat])


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
