"""The games of this folder are found by senki, wherever the tests are called from."""

from __future__ import annotations

import os
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(FOLDER.parent))
os.environ["SENKI_GAMES"] = FOLDER.name
