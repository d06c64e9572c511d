/** The path on this site of a host's redirect (C-12, C-68); null if it could lead elsewhere. */
export function localPath(redirect: string | null): string | null {
  if (redirect === null || redirect.length > 200) return null;
  // Browsers read `//host` and `/\host` as another site.
  return /^\/(?![/\\])[\w\-./?=&%#+]*$/.test(redirect) && !redirect.includes('//') ? redirect : null;
}
