import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import styles from './code-stage.module.css';

interface WayInDoneProps {
  title: string;
  children?: ReactNode;
  /** Handed to the log-in page, which need not ask for it again. */
  email: string;
  seconds: number;
  stayText: string;
}

/**
 * The end of a way in: what has been reached, and the log-in page after some seconds or at once.
 */
export function WayInDone({ title, children, email, seconds, stayText }: WayInDoneProps) {
  const box = useRef<HTMLDivElement>(null);
  const state = { email };
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.stage}>
      <Notice tone="success" title={title}>
        {children}
      </Notice>
      <RedirectNote to={paths.login} state={state} seconds={seconds} stayText={stayText}>
        The log-in page opens
      </RedirectNote>
      <ButtonLink to={paths.login} state={state} size="lg" fullWidth>
        Go to Login
      </ButtonLink>
    </div>
  );
}
