/** Bots as people choose them: by level, with its measured strength. */

import { settings } from "./settings.svelte";
import type { GameInfo } from "./types";
import { t, words } from "./words.svelte";

/** The levels of our games, the weakest first; not every game has the last one. */
export const LEVELS: readonly string[] = ["easy", "normal", "hard", "expert"];

const RANDOM = "random";
const MOST_PARTS = 10;
const CLOSE = 0.025;

/** The bots of a game in the order offered: easier ones first, but the one that moves at random last. */
export const offered = (game: GameInfo): string[] => [
  ...game.bots.filter((bot) => bot !== RANDOM),
  ...game.bots.filter((bot) => bot === RANDOM),
];

/** The bot for a seat if nobody names one: the reader's level, or the next lower one that the game has. */
export function usualBot(game: GameInfo): string {
  const liked = LEVELS.slice(0, LEVELS.indexOf(settings.level) + 1);
  return liked.findLast((level) => game.bots.includes(level)) ?? game.usual_bot;
}

const said = (id: string, otherwise: string): string => (words.has(id) ? t(id) : otherwise);

export const levelName = (bot: string): string => said(`web-bot-${bot}`, bot);

/** The same in the middle of a sentence. */
export const levelWord = (bot: string): string => said(`web-bot-word-${bot}`, bot);

/** A share as small numbers that people say: 3 of 4. */
export function fraction(share: number): { wins: number; games: number } {
  for (let games = 2; games <= MOST_PARTS; games++) {
    const wins = Math.round(share * games);
    if (wins > 0 && wins < games && Math.abs(wins / games - share) <= CLOSE) return { wins, games };
  }
  return { wins: Math.round(share * 100), games: 100 };
}

/** One sentence about how a level plays, and one about its strength with this number of players if it was measured. */
export function aboutLevel(game: GameInfo, bot: string, players: number): string {
  const measured = game.strength.find((one) => one.bot === bot && one.players === players);
  const strength = measured && {
    ...fraction(measured.share),
    others: players - 1,
    against: levelName(measured.against),
  };
  return [said(`web-bot-about-${bot}`, ""), strength ? t("web-bot-strength", strength) : ""].filter(Boolean).join(" ");
}
