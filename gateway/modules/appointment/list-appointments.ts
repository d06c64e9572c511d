import type { CustomerAppointmentsArgs } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { statusPageOf } from '../paging/status-connection.ts';
import { londonToday } from '../server-time/observed-time.ts';
import type { AppointmentModel } from './appointment.ts';
import {
  APPOINTMENT_STATUSES,
  appointmentsIn,
  appointmentsOf,
  searchAppointments,
  upcomingFirst,
} from './appointments.ts';

/** One page of the customer's appointments, filtered. */
export function listAppointments(record: CustomerRecord, args: CustomerAppointmentsArgs, legacy: LegacyClient) {
  const found = searchAppointments(inOrder(appointmentsOf(record), args, legacy), args.search);
  return statusPageOf(found, { status: args.status, statuses: APPOINTMENT_STATUSES }, args);
}

function inOrder(
  appointments: AppointmentModel[],
  { when, order }: CustomerAppointmentsArgs,
  legacy: LegacyClient,
): AppointmentModel[] {
  if (when) return appointmentsIn(when, appointments, londonToday(legacy));
  return order === 'UPCOMING_FIRST' ? upcomingFirst(appointments, londonToday(legacy)) : appointments;
}
