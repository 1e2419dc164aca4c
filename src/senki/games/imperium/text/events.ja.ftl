# 経過

## 準備とストラテジーフェイズ

event-galaxy-made = 無作為に作った銀河を並べました。
event-galaxy-built = 銀河が完成しました。
event-tile-laid = { $seat }が{ $hex }に{ $system }を置きました。
event-race-taken = { $seat }は{ $race }を使います。
event-start-placed = { $seat }が最初のユニットを置きました。
event-round-begins = 第{ $count }ラウンドです。
event-speaker = スピーカーは{ $seat }です。
event-card-taken = { $seat }が「{ $card }」を取得しました。
event-bonus-placed = 「{ $card }」のボーナスカウンターは{ $count }個になりました。

## CC・TG・惑星

event-counters-gained = { $seat }がCCを{ $count }個得ました（{ $area }）。
event-counters-lost = { $seat }がCCを{ $count }個使いました（{ $area }）。
event-goods-gained = { $seat }が{ $count } TGを得ました。
event-goods-paid = { $seat }が{ $count } TGを払いました。
event-planet-exhausted = { $seat }が{ $planet }を枯渇させました。
event-planet-refreshed = { $seat }が{ $planet }を表にしました。
event-planet-taken = { $seat }が{ $planet }を支配しました。
event-station-taken = { $seat }がトレードステーション{ $planet }を得ました。

## アクション

event-order-of-play = 行動順：{ $seats }
event-passed = { $seat }がパスしました。
event-primary = { $seat }が「{ $card }」を使います。
event-secondary = { $seat }が「{ $card }」の副能力を使います。
event-card-done = 「{ $card }」を裏返します。
event-truce = このフェイズの間、{ $seat }と{ $other }は互いのユニットがいる星系を活性化できません。
event-counter-placed = { $seat }が{ $hex }にCCを置きました。
event-counter-taken-back = { $seat }が{ $hex }のCCを戻しました。
event-alert-placed = { $seat }が{ $hex }にハイアラートトークンを置きました。
event-tech-gained = { $seat }が「{ $tech }」を得ました。
event-forces-transported = { $seat }が陸軍{ $count }個を{ $planet }から{ $target }へ移しました。

## 移動

event-activated = { $seat }が{ $hex }を活性化しました。
event-transfer = { $seat }が{ $hex }と{ $other }の間で輸送を行います。
event-ship-moved = { $seat }：{ $vessel }が{ $hex }から{ $target }へ移動しました。
event-loaded = { $seat }が{ $hex }で{ $unit }を{ $count }個搭載しました。
event-fighters-lost = { $hex }で搭載できない{ $seat }の戦闘機が{ $count }個失われました。
event-excess-removed = { $hex }で限界を超えた{ $seat }の{ $vessel }が取り除かれました。

## PDS射撃と宇宙戦闘

event-pds-fires = { $seat }：{ $planet }のPDS{ $count }個が{ $hex }を射撃します。
event-dock-fires = { $seat }：{ $hex }のスペースドックが{ $target }を射撃します（ダイス{ $count }個）。
event-dice-rolled = { $seat }の{ $unit }：{ $faces }（{ $needed }以上で命中）→ 命中{ $hits }
event-battle-begins = { $hex }で宇宙戦闘。{ $seat }が{ $defender }を攻撃します。
event-battle-round = 戦闘 第{ $count }ラウンド
event-ship-destroyed = { $seat }の{ $vessel }が破壊されました。
event-ship-damaged = { $seat }の{ $vessel }が損傷しました。
event-load-lost = { $seat }は積み荷も失いました（陸軍{ $forces }、PDS{ $pds }）。
event-withdrawal-announced = { $seat }が撤退・退却を宣言しました。
event-withdrawn = { $seat }の艦隊は{ $hex }へ移りました。
event-battle-won = { $seat }が{ $hex }の宇宙戦闘に勝ちました。
event-battle-drawn = { $hex }の宇宙戦闘は勝者なしで終わりました。

## 着陸と侵略

event-landed = { $seat }が{ $planet }に{ $unit }を{ $count }個降ろしました。
event-invasion-begins = { $seat }が陸軍{ $count }個で{ $planet }を侵略します。
event-forces-lost = { $planet }で{ $seat }の陸軍が{ $count }個失われました。
event-forces-return = { $seat }の陸軍{ $count }個が{ $planet }に戻りました。
event-planet-conquered = { $seat }が{ $planet }の侵略に成功しました。
event-planet-held = { $planet }は持ちこたえました。
event-buildings-destroyed = { $planet }で{ $seat }のPDS{ $pds }個とスペースドック{ $docks }個が破壊されました。

## 生産

event-dock-built = { $seat }が{ $planet }にスペースドックを建造しました。
event-built = { $seat }が{ $hex }で{ $unit }を{ $count }個生産しました。

## 種族

event-robbed = { $seat }が{ $other }から1 TGを奪いました。
event-spied = { $seat }が{ $other }のアクションカードを見ました。
event-stalled = { $seat }が手番を見送りました。
event-dock-moved = { $seat }のスペースドックが{ $hex }から{ $target }へ移動しました。
event-dock-sunk = { $seat }は{ $hex }のスペースドックを失いました。
event-values-swapped = { $seat }が{ $planet }の資源と人口をこのラウンドの間、入れ替えました。

## 目的カード・ステータスフェイズ・終了

