import { fieldMessages } from '#shared/field-messages.ts';
import type { Failure } from '~/graphql/failure.ts';

export const DATE_UNAVAILABLE = fieldMessages.dateUnavailable;
export const NEW_TIME_REQUIRED = fieldMessages.newTime;
export const NO_TIME_SLOTS = 'No available time slots for this date. Please select another date.';

/**
 * The legacy host's own message if it sent one (the gateway fills in the documented one), or else
 * that the time slots couldn't be fetched (APPT-29).
 */
export function timeSlotsErrorMessage({ code, message }: Failure): string {
  return code === 'UPSTREAM_INVALID_RESPONSE' || code === 'RATE_LIMITED'
    ? message
    : 'Error fetching available time slots. Please try again.';
}
