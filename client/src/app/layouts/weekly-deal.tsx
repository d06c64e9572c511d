import { BadgePercent, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openStorage } from '~/lib/open-storage.ts';
import { paths } from '~/lib/paths.ts';
import { writeStored } from '~/lib/storage.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './weekly-deal.module.css';

const KEY = 'weeklyDealDismissed';

/** The week's offer (SHELL-09). Once closed it stays away for the visit. */
export function WeeklyDeal() {
  const [isShown, setIsShown] = useState(() => openStorage('session')?.getItem(KEY) !== 'true');
  if (!isShown) return null;
  const dismiss = () => {
    setIsShown(false);
    // Where it cannot be kept, the offer may come back on the next page.
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
      <IconButton label="Close the weekly deal" icon={<X aria-hidden />} onClick={dismiss} className={styles.close} />
    </aside>
  );
}
