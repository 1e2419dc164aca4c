"""K12  What is foretold of an outcome comes true, for every card; and computers vote by it."""

from __future__ import annotations

import pytest

from games.imperium.council_builder import call, council_table, enact_law, first_answers, give_votes, pass_windows, political
from games.imperium.rules.test_political_cards import AGAINST, CASES, ELECTIONS, FOR, dice_of, prepared
from games.imperium.table_builder import HACAN, LETNEV, SOL, fleet, hold, start
from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Play
from senki.games.imperium import GAME
from senki.games.imperium.hints.choices import JUDGES, weights
from senki.games.imperium.kinds import TYPE_OF, VESSELS, CounterArea, Stance
from senki.games.imperium.model import Imperium, count, planets_of, sheet_counters
from senki.games.imperium.pack import HEXES
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.politics.forecast import GAINS, Gain, forecast
from senki.games.imperium.questions import DECIDE, QUESTIONS
from senki.games.imperium.rules.agendas import voting_order

# Not foretold: dice, what players choose, prices paid, and what stands there that is lost or gained besides.
UNTOLD = {
    ("ancient-artifact", FOR),
    ("closing-the-wormholes", AGAINST),
    ("colonial-redistribution", FOR),
    ("fleet-restrictions", FOR),
    ("fleet-restrictions", AGAINST),
    ("holder-of-mecatol-rex", FOR),
    ("interstellar-arms-dealers", FOR),
    ("mass-mobilization", FOR),
    ("neutrality-pact", AGAINST),
    ("new-constitution", AGAINST),
    ("technology-investigation-committee", AGAINST),
    ("wormhole-research", FOR),
}


def holdings(t: Imperium, seat: int) -> list[int]:
    """By `Gain`, as they are."""
    found = [0] * GAINS
    own = planets_of(t, seat)
    found[Gain.POINTS], found[Gain.GOODS] = t.points[seat], t.goods[seat]
    found[Gain.COUNTERS], found[Gain.ACTION_CARDS] = sheet_counters(t, seat), len(t.a_hand[seat])
    found[Gain.PLANETS], found[Gain.READY] = len(own), sum(1 for one in own if t.planets.ready[one])
    found[Gain.DOCKS] = sum(1 for one in own if t.planets.dock[one])
    found[Gain.FORCES] = sum(t.planets.forces[one] for one in own)
    for place in range(HEXES):
        if t.fleet_owner[place] == seat:
            for vessel in range(VESSELS):
                found[Gain.FIGHTERS if TYPE_OF[vessel] == 0 else Gain.SHIPS] += count(t, place, vessel)
    return found


def last_vote(t: Imperium, play: Play[Imperium], choice: int) -> None:
    """All but the last have voted so."""
    last = voting_order(t)[-1]
    while play.open[0].seat != last:
        play.answer(play.open[0].seat, play.open[0].name, choice)
        pass_windows(play)


def foretold(t: Imperium, name: str, choice: int) -> list[list[int]]:
    return [forecast(t, political(name), choice, seat) for seat in range(3)]


def check_true(t: Imperium, play: Play[Imperium], name: str, choices: list[int]) -> None:
    before = [holdings(t, seat) for seat in range(3)]
    told = foretold(t, name, choices[0])
    give_votes(t, play, name, choices)
    first_answers(play)
    for seat in range(3):
        changes = [new - old for new, old in zip(holdings(t, seat), before[seat], strict=True)]
        assert changes == told[seat], seat


@pytest.mark.parametrize("name, stance", sorted(set(CASES) - UNTOLD))
def test_K12_what_is_foretold_comes_true(name: str, stance: int) -> None:
    t = prepared(name)
    if name in ("fleet-regulations", "war-funding"):  # Fleet Supply and what it costs: no ships beyond it (F2), and more than five
        fleet(t, SOL, t.home[SOL], carrier=1, fighter=4)
        t.counters = [4] * len(t.counters)
        t.counters[CounterArea.FLEET] = 7 if name == "fleet-regulations" else 4
    play = pass_windows(call(t, name, dice_of(t, name, stance)))
    last_vote(t, play, stance)
    check_true(t, play, name, [stance])


@pytest.mark.parametrize("name", sorted(set(ELECTIONS) - {"dispute-resolution", "revote"}))
def test_K12_what_is_foretold_of_an_election_comes_true(name: str) -> None:
    t = prepared(name)
    choices, _ = ELECTIONS[name]
    play = pass_windows(call(t, name))
    last_vote(t, play, choices[0])
    check_true(t, play, name, choices)


