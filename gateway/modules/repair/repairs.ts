import type { Repair, RepairStatus } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { appointmentsOf } from '../appointment/appointments.ts';
import { readableList } from '../customer/readable-list.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { textFilter } from '../lib/text-filter.ts';
import { costBreakdown } from './cost.ts';
import { AppointmentRepair, RecordedRepair, repairStatus } from './repair.ts';

/**
 * All of a customer's repairs, the latest day first. If there are none, they are made from the
 * completed appointments (ENT-23).
 */
export function repairsOf(customer: CustomerRecord): Repair[] {
  const repairs = readableList(customer.repairs);
  if (repairs.length === 0) return repairsFromAppointments(customer);
  return latestFirst(
    repairs.map((record) => new RecordedRepair(record, customer)),
    ({ date }) => date,
  );
}

function repairsFromAppointments(customer: CustomerRecord): Repair[] {
  return appointmentsOf(customer)
    .filter(({ status }) => status === 'COMPLETED')
    .map((appointment, index) => new AppointmentRepair(appointment, index, customer));
}

/** Filters by status and by a text in vehicle, service, reference or specialist (REP-01..02). */
export function filterRepairs(
  repairs: readonly Repair[],
  status: RepairStatus | null | undefined,
  search: string | null | undefined,
): Repair[] {
  const matches = textFilter(search);
  return repairs.filter((repair) => {
    if (status && repair.status !== status) return false;
    const { vehicle, serviceName, reference, specialistName } = repair;
    return matches([vehicle, serviceName, reference, specialistName]);
  });
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
