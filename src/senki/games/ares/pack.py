"""The numbers of a pack in the form that the rules use: units by number, cards by number.

A card's number is its faction's times fifty, then the cards of the deck in the pack's order, copy by copy. The start cards and the
buildings printed on the mats, which are in no deck, come after all decks.
"""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Enumeration, repeated, words_of
from senki.engine.game import Facts
from senki.engine.packs import Pack, PackError, Record

FACTIONS: Final = ("terran", "kahoum", "xenos", "colossus")
TERRAN: Final = 0
KAHOUM: Final = 1
XENOS: Final = 2
COLOSSUS: Final = 3

TYPES: Final = ("infantry", "armour", "air", "building")
INFANTRY: Final = 0
ARMOUR: Final = 1
AIR: Final = 2
BUILDING: Final = 3
NEVER: Final = -99  # a rating of X, for the rules
X: Final = -1  # and in a pack

KINDS: Final = ("building", "special-building", "special", "standard", "raid", "attack", "start", "mat")
BUILDING_CARD: Final = 0
SPECIAL_BUILDING: Final = 1
SPECIAL: Final = 2
STANDARD: Final = 3
RAID: Final = 4
SPECIAL_ATTACK: Final = 5
START: Final = 6
MAT: Final = 7

DECK_SIZE: Final = 50
DECK_CARDS: Final = DECK_SIZE * len(FACTIONS)
CARDS: Final = DECK_CARDS + 13  # with the start cards, the buildings of the mats and the Queen
UNITS: Final = 64  # no pack has more
ATTACKS: Final = 9  # 4 Standard, 2 Raid, 3 of the faction's own

TEXTS: Final = ("", "dropship", "ascend", "acolyte")
DROPSHIP: Final = 1
ASCEND: Final = 2
ACOLYTE: Final = 3

GROUPS: Final = ("", "technology", "veil", "evolve", "mutation", "upgrade", "order", "obelisk", "brain")
TECHNOLOGY: Final = 1
VEIL: Final = 2
EVOLVE: Final = 3
MUTATION: Final = 4
UPGRADE: Final = 5
ORDER_CARD: Final = 6
OBELISK: Final = 7
BRAIN: Final = 8

BEARERS: Final = ("", "any", "infantry", "armour", "air", "ground", "weapon", "body")  # to what a card is attached
BODY: Final = 7

SLOTS: Final = ("", "arm", "shoulder", "chest", "legs", "back", "any")
ANY_SLOT: Final = 6

WINDOWS: Final = (  # when effects happen, in order
    *("orders", "spend", "gathering", "deep-strike", "beginning", "after-constructions", "placement", "after-placement"),
    *("round-start", "after-redeploy", "before-fire", "after-roll", "before-losses", "round-end"),
)
ORDERS: Final = 0
SPEND: Final = 1
GATHERING: Final = 2  # by itself, as BEGINNING and PLACEMENT, and in a deep strike STRIKING_DEEP
STRIKING_DEEP: Final = 3
BEGINNING: Final = 4
AFTER_CONSTRUCTIONS: Final = 5
PLACEMENT: Final = 6
AFTER_PLACEMENT: Final = 7
ROUND_START: Final = 8
AFTER_REDEPLOY: Final = 9
BEFORE_FIRE: Final = 10
AFTER_ROLL: Final = 11
BEFORE_LOSSES: Final = 12
ROUND_END: Final = 13

LOOKS: Final = ("", "kept", "discarded")  # FAC7: a base may be looked at when the card is played, which is then kept or discarded
NO_LOOK: Final = 0
LOOKS_AND_GOES: Final = 2

NOTHING: Final = -1  # where a card has no effect, no window, or does not change a type


class Target(Enumeration):
    """On what an effect may be used: see rules/targets.py."""

    ITSELF: Final = 0
    CARRIER: Final = 1
    SHOOTER: Final = 2
    OWN: Final = 3
    ENEMY: Final = 4
    HIT: Final = 5
    EXPOSED: Final = 6
    HURT: Final = 7
    JOINING: Final = 8
    PAIR: Final = 9
    NEAR_PAIR: Final = 10
    SMALL_UNITS: Final = 11
    WEAPON: Final = 12
    SWARMING: Final = 13
    DISCARD_PILE: Final = 14
    FRONTIER: Final = 15


