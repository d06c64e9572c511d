import type { ReactNode } from 'react';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { offeredActions } from '~/features/appointments/available-actions.ts';
import { formatDateAndTime, formatScheduledTime } from '~/features/appointments/scheduled-time.ts';
import { WorkshopAddress } from '~/features/appointments/workshop-address.tsx';
import { formatDateTime } from '~/lib/format-date.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { product } from '~/site/product.ts';
import { locationLabel, specialistLabel } from '~/site/unknown-labels.ts';
import styles from './detail-groups.module.css';

/** The job sheet's rows. Unknown values have no row, unless a customer would look for it. */
export function detailGroups(
  appointment: Appointment,
  { minutes, calendar }: { minutes: number | null; calendar: ReactNode },
) {
  const { details, scheduledDate, scheduledTime, specialistName, workshopAddress } = appointment;
  const secondChoice = formatDateAndTime(appointment.secondChoiceDate, appointment.secondChoiceTime);
  const { formatted, href } = product.phones.leicester;
  return [
    {
      id: 'when',
      title: 'When',
      action: calendar,
      rows: [
        {
          id: 'first',
          label: secondChoice ? 'First choice' : 'Date and time',
          value: formatScheduledTime(appointment),
          pending: scheduledDate === null || scheduledTime === null,
        },
        ...row('second', 'Second choice', secondChoice),
        ...row('duration', 'Typical duration', minutes && formatDuration(minutes)),
      ],
    },
    ...(details
      ? [
          {
            id: 'work',
            title: 'The work',
            rows: [
              {
                id: 'details',
                label: 'Item and problem',
                value: (
                  <span dir="auto" className={styles.problem}>
                    {details}
                  </span>
                ),
              },
            ],
          },
        ]
      : []),
    {
      id: 'who',
      title: 'Specialist and location',
      rows: [
        { id: 'specialist', label: 'Specialist', value: specialistLabel(specialistName) },
        { id: 'location', label: 'Location', value: locationLabel(appointment) },
        ...(workshopAddress
          ? [{ id: 'address', label: 'Address', value: <WorkshopAddress address={workshopAddress} /> }]
          : []),
        {
          id: 'phone',
          label: 'Call us',
          value: (
            <a href={href} className={styles.phone}>
              {formatted}
            </a>
          ),
        },
      ],
    },
    { id: 'payment', title: 'Payment', rows: paymentRows(appointment) },
  ];
}

function paymentRows(appointment: Appointment) {
  const { price, isPaid, paidAt, paymentDueBy, refund, status } = appointment;
  const { canCancel: isOpen } = offeredActions(appointment);
  const unpaid = isOpen ? 'Not yet' : 'No';
  return [
    ...(price || isOpen
      ? [{ id: 'price', label: 'Price', value: price?.formatted ?? 'To be agreed', pending: price === null }]
      : []),
    {
      id: 'paid',
      label: 'Paid',
      value: isPaid ? (paidAt ? formatDateTime(paidAt) : 'Yes') : unpaid,
      pending: !isPaid && isOpen,
    },
    ...row('due', 'Pay by', paymentDueBy && formatDateTime(paymentDueBy)),
    ...(status === 'CANCELLED' ? row('refund', 'Refund', refund && formatRefund(refund)) : []),
  ];
}

function formatRefund({ amount, percentage }: NonNullable<Appointment['refund']>): string {
  return amount ? `${amount.formatted} (${percentage}% of the price)` : `${percentage}% of the price`;
}

function row(id: string, label: string, value: string | 0 | null) {
  return value ? [{ id, label, value }] : [];
}
