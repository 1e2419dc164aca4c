"""The table of Twilight Imperium in words: players, strategy cards, objectives, and the systems in which something is."""

from __future__ import annotations

from typing import Final, Protocol, cast

from senki.engine.facts import words_of
from senki.engine.frames import Row
from senki.games.imperium.kinds import AREAS, COLUMNS, FORCES_ABOARD, MOVER, PDS_ABOARD, VESSELS, PromiseKind, Stance, VesselClass
from senki.games.imperium.pack import CONTRACTS, HEXES, NONE, Cards, Colour, Objective, Race, Strategy, Technology
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Ballot, Political

COVERS: Final = (
    "race", "home", "goods", "points", "techs", "counters", "passed", "initiative", "systems", "activated", "planets", "fleet_owner",
    "ships", "loads", "high_alert", "high_alert_of", "taken_by", "face_down", "bonus", "o_public", "scored", "registers", "fired",
    "landed", "landed_fighters", "aimed", "basket", "afloat", "swapped", "stalled", "secrets", "o_shown", "laying", "contracts", "promises",
    "a_hand", "a_discard", "a_board", "said", "lesson", "rolled",
)  # fmt: skip
OF_HEXES: Final = (
    "activate", "counters-at", "counter-back", "card-move-to", "high-alert", "produce-at", "transfer-one", "transfer-other",
    "transfer-build", "withdraw-to", "built-in", "forge-at", "lay-at",
)  # fmt: skip
OF_MOVERS: Final = ("move-ship", "card-move")

Shown = list[dict[str, int]]  # rows that the reader sees


class Words(Protocol):
    """What the reader's language gives."""

    def say(self, text_id: str, **args: str | int) -> str: ...

    def seat(self, seat: int) -> str: ...

    def join(self, names: list[str]) -> str: ...


