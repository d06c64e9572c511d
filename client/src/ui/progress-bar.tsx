import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import styles from './progress-bar.module.css';

interface ProgressStep {
  id: string;
  label: string;
  /** The full name, for phones, which only name the current step. */
  title?: string;
  status: 'completed' | 'current' | 'upcoming' | 'skipped';
  /** Where a completed step can be opened again. */
  to?: string | undefined;
}

/** For screen readers. */
const STATUS_TEXT = { completed: ', done', current: ', current', upcoming: ', to come', skipped: ', skipped' };

/** The steps of a flow, drawn as a measuring tape. Completed steps with a `to` are links. */
export function ProgressBar({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  const currentIndex = steps.findIndex((step) => step.status === 'current');
  const current = steps[currentIndex];
  return (
    <nav aria-label={label} className={styles.progress}>
      {current && (
        <p className={styles.current}>
          <b>
            Step {currentIndex + 1} of {steps.length}
          </b>{' '}
          {current.title ?? current.label}
        </p>
      )}
      <ol className={styles.tape}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step: { label, status, to }, number }: { step: ProgressStep; number: number }) {
  const content = (
    <>
      <span className={styles.number} aria-hidden="true">
        {status === 'skipped' ? '–' : number}
      </span>
      <span className={styles.name}>{label}</span>
      <span className="visually-hidden">{STATUS_TEXT[status]}</span>
    </>
  );
  return (
    <li className={cx(styles.step, styles[`${status}Step`])}>
      {to && status === 'completed' ? (
        <Link to={to} className={styles.content}>
          {content}
        </Link>
      ) : (
        <span className={styles.content} aria-current={status === 'current' ? 'step' : undefined}>
          {content}
        </span>
      )}
    </li>
  );
}
