"""The action cards of a pack: when each may be played, by whom, at what, and for how long."""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Enumeration, Rows, words_of
from senki.engine.packs import PackError

ACTION_KINDS: Final = 92
ACTION_CARDS: Final = 138
NO_WORD: Final = -1  # nothing else is needed


class ActionKind(Enumeration):
    """The action cards, by kind."""

    ADVANCED_REINFORCEMENTS: Final = 0
    ALIEN_TECHNOLOGY: Final = 1
    ARMISTICE: Final = 2
    BRIBERY: Final = 3
    CHEMICAL_WARFARE: Final = 4
    CIVIL_DEFENSE: Final = 5
    COMMAND_SUMMIT: Final = 6
    COMMUNICATIONS_BREAKDOWN: Final = 7
    CORPORATE_SPONSORSHIP: Final = 8
    COUNCIL_DISSOLVED: Final = 9
    COURAGEOUS_TO_THE_END: Final = 10
    CULTURAL_CRISIS: Final = 11
    DETERMINE_POLICY: Final = 12
    DIPLOMATIC_IMMUNITY: Final = 13
    DIRECT_HIT: Final = 14
    DISCLOSURE: Final = 15
    DISCREDIT: Final = 16
    DUG_IN: Final = 17
    EMERGENCY_REPAIRS: Final = 18
    ENHANCED_ARMOR: Final = 19
    EQUIPMENT_SABOTAGE: Final = 20
    EXPERIMENTAL_BATTLESTATION: Final = 21
    EXPERIMENTAL_WEAPONRY: Final = 22
    FANTASTIC_RHETORIC: Final = 23
    FAULTY_TARGETING_SYSTEMS: Final = 24
    FIGHTER_PROTOTYPE: Final = 25
    FIRST_STRIKE: Final = 26
    FLANK_SPEED: Final = 27
    FLANKING_TACTIC: Final = 28
    FLAWLESS_STRATEGY: Final = 29
    FOCUSED_RESEARCH: Final = 30
    FRIENDLY_FIRE: Final = 31
    GHOST_SHIP: Final = 32
    GOOD_YEAR: Final = 33
    GRAND_ARMADA: Final = 34
    IN_THE_SILENCE_OF_SPACE: Final = 35
    INFLUENCE_IN_THE_MERCHANTS_GUILD: Final = 36
    INSUBORDINATION: Final = 37
    INTO_THE_BREACH: Final = 38
    LOCAL_UNREST: Final = 39
    LUCKY_SHOT: Final = 40
    MASSIVE_TRANSPORT: Final = 41
    MASTER_OF_FATE: Final = 42
    MASTER_OF_TRADE: Final = 43
    MILITARY_FORESIGHT: Final = 44
    MINELAYERS: Final = 45
    MORALE_BOOST: Final = 46
    MULTICULTURALISM: Final = 47
    OPENING_THE_BLACK_BOX: Final = 48
    PATROL: Final = 49
    PLAGUE: Final = 50
    POLICY_PARALYSIS: Final = 51
    POLITICAL_STABILITY: Final = 52
    PRIVATEERS: Final = 53
    PRODUCTIVITY_SPIKE: Final = 54
    PUBLIC_DISGRACE: Final = 55
    RALLY_OF_THE_PEOPLE: Final = 56
    RARE_MINERAL: Final = 57
    RECHECK: Final = 58
    REPARATIONS: Final = 59
    RISE_OF_A_MESSIAH: Final = 60
    RUINOUS_TARIFFS: Final = 61
    RULE_BY_TERROR: Final = 62
    SABOTAGE: Final = 63
    SCIENTIST_ASSASSINATION: Final = 64
    SECRET_INDUSTRIAL_AGENT: Final = 65
    SHIELDS_HOLDING: Final = 66
    SIGNAL_JAMMING: Final = 67
    SKILLED_RETREAT: Final = 68
    SPACEDOCK_ACCIDENT: Final = 69
    STAR_OF_DEATH: Final = 70
    STELLAR_CRIMINALS: Final = 71
    STRATEGIC_BOMBARDMENT: Final = 72
    STRATEGIC_FLEXIBILITY: Final = 73
    STRATEGIC_PLANNING: Final = 74
    STRATEGIC_SHIFT: Final = 75
    SUCCESSFUL_SPY: Final = 76
    SURPRISE_ASSAULT: Final = 77
    SYNCHRONICITY: Final = 78
    TARGET_THEIR_FLAGSHIP: Final = 79
    TECH_BUBBLE: Final = 80
    TEMPORARY_STABILITY: Final = 81
    THUGS: Final = 82
    TOUCH_OF_GENIUS: Final = 83
    TRADE_STOP: Final = 84
    TRANSPORT: Final = 85
    UNEXPECTED_ACTION: Final = 86
    UPRISING: Final = 87
    USURPER: Final = 88
    VETO: Final = 89
    VOLUNTARY_ANNEXATION: Final = 90
    WAR_FOOTING: Final = 91


