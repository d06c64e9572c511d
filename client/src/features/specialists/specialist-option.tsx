import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { SpecialistOptionFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistOptionFragmentDoc } from '~/graphql/generated/operations/specialist-option.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { travelFeeLabel } from '~/site/price-labels.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { Badge } from '~/ui/badge.tsx';
import { RadioCard } from '~/ui/radio-cards.tsx';
import { NextFree } from './next-free.tsx';
import { RatingLine } from './rating-line.tsx';
import { SpecialistAvatar } from './specialist-avatar.tsx';
import { experienceText } from './specialist-labels.ts';
import styles from './specialist-option.module.css';

interface SpecialistOptionProps {
  specialist: FragmentType<SpecialistOptionFragment>;
  address: string;
  /** The first free day; null or undefined while it is unknown. */
  nextDate: string | null | undefined;
}

/** A radio button for a specialist, with their rating, price and travel fee. */
export function SpecialistOption({ specialist, address, nextDate }: SpecialistOptionProps) {
  const { data, complete } = useFragment({ fragment: SpecialistOptionFragmentDoc, from: specialist });
  const isWide = useMediaQuery('(width >= 640px)');
  if (!complete) return null;
  const fee = travelFeeLabel(data.serviceAreas, address);
  const cost = (
    <div className={styles.cost}>
      <p>{data.priceLabel}</p>
      {fee && <p className={styles.fee}>{fee}</p>}
    </div>
  );
  return (
    <RadioCard
      value={data.id}
      title={specialistName(data.name)}
      media={<SpecialistAvatar specialist={data} size={64} />}
      badge={data.serviceMode === 'WORKSHOP' && <Badge tone="muted">Works in a workshop only</Badge>}
      description={
        <>
          <p>
            {tradeLabel(data.trade)} · {experienceText(data.yearsOfExperience)}
          </p>
          <RatingLine rating={data.averageRating} reviewCount={data.reviewCount} />
          {!isWide && cost}
          <NextFree date={nextDate} />
        </>
      }
      aside={isWide && cost}
    />
  );
}
