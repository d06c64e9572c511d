/**
 * How many reviews gave five stars, four and so on down to one. A half counts upwards; what is
 * under a half star is in no bar.
 */
export function reviewCounts(ratings: readonly number[]): [number, number, number, number, number] {
  const of = (stars: number) => ratings.filter((rating) => Math.round(rating) === stars).length;
  return [of(5), of(4), of(3), of(2), of(1)];
}

/**
 * The day a review was written, as people here write it; 'Review #2' for the second when nobody
 * knows (DIR-43).
 */
export function reviewDate(createdAt: string | null, index: number): string {
  const date = createdAt ? new Date(createdAt) : null;
  if (!date || Number.isNaN(date.getTime())) return `Review #${index + 1}`;
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/London',
  });
}
