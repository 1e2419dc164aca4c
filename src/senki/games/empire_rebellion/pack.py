"""The numbers of a pack in the form that the rules use.

A side has 24 resources: first the ordinary ones, then the eight characters; and five strategies. Whose a card is, and whether it is a
character, stands in lists here: nothing follows from its number.
"""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Enumeration, words_of
from senki.engine.game import Facts
from senki.engine.packs import Pack

ORDINARY: Final = 16  # a side
CHARACTERS: Final = 8  # a side
RESOURCES: Final = 48
STRATEGIES: Final = 5  # a side
EVENTS: Final = 24
TUTORIAL_EVENT: Final = "escape-from-tatooine"
MOST: Final = 9  # no card has a higher value
NO_CHARACTER: Final = -1


class Side(Enumeration):
    """By seat."""

    REBEL: Final = 0
    IMPERIAL: Final = 1


class Power(Enumeration):
    """What a resource does: of ordinary ones its kind (K1 to K4), then the characters' powers (H1 to H16)."""

    MILITARY: Final = 0
    FORCE: Final = 1
    DIPLOMACY: Final = 2
    RECON: Final = 3
    EXHAUST_TWO: Final = 4
    PLAY_FROM_DECK: Final = 5
    REPLACE: Final = 6
    CALL_RESERVE: Final = 7
    DISCARD_BOTH_SIDES: Final = 8
    PLAY_FROM_DISCARD: Final = 9
    CHANGE_OWN_STRATEGY: Final = 10
    GAIN_INFLUENCE: Final = 11
    DISCARD_TO_DECK: Final = 12
    DISCARD_AND_EXHAUST: Final = 13
    DISCARD_EXHAUSTED: Final = 14
    CHANGE_OPPOSING_STRATEGY: Final = 15
    DISCARD_LOWER: Final = 16
    TAKE_INFLUENCE: Final = 17
    SEARCH_TWO: Final = 18
    LOOK_AND_PLAY: Final = 19


class Ruse(Enumeration):
    """What a strategy does (Y1 to Y5)."""

    LOSER_GAINS: Final = 0
    LOSER_WINS: Final = 1
    RAISE_TOTAL: Final = 2
    CHOOSE_OPPOSING_STRATEGY: Final = 3
    ADD_CHARACTER: Final = 4


class Effect(Enumeration):
    """What an event does (E2 to E11)."""

    NONE: Final = 0
    NO_DIPLOMACY: Final = 1
    NO_FORCE: Final = 2
    NO_RECON: Final = 3
    NO_MILITARY: Final = 4
    NO_CHARACTERS: Final = 5
    LOSER_LOSES_INFLUENCE: Final = 6
    ADD_CHARACTER: Final = 7
    LOSER_TO_RESERVE: Final = 8
    WINNER_TO_RESERVE: Final = 9
    REORDER_EVENTS: Final = 10
    RANDOM_STRATEGY: Final = 11
    DISCARD_STRATEGY: Final = 12
    SHOW_STRATEGY: Final = 13
    TAKE_BACK_STRATEGIES: Final = 14


SIDES: Final = words_of(Side)
POWERS: Final = words_of(Power)
KINDS: Final = POWERS[: Power.EXHAUST_TWO]  # of ordinary resources
RUSES: Final = words_of(Ruse)
EFFECTS: Final = words_of(Effect)


class Cards(Facts):
    """Values by card."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        resource, character = self.table("resource"), self.table("character")
        strategy, event = self.table("strategy"), self.table("event")
        self.points_to_win: Final = self.table("rules").parameter("points_to_win", 3, 10, 7)  # W1
        for rows in (resource, character, strategy, event):
            rows.source()
            rows.text("name_source")
        for rows in (resource, character):
            rows.word("side", Side)
        resource_ids: list[str] = []
        self.ready: Final[list[int]] = []  # by resource
        self.exhausted: Final[list[int]] = []
        self.power: Final[list[int]] = []
        self.side: Final[list[int]] = []  # whose it is
        self.character: Final[list[int]] = []  # which of all characters it is, or NO_CHARACTER
        self.ordinary: Final[list[list[int]]] = []  # by seat: its ordinary resources
        self.characters: Final[list[list[int]]] = []  # by seat
        for seat, side in enumerate(SIDES):
            resource.count(ORDINARY, "side", side)
            character.count(CHARACTERS, "side", side)
            ordinary, characters = resource.where("side", side), character.where("side", side)
            first, met = len(resource_ids), len(resource_ids) + len(ordinary.records)
            resource_ids += ordinary.ids() + characters.ids()
            self.ordinary.append(list(range(first, met)))
            self.characters.append(list(range(met, len(resource_ids))))
            self.ready.extend(ordinary.number("value", 1, MOST) + characters.number("ready", 1, MOST))
            self.exhausted.extend(ordinary.number("value", 1, MOST) + characters.number("exhausted", 0, MOST))
            self.power.extend(ordinary.word("kind", KINDS) + characters.word("power", Power))
            self.side.extend([seat] * (len(resource_ids) - first))
            before = sum(len(those) for those in self.characters[:seat])
            self.character.extend([NO_CHARACTER] * (met - first) + [before + number for number in range(len(resource_ids) - met)])
        self.resource_ids: Final = tuple(resource_ids)

        strategy.count(STRATEGIES)
        for ruse in RUSES:
            strategy.count(1, "effect", ruse)
        ruses, ids = strategy.word("effect", Ruse), strategy.ids()
        self.ruse: Final = ruses * len(SIDES)  # by strategy
        self.strategy_side: Final = [seat for seat in range(len(SIDES)) for _ in ids]
        self.strategies: Final = [[s for s, side in enumerate(self.strategy_side) if side == seat] for seat in range(len(SIDES))]  # by seat
        self.strategy_ids: Final = tuple(f"{side}-{strategy_id}" for side in SIDES for strategy_id in ids)

        event.count(EVENTS)
        event.count(1, "id", TUTORIAL_EVENT)
        self.event_ids: Final = event.ids()
        self.capacity: Final = event.number("capacity", 1, MOST)
        self.objective: Final = event.number("objective", 1, 99)
        self.points: Final = event.number("vp", 1, MOST)
        self.influence: Final = event.number("influence", 0, MOST)
        self.effect: Final = event.word("effect", Effect)

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"resource": self.resource_ids, "strategy": self.strategy_ids, "event-card": self.event_ids}
