/** Facts for the top bar, and headings for the list of answers. */

import type { Grouping } from "../../lib/options";
import type { Content, Message, TableView } from "../../lib/types";
import { isColour } from "./paint";
import { raceOf } from "./view";

const GROUPS: Record<string, string> = {
  way: "ways",
  go_on: "go-on",
  drive: "drive",
  play_effect: "effects",
  use_token: "effects",
  end_turn: "end",
  done: "end",
  police_remove: "police",
  police_turn: "police",
  police_pass: "police-pass",
};

/** The usual answers come first. */
export const order: readonly string[] = ["way", "go_on", "drive", "play_effect", "use_token"];

const STOPS: readonly string[] = ["end_turn", "done", "pass_bin", "decline_reward", "let_pass"];

/** The words of an effect, such as "Draw three", already say what cannot be undone. */
export const telling: readonly string[] = ["play_effect"];

export const group: Grouping = (option) => {
  const wanted = option.to["wanted"];
  const named = typeof wanted === "string" ? (isColour(wanted) ? "colours" : "effects") : undefined;
  const name = named ?? GROUPS[option.do];
  const heading = name ? `web-plastics-race-group-${name}` : "";
  return STOPS.includes(option.do) ? { below: heading } : heading;
};

export function facts(table: TableView, _content: Content): Message[] {
  const view = raceOf(table);
  if (!view) return [];
  const say = (id: string, args: Message["args"]): Message => ({ id: `web-plastics-race-${id}`, args, rules: [] });
  const round = say("round", { round: view.round });
  if (view.last_round) return [round, say("last-round", { left: view.last_round - view.round })];
  return [round, say(view.plant ? "ends-plant" : "ends", { bins: view.stacks.length, left: view.capacity })];
}
