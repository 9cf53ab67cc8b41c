import { beforeEach, expect, test } from "vitest";
import { aboutLevel, fraction, levelName, offered, usualBot } from "./levels";
import { settings } from "./settings.svelte";
import type { GameInfo } from "./types";

const measured = { bot: "hard", against: "normal", elo: 190, low: 150, high: 230 };
const game: GameInfo = {
  id: "iditacards",
  reacts: false,
  title: "Iditacards",
  version: "1",
  players: { min: 1, max: 4 },
  options: [],
  bots: ["random", "easy", "normal", "hard"],
  usual_bot: "normal",
  strength: [
    { ...measured, players: 2, share: 0.76 },
    { ...measured, players: 4, share: 0.49 },
  ],
  content: "",
  tutorials: [],
};
const toy = { ...game, bots: ["random", "search"], usual_bot: "search", strength: [] };

beforeEach(() => {
  settings.level = "normal";
});

test("levels come in order, random moves last; a bot that the catalogue does not know keeps its name", () => {
  expect(offered(game)).toEqual(["easy", "normal", "hard", "random"]);
  expect(["hard", "random", "deep_blue"].map(levelName)).toEqual(["Hard", "Random", "deep_blue"]);
});

test("the reader's level plays where the game has it, else the next lower one", () => {
  const taught = { ...game, bots: [...game.bots, "expert"] };
  settings.level = "expert";
  expect([taught, game, toy].map(usualBot)).toEqual(["expert", "hard", "search"]);
  settings.level = "easy";
  expect([taught, game, toy].map(usualBot)).toEqual(["easy", "easy", "search"]);
});

test("strength is given for the number of players at the table, and only where it was measured", () => {
  expect(aboutLevel(game, "hard", 2)).toMatch(/moves\. Wins about 3 games in 4 against Normal\.$/);
  expect(aboutLevel(game, "hard", 4)).toMatch(/Wins about 1 game in 2 against 3 Normal bots\.$/);
  expect(aboutLevel(game, "hard", 3)).not.toMatch(/Wins/);
  expect(aboutLevel(game, "normal", 2)).not.toMatch(/Wins/);
  expect(aboutLevel(toy, "deep_blue", 2)).toBe("");
});

test("shares become numbers that people say", () => {
  expect([0.5, 0.76, 0.332, 0.58, 0.97].map(fraction)).toEqual([
    { wins: 1, games: 2 },
    { wins: 3, games: 4 },
    { wins: 1, games: 3 },
    { wins: 3, games: 5 },
    { wins: 97, games: 100 },
  ]);
});
