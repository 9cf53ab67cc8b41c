import { recall, remember } from "./keep";

/** A fresh idempotency key. `crypto.randomUUID` is missing on a page that came over plain HTTP. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A random key of this browser, so that the server can tell browsers at one network address apart when they try wrong codes. */
export function browserKey(): string {
  const key = recall("browser", "") || freshKey();
  remember("browser", key);
  return key;
}
