import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReviewPageFragment, SpecialistReviewsFragment } from '~/graphql/generated/graphql.ts';
import {
  SpecialistReviewsFragmentDoc,
  useMoreSpecialistReviewsQuery,
} from '~/graphql/generated/operations/specialist-reviews.ts';
import { NextPage, PagedRows } from '~/ui/paged-rows.tsx';
import { RatingBars } from '~/ui/rating-bars.tsx';
import { Stars } from '~/ui/stars.tsx';
import { reviewDate } from './review-date.ts';
import styles from './specialist-reviews.module.css';

const NOUN = 'reviews';

/** A specialist's reviews, with the distribution of stars (DIR-43, DIR-44). */
export function SpecialistReviews({ specialist }: { specialist: FragmentType<SpecialistReviewsFragment> }) {
  const { data, complete } = useFragment({
    fragment: SpecialistReviewsFragmentDoc,
    fragmentName: 'SpecialistReviews',
    from: specialist,
  });
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
  return (
    <div className={styles.reviews}>
      <RatingBars counts={ratingCounts} />
      <ol className={styles.list}>
        <Rows specialistId={id} page={reviews} offset={0} />
      </ol>
    </div>
  );
}

interface RowsProps {
  specialistId: string;
  page: ReviewPageFragment;
  /** How many rows come before. */
  offset: number;
}

function Rows({ specialistId, page, offset }: RowsProps) {
  return (
    <PagedRows
      page={page}
      offset={offset}
      noun={NOUN}
      // Reviews have no id, and the server decides their order.
      keyOf={(_review, index) => index}
      row={({ rating, comment, createdAt }, index) => (
        <>
          <p className={styles.line}>
            <Stars rating={rating} label={`${rating} out of 5 stars`} />
            <span className={styles.date}>{reviewDate(createdAt, index)}</span>
          </p>
          {comment && <p className={styles.text}>{comment}</p>}
        </>
      )}
      next={(after, shown) => <NextRows {...{ specialistId, after }} offset={shown} total={page.totalCount} />}
    />
  );
}

function NextRows({ specialistId, after, offset, total }: Omit<RowsProps, 'page'> & { after: string; total: number }) {
  const query = useMoreSpecialistReviewsQuery({ variables: { id: specialistId, after } });
  return (
    <NextPage query={query} page={query.data?.specialist?.reviews} offset={offset} total={total} noun={NOUN}>
      {(page) => <Rows specialistId={specialistId} page={page} offset={offset} />}
    </NextPage>
  );
}
