import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { View } from '../../legacy/wire/view.ts';
import type { AppointmentModel } from '../appointment/appointment.ts';
import { appointmentsOf } from '../appointment/appointments.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { exactMoney } from '../money/money.ts';
import { repairsOf, spentPence } from '../repair/repairs.ts';
import { readableList } from './readable-list.ts';

const RECENT = 5;

/**
 * DASH-11..15: the host's figures if it sends them, else counted from its lists (C-99). A figure
 * fails alone if its list can't be read.
 */
class Summary extends View<CustomerRecord> {
  get completedRepairs() {
    return this.source.completedRepairCount ?? countOf('COMPLETED', repairsOf(this.source));
  }
  get pendingAppointments() {
    return this.source.pendingAppointmentCount ?? countOf('PENDING', appointmentsOf(this.source));
  }
  get pendingReviews() {
    return this.source.pendingReviewCount ?? readableList(this.source.pendingReviews).length;
  }
  get totalSpent() {
    return exactMoney(spentPence(this.source));
  }
  get recentAppointments() {
    return newest(appointmentsOf(this.source));
  }
}

const countOf = <Status>(counted: Status, items: readonly { readonly status: Status }[]) =>
  items.filter(({ status }) => status === counted).length;

export const summaryOf = (record: CustomerRecord) => new Summary(record);

/** C-38. */
function newest(appointments: readonly AppointmentModel[]): AppointmentModel[] {
  return latestFirst(appointments, ({ bookedAt }) => bookedAt).slice(0, RECENT);
}
