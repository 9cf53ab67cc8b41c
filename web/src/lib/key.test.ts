import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";

afterEach(() => vi.unstubAllGlobals());

test("codes are tried under one key of this browser, and nothing else is sent with it", async () => {
  localStorage.clear();
  const keys: (string | undefined)[] = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["Ludoteca-Browser"]);
    return Promise.resolve(new Response("[]"));
  });
  await api.join("AAAAAA", "Ana");
  await api.join("BBBBBB", "Ana");
  await api.publicTables();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], undefined]);
});
