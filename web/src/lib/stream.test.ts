import { afterEach, expect, test, vi } from "vitest";
import { listen, SseParser, type Connection } from "./stream";
import type { TableNews } from "./types";

test("messages come whole wherever the stream is cut", () => {
  const text = ': ping\n\nid: 4\nevent: table\ndata: {"a":\ndata: 1}\n\nid: 5\r\ndata: {"b": 2}\r\n\r\n';
  for (let size = 1; size < text.length; size += 1) {
    const parser = new SseParser();
    const found: string[] = [];
    for (let at = 0; at < text.length; at += size) found.push(...parser.push(text.slice(at, at + size)));
    expect(found.map((data) => JSON.parse(data) as unknown)).toEqual([{ a: 1 }, { b: 2 }]);
  }
});

afterEach(() => vi.unstubAllGlobals());

const streamOf = (text: string) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    }),
    { headers: { "Content-Type": "text/event-stream" } },
  );

test("after a broken stream it reconnects from the last event number, and says so", async () => {
  const asked: string[] = [];
  const states: Connection[] = [];
  let since = 3;
  const answers = [
    () => streamOf('data: {"number": 7}\n\n'),
    () => {
      throw new TypeError("network");
    },
    () => streamOf('data: {"number": 9}\n\n'),
  ];
  vi.stubGlobal("fetch", (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${address} ${headers["Authorization"]}`);
    const answer = answers.shift();
    return answer ? Promise.resolve().then(answer) : new Promise(() => undefined);
  });
  const stop = listen({
    table: "t",
    tokens: ["one", "two"],
    seat: 1,
    since: () => since,
    stamp: () => "",
    news: (news: TableNews) => (since = news.number),
    connection: (state) => states.push(state),
    gone: () => undefined,
  });
  await vi.waitFor(() => expect(since).toBe(9), { timeout: 4_000 });
  stop();
  expect(asked.map((address) => address.slice(address.indexOf("events")))).toEqual([
    "events?since=3&seat=1 Bearer one,two",
    "events?since=7&seat=1 Bearer one,two",
    "events?since=7&seat=1 Bearer one,two",
  ]);
  expect(states).toEqual(["live", "lost", "live"]);
});

test("a table that is gone is not asked for again", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response("{}", { status: 404 })));
  vi.stubGlobal("fetch", fetch);
  const gone = vi.fn();
  listen({
    table: "t",
    tokens: ["one"],
    seat: null,
    since: () => 0,
    stamp: () => "",
    news: () => undefined,
    connection: () => undefined,
    gone,
  });
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledOnce();
});

test("a page that gets no stream polls from where it is, and says why", async () => {
  const asked: string[] = [];
  const states: Connection[] = [];
  let known = { number: 3, stamp: "a" };
  vi.stubGlobal("fetch", (address: string) => {
    const path = address.slice(address.indexOf("tables/"));
    asked.push(path);
    if (path.includes("events")) return Promise.resolve(new Response('{"error": {"code": "too-many"}}', { status: 429 }));
    const news = [{ number: 4, table: { stamp: "b" } }];
    return path.includes("stamp=a") ? Promise.resolve(new Response(JSON.stringify(news))) : new Promise(() => undefined);
  });
  const stop = listen({
    table: "t",
    tokens: ["one"],
    seat: null,
    since: () => known.number,
    stamp: () => known.stamp,
    news: ({ number, table }: TableNews) => (known = { number, stamp: table.stamp }),
    connection: (state) => states.push(state),
    gone: () => undefined,
  });
  await vi.waitFor(() => expect(asked).toHaveLength(3), { timeout: 4_000 });
  stop();
  expect(asked).toEqual(["tables/t/events?since=3", "tables/t/poll?since=3&stamp=a&wait=20", "tables/t/poll?since=4&stamp=b&wait=20"]);
  expect(new Set(states)).toEqual(new Set(["crowded"]));
});
