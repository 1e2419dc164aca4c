"""The political cards of a pack: what is voted on, whether it is a law, and the numbers of its two outcomes."""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Enumeration, Rows, words_of
from senki.engine.packs import PackError
from senki.games.imperium.pack_cards import Until

POLITICAL_CARDS: Final = 89


class Political(Enumeration):
    """The political cards."""

    AGGRESSIVE_STRATEGY: Final = 0
    ANCIENT_ARTIFACT: Final = 1
    ARMS_REDUCTION: Final = 2
    CHECKS_AND_BALANCES: Final = 3
    CLASS_STRUGGLE: Final = 4
    CLOSING_THE_WORMHOLES: Final = 5
    CODE_OF_HONOR: Final = 6
    COLONIAL_REDISTRIBUTION: Final = 7
    COLONIZATION_LICENSING: Final = 8
    COMPENSATED_DISARMAMENT: Final = 9
    CONVENTIONS_OF_WAR: Final = 10
    CORE_STABILITY: Final = 11
    COST_OVERRUNS: Final = 12
    COUNCIL_ELDER: Final = 13
    COUNCILS_CENSURE: Final = 14
    CROWN_OF_THALNOS: Final = 15
    DISPUTE_RESOLUTION: Final = 16
    DIVERSIFIED_INCOME: Final = 17
    ECONOMIC_REVITALIZATION: Final = 18
    EMPEROR: Final = 19
    ENEMY_OF_THE_THRONE: Final = 20
    FIGHTER_TAX: Final = 21
    FLEET_REGULATIONS: Final = 22
    FLEET_RESTRICTIONS: Final = 23
    FORBIDDEN_RESEARCH: Final = 24
    FORCED_ECONOMIC_INDEPENDENCE: Final = 25
    FREE_TRADE: Final = 26
    GLORY_OF_THE_EMPIRE: Final = 27
    HOLDER_OF_MECATOL_REX: Final = 28
    HOLY_PLANET_OF_IXTH: Final = 29
    HUMANE_LABOR: Final = 30
    IMPERIAL_ACADEMY: Final = 31
    IMPERIAL_CONTAINMENT: Final = 32
    IMPERIAL_MANDATE: Final = 33
    IMPERIAL_PEACE: Final = 34
    INCENTIVE_PROGRAM: Final = 35
    INTERGALACTIC_COMMERCE: Final = 36
    INTERSTELLAR_ARMS_DEALERS: Final = 37
    INVESTIGATE_SPATIAL_ANOMALIES: Final = 38
    LABOR_FORCE_POLITICS: Final = 39
    LIMITS_TO_INDIVIDUAL_POWER: Final = 40
    MASS_MOBILIZATION: Final = 41
    MINISTER_OF_COMMERCE: Final = 42
    MINISTER_OF_EXPLORATION: Final = 43
    MINISTER_OF_INTERNAL_SECURITY: Final = 44
    MINISTER_OF_PEACE: Final = 45
    MINISTER_OF_POLICY: Final = 46
    MINISTER_OF_WAR: Final = 47
    MUTINY: Final = 48
    NEUTRALITY_PACT: Final = 49
    NEW_CONSTITUTION: Final = 50
    NON_AGGRESSION_PACT: Final = 51
    OFFICIAL_SANCTION: Final = 52
    OPEN_THE_TRADE_ROUTES: Final = 53
    PLANETARY_CONSCRIPTION: Final = 54
    PLANETARY_SECURITY: Final = 55
    POLITICAL_FOCUS: Final = 56
    PROPHECY_OF_IXTH: Final = 57
    PUBLIC_EXECUTION: Final = 58
    RECOGNIZE_ACCOMPLISHMENTS: Final = 59
    REDEFINING_WAR_CRIMES: Final = 60
    REGRESSIVE_RHETORIC: Final = 61
    REGULATED_CONSCRIPTION: Final = 62
    REPEAL: Final = 63
    RESEARCH_GRANT: Final = 64
    RESOURCE_MANAGEMENT: Final = 65
    REVOTE: Final = 66
    SCIENCE_COMMUNITY_SPEAKER: Final = 67
    SEED_OF_AN_EMPIRE: Final = 68
    SHARING_OF_TECHNOLOGY: Final = 69
    SHORT_TERM_TRUCE: Final = 70
    SUBSIDIZED_INDUSTRY: Final = 71
    SUBSIDIZED_STUDIES: Final = 72
    TECHNOLOGICAL_JIHAD: Final = 73
    TECHNOLOGY_BUY_BACK: Final = 74
    TECHNOLOGY_INVESTIGATION_COMMITTEE: Final = 75
    TECHNOLOGY_TARIFFS: Final = 76
    THE_CROWN_OF_EMPHIDIA: Final = 77
    TRADE_EMBARGO: Final = 78
    TRADE_WAR: Final = 79
    TRAFFIC_TARIFFS: Final = 80
    UNCONVENTIONAL_MEASURES: Final = 81
    UNCONVENTIONAL_WEAPONS: Final = 82
    VETO_POWER: Final = 83
    VORHAL_PEACE_PRIZE: Final = 84
    WAR_FUNDING: Final = 85
    WARSHIP_COMMISSION: Final = 86
    WORMHOLE_RECONSTRUCTION: Final = 87
    WORMHOLE_RESEARCH: Final = 88


class Ballot(Enumeration):
    """K5, K8  What a political card lets vote on."""

    FOR_AGAINST: Final = 0
    PLAYER: Final = 1
    TWO_PLAYERS: Final = 2
    PLANET: Final = 3
    TWO_PLANETS: Final = 4
    LAW: Final = 5
    COLOUR: Final = 6
    OBJECTIVE: Final = 7


class PoliticalCards:
    """Political cards by number."""

    def __init__(self, card: Rows, expansions: type[Enumeration]) -> None:
        card.source()
        card.count(POLITICAL_CARDS)
        self.ids: Final = card.ids()
        if self.ids and self.ids != words_of(Political):
            raise PackError(f"[[{card.name}]]: its records are {', '.join(words_of(Political))}, in this order")
        self.expansion: Final = card.word("set", expansions)
        self.law: Final = card.flag("law")
        self.ballot: Final = card.word("vote", Ballot, Ballot.FOR_AGAINST)
        self.number: Final = card.number("number", 0, 20, 0)  # of the outcome for, or of the election
        self.against: Final = card.number("against", 0, 20, 0)
        self.until: Final = card.word("until", Until, Until.NOW)
        self.until_against: Final = card.word("until_against", Until, Until.NOW)
        self.base_only: Final = card.flag("base_only")
