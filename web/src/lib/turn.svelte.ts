/** Tells a reader who is looking elsewhere that it is their turn: by the title, the icon, a badge, and a notice if they want one. */

import shelf from "../icons/app/shelf.svg?raw";
import { mine } from "./mine.svelte";
import { settings } from "./settings.svelte";
import type { TableView } from "./types";
import { t } from "./words.svelte";

const DOT = '<circle cx="22" cy="20" r="7" fill="#d7263d" stroke="#fff" stroke-width="1.6"/>';
const dotted = `data:image/svg+xml,${encodeURIComponent(shelf.replace("</svg>", `${DOT}</svg>`))}`;

/** The reader's seat if it is asked openly; null if another seat is asked, undefined while a reaction window hides who is. */
export function askedHere(view: TableView): number | null | undefined {
  const { pending, seats, you } = view;
  if (pending?.window) return undefined;
  const seat = pending?.player ?? null;
  return seat !== null && you.includes(seat) && seats[seat]?.kind === "person" ? seat : null;
}

class Turn {
  /** The id of the open table, and its title if it waits for the reader. */
  #here = $state.raw<{ table: string; title: string | null } | null>(null);
  /** The reader's seat that was asked last at the open table. */
  #told: number | null | undefined;
  #notice: Notification | null = null;
  /** The browser's permission for notices; the reader may change it at any time. */
  permission = $state<NotificationPermission>(globalThis.Notification?.permission ?? "denied");

  /** The titles of the tables that wait for the reader, as far as this page knows. */
  get waiting(): string[] {
    const elsewhere = mine.waiting.filter(({ table }) => table !== this.#here?.table).map(({ title }) => title);
    return this.#here?.title ? [this.#here.title, ...elsewhere] : elsewhere;
  }

  /** The title of the page; null if no table waits. At a table, other tables do not matter. */
  get title(): string | null {
    const titles = this.#here ? [this.#here.title ?? ""].filter(Boolean) : this.waiting;
    if (titles.length === 0) return null;
    return titles.length === 1 ? t("web-your-turn-at", { title: titles[0] ?? "" }) : t("web-your-turn-many", { count: titles.length });
  }

  /** Whether this browser can show notices at all: only pages over a secure connection may. */
  get possible(): boolean {
    return "Notification" in globalThis && globalThis.isSecureContext;
  }

  /** Look at the open table after every change; null when the reader leaves it. */
  look(view: TableView | null): void {
    if (!view) {
      this.#here = null;
      this.#told = undefined;
      this.hush();
      return;
    }
    const asked = askedHere(view);
    const waits = asked === undefined ? view.pending?.answers.length !== 0 : asked !== null;
    this.#here = { table: view.table, title: waits && !view.over ? view.title : null };
    if (asked === undefined) return; // a sound in a reaction window would tell the neighbours who can react
    if (asked !== null && asked !== this.#told && this.#told !== undefined) this.#show(view);
    if (asked === null) this.hush();
    this.#told = asked;
  }

  /** One notice for a turn, with the title of the game and nothing else; only if the reader is looking elsewhere. */
  #show(view: TableView): void {
    if (!settings.notices || this.permission !== "granted" || !document.hidden) return;
    try {
      this.#notice = new Notification(t("web-your-turn-at", { title: view.title }), { tag: view.table });
      this.#notice.onclick = () => {
        window.focus();
        this.hush();
      };
    } catch {
      // Some phones show notices only for installed pages.
    }
  }

  /** Remove a notice that is out of date, or was seen. */
  hush(): void {
    this.#notice?.close();
    this.#notice = null;
  }

  /** Turn notices on or off; the browser asks for permission only now. */
  async want(wanted: boolean): Promise<void> {
    if (wanted && this.permission !== "granted") this.permission = await Notification.requestPermission();
    settings.notices = wanted && this.permission === "granted";
  }

  /** Put a dot on the page's icon, and the number on the app's icon if there is one. */
  mark(): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const waits = this.title !== null;
    if (icon) {
      icon.dataset["plain"] ??= icon.href;
      icon.href = waits ? dotted : icon.dataset["plain"];
    }
    const count = this.waiting.length;
    void (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
  }
}

export const turn = new Turn();
globalThis.document?.addEventListener("visibilitychange", () => {
  if (!document.hidden) turn.hush();
});
