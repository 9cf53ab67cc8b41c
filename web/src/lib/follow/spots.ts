/** The points on the screen where events happen. */

import type { LogLine } from "../types";

export interface Spot {
  x: number;
  y: number;
}

const seen = (element: Element | null | undefined): Element | null => {
  const box = element?.getBoundingClientRect();
  return element && box && box.width > 0 && box.height > 0 ? element : null;
};

function ofSeat(seat: number, own: readonly number[]): Element | null {
  const mine = own.includes(seat) ? seen(document.querySelector("[data-frame=own]")) : null;
  return mine ?? [...document.querySelectorAll(`[data-thing="seat:${seat}"], [data-seat="${seat}"]`)].find(seen) ?? null;
}

/** A thing on the board, or just a spot on it (`data-spot`). */
function ofThing(domain: string, id: unknown): Element | null {
  const name = CSS.escape(`${domain}:${String(id)}`);
  return [...document.querySelectorAll(`[data-frame=board] :is([data-thing~="${name}"], [data-spot="${name}"])`)].find(seen) ?? null;
}

/** `where` is `seat`, `other`, `board` or a domain of the event's `about`. */
export function spotOf(where: string, line: LogLine, own: readonly number[]): Spot | null {
  const board = seen(document.querySelector("[data-frame=board]"));
  const seat = where === "seat" ? line.seat : where === "other" ? Number(line.about["other"]) : null;
  const element = seat !== null ? ofSeat(seat, own) : where === "board" ? board : (ofThing(where, line.about[where]) ?? board);
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 240) } : null;
}

/** The thing on the board that an event is about; the middle of the board if there is none. */
export function spotOfEvent(line: LogLine, own: readonly number[]): Spot | null {
  const found = Object.keys(line.about).find((domain) => ofThing(domain, line.about[domain]));
  return spotOf(found ?? "board", line, own);
}
