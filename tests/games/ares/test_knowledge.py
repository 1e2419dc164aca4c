"""What a player can know of another base: tables dealt again keep what was seen, and nothing else."""

from __future__ import annotations

from typing import cast

from games.ares.table_builder import all_cards, attach, attack, force, seen, start, table, take
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.playout import Best, start_game
from senki.engine.position import state_hash
from senki.engine.table import OVER, apply
from senki.engine.testing.secrecy import check_stack
from senki.engine.view import decision_of
from senki.games.ares import GAME
from senki.games.ares.hints.forces import ALL_FORCES, army
from senki.games.ares.invariants import check
from senki.games.ares.model import (
    AT_FRONTIER,
    ATTACH,
    DEEP_STRIKE,
    FIRST_SIDE,
    FULL,
    NONE,
    NORMAL_ATTACK,
    RESOURCE,
    TEAMS,
    Ares,
    open_screen,
)
from senki.games.ares.questions import PLAY
from senki.games.ares.rules.places import is_attack, play_into_base

TABLES = 60


def dealt(t: Ares, seat: int) -> list[Ares]:
    """The table dealt again for a seat, many times; each a sound table."""
    found = [cast(Ares, determinize(GAME, t, seat, Rng(number))) for number in range(TABLES)]
    for copy in found:
        check(copy)
    return found


def behind_the_screen(t: Ares) -> Ares:
    """Seat 0 plays a building and two resources that seat 1 does not see."""
    for card_id, use, place in (("factory", FIRST_SIDE, NONE), ("resupply", RESOURCE, 0), ("airfield", RESOURCE, 1)):
        play_into_base(t, 0, take(t, 0, card_id), use, place if use == RESOURCE else len(t.base[0].card))
        t.unseen[0] += 1
    check(t)
    return t


def test_what_was_seen_stays_and_the_rest_varies() -> None:
    """The Barracks with its Troopers is always there; how many of the three cards are a building differs from table to table."""
    t = behind_the_screen(table([force("trooper", 2), force("tank", 1)], []))
    buildings = set()
    for copy in dealt(t, 1):
        assert copy.base[0].card[:2] == t.base[0].card[:2]
        assert copy.base[0].units[:2] == [2, 1]
        assert len(copy.base[0].card) + sum(copy.base[0].resources) == 5
        buildings.add(len(copy.base[0].card))
    assert buildings >= {2, 3}


def test_bases_dealt_again_are_about_as_strong_as_true_ones() -> None:
    """H1  Where six cards or more were played behind the screen: units after construction, on average over some games."""
    true, dealt_units = 0, 0
    for seed in range(12):
        rng, again = Rng(seed), Rng(seed)
        first = GAME.setup(2, {"faction": ("terran,xenos", "colossus,kahoum")[seed % 2]}, GAME.load_pack(None))
        driver = Best(GAME, rng, 0)
        t = cast(Ares, start_game(first, GAME.first(first), driver))
        player = Best(GAME, rng)
        while t.seat != OVER:
            if t.key == PLAY and t.unseen[1 - t.seat] >= 6:
                true += 2 * units_in(t, 1 - t.seat)
                for _ in range(2):
                    dealt_units += units_in(cast(Ares, determinize(GAME, t, t.seat, again)), 1 - t.seat)
            apply(t, driver, player.pick(t))
    assert 0.85 < dealt_units / true < 1.05  # with chance plays only it is 0.75


def units_in(t: Ares, seat: int) -> int:
    return sum(squad.units for squad in army(t, seat, ALL_FORCES))


def test_two_tables_that_a_player_cannot_tell_apart_are_dealt_alike() -> None:
    """A building and a resource, or two resources of other cards: for the opponent it is the same, down to the last card dealt."""
    one, other = (table([force("trooper", 2), force("tank", 1)], []) for _ in range(2))
    for t, plays in ((one, (("factory", FIRST_SIDE), ("resupply", RESOURCE))), (other, (("blitz", RESOURCE), ("airfield", RESOURCE)))):
        for card_id, use in plays:
            play_into_base(t, 0, take(t, 0, card_id), use, 0 if use == RESOURCE else len(t.base[0].card))
            t.unseen[0] += 1
    for number in range(TABLES):
        copies = [determinize(GAME, t, 1, Rng(number)) for t in (one, other)]
        assert state_hash(GAME, copies[0]) == state_hash(GAME, copies[1])


def test_the_owner_keeps_the_own_base() -> None:
    t = behind_the_screen(table([force("trooper", 2), force("tank", 1)], []))
    for copy in dealt(t, 0):
        assert copy.base[0].card == t.base[0].card
        assert copy.base[0].resources == t.base[0].resources
        assert sorted(copy.laid[0]) == sorted(t.laid[0])


def test_an_open_base_is_known_but_for_cards_face_down() -> None:
    t = behind_the_screen(table([force("trooper", 2), force("tank", 1)], []))
    open_screen(t, 0)
    hidden = set()
    for copy in dealt(t, 1):
        assert copy.base[0].card == t.base[0].card
        assert copy.base[0].resources == t.base[0].resources
        hidden.add(tuple(sorted(copy.laid[0])))
    assert len(hidden) > TABLES // 2


