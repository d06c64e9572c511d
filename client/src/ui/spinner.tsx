import { cx } from './cx.ts';
import styles from './spinner.module.css';

/**
 * A turning ring in the colour of the text around it. Says nothing by itself: the text beside it
 * does.
 */
export function Spinner({ className }: { className?: string }) {
  return <span className={cx(styles.spinner, className)} aria-hidden="true" />;
}
