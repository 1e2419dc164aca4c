"""What lies on the table of Twilight Imperium, and the words for it.

Outside a battle the space of a system is held by one player (G17), so space units lie by hex with an owner; the active player's units that
have come to a system held by another wait in a fleet of their own, ARRIVING, until the battle is over. A fleet is a block of numbers, one
for each class of vessel. Of ground forces and PDS aboard, `loads` says which ship carries them (B13).
"""

from __future__ import annotations

from typing import Annotated

from senki.engine.procedure import rows, table
from senki.engine.reactions import NO_REACTION
from senki.engine.table import Table
from senki.engine.zones import AUDIENCE, FLAG, SEAT, Rows, column, empty, filled, listed, nobody, owner, per_seat, public, shared
from senki.games.imperium.kinds import (
    ACTION_CARD,
    AREAS,
    ARRIVING,
    COLUMNS,
    DAMAGED_FORM,
    DEALS,
    FACE,
    FLEETS,
    FORCES_ABOARD,
    HEX,
    MODE,
    MOST_SCUTTLED,
    OBJECTIVE,
    OFFER_TERMS,
    PDS_ABOARD,
    PLANET,
    PLAY,
    POLITICAL,
    PROMISE,
    RACE,
    RACE_CARD,
    REGISTERS,
    SCRAP,
    STRATEGY_CARD,
    SYSTEM,
    TILE,
    UNIT,
    VESSEL,
    VESSELS,
    WINDOW,
    Deals,
    Effect,
    Mode,
    VesselClass,
)
from senki.games.imperium.pack import (
    CONTRACTS,
    HEXES,
    MOST_PLAYERS,
    NONE,
    OBJECTIVES,
    PLANETS,
    STRATEGIES,
    Cards,
    Stage,
    SystemType,
    UnitType,
)
from senki.games.imperium.pack_cards import ACTION_CARDS
from senki.games.imperium.pack_politics import POLITICAL_CARDS


@rows
class PlanetRows(Rows):
    """By planet; those outside the galaxy have no hex."""

    hex: list[int] = column(HEX, NONE)
    owner: list[int] = column(SEAT, NONE)
    ready: list[int] = column(FLAG)
    forces: list[int] = column()
    pds: list[int] = column()
    dock: list[int] = column()  # 0, or 1 more than the round in which it was built
    since: list[int] = column()  # the round in which it was taken


@rows
class Loads(Rows):
    """A ship that carries ground forces or PDS."""

    fleet: list[int] = column()
    vessel: list[int] = column(VESSEL)
    forces: list[int] = column()
    pds: list[int] = column()


@rows
class Journeys(Rows):
    """K9: how each of ARRIVING has come in the activation under way, and with what aboard."""

    hex: list[int] = column(HEX, NONE)  # where it started
    vessel: list[int] = column(VESSEL)  # as which class it left
    forces: list[int] = column()
    pds: list[int] = column()
    fighters: list[int] = column()


@rows
class Effects(Rows):
    """What is in force for a time: whom it is about (NONE: everybody), what it is about (NONE: everything), and how long it lasts."""

    kind: list[int] = column()
    seat: list[int] = column(SEAT, NONE)
    other: list[int] = column(SEAT, NONE)
    thing: list[int] = column(fill=NONE)  # a hex, planet, technology or card, as its kind says
    amount: list[int] = column()
    source: list[int] = column(fill=NONE)  # the card with which it ends
    until: list[int] = column()
    last: list[int] = column()  # the round in which it was added, or one later


@rows
class Docks(Rows):
    """R12  Space docks in space."""

    seat: list[int] = column(SEAT, NONE)
    hex: list[int] = column(HEX, NONE)
    built: list[int] = column()  # 1 more than the round in which it was built
    moved: list[int] = column(FLAG)  # in the activation under way


