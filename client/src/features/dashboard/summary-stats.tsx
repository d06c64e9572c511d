import { Link } from 'react-router-dom';
import type { DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import styles from './summary-stats.module.css';

type Summary = NonNullable<DashboardSummaryQuery['me']>['summary'];

/** Instead of a figure that couldn't be loaded. */
const UNKNOWN = (
  <>
    <span aria-hidden>–</span>
    <span className="visually-hidden">Unknown</span>
  </>
);

/** Four figures, each linked to the page that it counts (DASH-11..14). */
export function SummaryStats({ summary }: { summary: Summary }) {
  const { completedRepairs, pendingAppointments, totalSpent, pendingReviews } = summary;
  const stats = [
    { to: paths.repairs, label: 'Completed Repairs', value: completedRepairs },
    { to: paths.appointments, label: 'Pending Appointments', value: pendingAppointments },
    { to: paths.repairs, label: 'Total Spent', value: totalSpent?.formatted ?? null },
    { to: paths.reviews, label: 'Pending Reviews', value: pendingReviews },
  ];
  return (
    <ul className={styles.strip} aria-label="Key figures">
      {stats.map(({ to, label, value }) => (
        <li key={label}>
          <Link to={to} className={styles.stat}>
            <strong className={styles.value}>{value ?? UNKNOWN}</strong> <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
