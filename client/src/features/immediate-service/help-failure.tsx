import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '~/lib/use-online.ts';
import { clockTime } from '~/site/callback-time.ts';
import { product } from '~/site/product.ts';
import { Notice } from '~/ui/notice.tsx';
import styles from './help-form.module.css';
import type { HelpFailure } from './use-request-help.ts';

interface HelpFailureNoticeProps {
  failure: HelpFailure | null;
  onDismiss: () => void;
  isSending: boolean;
}

/**
 * What went wrong with sending, the state of the connection, and the two ways on: once more, or by
 * telephone.
 */
export function HelpFailureNotice({ failure, onDismiss, isSending }: HelpFailureNoticeProps) {
  const isOnline = useOnline();
  return (
    <div className={styles.trouble}>
      {failure && (
        <Notice tone="error" onDismiss={onDismiss}>
          <strong>Error:</strong> {failure.message}
        </Notice>
      )}
      {failure && isOnline && (
        <p className={styles.wayOn}>
          Everything you wrote is still here.{' '}
          {failure.retryAt ? `Send it again from ${from(failure.retryAt)}` : 'Send it again'}, or call <PhoneLink />.
        </p>
      )}
      <Connection isOnline={isOnline} isSending={isSending} />
    </div>
  );
}

/** Says when the connection goes, and that it is back until something is sent. */
function Connection({ isOnline, isSending }: { isOnline: boolean; isSending: boolean }) {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
    else if (isSending) setWasOffline(false);
  }, [isOnline, isSending]);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.connection}>
          <WifiOff aria-hidden />
          <span>
            You are offline. What you write is kept on this device. Send it when you are connected again, or call{' '}
            <PhoneLink />.
          </span>
        </p>
      )}
      {isOnline && wasOffline && (
        <p className={styles.connection} data-online="">
          <Wifi aria-hidden />
          <span>You are online again. You can send it now.</span>
        </p>
      )}
    </div>
  );
}

function PhoneLink() {
  const { shown, href } = product.phones.leicester;
  return (
    <a href={href} className="figures">
      {shown}
    </a>
  );
}

/** The first whole minute at which the wait is over. */
const from = (at: Date) => clockTime(new Date(Math.ceil(at.getTime() / 60_000) * 60_000));
