import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { paymentStateAt } from '~/features/appointments/available-actions.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import type { AppointmentDecisionsFragment } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './pay-action.module.css';
import { PaymentCountdown } from './payment-countdown.tsx';
import { PaymentTerms } from './payment-terms.tsx';

interface PayActionProps {
  appointment: AppointmentDecisionsFragment;
  /** Opens the payment dialog, which must not be inside this component: paying removes it. */
  onPay: () => void;
}

/** The button that pays for an appointment, or why it can't be paid (APPT-07..10). */
export function PayAction(props: PayActionProps) {
  return (
    <div className={styles.action}>
      <PayButton {...props} />
    </div>
  );
}

function PayButton({ appointment, onPay }: PayActionProps) {
  const now = useServerNow();
  const reasonId = useId();
  const { paymentDueBy, isPaymentSimulated } = appointment;
  switch (paymentStateAt(appointment, now)) {
    case 'NOT_DUE':
      return null;
    case 'PAID':
      return (
        <p className={styles.paid}>
          <BadgeCheck aria-hidden />
          Paid
        </p>
      );
    case 'DUE':
      return (
        <>
          <Button aria-haspopup="dialog" onClick={onPay}>
            Pay Now
          </Button>
          {paymentDueBy && <PaymentCountdown dueBy={paymentDueBy} now={now} />}
          <PaymentTerms dueBy={paymentDueBy} isSimulated={isPaymentSimulated} />
        </>
      );
    case 'EXPIRED':
      return (
        <>
          <Button disabled aria-describedby={reasonId}>
            Payment Expired
          </Button>
          <p id={reasonId} className={styles.reason}>
            <TextLink to={paths.customerBooking}>Please book a new appointment</TextLink>
          </p>
        </>
      );
    case 'ON_HOLD':
      return (
        <>
          <Button disabled aria-describedby={reasonId}>
            Pay Now
          </Button>
          <p id={reasonId} className={styles.reason}>
            You can pay once the specialist has confirmed the new time.
          </p>
        </>
      );
  }
}