@rows
class Promises(Rows):
    """E11  What has been promised and is not yet due."""

    kind: list[int] = column(PROMISE)
    seat: list[int] = column(SEAT, NONE)  # who has promised it
    other: list[int] = column(SEAT, NONE)  # to whom
    card: list[int] = column(STRATEGY_CARD, NONE)  # which strategy card is left
    choice: list[int] = column(fill=NONE)  # for what, or for whom or what, the vote is
    until: list[int] = column()  # the last round in which it binds; 0 where it is due on an occasion


@rows
class Dice(Rows):
    """Dice on the table, as they were rolled last."""

    seat: list[int] = column(SEAT)
    unit: list[int] = column(UNIT)
    face: list[int] = column(FACE)
    needed: list[int] = column()


@rows
class Hurt(Rows):
    """Ships that were just damaged or destroyed, until cards have answered it."""

    seat: list[int] = column(SEAT)
    vessel: list[int] = column(VESSEL)  # a damaged class where it was damaged
    lost: list[int] = column(FLAG)
    avenged: list[int] = column(FLAG)  # Courageous to the End has been played for it


@rows
class Occasions(Rows):
    """V9: the windows that are open, the innermost last."""

    window: list[int] = column(WINDOW)
    seat: list[int] = column(SEAT)  # whose turn, card, battle or vote it is
    other: list[int] = column(SEAT, NONE)  # the other side of a battle, or whom it is about
    thing: list[int] = column(fill=NONE)  # a system, planet, card or die, as the window says
    closed: list[int] = column(FLAG)  # nothing more to react to


@rows
class Said(Rows):
    """V2: action cards that have been announced, the last one last, with their targets."""

    card: list[int] = column(ACTION_CARD)
    play: list[int] = column(PLAY)  # as which kind it works (Touch of Genius)
    seat: list[int] = column(SEAT)
    occasion: list[int] = column()  # the window in which it was played
    cancelled: list[int] = column(FLAG)
    first: list[int] = column(fill=NONE)  # targets, in the order of the card
    second: list[int] = column(fill=NONE)
    third: list[int] = column(fill=NONE)
    fourth: list[int] = column(fill=NONE)


@rows
class Used(Rows):
    """V4: what a seat has used on an occasion."""

    occasion: list[int] = column()
    seat: list[int] = column(SEAT)
    play: list[int] = column(PLAY)


