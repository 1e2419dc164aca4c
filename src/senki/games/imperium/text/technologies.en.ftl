# Technologies.

## Colours

colour-red = red (weapons)
colour-green = green (biology)
colour-blue = blue (propulsion)
colour-yellow = yellow (general)

## Names

technology-antimass-deflectors = Antimass Deflectors
technology-xrd-transporters = XRD Transporters
technology-light-wave-deflector = Light/Wave Deflector
technology-type-iv-drive = Type IV Drive
technology-advanced-fighters = Advanced Fighters
technology-fleet-logistics = Fleet Logistics
technology-maneuvering-jets = Maneuvering Jets
technology-stasis-capsules = Stasis Capsules
technology-cybernetics = Cybernetics
technology-neural-motivator = Neural Motivator
technology-dacxive-animators = Dacxive Animators
technology-gen-synthesis = Gen Synthesis
technology-hyper-metabolism = Hyper Metabolism
technology-x89-bacterial-weapon = X-89 Bacterial Weapon
technology-enviro-compensator = Enviro Compensator
technology-sarween-tools = Sarween Tools
technology-graviton-laser-system = Graviton Laser System
technology-micro-technology = Micro Technology
technology-integrated-economy = Integrated Economy
technology-nano-technology = Nano Technology
technology-transit-diodes = Transit Diodes
technology-hylar-v-assault-laser = Hylar V Assault Laser
technology-automated-defense-turrets = Automated Defense Turrets
technology-deep-space-cannon = Deep Space Cannon
technology-magen-defense-grid = Magen Defense Grid
technology-war-sun = War Sun
technology-assault-cannon = Assault Cannon
technology-graviton-negator = Graviton Negator

## What they do

text-technology-antimass-deflectors = Your ships may pass through asteroid fields, but never stop in one.
text-technology-xrd-transporters = Your carriers have movement +1.
text-technology-light-wave-deflector = Your ships may pass through systems with enemy ships.
text-technology-type-iv-drive = Your cruisers and dreadnoughts have movement +1.
text-technology-advanced-fighters = Your fighters move by themselves (movement 2), have +1 on combat rolls, stop enemy ships from passing and need no room; those beyond the room in a system count against Fleet Supply.
text-technology-fleet-logistics = After a tactical action you may carry out a second one in the same turn.
text-technology-maneuvering-jets = PDS roll at -1 against your ships, from adjacent systems at -2. Your ships may pass through ion storms.
text-technology-stasis-capsules = Each of your cruisers and dreadnoughts can carry one ground force.
text-technology-cybernetics = Your fighters have +1 on combat rolls.
text-technology-neural-motivator = You draw 1 more action card in the Status Phase.
text-technology-dacxive-animators = After you win an invasion combat, roll a die for each ground force killed on either side: each 6 or more puts one of yours on the planet.
text-technology-gen-synthesis = Your ground forces have +1 in invasion combat. For each one destroyed roll a die: on 5 or more it goes to a home planet of yours.
text-technology-hyper-metabolism = In the Status Phase you receive 1 more command counter, and may discard an action card to draw another.
text-technology-x89-bacterial-weapon = Before bombarding, a dreadnought or war sun of yours may kill all defending ground forces on a planet; you then discard all your action cards.
text-technology-enviro-compensator = The limit of production of each of your docks is 1 higher.
text-technology-sarween-tools = 1 more resource to spend for each dock that produces.
text-technology-graviton-laser-system = Each of your PDS shots that misses is rolled again once.
text-technology-micro-technology = 1 more trade good for each of your trade agreements when you gain your trade income.
text-technology-integrated-economy = Units that you build may appear in adjacent systems that you have activated and that are empty or friendly.
text-technology-nano-technology = Planets that you take come to you ready. Enemy action cards are not aimed at your dreadnoughts and war suns.
text-technology-transit-diodes = As an action, pay 1 counter of Strategy Allocation: move up to 4 ground forces from one of your planets to another.
text-technology-hylar-v-assault-laser = Your cruisers and destroyers have +1 on combat rolls.
text-technology-automated-defense-turrets = Your destroyers' anti-fighter barrage has +2 and one die more.
text-technology-deep-space-cannon = Your PDS also reach adjacent systems.
text-technology-magen-defense-grid = Your PDS have +1. Your ground forces that defend a planet with a PDS have +1.
text-technology-war-sun = You may build war suns.
text-technology-assault-cannon = Before a space battle each of your dreadnoughts in it fires once; what it destroys does not fire back.
text-technology-graviton-negator = Your dreadnoughts may bombard planets with PDS. Your fighters may join in invasion combat; they go back to space afterwards.
