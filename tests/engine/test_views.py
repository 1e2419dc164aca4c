"""What a seat sees, as words for people and numbers for machines; and the tables that it cannot tell from the true one."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections import Counter
from typing import Any, cast

import pytest

from engine.lowering_cases import sealed, vault, zoo
from engine.lowering_cases.board import WATCHED
from engine.lowering_cases.zoo import ANSWER, GAME, PICK, SOME_CARDS, SURE, Zoo
from senki.engine.actions import action_of, legal_actions, option_of
from senki.engine.chance import Rng
from senki.engine.decision import ONE, Question
from senki.engine.determinize import deal, determinize
from senki.engine.dice import ScriptedDice
from senki.engine.game import GameInfo
from senki.engine.session import Session
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import EVERYONE, Table, apply, begin
from senki.engine.view import hidden_cards, hidden_places, view
from senki.engine.zones import VIEW_KEYS, Kind, fields_of, owner


def start() -> Zoo:
    t = cast(Zoo, GAME.setup(2, {}, None))
    begin(t, GAME.first(t), WATCHED)
    return t


def seen(seat: int | None) -> dict[str, Any]:
    return cast(dict[str, Any], view(GAME, start(), seat)["table"])


# -- views ------------------------------------------------------------------------------------------------------------

# By field: what seat 0, seat 1 and a spectator see.
SEEN: dict[str, tuple[object, object, object]] = {
    "number": (7, 7, 7),
    "flag": (1, 1, 1),
    "leader": (-1, -1, -1),
    "mystery": (None, None, None),
    "order": ([1, 0], [1, 0], [1, 0]),
    "market": ([0], [0], [0]),
    "deck": ({"hidden": 2}, {"hidden": 2}, {"hidden": 2}),
    "dark": ({"hidden": None}, {"hidden": None}, {"hidden": None}),
    "hands": ([[4, 5], {"hidden": 1}], [{"hidden": 2}, [6]], [{"hidden": 2}, {"hidden": 1}]),
    "pockets": ([[7], {"hidden": None}], [{"hidden": None}, []], [{"hidden": None}, {"hidden": None}]),
    "units": (
        [[8], [], {"hidden": 1}, [10]],
        [{"hidden": 1}, {"hidden": 0}, [9], [10]],
        [{"hidden": 1}, {"hidden": 0}, {"hidden": 1}, [10]],
    ),
    "turned": ([0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1]),
    "bids": ([30, None], [None, 40], [None, None]),
    "trays": ([{"hidden": 1}, [12]], [[11], [12]], [{"hidden": 1}, [12]]),
    "tray_seen": ([2, -1], [2, -1], [2, -1]),
    "pile": ({"hidden": 3, "known": [13, 14]}, {"hidden": 3, "known": [14]}, {"hidden": 3, "known": []}),
    "card_seen": ({"hidden": 16}, {"hidden": 16}, {"hidden": 16}),
    "notes": ([50, None, 70], [None, None, 70], [None, None, 70]),
    "note_seen": ([1, 0, -1], [1, 0, -1], [1, 0, -1]),
    "purse": ({"hidden": 2}, {"hidden": 2}, {"hidden": 2}),
    "coins": ([1, 0, 1], [1, 0, 1], [1, 0, 1]),
}


@pytest.mark.parametrize("field", SEEN)
def test_each_audience_sees_what_is_declared(field: str) -> None:
    assert tuple(seen(seat)[field] for seat in (0, 1, None)) == SEEN[field]


def test_view_lists_every_field() -> None:
    assert set(seen(0)) == set(SEEN) == {field.name for field in fields_of(start())}


def test_pile_of_which_all_cards_are_known_is_seen_in_full() -> None:
    t = start()
    t.card_seen[15] = EVERYONE
    assert cast(dict[str, Any], view(GAME, t, 0)["table"])["pile"] == [15, 14, 13]
    assert cast(dict[str, Any], view(GAME, t, None)["table"])["pile"] == {"hidden": 3, "known": [15]}


def test_view_is_a_copy_of_plain_data() -> None:
    t = start()
    seen = view(GAME, t, 0)
    assert json.loads(json.dumps(seen)) == seen
    for value in cast(dict[str, Any], seen["table"]).values():
        if isinstance(value, list):
            value.append(99)
            if isinstance(value[0], list):
                value[0].append(99)
    assert view(GAME, t, 0) == view(GAME, start(), 0)


def test_view_tells_place_and_question_to_the_seat_that_is_asked() -> None:
    t = start()
    mine, other, spectator = (view(GAME, t, seat) for seat in (0, 1, None))
    assert mine["waiting"] == other["waiting"] == spectator["waiting"] == [0]
    assert mine["where"] == other["where"] == ["game"]
    assert cast(dict[str, Any], mine["decision"])["options"] == [0, 1]
    assert other["decision"] is None
    assert spectator["decision"] is None
    assert (mine["game"], mine["seat"], spectator["seat"]) == ("zoo", 0, None)
    assert "outcome" not in mine
    apply(t, WATCHED, 1)
    assert view(GAME, t, None)["outcome"] == {"scores": [0, 0], "winners": [0, 1]}
    assert view(GAME, t, None)["waiting"] == []


def test_view_has_no_other_parts_than_those_whose_names_are_kept_from_fields() -> None:
    t = start()
    assert {*view(GAME, t, 0), "outcome", "figures"} == set(VIEW_KEYS)  # figures are added for whoever is shown the view
    apply(t, WATCHED, 1)
    assert {*view(GAME, t, 0), "figures"} == set(VIEW_KEYS)


def test_place_inside_a_sealed_choice_is_not_told() -> None:
    session = Session(sealed.GAME, 3, {}, None, ScriptedDice([]))
    session.answer(1, 1)
    session.answer(0, 1)
    session.answer(0, 7)
    assert [view(sealed.GAME, session.table, seat)["where"] for seat in (0, 1, None)] == [["game"]] * 3


def test_hidden_cards_are_those_that_no_part_of_the_view_shows() -> None:
    t = start()
    assert hidden_cards(t, 0) == {("card", card) for card in (1, 2, 3, 6, 9, 11, 15)}
    assert hidden_cards(t, 1) == {("card", card) for card in (1, 2, 3, 4, 5, 7, 8, 13, 15)}
    assert hidden_cards(t, None) == {("card", card) for card in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 15)}


# -- actions ----------------------------------------------------------------------------------------------------------


def test_every_answer_has_a_number_of_its_own() -> None:
    numbers = {}
    for key, options in (
        (PICK, range(16)),
        (SOME_CARDS, [*range(3), ENOUGH]),
        (ANSWER, [*range(2), PASS]),
        (SURE, range(2)),
    ):
        for option in options:
            numbers[action_of(GAME, key, option)] = (GAME.info.questions[key], option)
    assert sorted(numbers) == list(range(GAME.info.actions)) == list(range(16 + 4 + 3 + 2))
    for number, (question, option) in numbers.items():
        assert option_of(GAME, number) == (question, option)


@pytest.mark.parametrize("key, option", [(PICK, 16), (PICK, -1), (PICK, ENOUGH), (SURE, 2), (ANSWER, 3)])
def test_answer_that_a_question_cannot_have_has_no_number(key: int, option: int) -> None:
    with pytest.raises(ValueError, match=f"question {GAME.info.questions[key].name} has no option {option}"):
        action_of(GAME, key, option)


@pytest.mark.parametrize("action", [-1, 25])
def test_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(ValueError, match=f"zoo has no action {action}"):
        option_of(GAME, action)


def test_legal_actions_are_the_open_options() -> None:
    t = start()
    assert legal_actions(GAME, t) == [3, 4]  # after the numbers of answer, pick comes second by its name
    t.ask(0, SOME_CARDS, [2, 0, ENOUGH])
    assert legal_actions(GAME, t) == [19, 21, 22]


def test_questions_and_events_have_numbers_of_their_own() -> None:
    twice = (Question(1, "a", "1"), Question(1, "b", "1"))
    with pytest.raises(ValueError, match="bad: two questions or two events share a number"):
        GameInfo("bad", (2,), "1", twice, (), ())
    with pytest.raises(ValueError, match="question a: unknown shape many"):
        Question(1, "a", "1", shape="many")


def test_options_have_the_names_of_their_texts() -> None:
    questions = GAME.info.questions
    assert questions[SOME_CARDS].text_id(1) == "coin-silver"
    assert questions[SOME_CARDS].text_id(2) == "coin-2"
    assert questions[SOME_CARDS].text_id(ENOUGH) == "choice-enough"
    assert questions[ANSWER].text_id(PASS) == "choice-pass"
    assert [questions[SURE].text_id(option) for option in (0, 1)] == ["choice-no", "choice-yes"]
    assert Question(9, "n", "1", shape=ONE).text_id(3) == ""


# -- tables that a seat cannot tell apart -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_dealing_again_changes_nothing_that_the_seat_sees(seat: int) -> None:
    t = start()
    before = view(GAME, t, seat)
    different = set()
    for seed in range(60):
        other = cast(Zoo, determinize(GAME, t, seat, Rng(seed)))
        assert view(GAME, other, seat) == before
        assert hidden_cards(other, seat) == hidden_cards(t, seat)
        rows = [other.deck, other.dark, other.pile, other.market, *other.hands, *other.pockets, *other.units, *other.trays]
        assert sorted(itertools.chain(*rows)) == list(range(16))
        different.add((tuple(other.deck), tuple(map(tuple, other.hands)), tuple(other.bids)))
    assert len(different) > 30
    assert view(GAME, t, seat) == before
    assert t.deck == [1, 2]


def test_who_knows_a_hidden_card_goes_with_its_place() -> None:
    """Seat 0 knows the last card of the pile, whichever that is: seat 1, who does not, must find it so in every table."""
    t = start()
    for seed in range(40):
        other = cast(Zoo, determinize(GAME, t, 1, Rng(seed)))
        assert other.pile[1] == 14
        assert other.card_seen[other.pile[2]] == 0b01
        assert other.card_seen[other.pile[0]] == 0
        assert sum(audience != 0 for audience in other.card_seen) == 2


def test_answer_just_given_is_not_carried_over() -> None:
    t = start()
    t.answer = 9
    t.answers = (9, 8)
    other = determinize(GAME, t, 0, Rng(1))
    assert (other.answer, other.answers) == (0, ())


def chi_square(counts: Counter[Any], cells: int) -> float:
    assert len(counts) <= cells
    expected = counts.total() / cells
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (cells - len(counts)) * expected


def limit(cells: int) -> float:
    """Exceeded by a fair dealer about once in 30,000 times."""
    k = cells - 1
    return float(k * (1 - 2 / (9 * k) + 4 * math.sqrt(2 / (9 * k))) ** 3)


def small_vault() -> vault.Vault:
    """Seat 1 holds one hidden card and two lie in the deck, for seat 0."""
    t = cast(vault.Vault, vault.GAME.setup(2, {"mode": "short"}, vault.GAME.load_pack(None)))
    t.hands = [[0], [1, 4]]
    t.deck = [5, 6]
    t.shown = [2, 3, 7]
    begin(t, vault.GAME.first(t), WATCHED)
    return t


def test_without_constraints_every_deal_is_equally_likely() -> None:
    t = small_vault()
    rng = Rng(11)
    counts: Counter[Any] = Counter()
    for _ in range(6000):
        other = cast(vault.Vault, determinize(vault.GAME, t, 0, rng))
        counts[(*other.hands[1], *other.deck)] += 1
    assert set(counts) == set(itertools.permutations((1, 4, 5, 6)))
    assert chi_square(counts, 24) < limit(24)


def test_true_deal_comes_up_no_more_often_than_any_other() -> None:
    """Over every true deal: how often each hidden card lies where it truly lies."""
    rng = Rng(13)
    hits = tries = 0
    for truth in itertools.permutations((1, 4, 5, 6)):
        t = small_vault()
        t.hands[1], t.deck = list(truth[:2]), list(truth[2:])
        for _ in range(100):
            other = cast(vault.Vault, determinize(vault.GAME, t, 0, rng))
            hits += sum(a == b for a, b in zip((*other.hands[1], *other.deck), truth, strict=True))
            tries += 4
    assert abs(hits - tries / 4) < 4 * math.sqrt(tries * 3 / 16)


def test_secret_numbers_are_made_up_anew_by_the_game() -> None:
    t = small_vault()
    rng = Rng(17)
    counts = Counter(cast(vault.Vault, determinize(vault.GAME, t, 0, rng)).secrets[1] for _ in range(2000))
    assert chi_square(counts, 4) < limit(4)
    assert cast(vault.Vault, determinize(vault.GAME, t, 0, rng)).secrets[0] == 3


def test_others_in_the_middle_of_a_sealed_choice_begin_again() -> None:
    session = Session(sealed.GAME, 3, {}, None, ScriptedDice([]))
    session.answer(1, 2)
    session.answer(0, 2)
    session.answer(2, 4)
    session.answer(2, 8)
    session.answer(1, 0)
    t = cast(sealed.Sealed, determinize(sealed.GAME, session.table, 0, Rng(3)))
    assert t.waiting() == [2, 0]
    assert t.seat == 0
    assert t.bids[0] == [2]
    assert t.bids[2] == []
    t.turn_to(2)
    assert t.options == [0, 4, 7]
    assert view(sealed.GAME, t, 0) == view(sealed.GAME, session.table, 0)
    assert cast(sealed.Sealed, session.table).bids[2] == [4, 8]


class Strict(zoo.ZooGame):
    """Cards may lie only in some places."""

    def __init__(self, allowed: dict[int, set[tuple[str, int]]]) -> None:
        super().__init__()
        self.allowed = allowed

    def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        return (field, row) in self.allowed[card]


def places_of(t: Zoo, seat: int) -> dict[int, tuple[str, int]]:
    """Where each card lies that the seat cannot see."""
    return {card: (field.name, row) for places in hidden_places(t, seat).values() for field, row, lying in places for card in lying}


@pytest.mark.parametrize("seed", range(40))
def test_deal_again_keeps_to_the_constraints(seed: int) -> None:
    """Random constraints that the true deal keeps, from loose to so tight that hardly another deal is left."""
    source = random.Random(seed)
    t = start()
    truth = places_of(t, 1)
    everywhere = sorted(set(truth.values()))
    allowed = {card: {place, *source.sample(everywhere, source.randrange(1 + seed % len(everywhere)))} for card, place in truth.items()}
    game = Strict(allowed)
    before = view(GAME, t, 1)
    for k in range(25):
        other = cast(Zoo, determinize(game, t, 1, Rng(k)))
        assert all(place in allowed[card] for card, place in places_of(other, 1).items())
        assert view(GAME, other, 1) == before


def test_deal_again_finds_the_only_deal_that_is_possible() -> None:
    t = start()
    truth = places_of(t, 1)
    other = cast(Zoo, determinize(Strict({card: {place} for card, place in truth.items()}), t, 1, Rng(5)))
    assert places_of(other, 1) == truth


def test_deal_again_moves_cards_on_in_a_chain() -> None:
    """Each card fits in two neighbouring places, and the last in one only: whatever was dealt first must give way."""

    class Chain(zoo.ZooGame):
        def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
            return row in (card, card + 1) if card < 5 else row == 5

    places = [(owner(zoo.CARD).named("rows", "list[list[int]]"), row, [row]) for row in range(6)]
    for seed in range(50):
        dealt = deal(Chain(), start(), 0, places, [0, 1, 2, 3, 4, 5], [1] * 6, Rng(seed))
        assert dealt == [[0], [1], [2], [3], [4], [5]]


def test_constraints_that_refuse_the_true_deal_are_told() -> None:
    t = start()
    allowed = {card: {place} for card, place in places_of(t, 1).items()}
    allowed[13] = set()
    message = "zoo: no place is left where card 13 may lie for seat 1: is_possible_location refuses the true deal"
    with pytest.raises(ValueError, match=message):
        determinize(Strict(allowed), t, 1, Rng(1))


def test_constrained_deals_reach_every_possible_deal() -> None:
    """Not all equally often, but none is left out."""
    t = small_vault()

    class Fussy(vault.VaultGame):
        def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
            return field == "deck" or card != 6

    found = set()
    for seed in range(600):
        other = cast(vault.Vault, determinize(Fussy(), t, 0, Rng(seed)))
        found.add(frozenset(other.hands[1]))
    assert found == {frozenset(pair) for pair in itertools.combinations((1, 4, 5), 2)}


def test_kinds_of_things_name_their_types() -> None:
    assert Kind("calling-card").type_name == "CallingCard"
    assert Kind("calling-card", type_name="Card").type_name == "Card"
