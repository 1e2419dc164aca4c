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
undone = 取り消しました。
help =
    番号        その選択肢を選ぶ（複数：1 3）
    ?           この問いのルールを表示
    ? C2        ほかのルールを表示
    u           直前の選択を取り消す
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
no-browser = ブラウザー版はまだありません。端末で始めます。
