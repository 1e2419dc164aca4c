# ユニット

unit-fighter = 戦闘機
unit-destroyer = 駆逐艦
unit-cruiser = 巡洋艦
unit-carrier = 空母
unit-dreadnought = 戦艦
unit-war-sun = 戦闘太陽
unit-ground-force = 陸軍
unit-pds = PDS
unit-space-dock = スペースドック
