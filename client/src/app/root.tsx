import { useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { ImmediateServiceDialogProvider } from './immediate-service-dialog-provider.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Head, usePageMeta } from './page-meta.tsx';
import styles from './root.module.css';
import { SessionEndWatcher } from './session-end-watcher.tsx';

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
