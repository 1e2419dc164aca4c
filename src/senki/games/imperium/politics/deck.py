"""K12  All political cards: what is done when they are voted for (or somebody is elected), and when they are voted against."""

from __future__ import annotations

from typing import Final

from senki.games.imperium.politics.commerce import (
    forced_economic_independence,
    no_sharing_of_technology,
    sharing_of_technology,
    trade_embargo,
)
from senki.games.imperium.politics.hands import (
    limits_to_individual_power,
    no_core_stability,
    no_limits_to_individual_power,
    no_regressive_rhetoric,
    no_resource_management,
    no_technology_investigation,
    no_unconventional_measures,
    public_execution,
    regressive_rhetoric,
    unconventional_measures,
)
from senki.games.imperium.politics.once import (
    aggressive_strategy,
    ancient_artifact,
    arms_reduction,
    colonial_redistribution,
    compensated_disarmament,
    cost_overruns,
    dispute_resolution,
    economic_revitalization,
    holder_of_mecatol_rex,
    imperial_containment,
    imperial_mandate,
    intergalactic_commerce,
    interstellar_arms_dealers,
    mass_mobilization,
    mutiny,
    new_constitution,
    no_aggressive_strategy,
    no_arms_reduction,
    no_holder_of_mecatol_rex,
    no_imperial_mandate,
    no_intergalactic_commerce,
    no_interstellar_arms_dealers,
    no_mass_mobilization,
    no_mutiny,
    no_new_constitution,
    no_open_the_trade_routes,
    no_seed_of_an_empire,
    no_warship_commission,
    no_wormhole_research,
    nothing_happens,
    official_sanction,
    open_the_trade_routes,
    prophecy_of_ixth,
    recognize_accomplishments,
    repeal,
    revote,
    seed_of_an_empire,
    subsidized_industry,
    technology_investigation,
    warship_commission,
    wormhole_research,
)
from senki.games.imperium.politics.persons import (
    crown_of_thalnos,
    crown_worth_a_point,
    holds_office,
    holy_planet_of_ixth,
    incentive_program,
    science_community_speaker,
    subsidized_studies,
)
from senki.games.imperium.politics.statutes import (
    changes_a_rule,
    closing_the_wormholes,
    code_of_honor,
    diversified_income,
    everybody_loses_goods,
    fighter_tax,
    fleet_regulations,
    fleet_restrictions,
    free_trade,
    imperial_peace,
    no_checks_and_balances,
    no_closing_the_wormholes,
    no_colonization_licensing,
    no_conventions_of_war,
    no_diversified_income,
    no_fighter_tax,
    no_fleet_regulations,
    no_fleet_restrictions,
    no_glory_of_the_empire,
    no_humane_labor,
    no_imperial_peace,
    no_investigate_anomalies,
    no_labor_force_politics,
    no_neutrality_pact,
    no_non_aggression_pact,
    no_planetary_conscription,
    no_political_focus,
    no_redefining_war_crimes,
    no_research_grant,
    no_short_term_truce,
    no_technological_jihad,
    no_technology_buy_back,
    no_technology_tariffs,
    no_traffic_tariffs,
    no_unconventional_weapons,
    no_vorhal_peace_prize,
    no_war_funding,
    planetary_security,
    regulated_conscription,
    short_term_truce,
    technology_tariffs,
    unconventional_weapons,
)