class Effect(Enumeration):
    """The cards that do something at a moment, by their ids: what they do stands in cards/, a procedure each."""

    ADVANCED_OPTICS: Final = 0
    COMPOSITE_ARMOUR: Final = 1
    SMART_AMMUNITION: Final = 2
    RAPID_LOADER: Final = 3
    CLOAKING_FIELD: Final = 4
    FIELD_HOSPITAL: Final = 5
    RESUPPLY: Final = 6
    SATELLITE_SCAN: Final = 7
    TACTICAL_NUKE: Final = 8
    BLITZ: Final = 9
    COMBINED_ARMS: Final = 10
    OBELISK_FIRE: Final = 11
    OBELISK_EARTH: Final = 12
    OBELISK_WIND: Final = 13
    OBELISK_WATER: Final = 14
    OBELISK_VOID: Final = 15
    RITE_OF_ASCENSION: Final = 16
    MEDITATION: Final = 17
    FORESIGHT: Final = 18
    ECLIPSE: Final = 19
    STARWALK: Final = 20
    TACTICAL_BRAIN: Final = 21
    HUNTER_BRAIN: Final = 22
    FURY_BRAIN: Final = 23
    ACID_SPIT: Final = 24
    GREAT_SPAWNING: Final = 25
    QUEEN_ATTACK: Final = 26
    SWARM: Final = 27
    AMBUSH: Final = 28
    HULL: Final = 29
    TARGETING_COMPUTER: Final = 30
    OVERCHARGER: Final = 31
    REACTIVE_ARMOUR: Final = 32
    SERVO_JOINT: Final = 33
    JUMP_JETS: Final = 34
    SENSOR_ARRAY: Final = 35
    NANOFORGE: Final = 36
    SALVAGE: Final = 37
    REFIT: Final = 38
    OVERDRIVE: Final = 39
    ORBITAL_DROP: Final = 40
    RAMPAGE: Final = 41