@table
class Imperium(Table):
    cards: Annotated[Cards, shared]
    players: Annotated[int, public()] = 0
    mode: Annotated[int, public(MODE)] = 0
    by_chance: Annotated[bool, public(FLAG)] = False  # M10: the galaxy is made by chance
    by_players: Annotated[bool, public(FLAG)] = False  # M10: the players build it
    base_tiles: Annotated[bool, public(FLAG)] = False  # J10: without the tiles of Shattered Empire
    choosing: Annotated[int, public()] = 0  # J9: how races come to the players
    goal: Annotated[int, public()] = 10  # J2
    round_limit: Annotated[int, public()] = 24  # J12
    lesson: Annotated[int, public()] = 0  # J13
    rolled: Annotated[int, public()] = 0  # J13: dice of the lesson that were rolled
    sum_initiative: Annotated[bool, public(FLAG)] = True  # J1
    silent_fighters: Annotated[bool, public(FLAG)] = True  # J4
    inclusive_rolls: Annotated[bool, public(FLAG)] = False  # J5: modifiers of combat rolls count for other dice too
    all_open: Annotated[bool, public(FLAG)] = False  # J6: with Imperial II all objectives lie open
    round: Annotated[int, public()] = 0
    speaker: Annotated[int, public(SEAT)] = NONE
    active: Annotated[int, public(SEAT)] = NONE
    winners: Annotated[int, public(AUDIENCE)] = 0  # a bit for each, once the game has ended

    # by seat
    race: Annotated[list[int], public(RACE)] = per_seat(1, NONE)
    home: Annotated[list[int], public(HEX)] = per_seat(1, NONE)
    goods: Annotated[list[int], public()] = per_seat()
    points: Annotated[list[int], public()] = per_seat()
    claims: Annotated[list[int], public()] = per_seat()  # objectives claimed, for Z5
    techs: Annotated[list[int], public()] = per_seat()  # a bit for each technology
    counters: Annotated[list[int], public()] = per_seat(AREAS)  # on the race sheet, by area
    passed: Annotated[list[int], public(FLAG)] = per_seat()
    out: Annotated[list[int], public(FLAG)] = per_seat()  # Z1: eliminated
    initiative: Annotated[list[int], public()] = per_seat()  # A11: fixed when the Action Phase begins
    registers: Annotated[list[int], public()] = per_seat(REGISTERS)

    # the galaxy
    systems: Annotated[list[int], public(SYSTEM, slots=HEXES)] = filled(HEXES, NONE)  # by hex
    activated: Annotated[list[int], public(AUDIENCE, slots=HEXES)] = filled(HEXES)  # by hex: who has a counter there
    planets: Annotated[PlanetRows, public(PLANET, slots=PLANETS)] = filled(PLANETS)
    fleet_owner: Annotated[list[int], public(SEAT, slots=FLEETS)] = filled(FLEETS, NONE)
    ships: Annotated[list[int], public(slots=FLEETS * COLUMNS)] = filled(
        FLEETS * COLUMNS
    )  # by fleet, then by class of vessel and what is aboard
    loads: Annotated[Loads, public(slots=120)] = filled(0)
    high_alert: Annotated[int, public(HEX)] = NONE
    high_alert_of: Annotated[int, public(SEAT)] = NONE
    effects: Annotated[Effects, public(slots=48)] = filled(0)

    # the galaxy while it is built: systems, as tiles
    special_tiles: Annotated[list[int], nobody(TILE)] = empty()
    empty_tiles: Annotated[list[int], nobody(TILE)] = empty()
    regular_tiles: Annotated[list[int], nobody(TILE)] = empty()
    drawn_tiles: Annotated[list[int], nobody(TILE)] = empty()
    tiles: Annotated[list[list[int]], owner(TILE)] = per_seat()
    laying: Annotated[int, public(SYSTEM)] = NONE  # the tile that is being laid
    barren: Annotated[list[int], public(FLAG)] = per_seat()  # M6: has the seat laid a tile without planets last?

    # races
    race_pool: Annotated[list[int], nobody(RACE_CARD)] = empty()
    race_cards: Annotated[list[list[int]], owner(RACE_CARD)] = per_seat()  # J9: dealt to choose from
    afloat: Annotated[Docks, public(slots=3)] = filled(0)  # R12
    swapped: Annotated[int, public(PLANET)] = NONE  # R14: its resources and influence are swapped for the round
    stalled: Annotated[list[int], public(FLAG)] = per_seat()  # R10: was the last turn passed over?

    # strategy cards, by card
    taken_by: Annotated[list[int], public(SEAT, slots=STRATEGIES)] = filled(STRATEGIES, NONE)
    face_down: Annotated[list[int], public(FLAG, slots=STRATEGIES)] = filled(STRATEGIES)
    bonus: Annotated[list[int], public(slots=STRATEGIES)] = filled(STRATEGIES, NONE)  # bonus counters; NONE: not in this game
    last_initiative: Annotated[int, public(SEAT)] = NONE  # who had the card Initiative in the round before

    # objectives
    o_first: Annotated[list[int], nobody(OBJECTIVE)] = empty()
    o_second: Annotated[list[int], nobody(OBJECTIVE)] = empty()
    o_unused: Annotated[list[int], nobody(OBJECTIVE)] = empty()
    o_top: Annotated[list[int], listed(OBJECTIVE, by="o_known", by_card=True)] = empty()  # looked at by Bureaucracy
    o_known: Annotated[list[int], nobody(AUDIENCE, slots=OBJECTIVES)] = filled(OBJECTIVES)
    scored: Annotated[list[int], public(AUDIENCE, slots=OBJECTIVES)] = filled(OBJECTIVES)  # by objective: who has claimed it
    o_public: Annotated[list[int], public(OBJECTIVE)] = empty()
    o_secret: Annotated[list[int], nobody(OBJECTIVE)] = empty()
    secrets: Annotated[list[list[int]], owner(OBJECTIVE)] = per_seat()  # S10
    o_shown: Annotated[list[int], public(OBJECTIVE)] = empty()  # O7: secret ones that were claimed

    # K  the council
    c_deck: Annotated[list[int], nobody(POLITICAL)] = empty()
    c_top: Annotated[list[int], listed(POLITICAL, by="c_known", by_card=True)] = empty()  # put back on top by Political
    c_under: Annotated[list[int], listed(POLITICAL, by="c_known", by_card=True)] = empty()  # put under the deck by Political
    c_known: Annotated[list[int], nobody(AUDIENCE, slots=POLITICAL_CARDS)] = filled(POLITICAL_CARDS)
    c_hand: Annotated[list[list[int]], owner(POLITICAL)] = per_seat()
    c_look: Annotated[list[list[int]], owner(POLITICAL)] = per_seat()  # being looked at
    c_discard: Annotated[list[int], public(POLITICAL)] = empty()
    c_laws: Annotated[list[int], public(POLITICAL)] = empty()
    c_holder: Annotated[list[int], public(SEAT, slots=POLITICAL_CARDS)] = filled(POLITICAL_CARDS, NONE)  # by law: with whom it lies
    c_elected: Annotated[list[int], public(slots=POLITICAL_CARDS)] = filled(POLITICAL_CARDS, NONE)  # by law: what was elected
    c_second: Annotated[list[int], public(slots=POLITICAL_CARDS)] = filled(POLITICAL_CARDS, NONE)  # by law: the second of two
    agenda: Annotated[list[int], public(POLITICAL)] = empty()  # what is voted on; the last one read
    ballots: Annotated[list[int], public()] = per_seat(1, NONE)  # for whom or what; NONE: nothing (yet)
    votes: Annotated[list[int], public()] = per_seat()
    sole_voter: Annotated[int, public(SEAT)] = NONE  # Council Elder
    free_secondaries: Annotated[bool, public(FLAG)] = False  # Aggressive Strategy, until the council has risen
    a_open: Annotated[list[int], public(ACTION_CARD)] = empty()  # Core Stability: to be taken in the Status Phase
    agendas_due: Annotated[int, public()] = 0  # more of them that an outcome calls
    revoted: Annotated[int, public(POLITICAL)] = NONE  # the law that is voted on again

    # the action under way
    act_hex: Annotated[int, public(HEX)] = NONE  # the system activated; ARRIVING belongs to it
    journeys: Annotated[Journeys, public(slots=48)] = filled(0)
    alert_from: Annotated[int, public(HEX)] = NONE  # C9: High Alert has come along, from there
    act_other: Annotated[int, public(HEX)] = NONE  # of a transfer: the second system
    fired: Annotated[list[int], public(PLANET, slots=36)] = empty()  # the planets of PDS that have fired in this action, one entry for each
    landed: Annotated[list[int], public(slots=3)] = filled(3)  # by planet of the system: ground forces landing on another's planet
    landed_fighters: Annotated[list[int], public(slots=3)] = filled(3)  # I12
    aimed: Annotated[list[int], public(slots=3 * VESSELS)] = filled(3 * VESSELS)  # I2: by planet, ships that bombard it
    basket: Annotated[list[int], public(slots=9)] = filled(9)  # by type of unit: what is being bought

    # E  trade
    deals: Annotated[int, public(DEALS)] = Deals.ALL  # J11
    contracts: Annotated[list[int], public(SEAT)] = per_seat(
        CONTRACTS, NONE
    )  # by seat, each race's two: who holds it; NONE: not in the game
    unpaid: Annotated[list[int], public(FLAG)] = per_seat(CONTRACTS)  # E5: contracts exchanged in the action under way
    negotiator: Annotated[int, public(SEAT)] = NONE  # E4: who approves agreements, while negotiations are open
    dealt: Annotated[int, public(AUDIENCE)] = 0  # E12: to whom an offer was made in this turn; the active player's own bit: deals are over
    market: Annotated[int, public(SEAT)] = NONE  # R3: whose deals action cards may be part of, in the Status Phase
    owed: Annotated[list[int], public(slots=4)] = empty()  # R3: two sides, and how many cards each of them still has to give
    offer: Annotated[list[int], public(slots=OFFER_TERMS)] = empty()  # E10: the offer that is being answered, see rules/deals
    promises: Annotated[Promises, public(slots=40)] = filled(0)
    kept: Annotated[list[int], public()] = per_seat(MOST_PLAYERS)  # E11: promises kept, by who promised and by to whom
    broken: Annotated[list[int], public()] = per_seat(MOST_PLAYERS)

    # the space battle or invasion combat under way
    defender: Annotated[int, public(SEAT)] = NONE  # the active player attacks
    battle_planet: Annotated[int, public(PLANET)] = NONE  # for which planet an invasion combat is fought
    battle_round: Annotated[int, public()] = 0
    dice: Annotated[Dice, public(slots=60)] = filled(0)
    hits: Annotated[list[int], public()] = per_seat()  # that the seat is about to take
    aimed_hits: Annotated[list[int], public()] = per_seat()  # so many of them on ships, not on fighters (Experimental Weaponry)
    again: Annotated[int, public(FLAG)] = 0  # a card was played for one die or ship: its window opens once more, for others
    hurt: Annotated[Hurt, public(slots=24)] = filled(0)
    fallen: Annotated[int, public()] = 0  # ground forces destroyed in this invasion combat, on both sides

    # V  action cards
    a_deck: Annotated[list[int], nobody(ACTION_CARD)] = empty()
    a_hand: Annotated[list[list[int]], listed(ACTION_CARD, by="a_known", by_card=True)] = per_seat()
    a_known: Annotated[list[int], nobody(AUDIENCE, slots=ACTION_CARDS)] = filled(ACTION_CARDS)  # by card: who has seen it
    a_look: Annotated[list[list[int]], owner(ACTION_CARD)] = per_seat()  # cards that a seat looks through
    a_discard: Annotated[list[int], public(ACTION_CARD)] = empty()
    a_board: Annotated[list[int], public(ACTION_CARD)] = empty()  # cards that stay on the table
    said: Annotated[Said, public(slots=8)] = filled(0)
    occasions: Annotated[Occasions, public(slots=12)] = filled(0)
    used: Annotated[Used, public(slots=24)] = filled(0)
    reactions: Annotated[list[int], owner(PLAY)] = per_seat(1, NO_REACTION)
    last_played: Annotated[int, public(PLAY)] = 0  # the last card that was announced, as what it worked
    declined: Annotated[int, public()] = 0  # a bit for each action that returns to the question and was not taken this time

    # sealed choices, until all have made theirs
    choice: Annotated[list[list[int]], owner(counted=False, slots=7)] = per_seat()
    scrap: Annotated[list[list[int]], owner(SCRAP, counted=False, slots=MOST_SCUTTLED)] = per_seat()