OUTCOMES: Final = (  # by card
    aggressive_strategy,
    ancient_artifact,
    arms_reduction,
    changes_a_rule,  # checks-and-balances
    changes_a_rule,  # class-struggle
    closing_the_wormholes,
    code_of_honor,
    colonial_redistribution,
    changes_a_rule,  # colonization-licensing
    compensated_disarmament,
    changes_a_rule,  # conventions-of-war
    changes_a_rule,  # core-stability
    cost_overruns,
    holds_office,  # council-elder
    holds_office,  # councils-censure
    crown_of_thalnos,
    dispute_resolution,
    diversified_income,
    economic_revitalization,
    crown_worth_a_point,  # emperor
    holds_office,  # enemy-of-the-throne
    fighter_tax,
    fleet_regulations,
    fleet_restrictions,
    holds_office,  # forbidden-research
    forced_economic_independence,
    free_trade,
    changes_a_rule,  # glory-of-the-empire
    holder_of_mecatol_rex,
    holy_planet_of_ixth,
    changes_a_rule,  # humane-labor
    changes_a_rule,  # imperial-academy
    imperial_containment,
    imperial_mandate,
    imperial_peace,
    incentive_program,
    intergalactic_commerce,
    interstellar_arms_dealers,
    changes_a_rule,  # investigate-spatial-anomalies
    changes_a_rule,  # labor-force-politics
    limits_to_individual_power,
    mass_mobilization,
    holds_office,  # minister-of-commerce
    holds_office,  # minister-of-exploration
    holds_office,  # minister-of-internal-security
    holds_office,  # minister-of-peace
    holds_office,  # minister-of-policy
    holds_office,  # minister-of-war
    mutiny,
    changes_a_rule,  # neutrality-pact
    new_constitution,
    changes_a_rule,  # non-aggression-pact
    official_sanction,
    open_the_trade_routes,
    changes_a_rule,  # planetary-conscription
    planetary_security,
    changes_a_rule,  # political-focus
    prophecy_of_ixth,
    public_execution,
    recognize_accomplishments,
    changes_a_rule,  # redefining-war-crimes
    regressive_rhetoric,
    regulated_conscription,
    repeal,
    changes_a_rule,  # research-grant
    changes_a_rule,  # resource-management
    revote,
    science_community_speaker,
    seed_of_an_empire,
    sharing_of_technology,
    short_term_truce,
    subsidized_industry,
    subsidized_studies,
    changes_a_rule,  # technological-jihad
    changes_a_rule,  # technology-buy-back
    technology_investigation,
    technology_tariffs,
    crown_worth_a_point,  # the-crown-of-emphidia
    trade_embargo,
    changes_a_rule,  # trade-war
    changes_a_rule,  # traffic-tariffs
    unconventional_measures,
    unconventional_weapons,
    holds_office,  # veto-power
    changes_a_rule,  # vorhal-peace-prize
    changes_a_rule,  # war-funding
    warship_commission,
    changes_a_rule,  # wormhole-reconstruction
    wormhole_research,
)
AGAINST: Final = (  # by card; nothing happens where nobody can vote against it
    no_aggressive_strategy,
    nothing_happens,  # ancient-artifact
    no_arms_reduction,
    no_checks_and_balances,
    everybody_loses_goods,  # class-struggle
    no_closing_the_wormholes,
    nothing_happens,  # code-of-honor
    nothing_happens,  # colonial-redistribution
    no_colonization_licensing,
    nothing_happens,  # compensated-disarmament
    no_conventions_of_war,
    no_core_stability,
    nothing_happens,  # cost-overruns
    nothing_happens,  # council-elder
    nothing_happens,  # councils-censure
    nothing_happens,  # crown-of-thalnos
    nothing_happens,  # dispute-resolution
    no_diversified_income,
    nothing_happens,  # economic-revitalization
    nothing_happens,  # emperor
    nothing_happens,  # enemy-of-the-throne
    no_fighter_tax,
    no_fleet_regulations,
    no_fleet_restrictions,
    nothing_happens,  # forbidden-research
    nothing_happens,  # forced-economic-independence
    everybody_loses_goods,  # free-trade
    no_glory_of_the_empire,
    no_holder_of_mecatol_rex,
    nothing_happens,  # holy-planet-of-ixth
    no_humane_labor,
    nothing_happens,  # imperial-academy
    nothing_happens,  # imperial-containment
    no_imperial_mandate,
    no_imperial_peace,
    nothing_happens,  # incentive-program
    no_intergalactic_commerce,
    no_interstellar_arms_dealers,
    no_investigate_anomalies,
    no_labor_force_politics,
    no_limits_to_individual_power,
    no_mass_mobilization,
    nothing_happens,  # minister-of-commerce
    nothing_happens,  # minister-of-exploration
    nothing_happens,  # minister-of-internal-security
    nothing_happens,  # minister-of-peace
    nothing_happens,  # minister-of-policy
    nothing_happens,  # minister-of-war
    no_mutiny,
    no_neutrality_pact,
    no_new_constitution,
    no_non_aggression_pact,
    nothing_happens,  # official-sanction
    no_open_the_trade_routes,
    no_planetary_conscription,
    nothing_happens,  # planetary-security
    no_political_focus,
    nothing_happens,  # prophecy-of-ixth
    nothing_happens,  # public-execution
    nothing_happens,  # recognize-accomplishments
    no_redefining_war_crimes,
    no_regressive_rhetoric,
    nothing_happens,  # regulated-conscription
    nothing_happens,  # repeal
    no_research_grant,
    no_resource_management,
    nothing_happens,  # revote
    nothing_happens,  # science-community-speaker
    no_seed_of_an_empire,
    no_sharing_of_technology,
    no_short_term_truce,
    nothing_happens,  # subsidized-industry
    nothing_happens,  # subsidized-studies
    no_technological_jihad,
    no_technology_buy_back,
    no_technology_investigation,
    no_technology_tariffs,
    nothing_happens,  # the-crown-of-emphidia
    nothing_happens,  # trade-embargo
    everybody_loses_goods,  # trade-war
    no_traffic_tariffs,
    no_unconventional_measures,
    no_unconventional_weapons,
    nothing_happens,  # veto-power
    no_vorhal_peace_prize,
    no_war_funding,
    no_warship_commission,
    nothing_happens,  # wormhole-reconstruction
    no_wormhole_research,
)
