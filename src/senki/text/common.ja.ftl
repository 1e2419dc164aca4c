# すべてのゲームに共通の文：名称・ターミナル・見出し

## 名称

choice-yes = はい
choice-no = いいえ
choice-enough = これで終わり
choice-pass = パス
seat = 席{ $number }
seat-named = { $seat }（{ $name }）
your-seat = { $seat }（あなた）
chance = 運
none = なし
hidden = 非公開
hidden-count = 非公開{ $count }枚
several = { $name }×{ $count }
list-joiner = 、
list-joiner-wide = ／
pair = { $first }・{ $second }
labelled = { $label }：{ $text }
heading = { $label }：
rule = ルール{ $id }
by-rule = （{ $rule }）

## 対戦相手

opponent-level = コンピューター（レベル{ $level }、{ $name }）
opponent-random = コンピューター（でたらめに選ぶ）
opponent-greedy = コンピューター（1手先だけを見る）
opponent-sensible = コンピューター（無難に選ぶ）
opponent-other = コンピューター（{ $name }）

## ゲームの状況

waiting-for = 選択中：{ $seats }
reactions-open = 割り込みを受け付けています。割り込める可能性がある席：{ $seats }
winners =
    { $count ->
       *[other] { $seats }の勝利です。
    }
no-winner = 勝者はいません。
you-won = あなたの勝ちです！
you-lost = あなたの負けです。

## ターミナル

playing = あなたは{ $seat }、全{ $count }席。対戦相手：{ $opponents }
promise = サイコロの目は、秘密の乱数シードから決まります。後で確かめるための、シードのハッシュ値：{ $commitment }
help-hint = 番号で選びます。hでヘルプを表示します。
several-hint = 選ぶ番号をまとめて入力してください（例：1 3）。
order-hint = 番号を順番どおりに入力してください（例：2 1 3）。
share-hint = 割り当てる点の数だけ番号を入力してください（例：1 1 2）。
amounts-hint = 取る数だけ番号を重ねて入力してください（例：1 1 2）。
payment-hint = 支払いに使うものの番号を入力してください（例：1 1 2）。足りた時点で支払いは終わります。
still-to-pay = 残りの支払い：{ $value }
option-worth = 価値 { $value }
option-limit = 残り { $count }
picked-so-far = ここまでの選択：{ $names }
sealed-choice = 全員が同時に、ひそかに選びます。ほかの人が選び終わるまでは、uで最初から選び直せます。
only-choice = 選べるのは1つだけです：{ $option }
table = 場
log = 経過
since-last = これまでの動き
result = 結果
nothing-yet = まだ何も起きていません。
input-mark = { "> " }
end-of-game = ゲームは終わりました。
seed-told = ハッシュ値：{ $commitment }、秘密だった乱数シード：{ $seed }
check-dice = すべてのサイコロとカードを確かめられます：senki verify { $file }
saved = 保存しました：{ $file }
go-on = 続きから遊ぶには：{ $command }
hint = ヒント
hint-by = レベル{ $level }の選択：{ $option }
hint-why = 理由：{ $why }
hint-share = { $option }：予想勝率 { $share }
odds = 確率
odds-of = { $option }：勝率 { $low }～{ $high }（95 %、試した対戦から）
odds-exact = 次に起こること（正確）：
odds-about = 次に起こること（約、95 %、{ $count }回試行）：
odds-open = まだ何も決まりません。
odds-shared = 勝ちを分け合います。
why = 内訳
why-note = { $name } { $total }
why-range = { $least }～{ $most }
why-breaks = { $total }（不可：{ $rule }）
why-limit = { $total }／{ $limit }
why-term = { $amount } { $name }（{ $rule }）
why-figure = { $name }：{ $total } = { $terms }
why-cause = { $name }（{ $rule }）
why-bounds = { $name }：{ $total }　{ $terms }
why-nothing = { $option }：ルールで計算する数値はありません。
undone = 取り消しました。
help =
    番号        その選択肢を選ぶ（複数：1 3）
    ?           この問いのルールを表示
    ? C2        ほかのルールを表示
    u           直前の選択を取り消す
    t           コンピューターにヒントを聞く
    o           選択ごとの確率を表示
    w           各選択肢の数値の内訳を表示
    w 2         選択肢2の内訳を表示
    v           見えるものをすべて表示
    l           経過を表示
    s ファイル  ファイルに保存
    q           保存して終わる
    h           このヘルプ

