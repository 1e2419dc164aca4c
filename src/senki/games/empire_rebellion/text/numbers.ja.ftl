## カードデータの数値（数値を変える人のため）

table-resource = リソース・カード
table-character = キャラクター
table-event = イベント・カード
table-rules = ルール

column-value = 値
column-ready = 値（準備中）
column-exhausted = 値（疲弊）
column-capacity = 収容力
column-objective = 目標値
column-vp = 勝利ポイント
column-influence = 影響力
column-points-to-win = 勝利に要るポイント
