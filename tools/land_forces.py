"""Forces of Modern Land Battles for measuring: how they are drawn, and games between them.

The players are `sensible`, level 3, unless another player is named. They take what the game's own weights say, and these look at nothing
that a seat cannot see, so here they are asked on the true table, which is quicker and gives the same answers. Another player gets what its
seat can know, as everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, cast

from senki.agents.agent import Agent, Knowledge
from senki.engine.chance import Rng
from senki.engine.playout import Sensible, start_game
from senki.engine.policies import MOST_WEIGHT
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import OVER, STOP, Table, apply
from senki.games.land_battles import GAME
from senki.games.land_battles.model import FIRST_CARD, FORCE_VP, OWN_CHOICE, SIDES, LandBattles
from senki.games.land_battles.pack import FORCES, NATIONS, NO_SYMBOL, Cards, UnitType, Weapon
from senki.games.land_battles.questions import ACT, AFTER, FORCE, MODIFIER, PAY, PICK, REACT

Force = tuple[int, ...]  # units of the first set, in order

ARMOURED: Final = 6  # armour from which a unit counts as armour
MOST_TRIES: Final = 2000
THOUGHTS: Final = 1 << 40  # random numbers of an agent: others than those of the dice

FORMS: Final = {ACT: "own text", AFTER: "own text", REACT: "reaction", MODIFIER: "modifier", PAY: "reinforcement"}


# -- forces -----------------------------------------------------------------------------------------------------------


def price(cards: Cards, units: Force) -> int:
    return sum(cards.vp[unit] for unit in units)


def share(cards: Cards, units: Force, counts: Callable[[int], bool]) -> float:
    """How much of the force's VP goes to units that count."""
    return price(cards, tuple(unit for unit in units if counts(unit))) / max(price(cards, units), 1)


def armed(cards: Cards, units: Force, weapon: int) -> int:
    return sum(cards.modifier[weapon][unit] != NO_SYMBOL for unit in units)


def follows_tip(cards: Cards, units: Force) -> bool:
    """The rulebook's tip: two small arms, a cannon, a missile, one or two pieces of artillery; and four units that can manoeuvre."""
    return (
        armed(cards, units, Weapon.SMALL_ARMS) >= 2
        and armed(cards, units, Weapon.CANNON) >= 1
        and armed(cards, units, Weapon.MISSILE) >= 1
        and armed(cards, units, Weapon.ARTILLERY) in (1, 2)
        and sum(cards.manoeuvre[unit] != NO_SYMBOL for unit in units) >= 4
    )


def is_swarm(cards: Cards, units: Force) -> bool:
    """At least eight units."""
    return len(units) >= 8


def is_armour(cards: Cards, units: Force) -> bool:
    """At least two thirds of the VP in units with strong armour."""
    return share(cards, units, lambda unit: cards.armour[unit] >= ARMOURED) >= 2 / 3


def is_artillery(cards: Cards, units: Force) -> bool:
    """Three pieces of artillery; of a nation with fewer, all it has."""
    has = armed(cards, tuple(cards.nation_units[cards.force_nation[units[0]]]), Weapon.ARTILLERY)
    return armed(cards, units, Weapon.ARTILLERY) >= min(3, has)


def is_any(cards: Cards, units: Force) -> bool:
    return True


TYPES: Final[dict[str, Callable[[Cards, Force], bool]]] = {
    "any": is_any,
    "tip": follows_tip,
    "swarm": is_swarm,
    "armour": is_armour,
    "artillery": is_artillery,
}


def liking(cards: Cards, kind: str, unit: int) -> int:
    """How often a unit is drawn for a force of a type, so that such forces are found at all."""
    if kind == "swarm":
        return 8 if cards.vp[unit] <= 3 else 1
    if kind == "armour":
        return 8 if cards.armour[unit] >= ARMOURED else 1
    if kind == "artillery":
        return 4 if cards.type[unit] in (UnitType.ARTILLERY, UnitType.ROCKET_ARTILLERY) else 1
    return 1


def fill(cards: Cards, nation: int, rng: Rng, kind: str, most: int) -> Force:
    """Units drawn by chance as long as one can be paid."""
    left = [unit for unit in cards.nation_units[nation] if cards.vp[unit] <= most]
    found: list[int] = []
    while left:
        stakes = [unit for unit in left for _ in range(liking(cards, kind, unit))]
        unit = stakes[rng.below(len(stakes))]
        found.append(unit)
        most -= cards.vp[unit]
        left = [other for other in left if other != unit and cards.vp[other] <= most]
    return tuple(sorted(found))


def draw_force(cards: Cards, nation: int, rng: Rng, kind: str = "any", spend: int = FORCE_VP) -> Force | None:
    """A force of a type that costs exactly so much; none if the nation seems to have no such force."""
    for _ in range(MOST_TRIES):
        units = fill(cards, nation, rng, kind, spend)
        if price(cards, units) == spend and TYPES[kind](cards, units):
            return units
    return None


