import type { Failure } from '~/graphql/failure.ts';

/**
 * The directory's error message: the HTTP status, else the server's or the error's own
 * (DIR-12..14).
 */
export function directoryErrorMessage({ legacyStatus, message }: Failure): string {
  const isRefusal = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isRefusal ? `HTTP error! status: ${legacyStatus}` : message}`;
}
