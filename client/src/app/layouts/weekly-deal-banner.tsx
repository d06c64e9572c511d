import { BadgePercent, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { WEEKLY_DEAL_PERCENT } from '#shared/terms.ts';
import { openStorage, writeStored } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { paths } from '~/site/paths.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './weekly-deal-banner.module.css';

/** Also in public/before-paint.js, which reads it before the first paint. */
const KEY = 'weeklyDealDismissed';

const WeeklyDealTerms = lazyDialog(async () => (await import('./weekly-deal-terms.tsx')).WeeklyDealTerms);

const isClosed = createStore(openStorage('session')?.getItem(KEY) === 'true');

/** The weekly deal (SHELL-09). Once closed, it stays closed for this visit. */
export function WeeklyDealBanner() {
  const [areTermsOpen, setAreTermsOpen] = useState(false);
  // Prerendered pages show it to everyone.
  if (useStore(isClosed, false)) return null;
  const dismiss = () => {
    isClosed.set(true);
    // Without storage, the deal may come back on the next page.
    writeStored('session', KEY, true);
  };
  return (
    <aside className={styles.deal} aria-label="Weekly deal" data-print="hide">
      <div className={styles.text}>
        <BadgePercent aria-hidden />
        <p>
          <b className="caps">Weekly deal</b> <Link to={paths.appointment}>{WEEKLY_DEAL_PERCENT}% off repairs</Link>
          <span className={styles.more}> booked this week, free diagnosis included</span>
        </p>
        <button
          type="button"
          aria-haspopup="dialog"
          data-needs-script
          onClick={() => setAreTermsOpen(true)}
          className={styles.terms}
        >
          Terms
        </button>
      </div>
      <IconButton
        label="Close the weekly deal"
        icon={<X aria-hidden />}
        onClick={dismiss}
        className={styles.close}
        data-needs-script
      />
      {areTermsOpen && (
        <Suspense fallback={null}>
          <WeeklyDealTerms onClose={() => setAreTermsOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
