"""How well a player stands and what a sensible one would do: for computer players.

Everything is judged by one estimate, the chance to win the event of the round with a pair of totals. An answer is as good as the totals
that it is likely to lead to. Only what the seat can see is used: its own deck as a whole, its own strategy, and of the opponent's what has
been shown to it. A card is valued by what its pack says that it does, never by which card it is.
"""

from __future__ import annotations

from senki.games.empire_rebellion.hints.standing import evaluate as evaluate
from senki.games.empire_rebellion.hints.weights import weights as weights
