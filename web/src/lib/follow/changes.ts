/** The changes for the reader while the others played. */

import type { Content, LogLine, Message, TableView } from "../types";
import type { Beat } from "./beats";
import { concerns, named, type Telling } from "./telling";

/** The points a seat gained, and where it is now if it moved. */
export interface SeatChange {
  seat: number;
  points: number;
  where: Message | null;
}

export interface Changes {
  /** The events that concern the reader. */
  mine: LogLine[];
  seats: SeatChange[];
}

const same = (one: Message | null, other: Message | null): boolean => JSON.stringify(one) === JSON.stringify(other);

export function changes(
  telling: Telling,
  content: Content,
  own: readonly number[],
  from: TableView,
  beats: readonly Beat[],
  now: TableView,
): Changes {
  const told = beats.flatMap(({ main }) => main ?? []);
  const also = beats.flatMap((beat) => beat.also).filter((line) => named(line).length > 1);
  const where = (table: TableView, seat: number): Message | null => telling.where?.(table, content, seat) ?? null;
  const seats = now.seats.map(({ seat }) => {
    const before = from.version === now.version ? null : where(from, seat);
    const after = where(now, seat);
    return { seat, points: (now.scores[seat] ?? 0) - (from.scores[seat] ?? 0), where: same(before, after) ? null : after };
  });
  return {
    mine: [...told, ...also].toSorted((one, other) => one.number - other.number).filter((line) => concerns(line, own)),
    seats: seats.filter(({ points, where: moved }) => points !== 0 || moved !== null),
  };
}
