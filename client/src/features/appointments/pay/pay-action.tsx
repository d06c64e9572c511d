import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { actionsOf } from '~/features/appointments/appointment-actions.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import type { AppointmentStandingFragment } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './pay-action.module.css';
import { PaymentCountdown } from './payment-countdown.tsx';

interface PayActionProps {
  appointment: AppointmentStandingFragment;
  /** Opens the payment, in a place that stays when this action goes. */
  onPay: () => void;
}

/**
 * Paying for a confirmed appointment, or why it cannot be paid (APPT-07..10); nothing where there
 * is nothing to pay.
 */
export function PayAction(props: PayActionProps) {
  return (
    <div className={styles.action}>
      <Offer {...props} />
    </div>
  );
}

function Offer({ appointment, onPay }: PayActionProps) {
  const now = useServerNow();
  const reason = useId();
  const { paymentDueBy } = appointment;
  switch (actionsOf(appointment, now).pay) {
    case 'none':
      return null;
    case 'paid':
      return (
        <p className={styles.paid}>
          <BadgeCheck aria-hidden />
          Paid
        </p>
      );
    case 'open':
      return (
        <>
          <Button aria-haspopup="dialog" onClick={onPay}>
            Pay Now
          </Button>
          {paymentDueBy && <PaymentCountdown until={paymentDueBy} now={now} />}
        </>
      );
    case 'expired':
      return (
        <>
          <Button disabled aria-describedby={reason}>
            Payment Expired
          </Button>
          <p id={reason} className={styles.reason}>
            <TextLink to={paths.customerBooking}>Please book a new appointment</TextLink>
          </p>
        </>
      );
    case 'rescheduled':
      return (
        <>
          <Button disabled aria-describedby={reason}>
            Pay Now
          </Button>
          <p id={reason} className={styles.reason}>
            You can pay once the specialist has confirmed the new time.
          </p>
        </>
      );
  }
}
