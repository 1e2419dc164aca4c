## カードデータの数値（数値を変える人のため）

table-force = 部隊カード
table-action = アクションカード
table-terrain = 地形カード

column-copies = 枚数
column-armour = 装甲値
column-manoeuvre = 機動値
column-small-arms = 小火器
column-cannon = 火砲
column-missile = ミサイル
column-artillery = 砲兵
column-range = 射程
column-headquarters = 司令部
column-vp = 勝利ポイント
column-reinforcement = 増援
column-extra-dice = 追加のダイス
column-breakthrough-dice = 突破エリアのダイス
column-other-area = 別のエリア
column-any-row = どの列でも
column-stop = 止めるヒット
column-stop-successes = 止める成功
column-dice = ダイス
column-need = 必要な目
column-hits = ヒット
column-steps = 段階
column-n = 数
