import type { AppointmentModel } from '../appointment/appointment.ts';
import { appointmentsOf } from '../appointment/appointments.ts';
import type { CustomerSummaryResolvers } from '../generated/resolvers.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { exactMoney } from '../money/money.ts';
import { repairsOf, spentPence } from '../repair/repairs.ts';
import { readableList } from './readable-list.ts';

const RECENT = 5;

/**
 * DASH-11..15: the host's figures if it sends them, else counted from its lists (C-99). A figure
 * fails alone if its list can't be read.
 */
export const summaryFields: CustomerSummaryResolvers = {
  completedRepairs: (record) => record.completedRepairCount ?? countOf('COMPLETED', repairsOf(record)),
  pendingAppointments: (record) => record.pendingAppointmentCount ?? countOf('PENDING', appointmentsOf(record)),
  pendingReviews: (record) => record.pendingReviewCount ?? readableList(record.pendingReviews).length,
  totalSpent: (record) => exactMoney(spentPence(record)),
  recentAppointments: (record) => newest(appointmentsOf(record)),
};

const countOf = <Status>(counted: Status, items: readonly { readonly status: Status }[]) =>
  items.filter(({ status }) => status === counted).length;

/** C-38. */
function newest(appointments: readonly AppointmentModel[]): AppointmentModel[] {
  return latestFirst(appointments, ({ bookedAt }) => bookedAt).slice(0, RECENT);
}
