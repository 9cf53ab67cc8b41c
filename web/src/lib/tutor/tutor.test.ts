import { beforeEach, expect, test } from "vitest";
import type { Answer, Action, TableView, TutorialStep } from "../types";
import { learned } from "./progress";
import { Tutor } from "./tutor.svelte";

const drive: Action = { do: "drive", to: { section: "a-b" } };
const pay: Action = { do: "pay", to: { card: "red" } };
const other: Action = { do: "end_turn", to: {} };
const collect: Action = { do: "collect", to: {} };

const step = (kind: TutorialStep["kind"], answers: Action[] = [], usual = true): TutorialStep => ({
  say: "x",
  light: [],
  kind,
  answers,
  usual,
});
const tutor = (...steps: TutorialStep[]): Tutor =>
  new Tutor({ id: "first", game: "quay", kind: "tutorial", title: "t", seconds: 60, steps }, "table");
const table = (version: number, asked: boolean): TableView =>
  ({ version, over: false, pending: { answers: asked ? [{ ...drive }] : [] } }) as unknown as TableView;

beforeEach(() => localStorage.clear());

test("only expected answers go through; everything else counts as a wrong click and changes nothing", () => {
  const lead = tutor(step("read"), step("answer", [drive]));
  expect(lead.pass([drive], 1)).toBeNull();
  lead.read(table(1, true));
  expect(lead.pass([other], 1)).toBeNull();
  expect(lead.nudges).toBe(1);
  const passed = lead.pass([drive, pay], 1);
  expect(passed).toEqual({ send: [drive, pay], gives: 1 });
  lead.gave(passed!, 1);
  expect([lead.over, learned("quay", "first")]).toEqual([true, true]);
});

test("the answers of a step may come together or one by one, with nothing else", () => {
  const lead = tutor(step("answer", [drive, pay], false));
  expect(lead.pass([drive, collect], 2)).toBeNull();
  expect(lead.pass([drive, pay, collect], 1)).toEqual({ send: [drive, pay], gives: 2 });
  const alone = lead.pass([drive, collect], 1);
  expect(alone).toEqual({ send: [drive], gives: 1 });
  lead.gave(alone!, 1);
  expect(lead.expected).toEqual([pay]);
});

test("picks count in any order", () => {
  const lead = tutor(step("answer", [drive, pay]));
  expect([lead.mayPick(pay), lead.mayPick(collect)]).toEqual([true, false]);
  expect(lead.pass([pay, drive], 2, true)).toEqual({ send: [pay, drive], gives: 2 });
});

test("a step to watch waits until it was read and the reader is asked again", () => {
  const lead = tutor(step("any", [drive]), step("watch"), step("read"));
  lead.gave(lead.pass([drive], 1)!, 7);
  lead.look(table(8, true));
  expect(lead.number).toBe(2);
  lead.read(table(7, true));
  expect(lead.number).toBe(2);
  lead.look(table(8, true));
  expect(lead.number).toBe(3);
});

test("a tutorial that was left goes on where it was, even after the page was loaded again", () => {
  const lead = tutor(step("answer", [drive, pay]), step("read"));
  lead.gave(lead.pass([drive], 1)!, 1);
  lead.leave();
  expect(lead.step).toBeNull();
  expect(lead.pass([other], 1)).toEqual({ send: [other], gives: 0 });
  const again = tutor(step("answer", [drive, pay]), step("read"));
  expect(again.left).toBe(true);
  again.resume();
  expect(again.expected).toEqual([pay]);
  expect(again.lost([{ ...other } as Answer])).toBe(true);
});
