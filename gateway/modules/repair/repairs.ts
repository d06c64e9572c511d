import type { CustomerRepairsArgs, RepairStatus } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { appointmentsOf } from '../appointment/appointments.ts';
import { readableList } from '../customer/customer.ts';
import { latestFirst } from '../lib/lists.ts';
import { statusPageOf } from '../paging/connection.ts';
import { AppointmentRepair, costBreakdown, RecordedRepair, type RepairModel, repairStatus } from './repair.ts';

/** The latest day first. If there are none, the completed appointments (ENT-23). */
export function repairsOf(customer: CustomerRecord): RepairModel[] {
  const repairs = readableList(customer.repairs);
  if (repairs.length === 0) return repairsFromAppointments(customer);
  return latestFirst(
    repairs.map((record) => new RecordedRepair(record, customer)),
    ({ date }) => date,
  );
}

function repairsFromAppointments(customer: CustomerRecord): RepairModel[] {
  return appointmentsOf(customer)
    .filter(({ status }) => status === 'COMPLETED')
    .map((appointment) => new AppointmentRepair(appointment, customer));
}

const STATUSES: readonly RepairStatus[] = ['COMPLETED', 'IN_PROGRESS'];

/** REP-02: vehicle, service type, reference and specialist. */
const searchableOf = ({ vehicle, serviceName, specialistName, reference }: RepairModel) => ({
  names: [specialistName],
  fields: [[serviceName]],
  codes: [vehicle, reference],
});

/** One page of the customer's repairs, filtered (REP-01, REP-02). */
export function listRepairs(record: CustomerRecord, { status, search, ...page }: CustomerRepairsArgs) {
  const filter = { status, statuses: STATUSES, search, statusOf: (repair: RepairModel) => repair.status, searchableOf };
  return statusPageOf(repairsOf(record), filter, page);
}

export function findRepair(record: CustomerRecord, idOrReference: string): RepairModel | null {
  const isMatch = ({ id, reference }: RepairModel) => id === idOrReference || reference === idOrReference;
  return repairsOf(record).find(isMatch) ?? null;
}

/**
 * C-52: the total of the completed repairs: the cost, or parts and labour if there is none. Repairs
 * made from appointments don't count, since their cost is unknown.
 */
export function spentPence({ repairs }: CustomerRecord): number {
  return readableList(repairs)
    .filter((record) => repairStatus(record) === 'COMPLETED')
    .reduce((sum, record) => sum + (record.costPence ?? costBreakdown(record).totalPence), 0);
}
