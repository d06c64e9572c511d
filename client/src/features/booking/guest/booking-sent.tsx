import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { Container } from '~/ui/container.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './booking-page.module.css';
import type { Booked } from './submit/booking-outcome.ts';

/** In the wizard's place once the booking is made, until the next page is there (BOOK-47, C-11). */
export function BookingSent({ booked: { reference, customerKind } }: { booked: Booked }) {
  return (
    <Container className={styles.opening}>
      <Notice tone="success" title={SENT_TEXT}>
        <p>
          Your reference is <strong className="mono">{reference}</strong>.{' '}
          {customerKind !== 'EXISTING_VERIFIED' && VERIFY_TEXT}
        </p>
      </Notice>
    </Container>
  );
}
