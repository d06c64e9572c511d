import { LayoutDashboard, LogOut, Phone, Search } from 'lucide-react';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { AlertsBell } from '~/features/notifications/alerts-bell.tsx';
import { session, useSession } from '~/features/session/session.ts';
import { useLogOut } from '~/features/session/use-log-out.ts';
import { Logo } from '~/illustrations/logo.tsx';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import styles from './dashboard-layout.module.css';
import { HelpButton } from './help-button.tsx';

/** The customer's own pages: nobody gets in without a session (DASH-01), and the public header and footer stay outside (SHELL-10). */
export function Component() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  const logOut = useLogOut();
  const { shown, href } = product.phones.leicester;
  if (!current) {
    // The one who lost the session is led away by the watcher, with the reason; the one who left needs no way back.
    if (session.ending() === 'expired') return null;
    return <Navigate to={paths.login} replace state={session.ending() ? null : { from: pathname + search + hash }} />;
  }
  return (
    <div className={styles.dashboard}>
      <aside className={styles.side} data-band="green">
        <Link to={paths.home} className={styles.logo}>
          <Logo onDark />
        </Link>
        <nav aria-label="Dashboard">
          <ul className={styles.links}>
            <li>
              <NavLink to={paths.dashboard} end className={styles.link}>
                <LayoutDashboard aria-hidden />
                Summary
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.specialists} className={styles.link}>
                <Search aria-hidden />
                Specialists
              </NavLink>
            </li>
            <li>
              <button type="button" className={styles.link} onClick={logOut}>
                <LogOut aria-hidden />
                Logout
              </button>
            </li>
          </ul>
        </nav>
      </aside>
      <div>
        <header className={styles.bar}>
          <a href={href} className={styles.phone} aria-label={`Call ${shown}`}>
            <Phone aria-hidden />
            <span className="figures">{shown}</span>
          </a>
          <HelpButton />
          <AlertsBell />
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
