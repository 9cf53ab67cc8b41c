/** The two meters as the board shows them. */

import type { PlayerView, RaceView } from "./types";

export interface Meter {
  name: "hypothermia" | "starvation";
  value: number;
  cost: "energy" | "health";
  /** The points that it takes from the speed now, and those that it adds to the cost. */
  speed: number;
  more: number;
  /** For each point the icon of its effect. */
  points: string[];
  /** The effect of the next point, as the end of a message id. */
  next: string;
}

const ICONS = { frozen: "lock", speed: "speed", none: "risk" };

function meterOf(name: Meter["name"], cost: Meter["cost"], player: PlayerView, points: RaceView["meter_points"]): Meter {
  const value = player[name];
  const { speed, cost: more } = player.meters[name];
  const next = points[value] ?? "never";
  return {
    name,
    value,
    cost,
    speed,
    more,
    points: points.map((does) => (does === "cost" ? cost : ICONS[does])),
    next: next === "cost" ? cost : next,
  };
}

export const metersOf = (player: PlayerView, points: RaceView["meter_points"]): Meter[] => [
  meterOf("hypothermia", "energy", player, points),
  meterOf("starvation", "health", player, points),
];
