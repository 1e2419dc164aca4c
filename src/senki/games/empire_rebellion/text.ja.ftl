# スターウォーズ 帝国軍 vs. 反乱軍：名称・パワー・問い・経過の文

## ゲーム

game-title = スターウォーズ 帝国軍 vs. 反乱軍
game-blurb = リソース、キャラクター、そして秘密の戦略で、次々に起こるイベントを争います。総リソース値を目標値に近づけますが、超えてはいけません。2人で腹を探り合う対戦ゲームです。
option-mode = ゲームモード
option-mode-full = フル・ゲーム（7勝利ポイント）
option-mode-tutorial = チュートリアル（紛争1回）
seat-0 = 反乱軍
seat-1 = 帝国軍

## 通常のリソース

resource-rebel-military-2 = 反乱軍・軍事2
resource-rebel-military-3 = 反乱軍・軍事3
resource-rebel-military-4 = 反乱軍・軍事4
resource-rebel-military-5 = 反乱軍・軍事5
resource-rebel-force-2 = 反乱軍・フォース2
resource-rebel-force-3 = 反乱軍・フォース3
resource-rebel-force-4 = 反乱軍・フォース4
resource-rebel-force-5 = 反乱軍・フォース5
resource-rebel-diplomacy-2 = 反乱軍・外交2
resource-rebel-diplomacy-3 = 反乱軍・外交3
resource-rebel-diplomacy-4 = 反乱軍・外交4
resource-rebel-diplomacy-5 = 反乱軍・外交5
resource-rebel-recon-2 = 反乱軍・偵察2
resource-rebel-recon-3 = 反乱軍・偵察3
resource-rebel-recon-4 = 反乱軍・偵察4
resource-rebel-recon-5 = 反乱軍・偵察5
resource-imperial-military-2 = 帝国軍・軍事2
resource-imperial-military-3 = 帝国軍・軍事3
resource-imperial-military-4 = 帝国軍・軍事4
resource-imperial-military-5 = 帝国軍・軍事5
resource-imperial-force-2 = 帝国軍・フォース2
resource-imperial-force-3 = 帝国軍・フォース3
resource-imperial-force-4 = 帝国軍・フォース4
resource-imperial-force-5 = 帝国軍・フォース5
resource-imperial-diplomacy-2 = 帝国軍・外交2
resource-imperial-diplomacy-3 = 帝国軍・外交3
resource-imperial-diplomacy-4 = 帝国軍・外交4
resource-imperial-diplomacy-5 = 帝国軍・外交5
resource-imperial-recon-2 = 帝国軍・偵察2
resource-imperial-recon-3 = 帝国軍・偵察3
resource-imperial-recon-4 = 帝国軍・偵察4
resource-imperial-recon-5 = 帝国軍・偵察5

## キャラクター

resource-chewbacca = チューバッカ
resource-han-solo = ハン・ソロ
resource-lando-calrissian = ランド・カルリジアン
resource-leia-organa = レイア・オーガナ
resource-luke-skywalker = ルーク・スカイウォーカー
resource-obi-wan-kenobi = オビ＝ワン・ケノービ
resource-r2-d2-and-c-3po = R2-D2とC-3PO
resource-yoda = ヨーダ
resource-admiral-piett = ピエット提督
resource-boba-fett = ボバ・フェット
resource-darth-vader = ダース・ベイダー
resource-emperor-palpatine = パルパティン皇帝
resource-general-veers = ヴィアーズ将軍
resource-grand-moff-tarkin = グランド・モフ・ターキン
resource-ig-88 = IG-88
resource-jabba-the-hutt = ジャバ・ザ・ハット

## 通常のリソースの種類

kind-military = 軍事
kind-force = フォース
kind-diplomacy = 外交
kind-recon = 偵察

## リソースのパワー

power-military = 相手のリソースを1枚捨てさせる。
power-force = どちらかの準備中のリソースを1枚疲弊させる。
power-diplomacy = このカード、または自分の別のリソースを1枚捨てる。
power-recon = どちらかのデッキの上から2枚を見て、1枚を捨て、もう1枚を一番上に戻す。
power-exhaust-two = 相手のリソースを2枚まで疲弊させる。
power-play-from-deck = 自分のデッキからカードを1枚探してプレイし、デッキをシャッフルする。
power-replace = 自分のリソースを好きな枚数捨て、同じ枚数をデッキの上からプレイする。
power-call-reserve = 自分の予備からキャラクターを1枚選び、プレイするか、デッキに加えてシャッフルする。
power-discard-both-sides = 自分のリソース1枚と相手のリソース1枚の、一方または両方を捨てる。
power-play-from-discard = 自分の捨て札からカードを1枚プレイする。
power-change-own-strategy = 自分が選んだ戦略を捨て、別の戦略を選ぶ。
power-gain-influence = 影響力を1得る。
power-discard-to-deck = どちらかの捨て札からカードを1枚、持ち主のデッキの一番上に置く。
power-discard-and-exhaust = 相手のリソース1枚を捨てさせる、どちらかの準備中のリソース1枚を疲弊させる、の一方または両方を行う。
power-discard-exhausted = どちらかの疲弊したリソースを1枚捨てる。キャラクターなら、代わりに持ち主の予備に置く。
power-change-opposing-strategy = 相手は自分が選んだ戦略を捨て、別の戦略を選ぶ。
power-discard-lower = 自分のデッキの一番上のカードを捨て、それより値の低い相手のリソースをすべて捨てさせる。
power-take-influence = 相手は影響力を2失う。
power-search-two = どちらかのデッキからカードを2枚探し、1枚を捨て、デッキをシャッフルして、もう1枚を一番上に置く。
power-look-and-play = 自分のデッキの一番上のカードを見る。自分のリソースを1枚捨ててもよく、見たカードをプレイしてもよい。

