import { cx } from '~/ui/cx.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import cardStyles from './specialist-card.module.css';
import styles from './specialist-card-skeleton.module.css';
import { type CardPlace, cardLimits } from './truncate-list.ts';

/**
 * A card's placeholder while the list loads: the same parts, with as many services as most have.
 */
export function SpecialistCardSkeleton({ from }: { from: CardPlace }) {
  return (
    <div className={cx(cardStyles.card, styles[from])} aria-hidden="true">
      <div className={styles.heading}>
        <Skeleton shape="box" width={76} height={76} className={styles.photo} />
        <div className={styles.text}>
          <Skeleton width="70%" height={20} />
          <Skeleton width="90%" height={16} />
          <Skeleton width="60%" height={16} />
        </div>
      </div>
      <div className={cardStyles.badges}>
        <Skeleton shape="box" width={164} height={25} />
        <Skeleton shape="box" width={130} height={25} />
      </div>
      <div className={cx(cardStyles.rates, styles.rates)}>
        {Array.from({ length: cardLimits[from].services }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
          <div key={index} className={cardStyles.rate}>
            <Skeleton width="50%" />
            <Skeleton width={72} />
          </div>
        ))}
        <p className={cardStyles.more}>
          <Skeleton width={56} />
        </p>
      </div>
      <div className={styles.areas}>
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </div>
      <div className={cardStyles.actions}>
        <Skeleton shape="box" height={48} />
        <Skeleton shape="box" height={48} />
      </div>
    </div>
  );
}
