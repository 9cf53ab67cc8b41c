import { expect, test } from "vitest";
import { table } from "../testing/table";
import { headlineOf } from "./ending";

const ended = (winners: number[], you: number[]) => {
  const view = table({ you, scores: [8, 8, 8], game: "plastics_race" });
  const seats = view.seats.map((seat) => ({ ...seat, name: ["Ada", "Bo", "Cy"][seat.seat] ?? "" }));
  return headlineOf({ ...view, seats, outcome: { winners, ranking: [], scores: [], reason: { id: "", args: {}, rules: [] } } });
};

test.each([
  [[0, 2], [0], "You and Cy share the victory: 8 points"],
  [[0, 2], [1], "Ada, Cy share the victory: 8 points"],
  [[0, 2], [0, 1], "Ada, Cy share the victory: 8 points"],
  [[0], [0], "You win: 8 points"],
  [[1], [0], "Bo wins: 8 points"],
  [[], [0], "Nobody wins"],
])("the winners %j in the eyes of %j", (winners, you, words) => {
  expect(ended(winners, you)).toBe(words);
});
