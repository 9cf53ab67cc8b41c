/** How others get here: the page may be open at the computer's own address, which leads nobody else to it. */

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  /** The address in the network, if the server listens there. */
  lan: string | null = null;

  get #own(): boolean {
    return OWN.test(location.hostname);
  }

  /** Whether nobody but this computer gets in. */
  get alone(): boolean {
    return this.#own && this.lan === null;
  }

  /** The address to give to others. */
  get home(): string {
    return this.#own && this.lan !== null ? this.lan : `${location.origin}${location.pathname}`;
  }

  /** The same as people read it aloud. */
  get spoken(): string {
    return this.home.replace(/^https?:\/\//, "").replace(/\/$/, "");
  }
}

export const reach = new Reach();
