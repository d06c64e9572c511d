import type { AppointmentStatus } from '../../graphql/generated/schema.ts';
import type { AppointmentRecord } from '../../legacy/endpoints/appointment-record.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { readable } from '../customer/readable-list.ts';
import { latestFirst } from '../lib/latest-first.ts';
import { AppointmentModel } from './appointment.ts';

/** All of a customer's appointments, the latest day first. */
export function appointmentsOf({ appointments }: CustomerRecord): AppointmentModel[] {
  return latestFirst(
    readable(appointments).map((record) => new AppointmentModel(record)),
    ({ scheduledDate, bookedAt }) => scheduledDate ?? bookedAt?.slice(0, 10),
  );
}

/** The one with this id, or with this reference (C-100). */
export function findAppointment(customer: CustomerRecord, wanted: string): AppointmentModel | null {
  const isMeant = ({ id, reference }: AppointmentRecord) => id === wanted || reference === wanted;
  const record = readable(customer.appointments).find(isMeant);
  return record ? new AppointmentModel(record) : null;
}

/** Those with the status whose service, reference, specialist or location contains the text. */
export function pickAppointments(
  appointments: readonly AppointmentModel[],
  status: AppointmentStatus | null | undefined,
  search: string | null | undefined,
): AppointmentModel[] {
  const wanted = search?.trim().toLowerCase();
  return appointments.filter((appointment) => {
    if (status && appointment.status !== status) return false;
    const { serviceName, reference, specialistName, locationName } = appointment;
    return (
      !wanted ||
      [serviceName, reference, specialistName, locationName].some((text) => text?.toLowerCase().includes(wanted))
    );
  });
}
