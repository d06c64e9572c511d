import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { AppointmentModel } from '../appointment/appointment.ts';
import { appointmentsOf } from '../appointment/customers-appointments.ts';
import { latestFirst } from '../latest-first.ts';
import { exactMoney } from '../money/money.ts';
import { repairsOf, spentPence } from '../repair/repair.ts';
import { readable } from './readable.ts';

const RECENT = 5;

/** DASH-11..15: the host's figures where it gives them, else what its lists hold (C-99). */
export function summaryOf(record: CustomerRecord) {
  const appointments = appointmentsOf(record);
  const pending = appointments.filter(({ status }) => status === 'PENDING').length;
  const completed = repairsOf(record).filter(({ status }) => status === 'COMPLETED').length;
  return {
    completedRepairs: record.completedRepairs ?? completed,
    pendingAppointments: record.pendingAppointments ?? pending,
    pendingReviews: record.pendingReviews ?? readable(record.reviewsToWrite).length,
    totalSpent: exactMoney(spentPence(record)),
    recentAppointments: newest(appointments),
  };
}

/** C-38. */
function newest(appointments: readonly AppointmentModel[]): AppointmentModel[] {
  return latestFirst(appointments, ({ bookedAt }) => bookedAt).slice(0, RECENT);
}
