import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import styles from './progress-bar.module.css';

interface TapeStep {
  id: string;
  label: string;
  /** In full, for phones, which name only the open step. */
  title?: string;
  state: 'done' | 'current' | 'todo' | 'skipped';
  /** Where a done step can be opened again. */
  to?: string | undefined;
}

const SPOKEN = { done: ', done', current: '', todo: '', skipped: ', skipped' };

/**
 * Progress along a measuring tape: yellow as far as the work has come. Done steps with a `to` are
 * links.
 */
export function ProgressBar({ label, steps }: { label: string; steps: readonly TapeStep[] }) {
  const at = steps.findIndex((step) => step.state === 'current');
  return (
    <nav aria-label={label} className={styles.progress}>
      {at >= 0 && (
        <p className={styles.where}>
          <b>
            Step {at + 1} of {steps.length}
          </b>{' '}
          {steps[at]?.title ?? steps[at]?.label}
        </p>
      )}
      <ol className={styles.tape}>
        {steps.map((step, index) => {
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {step.state === 'skipped' ? '–' : index + 1}
              </span>
              <span className={styles.name}>{step.label}</span>
              <span className="visually-hidden">{SPOKEN[step.state]}</span>
            </>
          );
          return (
            <li key={step.id} className={cx(styles.step, styles[step.state])}>
              {step.to && step.state === 'done' ? (
                <Link to={step.to} className={styles.inside}>
                  {content}
                </Link>
              ) : (
                <span className={styles.inside} aria-current={step.state === 'current' ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A thin tape for something that is counted, for example bytes sent. */
export function UploadBar({ value, max, label }: { value: number; max: number; label: string }) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className={styles.bar}
    >
      <div className={styles.fill} style={{ width: `${part * 100}%` }} />
    </div>
  );
}
