import type { Failure } from '~/graphql/failure.ts';

/**
 * What the home page says when its specialists could not be had (HOME-08..10): a refusal by status has its own text, else the server's own
 * words, else that there were none; what never reached the server speaks for itself.
 */
export function homeErrorText({ legacyStatus, legacyMessage, code, text }: Failure): string {
  const isRefusal = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  const unread = code === 'UPSTREAM_INVALID_RESPONSE' ? 'Unknown error occurred' : text;
  return `Error loading specialists: ${isRefusal ? 'Failed to fetch specialists' : (legacyMessage ?? unread)}`;
}
