import { ArrowRight } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { EMAIL_VERIFIED } from '~/features/codes/code-messages.ts';
import { stepStatus } from '~/features/codes/flow-step.tsx';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { EmailText } from '~/ui/email-text.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './booking-verification.module.css';
import { useVerification } from './use-verification.ts';
import { VerifyCodeStep } from './verify-code-step.tsx';

const SetPasswordStep = lazyWithPreload(async () => (await import('./set-password-step.tsx')).SetPasswordStep);

const STEPS = [
  { id: 'code', label: 'Code' },
  { id: 'password', label: 'Password' },
  { id: 'complete', label: 'Complete' },
] as const;

/** A guest verifies the booking's address, sets a password and is logged in (REG-29, BOOK-48). */
export function BookingVerification({ booking }: { booking: BookingState }) {
  const verification = useVerification(booking);
  const { step } = verification;
  useEffect(SetPasswordStep.preload, []);
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
          <Suspense fallback={<Skeleton shape="box" height={320} />}>
            <SetPasswordStep booking={booking} verified={step.verified} verification={verification} />
          </Suspense>
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

interface CompleteStepProps {
  email: string;
  /** If the automatic login failed, the login page is next (C-58). */
  isLoggedIn: boolean;
  takesFocus: boolean;
}

/** The account is open: on to the dashboard after three seconds (REG-31), or to the login page. */
function CompleteStep({ email, isLoggedIn, takesFocus }: CompleteStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = isLoggedIn
    ? {
        title: 'You’re verified and logged in',
        text: 'Your dashboard shows this booking and any you make from now on.',
        page: { to: paths.dashboard, state: null },
        redirect: 'We’ll take you to your dashboard',
        label: 'Go to your dashboard',
      }
    : {
        title: 'You’re verified',
        text: 'We couldn’t log you in automatically. Please log in with the password you’ve just set.',
        page: { to: paths.login, state: { email, isPasswordSet: true } },
        redirect: 'We’ll take you to the login page',
        label: 'Go to Login',
      };

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {next.title}
      </h2>
      <Notice tone="success">{EMAIL_VERIFIED}</Notice>
      <p>{next.text}</p>
      <RedirectNote {...next.page} seconds={3} stayText="You’ll stay on this page. Continue whenever you’re ready.">
        {next.redirect}
      </RedirectNote>
      <ButtonLink {...next.page} size="lg" fullWidth iconEnd={<ArrowRight aria-hidden="true" />}>
        {next.label}
      </ButtonLink>
    </>
  );
}
