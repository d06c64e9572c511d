import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCountdown } from '~/lib/use-countdown.ts';
import { Button } from './button.tsx';
import styles from './redirect-note.module.css';

interface RedirectNoteProps {
  seconds: number;
  to: string;
  /** Navigation state for the page it leads to. */
  state?: unknown;
  /** What happens, before 'in 10 seconds'. */
  children: ReactNode;
  /** What is said once someone has chosen to stay. */
  stayText: string;
}

/**
 * Goes to another page after some seconds, counted where everyone sees it, unless told to stay
 * (nothing timed without a way to stop it).
 */
export function RedirectNote({ seconds, to, state, children, stayText }: RedirectNoteProps) {
  const navigate = useNavigate();
  const { left, stop } = useCountdown(seconds);
  const [stays, setStays] = useState(false);
  const stayed = useRef<HTMLParagraphElement>(null);
  const go = useEffectEvent(() => void navigate(to, { state, replace: true }));

  useEffect(() => {
    if (left === 0 && !stays) go();
  }, [left, stays]);

  // The button that had the focus is gone.
  useEffect(() => {
    if (stays) stayed.current?.focus();
  }, [stays]);

  if (stays) {
    return (
      <p ref={stayed} role="status" tabIndex={-1}>
        {stayText}
      </p>
    );
  }
  return (
    <p className={styles.note}>
      <span>
        {children} in{' '}
        <strong className="figures">
          {left} {left === 1 ? 'second' : 'seconds'}
        </strong>
        .
      </span>
      <Button
        variant="outline"
        onClick={() => {
          setStays(true);
          stop();
        }}
      >
        Stay here
      </Button>
    </p>
  );
}
