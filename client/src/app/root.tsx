import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ImmediateServiceDialogProvider } from './immediate-service-dialog-provider.tsx';
import { Head } from './meta/head.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import styles from './root.module.css';
import { NavigationProgress } from './routing/navigation-progress.tsx';
import { RouteAnnouncer } from './routing/route-announcer.tsx';
import { scrollKey } from './routing/scroll-key.ts';
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
