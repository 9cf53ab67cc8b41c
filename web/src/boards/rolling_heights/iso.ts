/** The isometric picture of the city (2:1), turned by quarters: the places of plots, stacks and caps. */

export const ROWS = 6;
export const COLUMNS = 9;
export const SIDE = 3;

/** Half the width and half the height of a plot, and the height of a cube in a stack of full size. */
export const HW = 52;
export const HH = 26;
export const CUBE = 14;
/** The gap between two neighbourhood boards, in plots. */
export const GAP = 0.13;

export type Turn = 0 | 1 | 2 | 3;
export interface Point {
  x: number;
  y: number;
}
export interface Plot {
  column: number;
  row: number;
}

/** "E5" as row and column, counted from 0. */
export const plotOf = (space: string): Plot => ({
  row: "ABCDEF".indexOf(space.charAt(0)),
  column: Number(space.slice(1)) - 1,
});

export const nameOf = ({ row, column }: Plot): string => `${"ABCDEF".charAt(row)}${column + 1}`;

export const PLOTS: readonly Plot[] = Array.from({ length: ROWS * COLUMNS }, (_, at) => ({
  row: Math.floor(at / COLUMNS),
  column: at % COLUMNS,
}));

/** The number of plots to the right and to the left of the far corner, after some quarter turns. */
export const across = (turn: Turn): { right: number; left: number } =>
  turn % 2 === 0 ? { right: COLUMNS, left: ROWS } : { right: ROWS, left: COLUMNS };

/** The place of a plot after some quarter turns, in steps to the right and to the left of the far corner. */
export function turned({ row, column }: Plot, turn: Turn): { right: number; left: number } {
  if (turn === 0) return { right: column, left: row };
  if (turn === 1) return { right: ROWS - 1 - row, left: column };
  if (turn === 2) return { right: COLUMNS - 1 - column, left: ROWS - 1 - row };
  return { right: row, left: COLUMNS - 1 - column };
}

const airy = (steps: number): number => steps + GAP * Math.floor(steps / SIDE);

/** A point inside a plot: 0,0 is the far corner, 1,1 the near one; `up` is the height above the ground. */
export function place(plot: Plot, turn: Turn, right = 0.5, left = 0.5, up = 0): Point {
  const at = turned(plot, turn);
  const r = airy(at.right) + right;
  const l = airy(at.left) + left;
  return { x: (r - l) * HW, y: (r + l) * HH - up };
}

export const outline = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The edge of a plot, drawn in by a margin. */
export const diamond = (plot: Plot, turn: Turn, margin = 0): string =>
  outline([
    place(plot, turn, margin, margin),
    place(plot, turn, 1 - margin, margin),
    place(plot, turn, 1 - margin, 1 - margin),
    place(plot, turn, margin, 1 - margin),
  ]);

/** Plots from back to front, in the order of drawing. */
export function backToFront<T extends Plot>(plots: readonly T[], turn: Turn): T[] {
  const depth = (plot: T): number => {
    const at = turned(plot, turn);
    return (at.right + at.left) * 100 + at.right;
  };
  return [...plots].sort((a, b) => depth(a) - depth(b));
}

/** The places for the stacks of a plan, the tallest first, and the size in which they are drawn. */
// prettier-ignore
const SPOTS: Record<number, { size: number; at: [number, number][] }> = {
  1: { size: 1, at: [[0.45, 0.45]] },
  2: { size: 1, at: [[0.24, 0.64], [0.64, 0.24]] },
  3: { size: 1, at: [[0.23, 0.23], [0.66, 0.22], [0.22, 0.66]] },
  4: { size: 0.9, at: [[0.21, 0.21], [0.58, 0.2], [0.2, 0.58], [0.57, 0.57]] },
  5: { size: 0.78, at: [[0.17, 0.17], [0.5, 0.16], [0.16, 0.5], [0.82, 0.16], [0.16, 0.82]] },
};

export interface Spot {
  right: number;
  left: number;
  size: number;
}

/** A place for every stack, in the order of the plan. */
export function spots(heights: readonly number[]): Spot[] {
  const { size, at } = SPOTS[heights.length] ?? SPOTS[5]!;
  const order = heights.map((_, index) => index).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const placed: Spot[] = [];
  order.forEach((stack, rank) => {
    const [right, left] = at[rank] ?? [0.5, 0.5];
    placed[stack] = { right, left, size };
  });
  return placed;
}

/** Whether a building on one plot hides the middle of another plot behind it. */
export function hides(front: Plot, height: number, behind: Plot, turn: Turn): boolean {
  const a = place(front, turn, 0.35, 0.35);
  const b = place(behind, turn);
  return b.y < a.y && a.y - b.y < height && Math.abs(a.x - b.x) < HW * 0.75;
}

/** The frame of the drawing: the ground with its slab, and room above it for buildings that reach up to `top`. */
export function frame(turn: Turn, top: number): { x: number; y: number; width: number; height: number } {
  const { right, left } = across(turn);
  const r = airy(right - 1) + 1;
  const l = airy(left - 1) + 1;
  const y = Math.min(-8, top);
  return { x: -l * HW - 14, y, width: (r + l) * HW + 28, height: (r + l) * HH + 26 - y };
}