## 戦略

strategy-rebel-bureaucracy = 官僚主義
strategy-rebel-deception = 欺瞞
strategy-rebel-direct-assault = 直接攻撃
strategy-rebel-infiltration = 潜入
strategy-rebel-support = 支援
strategy-imperial-bureaucracy = 官僚主義
strategy-imperial-deception = 欺瞞
strategy-imperial-direct-assault = 直接攻撃
strategy-imperial-infiltration = 潜入
strategy-imperial-support = 支援

## 戦略の効果

strategy-effect-loser-gains = イベントに敗れたら、影響力を2得る。
strategy-effect-loser-wins = 総リソース値がどちらも目標値を超えていなければ、敗れるはずのプレイヤーが勝つ。
strategy-effect-raise-total = 自分の総リソース値に2を加える。
strategy-effect-choose-opposing-strategy = 次のラウンド、相手の戦略を自分が選ぶ。
strategy-effect-add-character = 明かしたとき、予備のキャラクターを1枚デッキに加えてもよい。

## イベント

event-card-acquire-the-death-star-plans = デス・スター設計図の入手
event-card-attack-on-echo-base = エコー基地攻撃
event-card-balance-of-the-force = フォースのバランス
event-card-battle-of-endor = エンドアの戦い
event-card-battle-of-hoth = ホスの戦い
event-card-battle-of-yavin = ヤヴィンの戦い
event-card-control-of-endor = エンドアの掌握
event-card-create-a-diversion = 陽動作戦
event-card-destroy-the-shield-generator = シールド発生装置の破壊
event-card-diplomatic-freedom = 外交の自由
event-card-display-of-power = 力の誇示
event-card-duel-on-cloud-city = クラウド・シティの決闘
event-card-escape-from-tatooine = タトゥーインからの脱出
event-card-evacuation-of-echo-base = エコー基地からの撤退
event-card-fall-of-a-hero = 英雄の失墜
event-card-heart-of-the-empire = 帝国の中枢
event-card-locate-the-rebel-base = 反乱軍基地の発見
event-card-most-desperate-hour = 最も絶望的な時
event-card-negotiate-with-the-hutts = ハットとの交渉
event-card-occupation-of-cloud-city = クラウド・シティの占領
event-card-rebel-uprising = 反乱軍の蜂起
event-card-rescue-mission-to-cloud-city = クラウド・シティ救出作戦
event-card-securing-the-rebel-base-on-yavin-4 = ヤヴィン第4衛星の反乱軍基地の確保
event-card-ultimate-power-in-the-universe = 宇宙における究極の力

## イベントの効果

effect-none = 効果なし。
effect-no-diplomacy = このラウンド、外交のパワーは働かない。
effect-no-force = このラウンド、フォースのパワーは働かない。
effect-no-recon = このラウンド、偵察のパワーは働かない。
effect-no-military = このラウンド、軍事のパワーは働かない。
effect-no-characters = このラウンド、ルーク・スカイウォーカーとダース・ベイダー以外のキャラクターのパワーは働かない。
effect-loser-loses-influence = 敗者は影響力を2失う。
effect-add-character = 勝者は予備のキャラクターを1枚デッキに加えてもよい。
effect-loser-to-reserve = 敗者は自分のキャラクターを1枚、デッキから予備に移す。
effect-winner-to-reserve = 勝者は自分のキャラクターを1枚、デッキから予備に移す。
effect-reorder-events = 勝者はイベント・デッキの上から3枚を見て、好きな順に戻してもよい。
effect-random-strategy = 敗者の次の戦略は無作為に決まる。
effect-discard-strategy = 敗者は、勝者が選んだ未使用の戦略を1枚捨てる。
effect-show-strategy = 次のラウンド、敗者が先に戦略を選んで公開する。
effect-take-back-strategies = 勝者は使用済みの戦略をすべて回収する。

## ターンの行動

