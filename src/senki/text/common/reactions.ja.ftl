## The browser: how reactions are asked for at a new table

ui-reacting = 割り込みの受付
ui-reacting-usual = 標準
ui-reacting-usual-what = 受付は3秒間です。日数制の対戦では、あらかじめ出した指示に従います。
ui-reacting-bell = 長め
ui-reacting-bell-what = 受付は15秒間です。割り込める人は時間を止められます。
ui-reacting-orders = 指示のみ
ui-reacting-orders-what = 誰も待ちません。あらかじめ出した指示どおりに割り込みます。
ui-reacting-everyone = 全員に確認
ui-reacting-everyone-what = 割り込める全員の返事を待ちます。
