/** Facts for the top bar, and the headings of the option list. */

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
        : say("web-rolling-heights-round-last", { round, last: last_round }),
    );
  }
  if (rule) {
    const phase = START.includes(rule) ? "start" : (PHASES[rule] ?? "main");
    found.push(say(`web-rolling-heights-phase-${phase}`));
  }
  return found;
}

const GROUPS: [start: string, group: string][] = [
  ["activate-", "activate"],
  ["construct", "construct"],
  ["buy", "buy"],
  ["spend-token", "token"],
  ["trade", "trade"],
  ["end-phase", "end"],
];

const STOPS: readonly string[] = ["end-phase", "stop", "reroll-stop", "raise-done", "roll-later", "keep-cubes"];

/** The menu of the main phase is long: it gets headings. What stops stands below. */
export const group: Grouping = (option) => {
  const did = option.words.id.slice("rolling-heights-".length);
  const found = GROUPS.find(([start]) => did.startsWith(start));
  const heading = found ? `web-rolling-heights-group-${found[1]}` : "";
  return STOPS.includes(did) ? { below: heading } : heading;
};