action-play = カードのプレイ
action-power = パワーの使用
action-influence = 影響力を費やす
action-pass = パス
choice-enough = 選ばない

## プレイヤーへの問い

ask-choose-characters = デッキに入れるキャラクターを4枚選んでください。残りは予備になります。
ask-choose-strategy = このラウンドの戦略を選んでください。
ask-infiltrate = 潜入：相手のこのラウンドの戦略を選んでください。
ask-turn = あなたのターンです。何をしますか？
ask-use-power = どのカードを疲弊させてパワーを使いますか？
ask-ready = 影響力を1費やして、どのカードを準備中に戻しますか？
ask-military = 軍事：相手のどのリソースを捨てさせますか？
ask-force = フォース：準備中のどのリソースを疲弊させますか？
ask-diplomacy = 外交：自分のどのリソースを捨てますか？
ask-recon-deck = 偵察：どちらのデッキを見ますか？
ask-recon-discard = 偵察：どちらを捨て札にしますか？ もう1枚は{ $deck }のデッキの一番上に戻ります。
ask-chewbacca = チューバッカ：相手のどのリソースを疲弊させますか（{ $most }枚まで）？
ask-han-solo = ハン・ソロ：デッキのどのカードをプレイしますか？
ask-lando = ランド・カルリジアン：自分のどのリソースを捨てますか？ 同じ枚数をデッキからプレイします。
ask-leia-play = レイア・オーガナ：予備のキャラクターをプレイしますか？ しなければ、1枚をデッキに加えてシャッフルします。
ask-leia = レイア・オーガナ：予備のどのキャラクターですか？
ask-luke-own = ルーク・スカイウォーカー：自分のどのリソースを捨てますか？
ask-luke-opposing = ルーク・スカイウォーカー：相手のどのリソースを捨てさせますか？
ask-obi-wan = オビ＝ワン・ケノービ：捨て札のどのカードをプレイしますか？
ask-piett = ピエット提督：どの捨て札を持ち主のデッキの一番上に置きますか？
ask-boba-discard = ボバ・フェット：相手のどのリソースを捨てさせますか？
ask-boba-exhaust = ボバ・フェット：準備中のどのリソースを疲弊させますか？
ask-vader = ダース・ベイダー：疲弊したどのリソースを捨てますか？ キャラクターは予備に置かれます。
ask-ig-88-deck = IG-88：どちらのデッキからカードを探しますか？
ask-ig-88-discard = IG-88：{ $deck }のデッキのどのカードを捨て札にしますか？
ask-ig-88-top = IG-88：シャッフルした{ $deck }のデッキの一番上にどのカードを置きますか？
ask-jabba-discard = ジャバ・ザ・ハット：自分のどのリソースを捨てますか？ 捨てなくてもかまいません。
ask-jabba-play = ジャバ・ザ・ハット：見たカードをプレイしますか？
ask-new-strategy = あなたの戦略は捨てられました。別の戦略を選んでください。
ask-add-character = 予備のどのキャラクターをデッキに加えますか？ 加えなくてもかまいません。
ask-to-reserve = 自分のどのキャラクターをデッキから予備に移しますか？
ask-order-events = イベントをどの順で戻しますか？ 最初のものが一番上になります。
ask-discard-strategy = 力の誇示：相手の未使用の戦略のうち、どれを捨てさせますか？

## 実物のカードやトークンの結果入力

chance-balance = バランス・トークンはどちらの面が表ですか？
chance-reveal-event = どのイベントが明かされましたか？
chance-random-strategy = どの戦略が選ばれましたか？
chance-draw = どのカードが引かれましたか？
chance-look-at-event = デッキの次のイベントは何ですか？

## 選択肢の数値

figure-total = { $thing }の総リソース値
figure-cards = { $thing }のプレイ・エリアの枚数
figure-influence = { $thing }の影響力
figure-if-lost = イベントに敗れたときの{ $thing }の影響力
figure-points = このまま終わったときの{ $thing }の勝利ポイント
figure-added = { $thing }の総リソース値に加わる値
figure-room = { $thing }のプレイ・エリアの空き
figure-value = { $thing }のリソース値
figure-stopped = 働かないパワー：{ $thing }
figure-ahead = 優勢：{ $thing }
figure-to-win = { $thing }の勝利まで
term-no-card = カードなし
term-played = { $thing }が場に出る
term-drawn = デッキの1枚
term-discarded = { $thing }が場を離れる
term-exhausted = { $thing }が疲弊する
term-readied = { $thing }が準備中に戻る
term-total = 総リソース値
term-in-play = 場のカード
term-come = 場に出る
term-gone = 場を離れる
term-held = 現在
term-spent = 費やす
term-gained = 得る
term-lost = 失う
term-capacity = 収容力
term-ready = 準備中
term-event = イベントによる
term-goal = 勝利に必要な勝利ポイント

## 経過：準備と計画

