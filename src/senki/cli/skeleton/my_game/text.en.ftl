# My Game: names, questions and log lines.

## The game

game-title = My Game
game-blurb = Three rounds of nerve: all lay a card face down, and the highest wins. For two to four.

## Cards

card-0 = 1
card-1 = 2
card-2 = 3
card-3 = 4
card-4 = 5
card-5 = 6
card-6 = 7
card-7 = 8
card-8 = 9
card-9 = 10
card-10 = 11
card-11 = 12

## Zones

zone-deck = Deck
zone-hands = Hand
zone-chosen = Chosen card
zone-shown = Cards played
zone-points = Points

## Questions

ask-choose = Which card do you lay face down?
chance-deal = The card that is drawn

## What happened

event-drawn = { $seat } drew: { $card }.
event-played = { $seat } played { $card }.
event-won = { $seat } wins the round.
