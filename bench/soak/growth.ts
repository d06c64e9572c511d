/** One figure over time. */
export interface Sample {
  readonly minutes: number;
  readonly value: number;
}

/**
 * Growth per 10 minutes: the median of the slopes between all pairs of samples (Theil-Sen), which a
 * single peak does not move.
 */
export function growthOf(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((from, index) =>
    samples.slice(index + 1).map((to) => ((to.value - from.value) / (to.minutes - from.minutes)) * 10),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
