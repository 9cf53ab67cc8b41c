/** The visible part of a drawing in a frame, which `Zoom.svelte` moves. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** The point in the middle of the visible part, and the zoom. */
export interface Sight extends Point {
  zoom: number;
}

/** The largest zoom. */
export const MOST = 4;

/** The whole drawing, made wider or higher to fit the shape of the frame. */
export function fit(all: Box, width: number, height: number): Box {
  const unit = Math.max(all.w / width, all.h / height);
  const [w, h] = [width * unit, height * unit];
  return { x: all.x + (all.w - w) / 2, y: all.y + (all.h - h) / 2, w, h };
}

/** The zoom at first: none if the whole can be read, with at least `readable` pixels per unit. */
export const start = (width: number, whole: Box, readable: number): number => Math.max(1, (readable * whole.w) / width);

/** The part of the whole that a sight shows; it stays within the whole. */
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

/** Whether a point is visible and not too near the edge. */
export const inSight = (box: Box, { x, y }: Point): boolean =>
  Math.abs(x - box.x - box.w / 2) < box.w * 0.4 && Math.abs(y - box.y - box.h / 2) < box.h * 0.4;
