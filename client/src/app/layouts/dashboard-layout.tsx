import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useKeptFresh } from '~/features/customer/use-kept-fresh.ts';
import { session, useSession } from '~/features/session/session.ts';
import { paths } from '~/lib/paths.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import styles from './dashboard-layout.module.css';
import { DashboardNav } from './dashboard-nav.tsx';

/** The customer's own pages: nobody gets in without a session (DASH-01), and the public header and footer stay outside (SHELL-10). */
export function Component() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  useKeptFresh();
  if (!current) {
    // The one who lost the session is led away by the watcher, with the reason; the one who left needs no way back.
    if (session.ending() === 'expired') return null;
    return <Navigate to={paths.login} replace state={session.ending() ? null : { from: pathname + search + hash }} />;
  }
  return (
    // Anew for another customer, who may have logged in in another tab: nothing of the one before stays on the screen.
    <div key={current.userId} className={styles.dashboard}>
      <DashboardNav />
      <div className={styles.page}>
        <DashboardHeader session={current} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
