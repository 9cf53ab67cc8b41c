/** How the events of the game are told, with icons and sounds. */

import type { Kind, Telling } from "../../lib/follow/telling";

export const kinds: Readonly<Record<string, Kind>> = {
  "ad-shown": { part: "quiet", icon: "ad" },
  "target-dealt": { part: "quiet", icon: "target" },
  starts: { part: "quiet", icon: "play" },
  "starts-with": { part: "moves", icon: "plan", sound: "build", flies: ["seat", "space"] },
  round: { part: "quiet", icon: "clock" },
  drawn: { part: "quiet", icon: "plan" },
  rolls: { part: "moves", icon: "worker", sound: "roll" },
  rallies: { part: "before", icon: "rotate" },
  strikes: { part: "sentence", icon: "exhausted" },
  activates: { part: "again", icon: "worker" },
  raises: { part: "again", icon: "hard" },
  "uses-building": { part: "again", icon: "figure" },
  converts: { part: "again", icon: "trade" },
  "gains-cubes": { part: "after", icon: "misc" },
  "gains-power": { part: "after", icon: "spend" },
  "gains-tokens": { part: "after", icon: "wild" },
  "gains-meeple": { part: "after", icon: "worker" },
  "gives-back": { part: "after", icon: "take" },
  "spends-token": { part: "before", icon: "wild" },
  trades: { part: "after", icon: "trade" },
  pays: { part: "before", icon: "spend" },
  buys: { part: "moves", icon: "plan", sound: "card", flies: ["seat", "space"] },
  "takes-free": { part: "moves", icon: "plan", sound: "card", flies: ["seat", "space"] },
  builds: { part: "again", icon: "construct", sound: "build" },
  completes: { part: "moves", icon: "construct", sound: "build", moment: "joy" },
  scores: { part: "after", icon: "points" },
  "cleans-up": { part: "quiet", icon: "end-turn" },
  "rival-builds": { part: "moves", icon: "construct", sound: "build" },
  "rival-scores": { part: "after", icon: "points" },
  "rival-scores-ad": { part: "after", icon: "ad" },
  "end-triggered": { part: "sentence", icon: "finish" },
  "scores-ad": { part: "sentence", icon: "ad" },
  "scores-target": { part: "sentence", icon: "target" },
  ends: { part: "quiet", icon: "finish" },
};

export const turns: Telling["turns"] = { begins: "round", ends: "cleans-up" };
