import { expect, test } from "vitest";
import { t } from "../../lib/words.svelte";
import { fit } from "../../ui/sight";
import { cityOf } from "./city";
import { CITIES, content } from "./fixture";
import { overlap } from "./geometry";
import { placeLabels, placeSights, plateBox, symbolBox, textWidth } from "./labels";
import { extent } from "./viewport";

/** The sizes in which a map is shown: at the table of a laptop, on a projector, on a tablet. */
const FRAMES = [
  [800, 526],
  [1500, 900],
  [700, 480],
] as const;

function drawn(id: string, width: number, height: number) {
  const city = cityOf(content, id);
  const bounds = fit(extent(city), width, height);
  const size = Math.max(13.5, (12.2 * bounds.w) / width);
  const plate = plateBox(city, Math.max(1, size / 13));
  const sights = placeSights(city, size, [plate], t);
  const taken = [plate, ...sights.map(({ box }) => box)];
  const labels = placeLabels(city, { size, bounds, taken, name: (place) => t(place.name) });
  return { city, bounds, taken, labels };
}

test.each(CITIES)("%s: no name covers another, a symbol, a sight or the plate, and none is cut off", (id) => {
  for (const [width, height] of FRAMES) {
    const { city, bounds, taken, labels } = drawn(id, width, height);
    const symbols = [...city.places.values()].map(symbolBox);
    for (const [at, { box }] of labels.entries()) {
      const others = labels.slice(at + 1).map((label) => label.box);
      expect([...others, ...symbols, ...taken].filter((other) => overlap(box, other))).toEqual([]);
      expect(box.x >= bounds.x && box.y >= bounds.y).toBe(true);
      expect(box.x + box.w <= bounds.x + bounds.w && box.y + box.h <= bounds.y + bounds.h).toBe(true);
    }
  }
});

test.each(CITIES)("%s: every place has its name on a laptop", (id) => {
  const { city, labels } = drawn(id, 800, 526);
  const named = new Set(labels.map(({ place }) => place.id));
  expect([...city.places.keys()].filter((place) => !named.has(place))).toEqual([]);
});

test("all names are in the catalogue", () => {
  for (const id of CITIES) {
    const city = cityOf(content, id);
    const names = [...[...city.places.values()].map(({ name }) => name), ...city.sights.map(({ name }) => name)];
    expect(names.filter((name) => t(name).startsWith("{"))).toEqual([]);
  }
});

test("wide letters need more room", () => {
  expect(textWidth("mmm")).toBeGreaterThan(textWidth("nnn"));
  expect(textWidth("nnn")).toBeGreaterThan(textWidth("iii"));
});
