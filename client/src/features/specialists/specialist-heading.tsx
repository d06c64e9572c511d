import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { RatingLine } from './rating-line.tsx';
import { SpecialistAvatar } from './specialist-avatar.tsx';
import styles from './specialist-heading.module.css';
import { experienceText } from './specialist-labels.ts';

interface SpecialistHeadingProps {
  specialist: Pick<
    SpecialistCardFragment,
    'name' | 'trade' | 'photoUrl' | 'yearsOfExperience' | 'averageRating' | 'reviewCount'
  >;
  titleId: string;
}

/** The photo, name, trade, experience and rating of a card. */
export function SpecialistHeading({ specialist, titleId }: SpecialistHeadingProps) {
  const { name, trade, yearsOfExperience } = specialist;
  return (
    <header className={styles.heading}>
      <SpecialistAvatar specialist={specialist} size={76} />
      <div className={styles.text}>
        <h3 id={titleId} className={styles.name}>
          {specialistName(name)}
        </h3>
        <p className={styles.trade}>
          {tradeLabel(trade)} · {experienceText(yearsOfExperience)}
        </p>
        <RatingLine rating={specialist.averageRating} reviewCount={specialist.reviewCount} />
      </div>
    </header>
  );
}
