import { product } from '~/site/product.ts';
import styles from './logo.module.css';

/** The logo's mark: an M shaped like a spanner's jaw, on a number plate. */
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
      <path d="M8 28V8h6.5v6.5L18 17.5l3.5-3V8H28v20h-6.2v-7L18 24.2 14.2 21v7z" fill="var(--on-plate)" />
    </svg>
  );
}

/** The mark and the name. `onDark` is for green-900 bands. */
export function Logo({ onDark = false }: { onDark?: boolean | undefined }) {
  return (
    <span className={onDark ? `${styles.logo} ${styles.onDark}` : styles.logo}>
      <Mark />
      <span>{product.name}</span>
    </span>
  );
}
