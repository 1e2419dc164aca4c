"""Empire vs. Rebellion's table in words: what is told, and that secrets stay untold."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import Asked, card, event, new_table, planning, start, start_power, struggle
from senki.engine.explain import standing
from senki.engine.frames import Row
from senki.engine.view import view
from senki.games.empire_rebellion import GAME, text_view
from senki.games.empire_rebellion.model import IMPERIAL, INFLUENCE, PASS_TURN, PLAY, POWER, REBEL, EmpireRebellion
from senki.text.words import Words


def seen(t: EmpireRebellion, seat: int | None) -> Row:
    """What a session gives: the view, with the figures of what lies on the table."""
    return {**view(GAME, t, seat), "figures": standing(GAME, t, seat)}


def told(t: EmpireRebellion, seat: int | None, lang: str = "en") -> list[str]:
    return text_view.lines(seen(t, seat), t.cards, Words(lang, GAME, t.cards, seat))


def note(t: EmpireRebellion, asked: Asked, option: int) -> str:
    return text_view.option_note(seen(t, asked.seat), t.cards, Words("en", GAME, t.cards, asked.seat), asked.name, option)


def test_each_side_is_told_with_its_total() -> None:
    """Characters show their value, exhausted cards that they are."""
    t = struggle(
        "most-desperate-hour", rebel=["yoda", "rebel-force-2"], imperial=["darth-vader"], exhausted=["rebel-force-2", "darth-vader"]
    )
    lines = told(t, REBEL)
    assert lines[:3] == [
        "Round 1. The balance token shows Rebellion (you).",
        "Event: Most Desperate Hour (capacity 4, objective 13, VP 1, influence 2)",
        "  Military does nothing this round.",
    ]
    assert "Rebellion (you): VP 0, influence 2" in lines
    assert "  In play, total 8: Yoda (6), Rebel Force 2 (exhausted)" in lines
    assert "  In play, total 1: Darth Vader (exhausted, 1)" in lines


@pytest.mark.parametrize(
    "lang,deception,yoda", [("en", "Strategy of this round: Deception", "Yoda"), ("ja", "このラウンドの戦略：欺瞞", "ヨーダ")]
)
def test_strategy_and_reserve_are_told_to_their_owner_only(lang: str, deception: str, yoda: str) -> None:
    """The Rebel's Deception and reserve; neither the Empire nor a spectator reads of them."""
    t = struggle(rebel_reserve=["yoda"], chosen=("deception", "support"))
    assert any(deception in line for line in told(t, REBEL, lang))
    assert any(yoda in line for line in told(t, REBEL, lang))
    for seat in (IMPERIAL, None):
        assert not any(deception in line or yoda in line for line in told(t, seat, lang))


def test_the_top_of_a_deck_is_told_to_those_who_know_it() -> None:
    """The Empire has looked at the Rebel's deck by Recon."""
    t = struggle(imperial=["imperial-recon-2"])
    play = start_power(t, "imperial-recon-2", dice=[card("rebel-force-2"), card("rebel-force-3")])
    play.answer(IMPERIAL, "recon-deck", REBEL).answer(IMPERIAL, "recon-discard", card("rebel-force-2")).finish()
    assert "  Deck: 19 cards, on top Rebel Force 3" in told(t, IMPERIAL)
    assert "  Deck: 19 cards" in told(t, REBEL)
    assert not any("Force 3" in line for line in [*told(t, REBEL), *told(t, None)])


def test_the_options_of_a_turn_say_what_is_known_of_them() -> None:
    """The card that lies on top openly, the only ready and the only exhausted card, the influence; a second pass ends the struggle."""
    t = struggle(rebel=["yoda", "rebel-force-2"], exhausted=["yoda"], stacked=["rebel-recon-5"])
    t.passes = 1
    [asked] = start(t, "turn", seat=REBEL).open
    notes = {option: note(t, asked, option) for option in asked.options}
    assert notes == {
        PLAY: "Rebel Recon 5",
        POWER: "Rebel Force 2: Exhaust 1 ready resource of either player.",
        INFLUENCE: "Yoda, you have 2",
        PASS_TURN: "ends the struggle",
    }


def test_a_power_that_is_switched_off_is_marked() -> None:
    """Most Desperate Hour: Military does nothing, Recon works."""
    t = struggle("most-desperate-hour", rebel=["rebel-military-2", "rebel-recon-2"])
    [asked] = start(t, "use_power", seat=REBEL).open
    assert note(t, asked, card("rebel-military-2")) == "does nothing this round"
    assert note(t, asked, card("rebel-recon-2")).startswith("Look at the top 2 cards")
    only = struggle("most-desperate-hour", rebel=["rebel-military-2"])
    [asked] = start(only, "turn", seat=REBEL).open
    assert note(only, asked, POWER) == "Rebel Military 2: does nothing this round"


def test_what_the_last_round_changed_is_told_beside_whose_strategy_it_is() -> None:
    """The Rebels choose the Empire's next strategy, which must also be shown."""
    t = planning(exposed=IMPERIAL, infiltrated=[IMPERIAL])
    lines = told(t, IMPERIAL)
    assert lines[-2:] == [
        "  Rebellion chooses the next strategy (Infiltration)",
        "  The next strategy is chosen first and shown (Locate the Rebel Base)",
    ]


def test_no_reserve_is_told_before_the_characters_are_chosen() -> None:
    """All eight of both sides lie open; the question lists one's own."""
    assert not any("Reserve" in line for line in told(new_table(), REBEL))


def test_events_to_be_ordered_show_their_numbers() -> None:
    """Balance of the Force."""
    t = struggle("balance-of-the-force", rebel=["rebel-force-4"])
    [asked] = start(t, "dominance_phase", dice=[event("battle-of-hoth"), event("fall-of-a-hero"), event("control-of-endor")]).open
    assert note(t, asked, event("battle-of-hoth")) == "capacity 5, objective 17, VP 3, influence 0; No effect."


def test_the_tutorial_has_no_points_reserve_or_strategies() -> None:
    """Only the event, the cards and the decks."""
    t = GAME.setup(2, {"mode": "tutorial"}, GAME.load_pack(None))
    assert isinstance(t, EmpireRebellion)
    assert told(t, REBEL) == [
        "Event: Escape From Tatooine (capacity 3, objective 11, VP 1, influence 2)",
        *("Rebellion (you):", "  In play, total 0: none", "  Deck: 16 cards"),
        *("Empire:", "  In play, total 0: none", "  Deck: 16 cards"),
    ]
