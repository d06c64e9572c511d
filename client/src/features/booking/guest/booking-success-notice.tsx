import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { Container } from '~/ui/container.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './booking-success-notice.module.css';
import type { BookingResult } from './submit/booking-destination.ts';

/** Replaces the wizard after a booking, while the next page loads (BOOK-47, C-11). */
export function BookingSuccessNotice({ result: { reference, customerKind } }: { result: BookingResult }) {
  return (
    <Container className={styles.page}>
      <Notice tone="success" title={SENT_TEXT}>
        <p>
          Your reference is <strong className="mono">{reference}</strong>.{' '}
          {customerKind !== 'EXISTING_VERIFIED' && VERIFY_TEXT}
        </p>
      </Notice>
    </Container>
  );
}
