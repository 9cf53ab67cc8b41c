/** Facts for the top bar, and headings for the list of answers. */

import type { Grouping } from "../../lib/answers";
import type { Message, TableView } from "../../lib/types";
import { cityOf } from "./view";

const say = (id: string, args: Message["args"] = {}): Message => ({ id, args, rules: [] });

const PHASES: Record<string, string> = { LeaveOut: "prep", Rally: "risk", Strike: "risk", ScoreTarget: "end" };
const START: readonly string[] = ["TakeStartingTile", "PlaceStartingTile"];

/** The round, whether it is the last, and the phase of the turn. */
export function facts(table: TableView): Message[] {
  const { round, last_round } = cityOf(table.view);
  const rule = table.pending?.rule;
  const found: Message[] = [];
  if (round > 0) {
    found.push(
      last_round === null
        ? say("web-rolling-heights-round", { round })
        : say("web-rolling-heights-round-last", { round, left: last_round - round }),
    );
  }
  if (rule) {
    const phase = START.includes(rule) ? "start" : (PHASES[rule] ?? "main");
    found.push(say(`web-rolling-heights-phase-${phase}`));
  }
  return found;
}

const GROUPS: Readonly<Record<string, string>> = {
  activate: "activate",
  "finish-plan": "construct",
  construct: "construct",
  buy: "buy",
  spend_token: "token",
  trade: "trade",
  end_phase: "end",
};

/** The heading of the payment sheet. A purse with very many ways to pay gets none: one resource is asked for after another. */
export function pays(table: TableView): Message | null {
  const due = cityOf(table.view).paying;
  if (!due || !table.pending?.bundles.some((bundle) => bundle.do === "pay")) return null;
  const { cost, tile, cube } = due;
  return tile
    ? say("web-rolling-heights-pays-plan", { cost, tile: { name: `rolling-heights-tile-${tile.toLowerCase()}` } })
    : say("web-rolling-heights-pays-trade", { cost, cube: { name: `rolling-heights-cube-${cube}` } });
}

/** The usual answers come first. */
export const order: readonly string[] = ["activate", "finish-plan", "construct", "buy", "trade", "spend_token"];

const STOPS: readonly string[] = ["end_phase", "stop", "let_lie", "nobody_else", "roll_later", "keep_cubes"];

/** The long menu of the main phase has headings. Answers that stop come last. */
export const group: Grouping = (choice) => {
  const found = GROUPS[choice.do];
  const heading = found ? `web-rolling-heights-group-${found}` : "";
  return STOPS.includes(choice.do) ? { below: heading } : heading;
};
