import { render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice } from "../../lib/options";
import type { TableView } from "../../lib/types";
import { Pointing } from "../pointing.svelte";
import Board from "./Board.svelte";
import { content, node, option } from "./fixture";
import My from "./My.svelte";
import Opponent from "./Opponent.svelte";
import { facts } from "./frame";
import { round, sheet } from "./score";
import PickCity from "./pick/city.svelte";

afterEach(() => (document.body.innerHTML = ""));

const player = {
  truck: "rome/cipro",
  points: 3,
  bins: [2],
  police: 1,
  puncture: null,
  played: [],
  cards: 2,
  hand: ["wild", "dashed_red_orange"],
  offers: false,
  offer: null,
  route_cards: 1,
  routes: ["rt01"],
  new_route: null,
};
const view = {
  city: "rome",
  round: 3,
  last_round: null,
  ending: "going-on",
  starter: 0,
  current: 0,
  deck: 20,
  discards: [],
  route_deck: 9,
  route_discards: [],
  stacks: [2, 1, 2, 0],
  bonus: 1,
  plant: "pl1",
  capacity: 4,
  rolled: ["red"],
  dice: [{ section: "rome/cipro-torquinto", colour: "green" }],
  works: ["rome/torquinto-flaminio"],
  one_ways: [{ section: "rome/torquinto-flaminio", to: "rome/flaminio" }],
  turn: {
    moving: true,
    free_pass: false,
    passes: [],
    path: ["rome/musei-cipro"],
    colours: ["orange", null],
    shortcut: false,
    run: { colour: "red", next: "blue", from: 0 },
  },
  players: [player, { ...player, hand: null, routes: null }],
};
const seats = ["Ana", "Ben"].map((name, seat) => ({ seat, name, kind: "person", bot: null, present: true }));
const table = {
  game: "plastics_race",
  options: { city: "rome", routes: true },
  view,
  viewed_as: 0,
  you: [0],
  seats,
} as unknown as TableView;

const drive = option(5, "drive", {
  from: node("rome-cipro"),
  to: node("rome-torquinto"),
  colour: { name: "plastics-race-colour-green" },
  cards: "wild",
});
const options: Choice[] = [
  drive,
  option(6, "play-effect", { card: { name: "plastics-race-card-wild" } }),
  option(7, "opponent-ask", { seat: { seat: 1 } }),
  option(8, "drop-route", { route: { name: "plastics-race-route-rt01" } }),
  option(9, "sell", { bin: 2, points: 3 }),
  option(10, "use-token"),
  option(11, "name-colour", { colour: { name: "plastics-race-colour-red" } }),
];

function props() {
  return { table, content, options, hovered: new Pointing(), choose: vi.fn() };
}

const LONG = 20_000;
const rules = { region: { enabled: false }, "heading-order": { enabled: false } };
/** Drawings are looked at in a real browser; here they would take too long. */
const clean = async () => expect((await axe.run({ include: document.body, exclude: "svg" }, { rules })).violations).toEqual([]);

test(
  "the board offers its streets, trucks and colours as buttons",
  async () => {
    const given = props();
    render(Board, { props: given });
    const street = screen.getByRole("button", { name: "drive" });
    street.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    screen.getByRole("button", { name: "opponent-ask" }).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(given.choose.mock.calls).toEqual([[5], [7]]);
    expect(screen.getByRole("button", { name: "name-colour" })).toBeTruthy();
    expect(screen.getByText("Ben is at Cipro.")).toBeTruthy();
    await clean();
  },
  LONG,
);

test(
  "own things: cards, routes, bins to sell and the police token can be chosen",
  async () => {
    const given = { ...props(), seat: 0 };
    render(My, { props: given });
    for (const name of ["play-effect", "drop-route", "sell", "use-token"]) screen.getByRole("button", { name }).click();
    expect(given.choose.mock.calls).toEqual([[6], [8], [9], [10]]);
    await clean();
  },
  LONG,
);

test("cards that pay for the street pointed at are lifted", async () => {
  const given = { ...props(), options: [drive], seat: 0 };
  render(My, { props: given });
  expect(document.querySelectorAll(".tag")).toHaveLength(0);
  given.hovered.point(5);
  await Promise.resolve();
  expect(document.querySelectorAll(".tag")).toHaveLength(1);
});

test(
  "a seat shows its bins and cards, never the hand",
  async () => {
    render(Opponent, { props: { ...props(), seat: 1 } });
    expect(screen.getByText("has bin 2")).toBeTruthy();
    expect(screen.getByText("no bin 1")).toBeTruthy();
    expect(screen.getByText("Bonus for being the first with all bins")).toBeTruthy();
    await clean();
  },
  LONG,
);

test("the score sheet adds up bins, bonus and counters", () => {
  expect(sheet(table, content).map(({ points }) => points)).toEqual([
    [2, 2],
    [0, 3],
    [3, 3],
  ]);
  expect(round(view)).toBe(3);
  expect(facts(table, content).map(({ id }) => id)).toEqual(["web-plastics-race-round", "web-plastics-race-ends-plant"]);
});

test(
  "a city is picked by radio buttons",
  async () => {
    const pick = vi.fn();
    render(PickCity, { props: { content, allowed: ["paris", "rome"], value: "paris", pick } });
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    screen.getByRole("radio", { name: /Rome/ }).click();
    expect(pick).toHaveBeenCalledWith("rome");
    await clean();
  },
  LONG,
);
