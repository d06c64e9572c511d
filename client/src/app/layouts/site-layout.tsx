import { Outlet } from 'react-router-dom';
import { CookieNotice } from '~/features/consent/cookie-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';
import { WeeklyDealBanner } from './weekly-deal-banner.tsx';

/** The layout of the public pages. */
export function SiteLayout() {
  return (
    <div className={styles.site}>
      <WeeklyDealBanner />
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <CookieNotice />
    </div>
  );
}
