import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Container } from '~/ui/container.tsx';
import { EmailText } from '~/ui/email-text.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './booking-verification.module.css';
import { CodeStage } from './code-stage.tsx';
import { CompleteStage } from './complete-stage.tsx';
import { PasswordStage } from './password-stage.tsx';
import { useVerification } from './use-verification.ts';

const STAGES = [
  { id: 'code', label: 'Code' },
  { id: 'password', label: 'Password' },
  { id: 'complete', label: 'Complete' },
] as const;

/**
 * A guest who has booked verifies the address, sets a password, and is logged in (REG-29, BOOK-48).
 * The booking's sheet stays beside it.
 */
export function BookingVerification({ booking }: { booking: BookingState }) {
  const verification = useVerification(booking);
  const { stage } = verification;
  const at = STAGES.findIndex(({ id }) => id === stage.kind);
  const isComplete = stage.kind === 'complete';
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>Verify your email</h1>
        <ProgressBar
          label="Verification"
          steps={STAGES.map((step, index) => ({
            ...step,
            status: index < at ? 'completed' : index === at ? 'current' : 'upcoming',
          }))}
        />
      </div>
      <div className={styles.sheet}>
        <JobSheet
          label="Job sheet"
          reference={booking.reference}
          // A key of its own, so that it is the second stamp that lands.
          stamp={
            <Stamp key={isComplete ? 'verified' : 'requested'} tone={isComplete ? 'green' : 'plate'} land={isComplete}>
              {isComplete ? 'Verified' : 'Requested'}
            </Stamp>
          }
          rows={[
            { id: 'service', label: 'Service', value: booking.serviceName },
            { id: `email ${booking.email}`, label: 'Contact email', value: <EmailText>{booking.email}</EmailText> },
          ]}
          note="Quote the reference whenever you call us. Nothing has been charged."
        />
      </div>
      <div className={styles.stage}>
        {stage.kind === 'code' && <CodeStage booking={booking} stage={stage} verification={verification} />}
        {stage.kind === 'password' && (
          <PasswordStage booking={booking} proof={stage.proof} verification={verification} />
        )}
        {stage.kind === 'complete' && (
          <CompleteStage email={booking.email} isLoggedIn={stage.isLoggedIn} takesFocus={verification.hasMoved} />
        )}
      </div>
    </Container>
  );
}
