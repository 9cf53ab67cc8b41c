/** The server's HTTP interface, as functions. Capabilities travel in the Authorization header, never in an address. */

import { browserKey } from "./key";
import type {
  Accepted,
  AnalysisView,
  Content,
  Fallen,
  GameInfo,
  Health,
  Hint,
  Made,
  Message,
  Mine,
  Moment,
  OptionValue,
  PosedTable,
  Orders,
  RecordReading,
  Rematch,
  Rule,
  Seated,
  SeatKind,
  Action,
  TableNews,
  TableView,
  Tutorial,
  WhyNot,
} from "./types";

/** The address the page came from: it asks for everything there and nowhere else. */
export const base = new URL(".", globalThis.location?.href ?? "http://localhost/").pathname.replace(/\/$/, "");

/** A refusal of the server, with its reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly words: Message | null = null,
    readonly rules: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Whether a table cannot be shown because the server was started without its components. */
export const lacksContent = (error: unknown): boolean => error instanceof Refusal && error.code === "no-content";

/** No answer came: there is no network, or no server. */
export class Unreachable extends Error {}

export interface Ask {
  tokens?: readonly string[] | undefined;
  body?: unknown;
  method?: string;
  signal?: AbortSignal | undefined;
  /** Whether the server counts this request for the browser rather than for its whole network address. */
  counted?: boolean;
}

/** Headers with capabilities, if there are any. */
export function headers(tokens: readonly string[] = []): Record<string, string> {
  return tokens.length > 0 ? { Authorization: `Bearer ${tokens.join(",")}` } : {};
}