## 誤り

bad-number = 1から{ $count }までの番号を選んでください（hでヘルプ）。
bad-word = 「{ $word }」は分かりません（hでヘルプ）。
choose-one = 番号は1つだけ選んでください。
choose-exactly = 異なる番号を{ $count }個選んでください。
choose-between =
    { $least ->
        [0] 異なる番号を{ $most }個まで選んでください。
       *[other] 異なる番号を{ $least }～{ $most }個選んでください。
    }
not-with-others = 「{ $option }」はほかの選択肢と一緒には選べません。
not-twice = 同じ番号は1度だけ選べます。
cannot-undo = ここでは取り消せません。サイコロ、公開されたカード、ほかのプレイヤーの選択より前には戻れません。
not-allowed = { $option }はここではもう選べません。
no-rule = ルール{ $id }はありません。
no-rules = このゲームにはルールの文がありません。
save-where = 保存先を入力してください：s ファイル
cannot-save = { $file }に保存できませんでした：{ $reason }
no-browser = --seed、--save、--resume、--pack はターミナル用です。ターミナルで始めます。

## The browser: places

ui-home = ホーム
ui-nav = ページ
ui-nav-play = 遊ぶ
ui-nav-rules = ルール
ui-nav-about = このサイトについて
ui-skip = 本文へ
ui-loading = 読み込み中…
ui-close = 閉じる
ui-cancel = やめる
ui-menu = メニュー
ui-copy = コピー
ui-copied = コピーしました。
ui-not-found = ページが見つかりません
ui-not-found-what = お探しのページはありません。
ui-no-table = その卓はないか、見ることができません。

## The browser: home

ui-hero = ルールブックを開かずに、{"\u000A"}今夜の一戦を。
ui-hero-text = できることが光り、できないことは理由とルールの条文を示します。コンピューターの席も、あなたと同じものしか見ません。
ui-play-now = 今すぐ対戦
ui-play-now-what = { $game }・相手はコンピューター
ui-tutorial = チュートリアル
ui-coach-step = { $of }のうち{ $at }
ui-coach-next = 次へ
ui-coach-end = 終わる
ui-coach-do = 盤面で実際に操作してください
ui-coach-close = チュートリアルを閉じる
ui-coach-open = チュートリアルをもう一度開く
ui-new-with-friends = 友だちと卓を作る
ui-new-with-friends-what = 登録なし、リンクで招待
ui-join-by-link = 招待リンクで参加
ui-join = 参加
ui-join-bad = 卓のリンクではないようです。
ui-my-tables = 自分の卓
ui-my-turns = { $count }卓があなたの番
ui-all = すべて
ui-fewer = 少なく表示
ui-no-tables = ここに自分のゲームと、誰の番かが並びます。
ui-over = 終了
ui-your-turn = あなたの番
ui-waiting-players = 参加待ち
ui-all-seated = 全員そろっています
ui-turn-of = { $name }の番
ui-playing = 進行中
ui-see-replay = 再生を見る
ui-five-games = 五つの戦い
ui-how-to-play = 遊び方を見る
ui-players = { $range }人
ui-in-preparation = 準備中
ui-in-preparation-what = まだ遊べません。
ui-broken = 読み込めません
ui-broken-what = このサーバーでは読み込めません。理由はサーバーの記録にあります。
ui-make-table = 卓を作る
ui-import = ゲームファイルを開く
ui-import-what = 途中のゲームは続きから、終わったゲームは再生できます。
ui-choose-file = ファイルを選ぶ
ui-unofficial = 非公式のファン作品です。名称はそれぞれの権利者に帰属します。
ui-game-ganymede = ガニメデ戦記 ZERO
ui-game-ganymede-other = The War Chronicles of Ganymede
ui-game-ganymede-line = メックを組み、両どなりと撃ち合う
ui-game-ganymede-players = 2–4人
ui-game-ganymede-time = 20分
ui-game-ganymede-weight = 軽い
ui-game-empire-rebellion = 帝国軍 vs. 反乱軍
ui-game-empire-rebellion-other = Empire vs. Rebellion
ui-game-empire-rebellion-line = 影響力を賭けた腹の読み合い
ui-game-empire-rebellion-players = 2人
ui-game-empire-rebellion-time = 30分
ui-game-empire-rebellion-weight = 軽い
ui-game-ares = アレス・プロジェクト
ui-game-ares-other = The Ares Project
ui-game-ares-line = 伏せて建て、一気に攻める
ui-game-ares-players = 2–4人
ui-game-ares-time = 60分
ui-game-ares-weight = 中くらい
ui-game-land-battles = モダンランドバトルズ
ui-game-land-battles-other = Modern Land Battles
ui-game-land-battles-line = 部隊を買い、射程で制す
ui-game-land-battles-players = 2, 4, 6人
ui-game-land-battles-time = 30分
ui-game-land-battles-weight = 中くらい
ui-game-imperium = トワイライトインペリウム 3版
ui-game-imperium-other = Twilight Imperium III
ui-game-imperium-line = 銀河の玉座をめぐる大戦略
ui-game-imperium-players = 3–6人
ui-game-imperium-time = 4時間～
ui-game-imperium-weight = 重い