event-characters-chosen = { $seat }がキャラクターを4枚選びました。
event-tutorial-begins = イベントは「{ $card }」（収容力{ $capacity }、目標値{ $objective }）です。
event-token = バランス・トークンは{ $seat }の面です。
event-round = 第{ $count }ラウンドを始めます。
event-revealed = このラウンドのイベント：{ $card }
event-strategy-laid = { $seat }が戦略を伏せて置きました：{ $strategy }
event-strategy-infiltrated = 潜入：{ $seat }が{ $owner }の戦略を選びました：{ $strategy }
event-strategy-drawn = { $seat }の戦略が無作為に決まりました：{ $strategy }
event-strategy-shown = { $seat }は戦略を公開します：{ $strategy }

## 経過：紛争

event-played = { $seat }が「{ $card }」をプレイしました。
event-stands =
    { $over ->
        [0] { $seat }の総リソース値：{ $count }（目標値{ $objective }）
       *[other] { $seat }の総リソース値：{ $count }（目標値{ $objective }を{ $over }超過）
    }
event-power-used = { $seat }が「{ $card }」のパワーを使いました。
event-nothing-happens = 「{ $card }」のパワーでは何も起こりませんでした。
event-readied = { $seat }が影響力を1費やし、「{ $card }」を準備中に戻しました。
event-passed = { $seat }はパスしました。
event-struggle-ends = 2人が続けてパスしたので、紛争は終わりです。
event-discarded = 「{ $card }」が捨て札になりました。
event-exhausted = 「{ $card }」が疲弊しました。
event-reshuffled = { $seat }は捨て札をシャッフルしてデッキにしました。
event-looked-at-two = { $seat }が{ $deck }のデッキの上から2枚を見ました：{ $first }、{ $second }
event-looked-at-top = { $seat }がデッキの一番上のカードを見ました：{ $card }
event-put-back = { $deck }のデッキの一番上にカードが置かれました：{ $card }
event-searched = { $seat }が{ $deck }のデッキからカードを探しました。
event-shuffled = { $deck }のデッキをシャッフルしました。
event-power-gains = 「{ $card }」のパワーにより、{ $seat }は影響力を{ $count }得ました。
event-power-takes =
    { $count ->
        [0] { $seat }には、「{ $card }」のパワーで失う影響力がありません。
       *[other] 「{ $card }」のパワーにより、{ $seat }は影響力を{ $count }失いました。
    }
event-strategy-discarded = { $seat }は戦略「{ $strategy }」を捨てました。
event-strategies-back = { $seat }は使用済みの戦略をすべて回収しました。
event-sent-to-reserve = 「{ $card }」が予備に置かれました。
event-moved-to-reserve = { $seat }はキャラクターを1枚、デッキから予備に移しました：{ $card }
event-added = { $seat }はキャラクターを1枚、デッキに加えました：{ $card }

## 経過：支配

event-total = { $seat }の総リソース値は{ $count }です。
event-strategy-revealed = { $seat }の戦略は「{ $strategy }」です。
event-strategy-off = { $seat }は目標値を超えているので、「{ $strategy }」は効果を持ちません。
event-raised = 直接攻撃により、{ $seat }の総リソース値は{ $count }になりました。
event-deceptions-cancel = 2人とも欺瞞なので、どちらも効果を持ちません。
event-higher-total = 2人とも目標値以内で、{ $seat }のほうが総リソース値が高いです。
event-only-one-within = 目標値を超えていないのは{ $seat }だけです。
event-token-decides = 総リソース値は同じで、バランス・トークンは{ $seat }を示しています。
event-equal-totals = 総リソース値が同じです。
event-both-over = 2人とも目標値を超えています。
event-deceived = 欺瞞により、{ $seat }の勝利に変わります。
event-won-event = { $seat }が「{ $card }」に勝利しました。
event-nobody-wins = 2人とも目標値を超えたので、「{ $card }」の勝者はいません。イベント・デッキの一番下に置きます。
event-influence-gained = 「{ $card }」により、{ $seat }は影響力を{ $count }得ました。
event-bureaucracy-gains = 官僚主義により、{ $seat }は影響力を{ $count }得ました。
event-event-takes =
    { $count ->
        [0] { $seat }には、「{ $card }」で失う影響力がありません。
       *[other] 「{ $card }」により、{ $seat }は影響力を{ $count }失いました。
    }
event-infiltrates = 潜入：次のラウンド、{ $seat }が相手の戦略を選びます。
event-looked-at-events = { $seat }がイベント・デッキの上から3枚を見ました：{ $first }、{ $second }、{ $third }
event-diverted = 次のラウンド、{ $seat }の戦略は無作為に決まります。
event-exposed = 次のラウンド、{ $seat }は先に戦略を選んで公開します。
event-gathered = { $seat }はすべてのリソースを集めてシャッフルし、新しいデッキにしました。
event-game-won = { $seat }が{ $count }勝利ポイントに達し、ゲームに勝利しました！
event-tutorial-won = { $seat }が紛争に勝利しました！
event-tutorial-drawn = 紛争は引き分けです。

