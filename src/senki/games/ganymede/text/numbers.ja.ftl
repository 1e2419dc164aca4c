## カードデータの数値（数値を変える人のため）

table-mech = メック
table-part = パーツ

column-sp = SP
column-hp = HP
column-aim = AIM
column-dice = サイコロ
column-rerolls = リロール
