"""The watch for tests that hang looks at progress, not at the clock."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

from hanging import Limits, Watched, processor_time

LIMITS = Limits(quiet=600, endless=3600)


def test_who_works_slowly_does_not_hang() -> None:
    watched = Watched("a test", LIMITS, 100.0, 0.0)
    for minute in range(1, 24 * 60):
        assert watched.look(minute * 60.0, 100.0 + minute) == ""  # a second of the processor in a minute, for a day


def test_who_does_nothing_hangs() -> None:
    watched = Watched("a test", LIMITS, 100.0, 0.0)
    assert watched.look(590.0, 100.1) == ""
    assert watched.look(610.0, 100.1) == "has done nothing for 10 minutes"


def test_who_goes_round_for_ever_hangs() -> None:
    watched = Watched("a test", LIMITS, 100.0, 0.0)
    assert watched.look(3500.0, 3600.0) == ""
    assert watched.look(3700.0, 3710.0) == "has used 60 minutes of the processor"


def test_what_a_test_has_started_counts_as_its_own() -> None:
    before = processor_time(os.getpid())
    subprocess.run([sys.executable, "-c", "import time\nwhile time.process_time() < 0.3: pass"], check=True)
    assert processor_time(os.getpid()) - before > 0.25


def test_a_test_that_hangs_ends_with_its_stacks(tmp_path: pathlib.Path) -> None:
    program = (
        "import hanging, time\n"
        "hanging.LOOK_EVERY = 0.05\n"
        "watch = hanging.HangWatch()\n"
        "watch.begin('the test', hanging.Limits(quiet=0.2))\n"
        "def waits_for_ever():\n"
        "    time.sleep(10_000)\n"
        "waits_for_ever()\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(pathlib.Path(__file__).parent)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
    assert done.returncode == 70
    assert "the test HANGS: it has done nothing" in done.stderr
    assert "in waits_for_ever" in done.stderr
