# ストラテジーカード

## 名前

strategy-initiative = イニシアティブ
strategy-diplomacy = ディプロマシー
strategy-political = ポリティカル
strategy-logistics = ロジスティクス
strategy-trade = トレード
strategy-warfare = ウォーフェア
strategy-technology = テクノロジー
strategy-imperial = インペリアル
strategy-imperial-ii = インペリアルII
strategy-leadership = リーダーシップ
strategy-diplomacy-ii = ディプロマシーII
strategy-assembly = アセンブリー
strategy-production = プロダクション
strategy-trade-ii = トレードII
strategy-warfare-ii = ウォーフェアII
strategy-technology-ii = テクノロジーII
strategy-bureaucracy = ビューロクラシー

## 能力

text-primary-initiative = 取得したらスピーカーになる。このラウンド、副能力にCCを払わなくてよい。プレイはしない。
text-primary-diplomacy = 対戦相手を1人選ぶ。このフェイズの間、互いに相手のユニットがいる星系を活性化できない。
text-secondary-diplomacy = ホームワールド以外の惑星を2つまで表にする。
text-primary-political = アクションカードを3枚引き、CCを1個得る。次の政治カードを投票にかける。その後、続く3枚を見て、1枚を山札の上に、2枚を下に戻す。
text-secondary-political = アクションカードを1枚引く。
text-primary-logistics = CCを4個得る。
text-secondary-logistics = CCを1個3 人口で好きなだけ買う。
text-primary-trade = 次のどちらか。3 TGとトレード収入を得て、交渉を始める。新しい合意は自分が承認する。または、すべてのトレード合意を破棄させる。
text-secondary-trade = トレード収入を得る。
text-primary-warfare = 銀河にある自分のCC1個をコマンドプールに戻す。
text-secondary-warfare = 駆逐艦か巡洋艦を2隻まで、隣の空の星系（ホームワールド以外）へ動かす。それぞれに増強エリアのCCを1個置く。
text-primary-technology = 技術を1つ無料で得る。
text-secondary-technology = 技術を1つ8 資源で買う。
text-primary-imperial = 次の目的カードを公開し、2勝利点を得る。
text-secondary-imperial = 自分のスペースドックのある星系1つで生産する（活性化済みでもよい）。
text-primary-imperial-ii = 次のどちらか。このステータスフェイズに公開された目的カードを何枚でも達成でき、メカトールレックスを支配していれば1勝利点を得る。または、自分だけが副能力を無料で使う。
text-secondary-imperial-ii = 自分のスペースドックのある星系1つで生産する（活性化済みでもよい）。
text-primary-leadership = CCを3個得る。その後、副能力も使える。
text-secondary-leadership = CCを1個2 人口で3個まで買う。
text-primary-diplomacy-ii = 次のどちらか。自分の惑星がある星系を1つ選び、対戦相手はそれぞれそこにCCを1個置く。または、副能力を無料で使う。
text-secondary-diplomacy-ii = 自分が支配する星系か、その隣の星系にある、ユニットのいない惑星を1つ支配する。
text-primary-assembly = 政治カードを1枚、アクションカードを2枚引く。その後、次のどちらか。スピーカートークンを自分が取り、ほかのプレイヤーを1人選んで、その人が政治カードを1枚投票にかける。または、トークンをほかのプレイヤーに渡し、自分が政治カードを1枚投票にかける。
text-secondary-assembly = 資源と人口の合計が6以下になるように、惑星を表にする。
text-primary-production = 自分のスペースドックのある星系1つで、2 資源を加えて生産する（活性化済みでもよい）。
text-secondary-production = 自分のスペースドックのある星系1つで、3ユニットまで生産する（活性化済みでもよい）。
text-primary-trade-ii = 3 TGを得るか、トレード合意を2つまで破棄させる。その後、全員がトレード収入を得る（ほかのプレイヤーは1 TG少ない）。その後、交渉を始める。新しい合意は自分が承認する。
text-primary-warfare-ii = ハイアラートトークンを星系1つに置く。そこの自分の宇宙船は移動力+1、戦闘判定+1。宇宙船と一緒に動いてもよい。
text-secondary-warfare-ii = 活性化していない星系から、隣の自分が支配する星系へ、宇宙船を2隻まで動かす。
text-primary-technology-ii = 技術を1つ無料で得る。その後、もう1つ8 資源で買える。
text-secondary-technology-ii = 技術を1つ6 資源で買う。
text-primary-bureaucracy = CCを1個得る。次の目的カード2枚を見て、1枚を公開し、もう1枚を戻す。その後、公開された目的カードを1枚、ただちに達成できる。
text-secondary-bureaucracy = 政治カードとアクションカードを1枚ずつ引く。
