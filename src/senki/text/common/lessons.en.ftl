## Guided games

ui-play-now-guided = { $game }: a first game in which each step is explained
ui-lesson = Lesson { $number }
ui-coach-then = On to lesson { $number }
