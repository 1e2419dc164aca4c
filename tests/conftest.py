"""The small games of the tests are found like any other game; this must stand in the environment before the catalog first looks."""

from __future__ import annotations

import os

os.environ["SENKI_GAMES"] = "small_games"
