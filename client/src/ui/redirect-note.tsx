import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCountdown } from '~/lib/use-countdown.ts';
import { Button } from './button.tsx';
import styles from './redirect-note.module.css';

interface RedirectNoteProps {
  seconds: number;
  to: string;
  /** Navigation state for the target page. */
  state?: unknown;
  /** What will happen, without 'in 10 seconds'. */
  children: ReactNode;
  /** Shown after the redirect was stopped. */
  stayText: string;
}

/** How long the page must be unused before the countdown goes on, in milliseconds. */
const IDLE_MS = 5_000;

/** Redirects after a visible countdown, which pauses while the page is used (WCAG 2.2.1). */
export function RedirectNote({ seconds, to, state, children, stayText }: RedirectNoteProps) {
  const navigate = useNavigate();
  const { remaining, start, pause, stop } = useCountdown(seconds);
  const isPaused = useIsInUse(IDLE_MS);
  const [isStopped, setIsStopped] = useState(false);
  // A status is read out when it changes, so it is empty at first, and says it once.
  const [announced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  const stoppedNote = useRef<HTMLParagraphElement>(null);
  const redirect = useEffectEvent(() => void navigate(to, { state, replace: true }));

  useEffect(() => {
    if (remaining === 0 && !isStopped) redirect();
  }, [remaining, isStopped]);

  const hold = useEffectEvent(pause);
  const goOn = useEffectEvent(() => remaining > 0 && start(remaining));
  useEffect(() => {
    if (!isPaused) return undefined;
    hold();
    return () => void goOn();
  }, [isPaused]);

  // The button that had the focus is removed.
  useEffect(() => {
    if (isStopped) stoppedNote.current?.focus();
  }, [isStopped]);

  if (isStopped) {
    return (
      <p ref={stoppedNote} role="status" tabIndex={-1}>
        {stayText}
      </p>
    );
  }
  return (
    <div className={styles.note}>
      <p role="status" className="visually-hidden">
        {announced && (
          <>
            {children} in {seconds} seconds. Choose “Stay here” to stop this.
          </>
        )}
      </p>
      <p>
        {children} in{' '}
        <strong className="figures">
          {remaining} {remaining === 1 ? 'second' : 'seconds'}
        </strong>
        .
      </p>
      <Button
        variant="outline"
        onClick={() => {
          setIsStopped(true);
          stop();
        }}
      >
        Stay here
      </Button>
      {/* Always takes its place, so that what is pressed doesn't move before it is let go. */}
      <p style={{ visibility: isPaused ? 'visible' : 'hidden' }}>Paused while you use this page.</p>
    </div>
  );
}

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'selectionchange'] as const;

/**
 * Whether someone is using the page: they touched it, scrolled or pressed a key in the last
 * `idleMs`, or have selected text.
 */
function useIsInUse(idleMs: number): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkIdle = () => {
      if (hasSelection()) timer = setTimeout(checkIdle, idleMs);
      else setIsInUse(false);
    };
    const onAction = () => {
      clearTimeout(timer);
      timer = setTimeout(checkIdle, idleMs);
      setIsInUse(true);
    };
    for (const action of ACTIONS) document.addEventListener(action, onAction, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const action of ACTIONS) document.removeEventListener(action, onAction);
    };
  }, [idleMs]);
  return isInUse;
}

function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false;
}
