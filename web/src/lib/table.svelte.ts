/** One open table: its view, log and connection, answers and undo. It shows what the server says and never guesses. */

import { api, Refusal, Unreachable } from "./api";
import { Follower } from "./follow/follower.svelte";
import { freshKey } from "./key";
import { keepTable, keptTable, type Token } from "./keep";
import { learn } from "./learn";
import { usualBot } from "./levels";
import { library } from "./library.svelte";
import { listen, type Connection } from "./stream";
import { missingYes } from "./undo";
import { titleOf } from "./words.svelte";
import type { Hint, LogLine, Orders, Seat, SeatKind, Action, TableNews, TableView, WhyNot } from "./types";

export interface Problem {
  text: string;
  refusal: Refusal | null;
}

/** Milliseconds to wait for the news of an answer; then the whole table is fetched. */
const NEWS_WAIT = 500;

/** The seat to look from as a spectator. */
const NOBODY = -1;

export class OpenTable {
  /** Shows the table, one thing after the other. */
  readonly follower = new Follower(() => this.me);
  connection = $state<Connection | "connecting" | "gone">("connecting");
  /** A notice that goes after a moment: a lost connection came back, or too many pages are open. */
  notice = $state<"back" | "crowded" | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** The seat whose things are shown; null for a spectator, and while a screen is handed over. */
  shown = $state<number | null>(null);
  /** The first answer given on this page: a puzzle is only about that one. */
  first = $state<number | null>(null);
  /** The table as each person at this screen left it. */
  readonly #left = new Map<number, TableView>();

