# ヘクスの地図

ui-zoom = 拡大と縮小
ui-zoom-in = 拡大
ui-zoom-out = 縮小
ui-zoom-all = 地図全体を表示
