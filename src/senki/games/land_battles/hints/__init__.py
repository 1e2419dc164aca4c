"""What a sensible player would do, and how a side stands: for computer players. Only what the seat can see is used."""

from senki.games.land_battles.hints.choices import weights
from senki.games.land_battles.hints.standing import evaluate

__all__ = ["evaluate", "weights"]
