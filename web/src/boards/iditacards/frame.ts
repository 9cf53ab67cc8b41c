/** What the frame shows of this game: facts in the top bar, headings of the option list. */

import type { Grouping } from "../../lib/options";
import type { Content, Message, TableView } from "../../lib/types";
import { raceOf } from "./view";

const GROUPS: Record<string, string> = {
  play: "play",
  pass: "turn",
  reveal: "turn",
  "new-day": "turn",
  sacrifice: "free",
  "take-off": "free",
  "recover-to-hand": "to-hand",
  "recover-to-deck": "to-deck",
};

const STOPS: readonly string[] = [
  "pass",
  "reveal",
  "new-day",
  "decline-dog",
  "decline-attachment",
  "sit-out",
  "carry-on",
  "destroy-done",
  "discard-done",
  "recover-done",
  "take-nothing",
  "destroy-nothing",
];

export const group: Grouping = ({ words }) => {
  const deed = words.id.replace("iditacards-", "");
  const name = GROUPS[deed];
  const heading = name ? `web-iditacards-group-${name}` : "";
  if (name === "free") return { late: heading };
  return STOPS.includes(deed) ? { below: heading } : heading;
};

export function facts(table: TableView, _content: Content): Message[] {
  const view = raceOf(table);
  if (!view) return [];
  const say = (id: string, args: Message["args"]): Message => ({ id: `web-iditacards-fact-${id}`, args, rules: [] });
  const own = table.viewed_as === null ? undefined : view.players[table.viewed_as];
  const round = view.solitaire ? say("turn", { turn: view.solitaire[0] }) : say("round", { round: view.round });
  return own ? [round, say("day", { day: own.days })] : [round];
}
