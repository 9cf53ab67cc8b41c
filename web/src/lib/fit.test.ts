import { expect, it } from "vitest";
import { longestPiece } from "./fit";

it("counts the letters that must stay together", () => {
  expect(longestPiece("Via Nazionale")).toBe(9);
  expect(longestPiece("Boulevard Saint-Michel")).toBe(9);
  expect(longestPiece("Champs-Élysées")).toBe(7);
  expect(longestPiece("")).toBe(1);
});