class Window(Enumeration):
    """When cards may be played."""

    ACT: Final = 0
    STR_OPEN: Final = 1
    STR_ANY: Final = 2
    STR_PICK: Final = 3
    STR_CLOSE: Final = 4
    ACT_OPEN: Final = 5
    CARD: Final = 6
    PRIM: Final = 7
    AGD_CALL: Final = 8
    AGD_READ: Final = 9
    VOTE_MINE: Final = 10
    VOTE_CAST: Final = 11
    VOTE_DONE: Final = 12
    TECH: Final = 13
    TRADE: Final = 14
    ACTIV: Final = 15
    MOVED: Final = 16
    PDS: Final = 17
    BAT_OPEN: Final = 18
    RND_OPEN: Final = 19
    DIE: Final = 20
    HITS: Final = 21
    DAMAGED: Final = 22
    LOST: Final = 23
    LAND: Final = 24
    BOMB: Final = 25
    INV_OPEN: Final = 26
    TAKEN: Final = 27
    ROBBED: Final = 28
    STATUS: Final = 29
    ANY: Final = 30
    COPY: Final = 31


class Until(Enumeration):
    """How long what a card does is in force; the last two say when there is nothing to end."""

    STEP: Final = 0
    COMBAT_ROUND: Final = 1
    BATTLE: Final = 2
    ACTIVATION: Final = 3
    PHASE: Final = 4
    ROUND: Final = 5
    NEXT_ROUND: Final = 6  # this round and the next
    LAW: Final = 7
    KEPT: Final = 8  # as long as the card lies on the table
    NOW: Final = 9  # done at once
    AS_CARD: Final = 10  # as the card says that is copied


class Player(Enumeration):
    """Who may play a card in its window."""

    ANY: Final = 0
    VOTER: Final = 1
    ATTACKER: Final = 2
    PARTICIPANT: Final = 3
    OTHER: Final = 4
    OWNER: Final = 5
    DEFENDER: Final = 6
    ACTIVE: Final = 7
    LOSER: Final = 8
    PARTNER: Final = 9


class Need(Enumeration):
    """What must be so besides."""

    TECHNOLOGY: Final = 0
    DREADNOUGHT: Final = 1
    BUYS_GREEN: Final = 2
    COUNCIL_CARD: Final = 3
    ENEMY_SHIPS: Final = 4
    DOCK_IN_RANGE: Final = 5
    BOMBARDING_SHIP: Final = 6
    FIGHTER: Final = 7
    UNCHOSEN_CARD: Final = 8
    ONE_MISSING: Final = 9
    SWARM: Final = 10
    BEFORE_DRAW: Final = 11
    TWO_AGREEMENTS: Final = 12
    CRUISER: Final = 13
    BUYS_RED: Final = 14
    KEEPABLE_CARD: Final = 15
    FREE_HOME: Final = 16
    AGREEMENT: Final = 17
    GREAT_SHIPS: Final = 18
    NO_SABOTAGE: Final = 19
    WAR_SUN: Final = 20
    BLOCKADED_DOCK: Final = 21
    OWN_TECHNOLOGY_CARD: Final = 22
    INFLUENCE: Final = 23
    MECATOL_REX: Final = 24
    HITS: Final = 25


