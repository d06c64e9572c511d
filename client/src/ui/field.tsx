import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CharacterCount, type Count } from './character-count.tsx';
import { cx } from './cx.ts';
import styles from './field.module.css';

interface FieldControl {
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
   * Says "(optional)" beside the label. Everything else is required; forms carry `noValidate` and
   * say so in their own words.
   */
  optional?: boolean | undefined;
  /**
   * The text's length and how long it may be: the room that is left is shown when there is little.
   * Nothing is ever cut.
   */
  count?: Count | undefined;
  className?: string | undefined;
}

/**
 * Ties label, hint and error to one control. The line for the error is always there and doubles as
 * the gap to the next field, so that a message that comes or goes never moves the button someone
 * is about to press.
 */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  count,
  className,
  note,
  children,
}: FieldProps & {
  /**
   * A kind word about what was typed, on the line for the error while there is none; read out when
   * it comes. Empty: nothing to say yet.
   */
  note?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const noteId = (note || count) && !error ? `${controlId}-note` : undefined;
  return (
    <div className={cx(styles.field, className)} data-invalid={error ? '' : undefined}>
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

/** The error line under a control or a group; keeps its height when there is nothing to say. */
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
