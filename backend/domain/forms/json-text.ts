const maxDepth = 4;

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithin(inner, depth - 1));
}

/** The parsed JSON; null for an empty text, undefined when it is invalid or nested too deeply. */
function parse(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, maxDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The members of a JSON object; none for an empty text, null when it isn't an object. */
export function parseObject(text: string): ReadonlyMap<string, unknown> | null {
  const value = parse(text);
  if (value === null) return new Map();
  // PHP writes an empty map as an empty list.
  if (Array.isArray(value)) return value.length === 0 ? new Map() : null;
  return typeof value === 'object' ? new Map(Object.entries(value)) : null;
}

/**
 * The records in JSON texts, each of which is one record or a list of them; null when one of the
 * texts is neither.
 */
export function parseRecords(texts: readonly string[]): unknown[] | null {
  const values = texts.map(parse);
  if (!values.every((value) => typeof value === 'object')) return null;
  return values.flatMap((value) => value ?? []);
}
