import { type ReactNode, useEffect, useRef } from 'react';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import styles from './code-step.module.css';

interface FlowStepProps {
  /** The labels of all steps. */
  steps: readonly string[];
  /** The index of the open step; the number of steps when all are done. */
  current: number;
  children: ReactNode;
}

/**
 * A step under its progress bar. A new step takes the focus, unless something in it already has:
 * otherwise keyboards and screen readers would start again at the top of the page.
 */
export function FlowStep({ steps, current, children }: FlowStepProps) {
  const section = useRef<HTMLElement>(null);
  const previous = useRef(current);

  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    if (!section.current?.contains(document.activeElement)) section.current?.focus();
  }, [current]);

  return (
    <>
      <ProgressBar
        label="Progress"
        steps={steps.map((label, index) => ({ id: label, label, status: stepStatus(index, current) }))}
      />
      <section
        ref={section}
        tabIndex={-1}
        aria-label={current < steps.length ? `Step ${current + 1} of ${steps.length}` : 'Done'}
        className={styles.flow}
      >
        {children}
      </section>
    </>
  );
}

export function stepStatus(index: number, current: number): 'completed' | 'current' | 'upcoming' {
  if (index === current) return 'current';
  return index < current ? 'completed' : 'upcoming';
}
