/** The games whose goal the reader has seen in this browser. */

import { recall, remember } from "./keep";

const KEY = "goals-seen";

export const sawGoal = (game: string): boolean => recall<string[]>(KEY, []).includes(game);

export function rememberGoal(game: string): void {
  if (!sawGoal(game)) remember(KEY, [...recall<string[]>(KEY, []), game]);
}
