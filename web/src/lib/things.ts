/** The things on the table, by domain and id. You can ask about all of them, even those you can't choose. */

import type { Choice } from "./answers";
import type { WhyNot } from "./types";

/** The parts of a table that have things in them. */
export const AREAS = "[data-frame=board], [data-frame=own], [data-frame=seats]";

/** Controls such as zoom, tabs and links: they are not things of the game. */
const CONTROLS = "button:not([data-answers]), a, input, select, label";

/**
 * A domain and an id, as answers have them in `to`; an empty domain means any. Or several together, for answers done to
 * exactly these: `{ seat: 1, dog: 2 }` is another dog than `{ dog: 2 }`.
 */
export type Id = readonly [domain: string, id: string | number] | Readonly<Record<string, string | number>>;

const exactly = (to: Readonly<Record<string, unknown>>): string =>
  `=${Object.entries(to)
    .map(([domain, id]) => `${domain}:${String(id)}`)
    .toSorted()
    .join("+")}`;

/** The name of a thing in `data-thing`: one domain and id, or several together. */
export function keyOf(to: Readonly<Record<string, unknown>>): string {
  const [only, ...more] = Object.entries(to);
  return only && more.length === 0 ? `${only[0]}:${String(only[1])}` : exactly(to);
}

const isPair = (id: Id): id is readonly [string, string | number] => Array.isArray(id);

/** Something with a name and one or more ids: a dog in your team is also a kind of card. */
export interface Thing {
  key: string;
  name: string;
}

/** The attributes that make an element a thing: `<li {...thing("Silk", ["card", "silk"])}>`. */
export const thing = (name: string, ...ids: readonly Id[]): { "data-thing": string; "data-name": string } => ({
  "data-thing": ids.map((id) => (isPair(id) ? `${id[0]}:${id[1]}` : exactly(id))).join(" "),
  "data-name": name,
});

function read(element: Element): Thing {
  return { key: element.getAttribute("data-thing") ?? "", name: element.getAttribute("data-name") ?? "" };
}

/** The thing pointed at: the nearest one around any of these elements, the topmost first. */
export function thingAt(elements: readonly Element[]): Thing | null {
  for (const element of elements) {
    const found = element.closest("[data-thing]");
    if (found?.closest(AREAS)) return read(found);
  }
  return null;
}

/** Your things and those on the board that cannot be chosen: each once, in the order on the page. */
export function allThings(page: ParentNode): Thing[] {
  const areas = ["[data-frame=own]", "[data-frame=board]", "[data-frame=seats]"].map((area) => page.querySelector(area));
  const found = areas
    .flatMap((area) => [...(area?.querySelectorAll("[data-thing]") ?? [])])
    .filter((element) => !element.closest("[data-answers]") && !element.querySelector("[data-answers]"));
  return [...new Map(found.map(read).map((entry) => [entry.key, entry])).values()];
}

/** Whether a click belongs to a control, such as zoom, and not to a thing. */
export const isControl = (element: Element): boolean => element.closest(CONTROLS) !== null;

/** Whether an action is done to a thing. */
export function isAbout(to: Record<string, unknown>, key: string): boolean {
  const named = Object.entries(to).flatMap(([domain, id]) => [`${domain}:${String(id)}`, `:${String(id)}`]);
  named.push(exactly(to));
  return key.split(" ").some((id) => named.includes(id));
}

export interface Explained {
  /** The answers about the thing that are possible now. */
  possible: Choice[];
  /** The answers about it that are not possible, with the game's reasons. */
  refused: WhyNot[];
}

/** The answers about a thing, possible or not; `there` are the answers that the board offers on it. */
export const explain = (key: string, there: readonly string[], answers: readonly Choice[], reasons: readonly WhyNot[]): Explained => ({
  possible: answers.filter((choice) => there.includes(String(choice.answer)) || isAbout(choice.to, key)),
  refused: reasons.filter((entry) => isAbout(entry.to, key)),
});