## The browser: a new table

ui-new-table = 新しい卓
ui-game = ゲーム
ui-seat-count = 人数
ui-seats = 席
ui-random = ランダム
ui-kind-me = 自分
ui-kind-open = 空席（リンクで招待）
ui-kind-open-what = 送るためのリンクができます。
ui-kind-computer = コンピューター
ui-kind-hotseat = 同じ画面で遊ぶ人
ui-level = 強さ
ui-level-of = レベル{ $level }
ui-level-1 = 入門
ui-level-1-what = うっかりが多い。はじめての一戦に。
ui-level-2 = やさしい
ui-level-2-what = 少し考え、ときどき間違える。
ui-level-3 = ふつう
ui-level-3-what = ゲームを知っている人によい相手。
ui-level-4 = 強い
ui-level-4-what = 間違いが少ない。
ui-level-5 = 最強
ui-level-5-what = いちばん強い。1手に5秒まで考える。
ui-level-fair = どのレベルも、その席に座る人に見えるものしか見ません。
ui-level-change = この席のコンピューターの強さ
ui-level-from-next = 次の選択から変わります。
ui-opponent-level = コンピューターの強さ
ui-name = 名前
ui-your-name = あなたの名前
ui-player-n = プレイヤー{ $number }
ui-clock = 持ち時間
ui-clock-none = なし
ui-clock-quick = 10分＋10秒
ui-clock-long = 30分＋30秒
ui-clock-days = 1手3日
ui-more-settings = その他の設定
ui-older-tables = さらに前のゲーム
ui-public = 公開：誰でも観戦でき、空席に座れる
ui-word = サイコロに混ぜるあなたの言葉（任意）
ui-word-what = シャッフルに混ぜるので、誰もサイコロの目を前もって選べません。
ui-guest = ゲスト
ui-guest-name = 名無しの司令官

## The browser: the table

ui-picked =
    { $least ->
        [0] { $count }個選択（{ $most }個まで）
       *[other] { $count }個選択（{ $least }～{ $most }個）
    }
