import { CalendarDays, Ellipsis, LayoutDashboard, LogOut, Star, User, Wrench } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useLogOut } from '~/features/session/use-log-out.ts';
import { usePreload } from '~/lib/use-preload.ts';
import { paths } from '~/site/paths.ts';
import { cx } from '~/ui/cx.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './dashboard-nav.module.css';
import { HomeLink } from './header-actions.tsx';

const loadMoreMenu = () => import('./dashboard-more-menu.tsx');
const DashboardMoreMenu = lazyDialog(async () => (await loadMoreMenu()).DashboardMoreMenu);

const links = [
  { to: paths.dashboard, label: 'Summary', Icon: LayoutDashboard },
  { to: paths.appointments, label: 'Appointments', Icon: CalendarDays },
  { to: paths.repairs, label: 'My Repairs', Icon: Wrench },
  { to: paths.reviews, label: 'Reviews', Icon: Star },
  { to: paths.profile, label: 'Profile', Icon: User },
];

/** The dashboard's navigation (DASH-02): a sidebar, or on phones a bottom bar with a More menu. */
export function DashboardNav() {
  const logOut = useLogOut();
  usePreload(loadMoreMenu);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <aside className={styles.sidebar} data-band="green" data-print="hide">
      <HomeLink onDark className={styles.logo} />
      <nav aria-label="Dashboard">
        <ul className={styles.links}>
          {links.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} aria-current={currentFor(to, pathname)} className={styles.link}>
                <Icon aria-hidden />
                {label}
              </Link>
            </li>
          ))}
          <li className={styles.sidebarOnly}>
            <button type="button" className={styles.link} onClick={logOut}>
              <LogOut aria-hidden />
              Logout
            </button>
          </li>
          <li className={styles.bottomBarOnly}>
            <button
              type="button"
              className={cx(styles.link, isMoreOpen && styles.open)}
              aria-haspopup="dialog"
              aria-expanded={isMoreOpen}
              onClick={() => setIsMoreOpen(true)}
            >
              <Ellipsis aria-hidden />
              More
            </button>
          </li>
        </ul>
      </nav>
      {isMoreOpen && (
        <Suspense fallback={null}>
          <DashboardMoreMenu onLogOut={logOut} onClose={() => setIsMoreOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}

/** The `aria-current` of a link. The booking flow belongs to the appointments. */
function currentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (matchPath({ path: to, end: to === paths.dashboard }, pathname)) return 'page';
  const isBooking = to === paths.appointments && matchPath({ path: paths.customerBooking, end: false }, pathname);
  return isBooking ? 'true' : undefined;
}
