"""Names and the view of a seat in words."""

from __future__ import annotations

from typing import cast

import pytest

from sampling import one_of_each_size
from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.dice import OpenDice, StreamDice
from senki.engine.events import Event, EventKind
from senki.engine.fairness import seed_from
from senki.engine.session import Session
from senki.engine.table import CHANCE
from senki.engine.testing.play import settings
from senki.engine.zones import FLAG, NUMBER, SEAT, Kind
from senki.games.ganymede.model import MECH, Ganymede
from senki.text.files import LANGUAGES
from senki.text.notes import Notes
from senki.text.plain import PlainText
from senki.text.words import Words
from small_games import leduc, standoff


def session(game_id: str, seats: int = 2, answers: int = 0, seed: str = "1") -> Session:
    game = find_game(game_id)
    made = Session(game, seats, {}, game.load_pack(None), StreamDice(seed_from(seed)))
    for _ in range(answers):
        decision = made.pending()[0]
        made.answer(decision.seat, decision.options[0])
    return made


def test_a_game_without_texts_is_readable() -> None:
    played = session("leduc")
    words = Words("en", played.game, None, 0)
    card = leduc.CARD.text_id(played.view(0)["table"]["hands"][0][0])  # type: ignore[index]
    assert PlainText(played, words).whole(played, 0) == [
        "Pool: 4 hidden",
        "Hands:",
        f"  Seat 1 (you): {card.replace('-', ' ')}",
        "  Seat 2: 1 hidden",
        "Board: none",
        "Pot:",
        "  Seat 1 (you): 1",
        "  Seat 2: 1",
        "Stakes: 1",
        "Folded: none",
        "To choose now: Seat 1 (you)",
        "",
        "Bet (rule 1)",
        "  1 call",
        "  2 raise",
    ]


def test_names() -> None:
    words = Words("en", leduc.GAME, None, 1)
    assert words.name(SEAT, 0) == "Seat 1"
    assert words.name(SEAT, 1) == "Seat 2 (you)"
    assert words.name(SEAT, -1) == "none"
    assert words.seat(CHANCE) == "Chance"
    assert words.name(FLAG, 1) == "yes"
    assert words.name(NUMBER, -3) == "-3"
    assert words.name(leduc.BETS, leduc.RAISE) == "raise"
    assert words.name(leduc.CARD, -1) == "none"
    assert words.zone("face_up") == "Face up"
    assert words.setting("some-mode", "very-long") == "Some mode: very long"
    assert words.join(["a", "b"]) == "a, b"
    assert words.join(["red, right", "b"]) == "red, right; b"
    assert Words("ja", leduc.GAME, None, 1).seat(1) == "席2（あなた）"


def test_events_with_lists_and_secrets() -> None:
    words = Words("en", standoff.GAME)
    rolled = EventKind(1, "rolled", "3", {"seat": SEAT, "faces": Kind("face")}, rest="faces")
    assert words.event(Event(rolled, {"seat": 1, "faces": [2, 4, 5]})) == "Rolled: Seat 2, 2, 4, 5"
    drawn = EventKind(2, "drawn-card", "3", {"card": standoff.CARD}, secret=("card",))
    assert words.event(Event(drawn, {"card": None})) == "Drawn card: hidden"
    assert words.event(Event(EventKind(3, "pause", "3", {}), {})) == "Pause"


def test_the_end_is_told() -> None:
    played = session("leduc", answers=4)
    assert played.over
    lines = PlainText(played, Words("en", played.game)).whole(played, None)
    assert lines[-1].endswith("won.") or lines[-1].endswith("won together.")
    assert not any(line.startswith("To choose") for line in lines)


def test_known_cards_of_others_stand_beside_the_hidden_ones() -> None:
    played = Session(standoff.GAME, 2, {}, None, OpenDice())
    for card in (0, 1, 2, 3, 4, 5):
        played.answer(CHANCE, card)
    table = played.table
    assert isinstance(table, standoff.Standoff)
    table.known[3] |= 1
    lines = PlainText(played, Words("en", played.game)).whole(played, 0)
    assert "  Seat 1: card 0, card 1, card 2" in lines
    assert "  Seat 2: card 3, 2 hidden" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_the_words_tell_no_secret(game_id: str, lang: str) -> None:
    """On tables that a seat cannot tell apart, its view in words is the same, letter for letter."""
    game = find_game(game_id)
    rng = Rng(5)
    for setting in one_of_each_size(settings(game), f"secrets in words {lang}"):
        played = Session(game, setting.seats, setting.options, game.load_pack(None), StreamDice(seed_from("secret")))
        for number in range(60):
            if played.over:
                break
            if number % 6 == 0:
                seat = rng.below(setting.seats)
                words = Words(lang, game, played.pack, seat)
                told = PlainText(played, words).whole(played, seat)
                true = played.table
                played.table = determinize(game, true, seat, rng)
                assert PlainText(played, words).whole(played, seat) == told
                played.table = true
            decision = played.pending()[0]
            played.answer(decision.seat, decision.options[rng.below(len(decision.options))])


