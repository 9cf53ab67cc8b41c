import { expect, test } from "vitest";
import type { Message } from "./types";
import { allNames, explain, isAbout, isControl, nameAt } from "./things";

document.body.innerHTML = `
  <div data-frame="board">
    <svg aria-label="Map of Rome"><path data-thing="Ostiense – Trastevere (red)"/><g aria-hidden="true"><text id="place">Trastevere</text><text>7</text><path id="road"/></g>
      <g data-thing="Road to Trastevere"><path id="named"/></g></svg>
    <button aria-label="Zoom in" id="zoom"></button>
  </div>
  <div data-frame="own"><section aria-label="Your hand"><ul>
    <li><span aria-hidden="true">R</span><span class="unseen" id="card">a wild card</span></li>
    <li><span role="button" aria-label="Put away red or blue" data-answers="3" id="part"></span></li>
  </ul></section></div>`;

const at = (id: string): Element => document.getElementById(id)!;
const about = (...said: string[]): Message => ({
  id: "quay-event-anything",
  args: Object.fromEntries(said.map((text, index) => [String(index), text])),
  rules: [],
});

test("a thing is called as the nearest name around it says, and holders and controls are no things", () => {
  expect(nameAt([at("place")])).toBe("Trastevere");
  expect(nameAt([at("road")])).toBe("");
  expect(nameAt([at("road"), at("place")])).toBe("Trastevere");
  expect(nameAt([at("named")])).toBe("Road to Trastevere");
  expect(nameAt([at("card")])).toBe("a wild card");
  expect(nameAt([at("part")])).toBe("Put away red or blue");
  expect(isControl(at("zoom"))).toBe(true);
  expect(isControl(at("part"))).toBe(false);
});

test("everything with a name that cannot be chosen can be asked about by keyboard, one's own things first", () => {
  expect(allNames(document)).toEqual(["a wild card", "Trastevere", "Road to Trastevere", "Ostiense – Trastevere (red)"]);
});

test("a message is about a thing only if its words say how the name of the thing begins", () => {
  const silk = { id: "web-options-none", args: { typed: "Silk" }, rules: [] };
  expect(isAbout(silk, "Silk (red): 2 wood")).toBe(true);
  expect(isAbout(silk, "A6: Silk, going up")).toBe(true);
  expect(isAbout(silk, "Silk or tea")).toBe(false);
  expect(isAbout(silk, "Silken Tent")).toBe(false);
  expect(isAbout(silk, "Wood for Silk")).toBe(false);
  expect(isAbout(about("Silk"), "Silk")).toBe(false);
});

test("a message is about a way if it names both ends, in whichever direction, whether or not its words say them", () => {
  const drive = { id: "web-options-none", args: { typed: "Market", from: "Harbour", to: "Market" }, rules: [] };
  expect(isAbout(drive, "Harbour – Market (red)")).toBe(true);
  expect(isAbout(drive, "Market – Harbour")).toBe(true);
  expect(isAbout(drive, "Market – Bridge (red)")).toBe(false);
  expect(isAbout(drive, "Market")).toBe(true);
  expect(isAbout(drive, "Harbour")).toBe(false);
});

test("what is possible is told beside the reasons for what is not", () => {
  const words = { id: "web-options-none", args: { typed: "Silk" }, rules: [] };
  const option = { answer: 3, words, final: false, number: 1, text: "Silk", group: "" };
  const reason = { about: words, reason: about() };
  expect(explain("Silk", [], [option], [reason])).toEqual({ possible: [option], perhaps: [], refused: [reason] });
  expect(explain("Tea", ["3"], [option], [reason])).toEqual({ possible: [option], perhaps: [], refused: [] });
  expect(explain("Tea or silk", [], [option], [reason])).toEqual({ possible: [], perhaps: [option], refused: [] });
  expect(explain("Tea", [], [option], [reason])).toEqual({ possible: [], perhaps: [], refused: [] });
});
