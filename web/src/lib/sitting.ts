/** Sitting down: new tables, Play now, bots to watch, joining by code. Each ends at the table. */

import { api, type NewTable } from "./api";
import { keepTable, keepToken, type Token } from "./keep";
import { loadBoard } from "../boards/load";
import { learn } from "./learn";
import { usualBot } from "./levels";
import { library } from "./library.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { OpenTable } from "./table.svelte";
import type { GameInfo, Made, Rematch } from "./types";
import { t } from "./words.svelte";

const OPPONENTS = 2;

const list = (id: string): string[] =>
  t(id)
    .split(",")
    .map((name) => name.trim());

/** Friendly names, without repeats. */
export function proposedNames(): string[] {
  const names = list("web-names");
  const start = Math.floor(Math.random() * names.length);
  return [...names.slice(start), ...names.slice(0, start)];
}

/** A friendly name for a reader who has not given one; those who join others are asked. */
let friendly = "";

/** The reader's name: the one they gave before, else a friendly one. */
export function myName(): string {
  friendly ||= proposedNames()[0] ?? "";
  return settings.name || friendly;
}

export const botNames = (): string[] => list("web-bot-names").filter((name) => name !== myName());

/** Keep the capabilities of a new table: the reader's seats for this browser, open ones to give away. */
export function keepMade(made: Made, game: string, title: string, practice = false): void {
  const tokens: Token[] = [
    { token: made.host, kind: "host", seat: null },
    { token: made.watch, kind: "watch", seat: null },
  ];
  const invites: { seat: number; token: string }[] = [];
  for (const { seat, kind, token } of made.seats) {
    if (!token) continue;
    if (kind === "open") invites.push({ seat, token });
    else tokens.push({ token, kind: "seat", seat });
  }
  keepTable(made.table, { game, title, tokens, invites, practice });
}

/** Open a new table and go there; its id. Board and components are fetched in the meantime. */
export async function openTable(table: NewTable, title: string): Promise<string> {
  void Promise.all([loadBoard(table.game), library.content(table.game)]).catch(() => undefined);
  const made = await api.create(table);
  keepMade(made, table.game, title);
  router.go("table", made.table);
  return made.table;
}

const usual = (game: GameInfo, seats: NewTable["seats"]): NewTable => ({
  game: game.id,
  options: {},
  seats,
  public: false,
  starts: null,
  window_wait: null,
  pace: null,
  seed: null,
});

const bots = (game: GameInfo, count: number): NewTable["seats"] =>
  botNames()
    .slice(0, count)
    .map((name) => ({ kind: "bot", name, bot: usualBot(game) }));

/** Play now: the reader against two bots. */
export async function playNow(game: GameInfo): Promise<void> {
  const others = Math.min(OPPONENTS, game.players.max - 1);
  const me = { kind: "person" as const, name: myName(), bot: null };
  await openTable(usual(game, [me, ...bots(game, others)]), game.title);
}

/** A table at which the reader learns a game, step by step. */
export async function learnGame(game: GameInfo, tutorial: string): Promise<void> {
  void Promise.all([loadBoard(game.id), library.content(game.id)]).catch(() => undefined);
  const made = await api.learn(game.id, tutorial, [myName(), ...botNames()].slice(0, game.players.max));
  keepMade(made, game.id, game.title, true);
  router.go("table", made.table);
}

/** A table of bots that anybody may watch. */
export async function watchBots(game: GameInfo): Promise<void> {
  const count = Math.max(game.players.min, Math.min(OPPONENTS + 1, game.players.max));
  await openTable({ ...usual(game, bots(game, count)), public: true }, game.title);
}

/** Take a seat with the code on somebody else's screen. */
export async function joinByCode(code: string, name: string): Promise<void> {
  const { table, seat, token } = await api.join(code.trim().toUpperCase(), name);
  settings.name = name;
  const view = await api.table(table, [token]);
  keepToken(table, view.game, view.title, { token, kind: "seat", seat });
  router.go("table", table);
}

/** Play the game of a table again, with the same people. */
export async function rematch(open: OpenTable, token: string): Promise<void> {
  await joinRematch(open, await api.rematch(open.id, token));
}

/** Go to a rematch: every token that this browser has for the old table opens the new one too. */
export async function joinRematch(open: OpenTable, { table, token }: Rematch): Promise<void> {
  await Promise.all(open.tokens.map((own) => learn(table, own)));
  router.go("table", table, ...(token ? [token] : []));
}

/** Play on from a moment of a finished game, at a new table; `practice`: to find the best answer there. */
export function goOn(made: Made, game: string, title: string, practice = false): void {
  keepMade(made, game, title, practice);
  router.go("table", made.table);
}
