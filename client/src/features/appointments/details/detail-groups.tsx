import type { ReactNode } from 'react';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { AT_ANY_TIME, actionsOf } from '~/features/appointments/appointment-actions.ts';
import { dayAndTime, whenText } from '~/features/appointments/appointment-when.ts';
import { formatDateTime } from '~/lib/format-date.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { product } from '~/site/product.ts';
import styles from './detail-groups.module.css';

/** The job sheet's rows. What is not known has none, apart from what a customer would look for. */
export function detailGroups(
  appointment: Appointment,
  { minutes, calendar }: { minutes: number | null; calendar: ReactNode },
) {
  const { details, scheduledDate, scheduledTime, specialistName, locationName } = appointment;
  const second = dayAndTime(appointment.secondChoiceDate, appointment.secondChoiceTime);
  const { shown, href } = product.phones.leicester;
  return [
    {
      id: 'when',
      title: 'When',
      action: calendar,
      rows: [
        {
          id: 'first',
          label: second ? 'First choice' : 'Date and time',
          value: whenText(appointment),
          pending: scheduledDate === null || scheduledTime === null,
        },
        ...row('second', 'Second choice', second),
        ...row('length', 'Typical duration', minutes && formatDuration(minutes)),
      ],
    },
    ...(details
      ? [
          {
            id: 'work',
            title: 'The work',
            rows: [
              { id: 'details', label: 'Item and problem', value: <span className={styles.problem}>{details}</span> },
            ],
          },
        ]
      : []),
    {
      id: 'who',
      title: 'Specialist and location',
      rows: [
        { id: 'specialist', label: 'Specialist', value: specialistName },
        { id: 'location', label: 'Location', value: locationName },
        {
          id: 'phone',
          label: 'Call us',
          value: (
            <a href={href} className={styles.phone}>
              {shown}
            </a>
          ),
        },
      ],
    },
    { id: 'payment', title: 'Payment', rows: moneyRows(appointment) },
  ];
}

function moneyRows(appointment: Appointment) {
  const { price, isPaid, paidAt, paymentDueBy, refund, status } = appointment;
  const { canCancel: isOpen } = actionsOf(appointment, AT_ANY_TIME);
  const notPaid = isOpen ? 'Not yet' : 'No';
  return [
    ...(price || isOpen
      ? [{ id: 'price', label: 'Price', value: price?.formatted ?? 'To be agreed', pending: price === null }]
      : []),
    {
      id: 'paid',
      label: 'Paid',
      value: isPaid ? (paidAt ? formatDateTime(paidAt) : 'Yes') : notPaid,
      pending: !isPaid && isOpen,
    },
    ...row('due', 'Pay by', paymentDueBy && formatDateTime(paymentDueBy)),
    ...(status === 'CANCELLED' ? row('refund', 'Refund', refund && refundText(refund)) : []),
  ];
}

function refundText({ amount, percentage }: NonNullable<Appointment['refund']>): string {
  return amount ? `${amount.formatted} (${percentage}% of the price)` : `${percentage}% of the price`;
}

function row(id: string, label: string, value: string | 0 | null) {
  return value ? [{ id, label, value }] : [];
}
