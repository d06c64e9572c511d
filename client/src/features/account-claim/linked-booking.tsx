import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { quantity } from '#shared/quantity.ts';
import { BOOKING_LINK_HOURS } from '#shared/terms.ts';
import { failureMessage } from '~/forms/submission-errors.ts';
import { paths } from '~/site/paths.ts';
import { Container } from '~/ui/container.tsx';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './linked-booking.module.css';
import { useBookingLink } from './use-booking-link.ts';

const TITLE = 'Verify your email';

/** Opened by the link in a booking's email: the booking, or a way on if the link doesn't work. */
export function LinkedBooking({ handle }: { handle: string }) {
  const { submission, open } = useBookingLink(handle);
  switch (submission.kind) {
    case 'refused':
      return <UnusableLink />;
    case 'failed':
      return (
        <Container className={styles.page}>
          <h1>{TITLE}</h1>
          <LoadError message={failureMessage(submission.failure, 'We couldn’t open your booking.')} onRetry={open} />
        </Container>
      );
    default:
      return <FlowLoading title={TITLE}>Opening your booking...</FlowLoading>;
  }
}

function UnusableLink() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {TITLE}
      </h1>
      <Notice tone="info" title="This link doesn’t work any more">
        Links to a booking work for {quantity(BOOKING_LINK_HOURS, 'hour')}, until your email is verified. Your booking
        isn’t affected.
      </Notice>
      <ul className={styles.ways}>
        <li>
          Not verified yet? <Link to={paths.register}>Get a new code</Link> with the email you booked with.
        </li>
        <li>
          Already verified? <Link to={paths.login}>Log in</Link> to see your booking.
        </li>
        <li>
          Not sure? Call <PhoneLink /> with your reference and we’ll help.
        </li>
      </ul>
    </Container>
  );
}
