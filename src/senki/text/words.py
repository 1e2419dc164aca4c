"""Questions, options, events and zones in a reader's language.

Ids of texts follow from what the game declares: ask-<question>, chance-<question>, event-<event>, zone-<field>, <kind>-<value>,
option-<option>-<value>. What has no text is shown by its id, made readable, so a game can be played before it has any.
"""

from __future__ import annotations

from senki.engine.decision import Decision
from senki.engine.events import Event
from senki.engine.game import Game
from senki.engine.table import CHANCE
from senki.engine.zones import FLAG, NUMBER, SEAT, Kind
from senki.text.catalogue import Catalogue


def readable(text_id: str) -> str:
    return text_id.replace("-", " ").replace("_", " ")


def sentence(text_id: str) -> str:
    text = readable(text_id)
    return text[:1].upper() + text[1:]


class Words:
    """One language for one game (or none) and its card data, as one seat reads it: its own seat is marked as such."""

    def __init__(self, lang: str, game: Game | None = None, facts: object = None, you: int | None = None) -> None:
        self.lang = lang
        self.you = you
        self.catalogue = Catalogue(lang, game.info.id if game else None)
        kinds = game.info.kinds if game else ()
        self.kinds = {kind.name: kind for kind in (NUMBER, FLAG, SEAT, *kinds)}
        self.labels = {kind.name: kind.labels for kind in self.kinds.values() if kind.labels}
        if game and facts is not None:
            self.labels |= game.labels(facts)  # cards are numbered by the pack, and named by its ids

    def say(self, text_id: str, **args: str | int) -> str:
        text = self.catalogue.find(text_id, args)
        return readable(text_id) if text is None else text

    def join(self, names: list[str]) -> str:
        joiner = self.say("list-joiner")
        return (self.say("list-joiner-wide") if any(joiner in name for name in names) else joiner).join(names)

    # -- names of things ----------------------------------------------------------------------------------------------

    def name(self, kind: Kind, value: int) -> str:
        """What a number stands for. Below zero means that there is nothing, except for plain numbers (kinds without a size)."""
        if not kind.size:
            return str(value)
        if kind.name == FLAG.name:
            return self.say("choice-yes" if value else "choice-no")
        if kind.name == SEAT.name:
            return self.seat(value)
        if value < 0:
            return self.say("none")
        label = self.label(kind, value)
        text = self.catalogue.find(f"{kind.name}-{label or value}", {})
        return text or readable(label or f"{kind.name} {value}")

    def label(self, kind: Kind, value: int) -> str:
        """The id of a card or of a choice that has one; empty for others."""
        labels = self.labels.get(kind.name, ())
        return labels[value] if 0 <= value < len(labels) else ""

    def seat(self, seat: int) -> str:
        if seat == CHANCE:
            return self.say("chance")
        if seat < 0:
            return self.say("none")
        own_name = self.catalogue.find(f"seat-{seat}", {})  # a game may name its seats: by colours, by sides
        name = own_name or self.say("seat", number=seat + 1)
        return self.say("your-seat", seat=name) if seat == self.you else name

    def value(self, kind: Kind, value: int | list[int] | None) -> str | int:
        """A value for use in a text: plain numbers stay numbers, so that the text can choose its plural by them."""
        if value is None:
            return self.say("hidden")
        if isinstance(value, list):
            return self.join([self.name(kind, one) for one in value]) or self.say("none")
        return self.name(kind, value) if kind.size else value

    def zone(self, field: str) -> str:
        name = field.replace("_", "-")
        return self.catalogue.find(f"zone-{name}", {}) or sentence(name)

    def title(self, game_id: str) -> str:
        return self.catalogue.find("game-title", {}) or sentence(game_id)

    def setting(self, option: str, value: str) -> str:
        name = self.catalogue.find(f"option-{option}", {}) or sentence(option)
        return f"{name}: {self.catalogue.find(f'option-{option}-{value}', {}) or readable(value)}"

    # -- sentences ----------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> str:
        """The question, with what it is about put in."""
        args = {name: self.value(self.kinds[kind], value) for name, (kind, value) in decision.about.items()}
        asker = "chance" if decision.seat == CHANCE else "ask"
        return self.catalogue.find(f"{asker}-{decision.question.name}", args) or sentence(decision.question.name)

    def option(self, decision: Decision, option: int) -> str:
        text_id = decision.question.text_id(option)
        if text_id.startswith("choice-"):
            return self.say(text_id)
        return self.name(decision.question.kind, option)

    def event(self, event: Event) -> str:
        args = {name: self.value(event.kind.values[name], value) for name, value in event.values.items()}
        text = self.catalogue.find(f"event-{event.kind.name}", args)
        if text is None:
            text = sentence(event.kind.name) + (": " + ", ".join(str(value) for value in args.values()) if args else "")
        return text
