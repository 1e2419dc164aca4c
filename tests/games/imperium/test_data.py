"""The files of Twilight Imperium: what the rulebook and the published tiles and cards fix, texts and references."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

import pytest

from games.files import GameFiles
from senki.engine.facts import words_of
from senki.engine.packs import PackError, make_pack
from senki.engine.zones import Kind
from senki.games.imperium import GAME
from senki.games.imperium.galaxy import NEXT
from senki.games.imperium.kinds import (
    ABILITY,
    ACTION,
    AREA,
    DEAL_TERM,
    DEALS,
    HEX,
    MODE,
    MONEY,
    OBJECTIVE,
    PLAY,
    POLITICAL,
    PROMISE,
    RACE,
    STANCE,
    STRATEGY_CARD,
    TECH,
    UNIT,
    VESSEL,
    WINDOW,
)
from senki.games.imperium.pack import NONE, Cards, Colour, ExpansionSet, Objective, Race, RaceAbility, Stage, Strategy, SystemType, UnitType
from senki.games.imperium.pack_cards import Window
from senki.text.files import LANGUAGES
from senki.text.words import Words


@cache
def cards() -> Cards:
    """The game's own pack."""
    return cast(Cards, GAME.load_pack(None))


# -- what the rulebook fixes ------------------------------------------------------------------------------------------


def test_what_the_rulebook_prints() -> None:
    """Mecatol Rex, counters, docks, PDS on a planet, barrage, strategy cards by players, and fourteen races."""
    pack = cards()
    throne = pack.planet.ids.index("mecatol-rex")
    assert (pack.planet.resources[throne], pack.planet.influence[throne]) == (1, 6)
    assert (pack.start.strategy, pack.start.fleet, pack.start.command, pack.start.counters) == (2, 3, 3, 16)
    assert pack.unit.cost[UnitType.SPACE_DOCK] == 4
    assert pack.unit.pieces[UnitType.SPACE_DOCK] == 3
    assert pack.unit.on_planet[UnitType.PDS] == 2
    assert pack.unit.barrage[UnitType.DESTROYER] == 2
    assert [pack.start.strategy_cards(players) for players in (3, 4, 5, 6)] == [2, 2, 1, 1]
    assert len(pack.race.ids) == 14
    assert sum(sum(values) for values in pack.race.contracts) == 46
    assert pack.race.contracts[Race.HACAN] == [3, 3]


def test_counts_of_the_published_game() -> None:
    """Ten objectives of each stage and set, Imperium Rex one of them; thirteen secret ones; eight strategy cards a set."""
    pack = cards()
    stages = [pack.objective.stage.count(stage) for stage in (Stage.FIRST, Stage.SECOND, Stage.END, Stage.SECRET)]
    assert stages == [20, 18, 1, 13]
    assert [pack.strategy.expansion.count(one) for one in (0, 1, 2)] == [8, 8, 1]
    assert [pack.technology.colour.count(one) for one in (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW)] == [7, 7, 7, 7]
    assert sum(1 for station in pack.planet.station if station) == 2
    assert pack.objective.wins.count(1) == 3
    assert pack.strategy.initiative[Strategy.BUREAUCRACY] == 8
    assert pack.objective.points[Objective.ELEVEN_PLANETS] == 3


def test_counts_of_the_action_cards() -> None:
    """92 kinds, 138 cards, 40 of them of Shattered Empire; each single card has its kind; three kinds are left out with four players."""
    action = cards().action
    assert len(action.ids) == len(set(action.ids)) == 92
    assert sum(action.copies) == len(action.kind) == 138
    assert sum(copies for copies, one in zip(action.copies, action.expansion, strict=True) if one == ExpansionSet.SHATTERED_EMPIRE) == 40
    assert [action.kind.count(kind) for kind in range(92)] == action.copies
    out = [action.ids[kind] for kind in range(92) if not action.in_game(kind, 4)]
    assert out == ["flawless-strategy", "strategic-flexibility", "strategic-shift"]
    assert all(action.in_game(kind, players) for kind in range(92) for players in (3, 5, 6))


def test_windows_of_the_action_cards() -> None:
    """So many kinds and cards by window, and no window without a card."""
    action = cards().action
    found = {
        word: (action.window.count(window), sum(n for n, one in zip(action.copies, action.window, strict=True) if one == window))
        for window, word in enumerate(words_of(Window))
    }
    assert (found["act"], found["str-any"], found["card"]) == ((30, 36), (11, 15), (1, 5))
    assert (found["bat-open"], found["rnd-open"], found["die"], found["hits"]) == ((7, 13), (3, 11), (1, 4), (1, 1))
    assert (found["activ"], found["damaged"], found["lost"], found["taken"]) == ((3, 8), (1, 4), (2, 4), (1, 3))
    assert all(kinds > 0 for kinds, _ in found.values())