class Target(Enumeration):
    """What is chosen when a card is announced."""

    OWN_PLANET: Final = 0
    TECHNOLOGY: Final = 1
    OPPONENT: Final = 2
    VOTES: Final = 3
    PLANET_WITHOUT_PDS: Final = 4
    PLAYER: Final = 5
    SYSTEM_WITH_OWN_SHIP: Final = 6
    SHIP_JUST_DAMAGED: Final = 7
    OPPONENT_WITH_CARDS: Final = 8
    SYSTEM_WITH_OWN_DAMAGE: Final = 9
    PLANET_WITH_PDS: Final = 10
    DOCK_IN_RANGE: Final = 11
    PDS_DIE: Final = 12
    UNCHOSEN_STRATEGY_CARD: Final = 13
    WORMHOLE_SYSTEM: Final = 14
    AGREEMENT: Final = 15
    OPPONENT_WITH_COMMAND: Final = 16
    OWN_DREADNOUGHT: Final = 17
    CONTROLLED_PLANET: Final = 18
    SHIP_NEAR_OWN_PLANET: Final = 19
    OWN_DOCK: Final = 20
    PLANET_ON_ROUTE: Final = 21
    EXHAUSTED_PLANETS: Final = 22
    SHIP_JUST_LOST: Final = 23
    RACE_ABILITY: Final = 24
    PATROLLING_SHIP: Final = 25
    EMPTY_NEIGHBOUR: Final = 26
    ENEMY_GARRISON: Final = 27
    OWN_STRATEGY_CARD: Final = 28
    OPPONENT_WITH_GOODS: Final = 29
    DIE: Final = 30
    READY_PLANET_OF_CONQUEROR: Final = 31
    OWN_EXHAUSTED_PLANET: Final = 32
    DOCK_OUTSIDE_HOMES: Final = 33
    OPPONENT_WITH_REINFORCEMENTS: Final = 34
    SYSTEM_OUTSIDE_HOMES: Final = 35
    HAVEN: Final = 36
    PLANET_OF_SYSTEM: Final = 37
    SYSTEM_WITH_WAR_SUN: Final = 38
    STRATEGY_CARD: Final = 39
    OWN_SHIP: Final = 40
    ENEMY_SHIP: Final = 41
    DISCARDED_CARD: Final = 42
    OWN_GARRISON: Final = 43
    ACTIVATED_SYSTEM: Final = 44
    NEUTRAL_PLANET_NEARBY: Final = 45
    SYSTEM: Final = 46


class ActionCards:
    """Action cards: by kind, and `kind` by single card, so that each of several equal cards has a number of its own."""

    def __init__(self, card: Rows, expansions: type[Enumeration], least_players: int, most_players: int) -> None:
        card.source()
        card.count(ACTION_KINDS)
        self.ids: Final = card.ids()
        if self.ids and self.ids != words_of(ActionKind):
            raise PackError(f"[[{card.name}]]: its records are {', '.join(words_of(ActionKind))}, in this order")
        self.expansion: Final = card.word("set", expansions)
        self.copies: Final = card.number("copies", 1, 9)
        self.window: Final = card.word("window", Window)
        self.who: Final = card.word("who", Player, Player.ANY)
        self.needs: Final = card.word("needs", Need, NO_WORD)
        self.targets: Final = card.words("targets", Target)
        self.number: Final = card.number("number", 0, 12, 0)
        self.until: Final = card.word("until", Until, Until.NOW)
        self.without: Final = card.numbers("without", least_players, most_players)
        self.kind: Final = [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
        if len(self.kind) not in (0, ACTION_CARDS):
            raise PackError(f"[[{card.name}]]: there are {len(self.kind)} action cards, not {ACTION_CARDS}")

    def labels(self) -> tuple[str, ...]:
        """By single card: the id of its kind."""
        return tuple([self.ids[kind] for kind in self.kind])

    def in_game(self, kind: int, players: int) -> bool:
        """Some cards are left out with some numbers of players."""
        return players not in self.without[kind]
