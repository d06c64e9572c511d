import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { quantity } from '#shared/quantity.ts';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { LiveRegion } from './live-region.tsx';

interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

export interface FieldProps {
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /**
   * Shows "(optional)" beside the label. Other fields are `required`; forms have `noValidate` and
   * show their own messages.
   */
  optional?: boolean | undefined;
  /** Shows how many characters remain when few do. Longer texts are never cut. */
  count?: TextLength | undefined;
  className?: string | undefined;
}

interface FieldWithControlProps extends FieldProps {
  /**
   * A suggestion about the input, shown instead of an error and announced when it appears. Empty if
   * there is none now.
   */
  note?: string | undefined;
  children: (controlProps: FieldControlProps) => ReactNode;
}

/**
 * Connects a label, hint and error with a control. The line for the error is always rendered and is
 * also the gap to the next field, so that the page doesn't move when a message appears.
 */
export function Field(props: FieldWithControlProps) {
  const { id, label, hint, error, optional = false, count, className, note, children } = props;
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const noteId = (note || count) && !error ? `${controlId}-note` : undefined;
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId, noteId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        required: !optional,
      })}
      {error || (note === undefined && !count) ? (
        <FieldMessage id={errorId} error={error} />
      ) : count ? (
        <CharacterCount id={noteId} {...count} />
      ) : (
        <p id={noteId} className={cx(styles.message, styles.note)} role="status">
          {note}
        </p>
      )}
    </div>
  );
}

/** The error line under a control or a group. It keeps its height while it is empty. */
export function FieldMessage({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    <p id={id} className={styles.message}>
      {error && (
        <>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </>
      )}
    </p>
  );
}

/** Long enough that nothing is announced while someone types. */
const ANNOUNCE_DELAY_MS = 1_000;

interface TextLength {
  /** Characters without surrounding space, which is not sent. */
  length: number;
  limit: number;
}

/** Says how many characters remain when few do. The line keeps its height while it is empty. */
function CharacterCount({ id, length, limit }: TextLength & { id: string | undefined }) {
  const text = remainingMessage(length, limit);
  return (
    <>
      <p id={id} className={cx(styles.message, length <= limit && styles.note)} aria-hidden="true">
        {text}
      </p>
      <LiveRegion text={text} delayMs={ANNOUNCE_DELAY_MS} />
    </>
  );
}

/** How many characters remain, once 80 % of the limit is used; empty before that. */
export function remainingMessage(length: number, limit: number): string {
  if (length < limit * 0.8) return '';
  return length > limit
    ? `${quantity(length - limit, 'character')} too many`
    : `${quantity(limit - length, 'character')} left`;
}
