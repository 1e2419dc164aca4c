"""What must hold on a table of Ganymede after every answer."""

from __future__ import annotations

from senki.games.ganymede.cards import PARTS
from senki.games.ganymede.knowledge import cards_left, cards_of
from senki.games.ganymede.model import NONE, PARTS_EACH, Ganymede, hit_points
from senki.games.ganymede.rules.build import is_sound, slot_free


def check(t: Ganymede) -> None:
    check_draft(t)
    for seat in range(t.players):
        for unit in (seat * 2, seat * 2 + 1):
            check_unit(t, seat, unit)
        assert t.out[seat] == (t.destroyed[seat * 2] and t.destroyed[seat * 2 + 1]), f"seat {seat}: out or not?"
    if t.deck or t.shown:
        check_initiative(t)


def check_draft(t: Ganymede) -> None:
    mechs = [mech for mech in t.mech if mech != NONE] + t.leads + t.wings
    assert len(set(mechs)) == len(mechs), "a mech lies in two places"
    parts = [part for seat in range(t.players) for part in t.parts[seat]] + t.offer
    assert len(set(parts)) == len(parts) <= PARTS, "a part lies in two places"
    assert all(len(t.parts[seat]) <= PARTS_EACH for seat in range(t.players)), "too many parts"
    fitted = [part for unit in range(t.players * 2) for part in t.fitted[unit]]
    assert len(set(fitted)) == len(fitted), "a part is fitted twice"


def check_unit(t: Ganymede, seat: int, unit: int) -> None:
    fitted = t.fitted[unit]
    assert set(fitted) <= set(t.parts[seat]), f"unit {unit} carries another player's part"
    assert all(slot_free(t, fitted[:place], part) for place, part in enumerate(fitted)), f"unit {unit}: two parts in one slot (B8.1)"
    if t.deck or t.shown:
        assert is_sound(t, unit, fitted), f"unit {unit}: SP, HP or AIM not above zero (B8.2)"
        assert t.destroyed[unit] or t.damage[unit] < hit_points(t, unit), f"unit {unit} should be destroyed (C4.1)"
    assert not t.destroyed[unit] or (t.damage[unit] == 0 and t.face_up[unit]), f"unit {unit}: destroyed, but damaged or on standby"
    if t.souls[unit] != NONE:
        assert t.souls[unit] // 2 == seat, f"unit {unit}: a soul of another player (C5)"
        assert t.destroyed[t.souls[unit]], f"unit {unit}: the soul of a living mech (C5)"
    if t.bonds[unit] != NONE:
        assert t.teams, f"unit {unit}: a bond without teams (T4)"
        assert t.bonds[unit] // 2 == (seat + 2) % 4, f"unit {unit}: a bond that is not the partner's (T4)"
        assert sum(t.bonds[other] != NONE for other in range(8) if other // 2 % 2 == seat % 2) == 1, "two bonds in one team (T4)"


def check_initiative(t: Ganymede) -> None:
    assert sorted(cards_left(t)) == sorted(t.deck), "the deck is not what was put in less what was shown (B10, C6)"
    living = sum(cards_of(t, unit) for unit in range(t.players * 2) if not t.removed[unit])
    assert len(t.deck) + len(t.shown) == living, "initiative cards are missing (B10)"