def is_full(t: Imperium) -> bool:
    """Does the game have race abilities, cards, council and trade?"""
    return t.mode == Mode.FULL


# -- players ----------------------------------------------------------------------------------------------------------


def clockwise(t: Imperium, first: int) -> list[int]:
    """G16  The seats not eliminated, clockwise from one."""
    return [(first + step) % t.players for step in range(t.players) if not t.out[(first + step) % t.players]]


def others(t: Imperium, seat: int) -> list[int]:
    """The other players, clockwise."""
    return [other for other in clockwise(t, seat) if other != seat]


def neighbours(t: Imperium, seat: int) -> list[int]:
    """G9  The next players left and right."""
    found = others(t, seat)
    return [found[0], found[-1]] if found else []


def counters_in(t: Imperium, seat: int, area: int) -> int:
    return t.counters[seat * AREAS + area]


def change_counters(t: Imperium, seat: int, area: int, change: int) -> None:
    t.counters[seat * AREAS + area] += change


def sheet_counters(t: Imperium, seat: int) -> int:
    """All counters on the race sheet's areas."""
    first = seat * AREAS
    return t.counters[first] + t.counters[first + 1] + t.counters[first + 2]


def reinforcements(t: Imperium, seat: int) -> int:
    """H4  Counters that are neither on the sheet nor in the galaxy."""
    left = t.cards.start.counters - sheet_counters(t, seat)
    for bits in t.activated:
        left -= (bits >> seat) & 1
    return left


