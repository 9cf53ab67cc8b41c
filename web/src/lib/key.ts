import { recall, remember } from "./keep";

/** A fresh idempotency key. `crypto.randomUUID` is missing on a page that came over plain HTTP. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A random key of this browser: by it the server tells apart who tries wrong codes at one address, and keeps it nowhere. */
export function browserKey(): string {
  const key = recall("browser", "") || freshKey();
  remember("browser", key);
  return key;
}
