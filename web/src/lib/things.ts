/** The named things on a board and among one's own: what can be asked about, whether or not it can be chosen. */

import type { Choice } from "./options";
import type { Message, WhyNot } from "./types";
import { words } from "./words.svelte";

/** The parts of a table in which things lie. */
export const AREAS = "[data-frame=board], [data-frame=own], [data-frame=seats]";

/** What works by itself and is no thing of the game: zoom, tabs, links. */
const CONTROLS = "button:not([data-answers]), a, input, select, label";
/** What holds things and is none: its name is a heading. */
const HOLDERS = "svg, section, ul, ol, dl, [role=group], [role=list], [role=region], [role=radiogroup]";
const LONGEST = 90;

/** Where boards name what cannot be seen from the words around it, and where names stand anyway. */
const NAMED = "[data-thing], [aria-label], li, dt, title, text";

/** A way between two places is called "Harbour – Market", with or without "(red)". */
const WAY = /^(.+?) – (.+?)(?: \([^()]*\))?$/u;

const tidy = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
const says = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** What a screen reader would read of an element's content. */
function readOut(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
      if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
      return node.getAttribute("aria-label") ?? readOut(node);
    })
    .join(" ");
}

/** The name that an element itself gives to a thing; empty if it gives none. */
function ownName(element: Element): string {
  const given = tidy(element.getAttribute("data-thing"));
  if (given) return given;
  if (element.matches(HOLDERS) || element.closest(CONTROLS)) return "";
  const label = tidy(element.getAttribute("aria-label"));
  if (label) return label;
  if (element.matches("text, title")) return tidy(readOut(element));
  const title = [...element.children].find((child) => child.tagName.toLowerCase() === "title");
  if (title) return tidy(title.textContent);
  return element.matches("li, dt") ? tidy(readOut(element)) : "";
}

const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST).replace(/\s+\S*$/, "")} …` : name);

/** What was pointed at: the nearest name around any of these elements, the topmost first. */
export function nameAt(elements: readonly Element[]): string {
  for (const element of elements) {
    const area = element.closest(AREAS);
    for (let at: Element | null = element; at && area && at !== area; at = at.parentElement) {
      const name = ownName(at);
      if (says(name)) return short(name);
    }
  }
  return "";
}

/** The names of one's own things and of those on the board that cannot be chosen, each once, as they stand there; ways last. */
export function allNames(page: ParentNode): string[] {
  const areas = ["[data-frame=own]", "[data-frame=board]"].map((area) => page.querySelector(area));
  const found = areas
    .flatMap((area) => [...(area?.querySelectorAll(NAMED) ?? [])])
    .filter((element) => !element.closest("[data-answers]") && !element.querySelector("[data-answers]"));
  const names = [...new Set(found.map(ownName).filter(says).map(short))];
  return names.sort((one, other) => Number(WAY.test(one)) - Number(WAY.test(other)));
}

/** Whether a click belongs to a control, such as zoom, and not to a thing. */
export const isControl = (element: Element): boolean => element.closest(CONTROLS) !== null;

const plain = (text: string): string => text.toLocaleLowerCase();

/** The names that a message is made with. */
const namesIn = (message: Message): string[] =>
  Object.values(message.args).flatMap((value) =>
    typeof value === "string" ? [value] : typeof value === "object" && "name" in value ? [words.text(value.name)] : [],
  );

/** Those of them that its words say. */
function spokenOf(message: Message): string[] {
  const text = words.say(message, []);
  return namesIn(message)
    .filter((name) => name.length > 1 && text.includes(name))
    .map(plain);
}

/**
 * Whether a message is about a thing: it says its name, up to a stop in what the board calls it ("Silk (red): ...").
 * About a way is what names both its ends: "Drive to Market" alone may be about any way that leads there.
 */
export function isAbout(message: Message, name: string): boolean {
  const way = WAY.exec(name);
  if (way) return [way[1], way[2]].every((end) => namesIn(message).some((known) => known === end));
  const whole = plain(name);
  const starts = [whole, whole.replace(/^\P{L}+/u, ""), whole.replace(/^[^:]{1,3}:\s*/u, "")];
  return spokenOf(message).some((said) => begins(starts, said));
}

const begins = (texts: readonly string[], said: string): boolean =>
  texts.some((text) => text.startsWith(said) && STOP.test(text.slice(said.length)));

const STOP = /^(\s*[:;,.(·–]|\s*$)/u;

/** Whether a message says anything that stands in the name of a thing: it may be about it. */
const mentions = (message: Message, name: string): boolean => spokenOf(message).some((said) => plain(name).includes(said));

export interface Explained {
  /** Answers that are possible now and are about the thing. */
  possible: Choice[];
  /** Answers that are possible now and may be about it, for all that their words tell. */
  perhaps: Choice[];
  /** Answers about it that are not, with the reasons of the game. */
  refused: WhyNot[];
}

/** What is known about a thing, of which `answers` are offered on the board itself. */
export function explain(name: string, answers: readonly string[], options: readonly Choice[], reasons: readonly WhyNot[]): Explained {
  const possible = options.filter((option) => answers.includes(String(option.answer)) || isAbout(option.words, name));
  return {
    possible,
    perhaps: possible.length > 0 ? [] : options.filter((option) => mentions(option.words, name)),
    refused: reasons.filter((entry) => isAbout(entry.about, name)),
  };
}
