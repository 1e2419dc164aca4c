# 技術

## 色

colour-red = 赤（兵器技術）
colour-green = 緑（生物学）
colour-blue = 青（推進技術）
colour-yellow = 黄（一般技術）

## 名前

technology-antimass-deflectors = アステロイド迂回装置
technology-xrd-transporters = XRDトランスポーター
technology-light-wave-deflector = 光波ディフレクター
technology-type-iv-drive = IV型ドライブ
technology-advanced-fighters = 新型戦闘機
technology-fleet-logistics = 艦隊兵站
technology-maneuvering-jets = 姿勢制御ジェット
technology-stasis-capsules = 停滞カプセル
technology-cybernetics = サイバネティクス
technology-neural-motivator = 神経モチベーター
technology-dacxive-animators = ダクシヴ・アニメーター
technology-gen-synthesis = 遺伝子合成
technology-hyper-metabolism = 超代謝
technology-x89-bacterial-weapon = X-89細菌兵器
technology-enviro-compensator = 環境補償装置
technology-sarween-tools = サーウィーン工具
technology-graviton-laser-system = 重力子レーザー
technology-micro-technology = マイクロ技術
technology-integrated-economy = 統合経済
technology-nano-technology = ナノ技術
technology-transit-diodes = 転送ダイオード
technology-hylar-v-assault-laser = ハイラーV強襲レーザー
technology-automated-defense-turrets = 自動防衛砲塔
technology-deep-space-cannon = 深宇宙砲
technology-magen-defense-grid = マーゲン防衛網
technology-war-sun = 戦闘太陽
technology-assault-cannon = アサルトキャノン
technology-graviton-negator = 重力子中和装置

## 効果

text-technology-antimass-deflectors = 自分の宇宙船はアステロイドフィールドを通過できる。そこで止まることはできない。
text-technology-xrd-transporters = 自分の空母の移動力+1。
text-technology-light-wave-deflector = 自分の宇宙船は、敵の宇宙船がいる星系を通過できる。
text-technology-type-iv-drive = 自分の巡洋艦と戦艦の移動力+1。
text-technology-advanced-fighters = 自分の戦闘機は単独で移動でき（移動力2）、戦闘判定+1。敵の通過を妨げ、搭載能力がなくても残れる。星系の搭載能力を超えた分は艦隊補給に数える。
text-technology-fleet-logistics = 戦術アクションの後、同じ手番にもう1回、戦術アクションを行える。
text-technology-maneuvering-jets = 自分の宇宙船へのPDS射撃の判定-1（隣の星系からは-2）。自分の宇宙船はイオンストームを通過できる。
text-technology-stasis-capsules = 自分の巡洋艦と戦艦は、それぞれ陸軍を1個搭載できる。
text-technology-cybernetics = 自分の戦闘機の戦闘判定+1。
text-technology-neural-motivator = ステータスフェイズに引くアクションカードが1枚増える。
text-technology-dacxive-animators = 侵略戦闘に勝った後、両軍の失われた陸軍1個につきダイスを1個振る。6以上1個につき、その惑星に陸軍を1個置く。
text-technology-gen-synthesis = 侵略戦闘で自分の陸軍の戦闘判定+1。失った陸軍1個につきダイスを振り、5以上ならホームワールドの自分の惑星に戻る。
text-technology-hyper-metabolism = ステータスフェイズに受け取るコマンドカウンターが1個増え、アクションカードを1枚捨てて引き直してもよい。
text-technology-x89-bacterial-weapon = 惑星爆撃の前に、自分の戦艦か戦闘太陽は、その惑星を守る陸軍をすべて破壊できる。使ったら、自分のアクションカードをすべて捨てる。
text-technology-enviro-compensator = 自分のスペースドックの生産限界がそれぞれ1増える。
text-technology-sarween-tools = 生産するスペースドック1つにつき、使える資源が1増える。
text-technology-graviton-laser-system = 外れた自分のPDS射撃を、それぞれ1回ふり直す。
text-technology-micro-technology = トレード収入を得るとき、自分のトレード合意1つにつき1 TG多く得る。
text-technology-integrated-economy = 生産したユニットを、自分が活性化した隣の星系（空か、自分のもの）に登場させてもよい。
text-technology-nano-technology = 自分が得た惑星のカードは表向きで手に入る。敵のアクションカードは、自分の戦艦と戦闘太陽を対象にできない。
text-technology-transit-diodes = アクションとして、ストラテジーのCCを1個払い、自分の惑星から別の自分の惑星へ陸軍を4個まで移す。
text-technology-hylar-v-assault-laser = 自分の巡洋艦と駆逐艦の戦闘判定+1。
text-technology-automated-defense-turrets = 自分の駆逐艦の対空砲火の判定+2、ダイスが1個増える。
text-technology-deep-space-cannon = 自分のPDSの射程が、隣の星系まで伸びる。
text-technology-magen-defense-grid = 自分のPDS射撃の判定+1。PDSのある惑星を守る自分の陸軍の戦闘判定+1。
text-technology-war-sun = 戦闘太陽を生産できる。
text-technology-assault-cannon = 宇宙戦闘の前に、自分の戦艦がそれぞれ1回攻撃する。破壊されたものは反撃できない。
text-technology-graviton-negator = 自分の戦艦はPDSのある惑星も爆撃できる。自分の戦闘機は侵略戦闘に加われ、終われば宇宙空間に戻る。
