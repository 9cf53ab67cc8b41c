/** The seats of a new table. */

import type { NewTable } from "../../lib/api";
import { usualBot } from "../../lib/levels";
import { botNames, myName, proposedNames } from "../../lib/sitting";
import type { GameInfo } from "../../lib/types";

/** `me` and `here` are people at this screen; `open` is for somebody with a link or code. */
export type NewSeatKind = "me" | "here" | "open" | "bot";

export interface NewSeat {
  kind: NewSeatKind;
  name: string;
  bot: string;
  /** Somebody typed the name. */
  typed?: boolean;
}

const free = (names: string[], taken: readonly NewSeat[]): string => names.find((name) => !taken.some((seat) => seat.name === name)) ?? "";

/** Another seat of a kind, with a name that nobody has yet. */
export function newSeat(kind: NewSeatKind, game: GameInfo, others: readonly NewSeat[]): NewSeat {
  const name = { me: myName, here: () => free(proposedNames(), others), open: () => "", bot: () => free(botNames(), others) };
  return { kind, name: name[kind](), bot: usualBot(game) };
}

/** The same seat for another kind of player: a typed name stays. */
export function changed(seat: NewSeat, kind: NewSeatKind, game: GameInfo, others: readonly NewSeat[]): NewSeat {
  const fresh = newSeat(kind, game, others);
  return seat.typed && seat.name ? { ...fresh, name: seat.name, typed: true } : fresh;
}

/** The reader and two bots, or fewer if the game has no room. */
export function usualSeats(game: GameInfo): NewSeat[] {
  const seats: NewSeat[] = [newSeat("me", game, [])];
  while (seats.length < Math.min(3, game.players.max)) seats.push(newSeat("bot", game, seats));
  return seats;
}

/** The same seats for another game, as far as it has room. */
export function fitted(seats: readonly NewSeat[], game: GameInfo): NewSeat[] {
  const kept = seats.slice(0, game.players.max).map((seat) => ({
    ...seat,
    bot: game.bots.includes(seat.bot) ? seat.bot : usualBot(game),
  }));
  while (kept.length < game.players.min) kept.push(newSeat("bot", game, kept));
  return kept;
}

/** The seats as the server takes them. */
export const asSeats = (seats: readonly NewSeat[]): NewTable["seats"] =>
  seats.map(({ kind, name, bot }) => ({
    kind: kind === "bot" || kind === "open" ? kind : "person",
    name: name.trim() || null,
    bot: kind === "bot" ? bot : null,
  }));
