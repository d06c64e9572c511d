import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type {
  MoreSpecialistReviewsQueryVariables,
  ReviewPageFragment,
  SpecialistReviewsFragment,
} from '~/graphql/generated/graphql.ts';
import { useMoreSpecialistReviewsQuery } from '~/graphql/generated/operations/more-specialist-reviews.ts';
import { SpecialistReviewsFragmentDoc } from '~/graphql/generated/operations/specialist-reviews.ts';
import { formatDate, londonDayAndTime } from '~/lib/format-date.ts';
import type { pages } from '~/site/pages.ts';
import { Button } from '~/ui/button.tsx';
import { PagedRows, RowsAfter } from '~/ui/paged-rows.tsx';
import { RatingBars } from '~/ui/rating-bars.tsx';
import { Stars } from '~/ui/stars.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './specialist-reviews.module.css';

type Review = ReviewPageFragment['nodes'][number];

/** How many reviews a page of its own shows at first, where prices follow. */
const COLLAPSED_COUNT = 3;
/** Of at most this many, none are hidden. */
const MAX_UNCOLLAPSED = 4;

/** The addresses of pages of reviews, for browsers without JavaScript. */
export interface ReviewPages {
  /** The page that is shown first; null for the first one. */
  position: ReviewsPosition | null;
  addressOf: (position: ReviewsPosition | null) => string;
}

interface SpecialistReviewsProps {
  specialist: FragmentType<SpecialistReviewsFragment>;
  pages?: ReviewPages | undefined;
}

/** A specialist's reviews, with the distribution of stars (DIR-43, DIR-44). */
export function SpecialistReviews({ specialist, pages }: SpecialistReviewsProps) {
  const { data, complete } = useFragment({
    fragment: SpecialistReviewsFragmentDoc,
    fragmentName: 'SpecialistReviews',
    from: specialist,
  });
  const rows = useRef<HTMLOListElement>(null);
  const [isExpanded, setIsExpanded] = useState(!pages || pages.position !== null);
  if (!complete) return null;
  const { id, reviews, ratingCounts } = data;
  if (reviews.nodes.length === 0) {
    return (
      <div className={styles.none}>
        <p>No reviews available yet.</p>
        <p>Be the first to leave a review after your service!</p>
      </div>
    );
  }
  const isCollapsed = !isExpanded && reviews.nodes.length > MAX_UNCOLLAPSED;
  const expand = () => {
    flushSync(() => setIsExpanded(true));
    const row = rows.current?.children[COLLAPSED_COUNT];
    // The button had the focus, and is gone.
    if (row instanceof HTMLElement) {
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
    }
  };
  const list = {
    noun: 'reviews',
    addressOf: pages && ((after: string, offset: number) => pages.addressOf({ after, offset })),
    // Reviews have no id, and the server decides their order.
    keyOf: (_review: Review, index: number) => index,
    row: (review: Review, index: number) => <ReviewRow review={review} index={index} />,
    filter: { id },
    useNextPage: useReviewsAfter,
  };
  return (
    <div id={pages && 'reviews'} className={styles.reviews}>
      <RatingBars counts={ratingCounts} />
      <div>
        {pages?.position && <TextLink to={pages.addressOf(null)}>Show the first reviews</TextLink>}
        <ol ref={rows} className={styles.list} data-collapsed={isCollapsed || undefined}>
          {pages?.position ? (
            <RowsAfter key={pages.position.after} {...list} {...pages.position} total={reviews.totalCount} />
          ) : (
            <PagedRows {...list} page={reviews} />
          )}
        </ol>
        {isCollapsed && (
          <Button variant="ghost" className={styles.more} data-needs-script onClick={expand}>
            Show {reviews.nodes.length - COLLAPSED_COUNT} more reviews
          </Button>
        )}
      </div>
    </div>
  );
}

function useReviewsAfter(variables: MoreSpecialistReviewsQueryVariables) {
  const query = useMoreSpecialistReviewsQuery({ variables });
  return { query, page: query.data?.specialist?.reviews };
}

function ReviewRow({ review: { rating, comment, createdAt }, index }: { review: Review; index: number }) {
  return (
    <>
      <p className={styles.line}>
        <Stars rating={rating} label={`${rating} out of 5 stars`} />
        <ReviewDate createdAt={createdAt} index={index} />
      </p>
      {comment && (
        <p dir="auto" className={styles.text}>
          {comment}
        </p>
      )}
    </>
  );
}

function ReviewDate({ createdAt, index }: { createdAt: string | null; index: number }) {
  const text = reviewDate(createdAt, index);
  const day = createdAt ? londonDayAndTime(createdAt)?.day : undefined;
  return day ? (
    <time dateTime={day} className={styles.date}>
      {text}
    </time>
  ) : (
    <span className={styles.date}>{text}</span>
  );
}

/** When a review was written, or 'Review #2' for the second one without a date (DIR-43). */
export function reviewDate(createdAt: string | null, index: number): string {
  const london = createdAt ? londonDayAndTime(createdAt) : null;
  return london ? formatDate(london.day).slice('Mon '.length) : `Review #${index + 1}`;
}

/** Where a page of reviews begins. */
interface ReviewsPosition {
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
