/** How a game ended, in one sentence. */

import { names } from "./answers";
import type { TableView } from "./types";
import { scoreOf, t } from "./words.svelte";

export function headlineOf(view: TableView): string {
  const winners = view.outcome?.winners ?? [];
  if (winners[0] === undefined) return t("web-end-nobody");
  const score = scoreOf(view.game, view.scores[winners[0]] ?? 0, view.seats.length);
  const you = view.you.length === 1 && winners.includes(view.you[0]!) ? view.you[0] : null;
  const others = {
    names: winners
      .filter((seat) => seat !== you)
      .map((seat) => names(view)[seat] ?? "")
      .join(", "),
    score,
  };
  if (winners.length > 1) return t(you === null ? "web-end-shared" : "web-end-shared-you", others);
  return t(you === null ? "web-end-won" : "web-end-won-you", others);
}
