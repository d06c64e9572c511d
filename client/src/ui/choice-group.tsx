import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';

export interface ChoiceGroupProps {
  legend: ReactNode;
  /** Whether only screen readers get the legend. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The target of an error summary's link. */
  id?: string;
  children: ReactNode;
}

interface ChoiceGroupLayout {
  /** Whether the error has a line while there is none, so that nothing moves when it appears. */
  keepsErrorLine: boolean;
  /** Whether the legend is as small as a hint. */
  small?: boolean;
}

/** A fieldset with its legend, hint and error. */
export function ChoiceGroup(props: ChoiceGroupProps & ChoiceGroupLayout) {
  const { legend, legendHidden = false, hint, error, id, children, keepsErrorLine, small = false } = props;
  const generatedId = useId();
  const hintId = hint ? `${id ?? generatedId}-hint` : undefined;
  const errorId = error ? `${id ?? generatedId}-error` : undefined;
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} aria-describedby={cx(hintId, errorId) || undefined}>
      <legend className={legendHidden ? 'visually-hidden' : cx(styles.legend, small && styles.small)}>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {(error || keepsErrorLine) && <FieldMessage id={errorId} error={error} />}
    </fieldset>
  );
}
