import { expect, test } from "vitest";
import { choice } from "../testing/choice";
import { table } from "../testing/table";
import { choices, everything, grouped, isPick, offer, onBoard, sent, toggled } from "./answers";
import type { Message, Answer, Pending } from "./types";

test("answers are numbered in the order shown, group by group", () => {
  const list = choices(table(), (choice) => ("seat" in choice.words.args ? "asking" : ""));
  expect(list.map((choice) => choice.number)).toEqual(list.map((_, i) => i + 1));
  expect(grouped(list).map((group) => group.id)).toEqual(["", "asking"]);
});

test("late answers come after the others and before those that stop", () => {
  const list = choices(table(), ({ answer }) => [{ below: "stop" }, { late: "late" }, "first"][answer % 3]!);
  expect([...new Set(list.map(({ group }) => group))]).toEqual(["first", "late", "stop"]);
  expect(list.map(({ number }) => number)).toEqual(list.map((_, at) => at + 1));
});

test("answers that stop come below those that do something", () => {
  const list = choices(table(), (choice) => ("seat" in choice.words.args ? "asking" : { below: "" }));
  expect(grouped(list).map((group) => group.id)).toEqual(["asking", ""]);
  expect(list.filter(({ stops }) => stops).map(({ group }) => group)).not.toContain("asking");
  expect(list.map((choice) => choice.number)).toEqual(list.map((_, i) => i + 1));
});

test("answers name cards and people", () => {
  const texts = choices(table()).map((choice) => choice.text);
  expect(texts).toContain("Land tea");
  expect(texts).toContain("Ask Jonas for silk");
});

const pending = (answers: Partial<Answer>[], more: Partial<Pending> = {}) => {
  const asked = table();
  const given = answers.map((change, answer) => ({ ...choice({ answer, do: "land" }), words: say("quay-trade-in"), ...change }));
  return { ...asked, pending: { ...asked.pending!, answers: given, ...more } };
};
const say = (id: string): Message => ({ id, args: {}, rules: [] });
const step = { do: "done", to: {}, words: say("quay-put-away-done") };

test("the usual next answer comes along, and the question can still be asked", () => {
  const usual = { then: [step], asks: say("quay-ask-put-away") };
  const { answers, others } = offer(pending([usual, {}]));
  expect(answers.map(({ id, after }) => [id, after !== ""])).toEqual([
    ["0", true],
    ["1", false],
  ]);
  expect(others.map(({ id, number }) => [id, number])).toEqual([["0-ask", 3]]);
  expect(others[0]).toMatchObject({ text: "Which card do you put away, face down?", after: answers[0]!.text });
  expect(sent([], answers[0]!)).toEqual({ answer: 0, then: [{ do: "done", to: {} }] });
  const none = { ...step, to: { count: 0 } };
  expect(offer(pending([{ ...usual, then: [none, step] }])).answers[0]!.after).toBe(answers[0]!.after);
  expect(sent([], others[0]!)).toEqual({ answer: 0, then: [] });
  const stops = offer(pending([usual, {}]), ({ answer }) => (answer === 0 ? { below: "end" } : ""));
  expect(stops.answers.map(({ id }) => id)).toEqual(["1", "0", "0-ask"]);
  expect(onBoard(stops).map(({ id }) => id)).toEqual(["1", "0"]);
});

const bundle = { words: say("quay-trade-in"), do: "all", to: {}, answer: 2, then: [{ do: "done", to: {} }], final: true };

test("bundles come first, answers that must fail late, and needless ones are folded", () => {
  const view = pending([{ fails: say("quay-ask-turn") }, { instead: 2 }, {}], { bundles: [bundle] });
  const { answers, others } = offer(view);
  expect([answers, others].map((rows) => rows.map(({ id, number }) => [id, number]))).toEqual([
    [
      ["-1", 1],
      ["2", 2],
      ["0", 3],
    ],
    [["1", 4]],
  ]);
  expect(sent([answers[1]!], answers[0]!)).toEqual({ answer: 2, then: bundle.then });
  expect(answers[0]!.final).toBe(true);
});

test("a bundle is in the group of its first answer or in a group for bundles, and on the board if it leads to something", () => {
  const view = pending([{ do: "drive" }, { do: "rest" }, { do: "stop" }], {
    bundles: [
      { ...bundle, answer: 2 },
      { ...bundle, answer: 0, to: { node: "a" }, do: "way" },
    ],
  });
  const group = ({ do: done }: Answer) => (done === "stop" ? { below: "end" } : done === "way" ? "ways" : "");
  const list = offer(view, group, ["way", "drive"]).answers;
  expect(list.map(({ id, group: heading }) => [id, heading])).toEqual([
    ["-2", "ways"],
    ["0", ""],
    ["1", ""],
    ["-1", "end"],
    ["2", "end"],
  ]);
  expect(onBoard({ answers: list, others: [] }).map(({ id }) => id)).toEqual(["-2", "0", "1", "2"]);
});

test("a bundle that says an answer in full replaces it", () => {
  const { answers, others } = offer(
    pending([{ do: "steal" }, {}], { bundles: [0, 0].map((answer) => ({ ...bundle, answer, do: "steal" })) }),
  );
  expect([answers, others].map((rows) => rows.map(({ id }) => id))).toEqual([["-1", "-2", "1"], []]);
});

test("everything can be picked at once if the question takes everything", () => {
  const cards = [
    choice({ answer: 4, do: "put_away", to: { card: "tea" }, copies: 2 }),
    choice({ answer: 5, do: "put_away", to: { card: "salt" } }),
  ];
  expect(everything([...cards, choice({ answer: 9, do: "done" })], 3)).toEqual([4, 4, 5]);
  expect(everything(cards, 2)).toEqual([]);
});

test("answers are listed in the order of their verbs", () => {
  const view = pending([{ do: "rest" }, { do: "trade" }, { do: "drive" }]);
  expect(offer(view, undefined, ["drive", "trade"]).answers.map(({ do: done }) => done)).toEqual(["drive", "trade", "rest"]);
});

test("cards are picked as often as there are copies, and sent together", () => {
  const [tea, done] = [choice({ answer: 4, do: "put_away", to: { card: "tea" }, copies: 2 }), choice({ answer: 9, do: "done" })];
  expect(isPick(tea, 3)).toBe(true);
  expect([isPick(done, 3), isPick(tea, 1)]).toEqual([false, false]);
  expect(toggled([4], tea, 3)).toEqual([4, 4]);
  expect(toggled([4, 4], tea, 3)).toEqual([]);
  expect(toggled([5, 6], tea, 2)).toEqual([5, 6]);
  const put = { do: "put_away", to: { card: "tea" } };
  expect(sent([tea, tea], done)).toEqual({ answer: 4, then: [put, { do: "done", to: {} }] });
  expect(sent([tea, tea], null)).toEqual({ answer: 4, then: [put] });
  expect(sent([], null)).toBeNull();
});
