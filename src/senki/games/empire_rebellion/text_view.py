"""Empire vs. Rebellion's table in words: the event, what each player has in play and in the piles, and what an option stands for."""

from __future__ import annotations

from typing import Final, Protocol, cast

from senki.engine.frames import Row
from senki.games.empire_rebellion.model import INFLUENCE, NONE, PASS_TURN, POWER
from senki.games.empire_rebellion.pack import EFFECTS, NO_CHARACTER, POWERS, RUSES, Cards, Effect

COVERS: Final = (
    *(
        "tutorial",
        "rounds",
        "balance",
        "winner",
        "points",
        "influence",
        "event",
        "event_known",
        "event_deck",
        "round_winner",
        "passes",
        "gifts",
    ),
    *("unused", "chosen", "strategy_seen", "used", "infiltrated", "diverted", "exposed"),
    *("decks", "peeked", "peekers", "stacked", "area", "exhausted", "discards", "reserve", "known", "deck_seen"),
    *("met", "spied", "glimpses", "moved_out", "moved_in"),
)
TARGETS: Final = (  # questions about cards in play, of which it matters how they stand
    *("ready", "military", "force", "diplomacy"),
    *("chewbacca", "lando", "luke-own", "luke-opposing", "boba-discard", "boba-exhaust", "vader", "jabba-discard"),
)


class Words(Protocol):
    """What the reader's language gives."""

    def say(self, text_id: str, **args: str | int) -> str: ...

    def seat(self, seat: int) -> str: ...

    def join(self, names: list[str]) -> str: ...


