import { ArrowRight } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { BookingActions, NextSteps, ReceivedJobSheet } from '~/features/booking/shared/received-booking.tsx';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import styles from './appointment-success-page.module.css';

/** /appointment-success: confirms a booking, then redirects to verify the email (REG-26..28). */
export function Component() {
  const booking = readBookingState(useLocation().state);
  if (!booking) return <Navigate to={paths.home} replace />;
  const next = { to: paths.verifyAppointmentEmail, state: { booking } };
  return (
    <Container width="text" className={styles.page}>
      <div className={styles.heading}>
        <h1>Congratulations, {booking.firstName}!</h1>
        <RedirectNote
          {...next}
          seconds={10}
          stayText="You’ll stay on this page. Verify your email whenever you’re ready."
        >
          We’ll take you to verify your email
        </RedirectNote>
      </div>
      <Notice tone="success" title={SENT_TEXT}>
        {VERIFY_TEXT}
      </Notice>
      <ReceivedJobSheet booking={booking} />
      <NextSteps
        now={
          <>
            <strong>Now:</strong> we’ve emailed {booking.email}. Verify that it’s your address.
          </>
        }
      />
      <ButtonLink {...next} size="lg" iconEnd={<ArrowRight aria-hidden="true" />}>
        Verify my email
      </ButtonLink>
      <BookingActions booking={booking}>
        <p>
          Once your email is verified, you’ll find the appointment in your dashboard. Already have a password?{' '}
          <Link to={paths.login} state={{ booking }}>
            Log in to your dashboard
          </Link>
        </p>
      </BookingActions>
    </Container>
  );
}
