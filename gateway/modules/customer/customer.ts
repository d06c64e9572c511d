import type { AppointmentStatus, Customer } from '../../graphql/generated/resolvers.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { type AppointmentModel, toAppointment } from '../appointment/appointment.ts';
import { type MediaHosts, pictureUrl } from '../media.ts';

/** A customer with all appointments, before anything is picked from them. */
export interface CustomerModel extends Omit<Customer, 'appointments'> {
  /** The latest day first. */
  readonly allAppointments: readonly AppointmentModel[];
}

export function toCustomer(record: CustomerRecord, userId: string, hosts: MediaHosts): CustomerModel {
  return {
    id: record.id ?? userId,
    firstName: record.firstName ?? '',
    lastName: record.lastName ?? '',
    email: record.email,
    pictureUrl: pictureUrl(record.picture, hosts),
    allAppointments: record.appointments
      .map(toAppointment)
      .sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0)),
  };
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
