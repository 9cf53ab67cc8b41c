/** The changes for the reader while the others played. */

import type { Content, LogLine, Message, TableView } from "../types";
import type { Beat } from "./beats";
import { concerns, kindOf, named, type Telling } from "./telling";

/** The points a seat gained, and where it is now if it moved. */
export interface SeatChange {
  seat: number;
  points: number;
  where: Message | null;
  /** The most telling things that they did, without those that concern the reader. */
  did: LogLine[];
}

export interface Changes {
  /** The events that concern the reader. */
  mine: LogLine[];
  seats: SeatChange[];
}

const MOST_DONE = 2;

/** Big moments come first, then what flew over the board; a drive is told by where the seat is now. */
function done(telling: Telling, lines: readonly LogLine[]): LogLine[] {
  const big = lines.filter((line) => kindOf(telling, line).moment);
  const others = lines.filter((line) => !big.includes(line) && kindOf(telling, line).flies);
  return [...big, ...others].slice(0, MOST_DONE).toSorted((one, other) => one.number - other.number);
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
    const did = done(
      telling,
      told.filter((line) => line.seat === seat && !own.includes(seat) && !concerns(line, own)),
    );
    return { seat, did, points: (now.scores[seat] ?? 0) - (from.scores[seat] ?? 0), where: same(before, after) ? null : after };
  });
  return {
    mine: [...told, ...also].toSorted((one, other) => one.number - other.number).filter((line) => concerns(line, own)),
    seats: seats.filter(({ points, did, where: moved }) => points !== 0 || did.length > 0 || moved !== null),
  };
}
