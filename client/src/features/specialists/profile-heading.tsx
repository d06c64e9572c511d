import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { tradeLabel } from '~/site/unknown-labels.ts';
import { RatingLine } from './rating-line.tsx';
import styles from './specialist-heading.module.css';
import { experienceText } from './specialist-labels.ts';

/** The trade, experience and rating, below the name in the profile dialog. */
export function ProfileHeading({ specialist }: { specialist: SpecialistCardFragment }) {
  const { trade, yearsOfExperience, serviceAreas, averageRating, reviewCount } = specialist;
  const area = serviceAreas[0]?.name;
  return (
    <>
      <p className={styles.profileTrade}>
        {[tradeLabel(trade), experienceText(yearsOfExperience), area].filter(Boolean).join('\u00a0· ')}
      </p>
      <RatingLine rating={averageRating} reviewCount={reviewCount} />
    </>
  );
}
