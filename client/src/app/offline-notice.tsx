import { WifiOff } from 'lucide-react';
import { useOnline } from '~/lib/use-online.ts';
import { product } from '~/site/product.ts';
import styles from './offline-notice.module.css';

/** Says that the device is offline, and offers a phone number. */
export function OfflineNotice() {
  const isOnline = useOnline();
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
