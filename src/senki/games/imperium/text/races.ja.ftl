# 種族

race-sol = ソル連邦
race-letnev = レトネフ男爵領
race-hacan = ハカン首長国
race-jol-nar = ジョルナー大学
race-l1z1x = L1Z1X精神網
race-mentak = メンタク連合
race-naalu = ナール共同体
race-norr = サルダック・ノール
race-xxcha = クシャ王国
race-yssaril = イサリル部族
race-muaat = ムアートの残り火
race-saar = サー一族
race-winnu = ウィンヌ
race-yin = イン同胞団

## 短い名前

text-race-sol = ソル
text-race-letnev = レトネフ
text-race-hacan = ハカン
text-race-jol-nar = ジョルナー
text-race-l1z1x = L1Z1X
text-race-mentak = メンタク
text-race-naalu = ナール
text-race-norr = ノール
text-race-xxcha = クシャ
text-race-yssaril = イサリル
text-race-muaat = ムアート
text-race-saar = サー
text-race-winnu = ウィンヌ
text-race-yin = イン
