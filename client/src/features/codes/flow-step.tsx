import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './codes.module.css';

// The first step must not wait for the code of the others.
export const CodeStep = lazyWithPreload(async () => (await import('./code-step.tsx')).CodeStep);
export const PasswordStep = lazyWithPreload(async () => (await import('./password-step.tsx')).PasswordStep);
const RedirectNote = lazyWithPreload(async () => (await import('~/ui/redirect-note.tsx')).RedirectNote);

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
    CodeStep.preload();
    PasswordStep.preload();
    RedirectNote.preload();
  }, []);

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
        <Suspense fallback={<Skeleton shape="box" height={320} />}>{children}</Suspense>
      </section>
    </>
  );
}

export function stepStatus(index: number, current: number): 'completed' | 'current' | 'upcoming' {
  if (index === current) return 'current';
  return index < current ? 'completed' : 'upcoming';
}

interface FlowCompleteProps extends Pick<FlowStepProps, 'steps'> {
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
export function FlowComplete({ steps, title, children, email, from, seconds, stayText }: FlowCompleteProps) {
  const container = useRef<HTMLDivElement>(null);
  const state = { email, from };
  useEffect(() => container.current?.focus(), []);
  return (
    <FlowStep steps={steps} current={steps.length}>
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
    </FlowStep>
  );
}
