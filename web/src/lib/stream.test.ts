import { afterEach, expect, test, vi } from "vitest";
import { listen, SseParser, type Connection } from "./stream";
import type { TableNews } from "./types";

test("messages come whole however the stream is cut", () => {
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

test("after a broken stream it comes back with the last event number, and says so", async () => {
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
    news: () => undefined,
    connection: () => undefined,
    gone,
  });
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledOnce();
});