def test_K12_the_voter_is_told_what_changes() -> None:
    """Open the Trade Routes: two trade goods for, nothing countable against or abstaining."""
    t = prepared("open-the-trade-routes")
    play = pass_windows(call(t, "open-the-trade-routes"))
    [figure] = GAME.explain(t, play.asked.seat, Stance.FOR)
    assert (figure.name, figure.total) == ("goods-change", 2)
    assert GAME.explain(t, play.asked.seat, Stance.AGAINST) == GAME.explain(t, play.asked.seat, Stance.ABSTAIN) == []


def test_K12_the_voter_is_told_of_losses() -> None:
    """Cost Overruns: a good for each planet, no more than there are."""
    t = prepared("cost-overruns")
    play = pass_windows(call(t, "cost-overruns"))
    assert play.asked.seat == LETNEV
    [figure] = GAME.explain(t, LETNEV, Stance.FOR)
    assert figure.total == -min(t.goods[LETNEV], len(planets_of(t, LETNEV)))


def worths(play: Play[Imperium]) -> dict[int, int]:
    return dict(zip(play.asked.options, weights(play.t), strict=True))


@pytest.mark.parametrize(
    "name, better",
    [
        ("open-the-trade-routes", FOR),
        ("intergalactic-commerce", FOR),
        ("cost-overruns", AGAINST),
        ("unconventional-measures", FOR),
    ],
)
def test_computers_vote_for_what_serves_them(name: str, better: int) -> None:
    """Letnev votes first. It has the only ships at a wormhole."""
    t = prepared(name)
    judged = worths(pass_windows(call(t, name)))
    assert judged[better] > 5 * judged[AGAINST if better == FOR else FOR], judged


def test_computers_want_points_for_themselves_and_not_for_the_leader() -> None:
    t = prepared("emperor")
    judged = worths(pass_windows(call(t, "emperor")))
    assert judged[LETNEV] > 5 * judged[HACAN] > 5 * judged[SOL]
    t = prepared("councils-censure")
    judged = worths(pass_windows(call(t, "councils-censure")))
    assert judged[LETNEV] < judged[HACAN] < judged[SOL]
    assert judged[ENOUGH] < judged[SOL]


def test_the_seed_goes_to_whoever_it_serves() -> None:
    """Seed of an Empire: the leader votes for, whoever is last against."""
    for points, better in (([0, 3, 0], FOR), ([3, 0, 3], AGAINST)):
        t = prepared("seed-of-an-empire")
        t.points = points
        judged = worths(pass_windows(call(t, "seed-of-an-empire")))
        assert max(judged, key=lambda stance: judged[stance]) == better


def test_K7_the_speaker_decides_by_worth() -> None:
    """A tie without votes: the Speaker loses goods with one side, and nothing with the other."""
    t = prepared("cost-overruns")
    play = pass_windows(call(t, "cost-overruns"))
    while play.asked.name == "vote":
        play.answer(play.asked.seat, "vote", Stance.ABSTAIN)
        pass_windows(play)
    assert (t.key, play.asked.seat) == (DECIDE, SOL)
    judged = worths(play)
    assert judged[AGAINST] > 5 * judged[FOR]


def test_every_question_of_the_council_has_weights() -> None:
    """K5 to K13: all that a player is asked; what chance answers is no question to a player."""
    chance = {"draw-political", "who-leads"}
    for question in QUESTIONS.declared:
        if question.rule in ("K1", "K5", "K7", "K9", "K11", "K12", "K13") and question.name not in chance:
            assert question.key in JUDGES, question.name


def test_K13_a_law_that_harms_is_vetoed() -> None:
    for elected, vetoed in ((SOL, True), (LETNEV, False)):
        t = council_table()
        hold(t, LETNEV, "mecatol-rex", forces=1)
        enact_law(t, "veto-power", LETNEV)
        t.points = [2, 0, 0]
        play = pass_windows(call(t, "emperor"))
        while play.asked.name == "vote-player":
            play.answer(play.asked.seat, "vote-player", elected)
            pass_windows(play)
        judged = worths(play)
        assert play.asked.name == "veto-power"
        assert (judged[1] > judged[0]) == vetoed


def test_cards_that_serve_are_voted_on() -> None:
    """K1  Of the hand the card with most to win is laid out more often."""
    t = prepared("emperor")
    hand = [Political.EMPEROR, Political.CODE_OF_HONOR]
    for card in hand:
        t.c_deck.remove(card)
    t.c_hand[SOL] = hand
    play = pass_windows(start(t, "council_from_hand", seat=SOL))
    judged = worths(play)
    assert judged[Political.EMPEROR] > 3 * judged[Political.CODE_OF_HONOR]
