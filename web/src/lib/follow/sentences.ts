/** The sentences of events. */

import type { LogLine } from "../types";
import { t, words } from "../words.svelte";
import type { Beat } from "./beats";
import { counted, saidTo, type Telling } from "./telling";

export const sentence = (telling: Telling, line: LogLine, own: readonly number[], names: readonly string[]): string =>
  words.say(saidTo(telling, line, own), names);

/** The same sentence several times becomes one with a count. */
export const sentences = (telling: Telling, lines: readonly LogLine[], own: readonly number[], names: readonly string[]): string[] =>
  counted(lines.map((line) => sentence(telling, line, own, names))).map(({ text, count }) =>
    count > 1 ? t("web-follow-times", { text, count }) : text,
  );

/** The sentences of a beat, for the screen and for screen readers. */
export const ofBeat = (telling: Telling, { main, also }: Beat, own: readonly number[], names: readonly string[]): string[] =>
  sentences(telling, [...(main ? [main] : []), ...also], own, names);
