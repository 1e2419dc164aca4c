# 「senki report」が書くページの文

report-language = 日本語
report-kind-sim = シミュレーション
report-kind-match = 2者の対戦
report-kind-ladder = 強さの段位
report-kind-compare = カードデータの比較
report-kind-screen = 数値の価値
report-kind-regret = 選択の損失
report-stopped = この実行は途中で止められました。数値はすべて、それまでに行われた対戦のものです。

## 条件

report-players = プレイヤー
report-seats = 席数
report-setting = 設定
report-games = 対戦数
report-blocks = ブロック
report-blocks-value =
    { $size ->
        [1] { $blocks }（各1戦）
       *[other] { $blocks }（各{ $size }戦）
    }
report-draws = 引き分け（複数陣営の勝利）
report-pack = カードデータ
report-rules = ルール
report-changes = 変更
report-base = 比較の相手
report-games-each = それぞれの対戦数

## 表と図の見出し

report-player = プレイヤー
report-wins = 勝ち
report-rate = 勝率
report-interval = 95 %
report-share = 取り分
report-elo = Elo
report-skill = openskill μ
report-sigma = σ
report-seat = 席
report-advantage = 均等な取り分との差
report-above = 上回る
report-below = 下回る
report-not-shown = 差は示されていない
report-least = 最小
report-quarter = 4分の1点
report-middle = 中央値
report-three-quarters = 4分の3点
report-most = 最大
report-mean = 平均
report-decisions = 1戦の決定の数
report-decisions-a-game = 1戦あたりの決定
report-decision-number = 対戦の中で何番目の決定か
report-options = 選択肢の数
report-question = 問い
report-option = 選択肢
report-offered = 提示
report-taken = 選択
report-not-taken = 見送り
report-rate-of-taking = 提示されたとき選ぶ割合
report-card = カード
report-rate-taken = 選んだときの勝率
report-rate-not-taken = 見送ったときの勝率
report-worth = 勝率の差
report-score = 得点
report-figures = 数値
report-more = …ほかに選択肢が{ $count }個
report-claim = 主張
report-verdict = 判定

report-with = 変更後
report-without = 変更前
report-difference = 差
report-advantage-shown = 差は示されたか
report-shown = 示された
report-figure = 項目
report-value = 値
report-opening = 序盤の選択
report-events = 1戦の出来事の数
report-lead-changes = 1戦で優勢な側が入れ替わる回数
report-decided = 勝者が最後まで優勢を保ちはじめる時点（対戦の長さに対する割合）
report-comeback = 大きな劣勢から逆転した対戦

report-numbers = 動かした数値
report-tried = 試した決定
report-lost = 1回の選択で失う勝率
report-lost-a-game = 1戦で失う勝率
report-matters = 選択が結果を左右する割合
report-best = より良い選択
report-times = 回数

## 主張
report-claims-title = 主張と判定
report-claims-text = どの主張も、決着がつくまで1戦ずつ検定しました。
report-claim-text = { $first } は { $second } との対戦の { $p0 } より多くを取る
report-claim-risks = 対立する値は { $p1 }。実際の取り分が主張以下なのに認める割合は約 { $alpha }、{ $p1 } 以上なのに退ける割合は約 { $beta }。
report-verdict-H1 = 成り立つ
report-verdict-H0 = 成り立たない
report-verdict-open = 未決
report-verdict-same-player = 同じプレイヤー
report-verdict-not-begun = 未着手
report-ratings-title = レーティング
report-ratings-text = 全員を1つの尺度に並べたもの。先頭を0とします。Eloは全対戦への最尤推定、openskillは対戦順の更新です。

## 各節

