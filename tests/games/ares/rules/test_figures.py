"""The figures that players are shown, against what the rules do."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

import pytest

from senki.engine.chance import Rng
from senki.engine.decision import Decision
from senki.engine.dice import OpenDice
from senki.engine.explain import OPEN, standing
from senki.engine.figures import Figure, in_percent, successes
from senki.engine.session import Session
from senki.engine.shapes import PASS
from senki.engine.table import CHANCE, apply
from senki.games.ares import GAME
from senki.games.ares.model import (
    ATTACKERS,
    DEEP,
    DEFENDERS,
    FORCE,
    GOAL,
    NONE,
    NORMAL,
    ON_PLACE,
    RESOURCE,
    TAKE_FRONTIER,
    Ares,
    line_forces,
    side_of,
)
from senki.games.ares.questions import MOVE_TO
from senki.games.ares.rules.combat import count_hits, dice_for, needed_face, targets, to_hit
from senki.games.ares.rules.places import put_resource
from senki.games.ares.rules.results import FRONTIER_POINTS
from senki.games.ares.rules.strength import initiative, scouting
from senki.games.ares.rules.units import build_units, has_its_power

SETTINGS = [
    (2, {"mode": "basic"}),
    (2, {"mode": "full", "faction": "terran,kahoum"}),
    (2, {"mode": "full", "faction": "xenos,colossus"}),
    (3, {"mode": "full", "faction": "xenos,kahoum,terran"}),
    (4, {"mode": "teams", "faction": "xenos,colossus,terran,kahoum"}),
]


def named(figures: list[Figure], name: str) -> Figure:
    return next(figure for figure in figures if figure.name == name)


class Checks:
    """What is told of every question and of the table, held against the rules' own functions; and how often there was something to hold."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def at(self, session: Session, asked: Decision) -> None:
        t = cast(Ares, session.table)
        self.check_table(t, asked.seat)
        check = getattr(self, "check_" + asked.question.name.replace("-", "_"), None)
        if check is not None:
            self.seen[asked.question.name] += 1
            for option in asked.options:
                if option != PASS:
                    check(t, asked, option, session.explain(asked.seat, option))

    def check_target(self, t: Ares, asked: Decision, target: int, figures: list[Figure]) -> None:
        """R4.2 to R4.6  The sum of the terms is the number that the rules use, and so are the dice; the chances are those of the dice."""
        shooter = t.about()[1]
        needed = to_hit(t, side_of(t, asked.seat), shooter, target)
        dice = dice_for(t, shooter, needed)
        assert (named(figures, "to-hit").total, named(figures, "dice").total) == (needed, dice)
        shares = successes(dice, Fraction(needed_face(needed), 6))
        assert named(figures, "chance").total == in_percent(1 - shares[0])
        assert named(figures, "average").total == round(10 * dice * Fraction(needed_face(needed), 6))

    def check_move_to(self, t: Ares, asked: Decision, spot: int, figures: list[Figure]) -> None:
        """R2.1, R2.2  What could be fired at from a spot is what can be when the force stands there."""
        force = t.about()[1]
        side = side_of(t, asked.seat)
        line = cast(Ares, t.clone())
        apply(line, OPEN, spot)
        if line.key == MOVE_TO and line.about()[1] != force and len(line.reserve[side]) < len(t.reserve[side]) - 1:
            return  # the next force was moved with it, having a single place to go to
        able = targets(line, side, force)
        assert named(figures, "targets").total == len(able)
        if able:
            assert named(figures, "best-to-hit").total == max(to_hit(line, side, force, target) for target in able)

    def check_put_on(self, t: Ares, asked: Decision, goal: int, figures: list[Figure]) -> None:
        """F1, K2  The units that are foretold are those that construction makes."""
        place = GOAL.second(goal)
        if t.about()[1] != RESOURCE or GOAL.first(goal) != ON_PLACE or not [one for one in figures if one.name == "units"]:
            return
        after = cast(Ares, t.clone())
        put_resource(after, asked.seat, goal)
        if any(one.name == "needs-power" for one in figures):
            return
        build_units(after, asked.seat, place, "K2")
        assert named(figures, "units").total == after.base[asked.seat].units[place]
        self.seen["units"] += 1

    def check_use_effect(self, t: Ares, asked: Decision, card: int, figures: list[Figure]) -> None:
        """C7  Nothing is offered that cannot be paid."""
        for figure in figures:
            assert figure.limit is not None
            assert 0 <= figure.total <= figure.limit

    def check_reroll(self, t: Ares, asked: Decision, die: int, figures: list[Figure]) -> None:
        assert named(figures, "die-hits").total == in_percent(Fraction(needed_face(t.to_hit), 6))
        assert named(figures, "rerolls").total > 0

    def check_table(self, t: Ares, seat: int) -> None:
        """R4, L2, R4.4, V4  What everybody looks at: initiative, scouting, hits, the own points."""
        shown = standing(GAME, t, seat)
        assert shown["points"] == {seat: len(t.scored[seat]) + (FRONTIER_POINTS if t.holder == seat else 0)}
        after = cast(Ares, t.clone())
        for place in range(len(t.base[seat])):
            build_units(after, seat, place, "K2")
            ready = shown.get("ready", {}).get(FORCE.of(seat, place))
            assert ready == after.base[seat].units[place] or ready is None or not has_its_power(t, seat, place)
        if t.attacker == NONE:
            assert not {"initiative", "hits", "scouting"} & set(shown)
            return
        for side in (ATTACKERS, DEFENDERS):
            for force in line_forces(t, side):
                assert shown["initiative"][force] == initiative(t, force)
            if t.battleground != NONE:
                assert shown["scouting"][side] == scouting(t, side)
                self.seen["scouting"] += 1
        if "hits" in shown:
            assert shown["hits"][0] == count_hits(t)
            assert shown["needed"][0] == needed_face(t.to_hit)
            assert list(shown["hit"].values()).count(1) == count_hits(t)
            assert all(shown["hit"][die] == (face <= needed_face(t.to_hit)) for die, face in enumerate(t.dice))


