import styles from './rating-bars.module.css';

/** A bar chart of the number of reviews with each number of stars. */
export function RatingBars({ counts }: { counts: readonly { stars: number; count: number }[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={styles.bars}>
      {counts.map(({ stars, count }) => (
        <div key={stars} className={styles.row}>
          <dt>
            {stars}
            <span className="visually-hidden">{stars === 1 ? ' star' : ' stars'}</span>
          </dt>
          <dd className={styles.value}>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }} />
            </span>
            <span className={styles.count}>{count}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
