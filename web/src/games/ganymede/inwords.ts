// The table in words: what is on offer, each player's mechs and what they carry, as far as the reader knows them, and the attack under way.
import type { SkinProps, TableText } from "../../core/skin";
import { factsOf, type Facts } from "./facts";
import { deckCount, draftedBy, mechOf, NONE, partsOn, phaseOf, seatOf, tableOf, targetSeat, UNIT, valuesOf, type Table } from "./model";
import { mechName, valuesText } from "./texts";

/** Fields that these lines tell, or that say nothing to a person. */
const COVERS = [
  "players",
  "teams",
  "start",
  "leads",
  "wings",
  "offer",
  "lead",
  "wing",
  "parts",
  "units",
  "bond_used",
  "out",
  "deck",
  "shown",
  "attacker",
  "defender",
  "dice",
];

function unitLine(game: SkinProps, facts: Facts, t: Table, unit: number): string {
  const { words } = game;
  const name = words.name("unit", unit);
  const row = t.units[unit];
  if (row?.destroyed) return words.say("words-destroyed", { unit: name });
  const [mech, values] = [mechOf(facts, t, unit), valuesOf(t, unit)];
  if (!row || !mech || !values) {
    const [lead, wing] = draftedBy(facts, t, seatOf(unit)).map((one) => (one ? mechName(words, one) : words.say("none")));
    return words.say("words-hidden", { unit: name, lead: lead ?? "", wing: wing ?? "" });
  }
  const carried = (partsOn(t, unit) ?? []).map((part) => words.name("part", part));
  return [
    words.say("words-unit", { unit: name, mech: mechName(words, mech), values: valuesText(words, values, values.hp - row.damage) }),
    ...(carried.length ? [words.say("words-carries", { parts: words.join(carried) })] : []),
    ...(row.face_up ? [] : [words.say("words-standby")]),
  ].join(words.say("words-between"));
}

function seatLines(game: SkinProps, facts: Facts, t: Table, seat: number): string[] {
  const { words } = game;
  const name = words.seat(seat);
  if (t.out[seat]) return [words.say("words-out", { seat: name })];
  if (phaseOf(t) === "battle")
    return [words.say("heading", { label: name }), ...[0, 1].map((second) => `  ${unitLine(game, facts, t, UNIT.of(seat, second))}`)];
  const mechs = draftedBy(facts, t, seat).flatMap((one) => (one ? [mechName(words, one)] : []));
  const things = [...mechs, ...(t.parts[seat] ?? []).map((part) => words.name("part", part))];
  return [words.say(things.length ? "words-drafted" : "words-drafted-nothing", { seat: name, things: words.join(things) })];
}

/** What lies on the table for the draft, row by row. */
function offerLines(game: SkinProps, t: Table): string[] {
  const { words } = game;
  const rows = [
    ["leads", "mech", t.leads],
    ["wings", "mech", t.wings],
    ["offer", "part", t.offer],
  ] as const;
  return rows
    .filter(([, , things]) => things.length)
    .map(([zone, kind, things]) =>
      words.say("words-offer", { what: words.say(`zone-${zone}`), things: words.join(things.map((one) => words.name(kind, one))) }),
    );
}

function attackLine(game: SkinProps, t: Table): string[] {
  const { words } = game;
  const target = targetSeat(t, game.history);
  if (t.attacker === NONE || target === NONE) return [];
  const attacker = words.name("unit", t.attacker);
  if (t.defender === NONE) return [words.say("words-attack", { attacker, target: words.seat(target) })];
  return [words.say("words-attack", { attacker, target: words.name("unit", t.defender) })];
}

export function inWords(game: SkinProps): TableText {
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  const { words } = game;
  const lines = Array.from({ length: t.players }, (_, seat) => seatLines(game, facts, t, seat)).flat();
  if (phaseOf(t) === "draft") {
    if (t.start !== NONE) lines.push(words.say("words-start", { seat: words.seat(t.start) }));
    lines.push(...offerLines(game, t));
  }
  if (phaseOf(t) === "battle") {
    lines.push(words.say("words-deck", { count: deckCount(t) }));
    if (t.shown.length) lines.push(words.say("words-shown", { cards: words.join(t.shown.map((card) => words.name("initiative", card))) }));
    lines.push(...attackLine(game, t));
  }
  return { covers: COVERS, lines };
}
