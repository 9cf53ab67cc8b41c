/** The score track: 50 spaces, round and round; every lap is worth 50 points. */

export const LAP = 50;

export interface Standing {
  owner: number;
  name: string;
  points: number;
}

export interface Token extends Standing {
  /** Its space on the track, 0 to 49. */
  space: number;
  /** The number of full laps; negative if ads cost more points than the player had. */
  laps: number;
  /** The number of tokens below this one on the same space. */
  above: number;
}

/** The tokens of all players; those on one space are stacked in the order of the seats. */
export function tokens(standings: readonly Standing[]): Token[] {
  const on = new Map<number, number>();
  return standings.map((standing) => {
    const laps = Math.floor(standing.points / LAP);
    const space = standing.points - laps * LAP;
    const above = on.get(space) ?? 0;
    on.set(space, above + 1);
    return { ...standing, space, laps, above };
  });
}
