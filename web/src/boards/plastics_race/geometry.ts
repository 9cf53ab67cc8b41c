/** Points, curves and boxes of the map. */

import type { Box, Point } from "../../ui/sight";

export type { Box, Point };

/** A quadratic curve from a to b. */
export interface Curve {
  a: Point;
  b: Point;
  control: Point;
}

const STEPS = 24;

export const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const round = (value: number): number => Math.round(value * 10) / 10;

export const svgPath = ({ a, b, control }: Curve): string => `M${a.x} ${a.y}Q${control.x} ${control.y} ${b.x} ${b.y}`;

/** The point of a curve at the parameter t. */
export function at({ a, b, control }: Curve, t: number): Point {
  const mix = (from: number, bend: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t * t * to;
  return { x: mix(a.x, control.x, b.x), y: mix(a.y, control.y, b.y) };
}

/** The direction of travel from a to b at the parameter t, in degrees. */
export function heading({ a, b, control }: Curve, t: number): number {
  const slope = (from: number, bend: number, to: number) => (1 - t) * (bend - from) + t * (to - bend);
  return (Math.atan2(slope(a.y, control.y, b.y), slope(a.x, control.x, b.x)) * 180) / Math.PI;
}

/** Points along a curve, both ends included. */
export const samples = (curve: Curve, steps = STEPS): Point[] => Array.from({ length: steps + 1 }, (_, step) => at(curve, step / steps));

/** The length of a curve. */
export function long(curve: Curve): number {
  const points = samples(curve);
  return points.slice(1).reduce((sum, point, index) => sum + apart(points[index]!, point), 0);
}

/** The parameter at a share of the length; `before` and `after` are cut off the ends first. */
export function share(curve: Curve, part: number, before = 0, after = 0): number {
  const points = samples(curve);
  const lengths = points.slice(1).map((point, index) => apart(points[index]!, point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let rest = before + part * Math.max(0, total - before - after);
  for (const [index, length] of lengths.entries()) {
    if (rest <= length) return (index + (length === 0 ? 0 : rest / length)) / STEPS;
    rest -= length;
  }
  return 1;
}

/** A closed outline through the middles of the edges: corners become bends. */
export function smooth(points: readonly Point[]): string {
  const middles = points.map((point, index) => midpoint(point, points[(index + 1) % points.length]!));
  const last = middles.at(-1)!;
  const bends = points.map((point, index) => `Q${point.x} ${point.y} ${round(middles[index]!.x)} ${round(middles[index]!.y)}`);
  return `M${round(last.x)} ${round(last.y)}${bends.join("")}Z`;
}

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

export const holds = (box: Box, point: Point, pad = 0): boolean =>
  point.x > box.x - pad && point.x < box.x + box.w + pad && point.y > box.y - pad && point.y < box.y + box.h + pad;

/** A box around its middle. */
export const around = ({ x, y }: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** An outline that goes on beyond the edges of the map that it reaches: the frame may show more than the map. */
export function beyond(points: readonly Point[], map: Box, by = 900): Point[] {
  return points.map(({ x, y }) => ({
    x: x <= map.x ? x - by : x >= map.x + map.w ? x + by : x,
    y: y <= map.y ? y - by : y >= map.y + map.h ? y + by : y,
  }));
}

/** Whether a point lies inside an outline. */
export function inside(outline: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  for (const [index, one] of outline.entries()) {
    const other = outline[(index + 1) % outline.length]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) within = !within;
  }
  return within;
}

/** Points for small drawings inside an outline, always the same ones, and none near the points to avoid. */
export function scatter(outline: readonly Point[], step: number, avoid: readonly Point[], free: number): Point[] {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const found: Point[] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
      const wobble = Math.sin(x * 12.9898 + y * 78.233) * step * 0.3;
      const spot = { x: round(x + wobble), y: round(y - wobble * 0.7) };
      const rim = [-10, 10].every((by) => inside(outline, { x: spot.x + by, y: spot.y }) && inside(outline, { x: spot.x, y: spot.y + by }));
      if (rim && avoid.every((point) => apart(point, spot) > free)) found.push(spot);
    }
  }
  return found;
}