ui-picked-exactly = { $most }個中{ $count }個選択
ui-search-found = { $count }件のルール
ui-not-allowed = このルールにより不可
ui-legend = 記号の見かた
ui-rule-chip = ルール { $id }
ui-rule-in-book = ルール全文で見る
ui-wait = お待ちください…
ui-wait-for = { $names }の番です。
ui-waiting-for-players = プレイヤーを待っています
ui-invite-what = 友だちにリンクを送ってください。開くだけで席に着けます。登録はいりません。
ui-wait-what = 席がすべて埋まると始まります。
ui-invite-link = 招待リンク
ui-copy-link = リンクをコピー
ui-fill-computer = コンピューターに任せる
ui-take-seat = 席に着く
ui-seated = 着席
ui-invited = 招待されています
ui-invited-what = 名前を決めて席に着いてください。登録はいりません。
ui-just-watch = 観戦だけする
ui-seat-open = 空席
ui-seat-free = 空き
ui-seat-menu = この席を変える
ui-clockwise = 時計回り
ui-you = あなた
ui-to-act = あなたの番
ui-turn = 選択中
ui-ready = 決定
ui-choosing = 選択中
ui-winner = 勝者
ui-present = 接続中
ui-away = 離席
ui-thinking = 考え中
ui-thinking-names =
    { $count ->
       *[other] { $names }が考えています
    }
ui-thinking-line =
    { $place ->
       *[other] （順番待ち{ $place }番目）
    }
ui-thinking-less = （混んでいるので短めに）
ui-seconds = { $count }秒
ui-team = チーム{ $number }
ui-look-as = 見る
ui-tab-board = 盤面
ui-hand = あなたの場
ui-chat = 会話
ui-chat-none = まだ会話はありません。
ui-chat-say = みんなに話す…
ui-hopeless = 成功の見込みがありません
ui-hopeless-what = 「{ $option }」：今の場では、ルール上うまくいきません。
ui-hopeless-back = 選び直す
ui-hopeless-go = それでも実行する
ui-see-step = { $number }手目の場を見る
ui-looking-back = { $number }手目の場を見ています。
ui-back-to-now = 今に戻る
ui-skip-story = スキップ
ui-keys = キー操作
ui-key-choose = その記号の付いたものを選ぶ
ui-key-move = 選択肢を順に見る
ui-key-enter = 選ぶ、または決定する
ui-key-escape = 今に戻る、または1つ戻す
ui-key-undo = 取り消す
ui-key-hint = ヒント
ui-key-log = 経過へ
ui-key-rule = 今の質問のルール
ui-retell = 前に選んでからの出来事を見る
ui-retell-what = あなたが前に選んでから今までの出来事を、もう一度見せます
ui-go-on = 次へ
ui-read-first = 結果が出ました。
ui-undo = 取り消す
ui-undo-no = 今はできません
ui-undo-nothing = 取り消すものがありません
ui-undo-nothing-has-been-answered-yet = 取り消すものがありません
ui-undo-a-die-was-rolled-or-a-card-was-drawn = サイコロやカードが出た後です
ui-undo-seat-has-answered-since = ほかの人が選んだ後です
ui-undo-something-hidden-has-been-shown = 隠れていたものが公開された後です
ui-event-undone = { $seat }が直前の選択を取り消しました。
ui-hint = ヒント
ui-hinted = コンピューターの選択
ui-hint-by = レベル{ $level }の選択
ui-hint-share = 予想勝率 { $share }
ui-hint-others = ほかの選択との比較
ui-hint-only = ほかの選択は比べていません。
ui-hint-how = あなたに見えるものだけから考えます。「読み」は、その選択にかけた探索の割合です。
ui-hint-thought = 読み { $share }
ui-odds = 確率
ui-odds-what = あなたに見えるものだけから、選択ごとの結果を求めます。
ui-odds-win = 試行での勝率
ui-odds-about-win = 試行での勝率 約{ $chance }
ui-odds-between = 95 %：{ $low }～{ $high }
ui-odds-next = 次に起こること
ui-odds-exact = 正確
ui-odds-exact-what = 出うるサイコロの目とカードをすべて数えました。
ui-odds-about = 約（95 %）
ui-odds-about-what = { $count }回試しました。見えないもの、ほかの人の選択、または多すぎるサイコロによるためです。
ui-odds-open = 次の選択までには何も決まりません。
ui-odds-rest = そのほか
ui-odds-won = あなたの勝ち。
ui-odds-lost = あなたの負け。
ui-odds-shared = 勝ちを分け合う。
ui-odds-gain = 形勢 { $gain }
ui-odds-gain-what = その直後の形勢を、選択肢の平均と比べた値です。形勢の計り方はゲームごとに決まっています。
ui-odds-how = 試行での勝率：選択ごとに、全員が無難にプレイする対戦を{ $count }回試しました。
ui-advice = ヒントと確率
ui-no-odds = この問いには試算がありません。
ui-options = 選択肢
ui-options-count = { $count }通り
ui-done = 決定
ui-none = 選ばない
ui-clear = 選び直す
ui-picked-short = { $most }のうち{ $count }
ui-earlier = { $name }を前へ
ui-later = { $name }を後ろへ
ui-remove = { $name }を外す
ui-one-more = { $name }に1つ足す
ui-up-to = { $count }まで
ui-worth = 価値 { $value }
ui-owed = { $value ->
    [0] 支払いに足りています。
   *[other] 残りの支払い：{ $value }
  }
