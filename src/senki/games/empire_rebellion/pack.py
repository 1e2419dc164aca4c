"""The numbers of a pack in the form that the rules use.

A side has 24 resources: first the ordinary ones, then the eight characters. Seat 0 has the resources 0 to 23 and the strategies 0 to 4,
seat 1 those after them.
"""

from __future__ import annotations

from typing import Final

from senki.engine.game import Facts
from senki.engine.packs import NAME, SOURCE, WORD, Column, Count, Pack, Schema

SIDES: Final = ("rebel", "imperial")  # by seat
ORDINARY: Final = 16
CHARACTERS: Final = 8
RESOURCES_A_SIDE: Final = ORDINARY + CHARACTERS
RESOURCES: Final = 2 * RESOURCES_A_SIDE
STRATEGIES: Final = 5
EVENTS: Final = 24
TUTORIAL_EVENT: Final = "escape-from-tatooine"
MOST: Final = 9  # no card has a higher value

KINDS: Final = ("military", "force", "diplomacy", "recon")
POWERS: Final = (
    *KINDS,
    *("exhaust-two", "play-from-deck", "replace", "call-reserve"),
    *("discard-both-sides", "play-from-discard", "change-own-strategy", "gain-influence"),
    *("discard-to-deck", "discard-and-exhaust", "discard-exhausted", "change-opposing-strategy"),
    *("discard-lower", "take-influence", "search-two", "look-and-play"),
)
MILITARY: Final = 0
FORCE: Final = 1
DIPLOMACY: Final = 2
RECON: Final = 3
CHEWBACCA: Final = 4
HAN_SOLO: Final = 5
LANDO: Final = 6
LEIA: Final = 7
LUKE: Final = 8
OBI_WAN: Final = 9
DROIDS: Final = 10
YODA: Final = 11
PIETT: Final = 12
BOBA_FETT: Final = 13
VADER: Final = 14
PALPATINE: Final = 15
VEERS: Final = 16
TARKIN: Final = 17
IG_88: Final = 18
JABBA: Final = 19

STRATEGY_EFFECTS: Final = ("loser-gains", "loser-wins", "raise-total", "choose-opposing-strategy", "add-character")
BUREAUCRACY: Final = 0
DECEPTION: Final = 1
DIRECT_ASSAULT: Final = 2
INFILTRATION: Final = 3
SUPPORT: Final = 4

EVENT_EFFECTS: Final = (
    "none",
    *("no-diplomacy", "no-force", "no-recon", "no-military", "no-characters"),
    *("loser-loses-influence", "add-character", "loser-to-reserve", "winner-to-reserve", "reorder-events"),
    *("random-strategy", "discard-strategy", "show-strategy", "take-back-strategies"),
)
NO_EFFECT: Final = 0
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

RESOURCE_COLUMNS: Final = {
    "id": WORD,
    "side": Column(choices=SIDES),
    "kind": Column(choices=KINDS),
    "value": Column(1, MOST),
    "source": SOURCE,
    "name_source": NAME,
}
CHARACTER_COLUMNS: Final = {
    "id": WORD,
    "side": Column(choices=SIDES),
    "ready": Column(1, MOST),
    "exhausted": Column(0, MOST),
    "power": Column(choices=POWERS),
    "source": SOURCE,
    "name_source": NAME,
}
STRATEGY_COLUMNS: Final = {"id": WORD, "effect": Column(choices=STRATEGY_EFFECTS), "source": SOURCE, "name_source": NAME}
EVENT_COLUMNS: Final = {
    "id": WORD,
    "capacity": Column(1, MOST),
    "objective": Column(1, 99),
    "vp": Column(1, MOST),
    "influence": Column(0, MOST),
    "effect": Column(choices=EVENT_EFFECTS),
    "source": SOURCE,
    "name_source": NAME,
}
SCHEMA: Final = Schema(
    {"resource": RESOURCE_COLUMNS, "character": CHARACTER_COLUMNS, "strategy": STRATEGY_COLUMNS, "event": EVENT_COLUMNS},
    (
        *[Count("resource", ORDINARY, "side", side) for side in SIDES],
        *[Count("character", CHARACTERS, "side", side) for side in SIDES],
        Count("strategy", STRATEGIES),
        *[Count("strategy", 1, "effect", effect) for effect in STRATEGY_EFFECTS],
        Count("event", EVENTS),
        Count("event", 1, "id", TUTORIAL_EVENT),
    ),
)


class Cards(Facts):
    """Values by card."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.ready: Final[list[int]] = []  # by resource
        self.exhausted: Final[list[int]] = []
        self.power: Final[list[int]] = []
        resource_ids: list[str] = []
        for side in SIDES:
            for record in pack.tables["resource"]:
                if record["side"] == side:
                    resource_ids.append(str(record["id"]))
                    self.ready.append(int(record["value"]))
                    self.exhausted.append(int(record["value"]))
                    self.power.append(POWERS.index(str(record["kind"])))
            for record in pack.tables["character"]:
                if record["side"] == side:
                    resource_ids.append(str(record["id"]))
                    self.ready.append(int(record["ready"]))
                    self.exhausted.append(int(record["exhausted"]))
                    self.power.append(POWERS.index(str(record["power"])))
        strategies, events = pack.tables["strategy"], pack.tables["event"]
        self.strategy: Final[list[int]] = [STRATEGY_EFFECTS.index(str(record["effect"])) for _ in SIDES for record in strategies]
        self.capacity: Final[list[int]] = [int(record["capacity"]) for record in events]
        self.objective: Final[list[int]] = [int(record["objective"]) for record in events]
        self.points: Final[list[int]] = [int(record["vp"]) for record in events]
        self.influence: Final[list[int]] = [int(record["influence"]) for record in events]
        self.effect: Final[list[int]] = [EVENT_EFFECTS.index(str(record["effect"])) for record in events]
        self.resource_ids: Final = tuple(resource_ids)
        self.strategy_ids: Final = tuple(f"{side}-{record['id']}" for side in SIDES for record in strategies)
        self.event_ids: Final = tuple(str(record["id"]) for record in events)

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"resource": self.resource_ids, "strategy": self.strategy_ids, "event-card": self.event_ids}
