# 対戦画面：上の道具の列
ui-tools = 対戦の道具
ui-retell-short = もう一度
ui-unfold = 手元を開く
ui-fold = 手元を畳む