# -- Ganymede: card data and the game's own lines ---------------------------------------------------------------------


def test_notes_come_from_the_pack() -> None:
    game = find_game("ganymede")
    facts = game.load_pack(None)
    words = Words("en", game, facts)
    notes = Notes(game, facts, words)
    mech, part = words.kinds["mech"], words.kinds["part"]
    parts = game.labels(facts)["part"]
    assert words.name(mech, 0) == "Grey Heron"
    assert notes.note(mech, 0) == "SP 3, HP 3, AIM 3, dice 2"
    assert notes.note(part, parts.index("high-booster")) == "backpack, SP +2, HP -2"
    assert notes.note(part, 99) == ""
    assert notes.note(NUMBER, 0) == ""


def test_what_has_a_number_only_is_called_what_the_game_notes_of_it() -> None:
    """Ares: a card that is played goes to a place, which has no name of its own."""
    played = session("ares", answers=0)
    while (mine := played.decision(0)) is None or mine.question.name != "put-on":
        asked = played.pending()[0]
        played.answer(asked.seat, asked.options[0])
    words = Words("en", played.game, played.pack, 0)
    plain = PlainText(played, words)
    named = plain.options(mine, mine.options, played)
    assert named[-1] == ("a new resource stack", "Resources in the stack 1")
    assert named[0] == ("Turret: units 1, resources 0", "Units after construction 2 of 4, Resources missing for the next one 1")
    assert not any(name.isdecimal() for name, _ in named)
    assert plain.name(mine, mine.options[-1], played) == "a new resource stack"
    assert words.option(mine, mine.options[-1]) == str(mine.options[-1])


def test_ganymede_shows_mechs_with_their_values() -> None:
    """While parts are fitted: the own mechs by their role, as the letters are not chosen yet, those of others without parts."""
    played = session("ganymede", answers=12)
    mine = played.decision(0)
    assert mine
    assert mine.question.name == "fit-part"
    played.answer(0, 0)
    text = "\n".join(PlainText(played, Words("en", played.game, played.pack, 0)).whole(played, 0))
    assert text.count("lead mech: ") == 2
    assert "red A: " not in text
    assert "SP " in text
    assert text.count("values without parts") == 2
    assert "Initiative deck" in text
    assert "Turned up" not in text  # told by the mechs' own lines
    japanese = "\n".join(PlainText(played, Words("ja", played.game, played.pack, 0)).whole(played, 0))
    assert "長機メック：" in japanese
    assert japanese.count("（装備前の値）") == 2


def test_ganymede_shows_letters_without_mechs_until_one_is_turned_up() -> None:
    """In the battle: the own letters with their mechs, another's letters with what they may be; nobody is start player any more."""
    played = session("ganymede", answers=12)
    t = cast(Ganymede, played.table)
    texts: list[str] = []
    while not any(t.units.face_up[2:4]):
        mine = played.pending()[0]
        played.answer(mine.seat, mine.options[0])
        t = cast(Ganymede, played.table)
        texts.append("\n".join(PlainText(played, Words("en", played.game, played.pack, 0)).whole(played, 0)))
    before, after = texts[-2:]
    lead, wing = (Words("en", played.game, played.pack).name(MECH, mech) for mech in (t.lead[1], t.wing[1]))
    assert f"green X: {lead} or {wing}  (standby)" in before
    assert f"green Y: {lead} or {wing}  (standby)" in before
    assert "red A: " in before
    assert "Start player" not in before
    assert f"green X: {lead}" in after
    assert f"green Y: {wing}" in after
    assert " or " not in after


def test_ganymede_tells_what_a_part_would_do() -> None:
    played = session("ganymede", answers=12)
    plain = PlainText(played, Words("en", played.game, played.pack, 0))
    mine = played.decision(0)
    assert mine
    notes = [note for _, note in plain.options(mine, mine.options, played)]
    assert notes[0].startswith(("Grey Heron; SP", "Basalt Ox; SP", "Cross Lynx; SP", "Ember Scorpion; SP"))
    assert notes[-1] == ""
