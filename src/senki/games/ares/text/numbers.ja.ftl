## カードデータの数値（数値を変える人のため）

table-rules = ルール
table-unit = 部隊
table-card = カード

column-hand = 手札
column-cost = コスト
column-initiative = イニシアチブ
column-infantry = 対歩兵
column-armour = 対装甲
column-air = 対航空
column-building = 対建物
column-tough = 頑強
column-shield = シールド
column-scouting = 偵察値
column-deep-strike = 深攻
column-base-defence = 基地防衛
column-no-flanking = 側面不可
column-copies = 枚数
column-need-first = 1つ目の部隊の数
column-need-second = 2つ目の部隊の数
column-power = パワー
column-eggs = 卵
column-token-cost = トークンのコスト
column-basic = 基本ゲームの枚数
column-full = 総合ゲームの枚数
column-price = 代価
column-amount = 量
column-hull-tokens = 船体トークン
column-no-enemy-scouting = 相手の偵察なし
column-obelisk-uses = 方尖塔の使用回数
column-destroys = 破壊する数
column-carries = 運ぶ数
column-worth = 評価