class Galaxy:
    """The table as the reader's view has it."""

    def __init__(self, view: Row, facts: object, words: Words) -> None:
        self.table = cast(dict[str, list[int]], view["table"])
        self.planets = cast(Shown, self.table["planets"])
        self.players = cast(int, self.table["players"])
        self.cards = cast(Cards, facts)
        self.words = words

    def counted(self, text_id: str, count: int) -> list[str]:
        return [self.words.say("skin-count", name=self.words.say(text_id), count=count)] if count else []

    def seat_line(self, seat: int) -> str:
        owned = [f"technology-{word}" for tech, word in enumerate(words_of(Technology)) if (self.table["techs"][seat] >> tech) & 1]
        race = self.table["race"][seat]
        return self.words.say(
            "skin-seat-line",
            seat=self.words.seat(seat),
            race=self.words.say(f"race-{words_of(Race)[race]}") if race != NONE else self.words.say("none"),
            points=self.table["points"][seat],
            strategy=self.table["counters"][seat * AREAS],
            fleet=self.table["counters"][seat * AREAS + 1],
            command=self.table["counters"][seat * AREAS + 2],
            goods=self.table["goods"][seat],
            techs=self.words.join([self.words.say(tech) for tech in owned]),
        )

    def card_lines(self) -> list[str]:
        found: list[str] = []
        for card, word in enumerate(words_of(Strategy)):
            if self.table["bonus"][card] != NONE:
                owner = self.table["taken_by"][card]
                found.append(
                    self.words.say(
                        "skin-card-line",
                        card=self.words.say(f"strategy-{word}"),
                        owner=self.words.seat(owner) if owner != NONE else self.words.say("none"),
                        state=self.words.say("skin-played" if self.table["face_down"][card] else "skin-unplayed"),
                        bonus=self.table["bonus"][card],
                    )
                )
        return found

    def trade_lines(self) -> list[str]:
        """Whose contracts a seat holds, and what has been promised."""
        found: list[str] = []
        contracts = self.table["contracts"]
        for seat in range(self.players):
            held = [
                self.words.say("skin-trade-held", seat=self.words.seat(row // CONTRACTS), value=self.contract_value(row))
                for row, holder in enumerate(contracts)
                if holder == seat and row // CONTRACTS != seat
            ]
            if held:
                found.append(self.words.say("skin-trade-line", seat=self.words.seat(seat), contracts=self.words.join(held)))
        for row in cast(Shown, self.table["promises"]):
            name = self.promise_name(row)
            names = (self.words.seat(row["seat"]), self.words.seat(row["other"]))
            found.append(self.words.say("skin-promise-line", seat=names[0], other=names[1], promise=name))
        return found

    def promise_name(self, row: dict[str, int]) -> str:
        """What was promised: of a card which one, of a vote for what."""
        if row["card"] != NONE:
            return self.words.say("skin-trade-leave", card=self.words.say(f"strategy-{words_of(Strategy)[row['card']]}"))
        if row["choice"] != NONE and self.table["agenda"]:
            card = self.table["agenda"][0]
            name = self.words.say(f"political-{words_of(Political)[card]}")
            return self.words.say("skin-trade-vote", card=name, choice=self.choice_name(self.cards.political.ballot[card], row["choice"]))
        return self.words.say(f"promise-{words_of(PromiseKind)[row['kind']]}")

    def choice_name(self, ballot: int, choice: int) -> str:
        match ballot:
            case Ballot.FOR_AGAINST:
                return self.words.say(f"stance-{words_of(Stance)[choice]}")
            case Ballot.PLAYER | Ballot.TWO_PLAYERS:
                return self.words.seat(choice)
            case Ballot.PLANET | Ballot.TWO_PLANETS:
                return self.planet_name(choice)
            case Ballot.LAW:
                return self.words.say(f"political-{words_of(Political)[choice]}")
            case Ballot.COLOUR:
                return self.words.say(f"colour-{words_of(Colour)[choice]}")
        return self.words.say(f"objective-{words_of(Objective)[choice]}")

    def contract_value(self, row: int) -> int:
        return self.cards.race.contracts[self.table["race"][row // CONTRACTS]][row % CONTRACTS]

    def goals_line(self) -> str:
        goals = [self.words.say(f"objective-{words_of(Objective)[goal]}") for goal in self.table["o_public"]]
        return self.words.say("skin-goals-line", goals=self.words.join(goals) or self.words.say("none"))

    # -- action cards -------------------------------------------------------------------------------------------------

    def action_lines(self, reader: int | None) -> list[str]:
        """What was announced, the own cards with their texts, hands of others with what is known of them, the table, the discards."""
        hands = cast(list[list[int] | dict[str, list[int]]], self.table["a_hand"])
        found = [self.said_line(row) for row in cast(Shown, self.table["said"])]
        if reader is not None and reader >= 0:
            found += [self.card_text(card) for card in seen_of(hands[reader])]
        for seat in range(self.players):
            hand = hands[seat]
            count = len(hand) if isinstance(hand, list) else cast(int, hand["hidden"])
            if count and seat != reader:
                line = self.words.say("skin-hand-line", seat=self.words.seat(seat), count=count)
                found.append(self.labelled(line, seen_of(hand)) if seen_of(hand) else line)
        for field, text_id in (("a_board", "zone-a-board"), ("a_discard", "zone-a-discard")):
            if self.table[field]:
                found.append(self.labelled(self.words.say(text_id), self.table[field]))
        return found

    def labelled(self, label: str, cards: list[int]) -> str:
        return self.words.say("labelled", label=label, text=self.words.join([self.action_name(card) for card in cards]))

    def action_name(self, card: int) -> str:
        return self.words.say(f"play-{self.cards.action.labels()[card]}")

    def card_text(self, card: int) -> str:
        window = self.words.say(f"window-{words_of(Window)[self.cards.action.window[self.cards.action.kind[card]]]}")
        text = self.words.say(f"text-play-{self.cards.action.labels()[card]}")
        return self.words.say("skin-card-text", card=self.action_name(card), window=window, text=text)

    def said_line(self, row: dict[str, int]) -> str:
        return self.words.say("skin-said-line", seat=self.words.seat(row["seat"]), card=self.action_name(row["card"]))

    # -- systems ------------------------------------------------------------------------------------------------------

    def system_name(self, place: int) -> str:
        system = self.table["systems"][place]
        if system == NONE:
            return self.words.say(f"hex-{place}")
        name = self.words.say(f"system-{self.cards.system.ids[system]}")
        return self.words.say("skin-place", name=name, hex=self.words.say(f"hex-{place}")) if place else name

    def fleet_text(self, fleet: int) -> str:
        units = self.table["ships"][fleet * COLUMNS : (fleet + 1) * COLUMNS]
        parts = [part for vessel in range(VESSELS) for part in self.counted(f"vessel-{words_of(VesselClass)[vessel]}", units[vessel])]
        parts += self.counted("unit-ground-force", units[FORCES_ABOARD]) + self.counted("unit-pds", units[PDS_ABOARD])
        return self.words.say("skin-fleet-of", seat=self.words.seat(self.table["fleet_owner"][fleet]), units=self.words.join(parts))

    def dock_text(self, seat: int) -> str:
        return self.words.say("skin-fleet-of", seat=self.words.seat(seat), units=self.words.say("unit-space-dock"))

    def planet_text(self, planet: int) -> str:
        row = self.planets[planet]
        parts = [self.planet_name(planet)]
        if row["owner"] != NONE:
            parts += [self.words.seat(row["owner"]), self.words.say("skin-ready" if row["ready"] else "skin-exhausted")]
        parts += self.counted("unit-ground-force", row["forces"]) + self.counted("unit-pds", row["pds"])
        return self.words.join(parts + ([self.words.say("unit-space-dock")] if row["dock"] else []))

    def planet_name(self, planet: int) -> str:
        facts = self.cards.planet
        name = self.words.say(f"planet-{facts.ids[planet]}")
        return self.words.say("skin-planet", name=name, resources=facts.resources[planet], influence=facts.influence[planet])

    def system_line(self, place: int) -> str:
        parts = [self.planet_text(planet) for planet in self.cards.system.planets[self.table["systems"][place]]]
        fleets = (place, *([HEXES] if place == cast(int, self.table["act_hex"]) else []))
        parts += [self.fleet_text(fleet) for fleet in fleets if self.table["fleet_owner"][fleet] != NONE]
        parts += [self.dock_text(dock["seat"]) for dock in cast(Shown, self.table["afloat"]) if dock["hex"] == place]
        seats = [self.words.seat(seat) for seat in range(self.players) if (self.table["activated"][place] >> seat) & 1]
        if seats:
            parts.append(self.words.say("skin-counters-of", seats=self.words.join(seats)))
        text = self.words.say("list-joiner-wide").join(parts)
        return self.words.say("labelled", label=self.system_name(place), text=text) if text else ""


def lines(view: Row, facts: object, words: Words) -> list[str]:
    """Players, strategy cards, objectives, then every system with planets, ships or counters."""
    galaxy = Galaxy(view, facts, words)
    found = [galaxy.seat_line(seat) for seat in range(galaxy.players)] + galaxy.trade_lines() + galaxy.card_lines() + [galaxy.goals_line()]
    found += galaxy.action_lines(cast(int | None, view["seat"]))
    places = [place for place in range(HEXES) if galaxy.table["systems"][place] != NONE]
    return found + [line for place in places if (line := galaxy.system_line(place))]


def seen_of(hand: list[int] | dict[str, list[int]]) -> list[int]:
    """What a hand shows of itself."""
    return hand if isinstance(hand, list) else hand.get("known", [])


def option_note(view: Row, facts: object, words: Words, question: str, option: int) -> str:
    """Which system a hex is, and where a ship comes from."""
    galaxy = Galaxy(view, facts, words)
    if question in OF_HEXES and option >= 0:
        return galaxy.system_name(option)
    if question in OF_MOVERS and option >= 0:
        return galaxy.system_name(MOVER.first(option))
    return ""
