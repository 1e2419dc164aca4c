"""What must hold on a table of The Ares Project after every answer."""

from __future__ import annotations

from senki.engine.table import EVERYONE
from senki.games.ares.model import (
    ATTACKERS,
    BASE_SIZE,
    DEFENDERS,
    MOST_UNITS,
    NONE,
    TEAMS,
    Ares,
    faces,
    is_in_line,
    seat_of,
    seen_row,
    side_of,
    unit_at,
    units_of,
)
from senki.games.ares.pack import MAT
from senki.games.ares.sequence import STANDARD_ATTACKS_REMOVED


def check(t: Ares) -> None:
    check_cards(t)
    for seat in range(t.players):
        check_base(t, seat)
        assert len(t.hand[seat]) <= t.cards.hand, f"seat {seat} holds more than {t.cards.hand} cards (T2)"
    for card in t.used:
        assert t.sight[t.faction.index(t.cards.faction[card])] == EVERYONE, "an effect was used behind a screen (FAC2)"
    if t.attacker != NONE and t.defender != NONE:
        check_line(t)


def check_cards(t: Ares) -> None:
    """Every card of the decks in play lies in exactly one place."""
    everywhere: list[int] = []
    for seat in range(t.players):
        everywhere += t.deck[seat] + t.bottom[seat] + t.hand[seat] + t.laid[seat] + t.discard[seat] + t.scored[seat]
        everywhere += t.declared[seat] + t.aside[seat]
        everywhere += [card for card in faces(t, seat) if card in t.cards.decks[t.faction[seat]] and card not in t.laid[seat]]
    wanted = [card for faction in t.faction for card in t.cards.decks[faction]]
    assert len(set(everywhere)) == len(everywhere), "a card lies in two places"
    assert set(everywhere) <= set(wanted), "a card of a faction that does not play"
    removed = STANDARD_ATTACKS_REMOVED * t.players if t.mode == TEAMS else 0
    assert len(everywhere) == len(wanted) - removed, "a card is missing"


def check_base(t: Ares, seat: int) -> None:
    base = t.base[seat]
    places = len(base)
    assert places <= BASE_SIZE, f"seat {seat}: too many places"
    assert all(base.card[place] != NONE for place in t.attached[seat].bearer), f"seat {seat}: a card attached to nothing (C8)"
    resources = sum(base.resources) + sum(base.under) + sum(t.attached[seat].charge)
    shown = faces(t, seat)
    face_down = [card for card in t.laid[seat] if card not in shown]
    assert len(face_down) == resources + t.spent[seat], f"seat {seat}: resources and face-down cards differ"
    assert t.spent[seat] >= 0, f"seat {seat}: discard pile below zero"
    assert t.power[seat] >= 0, f"seat {seat}: power below zero (C7)"
    for place in range(places):
        assert base.resources[place] >= 0, f"seat {seat}, place {place}: resources below zero"
        assert base.units[place] <= MOST_UNITS or t.cards.kind[base.card[place]] == MAT, f"seat {seat}: too many units (F1.2)"
        assert base.units[place] >= 0, f"seat {seat}: units below zero"
        assert base.units[place] == 0 or base.card[place] != NONE, f"seat {seat}: units without a building"
        if base.card[place] != NONE and base.units[place] > 0 and t.cards.kind[base.card[place]] != MAT:
            assert unit_at(t, seat, place) != NONE, f"seat {seat}: units on a building that makes none"
    if t.sight[seat] == EVERYONE:
        assert len(face_down) == len(t.laid[seat]), f"seat {seat}: a card that all see face up counts as unseen (H2)"
    else:
        seen = seen_row(t, seat)
        known = sum(t.base[seen].resources) + sum(t.base[seen].under) + sum(t.attached[seen].charge) + t.spent[seat]
        assert len(t.laid[seat]) == known + t.unseen[seat], f"seat {seat}: not as many cards behind the screen as were played (H1)"
        assert places <= len(t.base[seen]) + t.unseen[seat], f"seat {seat}: more was built than was played"


def check_line(t: Ares) -> None:
    assert len(t.front[ATTACKERS]) == len(t.front[DEFENDERS]), "the sides of the line differ in length"
    for side in (ATTACKERS, DEFENDERS):
        forces = [force for force in t.front[side] if force != NONE] + t.flank[side] + t.reserve[side]
        assert len(set(forces)) == len(forces), "a force stands in two places"
        for force in forces:
            assert side_of(t, seat_of(force)) == side, "a force stands on the enemy's side"
            assert units_of(t, force) > 0, "a force without units is in the battle (R4.7)"
        for number, column in enumerate(t.behind[side]):
            assert 0 <= column < len(t.front[side]), "a force flanks outside the line"
            assert t.front[side][column] != NONE, "a force flanks behind nobody (R4.8)"
            assert is_in_line(t, t.flank[side][number], side)
    for column in range(len(t.front[0])):
        assert t.front[ATTACKERS][column] != NONE or t.front[DEFENDERS][column] != NONE, "an empty column in the line"
