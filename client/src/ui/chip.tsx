import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './chip.module.css';
import { cx } from './cx.ts';

/** A short fact in a pill, such as a location or a fee. */
export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.chip}>
      {icon}
      {children}
    </span>
  );
}

type ChipButtonProps = ComponentProps<'button'> & { pressed: boolean; icon?: ReactNode };

/** A toggle button in the shape of a pill. */
export function ChipButton({ pressed, icon, className, children, type = 'button', ...attributes }: ChipButtonProps) {
  return (
    <button {...attributes} type={type} aria-pressed={pressed} className={cx(styles.chip, styles.button, className)}>
      {icon}
      {children}
    </button>
  );
}

/** A link in the shape of a pill. One of a group is the current one. */
export function ChipLink({ isCurrent, children, ...link }: Omit<LinkProps, 'className'> & { isCurrent: boolean }) {
  return (
    <Link
      {...link}
      aria-current={isCurrent ? 'true' : undefined}
      className={cx(styles.chip, styles.button, styles.link)}
    >
      {children}
    </Link>
  );
}

/** A pill that is removed when it is pressed. Long texts wrap. */
export function RemovableChip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onRemove} className={cx(styles.chip, styles.button, styles.removable)}>
      <span className="visually-hidden">Remove </span>
      <span>{children}</span>
      <X aria-hidden="true" />
    </button>
  );
}
