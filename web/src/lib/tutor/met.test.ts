import { beforeEach, expect, test } from "vitest";
import { cardTip } from "../../boards/plastics_race/tips";
import { remember } from "../keep";
import { settings } from "../settings.svelte";
import { firstMet } from "./met";
import { rememberLearned } from "./progress";

const page = (...kinds: string[]) => {
  document.body.innerHTML = `<main><div data-frame="own">${kinds.map((kind) => `<p data-kind="${kind}" data-tip="">x</p>`).join("")}</div></main>`;
};

beforeEach(() => {
  localStorage.clear();
  settings.tips = true;
  rememberLearned("quay", "first");
  remember("met", { quay: ["old"] });
});

test("one new thing is explained in a turn, the next one in the next turn", () => {
  page("old", "light", "plant");
  const told = ["1", "1", "2", "3"].map((turn) => firstMet("quay", turn)?.getAttribute("data-kind") ?? null);
  expect(told).toEqual(["light", null, "plant", null]);
});

test("readers who want no tips get none", () => {
  page("light");
  settings.tips = false;
  expect(firstMet("quay", "4")).toBeNull();
});

test("cards that differ only in their colour are one kind of thing", () => {
  const look = { id: "red_steal", kind: "single", effect: "steal", street: "" } as const;
  const [red, blue] = (["red", "blue"] as const).map((colour) => cardTip({ ...look, colours: [colour] })["data-kind"]);
  expect(red).toBe(blue);
  expect(cardTip({ ...look, colours: ["red"], effect: "swap" })["data-kind"]).not.toBe(red);
});
