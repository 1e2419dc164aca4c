"""What must hold on a table of Modern Land Battles after every answer."""

from __future__ import annotations

from senki.games.land_battles.model import (
    AREAS,
    BREAKTHROUGH,
    DESTROYED,
    NONE,
    ROWS,
    SIDES,
    LandBattles,
    owner_of,
    price_of,
    row_at,
    side_of_unit,
    units_in,
)
from senki.games.land_battles.pack import CARDS, FORCES, TERRAINS


def check(t: LandBattles) -> None:
    check_cards(t)
    check_units(t)
    check_terrain(t)
    for side in range(SIDES):
        gained = price_of(t, t.victory[side]) + sum(t.cards.terrain_vp[terrain] for terrain in t.secured[side])
        assert t.points[side] == gained, f"side {side}: points and victory pile differ (V1)"
        assert t.superior[side] >= 0, "superior counters below zero (M7)"
    assert min(t.superior) == 0, "both sides have superior counters (M7)"


def check_cards(t: LandBattles) -> None:
    everywhere = t.deck + t.discard + t.aside
    for seat in range(t.players):
        everywhere += t.hand[seat] + t.kept[seat]
        kinds = [t.cards.kind[card] for card in t.kept[seat]]
        assert len(set(kinds)) == len(kinds), f"seat {seat} keeps two cards of a kind (O3.1)"
    assert sorted(everywhere) == list(range(CARDS)), "an action card is missing, or lies in two places"


def check_units(t: LandBattles) -> None:
    everywhere: list[int] = []
    for place, units in enumerate(t.rows):
        everywhere += units
        for unit in units:
            assert side_of_unit(t, unit) == place // (AREAS * ROWS), "a unit stands on the enemy's side"
    in_play = set(everywhere)
    for seat in range(t.players):
        everywhere += t.reserve[seat]
        assert all(owner_of(t, unit) == seat for unit in t.reserve[seat]), "a unit lies in another player's reserve"
    for side in range(SIDES):
        everywhere += t.victory[side]
        assert all(side_of_unit(t, unit) != side for unit in t.victory[side]), "a side has its own unit in its victory pile"
    wanted = [unit for nation in set(t.nation) for unit in t.cards.nation_units[nation]]
    if len(set(t.nation)) < t.players:
        wanted += [unit + FORCES for unit in t.cards.nation_units[t.nation[1]]]
    assert sorted(everywhere) == sorted(wanted), "a force card is missing, or lies in two places"
    assert len(set(t.acted)) == len(t.acted), "a unit has two acted counters (T2)"
    assert set(t.acted) <= in_play, "an acted counter lies beside the field"
    assert set(t.damage) <= in_play, "a damage counter lies beside the field"
    assert all(t.damage.count(unit) < DESTROYED for unit in t.damage), "a unit with four hits is in play (C6)"
    check_rows(t)


def check_rows(t: LandBattles) -> None:
    if t.turn == NONE:
        return
    for side in range(SIDES):
        for area in range(AREAS):
            for row in range(1, ROWS):
                place = row_at(side, area, row)
                assert len(t.rows[place]) == 0 or len(t.rows[place - 1]) > 0, f"side {side}: an empty row is not closed up (A2)"
        if t.winner == NONE:
            assert len(units_in(t, side, BREAKTHROUGH)) > 0, f"side {side} has nobody in the breakthrough area (V2)"


def check_terrain(t: LandBattles) -> None:
    everywhere = t.terrain_deck + t.secured[0] + t.secured[1] + ([t.terrain] if t.terrain != NONE else [])
    assert sorted(everywhere) == list(range(TERRAINS)), "a terrain card is missing, or lies in two places"
    if t.terrain == NONE:
        assert t.control == 0, "the control counter stands on no card"
    else:
        assert abs(t.control) < t.cards.terrain_steps[t.terrain], "the control counter stands past the end (M4)"