# -- games ------------------------------------------------------------------------------------------------------------


@dataclass
class Result:
    """Of one game: by side who has won (2, 1, 0 halves), who began, how many actions, and what was done with the action cards."""

    halves: list[int]
    first: int
    actions: int
    by_points: bool
    terrain: int
    drawn: set[str] = field(default_factory=set)
    used: set[tuple[str, str]] = field(default_factory=set)


class Fielding(Sensible):
    """Plays both sides, each with the force it is given; what needs thinking is left open for an agent, if there is one."""

    def __init__(self, rng: Rng, forces: tuple[Force, Force], noting: bool, agent: Agent | None = None) -> None:
        super().__init__(GAME, rng, policy=MOST_WEIGHT)
        self.agent: Final = agent
        self.wanted: Final = [list(force) for force in forces]
        self.noting: Final = noting
        self.drawn: Final[set[int]] = set()
        self.used: Final[set[tuple[int, int]]] = set()

    def pick(self, table: Table) -> int:
        if table.key == FORCE:
            return OWN_CHOICE
        if table.key == PICK:
            wanted = self.wanted[table.seat]
            return table.options[0] if len(table.options) == 1 else self.next_unit(table, wanted)
        if self.agent is not None and len(table.options) > 1:
            return STOP
        answer = super().pick(table)
        self.see(table, answer)
        return answer

    def see(self, table: Table, answer: int) -> None:
        """Of an answer with an action card: for what it is used."""
        if self.noting and table.key in FORMS and answer != STOP:
            self.note(cast(LandBattles, table), answer)

    def think(self, table: Table, agent: Agent, rng: Rng) -> None:
        """Whatever was left open is answered by the agent, from what the seat knows."""
        while table.seat != OVER:
            answer = agent.choose(Knowledge(GAME, table, table.seat, rng), rng)
            self.see(table, answer)
            self.count()
            apply(table, self, answer)

    def next_unit(self, table: Table, wanted: list[int]) -> int:
        """S3: the options are the first copies; a unit of the second set stands for the same card of the first."""
        for option in table.options:
            if option != ENOUGH and option % FORCES in wanted:
                wanted.remove(option % FORCES)
                return option
        return ENOUGH

    def note(self, t: LandBattles, answer: int) -> None:
        self.drawn.update(t.hand[t.seat])
        if t.key == ACT:
            if answer >= FIRST_CARD:
                self.used.add((t.key, answer - FIRST_CARD))
        elif answer not in (PASS, ENOUGH):
            self.used.add((t.key, t.cards.kind[answer]))


def of_names(cards: Cards, names: Iterable[str]) -> Force:
    """A force by the names of its units, the first copies of each."""
    found: list[int] = []
    for name in names:
        have = sum(cards.unit_ids[other] == name for other in found)
        found.append(cards.unit_ids.index(name) + have)
    return tuple(sorted(found))


def start_of(cards: Cards, nations: tuple[int, int], options: dict[str, str]) -> Table:
    names = ",".join(NATIONS[nation] for nation in nations)
    return GAME.setup(SIDES, {"nation": names, **options}, cards)


def play(start: Table, forces: tuple[Force, Force], seed: int, noting: bool = False, agent: Agent | None = None) -> Result:
    """One game from a table as set up."""
    cards = cast(LandBattles, start).cards
    named = [of_names(cards, [cards.unit_ids[unit] for unit in force]) for force in forces]
    player = Fielding(Rng(seed), (named[0], named[1]), noting, agent)
    t = cast(LandBattles, start_game(start, GAME.first(start), player))
    if agent is not None:
        player.think(t, agent, Rng(seed + THOUGHTS))
    halves = [1, 1] if t.winner == SIDES else [2 * (side == t.winner) for side in range(SIDES)]
    result = Result(halves, t.first, t.actions, max(t.points) >= FORCE_VP, sum(len(pile) for pile in t.secured))
    if noting:
        result.drawn = {cards.card_ids[card] for card in player.drawn}
        kinds = sorted(set(cards.card_ids), key=lambda name: cards.kind[cards.card_ids.index(name)])
        result.used = {(kinds[kind], FORMS[key]) for key, kind in player.used}
    return result


def tally(found: Counter[str], result: Result) -> None:
    found["games"] += 1
    found["first"] += result.halves[result.first]
    found["actions"] += result.actions
    found["points"] += result.by_points
    found["terrain"] += result.terrain
    found.update(f"drawn {name}" for name in result.drawn)
    found.update(f"used {name}" for name in {name for name, _ in result.used})
    found.update(f"{form} {name}" for name, form in result.used)