def has_tech(t: Imperium, seat: int, tech: int) -> bool:
    return (t.techs[seat] >> tech) & 1 != 0


def register(t: Imperium, seat: int, which: int) -> int:
    return t.registers[seat * REGISTERS + which]


# -- systems and planets ----------------------------------------------------------------------------------------------


def type_at(t: Imperium, place: int) -> int:
    """The type of the system in a hex; NONE where there is none."""
    return t.cards.system.type[t.systems[place]] if t.systems[place] != NONE else NONE


def planets_at(t: Imperium, place: int) -> list[int]:
    """The planets of the system in a hex, trade stations included."""
    return t.cards.system.planets[t.systems[place]] if t.systems[place] != NONE else []


def is_station(t: Imperium, planet: int) -> bool:
    return t.cards.planet.station[planet] != 0


def is_home(t: Imperium, seat: int, planet: int) -> bool:
    """Is the planet in the seat's own home system?"""
    return t.planets.hex[planet] == t.home[seat]


def planets_of(t: Imperium, seat: int) -> list[int]:
    """The planets that the seat controls, trade stations included."""
    return [planet for planet in range(PLANETS) if t.planets.owner[planet] == seat]


def planets_outside_home(t: Imperium, seat: int) -> int:
    """N11  Planets outside the home system; stations do not count."""
    count = 0
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and t.planets.hex[planet] != t.home[seat] and not is_station(t, planet):
            count += 1
    return count


