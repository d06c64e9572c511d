import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  onDark?: boolean;
};

/** A round 44 px button for icons that need no text, such as close, previous, next and pause. */
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
