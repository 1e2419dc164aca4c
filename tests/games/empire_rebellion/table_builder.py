"""Tables of Empire vs. Rebellion for tests, and scripted play on them.

    t = struggle("control-of-endor", rebel=["yoda", "rebel-force-2"], imperial=["darth-vader"])
    play = run(t, "turn", answers=[(REBEL, "turn", POWER), (REBEL, "use-power", card("yoda"))], seat=REBEL)
    assert play.events[-1] == ("power-gains", REBEL, 1, card("yoda"))

Cards are named by their ids in the pack. A script that does not fit the rules is an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from senki.engine.frames import Row
from senki.engine.table import EVERYONE
from senki.engine.testing import scripted
from senki.engine.testing.scripted import WATCHED as WATCHED
from senki.engine.testing.scripted import Asked as Asked
from senki.engine.testing.scripted import Results, Stage
from senki.engine.view import view
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.invariants import check
from senki.games.empire_rebellion.model import IMPERIAL as IMPERIAL
from senki.games.empire_rebellion.model import NONE, EmpireRebellion, Resource, Seat
from senki.games.empire_rebellion.model import REBEL as REBEL
from senki.games.empire_rebellion.pack import Cards
from senki.games.empire_rebellion.rules.decks import show
from senki.games.empire_rebellion.rules.strategies import lay
from senki.games.empire_rebellion.setup import set_up

USUAL_EVENT: Final = "battle-of-hoth"  # capacity 5, objective value 17, no effect
USUAL_STRATEGIES: Final = ("bureaucracy", "bureaucracy")
RESERVES: Final = (  # by seat: who stays in the reserve where nothing else is said, the first ones first
    ("lando-calrissian", "obi-wan-kenobi", "leia-organa", "han-solo", "chewbacca", "r2-d2-and-c-3po", "luke-skywalker", "yoda"),
    ("admiral-piett", "general-veers", "ig-88", "jabba-the-hutt", "grand-moff-tarkin", "emperor-palpatine", "boba-fett", "darth-vader"),
)

Names = Sequence[str]


@cache
def cards() -> Cards:
    """The game's own pack."""
    return cast(Cards, GAME.load_pack(None))


def card(card_id: str) -> Resource:
    return Resource(cards().resource_ids.index(card_id))


def card_list(card_ids: Names) -> list[int]:
    return [card(card_id) for card_id in card_ids]


def ids(numbers: Sequence[int]) -> list[str]:
    """The ids of resources."""
    return [cards().resource_ids[number] for number in numbers]


def strategy(seat: int, strategy_id: str) -> int:
    return cards().strategies[seat][[record["id"] for record in cards().pack.tables["strategy"]].index(strategy_id)]


def seat_of(number: int) -> Seat:
    """Whose resource it is."""
    return Seat(cards().side[number])


def is_character(number: int) -> bool:
    return number in characters_of(REBEL) + characters_of(IMPERIAL)


def characters_of(seat: int) -> list[int]:
    return cards().characters[seat][:]


def event(event_id: str) -> int:
    return cards().event_ids.index(event_id)


# -- tables -----------------------------------------------------------------------------------------------------------


def new_table(tutorial: bool = False) -> EmpireRebellion:
    """The table as set up, before anything is chosen."""
    return set_up(tutorial, cards())


def full_table(
    rebel_reserve: Names | None = None, imperial_reserve: Names | None = None, elsewhere: Names = (), balance: int = REBEL
) -> EmpireRebellion:
    """Before the first round, the characters chosen. Of those that are needed elsewhere none is in the reserve, if nothing else is said."""
    t = new_table()
    t.balance = balance
    for seat, reserve in enumerate((rebel_reserve, imperial_reserve)):
        if reserve is None:
            reserve = [name for name in RESERVES[seat] if name not in elsewhere][:4]
        for number in characters_of(seat):
            t.known[number] = 0
        t.decks[seat] += [number for number in characters_of(seat) if number not in card_list(reserve)]
        t.reserve[seat] = card_list(reserve)
        for number in t.reserve[seat]:
            t.known[number] = 1 << seat
    check(t)
    return t


def put_event(t: EmpireRebellion, event_id: str) -> None:
    """The event of the round lies between the players."""
    t.rounds = 1
    t.event = event(event_id)
    t.event_deck.remove(t.event)


