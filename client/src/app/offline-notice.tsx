import { WifiOff } from 'lucide-react';
import { useOnline } from '~/lib/use-online.ts';
import { product } from '~/site/product.ts';
import styles from './offline-notice.module.css';

/** Shown while the device is offline, with a phone number. */
export function OfflineNotice() {
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
