/** A fresh idempotency key. `crypto.randomUUID` is missing on a page that came over plain HTTP. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
