# Races.

race-sol = The Federation of Sol
race-letnev = The Barony of Letnev
race-hacan = The Emirates of Hacan
race-jol-nar = The Universities of Jol-Nar
race-l1z1x = The L1z1x Mindnet
race-mentak = The Mentak Coalition
race-naalu = The Naalu Collective
race-norr = Sardakk N'orr
race-xxcha = The Xxcha Kingdom
race-yssaril = The Yssaril Tribes
race-muaat = The Embers of Muaat
race-saar = The Clan of Saar
race-winnu = The Winnu
race-yin = The Yin Brotherhood

## Short

text-race-sol = Sol
text-race-letnev = Letnev
text-race-hacan = Hacan
text-race-jol-nar = Jol-Nar
text-race-l1z1x = L1z1x
text-race-mentak = Mentak
text-race-naalu = Naalu
text-race-norr = N'orr
text-race-xxcha = Xxcha
text-race-yssaril = Yssaril
text-race-muaat = Muaat
text-race-saar = Saar
text-race-winnu = Winnu
text-race-yin = Yin
