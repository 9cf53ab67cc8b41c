/** The screen is in the fragment of the address, which no server ever sees: `#/table/<id>/<token>`. */

import { reach } from "./reach";

class Router {
  #parts = $state.raw<string[]>([]);

  constructor() {
    this.#read();
    globalThis.addEventListener?.("hashchange", () => this.#read());
  }

  /** The parts of the fragment: `["table", "k3f..."]`; empty on the shelf. */
  get parts(): readonly string[] {
    return this.#parts;
  }

  get screen(): string {
    return this.#parts[0] ?? "";
  }

  #read(): void {
    const path = globalThis.location?.hash.replace(/^#\/?/, "") ?? "";
    this.#parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(...parts: (string | number)[]): void {
    location.hash = to(...parts);
  }

  /** Change the address without an entry in the history: to take a token out of sight. */
  replace(...parts: (string | number)[]): void {
    history.replaceState(null, "", to(...parts));
    this.#read();
  }
}

/** The fragment that leads to a screen, for links. */
export const to = (...parts: (string | number)[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

/** The whole address of a screen, for people. */
export const address = (...parts: (string | number)[]): string => `${reach.home}${to(...parts)}`;

export const router = new Router();
