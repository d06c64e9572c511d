import styles from './stars.module.css';

interface StarsProps {
  /** From 0 to 5, rounded to the nearest half. */
  rating: number;
  /** The accessible name, for example "4.7 out of 5". */
  label: string;
}

/** A bar cut to five stars, because a page shows dozens of them. */
export function Stars({ rating, label }: StarsProps) {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2) / 2;
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      <span className={styles.filled} style={{ width: `${halves * 20}%` }} />
    </span>
  );
}
