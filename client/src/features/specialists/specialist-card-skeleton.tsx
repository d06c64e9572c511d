import type { ReactNode } from 'react';
import { cx } from '~/ui/cx.ts';
import { NoScriptNotice } from '~/ui/no-script-notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './specialist-card.module.css';

/** Where a specialist's card stands. */
export type CardPlace = 'home' | 'directory';

/** How many services and areas a card lists (DIR-24, HOME-12). */
export const cardLimits: Readonly<Record<CardPlace, { services: number; areas: number }>> = {
  home: { services: 2, areas: 2 },
  directory: { services: 3, areas: 2 },
};

/**
 * A card's placeholder while the list loads: the same parts, with as many services as most have.
 */
export function SpecialistCardSkeleton({ from }: { from: CardPlace }) {
  return (
    <div className={cx(styles.card, styles[from])} aria-hidden="true">
      <div className={cx(styles.heading, styles.headingSkeleton)}>
        <Skeleton shape="box" width={76} height={76} className={styles.photo} />
        <div className={styles.textSkeleton}>
          <Skeleton width="70%" height={20} />
          <Skeleton width="90%" height={16} />
          <Skeleton width="60%" height={16} />
        </div>
      </div>
      <div className={styles.badges}>
        <Skeleton shape="box" width={164} height={25} />
        <Skeleton shape="box" width={130} height={25} />
      </div>
      <div className={cx(styles.rates, styles.ratesSkeleton)}>
        {Array.from({ length: cardLimits[from].services }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
          <div key={index} className={styles.rate}>
            <Skeleton width="50%" />
            <Skeleton width={72} />
          </div>
        ))}
        <p className={styles.more}>
          <Skeleton width={56} />
        </p>
      </div>
      <div className={styles.areasSkeleton}>
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </div>
      {from === 'directory' && (
        <div className={styles.keep}>
          <Skeleton shape="box" height={44} />
          <Skeleton shape="box" height={44} />
        </div>
      )}
      <div className={styles.actions}>
        <Skeleton shape="box" height={48} />
        <Skeleton shape="box" height={48} />
      </div>
    </div>
  );
}

/** The placeholders of cards, with a message for screen readers and browsers without scripts. */
export function SpecialistsLoading({ children }: { children: ReactNode }) {
  return (
    <>
      <NoScriptNotice />
      <div aria-busy="true" data-needs-script>
        <p role="status" className="visually-hidden">
          Loading specialists...
        </p>
        {children}
      </div>
    </>
  );
}