ui-one-less = { $name }から1つ引く
ui-number = 数
ui-choose-n = { $name }にする
ui-sealed = 全員が同時に、ひそかに選びます。
ui-sealed-what = 全員が決めるまで、誰にも見えません。
ui-sealed-mine = あなたの選択：{ $pick }
ui-sealed-wait = 決定しました。{ $names }を待っています。
ui-reactions-open = 割り込みを受付中：{ $names }
ui-reactions-bell = 割り込み受付：残り{ $seconds }秒
ui-reactions-all = 割り込み受付：可能な全員に確認しています
ui-reactions-chosen = { $pick }を選択中です（変更できます）。
ui-reactions-held = { $names }が時間を止めました
ui-hold-on = 時間を止める
ui-order-pass = ここでは常にパス
ui-change-pick = 選び直す
ui-offline = 接続が切れました。つなぎ直しています。何も失われません。
ui-offline-pending = 接続が切れました。選択は保たれ、つながりしだい送られます。
ui-hand-over = { $name }に画面を渡してください
ui-hand-over-what = それまで、秘密のものは表示しません。
ui-hand-over-ready = { $name }です
ui-leave-table = いったん離れる
ui-leave-table-what = ゲームは残ります。「自分の卓」から戻れます。
ui-text-view = 場を文字で見る
ui-plain-board = 簡単な盤面
ui-drawn-board = 絵の盤面
ui-copy-watch = 観戦リンクをコピー
ui-save-file = ファイルに保存
ui-hand-to-computer = 席をコンピューターに任せる
ui-hand-to-computer-what = この席に見えるものだけで考えます。戻ることもできます。
ui-played-for-you = コンピューターが代わりにプレイしています。
ui-come-back = 席に戻る
ui-open-seat = 席を空ける

## The browser: the end and the replay

ui-result = 結果
ui-replay = 再生
ui-rematch = もう一戦
ui-steps-count = 全{ $count }手
ui-verify = サイコロを確かめる
ui-verify-what = サイコロは開始前に決まっていました。誰も変えていないことを確かめられます。
ui-verify-ok = { $count }個のサイコロとカードはすべて、最初に示したハッシュ値のシードどおりでした。
ui-verify-bad = サイコロがハッシュ値と一致しません。
ui-run = 再生する
ui-pause = 一時停止
ui-replay-speed = 速さ
ui-to-start = 最初へ
ui-to-end = 最後へ
ui-step-back = 1つ前へ
ui-step-on = 1つ先へ
ui-jump = 手を選ぶ
ui-perspective = 誰の視点
ui-see-all = すべて公開
ui-what-if = もしここから
ui-what-if-what = { $number }手目から新しい卓を作り、コンピューターと対戦します。どの席に座りますか。
ui-what-if-seat = あなたの席
ui-what-if-go = ここから遊ぶ
ui-to-table = 卓へ

