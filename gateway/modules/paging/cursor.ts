/** Longer ones can't be cursors of ours. */
const MAX_LENGTH = 400;

/** An opaque cursor: the item's position and its id. */
export function cursorOf(position: number, id: string): string {
  return Buffer.from(`${position}:${id}`).toString('base64url');
}

/**
 * The position after a cursor's item. If the item is gone, the one that took its place comes next.
 * Null if it isn't a cursor.
 */
export function indexAfter<Node>(cursor: string, items: readonly Node[], idOf: (node: Node) => string): number | null {
  if (cursor.length > MAX_LENGTH) return null;
  const [, digits, id] = /^(\d{1,9}):(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (digits === undefined || id === undefined) return null;
  const position = Number(digits);
  const expected = items[position];
  if (expected !== undefined && idOf(expected) === id) return position + 1;
  const found = items.findIndex((item) => idOf(item) === id);
  return found >= 0 ? found + 1 : Math.min(position, items.length);
}