export async function ask(path: string, { tokens = [], body, method, signal, counted }: Ask = {}): Promise<Response> {
  const text = typeof body === "string";
  let response: Response;
  try {
    response = await fetch(`${base}/api/${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...headers(tokens),
        ...(counted && { "Ludoteca-Browser": browserKey() }),
        ...(body !== undefined && { "Content-Type": text ? "text/plain" : "application/json" }),
      },
      ...(body !== undefined && { body: text ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Error> {
  if (response.status === 502 || response.status === 503 || response.status === 504) return new Unreachable("gateway");
  try {
    const { error } = (await response.json()) as {
      error: { code: string; message: string; words: Message | null; rules?: string[] };
    };
    return new Refusal(response.status, error.code, error.message, error.words, error.rules ?? []);
  } catch {
    return new Refusal(response.status, "unknown", response.statusText);
  }
}

async function json<T>(path: string, request?: Ask): Promise<T> {
  return (await (await ask(path, request)).json()) as T;
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: { kind: SeatKind; name: string | null; bot: string | null }[];
  public: boolean;
  /** The seat that starts, or "random"; null leaves it to the game. */
  starts: number | "random" | null;
  window_wait: number | "everyone" | null;
  /** Seconds that a bot takes for a move; null for the usual pace. */
  pace: number | null;
  seed: string | number | null;
  /** Whether people may say phrases; yes if left out. */
  phrases?: boolean;
  /** Whether the game begins only when everyone has said that they are ready. */
  ready_check?: boolean;
}

const query = (parts: Record<string, string | number | boolean | null | undefined>): string => {
  const given = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
};

export const api = {
  health: () => json<Health>("health"),
  games: () => json<GameInfo[]>("games"),
  rules: (game: string) => json<Rule[]>(`games/${game}/rules`),
  content: (game: string, of: string | null) => json<Content>(`games/${game}/content${query({ of })}`),
  words: async (lang: string) => (await ask(`words/${lang}`)).text(),
  tutorial: (game: string, tutorial: string) => json<Tutorial>(`games/${game}/tutorials/${tutorial}`),
  learn: (game: string, tutorial: string, names: readonly string[]) =>
    json<Made>(`games/${game}/tutorials/${tutorial}`, { body: { names }, counted: true }),
  create: (table: NewTable) => json<Made>("tables", { body: table, counted: true }),
  join: (code: string, name: string) => json<Seated>("join", { body: { code, name }, counted: true }),
  claim: (table: string, token: string, name: string) => json<Seated>(`tables/${table}/claim`, { tokens: [token], body: { name } }),
  table: (table: string, tokens: readonly string[], seat: number | null = null) =>
    json<TableView>(`tables/${table}${query({ seat })}`, { tokens }),
  poll: (table: string, tokens: readonly string[], since: number, stamp: string, seat: number | null, signal: AbortSignal) =>
    json<TableNews[]>(`tables/${table}/poll${query({ since, stamp, wait: 20, seat })}`, { tokens, signal }),
  whyNot: (table: string, token: string, seat: number) => json<WhyNot[]>(`tables/${table}/why-not${query({ seat })}`, { tokens: [token] }),
  hint: (table: string, token: string, body: { seat: number; version: number }) =>
    json<Hint>(`tables/${table}/hint`, { tokens: [token], body }),
  answer: (
    table: string,
    token: string,
    body: { seat: number; version: number; answer: number; key: string; then: readonly Action[]; usual: boolean },
  ) => json<Accepted>(`tables/${table}/answers`, { tokens: [token], body }),
  undo: (table: string, token: string, body: { seat: number; version?: number; key?: string; ask?: boolean; consent?: boolean }) =>
    json<Accepted>(`tables/${table}/undo`, { tokens: [token], body }),
  say: (table: string, token: string, seat: number, phrase: string) =>
    json<unknown>(`tables/${table}/phrases`, { tokens: [token], body: { seat, phrase } }),
  settings: (table: string, host: string, body: { phrases?: boolean; hints?: boolean; webhook?: string | null; pace?: number | null }) =>
    json<unknown>(`tables/${table}/settings`, { tokens: [host], body }),
  start: (table: string, host: string) => json<unknown>(`tables/${table}/start`, { tokens: [host], body: {} }),
  ready: (table: string, token: string, seat: number) =>
    json<unknown>(`tables/${table}/seats/${seat}/ready`, { tokens: [token], body: {} }),
  seat: (
    table: string,
    token: string,
    seat: number,
    body: { kind?: SeatKind; bot?: string | null; name?: string | null; orders?: Orders },
  ) => json<unknown>(`tables/${table}/seats/${seat}`, { tokens: [token], body }),
  renew: (table: string, token: string, seat: number) => json<Seated>(`tables/${table}/seats/${seat}/renew`, { tokens: [token], body: {} }),
  rematch: (table: string, token: string) => json<Rematch>(`tables/${table}/rematch`, { tokens: [token], body: {} }),
  remove: (table: string, host: string) => ask(`tables/${table}`, { tokens: [host], method: "DELETE" }),
  mine: (tokens: readonly string[]) => json<Mine[]>("tables/mine", { body: { tokens } }),
  publicTables: () => json<Mine[]>("tables/public"),
  record: async (table: string, tokens: readonly string[]) => (await ask(`tables/${table}/record`, { tokens })).text(),
  moments: (table: string, tokens: readonly string[], from: number, to: number, brief: boolean) =>
    json<Moment[]>(`tables/${table}/moments${query({ from, to, open: true, brief })}`, { tokens }),
  luck: (table: string, tokens: readonly string[]) => json<Fallen[]>(`tables/${table}/luck`, { tokens }),
  readRecord: (text: string, from: number, to: number, brief: boolean) =>
    json<RecordReading>(`replay${query({ from, to, brief })}`, { body: text }),
  analyse: (table: string, tokens: readonly string[]) => json<AnalysisView>(`tables/${table}/analysis`, { tokens, body: {} }),
  analyseRecord: (record: string) => json<AnalysisView>("replay/analysis", { body: record }),
  analysis: (id: string) => json<AnalysisView>(`analyses/${id}`),
  stopAnalysis: (id: string) => ask(`analyses/${id}/stop`, { body: {} }),
  puzzle: (game: string) => json<PosedTable>(`games/${game}/puzzle`, { body: {} }),
  fork: (table: string, token: string, n: number, seats: NewTable["seats"] | null = null) =>
    json<Made>(`tables/${table}/fork`, { tokens: [token], body: { n, seats } }),
  forkRecord: (record: string, n: number, seats: NewTable["seats"] | null = null) =>
    json<Made>("replay/fork", { body: { record, n, seats } }),
};
