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

export const group: Grouping = ({ words }) => {
  const name = GROUPS[words.id.replace("plastics-race-", "")];
  return name ? `web-plastics-race-group-${name}` : "";
};

export function facts(table: TableView, _content: Content): Message[] {
  const view = raceOf(table);
  if (!view) return [];
  const say = (id: string, args: Message["args"]): Message => ({ id: `web-plastics-race-${id}`, args, rules: [] });
  const round = say("round", { round: view.round });
  if (view.last_round) return [round, say("last-round", {})];
  return [round, say(view.plant ? "ends-plant" : "ends", { bins: view.stacks.length, left: view.capacity })];
}