## The browser: rules, about, account

ui-search = 検索
ui-search-rules = ルールを検索
ui-contents = 目次
ui-about-title = senki について
ui-about-lead = テーブルの上の戦争ゲームを、ルールのすべてとともにブラウザーで。今夜コンピューターと、あるいは友だちと何日もかけて。
ui-about-games-title = このサーバーで遊べるゲーム
ui-about-unofficial-title = 非公式
ui-about-unofficial = senki はファンによる非公式の作品で、各ゲームの出版社・作者とは関係なく、公認も受けていません。ゲームの名称はそれぞれの権利者に帰属します。絵も文もすべて自作で、出版社の素材は使っていません。気に入ったゲームは、ぜひ実物をお買い求めください。
ui-about-owners = ガニメデ戦記 ZERO：© 2023 佐藤 敏樹・高見 誠（サンウィング・さとーふぁみりあ）。帝国軍 vs. 反乱軍：Fantasy Flight Games（Star Wars とその名称は Lucasfilm Ltd.）。アレス・プロジェクト：Brian Engelstein、Geoffrey Engelstein、Z-Man Games。モダンランドバトルズ：Dan Verssen、DVG。トワイライトインペリウム 3版：Fantasy Flight Games。
ui-about-fair-title = 確かめられるサイコロ
ui-about-fair = すべてのサイコロの目とカードの順は、秘密の乱数シードから決まります。最初のサイコロの前に、そのハッシュ値を示します。終わるとシードを公開するので、誰でもすべての目を計算し直して確かめられます。
ui-about-computer-title = のぞき見しないコンピューター
ui-about-computer = コンピューターの席には、その席の人に見えるものだけが渡されます。ヒントと勝率も同じです。
ui-about-keys-title = キー操作
ui-about-credits-title = 使用しているもの
ui-about-credits = senki 自身は MIT ライセンスです。次の自由なライブラリを使っています。
ui-account = アカウント
ui-guest-what = アカウントなしで遊べます。このブラウザーがあなたを覚えています。
ui-save-name = 保存
ui-saved = 保存しました。
ui-account-optional = アカウント（任意）
ui-account-what = アカウントがあれば、どの端末でも自分のゲームを開けます。今のゲームも引き継がれます。
ui-account-name = アカウント名
ui-account-of = アカウント：{ $name }
ui-register = 登録
ui-registered = 登録しました。
ui-login = ログイン
ui-logged-in = ログインしました。
ui-logout = ログアウト
ui-logged-out = ログアウトしました。
ui-password = パスワード（8文字以上）
ui-password-old = 今のパスワード
ui-password-new = 新しいパスワード
ui-password-change = パスワードを変える
ui-notify-title = 通知
ui-notify-what = ほかのページを見ている間に、あなたの番を知らせます。
ui-notify-ask = あなたの番になったら、ブラウザーで知らせましょうか。
ui-notify-yes = 知らせる
ui-notify-no = いいえ

## The browser: what is wrong

ui-error-unknown = 問題が起きました。
ui-error-offline = サーバーから応答がありません。
ui-error-not-found = 見つかりません。
ui-error-bad-request = サーバーが理解できませんでした：{ $message }
ui-error-not-yours = その操作はできません。
ui-error-not-asked = 今はあなたの番ではありません。
ui-error-illegal = 今、ルール上それはできません。
ui-error-stale = 場が進みました。もう一度選んでください。
ui-error-over = ゲームは終わりました。
ui-error-full = 空席がありません。
ui-error-too-fast = 速すぎます。少し待ってください。
ui-error-too-large = 大きすぎます。
ui-error-bad-origin = このページからはできません。
ui-error-unauthorised = ログインしてください。
ui-error-exists = その名前は使われています。
ui-error-wrong-password = 名前かパスワードが違います。
ui-error-cannot-undo = 取り消せません。サイコロ、公開されたカード、ほかの人の選択より前には戻れません。
ui-error-busy = 混み合っています。もう一度お試しください。
