/* The links to a table's free seats. Only this browser knows them: of each the server keeps a hash, and making new ones ends the old. */
import { remember, remembered } from "./me.svelte";
import type { Invite } from "./wire";

const KEY = "invites";
const TABLES = 20; // of which the links are kept

function all(): Record<string, readonly Invite[]> {
  try {
    return JSON.parse(remembered(KEY) ?? "{}") as Record<string, readonly Invite[]>;
  } catch {
    return {};
  }
}

export function keptInvites(table: string): readonly Invite[] {
  return all()[table] ?? [];
}

export function keepInvites(table: string, invites: readonly Invite[]): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  remember(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [table, invites]])));
}
