import type { Failure } from '~/graphql/failure.ts';

/**
 * What the home page says when its specialists could not be had (HOME-08..10): a refusal by status
 * has its own text; everything else speaks for itself, and the graph passes on what the legacy host
 * said, or 'Unknown error occurred'.
 */
export function homeErrorMessage({ legacyStatus, message }: Failure): string {
  const isRefusal = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isRefusal ? 'Failed to fetch specialists' : message}`;
}
