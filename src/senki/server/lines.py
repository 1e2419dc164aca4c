"""A line in which every table has its turn: however many jobs one of them brings, the next one's is taken after it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairLine(Generic[Item]):
    """Items by whom they are for. The groups take turns, in the order in which they came; within a group, first come, first served."""

    def __init__(self) -> None:
        self.groups: OrderedDict[str, deque[Item]] = OrderedDict()
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def put(self, group: str, item: Item) -> None:
        self.groups.setdefault(group, deque()).append(item)
        self.count += 1

    def take(self) -> Item:
        group, items = next(iter(self.groups.items()))
        item = items.popleft()
        self.count -= 1
        if items:
            self.groups.move_to_end(group)
        else:
            del self.groups[group]
        return item

    def first(self) -> Iterator[Item]:
        """The next item of each group, in the order in which they will be taken."""
        for items in self.groups.values():
            yield items[0]

    def clear(self) -> list[Item]:
        """Everybody is sent home."""
        rest = [item for items in self.groups.values() for item in items]
        self.groups.clear()
        self.count = 0
        return rest
