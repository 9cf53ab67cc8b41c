/** The browser's memory: settings, and the capabilities of its tables. */

const PREFIX = "ludoteca.";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play: the seat's link leads back.
  }
}

/** A capability: `seat` is null for those of hosts and spectators. */
export interface Token {
  token: string;
  kind: "host" | "seat" | "watch";
  seat: number | null;
}

/** A table that this browser knows. */
export interface Kept {
  game: string;
  title: string;
  tokens: Token[];
  /** Tokens of open seats, to give away as links. */
  invites: { seat: number; token: string }[];
  /** A tutorial or a puzzle, at which nobody waits for the reader. */
  practice?: boolean;
  /** The date of a deal of the day. */
  daily?: string;
  updated: number;
}

type Tables = Record<string, Kept>;

export const keptTables = (): Tables => recall<Tables>("tables", {});
export const keptTable = (id: string): Kept | null => keptTables()[id] ?? null;

export function keepTable(id: string, kept: Omit<Kept, "updated">): void {
  remember("tables", { ...keptTables(), [id]: { ...kept, updated: Date.now() } });
}

/** Note that a table has the deal of a day. */
export function keepDaily(id: string, daily: string): void {
  const kept = keptTable(id);
  if (kept) keepTable(id, { ...kept, daily });
}

export function forgetTable(id: string): void {
  const { [id]: _gone, ...rest } = keptTables();
  remember("tables", rest);
}

/** Keep a capability for a table. A seat has one at a time: its earlier one no longer opens anything. */
export function keepToken(id: string, game: string, title: string, token: Token): void {
  const before = keptTable(id);
  const others = (before?.tokens ?? []).filter(
    (other) => other.token !== token.token && (token.seat === null || other.seat !== token.seat),
  );
  keepTable(id, { ...before, game, title, tokens: [...others, token], invites: before?.invites ?? [] });
}
