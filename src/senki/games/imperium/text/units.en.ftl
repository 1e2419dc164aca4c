# Units.

unit-fighter = fighter
unit-destroyer = destroyer
unit-cruiser = cruiser
unit-carrier = carrier
unit-dreadnought = dreadnought
unit-war-sun = war sun
unit-ground-force = ground force
unit-pds = PDS
unit-space-dock = space dock
