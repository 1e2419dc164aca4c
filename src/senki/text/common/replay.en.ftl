## Replay and advice

ui-share-picture = Save this game as a picture
ui-two-rates = Two different questions: level { $level } says how often it expects to win if it plays on from here; the trials say how often it is won if everybody plays plain moves. Compare choices within one of them only.
ui-line-show = How it goes on
ui-line-of = Best line from move { $number }: one way that level { $level } plays on, with other dice.
ui-line-leave = Back to the game
