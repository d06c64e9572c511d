import { BadgePercent, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { openStorage } from '~/lib/open-storage.ts';
import { paths } from '~/lib/paths.ts';
import { writeStored } from '~/lib/storage.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './weekly-deal.module.css';

/**
 * Read before the first paint by public/before-paint.js too, so the key and the form are known in
 * two places.
 */
const KEY = 'weeklyDealDismissed';

const nothingChanges = () => () => undefined;

/** The weekly deal (SHELL-09). Once closed, it stays closed for the visit. */
export function WeeklyDeal() {
  // The prerendered page knows no visit, so it shows the deal.
  const wasClosed = useSyncExternalStore(
    nothingChanges,
    () => openStorage('session')?.getItem(KEY) === 'true',
    () => false,
  );
  const [isClosed, setIsClosed] = useState(false);
  if (wasClosed || isClosed) return null;
  const dismiss = () => {
    setIsClosed(true);
    // Without storage, the deal may come back on the next page.
    writeStored('session', KEY, true);
  };
  return (
    <aside className={styles.deal} aria-label="Weekly deal">
      <p className={styles.text}>
        <BadgePercent aria-hidden />
        <span>
          <b className="caps">Weekly deal</b> <Link to={paths.appointment}>20% off repairs</Link>
          <span className={styles.more}> booked this week, free diagnosis included</span>
        </span>
      </p>
      <IconButton
        label="Close the weekly deal"
        icon={<X aria-hidden />}
        onClick={dismiss}
        className={styles.close}
        data-needs-script
      />
    </aside>
  );
}
