/** Sorts by an ISO date or time, the latest first; items without one come last. */
export function latestFirst<T>(items: readonly T[], dateOf: (item: T) => string | null | undefined): T[] {
  return [...items].sort((a, b) => {
    const [left, right] = [dateOf(a) ?? '', dateOf(b) ?? ''];
    return left === right ? 0 : left < right ? 1 : -1;
  });
}

type Text = string | null | undefined;

/** Whether one item's texts match. `codes` are references and number plates. */
type Matches = (texts: readonly Text[], codes?: readonly Text[]) => boolean;

/**
 * A filter by a search text: all of its words must occur, in any of the texts, whatever their case
 * and accents. People write codes with or without spaces and hyphens.
 */
export function textFilter(search: Text): Matches {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (texts, codes = []) => {
    const text = [...texts, ...codes].map(normalise).join('\n');
    const bareCodes = codes.map((code) => bare(normalise(code))).join('\n');
    return words.every((word) => text.includes(word) || (bare(word) !== '' && bareCodes.includes(bare(word))));
  };
}

/** Ignores case and accents. */
const normalise = (text: Text) =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const bare = (code: string) => code.replace(/[^\p{L}\p{N}]/gu, '');
