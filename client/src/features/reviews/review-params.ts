import type { pages } from '~/site/pages.ts';

/** Where a page of reviews begins. */
export interface ReviewsPosition {
  /** The cursor of the review before it. */
  after: string;
  /** How many reviews come before it. */
  offset: number;
}

/** The search parameters of a page of reviews. */
const paramNames = { after: 'reviews', offset: 'reviewsBefore' } as const satisfies Record<
  string,
  (typeof pages.specialist.params)[number]
>;

/** Reads where the page begins. Null for the first page. */
export function readReviewsPosition(params: URLSearchParams): ReviewsPosition | null {
  const after = params.get(paramNames.after);
  const offset = Number(params.get(paramNames.offset));
  return after ? { after, offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0 } : null;
}

export function writeReviewsPosition({ after, offset }: ReviewsPosition): URLSearchParams {
  return new URLSearchParams({ [paramNames.after]: after, [paramNames.offset]: String(offset) });
}
