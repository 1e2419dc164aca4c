# 本人について保存しているもの（Account.svelte）。
ui-own-data = 自分のデータ
ui-own-data-what = 名前、設定、ログイン、座った卓を保存しています。すべてまとめてファイルで受け取れます。
ui-own-data-export = ダウンロード
ui-own-data-delete = 自分を削除する
ui-own-data-delete-what = 名前、パスワード、設定、レーティング、ログインをすぐに完全に削除します。対戦は相手のために残りますが、名前は消えます。対戦中の席はコンピューターが引き継ぎます。チャットの発言は残ります。
ui-own-data-sure = 確かに削除します
ui-own-data-deleted = 削除しました。
