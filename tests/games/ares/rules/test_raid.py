"""D  Raids."""

from __future__ import annotations

from games.ares.table_builder import attack, cards, discard, empty, find, force, seen, spot, start, table, take
from senki.games.ares.model import (
    AT_FRONTIER,
    BONUS_RESOURCES,
    DEEP_STRIKE,
    DESTROYED_BUILDING,
    FULL,
    IN_RAID,
    NONE,
    RAIDING,
    RESOURCE,
    SCORE,
    SCORING_CARD,
    Ares,
    unit_of,
)
from senki.games.ares.rules.places import uses
from senki.games.ares.rules.raid import able_to_raid, steal_scoring_card

NO = 0
YES = 1


def raid(holder: int = NONE) -> Ares:
    """Xenos raid the Terrans: Razor, Slicer and Behemoth against Mobile AA, Stealth, Minefield, Predator and a Nuclear Plant."""
    t = table(
        [force("razor", 3), force("slicer", 3), force("behemoth", 3)],
        [force("mobile-aa", 2), force("stealth", 3), force("minefield", 2), force("predator", 1), empty("nuclear-plant")],
        factions=("xenos", "terran"),
        mode=FULL,
        tokens=(0, 0),
        holder=holder,
    )
    attack(t, 0, 1, DEEP_STRIKE, "xenos-raid")
    return t


def units(t: Ares, forces: list[int]) -> list[str]:
    return [cards().unit_ids[unit_of(t, number)] for number in forces]


def test_D1_a_raid_goes_ahead_whoever_holds_the_frontier() -> None:
    """It cannot take a neutral frontier, and its combat choice is always Deep Strike/Raid."""
    t = table(factions=("xenos", "terran"), mode=FULL)
    card = take(t, 0, "xenos-raid")
    for holder, wanted in ((NONE, [RAIDING]), (0, [RAIDING, SCORE]), (1, [RAIDING])):
        t.holder = holder
        assert uses(t, 0, card) == [RESOURCE, *wanted]


def test_D1_no_surprise_and_the_card_is_scored() -> None:
    """The defender holds the frontier and stands by it: the card is still the holder's."""
    t = raid(holder=1)
    card = t.declared[0][0]
    play = start(t, "battle", quiet=True)
    assert play.asked.name == "defend"
    play.answer(1, "defend", AT_FRONTIER)
    assert t.battleground == IN_RAID
    assert t.scored == [[], [card]]
    assert not play.told("surprise")


def test_D2_who_may_be_chosen() -> None:
    """The attacker: infantry or armour; the defender: these and base defence. Flyers never."""
    t = raid()
    t.attacker, t.defender = 0, 1
    assert units(t, able_to_raid(t, 0)) == ["razor", "behemoth"]
    assert units(t, able_to_raid(t, 1)) == ["mobile-aa", "stealth", "minefield"]


def test_D2_the_choice_is_secret() -> None:
    """While one still chooses, the other's choice is not seen; then both are shown."""
    t = raid()
    play = start(t, "battle", quiet=True, dice=[1, 3, 2, 2, 5])
    play.answer(1, "raider", find(t, 1, "minefield"))
    assert seen(t, 0, "raider") == [0, None]
    play.answer(0, "raider", find(t, 0, "behemoth"))
    assert seen(t, 0, "raider") == t.raider == [1, 2]
    assert t.front == [[find(t, 0, "behemoth")], [find(t, 1, "minefield")]]


def test_D2_without_a_force_the_raid_is_lost() -> None:
    t = table([force("slicer", 3)], [force("trooper", 1)], factions=("xenos", "terran"), mode=FULL, tokens=(0, 0))
    attack(t, 0, 1, DEEP_STRIKE, "xenos-raid")
    play = start(t, "battle", quiet=True).finish()
    assert ("battle-won", 1) in play.events


