"""Random games of the whole Twilight Imperium over seats, strategy sets and galaxies: faults, ends, and how often each card was played.

    python tools/imperium_fuzz.py --games 240 --out one.json
    python tools/imperium_fuzz.py --first 240 --games 240 --out two.json    the next games of the same run, on another machine perhaps
    python tools/imperium_fuzz.py --add one.json two.json                    both together

    python tools/imperium_fuzz.py --games 240 --sensible 60                 so many of a hundred answers as a sensible player would

Game k has setting k of 24 (3 to 6 seats, both strategy sets, three ways of making the galaxy) and depends on (seed, k) alone.
Players who answer at random alone seldom have the ships that many cards need; half-sensible ones do.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import time
from collections import Counter
from itertools import product
from typing import cast

from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.facts import words_of
from senki.engine.game import Game
from senki.engine.options import check_setting
from senki.engine.policies import ByWeight
from senki.engine.saves import save
from senki.engine.testing.fuzz import CHECK_ONE_IN
from senki.engine.testing.play import Line, Setting, rng_for, session_of
from senki.engine.testing.secrecy import check_secrets
from senki.games.imperium.pack import Cards
from senki.games.imperium.pack_cards import ActionKind
from senki.games.imperium.pack_politics import Political

LISTEN_EVERY = 256  # answers
BY_WEIGHT = ByWeight()
Counts = dict[str, Counter[str]]


def settings(game: Game) -> list[Setting]:
    """Every number of seats with both strategy sets and three galaxies; races drawn for each by its place in the list."""
    found = []
    for seats, strategy, galaxy in product(game.info.seats, ("shattered-empire", "base"), ("preset", "random", "built")):
        races = "chosen" if galaxy == "built" else "draft" if galaxy == "random" else "random"
        named = {"mode": "full", "strategy": strategy, "galaxy": galaxy, "races": races}
        found.append(Setting(seats, check_setting(game, seats, named)))
    return found


def play(game: Game, setting: Setting, seed: int, number: int, pack: object, counts: Counts, secrets: bool, sensible: int) -> None:
    """One game, with its invariants, and one position of it looked at for leaks."""
    rng = rng_for(seed, number)
    line = Line(game, setting, pack)
    place = rng.below(4000)
    try:
        while not line.over:
            if secrets and len(line.answers) == place:
                check_secrets(game, line.table, rng.below(setting.seats), rng, str(line))
            line.give(*choose(game, line, rng, sensible))
            if rng.below(CHECK_ONE_IN) == 0:
                game.check(line.table)
            if len(line.answers) % LISTEN_EVERY == 0:
                listen(game, line, counts)
        game.check(line.table)
        listen(game, line, counts)
    except Exception as error:
        counts["faults"][f"game {number}: {type(error).__name__}: {error}"] += 1
        pathlib.Path(f"fault-{number}.save").write_text(save(session_of(line)), encoding="utf-8")
    counts["games"][f"{setting.seats} {setting.options['strategy']} {setting.options['galaxy']}"] += 1
    counts["longest"][str(setting.seats)] = max(counts["longest"][str(setting.seats)], len(line.answers))
    counts["answers"][str(setting.seats)] += len(line.answers)


def choose(game: Game, line: Line, rng: Rng, sensible: int) -> tuple[int, int]:
    """Any answer; so many of a hundred by weight."""
    seat, value = line.random_answer(rng)
    if sensible == 0 or seat < 0 or rng.below(100) >= sensible:
        return seat, value
    return seat, BY_WEIGHT.answer(game, line.table, rng)


def listen(game: Game, line: Line, counts: Counts) -> None:
    """Action cards that have worked, agendas that were read, outcomes, and how the game has ended."""
    kinds, cards = words_of(ActionKind), cast(Cards, line.pack)
    for number, _, rule, values in line.events():
        name = game.info.events[number].name
        if name == "card-works":
            counts["action"][kinds[cards.action.kind[values[1]]]] += 1
        elif name == "agenda-read":
            counts["agenda"][words_of(Political)[values[0]]] += 1
        elif name == "law-passed":
            counts["law"][words_of(Political)[values[0]]] += 1
        elif name == "game-ends":
            counts["end"][rule or "Z3"] += 1


def report(counts: Counts) -> None:
    print(f"{sum(counts['games'].values())} games, {sum(counts['answers'].values())} answers, longest {dict(counts['longest'])}")
    print(f"faults: {sum(counts['faults'].values())}", *counts["faults"], sep="\n  ")
    print(f"ends: {dict(counts['end'])}")
    for deck, words in (("action", words_of(ActionKind)), ("agenda", words_of(Political))):
        never = [word for word in words if counts[deck][word] == 0]
        rare = sorted(words, key=lambda word: counts[deck][word])[:12]
        print(f"{deck}: {len(words) - len(never)} of {len(words)} kinds came up; never: {never}")
        print("  rarest:", ", ".join(f"{word} {counts[deck][word]}" for word in rare))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after this time; 0: when the games are played")
    parser.add_argument("--sensible", type=int, default=0, metavar="PERCENT")
    parser.add_argument("--no-secrets", action="store_true")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--add", type=pathlib.Path, nargs="+", default=[])
    arguments = parser.parse_args()
    counts: Counts = {name: Counter() for name in ("games", "answers", "longest", "faults", "end", "action", "agenda", "law")}
    for path in arguments.add:
        for name, found in json.loads(path.read_text(encoding="utf-8")).items():
            more: Counter[str] = Counter(found)
            counts[name] = Counter(counts[name] | more) if name == "longest" else counts[name] + more
    if not arguments.add:
        game = find_game("imperium")
        pack, chosen, begun = game.load_pack(None), settings(game), time.monotonic()
        for number in range(arguments.first, arguments.first + arguments.games):
            play(game, chosen[number % len(chosen)], arguments.seed, number, pack, counts, not arguments.no_secrets, arguments.sensible)
            if 0 < arguments.minutes * 60 < time.monotonic() - begun:
                break
            if arguments.out:
                arguments.out.write_text(json.dumps(counts), encoding="utf-8")
    report(counts)


if __name__ == "__main__":
    main()
