/** How others reach this page: it may be open at an address such as localhost, which works on this computer only. */

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  /** The address in the network, if the server listens there. */
  lan: string | null = null;

  get #own(): boolean {
    return OWN.test(location.hostname);
  }

  /** Whether only this computer can open the page. */
  get alone(): boolean {
    return this.#own && this.lan === null;
  }

  /** The address to give to others. */
  get home(): string {
    return this.#own && this.lan !== null ? this.lan : `${location.origin}${location.pathname}`;
  }

  /** The same address as people read it aloud. */
  get spoken(): string {
    return this.home.replace(/^https?:\/\//, "").replace(/\/$/, "");
  }
}

export const reach = new Reach();
