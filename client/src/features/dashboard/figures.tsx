import { Link } from 'react-router-dom';
import type { DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import styles from './figures.module.css';

type Summary = NonNullable<DashboardSummaryQuery['me']>['summary'];

/** The four figures, each the way to what it counts (DASH-11..14). */
export function Figures({ summary }: { summary: Summary }) {
  const { completedRepairs, pendingAppointments, totalSpent, pendingReviews } = summary;
  const figures = [
    { to: paths.repairs, label: 'Completed Repairs', value: completedRepairs },
    { to: paths.appointments, label: 'Pending Appointments', value: pendingAppointments },
    { to: paths.repairs, label: 'Total Spent', value: totalSpent.formatted },
    { to: paths.reviews, label: 'Pending Reviews', value: pendingReviews },
  ];
  return (
    <ul className={styles.strip} aria-label="In figures">
      {figures.map(({ to, label, value }) => (
        <li key={label}>
          <Link to={to} className={styles.figure}>
            <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
