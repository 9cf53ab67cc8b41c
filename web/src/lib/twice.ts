/** A double press or a double click answers one question, and never the next one too. */

import { inField } from "./keys";

/** Milliseconds within which two presses of a key are a double press. */
const DOUBLE = 300;
const ANSWERING = /^([1-9]|Enter| )$/;
const ANSWERS = ".answer, [data-answers]";

/** It hears each key and each click before anyone else; `version` changes with every question. */
export class Twice {
  #before = { key: "", time: -Infinity, version: -1 };

  constructor(readonly version: () => number) {}

  pressed(event: KeyboardEvent): void {
    const { key, timeStamp: time, repeat } = event;
    if (!ANSWERING.test(key) || inField(event)) return;
    const again = repeat || (key === this.#before.key && time - this.#before.time < DOUBLE);
    if (again) this.#stop(event);
    if (!again || this.#before.version === this.version()) this.#before = { key, time, version: this.version() };
  }

  clicked(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest(ANSWERS)) return;
    if (event.detail > 1) this.#stop(event);
    else if (event.detail === 1) this.#before = { key: "", time: event.timeStamp, version: this.version() };
  }

  /** Another question than before was asked in the meantime. */
  #stop(event: Event): void {
    if (this.#before.version === this.version()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
