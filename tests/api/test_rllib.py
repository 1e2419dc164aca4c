"""The example for RLlib, where Ray and PyTorch are installed (they are in no list of ours: gigabytes for one example)."""

from __future__ import annotations

import importlib.util
import os
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
MISSING = [name for name in ("ray", "torch") if importlib.util.find_spec(name) is None]


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"RLLIB'S EXAMPLE IS NOT TRIED: not installed: {', '.join(MISSING)}")
def test_the_example_learns_for_an_iteration() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry), "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, str(ROOT / "examples" / "rllib_ganymede.py"), "--iterations", "1", "--batch", "200"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert re.search(r"^iteration 1: \d+ decisions", ran.stdout, re.MULTILINE)
