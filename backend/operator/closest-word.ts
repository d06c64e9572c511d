/** The Levenshtein distance between two words. */
function distance(word: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const substituted = (previous[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1);
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substituted));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** The known word that is closest to this one; undefined when none is close. */
export function closestWord(word: string, knownWords: readonly string[]): string | undefined {
  const candidates = knownWords
    .map((name) => ({ name, away: name.startsWith(word) ? 1 : distance(word.toLowerCase(), name) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.away - b.away);
  return candidates[0]?.name;
}
