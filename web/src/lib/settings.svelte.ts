/** The reader's settings, remembered by this browser. */

import type { Speed } from "./follow/tempo";
import { recall, remember } from "./keep";

export type Theme = "system" | "light" | "dark";

interface Saved {
  theme: Theme;
  motion: boolean;
  confirm: boolean;
  name: string;
  level: string;
  notices: boolean;
  phrases: boolean;
  speed: Speed;
  sound: boolean;
  tips: boolean;
  numbers: boolean;
}

const usual: Saved = {
  theme: "system",
  motion: true,
  confirm: false,
  name: "",
  level: "normal",
  notices: false,
  phrases: true,
  speed: "normal",
  sound: false,
  tips: true,
  numbers: true,
};
const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

class Settings {
  #saved = $state<Saved>({ ...usual, ...recall<Partial<Saved>>("settings", {}) });

  get theme(): Theme {
    return this.#saved.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  /** Whether anything may move. */
  get motion(): boolean {
    return this.#saved.motion;
  }
  set motion(motion: boolean) {
    this.#set({ motion });
  }
  /** Whether an answer that can't be undone must be confirmed. */
  get confirm(): boolean {
    return this.#saved.confirm;
  }
  set confirm(confirm: boolean) {
    this.#set({ confirm });
  }
  get name(): string {
    return this.#saved.name;
  }
  set name(name: string) {
    this.#set({ name });
  }
  /** The level of bots that the reader likes. */
  get level(): string {
    return this.#saved.level;
  }
  set level(level: string) {
    this.#set({ level });
  }
  /** Whether the browser shows a notice when it is the reader's turn and they look elsewhere. */
  get notices(): boolean {
    return this.#saved.notices;
  }
  set notices(notices: boolean) {
    this.#set({ notices });
  }
  /** Whether the reader sees the phrases that others say. */
  get phrases(): boolean {
    return this.#saved.phrases;
  }
  set phrases(phrases: boolean) {
    this.#set({ phrases });
  }

  /** How fast the others' turns are shown. */
  get speed(): Speed {
    return this.#saved.speed;
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }
  get sound(): boolean {
    return this.#saved.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }

  /** Whether new things on a table are explained by themselves. */
  get tips(): boolean {
    return this.#saved.tips;
  }
  set tips(tips: boolean) {
    this.#set({ tips });
  }

  /** Whether the boards show the numbers of the answers. */
  get numbers(): boolean {
    return this.#saved.numbers;
  }
  set numbers(numbers: boolean) {
    this.#set({ numbers });
  }

  #set(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    remember("settings", $state.snapshot(this.#saved));
    this.apply();
  }

  /** Whether the page is dark now. */
  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && Boolean(dark?.matches));
  }

  /** Apply theme, motion and numbers to the page. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["motion"] = this.motion ? "some" : "none";
    root.dataset["numbers"] = this.numbers ? "some" : "none";
  }
}

export const settings = new Settings();
dark?.addEventListener("change", () => settings.apply());

/** Whether an animation may run: not when the system or the reader asks for stillness. */
export const moves = (): boolean => settings.motion && !still?.matches;
