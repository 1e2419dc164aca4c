"""Games on a cluster of machines (Ray, extra `cluster`): the same pieces, done elsewhere, and the same results in the same order.

Every place on the cluster is an actor that first makes sure that it is the same senki, with the same rules and the same pack. When an
actor or its whole machine is lost, its piece is done again by another. Ray's own authentication by token is on unless somebody has set
it otherwise.
"""

from __future__ import annotations

import contextlib
import functools
import os
import pathlib
import pickle
import socket
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final, Generic, TypeVar, cast

from senki.lab.batches import Crew, Piece, Work, do_piece
from senki.lab.extras import LabError, need
from senki.lab.parcels import Parcel, pack_up, unpack

T = TypeVar("T")
MODE: Final = "RAY_AUTH_MODE"
PATIENCE: Final = 60.0  # seconds until somebody is told that no node has room
LOOK: Final = 5.0


class ClusterError(LabError):
    """What is wrong with the cluster, and how to put it right."""


class Hand:
    """A place on the cluster: one process of a node."""

    def __init__(self) -> None:
        self.work: Callable[[int, int], Any] | None = None
        self.folder = tempfile.TemporaryDirectory(prefix="senki-cluster-")

    def begin(self, packed: bytes) -> str:
        """Get ready; what is wrong in words, with the name of the node, or nothing."""
        try:
            parcel: Parcel = pickle.loads(packed)
            self.work = unpack(parcel, pathlib.Path(self.folder.name))
        except Exception as why:
            return f"{socket.gethostname()}: {type(why).__name__}: {why}"
        return ""

    def do(self, piece: Piece) -> tuple[float, Any]:
        assert self.work is not None
        return do_piece(self.work, piece)


@dataclass(frozen=True)
class Cluster:
    """An engine for in_batches."""

    address: str
    jobs: int | None = None  # places; by default one for each of the cluster's processors

    def crew(self, work: Work[T], most: int) -> Crew[T]:
        ray = connect(self.address)
        places = self.jobs or int(ray.cluster_resources().get("CPU", 0))
        if places < 1:
            raise ClusterError(f"--cluster {self.address}: it has no processors")
        return Hands(ray, pack_up(work), min(places, most))


@functools.cache
def connect(address: str) -> ModuleType:
    os.environ.setdefault(MODE, "token")
    ray = need("ray", "Ray", "cluster")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", namespace="senki")
    except Exception as why:
        told = " ".join(str(why).split())[:400]
        raise ClusterError(f"--cluster {address}: cannot be reached: {told}") from None
    return ray


class Hands(Generic[T]):
    """So many actors. One that is lost is replaced where there is room for it; until then the others go on."""

    def __init__(self, ray: ModuleType, parcel: Parcel, places: int) -> None:
        self.ray: Final = ray
        self.packed: Final = ray.put(pickle.dumps(parcel))
        self.kind: Final = ray.remote(num_cpus=1, max_restarts=0)(Hand)
        self.places: Final = places
        self.idle: Final[list[Any]] = []
        self.coming: Final[dict[Any, Any]] = {}  # by what they promised: actors that get ready
        self.given: Final[dict[Any, tuple[Any, Piece]]] = {}  # by what they promised: actors and their pieces
        self.none_since: float | None = None
        for _ in range(places):
            self.hire()

    def hire(self) -> None:
        actor = self.kind.remote()
        self.coming[actor.begin.remote(self.packed)] = actor

    def is_free(self) -> bool:
        return bool(self.idle)

    def give(self, piece: Piece) -> None:
        actor = self.idle.pop()
        self.given[actor.do.remote(piece)] = (actor, piece)

    def done(self) -> list[tuple[Piece, tuple[float, T] | None]]:
        found: list[tuple[Piece, tuple[float, T] | None]] = []
        ready, _ = self.ray.wait([*self.given, *self.coming], num_returns=1, timeout=LOOK)
        for promise in ready:
            if promise in self.coming:
                self.welcome(promise)
            else:
                found.append(self.taken(promise))
        self.check_room()
        return found

    def welcome(self, promise: Any) -> None:
        actor = self.coming.pop(promise)
        try:
            wrong = self.ray.get(promise)
        except self.ray.exceptions.RayError:
            self.hire()  # it was lost on the way
            return
        if wrong:
            raise ClusterError(f"a node of the cluster cannot take part: {wrong}")
        self.idle.append(actor)

    def taken(self, promise: Any) -> tuple[Piece, tuple[float, T] | None]:
        actor, piece = self.given.pop(promise)
        try:
            result = cast(tuple[float, T], self.ray.get(promise))
        except (self.ray.exceptions.ActorDiedError, self.ray.exceptions.ActorUnavailableError, self.ray.exceptions.ObjectLostError):
            with contextlib.suppress(self.ray.exceptions.RayError):
                self.ray.kill(actor)
            self.hire()
            return piece, None
        except self.ray.exceptions.RayError as why:
            raise ClusterError(f"a piece of work failed on the cluster: {' '.join(str(why).split())[:600]}") from None
        self.idle.append(actor)
        return piece, result

    def check_room(self) -> None:
        """Nobody works and nobody comes: say so rather than wait for ever."""
        if self.given or self.idle:
            self.none_since = None
            return
        now = time.monotonic()
        self.none_since = self.none_since or now
        if now - self.none_since > PATIENCE:
            raise ClusterError("no node of the cluster has a free processor; stop other work on it, or add a node")

    def end(self) -> None:
        for actor in [*self.idle, *self.coming.values(), *(actor for actor, _ in self.given.values())]:
            with contextlib.suppress(Exception):
                self.ray.kill(actor)
