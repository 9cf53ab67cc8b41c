/** What ads and targets would score if the game ended now: the view says the points, here they get their owners. */

export interface Worth {
  owner: number;
  name: string;
  points: number;
  /** Of the reader. */
  own: boolean;
}

/** For every ad what it is worth to whom, the reader first. */
export const worthOfAds = (points: readonly (readonly number[])[], owners: readonly string[], reader: number | null): Worth[][] =>
  points.map((ofAd) =>
    ofAd
      .map((count, owner) => ({ owner, name: owners[owner] ?? "", points: count, own: owner === reader }))
      .sort((a, b) => Number(b.own) - Number(a.own)),
  );

/** For every target in hand what it is worth to the seat that holds it. */
export const worthOfTargets = (points: readonly number[] | null, seat: number, name: string): Worth[][] =>
  (points ?? []).map((count) => [{ owner: seat, name, points: count, own: true }]);
