/** What is told, in words. */

import type { LogLine } from "../types";
import { t, words } from "../words.svelte";
import type { Beat } from "./beats";
import { counted, saidTo, type Telling } from "./telling";

export const sentence = (telling: Telling, line: LogLine, own: readonly number[], names: readonly string[]): string =>
  words.say(saidTo(telling, line, own), names);

/** The same thing several times is one sentence. */
export const sentences = (telling: Telling, lines: readonly LogLine[], own: readonly number[], names: readonly string[]): string[] =>
  counted(lines.map((line) => sentence(telling, line, own, names))).map(({ text, count }) =>
    count > 1 ? t("web-follow-times", { text, count }) : text,
  );

/** A beat as an eye or a screen reader gets it. */
export const ofBeat = (telling: Telling, { main, also }: Beat, own: readonly number[], names: readonly string[]): string[] =>
  sentences(telling, [...(main ? [main] : []), ...also], own, names);
