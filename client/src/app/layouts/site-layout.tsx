import { Outlet } from 'react-router-dom';
import { CookieNotice } from '~/features/consent/cookie-notice.tsx';
import { ContinueBooking } from '~/features/unfinished-booking/continue-booking.tsx';
import styles from './layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { WeeklyDealBanner } from './weekly-deal-banner.tsx';

/** The layout of the public pages. */
export function Component() {
  return (
    <div className={styles.layout}>
      <WeeklyDealBanner />
      <SiteHeader />
      <ContinueBooking />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <CookieNotice />
    </div>
  );
}
