/** The analysis of a finished game: a click begins it, another click stops it. */

import { api } from "./api";
import type { AnalysisView } from "./types";

const PAUSE = 700;

export class Coach {
  /** The analysis so far; null before the click. */
  shown = $state.raw<AnalysisView | null>(null);
  problem = $state("");
  #stopped = false;

  constructor(readonly begin: () => Promise<AnalysisView>) {}

  get working(): boolean {
    return this.shown !== null && this.shown.analysis === null;
  }

  async start(): Promise<void> {
    this.problem = "";
    this.#stopped = false;
    try {
      this.shown = await this.begin();
      while (this.working && !this.#stopped) {
        await new Promise((done) => setTimeout(done, PAUSE));
        if (!this.#stopped) this.shown = await api.analysis(this.shown.id);
      }
    } catch (error) {
      if (!this.#stopped) this.problem = error instanceof Error ? error.message : String(error);
      this.shown = null;
    }
  }

  async stop(): Promise<void> {
    const id = this.shown?.id;
    this.#stopped = true;
    this.shown = null;
    if (id) await api.stopAnalysis(id).catch(() => undefined);
  }
}
