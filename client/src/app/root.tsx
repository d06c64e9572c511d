import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { session, useSession } from '~/features/session/session.ts';
import { useOnline } from '~/lib/use-online.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { ImmediateServiceDialogProvider } from './immediate-service-dialog-provider.tsx';
import { Head, usePageMeta } from './page-meta.tsx';
import styles from './root.module.css';

/** Wraps every page, whatever its layout. */
export function Root() {
  return (
    <ImmediateServiceDialogProvider>
      <Head />
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <NavigationProgress />
      <OfflineNotice />
      <Outlet />
      <RouteAnnouncer />
      <SessionEndWatcher />
      <ScrollRestoration getKey={scrollKey} />
    </ImmediateServiceDialogProvider>
  );
}

/** A thin progress bar at the top while the next page loads; fast loads show nothing. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div className={styles.bar} role="progressbar" aria-label="Loading the next page" />
  ) : null;
}

/**
 * On client-side navigation, announces the page to screen readers and focuses its start, as
 * browsers do on a page load. A flow manages the focus of its own steps.
 */
export function RouteAnnouncer() {
  const { key, meta } = usePageMeta();
  const { title } = meta;
  const currentKey = useRef(key);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (currentKey.current === key) return;
    currentKey.current = key;
    setAnnouncement(title);
    const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [key, title]);

  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}

const STATE_KEY = 'scrollKey';

/**
 * The key of a page's stored scroll position. React Router calls the first page of every document
 * 'default', so a newly typed address would open at another page's position. That page gets a key
 * in its history entry instead, which Back finds and a new visit doesn't have.
 */
function scrollKey(location: Location): string {
  if (location.key !== 'default') return location.key;
  return window.history.state?.[STATE_KEY] ?? keyOfThisEntry;
}

const keyOfThisEntry = typeof window === 'undefined' ? '' : assignEntryKey();

function assignEntryKey(): string {
  const existing: unknown = window.history.state?.[STATE_KEY];
  if (typeof existing === 'string') return existing;
  const key = `entry-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  window.history.replaceState({ ...window.history.state, [STATE_KEY]: key }, '');
  return key;
}

/** Shown while the device is offline, with a phone number. */
function OfflineNotice() {
  const isOnline = useOnline();
  const { formatted, href } = product.phones.leicester;
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff aria-hidden />
          <span>
            You’re offline. We’ve kept what you entered. Urgent? Call <a href={href}>{formatted}</a>.
          </span>
        </p>
      )}
    </div>
  );
}

/**
 * Redirects to the login page when the server ends the session or asks for one; the login returns
 * the customer to this page (SESS-03). It redirects from a public page only once, so that those
 * stay usable.
 */
export function SessionEndWatcher() {
  const current = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const reason = current === null ? session.endReason() : null;
  const isLoginNeeded = reason === 'SESSION_EXPIRED' || reason === 'NOT_LOGGED_IN';
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isLoginNeeded) {
      hasRedirected.current = false;
      return;
    }
    const canStay = pathname === paths.login || (hasRedirected.current && !isDashboardPage(pathname));
    hasRedirected.current = true;
    if (canStay) return;
    const login = reason === 'SESSION_EXPIRED' ? `${paths.login}?session_expired=1` : paths.login;
    void navigate(login, { replace: true, state: { from: pathname + search + hash } });
  }, [isLoginNeeded, reason, navigate, pathname, search, hash]);
  return null;
}

function isDashboardPage(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}