report-wins-title = 勝率
report-wins-text = 勝った対戦の割合と、その区間。破線は、互角なときの1陣営の取り分です。
report-seats-title = 席の有利不利
report-seats-text = 誰が座るかによらない、席ごとの勝率。席を交代しながら対戦するので、強さの差は打ち消されます。
report-length-title = 対戦の長さ
report-length-text = 1戦でプレイヤーが下す決定の数。
report-scores-title = 得点の広がり
report-scores-text = 最終得点の分布。箱は中央の半分、箱の中の線は中央値、ひし形は平均です。
report-no-scores = このゲームには勝ち負けだけがあり、得点はありません。
report-branching-title = 選択肢の数
report-branching-text = 対戦が進むにつれて、1回の決定にいくつ選択肢があるか。線は平均、帯は全対戦の中央の半分です。
report-cards-title = カードと勝敗
report-cards-text = 対戦中にそのカードを一度でも選んだ席と、提示されても一度も選ばなかった席を比べます。強いプレイヤーの好みがカードの価値に見えないよう、各プレイヤー自身の平均から測ります。勝ちと一緒に起きることを示すもので、原因を示すものではありません。
report-no-cards = このゲームには、カードを選ぶ問いがありません。
report-quality-title = ゲームとしての質
report-quality-text = 優勢かどうかは、そのゲーム自身の形勢判断を実際の盤面に当てて決めます。ほかのどの陣営よりもはっきり上にいる側を優勢とします。逆転とは、勝者の見込みが一度は相手の半分以下だった対戦です。選択がどれほど結果を左右するかは `--choices` で、問いごとには `senki regret` で測ります。
report-no-judgement = このゲームには形勢判断がないため、優劣の移り変わりは示せません。
report-openings-title = 序盤
report-openings-text = 各席が最初に選んだ2枚のうち、多いもの。
report-dead-title = 選ばれないカード
report-dead-text = 提示された席のうち、一度でも選んだ席が2 %に満たないカード。
report-no-dead = ありません。
report-compared-wins-title = 勝率
report-compared-wins-text = 勝った対戦の割合がどう変わるかと、その区間。どちらのカードデータも同じサイコロ、カード、席、プレイヤーで対戦したので、運は差から除かれます。
report-compared-course-title = 対戦の進み方
report-compared-course-text = 長さと優劣の移り変わり。変更後と変更前。
report-compared-cards-text = この変更が { $count } 枚のカードに及ぼした影響。多くの区間を同時に見るので、こうした実行の95 %で全カードの区間がそろって成り立つよう、幅を広げています。
report-compared-win = 選んだときの勝率
report-compared-pick = 提示されたとき選ぶ割合
report-compared-use = 1戦あたりの回数
report-screen-columns-title = +1の価値
report-screen-columns-text = ブロックごとに、すべての数値を1上げる、1下げる、そのまま、のいずれかにして対戦しました。席が持つすべてのカードで、その欄が+1になると勝率がどれだけ変わるかを示します。こうした実行の95 %で、全部の欄の区間がそろって成り立ちます。
report-screen-cards-title = カードの価値
report-screen-cards-text = 平均的なカードの代わりにそのカードを選んだときの勝率の差。こうした実行の95 %で、全カードの区間がそろって成り立ちます。勝ちと一緒に起きることを示すものです。変更の効果は `senki compare` で測ります。
report-regret-title = 選択の損失
report-regret-text = いくつかの決定で、すべての選択肢を実際の盤面から同じサイコロで最後まで対戦させました。半分の対戦で最善の選択肢を見つけ、残りの半分で、選ばれたものよりどれだけ多く勝つかを測ります。誰にも知りえなかったことも損失に含まれます。最善の選択肢が全体の平均を標準誤差の2倍以上、上回るとき、その選択は結果を左右したと見なします。
report-better-title = より良かった選択
report-better-text = 選ばれたものより、ほかの選択肢のほうが偶然を超えて多く勝った決定。
report-uses-title = 何が選ばれたか
report-uses-text = 各選択肢が、提示されたときに選ばれた割合。

## 方法

report-method-title = 読み方
report-method-1 = 対戦はブロック単位で行います。同じサイコロとカードのまま、全員がすべての席に座るまで席を交代します。同じブロックの対戦は互いに似るので、区間はすべてブロックを単位として求めます。
report-method-2 = 区間は95 %で、ブロックについてのスチューデント分布によります。勝率には1ブロック分の不確かさを加えています。20個に1個ほどの区間は真の値を外すので、カードが多ければ偶然だけで目立つものもあります。主張が複数あれば、それぞれに誤りの危険があります。
report-method-3 = 同時に勝った陣営は、その対戦を等分します。味方どうしは、陣営の取り分をそれぞれ全部持ちます。
report-method-4 = 主張は、ブロックについてのワルドの逐次検定で調べます。判定に添えた区間は対戦数を固定した場合のもので、早く終わった検定ではやや有利に出ます。
report-method-5 = 同じシードなら、プロセス数によらず、同じ対戦、同じページになります。
report-method-6 = 多くの数値を同時に見るところでは、こうした実行の95 %ですべての区間がそろって成り立つよう、幅を広げています（ボンフェローニの方法）。
