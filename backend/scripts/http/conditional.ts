/** Whether the caller has this content already (RFC 9110, If-None-Match); `etag` without quotes. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', `"${etag}"`].includes(tag.trim().replace(/^W\//, '')));
}
