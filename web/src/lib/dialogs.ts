/** The dialog that is open above a table. */
export type OpenDialog =
  | { about: "how" }
  | { about: "rules"; first: string | null; only: readonly string[] }
  | { about: "settings" }
  | { about: "invite" }
  | { about: "link"; seat: number }
  | { about: "name"; seat: number };
