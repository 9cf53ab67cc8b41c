import { expect, it } from "vitest";
import { choice } from "../testing/choice";
import type { Choice } from "./answers";
import { surprising } from "./padlock";

const offered = (answer: number, verb: string, final: boolean, stops = false): Choice => choice({ answer, do: verb, final, stops });

it("locks what cannot be undone among answers of its kind that can", () => {
  expect([...surprising([offered(1, "play", true), offered(2, "play", false)])]).toEqual([1]);
});

it("does not lock what is always final, what stops, or what says so itself", () => {
  expect(surprising([offered(1, "rally", true), offered(2, "stop", false, true)]).size).toBe(0);
  expect(surprising([offered(1, "end", true, true), offered(2, "end", false)]).size).toBe(0);
  expect(surprising([offered(1, "offer", true), offered(2, "offer", true)]).size).toBe(0);
  expect(surprising([offered(1, "play_effect", true), offered(2, "play_effect", false)], ["play_effect"]).size).toBe(0);
});
