/** The deal of the day: the same cards and dice for everybody on that date, alone against one bot. */

import { levelName, usualBot } from "./levels";
import { keepDaily, keptTable } from "./keep";
import { botNames, myName, openTable } from "./sitting";
import type { GameInfo, TableView } from "./types";
import { t } from "./words.svelte";
import { reach } from "./reach";

/** Today's date, the same for everybody. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export async function playDaily(game: GameInfo): Promise<void> {
  const day = today();
  const table = await openTable(
    {
      game: game.id,
      options: {},
      seats: [
        { kind: "person", name: myName(), bot: null },
        { kind: "bot", name: botNames()[0] ?? "", bot: usualBot(game) },
      ],
      public: false,
      starts: 0,
      window_wait: null,
      pace: null,
      seed: `deal of the day ${day} ${game.id}`,
    },
    game.title,
  );
  keepDaily(table, day);
}

/** The result of a deal of the day in one line, which tells nothing about the deal; null at any other table. */
export function dailyLine(view: TableView): string | null {
  const day = keptTable(view.table)?.daily;
  const me = view.you[0];
  if (!day || me === undefined || !view.over) return null;
  const other = view.seats.find(({ seat }) => seat !== me);
  const args = {
    day,
    title: view.title,
    level: levelName(other?.bot ?? ""),
    mine: view.scores[me] ?? 0,
    theirs: view.scores[other?.seat ?? -1] ?? 0,
    address: reach.home,
  };
  const winners = view.outcome?.winners ?? [];
  return t(winners.includes(me) ? (winners.length > 1 ? "web-daily-shared" : "web-daily-won") : "web-daily-lost", args);
}
