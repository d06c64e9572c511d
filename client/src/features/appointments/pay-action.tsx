import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { bookAgainState } from '~/features/customer/book-again.tsx';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import type { PaymentState } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { DateTime } from '~/ui/date-time.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import type { Appointment } from './appointment.ts';
import styles from './pay-action.module.css';

interface PayActionProps {
  appointment: Appointment;
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
  const { paymentDueBy, isPaymentSimulated, price } = appointment;
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
            <span>Pay Now</span>
            {price && ` · ${price.formatted}`}
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
            <TextLink to={paths.customerBooking} state={bookAgainState(appointment)}>
              Please book a new appointment
            </TextLink>
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

interface PaymentTermsProps {
  /** The payment deadline; null if the legacy host decides. */
  dueBy: string | null;
  isSimulated: boolean;
}

/** What runs out and when, how paying works, and in the demo that it is one. */
export function PaymentTerms({ dueBy, isSimulated }: PaymentTermsProps) {
  return (
    <p className={styles.terms}>
      {dueBy && (
        <>
          Pay by <DateTime at={dueBy} short />, or your time slot is released.{' '}
        </>
      )}
      You pay online and get a receipt by email.
      {isSimulated && ' This is a demo: no money is taken.'}
    </p>
  );
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Hours, minutes and seconds, rounded up to full seconds, so that zero means the time is over. */
function timeLeft(dueBy: string, now: number): number[] {
  const seconds = Math.max(0, Math.ceil((Date.parse(dueBy) - now) / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}

/** HH:MM:SS (APPT-08). */
export const formatTimeLeft = (dueBy: string, now: number) => timeLeft(dueBy, now).map(twoDigits).join(':');

/** The time left to pay. Not a live region: screen readers would announce each second. */
export function PaymentCountdown({ dueBy, now }: { dueBy: string; now: number }) {
  const [hours, minutes] = timeLeft(dueBy, now);
  return (
    <time role="timer" aria-label="Time left to pay" dateTime={`PT${hours}H${minutes}M`} className={styles.time}>
      {formatTimeLeft(dueBy, now)}
    </time>
  );
}

type Payable = Pick<Appointment, 'paymentState' | 'paymentDueBy'>;

/**
 * What the server says about the payment, and that its deadline has passed since. `now` in
 * milliseconds, by the server's clock.
 */
export function paymentStateAt({ paymentState, paymentDueBy }: Payable, now: number): PaymentState {
  const isOver = paymentDueBy !== null && Date.parse(paymentDueBy) <= now;
  return paymentState === 'DUE' && isOver ? 'EXPIRED' : paymentState;
}
