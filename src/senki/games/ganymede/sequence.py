"""The sequence of play, and the table as it is set up."""

from __future__ import annotations

from senki.engine.procedure import Rule, chance, procedure
from senki.games.ganymede.cards import Cards
from senki.games.ganymede.model import NONE, UNITS, Ganymede
from senki.games.ganymede.questions import START_PLAYER, STARTS
from senki.games.ganymede.rules.battle import battle_phase
from senki.games.ganymede.rules.build import build_phase


def set_up(players: int, teams: bool, cards: Cards) -> Ganymede:
    """S1, S2  Each player has a colour, two base cards and their initiative cards; nothing else lies out yet."""
    t = Ganymede()
    t.cards = cards
    t.players = players
    t.teams = teams
    t.leads = []
    t.wings = []
    t.offer = []
    t.mech = [NONE] * UNITS
    t.parts = [[] for _ in range(players)]
    t.fitted = [[] for _ in range(UNITS)]
    t.face_up = [0] * UNITS
    t.damage = [0] * UNITS
    t.destroyed = [0] * UNITS
    t.souls = [NONE] * UNITS
    t.bonds = [NONE] * UNITS
    t.bond_used = [0, 0]
    t.out = [0] * players
    t.extra = [NONE] * UNITS
    t.extra_known = [0] * UNITS
    t.deck = []
    t.shown = []
    t.removed = [0] * UNITS
    t.dice = []
    return t


@procedure
def game(t: Ganymede) -> Rule[None]:
    """G2  The build phase, then the battle phase."""
    t.start = yield from chance(START_PLAYER, list(range(t.players)))  # S3  Ruling: at random, not by who last saw Jupiter
    t.tell(STARTS, t.start)
    yield from build_phase(t)
    yield from battle_phase(t)
