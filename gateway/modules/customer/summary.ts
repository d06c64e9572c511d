import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { View } from '../../legacy/wire/view.ts';
import type { AppointmentModel } from '../appointment/appointment.ts';
import { appointmentsOf } from '../appointment/appointments.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { exactMoney } from '../money/money.ts';
import { repairsOf, spentPence } from '../repair/repair.ts';
import { readable } from './readable-list.ts';

const RECENT = 5;

/** DASH-11..15: the host's figures where it gives them, else what its lists hold (C-99). */
class Summary extends View<CustomerRecord> {
  get completedRepairs() {
    return this.source.completedRepairs ?? countOf('COMPLETED', repairsOf(this.source));
  }
  get pendingAppointments() {
    return this.source.pendingAppointments ?? countOf('PENDING', appointmentsOf(this.source));
  }
  get pendingReviews() {
    return this.source.pendingReviews ?? readable(this.source.reviewsToWrite).length;
  }
  get totalSpent() {
    return exactMoney(spentPence(this.source));
  }
  get recentAppointments() {
    return newest(appointmentsOf(this.source));
  }
}

const countOf = <Status>(wanted: Status, items: readonly { readonly status: Status }[]) =>
  items.filter(({ status }) => status === wanted).length;

/** Fails as a whole when one of its lists can't be read, whichever figures are selected. */
export function summaryOf(record: CustomerRecord): Summary {
  readable(record.appointments);
  readable(record.repairs);
  if (record.pendingReviews === null) readable(record.reviewsToWrite);
  return new Summary(record);
}

/** C-38. */
function newest(appointments: readonly AppointmentModel[]): AppointmentModel[] {
  return latestFirst(appointments, ({ bookedAt }) => bookedAt).slice(0, RECENT);
}
