/** The points that ads and targets would score if the game ended now, with their owners. */

export interface Worth {
  owner: number;
  name: string;
  points: number;
  /** Whether the points would be the reader's. */
  own: boolean;
}

/** For every ad its worth to each player, the reader first. */
export const worthOfAds = (points: readonly (readonly number[])[], owners: readonly string[], reader: number | null): Worth[][] =>
  points.map((ofAd) =>
    ofAd
      .map((count, owner) => ({ owner, name: owners[owner] ?? "", points: count, own: owner === reader }))
      .sort((a, b) => Number(b.own) - Number(a.own)),
  );

/** For every target in hand its worth to the seat that holds it. */
export const worthOfTargets = (points: readonly number[] | null, seat: number, name: string): Worth[][] =>
  (points ?? []).map((count) => [{ owner: seat, name, points: count, own: true }]);
