// The table in words: every base as far as the reader knows it, and the battle line column by column.
import type { SkinProps, TableText } from "../../core/skin";
import { FACTIONS, factsOf, NONE, type Facts } from "./facts";
import { siteOf, tableOf, type Battle, type Player, type Table } from "./model";
import { forceText, siteText } from "./texts";

/** Fields that these lines tell, or that say nothing to a person. */
const COVERS = [
  "players",
  "mode",
  "faction",
  "sight",
  "unseen",
  "base",
  "attached",
  "reserve",
  "front",
  "flank",
  "behind",
  "fired",
  "retreating",
  "forces",
  "boosts",
  "shooter",
  "target",
  "plan",
  "opening",
  "to_hit",
  "rolled_again",
  "team",
  "laid",
  "raider_shown",
  "attack_sight",
];

function baseLines(game: SkinProps, facts: Facts, player: Player): string[] {
  const { words } = game;
  const head = words.say(player.open ? "base-now" : "base-seen", {
    seat: words.seat(player.seat),
    faction: words.say(`faction-${FACTIONS[player.faction]}`),
    unseen: player.unseen,
  });
  return [head, ...player.sites.filter((site) => site.card !== NONE || site.under > 0).map((site) => `  ${siteText(words, facts, site)}`)];
}

function columnText(game: SkinProps, t: Table, battle: Battle, side: 0 | 1, column: number): string {
  const forces = [battle.front[side][column] ?? NONE, ...battle.flank[side].filter((_, number) => battle.behind[side][number] === column)];
  const names = forces
    .map((force) => siteOf(t, force))
    .filter((site) => site !== null)
    .map((site) => forceText(game.words, site));
  return names.join(" + ") || game.words.say("none");
}

export function inWords(game: SkinProps): TableText {
  const facts = factsOf(game.table);
  const t = tableOf(facts, game.view);
  const { words } = game;
  const lines = t.players.flatMap((player) => baseLines(game, facts, player));
  const battle = t.battle;
  if (battle?.front[0].length) {
    lines.push(words.say("heading", { label: words.say("battle-line") }));
    battle.front[0].forEach((_, column) =>
      lines.push(
        `  ${words.say("column-line", { number: column + 1, attackers: columnText(game, t, battle, 0, column), defenders: columnText(game, t, battle, 1, column) })}`,
      ),
    );
  }
  return { covers: COVERS, lines };
}
