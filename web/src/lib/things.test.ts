import { expect, test } from "vitest";
import { choice } from "../testing/choice";
import { allThings, explain, isAbout, isControl, thing, thingAt } from "./things";

document.body.innerHTML = `
  <div data-frame="board">
    <svg aria-label="Map of Rome"><path data-thing="section:rome/a-b" data-name="Ostiense – Trastevere"/>
      <g data-thing="node:rome/b" data-name="Trastevere"><text id="place">Trastevere</text></g><path id="sea"/></svg>
    <button aria-label="Zoom in" id="zoom"></button>
  </div>
  <div data-frame="own"><ul>
    <li data-thing="card:wild" data-name="a wild card"><span id="card">W</span></li>
    <li data-thing="card:wild" data-name="a wild card"></li>
    <li data-thing="card:red" data-name="red"><span data-answers="3" id="part"></span></li>
  </ul></div>`;

const at = (id: string): Element => document.getElementById(id)!;
const say = { id: "web-answers-none", args: {}, rules: [] };
const play = choice({ answer: 3, do: "play", to: { card: "red" } });
const reason = { do: "drive", to: { section: "rome/a-b", seat: 1 }, about: say, reason: say };

test("a thing is the nearest element with an id, and controls are not things", () => {
  expect(thingAt([at("place")])).toEqual({ key: "node:rome/b", name: "Trastevere" });
  expect(thingAt([at("sea")])).toBeNull();
  expect(thingAt([at("sea"), at("card")])?.name).toBe("a wild card");
  expect(isControl(at("zoom"))).toBe(true);
  expect(isControl(at("part"))).toBe(false);
});

test("you can ask by keyboard about everything that cannot be chosen: each thing once, your own first", () => {
  expect(allThings(document).map(({ name }) => name)).toEqual(["a wild card", "Ostiense – Trastevere", "Trastevere"]);
});

test("an answer is about the thing that it is done to", () => {
  const dog = thing("Husky", ["dog", 2], ["card", "husky"])["data-thing"];
  expect(dog).toBe("dog:2 card:husky");
  expect(isAbout({ dog: 2 }, dog)).toBe(true);
  expect(isAbout({ card: "husky" }, dog)).toBe(true);
  expect(isAbout({ seat: 2 }, dog)).toBe(false);
  expect(isAbout({ cargo: "silk" }, ":silk")).toBe(true);
  const theirs = thing("Husky", { seat: 1, dog: 2 })["data-thing"];
  expect(isAbout({ dog: 2, seat: 1 }, theirs)).toBe(true);
  expect(isAbout({ dog: 2 }, theirs)).toBe(false);
  expect(isAbout({ dog: 2, slot: 0 }, thing("Husky", { dog: 2 })["data-thing"])).toBe(false);
});

test("possible answers are listed beside the reasons why others are not", () => {
  expect(explain("card:red", [], [play], [reason])).toEqual({ possible: [play], refused: [] });
  expect(explain("section:rome/a-b", [], [play], [reason])).toEqual({ possible: [], refused: [reason] });
  expect(explain("node:rome/b", ["3"], [play], [reason])).toEqual({ possible: [play], refused: [] });
});
