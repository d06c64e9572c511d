import type { Failure } from '~/graphql/failure.ts';

/** What the directory says when its list could not be had (doc 1 §8; DIR-12..14): the status of a refusal, else the server's or the error's own words. */
export function directoryErrorText({ legacyStatus, text }: Failure): string {
  const isRefusal = legacyStatus !== null && (legacyStatus < 200 || legacyStatus > 299);
  return `Error loading specialists: ${isRefusal ? `HTTP error! status: ${legacyStatus}` : text}`;
}
