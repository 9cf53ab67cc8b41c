import { expect, test } from "vitest";
import { usualOptions } from "./known";

test("several people roll ahead in Rolling Heights, as its book suggests", () => {
  expect(usualOptions("rolling_heights", 2)).toEqual({ advance_roll: true });
  expect(usualOptions("rolling_heights", 1)).toEqual({});
  expect(usualOptions("plastics_race", 3)).toEqual({});
});
