import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { product } from '~/lib/product.ts';
import styles from './offline-notice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, and the way on that needs none. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { shown, href } = product.phones.leicester;
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff aria-hidden />
          <span>
            You are offline. What you have filled in is kept. Urgent? Call <a href={href}>{shown}</a>.
          </span>
        </p>
      )}
    </div>
  );
}
