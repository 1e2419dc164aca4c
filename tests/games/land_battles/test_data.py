"""The files of Modern Land Battles: cards against the rulebook, texts and references in both languages, rulings beside their rules."""

from __future__ import annotations

from games.files import GameFiles
from games.land_battles.table_builder import cards
from senki.games.land_battles.model import AREA, DEED, DIRECTION, NATION, PERK, ROW, SPOT, TYPE, WAY, WEAPON
from senki.games.land_battles.pack import ACTIONS, NATIONS, NO_SYMBOL, Weapon


def column(name: str, unit_id: str) -> int:
    values: list[int] = getattr(cards(), name)
    return values[cards().unit_ids.index(unit_id)]


def modifier(unit_id: str, weapon: int) -> int:
    return cards().modifier[weapon][cards().unit_ids.index(unit_id)]


def value(name: str, card_id: str) -> int:
    values: list[int] = getattr(cards(), name)
    return values[cards().card_ids.index(card_id)]


def test_the_counts_are_those_of_the_rulebook() -> None:
    """137 force cards of seven nations, 90 action cards of 20 kinds, 11 terrain cards."""
    assert len(cards().unit_ids) == 2 * 137
    assert [len(units) > 18 for units in cards().nation_units] == [True] * 7
    assert len(cards().card_ids) == 90
    assert set(cards().card_ids) == set(ACTIONS)
    assert len(cards().terrain_ids) == 11


def test_numbers_that_the_rulebook_gives() -> None:
    """Units and cards named in the rules, their examples and the example of play."""
    assert column("manoeuvre", "usa-bradley") == 7
    assert modifier("usa-bradley", Weapon.SMALL_ARMS) == 1
    assert modifier("usa-bradley", Weapon.MISSILE) != NO_SYMBOL
    assert column("manoeuvre", "usa-stryker") == 6
    assert (column("armour", "usa-m113"), column("vp", "usa-m113")) == (4, 3)
    assert column("vp", "usa-hmmwv") == 2
    assert column("vp", "usa-m109") == 4
    assert column("armour", "usa-m1a1") == 8
    assert modifier("usa-m901", Weapon.MISSILE) == 2
    assert modifier("cn-type83", Weapon.ARTILLERY) == 1
    assert column("armour", "cn-yw531") == 4
    assert [value("card_manoeuvre", card) for card in ("small-arms", "cannon", "barrage", "cover")] == [3, 2, 2, 4]
    assert sum(value("reinforcement", card) for card in ("combined-arms", "cover-fire", "screening-force")) == 5
    open_ground = cards().terrain_ids.index("open-ground")
    assert cards().terrain_steps[open_ground] == 3


def test_what_the_examples_bind() -> None:
    """A tank hits another with one of three dice; two of four dice move a carrier, even with a card; two successes take no terrain."""
    assert column("armour", "cn-type80") - modifier("usa-m1a1", Weapon.CANNON) - 2 >= 2
    assert column("manoeuvre", "cn-wz523") >= 6
    assert min(cards().terrain_steps) >= 3


def test_no_unit_is_worse_than_a_cheaper_one_of_its_nation() -> None:
    """In no nation another card of the same or a lower price is at least as good in everything and better in something."""
    facts = cards()
    for units in facts.nation_units:
        for unit in units:
            for other in units:
                if facts.unit_ids[unit] != facts.unit_ids[other] and facts.vp[other] <= facts.vp[unit]:
                    assert not dominates(other, unit), (facts.unit_ids[other], facts.unit_ids[unit])


def dominates(one: int, other: int) -> bool:
    facts = cards()
    values = [[facts.armour[unit], -facts.manoeuvre[unit], facts.range[unit], facts.headquarters[unit]] for unit in (one, other)]
    for number, unit in enumerate((one, other)):
        values[number] += [-99 if row[unit] == NO_SYMBOL else row[unit] for row in facts.modifier]
    return all(mine >= theirs for mine, theirs in zip(*values, strict=True)) and values[0] != values[1]


def test_forces_made_ready_cost_25() -> None:
    """Three styles for each nation, along the rulebook's tip: small arms, cannon, missile and artillery are in each."""
    facts = cards()
    assert len(facts.advised_units) == 3 * len(NATIONS)
    for number, units in enumerate(facts.advised_units):
        assert sum(facts.vp[unit] for unit in units) == 25
        assert {facts.force_nation[unit] for unit in units} == {facts.advised_nation[number]}
        for weapon in facts.modifier:
            assert any(weapon[unit] != NO_SYMBOL for unit in units)


class TestFiles(GameFiles, game_id="land_battles", rules=85, rulings=8):
    def own_texts(self) -> set[str]:
        """What the kinds can say, and what each action card does."""
        kinds = (NATION, TYPE, WEAPON, PERK, AREA, ROW, SPOT, DEED, WAY, DIRECTION)
        return {kind.text_id(value) for kind in kinds for value in range(kind.size)} | {f"card-text-{card}" for card in ACTIONS}

    def test_the_rulings_listed_in_the_readme_are_those_of_the_reference(self) -> None:
        self.check_rulings_of_readme()
