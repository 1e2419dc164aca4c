# 以前の版のルールで始めた卓（Upgraded.svelte）。
ui-archived = ルール第{ $rules }版で終わった対戦です。当時の経過のまま見られますが、数値の内訳や勝率はもう計算できません。
ui-began-with = ルール第{ $began }版で始まり、第{ $rules }版で並べ直した対戦です。できなくなった手があれば、ここで止まっていました。
ui-stopped = ルールが第{ $rules }版から第{ $now }版に変わりました。全{ $of }手のうち{ $next }手目はもうできないため、その手前で止まっています。
ui-stopped-waits = この先どうするかは{ $owner }が決めます。
ui-stopped-go-on = ここから続ける
ui-stopped-end = 対戦を終える
ui-stopped-save = 全体を保存する
ui-stopped-why = 理由