## 場にあるもの

zone-tutorial = チュートリアル
zone-rounds = ラウンド
zone-balance = バランス・トークン
zone-winner = ゲームの勝者
zone-points = 勝利ポイント
zone-influence = 影響力
zone-event = イベント
zone-event-top = デッキの上に戻されたイベント
zone-event-known = 見られたイベント
zone-event-deck = イベント・デッキ
zone-event-bottom = デッキの下に置かれたイベント
zone-won = 獲得したイベント
zone-round-winner = ラウンドの勝者
zone-unused = 未使用の戦略
zone-chosen = このラウンドの戦略
zone-strategy-seen = このラウンドの戦略を知っている人
zone-used = 使用済みの戦略
zone-infiltrated = 相手に選ばれる戦略
zone-diverted = 無作為に決まる戦略
zone-exposed = 先に公開する戦略
zone-decks = デッキ
zone-deck-seen = デッキの中身を知っている人
zone-peeked = 見られた一番上のカード
zone-peekers = 一番上のカードを知っている人
zone-stacked = 公開でデッキの上に置かれたカード
zone-area = プレイ・エリア
zone-exhausted = 疲弊
zone-discards = 捨て札
zone-reserve = 予備
zone-looked = 見ているカード
zone-known = カードを知っている人
zone-picked = 選んだキャラクター
zone-met = 目にしたキャラクター
zone-spied = 一方だけが目にしたキャラクター
zone-glimpses = 相手のデッキで見た枚数
zone-moved-out = 密かに予備へ移したキャラクター
zone-moved-in = 密かに加えたキャラクター
zone-passes = 続いたパスの回数
zone-gifts = ヨーダが続けて影響力を得た回数

## 文字による場の表示

board-round = 第{ $count }ラウンド（バランス・トークン：{ $seat }）
board-event = { $event }（{ $numbers }）
board-event-numbers = 収容力{ $capacity }、目標値{ $objective }、勝利ポイント{ $points }、影響力{ $influence }
board-seat = { $seat }：勝利ポイント{ $points }、影響力{ $influence }
board-area = プレイ・エリア（総リソース値{ $total }）：{ $cards }
board-deck = デッキ：{ $count }枚
board-deck-top = デッキ：{ $count }枚（一番上は{ $card }）
board-character = { $card }（{ $value }）
board-exhausted = { $card }（疲弊）
board-exhausted-character = { $card }（疲弊、{ $value }）
board-target-ready = 準備中、値{ $value }
board-target-exhausted = 疲弊、値{ $value }
board-target-lower = 疲弊、値{ $value }（準備中なら{ $ready }）
board-influence-left = 手持ち{ $count }
board-switched-off = このラウンドは働かない
board-ends-struggle = 紛争が終わる
board-infiltrated = 次の戦略は{ $seat }が選ぶ（潜入）
board-diverted = 次の戦略は無作為に決まる（陽動作戦）
board-exposed = 次の戦略を先に選んで公開する（反乱軍基地の発見）

## 盤面の表示

