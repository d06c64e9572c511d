import { type ReactNode, useEffect, useRef } from 'react';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import styles from './stage.module.css';

interface StageProps {
  /** The names of all stages. */
  names: readonly string[];
  /** The one that is open; their number when all are done. */
  at: number;
  children: ReactNode;
}

/**
 * A stage of a way in, under the tape that shows how far it is along. When one stage gives way to
 * another, the focus goes to its start, and with it what a screen reader says, unless something in
 * it has taken it: a keyboard never starts again at the top of the page.
 */
export function Stage({ names, at, children }: StageProps) {
  const start = useRef<HTMLElement>(null);
  const shown = useRef(at);

  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (!start.current?.contains(document.activeElement)) start.current?.focus();
  }, [at]);

  return (
    <>
      <ProgressBar
        label="Progress"
        steps={names.map((label, index) => ({ id: label, label, status: statusOf(index, at) }))}
      />
      <section
        ref={start}
        tabIndex={-1}
        aria-label={at < names.length ? `Step ${at + 1} of ${names.length}` : 'Done'}
        className={styles.stage}
      >
        {children}
      </section>
    </>
  );
}

function statusOf(index: number, at: number): 'completed' | 'current' | 'upcoming' {
  if (index === at) return 'current';
  return index < at ? 'completed' : 'upcoming';
}