def test_D3_three_rounds_without_emergency_defence() -> None:
    """Nobody is asked for emergency defence, though cards are in hand; after three rounds the attacker has lost."""
    t = raid()
    t.hand[1] = [t.deck[1].pop(0)]
    play = (
        start(t, "battle", quiet=True, dice=[6] * 9).answer(0, "raider", find(t, 0, "razor")).answer(1, "raider", find(t, 1, "mobile-aa"))
    )
    for _ in range(3):
        play.answer(0, "retreat", NO).answer(1, "retreat", NO)
    play.finish()
    assert len(play.told("round")) == 3
    assert ("battle-won", 1) in play.events


def test_D4_the_defender_may_retreat() -> None:
    t = raid()
    play = start(t, "battle", quiet=True, dice=[]).answer(0, "raider", find(t, 0, "behemoth")).answer(1, "raider", find(t, 1, "minefield"))
    play.dice.script = [6, 6, 6]
    play.answer(0, "retreat", NO).answer(1, "retreat", YES)
    assert ("retreats", 1) in play.events
    assert play.asked.name == "rewards"


def test_D5_two_different_rewards() -> None:
    """A scoring card, three bonus resources, an empty building: two of them, none twice."""
    t = raid()
    t.scored[1] = [take(t, 1, "terran-standard")]
    discard(t, 0, 4)
    play = start(t, "battle", quiet=True, dice=[1, 3, 2, 2, 5])
    play.answer(0, "raider", find(t, 0, "behemoth")).answer(1, "raider", find(t, 1, "minefield"))
    play.answer(0, "retreat", NO).answer(1, "retreat", NO)
    assert play.asked.options == [SCORING_CARD, BONUS_RESOURCES]  # in this order, so that two are taken
    play.answer(0, "rewards", SCORING_CARD)
    assert play.asked.options == [BONUS_RESOURCES, DESTROYED_BUILDING]
    play.answer(0, "rewards", DESTROYED_BUILDING)
    assert play.asked.options == [spot(t, 1, "base-defense"), spot(t, 1, "nuclear-plant")]
    play.answer(0, "destroy", spot(t, 1, "nuclear-plant")).finish()
    assert len(t.scored[0]) == 1
    assert t.scored[1] == []


def test_D5_nothing_hangs_on_the_order_of_a_scoring_pile() -> None:
    """It lies face down: whichever card is on top, the same one is taken."""
    taken = []
    for top in (0, 1):
        t = raid()
        pile = [take(t, 1, "terran-standard"), take(t, 1, "terran-standard")]
        t.scored[1] = [pile[top], pile[1 - top]]
        steal_scoring_card(t, 0)
        taken.append(t.scored[0])
    assert taken[0] == taken[1]


def test_D5_a_reward_that_cannot_be_had_is_lost() -> None:
    """No scoring card, nothing discarded: only the empty building is left."""
    t = raid(holder=0)
    play = start(t, "battle", quiet=True, dice=[1, 3, 2, 2, 5])
    play.answer(0, "raider", find(t, 0, "behemoth")).answer(1, "raider", find(t, 1, "minefield"))
    play.answer(0, "retreat", NO).answer(1, "retreat", NO)
    assert play.asked.options == [DESTROYED_BUILDING]
    play.answer(0, "rewards", DESTROYED_BUILDING).answer(0, "destroy", spot(t, 1, "nuclear-plant")).finish()


def test_D6_frontier_and_game_stay() -> None:
    """The raid is won, but neither the base nor the frontier is taken."""
    t = raid(holder=1)
    play = start(t, "battle", quiet=True, dice=[1, 3, 2, 2, 5]).answer(1, "defend", AT_FRONTIER)
    play.answer(0, "raider", find(t, 0, "behemoth")).answer(1, "raider", find(t, 1, "minefield"))
    play.answer(0, "retreat", NO).answer(1, "retreat", NO)
    play.answer(0, "rewards", SCORING_CARD).answer(0, "rewards", DESTROYED_BUILDING).answer(
        0, "destroy", spot(t, 1, "nuclear-plant")
    ).finish()
    assert t.holder == 1
    assert t.victor == NONE
