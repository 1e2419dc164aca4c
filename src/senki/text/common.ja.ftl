# すべてのゲームに共通の文：名称・端末・見出し

## 名称

choice-yes = はい
choice-no = いいえ
choice-enough = これで終わり
choice-pass = パス
seat = 席{ $number }
your-seat = { $seat }（あなた）
chance = 運
none = なし
hidden = 非公開
hidden-count = 非公開{ $count }枚
several = { $name }×{ $count }
list-joiner = 、
list-joiner-wide = ／
labelled = { $label }：{ $text }
heading = { $label }：
rule = ルール{ $id }

## ゲームの状況

waiting-for = 選択中：{ $seats }
winners =
    { $count ->
       *[other] { $seats }の勝利です。
    }
no-winner = 勝者はいません。
you-won = あなたの勝ちです！
you-lost = あなたの負けです。

## 端末

playing = あなたは{ $count }人中の{ $seat }です。対戦相手：{ $opponents }
promise = サイコロは秘密の種で決まっています。種の指紋：{ $commitment }
help-hint = 番号で選びます。hでヘルプを表示します。
several-hint = 選ぶ番号をまとめて入力してください（例：1 3）。
order-hint = 番号を順番どおりに入力してください（例：2 1 3）。
share-hint = 割り当てる点の数だけ番号を入力してください（例：1 1 2）。
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
seed-told = 種の指紋：{ $commitment }、秘密の種：{ $seed }
check-dice = すべてのサイコロとカードを確かめられます：senki verify { $file }
saved = 保存しました：{ $file }
go-on = 続きから遊ぶには：{ $command }
hint = ヒント
hint-by = レベル{ $level }の選択：{ $option }
hint-share = { $option }：予想勝率 { $share }
odds = 確率
odds-of = { $option }：勝率 { $low }〜{ $high }（95 %、試した対局から）
odds-exact = 次に起こること（正確）：
odds-about = 次に起こること（約、95 %、{ $count }回試行）：
odds-open = まだ何も決まりません。
odds-shared = 勝ちを分け合います。
undone = 取り消しました。
help =
    番号        その選択肢を選ぶ（複数：1 3）
    ?           この問いのルールを表示
    ? C2        ほかのルールを表示
    u           直前の選択を取り消す
    t           コンピュータにヒントを聞く
    o           選択ごとの確率を表示
    v           見えるものをすべて表示
    l           経過を表示
    s ファイル  ファイルに保存
    q           保存して終わる
    h           このヘルプ

## 誤り

bad-number = 1から{ $count }までの番号を選んでください（hでヘルプ）。
bad-word = 「{ $word }」は分かりません（hでヘルプ）。
choose-one = 番号は1つだけ選んでください。
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
no-browser = --seed、--save、--resume、--pack は端末用です。端末で始めます。

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
ui-hero-text = できることが光り、できないことは理由とルールの条文を示します。コンピュータの席も、あなたと同じものしか見ません。
ui-play-now = 今すぐ対戦
ui-play-now-what = { $game }・相手はコンピュータ
ui-tutorial = チュートリアル
ui-coach-step = { $of }のうち{ $at }
ui-coach-next = 次へ
ui-coach-end = 終わる
ui-coach-do = 盤上で実際に操作してください
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
ui-no-tables = ここに自分のゲームと、だれの番かが並びます。
ui-over = 終了
ui-your-turn = あなたの番
ui-waiting-players = 参加待ち
ui-turn-of = { $name }の番
ui-playing = 進行中
ui-see-replay = 再生を見る
ui-five-games = 五つの戦い
ui-how-to-play = 遊び方を見る
ui-players = { $range }人
ui-in-preparation = 準備中
ui-in-preparation-what = まだ遊べません。
ui-make-table = 卓を作る
ui-watch = 観戦できる卓
ui-watch-count = いま{ $count }卓
ui-watch-none = 公開中の卓はありません。
ui-import = ゲームファイルを開く
ui-import-what = 途中のゲームは続きから、終わったゲームは再生できます。
ui-choose-file = ファイルを選ぶ
ui-unofficial = 非公式のファン作品です。名称はそれぞれの権利者に帰属します。
ui-game-ganymede = ガニメデ戦記 ZERO
ui-game-ganymede-other = The War Chronicles of Ganymede
ui-game-ganymede-line = メックを組み、左右の隣と撃ち合う
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
ui-game-land-battles-players = 2–6人
ui-game-land-battles-time = 30分
ui-game-land-battles-weight = 中くらい
ui-game-imperium = トワイライトインペリウム 3版
ui-game-imperium-other = Twilight Imperium III
ui-game-imperium-line = 銀河の玉座をめぐる大戦略
ui-game-imperium-players = 3–6人
ui-game-imperium-time = 4時間〜
ui-game-imperium-weight = 重い

