import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line, table } from "../testing/table";
import { keepTable, keptTable } from "./keep";
import { OpenTable } from "./table.svelte";
import type { LogLine, TableNews } from "./types";

interface Call {
  path: string;
  body: Record<string, unknown> | null;
  tokens: string;
}

let calls: Call[] = [];
let answer: (call: Call) => Response | Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>;
    const call = {
      path: address.slice(address.indexOf("/api/") + 5),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : null,
      tokens: headers["Authorization"] ?? "",
    };
    if (call.path.includes("/events")) return new Promise(() => undefined);
    calls.push(call);
    return Promise.resolve(answer(call));
  });
  keepTable("t", {
    game: "quay",
    title: "Quay",
    invites: [],
    tokens: [
      { token: "host", kind: "host", seat: null },
      { token: "me", kind: "seat", seat: 0 },
    ],
  });
});

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

test("opens with all its capabilities and answers with the seat's", async () => {
  answer = ({ path }) =>
    path.includes("answers") ? json({ version: 33 }) : json(table({ version: path.includes("seat=0") && calls.length > 2 ? 33 : 32 }));
  const open = new OpenTable("t");
  await open.open();
  expect(calls[0]).toMatchObject({ path: "tables/t?seat=0", tokens: "Bearer host,me" });
  await open.choose(2);
  expect(calls[1]).toMatchObject({ path: "tables/t/answers", tokens: "Bearer me", body: { seat: 0, version: 32, answer: 2 } });
  expect(String(calls[1]?.body?.["key"])).toMatch(/^[0-9a-f]{32}$/);
  expect(open.problem).toBeNull();
  open.close();
});

test("a refused answer says why and shows the table as it is", async () => {
  const refusal = { error: { code: "stale", message: "Too late.", words: null, rules: ["QUAY-1"] } };
  answer = ({ path }) => (path.includes("answers") ? json(refusal, 409) : json(table()));
  const open = new OpenTable("t");
  await open.open();
  await open.choose(2);
  expect(open.problem?.refusal).toMatchObject({ code: "stale", rules: ["QUAY-1"] });
  expect(calls.at(-1)?.path).toBe("tables/t?seat=0");
  open.close();
});

test("an answer that got lost is sent again with the same key", async () => {
  let lost = true;
  answer = ({ path }) => {
    if (!path.includes("answers")) return json(table({ version: 33 }));
    if (!lost) return json({ version: 33 });
    lost = false;
    return Promise.reject(new TypeError("network"));
  };
  const open = new OpenTable("t");
  await open.open();
  await open.choose(2);
  const keys = calls.filter(({ path }) => path.includes("answers")).map(({ body }) => body?.["key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(open.problem).toBeNull();
  open.close();
});

test("the page finds out what a link's token allows, and keeps it", async () => {
  answer = () => json(table({ you: [2], host: false }));
  const open = new OpenTable("other");
  await open.open("by-link");
  expect(keptTable("other")?.tokens).toEqual([{ token: "by-link", kind: "seat", seat: 2 }]);
  expect(open.own).toEqual([2]);
  open.close();
});

test("a public table opens without any capability, and is not kept", async () => {
  const open = new OpenTable("public");
  await open.open();
  open.keep();
  expect([open.connection, open.own, keptTable("public")]).toEqual(["live", [], null]);
  open.close();
});

/** A table whose stream of news is in the test's hands. */
async function streamed(): Promise<{ open: OpenTable; say: (...news: TableNews[]) => Promise<void> }> {
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const known = fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) =>
    address.includes("/events") ? Promise.resolve(new Response(stream.readable)) : known(address, init),
  );
  answer = () => json(table({ version: 32, last_event: 2, log: [line(1), line(2)] }));
  const open = new OpenTable("t");
  await open.open();
  const writer = stream.writable.getWriter();
  const say = async (...news: TableNews[]): Promise<void> => {
    for (const one of news) await writer.write(new TextEncoder().encode(`data: ${JSON.stringify(one)}\n\n`));
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { open, say };
}

const news = (version: number, ...events: LogLine[]): TableNews => {
  const number = events.at(-1)?.number ?? 2;
  return { number, version, events, table: table({ version, last_event: number, log: [] }) };
};

const gets = () => calls.filter(({ body }) => body === null).length;

test("an answer is done as soon as the news has the version of the reply", async () => {
  const { open, say } = await streamed();
  answer = () => json({ version: 34 });
  const chosen = open.choose(2);
  await say(news(33, line(3)));
  expect([open.busy, open.view?.version]).toEqual([true, 33]);
  await say(news(34, line(4)));
  await chosen;
  expect([open.busy, open.view?.version, gets()]).toEqual([false, 34, 1]);
  open.close();
});

test("a reaction, which does not change the version, is done when the question is gone", async () => {
  const { open, say } = await streamed();
  answer = () => json({ version: 32 });
  const chosen = open.choose(2);
  const before = news(32);
  await say({ ...before, table: { ...before.table, pending: { ...before.table.pending!, player: null, answers: [] } } });
  await chosen;
  expect([open.busy, open.view?.pending?.player, gets()]).toEqual([false, null, 1]);
  open.close();
});

test("if no news comes, the table is fetched", async () => {
  const { open } = await streamed();
  answer = ({ path }) => json(path.includes("undo") ? { version: 33 } : table({ version: 33 }));
  await open.undo();
  expect([open.view?.version, gets(), open.problem]).toEqual([33, 2, null]);
  open.close();
});

test("news that comes within one frame is drawn once, at its end, and no line of the log is missing", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  const { open, say } = await streamed();
  await say(news(33, line(3)), news(34, line(4), line(5)), news(35, line(6)));
  expect([open.view?.version, frames.length]).toEqual([32, 1]);
  frames[0]?.(0);
  expect(open.view?.version).toBe(35);
  expect(open.log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  await say(news(36, line(7)));
  expect(frames).toHaveLength(2);
  open.close();
});

test("a hidden page has no frames, but still hears the news", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { open, say } = await streamed();
  await say(news(33, line(3)));
  expect([open.view?.version, open.log.length]).toEqual([33, 3]);
  vi.restoreAllMocks();
  open.close();
});

