import type { CustomerAppointmentsArgs } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { statusPageOf } from '../paging/status-connection.ts';
import { londonToday } from '../server-time/observed-time.ts';
import { APPOINTMENT_STATUSES, appointmentsIn, appointmentsOf, searchAppointments } from './appointments.ts';

/** One page of the customer's appointments, filtered. */
export function listAppointments(
  record: CustomerRecord,
  { when, status, search, ...page }: CustomerAppointmentsArgs,
  legacy: LegacyClient,
) {
  const all = appointmentsOf(record);
  const found = searchAppointments(when ? appointmentsIn(when, all, londonToday(legacy)) : all, search);
  return statusPageOf(found, { status, statuses: APPOINTMENT_STATUSES }, page);
}
