import { expect, test } from "vitest";
import { Twice } from "./twice";

function heard() {
  let version = 1;
  const twice = new Twice(() => version);
  const press = (key: string, time: number, repeat = false): boolean => {
    const event = new KeyboardEvent("keydown", { key, repeat, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: time });
    twice.pressed(event);
    return !event.defaultPrevented;
  };
  const answer = document.createElement("button");
  answer.className = "answer";
  answer.onclick = (event) => twice.clicked(event);
  const click = (detail: number): boolean => {
    const event = new MouseEvent("click", { detail, cancelable: true });
    answer.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  return { press, click, ask: () => version++ };
}

test.each(["1", "Enter", " "])("%j pressed twice in a moment, or held, does not answer the next question", (key) => {
  const { press, ask } = heard();
  expect(press(key, 1000)).toBe(true);
  ask();
  expect([press(key, 1200), press(key, 1250, true), press(key, 1301)]).toEqual([false, false, true]);
});

test("other keys, and the same key in one question, are heard at once", () => {
  const { press, ask } = heard();
  expect([press("1", 1000), press("1", 1100)]).toEqual([true, true]);
  ask();
  expect([press("2", 1200), press("a", 1210), press("a", 1220)]).toEqual([true, true, true]);
});

test("a double click counts once if it meets two questions", () => {
  const { click, ask } = heard();
  expect([click(1), click(2)]).toEqual([true, true]);
  expect(click(1)).toBe(true);
  ask();
  expect([click(2), click(1)]).toEqual([false, true]);
});
