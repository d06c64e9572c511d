import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { londonTime } from '#shared/london/clock.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { useOnline } from '~/lib/use-online.ts';
import { useTitleError } from '~/site/document-title.ts';
import { Notice } from '~/ui/notice.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './immediate-request-form.module.css';
import type { ImmediateRequestFailure } from './use-immediate-request.ts';

interface ImmediateRequestFailureNoticeProps {
  failure: ImmediateRequestFailure | null;
  onDismiss: () => void;
  isSending: boolean;
}

/** The error banner, what to do next (send again or call), and whether the device is offline. */
export function ImmediateRequestFailureNotice({ failure, onDismiss, isSending }: ImmediateRequestFailureNoticeProps) {
  const isOnline = useOnline();
  useTitleError(failure !== null);
  return (
    <div className={styles.status}>
      {failure && (
        <Notice tone="error" onDismiss={onDismiss}>
          <strong>Error:</strong> {failure.message}
        </Notice>
      )}
      {failure && isOnline && (
        <p className={styles.nextStep}>
          We’ve kept everything you entered.{' '}
          {failure.retryAt ? `You can send it again from ${nextMinute(failure.retryAt)}` : 'You can send it again'}, or
          call <PhoneLink />.
        </p>
      )}
      <ConnectionStatus isOnline={isOnline} isSending={isSending} />
    </div>
  );
}

/** Shows that the device is offline, then that it's back online until the next attempt. */
function ConnectionStatus({ isOnline, isSending }: { isOnline: boolean; isSending: boolean }) {
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
            You’re offline. What you enter is saved on this device. Send it when you’re back online, or call{' '}
            <PhoneLink />.
          </span>
        </p>
      )}
      {isOnline && wasOffline && (
        <p className={styles.connection} data-online="">
          <Wifi aria-hidden />
          <span>You’re back online. You can send it now.</span>
        </p>
      )}
    </div>
  );
}

/** Rounded up, so that the customer doesn't try too early. */
const nextMinute = (time: Date) => londonTime(new Date(Math.ceil(time.getTime() / MINUTE_MS) * MINUTE_MS));
