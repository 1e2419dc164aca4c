"""V  Action cards of the Strategy Phase, after a primary ability, when the Action Phase begins, and of the Status Phase."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import AGREEMENT, ActionCard, CounterArea, Effect, Seat, StrategyCard, Until
from senki.games.imperium.model import Imperium, clockwise
from senki.games.imperium.pack import NONE
from senki.games.imperium.questions import HAND_OUT, TAKE_OUT
from senki.games.imperium.rules.conditions import mecatol
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.hand import draw_to_look, keep_limit, put_in_hand
from senki.games.imperium.rules.laws import influence_of
from senki.games.imperium.rules.strategy import take_over, use_secondary
from senki.games.imperium.rules.trade import break_agreement, breakable
from senki.games.imperium.rules.verbs import gain_counters_in, put_counter_from_reserve

SUMMONED: Final = 2  # Command Summit
UNLIMITED: Final = 99  # Grand Armada


@procedure
def command_summit(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Gain two counters in your Command Pool, as far as there are any (H5)."""
    gain_counters_in(t, seat, CounterArea.COMMAND, SUMMONED)
    yield from nothing()


@procedure
def cultural_crisis(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A player has no race abilities in this round, good or bad."""
    add_effect(t, Effect.NO_ABILITIES, t.said.first[row], Until.ROUND)
    yield from nothing()


@procedure
def multiculturalism(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """In this round you also have one race ability of an opponent."""
    add_effect(t, Effect.LENT_ABILITY, seat, Until.ROUND, thing=t.said.first[row])
    yield from nothing()


@procedure
def grand_armada(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """In this round Fleet Supply does not limit your ships in your home system; the excess goes when the Status Phase ends."""
    add_effect(t, Effect.MORE_SUPPLY, seat, Until.ROUND, thing=t.home[seat], amount=UNLIMITED)
    yield from nothing()


@procedure
def scientist_assassination(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A player may gain no technology in this round."""
    add_effect(t, Effect.NO_TECHNOLOGY, t.said.first[row], Until.ROUND)
    yield from nothing()


@procedure
def strategic_planning(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """In this round secondary abilities cost you no counters; resources and influence are still paid."""
    add_effect(t, Effect.FREE_SECONDARIES, seat, Until.ROUND)
    yield from nothing()


@procedure
def signal_jamming(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A counter from another player's reinforcements is put on a system that is no home system: that player has activated it."""
    put_counter_from_reserve(t, t.said.first[row], t.said.second[row])
    yield from nothing()


@procedure
def productivity_spike(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """In this round a space dock of yours may build as many units more as its planet has influence."""
    planet = t.said.first[row]
    add_effect(t, Effect.MORE_PRODUCTION, seat, Until.ROUND, thing=planet, amount=influence_of(t, planet))
    yield from nothing()


@procedure
def trade_stop(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """All trade agreements are broken; none with the Hacan (V6)."""
    for pair in breakable(t):
        break_agreement(t, AGREEMENT.first(pair), AGREEMENT.second(pair))
    yield from nothing()


@procedure
def usurper(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """The card lies on the table while you hold Mecatol Rex, which counts twelve votes, even exhausted."""
    card = t.said.card[row]
    votes = t.cards.action.number[t.said.play[row]]
    add_effect(t, Effect.PLANET_VOTES, seat, Until.KEPT, thing=mecatol(t), amount=votes, source=card)
    t.a_board.append(card)
    yield from nothing()


@procedure
def synchronicity(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Look through the action deck and take a card; nobody else sees which (V2)."""
    if len(t.a_deck) > 0:
        t.a_look[seat] = t.a_deck
        t.a_deck = []
        card = yield from ask(seat, TAKE_OUT, t.a_look[seat][:])
        t.a_look[seat].remove(card)
        t.a_deck = t.a_look[seat]
        t.a_look[seat] = []
        put_in_hand(t, seat, card)
        yield from keep_limit(t, seat)


@procedure
def temporary_stability(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Until the Action Phase ends no action card but Sabotage may be played. A player may end this by discarding three action cards."""
    add_effect(t, Effect.STABILITY, NONE, Until.PHASE)
    yield from nothing()


@procedure
def strategic_shift(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A strategy card may not be taken in this round; it gets a bonus counter like the others that are left (Y5)."""
    add_effect(t, Effect.NOT_TAKEN, NONE, Until.PHASE, thing=t.said.first[row])
    yield from nothing()


@procedure
def public_disgrace(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """The player who has just taken a strategy card puts it back and takes another one (Y9: before what it does)."""
    occasion = t.said.occasion[row]
    t.taken_by[t.occasions.thing[occasion]] = NONE
    t.occasions.closed[occasion] = 1
    yield from nothing()


@procedure
def strategic_flexibility(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Exchange a strategy card of yours for one that is left. Bonus counters on the new card come to you, those taken before stay."""
    old, new = t.said.first[row], StrategyCard(t.said.second[row])
    t.taken_by[old] = NONE
    t.taken_by[new] = seat
    events.card_taken(t, seat, new)
    yield from take_over(t, seat, new)


@procedure
def first_strike(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """You take your first action before everybody else; of two who play it the one with the lower initiative comes first."""
    add_effect(t, Effect.FIRST_STRIKE, seat, Until.PHASE)
    yield from nothing()


@procedure
def policy_paralysis(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """An opponent may not use the secondary ability of this card."""
    add_effect(t, Effect.NO_SECONDARY, t.said.first[row], Until.STEP)
    yield from nothing()


@procedure
def tech_bubble(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After your primary ability of Technology: pay a counter from Strategy Allocation and use its secondary ability too."""
    yield from use_secondary(t, seat, t.occasions.thing[t.said.occasion[row]])


@procedure
def political_stability(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Keep a strategy card of yours for the next round instead of taking one."""
    add_effect(t, Effect.KEEPS_CARD, seat, Until.NEXT_ROUND, thing=t.said.first[row])
    yield from nothing()


@procedure
def master_of_fate(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Draw a card for each player, look at them, and give each player one; everybody receives one less in this Status Phase."""
    yield from draw_to_look(t, seat, len(clockwise(t, 0)))
    for other in list(clockwise(t, seat)):
        if len(t.a_look[seat]) > 0:
            yield from hand_out(t, seat, Seat(other))
    add_effect(t, Effect.FEWER_DRAWN, NONE, Until.ROUND, amount=1)


@procedure
def hand_out(t: Imperium, seat: Seat, other: Seat) -> Rule[None]:
    """Master of Fate: a card that was looked at goes into a hand; whoever gave it knows it."""
    card = yield from ask(seat, HAND_OUT, t.a_look[seat][:], player=other)
    t.a_look[seat].remove(card)
    put_in_hand(t, other, card)
    t.a_known[card] |= 1 << seat
    events.card_handed_out(t, (1 << seat) | (1 << other), seat, other, ActionCard(card))
    yield from keep_limit(t, other)
