"""Writes what a release leaves to all later ones: saves, a pack and a server's database, with finished and running games.

    PYTHONPATH=tests:src python tools/release_files.py VERSION

They are written once, when VERSION is released, into tests/releases/VERSION, and never again; tests/server/test_releases.py opens all of
them.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
from typing import Final

ROOT: Final = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]
os.environ.setdefault("SENKI_GAMES", "small_games")

from senki.engine.catalog import find_game  # noqa: E402
from senki.engine.saves import save  # noqa: E402
from senki.server.archiving import archive_of  # noqa: E402
from senki.server.creating import pack_text  # noqa: E402
from senki.server.sqlstore import open_store  # noqa: E402
from server.desk import Desk  # noqa: E402
from server.stores import put  # noqa: E402

GAMES: Final[dict[str, tuple[int, dict[str, str]]]] = {  # how many sit there, and the options
    "ganymede": (2, {}),
    "empire_rebellion": (2, {}),
    "ares": (2, {"mode": "basic"}),
    "land_battles": (2, {}),
    "imperium": (3, {"mode": "core"}),
}
HALF: Final = 12  # answers of the running games


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version")
    folder = ROOT / "tests" / "releases" / parser.parse_args().version
    if folder.exists():
        print(f"release_files: {folder.relative_to(ROOT)} is there already, and stays as it is", file=sys.stderr)
        return 1
    folder.mkdir(parents=True)
    store = open_store(str(folder / "tables.sqlite"))
    for number, (game, (seats, options)) in enumerate(GAMES.items(), 1):
        for seed, most in ((number * 10, 100_000), (number * 10 + 1, HALF)):
            desk = Desk(game, "p" * seats, options, seed=seed)
            desk.play({seat: desk.come(seat) for seat in range(seats)}, most)
            (table,) = desk.store.tables.values()
            put(store, table, *desk.store.steps(table.id))
            if table.status == "over":
                put(store, *archive_of(desk.store, table.id, desk.now))
                (folder / f"{game}.senki").write_text(save(desk.room.game_record.session, reveal=True), encoding="utf-8")
        pack = find_game(game).pack_of(find_game(game).load_pack(None))
        if pack is not None:
            (folder / f"{game}.toml").write_text(pack_text(pack), encoding="utf-8")
    store.close()
    for rest in folder.glob("tables.sqlite.lock"):
        rest.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
