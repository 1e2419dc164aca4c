"""G, S  The game in brief and its set-up."""

from __future__ import annotations

from games.ares.table_builder import all_cards, cards, start, table, unit_number
from senki.engine.table import CHANCE
from senki.games.ares import GAME
from senki.games.ares.model import BASIC, NONE, unit_at
from senki.games.ares.pack import ATTACKS, DECK_SIZE, FACTIONS, KAHOUM, RAID, SPECIAL_ATTACK, STANDARD, TERRAN
from senki.games.ares.rules.results import winners
from senki.games.ares.sequence import set_up


def test_G1_base_or_points_decide() -> None:
    """A taken base wins against any number of points; without one, the most points do."""
    t = table()
    t.scored[1] = [t.deck[0].pop()]
    assert winners(t) == [1]
    t.victor = 0
    assert winners(t) == [0]


def test_G2_basic_game_is_terran_against_kahoum() -> None:
    t = GAME.setup(2, {"mode": "basic"}, cards())
    assert t.faction == [TERRAN, KAHOUM]  # type: ignore[attr-defined]
    assert t.mode == BASIC  # type: ignore[attr-defined]


def test_S1_fifty_cards_with_nine_attacks() -> None:
    """Fifty cards of the own faction, nine of them attacks: four Standard, two Raids, three of its own. Start buildings are apart."""
    for faction in range(len(FACTIONS)):
        deck = range(faction * DECK_SIZE, (faction + 1) * DECK_SIZE)
        kinds = [cards().kind[card] for card in deck]
        assert {cards().faction[card] for card in deck} == {faction}
        assert [kinds.count(kind) for kind in (STANDARD, RAID, SPECIAL_ATTACK)] == [4, 2, 3]
        assert sum(kind in (STANDARD, RAID, SPECIAL_ATTACK) for kind in kinds) == ATTACKS


def test_S2_frontier_is_neutral() -> None:
    assert set_up([TERRAN, KAHOUM], cards(), BASIC).holder == NONE


def test_S3_two_turrets_and_two_novices() -> None:
    t = set_up([TERRAN, KAHOUM], cards(), BASIC)
    assert [[cards().card_ids[card] for card in t.base[seat].card] for seat in range(2)] == [["turret-start"], ["novice-start-basic"]]
    assert unit_at(t, 0, 0) == unit_number("turret")
    assert unit_at(t, 1, 0) == unit_number("novice-basic")
    assert t.base[0].units == [2]
    assert t.base[1].units == [2]


def test_S4_two_chosen_cards_and_a_standard_attack_at_the_bottom() -> None:
    """The advised first cards; what is chosen stays hidden from the opponent."""
    t = set_up([TERRAN, KAHOUM], cards(), BASIC)
    play = start(t, "choose_opening", seat=0)
    assert len(play.asked.options) == 2 * 15 + 7 - 1  # two of each card with several copies, the single ones, not the very last
    play.answer(0, "opening", all_cards("barracks")[0]).answer(0, "opening", all_cards("factory")[0]).finish()
    assert [cards().card_ids[card] for card in t.opening[0]] == ["barracks", "factory"]


def test_S4_the_whole_beginning() -> None:
    """Both choose at the same time; then the bottom card is a Standard attack, and nobody sees the other's cards."""
    t = set_up([TERRAN, KAHOUM], cards(), BASIC)
    play = start(t, "game", dice=[("start-player", 1)])
    for seat, first, second in ((1, "quake", "pyre"), (0, "barracks", "barracks")):
        ids = all_cards(first), all_cards(second)
        play.answer(seat, "opening", ids[0][0]).answer(seat, "opening", ids[1][1] if first == second else ids[1][0])
    assert [cards().kind[card] for row in t.bottom for card in row] == [STANDARD, STANDARD]
    assert [len(t.deck[seat]) for seat in range(2)] == [46, 46]
    assert [cards().card_ids[card] for card in t.hand[0][:2]] == ["barracks", "barracks"]
    assert t.seat != CHANCE


def test_S5_first_hand_has_three_cards() -> None:
    t = set_up([TERRAN, KAHOUM], cards(), BASIC)
    t.turn = 0
    t.hand[0] = [t.deck[0].pop() for _ in range(2)]
    t.hand[1] = [t.deck[1].pop() for _ in range(2)]
    start(t, "draw_up", opening=True).finish()
    assert [len(hand) for hand in t.hand] == [3, 3]


def test_S6_a_die_decides_who_begins() -> None:
    t = set_up([TERRAN, KAHOUM], cards(), BASIC)
    play = start(t, "game", dice=[("start-player", 1)])
    for seat in (0, 1):
        play.answer(seat, "opening", play.open[0].options[0]).answer(seat, "opening", play.open[0].options[0])
    assert t.turn == 1
    assert play.told("start-player") == [("start-player", 1)]
    assert play.asked.seat == 1
