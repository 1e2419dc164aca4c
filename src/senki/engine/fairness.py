"""The dice of real games: a keyed stream that nobody can foresee, and that everybody can check when the game is over.

Before the game the host publishes the commitment, a hash of the secret seed. Players may mix in words of their own. After the game the
seed is published, and every die and every card can be worked out again. The stream is SHA-256 in counter mode and whole numbers only,
so it is the same on every machine and in every version of Python.

The claim is that results cannot be foreseen or steered; not that every order of a large deck can come up (no 256-bit seed reaches
them all), and not that the host cannot read hidden cards: the host is trusted for secrecy.
"""

from __future__ import annotations

import hashlib
from typing import Final

SEED_BYTES: Final = 32
WORDS: Final = 8  # of 32 bits, in a block


def commitment(seed: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(b"senki commitment 1\n" + seed).hexdigest()


class KeyedStream:
    """Numbers from a secret seed and the players' words."""

    def __init__(self, seed: bytes, words: tuple[str, ...] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        digest = hashlib.sha256(b"senki stream 1\n" + seed)
        for word in words:
            data = word.encode()
            digest.update(len(data).to_bytes(4, "big") + data)
        self.key: Final = digest.digest()
        self.block = 0
        self.buffer: list[int] = []

    @property
    def used(self) -> int:
        """Words that were taken so far."""
        return WORDS * self.block - len(self.buffer)

    def go_to(self, used: int) -> None:
        """Go on as after so many words."""
        self.block, rest = divmod(used, WORDS)
        self.buffer = []
        for _ in range(rest):
            self.word()

    def word(self) -> int:
        """32 bits."""
        if not self.buffer:
            data = hashlib.sha256(self.key + self.block.to_bytes(8, "big")).digest()
            self.block += 1
            self.buffer = [int.from_bytes(data[k : k + 4], "big") for k in range(28, -1, -4)]
        return self.buffer.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: words that would favour some are thrown away."""
        if not 0 < n <= 1 << 32:
            raise ValueError(f"cannot choose among {n}")
        limit = (1 << 32) // n * n
        while (word := self.word()) >= limit:
            pass
        return word % n


def seed_from(text: str) -> bytes:
    """A seed from a number or a word that a person gives, for games that shall be repeatable."""
    return hashlib.sha256(b"senki seed 1\n" + text.encode()).digest()
