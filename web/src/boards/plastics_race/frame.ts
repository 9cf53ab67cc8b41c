/** What the frame shows of this game: facts in the top bar, headings of the option list. */

import type { Grouping } from "../../lib/options";
import type { Content, Message, TableView } from "../../lib/types";
import { raceOf } from "./view";

const GROUPS: Record<string, string> = {
  "go-on": "go-on",
  drive: "drive",
  "play-effect": "effects",
  "use-token": "effects",
  "end-turn": "end",
  "discard-done": "end",
  "police-remove": "police",
  "police-turn": "police",
  "police-pass": "police-pass",
  "name-card-colour": "colours",
  "name-card-effect": "effects",
};

const STOPS: readonly string[] = ["end-turn", "discard-done", "sell-done", "pass-bin", "decline-reward", "let-pass"];

export const group: Grouping = ({ words }) => {
  const deed = words.id.replace("plastics-race-", "");
  const name = GROUPS[deed];
  const heading = name ? `web-plastics-race-group-${name}` : "";
  return STOPS.includes(deed) ? { below: heading } : heading;
};

export function facts(table: TableView, _content: Content): Message[] {
  const view = raceOf(table);
  if (!view) return [];
  const say = (id: string, args: Message["args"]): Message => ({ id: `web-plastics-race-${id}`, args, rules: [] });
  const round = say("round", { round: view.round });
  if (view.last_round) return [round, say("last-round", {})];
  return [round, say(view.plant ? "ends-plant" : "ends", { bins: view.stacks.length, left: view.capacity })];
}