test("a withdrawn line is marked where it was; old news changes nothing; unchanged parts are the same objects", async () => {
  const { open, say } = await streamed();
  const seats = open.view?.seats;
  await say(news(34, { ...line(2), withdrawn: true }, line(3)));
  expect(open.log.map(({ number, withdrawn }) => [number, withdrawn])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
  await say(news(33));
  expect(open.view?.version).toBe(34);
  expect(open.view?.seats).toBe(seats);
  open.close();
});

test("a page that gets no stream says so for a moment, not that the connection is lost", async () => {
  vi.stubGlobal("fetch", (address: string) => {
    if (address.includes("/events")) return Promise.resolve(json({ error: { code: "too-many" } }, 429));
    return address.includes("/poll") ? new Promise(() => undefined) : Promise.resolve(json(table()));
  });
  const open = new OpenTable("t");
  await open.open();
  await vi.waitFor(() => expect(open.connection).toBe("crowded"));
  expect(open.notice).toBe("crowded");
  await open.refresh();
  expect(open.connection).toBe("crowded");
  open.close();
});

test("a new link for your own seat is kept and used; one for another seat is only passed on", async () => {
  answer = ({ path }) => json(path.endsWith("renew") ? { table: "t", seat: 0, token: "new" } : table());
  const open = new OpenTable("t");
  await open.open();
  expect(await open.renew(1)).toBe("new");
  expect(calls[1]).toMatchObject({ path: "tables/t/seats/1/renew", tokens: "Bearer host" });
  expect(open.tokens).toEqual(["host", "me"]);
  expect(await open.renew(0)).toBe("new");
  expect(calls[3]).toMatchObject({ path: "tables/t/seats/0/renew", tokens: "Bearer me" });
  expect(calls[4]).toMatchObject({ path: "tables/t?seat=0", tokens: "Bearer host,new" });
  expect([open.problem, open.connection]).toEqual([null, "live"]);
  expect(keptTable("t")?.tokens.map(({ token }) => token)).toEqual(["host", "new"]);
  open.close();
});

test("a refused new link leaves everything as it was, and says why", async () => {
  const refusal = { error: { code: "foreign", message: "This seat is not yours.", words: null } };
  answer = ({ path }) => (path.endsWith("renew") ? json(refusal, 403) : json(table()));
  const open = new OpenTable("t");
  await open.open();
  expect(await open.renew(0)).toBeNull();
  expect(open.problem?.refusal?.message).toBe("This seat is not yours.");
  expect(open.tokens).toEqual(["host", "me"]);
  open.close();
});

test("a page whose link is dead says so, unless another tab of this browser got the new one", async () => {
  const streams: string[] = [];
  answer = () => json(table());
  const fetched = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    if (!address.includes("/events")) return fetched(address, init);
    streams.push((init.headers as Record<string, string>)["Authorization"] ?? "");
    return Promise.resolve(new Response("", { status: 403 }));
  });
  const open = new OpenTable("t");
  await open.open();
  keepTable("t", { game: "quay", title: "Quay", invites: [], tokens: [{ token: "new", kind: "seat", seat: 0 }] });
  await vi.waitFor(() => expect(open.connection).toBe("gone"));
  expect(streams).toEqual(["Bearer host,me", "Bearer new"]);
  open.close();
});

test("the new link of a seat replaces the old one that this browser kept", async () => {
  answer = () => json(table({ you: [0] }));
  const open = new OpenTable("t");
  await open.open("new");
  expect(open.seatToken(0)).toBe("new");
  expect(open.tokens).toEqual(["host", "new"]);
  open.close();
});

test("a puzzle or a deal of the day is still one after its table was opened", async () => {
  answer = () => json(table());
  keepTable("t", { ...keptTable("t")!, practice: true, daily: "2026-05-03" });
  const open = new OpenTable("t");
  await open.open();
  open.keep();
  expect(keptTable("t")).toMatchObject({ practice: true, daily: "2026-05-03" });
  open.close();
});
