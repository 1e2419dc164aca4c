"""Questions, options, events and zones in a reader's language.

Ids of texts follow from what the game declares: ask-<question>, chance-<question>, event-<event>, zone-<field>, <kind>-<value>,
figure-<figure>, term-<term>, option-<option>-<value>. What has no text is shown by its id, made readable, so a game can be played before it
has any.
"""

from __future__ import annotations

from senki.engine.decision import Decision
from senki.engine.events import Event
from senki.engine.game import Game
from senki.engine.options import split_seats
from senki.engine.table import CHANCE
from senki.engine.zones import FLAG, NUMBER, SEAT, Kind, Pair
from senki.text.catalogue import Catalogue


def readable(text_id: str) -> str:
    return text_id.replace("-", " ").replace("_", " ")


def zone_id(field: str) -> str:
    """The text that names a field, or a column of rows: zone-units-damage."""
    return "zone-" + field.replace("_", "-").replace(".", "-")


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
        if text is None and isinstance(kind, Pair):
            first, second = (
                self.name(part, number) for part, number in zip(kind.parts, (kind.first(value), kind.second(value)), strict=True)
            )
            return str(value) if second == str(kind.second(value)) else self.say("pair", first=first, second=second)
        if text is None and not label and self.has_texts:
            return str(value)  # a place or so, of which a game with texts says in its own words what it is
        return text or readable(label or f"{kind.name} {value}")

    @property
    def has_texts(self) -> bool:
        """Does the game have texts of its own?"""
        return self.catalogue.find("game-title", {}) is not None

    def label(self, kind: Kind, value: int) -> str:
        """The id of a card or of a choice that has one; empty for others."""
        labels = self.labels.get(kind.name, ())
        return labels[value] if 0 <= value < len(labels) else ""

    def seat(self, seat: int) -> str:
        if seat == CHANCE:
            return self.say("chance")
        if seat < 0:
            return self.say("none")
        name = self.own_name(seat) or self.say("seat", number=seat + 1)
        return self.say("your-seat", seat=name) if seat == self.you else name

    def own_name(self, seat: int) -> str | None:
        """A game may name its seats: by colours, by sides."""
        return self.catalogue.find(f"seat-{seat}", {})

    def place(self, seat: int) -> str:
        """A seat by its number and, if it has one, by its name."""
        number, name = self.say("seat", number=seat + 1), self.own_name(seat)
        return self.say("seat-named", seat=number, name=name) if name else number

    def value(self, kind: Kind, value: int | list[int] | None) -> str | int:
        """A value for use in a text: plain numbers stay numbers, so that the text can choose its plural by them."""
        if value is None:
            return self.say("hidden")
        if isinstance(value, list):
            return self.join([self.name(kind, one) for one in value]) or self.say("none")
        return self.name(kind, value) if kind.size else value

    def zone(self, field: str) -> str:
        return self.catalogue.find(zone_id(field), {}) or sentence(zone_id(field).removeprefix("zone-"))

    def title(self, game_id: str) -> str:
        return self.catalogue.find("game-title", {}) or sentence(game_id)

    def setting(self, option: str, value: str) -> str:
        name = self.catalogue.find(f"option-{option}", {}) or sentence(option)
        return self.say("labelled", label=name, text=self.join([self.setting_value(option, one) for one in split_seats(value)]))

    def setting_value(self, option: str, value: str) -> str:
        return self.catalogue.find(f"option-{option}-{value}", {}) or readable(value)

    # -- sentences ----------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> str:
        """The question, with what it is about put in."""
        args = {name: self.value(self.kinds[kind], value) for name, (kind, value) in decision.about.items()}
        asker = "chance" if decision.seat == CHANCE else "ask"
        return self.catalogue.find(f"{asker}-{decision.question.name}", args) or sentence(decision.question.name)

    def by_rule(self, rule: str) -> str:
        """The rule of a question or of a line, to be added to it."""
        return self.say("by-rule", rule=self.say("rule", id=rule))

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
