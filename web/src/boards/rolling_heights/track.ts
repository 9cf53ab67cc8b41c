/** The score track: 50 spaces, run over and over; every lap is worth 50. */

export const LAP = 50;

export interface Standing {
  owner: number;
  name: string;
  points: number;
}

export interface Token extends Standing {
  /** The space of the track, 0 to 49. */
  space: number;
  /** Full laps; less than 0 if ads took more than there was. */
  laps: number;
  /** How many tokens lie on the same space below this one. */
  above: number;
}

/** Where everybody's token lies; those on one space are stacked in seat order. */
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
