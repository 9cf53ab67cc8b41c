/** The score sheet: points during the game, the ads, the target, and wild tokens. */

import type { LogLine, TableView } from "../../lib/types";
import type { ScoreRow } from "../types";
import { cityOf } from "./view";

const AD = "rolling-heights-event-scores-ad";
const TARGET = "rolling-heights-event-scores-target";

function seatAndCount({ words: { args } }: LogLine): { seat: number; count: number } {
  const seat = args["seat"];
  const count = args["count"];
  return {
    seat: typeof seat === "object" && "seat" in seat ? seat.seat : -1,
    count: typeof count === "number" ? count : 0,
  };
}

/** Points by seat of those lines. */
function points(lines: readonly LogLine[], seats: number): number[] {
  const gained = Array.from({ length: seats }, () => 0);
  for (const line of lines) {
    const { seat, count } = seatAndCount(line);
    if (seat >= 0) gained[seat] = (gained[seat] ?? 0) + count;
  }
  return gained;
}

export function sheet(table: TableView): ScoreRow[] {
  const view = cityOf(table.view);
  const seats = view.players.length;
  const log = table.log.filter((line) => !line.withdrawn);
  const ads = view.ads.map((id): ScoreRow => {
    const label = `rolling-heights-ad-${id.toLowerCase()}`;
    const lines = log.filter(({ words }) => {
      const ad = words.args["ad"];
      return words.id === AD && typeof ad === "object" && "name" in ad && ad.name === label;
    });
    return { label, icon: "ad", points: points(lines, seats) };
  });
  const target: ScoreRow = {
    label: "web-rolling-heights-sheet-target",
    icon: "target",
    points: points(
      log.filter(({ words }) => words.id === TARGET),
      seats,
    ),
  };
  const tokens: ScoreRow = {
    label: "web-rolling-heights-sheet-tokens",
    icon: "wild",
    points: view.players.map((player) => player.tokens),
  };
  const atEnd = [...ads, target, tokens];
  const during = view.players.map((player, seat) => player.points - atEnd.reduce((all, row) => all + (row.points[seat] ?? 0), 0));
  return [{ label: "web-rolling-heights-sheet-game", icon: "construct", points: during }, ...atEnd];
}

export const round = (view: Record<string, unknown>): number | null => cityOf(view).round || null;
