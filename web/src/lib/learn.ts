import { api } from "./api";
import { keepToken, type Token } from "./keep";

/** Find out what a token allows at a table, and keep it. */
export async function learn(table: string, token: string): Promise<Token> {
  const view = await api.table(table, [token]);
  const seat = view.you[0] ?? null;
  const kind = seat !== null ? "seat" : view.host ? "host" : "watch";
  keepToken(table, view.game, view.title, { token, kind, seat });
  return { token, kind, seat };
}
