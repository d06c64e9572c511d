import { SENT_TEXT } from '~/content/booking.ts';
import { BookingActions, NextSteps, ReceivedJobSheet } from '~/features/booking/shared/received-booking.tsx';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './booked.module.css';

/** What a customer has booked, as guests see it too. */
export function Booked({ booking }: { booking: BookingState }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{['Thank you', booking.firstName].filter(Boolean).join(', ')}</h1>
      <Notice tone="success" title={SENT_TEXT}>
        {booking.message && !SENT_TEXT.includes(booking.message) && booking.message}
      </Notice>
      <ReceivedJobSheet booking={booking} />
      <NextSteps />
      <BookingActions booking={booking}>
        <ButtonLink to={paths.appointments}>See your appointments</ButtonLink>
      </BookingActions>
    </div>
  );
}
