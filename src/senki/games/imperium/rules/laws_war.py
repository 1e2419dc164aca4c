"""K9  What laws do in battles and landings."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask_yes, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import ARRIVING, Area, CounterArea, Effect, Money, PoliticalCard, Seat
from senki.games.imperium.model import Imperium, change_counters, counters_in
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import MINISTER_HIT
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.ending import gain_points
from senki.games.imperium.rules.hand import draw_cards
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import holder_of, is_law, resources_of, truce_holds
from senki.games.imperium.rules.losses import take_hits
from senki.games.imperium.rules.payment import gain_counters, gain_goods, purse
from senki.games.imperium.rules.verbs import lose_points, place_forces

# -- space battle -----------------------------------------------------------------------------------------------------


@procedure
def minister_of_war(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B2  Minister of War: for a counter of Strategy Allocation the other fleet takes a hit at once."""
    minister = Seat(holder_of(t, Political.MINISTER_OF_WAR))
    if minister not in (attacker, defender) or t.fleet_owner[ARRIVING] != attacker or t.fleet_owner[t.act_hex] != defender:
        return
    if counters_in(t, minister, CounterArea.STRATEGY) > 0:
        strikes = yield from ask_yes(minister, MINISTER_HIT)
        if strikes:
            change_counters(t, minister, CounterArea.STRATEGY, -1)
            events.counters_lost(t, minister, Area(CounterArea.STRATEGY), 1, rule="B2")
            victim = defender if minister == attacker else attacker
            fleet = t.act_hex if minister == attacker else ARRIVING
            yield from take_hits(t, victim, fleet, t.cards.political.number[Political.MINISTER_OF_WAR])


@procedure
def reward_regicide(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """Enemy of the Throne: who wins a space battle against its holder gains goods, a counter and a card; the law is discarded."""
    enemy = holder_of(t, Political.ENEMY_OF_THE_THRONE)
    winner: int = NONE
    if t.fleet_owner[ARRIVING] == attacker and t.fleet_owner[t.act_hex] == NONE and enemy == defender:
        winner = attacker
    elif t.fleet_owner[ARRIVING] == NONE and t.fleet_owner[t.act_hex] == defender and enemy == attacker:
        winner = defender
    if winner != NONE:
        gain_goods(t, winner, t.cards.political.number[Political.ENEMY_OF_THE_THRONE])
        discard_law(t, Political.ENEMY_OF_THE_THRONE)
        yield from gain_counters(t, Seat(winner), 1, rule="K9")
        yield from draw_cards(t, Seat(winner), 1)


# -- landing ----------------------------------------------------------------------------------------------------------


def may_land(t: Imperium, seat: int, planet: int) -> bool:
    """L3, L4  Laws and cards bar landings, or ask a price for them."""
    owner = t.planets.owner[planet]
    if owner == seat:
        return True
    if owner == NONE:
        paid = not is_law(t, Political.COLONIZATION_LICENSING) or purse(t, seat, Money.RESOURCES) >= resources_of(t, planet)
        return paid and not barred(t, Effect.NO_NEUTRAL_LANDING, seat, planet)
    return not truce_holds(t) and not barred(t, Effect.NO_INVASION, seat, planet)


def settle(t: Imperium, seat: int, planet: int) -> None:
    """L3  A neutral planet was landed on: Planetary Conscription, Minister of Exploration."""
    if is_law(t, Political.PLANETARY_CONSCRIPTION):
        place_forces(t, seat, planet, t.cards.political.number[Political.PLANETARY_CONSCRIPTION])
    explorer = holder_of(t, Political.MINISTER_OF_EXPLORATION)
    if explorer not in (NONE, seat):
        gain_goods(t, explorer, t.cards.political.number[Political.MINISTER_OF_EXPLORATION])


def may_bombard(t: Imperium, seat: int, planet: int) -> bool:
    """I2  Conventions of War: no planet with a dock."""
    if is_law(t, Political.CONVENTIONS_OF_WAR) and t.planets.dock[planet] > 0:
        return False
    return not barred(t, Effect.NO_BOMBARDMENT, seat, planet)


@procedure
def pass_crown(t: Imperium, winner: Seat, loser: Seat) -> Rule[None]:
    """The Crown of Emphidia goes to who wins an invasion combat against its holder, with the point."""
    if holder_of(t, Political.THE_CROWN_OF_EMPHIDIA) == loser:
        points = t.cards.political.number[Political.THE_CROWN_OF_EMPHIDIA]
        lose_points(t, loser, points)
        t.c_holder[Political.THE_CROWN_OF_EMPHIDIA] = winner
        events.law_given(t, winner, PoliticalCard(Political.THE_CROWN_OF_EMPHIDIA))
        events.points_gained(t, winner, points)
        yield from gain_points(t, winner, points)
