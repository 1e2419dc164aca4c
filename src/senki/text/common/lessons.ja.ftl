## 案内つきのゲーム

ui-play-now-guided = { $game }：一手ずつ説明する最初のゲーム
ui-lesson = レッスン{ $number }
ui-coach-then = レッスン{ $number }へ進む
