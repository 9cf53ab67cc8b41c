/** The score sheet: bin cards, the bonus, and the counters won on the way. */

import type { Content, TableView } from "../../lib/types";
import type { ScoreRow } from "../types";
import { componentsOf, raceOf } from "./view";

export function sheet(table: TableView, content: Content): ScoreRow[] {
  const view = raceOf(table);
  if (!view) return [];
  const { bin_card, bonus_card } = componentsOf(content).scoring;
  return [
    { label: "web-plastics-race-score-bins", icon: "bin", points: view.players.map(({ bins }) => bins.length * bin_card) },
    {
      label: "web-plastics-race-score-bonus",
      icon: "crown",
      points: view.players.map((_, seat) => (view.bonus === seat ? bonus_card : 0)),
    },
    {
      label: "web-plastics-race-score-counters",
      note: "web-plastics-race-score-counters-note",
      icon: "points",
      points: view.players.map(({ points }) => points),
    },
  ];
}

export const round = (view: Record<string, unknown>): number | null => (typeof view["round"] === "number" ? view["round"] : null);
