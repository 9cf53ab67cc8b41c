import { afterEach, expect, test } from "vitest";
import { allTips, beside, said, tip, tipAt, tipOf, tipFor } from "./tips.svelte";

afterEach(() => (document.body.innerHTML = ""));

const at = (id: string): Element => document.getElementById(id)!;

test("a message of the catalogue is a name with a sentence", () => {
  expect(tipFor("web-tip-bot")).toEqual({ "data-kind": "web-tip-bot", "data-name": "Bot", "data-tip": "The computer plays this seat." });
  expect(tipFor("web-tip-nothing")["data-tip"]).toBe("{web-tip-nothing.tip}");
});

test("the innermost element under the pointer is explained, through the button that covers it", () => {
  document.body.innerHTML = `
    <ul><li data-tip="A card" id="card"><b data-tip="A price" id="price">3</b><span data-answers="1" id="pick"></span></li></ul>
    <svg><g data-tip="Works" id="works"/><path data-tip="Road" id="road"/><g data-answers="2" data-tip="Road" id="part"/></svg>
    <i id="bare"></i>`;
  expect(tipAt([at("pick"), at("price"), at("card")])).toBe(at("price"));
  expect(tipAt([at("pick"), at("card")])).toBe(at("card"));
  expect(tipAt([at("part"), at("works"), at("road")])).toBe(at("works"));
  expect(tipAt([at("part")])).toBe(at("part"));
  expect(tipAt([at("bare")])).toBeNull();
});

test("the focus explains the focused element or the thing that a part shows, nothing around it", () => {
  document.body.innerHTML = `
    <section data-tip="A seat" id="seat"><button id="link"></button><button data-tip="Invite" id="invite"></button>
      <span data-tip="A card" id="card"><span data-answers="1" id="pick"></span></span></section>`;
  expect(tipOf(at("link"))).toBeNull();
  expect(tipOf(at("invite"))).toBe(at("invite"));
  expect(tipOf(at("pick"))).toBe(at("card"));
});

test("arrow keys meet every sentence once", () => {
  document.body.innerHTML = `<p data-name="Wood" data-tip="A cube"></p><p data-name="Wood" data-tip="A cube"></p>
    <p data-name="Glass" data-tip="A cube"></p>`;
  expect(allTips(document).map(said)).toEqual(["Wood: A cube", "Glass: A cube"]);
  expect(tip("Wood", "A cube")).toEqual({ "data-name": "Wood", "data-tip": "A cube" });
});

test.each([
  ["in the middle: above", { x: 180, y: 300, w: 20, h: 20 }],
  ["at the top: below", { x: 180, y: 4, w: 20, h: 20 }],
  ["at the left edge", { x: 0, y: 300, w: 20, h: 20 }],
  ["at the right edge", { x: 350, y: 620, w: 10, h: 20 }],
  ["as high as the window: beside", { x: 0, y: 0, w: 100, h: 640 }],
])("a tip never covers what it explains, and stays in the window: %s", (_, about) => {
  const size = { w: 220, h: 80 };
  const window = { w: 360, h: 640 };
  const { x, y } = beside(about, size, window);
  expect(x >= 0 && y >= 0 && x + size.w <= window.w && y + size.h <= window.h).toBe(true);
  const apart = x >= about.x + about.w || x + size.w <= about.x || y >= about.y + about.h || y + size.h <= about.y;
  expect(apart).toBe(true);
});

test("words that come by themselves keep off what can be clicked", () => {
  const about = { x: 300, y: 300, w: 20, h: 20 };
  const above = { x: 290, y: 240, w: 30, h: 20 };
  const { y } = beside(about, { w: 100, h: 80 }, { w: 640, h: 640 }, [above]);
  expect(y).toBeGreaterThan(about.y);
});
