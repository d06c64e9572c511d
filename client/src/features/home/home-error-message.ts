import type { Failure } from '~/graphql/failure.ts';

/**
 * The message for specialists that failed to load (HOME-08..10). A non-OK status has its own text.
 * Other failures have the message of the legacy host or the network, or 'Unknown error occurred'.
 */
export function homeErrorMessage({ legacyStatus, message }: Failure): string {
  const isStatusError = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isStatusError ? 'Failed to fetch specialists' : message}`;
}
