import { product } from '~/lib/product.ts';
import styles from './logo.module.css';

/** The mark: a spanner's jaw cut from a number plate. */
function Mark() {
  return (
    <svg viewBox="0 0 36 36" className={styles.mark} aria-hidden="true" focusable="false">
      <rect
        x="1.25"
        y="1.25"
        width="33.5"
        height="33.5"
        rx="8"
        fill="var(--plate)"
        stroke="var(--on-plate)"
        strokeWidth="2.5"
      />
      <path d="M10 9v7a8 8 0 005 7v5h6v-5a8 8 0 005-7V9h-5v6a3 3 0 01-6 0V9z" fill="var(--on-plate)" />
    </svg>
  );
}

/** Mark and name. `onDark` for green-900 bands. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  return (
    <span className={onDark ? `${styles.logo} ${styles.onDark}` : styles.logo}>
      <Mark />
      <span>{product.name}</span>
    </span>
  );
}
