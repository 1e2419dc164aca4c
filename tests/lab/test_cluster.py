"""Games on a cluster: the same results as here, also when a process or a whole node is lost; what is not the same is refused."""

from __future__ import annotations

import functools
import importlib.util
import os
import pathlib
import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from lab import piecework
from senki.engine.catalog import find_game
from senki.lab import cluster as clusters
from senki.lab import parcels
from senki.lab.batches import in_batches
from senki.lab.cluster import Cluster, ClusterError, connect
from senki.lab.extras import LabError
from senki.lab.matches import Match, make_match, play_match
from senki.lab.parcels import Parcel, matches_in, pack_up, unpack
from senki.lab.screening import Shaking, screen_from
from senki.lab.variants import compare_from
from small_games import leduc

NO_RAY = "*** RAY IS NOT INSTALLED: PLAYING ON A CLUSTER IS NOT TESTED *** (pip install 'senki[cluster]')"


def duel(pack: str | None = None) -> Match:
    return make_match(find_game("ganymede"), ["sensible"], 3, 2, pack=pack)


# -- parcels, which need no Ray ---------------------------------------------------------------------------------------


def test_a_pack_travels_by_content(tmp_path: pathlib.Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_bytes((pathlib.Path(find_game("ganymede").pack_path()) / "cards.toml").read_bytes())
    work = functools.partial(compare_from, replace(duel(str(own)), changes=("mech.grey-heron.hp=2",)), duel(str(own)), 0)
    here = work(0, 2)
    parcel: Parcel = pickle.loads(pickle.dumps(pack_up(work)))
    own.unlink()  # there is no such file where it arrives
    there = unpack(parcel, tmp_path / "node")
    assert all(match.pack is not None and str(tmp_path / "node") in match.pack for match in matches_in(there))
    assert there(0, 2) == here


def test_a_pack_in_a_folder_travels_too(tmp_path: pathlib.Path) -> None:
    work = functools.partial(screen_from, Shaking(replace(duel(find_game("ganymede").pack_path()), watched=True), ("part.*.dice",)), 0)
    there = unpack(pack_up(work), tmp_path)
    assert there(0, 1) == work(0, 1)


@pytest.mark.parametrize("part", ["rules_version", "build", "pack"])
def test_another_senki_is_refused(part: str, tmp_path: pathlib.Path) -> None:
    parcel = pack_up(functools.partial(compare_from, duel(), duel(), 0))
    other = replace(parcel, subjects=(replace(parcel.subjects[0], **{part: "other"}),))
    with pytest.raises(LabError, match=rf"ganymede: another {part.replace('_', ' ')} there .* than here \(other\)"):
        unpack(other, tmp_path)


def test_a_pack_that_was_changed_on_the_way_is_refused(tmp_path: pathlib.Path) -> None:
    parcel = pack_up(functools.partial(compare_from, duel(find_game("ganymede").pack_path()), duel(), 0))
    (mark, ((name, content), *_)) = next(iter(parcel.packs.items()))
    with pytest.raises(LabError, match="did not arrive as it was sent"):
        unpack(replace(parcel, packs={mark: ((name, content + b"#"),)}), tmp_path)


def test_the_build_is_that_of_the_texts(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    before = parcels.build_of("ganymede")
    assert before != parcels.build_of("ares")
    (tmp_path / "rules.py").write_text("HP = 3")
    monkeypatch.setattr(parcels, "game_folder", lambda game: tmp_path)
    assert parcels.build_of.__wrapped__("ganymede") != before


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setenv(clusters.MODE, "disabled")
    with pytest.raises(LabError, match=r"Ray is not installed: install the extra, pip install 'senki\[cluster\]'"):
        connect.__wrapped__("10.0.0.5:6379")


# -- a cluster of two nodes on this machine ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A head without processors and two nodes with one each, which ask for a token."""
    if importlib.util.find_spec("ray") is None:
        pytest.skip(NO_RAY)
    os.environ |= {clusters.MODE: "token", "RAY_AUTH_TOKEN": "a" * 64}  # before Ray is imported
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 0})
    nodes.first = nodes.add_node(num_cpus=1)
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes
    connect(nodes.address).shutdown()
    nodes.shutdown()


@pytest.mark.long
def test_a_cluster_finds_what_one_process_finds(two_nodes: Any, tmp_path: pathlib.Path) -> None:
    match = make_match(leduc.GAME, ["random", "greedy"], 4)
    engine = Cluster(two_nodes.address)
    assert replace(play_match(match, 120, engine), seconds=0) == replace(play_match(match, 120, 1), seconds=0)
    marker = tmp_path / "died"
    done = list(in_batches(functools.partial(piecework.die_once, str(marker)), 20, engine))
    assert marker.exists()
    assert [number for piece in done for number in piece] == list(range(20))
    with pytest.raises(ClusterError, match="no such thing"):
        list(in_batches(piecework.fail, 20, engine))


@pytest.mark.long
def test_a_node_of_another_senki_is_named(two_nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "build_of", lambda game: "another")
    with pytest.raises(ClusterError, match=r"a node of the cluster cannot take part: .*another build there"):
        play_match(make_match(leduc.GAME, ["random", "greedy"], 4), 20, Cluster(two_nodes.address))


@pytest.mark.long
def test_the_result_is_the_same_when_a_node_is_lost(two_nodes: Any) -> None:
    match = make_match(leduc.GAME, ["random", "greedy"], 4)
    lost: list[int] = []

    def lose(games: int) -> None:
        if not lost:
            lost.append(games)
            two_nodes.remove_node(two_nodes.first, allow_graceful=False)

    after = play_match(match, 20_000, Cluster(two_nodes.address), lose)
    assert lost
    assert replace(after, seconds=0) == replace(play_match(match, 20_000, 1), seconds=0)
