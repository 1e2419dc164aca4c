"""The searching players find the plainly best answer, and what they build on is sound: deals, secrets, sides, long lists."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from agents import tiny_games
from agents.positions import ALL_SETTINGS, SPECS, quick, some_positions
from games.ganymede.table_builder import RED, A, B, battle, mech, right, start
from senki.agents.advice import Ranks, advice
from senki.agents.agent import Knowledge, Ranked
from senki.agents.rollout import RolloutAgent, Weighs
from senki.agents.roster import find_agent
from senki.agents.search import FlatAgent, SearchAgent
from senki.agents.tree import WIDER, WIDTH, Node, prepare_roots
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded
from senki.engine.frames import outermost
from senki.engine.game import Game
from senki.engine.playout import start_game
from senki.engine.table import Frame, Table, apply, begin
from senki.engine.testing.play import Setting
from senki.games.ganymede import GAME as GANYMEDE
from small_games import hearts, leduc, standoff

FORMS = (SearchAgent(400), SearchAgent(400, many=False))
SEARCHERS = (FlatAgent(100), *FORMS)


def best(game: Game, table: Table, agent: SearchAgent, seed: int = 1) -> int:
    return agent.choose(Knowledge(game, table, table.seat, Rng(seed)), Rng(seed))


def values(game: Game, table: Table, agent: SearchAgent, seed: int = 1) -> dict[int, Ranked]:
    return {ranked.option: ranked for ranked in agent.rank(Knowledge(game, table, table.seat, Rng(seed)), Rng(seed))}


def tiny(game: tiny_games.TinyGame) -> Table:
    table = game.setup(game.seats, {}, None)
    return start_game(table, game.first(table), Seeded(Rng(1)))


# -- positions with one good answer -----------------------------------------------------------------------------------


@pytest.mark.parametrize("agent", SEARCHERS)
def test_a_hand_that_cannot_lose_is_not_folded(agent: SearchAgent) -> None:
    """Leduc: a pair with the board, and a raise to answer."""
    table = leduc.GAME.setup(2, {}, None)
    seen = 0
    for seed in range(40):
        game = start_game(table, leduc.GAME.first(table), Seeded(Rng(seed)))
        for answer in (leduc.CALL, leduc.CALL, leduc.RAISE):
            apply(game, Seeded(Rng(seed)), answer)
        assert isinstance(game, leduc.Leduc)
        if game.hands[1][0] // 2 == game.board[0] // 2:
            seen += 1
            assert best(leduc.GAME, game, agent, seed) != leduc.FOLD
    assert seen > 3


def card(name: str) -> int:
    return hearts.CARD.labels.index(name)


def last_tricks(hands: list[list[str]], trick: list[str], leader: int) -> hearts.Hearts:
    """A deal of hearts with these cards left, in the middle of a trick; the cards not named have been played."""
    t = hearts.GAME.setup(4, {}, None)
    assert isinstance(t, hearts.Hearts)
    t.pool, t.broken, t.leader = [], True, leader
    t.hands = [[card(name) for name in hand] for hand in hands]
    left = {held for hand in t.hands for held in hand}
    t.played = [other for other in range(52) if other not in left]
    t.tricks = len(t.played) // 4
    frame: Frame = outermost(hearts.trick)
    begin(t, frame, Seeded(Rng(1)))
    for name in trick:
        apply(t, Seeded(Rng(1)), card(name))
    return t


@pytest.mark.parametrize("agent", SEARCHERS)
def test_the_queen_of_spades_is_ducked(agent: SearchAgent) -> None:
    """The queen lies in the trick: the king would take it, the deuce does not."""
    t = last_tricks([["QS", "3C"], ["4S", "4C"], ["KS", "2S"], ["5S", "5C"]], ["QS", "4S"], 0)
    assert t.seat == 2
    assert best(hearts.GAME, t, agent) == card("2S")


@pytest.mark.parametrize("agent", SEARCHERS)
def test_the_queen_of_spades_is_thrown_away(agent: SearchAgent) -> None:
    """Diamonds are led, and the seat has none: somebody else gets the queen."""
    t = last_tricks([["AD", "3C"], ["4D", "4C"], ["QS", "6C"], ["5D", "5C"]], ["AD", "4D"], 0)
    assert t.seat == 2
    assert best(hearts.GAME, t, agent) == card("QS")


@pytest.mark.parametrize("agent", SEARCHERS)
def test_a_deadly_shot_is_answered(agent: SearchAgent) -> None:
    """Standoff: the last life, and a card that undoes the shot; the shooter has no card to undo that."""
    t = standoff.GAME.setup(2, {"teams": "none"}, None)
    assert isinstance(t, standoff.Standoff)
    t.hands = [[], [0, 4]]
    t.known = [2 if card in (0, 4) else 0 for card in range(standoff.CARDS)]
    t.deck = [card for card in range(standoff.CARDS) if card not in (0, 4)]
    t.lives = [1, 1]
    t.shown = [[1, 3, 0, 1, 2], [0, 0, 1, 2, 0]]
    t.stood = [0, 0, 0]
    begin(t, start_of(standoff.shoot, seat=0, target=1), Seeded(Rng(1)))
    apply(t, Seeded(Rng(1)), 0)  # does not look at a card first
    assert t.seat == 1
    assert best(standoff.GAME, t, agent) == 0


def start_of(rule: object, **arguments: int) -> Frame:
    frame = outermost(rule)
    for name, value in arguments.items():
        setattr(frame, name, value)
    return frame


@pytest.mark.parametrize("agent", [*SEARCHERS, SearchAgent(200, cut=0)])
def test_the_mech_that_would_fall_does_not_defend(agent: SearchAgent) -> None:
    """Ganymede: a hit destroys the strong mech, while the weak one can take several."""
    strong = mech("grey-heron", "rifle", "cannon", damage=2)
    weak = mech("ladybird", "shield")
    foe = mech("basalt-ox", "twin-rifle", "missile-pod", "pile-bunker")
    t = battle(2, A=strong, B=weak, X=foe, Y=mech("teal-swift"))
    play = start(t, "battle_phase", dice=[right(2)])
    assert [question.seat for question in play.open] == [RED]
    assert play.open[0].options == [A, B]
    assert best(GANYMEDE, play.t, agent) == B


def test_dice_that_miss_are_rolled_again() -> None:
    gunner = mech("grey-heron", "scatter-gun", "shield-claw", "cannon")
    t = battle(2, A=gunner, X=mech("basalt-ox"), gone="Y")
    play = start(t, "battle_phase", dice=[right(A), 1, 6, 1])
    assert play.open[0].name == "reroll"
    agent = SearchAgent(20)
    assert best(GANYMEDE, play.t, agent) == 1
    assert [ranked.option for ranked in values(GANYMEDE, play.t, agent).values() if ranked.visits] == [1]


# -- what a search must get right -------------------------------------------------------------------------------------


@pytest.mark.parametrize("agent", [SearchAgent(2000), SearchAgent(2000, many=False)])
def test_nobody_adapts_to_what_another_has_sealed(agent: SearchAgent) -> None:
    """Stone, paper, scissors: if the other knew the hand, every hand would lose."""
    game = tiny_games.TinyGame(tiny_games.stone_paper_scissors)
    found = values(game, tiny(game), agent)
    assert all(0.35 < ranked.value < 0.65 for ranked in found.values())
    assert all(ranked.visits > 200 for ranked in found.values())


def test_a_secret_answer_cannot_be_used_by_others() -> None:
    """With a tree for every seat. One tree only, of what the searching seat sees, lets others act on its secrets: known, and cautious."""
    hidden = tiny_games.TinyGame(tiny_games.hide_and_guess)
    assert all(0.35 < ranked.value < 0.65 for ranked in values(hidden, tiny(hidden), SearchAgent(2000)).values())
    assert all(ranked.value < 0.1 for ranked in values(hidden, tiny(hidden), SearchAgent(2000, many=False)).values())


@pytest.mark.parametrize("agent", FORMS)
def test_an_open_answer_is_used_by_others(agent: SearchAgent) -> None:
    shown = tiny_games.TinyGame(tiny_games.show_and_guess)
    assert all(ranked.value < 0.2 for ranked in values(shown, tiny(shown), agent).values())


@pytest.mark.parametrize("agent", FORMS)
def test_questions_that_depend_on_dice_are_answered_each_in_its_way(agent: SearchAgent) -> None:
    """By playouts alone both ways look alike or worse; a tree finds that the bold one wins always."""
    game = tiny_games.TinyGame(tiny_games.die_and_question)
    found = values(game, tiny(game), agent)
    assert best(game, tiny(game), agent) == 1
    assert found[1].value > 0.85
    assert values(game, tiny(game), FlatAgent(200))[1].value < 0.6


@pytest.mark.parametrize("agent", FORMS)
def test_a_partner_can_be_trusted(agent: SearchAgent) -> None:
    game = tiny_games.TinyGame(tiny_games.partner_decides, seats=4)
    found = values(game, tiny(game), agent)
    assert best(game, tiny(game), agent) == 2
    assert found[2].value > 0.9
    assert found[1].value < 0.3


def test_a_long_list_is_searched_to_its_end() -> None:
    game = tiny_games.TinyGame(tiny_games.long_list)
    assert best(game, tiny(game), SearchAgent(400)) == 17


def test_options_that_no_sensible_player_takes_are_left_out() -> None:
    game = tiny_games.Weighted(tiny_games.long_list)
    found = values(game, tiny(game), SearchAgent(100))
    assert len(found) == tiny_games.OPTIONS
    assert sorted(option for option, ranked in found.items() if ranked.visits) == [0, 1, 2, 3, 4]


def test_a_long_list_is_widened_bit_by_bit_the_likeliest_first() -> None:
    prepare_roots(150)
    node, rng = Node(0, 1), Rng(1)
    options = list(range(40))
    weights = [100 - option for option in options]
    tried: list[int] = []
    for visit in range(150):
        edge = node.choose(node.edges_for(options, weights), 700, rng)
        if edge.visits == 0:
            tried.append(edge.option)
        edge.visits += 1
        edge.total += 500
        assert len(tried) <= WIDTH + 1 + WIDER * visit**0.5
    assert tried == options[: len(tried)]
    assert WIDTH < len(tried) < len(options)


def test_an_option_is_judged_by_how_often_it_was_there() -> None:
    """Of two equally good answers, the one that is seldom offered is taken whenever it is."""
    prepare_roots(400)
    node, rng = Node(0, 1), Rng(1)
    taken = 0
    for visit in range(400):
        rare = visit % 10 == 0
        edge = node.choose(node.edges_for([0, 1] if rare else [0], []), 700, rng)
        taken += rare and edge.option == 1
        edge.visits += 1
        edge.total += 500
    assert node.edges[1].available == 40
    assert taken >= 15  # by visits of the node alone it would be starved or always taken


# -- the same again ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
def test_rankings_hold_every_option_once(game_id: str, setting: Setting) -> None:
    game = find_game(game_id)
    for table, seat in some_positions(game_id, setting, 4, 4):
        for spec in ("greedy", "flat:playouts=2", "rollout:playouts=2", "search:iterations=15"):
            agent = find_agent(quick(spec, game), game)
            assert isinstance(agent, Ranks)
            ranked = agent.rank(Knowledge(game, table, seat, Rng(1)), Rng(2))
            assert sorted(option for option, _, _ in ranked) == sorted(table.options)
            assert all(0.0 <= value <= 1.0 for _, _, value in ranked)
            if isinstance(agent, RolloutAgent) and isinstance(game, Weighs) and not game.is_weighty(table):
                assert all(visits == 0 for _, visits, _ in ranked)  # a small question is answered as the game weighs it
            else:
                assert ranked[0].visits > 0
            advised = advice(agent, Knowledge(game, table, seat, Rng(1)), Rng(2))
            assert [row.share is None for row in advised] == [visits == 0 for _, visits, _ in ranked]


def test_more_time_is_more_iterations_of_the_same_search() -> None:
    """A search that is stopped by the clock has done at least one iteration, and one by number exactly so many."""
    game = tiny_games.TinyGame(tiny_games.stone_paper_scissors)
    assert sum(ranked.visits for ranked in values(game, tiny(game), SearchAgent(1 << 30, ms=1)).values()) >= 1
    assert sum(ranked.visits for ranked in values(game, tiny(game), SearchAgent(123)).values()) == 123


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_random_numbers_give_the_same_choice(spec: str) -> None:
    agent = find_agent(spec, standoff.GAME)
    for table, seat in some_positions("standoff", Setting(4, {"teams": "partners"}), 3, 5):
        choices = {agent.choose(Knowledge(standoff.GAME, table, seat, Rng(8)), Rng(9)) for _ in range(2)}
        assert len(choices) == 1


def blunders(percent: int) -> Iterator[int]:
    agent = find_agent(f"flat:playouts=20,blunder={percent}", hearts.GAME)
    t = last_tricks([["QS", "3C"], ["4S", "4C"], ["KS", "2S"], ["5S", "5C"]], ["QS", "4S"], 0)
    for seed in range(60):
        yield agent.choose(Knowledge(hearts.GAME, t, 2, Rng(seed)), Rng(seed))


def test_blunders_are_as_frequent_as_said() -> None:
    """Half of the blunders hit the right card by chance."""
    wrong = card("KS")
    assert sum(choice == wrong for choice in blunders(0)) == 0
    assert 6 <= sum(choice == wrong for choice in blunders(40)) <= 20
    assert 18 <= sum(choice == wrong for choice in blunders(100)) <= 42
