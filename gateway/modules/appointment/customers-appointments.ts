import type { AppointmentStatus } from '../../graphql/generated/resolvers.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { type AppointmentModel, toAppointment } from './appointment.ts';

/** All of a customer's appointments, the latest day first. */
export function appointmentsOf({ appointments }: CustomerRecord): AppointmentModel[] {
  return appointments.map(toAppointment).sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0));
}

const dayOf = ({ scheduledDate, bookedAt }: AppointmentModel) => scheduledDate ?? bookedAt?.slice(0, 10) ?? '';

/** Those with the status whose service, reference, specialist or place contains the text. */
export function pickAppointments(
  appointments: readonly AppointmentModel[],
  status: AppointmentStatus | null | undefined,
  search: string | null | undefined,
): AppointmentModel[] {
  const wanted = search?.trim().toLowerCase();
  return appointments.filter((appointment) => {
    if (status && appointment.status !== status) return false;
    const { serviceName, reference, specialistName, placeName } = appointment;
    return (
      !wanted ||
      [serviceName, reference, specialistName, placeName].some((text) => text?.toLowerCase().includes(wanted))
    );
  });
}
