/** The tables that this browser has a seat at, running and finished, newest first. */

import { api } from "./api";
import { keptTables, type Kept, type Token } from "./keep";
import type { Mine } from "./types";
import { titleOf } from "./words.svelte";

export interface MyTable extends Mine {
  kept: Kept;
}

const LATEST = 60;
/** The server takes no more tables in one request. */
const MOST_TOKENS = 200;

/** The tokens that show most of a table: those of this browser's seats, else any. */
function telling(tokens: readonly Token[]): string[] {
  const seats = tokens.filter(({ kind }) => kind === "seat");
  return (seats.length > 0 ? seats : tokens.slice(0, 1)).map(({ token }) => token);
}

/** Whether the others at a table wait for the reader. */
export const waits = ({ your_turn, kept }: MyTable): boolean => your_turn && !kept.practice;

class MyTables {
  all = $state.raw<MyTable[]>([]);
  loaded = $state(false);

  get running(): MyTable[] {
    return this.all.filter((table) => !table.over);
  }

  /** The tables at which one of the reader's seats is asked. */
  get waiting(): MyTable[] {
    return this.running.filter((table) => waits(table));
  }

  get finished(): MyTable[] {
    return this.all.filter((table) => table.over);
  }

  async load(): Promise<void> {
    const kept = Object.entries(keptTables())
      .sort(([, a], [, b]) => b.updated - a.updated)
      .slice(0, LATEST);
    const tokens = kept.flatMap(([, { tokens: own }]) => telling(own)).slice(0, MOST_TOKENS);
    const found = new Map<string, Mine>();
    for (const table of tokens.length > 0 ? await api.mine(tokens) : []) {
      const before = found.get(table.table);
      found.set(table.table, { ...table, your_turn: table.your_turn || Boolean(before?.your_turn) });
    }
    this.all = kept.flatMap(([id, entry]) => {
      const table = found.get(id);
      return table ? [{ ...table, title: titleOf(table.game, table.title), kept: entry }] : [];
    });
    this.loaded = true;
  }
}

export const mine = new MyTables();