def is_activated(t: Imperium, seat: int, place: int) -> bool:
    """Does a counter of the seat lie there?"""
    return (t.activated[place] >> seat) & 1 != 0


def has_units_on_planets(t: Imperium, seat: int, place: int) -> bool:
    for planet in planets_at(t, place):
        if t.planets.owner[planet] == seat and has_units(t, planet):
            return True
    return False


def has_units(t: Imperium, planet: int) -> bool:
    """G5  Are there units on the planet?"""
    return t.planets.forces[planet] > 0 or t.planets.pds[planet] > 0 or t.planets.dock[planet] > 0


def afloat_at(t: Imperium, seat: int, place: int) -> list[int]:
    """R12  The rows of the seat's docks in space there."""
    return [row for row in range(len(t.afloat)) if t.afloat.hex[row] == place and t.afloat.seat[row] == seat]


def docks_at(t: Imperium, seat: int, place: int) -> list[int]:
    """The planets there on which the seat has docks."""
    return [planet for planet in planets_at(t, place) if t.planets.owner[planet] == seat and t.planets.dock[planet] > 0]


def holds_home(t: Imperium, seat: int) -> bool:
    """O3  Does the seat control all its home planets?"""
    for planet in planets_at(t, t.home[seat]):
        if t.planets.owner[planet] != seat:
            return False
    return True


# -- fleets -----------------------------------------------------------------------------------------------------------


def count(t: Imperium, fleet: int, kind: int) -> int:
    """How many of a class of vessel, ground forces or PDS a fleet has."""
    return t.ships[fleet * COLUMNS + kind]


def change(t: Imperium, fleet: int, kind: int, amount: int) -> None:
    t.ships[fleet * COLUMNS + kind] += amount


def count_type(t: Imperium, fleet: int, unit: int) -> int:
    """How many ships of a type, damaged or not."""
    damaged = DAMAGED_FORM[unit]
    whole = t.ships[fleet * COLUMNS + unit]
    return whole + t.ships[fleet * COLUMNS + damaged] if damaged != NONE else whole


def ships_in(t: Imperium, fleet: int) -> int:
    """G2  Ships; fighters are none."""
    first = fleet * COLUMNS
    return sum(t.ships[first + VesselClass.DESTROYER : first + VESSELS])


