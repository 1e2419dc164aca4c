"""What must hold on a table of Ganymede after every answer."""

from __future__ import annotations

from senki.games.ganymede.knowledge import cards_left, cards_of
from senki.games.ganymede.model import NONE, PARTS_EACH, RIGHT, UNIT, UNITS, Ganymede, hit_points, living_units, seat_of, team_of, units_of
from senki.games.ganymede.pack import PARTS
from senki.games.ganymede.rules.build import is_sound, slot_free
from senki.games.ganymede.rules.fits import least_left_off
from senki.games.ganymede.rules.teams import partner_of


def check(t: Ganymede) -> None:
    check_draft(t)
    for seat in range(t.players):
        check_letters(t, seat)
        for unit in units_of(seat):
            check_unit(t, seat, unit)
        assert t.out[seat] == (not living_units(t, seat)), f"seat {seat}: out or not?"
    if t.deck or t.shown:
        check_initiative(t)


def check_draft(t: Ganymede) -> None:
    mechs = [mech for mech in t.lead + t.wing if mech != NONE] + t.leads + t.wings
    assert len(set(mechs)) == len(mechs), "a mech lies in two places"
    parts = [part for seat in range(t.players) for part in t.parts[seat]] + t.offer
    assert len(set(parts)) == len(parts) <= PARTS, "a part lies in two places"
    assert all(len(t.parts[seat]) <= PARTS_EACH for seat in range(t.players)), "too many parts"
    fitted = [part for unit in range(UNIT.of(t.players, 0)) for part in t.units.fitted[unit]]
    assert len(set(fitted)) == len(fitted), "a part is fitted twice"


def check_letters(t: Ganymede, seat: int) -> None:
    first, second = units_of(seat)
    mechs = [t.units.mech[first], t.units.mech[second]]
    assert mechs == [NONE, NONE] or sorted(mechs) == [t.lead[seat], t.wing[seat]], f"seat {seat}: not the mechs that it drafted (B9)"
    assert t.units.mech_known[first] == t.units.mech_known[second] == (t.units.face_up[first] or t.units.face_up[second]), (
        f"seat {seat}: known or not? (B11)"
    )
    if t.deck or t.shown:
        left_off = len(t.parts[seat]) - len(t.units.fitted[first]) - len(t.units.fitted[second])
        assert len(t.parts[seat]) < PARTS_EACH or left_off == least_left_off(t, seat), f"seat {seat}: a part was left off at will (B8)"


def check_unit(t: Ganymede, seat: int, unit: int) -> None:
    fitted = t.units.fitted[unit]
    assert set(fitted) <= set(t.parts[seat]), f"unit {unit} carries another player's part"
    assert all(slot_free(t, fitted[:place], part) for place, part in enumerate(fitted)), f"unit {unit}: two parts in one slot (B8.1)"
    if t.deck or t.shown:
        assert is_sound(t, unit, fitted), f"unit {unit}: SP, HP or AIM not above zero (B8.2)"
        assert t.players > 2 or t.units.extra[unit] in (NONE, RIGHT), f"unit {unit}: of two players the odd card is to the right (B10.1)"
        assert t.units.destroyed[unit] or t.units.damage[unit] < hit_points(t, unit), f"unit {unit} should be destroyed (C4.1)"
    assert not t.units.destroyed[unit] or (t.units.damage[unit] == 0 and t.units.face_up[unit]), (
        f"unit {unit}: destroyed, but damaged or on standby"
    )
    if t.units.souls[unit] != NONE:
        assert seat_of(t.units.souls[unit]) == seat, f"unit {unit}: a soul of another player (C5)"
        assert t.units.destroyed[t.units.souls[unit]], f"unit {unit}: the soul of a living mech (C5)"
    if t.units.bonds[unit] != NONE:
        assert t.teams, f"unit {unit}: a bond without teams (T4)"
        assert seat_of(t.units.bonds[unit]) == partner_of(seat), f"unit {unit}: a bond that is not the partner's (T4)"
        assert sum(t.units.bonds[other] != NONE for other in range(UNITS) if team_of(seat_of(other)) == team_of(seat)) == 1, (
            "two bonds in one team (T4)"
        )


def check_initiative(t: Ganymede) -> None:
    assert sorted(cards_left(t)) == sorted(t.deck), "the deck is not what was put in less what was shown (B10, C6)"
    living = sum(cards_of(t, unit) for unit in range(UNIT.of(t.players, 0)) if not t.units.removed[unit])
    assert len(t.deck) + len(t.shown) == living, "initiative cards are missing (B10)"
