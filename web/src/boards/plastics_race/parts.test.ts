import { render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice } from "../../lib/options";
import type { TableView } from "../../lib/types";
import { Pointing } from "../pointing.svelte";
import Board from "./Board.svelte";
import { content, option, view } from "./fixture";
import My from "./My.svelte";
import Opponent from "./Opponent.svelte";
import { facts } from "./frame";
import { round } from "./score";
import PickCity from "./pick/city.svelte";

afterEach(() => (document.body.innerHTML = ""));

const seats = ["Ana", "Ben"].map((name, seat) => ({ seat, name, kind: "person" as const, bot: null, present: true }));
const table = {
  game: "plastics_race",
  options: { city: "rome", routes: true },
  view,
  viewed_as: 0,
  you: [0],
  seats,
} as Partial<TableView> as TableView;

const drive = option(5, "drive", { section: "rome/cipro-torquinto" });
const options: Choice[] = [
  drive,
  option(6, "play_effect", { card: "wild" }),
  option(7, "choose", { seat: 1 }),
  option(8, "drop_route", { route: "rt01" }),
  option(9, "sell", { bin: 2 }),
  option(10, "use_token"),
  option(11, "name_colour", { colour: "red" }),
];

function props() {
  return { table, content, options, hovered: new Pointing(), choose: vi.fn() };
}

const LONG = 20_000;
const rules = { region: { enabled: false }, "heading-order": { enabled: false } };
/** Drawings are checked in a real browser; here they would take too long. */
const clean = async () => expect((await axe.run({ include: document.body, exclude: "svg" }, { rules })).violations).toEqual([]);

test(
  "the board offers its streets, trucks and colours as buttons",
  async () => {
    const given = props();
    render(Board, { props: given });
    const street = screen.getByRole("button", { name: "drive" });
    street.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    screen.getByRole("button", { name: "choose" }).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(given.choose.mock.calls).toEqual([[5], [7]]);
    expect(screen.getByRole("button", { name: "name_colour" })).toBeTruthy();
    expect(screen.getByText("Ben is at Cipro.")).toBeTruthy();
    await clean();
  },
  LONG,
);

test(
  "the reader's cards, routes, bins to sell and police token can be chosen",
  async () => {
    const given = { ...props(), seat: 0 };
    render(My, { props: given });
    for (const name of ["play_effect", "drop_route", "sell", "use_token"]) screen.getByRole("button", { name }).click();
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
  "another seat shows its bins and the number of its cards, never the hand",
  async () => {
    render(Opponent, { props: { ...props(), seat: 1 } });
    expect(screen.getByText("has bin 2")).toBeTruthy();
    expect(screen.getByText("no bin 1")).toBeTruthy();
    expect(screen.getByText("Bonus for having every bin first")).toBeTruthy();
    await clean();
  },
  LONG,
);

test("the top bar says the round and how the game ends", () => {
  expect(round(view)).toBe(3);
  expect(facts(table, content).map(({ id }) => id)).toEqual(["web-plastics-race-round", "web-plastics-race-ends-plant"]);
});

test("only the last round is called so", () => {
  const left = [4, 3].map((last_round) => facts({ ...table, view: { ...view, last_round } }, content)[1]?.args);
  expect(left).toEqual([{ left: 1 }, { left: 0 }]);
});

test("streets, cards and routes are things by their ids, for Why not?", () => {
  render(Board, { props: props() });
  render(My, { props: { ...props(), seat: 0 } });
  const things = [...document.querySelectorAll("[data-thing]")].map((element) => element.getAttribute("data-thing"));
  for (const thing of ["section:rome/cipro-torquinto", "card:dashed_red_orange", "route:rt01"]) expect(things).toContain(thing);
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
