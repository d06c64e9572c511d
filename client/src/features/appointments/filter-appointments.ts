import type { AppointmentSlipFragment, AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { normaliseStatus } from './appointment-status.ts';

type FilterFields = Pick<
  AppointmentSlipFragment,
  'status' | 'serviceName' | 'reference' | 'specialistName' | 'locationName'
>;

/**
 * The appointments with a status (APPT-03; null: any) that contain all words of the search text,
 * each in the service, reference, specialist or location (APPT-04).
 */
export function filterAppointments<Appointment extends FilterFields>(
  appointments: readonly Appointment[],
  { status, search }: { status: AppointmentStatus | null; search: string },
): Appointment[] {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  return appointments.filter((appointment) => {
    if (status !== null && normaliseStatus(appointment.status) !== status) return false;
    const { serviceName, reference, specialistName, locationName } = appointment;
    const text = normalise([serviceName, reference ?? '', specialistName, locationName].join('\n'));
    // People type a reference from memory, without its hyphen.
    const bareReference = normalise(reference ?? '').replace(/[^a-z0-9]/g, '');
    return words.every((word) => text.includes(word) || bareReference.includes(word));
  });
}

/** Ignores case and accents. */
function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
