/** The score sheet: how far everybody came; alone the turns taken. */

import type { TableView } from "../../lib/types";
import type { ScoreRow } from "../types";
import { raceOf } from "./view";

export function sheet(table: TableView): ScoreRow[] {
  const view = raceOf(table);
  if (!view) return [];
  if (view.solitaire) {
    return [
      { label: "web-iditacards-score-turns", note: "web-iditacards-score-fewer", icon: "speed", points: [view.solitaire[0]] },
      { label: "web-iditacards-score-days", icon: "newday", points: [view.solitaire[1]] },
    ];
  }
  return [{ label: "web-iditacards-score-square", icon: "finish", points: view.players.map(({ position }) => position) }];
}

export const round = (view: Record<string, unknown>): number | null => (typeof view["round"] === "number" ? view["round"] : null);
