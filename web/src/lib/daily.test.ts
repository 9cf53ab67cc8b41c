import { beforeEach, expect, test, vi } from "vitest";
import { table } from "../testing/table";
import { dailyLine, playDaily, today } from "./daily";
import { keepDaily, keepTable, keptTable } from "./keep";
import type { GameInfo } from "./types";

beforeEach(() => localStorage.clear());

test("the deal of the day is dealt from the date and the game, for one person against one bot", async () => {
  const asked: { body: Record<string, unknown> }[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith("api/tables")) asked.push({ body: JSON.parse(body as string) as Record<string, unknown> });
    return Promise.resolve(new Response(JSON.stringify({ table: "t", host: "h", watch: "w", seats: [] })));
  });
  await playDaily({ id: "quay", title: "Quay", bots: ["easy"], usual_bot: "easy" } as unknown as GameInfo);
  vi.unstubAllGlobals();
  expect(asked[0]?.body).toMatchObject({
    game: "quay",
    seed: `deal of the day ${today()} quay`,
    seats: [{ kind: "person" }, { kind: "bot" }],
  });
  expect(keptTable("t")?.daily).toBe(today());
});

test("its result is one line without a word about the deal", () => {
  const outcome = { winners: [0], ranking: [], scores: [], reason: { id: "", args: {}, rules: [] } };
  const seats = table()
    .seats.slice(0, 2)
    .map((seat) => ({ ...seat, bot: seat.seat === 1 ? "hard" : null }));
  const view = table({ table: "t", title: "Quay", you: [0], over: true, scores: [9, 7], seats, outcome });
  expect(dailyLine(view)).toBeNull();
  keepTable("t", { game: "quay", title: "Quay", tokens: [], invites: [] });
  keepDaily("t", "2026-05-03");
  expect(dailyLine(view)).toMatch(/^Quay, deal of 2026-05-03: I won 9 to 7 against Hard\. /);
  expect(dailyLine({ ...view, outcome: { ...outcome, winners: [1] } })).toMatch(/I lost 9 to 7/);
});
