import { formatCount } from '#shared/quantity.ts';
import styles from './list-filter.module.css';
import { LiveRegion } from './live-region.tsx';

/** Long enough that a count is not announced for every letter. */
const ANNOUNCE_DELAY_MS = 600;

interface ListCountProps {
  visible: number;
  total: number;
  /** The singular of a noun whose plural ends in -s. */
  noun: string;
}

/** The number of entries that a filtered list shows. */
export function ListCount({ visible, total, noun }: ListCountProps) {
  const entries = total === 1 ? noun : `${noun}s`;
  const text =
    visible === total
      ? `${formatCount(total)} ${entries}`
      : `${formatCount(visible)} of ${formatCount(total)} ${entries}`;
  return (
    <>
      <p className={styles.visibleCount} aria-hidden>
        {text}
      </p>
      <LiveRegion text={text} delayMs={ANNOUNCE_DELAY_MS} />
    </>
  );
}
