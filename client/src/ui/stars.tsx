import styles from './stars.module.css';

const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z';

function Row() {
  return (
    <svg viewBox="0 0 100 20" className={styles.row} aria-hidden="true" focusable="false">
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}

interface StarsProps {
  /** From 0 to 5, rounded to the nearest half. */
  rating: number;
  /** The accessible name, for example "4.7 out of 5". */
  label: string;
}

export function Stars({ rating, label }: StarsProps) {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2) / 2;
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      <Row />
      <span className={styles.filled} style={{ width: `${halves * 20}%` }}>
        <Row />
      </span>
    </span>
  );
}