class Board:
    """The table as the reader's view has it."""

    def __init__(self, view: Row, facts: object, words: Words) -> None:
        table = cast(dict[str, object], view["table"])
        self.tutorial = bool(table["tutorial"])
        self.rounds = cast(int, table["rounds"])
        self.balance = cast(int, table["balance"])
        self.event = cast(int, table["event"])
        self.passes = cast(int, table["passes"])
        self.points = cast(list[int], table["points"])
        self.influence = cast(list[int], table["influence"])
        self.area = cast(list[list[int]], table["area"])
        self.exhausted = cast(list[list[int]], table["exhausted"])
        self.discards = cast(list[list[int]], table["discards"])
        self.stacked = cast(list[list[int]], table["stacked"])
        self.used = cast(list[list[int]], table["used"])
        self.infiltrated = cast(list[int], table["infiltrated"])
        self.diverted = cast(list[int], table["diverted"])
        self.exposed = cast(list[int], table["exposed"])
        self.decks = cast(list[object], table["decks"])
        self.peeked = cast(list[object], table["peeked"])
        self.reserve = cast(list[object], table["reserve"])
        self.unused = cast(list[object], table["unused"])
        self.chosen = cast(list[object], table["chosen"])
        figures = cast(dict[str, dict[int, int]], view["figures"])
        self.totals = figures.get("total", {})  # by seat
        self.values = figures.get("value", {})  # by card in play
        self.stopped = figures.get("stopped", {})
        self.cards = cast(Cards, facts)
        self.words = words

    # -- names --------------------------------------------------------------------------------------------------------

    def resource(self, card: int) -> str:
        return self.words.say("resource-" + self.cards.resource_ids[card])

    def is_character(self, card: int) -> bool:
        return self.cards.character[card] != NO_CHARACTER

    def in_play(self, card: int) -> str:
        """A card of a play area with what is not in its name: a character's value, and whether it is exhausted."""
        name = self.resource(card)
        if card in self.exhausted[self.cards.side[card]]:
            return self.words.say(
                "board-exhausted-character" if self.is_character(card) else "board-exhausted", card=name, value=self.values[card]
            )
        return self.words.say("board-character", card=name, value=self.values[card]) if self.is_character(card) else name

    def strategy(self, strategy: int) -> str:
        return self.words.say("strategy-" + self.cards.strategy_ids[strategy])

    def event_text(self, event: int) -> str:
        name = self.words.say("event-card-" + self.cards.event_ids[event])
        return self.words.say("board-event", event=name, numbers=self.event_numbers(event))

    def event_numbers(self, event: int) -> str:
        cards = self.cards
        return self.words.say(
            "board-event-numbers",
            capacity=cards.capacity[event],
            objective=cards.objective[event],
            points=cards.points[event],
            influence=cards.influence[event],
        )

    def effect_text(self, event: int) -> str:
        return self.words.say("effect-" + EFFECTS[self.cards.effect[event]])

    def labelled(self, zone: str, names: list[str]) -> str:
        text = self.words.join(names) or self.words.say("none")
        return "  " + self.words.say("labelled", label=self.words.say("zone-" + zone), text=text)

    def hidden_names(self, seen: object, card_names: dict[int, str]) -> list[str]:
        """Names of the cards of a zone that may be hidden in part."""
        if isinstance(seen, list):
            return [card_names[card] for card in cast(list[int], seen)]
        row = cast(dict[str, object], seen)
        known = cast(list[int], row.get("known", []))
        names = [card_names[card] for card in known]
        left = row["hidden"]
        if left is None:
            return [*names, self.words.say("hidden")]
        return [*names, self.words.say("hidden-count", count=cast(int, left) - len(known))] if left else names

    # -- lines --------------------------------------------------------------------------------------------------------

    def event_lines(self) -> list[str]:
        lines = [] if self.tutorial else [self.words.say("board-round", count=self.rounds, seat=self.words.seat(self.balance))]
        if self.event == NONE:
            return lines if self.rounds else []
        lines.append(self.words.say("labelled", label=self.words.say("zone-event"), text=self.event_text(self.event)))
        return lines if self.cards.effect[self.event] == Effect.NONE else [*lines, "  " + self.effect_text(self.event)]

    def seat_lines(self, seat: int) -> list[str]:
        name = self.words.seat(seat)
        if self.tutorial:
            return [self.words.say("heading", label=name), *self.card_lines(seat)]
        head = self.words.say("board-seat", seat=name, points=self.points[seat], influence=self.influence[seat])
        return [head, *self.card_lines(seat), *self.reserve_lines(seat), *self.strategy_lines(seat), *self.next_strategy_lines(seat)]

    def reserve_lines(self, seat: int) -> list[str]:
        """S4  Until both have chosen, there is no reserve: all characters lie open, and the question lists them."""
        if self.rounds == 0:
            return []
        resources = {card: self.resource(card) for card in range(len(self.cards.resource_ids))}
        return [self.labelled("reserve", self.hidden_names(self.reserve[seat], resources))]

    def card_lines(self, seat: int) -> list[str]:
        cards = self.words.join([self.in_play(card) for card in self.area[seat]]) or self.words.say("none")
        lines = ["  " + self.words.say("board-area", total=self.totals.get(seat, 0), cards=cards), "  " + self.deck_line(seat)]
        return [*lines, self.labelled("discards", [self.resource(card) for card in self.discards[seat]])] if self.discards[seat] else lines

    def deck_line(self, seat: int) -> str:
        """The number of cards, and the top one where the reader knows it."""
        peeked = self.peeked[seat]
        deck = self.decks[seat]
        shuffled = len(deck) if isinstance(deck, list) else cast(dict[str, int], deck)["hidden"]
        count = shuffled + len(self.stacked[seat]) + (len(peeked) if isinstance(peeked, list) else cast(dict[str, int], peeked)["hidden"])
        for card in self.known_top(seat):
            return self.words.say("board-deck-top", count=count, card=self.resource(card))
        return self.words.say("board-deck", count=count)

    def known_top(self, seat: int) -> list[int]:
        """The top card of a deck, if the reader knows it."""
        peeked = self.peeked[seat]
        return (self.stacked[seat] or (cast(list[int], peeked) if isinstance(peeked, list) else []))[-1:]

    def strategy_lines(self, seat: int) -> list[str]:
        strategies = {strategy: self.strategy(strategy) for strategy in range(len(self.cards.strategy_ids))}
        lines = []
        if self.chosen[seat]:
            lines.append(self.labelled("chosen", self.hidden_names(self.chosen[seat], strategies)))
        if isinstance(self.unused[seat], list):
            lines.append(self.labelled("unused", self.hidden_names(self.unused[seat], strategies)))
        return [*lines, self.labelled("used", [strategies[card] for card in self.used[seat]])] if self.used[seat] else lines

    def next_strategy_lines(self, seat: int) -> list[str]:
        """P3  What the last round has changed about the seat's next strategy."""
        texts = (
            ("board-infiltrated", self.infiltrated[seat]),
            ("board-diverted", self.diverted[seat]),
            ("board-exposed", self.exposed[seat]),
        )
        return ["  " + self.words.say(text, seat=self.words.seat(1 - seat)) for text, is_so in texts if is_so]

    # -- notes on options ---------------------------------------------------------------------------------------------

    def power_text(self, card: int) -> str:
        return self.words.say("power-" + POWERS[self.cards.power[card]])

    def use_text(self, card: int) -> str:
        """What comes of using the power now: nothing, if the event has switched it off."""
        return self.words.say("board-switched-off") if card in self.stopped else self.power_text(card)

    def target_text(self, card: int) -> str:
        value, ready = self.values[card], self.cards.ready[card]
        if card not in self.exhausted[self.cards.side[card]]:
            return self.words.say("board-target-ready", value=value)
        return self.words.say("board-target-exhausted" if value == ready else "board-target-lower", value=value, ready=ready)

    def action_text(self, action: int, seat: int) -> str:
        """What is known of an action before it is chosen: the card, if there is but one, the influence, the end of the struggle."""
        if action == PASS_TURN:
            return self.words.say("board-ends-struggle") if self.passes else ""
        if action == INFLUENCE:
            left = self.words.say("board-influence-left", count=self.influence[seat])
            return self.words.join([*self.only(self.exhausted[seat]), left])
        if action == POWER:
            ready = [card for card in self.area[seat] if card not in self.exhausted[seat]]
            return self.words.say("labelled", label=self.resource(ready[0]), text=self.use_text(ready[0])) if len(ready) == 1 else ""
        return self.words.join([self.resource(card) for card in self.known_top(seat)])

    def only(self, cards: list[int]) -> list[str]:
        return [self.resource(cards[0])] if len(cards) == 1 else []


def lines(view: Row, facts: object, words: Words) -> list[str]:
    """The event, then each player's side of the table."""
    board = Board(view, facts, words)
    return [*board.event_lines(), *board.seat_lines(0), *board.seat_lines(1)]


def option_note(view: Row, facts: object, words: Words, question: str, option: int) -> str:
    """The power or the state of a card, the effect of a strategy, the numbers of an event."""
    board = Board(view, facts, words)
    kind = cast(dict[str, object], view["decision"])["kind"]
    if question == "turn":
        return board.action_text(option, cast(int, view["seat"]))
    if kind == "strategy":
        return words.say("strategy-effect-" + RUSES[board.cards.ruse[option]])
    if kind == "event-card":
        return words.join([board.event_numbers(option), board.effect_text(option)])
    if kind == "resource":
        if question in TARGETS:
            return board.target_text(option)
        return board.use_text(option) if question == "use-power" else board.power_text(option)
    return ""
