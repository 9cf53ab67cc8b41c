/** Facts for the top bar, and headings for the list of answers. */

import type { Grouping } from "../../lib/options";
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

/** The usual answers come first. */
export const order: readonly string[] = ["activate", "finish-plan", "construct", "buy", "trade", "spend_token"];

const STOPS: readonly string[] = ["end_phase", "stop", "let_lie", "nobody_else", "roll_later", "keep_cubes"];

/** The long menu of the main phase has headings. Answers that stop come last. */
export const group: Grouping = (option) => {
  const found = GROUPS[option.do];
  const heading = found ? `web-rolling-heights-group-${found}` : "";
  return STOPS.includes(option.do) ? { below: heading } : heading;
};
