import type { AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { statuses } from './appointment-status.ts';

/** What the page's address says. */
export interface AppointmentsAddress {
  /** Null: all of them. */
  status: AppointmentStatus | null;
  search: string;
  /** The id, or the reference, of the one whose details are open; null when none are. */
  appointment: string | null;
}

/** Whatever is not understood counts as left out. */
export function readAppointments(address: URLSearchParams): AppointmentsAddress {
  const status = address.get('status')?.toUpperCase();
  return {
    status: statuses.find((known) => known === status) ?? null,
    search: address.get('search') ?? '',
    appointment: address.get('appointment') || null,
  };
}

/** What is as usual is left out. */
export function writeAppointments({ status, search, appointment }: AppointmentsAddress): URLSearchParams {
  const address = new URLSearchParams();
  if (status) address.set('status', status.toLowerCase());
  if (search.trim()) address.set('search', search.trim());
  if (appointment) address.set('appointment', appointment);
  return address;
}

/** Where the details of an appointment are, from any page. */
export function appointmentPath(id: string): string {
  return `${paths.appointments}?${writeAppointments({ status: null, search: '', appointment: id })}`;
}
