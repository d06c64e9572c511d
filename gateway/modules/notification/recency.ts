import type { NotificationRecency } from '../../graphql/generated/schema.ts';

/** A number of days or longer units, unlike `today` and `5 min`. */
const DAYS = /\b(?:\d+|an?|one)\s*(?:d|days?|w|wks?|weeks?|mos?|months?|y|yrs?|years?)\b|\byesterday\b/i;

/** C-69: days and weeks are OLDER; minutes, hours and other texts such as `just now` are TODAY. */
export function recencyOf(timeAgo: string | null): NotificationRecency {
  return timeAgo !== null && DAYS.test(timeAgo) ? 'OLDER' : 'TODAY';
}
