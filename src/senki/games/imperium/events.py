"""What is told of a game of Twilight Imperium. Where one thing happens by several rules, the place says by which."""

from __future__ import annotations

from typing import Annotated

from senki.engine.procedure import event
from senki.engine.table import Table
from senki.engine.zones import SEAT
from senki.games.imperium.kinds import (
    FACE,
    RACE,
    AbilityOfRace,
    ActionCard,
    Area,
    Hex,
    ObjectiveCard,
    Planet,
    Play,
    PoliticalCard,
    Promise,
    Seat,
    StrategyCard,
    System,
    Tech,
    TechColour,
    Unit,
    Vessel,
)

# -- S, Y  set-up and the Strategy Phase ------------------------------------------------------------------------------


@event("M10")
def galaxy_made(t: Table) -> None: ...


@event("M4")
def galaxy_built(t: Table) -> None: ...


@event("M4")
def tile_laid(t: Table, seat: Seat, system: System, hex: Hex) -> None: ...


@event("S1")
def race_taken(t: Table, seat: Seat, race: Annotated[int, RACE]) -> None: ...


@event("S14")
def start_placed(t: Table, seat: Seat) -> None: ...


@event("Y1")
def round_begins(t: Table, count: int) -> None: ...


@event("S15")
def speaker(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("Y2")
def card_taken(t: Table, seat: Seat, card: StrategyCard, rule: str = "") -> None: ...


@event("Y5")
def bonus_placed(t: Table, card: StrategyCard, count: int) -> None: ...


# -- H  counters, goods, planets --------------------------------------------------------------------------------------


@event("H5", result=True)
def counters_gained(t: Table, seat: Seat, area: Area, count: int, rule: str = "") -> None: ...


@event("H5")
def counters_lost(t: Table, seat: Seat, area: Area, count: int, rule: str = "") -> None: ...


@event("H10")
def goods_gained(t: Table, seat: Seat, count: int, rule: str = "") -> None: ...


@event("H10")
def goods_paid(t: Table, seat: Seat, count: int, rule: str = "") -> None: ...


@event("H7")
def planet_exhausted(t: Table, seat: Seat, planet: Planet, rule: str = "") -> None: ...


@event("Q4")
def planet_refreshed(t: Table, seat: Seat, planet: Planet, rule: str = "") -> None: ...


@event("L3", closes=True)
def planet_taken(t: Table, seat: Seat, planet: Planet, rule: str = "") -> None: ...


@event("N10")
def station_taken(t: Table, seat: Seat, planet: Planet) -> None: ...


# -- V  action cards --------------------------------------------------------------------------------------------------


@event("V7", secret=("card",))
def card_drawn(t: Table, to: int, seat: Seat, card: ActionCard) -> None: ...


@event("V7")
def deck_shuffled(t: Table) -> None: ...


@event("V5")
def card_discarded(t: Table, seat: Seat, card: ActionCard, rule: str = "") -> None: ...


@event("V2")
def card_announced(t: Table, seat: Seat, card: ActionCard) -> None: ...


@event("V2")
def copy_announced(t: Table, seat: Seat, card: ActionCard, play: Play) -> None: ...


@event("V2", result=True)
def card_works(t: Table, seat: Seat, card: ActionCard) -> None: ...


@event("V3", result=True)
def card_cancelled(t: Table, seat: Seat, card: ActionCard) -> None: ...


@event("V2")
def aimed_at_seat(t: Table, seat: Seat, target: Seat) -> None: ...


@event("V2")
def aimed_at_planet(t: Table, seat: Seat, planet: Planet) -> None: ...


@event("V2")
def aimed_at_system(t: Table, seat: Seat, hex: Hex) -> None: ...


@event("V2")
def aimed_at_ship(t: Table, seat: Seat, vessel: Vessel, hex: Hex) -> None: ...


@event("V2")
def aimed_at_tech(t: Table, seat: Seat, tech: Tech) -> None: ...


@event("V2")
def aimed_at_strategy(t: Table, seat: Seat, card: StrategyCard) -> None: ...


@event("V2")
def aimed_at_agreement(t: Table, seat: Seat, one: Seat, other: Seat) -> None: ...


@event("V2", secret=("card",))
def card_stolen(t: Table, to: int, seat: Seat, other: Seat, card: ActionCard) -> None: ...


@event("V2", secret=("card",))
def card_handed_out(t: Table, to: int, seat: Seat, other: Seat, card: ActionCard) -> None: ...


@event("V10")
def card_taken_back(t: Table, seat: Seat, face: int) -> None: ...


@event("V10")
def dock_shipped(t: Table, seat: Seat, planet: Planet, target: Planet) -> None: ...


@event("V2")
def aimed_at_ability(t: Table, seat: Seat, ability: AbilityOfRace) -> None: ...


@event("V2")
def aimed_at_number(t: Table, seat: Seat, count: int) -> None: ...


@event("V2")
def aimed_at_die(t: Table, seat: Seat, player: Seat, unit: Unit, face: int) -> None: ...


# -- A, C  actions ----------------------------------------------------------------------------------------------------


@event("A1")
def order_of_play(t: Table, seats: Annotated[list[int], SEAT]) -> None: ...


@event("A7")
def passed(t: Table, seat: Seat) -> None: ...


@event("C1")
def primary(t: Table, seat: Seat, card: StrategyCard, rule: str = "") -> None: ...


@event("C2")
def secondary(t: Table, seat: Seat, card: StrategyCard) -> None: ...


@event("C3")
def card_done(t: Table, seat: Seat, card: StrategyCard) -> None: ...


@event("C4")
def truce(t: Table, seat: Seat, other: Seat) -> None: ...


@event("T2")
def counter_placed(t: Table, seat: Seat, hex: Hex, rule: str = "") -> None: ...


@event("C4")
def counter_taken_back(t: Table, seat: Seat, hex: Hex) -> None: ...


@event("C9")
def alert_placed(t: Table, seat: Seat, hex: Hex, rule: str = "") -> None: ...


@event("D2", result=True)
def tech_gained(t: Table, seat: Seat, tech: Tech) -> None: ...


@event("A4")
def forces_transported(t: Table, seat: Seat, planet: Planet, target: Planet, count: int) -> None: ...


# -- K  the council ---------------------------------------------------------------------------------------------------


@event("K1", secret=("card",))
def political_drawn(t: Table, to: int, seat: Seat, card: PoliticalCard) -> None: ...


@event("K11")
def political_discarded(t: Table, seat: Seat, card: PoliticalCard, rule: str = "") -> None: ...


@event("K2", closes=True)
def agenda_read(t: Table, card: PoliticalCard) -> None: ...


@event("K1")
def agenda_played(t: Table, seat: Seat, card: PoliticalCard) -> None: ...


@event("K10")
def agenda_replaced(t: Table, card: PoliticalCard) -> None: ...


@event("K13")
def agenda_dropped(t: Table, card: PoliticalCard) -> None: ...


@event("K5")
def votes_added(t: Table, seat: Seat, count: int) -> None: ...


@event("K5", result=True)
def voted_for(t: Table, seat: Seat, card: PoliticalCard, count: int) -> None: ...


@event("K5", result=True)
def voted_against(t: Table, seat: Seat, card: PoliticalCard, count: int) -> None: ...


@event("K5", result=True)
def voted_player(t: Table, seat: Seat, card: PoliticalCard, other: Seat, count: int) -> None: ...


@event("K5", result=True)
def voted_planet(t: Table, seat: Seat, card: PoliticalCard, planet: Planet, count: int) -> None: ...


@event("K5", result=True)
def voted_law(t: Table, seat: Seat, card: PoliticalCard, law: PoliticalCard, count: int) -> None: ...


@event("K5", result=True)
def voted_colour(t: Table, seat: Seat, card: PoliticalCard, colour: TechColour, count: int) -> None: ...


@event("K5", result=True)
def voted_objective(t: Table, seat: Seat, card: PoliticalCard, objective: ObjectiveCard, count: int) -> None: ...


@event("K5")
def abstained(t: Table, seat: Seat) -> None: ...


@event("K7")
def vote_tied(t: Table, seat: Seat) -> None: ...


@event("K8", closes=True)
def decided_for(t: Table, card: PoliticalCard, count: int) -> None: ...


@event("K8", closes=True)
def decided_against(t: Table, card: PoliticalCard, count: int) -> None: ...


@event("K8", closes=True)
def elected_player(t: Table, card: PoliticalCard, other: Seat, count: int) -> None: ...


@event("K8", closes=True)
def elected_planet(t: Table, card: PoliticalCard, planet: Planet, count: int) -> None: ...


@event("K8", closes=True)
def elected_law(t: Table, card: PoliticalCard, law: PoliticalCard, count: int) -> None: ...


@event("K8", closes=True)
def elected_colour(t: Table, card: PoliticalCard, colour: TechColour, count: int) -> None: ...


@event("K8", closes=True)
def elected_objective(t: Table, card: PoliticalCard, objective: ObjectiveCard, count: int) -> None: ...


@event("K9")
def law_passed(t: Table, card: PoliticalCard) -> None: ...


@event("K9")
def law_given(t: Table, seat: Seat, card: PoliticalCard) -> None: ...


@event("K9", result=True)
def fleet_sent_back(t: Table, seat: Seat, other: Seat, hex: Hex) -> None: ...


@event("K9", closes=True)
def law_discarded(t: Table, card: PoliticalCard, rule: str = "") -> None: ...


@event("K12", result=True)
def points_lost(t: Table, seat: Seat, points: int) -> None: ...


@event("K12", closes=True)
def planet_turned_neutral(t: Table, planet: Planet) -> None: ...


@event("K12", result=True)
def units_placed(t: Table, seat: Seat, unit: Unit, count: int, hex: Hex) -> None: ...


@event("K12", result=True)
def units_destroyed(t: Table, seat: Seat, unit: Unit, count: int, hex: Hex) -> None: ...


@event("K12")
def tech_lost(t: Table, seat: Seat, tech: Tech) -> None: ...


@event("C4")
def political_looked_at(t: Table, seat: Seat, count: int) -> None: ...


# -- T, F  movement ---------------------------------------------------------------------------------------------------


@event("T2")
def activated(t: Table, seat: Seat, hex: Hex) -> None: ...


@event("X2")
def transfer(t: Table, seat: Seat, hex: Hex, other: Hex) -> None: ...


@event("T4")
def ship_moved(t: Table, seat: Seat, vessel: Vessel, hex: Hex, target: Hex, rule: str = "") -> None: ...


@event("T8")
def loaded(t: Table, seat: Seat, unit: Unit, count: int, hex: Hex) -> None: ...


@event("F4", result=True)
def fighters_lost(t: Table, seat: Seat, count: int, hex: Hex) -> None: ...


@event("F2")
def excess_removed(t: Table, seat: Seat, vessel: Vessel, hex: Hex, rule: str = "") -> None: ...


# -- P, B  PDS fire and space battle ----------------------------------------------------------------------------------


@event("P1")
def pds_fires(t: Table, seat: Seat, planet: Planet, hex: Hex, count: int) -> None: ...


@event("P9")
def dock_fires(t: Table, seat: Seat, hex: Hex, target: Hex, count: int) -> None: ...


@event("G14")
def dice_rolled(t: Table, seat: Seat, unit: Unit, needed: int, hits: int, faces: Annotated[list[int], FACE], rule: str = "") -> None: ...


@event("G14")
def die_rerolled(t: Table, seat: Seat, unit: Unit, needed: int, face: int) -> None: ...


@event("B1")
def battle_begins(t: Table, seat: Seat, defender: Seat, hex: Hex) -> None: ...


@event("B6")
def battle_round(t: Table, count: int) -> None: ...


@event("B7", result=True)
def ship_destroyed(t: Table, seat: Seat, vessel: Vessel, rule: str = "") -> None: ...


@event("B8", result=True)
def ship_damaged(t: Table, seat: Seat, vessel: Vessel) -> None: ...


@event("B13")
def load_lost(t: Table, seat: Seat, forces: int, pds: int) -> None: ...


@event("B18", result=True)
def hits_cancelled(t: Table, seat: Seat, count: int) -> None: ...


@event("B18")
def ship_kept(t: Table, seat: Seat, vessel: Vessel) -> None: ...


@event("Q9")
def ship_returned(t: Table, seat: Seat, unit: Unit, hex: Hex) -> None: ...


@event("B5")
def withdrawal_announced(t: Table, seat: Seat) -> None: ...


@event("B9")
def withdrawn(t: Table, seat: Seat, hex: Hex) -> None: ...


@event("B17", closes=True)
def battle_won(t: Table, seat: Seat, hex: Hex) -> None: ...


@event("B12", closes=True)
def battle_drawn(t: Table, hex: Hex) -> None: ...


# -- L, I  landing and invasion ---------------------------------------------------------------------------------------


@event("L2")
def landed(t: Table, seat: Seat, unit: Unit, count: int, planet: Planet, rule: str = "") -> None: ...


@event("I1")
def invasion_begins(t: Table, seat: Seat, planet: Planet, count: int) -> None: ...


@event("I4")
def ground_round(t: Table, count: int, planet: Planet) -> None: ...


@event("I4", result=True)
def forces_lost(t: Table, seat: Seat, count: int, planet: Planet, rule: str = "") -> None: ...


@event("I4")
def forces_return(t: Table, seat: Seat, count: int, planet: Planet) -> None: ...


@event("I10")
def force_converted(t: Table, seat: Seat, planet: Planet) -> None: ...


@event("I6", closes=True)
def planet_conquered(t: Table, seat: Seat, planet: Planet) -> None: ...


@event("I8", closes=True)
def planet_held(t: Table, planet: Planet) -> None: ...


@event("I7")
def buildings_destroyed(t: Table, seat: Seat, planet: Planet, pds: int, docks: int) -> None: ...


# -- U  production ----------------------------------------------------------------------------------------------------


@event("U2")
def dock_built(t: Table, seat: Seat, planet: Planet) -> None: ...


@event("U7")
def built(t: Table, seat: Seat, unit: Unit, count: int, hex: Hex, rule: str = "") -> None: ...


# -- R  races ---------------------------------------------------------------------------------------------------------


@event("R6")
def robbed(t: Table, seat: Seat, other: Seat) -> None: ...


@event("R10")
def spied(t: Table, seat: Seat, other: Seat) -> None: ...


@event("R10")
def stalled(t: Table, seat: Seat) -> None: ...


@event("R12")
def dock_moved(t: Table, seat: Seat, hex: Hex, target: Hex) -> None: ...


@event("R12", result=True)
def dock_sunk(t: Table, seat: Seat, hex: Hex) -> None: ...


@event("R14")
def values_swapped(t: Table, seat: Seat, planet: Planet) -> None: ...


# -- E  trade and deals -----------------------------------------------------------------------------------------------


@event("E4")
def negotiations(t: Table, seat: Seat) -> None: ...


@event("E2")
def agreement_made(t: Table, seat: Seat, other: Seat, given: int, taken: int) -> None: ...


@event("E7", result=True)
def agreement_broken(t: Table, seat: Seat, other: Seat, rule: str = "") -> None: ...


@event("E10")
def deal_made(t: Table, seat: Seat, other: Seat) -> None: ...


@event("E10")
def deal_refused(t: Table, seat: Seat, other: Seat) -> None: ...


@event("E9")
def goods_given(t: Table, seat: Seat, other: Seat, count: int) -> None: ...


@event("E11")
def promised(t: Table, seat: Seat, other: Seat, promise: Promise) -> None: ...


@event("E11")
def promised_card(t: Table, seat: Seat, other: Seat, card: StrategyCard) -> None: ...


@event("E11")
def promised_vote_for(t: Table, seat: Seat, other: Seat, card: PoliticalCard) -> None: ...


@event("E11")
def promised_vote_against(t: Table, seat: Seat, other: Seat, card: PoliticalCard) -> None: ...


@event("E11")
def promised_vote_player(t: Table, seat: Seat, other: Seat, card: PoliticalCard, player: Seat) -> None: ...


@event("E11")
def promised_vote_planet(t: Table, seat: Seat, other: Seat, card: PoliticalCard, planet: Planet) -> None: ...


@event("E11")
def promised_vote_law(t: Table, seat: Seat, other: Seat, card: PoliticalCard, law: PoliticalCard) -> None: ...


@event("E11")
def promised_vote_colour(t: Table, seat: Seat, other: Seat, card: PoliticalCard, colour: TechColour) -> None: ...


@event("E11")
def promised_vote_objective(t: Table, seat: Seat, other: Seat, card: PoliticalCard, objective: ObjectiveCard) -> None: ...


@event("E11")
def promise_kept(t: Table, seat: Seat, other: Seat, promise: Promise) -> None: ...


@event("E11", result=True)
def promise_broken(t: Table, seat: Seat, other: Seat, promise: Promise) -> None: ...


@event("E11")
def promise_lapsed(t: Table, seat: Seat, other: Seat, promise: Promise) -> None: ...


@event("R3", secret=("card",))
def card_traded(t: Table, to: int, seat: Seat, other: Seat, card: ActionCard) -> None: ...


# -- O, Q, Z  objectives, Status Phase, end ---------------------------------------------------------------------------


@event("O1")
def objective_revealed(t: Table, objective: ObjectiveCard, rule: str = "") -> None: ...


@event("C8", secret=("objective",))
def objective_put_back(t: Table, to: int, seat: Seat, objective: ObjectiveCard) -> None: ...


@event("S10", secret=("objective",))
def secret_dealt(t: Table, to: int, seat: Seat, objective: ObjectiveCard) -> None: ...


@event("O1", result=True)
def objective_claimed(t: Table, seat: Seat, objective: ObjectiveCard, points: int, rule: str = "") -> None: ...


@event("C4", result=True)
def points_gained(t: Table, seat: Seat, points: int) -> None: ...


@event("Q1")
def status_begins(t: Table) -> None: ...


@event("Q2")
def repaired(t: Table, seat: Seat, vessel: Vessel, count: int, hex: Hex) -> None: ...


@event("Q3")
def counters_removed(t: Table) -> None: ...


@event("N9")
def refresh_gained(t: Table, seat: Seat, planet: Planet) -> None: ...


@event("Q8")
def scuttled(t: Table, seat: Seat, unit: Unit, hex: Hex) -> None: ...


@event("Q6")
def redistributed(t: Table, seat: Seat, strategy: int, fleet: int, command: int) -> None: ...


@event("Z1")
def eliminated(t: Table, seat: Seat) -> None: ...


@event("Z3")
def game_ends(t: Table, rule: str = "") -> None: ...
