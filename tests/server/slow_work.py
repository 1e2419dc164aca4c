"""Work for worker processes that misbehaves on demand: a job's agent says how."""

from __future__ import annotations

import os
import pathlib
import signal
import time

from senki.server.jobs import ThinkJob
from senki.server.worker import answer_job


def misbehave(job: ThinkJob) -> object:
    """sleep:SECONDS, time (that is given), spin, die, die-once:FILE, fail, unsendable; anything else is an agent's name."""
    what, _, how = job.agent.partition(":")
    if what == "sleep":
        time.sleep(float(how))
        return job.seed
    if what == "spin":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        while True:
            pass
    if what == "die" or (what == "die-once" and not pathlib.Path(how).exists()):
        if how:
            pathlib.Path(how).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "die-once":
        return os.getpid()
    if what == "fail":
        raise RuntimeError("no idea")
    if what == "unsendable":
        return lambda: None
    if what == "time":
        return job.seconds
    if what == "who":
        return os.getpid(), os.nice(0)
    return answer_job(job)
