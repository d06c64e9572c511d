import { stepStatus } from '~/features/codes/flow-step.tsx';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Container } from '~/ui/container.tsx';
import { EmailText } from '~/ui/email-text.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './booking-verification.module.css';
import { CompleteStep } from './complete-step.tsx';
import { SetPasswordStep } from './set-password-step.tsx';
import { useVerification } from './use-verification.ts';
import { VerifyCodeStep } from './verify-code-step.tsx';

const STEPS = [
  { id: 'code', label: 'Code' },
  { id: 'password', label: 'Password' },
  { id: 'complete', label: 'Complete' },
] as const;

/** A guest verifies the booking's address, sets a password and is logged in (REG-29, BOOK-48). */
export function BookingVerification({ booking }: { booking: BookingState }) {
  const verification = useVerification(booking);
  const { step } = verification;
  const current = STEPS.findIndex(({ id }) => id === step.kind);
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>Verify your email</h1>
        <ProgressBar
          label="Verification"
          steps={STEPS.map((item, index) => ({ ...item, status: stepStatus(index, current) }))}
        />
      </div>
      <div className={styles.sheet}>
        <BookingSheet booking={booking} isVerified={step.kind === 'complete'} />
      </div>
      <div className={styles.step}>
        {step.kind === 'code' && <VerifyCodeStep booking={booking} step={step} verification={verification} />}
        {step.kind === 'password' && (
          <SetPasswordStep booking={booking} verified={step.verified} verification={verification} />
        )}
        {step.kind === 'complete' && (
          <CompleteStep email={booking.email} isLoggedIn={step.isLoggedIn} takesFocus={verification.hasChanged} />
        )}
      </div>
    </Container>
  );
}

function BookingSheet({ booking, isVerified }: { booking: BookingState; isVerified: boolean }) {
  const { reference, serviceName, email } = booking;
  return (
    <JobSheet
      label="Job sheet"
      reference={reference}
      // The key makes it a new stamp, which is animated.
      stamp={
        <Stamp key={isVerified ? 'verified' : 'received'} tone="green" land={isVerified}>
          {isVerified ? 'Verified' : 'Received'}
        </Stamp>
      }
      rows={[
        { id: 'service', label: 'Service', value: serviceName },
        { id: `email ${email}`, label: 'Contact email', value: <EmailText>{email}</EmailText> },
      ]}
      note="Quote the reference whenever you call us. Nothing has been charged."
    />
  );
}