skin-letter-0 = 反
skin-letter-1 = 帝
skin-side-0 = 反乱軍
skin-side-1 = 帝国軍
skin-kind-military = 軍
skin-kind-force = フ
skin-kind-diplomacy = 外
skin-kind-recon = 偵
skin-kind-character = 人
skin-objective = 目標値
skin-capacity = 収容力
skin-vp = 勝利ポイント
skin-influence = 影響力
skin-points = 勝利ポイント
skin-points-label = 勝利ポイント { $goal }のうち{ $points }
skin-no-events = 獲得したイベントはまだありません
skin-influence-label = 影響力 { $count }
skin-reserve = 予備
skin-round = 第{ $number }ラウンド
skin-events-left = イベント・デッキ { $count }枚
skin-no-event = イベントを明かしています。
skin-totals = 総リソース値と目標値
skin-total-under = あと{ $left }
skin-total-exact = ちょうど
skin-total-over = { $over }超過
skin-total-mixed = 超える恐れ
skin-total-stays-under = 超えない
skin-total-label = { $seat }：総リソース値 { $total }、目標値 { $objective }、{ $state }
skin-passed = パス1回。続けてパスすると紛争終了
skin-balance = バランス
skin-balance-what = バランス・トークン：こちらが先に行動し、同点なら勝つ
skin-infiltrated = 次の戦略は相手が選ぶ
skin-diverted = 次の戦略は無作為
skin-exposed = 次の戦略を先に公開
skin-strategy-used = { $strategy }（使用済み）
skin-strategy-chosen = { $strategy }（このラウンドの戦略）
skin-strategy-hidden = 伏せた戦略
skin-strategy-used-short = 使用済み
skin-strategy-chosen-short = 今回の戦略
skin-used-up = 使用済み。未使用の戦略がなくなると回収します。
skin-this-round = このラウンドの戦略
skin-your-strategies = あなたの戦略
skin-your-reserve = あなたの予備
skin-hidden-from-other = 相手には枚数だけ見えます
skin-deck = デッキ
skin-deck-label = { $seat }のデッキ：{ $count }枚。
skin-discards = 捨て札
skin-discards-label = { $seat }の捨て札：{ $count }枚。開いて見る。
skin-discards-of = { $seat }の捨て札
skin-no-discards = カードはありません。
skin-area-label = { $seat }のプレイ・エリア
skin-slot = 空き枠
skin-top = 一番上
skin-top-known = 一番上（見た）
skin-top-open = デッキの一番上：{ $card }
skin-top-secret = あなただけが知っている一番上：{ $card }
skin-only-you = このカードはあなただけに見えています
skin-looking = このデッキのカードを{ $count }枚見ています
skin-ready = 準備中
skin-exhausted = 疲弊
skin-card-label = { $card }、値 { $value }、{ $state }。
skin-values-character = キャラクター：準備中 { $ready }、疲弊 { $exhausted }
skin-values-ordinary = 値 { $value }（疲弊しても同じ）
skin-power = パワー：{ $text }
skin-power-off = このイベントではパワーが働きません。
skin-choose = これを選ぶ。
skin-target = 選ぶ
skin-picked = 選択中
skin-take = 選ぶ
skin-verb-play = プレイ
skin-verb-power = パワー
skin-verb-ready = 準備
skin-verb-pass = パス
skin-pass-what = このターンは何もしない
skin-pass-ends = 紛争を終える
skin-none = 選ばない
skin-do-play = 一番上のカードをプレイする。
skin-do-power = 疲弊させてパワーを使う。
skin-do-ready = 影響力1で準備中に戻す。
skin-setup-title = キャラクターを選ぶ
skin-setup-what = 4枚がデッキに入り、残り4枚が予備になります。どちらも相手には見えません。
skin-setup-wait = キャラクターを選びました。相手を待っています。
skin-setup-others = 両プレイヤーがキャラクターを密かに選んでいます。
skin-dominance = 紛争の決着
skin-side-wins = { $side }がイベントに勝利
skin-wins-event = 勝利
skin-nobody = どちらもイベントに勝てませんでした
skin-draw = 引き分け
skin-is-over = 目標値を超過
skin-no-effect = 効果なし
skin-continue = 次へ進む
skin-see-table = 盤面を見る
skin-see-result = 決着を見る

## チュートリアル

