import type { AppointmentStatus } from '../../graphql/generated/schema.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/appointment-record.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { readableList } from '../customer/readable-list.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { textFilter } from '../lib/text-filter.ts';
import { AppointmentModel } from './appointment.ts';

/** All of a customer's appointments, the latest day first. */
export function appointmentsOf({ appointments }: CustomerRecord): AppointmentModel[] {
  return latestFirst(
    readableList(appointments).map((record) => new AppointmentModel(record)),
    ({ scheduledDate, bookedAt }) => scheduledDate ?? bookedAt?.slice(0, 10),
  );
}

/** Finds an appointment by its id or reference (C-100). */
export function findAppointment(customer: CustomerRecord, idOrReference: string): AppointmentModel | null {
  const isMatch = ({ id, reference }: AppointmentRecord) => id === idOrReference || reference === idOrReference;
  const record = readableList(customer.appointments).find(isMatch);
  return record ? new AppointmentModel(record) : null;
}

/** Filters by status, and by a text in service, reference, specialist or location. */
export function filterAppointments(
  appointments: readonly AppointmentModel[],
  status: AppointmentStatus | null | undefined,
  search: string | null | undefined,
): AppointmentModel[] {
  const matches = textFilter(search);
  return appointments.filter((appointment) => {
    if (status && appointment.status !== status) return false;
    const { serviceName, reference, specialistName, locationName } = appointment;
    return matches([serviceName, reference, specialistName, locationName]);
  });
}