# -- the prepared galaxies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_prepared_galaxies_keep_their_promises(players: int) -> None:
    """Mecatol Rex lies in the middle, no system with planets lies twice, and no two red borders or equal wormholes are adjacent."""
    pack = cards()
    galaxy = pack.galaxy.of_players(players)
    systems, homes = pack.galaxy.systems[galaxy], pack.galaxy.homes[galaxy]
    assert pack.system.type[systems[0]] == SystemType.MECATOL_REX
    laid = [system for system in systems if system != NONE]
    assert len(set(homes)) == players
    assert len(laid) == {3: 25, 4: 33, 5: 32, 6: 31}[players]
    with_planets = [system for system in laid if pack.system.planets[system]]
    assert len(set(with_planets)) == len(with_planets)
    red = (SystemType.ASTEROID_FIELD, SystemType.NEBULA, SystemType.SUPERNOVA, SystemType.ION_STORM)
    for place, system in enumerate(systems):
        for other in NEXT[place]:
            if system != NONE and systems[other] != NONE:
                assert not (pack.system.type[system] in red and pack.system.type[systems[other]] in red)
                assert pack.system.wormhole[system] == NONE or pack.system.wormhole[system] != pack.system.wormhole[systems[other]]


# -- packs of one's own -----------------------------------------------------------------------------------------------


def broken(table: str, record_id: str, **change: object) -> None:
    """Make the pack anew with a change, as a person who edits it might."""
    tables = {name: [dict(record) for record in records] for name, records in cards().pack.tables.items()}
    next(record for record in tables[table] if record.get("id", record.get("galaxy")) == record_id).update(change)  # type: ignore[arg-type]
    Cards(make_pack({"pack": {"id": "x", "game": "imperium"}, **tables}, "imperium", GAME.pack_schema, "here"))


@pytest.mark.parametrize(
    "table, record, change, message",
    [
        ("unit", "cruiser", {"id": "frigate"}, "[[unit]]: its records are fighter, destroyer, cruiser"),
        ("place", "3-even", {"seat": 5}, "[[place]] of 3-even: there is no seat 5"),
        ("place", "3-even", {"q": 3, "r": 3}, "[[place]] of 3-even: 3, 3 lies outside the rings"),
        ("technology", "war-sun", {"needs": ["sun"]}, "there is no [[technology]] 'sun'"),
    ],
)
def test_errors_of_a_pack_are_named(table: str, record: str, change: dict[str, object], message: str) -> None:
    with pytest.raises(PackError, match=re.escape(message)):
        broken(table, record, **change)


# -- texts and references ---------------------------------------------------------------------------------------------


class TestFiles(GameFiles, game_id="imperium", rules=290, rulings=1):
    def own_texts(self) -> set[str]:
        """What the kinds can say, and what each card does."""
        kinds: tuple[Kind, ...] = (HEX, UNIT, VESSEL, TECH, STRATEGY_CARD, OBJECTIVE, RACE, AREA, ACTION, ABILITY, MONEY, MODE)
        kinds += (POLITICAL, STANCE, DEALS, DEAL_TERM, PROMISE, PLAY, WINDOW)
        ids = {kind.text_id(value) for kind in kinds for value in range(kind.size)}
        pack = cards()
        ids |= {f"text-{PLAY.text_id(value)}" for value in range(PLAY.size)} | {f"action-card-{one}" for one in pack.action.ids}
        ids |= {f"text-technology-{one}" for one in pack.technology.ids} | {f"text-objective-{one}" for one in pack.objective.ids}
        return (
            ids
            | {f"text-primary-{one}" for one in pack.strategy.ids}
            | {f"text-race-{one}" for one in pack.race.ids}
            | {f"text-political-{one}" for one in pack.political.ids}
            | {
                f"text-political-{one}-against"
                for one, ballot in zip(pack.political.ids, pack.political.ballot, strict=True)
                if ballot == 0
            }
            | {f"{text}race-ability-{one}" for text in ("", "text-") for one in words_of(RaceAbility)}
        )

    def may_have_text(self, text_id: str) -> bool:
        """Colours of technologies, the secondary abilities of cards that have one, and what a die shows."""
        return text_id.startswith(("colour-", "text-secondary-", "shown-"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_apart(lang: str) -> None:
    """No two hexes, classes of ships, technologies, strategy cards, objectives or races have the same name."""
    words = Words(lang, GAME, cards())
    for kind in (HEX, UNIT, VESSEL, TECH, STRATEGY_CARD, OBJECTIVE, RACE, AREA):
        names = [words.name(kind, value) for value in range(kind.size)]
        assert len(set(names)) == len(names)
