"""R3, E11  What deals may be made of besides: action cards in the market of the Hacan, and votes in the discussion of an agenda."""

from __future__ import annotations

import pytest

from games.imperium.council_builder import AGAINST, FOR, political
from games.imperium.table_builder import HACAN, LETNEV, SOL, give, hold, start, table
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Play
from senki.games.imperium import GAME
from senki.games.imperium.kinds import DealTerm, Effect, PromiseKind, Until
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE
from senki.games.imperium.rules.deals import open_terms
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.promises import promises_open, vote_promised

# -- R3  action cards -------------------------------------------------------------------------------------------------


def stalls(**options: str) -> Imperium:
    """Hacan holds two cards, Letnev one, Sol none."""
    t = table(3, mode="full", **options)
    give(t, HACAN, "good-year", "privateers")
    give(t, LETNEV, "sabotage")
    return t


def offered(play: Play[Imperium], *terms: int) -> Play[Imperium]:
    play.answer(HACAN, "deal-with", LETNEV)
    for term in terms:
        play.answer(HACAN, "deal-terms", term)
    return play if DealTerm.WANT_CARD in terms else play.answer(HACAN, "deal-terms", ENOUGH)


def test_R3_a_card_for_a_card() -> None:
    """Each chooses its own, face down, after the deal is agreed on; both know them then, and nobody else."""
    t = stalls()
    good_year, privateers = t.a_hand[HACAN]
    sabotage = t.a_hand[LETNEV][0]
    play = offered(start(t, "hold_markets"), DealTerm.GIVE_CARD, DealTerm.WANT_CARD)
    play.answer(LETNEV, "deal-agree", 1).answer(HACAN, "deal-card", privateers)
    assert t.a_look[HACAN] == [privateers]
    play.answer(LETNEV, "deal-card", sabotage).answer(HACAN, "deal-with", ENOUGH).finish()
    assert (t.a_hand[HACAN], t.a_hand[LETNEV], t.a_hand[SOL]) == ([good_year, sabotage], [privateers], [])
    assert t.a_known[privateers] == t.a_known[sabotage] == 1 << HACAN | 1 << LETNEV
    assert t.market == NONE
    assert ("card-traded", HACAN, LETNEV, privateers) in play.heard(LETNEV)
    assert not any(privateers in event for event in play.heard(SOL) if event[0] == "card-traded")


def test_R3_a_card_for_trade_goods() -> None:
    t = stalls()
    t.goods[LETNEV] = 2
    card = t.a_hand[HACAN][0]
    play = offered(start(t, "hold_markets"), DealTerm.WANT, DealTerm.GIVE_CARD)
    play.answer(HACAN, "deal-want", 2).answer(LETNEV, "deal-agree", 1).answer(HACAN, "deal-card", card)
    assert t.goods == [0, 0, 2]
    assert card in t.a_hand[LETNEV]
    play.answer(HACAN, "deal-with", ENOUGH).finish()


def test_R3_a_refused_deal_moves_nothing() -> None:
    t = stalls()
    play = offered(start(t, "hold_markets"), DealTerm.GIVE_CARD, DealTerm.WANT_CARD).answer(LETNEV, "deal-agree", 0)
    play.answer(HACAN, "deal-with", SOL)  # Letnev gets no second offer
    assert [len(hand) for hand in t.a_hand] == [0, 1, 2]
    assert t.owed == []


def test_R3_the_hand_limit_holds_at_once() -> None:
    """Letnev holds seven cards and gets one more for nothing."""
    t = stalls()
    give(t, LETNEV, *["direct-hit", "direct-hit", "skilled-retreat", "skilled-retreat", "recheck", "recheck"])
    card = t.a_hand[HACAN][0]
    play = offered(start(t, "hold_markets"), DealTerm.GIVE_CARD).answer(LETNEV, "deal-agree", 1).answer(HACAN, "deal-card", card)
    play.answer(LETNEV, "discard", card).answer(HACAN, "deal-with", ENOUGH).finish()
    assert len(t.a_hand[LETNEV]) == 7


def test_R3_only_the_hacan_and_only_then() -> None:
    t = stalls()
    assert DealTerm.GIVE_CARD not in open_terms(t, HACAN, LETNEV)
    add_effect(t, Effect.NO_ABILITIES, HACAN, Until.ROUND)
    assert start(t, "hold_markets").over
    other = stalls(race="sol,letnev,jol-nar")
    assert start(other, "hold_markets").over


