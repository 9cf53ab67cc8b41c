/** How the events of the race are told, with icons and sounds. */

import type { Kind, Telling } from "../../lib/follow/telling";
import { legAt, legsOf, raceOf } from "./view";

export const kinds: Readonly<Record<string, Kind>> = {
  legendary: { part: "quiet", icon: "legendary" },
  leg: { part: "quiet", icon: "mountain" },
  begins: { part: "quiet", icon: "play" },
  turn: { part: "quiet", icon: "clock" },
  passes: { part: "step", icon: "next" },
  plays: { part: "step", icon: "hand", sound: "card", flies: ["seat", "board"] },
  reveals: { part: "after", icon: "risk" },
  keeps: { part: "after", icon: "hand" },
  pays: { part: "after", icon: "energy" },
  loses: { part: "after", icon: "health" },
  fails: { part: "step", icon: "no" },
  resolves: { part: "quiet", icon: "check" },
  waits: { part: "step", icon: "clock" },
  moves: { part: "moves", icon: "sled", sound: "drive", counts: "squares" },
  crosses: { part: "step", icon: "finish", moment: true },
  pushed: { part: "moves", icon: "move", sound: "drive" },
  damage: { part: "after", icon: "damage" },
  hypothermia: { part: "after", icon: "hypothermia" },
  starvation: { part: "after", icon: "starvation" },
  earns: { part: "step", icon: "checkpoint", moment: true },
  draws: { part: "after", icon: "draw" },
  looks: { part: "step", icon: "look" },
  sees: { part: "after", icon: "look" },
  weather: { part: "moves", icon: "cloud", sound: "roll", flies: ["seat", "board"] },
  calls: { part: "step", icon: "newday" },
  joins: { part: "step", icon: "newday" },
  "sits-out": { part: "after", icon: "sled" },
  opens: { part: "before", icon: "add" },
  adds: { part: "quiet", icon: "plus" },
  takes: { part: "again", icon: "take", sound: "card", flies: ["board", "seat"] },
  destroys: { part: "after", icon: "destroy" },
  discards: { part: "after", icon: "spend" },
  recovers: { part: "step", icon: "recover" },
  returns: { part: "after", icon: "draw" },
  reshuffles: { part: "quiet", icon: "rotate" },
  "dog-joins": { part: "step", icon: "dog" },
  "dog-dies": { part: "step", icon: "dog" },
  "armour-saves": { part: "step", icon: "attachment" },
  "takes-off": { part: "after", icon: "attachment" },
  attaches: { part: "step", icon: "attachment" },
  declines: { part: "quiet", icon: "no" },
  aims: { part: "before", icon: "target" },
  "free-cost": { part: "after", icon: "energy" },
  immune: { part: "after", icon: "immune" },
  stopped: { part: "quiet", icon: "finish" },
  ends: { part: "quiet", icon: "finish" },
};

export const turns: Telling["turns"] = { begins: "turn" };

export const toYou: Telling["toYou"] = ({ what, words }, you) => {
  const { seat, other, ...args } = words.args;
  const mine = typeof seat === "object" && "seat" in seat && seat.seat === you;
  if (what === "pushed" && mine && other) return { id: "web-iditacards-told-pushed", args: { other, ...args }, rules: [] };
  if (what === "aims" && !mine && seat) return { id: "web-iditacards-told-aims", args: { seat, ...args }, rules: [] };
  return null;
};

export const where: Telling["where"] = (table, _content, seat) => {
  const player = raceOf(table)?.players[seat];
  return player ? { id: "web-iditacards-sled", args: { name: { seat }, square: player.position }, rules: [] } : null;
};

export const stage: Telling["stage"] = (table, content, seat) => {
  const view = raceOf(table);
  const player = view?.players[seat];
  const leg = view && player ? legAt(legsOf(view, content), player.position) : undefined;
  if (!leg) return null;
  const args = { seat: { seat }, terrain: { name: `web-iditacards-terrain-${leg.terrain.replaceAll("_", "-")}` } };
  return { id: String(leg.first), icon: leg.terrain, words: { id: "web-iditacards-told-enters", args, rules: [] } };
};
