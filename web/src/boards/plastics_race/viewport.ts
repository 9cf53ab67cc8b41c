/** What part of the map is seen in a frame. */

import type { City } from "./city";
import type { Box, Point } from "./geometry";

/** Room for symbols and names around the outermost places. */
const RIM = { x: 62, up: 52, down: 50 };
/** The map as the components measure it. */
export const MAP: Box = { x: 0, y: 0, w: 1000, h: 700 };
/** How far one can zoom in. */
export const MOST = 4;
/** Pixels per unit below which names cannot be read on the whole map. */
const READABLE = 0.6;

export interface Sight extends Point {
  zoom: number;
}

/** The part of the map where a city has anything, its plate included. */
export function extent(city: City): Box {
  const xs = [...city.places.values()].map(({ x }) => x);
  const ys = [...city.places.values()].map(({ y }) => y);
  const left = Math.min(city.plate.x - 8, Math.max(0, Math.min(...xs) - RIM.x));
  const top = Math.min(city.plate.y - 8, Math.max(0, Math.min(...ys) - RIM.up));
  const right = Math.min(MAP.w, Math.max(...xs) + RIM.x);
  const bottom = Math.min(MAP.h, Math.max(...ys) + RIM.down);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** All of that, widened or heightened to the shape of the frame. */
export function fit(all: Box, width: number, height: number): Box {
  const unit = Math.max(all.w / width, all.h / height);
  const [w, h] = [width * unit, height * unit];
  return { x: all.x + (all.w - w) / 2, y: all.y + (all.h - h) / 2, w, h };
}

/** How far to zoom in at first: not at all where the whole map can be read. */
export const start = (width: number, whole: Box): number => Math.max(1, (READABLE * whole.w) / width);

/** The part of the whole that a sight shows; it never leaves the map. */
export function seen(whole: Box, { zoom, x, y }: Sight): Box {
  const [w, h] = [whole.w / zoom, whole.h / zoom];
  const keep = (low: number, value: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
  return {
    x: keep(whole.x, x - w / 2, whole.x + whole.w - w),
    y: keep(whole.y, y - h / 2, whole.y + whole.h - h),
    w,
    h,
  };
}

/** Whether a point is seen, not too near the rim. */
export const inSight = (box: Box, { x, y }: Point): boolean =>
  Math.abs(x - box.x - box.w / 2) < box.w * 0.4 && Math.abs(y - box.y - box.h / 2) < box.h * 0.4;
