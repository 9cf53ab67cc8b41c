import { expect, test } from "vitest";
import type { Choice } from "../../lib/answers";
import { group } from "./frame";
import { words } from "../../lib/words.svelte";
import { choice } from "../../testing/choice";
import { gives, signed } from "./gives";
import { aboutAttachment, aboutCard, aboutDog, asked } from "./links";
import { metersOf } from "./meters";
import { speedParts } from "./speed";
import type { PlayerView } from "./types";
import { effectName, kinds, legsOf } from "./view";

function offered(verb: string, to: Choice["to"] = {}, answer = 0): Choice {
  const said = { id: `iditacards-${verb}`, args: {}, rules: [] };
  return choice({ answer, do: verb, to, words: said });
}

test("answers about cards are found by pile and card", () => {
  const play = offered("play", { card: "wheel_dog" });
  expect(asked([offered("play_nothing"), play])).toBe("hand");
  expect(aboutCard([play], "hand", "wheel_dog")).toEqual([play]);
  expect(aboutCard([play], "discard", "wheel_dog")).toEqual([]);
  expect(asked([offered("recover", { card: "move", pile: "deck" })])).toBe("discard");
});

test("answers that end a turn or decline are listed below those that do something", () => {
  expect(group(offered("play", { card: "move" }), {} as never)).toBe("web-iditacards-group-play");
  expect(group(offered("play_nothing"), {} as never)).toEqual({ below: "web-iditacards-group-turn" });
  expect(group(offered("reveal"), {} as never)).toBe("web-iditacards-group-risk");
  expect(group(offered("sacrifice", { dog: 0 }), {} as never)).toEqual({ late: "web-iditacards-group-free" });
  expect(group(offered("stop"), {} as never)).toEqual({ below: "" });
  const recover = ["hand", "deck"].map((pile) => group(offered("recover", { card: "move", pile }), {} as never));
  expect(recover).toEqual(["web-iditacards-group-to-hand", "web-iditacards-group-to-deck"]);
});

test("answers about dogs are found by dog and team", () => {
  const sacrifice = offered("sacrifice", { dog: 1 });
  const target = offered("target", { seat: 1, dog: 1 });
  const takeOff = offered("take_off", { dog: 1, slot: 0 });
  expect(aboutDog([sacrifice, target, takeOff], 0, true, 1)).toEqual([sacrifice]);
  expect(aboutDog([sacrifice, target, takeOff], 1, false, 1)).toEqual([target]);
  expect(aboutDog([sacrifice, target, takeOff], 0, true, 0)).toEqual([]);
});

test("equal attachments have one answer each", () => {
  const both = [0, 1].map((slot) => offered("take_off", { dog: 0, slot }, slot + 1));
  expect(aboutAttachment(both, 0, 0)?.answer).toBe(1);
  expect(aboutAttachment(both, 0, 1)?.answer).toBe(2);
  expect(aboutAttachment(both, 0, 2)).toBeUndefined();
});

test("the points of a meter have icons, and the next one is named", () => {
  const points = ["speed", "cost", "none", "frozen"] as const;
  const meters = { hypothermia: { speed: 1, cost: 0 }, starvation: { speed: 1, cost: 1 } };
  const shown = (hypothermia: number, starvation: number) =>
    metersOf({ hypothermia, starvation, meters } as PlayerView, [...points]).map(({ next }) => next);
  const [cold, hungry] = metersOf({ hypothermia: 1, starvation: 2, meters } as PlayerView, [...points]);
  expect([cold?.speed, cold?.more, hungry?.more]).toEqual([1, 0, 1]);
  expect(cold?.points).toEqual(["speed", "energy", "risk", "lock"]);
  expect([shown(1, 1), shown(3, 4)]).toEqual([
    ["energy", "health"],
    ["frozen", "never"],
  ]);
});

test("only parts of the speed that make a difference are shown", () => {
  const parts = { dogs: 2, attachments: 0, leg: -1, weather: 1, starvation: 0, hypothermia: -2 };
  const shown = speedParts({ speed_parts: parts }, "sun");
  expect(shown.map(({ name, icon, points }) => [name, icon, points])).toEqual([
    ["dogs", "dog", 2],
    ["leg", "checkpoint", -1],
    ["weather", "sun", 1],
    ["hypothermia", "hypothermia", -2],
  ]);
  expect(speedParts({ speed_parts: null }, null)).toEqual([]);
  expect(Object.keys(parts).filter((name) => !words.has(`web-iditacards-speed-${name}`))).toEqual([]);
});

test("gifts of dogs are icons and numbers", () => {
  const husky = {
    id: "husky",
    type: "dog",
    energy: 2,
    health: 2,
    risk: 2,
    passive: [
      { op: "speed", n: 1 },
      { op: "hand_size", n: -1 },
    ],
  };
  expect(gives(husky)).toEqual([
    { icon: "speed", text: "+1" },
    { icon: "hand", text: "−1" },
  ]);
  expect(signed(0)).toBe("+0");
});

test("legs are read from the leg cards by type and side", () => {
  const side = (terrain: string) => ({ terrain, hypothermia: 1, starvation: 2, effect: [{ op: "leg_dog_speed", n: -1 }] });
  const content = {
    "board.toml": {
      leg_types: { ids: ["amber", "jade"] },
      layout: {
        standard: {
          checkpoints: [],
          legs: [
            { id: "L1", type: "jade", side: "left", first: 1, last: 5 },
            { id: "L2", type: "amber", side: "right", first: 6, last: 9 },
          ],
        },
      },
    },
    "legs.toml": {
      leg_card: [
        { id: "a", left: side("town"), right: side("hills") },
        { id: "b", left: side("forest"), right: side("village") },
      ],
    },
  };
  const view = { layout: "standard", legs: ["a", "b"] };
  expect(legsOf(view, content).map(({ terrain }) => terrain)).toEqual(["forest", "hills"]);
  expect(legsOf({ ...view, legs: [] }, content)).toEqual([]);
  expect(effectName({ op: "leg_dog_speed", n: -1 })).toBe("dog-speed-less");
  expect(effectName({ op: "leg_base_move", n: 0 })).toBe("base-move-none");
});

test("equal cards are counted", () => {
  expect(kinds(["move", "rest", "move"])).toEqual([
    { id: "move", count: 2 },
    { id: "rest", count: 1 },
  ]);
});
