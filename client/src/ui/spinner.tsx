import { cx } from './cx.ts';
import styles from './spinner.module.css';

/** A spinning ring in the current text colour. It is hidden from screen readers: add a text. */
export function Spinner({ className }: { className?: string }) {
  return <span className={cx(styles.spinner, className)} aria-hidden="true" />;
}
