/** What the points of a meter do, read from the component file. */

interface Points {
  speed_penalty: number[];
  cost_increase: number[];
  frozen_at: number;
}

export interface Meter {
  name: "hypothermia" | "starvation";
  value: number;
  cost: "energy" | "health";
  /** What it takes from the speed, and adds to the cost, now. */
  speed: number;
  more: number;
  /** For each point the icon of what it changes. */
  points: string[];
  /** What the next point will do: the end of a message id. */
  next: string;
}

function does(at: number, cost: string, { speed_penalty, cost_increase, frozen_at }: Points): string {
  if (at >= frozen_at) return "frozen";
  return (cost_increase[at] ?? 0) > (cost_increase[at - 1] ?? 0)
    ? cost
    : (speed_penalty[at] ?? 0) > (speed_penalty[at - 1] ?? 0)
      ? "speed"
      : "none";
}

export function meterOf(name: Meter["name"], value: number, cost: Meter["cost"], table: Points): Meter {
  const icons: Record<string, string> = { frozen: "lock", speed: "speed", energy: "energy", health: "health" };
  const points = Array.from({ length: table.frozen_at }, (_, at) => icons[does(at + 1, cost, table)] ?? "risk");
  return {
    name,
    value,
    cost,
    speed: table.speed_penalty[value] ?? 0,
    more: table.cost_increase[value] ?? 0,
    points,
    next: value >= table.frozen_at ? "never" : does(value + 1, cost, table),
  };
}