def test_R3_a_card_laid_out_tells_others_nothing() -> None:
    """While Letnev chooses, what Hacan has laid out may be any card for Letnev."""
    t = stalls()
    play = offered(start(t, "hold_markets"), DealTerm.GIVE_CARD, DealTerm.WANT_CARD).answer(LETNEV, "deal-agree", 1)
    play.answer(HACAN, "deal-card", t.a_hand[HACAN][0])
    seen = set()
    for seed in range(20):
        again = determinize(GAME, t, LETNEV, Rng(seed))
        assert isinstance(again, Imperium)
        seen.add(again.a_look[HACAN][0])
    assert len(seen) > 5


# -- E11  votes -------------------------------------------------------------------------------------------------------


def discussed(name: str) -> Imperium:
    """Sol and Letnev have a vote each; the agenda lies open."""
    t = table(mode="full")
    hold(t, SOL, "lodor")
    hold(t, LETNEV, "meer")
    t.c_deck.remove(political(name))
    t.agenda = [political(name)]
    return t


def promise_of(play: Play[Imperium], question: str, choice: int) -> Play[Imperium]:
    """Letnev promises Sol its vote."""
    while play.asked.seat != LETNEV:
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    play.answer(LETNEV, "deal-with", SOL).answer(LETNEV, "deal-terms", DealTerm.PROMISE).answer(LETNEV, "deal-terms", ENOUGH)
    play.answer(LETNEV, "deal-promise", PromiseKind.VOTE).answer(LETNEV, question, choice)
    return play.answer(SOL, "deal-agree", 1)


@pytest.mark.parametrize("name, question, choice, event", [
    ("mutiny", "deal-vote", FOR[0], "promised-vote-for"),
    ("mutiny", "deal-vote", AGAINST[0], "promised-vote-against"),
    ("emperor", "deal-vote-player", HACAN, "promised-vote-player"),
    ("holy-planet-of-ixth", "deal-vote-planet", None, "promised-vote-planet"),
    ("subsidized-studies", "deal-vote-colour", 2, "promised-vote-colour"),
    ("incentive-program", "deal-vote-objective", None, "promised-vote-objective"),
    ("repeal", "deal-vote-law", None, "promised-vote-law"),
])  # fmt: skip
def test_E11_a_vote_is_promised(name: str, question: str, choice: int | None, event: str) -> None:
    """For whatever is voted on, it stands on the table for what."""
    t = discussed(name)
    for law in ("emperor", "free-trade") if name == "repeal" else ():
        t.c_deck.remove(political(law))
        t.c_laws.append(political(law))
    t.o_public = [t.o_first.pop(), t.o_first.pop()]
    play = start(t, "discuss", first=LETNEV)
    play.answer(LETNEV, "deal-with", SOL).answer(LETNEV, "deal-terms", DealTerm.PROMISE).answer(LETNEV, "deal-terms", ENOUGH)
    play.answer(LETNEV, "deal-promise", PromiseKind.VOTE)
    wanted = play.asked.options[-1] if choice is None else choice
    play.answer(LETNEV, question, wanted).answer(SOL, "deal-agree", 1)
    assert vote_promised(t, LETNEV) == wanted
    assert len(play.told(event)) == 1


@pytest.mark.parametrize("stance, counts", [(FOR[0], (1, 0)), (AGAINST[0], (0, 1))])
def test_E11_a_promised_vote_is_kept_or_broken(stance: int, counts: tuple[int, int]) -> None:
    t = discussed("mutiny")
    play = start(t, "resolve_agenda", by=NONE)
    promise_of(play, "deal-vote", FOR[0])
    while play.asked.name != "vote":
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    weights = dict(zip(play.asked.options, GAME.weights(t), strict=True))
    assert weights[FOR[0]] > 10 * weights[AGAINST[0]], "computers keep their word"
    play.answer(LETNEV, "vote", stance)
    assert (sum(t.kept), sum(t.broken)) == counts
    assert len(t.promises) == 0


def test_E11_without_votes_a_promise_lapses() -> None:
    """Letnev has promised, and is then kept from voting."""
    t = discussed("mutiny")
    play = promise_of(start(t, "discuss", first=LETNEV), "deal-vote", FOR[0])
    while not play.over:
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    add_effect(t, Effect.NO_VOTE, LETNEV, Until.ROUND)
    start(t, "cast_vote", seat=LETNEV).finish()
    assert (sum(t.kept), sum(t.broken), len(t.promises)) == (0, 0, 0)


def test_E11_one_vote_is_promised_once_and_in_the_discussion_alone() -> None:
    t = discussed("mutiny")
    assert PromiseKind.VOTE in promises_open(t, SOL, LETNEV, False)
    play = promise_of(start(t, "discuss", first=LETNEV), "deal-vote", FOR[0])
    assert not play.over
    assert PromiseKind.VOTE not in promises_open(t, LETNEV, HACAN, False)
    t.agenda = []
    assert PromiseKind.VOTE not in promises_open(t, SOL, LETNEV, False)
