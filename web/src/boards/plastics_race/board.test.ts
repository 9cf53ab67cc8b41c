import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice } from "../../lib/answers";
import { fit, inSight, seen, start } from "../../ui/sight";
import { cityOf, streetBetween } from "./city";
import { GROUND } from "./contrast";
import { CITIES, content, offered, view } from "./fixture";
import { apart } from "./geometry";
import { group } from "./frame";
import { layings } from "./items";
import { cardOf, colourOf, drivenColour, effectOf, fitting, links, routeOf, seatOf, wayOf } from "./links";
import { COLOURS, LOOKS } from "./paint";
import { free, journey, lift, onTheWay, sideBySide, slots } from "./slots";
import { spots } from "./spots";
import { outOfReach, placeTip } from "./tips";
import { cardLook, componentsOf, handLooks, routeCard } from "./view";
import { extent, READABLE } from "./viewport";

const rome = cityOf(content, "rome");
const none = links(rome, [], null, 0);

test("the colours are those of the components", () => {
  const palette = (content["components.toml"] as { palette: Record<string, { hex: string; letter: string }> }).palette;
  expect(Object.fromEntries(COLOURS.map((colour) => [colour, { hex: LOOKS[colour].hex, letter: LOOKS[colour].letter }]))).toEqual(palette);
});

test("the colours of the map are those whose contrast is tested", () => {
  const css = readFileSync("src/boards/plastics_race/map.css", "utf-8");
  const [light, dark] = css.split(":root[data-theme") as [string, string];
  for (const [name, hex] of Object.entries(GROUND.light)) expect(light).toContain(`--${name}: ${hex};`);
  for (const [name, hex] of Object.entries(GROUND.dark)) expect(dark).toContain(`--${name}: ${hex};`);
});

test.each(CITIES)("%s: streets lead from place to place, and the things on them keep apart", (id) => {
  const city = cityOf(content, id);
  for (const street of city.streets.values()) {
    expect(streetBetween(city, street.b.id, street.a.id)).toBe(street);
    const [one, other] = slots(street, 2);
    expect(apart(one!, other!)).toBeGreaterThan(12);
    expect(free(street, new Set())).toBeGreaterThan(18);
  }
});

test("answers are found by street, card and colour", () => {
  const drive = offered(0, "drive", { section: "rome/cipro-torquinto" });
  const on = offered(1, "go_on", { section: "rome/cipro-torquinto" });
  expect(wayOf(rome, drive, "rome/cipro")?.to.id).toBe("rome/torquinto");
  expect(wayOf(rome, on, "rome/torquinto")?.to.id).toBe("rome/cipro");
  expect(fitting(drive, view)).toEqual(["wild"]);
  expect(fitting(on, view)).toEqual([]);
  expect(fitting(undefined, view)).toEqual([]);
  expect(drivenColour(rome, view, drive)).toBe("green");
  expect([...links(rome, [drive, on], view, 0).streets.values()][0]?.answers).toEqual([drive, on]);
  expect(group(drive, {} as never)).toBe("web-plastics-race-group-drive");
  expect(group(offered(2, "end_turn"), {} as never)).toEqual({ below: "web-plastics-race-group-end" });
});

test("a bin that no click leads to says why", () => {
  const bin = (number: number) => [...rome.places.values()].find((place) => place.bin === number)!;
  const end = offered(0, "end_turn");
  const way = offered(1, "way", { node: bin(1).id });
  const said = (number: number, answers: Choice[], moving = true) =>
    outOfReach(bin(number), answers, links(rome, answers, view, 0), view.players[0], moving);
  expect(said(1, [end])).toBe("It is at least 4 roads away. One click can't get you there with your cards.");
  expect(said(1, [end], false)).toBe("Your truck has stopped for this turn.");
  expect(said(2, [end])).toBe("You have this bin already.");
  expect(said(3, [end])).toBe("No open road leads there now.");
  expect([said(1, [end, way]), said(1, [way])]).toEqual([null, null]);
  expect(placeTip(bin(3), said(3, [end]))["data-tip"]).toBe("No open road leads there now.");
});

test("a card is asked for by its colour or its effect", () => {
  const [red, steal] = [offered(0, "name_card", { wanted: "red" }), offered(8, "name_card", { wanted: "steal" })];
  expect([colourOf(red), effectOf(red), colourOf(steal), effectOf(steal)]).toEqual(["red", null, null, "steal"]);
  expect(links(rome, [red, steal], view, 0).loose).toEqual([red, steal]);
  expect([group(red, {} as never), group(steal, {} as never)]).toEqual([
    "web-plastics-race-group-colours",
    "web-plastics-race-group-effects",
  ]);
});

