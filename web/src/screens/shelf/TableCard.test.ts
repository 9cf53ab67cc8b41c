import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { MyTable } from "../../lib/mine.svelte";
import type { Mine, Seat } from "../../lib/types";
import TableCard from "./TableCard.svelte";

const seat = (number: number, name: string, bot: string | null = null): Seat => ({
  seat: number,
  name,
  kind: bot ? "bot" : "person",
  bot,
  present: true,
  orders: null,
});

const finished: Mine = {
  table: "t",
  game: "quay",
  title: "Quay",
  seats: [seat(0, "Ada"), seat(1, "Bo", "hard"), seat(2, "Cy")],
  you: [0],
  host: true,
  your_turn: false,
  started: true,
  over: true,
  updated: Date.UTC(2026, 4, 3, 12) / 1000,
  round: null,
  winners: [],
};

test.each([
  [[0], "You won"],
  [[0, 2], "You shared the victory"],
  [[1, 2], "Bo, Cy won"],
  [[], "Nobody wins"],
])("a finished game says when it was, who won and how strong the bots were", (winners, result) => {
  const kept = { game: "quay", title: "Quay", tokens: [{ token: "", kind: "seat", seat: 0 } as const], invites: [], updated: 0 };
  const table: MyTable = { ...finished, winners, kept };
  const { container } = render(TableCard, { props: { table } });
  expect(container.textContent).toContain(result);
  expect(container.textContent).toContain("Bo (hard), Cy");
  expect(container.textContent).toContain("May 3, 2026");
});
