import { expect, test } from "vitest";
import { filtered } from "./search";

test("the filter wants every word; accents and capitals make no difference", () => {
  const list = ["Land silk", "Ask Jonas for silk", "Land tea"];
  const found = (typed: string): string[] => filtered(list, (text) => text, typed);
  expect(found("SILK jon")).toEqual(["Ask Jonas for silk"]);
  expect(found("  ")).toEqual(list);
  expect(found("sïlk")).toHaveLength(2);
  expect(found("gold")).toEqual([]);
});