class Cards(Facts):
    """Units and cards as lists by number; -1 where a card makes no unit or was not in that game's set-up."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.hand: Final = self.table("rules").parameter("hand", 3, 6, 3)  # T3
        unit = self.table("unit")
        unit.word("faction", FACTIONS)
        unit.source()
        unit.text("known")
        self.unit_ids: Final = unit.ids()
        self.cost: Final = unit.number("cost", 0, 9)
        self.type: Final = unit.word("type", TYPES)
        self.initiative: Final = unit.number("initiative", 1, 9)
        self.rating: Final = [  # by the target's type, then by unit
            [NEVER if rating == X else rating for rating in unit.number(name, X, 6)] for name in TYPES
        ]
        self.tough: Final = unit.flag("tough")
        self.shield: Final = unit.number("shield", 0, 9, 0)
        self.scouting: Final = unit.number("scouting", 0, 9, 0)
        self.deep_strike: Final = unit.flag("deep_strike")
        self.base_defence: Final = unit.flag("base_defence")
        self.no_flanking: Final = unit.flag("no_flanking")
        self.text: Final = unit.word("text", TEXTS, 0)

        card = self.table("card").arranged(deck_order)
        card.count(len(FACTIONS), "kind", "raid")
        card.number("copies", 1, DECK_SIZE)
        card.source()
        self.card_ids: Final = card.ids()
        self.faction: Final = card.word("faction", FACTIONS)
        self.kind: Final = card.word("kind", KINDS)
        self.building_cost: Final = card.number("cost", 0, 9, 0)
        self.first: Final = card.ref("first", "unit", -1)
        self.second: Final = card.ref("second", "unit", -1)
        self.need: Final = [card.number(name, 0, 9, 0) for name in ("need_first", "need_second")]  # by side, then by card
        self.power: Final = card.number("power", 0, 9, 0)
        self.eggs: Final = card.number("eggs", 0, 9, 0)
        self.token_cost: Final = card.number("token_cost", 0, 9, 0)
        self.group: Final = card.word("group", GROUPS, 0)
        self.attach: Final = card.word("attach", BEARERS, 0)
        self.slot: Final = card.word("slot", SLOTS, 0)
        self.slot_cost: Final = [self.highest_cost(slot) for slot in range(len(SLOTS))]  # by slot, of what fits it
        in_deck = [kind not in (START, MAT) for kind in self.kind]
        self.decks: Final = [self.cards_of(faction, in_deck, True) for faction in range(len(FACTIONS))]
        self.laid_out: Final = [self.cards_of(faction, in_deck, False) for faction in range(len(FACTIONS))]  # from the start of the game
        self.basic: Final = card.number("basic", 0, 9, -1)
        self.full: Final = card.number("full", 0, 9, -1)

        # what the card does at its moment
        self.window: Final = card.word("window", WINDOWS, NOTHING)
        self.price: Final = card.number("price", 0, 9, 0)
        self.amount: Final = card.number("amount", -9, 9, 0)
        self.target: Final = card.word("target", Target, Target.ITSELF)
        self.hull_tokens: Final = card.number("hull_tokens", 0, 4, 0)  # that it takes
        self.brings: Final = card.ref("brings", "card", NOTHING)  # a card whose unit joins the battle
        self.brought: Final = sorted(set(self.brings) - {NOTHING})
        self.looks: Final = card.word("looks", LOOKS, NO_LOOK)
        self.effect: Final = [effect_of(card_id, window) for card_id, window in zip(self.card_ids, self.window, strict=True)]

        # what it changes without being used: attached cards on their force, attack cards in their battle
        self.becomes: Final = card.word("becomes", TYPES, NOTHING)
        self.added_rating: Final = [card.number(name, -9, 9, 0) for name in TYPES]  # by the target's type, then by card
        self.added_initiative: Final = card.number("initiative", -9, 9, 0)
        self.added_shield: Final = card.number("shield", 0, 9, 0)
        self.bars_flanking: Final = card.flag("no_flanking")
        self.no_enemy_scouting: Final = card.flag("no_enemy_scouting")
        self.obelisk_uses: Final = card.number("obelisk_uses", 1, 9, 1)  # a round, each
        self.destroys: Final = card.number("destroys", 1, 9, 1)  # empty buildings, with as many hits or more
        self.carries: Final = card.number("carries", 0, 9, 0)  # body upgrades

        self.worth: Final = card.number("worth", 0, 999, NOTHING)  # to computer players, where it finds all that it needs

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"card": self.card_ids, "unit": self.unit_ids}

    def cards_of(self, faction: int, in_deck: list[bool], wanted: bool) -> list[int]:
        return [card for card in range(len(self.faction)) if self.faction[card] == faction and in_deck[card] == wanted]

    def highest_cost(self, slot: int) -> int:
        """The highest building cost of a card that fits this slot of a Colossus."""
        fitting = [card for card in range(len(self.slot)) if self.slot[card] in (slot, ANY_SLOT)]
        return max([self.building_cost[card] for card in fitting], default=0)


def effect_of(card_id: str, window: int) -> int:
    """Which of the cards that do something it is; NOTHING for others."""
    known = words_of(Effect)
    if window == NOTHING and card_id in known:
        raise PackError(f"[[card]] ({card_id}): lacks the field window: the rules know what it does, but not when")
    if window != NOTHING and card_id not in known:
        raise PackError(f"[[card]] ({card_id}): has a window, but the rules do not know what it does; they know: {', '.join(known)}")
    return known.index(card_id) if window != NOTHING else NOTHING


def deck_order(records: list[Record]) -> list[Record]:
    """A record for each card: the decks, fifty cards each, then what is in no deck."""
    ordered: list[Record] = []
    for faction in FACTIONS:
        deck = [record for record in records if record["faction"] == faction and record["kind"] not in ("start", "mat")]
        cards = repeated(deck)
        if len(cards) != DECK_SIZE:
            raise PackError(f"the deck of {faction} has {len(cards)} cards, not {DECK_SIZE}")
        attacks = sum(record["kind"] in ("standard", "raid", "attack") for record in cards)
        if attacks != ATTACKS:
            raise PackError(f"the deck of {faction} has {attacks} attack cards, not {ATTACKS}")
        ordered += cards
    lying = [record for record in records if record["kind"] in ("start", "mat")]
    if len(ordered) + len(lying) != CARDS:
        raise PackError(f"there are {len(lying)} start cards and mat buildings, not {CARDS - DECK_CARDS}")
    return ordered + lying
