import { clockAt } from '#shared/london/clock.ts';
import { isDay } from '#shared/london/days.ts';
import { quantity } from '#shared/quantity.ts';
import {
  EARLY_CANCELLATION_DAYS,
  FREE_CANCELLATION_HOURS,
  REFUND_PERCENTAGES,
  type RefundStep,
  refundSteps,
} from '#shared/refund-rule.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import type { AppointmentFactsFragment, RefundRule } from '~/graphql/generated/graphql.ts';
import { useRefundIfCancelledQuery } from '~/graphql/generated/operations/refund-if-cancelled.ts';
import { DateTime, Day } from '~/ui/date-time.tsx';
import styles from './refund-policy.module.css';

/** In order: the first rule that matches applies (MONEY-09..13, C-50). */
const rules: readonly { rule: RefundRule | null; when: string; percent: number }[] = [
  { rule: null, when: 'The specialist cancels', percent: 100 },
  {
    rule: 'WITHIN_24_HOURS_OF_BOOKING',
    when: `You cancel within ${quantity(FREE_CANCELLATION_HOURS, 'hour')} of booking`,
    percent: REFUND_PERCENTAGES.WITHIN_24_HOURS_OF_BOOKING,
  },
  {
    rule: 'TWO_DAYS_BEFORE',
    when: `You cancel later, at least ${quantity(EARLY_CANCELLATION_DAYS, 'day')} before the appointment`,
    percent: REFUND_PERCENTAGES.TWO_DAYS_BEFORE,
  },
  {
    rule: 'BEFORE_THE_DAY',
    when: 'You cancel later, before the day of the appointment',
    percent: REFUND_PERCENTAGES.BEFORE_THE_DAY,
  },
  { rule: 'ON_THE_DAY', when: 'You cancel on the day of the appointment', percent: REFUND_PERCENTAGES.ON_THE_DAY },
];

type Refundable = Pick<AppointmentFactsFragment, 'bookedAt' | 'scheduledDate'>;

/** The refund rules of an appointment that still apply, now or later, each with its deadline. */
export function useRefundSteps({ bookedAt, scheduledDate }: Refundable): RefundStep[] {
  return refundSteps({ bookedAt, date: scheduledDate }, clockAt(new Date(useServerNow())));
}

/** The moment or day until which a refund rule applies. */
export function RefundDeadline({ until }: Pick<RefundStep, 'until'>) {
  return isDay(until) ? <Day day={until} /> : <DateTime at={until} />;
}

interface RefundPolicyProps {
  appointment: Refundable;
  /** The rule that applies now; null if unknown. */
  current: RefundRule | null;
}

/** The refund policy, with its deadlines as dates (MONEY-14). */
export function RefundPolicy({ appointment, current }: RefundPolicyProps) {
  const steps = useRefundSteps(appointment);
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
        {rules.map(({ rule, when, percent }) => (
          <tr key={when} data-current={rule !== null && rule === current ? '' : undefined}>
            <th scope="row">
              {when}
              {rule !== null && rule === current && <span className={styles.badge}>applies now</span>}
              <Deadline step={steps.find((step) => step.rule === rule)} />
            </th>
            <td>{percent === 100 ? 'Full refund' : percent === 0 ? 'No refund' : `${percent}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Deadline({ step }: { step: RefundStep | undefined }) {
  if (!step) return null;
  return (
    <span className={styles.deadline}>
      Until <RefundDeadline until={step.until} />
    </span>
  );
}

/**
 * The refund if the appointment were cancelled now; undefined until it is loaded. Refetched each
 * time a dialog shows it, because it changes at midnight and a day after the booking
 * (MONEY-09..14).
 */
export function useRefundIfCancelled(appointmentId: string) {
  const { data, error, loading, refetch } = useRefundIfCancelledQuery({
    variables: { id: appointmentId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const appointment = data?.me?.appointment;
  return {
    refund: loading ? undefined : appointment?.refundIfCancelled,
    isUnavailable: !loading && (Boolean(error) || !appointment),
    retry: () => void refetch(),
  };
}
