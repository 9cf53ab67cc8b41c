/** The parts of a speed, with their icons. */

import type { PlayerView, SpeedParts } from "./types";

export interface SpeedPart {
  name: keyof SpeedParts;
  icon: string;
  points: number;
}

/** The parts that add to the speed or take from it now. */
export function speedParts({ speed_parts: parts }: Pick<PlayerView, "speed_parts">, weather: string | null): SpeedPart[] {
  if (!parts) return [];
  const all: SpeedPart[] = [
    { name: "dogs", icon: "dog", points: parts.dogs },
    { name: "attachments", icon: "attachment", points: parts.attachments },
    { name: "leg", icon: "checkpoint", points: parts.leg },
    { name: "weather", icon: weather ?? "sun", points: parts.weather },
    { name: "hypothermia", icon: "hypothermia", points: parts.hypothermia },
    { name: "starvation", icon: "starvation", points: parts.starvation },
  ];
  return all.filter(({ points }) => points !== 0);
}
