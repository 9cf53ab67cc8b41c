/** The true odds of a rally, from the ways in which a meeple can land. */

export interface Landing {
  hard: number;
  steady: number;
  exhausted: number;
}

/** How likely it is that none of so many exhausted meeples gets up: a strike. */
export function strike(exhausted: number, landing: Landing): number {
  const all = landing.hard + landing.steady + landing.exhausted;
  return exhausted > 0 && all > 0 ? (landing.exhausted / all) ** exhausted : 0;
}

/** A chance in whole percent; what is possible is never shown as 0, what is uncertain never as 100. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return 1;
  return chance < 1 && rounded === 100 ? 99 : rounded;
}
