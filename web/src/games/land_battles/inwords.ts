// The table in words: points, counters and terrain, then every row of every area with its units.
import type { SkinProps, TableText } from "../../core/skin";
import { factsOf } from "./facts";
import { AREAS, tableOf, unitsIn } from "./model";
import { perkText, unitText } from "./texts";

/** Fields that these lines tell, or that say nothing to a person. */
const COVERS = [
  "players",
  "nation",
  "points",
  "superior",
  "terrain",
  "control",
  "rows",
  "reserve",
  "acted",
  "damage",
  "victory",
  "secured",
  "pick_sight",
  "hand_sight",
  "team",
  "station",
  "picked",
  "way",
  "buying",
  "deed",
  "actor",
  "target",
  "weapon",
  "played",
  "needed",
  "successes",
  "reply",
  "replier",
  "has_destroyed",
  "has_secured",
  "changed",
  "idle",
  "reactions",
];

export function inWords(game: SkinProps): TableText {
  const { words } = game;
  const facts = factsOf(game.table);
  const t = tableOf(game);
  const sides = [1 - t.near, t.near];
  const lines = t.nation.map((nation, seat) =>
    words.say("skin-words-seat", {
      seat: words.seat(seat),
      nation: words.name("nation", nation),
      points: t.points[seat % 2] ?? 0,
      superior: t.superior[seat % 2] ?? 0,
      cards: t.hand[seat]?.count ?? 0,
      reserve: t.reserve[seat]?.length ?? 0,
    }),
  );
  const card = facts.terrain[t.terrain];
  if (card)
    lines.push(
      words.say("skin-words-terrain", {
        terrain: words.name("terrain", t.terrain),
        points: card.vp,
        perk: perkText(words, card),
        control: words.say("skin-control-label", { space: t.control, steps: card.steps }),
      }),
    );
  AREAS.forEach((name, area) => {
    lines.push(words.say("heading", { label: words.say(`area-${name}`) }));
    for (const side of sides)
      for (const row of [0, 1, 2])
        for (const unit of unitsIn(t, side, area, row)) {
          const force = facts.unit[unit];
          if (force)
            lines.push(
              `  ${words.say(side === t.near ? "skin-own-row" : "skin-enemy-row", { row: row + 1 })}: ${unitText(words, t, force)}`,
            );
        }
  });
  return { covers: COVERS, lines };
}