event-objective-revealed = 目的カード「{ $objective }」が公開されました。
event-objective-put-back = { $seat }が目的カードを1枚戻しました（{ $objective }）。
event-secret-dealt = { $seat }がシークレットの目的カードを受け取りました：{ $objective }
event-objective-claimed = { $seat }が「{ $objective }」を達成しました（{ $points }勝利点）。
event-points-gained = { $seat }が{ $points }勝利点を得ました。
event-status-begins = ステータスフェイズです。
event-repaired = { $hex }の{ $seat }の{ $vessel }が{ $count }隻回復しました。
event-counters-removed = 銀河のCCをすべて撤去しました。
event-refresh-gained = { $seat }が{ $planet }のリフレッシュアビリティを使いました。
event-scuttled = { $seat }が{ $hex }の{ $unit }を自沈させました。
event-redistributed = { $seat }がCCを置き直しました（ストラテジー{ $strategy }、艦隊補給{ $fleet }、コマンドプール{ $command }）。
event-eliminated = { $seat }は脱落しました。
event-game-ends = ゲーム終了です。

## 評議会

event-political-drawn = { $seat }が政治カード「{ $card }」を引きました。
event-political-discarded = { $seat }が政治カード「{ $card }」を捨てました。
event-political-looked-at = { $seat }が次の政治カードを{ $count }枚見ました。
event-agenda-played = { $seat }が「{ $card }」を議題に出しました。
event-agenda-read = 議題は「{ $card }」です。
event-agenda-replaced = 「{ $card }」には選べる対象がないため、別の政治カードを引きます。
event-agenda-dropped = 「{ $card }」は議題ではなくなりました。
event-votes-added = { $seat }の票が{ $count }票増えました。
event-voted-for = { $seat }が「{ $card }」に賛成しました（{ $count }票）。
event-voted-against = { $seat }が「{ $card }」に反対しました（{ $count }票）。
event-voted-player = { $seat }が「{ $card }」で{ $other }に投票しました（{ $count }票）。
event-voted-planet = { $seat }が「{ $card }」で{ $planet }に投票しました（{ $count }票）。
event-voted-law = { $seat }が「{ $card }」で「{ $law }」に投票しました（{ $count }票）。
event-voted-colour = { $seat }が「{ $card }」で{ $colour }に投票しました（{ $count }票）。
event-voted-objective = { $seat }が「{ $card }」で「{ $objective }」に投票しました（{ $count }票）。
event-abstained = { $seat }は棄権しました。
event-vote-tied = 同数です。スピーカーの{ $seat }が決めます。
event-decided-for = 「{ $card }」は賛成{ $count }票で可決されました。
event-decided-against = 「{ $card }」は反対{ $count }票で否決されました。
event-elected-player = 「{ $card }」は{ $other }に決まりました（{ $count }票）。
event-elected-planet = 「{ $card }」は{ $planet }に決まりました（{ $count }票）。
event-elected-law = 「{ $card }」は「{ $law }」に決まりました（{ $count }票）。
event-elected-colour = 「{ $card }」は{ $colour }に決まりました（{ $count }票）。
event-elected-objective = 「{ $card }」は「{ $objective }」に決まりました（{ $count }票）。
event-law-passed = 「{ $card }」が法律になりました。
event-law-given = { $seat }が「{ $card }」を持ちます。
event-law-discarded = 「{ $card }」は捨てられました。
event-fleet-sent-back = { $seat }が「平和大臣」を捨て、{ $other }の艦隊は元の星系に戻ります（{ $hex }）。
event-points-lost = { $seat }が{ $points }勝利点を失いました。
event-planet-turned-neutral = { $planet }は中立になりました。
event-units-placed = { $seat }が{ $hex }に{ $unit }を{ $count }個置きました。
event-units-destroyed = { $seat }が{ $hex }で{ $unit }を{ $count }個失いました。
event-tech-lost = { $seat }が「{ $tech }」を手放しました。
## アクションカード

event-card-drawn = { $seat }が「{ $card }」を引きました。
event-deck-shuffled = アクションカードの捨て札を混ぜて新しい山札にしました。
event-card-discarded = { $seat }が「{ $card }」を捨てました。
event-card-announced = { $seat }が「{ $card }」を宣言します。
event-copy-announced = { $seat }は「{ $card }」を「{ $play }」として使います。
event-card-works = { $seat }の「{ $card }」が効果を発揮します。
event-card-cancelled = { $seat }の「{ $card }」は打ち消されました。
event-aimed-at-seat = { $seat }は{ $target }を選びました。
event-aimed-at-planet = { $seat }は{ $planet }を選びました。
event-aimed-at-system = { $seat }は{ $hex }を選びました。
event-aimed-at-ship = { $seat }は{ $hex }の{ $vessel }を選びました。
event-aimed-at-tech = { $seat }は「{ $tech }」を選びました。
event-aimed-at-strategy = { $seat }は「{ $card }」を選びました。
event-aimed-at-number = { $seat }は{ $count }を選びました。
event-aimed-at-agreement = { $seat }は{ $one }と{ $other }の合意を選びました。
event-card-stolen = { $seat }が{ $other }から「{ $card }」を奪いました。
event-card-handed-out = { $seat }が{ $other }に「{ $card }」を渡しました。
event-card-taken-back = { $seat }は{ $face }を出し、カードを手札に戻します。
event-dock-shipped = { $seat }がスペースドックを{ $planet }から{ $target }へ移しました。
event-aimed-at-ability = { $seat }は{ $ability }を選びました。
