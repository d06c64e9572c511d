/**
 * How many reviews gave five stars, four, and so on to one. Halves round up, and ratings below a
 * half aren't counted.
 */
export function reviewCounts(ratings: readonly number[]): [number, number, number, number, number] {
  const countOf = (stars: number) => ratings.filter((rating) => Math.round(rating) === stars).length;
  return [countOf(5), countOf(4), countOf(3), countOf(2), countOf(1)];
}
