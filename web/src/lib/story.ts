/** The story of a finished game: its turning moments, with a sentence or two each. */

import { kindOf, type Telling } from "./follow/telling";
import type { Message, Moment } from "./types";

export interface Chapter {
  /** The line of the record after which the board shows it. */
  n: number;
  said: Message[];
}

const MOST = 6;

/** The only seat with the most points; null if several share them. */
function leader(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return seats.length === 1 ? seats[0]! : null;
}

/** Every change of the lead. */
function leads(course: readonly Moment[]): Chapter[] {
  let before: number | null = null;
  return course.flatMap(({ n, scores }) => {
    const now = leader(scores);
    if (scores.length < 2 || now === null || now === before) return [];
    before = now;
    return [{ n, said: [{ id: "web-story-lead", args: { seat: { seat: now } }, rules: [] }] }];
  });
}

/** Everything that was a big moment when it happened. */
const bigMoments = (course: readonly Moment[], telling: Telling): Chapter[] =>
  course.flatMap(({ n, events }) => {
    const big = events.filter((line) => !line.withdrawn && kindOf(telling, line).moment);
    return big.length > 0 ? [{ n, said: big.map((line) => line.words) }] : [];
  });

/** This many of a list, evenly spread; its last one is among them. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.ceil(((at + 1) * list.length) / Math.min(count, list.length)) - 1]!,
  );

/** At most six chapters: the last changes of the lead, and big moments between them. */
export function chapters(course: readonly Moment[], telling: Telling): Chapter[] {
  const lead = leads(course).slice(-MOST / 2);
  const big = spread(bigMoments(course, telling), MOST - lead.length);
  const all = [...big, ...lead].toSorted((one, other) => one.n - other.n);
  return all.reduce<Chapter[]>((told, chapter) => {
    const last = told.at(-1);
    if (last?.n === chapter.n) last.said = [...last.said, ...chapter.said];
    else told.push({ ...chapter });
    return told;
  }, []);
}