@pytest.mark.parametrize("seats,options", SETTINGS)
def test_R4_4_figures_are_what_the_rules_play_by(seats: int, options: dict[str, str]) -> None:
    """In some games of each kind, at every question: R4.2 to R4.6, R2.1, F3, XEN5, XEN6, FAC6, B7, L2, K2, C7."""
    checks = Checks()
    for seed in range(2):
        session = Session(GAME, seats, options, GAME.load_pack(None), OpenDice())
        rng = Rng(seed)
        while not session.over:
            asked = session.pending()[0]
            if asked.seat >= 0:
                checks.at(session, asked)
            session.answer(asked.seat, asked.options[rng.below(len(asked.options))])
    assert checks.seen["target"] > 5
    assert checks.seen["units"] > 20
    assert checks.seen["scouting"] > 20


def test_A3_6_an_attack_is_called_hopeless_exactly_when_no_force_takes_part() -> None:
    """In the basic game; each attack that is offered is played on to where it is known who takes part."""
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(6):
        session = Session(GAME, 2, {"mode": "basic"}, GAME.load_pack(None), OpenDice())
        rng = Rng(seed)
        while not session.over:
            asked = session.pending()[0]
            option = asked.options[rng.below(len(asked.options))]
            hopeless = asked.seat != CHANCE and any(figure.name == "hopeless" for figure in session.explain(asked.seat, option))
            attack = asked.question.name == "use-as" and option in (TAKE_FRONTIER, NORMAL, DEEP)
            assert attack or not hopeless
            before = len(session.told)
            session.answer(asked.seat, option)
            told = play_on(session, before, asked.seat) if attack else ""
            if told:
                failed = told in ("no-forces", "frontier-not-taken")
                assert failed == hopeless, (seed, option, told)
                seen[told, hopeless] += 1
    assert seen["no-forces", True] or seen["frontier-not-taken", True]
    assert sum(count for (_, hopeless), count in seen.items() if not hopeless) > 5


def play_on(session: Session, since: int, attacker: int) -> str:
    """Until it is known whether the attacker has a force; empty if the game ends first."""
    while not session.over and not took_part(session, since, attacker):
        asked = session.pending()[0]
        session.answer(asked.seat, asked.options[0])
    return took_part(session, since, attacker)


def took_part(session: Session, since: int, attacker: int) -> str:
    """What was told of whether the attacker has a force: by its absence, or by the first thing that needs one; empty: not yet."""
    ends = ("no-forces", "frontier-not-taken", "frontier-taken", "gives-way", "placed", "placed-against", "rolled")
    for event in session.events(0, since):
        if event.kind.name in ends:
            return "unopposed" if event.kind.name == "no-forces" and event.values["seat"] != attacker else event.kind.name
    return ""