## The browser: a new table

ui-new-table = 新しい卓
ui-game = ゲーム
ui-seat-count = 人数
ui-seats = 席
ui-kind-me = 自分
ui-kind-open = 空席（リンクで招待）
ui-kind-open-what = 送るためのリンクができます。
ui-kind-computer = コンピュータ
ui-kind-hotseat = 同じ画面の人
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
ui-level-change = この席のコンピュータの強さ
ui-level-from-next = 次の選択から変わります。
ui-opponent-level = コンピュータの強さ
ui-name = 名前
ui-your-name = あなたの名前
ui-player-n = プレイヤー{ $number }
ui-clock = 持ち時間
ui-clock-none = なし
ui-clock-quick = 10分＋10秒
ui-clock-long = 30分＋30秒
ui-clock-days = 1手3日
ui-more-settings = その他の設定
ui-public = 公開：だれでも観戦でき、空席に座れる
ui-word = サイコロに混ぜるあなたの言葉（任意）
ui-word-what = シャッフルに混ぜるので、だれもサイコロの目を前もって選べません。
ui-guest = ゲスト
ui-guest-name = 名無しの司令官

## The browser: the table

ui-picked =
    { $least ->
        [0] { $count }個選択（{ $most }個まで）
       *[other] { $count }個選択（{ $least }〜{ $most }個）
    }
ui-search-found = { $count }件のルール
ui-rule-chip = ルール { $id }
ui-rule-in-book = ルール全文で見る
ui-wait = お待ちください…
ui-wait-for = { $names }の番です。
ui-waiting-for-players = プレイヤーを待っています
ui-invite-what = 友だちにリンクを送ってください。開くだけで席に着けます。登録はいりません。
ui-wait-what = 席がすべて埋まると始まります。
ui-invite-link = 招待リンク
ui-copy-link = リンクをコピー
ui-fill-computer = コンピュータ
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
ui-to-act = 手番
ui-turn = 手番
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
ui-seconds = { $count }秒
ui-team = チーム{ $number }
ui-look-as = 見る
ui-tab-board = 盤面
ui-hand = あなたの場
ui-chat = 会話
ui-chat-none = まだ会話はありません。
ui-chat-say = みんなに話す…
ui-see-step = { $number }手目の場を見る
ui-looking-back = { $number }手目の場を見ています。
ui-back-to-now = 今に戻る
ui-undo = 取り消す
ui-undo-no = 今はできません
ui-undo-nothing = 取り消すものがありません
ui-undo-nothing-has-been-answered-yet = 取り消すものがありません
ui-undo-a-die-was-rolled-or-a-card-was-drawn = 札や目が出た後です
ui-undo-seat-has-answered-since = ほかの人が選んだ後です
ui-undo-something-hidden-has-been-shown = 札が公開された後です
ui-event-undone = { $seat }が直前の選択を取り消しました。
ui-hint = ヒント
ui-hinted = コンピュータの選択
ui-hint-by = レベル{ $level }の選択
ui-hint-share = 予想勝率 { $share }
ui-hint-others = ほかの選択との比較
ui-hint-only = ほかの選択は比べていません。
ui-hint-how = あなたに見えるものだけから考えます。「読み」は、その選択にかけた探索の割合です。
ui-hint-thought = 読み { $share }
ui-odds = 確率
ui-odds-what = あなたに見えるものだけから、選択ごとの結果を求めます。
ui-odds-win = 勝率
ui-odds-about-win = 勝率 約{ $chance }
ui-odds-between = 95 %：{ $low }〜{ $high }
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
ui-odds-gain-what = その直後の形勢を、選択肢の平均と比べた値です。ゲーム自身の評価によります。
ui-odds-how = 勝率：選択ごとに、全員がそれなりに指す{ $count }回の対局で試しました。
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
ui-one-less = { $name }から1つ引く
ui-number = 数
ui-choose-n = { $name }にする
ui-sealed = 全員が同時に、ひそかに選びます。
ui-sealed-what = 全員が決めるまで、だれにも見えません。
ui-sealed-mine = あなたの選択：{ $pick }
ui-sealed-wait = 決定しました。{ $names }を待っています。
ui-change-pick = 選び直す
ui-offline = 接続が切れました。つなぎ直しています。何も失われません。
ui-offline-pending = 接続が切れました。選択は保たれ、つながりしだい送られます。
ui-hand-over = { $name }に画面を渡してください
ui-hand-over-what = それまで秘密のものは見えません。
ui-hand-over-ready = { $name }です
ui-leave-table = いったん離れる
ui-leave-table-what = ゲームは残ります。「自分の卓」から戻れます。
ui-text-view = 場を文字で見る
ui-plain-board = 簡単な盤面
ui-drawn-board = 絵の盤面
ui-copy-watch = 観戦リンクをコピー
ui-save-file = ファイルに保存
ui-hand-to-computer = 席をコンピュータに任せる
ui-hand-to-computer-what = この席に見えるものだけで考えます。戻ることもできます。
ui-played-for-you = コンピュータが代わりに指しています。
ui-come-back = 席に戻る
ui-open-seat = 席を空ける

