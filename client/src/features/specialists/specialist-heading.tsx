import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { insteadOfLink } from '~/ui/instead-of-link.ts';
import { RatingLine } from './rating-line.tsx';
import { SpecialistAvatar } from './specialist-avatar.tsx';
import styles from './specialist-heading.module.css';
import { experienceText } from './specialist-labels.ts';

interface SpecialistHeadingProps {
  specialist: Pick<
    SpecialistCardFragment,
    'id' | 'name' | 'trade' | 'photoUrl' | 'yearsOfExperience' | 'averageRating' | 'reviewCount'
  >;
  titleId: string;
  photo: Ref<HTMLSpanElement>;
  onViewProfile: () => void;
}

/** The photo, name, trade, experience and rating of a card. The name links to the profile. */
export function SpecialistHeading({ specialist, titleId, photo, onViewProfile }: SpecialistHeadingProps) {
  const { id, name, trade, yearsOfExperience } = specialist;
  return (
    <header className={styles.heading}>
      <span ref={photo} className={styles.photo}>
        <SpecialistAvatar specialist={specialist} size={76} />
      </span>
      <div className={styles.text}>
        <h3 id={titleId} className={styles.name}>
          <Link to={paths.specialist(id, name)} onClick={insteadOfLink(onViewProfile)}>
            {specialistName(name)}
          </Link>
        </h3>
        <p className={styles.trade}>
          {tradeLabel(trade)} · {experienceText(yearsOfExperience)}
        </p>
        <RatingLine rating={specialist.averageRating} reviewCount={specialist.reviewCount} />
      </div>
    </header>
  );
}