coach-event-title = イベント
coach-event = あなたと帝国軍は、このイベントを争います。目標値は{ $objective }。{ $objective }を超えずに、より近づいた側が勝ちます。
coach-capacity-title = 収容力
coach-capacity = ここがあなたのプレイ・エリアです。イベントの収容力は{ $capacity }なので、双方ともプレイ・エリアに置けるカードは{ $capacity }枚までです。破線の枠が空いている場所です。
coach-play-title = カードをプレイする
coach-play = プレイ・エリアにカードがないので、1枚プレイしなければなりません。自分のデッキをクリックすると、一番上のカードが表になってプレイ・エリアに出ます。
coach-total-title = 総リソース値
coach-total = あなたのカードの値は{ $value }です。棒は{ $objective }に向かう総リソース値を、白い線は目標値を示します。光っているものにカーソルを合わせると、選んだあとの総リソース値が棒に表れます。
coach-power-title = パワー
coach-power = どのカードにもパワーがあります。使うにはカードを疲弊させます。横向きになり、もう使えませんが、プレイ・エリアに残り、値は合計に入ったままです。カードにカーソルを合わせる（または長押しする）と、内容を読めます。
coach-kind-military-title = 軍事
coach-kind-military = 軍事のカードが出ました。{ $power }相手が{ $objective }に近づいたときの強い一手です。
coach-kind-force-title = フォース
coach-kind-force = フォースのカードが出ました。{ $power }疲弊したカードは自分のパワーを使えないので、危険なカードを止められます。
coach-kind-diplomacy-title = 外交
coach-kind-diplomacy = 外交のカードが出ました。{ $power }総リソース値が{ $objective }を超えたときの助けになり、別のカードを出す場所も作れます。
coach-kind-recon-title = 偵察
coach-kind-recon = 偵察のカードが出ました。{ $power }次に出るカードがわかり、相手の次の1枚を捨てて邪魔することもできます。
coach-turn-title = あなたのターン
coach-turn = 自分のターンには、カードのプレイ、パワーの使用、パスのうち、必ず1つだけ行います。デッキ、自分のカード、パスのどれかをクリックします。上の選択肢からも選べます。
coach-pass-title = パス
coach-pass = 総リソース値に満足したらパスします。あとのターンにまた行動できます。双方が続けてパスすると紛争は終わり、総リソース値を比べます。
coach-exhausted-title = 疲弊
coach-exhausted = このカードは横向き、つまり疲弊しています。値は合計に入りますが、この紛争ではもうパワーを使えません。
coach-discards-title = 捨て札
coach-discards = プレイ・エリアにあったあなたのカードが捨てられ、値が合計から外れました。捨て札は公開されていて、山をクリックすると中を見られます。
coach-thrown-title = デッキから捨てられた
coach-thrown = デッキのカードが、プレイする前に捨て札になりました。プレイ・エリアにはなかったので、合計は変わりません。捨て札は公開されていて、山をクリックすると中を見られます。
coach-more-title = どうしますか
coach-more = あなたは{ $total }であと{ $left }、帝国軍は{ $foe }です。カードの値は2から5。もう1枚出せば近づきますが、{ $objective }を超えるかもしれません。パワーの使用やパスもできます。
coach-close-title = あと少し
coach-close = あと{ $left }です。カードの値は2以上なので、もう1枚出すと必ず{ $objective }を超えます。パスか、帝国軍の邪魔をするパワーがよさそうです。
coach-exact-title = ちょうど目標値
coach-exact = 総リソース値がちょうど{ $objective }です。これより上はないので、パスするとよいでしょう。
coach-over-title = 目標値を超えました
coach-over = 総リソース値が{ $objective }を{ $over }超えました。このままでは勝てません。パワーなどでカードを減らすか、帝国軍も超えるのを待ちます。
coach-over-tool-title = 目標値を超えました
coach-over-tool = 総リソース値が{ $objective }を{ $over }超えました。この外交カードのパワーで、自分のカードを1枚捨てましょう。
coach-full-title = 空きがありません
coach-full = プレイ・エリアのカードは{ $capacity }枚中{ $cards }枚で、もうプレイできません。パワーを使うか、総リソース値{ $total }でよければパスします。
coach-last-ahead-title = 帝国軍がパスしました
coach-last-ahead = 今パスすると紛争は終わります。あなたは{ $total }、帝国軍は{ $foe }。あなたの勝ちになります。
coach-last-behind-title = 帝国軍がパスしました
coach-last-behind = 今パスすると紛争は終わります。あなたは{ $total }、帝国軍は{ $foe }。このままでは勝てないので、先に何かしましょう。
coach-ask-use-power-title = パワーの使用
coach-ask-use-power = 疲弊させるカードを選びます。準備中のカードが光っています。
coach-ask-military-title = 軍事
coach-ask-military = 光っている帝国軍のカードから、捨てさせる1枚を選びます。選んだあとの総リソース値が棒に表れます。
coach-ask-force-title = フォース
coach-ask-force = 光っているカードを選ぶと疲弊し、そのパワーは使えなくなります。
coach-ask-diplomacy-title = 外交
coach-ask-diplomacy = 捨てる自分のカードを選びます。選んだあとの総リソース値が棒に表れます。
coach-ask-recon-deck-title = 偵察
coach-ask-recon-deck = 見るデッキを選びます。自分のものと帝国軍のもの、どちらも光っています。
coach-ask-recon-discard-title = 偵察
coach-ask-recon-discard = この2枚はあなただけに見えています。捨てる1枚を選ぶと、もう1枚はデッキの一番上に戻ります。
coach-wait-title = 帝国軍のターン
coach-wait = 帝国軍の行動を見ましょう。すべて経過に残り、行をクリックするとその時点の盤面を見られます。
coach-end-title-won = 紛争に勝ちました
coach-end-title-lost = 帝国軍が紛争に勝ちました
coach-end-title-draw = 引き分け
coach-end = 紛争が終わりました。
coach-end-higher = 双方がパスしました。あなたは{ $total }、帝国軍は{ $foe }。どちらも{ $objective }を超えていないので、高い側の勝ちです。
coach-end-me-over = 双方がパスしました。あなたの{ $total }は{ $objective }を超えたので、{ $foe }の帝国軍の勝ちです。
coach-end-foe-over = 双方がパスしました。帝国軍の{ $foe }は{ $objective }を超えたので、{ $total }のあなたの勝ちです。
coach-end-both = 双方がパスしました。あなたは{ $total }、帝国軍は{ $foe }。どちらも{ $objective }を超えたので、勝者はいません。
coach-end-tie = 双方がパスしました。ともに{ $total }で、チュートリアルでは同点は引き分けです。
coach-end-next = フル・ゲームでは、キャラクター、影響力、秘密の戦略が加わり、イベントを次々に争って7勝利ポイントを目指します。2番目のレッスンで案内します。

## 2番目のレッスン：フル・ゲーム

