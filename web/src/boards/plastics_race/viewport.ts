/** The part of the map that is shown for a city. */

import type { Box } from "../../ui/sight";
import type { City } from "./city";

/** Room for symbols and names around the outermost places. */
const RIM = { x: 62, up: 52, down: 50 };
/** The map in the units of the component files. */
export const MAP: Box = { x: 0, y: 0, w: 1000, h: 700 };
/** With fewer pixels per unit than this, the names on the whole map cannot be read. */
export const READABLE = 0.53;

/** The part of the map that a city fills, with its plate. */
export function extent(city: City): Box {
  const xs = [...city.places.values()].map(({ x }) => x);
  const ys = [...city.places.values()].map(({ y }) => y);
  const left = Math.min(city.plate.x - 8, Math.max(0, Math.min(...xs) - RIM.x));
  const top = Math.min(city.plate.y - 8, Math.max(0, Math.min(...ys) - RIM.up));
  const right = Math.min(MAP.w, Math.max(...xs) + RIM.x);
  const bottom = Math.min(MAP.h, Math.max(...ys) + RIM.down);
  return { x: left, y: top, w: right - left, h: bottom - top };
}