test("a payment is about its card, and the street that it pays for is shown", () => {
  const pay = offered(0, "pay", { card: "yellow_roll_dice" });
  const paying = { ...view, turn: { ...view.turn, paying: "rome/cipro-torquinto" } };
  const found = links(rome, [pay, offered(1, "pay_two")], paying, 0);
  expect(cardOf(pay)).toBe("yellow_roll_dice");
  expect(found.streets.size).toBe(0);
  expect(found.paying?.to.id).toBe("rome/torquinto");
  expect(routeOf(offered(0, "drop_route", { route: "rt03" }))).toBe("rt03");
});

test("a one-way token points as its id says", () => {
  const place = offered(0, "place_one_way", { one_way: "rome/torquinto>cipro" });
  expect(wayOf(rome, place, null)?.to.id).toBe("rome/cipro");
  expect(rome.arrows.size).toBe(2 * rome.streets.size);
});

test("choosing a place never means leaving it", () => {
  const leave = offered(0, "pass_bin");
  const take = offered(1, "collect");
  const found = links(rome, [leave, take, offered(2, "choose", { seat: 1 })], view, 0);
  const [bin, seat] = spots(rome, found, new Map([[1, { x: 10, y: 10 }]]), 1);
  expect(bin?.main).toBe(take);
  expect(bin?.answers.map(({ choice: answer }) => answer)).toEqual([leave, take]);
  expect(seat?.key).toBe("seat 1");
});

test("a Puncture is about the player whose turn it is", () => {
  expect(seatOf(offered(0, "let_pass"), view)).toBe(0);
  expect(seatOf(offered(1, "puncture", { card: "blue_puncture" }), view)).toBe(0);
  expect(seatOf(offered(2, "end_turn"), view)).toBe(null);
});

test("a die repaints its street, and tokens are beside it", () => {
  const [first] = rome.streets.values();
  const laid = layings(rome, { ...view, dice: [{ section: first!.id, colour: "green" }], works: [first!.id] }, none).find(
    ({ street }) => street === first,
  );
  expect(laid?.paint).toBe("green");
  expect(laid?.items.map(({ kind }) => kind)).toContain("die");
  expect(laid?.items.map(({ kind }) => kind)).toContain("works");
  expect(laid?.items.map(({ kind }) => kind)).not.toContain("letter");
});

test("a truck drives the streets of its turn, or the one street between", () => {
  const path = ["rome/sanpietro-santuffizio", "rome/santuffizio-vaticano"];
  const legs = journey(rome, path, "rome/sanpietro", "rome/vaticano");
  expect(legs.map(({ street, back }) => [street.id, back])).toEqual(path.map((id) => [id, false]));
  expect(apart(onTheWay(legs, 0), rome.places.get("rome/sanpietro")!)).toBeLessThan(1);
  expect(apart(onTheWay(legs, 1), rome.places.get("rome/vaticano")!)).toBeLessThan(1);
  expect(journey(rome, [], "rome/vaticano", "rome/santuffizio")[0]?.back).toBe(true);
  expect(journey(rome, [], "rome/vaticano", "rome/eur")).toEqual([]);
});

test("trucks at one place are side by side, clear of the drawing of the place", () => {
  expect([3, 5].map((seat) => sideBySide([3, 5], seat))).toEqual([-25, 25]);
  expect(sideBySide([2], 2)).toBe(0);
  const bin = rome.places.get("rome/vaticano")!;
  expect(lift(bin, 1)).toBeGreaterThan(30);
  expect(lift({ ...bin, y: 20 }, 1)).toBeLessThan(0);
});

test("every card of the components has a look", () => {
  const ids = ["red_ask", "dashed_red_blue", "continuous_green_purple", "wild"];
  expect(ids.map((id) => cardLook(content, id).kind)).toEqual(["single", "dashed", "continuous", "wild"]);
  expect(cardLook(content, "red_ask").effect).toBe("ask");
  const [one, other] = handLooks(content, ["wild", "wild"]);
  expect(one?.look.street).not.toBe(other?.look.street);
  expect(componentsOf(content).route_cards).toHaveLength(14);
  expect(routeCard(content, "rt01")?.colours).toEqual(["purple", "orange", "yellow"]);
});

test("a laptop shows the whole city, a phone begins near the truck", () => {
  const all = extent(rome);
  const laptop = fit(all, 800, 526);
  expect(start(800, laptop, READABLE)).toBe(1);
  const phone = fit(all, 360, 280);
  const zoom = start(360, phone, READABLE);
  expect(zoom).toBeGreaterThan(1.3);
  const box = seen(phone, { zoom, x: 0, y: 0 });
  expect(box.x).toBeCloseTo(phone.x);
  expect(inSight(box, { x: box.x + box.w / 2, y: box.y + box.h / 2 })).toBe(true);
  expect(inSight(box, { x: box.x, y: box.y })).toBe(false);
});
