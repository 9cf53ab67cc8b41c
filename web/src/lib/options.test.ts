import { expect, test } from "vitest";
import { table } from "../testing/table";
import { choices, filtered, grouped } from "./options";

test("options are numbered in the order shown, those of a group side by side", () => {
  const list = choices(table(), (option) => ("seat" in option.words.args ? "asking" : ""));
  expect(list.map((choice) => choice.number)).toEqual(list.map((_, i) => i + 1));
  expect(grouped(list).map((group) => group.id)).toEqual(["", "asking"]);
});

test("what is late stands after the others, before what stops", () => {
  const list = choices(table(), ({ answer }) => [{ below: "stop" }, { late: "late" }, "first"][answer % 3]!);
  expect([...new Set(list.map(({ group }) => group))]).toEqual(["first", "late", "stop"]);
  expect(list.map(({ number }) => number)).toEqual(list.map((_, at) => at + 1));
});

test("options that stop stand below those that do something", () => {
  const list = choices(table(), (option) => ("seat" in option.words.args ? "asking" : { below: "" }));
  expect(grouped(list).map((group) => group.id)).toEqual(["asking", ""]);
  expect(list.filter(({ stops }) => stops).map(({ group }) => group)).not.toContain("asking");
  expect(list.map((choice) => choice.number)).toEqual(list.map((_, i) => i + 1));
});

test("options speak in words with names of cards and people", () => {
  const texts = choices(table()).map((choice) => choice.text);
  expect(texts).toContain("Land tea");
  expect(texts).toContain("Ask Jonas for silk");
});

test("the filter wants every word, accents and case aside", () => {
  const list = choices(table());
  expect(filtered(list, "SILK jon").map((choice) => choice.text)).toEqual(["Ask Jonas for silk"]);
  expect(filtered(list, "  ")).toHaveLength(list.length);
  expect(filtered(list, "sïlk")).toHaveLength(2);
  expect(filtered(list, "gold")).toEqual([]);
});