## The browser: the end and the replay

ui-result = 結果
ui-replay = 再生
ui-rematch = もう一戦
ui-steps-count = 全{ $count }手
ui-verify = サイコロを確かめる
ui-verify-what = サイコロは開始前に決まっていました。だれも変えていないことを確かめられます。
ui-verify-ok = { $count }個のサイコロと札が、最初に示した指紋の種どおりでした。
ui-verify-bad = サイコロが指紋と一致しません。
ui-run = 再生する
ui-pause = 一時停止
ui-speed = 速さ
ui-to-start = 最初へ
ui-to-end = 最後へ
ui-step-back = 1つ前へ
ui-step-on = 1つ先へ
ui-jump = 手を選ぶ
ui-perspective = だれの視点
ui-see-all = すべて公開
ui-what-if = もしここから
ui-what-if-what = { $number }手目から新しい卓を作り、コンピュータと対戦します。どの席に座りますか。
ui-what-if-seat = あなたの席
ui-what-if-go = ここから遊ぶ
ui-to-table = 卓へ

## The browser: rules, about, account

ui-search = 検索
ui-search-rules = ルールを検索
ui-contents = 目次
ui-about-title = senki について
ui-about-lead = テーブルの上の戦争ゲームを、ルールのすべてとともにブラウザで。今夜コンピュータと、あるいは友だちと何日もかけて。
ui-about-unofficial-title = 非公式
ui-about-unofficial = senki はファンによる作品で、各ゲームの出版社・作者とは関係ありません。ゲームの名称はそれぞれの権利者に帰属します。絵はすべて自作で、出版社の素材は使っていません。
ui-about-fair-title = 確かめられるサイコロ
ui-about-fair = 最初のサイコロの前に、すべての目と札の順を決める秘密の種の指紋を示します。終わると種を公開し、だれでもすべての目を計算し直せます。
ui-about-computer-title = のぞき見しないコンピュータ
ui-about-computer = コンピュータの席には、その席の人に見えるものだけが渡されます。ヒントと勝率も同じです。
ui-about-keys-title = キー操作
ui-key-number = 選択肢を選ぶ
ui-key-arrows = 選択肢を移る
ui-key-enter = 選ぶ・決定
ui-key-esc = 今に戻る・1つ戻す
ui-key-u = 取り消す
ui-key-h = ヒント
ui-key-rule = ルールを見る
ui-key-l = 経過へ
ui-about-credits-title = 使用しているもの
ui-about-credits = senki 自身は MIT ライセンスです。次の自由なライブラリを使っています。
ui-account = アカウント
ui-guest-what = アカウントなしで遊べます。このブラウザがあなたを覚えています。
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
ui-notify-ask = あなたの番になったら、ブラウザで知らせましょうか。
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
ui-error-cannot-undo = 取り消せません。サイコロ・公開された札・ほかの人の選択より前には戻れません。
ui-error-busy = 混み合っています。もう一度お試しください。
