import { afterEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { lasting } from "./tempo";

afterEach(() => (settings.speed = "normal"));

test("the reader's truck takes as long as the others', at the speed that the reader chose", () => {
  const long = (["slow", "normal", "fast", "skip"] as const).map((speed) => {
    settings.speed = speed;
    return lasting(200);
  });
  expect(long).toEqual([900, 500, 200, 200]);
});
