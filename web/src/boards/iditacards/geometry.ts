/** The places of the squares of the trail in the drawing, in pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Trail {
  width: number;
  height: number;
  /** Whether the trail has room for the names of legs and the numbers of gates. */
  wide: boolean;
  /** The size of a square. */
  cell: { w: number; h: number };
  /** The distance from one square to the next. */
  step: { x: number; y: number };
  /** The corner of the first column and the first row. */
  origin: Point;
  /** The size of signs, 1 on a usual screen. */
  scale: number;
  squares: readonly Point[];
}

const COLUMNS = 16;
const ROWS = 10;
/** The gap between the upper and the lower half of the board. */
const APART = { wide: 10, small: 5 };
const MARGIN = { wide: { x: 46, y: 41 }, small: { x: 22, y: 4 } };

export const WIDE = 600;

/** In a window lower than this the trail gets less room, so that the hand can be seen. */
export const LOW = 800;

/** The least height at which everything can be read. */
export const leastHeight = (width: number, window: number): number => {
  if (width < WIDE) return Math.round(width * 0.56);
  return window < LOW ? 242 : 316;
};

/** The least width at which the text of a card can be read. */
const CARD = 112;

/** The number of columns for the kinds of card in a hand: enough for one row if they fit the width, or else for two. */
export const handColumns = (kinds: number, width: number): number => {
  const fit = Math.floor(width / CARD);
  return kinds <= fit ? Math.max(Math.min(4, fit), kinds) : Math.ceil(kinds / 2);
};

/** The approximate width of a line of small text. */
export const textWidth = (text: string): number => text.length * 6.2;

export function layTrail(width: number, height: number, path: readonly (readonly number[])[]): Trail {
  const wide = width >= WIDE;
  const size = wide ? "wide" : "small";
  const margin = MARGIN[size];
  const apart = APART[size];
  const step = { x: (width - margin.x - 5) / COLUMNS, y: (height - 2 * margin.y - apart) / ROWS };
  const squares = path.map(([column = 0, row = 0]) => ({
    x: margin.x + (column + 0.5) * step.x,
    y: margin.y + (row + 0.5) * step.y + (row >= ROWS / 2 ? apart : 0),
  }));
  const cell = { w: step.x - (wide ? 8 : 3), h: step.y - 1 };
  const scale = Math.min(1.6, Math.max(0.42, Math.min(step.x / 48, step.y / 31)));
  return { width, height, wide, cell, step, origin: margin, scale, squares };
}

/** The middle of a square; between two squares for a part of a step. Start and everything beyond the line are beside the board. */
export function pointAt(trail: Trail, square: number, seat = 0): Point {
  const last = trail.squares.length;
  if (square <= 0) return beside(trail, 3 - seat);
  if (square > last) return beside(trail, 6 + seat);
  const below = trail.squares[Math.max(1, Math.floor(square)) - 1];
  const above = trail.squares[Math.min(last, Math.ceil(square)) - 1];
  if (!below || !above) return beside(trail, 3);
  const part = square - Math.floor(square);
  return { x: below.x + (above.x - below.x) * part, y: below.y + (above.y - below.y) * part };
}

/** A point in the left margin, level with a row. */
export function beside(trail: Trail, row: number): Point {
  const level = Math.min(ROWS - 1, Math.max(0, row));
  const y = trail.squares[level < 5 ? 4 - level : 159 - (level - 5)]?.y ?? 0;
  return { x: trail.origin.x / 2, y };
}

/** The way from one square to another as a path. */
export function way(trail: Trail, from: number, to: number): string {
  const points: Point[] = [];
  for (let square = Math.max(1, from); square <= Math.min(to, trail.squares.length); square++) points.push(pointAt(trail, square));
  return points.length < 2 ? "" : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

export interface Band {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box for the name of a leg, above or below its columns. */
export function band(trail: Trail, first: number, last: number): Band {
  const of = trail.squares.slice(first - 1, last);
  const xs = of.map(({ x }) => x);
  const left = Math.min(...xs) - trail.step.x / 2;
  const right = Math.max(...xs) + trail.step.x / 2;
  const x = left <= trail.origin.x + 1 ? 4 : left + 2;
  const top = (of[0]?.y ?? 0) < trail.height / 2;
  return { x, y: top ? 3 : trail.height - 37, width: right - 2 - x, height: 34 };
}

/** How far each sled is moved to the side, by seat, if it shares its square. */
export function shifts(positions: readonly number[], squares: number): number[] {
  return positions.map((position, seat) => {
    if (position <= 0 || position > squares) return 0;
    const alike = positions.flatMap((other, at) => (other === position ? [at] : []));
    return (alike.indexOf(seat) - (alike.length - 1) / 2) * 14;
  });
}
