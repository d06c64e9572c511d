import { useState } from 'react';
import { useOpenAppointmentQuery } from '~/graphql/generated/operations/open-appointment.ts';
import { Button } from '~/ui/button.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './cancel-dialog.module.css';

/** What to do while the device is offline. */
export function NotSent() {
  return (
    <p>
      Your appointment hasn’t been cancelled. We’ve kept your reason: send it when you’re back online, or call{' '}
      <PhoneLink />.
    </p>
  );
}

/**
 * What to do if no one knows whether it was cancelled. If a check finds that it was, the dialog
 * says so instead.
 */
export function OutcomeUnknown({ appointmentId }: { appointmentId: string }) {
  const { refetch } = useOpenAppointmentQuery({ variables: { id: appointmentId }, fetchPolicy: 'standby' });
  const [check, setCheck] = useState<'none' | 'busy' | 'open' | 'failed'>('none');
  const run = async () => {
    setCheck('busy');
    const data = await refetch().then(
      (result) => result.data,
      () => undefined,
    );
    setCheck(data?.me?.appointment ? 'open' : 'failed');
  };
  return (
    <div className={styles.unknown}>
      <p>
        You can safely cancel it again, because it can only be cancelled once. You can also check, or call <PhoneLink />
        .
      </p>
      <Button variant="outline" busy={check === 'busy'} busyLabel="Checking..." onClick={() => void run()}>
        Check whether it’s cancelled
      </Button>
      <p role="status">{checkMessages[check]}</p>
    </div>
  );
}

const checkMessages = {
  none: '',
  busy: '',
  open: 'It isn’t cancelled yet.',
  failed: 'We still can’t reach your appointment.',
};