  #tokens = $state.raw<Token[]>([]);
  /** The seat of this browser that answered last. */
  #answered: number | null = null;
  #heard = 0;
  #waiting: TableNews[] = [];
  #stop: () => void = () => undefined;
  /** Called once news is processed. */
  #taken: () => void = () => undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#tokens = keptTable(id)?.tokens ?? [];
  }

  /** The table as it is shown. */
  get view(): TableView | null {
    return this.follower.view;
  }

  get log(): LogLine[] {
    return this.follower.log;
  }

  /** The latest table that this page knows. */
  get #now(): TableView | null {
    return this.follower.now;
  }

  get tokens(): string[] {
    return this.#tokens.map((token) => token.token);
  }

  /** The seats that this browser holds. */
  get own(): number[] {
    return this.#tokens.flatMap((token) => (token.seat === null ? [] : [token.seat]));
  }

  /** The seats of the people at this screen. */
  get people(): number[] {
    const kept = this.own;
    return this.view ? this.view.seats.filter(({ seat, kind }) => kind === "person" && kept.includes(seat)).map(({ seat }) => seat) : kept;
  }

  /** The seats of the person who looks: where several share a screen, only the one whose things are shown. */
  get me(): number[] {
    if (this.people.length < 2 || this.view?.over) return this.own;
    return this.shown === null ? [] : [this.shown];
  }

  get hostToken(): string | null {
    return this.#tokens.find((token) => token.kind === "host")?.token ?? null;
  }

  get watchToken(): string | null {
    return this.#tokens.find((token) => token.kind === "watch")?.token ?? null;
  }

  seatToken(seat: number): string | null {
    return this.#tokens.find((token) => token.seat === seat)?.token ?? null;
  }

  /** Any capability that may look. */
  get anyToken(): string {
    return this.#tokens[0]?.token ?? "";
  }

  /** Open the table with the tokens kept for it and the one of the link that led here; a public table needs none. */
  async open(link?: string): Promise<void> {
    if (link && !this.tokens.includes(link)) await this.#learn(link);
    this.shown = this.own.length > 1 ? null : (this.own[0] ?? null);
    await this.refresh();
    this.#follow();
  }

  async #learn(link: string): Promise<void> {
    const token = await learn(this.id, link);
    this.#tokens = keptTable(this.id)?.tokens ?? [token];
  }

  close(): void {
    this.#stop();
    this.follower.close();
    clearTimeout(this.#noticeTimer);
  }

  /** Fetch the whole table again. */
  async refresh(): Promise<void> {
    const heard = this.#heard;
    const view = await api.table(this.id, this.tokens, this.shown ?? NOBODY);
    if (this.connection !== "crowded") this.connection = "live";
    // News that came over the stream meanwhile is newer than this answer, which may have been slow.
    const now = this.#now;
    if (now && this.#heard !== heard && now.viewed_as === view.viewed_as && view.version <= now.version) return;
    this.follower.look(this.#settled(view));
  }

  /** Before the start there is no view, and nobody has points. Of several people at one screen, only one is "you". */
  #settled(view: TableView): TableView {
    const here = view.seats.filter(({ seat, kind }) => kind === "person" && view.you.includes(seat));
    const shared = view.started && !view.over && here.length > 1;
    return {
      ...view,
      title: titleOf(view.game, view.title),
      view: view.view ?? {},
      scores: view.scores ?? [],
      you: shared ? here.map(({ seat }) => seat).filter((seat) => seat === view.viewed_as) : view.you,
    };
  }

  #follow(): void {
    this.#stop();
    this.#waiting = [];
    this.#stop = listen({
      table: this.id,
      tokens: this.tokens,
      seat: this.shown ?? NOBODY,
      since: () => this.#now?.last_event ?? 0,
      stamp: () => this.#now?.stamp ?? "",
      news: (news) => this.#hear(news),
      connection: (state) => this.#connected(state),
      gone: () => this.#gone(),
    });
  }

  /** The tokens of this page no longer open the table, unless another tab of this browser got a new link. */
  #gone(): void {
    const kept = keptTable(this.id)?.tokens ?? [];
    if (kept.every(({ token }) => this.tokens.includes(token))) {
      this.connection = "gone";
      return;
    }
    this.#tokens = kept;
    this.#follow();
  }

  #connected(state: Connection): void {
    const before = this.connection;
    this.connection = state;
    if (state === "crowded" && before !== "crowded") this.#say("crowded", 12_000);
    if (before !== "lost" || state === "lost") return;
    if (state !== "crowded") this.#say("back", 4_000);
    // A restarted server may count its events anew, so the whole table is fetched.
    void this.refresh().catch(() => undefined);
  }

  #say(notice: "back" | "crowded", milliseconds: number): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), milliseconds);
  }

  /** News waits for the next frame, so that several pieces are drawn once. Hidden pages have no frames. */
  #hear(news: TableNews): void {
    this.#heard += 1;
    this.#waiting.push(news);
    if (document.hidden) this.#take();
    else if (this.#waiting.length === 1) requestAnimationFrame(() => this.#take());
  }

  #take(): void {
    const now = this.#now;
    const news = this.#waiting.splice(0).filter((one) => !now || one.version >= now.version || one.number >= now.last_event);
    if (news.length === 0) return;
    this.follower.hear(news.map((one) => ({ ...one, table: this.#settled(one.table) })));
    this.#taken();
  }

  /** Show another seat of this browser, or what everybody may see: the hand-over at one screen. */
  async show(seat: number | null): Promise<void> {
    if (this.shown !== null && this.#now) this.#left.set(this.shown, this.#now);
    this.shown = seat;
    this.follower.forget(); // the next person at this screen must not see what this one saw
    await this.#try(async () => {
      await this.refresh();
      if (seat !== null) this.follower.recall(this.#left.get(seat));
      this.#follow();
    });
  }

  /** In a window that waits for everyone: this person lets it pass, whether or not they could react. */
  async letPass(seat: number): Promise<void> {
    const token = this.seatToken(seat);
    if (!token || !this.view) return;
    const { version } = this.view;
    await this.#try(async () => {
      await this.#answer(token, { seat, version, answer: NOBODY, key: freshKey(), then: [], usual: false });
      await this.#until((view) => view.version > version || !view.pending?.waits?.includes(seat));
    });
  }

  /** Answer, and `then` the next questions as far as nothing else happens in between; `usual` adds the usual answers. */
  async choose(answer: number, then: readonly Action[] = [], usual = false): Promise<void> {
    const seat = this.view?.pending?.player;
    const version = this.view?.version;
    if (this.busy || seat === null || seat === undefined || version === undefined) return;
    const token = this.seatToken(seat) ?? this.hostToken;
    if (!token) return;
    const key = freshKey();
    await this.#try(async () => {
      const done = await this.#answer(token, { seat, version, answer, key, then, usual });
      this.#answered = seat;
      // A reaction stays secret: the version does not change, only the question is gone.
      await this.#until((view) => view.version >= done && (view.version > version || view.pending?.player !== seat));
    });
  }

  /** Send an answer; if the connection breaks, again with the same key, which the server accepts only once. */
  async #answer(token: string, body: Parameters<typeof api.answer>[2]): Promise<number> {
    try {
      return (await api.answer(this.id, token, body)).version;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 800));
      return (await api.answer(this.id, token, body)).version;
    }
  }

  /** Wait for the news of an answer; fetch the table if it does not come. */
  async #until(seen: (view: TableView) => boolean): Promise<void> {
    const late = Date.now() + NEWS_WAIT;
    while (this.#now && !seen(this.#now)) {
      const left = late - Date.now();
      if (left <= 0) return this.refresh();
      await new Promise<void>((resolve) => {
        this.#taken = resolve;
        setTimeout(resolve, left);
      });
    }
  }

  /** The game's reasons why the asked seat is not offered other answers. */
  async whyNot(): Promise<WhyNot[]> {
    const seat = this.view?.pending?.player;
    const token = seat === null || seat === undefined ? null : this.seatToken(seat);
    return seat !== null && seat !== undefined && token ? api.whyNot(this.id, token, seat) : [];
  }

  /** A strong player's answer; everybody sees in the log that the seat asked for it. */
  async hint(): Promise<Hint> {
    const seat = this.view?.pending?.player ?? -1;
    return api.hint(this.id, this.seatToken(seat) ?? "", { seat, version: this.view?.version ?? 0 });
  }

  async undo(): Promise<void> {
    this.follower.skip();
    const seat = this.view?.pending?.player ?? this.shown;
    const token = seat === null ? null : this.seatToken(seat);
    if (seat === null || !token || !this.view) return;
    const version = this.view.version;
    await this.#try(() => this.#undo(token, { seat, version, key: freshKey() }));
  }

  /** Ask the others to go back further. At a shared screen, the person who answered last asks, even after handing it over. */
  async askToUndo(): Promise<void> {
    this.follower.skip();
    const seat = this.#answered ?? this.shown;
    const token = seat === null ? null : this.seatToken(seat);
    if (seat === null || !token || !this.view) return;
    const version = this.view.version;
    await this.#try(() => this.#undo(token, { seat, version, ask: true }));
  }

  /** Agree to such a request or not, for everybody at this screen who has not agreed yet. */
  async consent(agree: boolean): Promise<void> {
    const view = this.view;
    if (!view?.undo_request) return;
    const here = missingYes(view, view.undo_request.seat).filter(({ seat }) => this.own.includes(seat));
    await this.#try(async () => {
      for (const { seat } of agree ? here : here.slice(0, 1)) {
        const token = this.seatToken(seat);
        if (token) await this.#undo(token, { seat, consent: agree });
      }
    });
  }

  async #undo(token: string, body: Parameters<typeof api.undo>[2]): Promise<void> {
    const { version } = await api.undo(this.id, token, body);
    await this.#until((view) => view.version >= version);
  }

  async changeSeat(seat: number, change: { kind?: SeatKind; bot?: string | null; name?: string; orders?: Orders }): Promise<void> {
    const token = this.seatToken(seat) ?? this.hostToken;
    if (token) await this.#try(() => api.seat(this.id, token, seat, change));
    await this.refresh().catch(() => undefined);
  }

  /** Let a bot play for a seat, at the level that the reader likes. */
  async replace(seat: number): Promise<void> {
    const game = library.game(this.view?.game ?? "");
    await this.changeSeat(seat, { kind: "bot", bot: game ? usualBot(game) : null });
  }

  /** Whether the reader may tell the bots to hurry: as the host of a table with only bots. */
  get mayRush(): boolean {
    const { view } = this;
    return this.hostToken !== null && view !== null && !view.over && view.seats.every(({ kind }) => kind === "bot");
  }

  /** Let the bots play to the end at once, or at their usual pace again. */
  async rush(rush: boolean): Promise<void> {
    const token = this.hostToken;
    if (!token) return;
    await this.#try(() => api.settings(this.id, token, { pace: rush ? 0 : null }));
    this.follower.rush(rush);
  }

  /** The reader changed their name: rename their seat too, which is the only one here or has their old name. */
  async renameMe(before: string, name: string): Promise<void> {
    const own = this.view?.seats.filter((seat) => this.mayRename(seat)) ?? [];
    const seat = own.length === 1 ? own[0] : own.find((seat) => seat.name === before);
    if (seat && name) await this.changeSeat(seat.seat, { name });
  }

  async start(): Promise<void> {
    const token = this.hostToken;
    if (token) await this.#try(() => api.start(this.id, token));
    await this.refresh().catch(() => undefined);
  }

  /** Everyone at this screen is ready to play. */
  async ready(): Promise<void> {
    await this.#try(async () => {
      for (const seat of this.people) {
        const token = this.seatToken(seat);
        if (token && !this.view?.started && !this.view?.ready.includes(seat)) await api.ready(this.id, token, seat);
      }
    });
    await this.refresh().catch(() => undefined);
  }

  /** Take the open seat whose link this browser has. */
  async claim(seat: number, name: string): Promise<void> {
    const token = this.seatToken(seat);
    if (!token || !this.view) return;
    await this.#try(async () => {
      this.#exchange(token, (await api.claim(this.id, token, name)).token);
      await this.refresh();
      this.#follow();
    });
  }

  /** Whether this browser may rename a seat: only its own. */
  mayRename(seat: Seat): boolean {
    return seat.kind === "person" && this.own.includes(seat.seat);
  }

  /** Whether this browser may make a new link for a seat: for its own, and as the host for any person's. */
  mayRenew(seat: Seat): boolean {
    const own = this.own.includes(seat.seat);
    return seat.kind !== "open" && (own || (seat.kind === "person" && this.hostToken !== null));
  }

  /** A new token for a seat, which makes the old one useless; null if the server refuses. */
  async renew(seat: number): Promise<string | null> {
    const own = this.seatToken(seat);
    const token = own ?? this.hostToken;
    if (!token) return null;
    let renewed: string | null = null;
    this.#stop(); // or the stream hears that the old token is dead before the new one is here
    await this.#try(async () => {
      renewed = (await api.renew(this.id, token, seat)).token;
      if (own) this.#exchange(own, renewed);
      await this.refresh();
    });
    this.#follow();
    return renewed;
  }

  #exchange(old: string, token: string): void {
    this.#tokens = this.#tokens.map((kept) => (kept.token === old ? { ...kept, token } : kept));
    this.keep();
  }

  /** Do something; if it fails, say why and fetch the table again. */
  async #try(action: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await action();
    } catch (error) {
      this.problem = { text: String(error), refusal: error instanceof Refusal ? error : null };
      if (error instanceof Refusal) await this.refresh().catch(() => undefined);
    } finally {
      this.busy = false;
    }
  }

  /** Remember the table, so that the shelf offers to continue it. */
  keep(): void {
    if (!this.view || this.#tokens.length === 0) return;
    const kept = keptTable(this.id);
    keepTable(this.id, {
      ...kept,
      game: this.view.game,
      title: this.view.title,
      tokens: this.#tokens,
      invites: kept?.invites ?? [],
    });
  }
}
