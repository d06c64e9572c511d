import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTitleError } from '~/site/document-title.ts';
import styles from './error-summary.module.css';
import { type ListedError, useListedErrors } from './use-listed-errors.ts';

interface SummaryError extends ListedError {
  /** The path of the page that has the control, if it is on another page. */
  to?: string | undefined;
}

interface ErrorSummaryProps {
  title: string;
  /** The errors of the last attempt. If empty, nothing is rendered. */
  errors: readonly SummaryError[];
  /** Those that remain now; by default all. The others are removed when their field is left. */
  current?: readonly ListedError[];
  /**
   * The number of failed attempts. A new attempt takes the focus even if the errors are the same.
   */
  attempt?: number;
}

/** The errors at the top of a form. Takes the focus after an attempt, and links to the fields. */
export function ErrorSummary({ title, errors, current = errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const content = errors.map((error) => error.message).join('\n');
  const listed = useListedErrors(errors, current, `${attempt} ${content}`, box);

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt takes the focus even if the errors are the same
  useEffect(() => {
    if (content) box.current?.focus();
  }, [content, attempt]);

  useTitleError(listed.length > 0);

  if (listed.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {listed.map(({ message, fieldId, to }) => (
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
