/** A path of this site out of what the legacy side says to go to (C-12, C-68); anything that could lead elsewhere is null. */
export function localPath(redirect: string | null): string | null {
  if (redirect === null || redirect.length > 200) return null;
  // One slash and no second one, no backslash, no control: browsers read `//host` and `/\host` as another site.
  return /^\/(?![/\\])[\w\-./?=&%#+]*$/.test(redirect) && !redirect.includes('//') ? redirect : null;
}
