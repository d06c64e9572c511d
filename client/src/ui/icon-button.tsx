import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  /** What a screen reader says, and the tooltip. */
  label: string;
  icon: ReactNode;
  onDark?: boolean;
};

/**
 * A round 44 px button for the few signs that need no word beside them: close, previous, next,
 * pause.
 */
export function IconButton({ label, icon, onDark, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      title={label}
      className={cx(styles.button, onDark && styles.onDark, className)}
    >
      {icon}
    </button>
  );
}
