import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import styles from './booking-verification.module.css';

interface CompleteStageProps {
  email: string;
  /** Whether the session has begun by itself; otherwise the log-in page is next (C-58). */
  isLoggedIn: boolean;
  takesFocus: boolean;
}

/** The account is open: on to the dashboard after three seconds (REG-31), or to the log-in. */
export function CompleteStage({ email, isLoggedIn, takesFocus }: CompleteStageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = isLoggedIn
    ? { to: paths.dashboard, state: null, label: 'Go to your dashboard', what: 'We take you to your dashboard' }
    : { to: paths.login, state: { email }, label: 'Go to Login', what: 'We take you to the log-in page' };

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {isLoggedIn ? 'You are verified and logged in' : 'You are verified'}
      </h2>
      <Notice tone="success">Email verified successfully! Your account is now active.</Notice>
      <p>
        {isLoggedIn
          ? 'Your dashboard shows this booking and every one that you make from now on.'
          : 'We could not log you in by ourselves. Please log in with the password that you have just set.'}
      </p>
      <RedirectNote seconds={3} to={next.to} state={next.state} stayText="You stay here. Go on whenever you are ready.">
        {next.what}
      </RedirectNote>
      <ButtonLink size="lg" fullWidth to={next.to} state={next.state} iconEnd={<ArrowRight aria-hidden="true" />}>
        {next.label}
      </ButtonLink>
    </>
  );
}
