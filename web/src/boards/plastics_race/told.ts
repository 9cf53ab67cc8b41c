/** How the events of a race are told, with icons and sounds. */

import type { Face, Kind, Telling } from "../../lib/follow/telling";
import type { Message } from "../../lib/types";
import { cityOf } from "./city";
import { raceOf } from "./view";

const paint = (colour: string): Face => ({ icon: `die-${colour.charAt(0)}` });
const points = (count: number): Face => ({ icon: "points", text: `${count}` });
const STREET_DIE: Kind["die"] = {
  faces: ["red", "blue", "green", "yellow", "orange", "purple"].map(paint),
  up: ({ about }) => paint(String(about["colour"])),
};
const REWARD_DIE: Kind["die"] = { faces: [0, 1, 2, 3].map(points), up: ({ about }) => points(Number(about["points"])) };

export const kinds: Readonly<Record<string, Kind>> = {
  starts: { part: "quiet", icon: "play" },
  plant: { part: "quiet", icon: "plant" },
  light: { part: "quiet", icon: "light" },
  turn: { part: "quiet", icon: "clock" },
  "free-pass": { part: "before", icon: "police" },
  plays: { part: "before", icon: "hand", sound: "card" },
  "police-token": { part: "before", icon: "police" },
  discards: { part: "after", icon: "spend" },
  reshuffles: { part: "quiet", icon: "rotate" },
  draws: { part: "after", icon: "draw" },
  drives: { part: "moves", icon: "truck", sound: "drive" },
  declares: { part: "before", icon: "bin" },
  collects: { part: "moves", icon: "bin", sound: "build", moment: "joy" },
  bonus: { part: "sentence", icon: "crown" },
  "reward-die": { part: "after", icon: "points", sound: "roll", die: REWARD_DIE },
  route: { part: "sentence", icon: "route", sound: "build", moment: "joy" },
  "draws-route": { part: "after", icon: "draw" },
  "drops-route": { part: "after", icon: "spend" },
  sells: { part: "moves", icon: "plant", sound: "build" },
  clears: { part: "sentence", icon: "rotate" },
  "last-round": { part: "sentence", icon: "finish" },
  "takes-token": { part: "sentence", icon: "police" },
  "takes-reward": { part: "sentence", icon: "take" },
  "lifts-die": { part: "before", icon: "take" },
  rolls: { part: "before", icon: "die-y", sound: "roll", die: STREET_DIE },
  "places-die": { part: "moves", icon: "die-y", sound: "roll", flies: ["seat", "section"] },
  "turns-die": { part: "moves", icon: "fx-change-die", sound: "roll", flies: ["seat", "section"] },
  "lifts-works": { part: "before", icon: "works" },
  "places-works": { part: "moves", icon: "works", sound: "build", flies: ["seat", "section"] },
  "lifts-one-way": { part: "before", icon: "one-way" },
  "places-one-way": { part: "moves", icon: "one-way", sound: "build", flies: ["seat", "section"] },
  police: { part: "moves", icon: "police" },
  puncture: { part: "sentence", icon: "fx-puncture", sound: "card", flies: ["seat", "other"], moment: "blow" },
  "falls-back": { part: "moves", icon: "truck", sound: "drive" },
  asks: { part: "before", icon: "fx-ask" },
  "has-none": { part: "sentence", icon: "no" },
  "hands-over": { part: "moves", icon: "fx-steal", sound: "card", flies: ["seat", "other"] },
  offers: { part: "before", icon: "fx-swap" },
  ends: { part: "quiet", icon: "finish" },
};

export const turns: Telling["turns"] = { begins: "turn" };

const say = (id: string, args: Message["args"]): Message => ({ id: `web-plastics-race-told-${id}`, args, rules: [] });

export const toYou: Telling["toYou"] = ({ what, words, about }, you) => {
  const { seat, other, ...args } = words.args;
  const given = "card" in about ? "-seen" : "";
  const taken = typeof seat === "object" && "seat" in seat && seat.seat === you;
  if (what === "hands-over" && seat && other)
    return taken ? say(`takes${given}`, { other, ...args }) : say(`gives${given}`, { seat, ...args });
  if (what === "puncture" && seat && !taken) return say("puncture", { seat, ...args });
  if (what === "falls-back" && taken) return say("falls-back", args);
  return null;
};

export const where: Telling["where"] = (table, content, seat) => {
  const view = raceOf(table);
  const truck = view?.players[seat]?.truck;
  const place = truck ? cityOf(content, String(view.city)).places.get(truck) : undefined;
  return place ? { id: "web-plastics-race-stands", args: { name: { seat }, place: { name: place.name } }, rules: [] } : null;
};
