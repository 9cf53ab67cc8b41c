/** Tables that anybody may watch. */

import { api } from "./api";
import type { Mine } from "./types";
import { titleOf } from "./words.svelte";

/** The ones being played, newest first. */
export async function running(): Promise<Mine[]> {
  const tables = await api.publicTables();
  return tables.filter(({ started, over }) => started && !over).map((table) => ({ ...table, title: titleOf(table.game, table.title) }));
}
