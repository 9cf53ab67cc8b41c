const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The entries whose text has every word typed, in any order; accents and capitals make no difference. */
export function filtered<T>(list: readonly T[], text: (entry: T) => string, typed: string): T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return list.filter((entry) => wanted.every((word) => plain(text(entry)).includes(word)));
}
