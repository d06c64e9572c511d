import { ArrowRight } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { EmailText } from '~/ui/email-text.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './appointment-success-page.module.css';
import { CopyButton } from './copy-button.tsx';

/**
 * /appointment-success: the stamped sheet of a booking just made; goes on to the verification of
 * the email by itself (REG-26..28).
 */
export function Component() {
  const booking = readBookingState(useLocation().state);
  if (!booking) return <Navigate to={paths.home} replace />;
  const { firstName, reference, serviceName, email } = booking;
  return (
    <Container width="text" className={styles.page}>
      <h1>Congratulations, {firstName}!</h1>
      <Notice tone="success" title={SENT_TEXT}>
        {VERIFY_TEXT}
      </Notice>
      <JobSheet
        variant="confirmed"
        label="Job sheet"
        reference={
          <span className={styles.reference}>
            {reference} <CopyButton text={reference} what="reference" />
          </span>
        }
        stamp={
          <Stamp tone="green" land>
            Received
          </Stamp>
        }
        rows={[
          { id: 'service', label: 'Service', value: serviceName },
          { id: 'email', label: 'Contact email', value: <EmailText>{email}</EmailText> },
        ]}
        note="Quote the reference whenever you call us. Nothing has been charged."
      />
      <section aria-labelledby="what-next">
        <h2 id="what-next" className={styles.next}>
          What happens next
        </h2>
        <ol className={styles.steps}>
          <li>
            <strong>Now:</strong> we have written to {email}. Verify that the address is yours.
          </li>
          <li>
            <strong>Then:</strong> we agree your date and time with the specialist, and contact you to confirm it.
          </li>
          <li>
            <strong>Once confirmed:</strong> you have 24 hours to pay and keep the appointment.
          </li>
        </ol>
      </section>
      <RedirectNote
        seconds={10}
        to={paths.verifyAppointmentEmail}
        state={{ booking }}
        stayText="You’ll stay on this page. Verify your email whenever you’re ready."
      >
        We’ll take you to verify your email
      </RedirectNote>
      <ButtonLink
        size="lg"
        to={paths.verifyAppointmentEmail}
        state={{ booking }}
        iconEnd={<ArrowRight aria-hidden="true" />}
      >
        Verify my email
      </ButtonLink>
    </Container>
  );
}
