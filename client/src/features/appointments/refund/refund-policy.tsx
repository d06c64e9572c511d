import type { RefundRule } from '~/graphql/generated/graphql.ts';
import styles from './refund-policy.module.css';

/** In order: the first rule that matches applies (MONEY-09..13, C-50). */
const rules: readonly { rule: RefundRule | null; when: string; refund: string }[] = [
  { rule: null, when: 'The specialist cancels', refund: 'Full refund' },
  { rule: 'WITHIN_24_HOURS_OF_BOOKING', when: 'You cancel within 24 hours of booking', refund: 'Full refund' },
  { rule: 'TWO_DAYS_BEFORE', when: 'You cancel later, at least 2 days before the appointment', refund: '75%' },
  { rule: 'BEFORE_THE_DAY', when: 'You cancel later, before the day of the appointment', refund: '50%' },
  { rule: 'ON_THE_DAY', when: 'You cancel on the day of the appointment', refund: 'No refund' },
];

/** The refund policy (MONEY-14). `current` is the rule that applies now; null if unknown. */
export function RefundPolicy({ current }: { current: RefundRule | null }) {
  return (
    <table className={styles.policy}>
      <caption className={styles.caption}>Refunds</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">When</th>
          <th scope="col">Your refund</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, when, refund }) => (
          <tr key={when} data-current={rule !== null && rule === current ? '' : undefined}>
            <th scope="row">
              {when}
              {rule !== null && rule === current && <span className={styles.badge}>applies now</span>}
            </th>
            <td>{refund}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
