/** The streets that trucks drove in their last turns. */

import type { LogLine } from "../../lib/types";
import type { City, Street } from "./city";

export interface Trail {
  seat: number;
  street: Street;
}

export const trailsOf = (city: City, lately: readonly LogLine[]): Trail[] =>
  lately.flatMap(({ what, seat, about }) => {
    const street = what === "drives" ? city.streets.get(String(about["section"])) : undefined;
    return seat !== null && street ? [{ seat, street }] : [];
  });