def is_empty_fleet(t: Imperium, fleet: int) -> bool:
    return ships_in(t, fleet) == 0 and t.ships[fleet * COLUMNS + VesselClass.FIGHTER] == 0


def fleet_of(t: Imperium, seat: int, place: int) -> int:
    """The seat's fleet in a hex; NONE where it has none."""
    if t.fleet_owner[place] == seat:
        return place
    if place == t.act_hex and t.fleet_owner[ARRIVING] == seat:
        return ARRIVING
    return NONE


def place_of(t: Imperium, fleet: int) -> int:
    """The hex in which a fleet is."""
    return t.act_hex if fleet == ARRIVING else fleet


def is_held_by_another(t: Imperium, seat: int, place: int) -> bool:
    """G17  Does another player hold the space of the system, with ships, fighters or docks?"""
    if t.fleet_owner[place] != NONE and t.fleet_owner[place] != seat:
        return True
    for row in range(len(t.afloat)):
        if t.afloat.hex[row] == place and t.afloat.seat[row] != seat:
            return True
    return False


def has_units_at(t: Imperium, seat: int, place: int) -> bool:
    return fleet_of(t, seat, place) != NONE or has_units_on_planets(t, seat, place) or len(afloat_at(t, seat, place)) > 0


def is_empty_system(t: Imperium, place: int) -> bool:
    """G4  No units at all, and not a special system."""
    if t.systems[place] == NONE or t.fleet_owner[place] != NONE or is_special(t, place):
        return False
    for planet in planets_at(t, place):
        if has_units(t, planet):
            return False
    return place not in t.afloat.hex


def is_special(t: Imperium, place: int) -> bool:
    """N1  Systems with a red border."""
    kind = type_at(t, place)
    return kind in (SystemType.ASTEROID_FIELD, SystemType.NEBULA, SystemType.SUPERNOVA, SystemType.ION_STORM)


def controls_system(t: Imperium, seat: int, place: int) -> bool:
    """G6  A ship of one's own there, and every planet."""
    fleet = fleet_of(t, seat, place)
    if fleet == NONE or ships_in(t, fleet) == 0:
        return False
    for planet in planets_at(t, place):
        if t.planets.owner[planet] != seat:
            return False
    return True


def pieces_left(t: Imperium, seat: int, unit: int) -> int:
    """H13  How many pieces of a type are not on the board; of fighters and ground forces there are always enough."""
    limit = t.cards.unit.pieces[unit]
    if limit == NONE:
        return 99
    return limit - units_on_board(t, seat, unit) - units_on_cards(t, seat, unit)


def units_on_cards(t: Imperium, seat: int, unit: int) -> int:
    """Ships that Military Foresight keeps are no pieces left."""
    kept = t.effects
    return len(
        [row for row in range(len(kept)) if kept.kind[row] == Effect.FORESEEN and kept.seat[row] == seat and kept.thing[row] == unit]
    )


def units_on_board(t: Imperium, seat: int, unit: int) -> int:
    found = 0
    if unit <= UnitType.WAR_SUN:
        for fleet in range(FLEETS):
            if t.fleet_owner[fleet] == seat:
                found += count_type(t, fleet, unit)
        return found
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat:
            if unit == UnitType.PDS:
                found += t.planets.pds[planet]
            elif unit == UnitType.GROUND_FORCE:
                found += t.planets.forces[planet]
            elif t.planets.dock[planet] > 0:
                found += 1
    if unit == UnitType.SPACE_DOCK:
        found += t.afloat.seat.count(seat)
    else:
        column_of = PDS_ABOARD if unit == UnitType.PDS else FORCES_ABOARD
        for fleet in range(FLEETS):
            if t.fleet_owner[fleet] == seat:
                found += count(t, fleet, column_of)
    return found


def stage_of(t: Imperium, objective: int) -> int:
    return t.cards.objective.stage[objective]


def is_second_stage(t: Imperium, objective: int) -> bool:
    """Stage II, Imperium Rex included."""
    return stage_of(t, objective) in (Stage.SECOND, Stage.END)