def test_attached_cards_that_were_seen_stay() -> None:
    t = table([force("trooper", 2)], [], mode=FULL)
    optics = attach(t, 0, "advanced-optics", "barracks")
    t.attached[2].card, t.attached[2].bearer, t.attached[2].charge, t.attached[2].stored = [optics], t.attached[0].bearer[:], [0], [0]
    play_into_base(t, 0, take(t, 0, "rapid-loader"), ATTACH, t.attached[0].bearer[0])
    t.unseen[0] = 1
    attached = set()
    for copy in dealt(t, 1):
        assert copy.attached[0].card[0] == optics
        attached.add(tuple(copy.attached[0].card))
    assert len(attached) > 1


def test_an_attack_that_lies_face_down_may_be_any() -> None:
    """While the defender decides: any attack card, with a normal attack or a deep strike."""
    t = table([force("trooper", 2)], [force("pebble", 1)], holder=1, mode=FULL, tokens=(0, 0))
    attack(t, 0, 1, NORMAL_ATTACK, "blitz")
    play = start(t, "battle")
    assert play.asked.name == "defend"
    copies = dealt(t, 1)
    assert all(is_attack(copy, copy.declared[0][0]) for copy in copies)
    assert {copy.choice[0] for copy in copies} == {NORMAL_ATTACK, DEEP_STRIKE}
    assert len({copy.declared[0][0] for copy in copies}) > 3
    for copy in copies:
        if copy.declared[0][0] in all_cards("terran-raid"):
            assert copy.choice[0] == DEEP_STRIKE


def test_scored_cards_are_known() -> None:
    """Everyone has seen them scored, though nobody is told how many there are."""
    t = table()
    t.scored[1] = [take(t, 1, "kahoum-raid")]
    assert seen(t, 0, "scored")[1] == {"hidden": None}
    assert all(copy.scored == t.scored for copy in dealt(t, 0))


def test_a_scored_attack_card_is_still_used_in_the_open() -> None:
    """The holder of the frontier has scored the Tactical Nuke; its target is asked for, and the player is told which card that is about."""
    t = table([force("trooper", 2)], [force("pebble", 2), force("zephyr", 2)], holder=1, mode=FULL, tokens=(2, 0))
    attack(t, 0, 1, NORMAL_ATTACK, "tactical-nuke")
    [nuke] = t.declared[0]
    play = start(t, "battle").answer(1, "defend", AT_FRONTIER).answer(0, "workers", 0)
    while play.asked.name != "use-effect":
        play.answer(play.asked.seat, play.asked.name, play.asked.options[0])
    play.answer(0, "use-effect", nuke)
    asked = decision_of(GAME, t, 0)
    assert asked is not None
    assert (asked.question.name, asked.about["card"]) == ("effect-force", ("card", nuke))
    assert t.scored[1] == [nuke]
    check_stack(GAME, t, "after the reveal")
    assert all(copy.scored == t.scored for copy in dealt(t, 0))


def test_a_secret_raider_may_be_any_that_can_be_chosen() -> None:
    t = table(
        [force("razor", 1), force("behemoth", 1)],
        [force("trooper", 1), force("tank", 1)],
        factions=("xenos", "terran"),
        mode=FULL,
        tokens=(0, 0),
    )
    attack(t, 0, 1, DEEP_STRIKE, "xenos-raid")
    play = start(t, "battle", quiet=True)
    play.answer(1, "raider", play.open[1].options[0])
    assert len({copy.raider[1] for copy in dealt(t, 0)}) == 2


def test_partners_know_the_plan_and_the_others_do_not() -> None:
    """The second partner chooses: the first one's card is known to the partner, and any for the other team."""
    t = table(factions=("terran", "kahoum", "xenos", "colossus"), mode=TEAMS, hands=(("barracks", "factory"), ("quake", "gale"), (), ()))
    card = t.hand[0][1]
    start(t, "turn").answer(0, "play", card).answer(0, "use-as", FIRST_SIDE)
    assert all(copy.plan[0] == t.plan[0] and copy.aside[0] == [card] for copy in dealt(t, 1))
    plans = {tuple(copy.plan[0]) for copy in dealt(t, 2)}
    assert len(plans) > 5


def test_evaluation_goes_by_what_lies_on_the_table() -> None:
    """More units, a scoring card and the frontier are worth more; a taken base is all."""
    few, many = table([force("trooper", 1)], [force("pebble", 1)]), table([force("trooper", 4)], [force("pebble", 1)])
    assert GAME.evaluate(few, 0) < GAME.evaluate(many, 0)
    even = GAME.evaluate(few, 0)
    few.holder = 0
    assert GAME.evaluate(few, 0) > even
    few.victor = 1
    assert (GAME.evaluate(few, 0), GAME.evaluate(few, 1)) == (0, 1000)
