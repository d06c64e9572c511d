import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAutoRefetch } from '~/features/customer/use-auto-refetch.ts';
import { areOfflineAppointmentsAllowed } from '~/features/session/offline-appointments.ts';
import { type Session, session, useSession } from '~/features/session/session.ts';
import { firstIdle } from '~/lib/first-idle.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { paths } from '~/site/paths.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import styles from './dashboard-layout.module.css';
import { DashboardNav } from './dashboard-nav.tsx';

const OfflineCopy = lazyWithPreload(async () => {
  await firstIdle;
  return (await import('~/features/offline/offline-copy.tsx')).OfflineCopy;
});

/** The build renders the frame for everyone: who it is for, only the browser knows. */
const isServer = typeof window === 'undefined';
const anyone: Session = { userId: '', authToken: '', userName: '', accountType: '' };

/** The dashboard needs a session (DASH-01) and has no public header or footer (SHELL-10). */
export function Component() {
  const current = useSession() ?? (isServer ? anyone : null);
  const { pathname, search, hash } = useLocation();
  useAutoRefetch();
  if (!current) {
    const reason = session.endReason();
    // If the server asked for a login, SessionEndWatcher redirects. A customer who logged out
    // doesn't return to this page.
    if (reason === 'SESSION_EXPIRED' || reason === 'NOT_LOGGED_IN') return null;
    return <Navigate to={paths.login} replace state={reason ? null : { from: pathname + search + hash }} />;
  }
  return (
    // The key remounts the pages when another customer logs in, for example in another tab.
    <div key={current.userId} className={styles.dashboard} data-shell={isServer || undefined}>
      <DashboardNav />
      <div className={styles.page}>
        <DashboardHeader session={current} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {!isServer && areOfflineAppointmentsAllowed(current.userId) && (
        <Suspense fallback={null}>
          <OfflineCopy userId={current.userId} />
        </Suspense>
      )}
    </div>
  );
}
