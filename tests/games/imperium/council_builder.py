"""Tables for the council: a card is voted on, and all vote as the script says."""

from __future__ import annotations

from games.imperium.table_builder import start, table
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import Ints
from senki.engine.testing.scripted import Play, Results
from senki.games.imperium.kinds import Stance
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.rules.agendas import voting_order

VOTES = {
    Ballot.FOR_AGAINST: "vote",
    Ballot.PLAYER: "vote-player",
    Ballot.TWO_PLAYERS: "vote-player",
    Ballot.PLANET: "vote-planet",
    Ballot.TWO_PLANETS: "vote-planet",
    Ballot.LAW: "vote-law",
    Ballot.COLOUR: "vote-colour",
    Ballot.OBJECTIVE: "vote-objective",
}


def political(name: str) -> int:
    found = getattr(Political, name.upper().replace("-", "_"))
    assert isinstance(found, int)
    return found


def council_table(seats: int = 3, **options: str) -> Imperium:
    """The complete game in round 1, everybody with a card of initiative; nobody makes offers in the discussion."""
    t = table(seats, mode="full", **{"deals": "none", **options})
    t.initiative = list(range(1, seats + 1))
    return t


def enact_law(t: Imperium, name: str, elected: int = 0, second: int = -1) -> int:
    """The law is in force, as if it had been voted on."""
    card = political(name)
    vote(t, name, [elected] if second < 0 else [elected, second])
    assert card in t.c_laws
    return card


def call(t: Imperium, name: str, dice: Results = ()) -> Play[Imperium]:
    """The card is the agenda."""
    card = political(name)
    for pile in (t.c_deck, t.c_discard, *t.c_hand):
        if card in pile:
            pile.remove(card)
    t.agenda = [card]
    return start(t, "sitting", dice, by=NONE)


def vote(t: Imperium, name: str, choices: list[int], dice: Results = ()) -> Play[Imperium]:
    """All who may vote for the first choice; where two are elected the last who votes takes the second. Then first answers to the end."""
    play = call(t, name, dice)
    give_votes(t, play, name, choices)
    return first_answers(play)


def give_votes(t: Imperium, play: Play[Imperium], name: str, choices: list[int]) -> None:
    question = VOTES[t.cards.political.ballot[political(name)]]
    order = list(voting_order(t))
    while not pass_windows(play).over and play.open[0].name in (question, "decide"):
        asked = play.open[0]
        choice = choices[-1] if asked.seat == order[-1] else choices[0]
        play.answer(asked.seat, asked.name, choice if choice in asked.options else asked.options[0])


def pass_windows(play: Play[Imperium]) -> Play[Imperium]:
    """Nobody plays a card in the windows that are open."""
    while play.open and play.open[0].name in ("react", "own-card"):
        play.answer(play.open[0].seat, play.open[0].name, PASS)
    return play


def first_answers(play: Play[Imperium]) -> Play[Imperium]:
    """Everybody gives the first answer to the end, and does what a card lets one do."""
    while not play.over:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[-1 if asked.name == "accept" else 0])
    return play


FOR: Ints = (Stance.FOR,)
AGAINST: Ints = (Stance.AGAINST,)
NOBODY = ENOUGH
