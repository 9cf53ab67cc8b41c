/** What part of a drawing is seen in a frame: `Zoom.svelte` moves it. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A point in the middle of what is seen, and how far it is zoomed in. */
export interface Sight extends Point {
  zoom: number;
}

/** How far one can zoom in. */
export const MOST = 4;

/** All there is to see, widened or heightened to the shape of the frame. */
export function fit(all: Box, width: number, height: number): Box {
  const unit = Math.max(all.w / width, all.h / height);
  const [w, h] = [width * unit, height * unit];
  return { x: all.x + (all.w - w) / 2, y: all.y + (all.h - h) / 2, w, h };
}

/** How far to zoom in at first: not at all where the whole has at least so many pixels per unit that it can be read. */
export const start = (width: number, whole: Box, readable: number): number => Math.max(1, (readable * whole.w) / width);

/** The part of the whole that a sight shows; it never leaves the whole. */
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
