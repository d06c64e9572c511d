import type { Failure } from '~/graphql/failure.ts';

/** The HTTP status of a failed call, else the message of the server or the error (DIR-12..14). */
export function directoryErrorMessage({ legacyStatus, text }: Failure): string {
  const isHttpError = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isHttpError ? `HTTP error! status: ${legacyStatus}` : text}`;
}
