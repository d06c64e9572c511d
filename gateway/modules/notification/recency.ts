import type { NotificationRecency } from '../../graphql/generated/schema.ts';

/** A number of days or of something longer; `today` and `5 min` are none. */
const DAYS = /\b(?:\d+|an?|one)\s*(?:d|days?|w|wks?|weeks?|mos?|months?|y|yrs?|years?)\b|\byesterday\b/i;

/**
 * C-69: days and weeks are OLDER; minutes, hours and whatever else the legacy side may say (`just
 * now`) are TODAY.
 */
export function recencyOf(timeAgo: string | null): NotificationRecency {
  return timeAgo !== null && DAYS.test(timeAgo) ? 'OLDER' : 'TODAY';
}