def struggle(
    event_id: str = USUAL_EVENT,
    rebel: Names = (),
    imperial: Names = (),
    exhausted: Names = (),
    discards: Names = (),
    stacked: Names = (),
    rebel_reserve: Names | None = None,
    imperial_reserve: Names | None = None,
    all_discarded: int = NONE,
    deck: Names = (),
    influence: tuple[int, int] = (2, 2),
    chosen: tuple[str, str] = USUAL_STRATEGIES,
    used: dict[int, Names] | None = None,
    shown: int = NONE,
    balance: int = REBEL,
    points: tuple[int, int] = (0, 0),
) -> EmpireRebellion:
    """A table in the middle of a struggle. Of the seat `all_discarded`, only the cards in `deck` are left in the deck.

    Strategies lie face down, but for that of the seat `shown`. The points are those of events that both have won before.
    """
    t = full_table(rebel_reserve, imperial_reserve, [*rebel, *imperial, *discards, *stacked, *deck], balance)
    put_event(t, event_id)
    win_before(t, points)
    for number in card_list([*rebel, *imperial]):
        t.area[seat_of(number)].append(number)
        t.decks[seat_of(number)].remove(number)
        show(t, number)
    for number in card_list(exhausted):
        t.exhausted[seat_of(number)].append(number)
    for number in card_list(discards):
        discard_from_deck(t, number)
    for number in card_list(stacked):
        t.decks[seat_of(number)].remove(number)
        t.stacked[seat_of(number)].append(number)
        show(t, number)
    if all_discarded != NONE:
        for number in t.decks[all_discarded][:]:
            if number not in card_list(deck):
                discard_from_deck(t, number)
    t.influence = list(influence)
    lay_strategies(t, chosen, used or {})
    if shown != NONE:
        t.strategy_seen[shown] = EVERYONE
    check(t)
    return t


def discard_from_deck(t: EmpireRebellion, number: int) -> None:
    t.decks[seat_of(number)].remove(number)
    t.discards[seat_of(number)].append(number)
    show(t, number)


def lay_strategies(t: EmpireRebellion, chosen: tuple[str, str], used: dict[int, Names]) -> None:
    for seat in (REBEL, IMPERIAL):
        for name in used.get(seat, ()):
            t.unused[seat].remove(strategy(seat, name))
            t.used[seat].append(strategy(seat, name))
        lay(t, seat, strategy(seat, chosen[seat]))
        t.strategy_seen[seat] = 1 << seat


def win_before(t: EmpireRebellion, points: tuple[int, int]) -> None:
    """Events without a further effect that bring each seat so many points."""
    for seat in (REBEL, IMPERIAL):
        while t.points[seat] < points[seat]:
            left = points[seat] - t.points[seat]
            won = next(number for number in t.event_deck if t.cards.points[number] <= min(left, 2))
            t.event_deck.remove(won)
            t.won[seat].append(won)
            t.points[seat] += t.cards.points[won]


# -- scripted play ----------------------------------------------------------------------------------------------------


Play = scripted.Play[EmpireRebellion]
STAGE: Final[Stage[EmpireRebellion]] = Stage(GAME)
frame_of, start, run = STAGE.frame_of, STAGE.start, STAGE.run


def start_power(t: EmpireRebellion, card_id: str, dice: Results = ()) -> Play:
    """The owner of a card in play uses its power; stops at the first question about it."""
    number = card(card_id)
    play = start(t, "use_power", dice, seat=seat_of(number))
    if play.open and play.open[0].name == "use-power":
        play.answer(seat_of(number), "use-power", number)
    return play


def power(t: EmpireRebellion, card_id: str, *answers: tuple[str, int], dice: Results = ()) -> Play:
    """The same from beginning to end; each question is answered by whoever is asked."""
    play = start_power(t, card_id, dice)
    for name, value in answers:
        play.answer(play.t.seat, name, value)
    return play.finish()


def plan(
    chosen: tuple[str, str] = USUAL_STRATEGIES,
    exposed: int = NONE,
    diverted: int = NONE,
    infiltrated: Sequence[int] = (),
    dice: Results = (),
) -> EmpireRebellion:
    """The planning phase up to the struggle: strategies as given (a random one must come up as it is given)."""
    t = planning(exposed, diverted, infiltrated)
    play = start(t, "choose_strategies", dice)
    while not play.over:
        asked = play.open[0]
        target = asked.seat if asked.name == "choose-strategy" else 1 - asked.seat
        play.answer(asked.seat, asked.name, strategy(target, chosen[target]))
    play.finish()
    for seat in (REBEL, IMPERIAL):
        assert t.chosen[seat] == [strategy(seat, chosen[seat])]
    return t


def planning(exposed: int = NONE, diverted: int = NONE, infiltrated: Sequence[int] = ()) -> EmpireRebellion:
    """A table on which strategies are about to be chosen, with what the last round has left."""
    t = full_table()
    put_event(t, USUAL_EVENT)
    if exposed != NONE:
        t.exposed[exposed] = 1
    if diverted != NONE:
        t.diverted[diverted] = 1
    for seat in infiltrated:
        t.infiltrated[seat] = 1
    check(t)
    return t


# -- looking ----------------------------------------------------------------------------------------------------------


def seen_zone(t: EmpireRebellion, seat: int | None, zone: str) -> object:
    """What a seat (None: a spectator) sees of a zone of the table."""
    return cast(Row, view(GAME, t, seat)["table"])[zone]


def seen(t: EmpireRebellion, seat: int | None, zone: str) -> list[object]:
    """The same of a zone that has rows or entries."""
    return cast(list[object], seen_zone(t, seat, zone))


def top(t: EmpireRebellion, seat: int) -> str:
    """The card that lies on top of a deck in a known place."""
    return ids(t.stacked[seat] or t.peeked[seat])[-1]
