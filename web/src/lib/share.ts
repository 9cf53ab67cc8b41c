/** Every update brings a new view in which little has changed: equal parts stay the same objects, so that they are not drawn again. */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `next`, with every part that has not changed taken from `before`; `before` itself if nothing has changed. */
export function shared<T>(before: unknown, next: T): T {
  if (before === next) return next;
  if (Array.isArray(before) && Array.isArray(next)) {
    const parts = next.map((part: unknown, at) => shared(before[at], part));
    const same = parts.length === before.length && parts.every((part, at) => part === before[at]);
    return (same ? before : parts) as T;
  }
  if (isPlain(before) && isPlain(next)) {
    const names = Object.keys(next);
    const parts = Object.fromEntries(names.map((name) => [name, shared(before[name], next[name])]));
    const same = names.length === Object.keys(before).length && names.every((name) => name in before && parts[name] === before[name]);
    return (same ? before : parts) as T;
  }
  return next;
}

/** Remembers the last value: `const keep = sharing<Tile[]>(); const tiles = $derived(keep(view.tiles));` */
export function sharing<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = shared(last, next));
}
