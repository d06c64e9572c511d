const same = (name: string) => name.trim().toLowerCase();

/** Names are one whatever their case and the space around them. */
export const isSameName = (one: string, other: string): boolean => same(one) === same(other);

export const isAmong = (name: string, others: readonly string[]): boolean =>
  others.some((other) => isSameName(other, name));

/** The list with an entry in the place of the one that has its id, or at the end. */
export function withEntry<Entry extends { id: string }>(entries: readonly Entry[], entry: Entry): Entry[] {
  const isThere = entries.some(({ id }) => id === entry.id);
  return isThere ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry];
}
