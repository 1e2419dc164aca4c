"""S  The table as it is set up."""

from __future__ import annotations

from senki.games.ganymede.model import Ganymede
from senki.games.ganymede.pack import Cards


def set_up(players: int, teams: bool, cards: Cards) -> Ganymede:
    """S1, S2  Each player has a colour, two base cards and their initiative cards; nothing else lies out yet."""
    t = Ganymede()
    t.lay_out(players)
    t.cards = cards
    t.players = players
    t.teams = teams
    return t
