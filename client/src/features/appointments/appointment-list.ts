import type { AppointmentSlipFragment, AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { knownStatus } from './appointment-status.ts';

type Searched = Pick<
  AppointmentSlipFragment,
  'status' | 'serviceName' | 'reference' | 'specialistName' | 'locationName'
>;

/**
 * Those that hold all the words, each in any case and in any of service, reference, specialist and
 * location (APPT-04).
 */
export function searched<One extends Searched>(appointments: readonly One[], text: string): One[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return appointments.filter(({ serviceName, reference, specialistName, locationName }) => {
    const whole = plain([serviceName, reference ?? '', specialistName, locationName].join('\n'));
    // A reference is also found as someone types it from memory, without its hyphen.
    const joined = plain(reference ?? '').replace(/[^a-z0-9]/g, '');
    return words.every((word) => whole.includes(word) || joined.includes(word));
  });
}

/** Those of a status; all of them when none is given (APPT-03). */
export function ofStatus<One extends Searched>(appointments: readonly One[], wanted: AppointmentStatus | null): One[] {
  return appointments.filter(({ status }) => wanted === null || knownStatus(status) === wanted);
}

/** Without case and accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
