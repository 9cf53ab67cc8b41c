/** The places of the plots on the flat plan. */

import { COLUMNS, ROWS, SIDE, type Plot } from "./iso";

export const LEFT = 16;
export const TOP = 18;
/** The gap between two neighbourhood boards. */
export const AIR = 5;

/** The upper left corner of a plot, on a plan with plots of this side. */
export const cell = ({ row, column }: Plot, side: number): { x: number; y: number } => ({
  x: LEFT + column * side + AIR * Math.floor(column / SIDE),
  y: TOP + row * side + AIR * Math.floor(row / SIDE),
});

/** The size of the largest plan that fits a width, and a height if one is given. */
export function planSize(width: number, height: number | null): { side: number; width: number; height: number } {
  const across = (width - LEFT - 2 * AIR - 4) / COLUMNS;
  const down = height === null ? across : (height - TOP - AIR - 4) / ROWS;
  const side = Math.max(24, Math.min(across, down, 110));
  return { side, width: LEFT + COLUMNS * side + 2 * AIR + 4, height: TOP + ROWS * side + AIR + 4 };
}
