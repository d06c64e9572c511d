import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import styles from './code-step.module.css';

interface LoginRedirectProps {
  title: string;
  children?: ReactNode;
  /** Filled in on the login page. */
  email: string;
  /** The page that needed a login, to return to after it. */
  from?: string | undefined;
  seconds: number;
  stayText: string;
}

/** The success message at the end of a flow, which leads to the login page after some seconds. */
export function LoginRedirect({ title, children, email, from, seconds, stayText }: LoginRedirectProps) {
  const container = useRef<HTMLDivElement>(null);
  const state = { email, from };
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={styles.step}>
      <Notice tone="success" title={title}>
        {children}
      </Notice>
      <RedirectNote to={paths.login} state={state} seconds={seconds} stayText={stayText}>
        We’ll take you to the login page
      </RedirectNote>
      <ButtonLink to={paths.login} state={state} size="lg" fullWidth>
        Go to Login
      </ButtonLink>
    </div>
  );
}
