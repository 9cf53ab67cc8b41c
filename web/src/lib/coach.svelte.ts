/** The analysis of a finished game: a click begins it, another click stops it. */

import { api } from "./api";
import type { AnalysisView, Decision } from "./types";
import { t, words } from "./words.svelte";

const PAUSE = 700;

export class Coach {
  /** The analysis so far; null before the click. */
  shown = $state.raw<AnalysisView | null>(null);
  problem = $state("");
  /** The reader left the report to look at a step, and will want it back. */
  left = false;
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

const coaches = new Map<string, Coach>();

/** The coach of a finished table: the same at its end and in its replay, so that a report is asked for only once. */
export function coachOf(table: string, begin: () => Promise<AnalysisView>): Coach {
  const coach = coaches.get(table) ?? new Coach(begin);
  coaches.set(table, coach);
  return coach;
}

/** What the coach says about a decision, in one line. */
export function noteOn(decision: Decision, names: readonly string[]): string {
  const args = { name: names[decision.seat] ?? "", said: words.say(decision.said, names), better: words.say(decision.better, names) };
  if (decision.mark) return t("web-coach-note-better", args);
  return t(decision.best === decision.answer ? "web-coach-note-good" : "web-coach-note-close", args);
}
