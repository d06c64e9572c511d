import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EMAIL_VERIFIED } from '~/features/codes/code-messages.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import styles from './booking-verification.module.css';

interface CompleteStepProps {
  email: string;
  /** If the automatic login failed, the login page is next (C-58). */
  isLoggedIn: boolean;
  takesFocus: boolean;
}

/** The account is open: on to the dashboard after three seconds (REG-31), or to the login page. */
export function CompleteStep({ email, isLoggedIn, takesFocus }: CompleteStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = isLoggedIn
    ? { to: paths.dashboard, state: null, label: 'Go to your dashboard', text: 'We’ll take you to your dashboard' }
    : {
        to: paths.login,
        state: { email, isPasswordSet: true },
        label: 'Go to Login',
        text: 'We’ll take you to the login page',
      };

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {isLoggedIn ? 'You’re verified and logged in' : 'You’re verified'}
      </h2>
      <Notice tone="success">{EMAIL_VERIFIED}</Notice>
      <p>
        {isLoggedIn
          ? 'Your dashboard shows this booking and any you make from now on.'
          : 'We couldn’t log you in automatically. Please log in with the password you’ve just set.'}
      </p>
      <RedirectNote
        seconds={3}
        to={next.to}
        state={next.state}
        stayText="You’ll stay on this page. Continue whenever you’re ready."
      >
        {next.text}
      </RedirectNote>
      <ButtonLink size="lg" fullWidth to={next.to} state={next.state} iconEnd={<ArrowRight aria-hidden="true" />}>
        {next.label}
      </ButtonLink>
    </>
  );
}
