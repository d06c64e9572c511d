import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './error-summary.module.css';

interface SummaryError {
  message: string;
  /** The control to go to. */
  fieldId?: string | undefined;
  /** The page that has the control, when it is another one. */
  to?: string | undefined;
}

interface ErrorSummaryProps {
  title: string;
  /** Nothing is shown while there are none. */
  errors: readonly SummaryError[];
  /** Count of failed attempts: the same errors a second time take the focus again. */
  attempt?: number;
}

/**
 * What went wrong, at the top of a form. Takes the focus when it appears or changes, and leads to
 * the fields.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const content = errors.map((error) => error.message).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another failed attempt is a reason to come back here
  useEffect(() => {
    if (content) box.current?.focus();
  }, [content, attempt]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ message, fieldId, to }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {to ? (
                <Link to={to}>{message}</Link>
              ) : fieldId ? (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const field = document.getElementById(fieldId);
                    field?.focus({ preventScroll: true });
                    field?.scrollIntoView({ block: 'center' });
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
