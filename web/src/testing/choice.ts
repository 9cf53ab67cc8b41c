/** An answer as the list shows it, for tests. */
import type { Choice } from "../lib/answers";

export const choice = (change: Partial<Choice> & Pick<Choice, "answer" | "do">): Choice => ({
  to: {},
  words: { id: change.do, args: {}, rules: [] },
  final: false,
  then: [],
  asks: null,
  fails: null,
  instead: null,
  copies: 1,
  id: String(change.answer),
  number: change.answer + 1,
  text: change.do,
  after: "",
  group: "",
  ...change,
});
