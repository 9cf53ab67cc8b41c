import { expect, test } from "vitest";
import type { GameInfo } from "../../lib/types";
import { changed, newSeat } from "./seats";

const game = { id: "quay", bots: ["normal"], usual_bot: "normal", players: { min: 2, max: 4 } } as GameInfo;

test("a typed name stays when another kind of player takes the seat", () => {
  const bot = newSeat("bot", game, []);
  expect(changed({ ...bot, name: "Tim", typed: true }, "here", game, []).name).toBe("Tim");
  expect(changed(bot, "open", game, []).name).toBe("");
});
