import { fieldMessages } from '#shared/field-messages.ts';
import type { Failure } from '~/graphql/failure.ts';

export const DATE_UNAVAILABLE = fieldMessages.dateUnavailable;
export const NOTHING_CHOSEN = fieldMessages.newTime;
export const NO_TIMES = 'No available time slots for this date. Please select another date.';

/**
 * The legacy side's own words where it refused in words (the gateway fills in the documented ones),
 * else that it was not reached (APPT-29).
 */
export function slotsFailure({ code, message }: Failure): string {
  return code === 'UPSTREAM_INVALID_RESPONSE' || code === 'RATE_LIMITED'
    ? message
    : 'Error fetching available time slots. Please try again.';
}
