import { expect, test } from "vitest";
import { choices } from "../../lib/options";
import { table } from "../../testing/table";
import { about, aboutSeat, entries, label, pieceName, playerOf } from "./reading";

test("a view is read with names and counts, and missing things are left out", () => {
  const view = { deck: 3, landing: null, face_up: ["tea", "tea", "silk"], flag: true, none: [], known: [[1, "salt"]] };
  expect(entries("quay", view)).toEqual([
    { key: "deck", label: "Deck", reading: { kind: "value", text: "3" } },
    {
      key: "face_up",
      label: "Face up",
      reading: {
        kind: "pieces",
        pieces: [
          { id: "tea", text: "tea", count: 2 },
          { id: "silk", text: "silk", count: 1 },
        ],
      },
    },
    { key: "flag", label: "Flag", reading: { kind: "value", text: "yes" } },
    { key: "known", label: "Known", reading: { kind: "text", text: "1 salt" } },
  ]);
});

test("words from the catalogue of the game come first", () => {
  expect(pieceName("quay", "whistle")).toBe("a whistle");
  expect(pieceName("quay", "old_rope")).toBe("old rope");
  expect(label("quay", "face_down")).toBe("Face down");
});

test("answers are found by piece and by seat", () => {
  const list = choices(table());
  expect(about(list, "tea").map((choice) => choice.text)).toEqual(["Land tea"]);
  expect(about(list, "whistle")).toEqual([]);
  expect(aboutSeat(list, 2)).toHaveLength(4);
  expect(playerOf(table().view, 0)["hand"]).toBeInstanceOf(Array);
  expect(playerOf({}, 0)).toEqual({});
});