coach-full-goal-title = フル・ゲーム
coach-full-goal = 今度はイベントを次々に争います。イベントに勝つと勝利ポイントが得られ、先に{ $goal }点に達した側の勝利です。新しく、キャラクター、影響力、密かに選ぶ戦略が加わります。
coach-full-characters-title = キャラクター4人
coach-full-characters = 8人のうち4人を選びます。選んだカードはデッキに混ぜ、残りの4人は予備になります。キャラクターは準備中なら{ $ready }、疲弊すると{ $low }です。パワーを使うと値が下がるので、使いどきを考えましょう。パワーの内容は各カードに書いてあります。
coach-full-event-title = イベントの価値
coach-full-event = このラウンドで争うイベントです。目標値は{ $objective }、プレイ・エリアに置けるのは各{ $capacity }枚まで。勝った側は勝利ポイント{ $vp }点と影響力{ $gain }を得ます。効果が書かれていれば、それも読んでおきましょう。
coach-full-strategies-title = 戦略カード
coach-full-strategies = 紛争の前に、それぞれ戦略カードを1枚、伏せて置きます。紛争のあとで明かされ、勝敗が変わることもあります。合計が目標値を超えていると、自分の戦略は効果がありません。
coach-full-strategy-title = 密かに選ぶ
coach-full-strategy = 「直接攻撃」は最後に合計を2増やします。「欺瞞」は負けるはずの側を勝たせます。「官僚主義」は負けたときに影響力が得られます。使った戦略は、5枚すべてを使い切るまで回収できません。
coach-full-influence-title = 影響力
coach-full-influence = 影響力を{ $influence }持っています。自分のターンに1つ費やすと、疲弊した自分のカードを1枚、準備中に戻せます。もう一度パワーを使え、キャラクターの値は{ $ready }に戻ります。
coach-full-token-title = バランス・トークン
coach-full-token = { $mine ->
        [yes] あなたの面が出ているので、先手はあなたで、同点ならあなたの勝ちです。
       *[other] 帝国軍の面が出ているので、先手は帝国軍で、同点なら帝国軍の勝ちです。
    }ラウンドが終わるたびに、勝利ポイントの少ない側の面になります。
coach-full-turn-title = あなたのターン
coach-full-turn = 合計は{ $total }、目標値は{ $objective }です。カードをプレイする、パワーを使う、影響力を費やす、パスする、のうち1つだけ行います。続けて両者がパスすると紛争は終わりです。
coach-full-character-title = キャラクター
coach-full-character = { $card }の値は今{ $ready }です。{ $power }使うと疲弊して値が{ $low }になり、影響力で戻すまでそのままです。早めに使うか、{ $ready }のまま残すかを考えましょう。
coach-full-ready-title = 準備中に戻す？
coach-full-ready = このカードは疲弊しています。影響力を費やして戻すなら、カードをクリックします。ほかのことをしてもかまいません。合計は{ $total }、目標値は{ $objective }です。
coach-full-over-title = 目標値を超えている
coach-full-over = 合計{ $total }が目標値{ $objective }を超えています。このままではイベントに負け、戦略の効果もありません。キャラクターを疲弊させるか、パワーでカードを捨てて合計を下げましょう。
coach-full-last-title = 帝国軍がパスしました
coach-full-last = あなたもパスすると紛争が終わり、戦略が明かされます。戦略で結果が変わることもあるので、わずかなリードは確実ではありません。
coach-full-ask-title = 選ぶ
coach-full-ask = パワーの処理中です。選べるものが光っています。質問とそのルールは画面の上に出ています。
coach-full-wait-title = 帝国軍のターン
coach-full-wait = 帝国軍が決めています。このあとまた選ぶ番が来ます。
coach-full-result-title = 結果
coach-full-result = どのように決まったかを読んでから、先へ進みましょう。
coach-full-dominance-title = 合計と戦略
coach-full-dominance = 両者の戦略が明かされて効果が処理され、勝者が決まります。目標値を超えずに合計が高い側の勝ちです。下の各行に、処理とそのルールが出ています。勝者は勝利ポイントと影響力を得ます。
coach-full-cleanup-title = 次のラウンド
coach-full-cleanup = カードはすべてデッキに戻してシャッフルします。使った戦略は表向きに置かれ、両者に見えています。勝利ポイントと影響力はそのまま残ります。
coach-full-end-title = これで全部です
coach-full-end = { $goal }点を目指して続けてください。案内はここまでです。質問にはいつもルールが添えられています。「ヒント」でコンピューターの助言も聞けます。
skin-about-objective = この値を超えない範囲で、合計の高いほうがイベントに勝利します。
skin-about-capacity = プレイ・エリアに置けるカードの枚数です。
skin-about-vp = 勝者が得るポイントです。7ポイントでゲームに勝利します。
skin-about-influence = 勝者が受け取るトークンの数です。1つ費やすと、疲弊したカードが準備中に戻ります。
