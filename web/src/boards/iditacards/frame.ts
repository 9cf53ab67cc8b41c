/** Facts for the top bar, and headings for the list of answers. */

import type { Grouping } from "../../lib/answers";
import type { Content, Message, TableView } from "../../lib/types";
import { cardName } from "./links";
import { raceOf } from "./view";

const GROUPS: Record<string, string> = {
  play: "play",
  play_nothing: "turn",
  reveal: "risk",
  new_day: "turn",
  sacrifice: "free",
  take_off: "free",
};

const STOPS: readonly string[] = ["play_nothing", "new_day", "decline", "sit_out", "carry_on", "done", "stop"];

export const group: Grouping = (choice) => {
  const name = choice.do === "recover" ? `to-${String(choice.to["pile"])}` : GROUPS[choice.do];
  const heading = name ? `web-iditacards-group-${name}` : "";
  if (name === "free") return { late: heading };
  return STOPS.includes(choice.do) ? { below: heading } : heading;
};

/** The card whose energy is paid. */
export function pays(table: TableView): Message | null {
  const due = raceOf(table)?.paying;
  if (!due) return null;
  return { id: "web-iditacards-pays", args: { cost: due.cost, card: { name: cardName(due.card) } }, rules: [] };
}

export function facts(table: TableView, _content: Content): Message[] {
  const view = raceOf(table);
  if (!view) return [];
  const say = (id: string, args: Message["args"]): Message => ({ id: `web-iditacards-fact-${id}`, args, rules: [] });
  const own = table.viewed_as === null ? undefined : view.players[table.viewed_as];
  const alone = view.players.length === 1 ? view.players[0] : undefined;
  const round = alone ? say("turn", { turn: alone.turns }) : say("round", { round: view.round });
  return own ? [round, say("day", { day: own.days })] : [round];
}
