import { afterEach, expect, test } from "vitest";
import { catalogue, file } from "../testing/catalogue";
import { scoreOf, shortScore, t, words } from "./words.svelte";

afterEach(() => words.load("en", catalogue));

test("a message is put into words with the names of things and seats", () => {
  const message = { id: "quay-ask", args: { seat: { seat: 1 }, card: { name: "quay-card-tea" } }, rules: [] };
  expect(words.say(message, ["Ana", "Ben"])).toBe("Ask Ben for tea");
});

test("nobody is a word too, and a missing message shows its id", () => {
  const message = { id: "quay-event-ends", args: {}, rules: [] };
  expect(words.say({ ...message, id: "undone", args: { seat: { seat: -1 } } }, [])).toContain("nobody");
  expect(t("web-no-such-words")).toBe("{web-no-such-words}");
});

test("a pseudo-locale reaches every word, but not the arguments", () => {
  words.load("en", catalogue, (text) => `⟦${text}⟧`);
  expect(t("web-waiting-seat", { name: "Ana" })).toBe("Ana⟦ is thinking.⟧");
});

test("places are 1st, 2nd, 3rd", () => {
  expect([1, 2, 3, 4, 5].map((place) => t("web-place", { place }))).toEqual(["1st", "2nd", "3rd", "4th", "5th"]);
});

test("a score is in the unit of its game", () => {
  expect(scoreOf("plastics_race", 1, 2)).toBe("1 point");
  expect(scoreOf("iditacards", 172, 3)).toBe("square 172");
  expect(scoreOf("iditacards", -37, 1)).toBe("37 turns");
  expect(scoreOf("unheard_of", 5, 2)).toBe("5");
});

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids made in the code from a beginning and a variable. */
const MADE = [
  "web-about-",
  "web-bot-",
  "web-coach-mark-",
  "web-dealt-",
  "web-explain-",
  "web-follow-speed-",
  "web-how-",
  "web-luck-",
  "web-new-link-",
  "web-orders-",
  "web-seat-about-",
  "web-seat-",
  "web-tab-",
  "web-theme-",
  "web-tip-",
];

test("a solo race counts turns, and nobody reads a number below zero", () => {
  expect(shortScore("iditacards", -104, 1)).toBe("104 turns");
  expect(shortScore("iditacards", 12, 2)).toBe("12");
});

test("how to play mentions route cards when they are in the game", () => {
  const said = (routes: string) => words.text("web-how-plastics-race-goal", { routes });
  expect(said("true")).toMatch(/route card/);
  expect(said("false")).not.toMatch(/route card/);
});

test("the browser's catalogue has every id that the code asks for, and no other", () => {
  const text = Object.values(sources).join("\n");
  const asked = new Set([...text.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1]!));
  const boards = /^web-(plastics-race|rolling-heights|iditacards)-/;
  const own = ["web.ftl", "web-tips.ftl", "web-coach.ftl"].map(file).join("\n");
  const offered = [...own.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1]!);
  expect([...asked].filter((id) => !offered.includes(id) && !boards.test(id))).toEqual([]);
  expect(offered.filter((id) => !asked.has(id) && !MADE.some((start) => id.startsWith(start)))).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
});
