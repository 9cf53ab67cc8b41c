/** How the events of the race are told, with icons and sounds. */

import type { Face, Kind, Telling } from "../../lib/follow/telling";
import { legAt, legsOf, raceOf } from "./view";

const face = (weather: string): Face => ({ icon: weather });

export const kinds: Readonly<Record<string, Kind>> = {
  legendary: { part: "quiet", icon: "legendary" },
  leg: { part: "quiet", icon: "mountain" },
  begins: { part: "quiet", icon: "play" },
  turn: { part: "quiet", icon: "clock" },
  passes: { part: "sentence", icon: "next" },
  plays: { part: "sentence", icon: "hand", sound: "card", flies: ["seat", "board"] },
  reveals: { part: "after", icon: "risk" },
  keeps: { part: "after", icon: "hand" },
  pays: { part: "after", icon: "energy" },
  loses: { part: "after", icon: "health" },
  fails: { part: "sentence", icon: "no" },
  resolves: { part: "quiet", icon: "check" },
  waits: { part: "sentence", icon: "clock" },
  moves: { part: "moves", icon: "sled", sound: "drive", counts: "squares" },
  crosses: { part: "sentence", icon: "finish", moment: "joy" },
  pushed: { part: "moves", icon: "move", sound: "drive" },
  damage: { part: "after", icon: "damage" },
  hypothermia: { part: "after", icon: "hypothermia" },
  starvation: { part: "after", icon: "starvation" },
  earns: { part: "sentence", icon: "checkpoint", moment: "joy" },
  draws: { part: "after", icon: "draw" },
  looks: { part: "sentence", icon: "look" },
  sees: { part: "after", icon: "look" },
  weather: {
    part: "moves",
    icon: "cloud",
    sound: "roll",
    die: { faces: ["snow", "sun", "wind", "cloud", "storm", "rain"].map(face), up: ({ about }) => face(String(about["weather"])) },
  },
  calls: { part: "sentence", icon: "newday" },
  joins: { part: "sentence", icon: "newday" },
  "sits-out": { part: "after", icon: "sled" },
  opens: { part: "before", icon: "add" },
  adds: { part: "quiet", icon: "plus" },
  takes: { part: "again", icon: "take", sound: "card", flies: ["board", "seat"] },
  destroys: { part: "after", icon: "destroy" },
  discards: { part: "after", icon: "spend" },
  recovers: { part: "sentence", icon: "recover" },
  returns: { part: "after", icon: "draw" },
  reshuffles: { part: "quiet", icon: "rotate" },
  "dog-joins": { part: "sentence", icon: "dog" },
  "dog-dies": { part: "sentence", icon: "dog" },
  "armour-saves": { part: "sentence", icon: "attachment" },
  "takes-off": { part: "after", icon: "attachment" },
  attaches: { part: "sentence", icon: "attachment" },
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
